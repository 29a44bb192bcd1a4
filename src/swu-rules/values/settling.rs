//! Gains that depend on what others gain (rules 10.1, 17).
//!
//! Values are computed in passes. A pass decides everything that constants give according to the table left by the
//! previous pass, and only then gives it: so the order of evaluation does not matter. The first pass sees what remains
//! of printed values after losses, plus what is given whatever the values are, so conditions that only satisfy each
//! other in a circle stay false. It ends when a pass decides the same as the previous one.

use crate::book::{comes_first, is_stat};
use crate::engine::Rules;
use crate::table::cache::given::Given;
use crate::table::cache::{Cache, Constantly, Stats};
use crate::table::effect::Lasts;
use crate::table::icons::Icons;
use crate::table::stages::Stages;
use crate::values;
use crate::values::{constants, giving};
use seats::MAX_SEATS;

/// Far more than the longest chain of cards. Only two units that increase each other's numbers without end get here,
/// and they get the same numbers in whatever order they came.
const MOST_PASSES: usize = 32;

/// The values with all that does not depend on others: lists by their lengths.
struct Ground {
    stats: Vec<Stats>,
    work: usize,
    granted: usize,
    player_rules: usize,
    preventions: usize,
    payers: usize,
    warded: usize,
    truces: usize,
    doublings: usize,
    icons: [Icons; MAX_SEATS],
    lent: usize,
    trace: usize,
    halved: u8,
    unhealable_bases: u8,
    blank_credits: u8,
}

impl Ground {
    fn of(cache: &Cache) -> Ground {
        Ground {
            stats: cache.stats.clone(),
            work: cache.work.len(),
            granted: cache.granted.len(),
            player_rules: cache.player_rules.len(),
            preventions: cache.preventions.len(),
            payers: cache.payers.len(),
            warded: cache.warded.len(),
            truces: cache.truces.len(),
            doublings: cache.doublings.len(),
            icons: cache.icons,
            lent: cache.lent.len(),
            trace: cache.trace.as_ref().map_or(0, Vec::len),
            halved: cache.halved,
            unhealable_bases: cache.unhealable_bases,
            blank_credits: cache.blank_credits,
        }
    }

    /// Takes back what was given since.
    fn restore(&self, cache: &mut Cache) {
        cache.stats.clone_from(&self.stats);
        cache.work.truncate(self.work);
        cache.granted.truncate(self.granted);
        cache.player_rules.truncate(self.player_rules);
        cache.preventions.truncate(self.preventions);
        cache.payers.truncate(self.payers);
        cache.warded.truncate(self.warded);
        cache.truces.truncate(self.truces);
        cache.doublings.truncate(self.doublings);
        cache.icons = self.icons;
        cache.lent.truncate(self.lent);
        cache.halved = self.halved;
        if let Some(trace) = &mut cache.trace {
            trace.truncate(self.trace);
        }
    }
}

/// Keywords, traits, abilities, power and HP where one depends on another.
pub(super) fn settle_gains(rules: &mut Rules<'_>) {
    effects_add(rules);
    give_what_is_certain(rules);
    values::power_of_keywords(rules);
    let ground = Ground::of(&rules.table.cache);
    let mut before = Vec::new();
    for _ in 0..MOST_PASSES {
        let decided = decided(rules, &ground);
        if decided == before {
            return;
        }
        ground.restore(&mut rules.table.cache);
        decided.iter().for_each(|given| giving::carry_out(rules, *given));
        values::power_of_keywords(rules);
        before = decided;
    }
}
/// What constants give that read no values of units.
fn give_what_is_certain(rules: &mut Rules<'_>) {
    let book = rules.book;
    rules.table.cache.unhealable_bases = 0;
    rules.table.cache.blank_credits = 0;
    let mut index = 0;
    while index < rules.table.cache.work.len() {
        let item = rules.table.cache.work[index];
        if gains(item) && !book.constant(item.constant).reads {
            constants::constant(rules, index, |give| !comes_first(give));
        }
        index += 1;
    }
}

/// What constants give besides, by present values.
fn decided(rules: &mut Rules<'_>, ground: &Ground) -> Vec<Given> {
    let book = rules.book;
    rules.table.cache.deciding = true;
    rules.table.cache.unhealable_bases = ground.unhealable_bases;
    rules.table.cache.blank_credits = ground.blank_credits;
    for index in 0..rules.table.cache.work.len() {
        let item = rules.table.cache.work[index];
        if gains(item) && (index >= ground.work || book.constant(item.constant).reads) {
            constants::constant(rules, index, |give| !comes_first(give));
        }
    }
    rules.table.cache.deciding = false;
    std::mem::take(&mut rules.table.cache.given)
}

/// Does it give something to cards in play?
fn gains(item: Constantly) -> bool {
    item.stages.has(Stages::GAINS) && !item.stages.has(Stages::PLAYS)
}

/// What lasting effects give besides power and HP. It depends on nothing.
pub(super) fn effects_give(rules: &mut Rules<'_>) {
    for index in 0..rules.table.lasting.len() {
        let lasting = rules.table.lasting[index];
        rules.table.cache.cause = lasting.source;
        match lasting.what {
            Lasts::Gift { gift, amount } => {
                let give = &rules.book.gift(gift).give;
                if !comes_first(give) && !is_stat(give) {
                    giving::apply(rules, lasting.on, gift, amount);
                }
            }
            Lasts::Keyword(keyword, number) => giving::lend_keyword(rules, lasting.on, keyword, number),
            Lasts::Ability(ability) => giving::endow(rules, lasting.on, ability, lasting.source),
            Lasts::Constant(constant) => giving::endow_constant(rules, lasting.on, constant),
            Lasts::Stats { .. } | Lasts::Rule(_) | Lasts::Waits(_) | Lasts::Lost(_) | Lasts::Silent => {}
        }
    }
}

/// Power and HP of lasting effects (rule 17.1).
pub(super) fn effects_add(rules: &mut Rules<'_>) {
    for index in 0..rules.table.lasting.len() {
        let lasting = rules.table.lasting[index];
        rules.table.cache.cause = lasting.source;
        match lasting.what {
            Lasts::Stats { power, hp } => {
                giving::trace(rules, lasting.on.uid, None, power, hp);
                if rules.table.is_unit(lasting.on)
                    && let Some(stats) = giving::stats_mut(rules, lasting.on.uid)
                {
                    stats.power += power;
                    stats.hp += hp;
                }
            }
            Lasts::Gift { gift, amount } if is_stat(&rules.book.gift(gift).give) => {
                giving::apply(rules, lasting.on, gift, amount);
            }
            _ => {}
        }
    }
}
