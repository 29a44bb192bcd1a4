//! Tokens come after all real cards, as in every table (rule 21).

use crate::table::Table;
use crate::table::card::{CardState, Uid};

/// Numbers all cards of an untouched table in this order.
pub(super) fn tokens_last(table: &mut Table) {
    let mut order: Vec<usize> = (0..table.cards.len()).collect();
    // A stable sort: nothing else moves.
    order.sort_by_key(|index| table.cards[*index].token());
    let mut new = vec![Uid::NONE; order.len()];
    for (place, old) in order.iter().enumerate() {
        new[*old] = Uid(place as u16);
    }
    let renamed = |uid: Uid| new.get(uid.index()).copied().unwrap_or(uid);
    let card = |old: &usize| CardState { host: renamed(table.cards[*old].host), ..table.cards[*old] };
    table.cards = order.iter().map(card).collect();
    for side in table.sides.iter_mut() {
        let lists = [
            &mut side.leaders,
            &mut side.deck,
            &mut side.hand,
            &mut side.discard,
            &mut side.resources,
            &mut side.units,
        ];
        lists.into_iter().flatten().chain(&mut side.base).for_each(|uid| *uid = renamed(*uid));
    }
    table.upgrades.iter_mut().chain(&mut table.captives).for_each(|uid| *uid = renamed(*uid));
}
