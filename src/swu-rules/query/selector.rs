//! Which cards and players a selector means now.

use crate::ids::ProgramId;
use crate::query::predicate;
use crate::reading::Reading;
use crate::table::attack::{Attack, MOST_DEFENDERS, MOST_WOUNDED};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, NO_ATTACK, NOBODY, slot};
use crate::table::memory::{Happening, Note};
use seats::{Seat, SeatSet};
use swu_language::ability::{Filter, PlayerRef, Ref, Selector};

/// The slot of a reference. A rule that outlasts its text has none: it remembers the chosen card as its subject.
fn slot_in(e: &Effect, reference: Ref) -> Option<usize> {
    slot(reference).filter(|_| reference != Ref::Chosen || e.program != ProgramId::NONE)
}

/// Calls `visit` for every card of the group until it returns true; true if it did.
pub(crate) fn visit(reading: Reading<'_>, e: &Effect, selector: &Selector, found: &mut dyn FnMut(Obj) -> bool) -> bool {
    match selector {
        Selector::The(reference) => visit_ref(reading, e, *reference, found),
        Selector::Units(list) if list.iter().take(2).any(|word| *word == Filter::Friendly) => {
            let units = &reading.table.sides[e.controller].units;
            units.iter().any(|uid| visit_unit(reading, e, *uid, list, found))
        }
        Selector::Units(list) => {
            let enemies = list.first() == Some(&Filter::Enemy);
            let list = if enemies { &list[1..] } else { list };
            let sides = reading.table.sides.each().filter(|(seat, _)| !enemies || *seat != e.controller);
            let mut units = sides.map(|(_, side)| side.units.iter());
            units.any(|mut units| units.any(|uid| visit_unit(reading, e, *uid, list, found)))
        }
        Selector::Bases(list) => {
            let mut bases = reading.table.living().filter_map(|seat| reading.table.sides[seat].base);
            bases.any(|uid| visit_if(reading, e, uid, list, found))
        }
        Selector::Upgrades(list) => reading.table.upgrades.iter().any(|uid| visit_if(reading, e, *uid, list, found)),
        Selector::Leaders(list) => undeployed_leaders(reading).any(|uid| visit_if(reading, e, uid, list, found)),
        Selector::LeadersAndUnits(list) => {
            reading.table.units().chain(undeployed_leaders(reading)).any(|uid| visit_if(reading, e, uid, list, found))
        }
        Selector::Resources(list) if list.first() == Some(&Filter::Friendly) => {
            let mine = reading.table.sides[e.controller].resources.iter();
            mine.copied().any(|uid| visit_if(reading, e, uid, &list[1..], found))
        }
        Selector::Resources(list) => reading
            .table
            .living()
            .any(|seat| reading.table.sides[seat].resources.iter().any(|uid| visit_if(reading, e, *uid, list, found))),
        Selector::Hand(who, list) => players(reading, e, *who)
            .iter()
            .any(|seat| reading.table.sides[seat].hand.iter().any(|uid| visit_if(reading, e, *uid, list, found))),
        Selector::Discard(who, list) => players(reading, e, *who)
            .iter()
            .any(|seat| reading.table.sides[seat].discard.iter().any(|uid| visit_if(reading, e, *uid, list, found))),
        Selector::Deck(who, list) => players(reading, e, *who)
            .iter()
            .any(|seat| reading.table.sides[seat].deck.iter().any(|uid| visit_if(reading, e, *uid, list, found))),
        Selector::Everywhere(list) => visit_everywhere(reading, e, list, found),
        Selector::OutsidePlay(who, list) => visit_outside(reading, e, *who, list, found),
        Selector::TopOfDeck(who) => players(reading, e, *who)
            .iter()
            .any(|seat| reading.table.sides[seat].deck.last().is_some_and(|uid| found(reading.table.obj(*uid)))),
        Selector::Captives(guards, list) => visit(reading, e, guards, &mut |guard| {
            reading.table.captives_of(guard.uid).any(|uid| visit_if(reading, e, uid, list, found))
        }),
        Selector::UpgradesOf(reference, list) => {
            meant(reading, e, *reference).any(|unit| visit_upgrades(reading, e, unit, list, found))
        }
        Selector::Among(reference, list) => {
            visit_ref(reading, e, *reference, &mut |obj| predicate::all(reading, e, obj, list) && found(obj))
        }
        Selector::Played(..) => false,
        Selector::Any(selectors) => selectors.iter().any(|selector| visit(reading, e, selector, found)),
    }
}

/// All cards of the game, in any zone.
fn visit_everywhere(reading: Reading<'_>, e: &Effect, list: &[Filter], found: &mut dyn FnMut(Obj) -> bool) -> bool {
    let all = (0..reading.table.cards.len()).map(|index| Uid(index as u16));
    let there = |uid: &Uid| !matches!(reading.table.card(*uid).zone, Zone::Aside | Zone::Removed);
    all.filter(there).any(|uid| visit_if(reading, e, uid, list, found))
}

