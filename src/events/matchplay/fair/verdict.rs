//! The result of a verification, in sentences.

use seats::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Was the luck of a match what was promised?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// Everything recorded follows from the committed seed.
    Fair {
        /// Lots recomputed.
        lots: usize,
        /// Games recomputed.
        games: usize,
        /// Shuffles recomputed.
        shuffles: usize,
    },
    /// The seed is not revealed yet, so nothing can be said.
    Sealed,
    /// Something does not follow from the committed seed.
    Unfair {
        /// Everything that is wrong.
        faults: Vec<Fault>,
    },
}

/// One thing that does not follow from the committed seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Fault {
    /// Salt, seed or setup are not those committed to.
    #[error("The commitment does not fit: salt, seed and setup give {computed}, but {shown} was shown.")]
    Commitment {
        /// The hash shown before the match.
        shown: String,
        /// The hash of what was revealed.
        computed: String,
    },
    /// A lot was given to the wrong seat.
    #[error("Game {game}: the lot was recorded for seat {}, but it fell on {}.", from_one(.recorded), seat_or_nobody(.computed))]
    Lot {
        /// The game.
        game: u32,
        /// Who was recorded.
        recorded: Seat,
        /// On whom it falls.
        computed: Option<Seat>,
    },
    /// A game was recorded twice, or out of order.
    #[error("Game {game} is recorded out of order.")]
    GameOrder {
        /// The game.
        game: u32,
    },
    /// A cut that the rules do not allow.
    #[error(
        "Game {game}: cut {number} is not allowed: seat {} had cut the deck of seat {} already, or no opponent had before the owner.",
        from_one(.by),
        from_one(.deck)
    )]
    Cut {
        /// The game.
        game: u32,
        /// Which cut, from 1.
        number: usize,
        /// Who cut.
        by: Seat,
        /// Whose deck.
        deck: Seat,
    },
    /// A game was played with another seed.
    #[error("Game {game}: it was played with a seed that does not follow from the master seed and the cuts.")]
    GameSeed {
        /// The game.
        game: u32,
    },
    /// A shuffle took words of its stream that were used before.
    #[error(
        "Game {game}, shuffle {number} ({zone}): it begins at {position} in its stream, which was used up to {used}."
    )]
    Reused {
        /// The game.
        game: u32,
        /// Which shuffle, from 1.
        number: usize,
        /// What was shuffled.
        zone: String,
        /// Where it began.
        position: u64,
        /// How far the stream was used.
        used: u64,
    },
    /// A shuffle gave another order.
    #[error("Game {game}, shuffle {number} ({zone}): card {card} from the top is not the one the seed puts there.")]
    Order {
        /// The game.
        game: u32,
        /// Which shuffle, from 1.
        number: usize,
        /// What was shuffled.
        zone: String,
        /// The first card that differs, from 1.
        card: usize,
    },
    /// A shuffle lost or gained cards.
    #[error("Game {game}, shuffle {number} ({zone}): {before} cards went in and {after} came out.")]
    Size {
        /// The game.
        game: u32,
        /// Which shuffle, from 1.
        number: usize,
        /// What was shuffled.
        zone: String,
        /// How many before.
        before: usize,
        /// How many after.
        after: usize,
    },
}

/// People count seats from 1; a file can name any seat.
fn from_one(seat: &Seat) -> usize {
    seat.index() + 1
}

fn seat_or_nobody(seat: &Option<Seat>) -> String {
    seat.map_or("nobody".to_string(), |seat| format!("seat {}", from_one(&seat)))
}

impl Verdict {
    /// Was everything as promised?
    pub fn is_fair(&self) -> bool {
        matches!(self, Verdict::Fair { .. })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fair { lots, games, shuffles } => write!(
                formatter,
                "Fair: the commitment fits and everything follows from the seed (lots {lots}, games {games}, shuffles {shuffles})."
            ),
            Verdict::Sealed => {
                formatter.write_str("Sealed: the seed is not revealed yet; it is when the match is over.")
            }
            Verdict::Unfair { faults } => {
                write!(formatter, "Not fair:")?;
                faults.iter().try_for_each(|fault| write!(formatter, "\n- {fault}"))
            }
        }
    }
}
