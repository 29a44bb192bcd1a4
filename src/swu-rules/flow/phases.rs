//! The action phase and the regroup phase (rule 7).

use crate::change::moment::Moment;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::cache::Stats;
use crate::table::card::{CardState, Obj, Uid};
use crate::table::depends::Depends;
use crate::table::effect::Lasting;
use crate::table::effect::Moment as Due;
use crate::table::frame::{ActionStep, Frame, RegroupStep, TurnStep};
use crate::table::options::Resourcing;
use crate::table::{PhaseNow, Table};
use seats::{Seat, SeatSet};
use swu_language::ability::{Give, Phase, Until};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// One step of the action phase.
    pub(crate) fn action_phase(&mut self, step: ActionStep) {
        match step {
            ActionStep::Start => {
                self.table.round += 1;
                self.table.phase = PhaseNow::Action;
                self.table.taken = false;
                self.table.streak = SeatSet::EMPTY;
                self.table.active = self.first_active();
                for side in self.table.sides.iter_mut() {
                    side.passed = false;
                    side.done = false;
                    side.acted = 0;
                    side.struck = SeatSet::EMPTY;
                }
                self.table.cache.changed(Depends::PHASE);
                self.fact(What::Round, self.table.active, Uid::NONE, Uid::NONE, self.table.round as i16);
                self.table.frames.push(Frame::ActionPhase { step: ActionStep::StartTriggers });
                self.start_due(Due::Start(Phase::Action));
            }
            ActionStep::StartTriggers => {
                if self.table.round == 1 {
                    self.moment(Moment::GameStarts);
                }
                self.moment(Moment::Starts(Phase::Action));
                self.table.frames.push(Frame::ActionPhase { step: ActionStep::Turns });
                self.table.frames.push(Frame::Window { base: 0, current: None });
            }
            ActionStep::Turns => self.next_turn(),
            ActionStep::End => {
                self.expire(|until| matches!(until, Until::EndOfPhase | Until::Next(_)));
                self.table.frames.push(Frame::ActionPhase { step: ActionStep::EndTriggers });
                self.start_due(Due::End(Phase::Action));
                self.check();
            }
            ActionStep::EndTriggers => {
                if self.table.pending.is_empty() && self.table.last_round.is_some_and(|last| self.table.round >= last) {
                    self.end_on_time();
                } else if self.table.pending.is_empty() {
                    self.phase_is_over(Frame::RegroupPhase { step: RegroupStep::Start, done: 0 });
                } else {
                    self.table.frames.push(Frame::ActionPhase { step: ActionStep::EndTriggers });
                    self.table.frames.push(Frame::Window { base: 0, current: None });
                }
            }
        }
    }

    /// The initiative holder, or the first-player pointer (rule 7.2b, multiplayer.md B4).
    pub(crate) fn first_active(&self) -> Seat {
        let seat = self.table.initiative.unwrap_or(self.table.first);
        self.table.living_from(seat).next().unwrap_or(seat)
    }

    /// The next player's action, or the end of the phase when all passed in a row (rule 7.2c).
    fn next_turn(&mut self) {
        if self.table.living().all(|seat| self.table.streak.has(seat)) {
            self.table.frames.push(Frame::ActionPhase { step: ActionStep::End });
            return;
        }
        let seat = self.table.active;
        self.table.frames.push(Frame::ActionPhase { step: ActionStep::Turns });
        if self.goes_on() {
            self.turn(seat, TurnStep::Choose, None);
        } else {
            self.table.frames.push(Frame::Turn { seat, step: TurnStep::Choose });
        }
    }

    /// After a phase: once-per-phase abilities may be used again (rule 12.10). The game may end with the phase
    /// (multiplayer.md D10), otherwise it goes on.
    fn phase_is_over(&mut self, next: Frame) {
        for card in self.table.cards.iter_mut().filter(|card| card.used != 0) {
            card.used &= !self.book.def(card.def).once_each_phase;
        }
        if self.table.ending {
            self.end_by_most_hp();
        } else {
            self.table.frames.push(next);
        }
    }

    /// One step of the regroup phase.
    pub(crate) fn regroup_phase(&mut self, step: RegroupStep, done: u8, choice: Option<Choice>) {
        match step {
            RegroupStep::Start => {
                self.table.phase = PhaseNow::Regroup;
                self.table.active = self.first_active();
                self.table.cache.changed(Depends::PHASE);
                self.fact(What::Regroup, self.table.active, Uid::NONE, Uid::NONE, self.table.round as i16);
                self.table.blast = None;
                self.table.plan = None;
                self.nothing_is_fresh();
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::StartTriggers, done: 0 });
                self.start_due(Due::Start(Phase::Regroup));
                self.check();
            }
            RegroupStep::StartTriggers => {
                self.moment(Moment::Starts(Phase::Regroup));
                self.regroup_window(RegroupStep::Draw);
            }
            RegroupStep::Draw => {
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::DrawTriggers, done: 0 });
                let everyone: SeatSet = self.table.living().collect();
                self.draw(everyone, 2);
                self.check();
            }
            RegroupStep::DrawTriggers => self.regroup_window(RegroupStep::Resources),
            RegroupStep::Resources => self.regroup_resource(done, choice),
            RegroupStep::Ready => {
                self.ready_everything();
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::ReadyTriggers, done: 0 });
                self.check();
                self.moment(Moment::ReadyStep);
            }
            RegroupStep::ReadyTriggers => self.regroup_window(RegroupStep::End),
            RegroupStep::End => {
                let more = self.table.more_regroups.unwrap_or_else(|| self.regroups_added());
                self.table.more_regroups = Some(more);
                self.expire(|until| match until {
                    Until::EndOfPhase | Until::Next(_) | Until::EndOfNextRegroup => true,
                    Until::EndOfRound => more == 0,
                    _ => false,
                });
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::EndTriggers, done: 0 });
                self.start_due(Due::End(Phase::Regroup));
                self.check();
            }
            RegroupStep::EndTriggers if self.table.pending.is_empty() => self.next_regroup(),
            RegroupStep::EndTriggers => self.regroup_window(RegroupStep::EndTriggers),
        }
    }

    fn regroup_window(&mut self, step: RegroupStep) {
        self.table.frames.push(Frame::RegroupPhase { step, done: 0 });
        if !self.table.pending.is_empty() {
            self.table.frames.push(Frame::Window { base: 0, current: None });
        }
    }

    /// Who is asked for a resource after this many others.
    fn asked_for_resource(&self, done: u8) -> Option<Seat> {
        let (seats, active) = (self.table.seats(), self.table.active);
        match self.table.options.resourcing {
            Resourcing::InTurn => active.clockwise(seats).nth(done.into()),
            Resourcing::ActiveLast => active.clockwise(seats).skip(1).chain([active]).nth(done.into()),
        }
    }

    /// All have decided: the cards put aside become resources, clockwise from the active player.
    fn put_down_resources(&mut self) {
        for seat in self.table.active.clockwise(self.table.seats()) {
            if let Some(uid) = self.table.sides[seat].put_aside.take() {
                self.put_down_resource(uid, seat);
            }
        }
    }

    fn put_down_resource(&mut self, uid: Uid, seat: Seat) {
        self.to_resources(uid, seat, false);
        self.fact_for(What::Resourced, seat, uid, Uid::NONE, 1, SeatSet::one(seat));
    }

    /// Each may put down one card (rule 7.3.3).
    fn regroup_resource(&mut self, done: u8, choice: Option<Choice>) {
        let Some(seat) = self.asked_for_resource(done) else {
            self.put_down_resources();
            self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Ready, done: 0 });
            return;
        };
        if self.table.sides[seat].eliminated {
            self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done: done + 1 });
            return;
        }
        match choice {
            Some(Choice::Resource(uid)) => {
                match self.table.options.resourcing {
                    Resourcing::InTurn => self.put_down_resource(uid, seat),
                    Resourcing::ActiveLast => self.table.sides[seat].put_aside = Some(uid),
                }
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done: done + 1 });
            }
            Some(_) => self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done: done + 1 }),
            None => {
                self.table.frames.push(Frame::RegroupPhase { step: RegroupStep::Resources, done });
                let mut options = self.list();
                options.extend(self.table.sides[seat].hand.iter().map(|uid| Choice::Resource(*uid)));
                options.push(Choice::Skip);
                // Everybody sees that an empty hand has no card to put down.
                let private = options.len() > 1;
                self.ask(seat, DecisionKind::Resource, Obj::NONE, Prompt::RegroupResource, private, options);
            }
        }
    }

    /// All exhausted cards of all players ready at once (rule 7.3.4).
    fn ready_everything(&mut self) {
        let mut cards = self.take_buffer();
        for seat in self.table.living() {
            let side = &self.table.sides[seat];
            for uid in side.units.iter().chain(&side.resources).chain(&side.leaders) {
                let stays = self.stats(*uid).is_some_and(|stats| stats.has(Stats::CANT_READY_IN_REGROUP));
                if self.table.card(*uid).exhausted() && !stays {
                    cards.push(self.table.obj(*uid));
                }
            }
        }
        let log = std::mem::replace(&mut self.log.on, false);
        let mut count = 0;
        for card in &cards {
            count += i16::from(self.ready(*card));
        }
        self.log.on = log;
        self.give_buffer(cards);
        self.fact(What::ReadiedAll, self.table.active, Uid::NONE, Uid::NONE, count);
    }

    /// Anything that entered play before this phase can be attacked although it is Hidden (rule 25.5).
    fn nothing_is_fresh(&mut self) {
        let Table { cards, sides, upgrades, .. } = &mut *self.table;
        for uid in sides.iter().flat_map(|side| &side.units).chain(upgrades.iter()) {
            cards[uid.index()].flags &= !CardState::FRESH;
        }
    }

    /// One more regroup phase, if a text says so (rule 41.1), or the end of the round.
    fn next_regroup(&mut self) {
        let Some(more) = self.table.more_regroups.take().filter(|more| *more > 0) else { return self.end_of_round() };
        self.table.more_regroups = Some(more - 1);
        // Events of a phase that is over are remembered for the round only.
        self.table.notes.iter_mut().for_each(|note| note.regroup = false);
        self.table.cache.changed(Depends::DEEDS);
        self.phase_is_over(Frame::RegroupPhase { step: RegroupStep::Start, done: 0 });
    }

    /// How many regroup phases texts add to the first one, which is over.
    fn regroups_added(&mut self) -> u8 {
        self.refresh();
        let adds = |gift| self.book.gift(gift).give == Give::AnotherRegroupPhase;
        self.table.cache.player_rules.iter().filter(|(_, _, gift)| adds(*gift)).count() as u8
    }

    fn end_of_round(&mut self) {
        self.table.notes.clear();
        self.table.cache.changed(Depends::DEEDS);
        self.table.gone.clear();
        self.table.bounties.clear();
        for card in &mut self.table.cards {
            card.used = 0;
        }
        self.nothing_is_fresh();
        self.phase_is_over(Frame::ActionPhase { step: ActionStep::Start });
    }

    /// Effects ending now end together (rule 16.1b).
    pub(crate) fn expire(&mut self, ends: impl Fn(Until) -> bool) {
        let ended: Vec<Lasting> = self.table.lasting.extract_if(.., |lasting| ends(lasting.until)).collect();
        if !ended.is_empty() {
            ended.iter().for_each(|lasting| self.nobody_hurts(lasting));
            self.table.cache.forget_values();
        }
    }

    /// Clears what leaves no trace between actions: the pool, last known information.
    pub fn tidy(&mut self) {
        self.table.pool.clear();
        self.table.gone.clear();
        self.table.bounties.clear();
        self.table.declined.clear();
        self.table.saved.clear();
        debug_assert!(self.table.attacks.is_empty());
        debug_assert!(self.table.pending.is_empty());
    }
}
