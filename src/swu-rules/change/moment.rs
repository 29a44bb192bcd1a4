//! Moments: which waiting abilities trigger (rule 12.1).

use crate::book::{AbilityId, ProgramId, moment_bit};
use crate::change::{force, lasting};
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::query::{legal, predicate, selector, stats};
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::attack::{Defender, MOST_DEFENDERS};
use crate::table::batch::{DamageKind, Hit, Share};
use crate::table::cache::{Listener, Stats};
use crate::table::card::{CardState, Obj, Uid};
use crate::table::depends::Depends;
use crate::table::effect::{Effect, Lasts, NO_ATTACK, NOBODY, Pending};
use crate::table::memory::{Happening, Note};
use crate::values;
use seats::Seat;
use swu_language::ability::{Limit, Phase, To, Trigger};
use swu_language::keyword::Keyword;

/// Something that abilities may wait for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Moment {
    /// A seat played a card; a unit or upgrade is in play by now.
    Played(Obj, Seat),
    /// A leader was deployed.
    Deployed(Obj, Seat),
    /// A unit was played, deployed or created.
    Enters(Obj),
    /// An attack began.
    Attack(u8),
    /// An attack ended.
    AttackEnded(u8),
    /// This attack ends: its damage is dealt now.
    AttackEnds(u8),
    /// The same for the defender, whether the attacker is still there or not.
    DefenseEnds(u8),
    /// Damage was dealt, as the hit says.
    Damage(Hit),
    /// A unit is leaving play; it still is where it was.
    Leaves(Obj, bool),
    /// A phase starts.
    Starts(Phase),
    /// Cards were readied in the regroup phase.
    ReadyStep,
    /// An upgrade was attached to a unit.
    Attaches(Obj, Obj),
    /// An upgrade is no longer attached to a unit.
    Detaches(Obj, Obj),
    /// A player discarded a card from their hand.
    DiscardsFromHand(Obj, Seat),
    /// A card was readied.
    Readied(Obj),
    /// Damage was healed from a card.
    Healed(Obj, i16),
    /// A player used a "When Defeated" ability of a card.
    UsedWhenDefeated(AbilityId, Obj, Seat),
    /// The first action phase starts.
    GameStarts,
    /// A player collected a Bounty of a unit.
    Collected(AbilityId, Obj, Seat),
    /// A player revealed or discarded cards from their hand.
    Shown(Seat),
    /// A player drew cards.
    Drew(Seat),
    /// A player used the Force.
    UsedForce(Seat),
    /// A player took the initiative.
    Initiative(Seat),
    /// A player used a "When Played" ability of a card.
    UsedWhenPlayed(AbilityId, Obj, Seat),
    /// A player used an "On Attack" ability of a unit in that attack.
    UsedOnAttack(AbilityId, Obj, Seat, u8),
    /// An upgrade is being defeated; it still is where it was.
    UpgradeDefeated(Obj),
    /// Upgrades were attached to a unit together.
    Equipped(Obj),
    /// A player created a unit.
    Created(Obj, Seat),
    /// A card of that player was discarded from the deck.
    DiscardsFromDeck(Obj, Seat),
}

const fn bits(moment: &Moment) -> u64 {
    match moment {
        Moment::Played(..) => 1 << 0 | 1 << 1 | 1 << 15 | 1 << 16,
        Moment::Deployed(..) => 1 << 2 | 1 << 17,
        Moment::Enters(_) => 1 << 3 | 1 << 45,
        Moment::Attack(_) => 1 << 4 | 1 << 5 | 1 << 24 | 1 << 32,
        Moment::AttackEnded(_) => 1 << 6,
        Moment::AttackEnds(_) => 1 << 7 | 1 << 8 | 1 << 33 | 1 << 40,
        Moment::DefenseEnds(_) => 1 << 39,
        Moment::Damage(_) => 1 << 9 | 1 << 10 | 1 << 11,
        Moment::Leaves(..) => 1 << 12 | 1 << 13 | 1 << 14,
        Moment::Starts(_) => 1 << 18,
        Moment::ReadyStep => 1 << 19,
        Moment::Attaches(..) => 1 << 20 | 1 << 26,
        Moment::Readied(_) => 1 << 27 | 1 << 46,
        Moment::Healed(..) => 1 << 28,
        Moment::Drew(_) => 1 << 29,
        Moment::UsedWhenDefeated(..) => 1 << 30,
        Moment::GameStarts => 1 << 31,
        Moment::Detaches(..) => 1 << 21,
        Moment::DiscardsFromHand(..) => 1 << 23,
        Moment::Collected(..) => 1 << 22,
        Moment::UsedForce(_) => 1 << 34,
        Moment::Initiative(_) => 1 << 35,
        Moment::UsedWhenPlayed(..) => 1 << 37,
        Moment::Shown(_) => 1 << 36,
        Moment::UsedOnAttack(..) => 1 << 41,
        Moment::UpgradeDefeated(_) => 1 << 42,
        Moment::Equipped(_) => 1 << 43,
        Moment::Created(..) => 1 << 44,
        Moment::DiscardsFromDeck(..) => 1 << 47,
    }
}

