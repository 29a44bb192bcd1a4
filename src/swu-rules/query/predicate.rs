//! Whether a card satisfies a predicate now, or did when last known.

use crate::query::{condition, selector, smuggle, stats};
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::Effect;
use crate::table::memory::{FROM_HAND, Happening, Note};
use crate::table::mode::PlayMode;
use swu_language::ability::{Amount, Deed, Filter, Selector, Site, Span};
use swu_language::keyword::Keyword;
use swu_language::trait_name::{Trait, nameable};
use swu_language::word::Kind;

/// Does the card satisfy all predicates?
pub(crate) fn all(reading: Reading<'_>, e: &Effect, obj: Obj, list: &[Filter]) -> bool {
    list.iter().all(|predicate| test(reading, e, obj, predicate))
}

/// Which unique card it is: equal for copies of one card (rule 22.1). A card that is a copy of another is not unique.
pub(crate) fn unique_copy(reading: Reading<'_>, obj: Obj) -> Option<u16> {
    let def = reading.def(obj);
    let copied = reading.table.live(obj).is_some_and(|card| card.original.is_some());
    (def.unique && !copied).then_some(def.copy)
}

/// Does the card satisfy the predicate?
#[inline]
pub(crate) fn test(reading: Reading<'_>, e: &Effect, obj: Obj, predicate: &Filter) -> bool {
    match predicate {
        Filter::Friendly => reading.table.controller(obj) == e.controller,
        Filter::Enemy => reading.table.controller(obj) != e.controller,
        Filter::Another => obj != e.source,
        Filter::Trait(word) => stats::traits(reading, obj).has(*word),
        other => test_rest(reading, e, obj, other),
    }
}

/// Does a unit in play satisfy all predicates? What it is known to be answers the most common ones at once.
#[inline]
pub(super) fn unit_fits(reading: Reading<'_>, e: &Effect, uid: Uid, list: &[Filter]) -> Option<Obj> {
    let card = reading.table.card(uid);
    let obj = Obj { uid, serial: card.serial };
    let fits = |predicate: &Filter| match predicate {
        Filter::Friendly => card.controller == e.controller,
        Filter::Enemy => card.controller != e.controller,
        Filter::Another => obj != e.source,
        Filter::Damaged => card.damage > 0,
        Filter::Ready => !card.exhausted(),
        Filter::Exhausted => card.exhausted(),
        Filter::In(Site::Ground) => card.zone == Zone::Ground,
        Filter::In(Site::Space) => card.zone == Zone::Space,
        Filter::PowerAtMost(Amount::N(most)) => stats::power(reading, obj) <= *most,
        Filter::PowerAtLeast(Amount::N(least)) => stats::power(reading, obj) >= *least,
        Filter::Trait(word) => match reading.table.stats(uid) {
            Some(stats) => stats.traits.has(*word),
            None => test(reading, e, obj, predicate),
        },
        Filter::Has(keyword) if *keyword != Keyword::Smuggle && obj != e.each => match reading.table.stats(uid) {
            Some(stats) => stats.has_keyword(*keyword),
            None => test(reading, e, obj, predicate),
        },
        other => test_rest(reading, e, obj, other),
    };
    list.iter().all(fits).then_some(obj)
}