/// The cards that these players own and that are not in play.
fn visit_outside(
    reading: Reading<'_>,
    e: &Effect,
    who: PlayerRef,
    list: &[Filter],
    found: &mut dyn FnMut(Obj) -> bool,
) -> bool {
    let owners = players(reading, e, who);
    let outside = |uid: &Uid| {
        let card = reading.table.card(*uid);
        owners.has(card.owner) && !card.token() && !card.zone.in_play() && card.zone != Zone::Removed
    };
    let all = (0..reading.table.cards.len()).map(|index| Uid(index as u16));
    all.filter(outside).any(|uid| visit_if(reading, e, uid, list, found))
}

/// The upgrades of a unit, or those it had when it left play: as the cards they became, if those still exist.
pub(super) fn visit_upgrades(
    reading: Reading<'_>,
    e: &Effect,
    unit: Obj,
    list: &[Filter],
    found: &mut dyn FnMut(Obj) -> bool,
) -> bool {
    if reading.table.live(unit).is_some() {
        return reading.table.upgrades_on(unit.uid).any(|uid| visit_if(reading, e, uid, list, found));
    }
    let mut had = reading.table.gone_with(unit);
    had.any(|gone| predicate::all(reading, e, gone.obj, list) && found(follow(reading, gone.obj).unwrap_or(gone.obj)))
}

#[inline]
fn visit_unit(reading: Reading<'_>, e: &Effect, uid: Uid, list: &[Filter], found: &mut dyn FnMut(Obj) -> bool) -> bool {
    predicate::unit_fits(reading, e, uid, list).is_some_and(found)
}

#[inline]
fn visit_if(reading: Reading<'_>, e: &Effect, uid: Uid, list: &[Filter], found: &mut dyn FnMut(Obj) -> bool) -> bool {
    let obj = reading.table.obj(uid);
    predicate::all(reading, e, obj, list) && found(obj)
}

fn visit_ref(reading: Reading<'_>, e: &Effect, reference: Ref, found: &mut dyn FnMut(Obj) -> bool) -> bool {
    if reference == Ref::Struck {
        return wounded(reading, e).into_iter().filter(|unit| unit.is_some()).any(found);
    }
    if reference == Ref::Exploited {
        return exploited_for(reading, e.source).any(found);
    }
    match slot_in(e, reference) {
        Some(place) => slot_list(reading, e, place).iter().any(|obj| found(*obj)),
        None => meant(reading, e, reference).any(found),
    }
}

/// The units that the attacker dealt combat damage to.
fn wounded(reading: Reading<'_>, e: &Effect) -> [Obj; MOST_WOUNDED] {
    current_attack(reading, e).map_or([Obj::NONE; MOST_WOUNDED], |attack| attack.wounded)
}

/// The units defeated for Exploit while that card was played.
fn exploited_for(reading: Reading<'_>, card: Obj) -> impl Iterator<Item = Obj> + '_ {
    let exploited = move |note: &&Note| note.what == Happening::Exploited && note.other == card;
    reading.table.notes.iter().filter(exploited).map(|note| note.card)
}

fn undeployed_leaders(reading: Reading<'_>) -> impl Iterator<Item = Uid> + '_ {
    reading
        .table
        .living()
        .flat_map(|seat| reading.table.sides[seat].leaders.iter().copied())
        .filter(|uid| !reading.table.card(*uid).has(CardState::DEPLOYED))
}

/// All cards of a group, appended to a list.
pub(crate) fn collect(reading: Reading<'_>, e: &Effect, selector: &Selector, into: &mut Vec<Obj>) {
    visit(reading, e, selector, &mut |obj| {
        into.push(obj);
        false
    });
}

/// Is there any card in the group?
pub(crate) fn exists(reading: Reading<'_>, e: &Effect, selector: &Selector) -> bool {
    visit(reading, e, selector, &mut |_| true)
}

/// How many cards are in the group.
pub(crate) fn count(reading: Reading<'_>, e: &Effect, selector: &Selector) -> i16 {
    let mut count = 0;
    visit(reading, e, selector, &mut |_| {
        count += 1;
        false
    });
    count
}

/// The objects of a slot.
pub(crate) fn slot_list<'a>(reading: Reading<'a>, e: &Effect, place: usize) -> &'a [Obj] {
    let span = e.slots[place];
    &reading.table.pool[span.start as usize..span.start as usize + span.len as usize]
}

/// The first card a reference means.
pub(crate) fn first(reading: Reading<'_>, e: &Effect, reference: Ref) -> Option<Obj> {
    match slot_in(e, reference) {
        Some(place) => slot_list(reading, e, place).first().copied(),
        None => meant(reading, e, reference).next(),
    }
}

