//! Why something cannot be done: the answer of the same predicates that make the options.

use super::super::super::cards::word::Faction;
use std::fmt;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Why {
    NotYourTurn,
    NotThere,
    OtherRegion,
    NotYours,
    Enemy(Faction),
    Starter,
    TooExpensive { cost: u16, have: u16 },
    NoAbility,
    Used,
    Owner,
    ConditionFails,
    NothingToExile,
    NothingToDiscard,
    NoTarget,
    NothingChanges,
    NotAttacker,
    Attacked,
    NoAttack,
    NotATarget,
    OnlyUnits,
    Mixed,
    TooWeak { value: u8, have: u16 },
    NotPlayedSo,
    NotNeutral,
}

impl fmt::Display for Why {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Why::NotYourTurn => "it is not this side's turn",
            Why::NotThere => "the card is not there any more",
            Why::OtherRegion => "it lies in the other region",
            Why::NotYours => "the card is not yours",
            Why::Enemy(faction) => return write!(formatter, "a card of the {} cannot be taken", faction.people()),
            Why::Starter => "the card cannot be purchased",
            Why::TooExpensive { cost, have } => {
                return write!(formatter, "it costs {cost}, and there are {have} resources");
            }
            Why::NoAbility => "the card has nothing to be used",
            Why::Used => "it was used this turn",
            Why::Owner => "only its own player can use it: it exiles cards of that player",
            Why::ConditionFails => "what it needs is not true",
            Why::NothingToExile => "there is no card to exile",
            Why::NothingToDiscard => "there is no card in hand to discard",
            Why::NoTarget => "there is no card it could do this to",
            Why::NothingChanges => "nothing it offers would change anything",
            Why::NotAttacker => "the card does not attack",
            Why::Attacked => "it has attacked this turn, or is committed already",
            Why::NoAttack => "it has no attack",
            Why::NotATarget => "this card of the row is no target",
            Why::OnlyUnits => "only units attack cards of the row",
            Why::Mixed => "only units of this region's own player attack its row",
            Why::TooWeak { value, have } => return write!(formatter, "it takes {value} attack, and there is {have}"),
            Why::NotPlayedSo => "neutral cards cannot be paid off in this game",
            Why::NotNeutral => "only neutral cards are paid off",
        };
        formatter.write_str(text)
    }
}
