//! Playing a journal again, up to where it ends.

use super::history::History;
use super::hosted::Hosted;
use super::journal::{Header, Record};
use super::notes::Note;
use super::takeback::names;
use crate::seats::{BySeat, Seat, SeatSet};

/// Why a journal cannot be played again. The journal itself is left as it is.
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
    #[error("Record {number} does not fit the game: {why}{hint}", hint = hint(*.other_data))]
    Record {
        /// Counted from 1, without the header.
        number: usize,
        /// What does not fit.
        why: String,
        /// Was the game begun with other card data?
        other_data: bool,
    },
}

fn hint(other_data: bool) -> &'static str {
    if other_data { " The game was begun with other card data; use those to go on." } else { "" }
}

/// A journal played again.
pub(super) struct Replayed<G: Hosted> {
    pub(super) history: History<G>,
    pub(super) clocks: BySeat<u64>,
    pub(super) notes: BySeat<Note>,
    pub(super) other_data: bool,
}

/// Plays all records from the header's start.
pub(super) fn replay<G: Hosted>(
    data: &G::Data,
    header: &Header<G::Setup>,
    records: &[Record<G::Pick>],
) -> Result<Replayed<G>, ResumeFault> {
    if header.game != G::GAME {
        return Err(ResumeFault::OtherGame { found: header.game.clone(), wanted: G::GAME });
    }
    let key = header.key.map(|secret| secret.0);
    let game = G::start_keyed(data, &header.setup, header.seed, key).map_err(ResumeFault::Setup)?;
    if game.seats() != header.table.count() {
        return Err(ResumeFault::Setup(format!("it has {} seats for {} people.", game.seats(), header.table.count())));
    }
    let other_data = game.data_fingerprint() != header.data;
    let clocks = BySeat::new(game.seats(), |_| 0);
    let notes = BySeat::new(game.seats(), |_| Note::default());
    let mut replayed = Replayed { history: History::new(game), clocks, notes, other_data };
    for (index, record) in records.iter().enumerate() {
        let number = index + 1;
        replayed.step(header, record).map_err(|why| ResumeFault::Record { number, why, other_data })?;
    }
    Ok(replayed)
}

impl<G: Hosted> Replayed<G> {
    fn step(&mut self, header: &Header<G::Setup>, record: &Record<G::Pick>) -> Result<(), String> {
        match record {
            Record::Pick { seat, pick } => {
                let awaited = self.history.game().awaits().map(|awaits| awaits.seat);
                if awaited != Some(*seat) {
                    return Err(format!("it is not the decision of {}.", header.table.name(*seat)));
                }
                let worked = self.history.work_out(pick)?;
                self.history.take(worked);
            }
            Record::Concede { seat } => {
                let worked = self.history.work_out_concede(*seat)?;
                self.history.take(worked);
            }
            Record::Undo { by, to, agreed } => {
                let note = undo_note(&header.table, *by, self.history.len().saturating_sub(*to), *agreed);
                if !self.history.rewind(*to, note) {
                    return Err(format!("there is no step {} to take back.", to + 1));
                }
            }
            Record::Time { round } => self.history.stop_after(*round)?,
            Record::Clock { seat, spent_ms } => {
                if seat.index() >= self.clocks.len() {
                    return Err(format!("there is no seat {seat}."));
                }
                self.clocks[*seat] = *spent_ms;
            }
            Record::Notes { seat, text } => {
                if seat.index() >= self.notes.len() {
                    return Err(format!("there is no seat {seat}."));
                }
                self.notes[*seat] = text.clone();
            }
            Record::Check { fingerprint, place, .. } => {
                if self.history.game().fingerprint() != *fingerprint {
                    return Err(format!("the game is another one than when it was saved ({place})."));
                }
            }
        }
        Ok(())
    }
}

/// What the log says of a takeback.
pub(super) fn undo_note(table: &super::table::Table, by: Seat, steps: usize, agreed: SeatSet) -> String {
    let what = if steps == 1 { "the last step".into() } else { format!("the last {steps} steps") };
    let consent = if agreed.is_empty() { String::new() } else { format!(", {} agreed", names(agreed, table)) };
    format!("{} took back {what}{consent}", table.name(by))
}
