//! Cards that a text lets somebody play from where they are, for a time.

use super::costs::Playing;
use crate::book::ProgramId;
use crate::query::{plays, selector};
use crate::reading::Reading;
use crate::table::card::Uid;
use crate::table::effect::{Effect, Lasts};
use crate::table::mode::PlayMode;
use seats::Seat;
use swu_language::ability::Grant;

/// Calls `visit` with every play that a lasting effect lets this seat make, on the terms of that effect.
pub(crate) fn visit_permitted(reading: Reading<'_>, seat: Seat, visit: &mut dyn FnMut(Playing)) {
    for lasting in &reading.table.lasting {
        if let Lasts::Gift { gift, amount: less } = lasting.what
            && let Grant::MayBePlayed { by, free, ignores_penalty, .. } = reading.book.gift(gift).give
            && reading.table.live(lasting.on).is_some()
        {
            let e =
                Effect { player: lasting.player, ..Effect::new(ProgramId::NONE, lasting.source, lasting.controller) };
            if selector::players(reading, &e, by).has(seat) {
                let ordinary =
                    Playing { less, free, ignores_penalty, ..plays::from_hand(reading, lasting.on.uid, seat) };
                visit(Playing { mode: PlayMode::Elsewhere, ..ordinary });
                if plays::has_piloting(reading, ordinary.card) {
                    visit(Playing { mode: PlayMode::Piloting, ..ordinary });
                }
            }
        }
    }
}

/// The cheapest terms on which a seat may play that card in that way by permission.
pub(crate) fn best_permission(reading: Reading<'_>, uid: Uid, seat: Seat, mode: PlayMode) -> Option<Playing> {
    let mut best: Option<(i16, Playing)> = None;
    visit_permitted(reading, seat, &mut |playing| {
        if playing.card.uid == uid
            && playing.mode == mode
            && let Ok(cost) = plays::may_play(reading, playing)
            && best.is_none_or(|(least, _)| cost < least)
        {
            best = Some((cost, playing));
        }
    });
    best.map(|(_, playing)| playing)
}

/// Does an effect of that kind refer to a card outside play?
pub(crate) fn reaches_outside(reading: Reading<'_>, what: Lasts) -> bool {
    match what {
        Lasts::Gift { gift, .. } => {
            matches!(reading.book.gift(gift).give, Grant::MayBePlayed { .. } | Grant::EntersWith(..))
        }
        _ => false,
    }
}