/// The cards a reference means if the sentence refers to one: the first of several, but all defenders of an attack
/// (rule 9.7).
pub(crate) fn meant(reading: Reading<'_>, e: &Effect, reference: Ref) -> impl Iterator<Item = Obj> + use<> {
    let one = |obj: Obj| [obj, Obj::NONE];
    let cards: [Obj; MOST_DEFENDERS] = match reference {
        Ref::This => one(e.source),
        Ref::Host => one(host(reading, e)),
        Ref::Subject => [e.subject, e.second_subject],
        Ref::Attacker => one(current_attack(reading, e).map_or(Obj::NONE, |attack| attack.attacker)),
        Ref::Defender => current_attack(reading, e).map_or(one(Obj::NONE), Attack::units),
        Ref::Each => one(e.each),
        Ref::Struck => {
            let [first, second, _] = wounded(reading, e);
            [first, second]
        }
        Ref::Exploited => one(exploited_for(reading, e.source).next().unwrap_or(Obj::NONE)),
        Ref::YourBase => one(reading.table.sides[e.controller].base.map_or(Obj::NONE, |base| reading.table.obj(base))),
        Ref::Chosen if slot_in(e, reference).is_none() => one(e.attached_to),
        Ref::It
        | Ref::Chosen
        | Ref::First
        | Ref::Second
        | Ref::Third
        | Ref::Cards
        | Ref::Rest
        | Ref::Played
        | Ref::Made
        | Ref::Damaged => {
            one(slot(reference).and_then(|place| slot_list(reading, e, place).first().copied()).unwrap_or(Obj::NONE))
        }
    };
    cards.into_iter().filter(|obj| obj.is_some())
}

/// What the source of an ability is attached to.
fn host(reading: Reading<'_>, e: &Effect) -> Obj {
    match reading.table.live(e.source) {
        Some(card) if card.zone == Zone::Attached => reading.table.obj(card.host),
        _ => e.attached_to,
    }
}

/// The attack that an ability refers to.
pub(crate) fn current_attack<'a>(reading: Reading<'a>, e: &Effect) -> Option<&'a Attack> {
    if e.attack == NO_ATTACK { reading.table.attacks.last() } else { reading.table.attacks.get(e.attack as usize) }
}

/// Which players are meant. "An opponent" and "a player" mean all that could be chosen, unless one was.
pub(crate) fn players(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> SeatSet {
    let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::one);
    let selector = match who {
        PlayerRef::You => SeatSet::one(e.controller),
        PlayerRef::Opponent | PlayerRef::EachOpponent => reading.table.opponents(e.controller),
        PlayerRef::EachPlayer | PlayerRef::APlayer | PlayerRef::AnyPlayers | PlayerRef::TwoPlayers => {
            reading.table.living_set()
        }
        PlayerRef::AnotherPlayer if e.player != NOBODY => reading.table.opponents(Seat(e.player)),
        PlayerRef::AnotherPlayer => reading.table.living_set(),
        PlayerRef::DefendingPlayer => current_attack(reading, e).map_or(SeatSet::EMPTY, |attack| attack.defending),
        PlayerRef::ControllerOf(reference) => {
            meant(reading, e, reference).map(|obj| reading.table.controller(obj)).collect()
        }
        PlayerRef::OwnerOf(reference) => {
            meant(reading, e, reference).map(|obj| reading.table.card(obj.uid).owner).collect()
        }
        PlayerRef::ThatPlayer => one((e.player != NOBODY).then_some(Seat(e.player))),
        PlayerRef::ThoseWhoDid => {
            Seat::all(reading.table.seats()).filter(|seat| e.doers & (1 << seat.0) != 0).collect()
        }
        PlayerRef::RightOfThatPlayer => one((e.player != NOBODY).then(|| reading.table.right_of(Seat(e.player)))),
    };
    selector.and(reading.table.living_set())
}

/// The one player meant, if it is just one.
pub(crate) fn player(reading: Reading<'_>, e: &Effect, who: PlayerRef) -> Option<Seat> {
    let selector = players(reading, e, who);
    if selector.len() == 1 { selector.iter().next() } else { None }
}

/// The card as it is now: itself, or the card it became by going to the discard pile (rule 15.6).
pub(crate) fn follow(reading: Reading<'_>, obj: Obj) -> Option<Obj> {
    let card = reading.table.cards.get(obj.uid.index())?;
    let same = card.serial == obj.serial;
    let dead = card.zone == Zone::Discard && card.serial == obj.serial.wrapping_add(1);
    (same || dead).then(|| reading.table.obj(obj.uid))
}

/// Has any of these players a card in hand? Others know no more than that.
pub(crate) fn holds_cards(reading: Reading<'_>, e: &Effect, whose: PlayerRef) -> bool {
    players(reading, e, whose).iter().any(|seat| !reading.table.sides[seat].hand.is_empty())
}
