//! Which cards a player may play (rule 8.1), how, and why not.

use super::costs::Playing;
use crate::book::Def;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::refusal::WhyNot;
use crate::table::card::{Obj, Uid};
use crate::table::mode::PlayMode;
use crate::table::rare::Rare;
use crate::table::stages::OfPlays;
use seats::Seat;
use swu_language::keyword::Keyword;
use swu_language::word::Kind;

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
        let leaves_costs = self.table.cache.of_plays.leaves_costs();
        for uid in &self.table.sides[seat].hand {
            let def = self.book.def(self.table.card(*uid).def);
            let cost = if def.plain && leaves_costs {
                self.plain_price(def, seat, have)
            } else if self.out_of_reach(def, def.cost, have) {
                Err(Unplayable::Costs(def.cost))
            } else {
                self.may_play_on_terms(def, self.from_hand(*uid, seat), have)
            };
            if let Ok(cost) = cost {
                into.push(Choice::Play(*uid, cost, PlayMode::Hand));
            }
            if let Some((cost, _)) = def.upgrade.as_ref().and_then(|side| side.piloting.as_ref())
                && !self.out_of_reach(def, *cost, have)
            {
                let playing = Playing { mode: PlayMode::Piloting, ..self.from_hand(*uid, seat) };
                let pilots = self.may_play_with(playing, have);
                into.extend(pilots.ok().map(|cost| Choice::Play(*uid, cost, PlayMode::Piloting)));
            }
        }
        self.visit_smuggled(seat, &mut |playing| {
            let def = self.def(playing.card);
            let printed = match playing.mode {
                PlayMode::Smuggle(nth) => def.smuggles.get(usize::from(nth)),
                _ => None,
            };
            if printed.is_some_and(|terms| self.out_of_reach(def, terms.cost, have)) {
                return;
            }
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

    /// Is a printed cost more than there is to pay with, if nothing can reduce it? Says nothing about the reason.
    #[inline]
    fn out_of_reach(&self, def: &Def, cost: i16, have: i16) -> bool {
        let less = OfPlays::PRICES.and(OfPlays::EXPLOITS);
        cost > have
            && def.own_cost.is_empty()
            && def.instead.is_none()
            && def.spends.is_none()
            && def.front.numbers.of(Keyword::Exploit) == 0
            && !self.table.cache.of_plays.has(less)
    }

    /// Has the card Piloting (rule 25.1)?
    #[inline]
    pub(crate) fn has_piloting(&self, card: Obj) -> bool {
        self.def(card).upgrade.as_ref().is_some_and(|side| side.piloting.is_some())
    }

    /// Is it an upgrade when played this way?
    pub(crate) fn plays_upgrade(&self, card: Obj, mode: PlayMode) -> bool {
        mode.pilots() || self.def(card).kind == Kind::Upgrade
    }

    /// Calls `visit` with every way of playing a resource of a seat by Smuggle.
    pub(crate) fn visit_smuggled(&self, seat: Seat, visit: &mut dyn FnMut(Playing)) {
        let given = self.table.cache.of_plays.has(OfPlays::SMUGGLES);
        if !given && !self.may_have(Rare::SMUGGLE) {
            return;
        }
        for uid in &self.table.sides[seat].resources {
            if !given && !self.card_may_have(*uid, Rare::SMUGGLE) {
                continue;
            }
            let card = self.table.obj(*uid);
            for nth in 0..self.smuggle_count(card) {
                visit(Playing { mode: PlayMode::Smuggle(nth), ..self.from_hand(*uid, seat) });
            }
        }
    }

    /// A card of the hand, played in the ordinary way.
    #[allow(clippy::wrong_self_convention)]
    pub(crate) fn from_hand(&self, uid: Uid, seat: Seat) -> Playing {
        Playing {
            card: self.table.obj(uid),
            seat,
            mode: PlayMode::Hand,
            host: Obj::NONE,
            less: 0,
            free: false,
            ignores_penalty: false,
            ignores_one: 0,
            ignores_of: 0,
            exploit: 0,
            keywords: 0,
        }
    }

    /// May the card be played (rule 8.1)? Returns the resources to pay.
    pub(crate) fn may_play(&self, playing: Playing) -> Result<i16, WhyNot> {
        let have = self.means(playing.seat);
        self.may_play_with(playing, have).map_err(|unplayable| match unplayable {
            Unplayable::Banned => WhyNot::Banned,
            Unplayable::NoHost => WhyNot::NoHost,
            Unplayable::NotPaid => WhyNot::Unpayable,
            Unplayable::Costs(_) if self.lacks_host(playing) => WhyNot::NoHost,
            Unplayable::Costs(need) => WhyNot::Cost { need, penalty: self.aspect_penalty(playing), have },
        })
    }

    /// The same, with the player's ready resources already counted and without the full reason.
    #[inline]
    fn may_play_with(&self, playing: Playing, have: i16) -> Result<i16, Unplayable> {
        let def = self.def(playing.card);
        if def.plain && playing.is_ordinary() && self.table.cache.of_plays.leaves_costs() {
            return self.plain_price(def, playing.seat, have);
        }
        self.may_play_on_terms(def, playing, have)
    }

    /// Most cards: only their cost, their icons and the ready resources matter.
    #[inline]
    fn plain_price(&self, def: &Def, seat: Seat, have: i16) -> Result<i16, Unplayable> {
        let price = def.cost + self.penalty_of(def.icons, seat);
        if price <= have { Ok(self.owed(seat, price)) } else { Err(Unplayable::Costs(price)) }
    }

    fn may_play_on_terms(&self, def: &Def, playing: Playing, have: i16) -> Result<i16, Unplayable> {
        let plain = self.plain_cost(def);
        if !plain && self.banned(playing) {
            return Err(Unplayable::Banned);
        }
        if playing.mode.via().is_some() && self.silent(playing) {
            return Err(Unplayable::Banned);
        }
        if !self.extra_payable(playing) {
            return Err(Unplayable::NotPaid);
        }
        if playing.mode.pilots() || def.kind == Kind::Upgrade {
            return self.may_play_upgrade(playing, plain, have);
        }
        let price = self.price(playing);
        if !self.affordable(playing, price, have)
            && !self.spending_pays(playing)
            && (def.instead.is_none() || !self.can_pay_instead(playing))
        {
            return Err(Unplayable::Costs(price));
        }
        Ok(self.owed(playing.seat, price.max(0)))
    }

    /// An upgrade needs something to be attached to; its price may depend on what.
    fn may_play_upgrade(&self, playing: Playing, plain: bool, have: i16) -> Result<i16, Unplayable> {
        let price = if plain {
            // The same on every host.
            self.price(playing)
        } else {
            let prices = self.hosts(playing).map(|host| self.price(Playing { host, ..playing }));
            prices.min().ok_or(Unplayable::NoHost)?
        };
        if !self.affordable(playing, price, have) {
            return Err(Unplayable::Costs(price));
        }
        if plain && self.lacks_host(playing) {
            return Err(Unplayable::NoHost);
        }
        Ok(self.owed(playing.seat, price.max(0)))
    }

    /// What the upgrade may be attached to.
    pub(crate) fn hosts(&self, playing: Playing) -> impl Iterator<Item = Obj> {
        let bases = self.table.sides[playing.seat].base;
        let cards = self.table.units().chain(bases).map(|uid| self.table.obj(uid));
        cards.filter(move |host| self.may_attach(playing.card, *host, playing.seat))
    }

    /// Is it an upgrade without a possible host?
    fn lacks_host(&self, playing: Playing) -> bool {
        self.plays_upgrade(playing.card, playing.mode) && self.hosts(playing).next().is_none()
    }

    /// Alternative costs do not combine: Smuggle has a cost of its own (rule 18.10).
    fn can_pay_instead(&self, playing: Playing) -> bool {
        let none = self.def(playing.card).instead.is_none() || self.silent(playing);
        if none || playing.free || playing.mode.replaced() {
            return false;
        }
        let mut cards = Vec::new();
        self.instead_cards(playing, &mut cards);
        !cards.is_empty()
    }
}
