//! Applying to a card what a constant or an effect gives.

use crate::book::{AbilityId, ConstantId, GiftId};
use crate::engine::Rules;
use crate::query::selector;
use crate::query::stats::{bit, worded_keyword};
use crate::table::cache::given::{Given, What};
use crate::table::cache::{Constantly, Granted, Preventing, Stats, Traced, Voice};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::Effect;
use crate::table::icons::Icons;
use crate::table::numbers::Numbers;
use seats::Seat;
use swu_language::ability::{Barred, Grant, Ref};
use swu_language::keyword::Keyword;
use swu_language::trait_name::Trait;
use swu_language::word::{Arena, Kind};

/// Gives something at once, or only decides it.
#[inline]
pub(super) fn give(rules: &mut Rules<'_>, given: Given) {
    if rules.table.cache.deciding {
        rules.table.cache.given.push(given);
    } else {
        carry_out(rules, given);
    }
}

/// Gives what was decided.
pub(super) fn carry_out(rules: &mut Rules<'_>, given: Given) {
    let Given { on, cause, what } = given;
    rules.table.cache.cause = cause;
    match what {
        What::Gift(gift, amount) => apply(rules, on, gift, amount),
        What::Keywords(keywords, numbers) => add_keywords(rules, on, keywords, numbers),
        What::Traits(traits) => {
            if let Some(stats) = stats_mut(rules, on.uid) {
                stats.traits.0 |= traits.0 & !stats.lost_traits.0;
            }
        }
        What::Excess(constant, gift) => {
            if let Some(stats) = stats_mut(rules, on.uid) {
                stats.excess = Some((constant, gift));
            }
        }
        What::Text(ability) => endow(rules, on, ability, Obj::NONE),
    }
}

/// A unit has the keywords of another, with their numbers and their texts (rules 17.7, 17.8).
pub(super) fn lend_keywords(rules: &mut Rules<'_>, e: &Effect, from: Ref, to: Obj) {
    let Some(from) = selector::first(rules.read(), e, from).and_then(|unit| rules.table.stats(unit.uid).copied())
    else {
        return;
    };
    let worded = |id: &AbilityId| worded_keyword(&rules.book.ability(*id).ability).is_some();
    let given = rules.table.cache.granted.iter().filter(|granted| granted.unit == from.uid);
    let given = given.map(|granted| granted.ability).filter(worded);
    let printed = rules.read().side(from.uid).worded.iter().copied().filter(|_| !from.blank);
    let texts: Vec<AbilityId> = printed.chain(given).collect();
    let cause = e.source;
    for ability in texts {
        give(rules, Given { on: to, cause, what: What::Text(ability) });
    }
    give(rules, Given { on: to, cause, what: What::Keywords(from.keywords, from.numbers) });
}

/// A unit gains an ability, unless it has lost all but those of another card, or that keyword (rule 17.4).
pub(super) fn endow(rules: &mut Rules<'_>, on: Obj, ability: AbilityId, cause: Obj) {
    let book = rules.book;
    let def = book.ability(ability);
    let keyword = worded_keyword(&def.ability).map_or(0, bit);
    let Some(stats) = stats_mut(rules, on.uid) else { return endow_base(rules, on, ability) };
    if stats.blank && (stats.spares.is_none() || stats.spares != cause) || stats.lost & keyword != 0 && !stats.blank {
        return;
    }
    stats.keywords |= keyword;
    grant_ability(rules, on, ability);
}

/// A base gains an ability, unless it has lost its abilities (rule 48.3).
fn endow_base(rules: &mut Rules<'_>, on: Obj, ability: AbilityId) {
    if rules.table.is_base(on) && !rules.table.cache.muted.contains(&on.uid) {
        grant_ability(rules, on, ability);
    }
}

fn grant_ability(rules: &mut Rules<'_>, on: Obj, ability: AbilityId) {
    let by = rules.table.cache.cause;
    rules.table.cache.granted.push(Granted { unit: on.uid, ability, by });
    if let Some(constant) = rules.book.ability(ability).constant {
        endow_constant(rules, on, constant);
    }
}

/// A unit or a base has a constant ability; it says nothing while its card has lost its abilities.
pub(super) fn endow_constant(rules: &mut Rules<'_>, on: Obj, constant: ConstantId) {
    let (controller, def) = (rules.table.card(on.uid).controller, rules.book.constant(constant));
    let (source, host, name, stages) = (on, Obj::NONE, u16::MAX, def.stages);
    let voice = if rules.table.stats(on.uid).is_some() { Voice::Unit } else { Voice::Card };
    let item = Constantly { constant, source, host, controller, voice, name, stages, held: false };
    rules.table.cache.evaluate(item, def.depends, def.links);
}

