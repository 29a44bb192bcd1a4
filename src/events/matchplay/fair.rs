//! Fair shuffles: a secret seed is committed to before the match, mixed with what the players type, and revealed
//! afterwards.
//!
//! 1. Before the match a [`Commitment`] is shown: the SHA-256 of a canonical text of salt, seed and setup (Z-6).
//! 2. Every lot, deck and game takes its luck from its own [`Stream`], keyed from the seed by name (Z-5). The cuts the
//!    players type are mixed into the keys of decks and games (Z-4), so nobody controls an order alone.
//! 3. After the match salt and seed are revealed, and [`verify`] recomputes everything from the [`FairRecord`].

mod commitment;
mod derive;
mod hex;
mod record;
mod verdict;
mod verify;

pub use commitment::{Commitment, FairSetup, Reveal, canonical_text};
pub use derive::{GameSeed, MasterSeed, Salt};
pub use hex::{Hex32, HexError};
pub use record::{FairGame, FairRecord, Shuffle, ShuffleStream};
pub use seats::keyed::Stream;
pub use verdict::{Fault, Verdict};
pub use verify::verify;
