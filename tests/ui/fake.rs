//! A game that only plays what a test wrote down, and a keyboard to drive the program with.

mod stage;

use super::dump;
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Heard, Keystroke};
use hotseat::hosted::Outcome;
use hotseat::log::{Line as LogLine, Weight};
use hotseat::narration::Brief;
use hotseat::recap::Recap;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::UndoPrice;
use panels::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::input::keymap::Keymap;
use screen::terminal::message::{Effect, Message};
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use seats::{Seat, SeatSet};
use shell::command::key::Key;
use shell::course::Course;
use shell::curtain::{Asked as Word, Curtain, Purpose, Spelling};
use shell::game_card::GameCard;
use shell::games::Known;
use shell::guide::Guide;
use shell::refusal::{Refusal, TableFault};
use shell::services::Services;
use shell::session::{Cover, Done, Ending, GameSession, Kept, Notebooks, Session, Shown, Teachable, Teacher, Visible};
pub(crate) use stage::Stage;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_screen::board_of;
use swu_view::View;
use tempfile::TempDir;

/// What the program asked of the game, in words.
pub(crate) type Asked = Rc<RefCell<Vec<String>>>;

/// The game: every pick leads to the next stage.
pub(crate) struct Fake {
    stages: Vec<Stage>,
    at: usize,
    open: bool,
    asking: Option<(Purpose, Seat, String)>,
    asked: Asked,
    log: Vec<LogLine>,
    price: UndoPrice,
    table: Table,
    recap: Recap,
    thinking: Option<Seat>,
}

/// What happened since somebody acted, in a made-up game: its last two lines.
fn newest(log: &[LogLine]) -> Vec<LogLine> {
    log[log.len().saturating_sub(2)..].to_vec()
}

impl Fake {
    /// A game of these stages.
    pub(crate) fn new(stages: Vec<Stage>, log: Vec<LogLine>) -> (Fake, Asked) {
        let asked = Asked::default();
        let price = UndoPrice::Free;
        let sitters = stages[0].public.seats.iter().map(|seat| Sitter::person(&seat.name)).collect();
        let table = Table::new(sitters, Agreement::default()).expect("a table of these people");
        let recap = Recap { seats: SeatSet::one(Seat(0)), lines: newest(&log) };
        (
            Fake {
                stages,
                at: 0,
                open: false,
                asking: None,
                asked: asked.clone(),
                log,
                price,
                table,
                recap,
                thinking: None,
            },
            asked,
        )
    }

    /// With this price of taking back.
    pub(crate) fn price(mut self, price: UndoPrice) -> Fake {
        self.price = price;
        self
    }

    /// With somebody who last acted before the last `seen` lines of the log.
    pub(crate) fn since(mut self, seen: usize) -> Fake {
        self.recap.lines = self.log[seen..].to_vec();
        self
    }

    /// With a bot that thinks.
    pub(crate) fn thinking(mut self, bot: Seat) -> Fake {
        self.thinking = Some(bot);
        self
    }

    fn stage(&self) -> &Stage {
        &self.stages[self.at]
    }

    fn note(&self, what: impl Into<String>) {
        self.asked.borrow_mut().push(what.into());
    }
}

impl GameSession for Fake {
    type View = View;

    fn visible(&self) -> Visible<'_, View> {
        match (self.open, self.stage().curtain, self.decides()) {
            (true, _, Some(seat)) => Visible::Open(seat, &self.stage().open),
            (false, true, Some(seat)) => Visible::Curtain(seat, &self.stage().public),
            _ => Visible::Public(&self.stage().public),
        }
    }

    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &[]
    }

    fn course(&self) -> Option<&dyn Course<View = View>> {
        None
    }
}

impl Session for Fake {
    fn cover(&self) -> Cover {
        self.visible().cover()
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn decides(&self) -> Option<Seat> {
        self.stage().public.decision.as_ref().map(|decision| decision.seat)
    }

    fn thinking(&self) -> Option<Seat> {
        self.thinking
    }

    fn log(&self) -> &[LogLine] {
        &self.log
    }

    fn in_play(&self) -> &[Vec<u16>] {
        &[]
    }

    fn game_card(&self) -> Option<GameCard> {
        None
    }

    fn known(&self) -> Known<'_> {
        Known::Other
    }

    fn public_log(&self) -> Vec<LogLine> {
        self.log().to_vec()
    }

    fn shown(&self) -> &[Shown] {
        &[]
    }

    fn seen(&mut self, _: Instant) -> Result<(), Refusal> {
        Ok(())
    }

    fn guide(&self) -> Option<&Guide> {
        None
    }

    fn ending(&self) -> Option<&dyn Ending> {
        Some(self)
    }

