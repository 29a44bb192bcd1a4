//! The desk: one event from registration to the final ranking. Its state is always the replay of its operations, so all
//! of them can be taken back in order.

mod clock;
mod desk;
mod elimination;
mod evening;
mod export;
mod judging;
mod log;
mod operation;
mod paper;
mod points;
mod registration;
mod results;
mod setup;
mod swapping;
mod swiss;
mod why;

pub use clock::RoundTime;
pub use desk::{BracketMatch, DeskStage, Outcome, Player, Round, Seated};
pub use export::{Calendar, Form};
pub use log::{LogLine, Stamp, is_signature};
pub use operation::{Ending, Op, PenaltyKind, ResultOp, told_match};
pub use paper::Paper;
pub use points::Score;
pub use setup::{EventFormat, EventSetup, MatchType};
pub use why::Reason;

use super::history::History;
use super::pods::PodHistory;
use super::refusal::{DeskCode, DeskRefusal};
use super::standings::{Class, standings};
use desk::Desk;
use log::Place;
use seats::naming;

/// What an operation did besides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// A result was there already.
    pub corrected: bool,
    /// Tables that were made again, by names; `None` if no repair was due.
    pub repaired: Option<Vec<Vec<String>>>,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    setup: EventSetup,
    log: Vec<LogLine>,
    /// Everything that was done, including taking back: the contents of a journal.
    records: Vec<Op>,
    desk: Desk,
}

impl Event {
    /// An event before its first player.
    ///
    /// # Errors
    /// The setup is not possible (formats.md E-3).
    pub fn new(setup: EventSetup) -> Result<Event, DeskRefusal> {
        setup.check()?;
        let desk = Desk::new(&setup);
        Ok(Event { setup, log: Vec::new(), records: Vec::new(), desk })
    }

