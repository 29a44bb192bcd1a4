//! New numbers for all cards, in the order in which one seat sees them: an old number alone could give a hidden card
//! away.

use super::{Places, unmarked};
use crate::decision::Choice;
use crate::table::Table;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::dealing::Dealing;
use crate::table::effect::{Effect, Moment, Work};
use crate::table::frame::Frame;
use seats::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// New numbers, and new objects for those that no longer exist.
pub(super) struct Numbers {
    /// Old numbers in their new order.
    order: Vec<Uid>,
    /// The new number of each old one.
    new: Vec<Uid>,
    /// How much is subtracted from the serials of an open card.
    off: Vec<u16>,
    /// Objects that were seen and are now among the hidden cards: nobody can follow them.
    lost: BTreeMap<Obj, Uid>,
}

impl Numbers {
    pub(super) fn of(table: &mut Table, places: &Places) -> Numbers {
        let order = order(table, places);
        let mut new = vec![Uid::NONE; order.len()];
        for (index, uid) in order.iter().enumerate() {
            new[uid.index()] = Uid(index as u16);
        }
        let mut off: Vec<u16> = table.cards.iter().map(|card| card.serial).collect();
        let serials: Vec<u16> = off.clone();
        let mut lost = BTreeMap::new();
        objects(table, &mut |obj| {
            if let Some(serial) = serials.get(obj.uid.index()) {
                if !places.hidden[obj.uid.index()] {
                    off[obj.uid.index()] = off[obj.uid.index()].min(obj.serial);
                } else if obj.serial != *serial {
                    let next = Uid((order.len() + lost.len()) as u16);
                    lost.entry(*obj).or_insert(next);
                }
            }
        });
        Numbers { order, new, off, lost }
    }

    pub(super) fn give(&self, table: &mut Table, places: &Places) {
        let named = |index: usize| !places.hidden[index] || places.shown[index];
        let cards = table.cards.iter().enumerate().filter(|(index, _)| named(*index));
        let visible: BTreeSet<u16> = cards.map(|(_, card)| card.handle).collect();
        let mut free = (1..=u16::MAX).filter(|handle| !visible.contains(handle));
        let mut renewed: Vec<CardState> = Vec::with_capacity(self.order.len() + self.lost.len());
        for uid in &self.order {
            let mut card = *table.card(*uid);
            if places.hidden[uid.index()] {
                card = unmarked(&card);
                if !places.shown[uid.index()] {
                    card.handle = free.next().unwrap_or_default();
                }
            } else {
                card.serial -= self.off[uid.index()];
            }
            if card.host != Uid::NONE {
                card.host = self.uid(card.host);
            }
            renewed.push(card);
        }
        let mut gone: Vec<(&Obj, &Uid)> = self.lost.iter().collect();
        gone.sort_by_key(|(_, uid)| **uid);
        for (obj, _) in gone {
            let owner = table.card(obj.uid).owner;
            let def = table.gone(*obj).map_or(table.card(self.order[0]).def, |gone| gone.def);
            let handle = free.next().unwrap_or_default();
            let state = CardState { serial: 1, def, handle, owner, controller: owner, zone: Zone::Aside, ..renewed[0] };
            renewed.push(CardState { flags: CardState::TOKEN, damage: 0, host: Uid::NONE, used: 0, ..state });
        }
        let serials: Vec<u16> = table.cards.iter().map(|card| card.serial).collect();
        objects(table, &mut |obj| *obj = self.obj(*obj, &serials, places));
        numbers(table, &mut |uid| *uid = self.uid(*uid));
        for effect in effects(table) {
            if let Work::Playing { newest: uid, .. } | Work::Using(uid) = &mut effect.work {
                *uid = self.uid(*uid);
            }
        }
        table.next_handle = renewed.iter().map(|card| card.handle).max().unwrap_or_default();
        table.cards = renewed;
    }

    /// The new number of a card.
    pub(super) fn uid(&self, old: Uid) -> Uid {
        self.new.get(old.index()).copied().unwrap_or(old)
    }

    fn obj(&self, old: Obj, serials: &[u16], places: &Places) -> Obj {
        match serials.get(old.uid.index()) {
            None => old,
            Some(_) if !places.hidden[old.uid.index()] => {
                Obj { uid: self.uid(old.uid), serial: old.serial - self.off[old.uid.index()] }
            }
            Some(serial) if *serial == old.serial => Obj { uid: self.uid(old.uid), serial: 0 },
            Some(_) => Obj { uid: self.lost.get(&old).copied().unwrap_or(Uid::NONE), serial: 0 },
        }
    }
}

