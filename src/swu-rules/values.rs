//! Current values of everything in play (rule 17): computed in one place, cached until something changes.

mod constants;
mod gather;
mod giving;
mod losing;
mod moved;
mod settling;

use crate::book::{AbilityDef, comes_first, is_stat};
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::query::{condition, stats};
use crate::table::Table;
use crate::table::cache::{Cache, Constantly, Due, Listener, Moved, PlayRule};
use crate::table::card::{Obj, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Lasts, NOBODY};
use crate::table::stages::Stages;
use swu_language::ability::{Ability, PlayerRef};
use swu_language::keyword::Keyword;

/// Recomputes current values if anything changed.
#[inline(always)]
pub(crate) fn refresh(rules: &mut Rules<'_>) {
    match rules.table.cache.due {
        Due::Nothing => {}
        Due::Powers => renew_powers(rules),
        Due::Conditions => renew_conditions(rules),
        Due::Values | Due::All => renew(rules),
    }
}

/// Updates what Grit and Raid add to power, if nothing else changed.
#[inline(never)]
fn renew_powers(rules: &mut Rules<'_>) {
    rules.table.cache.due = Due::Nothing;
    power_of_keywords(rules);
    for stats in &mut rules.table.cache.stats {
        stats.power = (stats.without_keywords + stats.from_keywords).max(0);
    }
}

/// Recomputes values only if a constant is on that was off, or the other way round, or gives something else.
#[inline(never)]
fn renew_conditions(rules: &mut Rules<'_>) {
    let cache = &rules.table.cache;
    // Some losses, and circles, are decided by values that are not final.
    let early = cache.stages.has(Stages::TAKES_BY_VALUES) || cache.links.cross();
    if cache.trace.is_some() {
        return renew(rules);
    }
    if !cache.moved.is_empty() && !move_cards(rules) {
        return renew(rules);
    }
    let cache = &rules.table.cache;
    let moved = |item: &&Constantly| !condition::stands(rules.read(), item, cache.doubted, early);
    let sums = Stages::default().with(Stages::SUMS, cache.resum);
    let stages = cache.work.iter().filter(moved).fold(sums, |all, item| all.with(item.stages, true));
    if stages == Stages::default() {
        rules.table.cache.doubted = Depends::default();
        renew_powers(rules);
        return;
    }
    let depend = early || cache.stages.has(Stages::DOUBLES) || cache.links.read_numbers();
    let more = depend || stages.has(Stages::BESIDES_SUMS);
    if more { renew(rules) } else { renew_sums(rules) }
}

/// Cards without constants come and go: their own values, and the numbers of upgrades. False if more may depend on that
/// than constants that ask about such cards.
fn move_cards(rules: &mut Rules<'_>) -> bool {
    let cache = &rules.table.cache;
    let units = cache.moved.iter().any(|moved| !moved.is_upgrade());
    let upgrades = cache.moved.iter().any(Moved::is_upgrade);
    let read = cache.links.read_numbers() || cache.stages.has(Stages::TAKES_BY_VALUES);
    let more = upgrades && read || units && cache.stages.has(Stages::LATE);
    if more || !cache.keeps_gathered() || !moved::gather_moved(rules) {
        return false;
    }
    if units {
        find_sentinels(rules);
    }
    true
}

/// Adds up power and HP again, on which nothing else depends.
fn renew_sums(rules: &mut Rules<'_>) {
    let Cache { stats, unsummed, work, .. } = &mut rules.table.cache;
    for (stats, (power, hp)) in stats.iter_mut().zip(unsummed) {
        (stats.power, stats.hp, stats.from_keywords) = (*power, *hp, 0);
    }
    work.iter_mut().filter(|item| item.stages.has(Stages::SUMS)).for_each(|item| item.held = false);
    rules.table.cache.resum = false;
    rules.table.cache.doubted = Depends::default();
    rules.table.cache.keywords_depend = Depends::default();
    rules.table.cache.due = Due::Nothing;
    add_up(rules);
    round_off(rules);
}

#[inline(never)]
fn renew(rules: &mut Rules<'_>) {
    if rules.table.cache.due == Due::All {
        gather::gather(rules);
    } else {
        rules.table.cache.begin_again();
        if !rules.table.cache.moved.is_empty() {
            moved::gather_moved(rules);
        }
        rules.table.cache.start_with_gathered();
    }
    rules.table.cache.due = Due::Nothing;
    rules.table.cache.clear_values();
    gather::gather_lasting(rules);
    if !rules.table.lasting.is_empty() || !rules.table.cache.work.is_empty() {
        losing::take_away(rules);
        settling::effects_give(rules);
    }
    if rules.table.cache.links.cross() {
        settling::settle_gains(rules);
    } else {
        in_order(rules);
    }
    speak_of_plays(rules);
    find_sentinels(rules);
    round_off(rules);
    listen(rules);
}

/// Each kind of value in turn, if none depends on something given later.
fn in_order(rules: &mut Rules<'_>) {
    grant(rules, false);
    settling::effects_add(rules);
    let Cache { stats, unsummed, .. } = &mut rules.table.cache;
    unsummed.clear();
    unsummed.extend(stats.iter().map(|stats| (stats.power, stats.hp)));
    add_up(rules);
    if rules.table.cache.stages.has(Stages::LATE) {
        grant(rules, true);
        power_of_keywords(rules);
    }
}