/// The same for all but the most common ones.
fn test_rest(reading: Reading<'_>, e: &Effect, obj: Obj, predicate: &Filter) -> bool {
    match predicate {
        Filter::Friendly | Filter::Enemy | Filter::Another | Filter::Trait(_) => test(reading, e, obj, predicate),
        Filter::Yours => reading.table.card(obj.uid).owner == e.controller,
        Filter::OtherThan(reference) => {
            !selector::visit(reading, e, &Selector::The(*reference), &mut |other| other == obj)
        }
        Filter::ControlledBy(who) => selector::players(reading, e, *who).has(reading.table.controller(obj)),
        Filter::OwnedBy(who) => selector::players(reading, e, *who).has(reading.table.card(obj.uid).owner),
        Filter::SameController(reference) => selector::meant(reading, e, *reference)
            .any(|other| reading.table.controller(other) == reading.table.controller(obj)),
        Filter::NonLeader => !is_leader_unit(reading, obj) && reading.def(obj).kind != Kind::Leader,
        Filter::Leader => {
            is_leader_unit(reading, obj) || is_attached(reading, obj) && reading.def(obj).kind == Kind::Leader
        }
        Filter::A(kind) => is_kind(reading, obj, *kind),
        Filter::Token => reading.table.card(obj.uid).token(),
        Filter::Aspect(aspect) => icons_up(reading, obj)[*aspect as usize] > 0,
        Filter::SharesAspect(group) => {
            let mine = icons_up(reading, obj);
            let shares =
                |other| mine.iter().zip(icons_up(reading, other)).any(|(mine, theirs)| *mine > 0 && theirs > 0);
            selector::visit(reading, e, group, &mut |other| shares(other))
        }
        Filter::ChosenAspect => {
            let place = usize::from(e.aspect).checked_sub(1);
            place.and_then(|place| icons_up(reading, obj).get(place).copied()).is_some_and(|count| count > 0)
        }
        Filter::SharesTrait(group) => {
            let traits = stats::traits(reading, obj).0;
            selector::visit(reading, e, group, &mut |other| traits & stats::traits(reading, other).0 != 0)
        }
        Filter::SharesName(reference) => {
            selector::meant(reading, e, *reference).any(|other| reading.def(obj).title == reading.def(other).title)
        }
        // In a rule that outlasts its text, the card is remembered as its name (see `Verb::Rule`).
        Filter::CopyOf(reference) => match selector::first(reading, e, *reference) {
            Some(other) => reading.def(obj).copy == reading.def(other).copy,
            None => reading.def(obj).copy == e.name,
        },
        Filter::Unique => unique_copy(reading, obj).is_some(),
        Filter::Named(title) => reading.title_up(obj.uid) == title,
        Filter::Location(place) => is_in_place(reading, obj, place),
        Filter::NamedCard => reading.def(obj).title == e.name,
        Filter::In(site) => is_at(reading, e, obj, *site),
        Filter::OfArena(arena) => reading.def(obj).arena == *arena,
        Filter::Damaged => stats::damage(reading, obj) > 0,
        Filter::DamageAtLeast(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|least| stats::damage(reading, obj) >= least)
        }
        Filter::Ready => !flags(reading, obj, CardState::EXHAUSTED),
        Filter::Exhausted => flags(reading, obj, CardState::EXHAUSTED),
        Filter::Upgraded => match reading.table.live(obj) {
            Some(_) => reading.table.upgrades_on(obj.uid).next().is_some(),
            None => reading.table.gone(obj).is_some_and(|gone| gone.upgraded),
        },
        Filter::HasUpgrade(reference) => {
            selector::meant(reading, e, *reference).any(|upgrade| host_of(reading, upgrade) == Some(obj))
        }
        Filter::UpgradedWith(predicates) => match reading.table.live(obj) {
            Some(_) => {
                reading.table.upgrades_on(obj.uid).any(|uid| all(reading, e, reading.table.obj(uid), predicates))
            }
            None => reading.table.gone_with(obj).any(|gone| all(reading, e, gone.obj, predicates)),
        },
        Filter::AttachedTo(reference) => {
            let host = reading
                .table
                .live(obj)
                .filter(|card| card.zone == Zone::Attached)
                .map(|card| reading.table.obj(card.host));
            selector::meant(reading, e, *reference).any(|unit| host == Some(unit))
        }
        Filter::AttachedToA(predicates) => reading.table.live(obj).is_some_and(|card| {
            card.zone == Zone::Attached && all(reading, e, reading.table.obj(card.host), predicates)
        }),
        Filter::EligibleFor(reference) => selector::first(reading, e, *reference)
            .is_some_and(|upgrade| may_attach(reading, upgrade, obj, attaches(reading, e, upgrade))),
        Filter::AttachableTo(reference) => selector::meant(reading, e, *reference)
            .any(|unit| may_attach(reading, obj, unit, attaches(reading, e, obj))),
        Filter::Onto(_) | Filter::OntoA(_) | Filter::FirstOf(_) | Filter::NthOf(..) => false,
        Filter::WithoutAbilities => has_no_abilities(reading, obj),
        Filter::CostAtMost(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|most| reading.def(obj).cost <= most)
        }
        Filter::CostAtLeast(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|least| reading.def(obj).cost >= least)
        }
        Filter::Cost(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|cost| reading.def(obj).cost == cost)
        }
        Filter::OddCost => reading.def(obj).cost % 2 != 0,
        Filter::MostCost(group) => {
            let cost = reading.def(obj).cost;
            !selector::visit(reading, e, group, &mut |other| reading.def(other).cost > cost)
        }
        Filter::PowerAtMost(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|most| stats::power(reading, obj) <= most)
        }
        Filter::PowerAtLeast(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|least| stats::power(reading, obj) >= least)
        }
        Filter::RemainingHpAtMost(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|most| stats::remaining(reading, obj) <= most)
        }
        Filter::RemainingHpAtLeast(amount) => {
            condition::known_amount(reading, e, amount).is_some_and(|least| stats::remaining(reading, obj) >= least)
        }
        Filter::MostPower(group) => {
            let power = stats::power(reading, obj);
            !selector::visit(reading, e, group, &mut |other| stats::power(reading, other) > power)
        }
        Filter::LeastRemainingHp(group) => {
            let left = stats::remaining(reading, obj);
            !selector::visit(reading, e, group, &mut |other| stats::remaining(reading, other) < left)
        }
        Filter::SharesKeyword(group) => {
            let keywords = stats::all_keywords(reading, obj) | given(e, obj);
            selector::visit(reading, e, group, &mut |other| stats::all_keywords(reading, other) & keywords != 0)
        }
        Filter::Has(Keyword::Smuggle) => smuggle::has_smuggle(reading, obj),
        Filter::Has(keyword) => (stats::keywords(reading, obj) | given(e, obj)) & (1 << *keyword as u32) != 0,
        Filter::HasKeyword => stats::keywords(reading, obj) | given(e, obj) != 0 || smuggle::has_smuggle(reading, obj),
        Filter::Attacking => reading.table.attacks.iter().any(|attack| attack.live && attack.attacker == obj),
        Filter::Defending => match reading.table.attacks.get(e.attack as usize) {
            Some(attack) => attack.live && attack.is_on(obj),
            None => reading.table.attacks.iter().any(|attack| attack.live && attack.is_on(obj)),
        },
        Filter::PlayedUsing(keyword) => played_using(reading, obj, *keyword),
        Filter::PlayedFromResources => {
            reading.table.live(obj).and_then(|card| card.played).is_some_and(PlayMode::is_from_resources)
        }
        Filter::Played(span) => noted(reading, *span, |note| note.what == Happening::Played && note.card == obj),
        Filter::DamagedBase { span, enemy } => noted(reading, *span, |note| {
            let theirs = reading.table.card(note.card.uid).controller != reading.table.controller(obj);
            note.what == Happening::BaseDamaged && note.other == obj && (theirs || !enemy)
        }),
        Filter::YouPlayed(span) => noted(reading, *span, |note| {
            note.what == Happening::Played && note.seat == e.controller && note.card == obj
        }),
        Filter::Entered(span) => match span {
            Span::Round => reading.table.live(obj).is_some_and(|card| card.entered == reading.table.round),
            Span::Phase | Span::Attack => {
                noted(reading, *span, |note| note.what == Happening::Entered && note.card == obj)
            }
        },
        Filter::WasDamaged(span) => noted(reading, *span, |note| {
            matches!(note.what, Happening::BaseDamaged | Happening::UnitDamaged) && note.card == obj
        }),
        Filter::Healed(span) => noted(reading, *span, |note| note.what == Happening::Healed && note.card == obj),
        Filter::Attacked(span) => noted(reading, *span, |note| note.what == Happening::Attacked && note.card == obj),
        Filter::AttackedYourBase(span) => noted(reading, *span, |note| {
            note.what == Happening::Attacked
                && note.card == obj
                && reading.table.sides[e.controller].base == Some(note.other.uid)
        }),
        // The object in the discard pile is the next one after the object that was defeated.
        Filter::Defeated(span) => noted(reading, *span, |note| {
            let became = note.card.serial + 1 == obj.serial;
            note.what == Happening::Defeated && note.card.uid == obj.uid && (note.card == obj || became)
        }),
        Filter::Discarded(span) => noted(reading, *span, |note| note.what == Happening::Discarded && note.card == obj),
        Filter::YouDamaged(span, least) => {
            let total: i16 = notes(reading, *span)
                .filter(|note| {
                    note.what == Happening::BaseDamaged && note.seat == e.controller && note.card.uid == obj.uid
                })
                .map(|note| note.amount)
                .sum();
            total >= i16::from(*least)
        }
        Filter::All(list) => all(reading, e, obj, list),
        Filter::Either(list) => list.iter().any(|predicate| test(reading, e, obj, predicate)),
        Filter::Not(inner) => !test(reading, e, obj, inner),
        Filter::When(condition) => condition::holds(reading, &e.for_each(obj), condition),
    }
}

