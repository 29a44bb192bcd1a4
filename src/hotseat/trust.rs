//! How far the people at the table trust each other's eyes.

use serde::{Deserialize, Serialize};

/// When a curtain is drawn. Agreed before the game; a PIN may guard a seat under each setting but the open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Trust {
    /// No person's hand is hidden: for teaching. No curtain at all. Cards of bots stay covered unless the people agreed
    /// to open them too, or only bots play.
    OpenTable,
    /// The table is public; a curtain is drawn only before decisions that need hidden cards.
    #[default]
    PublicFirst,
    /// A curtain at every change of seat.
    FullCurtain,
}

/// How much of the name is typed to take the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Typed {
    /// A key of one's own, chosen at the first curtain; whoever has none, or forgot it, types the whole word.
    #[default]
    Key,
    /// The word on the curtain, whole.
    Word,
    /// As many of its first letters as tell it from the others: usually one.
    Letter,
}

/// What may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum UndoRule {
    /// Nothing, as in a tournament.
    Off,
    /// Only what is free: nobody learned anything and nobody else acted.
    FreeOnly,
    /// What is free, and the rest if the seats concerned agree.
    #[default]
    ByConsent,
}
