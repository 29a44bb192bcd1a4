//! Units that could not remain where a scenario puts them.

use super::ScenarioFault;
use crate::engine::Rules;
use crate::table::cache::Stats;
use crate::table::card::Zone;
use crate::values;
use swu_language::ability::{Ref, Step, Target};
use swu_language::card::Card;
use swu_language::visit::{self, Visitor};
use swu_language::word::Arena;

/// Can a unit's own text move it to that arena, so that it may be there?
pub(super) fn moves_itself(card: &Card, arena: Arena) -> bool {
    struct Moves {
        to: Arena,
        found: bool,
    }
    impl Visitor for Moves {
        fn step(&mut self, word: &Step) {
            self.found |= matches!(word, Step::Move(Target::The(Ref::This), to) if *to == self.to);
            visit::step(self, word);
        }
    }
    let mut moves = Moves { to: arena, found: false };
    card.abilities.iter().for_each(|ability| moves.ability(ability));
    moves.found
}

/// The first unit with more damage than it can take, including all upgrades and abilities (rule 13).
pub(super) fn defeated(rules: &mut Rules<'_>) -> Option<ScenarioFault> {
    values::refresh(rules);
    let falls = |stats: &&Stats| {
        let damage = i32::from(rules.table.card(stats.uid).damage);
        damage >= i32::from(stats.hp) && !stats.has(Stats::NOT_DEFEATED)
    };
    let stats = rules.table.cache.stats.iter().find(falls)?;
    let card = rules.table.card(stats.uid);
    let arena = if card.zone == Zone::Space { "space" } else { "ground" };
    let id = &rules.book.card(card.def).id;
    Some(ScenarioFault {
        code: "bad-scenario",
        place: format!("seat {}, {arena}", card.controller),
        why: format!("{id} has {} damage and {} HP: it would have been defeated", card.damage, stats.hp),
    })
}
