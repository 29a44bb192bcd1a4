//! Playing a journal back, up to where it ends.

use super::history::History;
use super::hosted::{Forbidden, Hosted};
use super::journal::{Header, Record};
use super::notes::Note;
use super::quoted::quoted;
use super::takeback::names;
use seats::{BySeat, Seat, SeatSet};
use std::collections::BTreeMap;

/// Why a journal cannot be played back. The journal itself is left as it is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResumeFault {
    /// Another game's journal.
    #[error("This is a game of {found}, not of {wanted}.")]
    OtherGame {
        /// What the journal says.
        found: String,
        /// What was asked for.
        wanted: &'static str,
    },
    /// The setup is not playable here.
    #[error("The game cannot be set up again: {0}")]
    Setup(String),
    /// A record does not fit the game.
    #[error("Record {number} does not fit the game: {why}{hint}", hint = .changed.hint())]
    Record {
        /// Counted from 1, without the header.
        number: usize,
        /// What does not fit.
        why: String,
        /// What was changed since the game began.
        changed: Changed,
    },
}

/// The names of whatever has changed since the game began among the data it is played with.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Changed(Vec<String>);

impl Changed {
    /// Compares what the game was begun with and what it is played with now. Additions do not matter.
    fn between(then: &BTreeMap<String, u64>, now: &BTreeMap<String, u64>) -> Changed {
        Changed(
            then.iter().filter(|(name, digest)| now.get(*name) != Some(digest)).map(|(name, _)| name.clone()).collect(),
        )
    }

    fn names(&self) -> String {
        match self.0.as_slice() {
            names @ ([] | [_] | [_, _] | [_, _, _]) => names.join(", "),
            [first, second, rest @ ..] => format!("{first}, {second} and {} more", rest.len()),
        }
    }

    fn hint(&self) -> String {
        if self.0.is_empty() {
            return String::new();
        }
        format!(" It began before {} changed; use the earlier data to continue.", self.names())
    }

    /// A sentence for a game in which nothing differs all the same.
    pub(super) fn notice(&self) -> Option<String> {
        let names = self.names();
        let what = format!("Changed since the game began: {names}. Everything played so far is the same with that.");
        (!self.0.is_empty()).then_some(what)
    }
}

/// A journal played again.
pub(super) struct Replayed<G: Hosted> {
    pub(super) history: History<G>,
    pub(super) clocks: BySeat<u64>,
    pub(super) notes: BySeat<Note>,
    pub(super) changed: Changed,
}

/// Plays all records from the header's start.
pub(super) fn replay<G: Hosted>(
    data: &G::Data,
    header: &Header<G::Setup>,
    records: &[Record<G::Pick>],
) -> Result<Replayed<G>, ResumeFault> {
    if header.game != G::GAME {
        return Err(ResumeFault::OtherGame { found: quoted(&header.game), wanted: G::GAME });
    }
    let key = header.key.map(|secret| secret.0);
    if G::names(&header.setup).is_some_and(|names| names != header.table.names()) {
        return Err(ResumeFault::Setup("its names are not those of the table.".into()));
    }
    let started = G::start_keyed(data, &header.setup, header.seed, key);
    let game = started.map_err(|why| ResumeFault::Setup(quoted(&why.to_string())))?;
    if game.seats() != header.table.count() {
        return Err(ResumeFault::Setup(format!("it has {} seats for {} people.", game.seats(), header.table.count())));
    }
    let changed = Changed::between(&header.used, &game.used());
    let clocks = BySeat::new(game.seats(), |_| 0);
    let notes = BySeat::new(game.seats(), |_| Note::default());
    let mut replayed = Replayed { history: History::new(game), clocks, notes, changed };
    for (index, record) in records.iter().enumerate() {
        let number = index + 1;
        if let Err(why) = replayed.step(header, record) {
            return Err(ResumeFault::Record { number, why: quoted(&why.to_string()), changed: replayed.changed });
        }
    }
    Ok(replayed)
}

/// Why a record does not fit the game before it.
#[derive(Debug, thiserror::Error)]
enum Misfit {
    #[error("there is no seat {0}.")]
    NoSeat(Seat),
    #[error("it is not the decision of {0}.")]
    NotTheirs(String),
    #[error("there is no step {0} to take back.")]
    NoStep(usize),
    #[error("the game is another one than when it was saved ({0}).")]
    Other(String),
    #[error(transparent)]
    Forbidden(#[from] Forbidden),
}

impl<G: Hosted> Replayed<G> {
    fn step(&mut self, header: &Header<G::Setup>, record: &Record<G::Pick>) -> Result<(), Misfit> {
        let count = header.table.count();
        if let Some(seat) = record.seat().filter(|seat| seat.index() >= count) {
            return Err(Misfit::NoSeat(seat));
        }
        match record {
            Record::Pick { seat, pick } => {
                if !self.history.game().awaits().is_some_and(|awaits| awaits.seats.has(*seat)) {
                    return Err(Misfit::NotTheirs(header.table.name(*seat).to_owned()));
                }
                self.history.repeat(*seat, pick)?;
            }
            Record::Concede { seat } => self.history.repeat_concede(*seat)?,
            Record::Undo { by, to, agreed, quiet } => {
                let steps = self.history.len().saturating_sub(*to);
                let note = (!quiet).then(|| undo_note(&header.table, *by, steps, *agreed));
                if !self.history.rewind(*to, note) {
                    return Err(Misfit::NoStep(to + 1));
                }
            }
            Record::Read { seat } => self.history.read(*seat),
            Record::Time { round } => self.history.stop_after(*round)?,
            Record::Clock { seat, spent_ms } => {
                self.clocks[*seat] = *spent_ms;
            }
            Record::Notes { seat, text } => {
                self.notes[*seat] = text.clone();
            }
            Record::Check { fingerprint, place, .. } => {
                if fingerprint.is_some_and(|saved| saved != self.history.game().fingerprint()) {
                    return Err(Misfit::Other(place.clone()));
                }
            }
        }
        Ok(())
    }
}

/// What the log says about a takeback.
pub(super) fn undo_note(table: &super::table::Table, by: Seat, steps: usize, agreed: SeatSet) -> String {
    let what = if steps == 1 { "the last step".into() } else { format!("the last {steps} steps") };
    let consent = if agreed.is_empty() { String::new() } else { format!(", {} agreed", names(agreed, table)) };
    format!("{} took back {what}{consent}", table.name(by))
}
