//! What a game must offer to be played at one keyboard.

use super::key::SeatKey;
use super::log::{Fact, Witnessed};
use seats::{Seat, SeatSet, Teams};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Why a game says no, in its own words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Forbidden(String);

impl<S: Into<String>> From<S> for Forbidden {
    fn from(sentence: S) -> Forbidden {
        Forbidden(sentence.into())
    }
}

/// A game as a plain value: started from a setup and a seed, moved on by picks, readable through keys.
///
/// The same setup, seed and picks must give the same game, on another machine too: a save holds nothing else.
pub trait Hosted: Clone {
    /// The game's name in save files, for example `unlimited`. Never changes.
    const GAME: &'static str;
    /// What is counted for every seat, in the plural: "cards played". A fact says which of them it adds to.
    const COUNTED: &'static [&'static str] = &[];
    /// What it calls a round, in the middle of a sentence.
    const ROUND: &'static str = "round";
    /// What everybody has left of what they lose by, as [`Hosted::standing`] counts it.
    const LEFT: &'static str = "HP";
    /// What the game is played with but a save does not hold: the card data, shared and never changed.
    type Data;
    /// Everything agreed before the first card is dealt, except the seed.
    type Setup: Clone + Serialize + DeserializeOwned;
    /// One choice, written as what was meant (verb, card, value), never as an option's position in a list.
    type Pick: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What anybody at the table may see, with the choices that can be made from it.
    type Public;
    /// What one seat may see, with all its choices and refusals.
    type View;
    /// One thing that happened, as somebody saw it. Its text is a sentence without a full stop.
    type Fact: Fact;

    /// Starts a game.
    fn start(data: &Self::Data, setup: &Self::Setup, seed: u64) -> Result<Self, Forbidden>;

    /// Like `start`, with an optional secret that all luck comes from instead of the seed.
    fn start_keyed(
        data: &Self::Data,
        setup: &Self::Setup,
        seed: u64,
        key: Option<[u8; 32]>,
    ) -> Result<Self, Forbidden> {
        match key {
            None => Self::start(data, setup, seed),
            Some(_) => Err(format!("{} takes its luck from a number only.", Self::GAME).into()),
        }
    }

    /// The players' names in table order, if the setup has them: they must be those of the table.
    fn names(_setup: &Self::Setup) -> Option<&[String]> {
        None
    }

    /// The setup with other names for the players, if it has their names.
    fn renamed(setup: Self::Setup, _names: &[String]) -> Self::Setup {
        setup
    }

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// Who plays with whom; the same for the whole game.
    fn teams(&self) -> Teams {
        Teams::alone(self.seats())
    }

    /// Whose hidden cards this seat sees: its own, and those of partners who play from one side of the table. The same
    /// for the whole game.
    fn open_to(&self, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    /// Who may choose now; `None` when the game is over. Depends on public facts only.
    fn awaits(&self) -> Option<Awaits>;

    /// How the game ended; `None` while somebody may choose.
    fn outcome(&self) -> Option<Outcome>;

    /// The status line: where the game stands in a few public words, "Round 4, action phase", for people to read.
    /// [`outcome`](Hosted::outcome) says who won.
    fn place(&self) -> String;

    /// Is it before the first round, so that everybody's first hand is new to them?
    fn in_setup(&self) -> bool {
        false
    }

    /// The round or turn, from 1; 0 before the first, and in a game without rounds.
    fn round(&self) -> u16 {
        0
    }

    /// How much every seat has left of what it loses by, such as the HP of its base, in public; empty if there is no
    /// such number.
    fn standing(&self) -> Vec<i16> {
        Vec::new()
    }

    /// The numbers of everything in play in plain sight: front ends give them letters. Empty if the game has no such
    /// numbers.
    fn in_play(&self) -> Vec<u16> {
        Vec::new()
    }

    /// What anybody may see.
    fn public(&self) -> Self::Public;

    /// What the key's seat may see.
    fn view(&self, key: &SeatKey) -> Self::View;

    /// Can this be picked without looking at a hand? The answer, "no" included, depends on public facts only.
    fn is_public(&self, pick: &Self::Pick) -> bool;

    /// The pick that declines the awaited decision without a look at the hidden cards it is about; `None` if that
    /// cannot be done, or if the decision needs no hidden card. Depends on public facts only: it must be possible
    /// whatever is hidden.
    fn unseen_no(&self) -> Option<UnseenNo<Self::Pick>> {
        None
    }

    /// Must this fact, as one of its closer witnesses saw it, be read by them before the game goes on? This is so for
    /// cards that somebody looks at.
    fn is_shown(_: &Self::Fact) -> bool {
        false
    }

    /// One of the seats that the game awaits makes a choice.
    ///
    /// # Errors
    /// Why it may not be picked; the game is then dropped, so it may be left half changed. The refusal of a pick that
    /// [`is_public`](Hosted::is_public) depends on public facts only.
    fn apply(&mut self, by: Seat, pick: &Self::Pick) -> Result<Applied<Self::Fact>, Forbidden>;

    /// A seat concedes, at any time.
    fn concede(&mut self, seat: Seat) -> Result<Applied<Self::Fact>, Forbidden>;

    /// Time was called: the game stops at the end of the main phase of this round.
    ///
    /// # Errors
    /// The game has no such end.
    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden>;

    /// The game as far as the key's seat knows it, with everything else dealt again, luck included. The same number
    /// gives the same game for all games that the seat cannot tell apart, so a bot that thinks in such games thinks
    /// honestly.
    ///
    /// `None` if it cannot be dealt again now, or in this game at all.
    fn redeal(&self, _: &SeatKey, _seed: u64) -> Option<Self> {
        None
    }

    /// A number that differs, with near certainty, between different positions of the game. Later programs must give
    /// the same number for the same position, whatever else is in their data: saves hold it.
    fn fingerprint(&self) -> u64;

    /// The parts of its data that the game is played with, by name, each with a number that changes when its contents
    /// do.
    fn used(&self) -> BTreeMap<String, u64>;
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// These seats won: a seat, whole teams, or several who share the victory.
    Won(SeatSet),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The seats that won.
    pub fn winners(self) -> SeatSet {
        match self {
            Outcome::Won(seats) => seats,
            Outcome::Draw => SeatSet::EMPTY,
        }
    }
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaits {
    /// Who may choose; the first of them to do so makes the choice.
    pub seats: SeatSet,
    /// Does answering need hidden cards of those seats? Depends on public facts only, so asking gives nothing away.
    pub need: Need,
}

impl Awaits {
    /// The decision of one seat.
    pub const fn one(seat: Seat, need: Need) -> Awaits {
        Awaits { seats: SeatSet::one(seat), need }
    }
}

/// A "no" that needs no look at hidden cards.
#[derive(Clone, PartialEq, Debug)]
pub struct UnseenNo<P> {
    /// The pick.
    pub pick: P,
    /// It in a few public words: "no resource".
    pub words: &'static str,
}

/// What a decision needs of the hidden cards of the seats that decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: everything to choose from lies on the table. An open hand is put down.
    Nothing,
    /// Some choices are made from the hand, others are not.
    Maybe,
    /// It is made behind the curtain.
    Hand,
}

/// The effects of a pick.
#[derive(Clone, Debug)]
pub struct Applied<F> {
    /// The facts in order, each with what everybody saw of it.
    pub facts: Vec<Witnessed<F>>,
}

impl<F> Applied<F> {
    /// The seats that know more than before: after a draw, reveal, look, search or anything random.
    pub fn learned(&self) -> SeatSet {
        self.facts.iter().flat_map(|fact| fact.learned.iter()).collect()
    }
}
