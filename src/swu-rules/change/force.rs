//! The Force token: with a player, or not (rule 25.6).

use super::moment::Moment;
use crate::change::{moment, token};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::stats::bit;
use crate::reading::Reading;
use crate::table::card::{Obj, Uid};
use crate::table::depends::Depends;
use crate::table::memory::Happening;
use crate::table::options::Unseen;
use seats::Seat;
use swu_language::keyword::Keyword;

/// The Force is with this player: true if it was not before, as there is one token each.
pub(crate) fn gain_force(rules: &mut Rules<'_>, seat: Seat) -> bool {
    if std::mem::replace(&mut rules.table.sides[seat].force, true) {
        return false;
    }
    rules.table.cache.changed(Depends::FORCE);
    rules.fact(What::ForceGained, seat, Uid::NONE, Uid::NONE, 0);
    token::created_tokens(rules, seat, 1);
    true
}

/// The Force token of a player is defeated, not used (rule 36.5).
pub(crate) fn lose_force(rules: &mut Rules<'_>, seat: Seat) {
    if std::mem::replace(&mut rules.table.sides[seat].force, false) {
        rules.table.cache.changed(Depends::FORCE);
        rules.fact(What::ForceLost, seat, Uid::NONE, Uid::NONE, 0);
    }
}

/// The player uses the Force; true if it was with them.
pub(crate) fn use_force(rules: &mut Rules<'_>, seat: Seat) -> bool {
    if !std::mem::replace(&mut rules.table.sides[seat].force, false) {
        return false;
    }
    rules.table.cache.changed(Depends::FORCE);
    rules.fact(What::ForceUsed, seat, Uid::NONE, Uid::NONE, 0);
    if let Some(base) = rules.table.sides[seat].base {
        moment::note(rules, Happening::UsedForce, seat, rules.table.obj(base), Obj::NONE, 0);
    }
    moment::announce(rules, Moment::UsedForce(seat));
    true
}

/// Could this player have a resource with Plot (rule 25.7)? The question does not give away which lists have such
/// cards: everybody who has a resource is asked.
pub(crate) fn plots(reading: Reading<'_>, seat: Seat) -> bool {
    let plot = |def| reading.book.def(def).front.keywords & bit(Keyword::Plot) != 0;
    let there_is_plot = match reading.table.options.unseen {
        Unseen::Pool => true,
        Unseen::Sets { plot, .. } => plot,
        Unseen::Lists => reading.table.cards.iter().any(|card| plot(card.def)),
    };
    there_is_plot && !reading.table.sides[seat].resources.is_empty()
}