/// Does a remembered deed satisfy all predicates? The seat of the deed is the reference for friendly and enemy.
pub(crate) fn test_note(reading: Reading<'_>, e: &Effect, note: &Note, list: &[Filter]) -> bool {
    let def = reading.book.def(note.def);
    list.iter().all(|predicate| match predicate {
        Filter::Friendly => note.seat == e.controller,
        Filter::Enemy => note.seat != e.controller,
        Filter::ControlledBy(who) => selector::players(reading, e, *who).has(note.seat),
        Filter::Yours => note.owner == e.controller,
        Filter::Another => note.card != e.source,
        Filter::NonLeader => def.kind != Kind::Leader && !note.leader,
        Filter::Leader => def.kind == Kind::Leader || note.leader,
        // A Pilot that was played on a unit was played as an upgrade (rule 25.1).
        Filter::A(kind) if note.what == Happening::Played && note.other.is_some() => *kind == Kind::Upgrade,
        Filter::A(kind) => def.kind == *kind || (*kind == Kind::Unit && def.kind == Kind::TokenUnit),
        Filter::OddCost => def.cost % 2 != 0,
        Filter::Token => def.kind.is_token(),
        Filter::Trait(word) => note.traits.has(*word),
        Filter::Aspect(aspect) => def.icons[*aspect as usize] > 0,
        Filter::Unique => def.unique,
        Filter::Named(title) => reading.book.card(note.def).title == *title,
        Filter::CostAtMost(amount) => def.cost <= condition::number(reading, e, amount),
        Filter::CostAtLeast(amount) => def.cost >= condition::number(reading, e, amount),
        Filter::Not(inner) => !test_note(reading, e, note, std::slice::from_ref(inner)),
        Filter::Either(list) => list.iter().any(|one| test_note(reading, e, note, std::slice::from_ref(one))),
        Filter::All(list) => test_note(reading, e, note, list),
        other => test(reading, e, note.card, other),
    })
}

