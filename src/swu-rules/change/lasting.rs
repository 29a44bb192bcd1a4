//! Effects that last for a time begin and end (rule 16), and what of the current values follows from that.

use crate::book::Book;
use crate::engine::Rules;
use crate::table::effect::{Lasting, Lasts};
use swu_language::ability::Grant;

/// An effect begins.
pub(crate) fn begin(rules: &mut Rules<'_>, effect: Lasting) {
    rules.table.lasting.push(effect);
    change(rules, &effect, 1);
}

/// These effects end: they are no longer among those that last. Returns them.
pub(crate) fn end(rules: &mut Rules<'_>, ends: impl Fn(&Rules<'_>, &Lasting) -> bool) -> Vec<Lasting> {
    if rules.table.lasting.is_empty() {
        return Vec::new();
    }
    let mut all = std::mem::take(&mut rules.table.lasting);
    let ended: Vec<Lasting> = all.extract_if(.., |effect| ends(rules, effect)).collect();
    rules.table.lasting = all;
    ended.iter().for_each(|effect| forget(rules, effect));
    ended
}

/// The effect at this place among those that last ends.
pub(crate) fn end_at(rules: &mut Rules<'_>, place: usize) {
    let effect = rules.table.lasting.remove(place);
    forget(rules, &effect);
}

fn forget(rules: &mut Rules<'_>, effect: &Lasting) {
    // Rules about cards being played know their effects by their places among those that last.
    if rules.table.cache.play_rules.iter().any(|rule| rule.lasting.is_some()) {
        return rules.table.cache.forget_values();
    }
    change(rules, effect, -1);
}

fn change(rules: &mut Rules<'_>, effect: &Lasting, times: i16) {
    match numbers(rules.book, effect.what) {
        Some((power, hp)) if rules.table.is_unit(effect.on) => {
            rules.table.cache.add_to_sums(effect.on.uid, (power * times, hp * times));
        }
        Some(_) => {}
        None => rules.table.cache.forget_values(),
    }
}

/// The power and HP that an effect adds, if it does nothing else.
fn numbers(book: &Book, what: Lasts) -> Option<(i16, i16)> {
    match what {
        Lasts::Stats { power, hp } => Some((power, hp)),
        Lasts::Gift { gift, amount } => match book.gift(gift).give {
            Grant::Power(_) => Some((amount, 0)),
            Grant::Hp(_) => Some((0, amount)),
            _ => None,
        },
        _ => None,
    }
}
