//! Who chooses, decides and pays.

use crate::query::selector;
use crate::reading::Reading;
use crate::table::effect::Effect;
use crate::table::effect::NOBODY;
use seats::Seat;
use swu_language::ability::Target;

/// Who chooses; an eliminated player's choice falls to the active player (multiplayer.md E8).
pub(crate) fn chooser<'t>(reading: Reading<'_>, e: &Effect, target: &'t Target) -> (Seat, &'t Target) {
    match target {
        Target::By(who, inner) => {
            let seat = selector::player(reading, e, *who).unwrap_or(e.controller);
            (decider(reading, seat), inner)
        }
        _ => (chooser_of(reading, e), target),
    }
}

/// Who makes the choices of this effect.
pub(crate) fn chooser_of(reading: Reading<'_>, e: &Effect) -> Seat {
    decider(reading, payer(e))
}

/// Who pays the costs of this effect.
pub(crate) fn payer(e: &Effect) -> Seat {
    if e.chooser == NOBODY { e.controller } else { Seat(e.chooser) }
}

/// A player who is out declines whatever may be declined (multiplayer.md E8).
pub(crate) fn declines(reading: Reading<'_>, e: &Effect) -> bool {
    reading.table.sides[payer(e)].eliminated
}

/// The seat that decides for this one: itself, or the active player if it is out of the game.
pub(crate) fn decider(reading: Reading<'_>, seat: Seat) -> Seat {
    if reading.table.sides[seat].eliminated {
        reading.table.living_from(reading.table.active).next().unwrap_or(seat)
    } else {
        seat
    }
}
