//! Who has which tokens.

use crate::query::selector;
use crate::reading::Reading;
use crate::table::card::Uid;
use crate::table::effect::Effect;
use seats::Seat;
use seats::SeatSet;
use swu_language::ability::Filter;
use swu_language::ability::PlayerRef;
use swu_language::ability::Selector;
use swu_language::ability::Token;

/// Those of the players meant who have a Credit.
pub(crate) fn holders(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> SeatSet {
    selector::players(reading, e, who).iter().filter(|seat| reading.table.sides[*seat].credits > 0).collect()
}

/// Has the player any token?
pub(crate) fn has_token(reading: Reading<'_>, e: &Effect, seat: Seat) -> bool {
    let side = &reading.table.sides[seat];
    side.force || side.credits > 0 || selector::exists(reading, e, &token_cards())
}

/// The tokens of the controller that are cards.
pub(crate) fn token_cards() -> Selector {
    let units = Selector::Units([Filter::Friendly, Filter::Token].into());
    let upgrades = Selector::Upgrades([Filter::Friendly, Filter::Token].into());
    Selector::Any([units, upgrades].into())
}

/// A Shield on the unit that this batch has not used yet.
pub(crate) fn shield(reading: Reading<'_>, unit: Uid, used: &[Uid]) -> Option<Uid> {
    let shield = reading.book.token(Token::Shield)?;
    let mut shields = reading
        .table
        .upgrades_on(unit)
        .filter(|upgrade| reading.table.card(*upgrade).def == shield && !used.contains(upgrade))
        .filter(|upgrade| !reading.table.cache.muted.contains(upgrade))
        .peekable();
    // The unit's controller may use any; one that a delayed effect will remove anyway is used first.
    let first = shields.peek().copied();
    let doomed = |shield: &Uid| {
        let shield = reading.table.obj(*shield);
        reading.table.delayed.iter().any(|delayed| delayed.caught.contains(&shield))
    };
    shields.find(doomed).or(first)
}

/// Has the unit a Shield?
pub(crate) fn shielded(reading: Reading<'_>, unit: Uid) -> bool {
    shield(reading, unit, &[]).is_some()
}