/// What a triggered ability is told.
#[derive(Clone, Copy)]
pub(super) struct About {
    subject: Obj,
    also: Obj,
    amount: i16,
    attack: u8,
    player: u8,
    undecided: bool,
    bounty: AbilityId,
}

impl About {
    pub(super) fn card(subject: Obj) -> About {
        About {
            subject,
            also: Obj::NONE,
            amount: 0,
            attack: NO_ATTACK,
            player: NOBODY,
            undecided: false,
            bounty: AbilityId::NONE,
        }
    }

    /// The defenders of an attack.
    fn defenders(index: u8, units: [Obj; MOST_DEFENDERS]) -> About {
        About { also: units[1], attack: index, ..About::card(units[0]) }
    }
}

/// Triggers everything that waits for this moment.
pub(crate) fn announce(rules: &mut Rules<'_>, moment: Moment) {
    let wanted = bits(&moment);
    if nobody_waits(rules.read(), &moment, wanted) {
        return;
    }
    values::refresh(rules);
    keyword_triggers(rules, &moment);
    if rules.table.cache.listening & wanted == 0 {
        return;
    }
    let cards = cards(rules.read(), &moment);
    for index in 0..rules.table.cache.listeners.len() {
        let listener = &rules.table.cache.listeners[index];
        if listener.mask & wanted == 0 || listener.own && !is_of_one(listener, &cards) {
            continue;
        }
        let listener = *listener;
        let book = rules.book;
        for on in &book.ability(listener.ability).on {
            if moment_bit(on) & wanted != 0
                && let Some(about) = fits(rules.read(), &listener, on, &moment)
            {
                wait(rules, listener.ability, listener.card, listener.host, listener.seat, about);
            }
        }
    }
}

/// The cards that the moment is about, as far as abilities may wait for what happens to their own card.
fn cards(reading: Reading<'_>, moment: &Moment) -> [Obj; 1 + MOST_DEFENDERS] {
    match *moment {
        Moment::Played(card, _)
        | Moment::Deployed(card, _)
        | Moment::Enters(card)
        | Moment::Leaves(card, _)
        | Moment::Readied(card)
        | Moment::Healed(card, _)
        | Moment::Equipped(card) => [card, Obj::NONE, Obj::NONE],
        Moment::Attaches(upgrade, host) | Moment::Detaches(upgrade, host) => [upgrade, host, Obj::NONE],
        Moment::Attack(index) | Moment::AttackEnded(index) | Moment::AttackEnds(index) | Moment::DefenseEnds(index) => {
            let attack = &reading.table.attacks[index as usize];
            let [unit, other] = attack.units();
            [attack.attacker, unit, other]
        }
        _ => [Obj::NONE; 1 + MOST_DEFENDERS],
    }
}

/// Is it an ability of one of these cards, or of something attached to one?
#[inline]
fn is_of_one(listener: &Listener, cards: &[Obj]) -> bool {
    cards.iter().any(|card| card.is_some() && (*card == listener.card || *card == listener.host))
}

