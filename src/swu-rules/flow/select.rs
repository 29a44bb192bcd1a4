//! Choosing targets (rule 11.2): one pick after another, from what is legal now.

use super::effect::Flow;
use crate::book::op::{Op, Verb};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::table::card::Obj;
use crate::table::effect::{Effect, NOBODY, Span, slot};
use seats::{Seat, SeatSet};
use swu_language::ability::{Ref, Selector, Target, Who};
use swu_view::DecisionKind;

/// How many, and within which limits.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    /// At most.
    pub most: i16,
    /// Stopping early is allowed.
    pub free: bool,
    /// Costs together.
    pub cost: Option<i16>,
    /// Remaining HP together.
    pub hp: Option<i16>,
    /// Power together.
    pub power: Option<i16>,
    /// All share a trait.
    pub trait_in_common: bool,
}

impl Rules<'_> {
    /// Fills a slot with targets.
    pub(crate) fn select(
        &mut self,
        e: &mut Effect,
        target: &Target,
        into: Ref,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        let Some(place) = slot(into) else { return Flow::Next };
        let (seat, target) = self.chooser(e, target);
        let flow = self.fill_with(e, seat, target, place, optional, choice);
        if flow == Flow::Next && self.rests_or_readies(e).is_none() {
            let chosen = self.slot_list(e, place).to_vec();
            self.give_exhausted_first(seat, &chosen);
        }
        flow
    }

    fn fill_with(
        &mut self,
        e: &mut Effect,
        seat: Seat,
        target: &Target,
        place: usize,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        match target {
            Target::The(reference) => {
                let mut list = self.take_buffer();
                self.collect(e, &Selector::The(*reference), &mut list);
                self.fill(e, place, &list);
                self.give_buffer(list);
                Flow::Next
            }
            Target::Each(selector) => {
                let mut list = self.take_buffer();
                self.collect(e, selector, &mut list);
                self.fill(e, place, &list);
                self.give_buffer(list);
                Flow::Next
            }
            Target::Random(selector) => {
                let mut list = self.take_buffer();
                self.collect(e, selector, &mut list);
                let picked = (!list.is_empty()).then(|| list[self.table.chance.below(list.len())]);
                self.give_buffer(list);
                self.fill(e, place, picked.as_slice());
                Flow::Next
            }
            Target::OneOfEach(who, selector) => self.one_of_each(e, seat, *who, selector, place, choice),
            Target::By(..) => Flow::Next,
            Target::Exactly(number, _) => {
                let flow = self.pick_several(e, seat, target, place, optional, choice);
                // Fewer than asked for is not in full (rule 11.6).
                if flow == Flow::Next && (e.slots[place].len as i16) < self.qty(e, number) {
                    e.done_in_full = false;
                }
                flow
            }
            _ => self.pick_several(e, seat, target, place, optional, choice),
        }
    }

    /// Who chooses; an eliminated player's choice falls to the active player (multiplayer.md E8).
    fn chooser<'t>(&self, e: &Effect, target: &'t Target) -> (Seat, &'t Target) {
        match target {
            Target::By(who, inner) => {
                let seat = self.player(e, *who).unwrap_or(e.controller);
                (self.decider(seat), inner)
            }
            _ => (self.chooser_of(e), target),
        }
    }

    /// Who makes the choices of this effect.
    pub(crate) fn chooser_of(&self, e: &Effect) -> Seat {
        self.decider(self.payer(e))
    }

    /// Who pays the costs of this effect.
    pub(crate) fn payer(&self, e: &Effect) -> Seat {
        if e.chooser == NOBODY { e.controller } else { Seat(e.chooser) }
    }

    /// A player who is out declines whatever may be declined (multiplayer.md E8).
    pub(crate) fn declines(&self, e: &Effect) -> bool {
        self.table.sides[self.payer(e)].eliminated
    }

    /// The seat that decides for this one: itself, or the active player if it is out of the game.
    pub(crate) fn decider(&self, seat: Seat) -> Seat {
        if self.table.sides[seat].eliminated {
            self.table.living_from(self.table.active).next().unwrap_or(seat)
        } else {
            seat
        }
    }

    /// One card of each of those players, in the order of their seats; if one of them has none, it is not done.
    fn one_of_each(
        &mut self,
        e: &mut Effect,
        seat: Seat,
        who: Who,
        selector: &Selector,
        place: usize,
        choice: Option<Choice>,
    ) -> Flow {
        self.keep_pick(e, choice);
        let picked: SeatSet = self.picks(e).iter().map(|obj| self.controller(*obj)).collect();
        let players = self.players(e, who);
        let next = players.iter().find(|player| !picked.has(*player));
        let mut list = self.take_buffer();
        self.collect(e, selector, &mut list);
        let everybody = players.iter().all(|player| list.iter().any(|obj| self.controller(*obj) == player));
        let Some(player) = next.filter(|_| everybody) else {
            self.give_buffer(list);
            e.slots[place] = e.picks();
            e.done_in_full = everybody;
            return Flow::Next;
        };
        list.retain(|obj| self.controller(*obj) == player);
        let mut options = self.list();
        options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
        self.give_buffer(list);
        self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    fn bounds(&self, e: &Effect, target: &Target) -> Option<(Bounds, bool)> {
        let plain = Bounds { most: 1, free: false, cost: None, hp: None, power: None, trait_in_common: false };
        Some(match target {
            Target::A(_) => (plain, true),
            Target::UpTo(most, _) => (Bounds { most: self.qty(e, most), free: true, ..plain }, false),
            Target::Exactly(most, _) => (Bounds { most: self.qty(e, most), ..plain }, false),
            Target::SharingATrait(most, _) => {
                (Bounds { most: self.qty(e, most), free: true, trait_in_common: true, ..plain }, false)
            }
            Target::Any(_) => (Bounds { most: i16::MAX, free: true, ..plain }, false),
            Target::TotalCost(cost, _) => {
                (Bounds { most: i16::MAX, free: true, cost: Some(self.qty(e, cost)), ..plain }, false)
            }
            Target::TotalPower(power, _) => {
                (Bounds { most: i16::MAX, free: true, power: Some(self.qty(e, power)), ..plain }, false)
            }
            Target::TotalRemainingHp(hp, _) => {
                (Bounds { most: i16::MAX, free: true, hp: Some(self.qty(e, hp)), ..plain }, false)
            }
            Target::TotalHp(most, hp, _) => {
                (Bounds { most: self.qty(e, most), free: true, hp: Some(self.qty(e, hp)), ..plain }, false)
            }
            _ => return None,
        })
    }

    /// The limits that still apply to a series of targets, after the picks made so far.
    pub(crate) fn limits(&self, e: &Effect, target: &Target) -> Option<Bounds> {
        let (_, target) = self.chooser(e, target);
        let (bounds, _) = self.bounds(e, target)?;
        let chosen = self.picks(e);
        let spent = |value: &dyn Fn(Obj) -> i16| -> i16 { chosen.iter().map(|obj| value(*obj)).sum() };
        Some(Bounds {
            cost: bounds.cost.map(|most| most - spent(&|obj| self.def(obj).cost)),
            hp: bounds.hp.map(|most| most - spent(&|obj| self.remaining(obj))),
            power: bounds.power.map(|most| most - spent(&|obj| self.power(obj))),
            ..bounds
        })
    }

    fn pick_several(
        &mut self,
        e: &mut Effect,
        seat: Seat,
        target: &Target,
        place: usize,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        let (Some(selector), Some((bounds, single))) = (target.selector(), self.bounds(e, target)) else {
            return Flow::Next;
        };
        if e.picked() == 0 && optional.is_some() && matches!(choice, Some(Choice::Card(_))) {
            self.said_yes(e);
        }
        self.keep_pick(e, choice);
        if choice.is_none() && (optional.is_some() || bounds.free) && self.declines(e) {
            return self.picked(e, selector, place, optional);
        }
        match choice {
            None | Some(Choice::Card(_)) => {}
            Some(Choice::Skip) if e.picked() == 0 => return self.declined(e, place, optional),
            Some(_) => return self.picked(e, selector, place, optional),
        }
        if e.picked() >= bounds.most {
            return self.picked(e, selector, place, optional);
        }
        let mut list = self.take_buffer();
        self.collect(e, selector, &mut list);
        self.drop_claimed(e, &mut list);
        // Which of them are ready is decided again once they are arranged.
        if matches!(selector, Selector::Resources(_)) && e.picked() == 0 && self.mix_others(seat, &list) {
            list.clear();
            self.collect(e, selector, &mut list);
            self.drop_claimed(e, &mut list);
        }
        self.drop_useless(e, place, single && optional.is_some(), &mut list);
        let chosen = self.picks(e);
        let left = self.limits(e, target).unwrap_or(bounds);
        let (cost_left, hp_left) = (left.cost, left.hp);
        let shared = chosen.iter().fold(u64::MAX, |shared, obj| shared & self.traits(*obj).0);
        list.retain(|obj| {
            !chosen.contains(obj)
                && cost_left.is_none_or(|left| self.def(*obj).cost <= left)
                && hp_left.is_none_or(|left| self.remaining(*obj) <= left)
                && left.power.is_none_or(|left| self.power(*obj) <= left)
                && (!bounds.trait_in_common || self.traits(*obj).0 & shared != 0)
        });
        if list.is_empty() {
            self.give_buffer(list);
            if e.picked() == 0 && self.hand_may_fail(e, selector, optional.is_some()) {
                return self.ask_all_the_same(e, seat, DecisionKind::Target, Choice::Skip);
            }
            if e.picked() == 0 && optional.is_some() {
                return self.declined(e, place, optional);
            }
            return self.picked(e, selector, place, optional);
        }
        if let Selector::Resources(_) = selector
            && self.pick_resources(e, &mut list, bounds)
        {
            self.give_buffer(list);
            return self.picked(e, selector, place, optional);
        }
        let mut options = self.list();
        options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
        let hidden = self.hidden_choice(e, selector, list[0]);
        self.give_buffer(list);
        let may_decline = optional.is_some() || hidden && self.may_claim_none(e, selector);
        if bounds.free || (!single && e.picked() > 0 && may_decline) {
            options.push(if e.picked() == 0 && optional.is_some() { Choice::Skip } else { Choice::Done });
        } else if e.picked() == 0 && may_decline {
            options.push(Choice::Skip);
        }
        let kind = if names_cards(selector) { DecisionKind::Pick } else { DecisionKind::Target };
        self.ask(seat, kind, e.source, self.prompt(e), hidden, options);
        Flow::Again
    }

    /// Others' resources are about to be picked from: their players arrange them (rule 3.3), if there are any.
    fn mix_others(&mut self, seat: Seat, list: &[Obj]) -> bool {
        let others: SeatSet = list.iter().map(|obj| self.controller(*obj)).filter(|other| *other != seat).collect();
        others.iter().for_each(|other| self.mix_ready(other));
        others != SeatSet::EMPTY
    }

    /// Faces of resources do not matter for readying and exhausting them: they are picked automatically if it is clear
    /// whose they are.
    fn pick_resources(&mut self, e: &mut Effect, list: &mut Vec<Obj>, bounds: Bounds) -> bool {
        let Some(ready) = self.rests_or_readies(e) else { return false };
        let whose = |obj: &Obj| self.controller(*obj);
        if list.first().map(whose) != list.last().map(whose) {
            return false;
        }
        list.sort_by_key(|obj| self.table.card(obj.uid).exhausted() != ready);
        if bounds.free {
            list.retain(|obj| self.table.card(obj.uid).exhausted() == ready);
        }
        for obj in list.iter().take(bounds.most.max(0) as usize) {
            self.pick(e, *obj);
        }
        true
    }

    /// Does the sentence only ready or exhaust what is chosen? Which of the two?
    fn rests_or_readies(&self, e: &Effect) -> Option<bool> {
        match self.book.program(e.program).ops.get(e.pc as usize + 1) {
            Some(Op::Do(Verb::Ready)) => Some(true),
            Some(Op::Do(Verb::Exhaust)) => Some(false),
            _ => None,
        }
    }

    /// The sentence that asks.
    pub(crate) fn prompt(&self, e: &Effect) -> Prompt {
        let origin = self.book.program(e.program).origin.get(e.pc as usize).copied().unwrap_or(0);
        Prompt::Step(e.program, origin)
    }

    fn picked(&mut self, e: &mut Effect, selector: &Selector, place: usize, optional: Option<u16>) -> Flow {
        let Span { start, len } = e.picks();
        e.slots[place] = Span { start, len };
        if names_cards(selector) {
            self.keep_rest(e, selector, start as usize, len as usize);
        }
        e.done_in_full = len > 0;
        if len == 0 {
            e.amount_done = 0;
            if optional.is_some() {
                return self.declined(e, place, optional);
            }
        }
        Flow::Next
    }

    fn keep_rest(&mut self, e: &mut Effect, selector: &Selector, start: usize, len: usize) {
        let whole = match selector {
            Selector::The(reference) | Selector::Among(reference, _) => Selector::The(*reference),
            _ => return,
        };
        if whole == Selector::The(Ref::Rest) {
            return;
        }
        let mut list = self.take_buffer();
        self.collect(e, &whole, &mut list);
        list.retain(|obj| !self.table.pool[start..start + len].contains(obj));
        if let Some(rest) = slot(Ref::Rest) {
            self.fill(e, rest, &list);
        }
        self.give_buffer(list);
    }

    fn declined(&mut self, e: &mut Effect, place: usize, optional: Option<u16>) -> Flow {
        e.slots[place] = Span::default();
        e.done_in_full = false;
        e.amount_done = 0;
        match optional {
            Some(to) => {
                e.limited = None;
                Flow::Jump(to)
            }
            None => Flow::Next,
        }
    }
}

/// Is the group taken from cards looked at, revealed or found?
fn names_cards(selector: &Selector) -> bool {
    matches!(
        selector,
        Selector::The(Ref::Cards | Ref::Rest | Ref::Chosen) | Selector::Among(Ref::Cards | Ref::Rest | Ref::Chosen, _)
    )
}
