//! The desk of an event: the event, its journal, the round clock. Everything done is on disk before anybody is told
//! about it.
//!
//! | file | idea |
//! |---|---|
//! | `order` | what a line of words means: the commands of the desk, with names of players |
//! | `place` | the desk as a place of the program |
//! | `names` | players, as people type them |
//! | `people` | lists of players, and what they reached in other events |
//! | `told` | the event in lines: tables, standings, players, log |
//! | `seated` | matches of the event that are played at this keyboard |

mod names;
mod order;
pub mod people;
mod place;
mod seated;
pub mod told;

pub use seated::{TableMatch, TableResult};

use people::Newcomer;
use told::names_of;

use crate::desk::{create_event, now, open_event, signed, write_event};
use crate::refusal::{DeskFault, Refusal};
use events::tournament::{DeskStage, Done, Event, EventSetup, Op, RoundTime, Stamp, check, is_signature};
use std::path::{Path, PathBuf};
use storage::event_file::{EventFile, OpenedEvent};
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{MOST_BYTES, import, to_swudb};

/// Who did it, unless somebody signs.
pub const DESK: &str = "desk";

/// The desk of an event.
pub struct DeskSession {
    file: EventFile,
    path: PathBuf,
    event: Event,
    /// Who is at the desk: the log signs with it.
    by: String,
    /// People who were pasted and are not registered yet.
    pasted: Option<Vec<Newcomer>>,
    /// What was noticed when it was opened.
    notice: Option<String>,
    /// How good the pairing of the current round is.
    optimum: Option<String>,
    /// Which pairing that describes: its pairs, and the number of finished rounds before it.
    weighed: (Pairs, usize),
}

/// Pairs of names; the second is `None` for the bye.
type Pairs = Vec<(String, Option<String>)>;

impl DeskSession {
    /// Makes a new event.
    ///
    /// # Errors
    /// There can be no such event, or it cannot be written down.
    pub fn begin(path: &Path, setup: EventSetup) -> Result<DeskSession, Refusal> {
        let event = Event::new(setup.clone())?;
        let file = create_event(path, &setup)?;
        Ok(DeskSession {
            file,
            path: path.into(),
            event,
            by: DESK.to_owned(),
            pasted: None,
            notice: None,
            optimum: None,
            weighed: Default::default(),
        })
    }

    /// Opens the desk of an event.
    pub fn open(path: &Path) -> Result<DeskSession, Refusal> {
        let (file, opened) = open_event(path)?;
        let OpenedEvent { event, torn, .. } = opened;
        let notice = torn.then(|| "The last record was cut short and has been left out.".to_owned());
        let mut session = DeskSession {
            file,
            path: path.into(),
            event,
            by: DESK.to_owned(),
            pasted: None,
            notice,
            optimum: None,
            weighed: Default::default(),
        };
        session.weigh();
        Ok(session)
    }

    /// The event.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was noticed when it was opened; returned once.
    pub fn notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    /// How good the pairing of the current round is: "0 rematches, 1 pair-down (proved)".
    pub fn optimum(&self) -> Option<&str> {
        self.optimum.as_deref()
    }

    /// Does something. It is on disk when this returns.
    ///
    /// # Errors
    /// It cannot be done, with the rule, or cannot be written down; nothing has changed.
    pub fn act(&mut self, op: Op) -> Result<Done, Refusal> {
        self.act_as(op, signed(&self.by))
    }

    /// Does something, signed. It is on disk when this returns.
    fn act_as(&mut self, op: Op, stamp: Stamp) -> Result<Done, Refusal> {
        let mut event = self.event.clone();
        let before = event.records().len();
        let done = event.act_as(op, stamp.clone())?;
        write_event(&mut self.file, &event, before, &stamp)?;
        self.event = event;
        self.weigh();
        Ok(done)
    }

    /// Whoever is at the desk signs with this name from now on.
    ///
    /// # Errors
    /// It is not a name.
    pub fn sign(&mut self, by: &str) -> Result<(), Refusal> {
        is_signature(by)?;
        by.clone_into(&mut self.by);
        Ok(())
    }

    /// The name that the log is signed with.
    pub fn signature(&self) -> &str {
        &self.by
    }

    /// A player's list from a file, judged for the format of the event.
    ///
    /// # Errors
    /// It cannot be read, or may not be played.
    pub fn hand_in(&mut self, player: &str, path: &Path) -> Result<Done, Refusal> {
        let bytes = storage::text_file::read(path, MOST_BYTES)?;
        let list = import(&bytes, Catalogue::embedded()).map_err(|unreadable| Refusal::List(unreadable.faults))?;
        let faults = seated::faults(self.event.setup().format, &list);
        if !faults.is_empty() {
            return Err(DeskFault::Unplayable { path: path.to_owned(), faults: faults.join("  ") }.into());
        }
        self.act(Op::List { player: player.to_owned(), deck: to_swudb(&list) })
    }

    /// The time left in the round, or at one of its tables; `None` while no time runs.
    pub fn time(&self, table: Option<usize>) -> Option<RoundTime> {
        self.event.time(now(), table)
    }

    /// Weighs the pairing of the current round.
    fn weigh(&mut self) {
        let event = &self.event;
        let in_swiss = matches!(event.stage(), DeskStage::Paired | DeskStage::Playing) && event.bracket().is_empty();
        let name = |player: &usize| event.players().get(*player).map(|player| player.name.clone()).unwrap_or_default();
        let pair = |table: &events::tournament::Seated| match table.players.as_slice() {
            [one] => Some((name(one), None)),
            [one, other] => Some((name(one), Some(name(other)))),
            _ => None,
        };
        let pairs: Option<Pairs> = event.tables().iter().map(pair).collect();
        let history = event.history();
        let weighed = (pairs.filter(|_| in_swiss).unwrap_or_default(), history.rounds.len());
        // Proving an optimum for many players takes a moment: it is done once for each pairing.
        if weighed == self.weighed {
            return;
        }
        self.optimum = (!weighed.0.is_empty()).then(|| {
            let reasons = event.why();
            let count = |rule: &str| reasons.iter().filter(|reason| reason.rule == rule).count();
            let faults = check(&history, &weighed.0);
            let proved = if faults.is_ok_and(|faults| faults.is_empty()) { " (proved)" } else { "" };
            let (rematches, downs) = (counted(count("S-7"), "rematch", "es"), counted(count("S-5"), "pair-down", "s"));
            format!("{rematches}, {downs}{proved}")
        });
        self.weighed = weighed;
    }
}

/// "1 rematch", "2 rematches".
fn counted(count: usize, word: &str, more: &str) -> String {
    if count == 1 { format!("1 {word}") } else { format!("{count} {word}{more}") }
}