/// Has no card of the game a text that could wait for it, nor a keyword? Then no values are needed to know that nothing
/// triggers.
fn nobody_waits(reading: Reading<'_>, moment: &Moment, wanted: u64) -> bool {
    let cache = &reading.table.cache;
    let by_keyword = matches!(moment, Moment::Enters(_) | Moment::Deployed(..) | Moment::Attack(_));
    !by_keyword && cache.hears & wanted == 0 && cache.rare.1.len() == reading.table.cards.len()
}

pub(super) fn wait(rules: &mut Rules<'_>, ability: AbilityId, source: Obj, host: Obj, seat: Seat, about: About) {
    if legal::used_up(rules.read(), source, ability) || rules.table.sides[seat].eliminated {
        return;
    }
    // An ability waiting for the next time triggers only once.
    if let Some(place) = rules.table.lasting.iter().position(|lasting| lasting.what == Lasts::Waits(ability)) {
        lasting::end_at(rules, place);
    }
    rules.table.pending.push(Pending {
        ability,
        source,
        attached_to: host,
        seat,
        subject: about.subject,
        second_subject: about.also,
        amount: about.amount,
        attack: about.attack,
        player: about.player,
        undecided: about.undecided,
        to_survive: rules.book.ability(ability).on.iter().any(asks_to_survive),
        used: false,
        bounty: about.bounty,
    });
}

/// "... is dealt damage and survives".
const fn asks_to_survive(on: &Trigger) -> bool {
    matches!(on, Trigger::DamageDealt { survived: true, .. })
}

/// The state was checked: what was dealt damage and is still in play has survived it (rule 53.1). The others have not
/// triggered.
pub(crate) fn decide_survivals(rules: &mut Rules<'_>) {
    while let Some(place) = rules.table.pending.iter().position(|pending| pending.to_survive) {
        if rules.table.live(rules.table.pending[place].subject).is_some() {
            rules.table.pending[place].to_survive = false;
        } else {
            rules.table.pending.remove(place);
        }
    }
}

/// The damage of an attack is dealt: now it is known which attacks defeat a unit (rule 9.6). Abilities waiting for
/// that from `base` on trigger for each such unit, or are dropped.
pub(crate) fn decide_defeats(rules: &mut Rules<'_>, index: u8, base: u16) {
    let waiting = |pending: &Pending| pending.undecided && pending.attack == index;
    let Some(tail) = rules.table.pending.get(base as usize..) else { return };
    let undecided: Vec<Pending> = tail.iter().copied().filter(waiting).collect();
    if undecided.is_empty() {
        return;
    }
    rules.table.pending.retain(|pending| !waiting(pending));
    for pending in undecided {
        for subject in defeated_by_attack(rules.read(), &pending) {
            rules.table.pending.push(Pending { subject, undecided: false, ..pending });
        }
    }
}

/// The defeated defenders of its attack that match the ability.
fn defeated_by_attack(reading: Reading<'_>, pending: &Pending) -> impl Iterator<Item = Obj> + use<> {
    let mut e = Effect::new(ProgramId::NONE, pending.source, pending.seat);
    e.attached_to = pending.attached_to;
    let attack = &reading.table.attacks[pending.attack as usize];
    let on = &reading.book.ability(pending.ability).on;
    let wanted = |unit: Obj| {
        on.iter().any(|on| match on {
            Trigger::AttacksAndDefeats(list) => predicate::all(reading, &e, unit, list),
            Trigger::UnitAttacksAndDefeats(_) => true,
            _ => false,
        })
    };
    let fits = |defender: Defender| (defender.defeated && wanted(defender.unit)).then_some(defender.unit);
    attack.defenders.map(|defender| defender.and_then(fits)).into_iter().flatten()
}

/// A Bounty waits to be collected by that player (rule 18.9).
pub(crate) fn wait_bounty(rules: &mut Rules<'_>, ability: AbilityId, unit: Obj, collector: Seat) {
    wait(rules, ability, unit, Obj::NONE, collector, About::card(unit));
}

