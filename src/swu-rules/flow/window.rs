//! Windows of triggers: order and nesting (rule 12).

use crate::book::UPGRADE_DEFEATED;
use crate::change::moment::Moment;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{CardState, Obj, Uid};
use crate::table::effect::{NO_ATTACK, Pending};
use crate::table::frame::Frame;
use seats::{Seat, SeatSet};
use swu_language::ability::{On, Ref, Step, Target};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Resolves the waiting triggers from `base` on. Everything that a trigger causes waits after them and is resolved
    /// first (rule 12.5).
    pub fn window(&mut self, base: u16, current: Option<Seat>, choice: Option<Choice>) {
        let start = base as usize;
        self.forget_triggers(start);
        let waiting = self.table.pending.len();
        if waiting <= start {
            return;
        }
        let seats: SeatSet = self.table.pending[start..].iter().map(|pending| pending.seat).collect();
        let current = match (current, choice) {
            (_, Some(Choice::Seat(seat))) => seat,
            (Some(seat), _) if seats.has(seat) => seat,
            _ => match self.only(seats) {
                Some(seat) => seat,
                None if self.all_idle(start) || self.only_tokens_go(start) => self.table.pending[start].seat,
                None => {
                    self.ask_whose(base, seats);
                    return;
                }
            },
        };
        let place = match choice {
            Some(Choice::Trigger(place)) => place as usize,
            _ => match self.next_trigger(start, current) {
                Some(place) => place,
                None => {
                    self.ask_which(base, current);
                    return;
                }
            },
        };
        self.table.frames.push(Frame::Window { base, current: Some(current) });
        self.resolve_trigger(place);
    }

    /// Triggers of players who are out are not resolved (multiplayer.md E2), nor are those that would only defeat a
    /// token which is already gone.
    fn forget_triggers(&mut self, start: usize) {
        let mut place = start;
        while let Some(pending) = self.table.pending.get(place) {
            if self.table.sides[pending.seat].eliminated || self.is_of_a_gone_token(pending) {
                self.table.pending.remove(place);
            } else {
                place += 1;
            }
        }
    }

    fn only(&self, seats: SeatSet) -> Option<Seat> {
        if seats.len() == 1 { seats.iter().next() } else { None }
    }

    /// The seat's trigger that resolves next, if the order makes no difference: there is only one, all are alike, or no
    /// more than one of them can do anything (rule 28.1). Those that cannot come last, in case they can by then.
    fn next_trigger(&self, start: usize, seat: Seat) -> Option<usize> {
        let mine = || (start..self.table.pending.len()).filter(|place| self.table.pending[*place].seat == seat);
        let first = mine().next()?;
        if mine().all(|place| self.alike(&self.table.pending[first], &self.table.pending[place])) {
            return Some(first);
        }
        let mut able = mine().filter(|place| !self.idle_trigger(&self.table.pending[*place]));
        let Some(only) = able.next() else { return Some(first) };
        let settled = able.next().is_none()
            && mine().all(|place| place == only || self.optional_trigger(&self.table.pending[place]));
        settled.then_some(only)
    }

    /// Is it the same ability of the same card about the same thing, or about things that make no difference to it?
    fn alike(&self, one: &Pending, other: &Pending) -> bool {
        one == other
            || one.ability == other.ability && one.seat == other.seat && self.about_a_draw(one)
            || one.ability == other.ability
                && (one.source == other.source && one.attached_to == other.attached_to || self.same_tokens(one, other))
                && self.heedless(one.ability)
    }

    /// Are they on equal tokens: upgrades of one unit (rule 33.2), or units that nothing has happened to?
    fn same_tokens(&self, one: &Pending, other: &Pending) -> bool {
        let token = |pending: &Pending| self.table.live(pending.source).filter(|card| card.token());
        let (Some(a), Some(b)) = (token(one), token(other)) else { return false };
        let untouched = |pending: &Pending, card: &CardState| {
            card.damage == 0 && self.table.upgrades_on(pending.source.uid).next().is_none()
        };
        let equal = a.def == b.def && a.zone == b.zone && a.host == b.host && a.exhausted() == b.exhausted();
        one.seat == other.seat
            && one.attached_to == other.attached_to
            && equal
            && untouched(one, a)
            && untouched(other, b)
    }

    /// Does the trigger do nothing but defeat its own token?
    fn is_parting(&self, pending: &Pending) -> bool {
        let parts = |steps: &[Step]| matches!(steps, [Step::Defeat(Target::The(Ref::This))]);
        self.table.card(pending.source.uid).token() && self.text(pending.ability).is_some_and(parts)
    }

    fn is_of_a_gone_token(&self, pending: &Pending) -> bool {
        self.table.live(pending.source).is_none() && self.is_parting(pending)
    }

    /// Do all waiting triggers only defeat their own tokens, so that the order does not matter (rule 33.3)?
    fn only_tokens_go(&self, start: usize) -> bool {
        let nobody_minds = self.table.cache.listening & UPGRADE_DEFEATED == 0;
        nobody_minds && self.table.pending[start..].iter().all(|pending| self.is_parting(pending))
    }

    /// Can none of the waiting triggers do anything?
    fn all_idle(&self, start: usize) -> bool {
        self.table.pending[start..].iter().all(|pending| self.idle_trigger(pending))
    }

    fn ask_which(&mut self, base: u16, seat: Seat) {
        self.table.frames.push(Frame::Window { base, current: Some(seat) });
        let mut options = self.list();
        for (place, pending) in self.table.pending.iter().enumerate().skip(base as usize) {
            // Cards drawn together are one question: which card it is about stays secret. Equal tokens are one entry,
            // of which the first resolves.
            let first = |choice: &Choice| match choice {
                Choice::Trigger(other) => self.alike(&self.table.pending[usize::from(*other)], pending),
                _ => false,
            };
            let token = self.table.live(pending.source).is_some_and(|card| card.token());
            let again = (token || self.about_a_draw(pending)) && options.iter().any(first);
            if pending.seat == seat && !again {
                options.push(Choice::Trigger(place as u16));
            }
        }
        self.ask(seat, DecisionKind::Trigger, Obj::NONE, Prompt::NextTrigger, false, options);
    }

    fn ask_whose(&mut self, base: u16, seats: SeatSet) {
        // The active player chooses the player; an eliminated one is replaced by the next (multiplayer.md B2).
        let asked = self.table.living_from(self.table.active).next().unwrap_or(self.table.active);
        self.table.frames.push(Frame::Window { base, current: None });
        let mut options = self.list();
        options.extend(asked.clockwise(self.table.seats()).filter(|seat| seats.has(*seat)).map(Choice::Seat));
        self.ask(asked, DecisionKind::PlayerOrder, Obj::NONE, Prompt::WhoseTriggers, false, options);
    }

    fn resolve_trigger(&mut self, place: usize) {
        let pending = self.table.pending.remove(place);
        let base = self.table.pending.len() as u16;
        // What it triggers forms a window of its own, resolved right after it (rule 12.5).
        self.table.frames.push(Frame::Window { base, current: None });
        let ability = self.book.ability(pending.ability);
        let Some(program) = ability.program else { return };
        // "... and survives": known once the damage has been dealt.
        let survives = ability.on.iter().any(|on| matches!(on, On::DamageDealt { survived: true, .. }));
        if survives && self.table.live(pending.subject).is_none() {
            return;
        }
        if ability.limit.is_some() && self.used_up(pending.source, pending.ability) {
            return;
        }
        let mut e = self.waking(&pending, program);
        // An ability without any effect is not used up (rule 12.10).
        let used = ability.limit.is_some() && !self.idle_trigger(&pending);
        e.limited = used.then_some(pending.ability);
        if !self.about_a_draw(&pending) {
            self.fact(What::Triggered, pending.seat, pending.source.uid, Uid::NONE, 0);
        }
        self.tell_when_defeated(&pending);
        self.table.frames.push(Frame::Effect(e));
        // The keyword abilities of that moment are not "When Played" abilities (rule 10.4); those for one way of
        // playing are.
        let on_play = |on: &On| matches!(on, On::Played | On::PlayedBySmuggle);
        let played = ability.on.iter().any(on_play) && pending.subject == pending.source && pending.attack == NO_ATTACK;
        let attacks = ability.on.contains(&On::Attack) && pending.attack != NO_ATTACK;
        if attacks && ability.keyword.is_none() {
            self.moment(Moment::UsedOnAttack(pending.ability, pending.source, pending.seat, pending.attack));
        }
        if played && ability.keyword.is_none() {
            self.moment(Moment::UsedWhenPlayed(pending.ability, pending.source, pending.seat));
        }
    }
}