    /// The event that these operations lead to.
    ///
    /// # Errors
    /// The operation that cannot have happened.
    pub fn replay<'a>(setup: EventSetup, ops: impl IntoIterator<Item = &'a Op>) -> Result<Event, DeskRefusal> {
        let mut event = Event::new(setup)?;
        for (number, op) in ops.into_iter().enumerate() {
            event.repeat(op.clone(), Stamp::default()).map_err(|why| {
                DeskRefusal::new(DeskCode::BadSave, format!("operation {} cannot have happened: {why}", number + 1))
            })?;
        }
        Ok(event)
    }

    /// Does something; nobody signs for it.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn act(&mut self, op: Op) -> Result<Done, DeskRefusal> {
        self.act_as(op, Stamp::default())
    }

    /// Does something, signed.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn act_as(&mut self, op: Op, stamp: Stamp) -> Result<Done, DeskRefusal> {
        match &op {
            Op::Player { name, .. } => self.desk.is_told_from_all(name)?,
            Op::Result(result) if !result.anyway => {
                let why = self.desk.asked_of_result(result);
                why.map_or(Ok(()), |why| Err(DeskRefusal::new(DeskCode::Unconfirmed, why)))?;
            }
            _ => {}
        }
        let before = self.desk.clone();
        self.repeat(op, stamp).inspect_err(|_| self.desk = before)
    }

    /// Repeats what was done before, from a journal. Checks that apply to new operations only are skipped: an earlier
    /// program allowed two names that differ in capitals only.
    ///
    /// # Errors
    /// It cannot have been done; the event may be half changed and is to be thrown away.
    pub fn repeat(&mut self, op: Op, stamp: Stamp) -> Result<Done, DeskRefusal> {
        let mut op = op;
        let done = match op {
            Op::Undo => self.undo(stamp)?,
            _ => {
                let Place { round, table, before } = self.desk.place_of(&op);
                let done = self.desk.carry_out(&mut op)?;
                self.log.push(LogLine { op: op.clone(), stamp, undone: None, before, round, table });
                done
            }
        };
        self.records.push(op);
        Ok(done)
    }

    /// Takes back the last operation that has not been taken back.
    fn undo(&mut self, stamp: Stamp) -> Result<Done, DeskRefusal> {
        let last = self.log.iter().rposition(|line| line.undone.is_none());
        let last = last.ok_or_else(|| DeskRefusal::new(DeskCode::NothingToUndo, "there is nothing to take back"))?;
        let mut desk = Desk::new(&self.setup);
        for line in self.log[..last].iter().filter(|line| line.undone.is_none()) {
            desk.carry_out(&mut line.op.clone())?;
        }
        self.log[last].undone = Some(stamp);
        self.desk = desk;
        Ok(Done::default())
    }

    /// Would the event be the same if everything drawn and paired were drawn and paired again?
    pub fn is_reproducible(&self) -> bool {
        let plain = |op: &Op| match op.clone() {
            Op::Pair { .. } => Op::Pair { tables: None },
            Op::Drop { player, .. } => Op::Drop { player, repaired: None },
            Op::Penalty { player, kind, note, .. } => Op::Penalty { player, kind, note, repaired: None },
            Op::Result(result) => Op::Result(ResultOp { repaired: None, ..result }),
            other => other,
        };
        let again: Vec<Op> = self.records.iter().map(plain).collect();
        Event::replay(self.setup.clone(), &again).is_ok_and(|again| again.records == self.records)
    }

    /// What the event is.
    pub fn setup(&self) -> &EventSetup {
        &self.setup
    }

    /// What was done, and which of it was taken back.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// Everything in the order in which it was done, including taking back.
    pub fn records(&self) -> &[Op] {
        &self.records
    }

    /// How far it is.
    pub fn stage(&self) -> DeskStage {
        self.desk.stage
    }

    /// The round being paired or played, or the last one; 0 before the first.
    pub fn round(&self) -> u32 {
        self.desk.rounds.len() as u32
    }

    /// The number of Swiss rounds and of players in the cut; zero before the start.
    pub fn size(&self) -> (u32, u32) {
        (self.desk.swiss, self.desk.cut)
    }

    /// Everybody who registered.
    pub fn players(&self) -> &[Player] {
        &self.desk.players
    }

    /// The name of the player meant by this spelling: capitals may be left out, unless they tell two players of an
    /// earlier program apart.
    pub fn called(&self, name: &str) -> Option<&str> {
        let names = || self.players().iter().map(|player| player.name.as_str());
        let mut alike = names().filter(|other| naming::are_one(other, name));
        let only = alike.next().filter(|_| alike.next().is_none());
        names().find(|other| *other == name).or(only)
    }

    /// The result of a table, in the words the desk accepts for it: "1-1 time winner Ann"; `None` while it is open.
    pub fn told_outcome(&self, table: &Seated) -> Option<String> {
        self.desk.told_outcome(table)
    }

    /// The rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.desk.rounds
    }

    /// The tables of the round being paired or played.
    pub fn tables(&self) -> &[Seated] {
        match (self.desk.stage, self.desk.rounds.last()) {
            (DeskStage::Paired | DeskStage::Playing, Some(round)) => &round.tables,
            _ => &[],
        }
    }

    /// Minutes of the round being paired or played (formats.md M-3, M-6, A26).
    pub fn minutes(&self) -> u32 {
        let elimination = self.desk.rounds.last().is_some_and(|round| round.elimination);
        match (self.setup.format, self.setup.match_type) {
            (EventFormat::TwinSuns, _) => 75,
            _ if elimination => 75,
            (_, MatchType::Bo3) => 55,
            (_, MatchType::Single) => 25,
        }
    }

    /// The rounds of the bracket.
    pub fn bracket(&self) -> &[Vec<BracketMatch>] {
        &self.desk.bracket
    }

    /// The final ranking, once the event is over.
    pub fn ranking(&self) -> Option<Vec<usize>> {
        self.desk.ranking()
    }

    /// The finished Swiss rounds.
    pub fn history(&self) -> History {
        self.desk.history()
    }

    /// The finished rounds of pods.
    pub fn pod_history(&self) -> PodHistory {
        self.desk.pod_history()
    }

    /// The standings after the finished Swiss rounds.
    ///
    /// # Errors
    /// They cannot be written exactly.
    pub fn standings(&self) -> Result<Vec<Class>, DeskRefusal> {
        match self.setup.format {
            EventFormat::TwinSuns => self.pod_history().standings(self.setup.seed),
            _ => standings(&self.history(), self.setup.seed),
        }
    }

    /// The tie-breakers among players with equal points: the names of [`Class::breakers`]. In pods it is the mean of
    /// the points of those a player has met (formats.md A26).
    pub fn tie_breakers(&self) -> &'static [&'static str] {
        if self.desk.is_pods() { &["opponents' points"] } else { &["OMW", "PGW", "OGW"] }
    }

    /// The tie-breakers of a class with two decimals (formats.md T-10): "OMW 0.56  PGW 0.50  OGW 0.70".
    pub fn told_breakers(&self, class: &Class) -> String {
        let told = self.tie_breakers().iter().zip(class.breakers());
        told.map(|(name, value)| format!("{name} {}", value.decimal(2))).collect::<Vec<_>>().join("  ")
    }

    /// The name of somebody in [`Event::history`].
    pub fn name_in_history(&self, place: usize) -> &str {
        self.desk.name(self.player_in_history(place))
    }

    /// The index in [`Event::players`] of somebody in [`Event::history`].
    pub fn player_in_history(&self, place: usize) -> usize {
        self.desk.entered.get(place).copied().unwrap_or(usize::MAX)
    }

    /// The question asked before this result is accepted, as a sentence: somebody at the table has dropped, and the
    /// table has its result (formats.md S-14, R-8).
    pub fn asked_of_result(&self, result: &ResultOp) -> Option<String> {
        self.desk.asked_of_result(result)
    }

    /// Every rule that would be broken if these two changed places (formats.md S-16), as sentences.
    ///
    /// # Errors
    /// They cannot change places at all.
    pub fn broken_by_swap(&self, players: &[String; 2]) -> Result<Vec<String>, DeskRefusal> {
        self.desk.broken_by_swap(players)
    }

    /// Why the tables of the last round are as they are.
    pub fn why(&self) -> Vec<Reason> {
        self.desk.why()
    }
}