/// The icons of the side that is up.
fn icons_up(reading: Reading<'_>, obj: Obj) -> [u8; 6] {
    reading.def(obj).icons_up(reading.table.card(obj.uid))
}

/// The deeds of a span.
pub(crate) fn notes(reading: Reading<'_>, span: Span) -> impl Iterator<Item = &Note> {
    let regroup = reading.table.phase == PhaseNow::Regroup;
    let from = if span == Span::Attack { usize::from(reading.table.since_attack) } else { 0 };
    let notes = reading.table.notes.iter().skip(from);
    notes.filter(move |note| span != Span::Phase || note.regroup == regroup)
}

fn noted(reading: Reading<'_>, span: Span, which: impl Fn(&Note) -> bool) -> bool {
    notes(reading, span).any(which)
}

/// How often something happened to such cards.
pub(crate) fn times(reading: Reading<'_>, e: &Effect, deed: Deed, span: Span, list: &[Filter]) -> i16 {
    let what = match deed {
        Deed::Defeated => Happening::Defeated,
        Deed::DefeatedByYou => return defeated_by(reading, e, span, list),
        Deed::DefeatedAttacking => Happening::FellAttacking,
        Deed::LeftPlay => Happening::LeftPlay,
        Deed::Played => Happening::Played,
        Deed::Attacked => Happening::Attacked,
        Deed::Entered => Happening::Entered,
        Deed::DealtIndirect => Happening::DealtIndirect,
        Deed::UpgradeDefeated => Happening::UpgradeDefeated,
        Deed::Discarded => Happening::Discarded,
        Deed::DiscardedFromHand => return discarded_from_hand(reading, e, span, list),
    };
    notes(reading, span).filter(|note| note.what == what && test_note(reading, e, note, list)).count() as i16
}