/// Ambush, Shielded, Support, Restore and Saboteur trigger like other abilities (rule 12.4).
fn keyword_triggers(rules: &mut Rules<'_>, moment: &Moment) {
    match moment {
        Moment::Enters(unit) => {
            let Some(keywords) = rules.table.stats(unit.uid).map(|stats| stats.keywords) else { return };
            for keyword in [Keyword::Ambush, Keyword::Shielded, Keyword::Support] {
                if keywords & bit(keyword) != 0 {
                    wait_keyword(rules, keyword, *unit, 1, NO_ATTACK);
                }
            }
        }
        Moment::Deployed(leader, seat) if force::plots(rules.read(), *seat) => {
            wait_keyword(rules, Keyword::Plot, *leader, 1, NO_ATTACK);
        }
        Moment::Attack(index) => {
            let attacker = rules.table.attacks[*index as usize].attacker;
            let Some(stats) = rules.table.stats(attacker.uid) else { return };
            let (keywords, restored) = (stats.keywords, stats.strength_of(Keyword::Restore));
            if keywords & bit(Keyword::Restore) != 0 {
                wait_keyword(rules, Keyword::Restore, attacker, restored, *index);
            }
            if keywords & bit(Keyword::Saboteur) != 0 && rules.table.attacks[*index as usize].on_units() {
                wait_keyword(rules, Keyword::Saboteur, attacker, 1, *index);
            }
        }
        _ => {}
    }
}

fn wait_keyword(rules: &mut Rules<'_>, keyword: Keyword, unit: Obj, amount: i16, attack: u8) {
    let seat = rules.table.card(unit.uid).controller;
    let book = rules.book;
    for ability in book.keyword(keyword) {
        wait(rules, *ability, unit, Obj::NONE, seat, About { amount, attack, ..About::card(unit) });
    }
}

