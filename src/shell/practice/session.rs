//! An exercise as a game at the table: both front ends show it like any other game, with the guide beside it.

use super::exercise::{Exercise, Seen};
use super::practised::Practised;
use crate::command::Command;
use crate::course::Course;
use crate::curtain::{Curtain, Purpose, Spelling};
use crate::game_card::GameCard;
use crate::games::Known;
use crate::guide::Guide;
use crate::refusal::{PracticeFault, Refusal};
use crate::session::{
    ClosedHands, Done, Ending, GameSession, Kept, Notebooks, Session, Shown, Teachable, Teacher, Thinkers, Visible,
};
use crate::table_session::Playable;
use hotseat::exposure::Closed;
use hotseat::handover::{Handover, Keystroke};
use hotseat::hosted::Outcome;
use hotseat::log::Line as LogLine;
use hotseat::recap::Recap;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::takeback::UndoPrice;
use seats::{Seat, SeatSet};
use std::time::Instant;

/// Why the curtain is there before anybody has answered.
const FIRST: &str = "All answer the same, one after another, and see no answer before theirs.";
/// The same while somebody else answers.
const NEXT: &str = "The answer is covered for whoever answers next.";

/// An exercise at the table.
pub struct PracticeSession<E: Exercise> {
    exercise: E,
    title: String,
    guide: Guide,
    view: Seen<E>,
    /// The seats of the game; named after the people if they take turns.
    table: Table,
    recap: Recap,
    asking: Option<Handover>,
    /// Cards to be looked at now.
    shown: Vec<Shown>,
    /// The table on show, and the line of its log up to which the cards were looked at.
    looked_at: (Option<usize>, usize),
}

impl<E: Exercise> PracticeSession<E> {
    /// Puts it on the table.
    ///
    /// # Errors
    /// The people cannot sit at a table.
    pub fn new(exercise: E) -> Result<PracticeSession<E>, Refusal> {
        let table = table(&exercise)?;
        let recap = Recap::default();
        let (view, guide, title) = (exercise.tabletop().view(), exercise.guide(), exercise.title());
        let looked_at = (exercise.task(), exercise.tabletop().log().len());
        let (asking, shown) = (None, Vec::new());
        let mut session = PracticeSession { exercise, title, guide, view, table, recap, asking, shown, looked_at };
        session.look();
        Ok(session)
    }

    /// Updates everything that may be shown.
    fn look(&mut self) {
        if let Ok(table) = table(&self.exercise) {
            self.table = table;
        }
        self.title = self.exercise.title();
        self.guide = self.exercise.guide();
        let (tabletop, awaited) = (self.exercise.tabletop(), self.exercise.awaits().is_some());
        let view = if awaited { tabletop.public() } else { tabletop.view() };
        let silent = awaited || !self.exercise.is_open();
        self.view = if silent { E::Game::undecided(view) } else { self.exercise.posed(view) };
        // What happened is told as one seat saw it: not to a person still to come.
        self.recap.lines = if awaited { Vec::new() } else { tabletop.since().to_vec() };
        self.asking = None;
        self.show();
    }

    /// Cards turned up on this table since cards were last looked at. Those that lay there at the start, or came while
    /// there was nothing to choose, are in the log.
    fn show(&mut self) {
        let (tabletop, task) = (self.exercise.tabletop(), self.exercise.task());
        let lines = tabletop.log().len();
        if task != self.looked_at.0 || !self.exercise.is_open() {
            self.looked_at = (task, lines);
        }
        self.looked_at.1 = self.looked_at.1.min(lines);
        self.shown = tabletop.turned_up(self.looked_at.1).cloned().collect();
    }
}

/// The people at the keyboard, or the players of the game.
fn table(exercise: &impl Exercise) -> Result<Table, Refusal> {
    let agreement = Agreement { idle_seconds: 0, ..Agreement::default() };
    let people = exercise.people();
    if people.len() > 1 {
        return Ok(Table::new(people.iter().map(Sitter::person).collect(), agreement)?);
    }
    let you = exercise.tabletop().you();
    let names = exercise.tabletop().names().iter().enumerate();
    let sitter = |(seat, name)| if seat == you.index() { Sitter::person(name) } else { Sitter::bot(name) };
    Ok(Table::new(names.map(sitter).collect(), agreement)?)
}

impl<E: Exercise> GameSession for PracticeSession<E> {
    type View = Seen<E>;

