//! What a match must know of its game beyond who won: how time is called in it, and what decides a level match.

use super::refusal::MatchRefusal;
use seats::{Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// What is written down in the journal of a match.
pub trait Recorded: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned> Recorded for T {}

/// The rules of a game that a match asks for.
pub trait GameRules: Clone + PartialEq + Eq + Debug + 'static {
    /// Where a game stands when time is called (M-7, M-8).
    type Moment: Recorded + Copy;
    /// A stretch of a game that ends as a whole.
    type Phase: Recorded + Copy + Display;
    /// What of a game can decide a level match.
    type Standing: Recorded;
    /// What is being played since time was called (M-7).
    type ExtraTime: Recorded + Copy;

    /// What is still played when time is called then; nothing between games.
    fn begins(moment: Self::Moment) -> Option<Self::ExtraTime>;

    /// The phase that is running.
    fn phase(extra: Self::ExtraTime) -> Self::Phase;

    /// What follows; after the last phase nothing does.
    fn next(extra: Self::ExtraTime) -> Option<Self::ExtraTime>;

    /// Can a game of so many seats stand so?
    ///
    /// # Errors
    /// Why it cannot.
    fn check(standing: &Self::Standing, seats: usize) -> Result<(), MatchRefusal>;

    /// Those of these seats that stand best; several where they stand alike (M-9).
    fn leaders(standing: &Self::Standing, among: SeatSet) -> SeatSet;

    /// Who has the initiative, which decides where nothing else does (M-12).
    fn initiative(standing: &Self::Standing) -> Option<Seat>;

    /// The standing as a score sheet tells it.
    fn words(standing: &Self::Standing, name: &dyn Fn(Seat) -> String) -> String;
}
