//! Moving one physical card between zones.

use crate::engine::Rules;
use crate::table::card::{CardState, Uid, Zone};
use crate::table::depends::Depends;
use seats::Seat;

/// What values may depend on in a zone outside play; `None` for zones in play, on which everything may depend.
fn values_of(zone: Zone) -> Option<Depends> {
    match zone {
        Zone::Hand => Some(Depends::HAND),
        Zone::Discard => Some(Depends::DISCARD),
        Zone::Resource => Some(Depends::RESOURCES.and(Depends::SPENT)),
        Zone::Deck | Zone::Aside => Some(Depends::default()),
        Zone::Ground | Zone::Space | Zone::Base | Zone::Attached | Zone::Captured | Zone::Removed => None,
    }
}

impl Rules<'_> {
    /// Takes the card out of the list of the zone it is in.
    fn take_out(&mut self, uid: Uid) {
        let card = *self.table.card(uid);
        let side = &mut self.table.sides;
        let list = match card.zone {
            Zone::Deck => &mut side[card.owner].deck,
            Zone::Hand => &mut side[card.owner].hand,
            Zone::Discard => &mut side[card.owner].discard,
            Zone::Resource => &mut side[card.controller].resources,
            Zone::Ground | Zone::Space => &mut side[card.controller].units,
            Zone::Attached => &mut self.table.upgrades,
            Zone::Captured => &mut self.table.captives,
            Zone::Base | Zone::Aside | Zone::Removed => return,
        };
        if let Some(place) = list.iter().rposition(|other| *other == uid) {
            list.remove(place);
        }
    }

    /// Puts the card into another zone as a new object (rule 2.8). Cards go to their owner's deck (on top), hand and
    /// discard pile (rule 3.1), otherwise to `controller`. The card arrives ready, undamaged, with nothing remembered.
    pub(crate) fn relocate(&mut self, uid: Uid, zone: Zone, controller: Seat) {
        let from = self.table.card(uid).zone;
        self.take_out(uid);
        if !from.in_play() {
            // The permission to play the card from there was for the object it was (rule 2.8).
            let was = self.table.obj(uid);
            let before = self.table.lasting.len();
            self.table.lasting.retain(|lasting| lasting.on != was);
            if self.table.lasting.len() < before {
                self.table.cache.forget_values();
            }
        }
        let round = self.table.round;
        let card = self.table.card_mut(uid);
        let owner = card.owner;
        card.serial = card.serial.wrapping_add(1);
        card.zone = zone;
        card.host = Uid::NONE;
        card.damage = 0;
        card.used = 0;
        card.played = None;
        if let Some(original) = card.original.take() {
            card.def = original;
        }
        card.entered = round;
        if zone != Zone::Discard {
            card.paid = 0;
            card.credits = 0;
        }
        card.flags &= CardState::TOKEN | CardState::LEADER | CardState::EPIC;
        card.controller = if matches!(zone, Zone::Deck | Zone::Hand | Zone::Discard) { owner } else { controller };
        let controller = card.controller;
        match zone {
            Zone::Deck => self.table.sides[owner].deck.push(uid),
            Zone::Hand => self.table.sides[owner].hand.push(uid),
            Zone::Discard => self.table.sides[owner].discard.push(uid),
            Zone::Resource => self.table.sides[controller].resources.push(uid),
            Zone::Ground | Zone::Space => self.table.sides[controller].units.push(uid),
            Zone::Attached => self.table.upgrades.push(uid),
            Zone::Captured => self.table.captives.push(uid),
            Zone::Base | Zone::Aside | Zone::Removed => {}
        }
        if from.hidden() || zone.hidden() {
            self.rename(uid);
        }
        match values_of(from).zip(values_of(zone)) {
            Some((from, to)) => self.table.cache.changed(from.and(to)),
            None => self.table.cache.forget(),
        }
    }

    /// Puts the card on the bottom of its owner's deck.
    #[allow(clippy::wrong_self_convention)]
    pub(crate) fn to_bottom(&mut self, uid: Uid) {
        let owner = self.table.card(uid).owner;
        self.relocate(uid, Zone::Deck, owner);
        let deck = &mut self.table.sides[owner].deck;
        if let Some(top) = deck.pop() {
            deck.insert(0, top);
        }
    }

    /// Puts the card into play as a resource of that player (rule 23.6).
    #[allow(clippy::wrong_self_convention)]
    pub(crate) fn to_resources(&mut self, uid: Uid, controller: Seat, ready: bool) {
        self.relocate(uid, Zone::Resource, controller);
        self.table.card_mut(uid).set(CardState::EXHAUSTED, !ready);
    }

    /// Shuffles a deck.
    pub fn shuffle(&mut self, seat: Seat) {
        let mut deck = std::mem::take(&mut self.table.sides[seat].deck);
        self.table.chance.shuffle(&mut deck);
        // Nobody can follow a card through a shuffle: handles are dealt again in the order of positions.
        self.table.sides[seat].deck = deck;
        for place in 0..self.table.sides[seat].deck.len() {
            let uid = self.table.sides[seat].deck[place];
            self.rename(uid);
        }
    }
}
