//! Damage continues once a player has said what prevents it (rule 14.2).

use crate::change::{damage, prevention};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::{check, verbs};
use crate::table::dealing::Dealing;
use crate::table::frame::Frame;

/// Continues settling the innermost damage; once it is dealt, its dealer is told how much it was.
pub(crate) fn go_on(rules: &mut Rules<'_>, choice: Option<Choice>) {
    let Some(mut dealing) = rules.table.dealing.pop() else { return };
    if let Some(Choice::Card(card)) = choice
        && let Some(offer) = prevention::guard_with(rules, &mut dealing, card)
    {
        rules.table.dealing.push(dealing);
        rules.table.frames.push(Frame::Dealing);
        rules.table.frames.push(Frame::Effect(offer));
        return;
    }
    let (alone, waiting) = (dealing.runs.is_empty(), rules.table.dealing.len());
    let total = damage::deal_on(rules, dealing);
    if rules.table.dealing.len() > waiting {
        return;
    }
    let joined = match rules.table.frames.pop() {
        Some(Frame::Effect(mut effect)) => {
            if alone {
                effect.amount_done = total;
                verbs::keep_damaged(rules, &mut effect);
            }
            rules.table.frames.push(Frame::Effect(effect));
            effect.joined > 0
        }
        other => {
            rules.table.frames.extend(other);
            false
        }
    };
    // The end of the sentence that deals it, or of the step of an attack (rule 11.1).
    if !joined {
        check::state(rules);
    }
}

/// Something happened instead of the damage being settled.
pub(super) fn instead_of_damage(dealing: &mut Dealing) {
    if let Some(hit) = dealing.hit_mut() {
        hit.prevent(i16::MAX);
    }
}