/// Is this the moment the ability waits for?
fn fits(reading: Reading<'_>, listener: &Listener, on: &Trigger, moment: &Moment) -> Option<About> {
    let me = listener.card;
    // Few triggers refer to more than the cards of the moment.
    let e = || {
        let mut e = Effect::new(ProgramId::NONE, me, listener.seat);
        e.attached_to = listener.host;
        e
    };
    let in_attack = |attack: u8| {
        let mut e = e();
        e.attack = attack;
        e
    };
    let about = About::card;
    let when = |yes: bool, about: About| yes.then_some(about);
    match (on, *moment) {
        (Trigger::Played, Moment::Played(card, _)) => when(card == me, about(card)),
        (Trigger::PlayedBySmuggle, Moment::Played(card, _)) => {
            when(card == me && predicate::played_using(reading, card, Keyword::Smuggle), about(card))
        }
        (Trigger::Plays(who, list), Moment::Played(card, seat)) => {
            let fits = selector::players(reading, &e(), *who).has(seat) && all_played(reading, &e(), card, seat, list);
            when(fits, About { player: seat.0, ..about(card) })
        }
        (Trigger::PlaysNth(who, nth, span), Moment::Played(card, seat)) => {
            let played = predicate::notes(reading, *span)
                .filter(|note| note.what == Happening::Played && note.seat == seat)
                .count();
            let fits = selector::players(reading, &e(), *who).has(seat) && played == *nth as usize;
            when(fits, About { player: seat.0, ..about(card) })
        }
        (Trigger::Deployed, Moment::Deployed(leader, _)) => when(leader == me, about(leader)),
        (Trigger::Deploys(who), Moment::Deployed(leader, seat)) => {
            when(selector::players(reading, &e(), *who).has(seat), About { player: seat.0, ..about(leader) })
        }
        (Trigger::Enters, Moment::Enters(unit)) => when(unit == me, about(unit)),
        (Trigger::Attack, Moment::Attack(index)) => {
            let attack = &reading.table.attacks[index as usize];
            when(attack.attacker == me, About::defenders(index, attack.units()))
        }
        (Trigger::Attacked, Moment::Attack(index)) => {
            let attack = &reading.table.attacks[index as usize];
            when(attack.is_on(me), About { attack: index, ..about(attack.attacker) })
        }
        (Trigger::UnitAttacksYourBase(list), Moment::Attack(index)) => {
            let attack = &reading.table.attacks[index as usize];
            let mine = reading.table.sides[listener.seat].base.is_some_and(|base| attack.base.uid == base);
            let fits = mine && predicate::all(reading, &in_attack(index), attack.attacker, list);
            when(fits, About { attack: index, ..about(attack.attacker) })
        }
        (Trigger::CompletesAttack, Moment::AttackEnded(index)) | (Trigger::AttackEnds, Moment::AttackEnds(index)) => {
            let attack = &reading.table.attacks[index as usize];
            when(attack.attacker == me, About::defenders(index, attack.units()))
        }
        (Trigger::UnitAttacks(list), Moment::Attack(index)) => {
            let attack = &reading.table.attacks[index as usize];
            let fits = predicate::all(reading, &in_attack(index), attack.attacker, list);
            when(fits, About { attack: index, ..about(attack.attacker) })
        }
        (Trigger::UnitAttacksAndDefeats(list), Moment::AttackEnds(index)) => {
            let attack = &reading.table.attacks[index as usize];
            let fits = attack.on_units() && predicate::all(reading, &in_attack(index), attack.attacker, list);
            when(fits, About { attack: index, undecided: true, ..about(Obj::NONE) })
        }
        (Trigger::DefenseEnds, Moment::DefenseEnds(index)) => {
            let attack = &reading.table.attacks[index as usize];
            when(attack.is_on(me), About { attack: index, ..about(attack.attacker) })
        }
        (Trigger::UnitAttackEnds(list), Moment::AttackEnds(index)) => {
            let attack = &reading.table.attacks[index as usize];
            when(
                predicate::all(reading, &e(), attack.attacker, list),
                About { attack: index, ..about(attack.attacker) },
            )
        }
        // Bound like everything that ends an attack, although the attacker may die of it; see `decide_defeats`.
        (Trigger::AttacksAndDefeats(_), Moment::AttackEnds(index)) => {
            let attack = &reading.table.attacks[index as usize];
            let fits = attack.attacker == me && attack.on_units();
            when(fits, About { attack: index, undecided: true, ..about(Obj::NONE) })
        }
        (Trigger::DealsCombatDamage { to, attacking }, Moment::Damage(hit)) => {
            let amount = shared(&hit, |share| share.dealer == me);
            if amount == 0 || hit.combat == NO_ATTACK {
                return None;
            }
            let attack = &reading.table.attacks[hit.combat as usize];
            let fits = (!attacking || attack.attacker == me) && hits(reading, &in_attack(hit.combat), to, hit.to);
            when(fits, about_hit(reading, &hit, amount))
        }
        (Trigger::OfHost(inner), moment) => {
            let host = Listener { card: listener.host, ..*listener };
            if host.card.is_some() { fits(reading, &host, inner, &moment) } else { None }
        }
        (
            Trigger::DamageDealt { by, to, combat: only_combat, ability, indirect, at_least, .. },
            Moment::Damage(hit),
        ) => {
            let dealt = |share: &Share| {
                by.is_empty() || share.dealer.is_some() && predicate::all(reading, &e(), share.dealer, by)
            };
            let amount = shared(&hit, dealt);
            let combat = hit.combat != NO_ATTACK;
            let way =
                (!only_combat || combat) && (!ability || !combat) && (!indirect || hit.kind == DamageKind::Indirect);
            let fits = way && amount > 0 && amount >= i16::from(*at_least) && hits(reading, &e(), to, hit.to);
            when(fits, about_hit(reading, &hit, amount))
        }
        (Trigger::YouDamageEnemyBase, Moment::Damage(hit)) => {
            let amount = shared(&hit, |share| share.by == listener.seat);
            let fits = amount > 0 && reading.table.is_base(hit.to) && reading.table.controller(hit.to) != listener.seat;
            when(fits, About { attack: NO_ATTACK, ..about_hit(reading, &hit, amount) })
        }
        (Trigger::Defeated, Moment::Leaves(unit, defeated)) => when(defeated && unit == me, about(unit)),
        (Trigger::UnitDefeated(list), Moment::Leaves(unit, defeated)) => {
            let fits = defeated && reading.table.is_unit(unit) && predicate::all(reading, &e(), unit, list);
            when(fits, About { player: reading.table.controller(unit).0, ..about(unit) })
        }
        (Trigger::UnitLeaves(list), Moment::Leaves(unit, _)) => {
            let fits = reading.table.is_unit(unit) && predicate::all(reading, &e(), unit, list);
            when(fits, About { player: reading.table.controller(unit).0, ..about(unit) })
        }
        (Trigger::PhaseStarts(phase), Moment::Starts(now)) => when(*phase == now, about(Obj::NONE)),
        (Trigger::ReadyStep, Moment::ReadyStep) => when(true, about(Obj::NONE)),
        (Trigger::Attaches(list), Moment::Attaches(upgrade, host)) => {
            when(upgrade == me && predicate::all(reading, &e(), host, list), about(host))
        }
        (Trigger::UpgradeAttaches(list), Moment::Attaches(upgrade, host)) => {
            when(host == me && predicate::all(reading, &e(), upgrade, list), about(upgrade))
        }
        (Trigger::Readies, Moment::Readied(card)) => when(card == me, about(card)),
        (Trigger::Healed, Moment::Healed(card, amount)) => when(card == me, About { amount, ..about(card) }),
        (Trigger::Draws(who, phase), Moment::Drew(seat)) => {
            let fits = now_in(reading, *phase) && selector::players(reading, &e(), *who).has(seat);
            when(fits, About { player: seat.0, ..about(Obj::NONE) })
        }
        (Trigger::YouUseWhenDefeated, Moment::UsedWhenDefeated(ability, unit, seat)) => {
            when(seat == listener.seat, About { bounty: ability, ..about(unit) })
        }
        (Trigger::GameStarts, Moment::GameStarts) => when(true, about(Obj::NONE)),
        // Which Bounty it was, in case it may be collected again.
        (Trigger::YouCollectBounty, Moment::Collected(bounty, unit, seat)) => {
            when(seat == listener.seat, About { bounty, ..about(unit) })
        }
        (Trigger::YouUseWhenPlayed, Moment::UsedWhenPlayed(ability, card, seat)) => {
            when(seat == listener.seat, About { bounty: ability, ..about(card) })
        }
        (Trigger::YouUseOnAttack, Moment::UsedOnAttack(ability, unit, seat, attack)) => {
            when(seat == listener.seat, About { bounty: ability, attack, ..about(unit) })
        }
        (Trigger::UpgradeDefeated(list), Moment::UpgradeDefeated(upgrade)) => when(
            predicate::all(reading, &e(), upgrade, list),
            About { player: reading.table.controller(upgrade).0, ..about(upgrade) },
        ),
        (Trigger::UpgradesAttach, Moment::Equipped(unit)) => when(unit == me, about(unit)),
        (Trigger::Creates(who, list), Moment::Created(unit, seat)) => {
            let fits = selector::players(reading, &e(), *who).has(seat) && predicate::all(reading, &e(), unit, list);
            when(fits, About { player: seat.0, ..about(unit) })
        }
        (Trigger::UnitEnters(list), Moment::Enters(unit)) => {
            when(predicate::all(reading, &e(), unit, list), about(unit))
        }
        (Trigger::UnitReadies(phase, list), Moment::Readied(card)) => {
            let fits =
                now_in(reading, *phase) && reading.table.is_unit(card) && predicate::all(reading, &e(), card, list);
            when(fits, about(card))
        }
        (Trigger::DiscardsFromDeck(who), Moment::DiscardsFromDeck(card, seat)) => {
            when(selector::players(reading, &e(), *who).has(seat), About { player: seat.0, ..about(card) })
        }
        (Trigger::YouUseForce, Moment::UsedForce(seat)) => when(seat == listener.seat, about(Obj::NONE)),
        (Trigger::TakesInitiative(who), Moment::Initiative(seat))
        | (Trigger::ShowsFromHand(who), Moment::Shown(seat)) => {
            when(selector::players(reading, &e(), *who).has(seat), About { player: seat.0, ..about(Obj::NONE) })
        }
        (Trigger::Detaches, Moment::Detaches(upgrade, host)) => when(upgrade == me, about(host)),
        (Trigger::DiscardsFromHand(who), Moment::DiscardsFromHand(card, seat)) => {
            when(selector::players(reading, &e(), *who).has(seat), About { player: seat.0, ..about(card) })
        }
        _ => None,
    }
}