/// A unit has a keyword with that number.
pub(super) fn lend_keyword(rules: &mut Rules<'_>, on: Obj, keyword: Keyword, number: i16) {
    let mut numbers = Numbers::NONE;
    numbers.add(keyword, number);
    add_keywords(rules, on, bit(keyword), numbers);
}

fn add_keywords(rules: &mut Rules<'_>, to: Obj, keywords: u32, numbers: Numbers) {
    let Some(stats) = stats_mut(rules, to.uid) else { return };
    let open = keywords & !stats.lost;
    let (before, after) = stats.turned.map_or((0, 0), |(one, other)| (bit(one), bit(other)));
    let turned = if open & before != 0 { open & !before | after & !stats.lost } else { open };
    stats.keywords |= turned;
    for keyword in Keyword::ALL.iter().filter(|keyword| keyword.is_numbered() && open & bit(**keyword) != 0) {
        stats.numbers.add(stats.turns(*keyword), numbers.of(*keyword));
    }
}

/// Cards other than units have no values: an undeployed leader can lose its abilities and get a trait, an upgrade
/// can lose its abilities and be safe from others, a base can lose its abilities.
fn apply_to_card(rules: &mut Rules<'_>, on: Obj, gift: GiftId, amount: i16) {
    let give = &rules.book.gift(gift).give;
    if *give == Grant::LosesNamedTrait {
        return rules.table.cache.lost_traits.push((on.uid, amount as u8));
    }
    if rules.table.live(on).is_some_and(|card| card.zone == Zone::Attached) {
        match give {
            Grant::LosesAbilities => rules.table.cache.muted.push(on.uid),
            Grant::Immune(harms) => {
                let harms = harms.iter().fold(0, |all, harm| all | Stats::immune(*harm));
                rules.table.cache.warded.push((on.uid, harms));
            }
            Grant::Trait(word) if rules.read().def(on).kind == Kind::Leader => {
                rules.table.cache.lent.push((on.uid, *word))
            }
            _ => {}
        }
        return;
    }
    let lies = rules.table.live(on).filter(|card| card.zone == Zone::Base);
    let leader = lies.is_some_and(|card| card.has(CardState::LEADER));
    let outside = rules.table.live(on).is_some_and(|card| !card.zone.in_play());
    match give {
        Grant::LosesAbilities if lies.is_some() && !leader => rules.table.cache.muted.push(on.uid),
        Grant::LosesAbilitiesExceptEpic if leader => rules.table.cache.muted.push(on.uid),
        Grant::Trait(word) if leader || outside => rules.table.cache.lent.push((on.uid, *word)),
        Grant::Ability(_) => {
            if let Some(ability) = rules.book.gift(gift).ability {
                endow_base(rules, on, ability);
            }
        }
        give if rules.table.is_base(on) && speaks_of_players(give) => rule_players(rules, on, gift),
        _ => {}
    }
}

/// What a card in play says about its controller.
fn rule_players(rules: &mut Rules<'_>, on: Obj, gift: GiftId) {
    let seat = rules.table.card(on.uid).controller;
    rules.table.cache.player_rules.push((seat, on, gift));
    if rules.book.gift(gift).give == Grant::HalvesPayments {
        rules.table.cache.halved |= 1 << seat.0;
    }
}

pub(super) fn stats_mut<'a>(rules: &'a mut Rules<'_>, uid: Uid) -> Option<&'a mut Stats> {
    let place = *rules.table.cache.place.get(uid.index())?;
    rules.table.cache.stats.get_mut(place as usize)
}

pub(super) fn trace(rules: &mut Rules<'_>, unit: Uid, gift: Option<GiftId>, amount: i16, hp: i16) {
    let cause = rules.table.cache.cause;
    if let Some(trace) = &mut rules.table.cache.trace {
        trace.push(Traced { unit, gift, amount, hp, cause });
    }
}

/// The unit's controller provides its icons, unless it is a leader, whose icons are provided anyway (rule 35.7).
fn provide_icons(rules: &mut Rules<'_>, unit: Obj) {
    let card = *rules.table.card(unit.uid);
    if !card.has(CardState::LEADER) {
        let icons = rules.book.def(card.def).icons_up(&card);
        rules.table.cache.icons[card.controller.index()].add(Icons::of(icons));
    }
}

