//! What may happen instead of something else (rule 16.4).

use crate::book::AbilityDef;
use crate::book::ProgramId;
use crate::query::{condition, selector};
use crate::reading::Reading;
use crate::table::card::CardState;
use crate::table::card::Obj;
use crate::table::card::Zone;
use crate::table::effect::Effect;
use seats::SeatSet;
use swu_language::ability::Ability;
use swu_language::ability::Harm;

/// What may happen to a card in play instead of that.
pub(crate) fn instead_of(reading: Reading<'_>, card: Obj, harm: Harm) -> Option<ProgramId> {
    let abilities = &reading.side(card.uid).instead;
    let in_play = |card: &CardState| card.zone.is_arena() || card.zone == Zone::Attached;
    if abilities.is_empty()
        || !reading.table.live(card).is_some_and(in_play)
        || reading.table.stats(card.uid).is_some_and(|stats| stats.blank)
    {
        return None;
    }
    let wanted =
        |ability: &&AbilityDef| matches!(*ability.ability, Ability::Instead { of, to: None, .. } if of == harm);
    abilities.iter().map(|id| reading.book.ability(*id)).find(wanted).and_then(|ability| ability.program)
}

/// The units of these players that have such a text and have not lost it, and what it does.
pub(crate) fn offers(
    reading: Reading<'_>,
    seats: SeatSet,
    wanted: fn(&Ability) -> bool,
) -> impl Iterator<Item = (Obj, ProgramId)> {
    let units = seats.iter().flat_map(move |seat| reading.table.sides[seat].units.iter().copied());
    let open = units.filter(move |uid| !reading.table.stats(*uid).is_some_and(|stats| stats.blank));
    open.filter_map(move |uid| {
        let mut abilities = reading.side(uid).instead.iter().map(|id| reading.book.ability(*id));
        let program = abilities.find(|ability| wanted(&ability.ability))?.program?;
        Some((reading.table.obj(uid), program))
    })
}

/// What that card may do instead of that harm to another, for this amount of damage (rules 39.5, 48.5, 48.6).
pub(crate) fn spares_another(reading: Reading<'_>, card: Obj, to: Obj, harm: Harm, amount: i16) -> Option<ProgramId> {
    let abilities = &reading.side(card.uid).instead;
    let silent =
        reading.table.stats(card.uid).is_some_and(|stats| stats.blank) || reading.table.cache.muted.contains(&card.uid);
    if abilities.is_empty() || silent {
        return None;
    }
    let e = Effect::new(ProgramId::NONE, card, reading.table.controller(card));
    let wanted = |ability: &&AbilityDef| match &*ability.ability {
        Ability::Instead { of, to: Some(group), at_least, .. } => {
            *of == harm
                && at_least.as_ref().is_none_or(|least| amount >= condition::number(reading, &e, least))
                && selector::visit(reading, &e, group, &mut |other| other == to)
        }
        _ => false,
    };
    let found = abilities.iter().map(|id| reading.book.ability(*id)).find(wanted)?;
    found.program
}
