//! The end of a play: the card goes where it belongs (rule 8.1 step 5).

use crate::book::GiftId;
use crate::book::op::{Op, RiderOp};
use crate::change::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::query::costs::Playing;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, Lasting, Lasts, NO_ATTACK, NOBODY, PLAYED};
use crate::table::frame::{Frame, Play};
use crate::table::memory::Happening;
use seats::{Seat, SeatSet};
use swu_language::ability::{Give, Token, Until};
use swu_language::word::{Arena, Kind};

impl Rules<'_> {
    /// Puts a card that is paid for into play, or into the discard pile.
    pub(super) fn play_place(&mut self, play: &Play) {
        let playing = self.playing(play);
        let blank = self.blanked(playing);
        self.count_own_cost(playing);
        let given = self.keywords_given(playing);
        let play = &Play { ready: play.ready || self.readied_by_a_rule(playing), ..*play };
        self.use_up_discounts(playing);
        if play.mode.is_from_resources() {
            // The card that leaves is an exhausted resource, if there is any (rule 18.10).
            self.give_exhausted_first(play.seat, &[play.card]);
        }
        match self.book.def(self.table.card(play.card.uid).def).kind {
            _ if play.mode.pilots() => self.place_upgrade(play),
            Kind::Upgrade => self.place_upgrade(play),
            Kind::Event => self.place_event(play, blank),
            _ => self.place_unit(play, &given),
        }
    }

    /// "The next unit you play this phase gains Ambush": what such rules give to this card.
    fn keywords_given(&self, playing: Playing) -> Vec<(GiftId, Obj)> {
        let mut given = Vec::new();
        for rule in self.table.cache.play_rules.iter().filter(|rule| rule.lasting.is_some()) {
            for gift in &self.book.constant(rule.constant).gifts {
                if matches!(self.book.gift(*gift).give, Give::Keyword(_)) && self.rule_applies(rule, playing).is_some()
                {
                    given.push((*gift, rule.source));
                }
            }
        }
        given
    }

    /// "The next unit you play this phase enters play ready."
    fn readied_by_a_rule(&self, playing: Playing) -> bool {
        let readies = |gift: &GiftId| self.book.gift(*gift).give == Give::EntersReady;
        let mut rules = self.table.cache.play_rules.iter().filter(|rule| rule.lasting.is_some());
        rules.any(|rule| {
            self.book.constant(rule.constant).gifts.iter().any(readies) && self.rule_applies(rule, playing).is_some()
        })
    }

    /// What is remembered about a card that was just played.
    fn played(&mut self, play: &Play, obj: Obj, host: Obj) {
        let card = self.table.card_mut(obj.uid);
        // Resources replaced by Credits were not paid (rule 31.4).
        card.paid = (play.paid - i16::from(play.credits)).clamp(0, 255) as u8;
        card.credits = play.credits;
        card.played = Some(play.mode);
        self.note(Happening::Played, play.seat, obj, host, play.paid);
        if play.exploited.len > 0 {
            for unit in self.exploited(play.exploited).to_vec() {
                self.note(Happening::Exploited, play.seat, unit, obj, 0);
            }
            self.table.pool.truncate(play.exploited.start as usize);
        }
    }

    /// At the same time as a card leaves the resource zone by Smuggle, the top card of the deck becomes an exhausted
    /// resource (rule 18.10).
    fn replace_resource(&mut self, play: &Play) {
        if !play.mode.replaced() {
            return;
        }
        if let Some(top) = self.table.sides[play.seat].deck.last().copied() {
            self.to_resources(top, play.seat, false);
            self.fact_for(What::ResourcedTop, play.seat, top, Uid::NONE, 1, SeatSet::one(play.seat));
        }
    }

    fn place_unit(&mut self, play: &Play, given: &[(GiftId, Obj)]) {
        let uid = play.card.uid;
        let brings = self.brought_in(play.card);
        let arena = match play.copies {
            Some(def) => self.book.def(def).arena,
            None => self.def(play.card).arena,
        };
        self.relocate(uid, if arena == Arena::Ground { Zone::Ground } else { Zone::Space }, play.seat);
        let obj = self.table.obj(uid);
        if let Some(def) = play.copies {
            self.become_copy(obj, def, play.host);
        }
        self.table.card_mut(uid).played = Some(play.mode);
        self.arrive(obj, play.ready);
        self.table.card_mut(uid).set(CardState::FRESH, true);
        self.fact(What::Played, play.seat, uid, Uid::NONE, play.paid);
        self.replace_resource(play);
        self.played(play, obj, Obj::NONE);
        self.note(Happening::Entered, play.seat, obj, Obj::NONE, 0);
        self.give_riders(play, obj);
        self.bring_in(&brings, obj);
        self.learn_when_played(play.learns, obj, Until::SourceLeaves);
        self.learn_from_spent(play.spent, obj);
        for (gift, source) in given {
            self.give_for_the_phase(*gift, obj, *source, play.seat);
        }
        self.moment(Moment::Played(obj, play.seat));
        self.moment(Moment::Enters(obj));
        if !self.is_joined(play) {
            self.check();
        }
    }

    /// The token upgrades that a card has to enter play with (rule 56.1): who gives which, and how many.
    fn brought_in(&self, card: Obj) -> Vec<(Seat, Token, i16)> {
        let brings = |lasting: &Lasting| match lasting.what {
            Lasts::Gift { gift, amount } if lasting.on == card => match &self.book.gift(gift).give {
                Give::EntersWith(token, _) => Some((lasting.controller, *token, amount)),
                _ => None,
            },
            _ => None,
        };
        self.table.lasting.iter().filter_map(brings).collect()
    }

    fn bring_in(&mut self, brings: &[(Seat, Token, i16)], unit: Obj) {
        let mut made = self.take_buffer();
        for (seat, token, count) in brings {
            self.give_token(unit, *token, *count, &mut made);
            self.gave_upgrades(*seat, *count);
        }
        self.give_buffer(made);
    }

    /// Does the same sentence of the text continue after playing the card? The state is checked at its end (rule 11.1).
    fn is_joined(&self, play: &Play) -> bool {
        let joined = |frame: &Frame| match frame {
            Frame::Effect(e) => play.riders == Some((e.program, e.pc)) && e.joined > 0,
            _ => false,
        };
        self.table.frames.iter().any(joined)
    }

    /// What the text that plays the card gives to it.
    fn give_riders(&mut self, play: &Play, obj: Obj) {
        let Some((program, pc)) = play.riders else { return };
        let book = self.book;
        let Some(Op::Play(op)) = book.program(program).ops.get(pc as usize) else { return };
        let e = Effect::new(program, obj, play.seat);
        let mut gifts: Vec<GiftId> = op.gains.to_vec();
        gifts.extend(self.earned(&op.riders, e, obj));
        for gift in &gifts {
            let amount = self.gift_amount(&e, *gift);
            self.table.lasting.push(Lasting {
                what: Lasts::Gift { gift: *gift, amount },
                on: obj,
                source: obj,
                controller: play.seat,
                until: op.until,
                attack: NO_ATTACK,
                name: u16::MAX,
                player: NOBODY,
                amount: 0,
            });
        }
        self.table.cache.forget_values();
    }

    /// What else it gets, if the condition for that holds now.
    fn earned(&mut self, riders: &[RiderOp], mut e: Effect, obj: Obj) -> Vec<GiftId> {
        let pool = self.table.pool.len();
        self.fill(&mut e, PLAYED, &[obj]);
        let mut earned = Vec::new();
        for rider in riders {
            if rider.condition.as_ref().is_none_or(|condition| self.cond(&e, condition)) {
                earned.extend(&rider.gifts);
            }
        }
        self.table.pool.truncate(pool);
        earned
    }

    fn give_for_the_phase(&mut self, gift: GiftId, on: Obj, source: Obj, controller: Seat) {
        let what = Lasts::Gift { gift, amount: 1 };
        let (until, attack, name, player, much) = (Until::EndOfPhase, NO_ATTACK, u16::MAX, NOBODY, 0);
        self.table.lasting.push(Lasting { what, on, source, controller, until, attack, name, player, amount: much });
        self.table.cache.forget_values();
    }

    fn place_upgrade(&mut self, play: &Play) {
        let uid = play.card.uid;
        // With nothing left to attach to, it is defeated (rule 13 kind 3).
        let stays = self.can_be_host(play.host);
        self.relocate(uid, if stays { Zone::Attached } else { Zone::Discard }, play.seat);
        self.fact(What::Played, play.seat, uid, self.uid_or_none(play.host), play.paid);
        self.replace_resource(play);
        if !stays {
            return;
        }
        self.settle_on(uid, play.host);
        let obj = self.table.obj(uid);
        self.played(play, obj, play.host);
        self.moment(Moment::Played(obj, play.seat));
        self.check();
    }

    fn place_event(&mut self, play: &Play, blank: bool) {
        let uid = play.card.uid;
        self.relocate(uid, Zone::Discard, play.seat);
        let obj = self.table.obj(uid);
        self.fact_for(What::Played, play.seat, uid, Uid::NONE, play.paid, SeatSet::everyone(self.table.seats()));
        self.replace_resource(play);
        self.played(play, obj, Obj::NONE);
        if !blank && let Some(program) = self.book.def(self.table.card(uid).def).event {
            let mut e = Effect::new(program, obj, play.seat);
            e.pool = self.table.pool.len() as u16;
            self.table.frames.push(Frame::Effect(e));
        }
        self.moment(Moment::Played(obj, play.seat));
    }
}
