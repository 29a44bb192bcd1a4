//! Current values of everything in play (rule 17): computed in one place, cached until something changes.

mod gather;
mod giving;
mod losing;
mod moved;
mod settling;

use crate::book::{AbilityDef, ConstantId, comes_first, is_stat};
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::query::{condition, selector, stats};
use crate::reading::Reading;
use crate::table::Table;
use crate::table::cache::given::{Given, What};
use crate::table::cache::{Constantly, Due, Listener, PlayRule, Preventing};
use crate::table::card::{Obj, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Effect, Lasts, NOBODY};
use crate::table::numbers::Numbers;
use crate::table::stages::Stages;
use swu_language::ability::{Ability, Barred, Grant, PlayerRef, Ref, Selector};
use swu_language::keyword::Keyword;

/// Recomputes current values if anything changed.
#[inline(always)]
pub(crate) fn refresh(rules: &mut Rules<'_>) {
    match rules.table.cache.due {
        Due::Nothing => {}
        Due::Powers => renew_powers(rules),
        Due::Upgrades => renew_upgrades(rules),
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

/// Adds and subtracts the numbers of upgrades that came or went. If more depends on them, everything but what was
/// gathered is recomputed.
#[inline(never)]
fn renew_upgrades(rules: &mut Rules<'_>) {
    let only_numbers = rules.table.cache.upgrades_are_only_numbers();
    if only_numbers && moved::gather_moved(rules) {
        renew_powers(rules);
    } else {
        renew(rules);
    }
}

/// Recomputes values only if a constant is on that was off, or the other way round, or gives something else.
#[inline(never)]
fn renew_conditions(rules: &mut Rules<'_>) {
    let cache = &rules.table.cache;
    // Losses and circles are decided by values that are not final.
    let settled = !cache.stages.has(Stages::TAKES) && !cache.links.cross() && cache.moved.is_empty();
    if settled && cache.work.iter().all(|item| condition::stands(rules.read(), item, cache.doubted)) {
        rules.table.cache.doubted = Depends::default();
        renew_powers(rules);
    } else {
        renew(rules);
    }
}

#[inline(never)]
fn renew(rules: &mut Rules<'_>) {
    let gathered = rules.table.cache.due != Due::All && rules.table.cache.keeps_gathered();
    if gathered && !rules.table.cache.moved.is_empty() {
        moved::gather_moved(rules);
    }
    if !gathered || !rules.table.cache.begin_again() {
        gather::gather(rules);
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
    round_off(rules);
    listen(rules);
}

/// Each kind of value in turn, if none depends on something given later.
fn in_order(rules: &mut Rules<'_>) {
    grant(rules, false);
    settling::effects_add(rules);
    add_up(rules);
    power_of_keywords(rules);
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
            constant(rules, index, |give| !comes_first(give));
        } else if item.stages.grants(late) {
            constant(rules, index, |give| !comes_first(give) && !is_stat(give));
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

/// Power and HP of constants (rule 17.1).
fn add_up(rules: &mut Rules<'_>) {
    if rules.table.cache.stages.has(Stages::SUMS) {
        for index in 0..rules.table.cache.work.len() {
            let item = rules.table.cache.work[index];
            if item.stages.has(Stages::SUMS) && !item.stages.has(Stages::PLAYS) {
                constant(rules, index, is_stat);
            }
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

/// The floor of 0 (rule 17.1), and who has Sentinels.
fn round_off(rules: &mut Rules<'_>) {
    let Table { cache, cards, .. } = &mut *rules.table;
    for stats in &mut cache.stats {
        if stats.keywords & bit(Keyword::Sentinel) != 0 {
            let card = &cards[stats.uid.index()];
            let place = usize::from(card.zone == Zone::Space);
            cache.sentinels[card.controller.index()][place].get_or_insert(stats.uid);
        }
        stats.without_keywords = stats.power - stats.from_keywords;
        stats.power = stats.power.max(0);
        stats.hp = stats.hp.max(0);
    }
}

/// Evaluates one constant for the gifts that `wanted` accepts, unless it is silent.
pub(super) fn constant(rules: &mut Rules<'_>, index: usize, wanted: impl Fn(&Grant) -> bool + Copy) {
    let item = rules.table.cache.work[index];
    if !stats::is_silent(rules.read(), item) {
        let held = speak(rules, item, wanted);
        rules.table.cache.work[index].held |= held;
    }
}

/// Evaluates one constant for the gifts that `wanted` accepts. True if its condition holds.
pub(super) fn speak(rules: &mut Rules<'_>, item: Constantly, wanted: impl Fn(&Grant) -> bool + Copy) -> bool {
    let constant = rules.book.constant(item.constant);
    let mut e = condition::of_constant(&item);
    let mut held = false;
    if constant.depends.meets(Depends::ATTACK) {
        for index in 0..rules.table.attacks.len() {
            if rules.table.attacks[index].live {
                e.attack = index as u8;
                held |= constant_once(rules, &e, item.constant, wanted);
            }
        }
    } else {
        held = constant_once(rules, &e, item.constant, wanted);
    }
    held
}

fn constant_once(rules: &mut Rules<'_>, e: &Effect, id: ConstantId, wanted: impl Fn(&Grant) -> bool) -> bool {
    let book = rules.book;
    let constant = book.constant(id);
    if constant.condition.as_ref().is_some_and(|condition| !condition::holds(rules.read(), e, condition)) {
        return false;
    }
    if let Some(tally) = &mut rules.log.tally {
        tally.constant(id);
    }
    if matches!(constant.affects, Selector::Bases(_)) {
        base_rule(rules, e, id, &constant.affects);
        return true;
    }
    let mut affected = rules.take_buffer();
    match &constant.affects {
        Selector::The(Ref::This) => affected.extend(e.source.is_some().then_some(e.source)),
        group => selector::collect(rules.read(), e, group, &mut affected),
    }
    for gift in &constant.gifts {
        let give = &book.gift(*gift).give;
        if !wanted(give) {
            continue;
        }
        let amount = match give {
            Grant::Power(_)
            | Grant::Hp(_)
            | Grant::Numbered(..)
            | Grant::PrintedPower(_)
            | Grant::PrintedHp(_)
            | Grant::TakesMore(_)
            | Grant::Cant(Barred::AttackYou)
            | Grant::Prevents(_) => condition::gift_amount(rules.read(), e, *gift),
            Grant::LosesNamedTrait => e.name as i16,
            _ => 0,
        };
        for obj in &affected {
            let amount = match give {
                Grant::Power(qty) | Grant::Hp(qty) | Grant::Numbered(_, qty) if book.gift(*gift).each => {
                    condition::number(rules.read(), &e.for_each(*obj), qty)
                }
                _ => amount,
            };
            let what = match give {
                Grant::KeywordsOf(unit) => {
                    giving::lend_keywords(rules, e, *unit, *obj);
                    continue;
                }
                Grant::PrintedKeywordsOf(keywords, cards) => {
                    What::Keywords(printed_among(rules.read(), e, keywords, cards), Numbers::NONE)
                }
                Grant::TraitsOf(group, but) => What::Traits(stats::traits_among(rules.read(), e, group, but)),
                Grant::ExcessTo(_) => What::Excess(id, *gift),
                _ => What::Gift(*gift, amount),
            };
            giving::give(rules, Given { on: *obj, cause: e.source, what });
        }
    }
    rules.give_buffer(affected);
    true
}

/// Those of the keywords that are printed on a card of the group.
fn printed_among(reading: Reading<'_>, e: &Effect, keywords: &[Keyword], cards: &Selector) -> u32 {
    let wanted = keywords.iter().fold(0, |all, keyword| all | bit(*keyword));
    let mut printed = 0;
    selector::visit(reading, e, cards, &mut |card| {
        printed |= reading.def(card).front.keywords & wanted;
        printed == wanted
    });
    printed
}

fn base_rule(rules: &mut Rules<'_>, e: &Effect, id: ConstantId, bases: &Selector) {
    let book = rules.book;
    for gift in &book.constant(id).gifts {
        if let Grant::Prevents(_) = &book.gift(*gift).give {
            let amount = condition::gift_amount(rules.read(), e, *gift);
            let mut affected = rules.take_buffer();
            selector::collect(rules.read(), e, bases, &mut affected);
            for base in &affected {
                let (unit, gift, source) = (base.uid, *gift, e.source);
                rules.table.cache.preventions.push(Preventing { unit, gift, amount, source });
            }
            rules.give_buffer(affected);
        }
    }
    let says = |wanted: &Grant| book.constant(id).gifts.iter().any(|gift| book.gift(*gift).give == *wanted);
    let (heal, credits) = (says(&Grant::Cant(Barred::BeHealed)), says(&Grant::CreditsAreBlank));
    if !heal && !credits {
        return;
    }
    let mut mask = 0u8;
    selector::visit(rules.read(), e, bases, &mut |base| {
        mask |= 1 << rules.table.card(base.uid).controller.0;
        false
    });
    let cache = &mut rules.table.cache;
    cache.unhealable_bases |= if heal { mask } else { 0 };
    cache.blank_credits |= if credits { mask } else { 0 };
}

/// Abilities that units got from elsewhere wait for moments too.
fn listen(rules: &mut Rules<'_>) {
    let Table { cache, cards, sides, upgrades, .. } = &mut *rules.table;
    let mut actions = false;
    for granted in &cache.granted {
        let AbilityDef { mask, ability, by, .. } = rules.book.ability(granted.ability);
        let mask = *mask;
        actions |= matches!(**ability, Ability::Action(_));
        cache.open |= *by != PlayerRef::You;
        if mask != 0 {
            let card = &cards[granted.unit.index()];
            let unit = Obj { uid: granted.unit, serial: card.serial };
            let seat = card.controller;
            cache.listeners.push(Listener { card: unit, host: Obj::NONE, ability: granted.ability, seat, mask });
            cache.listening |= mask;
        }
    }
    if actions {
        cache.thin();
        cache.actors.clear();
        for side in sides.iter() {
            let leaders = side.leaders.iter().filter(|uid| cards[uid.index()].zone == Zone::Base);
            cache.actors.extend(side.units.iter().chain(leaders).chain(&side.base));
        }
        cache.actors.extend(upgrades.iter());
    }
}
