//! A game at the table in the panels.

use super::choices::{Choices, end_turn, ends_unplayed};
use super::draw::{self, Scene};
use super::pages;
use super::parse::{Request, understand};
use super::past::Pictured;
use super::rules;
use super::thing::{Thing, is_about, things};
use super::words;
use crate::DeckbuildingSession;
use deckbuilding::rules::decision::Kind;
use deckbuilding::rules::view::View;
use deckbuilding_hosted::CardData;
use screen::game::action::{Action, Meant};
use screen::game::board::LookingBack;
use screen::game::board::{Board, Intent, Surround};
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
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::session::{Session, Visible};
use std::sync::Arc;
use std::time::Instant;

/// The commands that this game has no use for.
const FOREIGN: [Command; 4] = [Command::Initiative, Command::Leader, Command::Blast, Command::Plan];

/// A game with the person's changes to its picture.
pub(crate) struct Played {
    session: Box<DeckbuildingSession>,
    cards: Arc<CardData>,
    things: Vec<Thing>,
    cursor: Option<usize>,
    choices: Choices,
    region: u8,
    /// The page over the table.
    page: Text,
    over: Ending,
    /// The game as it was, while somebody looks back.
    past: Past<Pictured>,
    now: Instant,
}

impl Played {
    /// A game just put on the table.
    pub(crate) fn new(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Played {
        let things = things(session.visible().view());
        let page = Text::plain("", "");
        Played {
            session,
            cards,
            things,
            cursor: None,
            choices: Choices::default(),
            region: 0,
            page,
            over: Ending::default(),
            past: Past::default(),
            now: Instant::now(),
        }
    }

    fn view(&self) -> &View {
        self.session.visible().view()
    }

    fn selected(&self) -> Option<&Thing> {
        self.things.get(self.cursor?)
    }

    fn inspect(&mut self) -> Intent {
        let Some(thing) = self.selected() else { return Intent::Say("Nothing is selected.".into()) };
        self.page = pages::card(self.view(), &self.cards, &thing.id, Some(thing.uid));
        Intent::Show(Focus::Inspect)
    }

    /// Picks what can be done with the selected card; if there are several possibilities, only they are shown.
    fn choose(&mut self) -> Intent {
        let Some(uid) = self.selected().map(|thing| thing.uid) else {
            return Intent::Say("Nothing is selected; the keys before the choices choose.".into());
        };
        if let Some(why) = self.is_thinking() {
            return Intent::Say(why);
        }
        let decision = self.view().decision.iter();
        let options = decision.flat_map(|decision| &decision.options).enumerate();
        let about: Vec<usize> = options.filter(|(_, option)| is_about(option, uid)).map(|(place, _)| place).collect();
        match about.as_slice() {
            [] => self.refuse(uid),
            [only] => Intent::Pick(*only),
            _ => {
                self.choices = Choices { narrowed: Some(uid), page: 0 };
                Intent::Nothing
            }
        }
    }

    /// Whose pick everybody waits for, if it is a bot's.
    fn is_thinking(&self) -> Option<String> {
        let seat = self.session.thinking()?;
        Some(format!("{} chooses now.", self.session.table().name(seat)))
    }

    fn refuse(&self, uid: u32) -> Intent {
        let refusals = self.view().decision.iter().flat_map(|decision| &decision.refusals);
        let about: Vec<String> = refusals
            .filter(|refusal| refusal.card.uid == uid)
            .map(|refusal| format!("{}: no, {}.", refusal.label, refusal.why))
            .collect();
        let said = if about.is_empty() { "Nothing can be done with this now.".to_owned() } else { about.join("  ") };
        Intent::Say(said)
    }

    fn moved(&mut self, hits: &Hits, command: Command) {
        let from = self.cursor.and_then(|at| u16::try_from(at).ok()).map(|at| Spot::Thing(0, at));
        let to = match from {
            Some(from) => hits.towards(from, command).or(Some(from)),
            None => hits.things().map(|(_, spot)| spot).next(),
        };
        if let Some(Spot::Thing(_, at)) = to {
            self.cursor = Some(at.into());
        }
    }

    fn scene<'a>(&'a self, with: &'a Surround<'a>) -> Scene<'a> {
        let visible = self.session.visible();
        let is_open = matches!(visible, Visible::Open(..)).then(|| self.session.closes_in(with.now));
        Scene {
            view: visible.view(),
            cards: &self.cards,
            things: &self.things,
            cursor: self.cursor,
            choices: self.choices,
            region: self.region,
            is_open,
            thinking: self.session.thinking().map(|seat| (seat.index(), self.session.table().level(seat))),
            guide: self.session.guide(),
            log: self.session.log(),
            with,
        }
    }
}