fn lose_keyword(stats: &mut Stats, keyword: Keyword) {
    stats.lost |= bit(keyword);
    stats.keywords &= !bit(keyword);
    stats.numbers.clear(keyword);
}

fn lose_abilities(stats: &mut Stats) {
    stats.blank = true;
    stats.lost = u32::MAX;
    stats.keywords = 0;
    stats.numbers = Numbers::NONE;
}

/// Takes a keyword, or all abilities, from a unit, or all abilities from an upgrade.
pub(super) fn take(rules: &mut Rules<'_>, on: Obj, keyword: Option<Keyword>) {
    match (stats_mut(rules, on.uid), keyword) {
        (Some(stats), Some(keyword)) => lose_keyword(stats, keyword),
        (Some(stats), None) => lose_abilities(stats),
        (None, None) => rules.table.cache.muted.push(on.uid),
        (None, Some(_)) => {}
    }
}

/// Gives one thing to one unit.
pub(super) fn apply(rules: &mut Rules<'_>, on: Obj, gift: GiftId, amount: i16) {
    if !rules.table.is_unit(on) {
        apply_to_card(rules, on, gift, amount);
        return;
    }
    trace(rules, on.uid, Some(gift), amount, 0);
    let book = rules.book;
    let def = book.gift(gift);
    let cause = rules.table.cache.cause;
    let Some(stats) = stats_mut(rules, on.uid) else { return };
    match &def.give {
        Grant::Power(_) => stats.power += amount,
        Grant::Hp(_) => stats.hp += amount,
        Grant::Keyword(keyword) | Grant::Numbered(keyword, _) if stats.lost & bit(stats.turns(*keyword)) != 0 => {}
        Grant::Keyword(keyword) => stats.keywords |= bit(stats.turns(*keyword)),
        // "Raid 1 for each" is Raid 0 if there are none: the keyword is there.
        Grant::Numbered(..) if amount < 0 => {}
        Grant::Numbered(keyword, _) => {
            let keyword = stats.turns(*keyword);
            stats.keywords |= bit(keyword);
            stats.numbers.add(keyword, amount);
        }
        Grant::Replaces(one, other) => stats.turn(*one, *other),
        Grant::AmbushesBases => stats.flags |= Stats::AMBUSHES_BASES,
        Grant::Trait(word) if stats.lost_traits.has(*word) => {}
        Grant::Trait(word) => stats.traits.insert(*word),
        Grant::LosesTrait(word) => {
            stats.lost_traits.insert(*word);
            stats.traits.remove(*word);
        }
        Grant::LosesNamedTrait => {
            if let Some(word) = Trait::ALL.get(amount as usize) {
                stats.lost_traits.insert(*word);
                stats.traits.remove(*word);
            }
        }
        Grant::Doubles(keyword) => stats.doubled.add(*keyword, 1),
        Grant::PrintedPower(_) => {
            stats.power += amount - stats.printed.0;
            stats.printed.0 = amount;
        }
        Grant::PrintedHp(_) => {
            stats.hp += amount - stats.printed.1;
            stats.printed.1 = amount;
        }
        Grant::LosesKeywords => {
            stats.lost = u32::MAX;
            stats.keywords = 0;
            stats.numbers = Numbers::NONE;
        }
        Grant::LosesAbilitiesExcept(keyword) => {
            stats.blank = true;
            stats.spares = Obj::NONE;
            stats.lost |= !bit(*keyword);
            stats.keywords &= bit(*keyword);
            stats.numbers = Numbers::NONE;
        }
        Grant::LosesKeyword(keyword) => lose_keyword(stats, *keyword),
        Grant::LosesAbilities | Grant::LosesOtherAbilities | Grant::LosesAbilitiesExceptEpic => {
            stats.spares = match &def.give {
                Grant::LosesOtherAbilities if !stats.blank => cause,
                _ => Obj::NONE,
            };
            lose_abilities(stats);
        }
        Grant::Cant(barred) => {
            stats.flags |= match barred {
                Barred::Attack => Stats::CANT_ATTACK,
                Barred::AttackBases => Stats::CANT_ATTACK_BASES,
                Barred::BeAttacked => Stats::CANT_BE_ATTACKED,
                Barred::Ready => Stats::CANT_READY,
                Barred::BeHealed => Stats::CANT_BE_HEALED,
                // For cards being played: see their rules.
                Barred::BePlayed | Barred::BePlayedFromHand => 0,
                // Of bases, before the game.
                Barred::Mulligan => 0,
                Barred::ReadyInRegroup => Stats::CANT_READY_IN_REGROUP,
                Barred::DealCombatDamage => Stats::CANT_DEAL_COMBAT_DAMAGE,
                Barred::BeTakenByOpponents => Stats::CANT_BE_TAKEN,
                Barred::AttackYou => Stats::CANT_ATTACK_SOMEBODY,
            };
            if *barred == Barred::AttackYou {
                rules.table.cache.truces.push((on.uid, Seat(amount as u8)));
            }
        }
        Grant::EntersReady => stats.flags |= Stats::ENTERS_READY,
        Grant::RescuedReady => stats.flags |= Stats::RESCUED_READY,
        Grant::DealsRemainingHp => stats.flags |= Stats::DEALS_REMAINING_HP,
        Grant::TakesMore(_) => stats.more += amount,
        Grant::Prevents(_) => {
            let source = rules.table.cache.cause;
            rules.table.cache.preventions.push(Preventing { unit: on.uid, gift, amount, source });
        }
        Grant::CombatDamageGoesTo(_) => stats.redirect = Uid(amount as u16),
        Grant::Immune(harms) => stats.flags |= harms.iter().fold(0, |all, harm| all | Stats::immune(*harm)),
        Grant::NotDefeatedByDamage => stats.flags |= Stats::NOT_DEFEATED,
        Grant::DealsDamageFirst => stats.flags |= Stats::FIRST,
        Grant::MayDealDamageSecond => stats.flags |= Stats::MAY_BE_SECOND,
        Grant::LeaderUnit => stats.flags |= Stats::LEADER,
        Grant::MorePilots(more) => stats.pilots = stats.pilots.saturating_add(*more),
        Grant::DividesIndirectBy(_)
        | Grant::MoreIndirect(_)
        | Grant::DamageIsUnpreventable(_)
        | Grant::SearchesTwice
        | Grant::AnotherRegroupPhase
        | Grant::SeesTopOfDeck
        | Grant::HalvesPayments => rule_players(rules, on, gift),
        Grant::TakesTwice => rules.table.cache.doublings.push((on.uid, cause)),
        Grant::ProvidesIcons => provide_icons(rules, on),
        Grant::PaysAsResource => rules.table.cache.payers.push((on, cause)),
        Grant::AttacksTwo => stats.flags |= Stats::ATTACKS_TWO,
        Grant::CanAttack(Arena::Ground) => stats.flags |= Stats::REACHES_GROUND,
        Grant::CanAttack(Arena::Space) => stats.flags |= Stats::REACHES_SPACE,
        Grant::Ability(_) => {
            if let Some(ability) = def.ability {
                endow(rules, on, ability, cause);
            }
        }
        // Kept by the constant that gives it, for its group of cards.
        Grant::ExcessTo(_) | Grant::TraitsOf(..) | Grant::KeywordsOf(_) | Grant::PrintedKeywordsOf(..) => {}
        // Of bases: see their rules.
        Grant::CreditsAreBlank => {}
        // Lent when an attack begins.
        Grant::AbilitiesOf(_) => {}
        // Of bases, before the game.
        Grant::OpeningHand(_) => {}
        // For cards being played, not for units.
        Grant::EntersAsCopyOf(..)
        | Grant::EntersWithWhenPlayedOf(_)
        | Grant::EntersWith(..)
        | Grant::CostsLess(_)
        | Grant::CostsMore(_)
        | Grant::MayBeFree
        | Grant::IgnoreAspectPenalty
        | Grant::IgnoreAspectPenaltyOf(_)
        | Grant::IgnoreOnePenaltyOf(_)
        | Grant::ExtraCost(_)
        | Grant::MayBePlayed { .. }
        | Grant::SmuggleForOwnCostPlus(_) => {}
        // Checked when an action is chosen: on the lasting effect, on the leader.
        Grant::MustAttackNext | Grant::DeploysForLess(_) => {}
    }
}

/// Is it a rule for the controller of the card with the text?
const fn speaks_of_players(give: &Grant) -> bool {
    matches!(
        give,
        Grant::DividesIndirectBy(_)
            | Grant::MoreIndirect(_)
            | Grant::DamageIsUnpreventable(_)
            | Grant::SearchesTwice
            | Grant::AnotherRegroupPhase
            | Grant::SeesTopOfDeck
            | Grant::HalvesPayments
    )
}
