//! What a match must know about its game beyond who won: how time is called in it, and what decides a level match.

use super::refusal::MatchRefusal;
use seats::{Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};

/// What is recorded in the journal of a match.
pub trait Recorded: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned> Recorded for T {}

/// The rules of a game that a match asks about.
pub trait GameRules: Clone + PartialEq + Eq + Debug + 'static {
    /// Where a game stands when time is called (M-7, M-8).
    type Moment: Recorded + Copy;
    /// A stretch of a game that ends as a whole.
    type Phase: Recorded + Copy + Display;
    /// The standing of a game that can decide a level match.
    type Standing: Recorded;
    /// What is still played after time was called (M-7).
    type ExtraTime: Recorded + Copy;

    /// What is still played when time is called at this moment; `None` between games.
    fn begins(moment: Self::Moment) -> Option<Self::ExtraTime>;

    /// The phase that is running.
    fn phase(extra: Self::ExtraTime) -> Self::Phase;

    /// What follows; `None` after the last phase.
    fn next(extra: Self::ExtraTime) -> Option<Self::ExtraTime>;

    /// Is this a possible standing for a game of this many seats?
    ///
    /// # Errors
    /// Why it cannot.
    fn check(standing: &Self::Standing, seats: usize) -> Result<(), MatchRefusal>;

    /// Those of these seats that stand best; several if they are equal (M-9).
    fn leaders(standing: &Self::Standing, among: SeatSet) -> SeatSet;

    /// Who has the initiative, which decides when nothing else does (M-12).
    fn initiative(standing: &Self::Standing) -> Option<Seat>;

    /// The standing in the words of a score sheet.
    fn words(standing: &Self::Standing, name: &dyn Fn(Seat) -> String) -> String;
}
