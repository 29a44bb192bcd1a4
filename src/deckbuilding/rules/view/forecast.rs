//! What picking an option leads to, as values.

pub use super::super::fact::What;
use serde::Serialize;

/// What surely happens when an option is picked, for eyes that know no more than they are shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast {
    /// What happens, in order.
    pub steps: Vec<Foreseen>,
    /// How far that goes.
    pub ends: Ends,
}

/// One thing that happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Foreseen {
    /// What.
    pub what: What,
    /// To whom, or who does it.
    pub seat: Option<u8>,
    /// With which card, as these eyes name it; `None` if they do not know it.
    pub card: Option<Spoken>,
    /// With which other card.
    pub other: Option<Spoken>,
    /// How much.
    pub amount: i16,
    /// The hit points or resources that are left then.
    pub left: Option<u16>,
}

/// A card of a forecast.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spoken {
    /// How it is named by these eyes.
    pub uid: u32,
    /// Its name.
    pub name: String,
}

/// How far a forecast goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Ends {
    /// That is all; the turn continues or is over.
    Settled,
    /// Then this seat chooses: the one that acts, if it may.
    Choice(u8),
    /// Then luck decides.
    Luck,
    /// Then it depends on a hidden card.
    Hidden,
    /// A card appeared that these eyes do not know, and what comes next may depend on it.
    Open,
    /// The game is over.
    Over,
}