    fn visible(&self) -> Visible<'_, Seen<E>> {
        match self.exercise.awaits() {
            Some(person) => Visible::Curtain(person, &self.view),
            None => Visible::Open(self.exercise.tabletop().you(), &self.view),
        }
    }

    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        self.exercise.tabletop().rounds()
    }

    fn course(&self) -> Option<&dyn Course<View = Seen<E>>> {
        None
    }
}

impl<E: Exercise> Session for PracticeSession<E> {
    fn cover(&self) -> crate::session::Cover {
        self.visible().cover()
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn fault(&mut self) -> Option<String> {
        None
    }

    fn task(&self) -> Option<usize> {
        self.exercise.task()
    }

    fn decides(&self) -> Option<Seat> {
        self.exercise.awaits().or_else(|| E::Game::asked(&self.view))
    }

    fn in_play(&self) -> &[Vec<u16>] {
        self.exercise.tabletop().in_play()
    }

    fn log(&self) -> &[LogLine] {
        self.exercise.tabletop().log()
    }

    fn public_log(&self) -> Vec<LogLine> {
        self.log().to_vec()
    }

    fn game_card(&self) -> Option<GameCard> {
        None
    }

    fn known(&self) -> Known<'_> {
        Known::Other
    }

    fn recap(&self) -> &Recap {
        &self.recap
    }

    fn title(&self) -> &str {
        &self.title
    }

    fn guide(&self) -> Option<&Guide> {
        Some(&self.guide)
    }

    fn undo_price(&self) -> UndoPrice {
        if self.exercise.can_take_back() { UndoPrice::Free } else { UndoPrice::Nothing }
    }

    fn outcome(&self) -> Option<Outcome> {
        // An exercise continues after its game.
        None
    }

    fn options(&self) -> Vec<String> {
        self.visible().uncovered().map(E::Game::labels).unwrap_or_default()
    }

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        self.exercise.pick(option, now)?;
        self.look();
        Ok(())
    }

    fn half_done(&self) -> bool {
        self.exercise.can_take_back() && self.exercise.tabletop().is_begun()
    }

    fn take_back(&mut self, _: Instant) -> Result<Done, Refusal> {
        let tabletop = self.exercise.tabletop();
        let (what, others) = (tabletop.newest().map(str::to_owned), tabletop.others_did());
        self.exercise.take_back()?;
        self.look();
        Ok(Done::taken_back(what, others))
    }

    fn shown(&self) -> &[Shown] {
        &self.shown
    }

    fn seen(&mut self, _: Instant) -> Result<(), Refusal> {
        self.looked_at.1 = self.exercise.tabletop().log().len();
        self.shown.clear();
        Ok(())
    }

    fn decline(&mut self) {}

    fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<(), Refusal> {
        let Some(person) = self.exercise.awaits().filter(|_| purpose == Purpose::Hand) else {
            return Err(PracticeFault::NoHand.into());
        };
        self.asking = self.table.handover(person, now);
        Ok(())
    }

    fn spelling(&self) -> Option<Spelling> {
        self.asking.as_ref().map(|handover| Spelling::of(Purpose::Hand, handover))
    }

    fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, Refusal> {
        let came = self.asking.as_mut().and_then(|asking| asking.press(key, at));
        if came.is_none() {
            return Ok(None);
        }
        self.exercise.came(at);
        self.look();
        Ok(Some(Done::Yes))
    }

    fn stop_asking(&mut self) {
        self.asking = None;
    }

    fn commitment(&self) -> Option<&str> {
        None
    }

    fn lies_open(&self) -> bool {
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
        Some(self)
    }

    fn close_hand(&mut self, _: Closed) {}

    fn touched(&mut self, _: Instant) {}

    fn closes_in(&self, _: Instant) -> Option<u16> {
        None
    }

    fn deadline(&self) -> Option<Instant> {
        self.exercise.deadline(Instant::now())
    }

    fn tick(&mut self, now: Instant) -> bool {
        let changed = self.exercise.tick(now);
        if changed {
            self.look();
        }
        changed
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        let person = self.exercise.awaits()?;
        let asking = self.asking.as_ref().map(|handover| (Purpose::Hand, handover));
        let why = if person == Seat(0) { FIRST } else { NEXT };
        Some(Curtain {
            why,
            table: &self.table,
            next: SeatSet::one(person),
            recap: &self.recap,
            unseen_no: None,
            asking,
        })
    }
}

impl<E: Exercise> Teacher for PracticeSession<E> {
    fn teach(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        if !self.guide.offers(command) {
            return Err(PracticeFault::NotOffered.into());
        }
        let done = self.exercise.obey(command, now);
        self.look();
        done
    }
}
