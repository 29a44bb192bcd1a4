//! A game set up, but not yet under way: its header can be written before anybody looks at it.

use super::hosted::{Forbidden, Hosted};
use super::journal::{Header, Record, Secret};
use super::resume::{ResumeFault, replay};
use super::table::Table;

/// Why a game cannot be set up for the people of a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningFault {
    /// Other people.
    #[error("The setup has other names than the table.")]
    Names,
    /// Another number of seats.
    #[error("The setup is for {setup} seats, the table has {table}.")]
    Seats {
        /// Seats of the setup.
        setup: usize,
        /// Seats of the table.
        table: usize,
    },
    /// The game says no.
    #[error(transparent)]
    Game(#[from] Forbidden),
}

/// A started game with the header of its journal.
pub struct Opening<G: Hosted> {
    pub(super) header: Header<G::Setup>,
    pub(super) game: G,
}

impl<G: Hosted> Opening<G> {
    /// Starts a game for these people. `started` is the time in seconds since 1970.
    ///
    /// # Errors
    /// The setup cannot be played, or not by this many people.
    pub fn new(
        data: &G::Data,
        table: Table,
        setup: G::Setup,
        seed: u64,
        started: u64,
    ) -> Result<Opening<G>, OpeningFault> {
        Opening::keyed(data, table, setup, (seed, None), started)
    }

    /// Like [`new`](Self::new), with an optional secret that all luck comes from instead of the seed.
    ///
    /// # Errors
    /// The setup cannot be played, or not by this many people.
    pub fn keyed(
        data: &G::Data,
        table: Table,
        setup: G::Setup,
        (seed, key): (u64, Option<[u8; 32]>),
        started: u64,
    ) -> Result<Opening<G>, OpeningFault> {
        if G::names(&setup).is_some_and(|names| names != table.names()) {
            return Err(OpeningFault::Names);
        }
        let game = G::start_keyed(data, &setup, seed, key)?;
        let key = key.map(Secret);
        if game.seats() != table.count() {
            return Err(OpeningFault::Seats { setup: game.seats(), table: table.count() });
        }
        let used = game.used();
        let program = env!("CARGO_PKG_VERSION").into();
        Ok(Opening {
            header: Header {
                game: G::GAME.into(),
                table,
                setup,
                seed,
                used,
                started,
                program,
                key,
                promise: None,
                of_match: false,
            },
            game,
        })
    }

    /// Adds what was promised about the seed to its header.
    pub fn promising(mut self, promise: Option<String>) -> Opening<G> {
        self.header.promise = promise;
        self
    }

    /// Marks it as a game of a match.
    pub fn of_match(mut self) -> Opening<G> {
        self.header.of_match = true;
        self
    }

    /// What the journal starts with.
    pub fn header(&self) -> &Header<G::Setup> {
        &self.header
    }
}

/// Plays a journal back, every check in it included, and keeps nothing.
///
/// # Errors
/// The first record that does not fit.
pub fn check_again<G: Hosted>(
    data: &G::Data,
    header: &Header<G::Setup>,
    records: &[Record<G::Pick>],
) -> Result<(), ResumeFault> {
    replay::<G>(data, header, records).map(|_| ())
}
