//! A recorded game, played back only to be looked at.

use super::history::History;
use super::hosted::{Hosted, Outcome};
use super::journal::{Header, Record};
use super::key::SeatKey;
use super::past::Past;
use super::resume::{ResumeFault, replay};
use super::table::Table;
use seats::{BySeat, SeatSet};

/// A game from its journal, with all its moments. Nothing can be done in it.
pub struct Recording<G: Hosted> {
    table: Table,
    history: History<G>,
    keys: BySeat<SeatKey>,
    /// Is more at stake than this game, so that none of its hands may be seen yet?
    sealed: bool,
    /// The number all luck came from, if it is not a secret.
    seed: Option<u64>,
}

impl<G: Hosted> Recording<G> {
    /// Plays a journal again.
    ///
    /// # Errors
    /// The journal does not fit the game, and where.
    pub fn of(
        data: &G::Data,
        header: Header<G::Setup>,
        records: &[Record<G::Pick>],
    ) -> Result<Recording<G>, ResumeFault> {
        let history = replay::<G>(data, &header, records)?.history;
        let game = history.game();
        let keys = BySeat::new(game.seats(), |seat| SeatKey::cut(seat, game.open_to(seat)));
        let seed = header.open_seed();
        Ok(Recording { table: header.table, history, keys, sealed: false, seed })
    }

    /// Marks it as a game of a match that is not over: its players meet again with the same decks.
    pub fn sealed(self, sealed: bool) -> Recording<G> {
        Recording { sealed, ..self }
    }

    /// Who sat at the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How it ended; `None` if it is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.game().outcome()
    }

    /// The number all luck came from, once the game is over and nothing else depends on it.
    pub fn seed(&self) -> Option<u64> {
        self.seed.filter(|_| self.outcome().is_some() && !self.sealed)
    }

    /// Its past: for a finished game through everybody's eyes, otherwise in public.
    pub fn past(&self) -> Past<'_, G> {
        let open = self.outcome().is_some() && !self.sealed;
        let eyes = if open { SeatSet::everyone(self.history.game().seats()) } else { SeatSet::EMPTY };
        Past::new(&self.history, &self.keys, eyes)
    }
}