/// How many such cards were discarded from hands.
fn discarded_from_hand(reading: Reading<'_>, e: &Effect, span: Span, list: &[Filter]) -> i16 {
    let from_hand = |note: &&Note| note.what == Happening::Discarded && note.amount == FROM_HAND;
    notes(reading, span).filter(from_hand).filter(|note| test_note(reading, e, note, list)).count() as i16
}

/// How often the ability's controller defeated such units (rule 15.8).
fn defeated_by(reading: Reading<'_>, e: &Effect, span: Span, list: &[Filter]) -> i16 {
    let by = |note: &&Note| note.what == Happening::Defeated && note.by == Some(e.controller);
    notes(reading, span).filter(by).filter(|note| test_note(reading, e, note, list)).count() as i16
}

/// The unit an upgrade is on, or was on when it left that unit or play.
fn host_of(reading: Reading<'_>, upgrade: Obj) -> Option<Obj> {
    match reading.table.live(upgrade) {
        Some(card) if card.zone == Zone::Attached => Some(reading.table.obj(card.host)),
        // It left play, or only its unit (rule 25.3).
        _ => reading.table.gone(upgrade).map(|gone| gone.host).filter(|host| host.is_some()),
    }
}

/// Was the card, as its present object, played by that keyword?
pub(crate) fn played_using(reading: Reading<'_>, obj: Obj, keyword: Keyword) -> bool {
    let mode = reading.table.live(obj).and_then(|card| card.played);
    mode.and_then(PlayMode::via).is_some_and(|via| via.keyword() == keyword)
}

/// Is it a leader unit (rule 2.19)? A leader that is an upgrade is not, but its unit may be.
pub(crate) fn is_leader_unit(reading: Reading<'_>, obj: Obj) -> bool {
    let by_upgrade =
        || reading.table.is_unit(obj) && reading.table.stats(obj.uid).is_some_and(|stats| stats.has(Stats::LEADER));
    flags(reading, obj, CardState::DEPLOYED) && !is_attached(reading, obj) || by_upgrade()
}

/// Is the card an upgrade on a unit, or was it when last known?
fn is_attached(reading: Reading<'_>, obj: Obj) -> bool {
    let zone = reading.table.live(obj).map(|card| card.zone).or_else(|| reading.table.gone(obj).map(|gone| gone.zone));
    zone == Some(Zone::Attached)
}

fn flags(reading: Reading<'_>, obj: Obj, flag: u8) -> bool {
    match reading.table.live(obj) {
        Some(card) => card.has(flag),
        None => reading.table.gone(obj).is_some_and(|gone| gone.flags & flag != 0),
    }
}

fn is_kind(reading: Reading<'_>, obj: Obj, kind: Kind) -> bool {
    let printed = reading.def(obj).kind;
    match kind {
        Kind::Unit => {
            !is_attached(reading, obj) && matches!(printed, Kind::Unit | Kind::TokenUnit)
                || printed == Kind::Leader && flags(reading, obj, CardState::DEPLOYED) && !is_attached(reading, obj)
        }
        Kind::Upgrade => matches!(printed, Kind::Upgrade | Kind::TokenUpgrade) || is_attached(reading, obj),
        _ => printed == kind,
    }
}

fn is_at(reading: Reading<'_>, e: &Effect, obj: Obj, site: Site) -> bool {
    let zone = match reading.table.live(obj) {
        Some(card) => card.zone,
        None => match reading.table.gone(obj) {
            Some(gone) => gone.zone,
            None => return false,
        },
    };
    match site {
        Site::InPlay => zone.in_play(),
        Site::Ground => zone == Zone::Ground,
        Site::Space => zone == Zone::Space,
        Site::ChosenArena => match e.arena {
            1 => zone == Zone::Ground,
            2 => zone == Zone::Space,
            _ => false,
        },
        Site::ArenaOf(reference) => {
            selector::meant(reading, e, reference).any(|obj| arena_of(reading, obj) == Some(zone))
        }
        Site::Discard => {
            selector::follow(reading, obj).is_some_and(|now| reading.table.card(now.uid).zone == Zone::Discard)
        }
        Site::Hand => zone == Zone::Hand,
        Site::Resources => zone == Zone::Resource,
    }
}