/// Is it this phase of the round now?
fn now_in(reading: Reading<'_>, phase: Phase) -> bool {
    match reading.table.phase {
        PhaseNow::Setup => false,
        PhaseNow::Action => phase == Phase::Action,
        PhaseNow::Regroup => phase == Phase::Regroup,
    }
}

/// Predicates on a card that was just played: the player is the reference for friendly and enemy, also for events.
fn all_played(reading: Reading<'_>, e: &Effect, card: Obj, seat: Seat, list: &[swu_language::ability::Filter]) -> bool {
    use swu_language::ability::Filter;
    list.iter().all(|predicate| match predicate {
        Filter::Friendly => seat == e.controller,
        Filter::Enemy => seat != e.controller,
        other => predicate::test(reading, e, card, other),
    })
}

fn about_hit(reading: Reading<'_>, hit: &Hit, amount: i16) -> About {
    About { amount, attack: hit.combat, player: reading.table.controller(hit.to).0, ..About::card(hit.to) }
}

fn hits(reading: Reading<'_>, e: &Effect, to: &To, hit: Obj) -> bool {
    match to {
        To::Anything => true,
        To::Unit(list) => reading.table.is_unit(hit) && predicate::all(reading, e, hit, list),
        To::Base => reading.table.is_base(hit),
        To::EnemyBase => reading.table.is_base(hit) && reading.table.controller(hit) != e.controller,
        To::YourBase => reading.table.is_base(hit) && reading.table.controller(hit) == e.controller,
    }
}

