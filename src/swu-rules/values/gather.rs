//! One walk over everything in play: printed values, constants to evaluate, abilities that wait for moments.

use crate::book::{Book, Def, SideDef, Waiting};
use crate::engine::Rules;
use crate::table::Table;
use crate::table::cache::{Cache, Constantly, Listener, NOWHERE, Stats, Voice};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::Lasts;
use crate::table::icons::Icons;
use crate::table::links::Links;
use crate::table::numbers::Numbers;
use crate::table::rare_texts::Rare;
use crate::table::stages::Stages;
use seats::{MAX_SEATS, Seat};
use swu_language::trait_name::Traits;

/// A card in play with a text.
#[derive(Clone, Copy)]
struct Speaker {
    card: Obj,
    host: Obj,
    controller: Seat,
    /// What silences it.
    voice: Voice,
}

/// Starts with what is printed. Constants and listeners are in the order units and base, leaders, seat by seat,
/// then upgrades.
pub(super) fn gather(rules: &mut Rules<'_>) {
    rules.table.cache.living = Some(rules.table.find_living());
    let Table { cache, cards, sides, upgrades, .. } = &mut *rules.table;
    clear(cache);
    look_at_new_cards(cache, rules.book, cards);
    let mut units = [0; MAX_SEATS];
    for (seat, side) in sides.each() {
        let mut icons = Icons::default();
        units[seat.index()] = side.units.len() as u16;
        for uid in &side.units {
            let card = &cards[uid.index()];
            let def = rules.book.def(card.def);
            let face = def.face(card);
            cache.rare_in_play = cache.rare_in_play.with(def.rare, true);
            cache.place[uid.index()] = cache.stats.len() as u16;
            cache.see_unique(seat, def.unique, def.copy);
            let mut traits = def.unit_traits.filter(|_| card.has(CardState::DEPLOYED)).unwrap_or(def.traits);
            let original = card.original.and_then(|original| rules.book.def(original).copies.as_ref());
            if let Some((_, also)) = original {
                traits.insert(*also);
            }
            cache.stats.push(printed(*uid, def, face, traits));
            act(cache, *uid, face);
            let (card, controller) = (Obj { uid: *uid, serial: card.serial }, card.controller);
            if face.speaks() {
                hear(cache, rules.book, face, Speaker { card, host: Obj::NONE, controller, voice: Voice::Unit });
            }
        }
        for uid in side.base.iter().chain(&side.leaders) {
            let card = &cards[uid.index()];
            let def = rules.book.def(card.def);
            icons.add(Icons::of(def.icons_up(card)));
            if card.zone != Zone::Base {
                continue;
            }
            let face = def.face(card);
            if card.has(CardState::LEADER) {
                act(cache, *uid, face);
            }
            if face.speaks() {
                let (card, controller) = (Obj { uid: *uid, serial: card.serial }, card.controller);
                hear(cache, rules.book, face, Speaker { card, host: Obj::NONE, controller, voice: Voice::Card });
            }
        }
        if let Some(base) = side.base {
            let card = &cards[base.index()];
            if card.zone == Zone::Base {
                act(cache, base, rules.book.def(card.def).face(card));
            }
        }
        cache.icons[seat.index()] = icons;
    }
    for uid in upgrades.iter() {
        let card = &cards[uid.index()];
        let def = rules.book.def(card.def);
        let face = def.face(card);
        cache.see_unique(card.controller, def.unique, def.copy);
        cache.rare_in_play = cache.rare_in_play.with(def.rare, true);
        let place = cache.place.get(card.host.index()).copied().unwrap_or(NOWHERE);
        if let Some(stats) = cache.stats.get_mut(place as usize) {
            let (power, hp) = def.added(card);
            stats.power += power;
            stats.hp += hp;
        }
        act(cache, *uid, face);
        if face.speaks() {
            let host = Obj { uid: card.host, serial: cards[card.host.index()].serial };
            let (card, controller) = (Obj { uid: *uid, serial: card.serial }, card.controller);
            hear(cache, rules.book, face, Speaker { card, host, controller, voice: Voice::Card });
        }
    }
    cache.begin(units);
}