/// Keywords, traits, abilities, prohibitions given by constants; those depending on current power after the sums. A
/// gift may itself be a constant, which comes last in the list: after the sums all of it is given at once.
fn grant(rules: &mut Rules<'_>, late: bool) {
    let known = rules.table.cache.work.len();
    let mut index = 0;
    while index < rules.table.cache.work.len() {
        let item = rules.table.cache.work[index];
        let came = late && index >= known;
        if came && !item.stages.has(Stages::PLAYS) {
            constants::constant(rules, index, |give| !comes_first(give));
        } else if item.stages.grants(late) {
            constants::constant(rules, index, |give| !comes_first(give) && !is_stat(give));
        }
        index += 1;
    }
}

/// What constants say about cards being played.
fn speak_of_plays(rules: &mut Rules<'_>) {
    if rules.table.cache.stages.has(Stages::PLAYS) {
        for index in 0..rules.table.cache.work.len() {
            let item = rules.table.cache.work[index];
            if item.stages.has(Stages::PLAYS) {
                play_rule(rules, item);
            }
        }
    }
}

fn play_rule(rules: &mut Rules<'_>, item: Constantly) {
    if stats::is_silent(rules.read(), item) {
        return;
    }
    if let Some(tally) = &mut rules.log.tally {
        tally.constant(item.constant);
    }
    // Several effects of one text differ only in their indices.
    let known = |place: usize| rules.table.cache.play_rules.iter().any(|rule| rule.lasting == Some(place as u16));
    let lasting = rules.table.lasting.iter().enumerate().position(|(place, lasting)| {
        lasting.what == Lasts::Rule(item.constant)
            && lasting.source == item.source
            && lasting.name == item.name
            && !known(place)
    });
    let says = rules.book.constant(item.constant).of_plays;
    rules.table.cache.of_plays = rules.table.cache.of_plays.and(says);
    rules.table.cache.play_rules.push(PlayRule {
        constant: item.constant,
        source: item.source,
        controller: item.controller,
        name: item.name,
        player: lasting.map_or(NOBODY, |place| rules.table.lasting[place].player),
        much: lasting.map_or(0, |place| rules.table.lasting[place].amount),
        lasting: lasting.map(|place| place as u16),
        says,
    });
}

/// Power and HP of constants (rule 17.1) and keywords: last of the constant that reads those of other units.
fn add_up(rules: &mut Rules<'_>) {
    let stages = rules.table.cache.stages;
    if stages.has(Stages::SUMS) {
        add_up_those(rules, false);
    }
    power_of_keywords(rules);
    if stages.has(Stages::APART) {
        add_up_those(rules, true);
    }
}

fn add_up_those(rules: &mut Rules<'_>, apart: bool) {
    for index in 0..rules.table.cache.work.len() {
        let stages = rules.table.cache.work[index].stages;
        if stages.has(Stages::SUMS) && !stages.has(Stages::PLAYS) && stages.has(Stages::APART) == apart {
            constants::constant(rules, index, is_stat);
        }
    }
}

/// What Grit and Raid add to power; repeated if keywords came later.
pub(super) fn power_of_keywords(rules: &mut Rules<'_>) {
    let Table { cache, cards, attacks, .. } = &mut *rules.table;
    for stats in &mut cache.stats {
        if stats.keywords & (bit(Keyword::Grit) | bit(Keyword::Raid)) == 0 && stats.from_keywords == 0 {
            continue;
        }
        let card = &cards[stats.uid.index()];
        let mut more = 0;
        if stats.keywords & bit(Keyword::Grit) != 0 {
            cache.keywords_depend = cache.keywords_depend.and(Depends::DAMAGE);
            more += card.damage as i16;
        }
        let raid = stats.strength_of(Keyword::Raid);
        if raid > 0 {
            cache.keywords_depend = cache.keywords_depend.and(Depends::ATTACK);
            let obj = Obj { uid: stats.uid, serial: card.serial };
            if attacks.iter().any(|attack| attack.live && attack.attacker == obj) {
                more += raid;
            }
        }
        stats.power += more - stats.from_keywords;
        stats.from_keywords = more;
    }
}

/// Who has Sentinels.
fn find_sentinels(rules: &mut Rules<'_>) {
    let Table { cache, cards, .. } = &mut *rules.table;
    cache.sentinels = Default::default();
    for stats in &cache.stats {
        if stats.keywords & bit(Keyword::Sentinel) != 0 {
            let card = &cards[stats.uid.index()];
            let place = usize::from(card.zone == Zone::Space);
            cache.sentinels[card.controller.index()][place].get_or_insert(stats.uid);
        }
    }
}

/// The floor of 0 (rule 17.1).
fn round_off(rules: &mut Rules<'_>) {
    for stats in &mut rules.table.cache.stats {
        stats.without_keywords = stats.power - stats.from_keywords;
        stats.power = stats.power.max(0);
        stats.hp = stats.hp.max(0);
    }
}

/// Abilities that units got from elsewhere wait for moments too.
fn listen(rules: &mut Rules<'_>) {
    let Table { cache, cards, .. } = &mut *rules.table;
    for granted in &cache.granted {
        let AbilityDef { mask, own, ability, by, .. } = rules.book.ability(granted.ability);
        let (mask, own) = (*mask, *own);
        cache.anybody_acts |= matches!(**ability, Ability::Action(_));
        cache.open |= *by != PlayerRef::You;
        if mask != 0 {
            let card = &cards[granted.unit.index()];
            let unit = Obj { uid: granted.unit, serial: card.serial };
            let seat = card.controller;
            cache.listeners.push(Listener { card: unit, host: Obj::NONE, ability: granted.ability, seat, mask, own });
            cache.listening |= mask;
        }
    }
}
