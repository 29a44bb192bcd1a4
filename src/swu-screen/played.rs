//! A game of Star Wars: Unlimited at the table, in the panels.

use super::board::scene::Scene;
use super::board::{self, marks};
use super::grave::grave;
use super::lines::met::in_sight;
use super::lines::parse::{Request, understand};
use super::moving::{below, beside, called, moved};
use super::past::Pictured;
use super::prompt::gesture::Step;
use super::prompt::panel;
use super::screens::reveal::{Reveal, Sight};
use super::screens::{asks, inspect::Inspect, over, piles::Piles};
use super::table::Table;
use super::thing::Thing;
use super::{actions, guide, rules_read, sight};
use screen::game::action::Action;
use screen::game::board::{Board, Intent, LookingBack, Surround};
use screen::game::ending::{Account, Ending};
use screen::game::guide::is_answer;
use screen::game::past::Past;
use screen::game::unheard::Unheard;
use screen::game::voice::Heard;
use screen::theme::canvas::Canvas;
use screen::theme::glyphs::Glyphs;
use screen::widgets::event::Event;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::text::Text;
use seats::Seat;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::games::UnlimitedSession;
use shell::preferences::Preference;
use shell::refusal::Refusal;
use shell::session::Session;
use std::time::Instant;
use swu_view::{DecisionKind, View};

/// A game with the person's changes to its picture.
pub(super) struct Played {
    session: Box<UnlimitedSession>,
    table: Table,
    /// How far the shown cards are scrolled.
    reveal: Reveal,
    inspect: Inspect,
    piles: Piles,
    over: Ending,
    /// The game as it was, while somebody looks back.
    past: Past<Pictured>,
    /// Is the deciding seat's side drawn at the bottom?
    turning: bool,
    now: Instant,
}

impl Played {
    /// A game just put on the table.
    pub(super) fn new(session: Box<UnlimitedSession>) -> Played {
        Played {
            session,
            table: Table::default(),
            reveal: Reveal::default(),
            inspect: Inspect::new(Thing::Base(Seat(0))),
            piles: Piles::default(),
            over: Ending::default(),
            past: Past::default(),
            turning: false,
            now: Instant::now(),
        }
    }

    fn view(&self) -> &View {
        self.session.visible().view()
    }

    /// Looks at another seat.
    fn focus(&mut self, step: isize) {
        let seat = beside(self.view(), self.table.board.focus, step);
        self.table.board.focus = Some(seat);
        self.table.select(Thing::Base(seat));
    }

    /// Keeps the deciding seat's side at the bottom, or the sides where they are.
    fn turn_seats(&mut self, turning: bool) {
        self.turning = turning;
        self.table.board.bottom = below(self.session.as_ref(), turning, self.table.board.bottom);
    }

    /// Selects something, or looks at it if it is selected already.
    fn select(&mut self, thing: Thing) -> Intent {
        if self.table.board.cursor == Some(thing) {
            return self.look_at(thing);
        }
        self.table.select(thing);
        Intent::Nothing
    }

    fn look_at(&mut self, thing: Thing) -> Intent {
        self.inspect = Inspect::new(thing);
        Intent::Show(Focus::Inspect)
    }

    /// Does something with everything the table is drawn from.
    fn with_scene<R>(&self, with: &Surround<'_>, act: impl FnOnce(&Scene<'_>) -> R) -> R {
        let (session, guide) = (&self.session, self.session.guide());
        let mut picked = self.table.picked.clone();
        picked.extend(guide.iter().flat_map(|guide| &guide.marked));
        act(&Scene {
            view: self.view(),
            guide,
            labels: &self.table.labels,
            cards: with.services.cards(),
            hand: sight::of_hand(session.as_ref(), with.now),
            menu: &self.table.menu,
            narrowed: self.table.narrowed.as_deref(),
            in_list: self.table.in_list(),
            picked: &picked,
            log: session.log(),
            recap: Some(session.recap()),
            thinking: session.thinking().map(|seat| (seat, session.table().level(seat))),
            half_done: session.half_done(),
            notice: with.notice,
            title: with.title,
            hints: with.hints,
            help: with.help,
            line: with.line,
            state: &self.table.board,
        })
    }

    fn click_row(&mut self, row: usize) -> Intent {
        let Some(widget) = self.table.widget.as_mut() else { return Intent::Nothing };
        if widget.cursor().at == row {
            return self.key(Key::Char(' '));
        }
        widget.select(row);
        Intent::Nothing
    }
}