/// Remembers what the cards say that are on the table since the last time: the list only grows.
pub(super) fn look_at_new_cards(cache: &mut Cache, book: &Book, cards: &[CardState]) {
    cache.place.resize(cards.len(), NOWHERE);
    let (all, each) = &mut cache.rare;
    each.reserve(cards.len().saturating_sub(each.len()));
    for card in cards.iter().skip(each.len()) {
        let def = book.def(card.def);
        let (mut rare, mut hears) = (def.rare, def.hears);
        if let Some(original) = card.original.map(|original| book.def(original)) {
            rare = rare.with(original.rare, true);
            hears |= original.hears;
        }
        *all = all.with(rare, true);
        cache.hears |= hears;
        each.push(rare);
    }
}

/// Then come lasting rules, and effects waiting for their moment.
pub(super) fn gather_lasting(rules: &mut Rules<'_>) {
    let Table { cache, lasting, .. } = &mut *rules.table;
    for lasting in lasting.iter() {
        if let Lasts::Waits(ability) = lasting.what {
            let (card, seat, def) = (lasting.source, lasting.controller, rules.book.ability(ability));
            let (mask, own) = (def.mask, def.own);
            cache.listeners.push(Listener { card, host: Obj::NONE, ability, seat, mask, own });
            cache.listening |= mask;
        }
        if let Lasts::Rule(constant) = lasting.what {
            let (source, controller, name) = (lasting.source, lasting.controller, lasting.name);
            let (host, def) = (lasting.on, rules.book.constant(constant));
            let stages = def.stages;
            let item =
                Constantly { constant, source, host, controller, voice: Voice::Effect, name, stages, held: false };
            cache.evaluate(item, def.depends, def.links);
        }
    }
}

fn clear(cache: &mut Cache) {
    cache.stats.clear();
    cache.moved.clear();
    cache.work.clear();
    cache.stages = Stages::default();
    cache.listeners.clear();
    cache.listening = 0;
    cache.depends = Depends::default();
    cache.links = Links::default();
    cache.actors.clear();
    cache.rare_in_play = Rare::default();
    cache.open = false;
    cache.forget_uniques();
    cache.place.clear();
}

/// Remembers a card with action abilities.
#[inline]
fn act(cache: &mut Cache, uid: Uid, face: &SideDef) {
    if !face.actions.is_empty() {
        cache.actors.push(uid);
        cache.open |= face.open;
    }
}

/// The values of a unit as printed.
#[inline(always)]
pub(super) fn printed(uid: Uid, def: &Def, face: &SideDef, traits: Traits) -> Stats {
    Stats {
        uid,
        power: def.power,
        hp: def.hp,
        keywords: face.keywords,
        lost: 0,
        numbers: face.numbers,
        traits,
        flags: 0,
        blank: false,
        spares: Obj::NONE,
        excess: None,
        more: 0,
        redirect: Uid::NONE,
        pilots: 0,
        from_keywords: 0,
        without_keywords: 0,
        doubled: Numbers::NONE,
        lost_traits: Traits(0),
        turned: None,
        printed: (def.power, def.hp),
    }
}

/// Remembers the constants and the waiting abilities of one side of a card.
fn hear(cache: &mut Cache, book: &Book, face: &SideDef, speaker: Speaker) {
    let Speaker { card, host, controller, voice } = speaker;
    for constant in &face.constants {
        let (constant, def) = (*constant, book.constant(*constant));
        let (source, name, stages) = (card, u16::MAX, def.stages);
        let item = Constantly { constant, source, host, controller, voice, name, stages, held: false };
        cache.evaluate(item, def.depends, def.links);
    }
    for Waiting { ability, mask, own } in face.triggers.iter().copied() {
        cache.listeners.push(Listener { card, host, ability, seat: controller, mask, own });
        cache.listening |= mask;
    }
}
