//! What is fixed before a match begins: who sits there, how it is played, for how long.

use super::fair::Commitment;
use super::refusal::{MatchRefusal, ensure};
use seats::{BySeat, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// How many games a match has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MatchKind {
    /// One game decides (M-1).
    SingleGame,
    /// First to two won games (M-5).
    BestOfThree,
}

impl MatchKind {
    /// Won games that win the match.
    pub const fn wins_needed(self) -> u32 {
        match self {
            MatchKind::SingleGame => 1,
            MatchKind::BestOfThree => 2,
        }
    }
}

/// The part of an event that the match belongs to; it decides what a level match means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Round {
    /// Swiss rounds and friendly matches: a match can be drawn.
    Swiss,
    /// The top cut: somebody wins every match (I-7).
    Elimination,
}

/// How strictly information is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Conduct {
    /// At the kitchen table: earlier phases and a player's own list stay readable.
    Friendly,
    /// In an event: only what the rules call open (H-7, H-8, H-9).
    Strict,
}

/// What may be changed between the games of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sideboarding {
    /// Nothing (M-2, B-9).
    Nothing,
    /// Cards move between deck and sideboard within the registered sizes (B-1, B-3).
    Constructed {
        /// The most cards a sideboard may hold.
        max_sideboard: u32,
    },
    /// Any cards of the pool; the sideboard has no limit (B-8).
    Limited,
}

impl Sideboarding {
    /// The usual sideboard of at most ten cards.
    pub const CONSTRUCTED: Sideboarding = Sideboarding::Constructed { max_sideboard: 10 };
}

/// Numbers of cards in a deck and its sideboard; open to everyone (H-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ListSizes {
    /// Cards in the draw deck.
    pub deck: u32,
    /// Cards in the sideboard.
    pub sideboard: u32,
}

/// The sizes of a seat's registered list, with which every match begins (B-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RegisteredList {
    /// The registered sizes.
    pub sizes: ListSizes,
    /// The fewest cards this deck may have; a leader or base can shift it.
    pub min_deck: u32,
}

impl RegisteredList {
    /// A constructed list: at least 50 cards in the deck.
    pub const fn constructed(deck: u32, sideboard: u32) -> RegisteredList {
        RegisteredList { sizes: ListSizes { deck, sideboard }, min_deck: 50 }
    }

    /// A limited list: at least 30 cards in the deck.
    pub const fn limited(deck: u32, sideboard: u32) -> RegisteredList {
        RegisteredList { sizes: ListSizes { deck, sideboard }, min_deck: 30 }
    }
}

/// Everything that is fixed before a match begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The players' names; their number is the number of seats.
    pub names: BySeat<String>,
    /// The sizes of the registered lists.
    pub lists: BySeat<RegisteredList>,
    /// Single game or best of three.
    pub kind: MatchKind,
    /// Swiss or elimination.
    pub round: Round,
    /// What may change between games.
    pub sideboarding: Sideboarding,
    /// Friendly or strict.
    pub conduct: Conduct,
    /// Length of the round clock in minutes; `None` if nobody counts the time.
    pub minutes: Option<u32>,
    /// May the curtain between seats stop the clock (M-15)?
    pub curtain_stops_clock: bool,
    /// Do the players read each other's lists before the match (V-4)?
    pub list_review: bool,
    /// The published hash of the secret seed (Z-6), if the match is played with one.
    pub commitment: Option<Commitment>,
}

impl MatchSetup {
    /// A friendly single game for two or more, without sideboards and without a clock.
    pub fn single_game(names: Vec<String>, lists: Vec<RegisteredList>) -> MatchSetup {
        MatchSetup {
            names: BySeat::from_vec(names),
            lists: BySeat::from_vec(lists),
            kind: MatchKind::SingleGame,
            round: Round::Swiss,
            sideboarding: Sideboarding::Nothing,
            conduct: Conduct::Friendly,
            minutes: None,
            curtain_stops_clock: true,
            list_review: false,
            commitment: None,
        }
    }

    /// A friendly best of three with constructed sideboards and without a clock.
    pub fn best_of_three(names: Vec<String>, lists: Vec<RegisteredList>) -> MatchSetup {
        MatchSetup {
            kind: MatchKind::BestOfThree,
            sideboarding: Sideboarding::CONSTRUCTED,
            ..MatchSetup::single_game(names, lists)
        }
    }

    /// The same match as part of an event: strict, with the round's usual time.
    pub fn in_event(self, round: Round) -> MatchSetup {
        let minutes = Some(MatchSetup::usual_minutes(self.kind, round, self.names.len()));
        let list_review = round == Round::Elimination;
        let conduct = Conduct::Strict;
        MatchSetup { round, minutes, list_review, conduct, curtain_stops_clock: false, ..self }
    }

    /// The round time in minutes: 25 for a single game, 55 for best of three in Swiss rounds, 75 in the top cut
    /// (M-3, M-6), 75 for a table of three or more.
    pub const fn usual_minutes(kind: MatchKind, round: Round, seats: usize) -> u32 {
        match (kind, round) {
            (MatchKind::SingleGame, _) if seats > 2 => 75,
            (MatchKind::SingleGame, _) => 25,
            (MatchKind::BestOfThree, Round::Swiss) => 55,
            (MatchKind::BestOfThree, Round::Elimination) => 75,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// Refuses a setup no match can be played with.
    pub(super) fn check(&self) -> Result<(), MatchRefusal> {
        let seats = self.seats();
        ensure((2..=MAX_SEATS).contains(&seats), "E-1", format!("A match needs 2 to {MAX_SEATS} seats, not {seats}."))?;
        let lists = self.lists.len();
        ensure(lists == seats, "E-1", format!("{seats} seats need {seats} lists, not {lists}."))?;
        if self.kind == MatchKind::SingleGame {
            let none = self.sideboarding == Sideboarding::Nothing;
            ensure(none, "M-2", "A single game has no sideboarding.")?;
            // rule C-1
            ensure(self.round == Round::Swiss, "C-1", "Elimination matches are best of three.")?;
        } else {
            ensure(seats == 2, "M-5", format!("Best of three is for two seats, not {seats}."))?;
        }
        let review = !self.list_review || self.round == Round::Elimination;
        ensure(review, "V-6", "Lists are reviewed before elimination matches only.")?;
        ensure(self.minutes != Some(0), "M-3", "A round clock of 0 minutes leaves no time to play.")
    }

    /// The player's name with the seat as a fallback for an empty one.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => format!("Seat {seat}"),
        }
    }
}
