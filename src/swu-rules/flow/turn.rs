//! One player's action (rule 8).

use crate::change::moment::Moment;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::query::costs::Playing;
use crate::query::targets::AttackTerms;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::Lasting;
use crate::table::frame::{Frame, Play, TurnStep};
use crate::table::memory::Happening;
use seats::{Seat, SeatSet};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// One step of a turn.
    pub(crate) fn turn(&mut self, seat: Seat, step: TurnStep, choice: Option<Choice>) {
        match step {
            TurnStep::Choose if self.table.sides[seat].eliminated => self.turn_is_over(seat),
            TurnStep::Choose => match choice {
                Some(choice) => self.take_action(seat, choice),
                None => {
                    self.tidy();
                    self.ask_action(seat);
                }
            },
            TurnStep::Triggers => {
                let next = Frame::Turn { seat, step: TurnStep::MoveOn };
                self.table.frames.push(next);
                let at = self.table.frames.len();
                if !self.table.pending.is_empty() {
                    self.table.frames.push(Frame::Window { base: 0, current: None });
                }
                self.check();
                if self.table.frames.len() == at && self.goes_on() {
                    self.table.frames.pop();
                    self.turn(seat, TurnStep::MoveOn, None);
                }
            }
            TurnStep::MoveOn if !self.table.pending.is_empty() => {
                self.table.frames.push(Frame::Turn { seat, step: TurnStep::Triggers })
            }
            TurnStep::MoveOn => self.turn_is_over(seat),
        }
    }

    fn turn_is_over(&mut self, seat: Seat) {
        self.tidy();
        if self.table.extra.take() == Some(seat) && !self.table.sides[seat].eliminated {
            return;
        }
        let next = self.table.living_from(seat.next(self.table.seats())).next().unwrap_or(seat);
        self.table.active = next;
    }

    fn ask_action(&mut self, seat: Seat) {
        // A player who took the initiative or a counter passes from then on (rule 8.4).
        if self.table.sides[seat].done {
            self.count_pass(seat);
            self.turn_is_over(seat);
            return;
        }
        self.table.frames.push(Frame::Turn { seat, step: TurnStep::Choose });
        let mut options = self.list();
        self.actions(seat, &mut options);
        // Public first: attacks, abilities, passing and the initiative need no hand (house rule).
        self.ask(seat, DecisionKind::Action, Obj::NONE, Prompt::Action, false, options);
    }

    fn take_action(&mut self, seat: Seat, choice: Choice) {
        self.table.frames.push(Frame::Turn { seat, step: TurnStep::Triggers });
        if !matches!(choice, Choice::Pass | Choice::Initiative | Choice::Blast | Choice::Plan) {
            self.table.streak = SeatSet::EMPTY;
            self.table.sides[seat].passed = false;
        }
        let side = &mut self.table.sides[seat];
        side.acted = side.acted.saturating_add(1);
        side.struck = SeatSet::EMPTY;
        let forced = self.use_up_force(seat, choice);
        match choice {
            Choice::Play(uid, _, mode) => {
                let card = self.table.obj(uid);
                let in_hand = self.table.card(uid).zone == Zone::Hand;
                let permitted = if in_hand { None } else { self.best_permission(uid, seat, mode) };
                let ordinary = Play::new(card, seat, mode);
                let play = permitted.map_or(ordinary, |Playing { less, free, ignores_penalty, .. }| Play {
                    less,
                    free,
                    ignores_penalty,
                    ..ordinary
                });
                self.table.frames.push(Frame::Play(play));
            }
            Choice::Attack(uid) => {
                let attacker = self.table.obj(uid);
                self.begin_attack(attacker, seat, None, forced == Some(attacker), false);
            }
            Choice::Use(uid, ability, _) => {
                let card = self.table.obj(uid);
                self.fact(What::Used, seat, uid, Uid::NONE, 0);
                self.table.frames.push(Frame::Use { card, ability, seat, paid: 0 });
            }
            Choice::Deploy(uid) => {
                self.table.card_mut(uid).set(CardState::EPIC, true);
                self.deploy(uid, seat);
            }
            Choice::DeployPilot(uid) => {
                let leader = self.table.obj(uid);
                self.table.card_mut(uid).set(CardState::EPIC, true);
                self.table.frames.push(Frame::DeployPilot { seat, leader });
            }
            Choice::Initiative => {
                self.table.initiative = Some(seat);
                self.table.taken = true;
                self.counter_taken(seat);
                self.table.cache.changed(Depends::INITIATIVE);
                self.fact(What::Initiative, seat, Uid::NONE, Uid::NONE, 0);
                self.moment(Moment::Initiative(seat));
            }
            Choice::Blast => self.blast_counter(seat),
            Choice::Plan => {
                self.table.plan = Some(seat);
                self.counter_taken(seat);
                self.fact(What::Plan, seat, Uid::NONE, Uid::NONE, 0);
                self.table.frames.push(Frame::Plan { seat, drawn: false });
            }
            _ => {
                self.count_pass(seat);
                self.fact(What::Passed, seat, Uid::NONE, Uid::NONE, 0);
            }
        }
    }

    /// "Their next action must be an attack with it" ends with any action. Returns the unit that must attack a unit
    /// now, if it can (rule 9.2c).
    fn use_up_force(&mut self, seat: Seat, choice: Choice) -> Option<Obj> {
        let must = |rules: &Self, lasting: &Lasting| rules.must_attack_next(lasting, seat);
        if !self.table.lasting.iter().any(|lasting| must(self, lasting)) {
            return None;
        }
        let terms = AttackTerms { units_only: true, ..AttackTerms::default() };
        let on = |lasting: &&Lasting| must(self, lasting) && choice == Choice::Attack(lasting.on.uid);
        let forced = self.table.lasting.iter().find(on).map(|lasting| lasting.on);
        let forced = forced.filter(|unit| self.has_target(*unit, terms));
        let mut lasting = std::mem::take(&mut self.table.lasting);
        lasting.retain(|lasting| !must(self, lasting));
        self.table.lasting = lasting;
        self.table.cache.forget_values();
        forced
    }

    fn count_pass(&mut self, seat: Seat) {
        self.table.sides[seat].passed = true;
        self.table.streak.insert(seat);
    }

    /// Taking a counter counts as a pass, and the player passes for the rest of the phase (rule 8.4).
    pub(crate) fn counter_taken(&mut self, seat: Seat) {
        self.table.sides[seat].done = true;
        self.count_pass(seat);
    }

    /// Deploys a leader: it becomes a ready unit (rule 4.2b).
    pub fn deploy(&mut self, uid: Uid, seat: Seat) {
        self.relocate(uid, Zone::Ground, seat);
        let def = self.book.def(self.table.card(uid).def);
        let arena = def.arena;
        let card = self.table.card_mut(uid);
        if arena == swu_language::word::Arena::Space {
            card.zone = Zone::Space;
        }
        card.set(CardState::DEPLOYED, true);
        card.set(CardState::FRESH, true);
        let obj = self.table.obj(uid);
        self.table.cache.forget();
        self.note(Happening::Entered, seat, obj, Obj::NONE, 0);
        self.fact(What::Deployed, seat, uid, Uid::NONE, 0);
        self.moment(Moment::Deployed(obj, seat));
        self.moment(Moment::Enters(obj));
        self.check();
    }

    /// Deploys a leader as an upgrade on a unit of its player's choice (rule 25.2).
    pub(crate) fn deploy_pilot(&mut self, seat: Seat, leader: Obj, choice: Option<Choice>) {
        if let Some(Choice::Card(uid)) = choice {
            let host = self.table.obj(uid);
            self.fact(What::Deployed, seat, leader.uid, uid, 0);
            self.become_upgrade(leader, host);
            let now = self.table.obj(leader.uid);
            self.moment(Moment::Deployed(now, seat));
            return self.check();
        }
        let mut options = self.list();
        options.extend(
            self.table.units().filter(|uid| self.may_attach(leader, self.table.obj(*uid), seat)).map(Choice::Card),
        );
        if options.is_empty() {
            // The possible hosts left with a player who is out.
            self.table.scratch.spare = options;
            return;
        }
        self.table.frames.push(Frame::DeployPilot { seat, leader });
        self.ask(seat, DecisionKind::Target, leader, Prompt::AttachTo, false, options);
    }

    /// The blast counter: 1 damage to each opponent's base at once (multiplayer.md D6).
    fn blast_counter(&mut self, seat: Seat) {
        use crate::table::batch::Hit;
        self.table.blast = Some(seat);
        self.counter_taken(seat);
        self.fact(What::Blast, seat, Uid::NONE, Uid::NONE, 0);
        let hits: Vec<Hit> = self
            .opponents(seat)
            .iter()
            .filter_map(|other| self.table.sides[other].base)
            .map(|base| self.ability_hit(self.table.obj(base), 1, Obj::NONE, seat))
            .collect();
        self.deal(&hits);
        self.check();
    }

    /// The plan counter: draw 1, then put a card of the hand on the bottom (multiplayer.md D6).
    pub(crate) fn plan_counter(&mut self, seat: Seat, drawn: bool, choice: Option<Choice>) {
        if let Some(Choice::Card(uid)) = choice {
            self.to_bottom(uid);
            self.fact_for(What::Bottomed, seat, uid, Uid::NONE, 0, SeatSet::one(seat));
            return;
        }
        let at = self.table.frames.len();
        if !drawn {
            self.put_back(at, Frame::Plan { seat, drawn: true });
            self.draw(SeatSet::one(seat), 1);
            self.check();
            return;
        }
        if self.table.sides[seat].hand.is_empty() {
            return;
        }
        self.put_back(at, Frame::Plan { seat, drawn });
        let mut options = self.list();
        options.extend(self.table.sides[seat].hand.iter().map(|uid| Choice::Card(*uid)));
        self.ask(seat, DecisionKind::Target, Obj::NONE, Prompt::PlanBottom, true, options);
    }
}
