//! Names of compiled things: the card that they are written on, and their index among what is written there.
//!
//! So they are the same whatever else a library holds, and whichever cards were compiled first.

use super::table::card::DefId;
use serde::{Deserialize, Serialize};

/// Stands for the card if the text is a keyword's.
const KEYWORDS: DefId = DefId(u16::MAX);

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            pub struct $name {
                card: DefId,
                place: u16,
            }

            impl $name {
                /// Names nothing.
                pub const NONE: $name = $name { card: KEYWORDS, place: u16::MAX };

                /// The thing with that index on that card.
                pub const fn new(card: DefId, place: u16) -> $name {
                    $name { card, place }
                }

                /// The card it is written on, if it is on a card.
                pub fn card(self) -> Option<DefId> {
                    (self.card != KEYWORDS).then_some(self.card)
                }

                pub(super) const fn text(self) -> DefId {
                    self.card
                }

                pub(super) const fn place(self) -> usize {
                    self.place as usize
                }

                /// Does it name nothing?
                pub fn is_none(&self) -> bool {
                    *self == $name::NONE
                }
            }

            impl Default for $name {
                fn default() -> $name {
                    $name::NONE
                }
            }
        )+
    };
}

ids! {
    /// A compiled ability.
    AbilityId,
    /// A compiled constant.
    ConstantId,
    /// Something that can be given.
    GiftId,
    /// A program.
    ProgramId,
}