impl Board for Played {
    fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.session.as_mut()
    }

    fn is_at_action(&self) -> bool {
        self.view().decision.as_ref().is_some_and(|decision| decision.kind == Kind::Action)
    }

    fn renew(&mut self) {
        self.past.act(self.session.course(), |looking, course| looking.renew(course));
        if let Some(result) = words::result(self.view()) {
            let rows = words::ending(self.view());
            self.over.account = Account::of(self.session.as_ref(), self.session.course(), result.into(), rows);
        }
        let selected = self.selected().map(|thing| thing.uid);
        self.things = things(self.session.visible().view());
        self.cursor = self.things.iter().position(|thing| Some(thing.uid) == selected);
        self.choices = Choices::default();
    }

    fn key(&mut self, key: Key) -> Intent {
        let enter = self.session.guide().and_then(|guide| guide.enter);
        if let (Key::Enter, None, Some(command)) = (key, self.cursor, enter) {
            return Intent::Teach(command);
        }
        if self.session.thinking().is_some() {
            return Intent::Ignored;
        }
        self.choices.meant(key, self.view()).map_or(Intent::Ignored, Intent::Pick)
    }

    fn run(&mut self, command: Command, hits: &Hits) -> Intent {
        let now = self.now;
        if command.is_of_past() {
            return self.past.run(command, self.session.course(), now);
        }
        match command {
            Command::Inspect => return self.inspect(),
            Command::Choose => return self.choose(),
            Command::Pass => {
                if let Some(why) = self.is_thinking() {
                    return Intent::Say(why);
                }
                let end = end_turn(self.view());
                return end.map_or_else(|| Intent::Say("The turn cannot be ended now.".into()), Intent::Pick);
            }
            Command::Piles | Command::Resources => {
                self.page = pages::piles(self.view());
                return Intent::Show(Focus::Piles);
            }
            Command::NextSeat | Command::PreviousSeat => {
                let count = self.view().regions.len().max(1) as u8;
                self.region = (self.region + 1) % count;
            }
            Command::PageDown => self.choices.page += 1,
            Command::PageUp => self.choices.page = self.choices.page.saturating_sub(1),
            Command::Up | Command::Down | Command::Left | Command::Right => self.moved(hits, command),
            _ => return Intent::Ignored,
        }
        Intent::Nothing
    }

    fn why_not(&self, command: Command) -> Option<String> {
        match command {
            Command::Pass if self.session.thinking().is_some() => Some("it is a bot's turn".to_owned()),
            Command::Pass => end_turn(self.view()).is_none().then(|| "the turn cannot be ended now".to_owned()),
            _ if FOREIGN.contains(&command) => Some("this game has nothing like that".to_owned()),
            _ => None,
        }
    }

    fn foreign(&self) -> &'static [Command] {
        &FOREIGN
    }

    fn signs(&self, _: &Glyphs) -> Vec<String> {
        rules::signs()
    }

    fn back(&mut self) -> bool {
        let was = self.choices.narrowed.take().is_some() || self.cursor.is_some();
        self.cursor = None;
        was
    }

    fn has_selection(&self) -> bool {
        self.cursor.is_some()
    }

    fn click(&mut self, spot: Spot) -> Intent {
        match spot {
            Spot::Choice(option) => Intent::Pick(option),
            Spot::Thing(_, at) if self.cursor == Some(at.into()) => self.inspect(),
            Spot::Thing(_, at) => {
                self.cursor = Some(at.into());
                Intent::Nothing
            }
            _ => Intent::Nothing,
        }
    }

    fn search(&mut self, text: &str) -> bool {
        let text = text.to_lowercase();
        let after = self.cursor.map_or(0, |at| at + 1);
        let fits = |at: &usize| self.things[*at].name.to_lowercase().contains(&text);
        let found = (after..self.things.len()).chain(0..after.min(self.things.len())).find(fits);
        self.cursor = found.or(self.cursor);
        found.is_some()
    }

    fn parse(&mut self, text: &str) -> Result<Heard, Unheard> {
        Ok(match understand(text, self.session.visible().view(), &self.cards)? {
            Request::Pick(option, rest) => Heard::Pick(option, rest),
            Request::Told(text) => Heard::Told(text),
            Request::Read(text) => {
                self.page = text;
                Heard::Page { place: Focus::Inspect, told: Vec::new() }
            }
        })
    }

    fn understands(&self, text: &str) -> bool {
        understand(text, self.view(), &self.cards).is_ok()
    }

    fn grave(&self, option: usize) -> Option<(String, &'static str)> {
        let asked = ends_unplayed(self.view(), option).filter(|_| !is_answer(self.session.guide()));
        asked.filter(|_| self.session.thinking().is_none()).map(|question| (question, "end the turn"))
    }

    fn actions(&self) -> Vec<Action> {
        if self.session.thinking().is_some() {
            return Vec::new();
        }
        let decision = self.view().decision.iter();
        let options = decision.flat_map(|decision| &decision.options).enumerate();
        let action = |(index, option)| Action {
            text: words::option(self.view(), &self.cards, option, " -> "),
            told: String::new(),
            meant: Meant::Pick(index),
        };
        let refusals = self.view().decision.iter().flat_map(|decision| &decision.refusals);
        let refused = refusals.map(|refusal| Action {
            text: format!("why not {}", refusal.label),
            told: refusal.why.to_string(),
            meant: Meant::Refused,
        });
        options.map(action).chain(refused).collect()
    }

    fn looking_back(&mut self) -> Option<&mut dyn LookingBack> {
        Some(self)
    }

    fn left(&mut self, place: Focus) {
        self.past.left(place);
    }

    fn tick(&mut self, now: Instant) {
        self.now = now;
        self.past.act(self.session.course(), |looking, course| looking.tick(course, now));
    }

    fn deadline(&self) -> Option<Instant> {
        self.past.deadline()
    }

    fn guide(&self) -> Option<Text> {
        Some(rules::page(self.view()))
    }

    fn open_facts(&self) -> Text {
        pages::open_facts(self.view(), self.session.title())
    }

    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        draw::draw(canvas, &self.scene(with), hits);
    }

    fn page_key(&mut self, place: Focus, key: Key, with: &Surround<'_>) -> Event {
        match (place, key) {
            (Focus::Over, key) => self.over.press(key, with.in_match),
            (Focus::Past, key) => self.past.press(key, self.session.course(), with.now),
            (_, Key::Enter) => Event::Back,
            (_, key) => self.page.press(key, with.area),
        }
    }

    fn page_click(&mut self, place: Focus, row: usize, in_match: bool) -> Event {
        if place != Focus::Over {
            return Event::Ignored;
        }
        self.over.click(row, in_match)
    }

    fn draw_page(&self, place: Focus, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        let around = with.around();
        match place {
            Focus::Over => self.over.draw(canvas, self.session.title(), with, hits),
            Focus::Past => self.past.draw(canvas, with, hits),
            _ => self.page.draw(canvas, &around, hits),
        }
    }
}

impl LookingBack for Played {
    fn look_back(&mut self, line: Option<usize>) -> Intent {
        self.past.begin(self.session.course(), Pictured::new(Arc::clone(&self.cards)), line)
    }

    fn search_back(&mut self, text: &str) -> bool {
        self.past.act(self.session.course(), |looking, course| looking.search(text, course)).unwrap_or(false)
    }
}
