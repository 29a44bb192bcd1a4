//! A table that only records what was picked, with the program's two front ends on it.

use boards::games;
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use hotseat::hosted::Outcome;
use hotseat::log::Line as LogLine;
use hotseat::recap::Recap;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::UndoPrice;
use hotseat::trust::Trust;
use lines::table::TableLines;
use panels::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::input::keymap::Keymap;
use screen::terminal::message::{Effect, Message};
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use seats::Seat;
use shell::command::key::Key;
use shell::course::Course;
use shell::curtain::{Curtain, Purpose, Spelling};
use shell::game_card::GameCard;
use shell::games::{Known, Seated};
use shell::guide::Guide;
use shell::refusal::{Refusal, TableFault};
use shell::services::Services;
use shell::session::{
    ClosedHands, Cover, Done, Ending, GameSession, Kept, Notebooks, Session, Shown, Teachable, Teacher, Thinkers,
    Visible,
};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;

/// The cards of the first game.
pub(crate) static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

/// The options that were picked, in their order.
pub(crate) type Picked = Rc<RefCell<Vec<usize>>>;

/// People at an open table who make every pick themselves.
pub(crate) fn table(names: &[String]) -> Table {
    let agreement = Agreement { trust: Trust::OpenTable, forced: false, ..Agreement::default() };
    Table::new(names.iter().map(Sitter::person).collect(), agreement).expect("they can sit down")
}

/// A moment of a game, for these eyes, that stays the same whatever is picked.
pub(crate) struct Probe<V> {
    view: V,
    eyes: Option<Seat>,
    decides: Seat,
    table: Table,
    picked: Picked,
    recap: Recap,
}

impl<V> Probe<V> {
    /// A moment, and the picks that will be made in it.
    pub(crate) fn new(view: V, eyes: Option<Seat>, decides: Seat, names: &[String]) -> (Probe<V>, Picked) {
        let picked = Picked::default();
        let (table, recap) = (table(names), Recap::default());
        (Probe { view, eyes, decides, table, picked: Rc::clone(&picked), recap }, picked)
    }
}

impl<V> GameSession for Probe<V> {
    type View = V;

    fn visible(&self) -> Visible<'_, V> {
        self.eyes.map_or(Visible::Public(&self.view), |seat| Visible::Open(seat, &self.view))
    }

    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &[]
    }

    fn course(&self) -> Option<&dyn Course<View = V>> {
        None
    }
}

impl<V> Session for Probe<V> {
    fn cover(&self) -> Cover {
        self.visible().cover()
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn decides(&self) -> Option<Seat> {
        Some(self.decides)
    }

    fn log(&self) -> &[LogLine] {
        &[]
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

    fn task(&self) -> Option<usize> {
        Some(0)
    }

    fn commitment(&self) -> Option<&str> {
        None
    }

    fn half_done(&self) -> bool {
        false
    }

    fn closed_hands(&self) -> Option<&dyn ClosedHands> {
        None
    }

    fn closed_hands_mut(&mut self) -> Option<&mut dyn ClosedHands> {
        None
    }

    fn thinkers(&self) -> Option<&dyn Thinkers> {
        None
    }

    fn thinkers_mut(&mut self) -> Option<&mut dyn Thinkers> {
        None
    }

    fn ending(&self) -> Option<&dyn Ending> {
        None
    }

    fn ending_mut(&mut self) -> Option<&mut dyn Ending> {
        None
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
        "A moment"
    }

    fn undo_price(&self) -> UndoPrice {
        UndoPrice::Nothing
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn options(&self) -> Vec<String> {
        Vec::new()
    }

    fn pick(&mut self, option: usize, _: Instant) -> Result<(), Refusal> {
        self.picked.borrow_mut().push(option);
        Ok(())
    }

    fn take_back(&mut self, _: Instant) -> Result<Done, Refusal> {
        Err(TableFault::NothingToTakeBack.into())
    }

    fn decline(&mut self) {}

    fn ask(&mut self, _: Purpose, _: Instant) -> Result<(), Refusal> {
        Err(TableFault::NoHand.into())
    }

    fn spelling(&self) -> Option<Spelling> {
        None
    }

    fn spell(&mut self, _: Keystroke, _: Instant) -> Result<Option<Done>, Refusal> {
        Ok(None)
    }

    fn fault(&mut self) -> Option<String> {
        None
    }

    fn stop_asking(&mut self) {}

    fn close_hand(&mut self, _: Closed) {}

    fn lies_open(&self) -> bool {
        self.eyes.is_some()
    }

    fn touched(&mut self, _: Instant) {}

    fn closes_in(&self, _: Instant) -> Option<u16> {
        None
    }

    fn deadline(&self) -> Option<Instant> {
        None
    }

    fn tick(&mut self, _: Instant) -> bool {
        false
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        None
    }
}

/// The program, in panels and in lines.
pub(crate) struct Door {
    app: App,
    services: Services,
    now: Instant,
    /// Removed with the door.
    _home: tempfile::TempDir,
}

impl Door {
    /// The program with no game open, in a folder of its own.
    pub(crate) fn new() -> Door {
        let home = tempfile::tempdir().expect("a folder");
        let services =
            || Services::new(Arc::clone(&DATA), boards::games::GAMES, Paths::within(home.path()), Agreement::default());
        let app = App::new(services(), Look::new(&ASCII), Keymap::default());
        Door { app, services: services(), now: Instant::now(), _home: home }
    }

    fn send(&mut self, message: Message) {
        self.now += Duration::from_millis(40);
        let effects = self.app.update(message, self.now);
        assert!(!effects.contains(&Effect::Quit), "no choice leaves the program");
    }

    /// What these keys pick in panels; a question for confirmation is answered with yes.
    pub(crate) fn pressed(&mut self, seated: Seated, picked: &Picked, keys: &[Key]) -> Vec<usize> {
        self.app.play(games::board(seated), None, self.now);
        self.send(Message::Tick);
        self.screen();
        keys.iter().for_each(|key| self.send(Message::Key(*key)));
        if picked.borrow().is_empty() {
            self.send(Message::Key(Key::Char('y')));
        }
        picked.take()
    }

    /// The present screen.
    pub(crate) fn screen(&mut self) -> String {
        let area = Rect::new(0, 0, 100, 30);
        let mut buffer = Buffer::empty(area);
        let drawn = self.app.draw(&mut buffer, self.now);
        self.app.seen(drawn);
        let row = |y: u16| (0..area.width).map(move |x| (x, y));
        let rows = (0..area.height).map(|y| row(y).map(|at| buffer[at].symbol()).collect::<String>());
        rows.collect::<Vec<_>>().join("\n")
    }

    /// What this line picks, and the answer; a question for confirmation is answered with yes.
    pub(crate) fn said(&mut self, seated: Seated, picked: &Picked, line: &str) -> (Vec<usize>, String) {
        let mut lines = TableLines::new(games::voice(seated));
        lines.opening(&self.services, self.now);
        let mut answer = lines.line(line, &self.services, self.now).lines.join("\n");
        if answer.ends_with("Say yes or no.") {
            answer = lines.line("yes", &self.services, self.now).lines.join("\n");
        }
        (picked.take(), answer)
    }
}
