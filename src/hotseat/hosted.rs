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
/// Same setup, seed and picks must give the same game, also on another machine: a save holds nothing else.
pub trait Hosted: Clone {
    /// The game's name in save files, for example `unlimited`. Never changes.
    const GAME: &'static str;
    /// What is counted of every seat, in the plural: "cards played". A fact says which of them it adds to.
    const COUNTED: &'static [&'static str] = &[];
    /// What the game is played with and a save does not hold: the card data, shared and never changed.
    type Data;
    /// Everything agreed before the first card is dealt, except the seed.
    type Setup: Clone + Serialize + DeserializeOwned;
    /// One choice, written as what was meant (verb, card, value), never as an option's place in a list.
    type Pick: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What anybody at the table may see, with the choices that can be made from it.
    type Public;
    /// What one seat may see, with all its choices and refusals.
    type View;
    /// One thing that happened, as somebody saw it. Its text is a sentence without a full stop.
    type Fact: Fact;

    /// Starts a game.
    fn start(data: &Self::Data, setup: &Self::Setup, seed: u64) -> Result<Self, Forbidden>;

    /// The same, with a secret of which all luck comes instead of the seed, if there is one.
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

    /// The players' names in table order, if a setup says them: they must be those of the table.
    fn names(_setup: &Self::Setup) -> Option<&[String]> {
        None
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

    /// Who may choose now, or nobody when the game is over. Depends on public facts only.
    fn awaits(&self) -> Option<Awaits>;

    /// How the game ended; nothing while somebody may choose.
    fn outcome(&self) -> Option<Outcome>;

    /// The status line: where the game stands in a few public words, "Round 4, action phase", for people to read. Who
    /// won is what [`outcome`](Hosted::outcome) says.
    fn place(&self) -> String;

    /// Is it before the first round, so that everybody's first hand is new to them?
    fn in_setup(&self) -> bool {
        false
    }

    /// The round or turn, from 1; 0 before the first, and in a game without any.
    fn round(&self) -> u16 {
        0
    }

    /// What every seat still has of what it loses by, such as the HP of its base, in public; empty if there is no such
    /// number.
    fn standing(&self) -> Vec<i16> {
        Vec::new()
    }

    /// What lies in play before everybody's eyes, by number: front ends give it letters. Nothing where a game has none.
    fn in_play(&self) -> Vec<u16> {
        Vec::new()
    }

    /// What anybody may see.
    fn public(&self) -> Self::Public;

    /// What the key's seat may see.
    fn view(&self, key: &SeatKey) -> Self::View;

    /// Can this be picked without looking at a hand? The answer, also the "no", depends on public facts only.
    fn is_public(&self, pick: &Self::Pick) -> bool;

    /// Is this fact, as one of its closer witnesses saw it, to be read by them before the game goes on? So it is with
    /// cards that somebody looks at.
    fn is_shown(_: &Self::Fact) -> bool {
        false
    }

    /// One of the seats that the game awaits makes a choice.
    ///
    /// # Errors
    /// Why it may not be picked; the game is then dropped, so it may be left half changed.
    /// The refusal of a pick that [`is_public`](Hosted::is_public) depends on public facts only.
    fn apply(&mut self, by: Seat, pick: &Self::Pick) -> Result<Applied<Self::Fact>, Forbidden>;

    /// A seat gives up, at any time.
    fn concede(&mut self, seat: Seat) -> Result<Applied<Self::Fact>, Forbidden>;

    /// Time was called: the game stops at the end of the main phase of this round.
    ///
    /// # Errors
    /// The game knows no such end.
    fn stop_after(&mut self, round: u16) -> Result<(), Forbidden> {
        Err(format!("{} cannot be stopped after round {round}.", Self::GAME).into())
    }

    /// The game as far as the key's seat knows it, with everything else dealt anew, luck too. The same number gives the
    /// same game, for all games that the seat cannot tell apart; so whoever thinks in such games thinks honestly.
    ///
    /// Nothing if it cannot be dealt now, or not at all in this game.
    fn redeal(&self, _: &SeatKey, _seed: u64) -> Option<Self> {
        None
    }

    /// A number that differs, as good as surely, between different positions of the game. Later programs must give the
    /// same for the same position, whatever data they have besides: saves hold it.
    fn fingerprint(&self) -> u64;

    /// What of its data the game is played with, by name, each with a number that differs when it says something else.
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
    /// Who may choose; the first of them who does makes the choice.
    pub seats: SeatSet,
    /// Does answering need hidden cards of those seats? Depends on public facts only, so that asking tells nothing.
    pub need: Need,
}

impl Awaits {
    /// The decision of one seat.
    pub const fn one(seat: Seat, need: Need) -> Awaits {
        Awaits { seats: SeatSet::one(seat), need }
    }
}

/// What a decision needs of the hidden cards of the seats that decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing: everything there is to choose lies on the table. A hand that is open is put down.
    Nothing,
    /// Some choices are made out of the hand, others are not.
    Maybe,
    /// It is made behind the curtain.
    Hand,
}

/// What a pick made happen.
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