/// Can this card be chosen now?
fn is_offered(table: &Table, uid: Uid) -> bool {
    table.decision.as_ref().is_some_and(|decision| decision.options.contains(&Choice::Card(uid)))
}

/// All cards in the order in which the seat sees them; tokens come last, as in every table.
pub(super) fn order(table: &Table, places: &Places) -> Vec<Uid> {
    let mut order: Vec<Uid> = Vec::with_capacity(table.cards.len());
    let mentioned = mentioned(table);
    for side in table.sides.iter() {
        order.extend(side.base);
        order.extend(&side.leaders);
        order.extend(&side.units);
        order.extend(&side.discard);
        // In a hidden hand, or among hidden resources, positions mean nothing: some cards are mentioned by work in
        // progress, some are known.
        let place = |uid: &Uid| match (places.hidden[uid.index()], mentioned.get(uid), places.known[uid.index()]) {
            (false, ..) => (0, 0, 0),
            (_, Some(place), _) => (1, *place, 0),
            (_, None, true) => (2, 0, table.card(*uid).handle),
            (_, None, false) => (3, 0, 0),
        };
        for zone in [&side.hand, &side.resources] {
            let mut cards = zone.clone();
            // A player who chooses among hidden cards sees where they lie.
            if !zone.iter().any(|uid| is_offered(table, *uid)) {
                cards.sort_by_key(place);
            }
            order.extend(cards);
        }
        order.extend(side.deck.iter().rev());
    }
    order.extend(table.upgrades.iter().chain(&table.captives));
    // A deployed leader is listed among the units too.
    let mut listed = vec![false; table.cards.len()];
    order.retain(|uid| !std::mem::replace(&mut listed[uid.index()], true));
    let mut others: Vec<Uid> = (0..table.cards.len() as u16).map(Uid).filter(|uid| !listed[uid.index()]).collect();
    others.sort_by_key(|uid| {
        let (card, hidden) = (table.card(*uid), places.hidden[uid.index()]);
        let named = if hidden { (0, 0) } else { (card.def.0, card.handle) };
        (card.owner, mentioned.get(uid).copied(), named)
    });
    order.extend(others);
    // A stable sort: only tokens move.
    order.sort_by_key(|uid| table.card(*uid).token());
    order
}

/// Where each card is first mentioned in work in progress.
fn mentioned(table: &Table) -> BTreeMap<Uid, usize> {
    let mut places = BTreeMap::new();
    let drawn = table.pending.iter().map(|pending| &pending.source);
    for obj in table.pool.iter().chain(drawn) {
        let next = places.len();
        places.entry(obj.uid).or_insert(next);
    }
    places
}

/// The hidden cards whose names everybody knows: cards being played or used, and those whose text is running.
pub(super) fn spoken_of(table: &Table) -> BTreeSet<Uid> {
    let mut asking: Vec<Obj> = table.pending.iter().map(|pending| pending.source).collect();
    asking.extend(table.decision.as_ref().map(|decision| decision.source));
    let mut said: Vec<Obj> = Vec::new();
    for frame in table.frames.iter().chain(table.runs.iter().flat_map(|run| &run.frames)) {
        match frame {
            Frame::Play(play) => said.push(play.card),
            Frame::DeployPilot { leader, .. } => said.push(*leader),
            Frame::Use { card, .. } => said.push(*card),
            Frame::Effect(effect) => asking.push(effect.source),
            _ => {}
        }
    }
    // A card in hand that asks was drawn: its identity stays secret.
    let held = |obj: &Obj| table.live(*obj).is_some_and(|card| card.zone == Zone::Hand);
    said.extend(asking.into_iter().filter(|obj| !held(obj)));
    said.into_iter().filter(|obj| table.live(*obj).is_some()).map(|obj| obj.uid).collect()
}