/// The arena a unit is in, or was in.
fn arena_of(reading: Reading<'_>, obj: Obj) -> Option<Zone> {
    let zone =
        reading.table.live(obj).map(|card| card.zone).or_else(|| reading.table.gone(obj).map(|gone| gone.zone))?;
    zone.is_arena().then_some(zone)
}

/// May that upgrade be attached to this unit or base (rules 4.5, 48.1)? The upgrade's controller is the reference
/// for the predicates.
pub(crate) fn may_attach(reading: Reading<'_>, upgrade: Obj, unit: Obj, by: seats::Seat) -> bool {
    let def = reading.def(upgrade);
    if def.fortifies() {
        return reading.table.is_base(unit) && reading.table.card(unit.uid).controller == by;
    }
    let attach = match def.kind {
        Kind::Upgrade | Kind::TokenUpgrade => &def.attach,
        _ => match &def.upgrade {
            Some(side) if side.needs_room && !has_room(reading, unit, upgrade) => return false,
            Some(side) => &side.attach,
            None => return false,
        },
    };
    let fits = || {
        let e = Effect::new(crate::ids::ProgramId::NONE, upgrade, by);
        all(reading, &e, unit, attach)
    };
    reading.table.is_unit(unit) && (attach.is_empty() || fits())
}

/// For whom an upgrade is attached: an upgrade that is moved stays under the same control (rule 4.5b).
fn attaches(reading: Reading<'_>, e: &Effect, upgrade: Obj) -> seats::Seat {
    let moved = reading.table.live(upgrade).filter(|card| card.zone == Zone::Attached);
    moved.map_or(e.controller, |card| card.controller)
}

/// Is it a unit without any text or keyword now (rule 53.6)?
fn has_no_abilities(reading: Reading<'_>, unit: Obj) -> bool {
    let Some(stats) = reading.table.stats(unit.uid).filter(|_| reading.table.is_unit(unit)) else { return false };
    stats.keywords == 0
        && (stats.blank || reading.side(unit.uid).bare)
        && !reading.table.cache.granted.iter().any(|granted| granted.unit == unit.uid)
}

/// Does the base show this location, and has it not lost it (rules 50.1, 50.3)?
fn is_in_place(reading: Reading<'_>, base: Obj, place: &str) -> bool {
    location(reading, base) == Some(place)
}

/// The location of a base, which is its trait, unless it has lost it (rules 50.1, 50.3).
pub(crate) fn location(reading: Reading<'_>, base: Obj) -> Option<&str> {
    let place = reading.book.card(reading.table.card(base.uid).def).location.as_deref()?;
    let lost = |(card, number): &(Uid, u8)| *card == base.uid && nameable(usize::from(*number)) == Some(place);
    (!reading.table.cache.lost_traits.iter().any(lost)).then_some(place)
}

/// Can upgrades be on it: is it a unit or a base in play (rules 4.5, 48.1)?
pub(crate) fn can_be_host(reading: Reading<'_>, obj: Obj) -> bool {
    reading.table.is_unit(obj) || reading.table.is_base(obj)
}

/// Has the unit room for one more Pilot (rule 25.1)?
fn has_room(reading: Reading<'_>, unit: Obj, pilot: Obj) -> bool {
    let pilots = reading.table.upgrades_on(unit.uid).filter(|uid| *uid != pilot.uid).map(|uid| reading.table.obj(uid));
    let aboard = pilots.filter(|upgrade| stats::traits(reading, *upgrade).has(Trait::Pilot)).count();
    reading.table.stats(unit.uid).is_some_and(|stats| aboard <= usize::from(stats.pilots))
}

/// Keywords that the text playing a card gives to it.
fn given(e: &Effect, card: Obj) -> u32 {
    if card == e.each { e.each_has } else { 0 }
}