impl Board for Played {
    fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.session.as_mut()
    }

    fn renew(&mut self) {
        self.table.renew(self.session.as_ref());
        self.turn_seats(self.turning);
        self.past.act(self.session.course(), |looking, course| looking.renew(course));
        if self.session.outcome().is_some() {
            let (result, rows) = (over::sentences(self.view()), over::rows(self.view()));
            self.over.account = Account::of(self.session.as_ref(), self.session.course(), result, rows);
        }
        if self.session.shown().is_empty() {
            self.reveal = Reveal::default();
        }
    }

    fn is_at_action(&self) -> bool {
        self.view().decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Action)
    }

    fn key(&mut self, key: Key) -> Intent {
        let idle = !self.table.in_list() && !self.table.is_typing();
        let enter = self.session.guide().and_then(|guide| guide.enter);
        if let (Key::Enter, true, Some(command)) = (key, idle, enter) {
            return Intent::Teach(command);
        }
        let view = self.session.visible().view();
        if self.table.in_list() { self.table.list_key(key, view) } else { self.table.key(key, view) }
    }

    fn run(&mut self, command: Command, hits: &Hits) -> Intent {
        let now = self.now;
        if command.is_of_past() {
            return self.past.run(command, self.session.course(), now);
        }
        let view = self.session.visible().view();
        let state = &mut self.table.board;
        match command {
            Command::Inspect => match state.cursor {
                Some(thing) => return self.look_at(thing),
                None => return Intent::Say("Nothing is selected.".into()),
            },
            Command::Choose => return self.table.choose_selected(view),
            Command::Pass | Command::Initiative | Command::Leader | Command::Blast | Command::Plan => {
                return self.table.command(command, view);
            }
            Command::Piles | Command::Resources => {
                self.piles = Piles { resources: command == Command::Resources, ..Piles::default() };
                return Intent::Show(Focus::Piles);
            }
            Command::Whole if view.seats.len() == 2 => self.turn_seats(!self.turning),
            Command::Whole => state.whole = !state.whole,
            Command::PageDown => state.page += 1,
            Command::PageUp => state.page = state.page.saturating_sub(1),
            Command::NextSeat => self.focus(1),
            Command::PreviousSeat => self.focus(-1),
            Command::Up | Command::Down | Command::Left | Command::Right => {
                state.cursor = moved(view, hits, state.cursor, command);
            }
            _ => return Intent::Ignored,
        }
        Intent::Nothing
    }

    fn signs(&self, glyphs: &Glyphs) -> Vec<String> {
        marks::signs(glyphs)
    }

    fn why_not(&self, command: Command) -> Option<String> {
        self.table.why_not(self.view(), command)
    }

    fn back(&mut self) -> bool {
        self.table.back(self.session.visible().view(), self.session.half_done())
    }

    fn in_list(&self) -> bool {
        self.table.in_list()
    }

    fn has_selection(&self) -> bool {
        self.table.board.cursor.is_some()
    }

    fn click(&mut self, spot: Spot) -> Intent {
        match spot {
            Spot::Choice(index) => match self.table.menu.choices.get(index).cloned() {
                Some(choice) => self.table.choose(&choice, self.session.visible().view()),
                None => Intent::Nothing,
            },
            Spot::Seat(seat) => {
                self.table.board.focus = Some(seat);
                Intent::Nothing
            }
            Spot::Row(row) => self.click_row(row),
            spot => Thing::at(spot).map_or(Intent::Nothing, |thing| self.select(thing)),
        }
    }

    fn search(&mut self, text: &str) -> bool {
        let found = called(self.session.visible().view(), text, self.table.board.cursor);
        if let Some(thing) = found {
            self.table.select(thing);
        }
        found.is_some()
    }

    fn parse(&mut self, text: &str) -> Result<Heard, Unheard> {
        Ok(match understand(text, self.session.visible().view(), &self.table.labels)? {
            Request::Pick(option, rest) => Heard::Pick(option, rest),
            Request::Told(text) => Heard::Told(text),
            Request::Rules(wanted) => rules_read(&wanted)?,
            Request::Inspect(thing) => {
                self.inspect = Inspect::new(thing);
                Heard::Page { place: Focus::Inspect, told: Vec::new() }
            }
        })
    }

    fn in_sight(&self) -> Vec<String> {
        in_sight(self.view())
    }

    fn grave(&self, option: usize) -> Option<(String, &'static str)> {
        grave(self.view(), option, !self.table.ends_unasked).filter(|_| !is_answer(self.session.guide()))
    }

    fn go_on(&mut self, now: Instant) -> Result<(), Refusal> {
        while let Some(mut row) = self.table.row.take() {
            match row.next(self.session.visible().uncovered()) {
                Step::Finished => return Ok(()),
                Step::Wait => {
                    self.table.row = Some(row);
                    return Ok(());
                }
                Step::Lost(why) => return Err(Refusal::Forbidden(why.into())),
                Step::Pick(option) => {
                    self.session.pick(option, now)?;
                    self.table.row = Some(row);
                }
            }
        }
        Ok(())
    }

    fn drop_row(&mut self) {
        self.table.row = None;
    }

    fn understands(&self, text: &str) -> bool {
        understand(text, self.view(), &self.table.labels).is_ok()
    }

    fn prefer(&mut self, which: Preference, yes: bool) {
        match which {
            Preference::TurningSeats => self.turn_seats(yes),
            Preference::Motion => self.table.board.still = !yes,
            Preference::PhaseEnd => self.table.ends_unasked = !yes,
            _ => {}
        }
    }

    fn actions(&self) -> Vec<Action> {
        actions::actions(self.view(), &self.table.labels)
    }

    fn guide(&self) -> Option<Text> {
        Some(guide::guide(self.view(), &self.table.labels, self.table.board.cursor))
    }

    fn looking_back(&mut self) -> Option<&mut dyn LookingBack> {
        Some(self)
    }

    fn left(&mut self, place: Focus) {
        self.past.left(place);
    }

    fn tick(&mut self, now: Instant) {
        self.now = now;
        self.table.tick(now);
        self.past.act(self.session.course(), |looking, course| looking.tick(course, now));
    }

    fn deadline(&self) -> Option<Instant> {
        [self.past.deadline(), self.table.motion().deadline()].into_iter().flatten().min()
    }

    fn open_facts(&self) -> Text {
        asks::answers(self.view(), self.session.log(), self.session.title())
    }

    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        self.with_scene(with, |scene| {
            board::draw(canvas, scene, hits);
            self.table.motion().draw(canvas, scene, hits);
            if let Some(widget) = self.table.widget.as_ref().filter(|_| self.table.in_list()) {
                panel::draw(canvas, canvas.area(), scene, widget, hits);
            }
        });
    }

    fn page_key(&mut self, place: Focus, key: Key, with: &Surround<'_>) -> Event {
        match place {
            Focus::Inspect => {
                let mut inspect = self.inspect;
                let event = self.with_scene(with, |scene| inspect.press(key, scene, with.area));
                if inspect.thing != self.inspect.thing {
                    self.table.board.cursor = Some(inspect.thing);
                }
                self.inspect = inspect;
                event
            }
            Focus::Piles => self.piles.press(key, self.session.visible().view(), with.services.cards(), with.area),
            Focus::Over => self.over.press(key, with.in_match),
            Focus::Past => self.past.press(key, self.session.course(), with.now),
            _ => Event::Back,
        }
    }

    fn page_click(&mut self, place: Focus, row: usize, in_match: bool) -> Event {
        if place == Focus::Over { self.over.click(row, in_match) } else { Event::Ignored }
    }

    fn draw_page(&self, place: Focus, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        let around = with.around();
        match place {
            Focus::Inspect => self.with_scene(with, |scene| self.inspect.draw(canvas, scene, &around, hits)),
            Focus::Past => self.past.draw(canvas, with, hits),
            Focus::Piles => self.piles.draw(canvas, self.view(), with.services.cards(), &around, hits),
            _ => self.over.draw(canvas, self.session.title(), with, hits),
        }
    }

    fn shown_key(&mut self, key: Key, with: &Surround<'_>) -> Event {
        let over_table = self.is_shown_over_table();
        self.reveal.press(key, &Sight::of(self.session.as_ref(), with.services.cards(), over_table), with.area)
    }

    fn draw_shown(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>) {
        let sight = Sight::of(self.session.as_ref(), with.services.cards(), self.is_shown_over_table());
        self.with_scene(with, |scene| self.reveal.draw(canvas, &sight, scene));
    }
}

impl LookingBack for Played {
    fn look_back(&mut self, line: Option<usize>) -> Intent {
        self.past.begin(self.session.course(), Pictured::default(), line)
    }

    fn search_back(&mut self, text: &str) -> bool {
        self.past.act(self.session.course(), |looking, course| looking.search(text, course)).unwrap_or(false)
    }
}