/// Every place in the table that mentions an object.
fn objects(table: &mut Table, act: &mut dyn FnMut(&mut Obj)) {
    table.pool.iter_mut().for_each(&mut *act);
    for frame in &mut table.frames {
        of_frame(frame, act);
    }
    for frame in table.runs.iter_mut().flat_map(|run| &mut run.frames) {
        of_frame(frame, act);
    }
    for attack in &mut table.attacks {
        [&mut attack.attacker, &mut attack.base].into_iter().for_each(&mut *act);
        attack.defenders.iter_mut().flatten().for_each(|defender| act(&mut defender.unit));
        attack.wounded.iter_mut().for_each(&mut *act);
    }
    for pending in &mut table.pending {
        [&mut pending.source, &mut pending.attached_to, &mut pending.subject, &mut pending.second_subject]
            .into_iter()
            .for_each(&mut *act);
    }
    for lasting in &mut table.lasting {
        [&mut lasting.on, &mut lasting.source].into_iter().for_each(&mut *act);
    }
    for delayed in &mut table.delayed {
        if let Moment::Leaves(obj) = &mut delayed.at {
            act(obj);
        }
        of_effect(&mut delayed.effect, act);
        delayed.caught.iter_mut().for_each(&mut *act);
    }
    for note in &mut table.notes {
        [&mut note.card, &mut note.other].into_iter().for_each(&mut *act);
    }
    for gone in &mut table.gone {
        [&mut gone.obj, &mut gone.host].into_iter().for_each(&mut *act);
    }
    table.bounties.iter_mut().for_each(|(obj, _)| act(obj));
    table.declined.iter_mut().for_each(&mut *act);
    table.saved.iter_mut().flat_map(|(card, by)| [card, by]).for_each(&mut *act);
    table.hurt.iter_mut().for_each(|(unit, _)| act(unit));
    table.hurt_in_combat.iter_mut().for_each(&mut *act);
    table.dealing.iter_mut().flat_map(Dealing::objects).for_each(&mut *act);
    if let Some(decision) = &mut table.decision {
        act(&mut decision.source);
    }
}

/// Every program in progress.
fn effects(table: &mut Table) -> impl Iterator<Item = &mut Effect> {
    let frames = table.frames.iter_mut().chain(table.runs.iter_mut().flat_map(|run| &mut run.frames));
    frames.filter_map(|frame| match frame {
        Frame::Effect(effect) => Some(effect),
        _ => None,
    })
}

fn of_frame(frame: &mut Frame, act: &mut dyn FnMut(&mut Obj)) {
    match frame {
        Frame::Use { card, .. } => act(card),
        Frame::Play(play) => [&mut play.card, &mut play.host, &mut play.learns].into_iter().for_each(act),
        Frame::DeployPilot { leader, .. } => act(leader),
        Frame::Payment(payment) => act(&mut payment.spare),
        Frame::Effect(effect) => of_effect(effect, act),
        Frame::Setup { .. }
        | Frame::ActionPhase { .. }
        | Frame::RegroupPhase { .. }
        | Frame::Turn { .. }
        | Frame::Plan { .. }
        | Frame::Attack { .. }
        | Frame::Window { .. }
        | Frame::Unique { .. }
        | Frame::Rescue { .. }
        | Frame::Due { .. }
        | Frame::Dealing
        | Frame::Together(_) => {}
    }
}

fn of_effect(effect: &mut Effect, act: &mut dyn FnMut(&mut Obj)) {
    let own = [
        &mut effect.source,
        &mut effect.attached_to,
        &mut effect.subject,
        &mut effect.second_subject,
        &mut effect.each,
    ];
    own.into_iter().for_each(act);
}

/// Every place in the table that mentions a card by its number alone, besides what is on it.
fn numbers(table: &mut Table, act: &mut dyn FnMut(&mut Uid)) {
    for seat in Seat::all(table.seats()) {
        let side = &mut table.sides[seat];
        side.base.iter_mut().for_each(&mut *act);
        for list in [&mut side.leaders, &mut side.deck, &mut side.hand, &mut side.discard, &mut side.resources] {
            list.iter_mut().for_each(&mut *act);
        }
        side.units.iter_mut().chain(&mut side.put_aside).for_each(&mut *act);
    }
    table.upgrades.iter_mut().chain(&mut table.captives).for_each(&mut *act);
    for frame in table.frames.iter_mut().chain(table.runs.iter_mut().flat_map(|run| &mut run.frames)) {
        if let Frame::Unique { card, .. } | Frame::Rescue { card } = frame {
            act(card);
        }
    }
    table.dealing.iter_mut().flat_map(Dealing::numbers).for_each(&mut *act);
    let Some(decision) = &mut table.decision else { return };
    for choice in &mut decision.options {
        match choice {
            Choice::Play(uid, ..)
            | Choice::Attack(uid)
            | Choice::Use(uid, ..)
            | Choice::Deploy(uid)
            | Choice::DeployPilot(uid)
            | Choice::Card(uid)
            | Choice::Top(uid)
            | Choice::Bottom(uid)
            | Choice::Resource(uid) => act(uid),
            _ => {}
        }
    }
}
