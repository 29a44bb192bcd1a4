//! Which cards a player may play (rule 8.1), how, and why not.

use super::costs::Playing;
use crate::seats::Seat;
use crate::unlimited::cards::word::Kind;
use crate::unlimited::rules::decision::Choice;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::refusal::WhyNot;
use crate::unlimited::rules::table::card::{Obj, Uid};
use crate::unlimited::rules::table::mode::PlayMode;

/// Why a card can't be played, in short.
enum Unplayable {
    Banned,
    NoHost,
    NotPaid,
    /// More than there is.
    Costs(i16),
}

impl Rules<'_> {
    /// Every card that a seat may play as an action.
    pub(super) fn plays(&self, seat: Seat, into: &mut Vec<Choice>) {
        let have = self.means(seat);
        for uid in &self.t.sides[seat].hand {
            if let Ok(cost) = self.may_play_with(self.from_hand(*uid, seat), have) {
                into.push(Choice::Play(*uid, cost, PlayMode::Hand));
            }
            let piloting = Playing { mode: PlayMode::Piloting, ..self.from_hand(*uid, seat) };
            if self.has_piloting(piloting.card)
                && let Ok(cost) = self.may_play_with(piloting, have)
            {
                into.push(Choice::Play(*uid, cost, PlayMode::Piloting));
            }
        }
        self.visit_smuggled(seat, &mut |playing| {
            if let Ok(cost) = self.may_play_with(playing, have) {
                into.push(Choice::Play(playing.card.uid, cost, playing.mode));
            }
        });
        let first = into.len();
        self.visit_permitted(seat, &mut |playing| {
            let Ok(cost) = self.may_play_with(playing, have) else { return };
            let choice = Choice::Play(playing.card.uid, cost, playing.mode);
            let same = |other: &Choice| {
                matches!(other, Choice::Play(uid, _, mode) if *uid == playing.card.uid && *mode == playing.mode)
            };
            match into[first..].iter().position(same) {
                Some(place) => into[first + place] = into[first + place].min(choice),
                None => into.push(choice),
            }
        });
    }

    /// Has the card Piloting (rule 25.1)?
    pub(crate) fn has_piloting(&self, card: Obj) -> bool {
        self.def(card).upgrade.as_ref().is_some_and(|side| side.piloting.is_some())
    }

    /// Is it an upgrade that is played so?
    pub(crate) fn plays_upgrade(&self, card: Obj, mode: PlayMode) -> bool {
        mode.pilots() || self.def(card).kind == Kind::Upgrade
    }

    /// Calls `visit` with every way of playing a resource of a seat by Smuggle.
    pub(crate) fn visit_smuggled(&self, seat: Seat, visit: &mut dyn FnMut(Playing)) {
        for uid in &self.t.sides[seat].resources {
            let card = self.t.obj(*uid);
            for nth in 0..self.smuggle_count(card) {
                visit(Playing { mode: PlayMode::Smuggle(nth), ..self.from_hand(*uid, seat) });
            }
        }
    }

    /// A card of the hand, played in the ordinary way.
    #[allow(clippy::wrong_self_convention)]
    pub(crate) fn from_hand(&self, uid: Uid, seat: Seat) -> Playing {
        Playing {
            card: self.t.obj(uid),
            seat,
            mode: PlayMode::Hand,
            host: Obj::NONE,
            less: 0,
            free: false,
            ignores_penalty: false,
            exploit: 0,
        }
    }

    /// May the card be played (rule 8.1)? Answers with the resources to pay.
    pub(crate) fn may_play(&self, playing: Playing) -> Result<i16, WhyNot> {
        let have = self.means(playing.seat);
        self.may_play_with(playing, have).map_err(|unplayable| match unplayable {
            Unplayable::Banned => WhyNot::Banned,
            Unplayable::NoHost => WhyNot::NoHost,
            Unplayable::NotPaid => WhyNot::Unpayable,
            Unplayable::Costs(need) => WhyNot::Cost { need, penalty: self.aspect_penalty(playing), have },
        })
    }

    /// The same, where the player's ready resources are counted already and the reason is not told in full.
    fn may_play_with(&self, playing: Playing, have: i16) -> Result<i16, Unplayable> {
        if self.banned(playing) {
            return Err(Unplayable::Banned);
        }
        if !self.extra_payable(playing) {
            return Err(Unplayable::NotPaid);
        }
        if self.plays_upgrade(playing.card, playing.mode) {
            return self.may_play_upgrade(playing, have);
        }
        let price = self.price(playing);
        if !self.affordable(playing, price, have) && !self.can_pay_instead(playing) {
            return Err(Unplayable::Costs(price));
        }
        Ok(self.owed(playing.seat, price.max(0)))
    }

    fn may_play_upgrade(&self, playing: Playing, have: i16) -> Result<i16, Unplayable> {
        let hosts = || {
            self.t.units().map(|uid| self.t.obj(uid)).filter(|host| self.may_attach(playing.card, *host, playing.seat))
        };
        let cheapest = if self.plain_cost(playing) {
            // The same on every host.
            hosts().next().map(|host| self.price(Playing { host, ..playing }))
        } else {
            hosts().map(|host| self.price(Playing { host, ..playing })).min()
        };
        match cheapest {
            None => Err(Unplayable::NoHost),
            Some(price) if !self.affordable(playing, price, have) => Err(Unplayable::Costs(price)),
            Some(price) => Ok(self.owed(playing.seat, price.max(0))),
        }
    }

    /// Alternative costs do not combine: by Smuggle its cost is paid (rule 18.10).
    fn can_pay_instead(&self, playing: Playing) -> bool {
        if self.def(playing.card).instead.is_none() || playing.free || playing.mode.replaced() {
            return false;
        }
        let mut cards = Vec::new();
        self.instead_cards(playing, &mut cards);
        !cards.is_empty()
    }
}
