//! Playing a card (rule 8.1).

use crate::seats::SeatSet;
use crate::unlimited::cards::ability::{Cost, Until};
use crate::unlimited::cards::word::{Arena, Kind};
use crate::unlimited::rules::book::op::Op;
use crate::unlimited::rules::change::moment::Moment;
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::fact::What;
use crate::unlimited::rules::query::costs::Playing;
use crate::unlimited::rules::table::card::{CardState, Obj, Uid, Zone};
use crate::unlimited::rules::table::effect::{Effect, Lasting, Lasts, NO_ATTACK};
use crate::unlimited::rules::table::frame::{Frame, Play};
use crate::unlimited::rules::table::memory::Happening;
use crate::unlimited::rules::view::DecisionKind;

impl Rules<'_> {
    /// Steps: 0 what an upgrade goes on, 1 how to pay, 2 pay and put into play.
    pub(in crate::unlimited::rules) fn play(&mut self, mut play: Play, choice: Option<Choice>) {
        let at = self.t.frames.len();
        match play.step {
            0 => {
                if self.book.def(self.t.card(play.card.uid).def).kind != Kind::Upgrade {
                    play.step = 1;
                    self.put_back(at, Frame::Play(play));
                    return;
                }
                if let Some(Choice::Card(uid)) = choice {
                    play.host = self.t.obj(uid);
                    play.step = 1;
                    self.put_back(at, Frame::Play(play));
                    return;
                }
                self.ask_host(at, play);
            }
            1 => match choice {
                Some(Choice::Card(discarded)) => {
                    self.discard_from_hand(play.seat, &[discarded]);
                    play.instead = true;
                    play.step = 2;
                    self.put_back(at, Frame::Play(play));
                }
                Some(_) => {
                    play.step = 2;
                    self.put_back(at, Frame::Play(play));
                }
                None => self.ask_payment(at, play),
            },
            _ => self.pay_and_place(play),
        }
    }

    fn playing(&self, play: &Play) -> Playing {
        Playing { card: play.card, seat: play.seat, host: play.host, less: play.less, free: play.free }
    }

    fn ask_host(&mut self, at: usize, play: Play) {
        let have = self.t.ready_resources(play.seat);
        let mut options = self.list();
        for uid in self.t.units() {
            let host = self.t.obj(uid);
            if self.may_attach(play.card, host, play.seat) && self.cost(Playing { host, ..self.playing(&play) }) <= have
            {
                options.push(Choice::Card(uid));
            }
        }
        if options.is_empty() {
            return;
        }
        self.put_back(at, Frame::Play(play));
        // Until it is in play the others need not know which card it is.
        let hidden = self.t.card(play.card.uid).zone.hidden();
        self.ask(play.seat, DecisionKind::Target, play.card, Prompt::AttachTo, hidden, options);
    }

    /// An alternative cost is offered beside the ordinary one (rule 5.2).
    fn ask_payment(&mut self, at: usize, mut play: Play) {
        let playing = self.playing(&play);
        let mut cards = self.take_buffer();
        if !play.free && self.def(play.card).instead.is_some() {
            self.instead_cards(playing, &mut cards);
        }
        let asked = !play.free && self.def(play.card).instead.is_some() && self.t.sides[play.seat].hand.len() > 1;
        if !asked {
            self.give_buffer(cards);
            play.step = 2;
            self.put_back(at, Frame::Play(play));
            return;
        }
        let mut options = self.list();
        options.extend(cards.iter().map(|card| Choice::Card(card.uid)));
        self.give_buffer(cards);
        if options.is_empty() || self.cost(playing) <= self.t.ready_resources(play.seat) {
            options.push(Choice::Skip);
        }
        self.put_back(at, Frame::Play(play));
        self.ask(play.seat, DecisionKind::Cost, play.card, Prompt::HowToPay, true, options);
    }

    fn pay_and_place(&mut self, mut play: Play) {
        let playing = self.playing(&play);
        let blank = self.blanked(playing);
        if !play.instead {
            play.paid = self.cost(playing);
            // A modified cost may have changed while choices were made: then the play is off (rule 8.1 step 4).
            if !self.pay(play.seat, play.paid) {
                return;
            }
            for cost in self.extra_costs(playing) {
                self.pay_extra(&play, &cost);
                if self.t.over.is_some() || self.t.sides[play.seat].eliminated {
                    return;
                }
            }
        }
        self.count_own_cost(playing);
        self.use_up_discounts(playing);
        match self.book.def(self.t.card(play.card.uid).def).kind {
            Kind::Upgrade => self.place_upgrade(&play),
            Kind::Event => self.place_event(&play, blank),
            _ => self.place_unit(&play),
        }
    }

    fn count_own_cost(&mut self, playing: Playing) {
        let Some(mut tally) = self.log.tally.take() else { return };
        for constant in &self.def(playing.card).own_cost {
            if self.own_cost_applies(playing, *constant).is_some() {
                tally.constant(*constant);
            }
        }
        self.log.tally = Some(tally);
    }

    fn pay_extra(&mut self, play: &Play, cost: &Cost) {
        if let Cost::DamageYourBase(amount) = cost
            && let Some(base) = self.t.sides[play.seat].base
        {
            let hit = self.ability_hit(self.t.obj(base), i16::from(*amount), Obj::NONE, play.seat);
            self.deal(&[hit]);
            self.check();
        }
    }

    /// "The next card costs less" is used up, also by a card played for free (rule 5.4).
    fn use_up_discounts(&mut self, playing: Playing) {
        let mut spent: Vec<usize> = Vec::new();
        for rule in &self.t.cache.play_rules {
            if let Some(place) = rule.lasting
                && self
                    .t
                    .lasting
                    .get(place as usize)
                    .is_some_and(|lasting| matches!(lasting.until, Until::NextThisPhase | Until::NextFew(_)))
                && self.rule_applies(rule, playing).is_some()
            {
                spent.push(place as usize);
            }
        }
        spent.sort_unstable();
        for place in spent.into_iter().rev() {
            match &mut self.t.lasting[place].until {
                Until::NextFew(left @ 2..) => *left -= 1,
                _ => drop(self.t.lasting.remove(place)),
            }
            self.t.cache.forget();
        }
    }

    fn played(&mut self, play: &Play, obj: Obj, host: Obj) {
        self.t.card_mut(obj.uid).paid = play.paid.clamp(0, 255) as u8;
        self.note(Happening::Played, play.seat, obj, host, play.paid);
    }

    fn place_unit(&mut self, play: &Play) {
        let uid = play.card.uid;
        let from_hand = self.t.card(uid).zone == Zone::Hand;
        let def = self.book.def(self.t.card(uid).def);
        let zone = if def.arena == Arena::Ground { Zone::Ground } else { Zone::Space };
        let ready = play.ready || def.enters_ready;
        self.relocate(uid, zone, play.seat);
        let card = self.t.card_mut(uid);
        card.set(CardState::EXHAUSTED, !ready);
        card.set(CardState::FROM_HAND, from_hand);
        let obj = self.t.obj(uid);
        self.fact(What::Played, play.seat, uid, Uid::NONE, play.paid);
        self.played(play, obj, Obj::NONE);
        self.note(Happening::Entered, play.seat, obj, Obj::NONE, 0);
        self.give_riders(play, obj);
        self.moment(Moment::Played(obj, play.seat));
        self.moment(Moment::Enters(obj));
        self.check();
    }

    /// What the text that plays the card gives to it.
    fn give_riders(&mut self, play: &Play, obj: Obj) {
        let Some((program, pc)) = play.riders else { return };
        let book = self.book;
        let Some(Op::Play(op)) = book.program(program).ops.get(pc as usize) else { return };
        let source = book.program(program).card;
        debug_assert!(source.is_some());
        for gift in &op.gains {
            self.t.lasting.push(Lasting {
                what: Lasts::Gift { gift: *gift, amount: 1 },
                on: obj,
                source: obj,
                controller: play.seat,
                until: op.until,
                attack: NO_ATTACK,
                name: u16::MAX,
            });
        }
        self.t.cache.forget();
    }

    fn place_upgrade(&mut self, play: &Play) {
        let uid = play.card.uid;
        // Without anything to be attached to any more it is defeated (rule 13 kind 3).
        let stays = self.is_unit(play.host);
        self.relocate(uid, if stays { Zone::Attached } else { Zone::Discard }, play.seat);
        self.fact(What::Played, play.seat, uid, self.uid_or_none(play.host), play.paid);
        if !stays {
            return;
        }
        self.settle_on(uid, play.host);
        let obj = self.t.obj(uid);
        self.played(play, obj, play.host);
        self.moment(Moment::Played(obj, play.seat));
        self.check();
    }

    fn place_event(&mut self, play: &Play, blank: bool) {
        let uid = play.card.uid;
        self.relocate(uid, Zone::Discard, play.seat);
        let obj = self.t.obj(uid);
        self.fact_for(What::Played, play.seat, uid, Uid::NONE, play.paid, SeatSet::everyone(self.t.seats()));
        self.played(play, obj, Obj::NONE);
        if !blank && let Some(program) = self.book.def(self.t.card(uid).def).event {
            let mut e = Effect::new(program, obj, play.seat);
            e.pool = self.t.pool.len() as u16;
            self.t.frames.push(Frame::Effect(e));
        }
        self.moment(Moment::Played(obj, play.seat));
    }
}