    fn ending_mut(&mut self) -> Option<&mut dyn Ending> {
        Some(self)
    }

    fn notebooks(&self) -> Option<&dyn Notebooks> {
        None
    }

    fn notebooks_mut(&mut self) -> Option<&mut dyn Notebooks> {
        None
    }

    fn kept(&self) -> Option<&dyn Kept> {
        None
    }

    fn kept_mut(&mut self) -> Option<&mut dyn Kept> {
        None
    }

    fn teachable(&mut self) -> Option<&mut dyn Teachable> {
        None
    }

    fn teacher(&mut self) -> Option<&mut dyn Teacher> {
        None
    }

    fn recap(&self) -> &Recap {
        &self.recap
    }

    fn title(&self) -> &str {
        "Premier, game 1"
    }

    fn undo_price(&self) -> UndoPrice {
        self.price.clone()
    }

    fn options(&self) -> Vec<String> {
        let decision = self.visible().uncovered().and_then(|view| view.decision.as_ref());
        decision.into_iter().flat_map(|decision| &decision.options).map(|option| option.label.clone()).collect()
    }

    fn pick(&mut self, option: usize, _: Instant) -> Result<(), Refusal> {
        let view = self.visible().view();
        let label = view.decision.as_ref().map(|decision| decision.options[option].label.clone());
        self.note(format!("pick {}", label.unwrap_or_default()));
        let before = self.decides();
        self.at = (self.at + 1).min(self.stages.len() - 1);
        if self.decides() != before || !self.stage().curtain {
            self.open = false;
        }
        let number = self.log.last().map_or(0, |line| line.number) + 1;
        let (weight, text, brief) = (Weight::Action, format!("Pick {number}"), Brief::Sentence);
        self.log.push(LogLine { number, weight, reveals: false, text, brief });
        self.recap.lines = newest(&self.log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.visible().view().over.as_ref()?;
        Some(Outcome::Won(over.winners.iter().copied().collect()))
    }

    fn take_back(&mut self, _: Instant) -> Result<Done, Refusal> {
        self.note("take back");
        match self.price {
            UndoPrice::Free => {
                self.at = self.at.saturating_sub(1);
                Ok(Done::Said("Taken back.".into()))
            }
            _ => Ok(Done::Ask(vec![Seat(1)])),
        }
    }

    fn decline(&mut self) {
        self.note("decline");
    }

    fn ask(&mut self, purpose: Purpose, _: Instant) -> Result<(), Refusal> {
        let seat = match purpose {
            Purpose::Hand => self.decides().ok_or(TableFault::NoHand)?,
            Purpose::Concede(seat) | Purpose::Agree(seat) => seat,
            Purpose::Notes(_) | Purpose::ConcedeMatch(_) => return Err(TableFault::NoNotes.into()),
        };
        self.asking = Some((purpose, seat, String::new()));
        Ok(())
    }

    fn spelling(&self) -> Option<Spelling> {
        let (purpose, seat, typed) = self.asking.as_ref()?;
        let letters = self.stage().public.seats[seat.index()].name.to_lowercase();
        Some(Spelling {
            purpose: *purpose,
            asked: vec![Word { seat: *seat, progress: typed.len(), letters: Some(letters) }],
            heard: Heard::Nothing,
            about: None,
        })
    }

    fn spell(&mut self, key: Keystroke, _: Instant) -> Result<Option<Done>, Refusal> {
        let Some(wanted) = self.spelling().and_then(|spelling| spelling.asked[0].letters.clone()) else {
            return Ok(None);
        };
        let Some((purpose, seat, typed)) = &mut self.asking else { return Ok(None) };
        match key {
            Keystroke::Letter(letter) if wanted.chars().nth(typed.len()) == Some(letter) => typed.push(letter),
            Keystroke::Enter if *typed == wanted => {
                let (purpose, seat) = (*purpose, *seat);
                self.asking = None;
                self.open |= purpose == Purpose::Hand;
                self.note(format!("{purpose:?} by {seat}"));
                return Ok(Some(Done::Yes));
            }
            _ => {}
        }
        Ok(None)
    }

    fn fault(&mut self) -> Option<String> {
        None
    }

    fn stop_asking(&mut self) {
        self.asking = None;
    }

    fn close_hand(&mut self, why: Closed) {
        self.note(format!("close {why:?}"));
        self.open = false;
    }

    fn touched(&mut self, _: Instant) {}

    fn closes_in(&self, _: Instant) -> Option<u16> {
        self.open.then_some(20)
    }

    fn deadline(&self) -> Option<Instant> {
        None
    }

    fn tick(&mut self, _: Instant) -> bool {
        false
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        let why = "The next choice needs a look at a hand.";
        Some(Curtain {
            why,
            table: &self.table,
            next: self.decides().into_iter().collect(),
            recap: &self.recap,
            unseen_no: None,
            asking: None,
        })
    }
}

impl Ending for Fake {
    fn may_concede(&self, seat: Seat) -> bool {
        !self.stage().public.seats[seat.index()].eliminated
    }