/// Remembers a deed for this round.
pub(crate) fn note(rules: &mut Rules<'_>, what: Happening, seat: Seat, card: Obj, other: Obj, amount: i16) {
    let state = rules.table.card(card.uid);
    let (def, owner) = (state.def, state.owner);
    let unit = rules.table.stats(card.uid).filter(|_| state.serial == card.serial && state.zone.is_arena());
    let (traits, leader) = match unit {
        Some(stats) => (stats.traits, state.has(CardState::DEPLOYED) || stats.has(Stats::LEADER)),
        None => (stats::traits(rules.read(), card), predicate::is_leader_unit(rules.read(), card)),
    };
    let regroup = rules.table.phase == PhaseNow::Regroup;
    rules.table.notes.push(Note { what, regroup, seat, card, def, traits, owner, other, amount, leader, by: None });
    rules.table.cache.changed(Depends::DEEDS);
}

/// Records who is responsible for the defeat remembered last (rule 15.8).
pub(crate) fn blame(rules: &mut Rules<'_>, by: Option<Seat>) {
    if let Some(note) = rules.table.notes.last_mut() {
        note.by = by;
    }
}

/// Remembers that a limited ability was used (rule 12.10).
pub(crate) fn use_up(rules: &mut Rules<'_>, card: Obj, id: AbilityId) {
    let ability = rules.book.ability(id);
    let bit = 1 << ability.limit_bit;
    match ability.limit.filter(|_| rules.table.live(card).is_some()) {
        None => {}
        Some(Limit::PerGame(_)) => {
            let state = rules.table.card_mut(card.uid);
            state.uses = state.uses.saturating_add(1);
        }
        Some(Limit::OncePerRound) if legal::is_for_each_player(rules.read(), card, id) => {
            let seat = rules.table.card(card.uid).controller;
            note(rules, Happening::UsedAction, seat, card, Obj::NONE, i16::from(ability.limit_bit));
        }
        Some(Limit::OncePerRound | Limit::OncePerPhase) => {
            let by = legal::unused_on(rules.read(), card, id).unwrap_or(card.uid);
            rules.table.card_mut(by).used |= bit;
            rules.table.cache.none_used = false;
        }
    }
}

/// The card as facts show it.
pub(crate) fn uid_or_none(obj: Obj) -> Uid {
    if obj.is_some() { obj.uid } else { Uid::NONE }
}

/// How much of a hit those cards dealt.
fn shared(hit: &Hit, of: impl Fn(&Share) -> bool) -> i16 {
    hit.shares().filter(of).map(|share| share.amount).sum()
}
