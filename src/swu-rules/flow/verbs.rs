//! Verbs that act on cards chosen before (rule 11).

mod amounts;
mod arrange;
mod attack;
pub(super) mod blocks;
mod bounty;
mod cards;
pub(crate) mod credits;
mod discard;
mod disclose;
mod divide;
mod indirect;
mod instead;
mod lend;
mod may;
mod naming;
mod play;
mod raised;
mod reveal;
mod search;
pub(super) mod twice;
mod when_defeated;
mod when_played;

use crate::book::op::Verb;
use crate::engine::Rules;
use crate::fact::{Change, What};
use crate::ids::ConstantId;
use crate::table::batch::{DamageKind, Hit, Leaving};
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{DAMAGED, Effect, Lasting, Lasts, MADE, NO_ATTACK};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::{Ability, Give, Harm, Is, On, Qty, Ref, Selector, Token, Until, Who};

impl Rules<'_> {
    /// Does something with It, or with the game.
    pub(crate) fn verb(&mut self, e: &mut Effect, verb: &Verb) {
        let mut it = self.take_buffer();
        self.collect(e, &Selector::The(Ref::It), &mut it);
        match verb {
            Verb::Damage(amount) => self.damage_verb(e, &it, amount),
            Verb::DamageSurely(amount) => {
                let amount = self.raised(e, self.qty(e, amount));
                let hit = |obj: &Obj| Hit {
                    kind: DamageKind::Sure,
                    ..self.ability_hit(*obj, amount, e.source, e.controller)
                };
                let hits: Vec<Hit> = it.iter().map(hit).collect();
                let done = self.all_damageable(&it);
                e.amount_done = self.deal(&hits);
                e.done_in_full = done;
            }
            Verb::Strike(by, amount) => self.strike(e, &it, *by, amount),
            Verb::StrikePaired(by, amount) => self.strike_paired(e, &it, *by, amount),
            Verb::Heal(amount) => {
                let amount = self.qty(e, amount);
                e.amount_done = it.iter().map(|obj| self.heal(*obj, amount)).sum();
                e.done_in_full = e.amount_done > 0;
            }
            Verb::HealAll => {
                e.amount_done = it.iter().map(|obj| self.heal(*obj, i16::MAX)).sum();
                e.done_in_full = e.amount_done > 0;
            }
            Verb::Defeat => self.defeat_verb(e, &it),
            Verb::Exhaust => {
                let safe = |obj: &Obj| self.safe_from(e, *obj, Harm::Exhaust);
                let able: Vec<Obj> = it.iter().copied().filter(|obj| !safe(obj)).collect();
                let done = able.iter().filter(|obj| self.exhaust(**obj)).count();
                self.done(e, done, it.len());
            }
            Verb::Ready => {
                let done = it.iter().filter(|obj| self.ready(**obj)).count();
                self.done(e, done, it.len());
            }
            Verb::Return => self.return_verb(e, &it),
            Verb::Take => self.take_verb(e, &it),
            Verb::Bottom { random } => self.bottom_verb(e, &it, *random),
            Verb::DiscardCard => self.discard_card(e, &it),
            Verb::Resource { ready, by } => self.resource_verb(e, &it, *ready, *by),
            Verb::ResourceTop { who, ready } => self.resource_top(e, *who, *ready),
            Verb::Give(token, count) => {
                let count = self.times_two(e, self.payer(e), self.qty(e, count));
                let mut made = self.take_buffer();
                let done = it.iter().filter(|obj| self.give_token(**obj, *token, count, &mut made)).count();
                let given = made.len() as i16;
                self.gave_upgrades(self.payer(e), given);
                self.fill(e, MADE, &made);
                self.give_buffer(made);
                self.done(e, done, it.len());
            }
            Verb::GiveLike(like) => {
                let token = self.first(e, *like).and_then(|card| self.token_upgrade(card));
                let mut made = self.take_buffer();
                let count = self.times_two(e, self.payer(e), 1);
                let given = |unit: &&Obj| token.is_some_and(|token| self.give_token(**unit, token, count, &mut made));
                let done = it.iter().filter(given).count();
                self.gave_upgrades(self.payer(e), made.len() as i16);
                self.fill(e, MADE, &made);
                self.give_buffer(made);
                self.done(e, done, it.len());
            }
            Verb::DefeatCredits(who, count) => {
                let count = self.qty(e, count);
                e.amount_done = self.players(e, *who).iter().map(|seat| self.defeat_credits(seat, count)).sum();
                e.done_in_full = e.amount_done > 0 && e.amount_done >= count;
            }
            Verb::TakeCredits(who, count) => {
                let (count, taker) = (self.qty(e, count), e.controller);
                e.amount_done = self.players(e, *who).iter().map(|seat| self.take_credits(taker, seat, count)).sum();
                e.done_in_full = e.amount_done > 0 && e.amount_done >= count;
            }
            Verb::Create(who, token, count) => {
                let count = self.qty(e, count);
                let mut made = self.take_buffer();
                for seat in self.players(e, *who).iter() {
                    let count = self.times_two(e, seat, count);
                    match token {
                        Token::Credit => self.create_credits(seat, count),
                        token => self.create_units(seat, *token, count, &mut made),
                    }
                }
                self.fill(e, MADE, &made);
                self.give_buffer(made);
                e.done_in_full = true;
            }
            Verb::Get(power, hp, until) => {
                let (power, hp) = (self.qty(e, power), self.qty(e, hp));
                for obj in &it {
                    if hp < 0 && self.is_unit(*obj) {
                        self.table.hurt.push((*obj, Some(e.controller)));
                    }
                    self.last(e, Lasts::Stats { power, hp }, *obj, *until);
                }
                e.done_in_full = !it.is_empty();
            }
            Verb::Gain(gifts, until) => {
                for obj in &it {
                    for gift in gifts {
                        let amount = self.gift_amount(e, *gift);
                        let what = Lasts::Gift { gift: *gift, amount };
                        if amount < 0 && matches!(self.book.gift(*gift).give, Give::Hp(_)) {
                            self.table.hurt.push((*obj, Some(e.controller)));
                        }
                        let on = if self.reaches_outside(what) { self.follow(*obj) } else { Some(*obj) };
                        if let Some(on) = on {
                            self.last(e, what, on, *until);
                        }
                    }
                }
                e.done_in_full = !it.is_empty();
            }
            Verb::Rule(constant, until) => {
                let chosen = self.book.constant(*constant).of_chosen.then(|| self.first(e, Ref::Chosen));
                if let Some(on) = chosen.unwrap_or(Some(Obj::NONE)) {
                    let name = e.name;
                    e.name = self.copied_name(e, *constant).unwrap_or(name);
                    self.last(e, Lasts::Rule(*constant), on, *until);
                    e.name = name;
                }
                e.done_in_full = chosen != Some(None);
            }
            Verb::TakeControl(who) => {
                let done = match self.player(e, *who) {
                    Some(seat) => it.iter().filter(|obj| self.take_control(seat, **obj)).count(),
                    None => 0,
                };
                self.done(e, done, it.len());
            }
            Verb::Exchange(first, second) => self.exchange_verb(e, *first, *second),
            Verb::Capture(by) => self.capture_verb(e, &it, *by),
            Verb::Rescue => {
                for obj in &it {
                    // Also the card that the unit became when it was captured.
                    let card = self.table.card(obj.uid);
                    let same = card.serial == obj.serial || card.serial == obj.serial.wrapping_add(1);
                    if same && card.zone == Zone::Captured {
                        self.rescue(obj.uid);
                    }
                }
                e.done_in_full = !it.is_empty();
            }
            Verb::Attach(upgrade) => self.attach_verb(e, *upgrade),
            Verb::Flip => e.done_in_full = self.flip(e.source),
            Verb::Move(arena) => {
                let done = it.iter().filter(|obj| self.move_to(**obj, *arena)).count();
                self.done(e, done, it.len());
            }
            Verb::Deploy => {
                let leader = self.table.live(e.source).is_some_and(|card| card.zone == Zone::Base);
                e.done_in_full = leader && self.def(e.source).deploys;
                if e.done_in_full {
                    self.deploy(e.source.uid, e.controller);
                }
            }
            Verb::ExtraAction => {
                self.table.extra = Some(e.controller);
                e.done_in_full = true;
            }
            Verb::Shuffle(who) => {
                for seat in self.players(e, *who).iter() {
                    self.shuffle(seat);
                    self.fact(What::Shuffled, seat, Uid::NONE, Uid::NONE, 0);
                }
                e.done_in_full = true;
            }
            Verb::GainForce => e.done_in_full = self.gain_force(e.controller),
            Verb::UseForce => {
                let seat = self.payer(e);
                e.done_in_full = self.use_force(seat);
            }
            Verb::Lose(who) => {
                let losers = self.players(e, *who);
                self.lose(losers, swu_view::EndReason::CardText);
            }
        }
        self.give_buffer(it);
    }

    /// Control of two cards is exchanged, at once (rule 37.2).
    fn exchange_verb(&mut self, e: &mut Effect, first: Ref, second: Ref) {
        let both = self.first(e, first).zip(self.first(e, second));
        let done = both.map_or(0, |(first, second)| {
            let (mine, theirs) = (self.controller(first), self.controller(second));
            let taken = [(theirs, first), (mine, second)];
            taken.into_iter().filter(|(seat, card)| self.take_control(*seat, *card)).count()
        });
        self.done(e, done, 2);
    }

    /// A rule about copies of a card remembers that card instead of a name.
    fn copied_name(&self, e: &Effect, constant: ConstantId) -> Option<u16> {
        let Selector::Played(_, list) = &self.book.constant(constant).affects else { return None };
        let of = list.iter().find_map(|word| match word {
            Is::CopyOf(reference) => Some(*reference),
            _ => None,
        });
        self.first(e, of?).map(|card| self.def(card).copy)
    }

    /// "Done in full" (rule 11.6).
    fn done(&self, e: &mut Effect, done: usize, all: usize) {
        e.done_in_full = done > 0 && done == all;
        e.amount_done = done as i16;
    }

    /// A lasting effect begins, unless its end has already come (rule 16.1c).
    fn last(&mut self, e: &Effect, what: Lasts, on: Obj, until: Until) {
        let index = match e.attack {
            NO_ATTACK => (self.table.attacks.len() as u8).wrapping_sub(1),
            index => index,
        };
        if until == Until::EndOfAttack && !self.table.attacks.get(index as usize).is_some_and(|attack| attack.live) {
            return;
        }
        let in_play = |obj: Obj| self.table.live(obj).is_some_and(|card| card.zone.in_play());
        let there = |obj: Obj| in_play(obj) || self.reaches_outside(what) && self.table.live(obj).is_some();
        if until == Until::SourceLeaves && !in_play(e.source) || on.is_some() && !there(on) {
            return;
        }
        self.table.lasting.push(Lasting {
            what,
            on,
            source: e.source,
            controller: e.controller,
            until,
            attack: index,
            name: e.name,
            player: e.player,
            amount: if matches!(what, Lasts::Rule(_)) { e.amount_done } else { 0 },
        });
        if on.is_some() && !matches!(what, Lasts::Rule(_)) {
            self.fact(What::Changed, e.controller, on.uid, self.uid_or_none(e.source), 0);
            if let Some(fact) = self.log.facts.last_mut().filter(|fact| fact.what == What::Changed) {
                fact.change = match what {
                    Lasts::Stats { power, hp } => Some(Change::Stats { power, hp }),
                    Lasts::Gift { gift, .. } => Some(Change::Gift(gift)),
                    _ => None,
                };
            }
        }
        self.table.cache.forget_values();
    }

    fn damage_verb(&mut self, e: &mut Effect, it: &[Obj], amount: &Qty) {
        let dealer = self.dealer(e);
        let mut hits = std::mem::take(&mut self.table.scratch.hits);
        hits.clear();
        hits.extend(it.iter().map(|obj| {
            let amount = self.raised(e, self.qty(&e.for_each(*obj), amount));
            self.ability_hit(*obj, amount, dealer, e.controller)
        }));
        let done = self.all_damageable(it);
        e.amount_done = self.deal(&hits);
        e.done_in_full = done;
        self.table.scratch.hits = hits;
        self.keep_damaged(e);
    }

    /// Is there something to damage, none of which has left play? Prevented damage counts as done (rule 11.6).
    fn all_damageable(&self, it: &[Obj]) -> bool {
        !it.is_empty() && it.iter().all(|obj| self.damageable(*obj))
    }

    /// Keeps the cards that were actually damaged.
    pub(in crate::flow) fn keep_damaged(&mut self, e: &mut Effect) {
        let damaged = std::mem::take(&mut self.table.scratch.damaged);
        self.fill(e, DAMAGED, &damaged);
        self.table.scratch.damaged = damaged;
    }

    /// The source of damage (rule 14.7): if it is a unit's ability, that unit deals it; for a granted ability, its
    /// bearer.
    fn dealer(&self, e: &Effect) -> Obj {
        e.source
    }

    fn strike(&mut self, e: &mut Effect, it: &[Obj], by: Ref, amount: &Qty) {
        let dealer = self.first(e, by).filter(|dealer| self.is_unit(*dealer));
        let Some(dealer) = dealer else {
            e.done_in_full = false;
            e.amount_done = 0;
            return;
        };
        let amount = self.raised(e, self.qty(e, amount));
        let by = self.controller(dealer);
        let ability_of = e.controller;
        let hit = |obj: &Obj| Hit { ability_of, ..self.ability_hit(*obj, amount, dealer, by) };
        let hits: Vec<Hit> = it.iter().map(hit).collect();
        let done = self.all_damageable(it);
        e.amount_done = self.deal(&hits);
        e.done_in_full = done;
        self.keep_damaged(e);
    }

    /// The first dealer hits the first of these, the second the second, all at once.
    fn strike_paired(&mut self, e: &mut Effect, it: &[Obj], by: Ref, amount: &Qty) {
        let dealers: Vec<Obj> =
            crate::table::effect::slot(by).map_or_else(Vec::new, |place| self.slot_list(e, place).to_vec());
        let amount = self.raised(e, self.qty(e, amount));
        let hit = |(dealer, to): (&Obj, &Obj)| {
            self.is_unit(*dealer).then(|| {
                let hit = self.ability_hit(*to, amount, *dealer, self.controller(*dealer));
                Hit { ability_of: e.controller, ..hit }
            })
        };
        let hits: Vec<Hit> = dealers.iter().zip(it).filter_map(hit).collect();
        e.done_in_full = !hits.is_empty() && self.all_damageable(it);
        e.amount_done = self.deal(&hits);
        self.keep_damaged(e);
    }

    fn defeat_verb(&mut self, e: &mut Effect, it: &[Obj]) {
        let all = it.len();
        let it: Vec<Obj> = it.iter().copied().filter(|obj| !self.spared(*obj)).collect();
        let it = it.as_slice();
        let spared = all - it.len();
        let units: Vec<Obj> =
            it.iter().copied().filter(|obj| self.is_unit(*obj) && !self.safe_from(e, *obj, Harm::Defeat)).collect();
        let upgrades: Vec<Uid> = self.open_upgrades(e, it, Harm::Defeat);
        let resources: Vec<Uid> = self.in_zone(it, Zone::Resource);
        let bases: Vec<Obj> = it.iter().copied().filter(|obj| self.is_base(*obj)).collect();
        // Replaced effects count as done (rule 11.6).
        let done = units.len() + upgrades.len() + resources.len() + bases.len() + spared;
        bases.into_iter().for_each(|base| self.defeat_base(base));
        if !units.is_empty() {
            self.defeat_units(&units, Some(e.controller));
        }
        if !upgrades.is_empty() {
            self.remove_upgrades(&upgrades);
        }
        for uid in resources {
            self.defeat_resource(uid);
        }
        self.done(e, done, all);
        // But it was not defeated.
        e.amount_done -= spared as i16;
    }

    /// The upgrades among them that the ability may do that to.
    fn open_upgrades(&self, e: &Effect, it: &[Obj], harm: Harm) -> Vec<Uid> {
        let mut upgrades = self.in_zone(it, Zone::Attached);
        let warded = |uid: &Uid| {
            self.table.card(*uid).controller != e.controller
                && self.table.cache.warded.iter().any(|(card, harms)| card == uid && harms & Stats::immune(harm) != 0)
        };
        upgrades.retain(|uid| !warded(uid));
        upgrades
    }

    fn in_zone(&self, it: &[Obj], zone: Zone) -> Vec<Uid> {
        it.iter()
            .filter(|obj| self.table.live(**obj).is_some_and(|card| card.zone == zone))
            .map(|obj| obj.uid)
            .collect()
    }

    /// The card as it is now: itself, or the card it became by going to the discard pile (rule 15.6).
    pub fn follow(&self, obj: Obj) -> Option<Obj> {
        let card = self.table.cards.get(obj.uid.index())?;
        let same = card.serial == obj.serial;
        let dead = card.zone == Zone::Discard && card.serial == obj.serial.wrapping_add(1);
        (same || dead).then(|| self.table.obj(obj.uid))
    }

    fn return_verb(&mut self, e: &mut Effect, it: &[Obj]) {
        let units: Vec<Obj> =
            it.iter().copied().filter(|obj| self.is_unit(*obj) && !self.safe_from(e, *obj, Harm::Return)).collect();
        let upgrades: Vec<Uid> = self.open_upgrades(e, it, Harm::Return);
        let outside: Vec<Obj> = it.iter().filter_map(|obj| self.returned_from_outside(e, *obj)).collect();
        let mut done = units.len() + upgrades.len();
        // Before the units: an upgrade still on one of them would be defeated with it.
        if !upgrades.is_empty() {
            self.return_upgrades(&upgrades);
        }
        if !units.is_empty() {
            self.leave(&units, Leaving::ToHand);
        }
        for now in outside {
            let card = *self.table.card(now.uid);
            let face = if card.zone == Zone::Discard { SeatSet::everyone(self.table.seats()) } else { SeatSet::EMPTY };
            self.relocate(now.uid, Zone::Hand, card.owner);
            let mut witnesses = face;
            witnesses.insert(card.owner);
            witnesses.insert(card.controller);
            self.fact_for(What::Returned, card.owner, now.uid, Uid::NONE, 0, witnesses);
            done += 1;
        }
        self.done(e, done, it.len());
    }

    /// What returns from outside play: a card that was named there, or one whose own text is about its defeat (rules
    /// 15.6, 23.7). Anything else that has left play stays where it is.
    pub(crate) fn returned_from_outside(&self, e: &Effect, obj: Obj) -> Option<Obj> {
        let now = if obj == e.source && self.tells_of_its_defeat(e) { self.follow(obj)? } else { obj };
        self.table.live(now).filter(|card| matches!(card.zone, Zone::Discard | Zone::Resource)).map(|_| now)
    }

    fn tells_of_its_defeat(&self, e: &Effect) -> bool {
        let text = &*self.book.program(e.program).text;
        matches!(text, Ability::Trigger(trigger) if trigger.on.contains(&On::Defeated))
    }

    fn take_verb(&mut self, e: &mut Effect, it: &[Obj]) {
        let mut taken: Vec<(Seat, Obj)> = Vec::new();
        for obj in it {
            if let Some(card) = self.table.live(*obj).copied()
                && matches!(card.zone, Zone::Deck | Zone::Aside | Zone::Discard)
            {
                self.relocate(obj.uid, Zone::Hand, card.owner);
                self.fact_for(What::Drew, card.owner, obj.uid, Uid::NONE, 1, SeatSet::one(card.owner));
                taken.push((card.owner, self.table.obj(obj.uid)));
            }
        }
        // Cards drawn together are one draw (rule 23.1).
        let owners: SeatSet = taken.iter().map(|(owner, _)| *owner).collect();
        for owner in owners.iter() {
            let theirs: Vec<Obj> = taken.iter().filter(|(other, _)| *other == owner).map(|(_, card)| *card).collect();
            self.note_drawn(owner, &theirs);
        }
        self.done(e, taken.len(), it.len());
    }

    /// The report names the cards in the order in which they were chosen, before a random order is made, which nobody
    /// learns (rule 23.4).
    fn bottom_verb(&mut self, e: &mut Effect, it: &[Obj], random: bool) {
        let units: Vec<Obj> = it.iter().copied().filter(|obj| self.is_unit(*obj)).collect();
        let mut cards: Vec<Obj> = Vec::new();
        for obj in it {
            if let Some(card) = self.table.live(*obj).copied()
                && matches!(card.zone, Zone::Deck | Zone::Hand | Zone::Discard | Zone::Aside)
            {
                let public = card.zone == Zone::Discard;
                let witnesses = if public { SeatSet::everyone(self.table.seats()) } else { SeatSet::one(e.controller) };
                self.fact_for(What::Bottomed, card.owner, obj.uid, Uid::NONE, 0, witnesses);
                cards.push(*obj);
            }
        }
        if !units.is_empty() {
            self.leave(&units, Leaving::ToBottom);
        }
        let mut order = it.to_vec();
        if random {
            self.table.chance.shuffle(&mut order);
        }
        for obj in order {
            let unit = random && units.contains(&obj) && self.table.card(obj.uid).zone == Zone::Deck;
            if unit || cards.contains(&obj) {
                self.to_bottom(obj.uid);
            }
        }
        self.done(e, units.len() + cards.len(), it.len());
    }

    fn discard_card(&mut self, e: &mut Effect, it: &[Obj]) {
        let mut done = 0;
        for obj in it {
            let Some(card) = self.table.live(*obj).copied() else { continue };
            match card.zone {
                Zone::Hand => self.discard_from_hand(card.owner, &[obj.uid]),
                Zone::Deck | Zone::Aside | Zone::Captured => self.discard_from_deck(obj.uid),
                _ => continue,
            }
            done += 1;
        }
        self.done(e, done, it.len());
    }

    fn resource_verb(&mut self, e: &mut Effect, it: &[Obj], ready: bool, by: Who) {
        let mut done = 0;
        let Some(seat) = self.player(e, by) else { return self.done(e, 0, it.len()) };
        for obj in it {
            let Some(now) = self.follow(*obj) else { continue };
            if self.is_unit(now) {
                self.leave(&[now], Leaving::ToResources(seat));
            } else {
                let card = *self.table.card(now.uid);
                if card.token() || matches!(card.zone, Zone::Base | Zone::Resource | Zone::Removed) {
                    continue;
                }
                let mut witnesses = SeatSet::one(seat);
                if card.zone == Zone::Discard {
                    witnesses = SeatSet::everyone(self.table.seats());
                }
                self.to_resources(now.uid, seat, ready);
                self.fact_for(What::Resourced, seat, now.uid, Uid::NONE, 1, witnesses);
            }
            done += 1;
        }
        self.done(e, done, it.len());
    }

    fn resource_top(&mut self, e: &mut Effect, who: Who, ready: bool) {
        e.done_in_full = false;
        for seat in self.players(e, who).iter() {
            let Some(uid) = self.table.sides[seat].deck.last().copied() else { continue };
            self.to_resources(uid, seat, ready);
            self.fact_for(What::ResourcedTop, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
            e.done_in_full = true;
        }
    }

    fn capture_verb(&mut self, e: &mut Effect, it: &[Obj], by: Ref) {
        let guard = self.first(e, by).filter(|guard| self.is_unit(*guard) || self.is_base(*guard));
        let may = |obj: &Obj| self.is_unit(*obj) && Some(*obj) != guard && !self.safe_from(e, *obj, Harm::Capture);
        let (instead, units): (Vec<Obj>, Vec<Obj>) =
            it.iter().copied().filter(may).partition(|obj| self.instead_of(*obj, Harm::Capture).is_some());
        let lying: Vec<Obj> = it.iter().filter_map(|obj| self.lies_discarded(e, *obj)).collect();
        match guard {
            Some(guard) if units.len() + instead.len() + lying.len() > 0 => {
                if !units.is_empty() {
                    self.leave(&units, Leaving::Captured(guard.uid));
                }
                for card in &lying {
                    self.capture_card(card.uid, guard.uid);
                }
                self.done(e, units.len() + instead.len() + lying.len(), it.len());
                for unit in instead {
                    self.run_instead(unit, Harm::Capture);
                }
            }
            _ => self.done(e, 0, it.len()),
        }
    }

    /// The card in the controller's discard pile that the unit of the ability's trigger became (rule 40.6).
    fn lies_discarded(&self, e: &Effect, unit: Obj) -> Option<Obj> {
        self.first(e, Ref::Subject).filter(|subject| *subject == unit)?;
        let now = self.follow(unit)?;
        let card = self.table.card(now.uid);
        (card.zone == Zone::Discard && card.owner == e.controller && !card.token()).then_some(now)
    }

    /// Is the unit immune to that from this ability (cards that "can't be ... by enemy card abilities")?
    pub(super) fn safe_from(&self, e: &Effect, unit: Obj, harm: Harm) -> bool {
        self.controller(unit) != e.controller
            && self.stats(unit.uid).is_some_and(|stats| stats.has(Stats::immune(harm)))
    }

    fn run_instead(&mut self, unit: Obj, harm: Harm) {
        let Some(program) = self.instead_of(unit, harm) else { return };
        let mut e = Effect::new(program, unit, self.controller(unit));
        e.subject = unit;
        e.pool = self.table.pool.len() as u16;
        self.table.frames.push(Frame::Effect(e));
    }

    /// The chosen unit is in [`Ref::Rest`], because It is the upgrade.
    fn attach_verb(&mut self, e: &mut Effect, upgrade: Ref) {
        let upgrade = self.first(e, upgrade);
        let host = self.first(e, Ref::Rest);
        let (Some(upgrade), Some(host)) = (upgrade, host) else {
            e.done_in_full = false;
            return;
        };
        let now = self.follow(upgrade);
        e.done_in_full = match now.map(|now| (now, self.table.card(now.uid).zone)) {
            Some(_) if !self.is_unit(host) => false,
            Some((now, Zone::Attached)) => {
                self.move_upgrade(now, host);
                true
            }
            Some((now, Zone::Ground | Zone::Space | Zone::Base)) => self.become_upgrade(now, host),
            Some((now, Zone::Discard | Zone::Hand)) => {
                self.attach(now.uid, host, e.controller);
                true
            }
            _ => false,
        };
    }

    /// The player whose discard pile, hand and so on a text means: the first player meant.
    pub(crate) fn one_of(&self, e: &Effect, who: Who) -> Option<seats::Seat> {
        self.players(e, who).iter().next()
    }
}
