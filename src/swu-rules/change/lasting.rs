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

/// An effect ended and is no longer among those that last.
pub(crate) fn ended(rules: &mut Rules<'_>, effect: &Lasting) {
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
