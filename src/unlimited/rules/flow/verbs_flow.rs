//! Verbs that ask, repeat, divide, play and attack.

use super::effect::Flow;
use crate::seats::{Seat, SeatSet};
use crate::unlimited::cards::ability::{Cond, Phase, Qty, Ref, Set, Target, Who};
use crate::unlimited::cards::word::Kind;
use crate::unlimited::rules::book::ProgramId;
use crate::unlimited::rules::book::op::{AttackOp, PlayOp};
use crate::unlimited::rules::change::damage::Hit;
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::query::costs::Playing;
use crate::unlimited::rules::table::card::{Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::{Delayed, Effect, Moment, NO_ATTACK, NOBODY, NOWHERE, Span, slot};
use crate::unlimited::rules::table::frame::{Frame, Play};
use crate::unlimited::rules::view::DecisionKind;

impl Rules<'_> {
    /// Asks a seat whether to go on.
    pub(in crate::unlimited::rules) fn may(
        &mut self,
        e: &mut Effect,
        who: Who,
        to: u16,
        choice: Option<Choice>,
    ) -> Flow {
        match choice {
            Some(Choice::Yes) => {
                self.said_yes(e);
                e.did = true;
                Flow::Next
            }
            Some(_) => {
                e.did = false;
                e.limited = None;
                Flow::Jump(to)
            }
            None => match self.player(e, who) {
                Some(seat) => {
                    self.yes_or_no(e, seat);
                    Flow::Again
                }
                None => {
                    e.did = false;
                    Flow::Jump(to)
                }
            },
        }
    }

    /// Another player may do something: the choices in it are theirs.
    pub(in crate::unlimited::rules) fn may_by(
        &mut self,
        e: &mut Effect,
        who: Who,
        block: ProgramId,
        choice: Option<Choice>,
    ) -> Flow {
        if e.progress == 1 {
            return Flow::Next;
        }
        match (choice, self.player(e, who)) {
            (Some(Choice::Yes), Some(seat)) => {
                e.progress = 1;
                e.did = true;
                let mut child = self.block(e, block);
                child.chooser = seat.0;
                self.t.frames.push(Frame::Effect(child));
                Flow::Again
            }
            (None, Some(seat)) => {
                self.yes_or_no(e, seat);
                Flow::Again
            }
            _ => {
                e.did = false;
                Flow::Next
            }
        }
    }

    fn yes_or_no(&mut self, e: &Effect, seat: Seat) {
        let mut options = self.list();
        options.extend([Choice::Yes, Choice::No]);
        let private = e.secret;
        self.ask(self.decider(seat), DecisionKind::May, e.source, self.prompt(e), private, options);
    }

    /// A player may say "no".
    pub(in crate::unlimited::rules) fn says_no(&mut self, e: &mut Effect, who: Who, choice: Option<Choice>) -> Flow {
        match (choice, self.player(e, who)) {
            (None, Some(seat)) => {
                self.yes_or_no(e, seat);
                return Flow::Again;
            }
            (choice, _) => e.did = choice == Some(Choice::No),
        }
        Flow::Next
    }

    /// Divides damage or healing, one point a pick (rule 11.11).
    #[allow(clippy::too_many_arguments)]
    pub(in crate::unlimited::rules) fn divide(
        &mut self,
        e: &mut Effect,
        heal: bool,
        by: Option<Ref>,
        total: &Qty,
        among: &Set,
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        if e.progress == 0 && choice.is_none() {
            e.progress2 = self.t.pool.len() as i16;
        }
        match choice {
            Some(Choice::Card(uid)) => {
                if e.progress == 0 && optional.is_some() {
                    self.said_yes(e);
                }
                self.t.pool.push(self.t.obj(uid));
                e.progress += 1;
            }
            Some(Choice::Skip) => {
                e.did = false;
                e.much = 0;
                e.limited = None;
                return optional.map_or(Flow::Next, Flow::Jump);
            }
            _ => {}
        }
        if choice.is_none()
            && self.declines(e)
            && let Some(to) = optional
        {
            e.did = false;
            e.much = 0;
            return Flow::Jump(to);
        }
        let start = e.progress2 as usize;
        let points: Vec<Obj> = self.t.pool[start..start + e.progress as usize].to_vec();
        let total = self.qty(e, total);
        if choice != Some(Choice::Done) && e.progress < total {
            let mut list = self.take_buffer();
            self.collect(e, among, &mut list);
            if heal {
                let given = |obj: &Obj| points.iter().filter(|point| *point == obj).count() as i16;
                list.retain(|obj| self.damage(*obj) > given(obj));
            }
            if !list.is_empty() {
                let mut options = self.list();
                options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                self.give_buffer(list);
                if heal {
                    options.push(Choice::Done);
                } else if e.progress == 0 && optional.is_some() {
                    options.push(Choice::Skip);
                }
                let seat = self.chooser_of(e);
                self.ask(seat, DecisionKind::Allocate, e.source, self.prompt(e), false, options);
                return Flow::Again;
            }
            self.give_buffer(list);
        }
        self.apply_division(e, heal, by, &points);
        self.sentence_end(e);
        Flow::Next
    }

    fn apply_division(&mut self, e: &mut Effect, heal: bool, by: Option<Ref>, points: &[Obj]) {
        let mut sums: Vec<(Obj, i16)> = Vec::new();
        for point in points {
            match sums.iter_mut().find(|(obj, _)| obj == point) {
                Some((_, sum)) => *sum += 1,
                None => sums.push((*point, 1)),
            }
        }
        if heal {
            e.much = sums.iter().map(|(obj, amount)| self.heal(*obj, *amount)).sum();
            e.did = e.much > 0;
            return;
        }
        let dealer = match by {
            Some(reference) => self.first(e, reference).unwrap_or(Obj::NONE),
            None => e.source,
        };
        let by = if by.is_some() && dealer.is_some() { self.controller(dealer) } else { e.controller };
        let hits: Vec<Hit> = sums.iter().map(|(obj, amount)| self.ability_hit(*obj, *amount, dealer, by)).collect();
        e.much = self.deal(&hits);
        e.did = !hits.is_empty();
    }

    /// Heals from none up to so much from one card (rule 11.4).
    pub(in crate::unlimited::rules) fn heal_up_to(
        &mut self,
        e: &mut Effect,
        amount: &Qty,
        choice: Option<Choice>,
    ) -> Flow {
        let Some(target) = self.first(e, Ref::It) else {
            e.did = false;
            e.much = 0;
            return Flow::Next;
        };
        let most = self.qty(e, amount).min(self.damage(target));
        if choice.is_none() && most > 0 {
            let mut options = self.list();
            options.extend((0..=most).rev().map(Choice::Number));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let wanted = if let Some(Choice::Number(number)) = choice { number } else { 0 };
        e.much = self.heal(target, wanted);
        e.did = e.much > 0;
        self.sentence_end(e);
        Flow::Next
    }

    /// Pays any number of resources.
    pub(in crate::unlimited::rules) fn pay_any(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        let payer = self.payer(e);
        let ready = self.t.ready_resources(payer);
        if choice.is_none() && ready > 0 {
            let mut options = self.list();
            options.extend((0..=ready).rev().map(Choice::Number));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let amount = if let Some(Choice::Number(number)) = choice { number } else { 0 };
        e.did = amount > 0 && self.pay(payer, amount);
        e.much = if e.did { amount } else { 0 };
        self.fact(What::Paid, payer, Uid::NONE, Uid::NONE, e.much);
        Flow::Next
    }

    /// Names a card: any title in the game (rule 11.12).
    pub(in crate::unlimited::rules) fn name_card(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if let Some(Choice::Name(title)) = choice {
            e.name = title;
            e.did = true;
            self.fact(What::Named, e.controller, Uid::NONE, Uid::NONE, title as i16);
            return Flow::Next;
        }
        let mut options = self.list();
        options.extend((0..self.book.titles().len()).map(|title| Choice::Name(title as u16)));
        let seat = self.chooser_of(e);
        self.ask(seat, DecisionKind::Name, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    /// Chooses a number; costs go no higher than this.
    pub(in crate::unlimited::rules) fn choose_number(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if let Some(Choice::Number(number)) = choice {
            e.number = number;
            e.did = true;
            self.fact(What::Number, e.controller, Uid::NONE, Uid::NONE, number);
            return Flow::Next;
        }
        let mut options = self.list();
        options.extend((0..=20).map(Choice::Number));
        let seat = self.chooser_of(e);
        self.ask(seat, DecisionKind::Number, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    /// Chooses the ground or the space arena.
    pub(in crate::unlimited::rules) fn choose_arena(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        if let Some(Choice::Mode(arena)) = choice {
            e.arena = arena + 1;
            e.did = true;
            self.fact(What::Arena, e.controller, Uid::NONE, Uid::NONE, i16::from(e.arena));
            return Flow::Next;
        }
        let mut options = self.list();
        options.extend([Choice::Mode(0), Choice::Mode(1)]);
        let seat = self.chooser_of(e);
        self.ask(seat, DecisionKind::Mode, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    /// Chooses a player, who becomes "that player" (rule 11.16).
    pub(in crate::unlimited::rules) fn choose_player(
        &mut self,
        e: &mut Effect,
        who: Who,
        choice: Option<Choice>,
    ) -> Flow {
        if let Some(Choice::Seat(seat)) = choice {
            e.player = seat.0;
            e.did = true;
            return Flow::Next;
        }
        let seats = self.players(e, who);
        match seats.len() {
            0 => {
                e.player = NOBODY;
                e.did = false;
                Flow::Next
            }
            1 => {
                e.player = seats.iter().next().map_or(NOBODY, |seat| seat.0);
                e.did = true;
                Flow::Next
            }
            _ => {
                let mut options = self.list();
                let order = e.controller.clockwise(self.t.seats());
                options.extend(order.filter(|seat| seats.has(*seat)).map(Choice::Seat));
                let seat = self.chooser_of(e);
                self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), false, options);
                Flow::Again
            }
        }
    }

    /// Runs a block for each chosen card.
    pub(in crate::unlimited::rules) fn for_each(&mut self, e: &mut Effect, block: ProgramId) -> Flow {
        let list: Vec<Obj> = self.slot_list(e, 0).to_vec();
        let Some(obj) = list.get(e.progress as usize).copied() else {
            e.did = !list.is_empty();
            return Flow::Next;
        };
        e.progress += 1;
        let mut child = self.block(e, block);
        self.fill(&mut child, 0, &[obj]);
        self.t.frames.push(Frame::Effect(child));
        Flow::Again
    }

    /// Runs a block for each of these players, clockwise from the controller (rule 11.15).
    pub(in crate::unlimited::rules) fn for_each_player(
        &mut self,
        e: &mut Effect,
        who: Who,
        block: ProgramId,
        choice: Option<Choice>,
    ) -> Flow {
        const CHOOSING: i16 = 0;
        const RUNNING: i16 = 1;
        if e.progress == CHOOSING {
            let seats = self.players(e, who);
            if who == Who::AnyPlayers {
                match choice {
                    Some(Choice::Seat(seat)) => e.progress2 |= 1 << seat.0,
                    Some(_) => e.progress = RUNNING,
                    None => {}
                }
                let left: SeatSet = seats.iter().filter(|seat| e.progress2 & (1 << seat.0) == 0).collect();
                if e.progress == CHOOSING && !left.is_empty() && !self.declines(e) {
                    let mut options = self.list();
                    let order = e.controller.clockwise(self.t.seats());
                    options.extend(order.filter(|seat| left.has(*seat)).map(Choice::Seat));
                    options.push(Choice::Done);
                    let seat = self.chooser_of(e);
                    self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), false, options);
                    return Flow::Again;
                }
            } else {
                e.progress2 = i16::from(seats.0);
            }
            e.progress = RUNNING;
        }
        let next = e
            .controller
            .clockwise(self.t.seats())
            .find(|seat| e.progress2 & (1 << seat.0) != 0 && !self.t.sides[*seat].eliminated);
        let Some(seat) = next else {
            self.sentence_end(e);
            return Flow::Next;
        };
        e.progress2 &= !(1 << seat.0);
        let mut child = self.block(e, block);
        child.player = seat.0;
        self.t.frames.push(Frame::Effect(child));
        Flow::Again
    }

    /// Chooses from a list, one entry after another, each resolved before the next (rule 11.10).
    pub(in crate::unlimited::rules) fn modes(
        &mut self,
        e: &mut Effect,
        choose: &Qty,
        by: Who,
        modes: &[(Option<Cond>, ProgramId)],
        optional: Option<u16>,
        choice: Option<Choice>,
    ) -> Flow {
        match choice {
            Some(Choice::Mode(mode)) => {
                if e.progress2 == 0 && optional.is_some() {
                    self.said_yes(e);
                }
                e.progress |= 1 << mode;
                e.progress2 += 1;
                let child = self.block(e, modes[mode as usize].1);
                self.t.frames.push(Frame::Effect(child));
                return Flow::Again;
            }
            Some(_) => {
                e.did = false;
                return optional.map_or(Flow::Next, Flow::Jump);
            }
            None => {}
        }
        if self.declines(e)
            && let Some(to) = optional
        {
            e.did = false;
            return Flow::Jump(to);
        }
        if e.progress2 >= self.qty(e, choose) {
            e.did = e.progress2 > 0;
            return Flow::Next;
        }
        let mut options = self.list();
        for (index, (condition, _)) in modes.iter().enumerate() {
            let open = condition.as_ref().is_none_or(|condition| self.cond(e, condition));
            if e.progress & (1 << index) == 0 && open {
                options.push(Choice::Mode(index as u8));
            }
        }
        if options.is_empty() {
            self.t.cache.spare = options;
            return Flow::Next;
        }
        if e.progress2 == 0 && optional.is_some() {
            options.push(Choice::Skip);
        }
        let seat = self.player(e, by).unwrap_or(e.controller);
        let private = e.secret;
        self.ask(self.decider(seat), DecisionKind::Mode, e.source, self.prompt(e), private, options);
        Flow::Again
    }

    /// Puts a block off until a phase starts; what it refers to is kept (rule 16.2).
    pub(in crate::unlimited::rules) fn later(&mut self, e: &Effect, phase: Phase, block: ProgramId) {
        let mut effect = *e;
        effect.program = block;
        effect.pc = 0;
        effect.progress = 0;
        effect.progress2 = 0;
        effect.joined = 0;
        effect.inner = NOWHERE;
        effect.limited = None;
        effect.block = false;
        // The attack it was made in will be over.
        effect.attack = NO_ATTACK;
        let mut caught: Vec<Obj> = Vec::new();
        for span in &mut effect.slots {
            let start = caught.len() as u16;
            caught.extend(&self.t.pool[span.start as usize..span.start as usize + span.len as usize]);
            *span = Span { start, len: span.len };
        }
        self.t.delayed.push(Delayed { at: Moment::Start(phase), effect, caught });
    }

    /// Attacks with a unit (rule 9), compulsory where possible.
    pub(in crate::unlimited::rules) fn attack_with(
        &mut self,
        e: &mut Effect,
        op: &AttackOp,
        choice: Option<Choice>,
    ) -> Flow {
        if e.progress == 1 {
            // The attack is over.
            return Flow::Next;
        }
        if choice.is_none() && self.inner_first(e) {
            return Flow::Again;
        }
        let attacker = match choice {
            Some(Choice::Card(uid)) => Some(self.t.obj(uid)),
            Some(Choice::Yes) => op.with.set().is_none().then(|| self.named_attacker(e, op)).flatten(),
            Some(_) => {
                e.did = false;
                e.limited = None;
                return op.optional.map_or(Flow::Next, Flow::Jump);
            }
            None => {
                let mut list = self.take_buffer();
                self.attackers(e, op, &mut list);
                if list.is_empty() {
                    self.give_buffer(list);
                    e.did = false;
                    return op.optional.map_or(Flow::Next, Flow::Jump);
                }
                let named = op.with.set().is_none();
                if named && op.optional.is_none() {
                    let obj = list[0];
                    self.give_buffer(list);
                    Some(obj)
                } else {
                    let mut options = self.list();
                    if named {
                        options.extend([Choice::Yes, Choice::No]);
                    } else {
                        options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
                        if op.optional.is_some() {
                            options.push(Choice::Skip);
                        }
                    }
                    self.give_buffer(list);
                    let kind = if named { DecisionKind::May } else { DecisionKind::Target };
                    let seat = self.chooser_of(e);
                    self.ask(seat, kind, e.source, self.prompt(e), false, options);
                    return Flow::Again;
                }
            }
        };
        let Some(attacker) = attacker else {
            e.did = false;
            return Flow::Next;
        };
        if op.optional.is_some() {
            self.said_yes(e);
        }
        if let Some(place) = slot(op.keep) {
            self.fill(e, place, &[attacker]);
        }
        e.did = true;
        e.progress = 1;
        let riders = Some((e.program, e.pc));
        self.begin_attack(attacker, e.controller, riders, op.units_only, op.ambush);
        Flow::Again
    }

    fn named_attacker(&self, e: &Effect, op: &AttackOp) -> Option<Obj> {
        match &op.with {
            Target::The(reference) => self.first(e, *reference),
            _ => None,
        }
    }

    /// Units that can make the attack.
    fn attackers(&self, e: &Effect, op: &AttackOp, into: &mut Vec<Obj>) {
        let terms = self.terms(Some(op));
        match &op.with {
            Target::The(reference) => self.collect(e, &Set::The(*reference), into),
            target => {
                if let Some(set) = target.set() {
                    self.collect(e, set, into);
                }
            }
        }
        into.retain(|obj| {
            self.is_unit(*obj)
                && self.t.card(obj.uid).controller == e.controller
                && (op.even_exhausted || !self.t.card(obj.uid).exhausted())
                && self.has_target(*obj, terms)
        });
    }

    /// Plays a card, or each of several (rule 8.1).
    pub(in crate::unlimited::rules) fn play_cards(
        &mut self,
        e: &mut Effect,
        op: &PlayOp,
        choice: Option<Choice>,
    ) -> Flow {
        let many = matches!(op.what, Target::Each(_) | Target::Any(_) | Target::UpTo(..));
        if e.progress > 0 && choice.is_none() {
            self.note_played(e);
            if !many {
                return Flow::Next;
            }
        }
        if choice.is_none() && self.inner_first(e) {
            return Flow::Again;
        }
        let less = op.less.as_ref().map_or(0, |less| self.qty(e, less));
        let card = match choice {
            Some(Choice::Play(uid, _)) => Some(self.t.obj(uid)),
            Some(_) => {
                e.did = e.progress > 0;
                e.limited = None;
                return op.optional.filter(|_| e.progress == 0).map_or(Flow::Next, Flow::Jump);
            }
            None => {
                let mut list = self.take_buffer();
                match &op.what {
                    Target::The(reference) => self.collect(e, &Set::The(*reference), &mut list),
                    target => {
                        if let Some(set) = target.set() {
                            self.collect(e, set, &mut list);
                        }
                    }
                }
                let mut options = self.list();
                for obj in &list {
                    let Some(now) = self.follow(*obj) else { continue };
                    if let Ok(cost) = self.playable(e, op, now, less) {
                        options.push(Choice::Play(now.uid, cost));
                    }
                }
                let looked_at = e.secret && op.optional.is_some() && !list.is_empty();
                self.give_buffer(list);
                // Whether the hand can answer is hidden: the question is asked all the same (rule of the house).
                let hidden = match op.what.set() {
                    Some(Set::Hand(who, _)) => {
                        self.players(e, *who).iter().any(|seat| !self.t.sides[seat].hand.is_empty())
                    }
                    _ => looked_at,
                };
                let compulsory = matches!(op.what, Target::Each(_) | Target::The(_)) && op.optional.is_none();
                if options.is_empty() && !hidden || compulsory && options.len() == 1 {
                    let only = options.first().copied();
                    self.t.cache.spare = options;
                    match only {
                        Some(Choice::Play(uid, _)) => Some(self.t.obj(uid)),
                        _ => None,
                    }
                } else {
                    if op.optional.is_some() || hidden || !compulsory && many {
                        options.push(Choice::Skip);
                    }
                    let seat = self.chooser_of(e);
                    let private = hidden || e.secret;
                    self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), private, options);
                    return Flow::Again;
                }
            }
        };
        let Some(card) = card else {
            e.did = e.progress > 0;
            return match op.optional {
                Some(to) if e.progress == 0 => Flow::Jump(to),
                _ => Flow::Next,
            };
        };
        if e.progress == 0 && op.optional.is_some() {
            self.said_yes(e);
        }
        e.progress += 1;
        e.progress2 = card.uid.0 as i16;
        if e.inner == NOWHERE {
            e.inner = self.t.pending.len() as u16;
        }
        self.t.frames.push(Frame::Play(Play {
            card,
            seat: e.controller,
            step: 0,
            host: Obj::NONE,
            less,
            free: op.free,
            ready: op.ready,
            instead: false,
            paid: 0,
            riders: Some((e.program, e.pc)),
        }));
        Flow::Again
    }

    /// May this card be played by the text?
    fn playable(&self, e: &Effect, op: &PlayOp, card: Obj, less: i16) -> Result<i16, ()> {
        let zone = self.t.card(card.uid).zone;
        let kind = self.def(card).kind;
        if !matches!(zone, Zone::Hand | Zone::Deck | Zone::Discard | Zone::Aside | Zone::Captured | Zone::Resource)
            || matches!(kind, Kind::Leader | Kind::Base)
            || self.t.card(card.uid).token()
        {
            return Err(());
        }
        let playing = Playing { card, seat: e.controller, host: Obj::NONE, less, free: op.free };
        self.may_play(playing).map_err(|_| ())
    }

    /// The played card is kept as what it became.
    fn note_played(&mut self, e: &mut Effect) {
        let uid = Uid(e.progress2 as u16);
        let card = self.t.card(uid);
        e.did = card.zone.in_play() || card.zone == Zone::Discard;
        if e.did {
            let obj = self.t.obj(uid);
            if let Some(place) = slot(Ref::Played) {
                self.fill(e, place, &[obj]);
            }
        }
    }
}