    fn concede(&mut self, by: Confirmed, _: Instant) -> Result<(), Refusal> {
        self.note(format!("{} concedes", by.seat()));
        Ok(())
    }

    fn stop_after(&mut self, round: u16) -> Result<(), Refusal> {
        Err(TableFault::NotStopped(round).into())
    }
}

/// All cards, and those of the fixtures.
static CARDS: LazyLock<Arc<CardData>> = LazyLock::new(|| {
    let fixtures = [("cards.ron", include_str!("fixtures/cards.ron"))];
    Arc::new(CardData::of(Library::with_overlay(&fixtures).expect("the cards of the fixtures are sound")))
});

/// The program around a table of the fixtures, with its files in this folder.
pub(crate) fn services(folder: &Path) -> Services {
    Services::new(Arc::clone(&CARDS), boards::games::GAMES, Paths::within(folder), Agreement::default())
}

/// The program with a keyboard.
pub(crate) struct Desk {
    pub app: App,
    pub now: Instant,
    size: (u16, u16),
    pub effects: Vec<Effect>,
    /// Its own folder, removed with it.
    _folder: Option<TempDir>,
}

impl Desk {
    /// On the home screen, 80 by 24, ASCII, in a folder of its own.
    pub(crate) fn at_home() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let desk = Desk::with_services(services(folder.path()));
        Desk { _folder: Some(folder), ..desk }
    }

    /// On the home screen of a program with these services.
    pub(crate) fn with_services(services: Services) -> Desk {
        Desk::looking(services, Look::new(&ASCII))
    }

    /// The same in another look.
    pub(crate) fn looking(services: Services, look: Look) -> Desk {
        let app = App::new(services, look, Keymap::default());
        let (now, size, effects, _folder) = (Instant::now(), (80, 24), Vec::new(), None);
        let mut desk = Desk { app, now, size, effects, _folder };
        desk.resize(80, 24);
        desk
    }

    /// With a game on the table.
    pub(crate) fn at_table(session: Fake) -> Desk {
        let mut desk = Desk::at_home();
        desk.put(session);
        desk
    }

    /// Puts a game on the table.
    pub(crate) fn put(&mut self, session: Fake) {
        let now = self.now;
        self.app.play(board_of(Box::new(session)), None, now);
        let effects = self.app.update(Message::Tick, now);
        self.effects.extend(effects);
        self.see();
    }

    /// Another size.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.send(Message::Resized { width, height });
    }

    /// Presses keys, separated by spaces: `a Enter F1`.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Desk {
        for text in keys.split_whitespace() {
            let key = Key::from_text(text).unwrap_or_else(|| panic!("{text} is a key"));
            self.send(Message::Key(key));
        }
        self
    }

    /// Types a text, letter by letter, then Enter.
    pub(crate) fn type_line(&mut self, text: &str) -> &mut Desk {
        text.chars().for_each(|letter| self.send(Message::Key(Key::Char(letter))));
        self.press("Enter")
    }

    /// Sends a message.
    pub(crate) fn send(&mut self, message: Message) {
        let effects = self.app.update(message, self.now);
        self.effects.extend(effects);
        // The loop on a terminal continues at once while something is due, such as the next pick of a bot.
        for _ in 0..100 {
            self.see();
            if self.app.deadline(self.now) != Some(self.now) {
                break;
            }
            let effects = self.app.update(Message::Tick, self.now);
            self.effects.extend(effects);
        }
    }

    pub(crate) fn see(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        let drawn = self.app.draw(&mut buffer, self.now);
        self.app.seen(drawn);
        buffer
    }

    /// What is on the screen.
    pub(crate) fn screen(&mut self) -> String {
        dump::text(&self.see())
    }

    /// The row of the screen, from 0.
    pub(crate) fn row(&mut self, row: usize) -> String {
        self.screen().lines().nth(row).unwrap_or_default().to_string()
    }

    /// Where a text first appears.
    pub(crate) fn find(&mut self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        let mut lines = screen.lines().enumerate();
        lines.find_map(|(y, line)| line.find(text).map(|x| (x as u16, y as u16)))
    }

    /// Clicks on a text.
    pub(crate) fn click(&mut self, text: &str) -> &mut Desk {
        let (x, y) = self.find(text).unwrap_or_else(|| panic!("{text} is on the screen"));
        self.send(Message::Click { x, y });
        self
    }
}
