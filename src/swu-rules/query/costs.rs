//! What it costs to play a card (rule 5.2).

use crate::book::{ConstantId, Def, ProgramId};
use crate::engine::Rules;
use crate::table::cache::PlayRule;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::icons::Icons;
use crate::table::memory::{Happening, Note};
use crate::table::mode::PlayMode;
use crate::table::stages::OfPlays;
use seats::Seat;
use swu_language::ability::{Barred, Cost, Give, Is, Selector, Span};
use swu_language::keyword::Keyword;
use swu_language::word::{Aspect, Kind};

/// A card that is being played, or might be.
#[derive(Clone, Copy)]
pub struct Playing {
    /// The card.
    pub card: Obj,
    /// By whom.
    pub seat: Seat,
    /// How.
    pub mode: PlayMode,
    /// The host of an upgrade, if decided.
    pub host: Obj,
    /// How many resources less, by the text that lets it be played.
    pub less: i16,
    /// For free (rule 5.4).
    pub free: bool,
    /// Without its aspect penalty, by that text.
    pub ignores_penalty: bool,
    /// By that text, one icon of these aspects that is not provided does not count, one bit each (rule 35.5).
    pub ignores_one: u8,
    /// By that text, icons of these aspects do not count, one bit each (rule 5.3b).
    pub ignores_of: u8,
    /// Exploit given by the text that lets it be played.
    pub exploit: i16,
    /// Keywords given by the text that lets it be played: it has them from the start (rule 8.1 step 1).
    pub keywords: u32,
}

impl Playing {
    /// Is it played from the hand, as it is, for its cost?
    #[inline]
    pub(super) fn is_ordinary(&self) -> bool {
        self.mode == PlayMode::Hand
            && !self.free
            && !self.ignores_penalty
            && self.ignores_one == 0
            && self.ignores_of == 0
            && self.less == 0
            && self.exploit == 0
    }
}

/// Each unit defeated for Exploit makes a card cost that much less (rule 18.12).
pub(crate) const EXPLOITED_LESS: i16 = 2;

/// A bit for each of these aspects.
pub(crate) fn mask_of(aspects: &[Aspect]) -> u8 {
    aspects.iter().fold(0, |mask, aspect| mask | 1 << *aspect as u8)
}

/// These icons but for those of the aspects in the mask.
fn without(mut icons: [u8; 6], mask: u8) -> [u8; 6] {
    let ignored = |(aspect, count): (usize, &mut u8)| *count *= u8::from(mask & (1 << aspect) == 0);
    icons.iter_mut().enumerate().for_each(ignored);
    icons
}

impl Rules<'_> {
    /// Resources to pay, without Exploit, which is subtracted before a price below 0 is raised to 0 (rule 5.2).
    pub fn price(&self, playing: Playing) -> i16 {
        if playing.free {
            return 0;
        }
        let def = self.def(playing.card);
        let Some((mut cost, icons)) = self.asked_price(playing) else { return i16::MAX };
        let mut counted = without(*icons, playing.ignores_of);
        if self.plain_cost(def) && !playing.mode.smuggles() {
            let penalty = match playing.ignores_penalty {
                true => 0,
                false => self.penalty_but_one(counted, playing.ignores_one, playing.seat),
            };
            return cost + penalty - playing.less;
        }
        let mut less = playing.less;
        let mut ignore = playing.ignores_penalty;
        let mut ignore_one = playing.ignores_one;
        let mut free = false;
        let mut count = |rules: &Self, e: &Effect, constant: ConstantId| {
            for gift in &rules.book.constant(constant).gifts {
                match &rules.book.gift(*gift).give {
                    Give::CostsLess(qty) => less += rules.qty(e, qty),
                    Give::CostsMore(qty) => cost += rules.qty(e, qty),
                    Give::IgnoreAspectPenalty => ignore = true,
                    Give::MayBeFree => free = true,
                    Give::IgnoreAspectPenaltyOf(aspect) => counted[*aspect as usize] = 0,
                    Give::IgnoreOnePenaltyOf(aspects) => ignore_one |= mask_of(aspects),
                    _ => {}
                }
            }
        };
        for constant in &def.own_cost {
            if let Some(e) = self.own_cost_applies(playing, *constant) {
                count(self, &e, *constant);
            }
        }
        for rule in self.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::PRICES)) {
            if let Some(e) = self.rule_applies(rule, playing) {
                count(self, &e, rule.constant);
            }
        }
        if free {
            return 0;
        }
        if !ignore {
            cost += self.penalty_but_one(counted, ignore_one, playing.seat);
        }
        self.each_extra_cost(playing, &mut |extra| {
            if let Cost::Resources(more) = extra {
                cost += i16::from(*more);
            }
        });
        cost - less
    }

    /// The cost and the icons of that way of playing the card, if it has one.
    fn asked_price(&self, playing: Playing) -> Option<(i16, &[u8; 6])> {
        let def = self.def(playing.card);
        match playing.mode {
            PlayMode::Smuggle(nth) => self.smuggle(playing.card, nth).map(|terms| (terms.cost, terms.icons)),
            PlayMode::Piloting => {
                let piloting = def.upgrade.as_ref().and_then(|side| side.piloting.as_ref());
                piloting.map(|(cost, icons)| (*cost, icons))
            }
            PlayMode::Hand | PlayMode::Plot | PlayMode::Resource | PlayMode::Elsewhere => Some((def.cost, &def.icons)),
        }
    }

    /// Does nothing in play or on the card change its cost or forbid playing it?
    pub(crate) fn plain_cost(&self, def: &Def) -> bool {
        def.own_cost.is_empty() && self.table.cache.of_plays.leaves_costs()
    }

    /// Does a constant about the card's own cost apply? Returns what its quantities refer to.
    pub(crate) fn own_cost_applies(&self, playing: Playing, constant: ConstantId) -> Option<Effect> {
        if self.silent(playing) {
            return None;
        }
        let mut e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
        e.attached_to = playing.host;
        let condition = self.book.constant(constant).condition.as_ref();
        condition.is_none_or(|condition| self.cond(&e, condition)).then_some(e)
    }

    /// Two for every icon that leaders and base do not provide (rule 5.3).
    pub(crate) fn aspect_penalty(&self, playing: Playing) -> i16 {
        let def = self.def(playing.card);
        let icons = match playing.mode {
            PlayMode::Smuggle(nth) => self.smuggle(playing.card, nth).map(|terms| terms.icons),
            PlayMode::Piloting => def.upgrade.as_ref().and_then(|side| side.piloting.as_ref()).map(|(_, icons)| icons),
            PlayMode::Hand | PlayMode::Plot | PlayMode::Resource | PlayMode::Elsewhere => None,
        };
        self.penalty_of(*icons.unwrap_or(&def.icons), playing.seat)
    }

    /// The same for any icons; those of ignored aspects are left out (rule 5.3b).
    pub(super) fn penalty_of(&self, icons: [u8; 6], seat: Seat) -> i16 {
        2 * Icons::of(icons).missing(self.table.cache.icons[seat.index()])
    }

    /// The same, with one icon of these aspects that is not provided left out (rule 35.5).
    fn penalty_but_one(&self, icons: [u8; 6], but_one_of: u8, seat: Seat) -> i16 {
        let penalty = self.penalty_of(icons, seat);
        if but_one_of == 0 || penalty == 0 {
            return penalty;
        }
        let lacking = Icons::of(icons).lacking(self.table.cache.icons[seat.index()]);
        let left_out = lacking.iter().enumerate().any(|(aspect, count)| but_one_of & (1 << aspect) != 0 && *count > 0);
        penalty - if left_out { 2 } else { 0 }
    }

    /// Is the rule about this card? Returns what its quantities refer to.
    pub(crate) fn rule_applies(&self, rule: &PlayRule, playing: Playing) -> Option<Effect> {
        let constant = self.book.constant(rule.constant);
        let Selector::Played(who, list) = &constant.affects else { return None };
        let mut e = Effect::new(ProgramId::NONE, rule.source, rule.controller).for_each(playing.card);
        e.each_has = playing.keywords;
        e.name = rule.name;
        e.player = rule.player;
        e.amount_done = rule.much;
        if !self.players(&e, *who).has(playing.seat) {
            return None;
        }
        if constant.condition.as_ref().is_some_and(|condition| !self.cond(&e, condition)) {
            return None;
        }
        self.played_like(&e, playing, list).then_some(e)
    }

    /// Is such a card played?
    pub(crate) fn played_like(&self, e: &Effect, playing: Playing, list: &[Is]) -> bool {
        list.iter().all(|predicate| match predicate {
            Is::FirstOf(span) => self.plays_before(e, playing, list, *span) == 0,
            Is::NthOf(number, span) => self.plays_before(e, playing, list, *span) + 1 == usize::from(*number),
            Is::Onto(reference) => playing.host.is_some() && self.first(e, *reference) == Some(playing.host),
            Is::OntoA(list) => playing.host.is_some() && self.all(e, playing.host, list),
            Is::Friendly => playing.seat == e.controller,
            Is::Enemy => playing.seat != e.controller,
            Is::PlayedUsing(keyword) => playing.mode.via().is_some_and(|via| via.keyword() == *keyword),
            // By Piloting it is played as an upgrade (rule 25.1).
            Is::A(kind) if playing.mode.pilots() => *kind == Kind::Upgrade,
            Is::PlayedFromResources => playing.mode.is_from_resources(),
            Is::Not(inner) => !self.played_like(e, playing, std::slice::from_ref(inner)),
            Is::Either(list) => list.iter().any(|one| self.played_like(e, playing, std::slice::from_ref(one))),
            Is::All(list) => self.played_like(e, playing, list),
            other => self.test(e, playing.card, other),
        })
    }

    /// How many such cards this player has played in the span before (rule 11.13).
    fn plays_before(&self, e: &Effect, playing: Playing, list: &[Is], span: Span) -> usize {
        let like = |note: &&Note| {
            note.what == Happening::Played
                && note.seat == playing.seat
                && note.card != playing.card
                && list.iter().all(|predicate| self.note_like(e, note, predicate))
        };
        self.notes(span).filter(like).count()
    }

    fn note_like(&self, e: &Effect, note: &Note, predicate: &Is) -> bool {
        match predicate {
            Is::FirstOf(_) | Is::NthOf(..) => true,
            Is::Onto(reference) => note.other.is_some() && self.first(e, *reference) == Some(note.other),
            Is::OntoA(list) => note.other.is_some() && self.all(e, note.other, list),
            other => self.test_note(e, note, std::slice::from_ref(other)),
        }
    }

    /// Is playing the card forbidden?
    pub(crate) fn banned(&self, playing: Playing) -> bool {
        self.bans_itself(playing) || self.said_of(playing, OfPlays::FORBIDS)
    }

    /// Does something in play say that about the card being played?
    fn said_of(&self, playing: Playing, what: OfPlays) -> bool {
        self.table.cache.of_plays.has(what)
            && self
                .table
                .cache
                .play_rules
                .iter()
                .any(|rule| rule.says.has(what) && self.rule_applies(rule, playing).is_some())
    }

    /// Does the card's own text say that it can't be played this way?
    fn bans_itself(&self, playing: Playing) -> bool {
        let bans = |give: &Give| match give {
            Give::Cant(Barred::BePlayed) => true,
            Give::Cant(Barred::BePlayedFromHand) => playing.mode == PlayMode::Hand,
            _ => false,
        };
        self.def(playing.card).own_cost.iter().any(|constant| {
            let gifts = &self.book.constant(*constant).gifts;
            gifts.iter().any(|gift| bans(&self.book.gift(*gift).give))
                && self.own_cost_applies(playing, *constant).is_some()
        })
    }

    /// Does the played card lose its abilities?
    pub(crate) fn blanked(&self, playing: Playing) -> bool {
        self.said_of(playing, OfPlays::BLANKS)
    }

    /// Has the card no abilities in any zone, even before it is played? A statement about the first card somebody plays
    /// applies only once it is played.
    pub fn silent(&self, playing: Playing) -> bool {
        let anywhere = |rule: &PlayRule| match &self.book.constant(rule.constant).affects {
            Selector::Played(_, list) => !list.iter().any(|word| matches!(word, Is::FirstOf(_) | Is::NthOf(..))),
            _ => false,
        };
        self.table.cache.of_plays.has(OfPlays::BLANKS)
            && self.table.cache.play_rules.iter().any(|rule| {
                rule.says.has(OfPlays::BLANKS) && anywhere(rule) && self.rule_applies(rule, playing).is_some()
            })
    }

    /// Additional costs (rule 5.5): those of its Smuggle, then others.
    pub(crate) fn each_extra_cost(&self, playing: Playing, visit: &mut dyn FnMut(&Cost)) {
        if let PlayMode::Smuggle(nth) = playing.mode {
            self.smuggle(playing.card, nth).into_iter().flat_map(|terms| terms.extra).for_each(&mut *visit);
        }
        if !self.table.cache.of_plays.has(OfPlays::ASKS_MORE) {
            return;
        }
        for rule in self.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::ASKS_MORE)) {
            for gift in &self.book.constant(rule.constant).gifts {
                if let Give::ExtraCost(cost) = &self.book.gift(*gift).give
                    && self.rule_applies(rule, playing).is_some()
                {
                    visit(cost);
                }
            }
        }
    }

    /// Can all additional costs other than resources be paid (rule 5.5)?
    pub(crate) fn extra_payable(&self, playing: Playing) -> bool {
        if !self.table.cache.of_plays.has(OfPlays::ASKS_MORE) && !playing.mode.smuggles() {
            return true;
        }
        let e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
        let mut payable = true;
        self.each_extra_cost(playing, &mut |cost| {
            payable &= matches!(cost, Cost::Resources(_)) || self.payable(&e, cost);
        });
        payable
    }

    /// The Exploit number of a card being played: its own, from the text that plays it, and from rules about such cards
    /// (rule 18.12).
    pub(crate) fn exploit(&self, playing: Playing) -> i16 {
        let mut number = self.def(playing.card).front.numbers.of(Keyword::Exploit) + playing.exploit;
        for rule in self.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::EXPLOITS)) {
            for gift in &self.book.constant(rule.constant).gifts {
                if let Give::Numbered(Keyword::Exploit, amount) = &self.book.gift(*gift).give
                    && let Some(e) = self.rule_applies(rule, playing)
                {
                    number += self.qty(&e, amount);
                }
            }
        }
        if number > 0 && self.blanked(playing) { 0 } else { number }
    }

    /// How many units can be defeated for Exploit: any that the player controls.
    pub(crate) fn most_exploited(&self, playing: Playing) -> i16 {
        let most = self.exploit(playing);
        if most > 0 { most.min(self.table.sides[playing.seat].units.len() as i16) } else { 0 }
    }

    /// Has the player enough for the price, with or without Exploit?
    pub(crate) fn affordable(&self, playing: Playing, price: i16, have: i16) -> bool {
        price <= have || self.most_exploited(playing) > 0 && self.exploit_pays(playing, price, &mut Vec::new())
    }

    /// Cards of the hand that could be discarded instead of paying for this card.
    pub(crate) fn instead_cards(&self, playing: Playing, into: &mut Vec<Obj>) {
        let Some(costs) = &self.def(playing.card).instead else { return };
        let e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
        for cost in costs {
            if let Cost::Discard(_, list) = cost {
                for uid in &self.table.sides[playing.seat].hand {
                    let obj = self.table.obj(*uid);
                    if obj != playing.card && self.all(&e, obj, list) {
                        into.push(obj);
                    }
                }
            }
        }
    }

    /// Can a part of an ability's cost be paid (rule 5.6)?
    pub(crate) fn payable(&self, e: &Effect, cost: &Cost) -> bool {
        match cost {
            Cost::Resources(amount) => {
                let owed = self.owed(e.controller, i16::from(*amount));
                owed <= self.purse(e.controller, &[])
            }
            Cost::Exhaust => self.table.live(e.source).is_some_and(|card| !card.exhausted()),
            Cost::DefeatThis | Cost::DamageYourBase(_) => true,
            Cost::UseForce => self.table.sides[e.controller].force,
            Cost::DefeatCredit => self.table.sides[e.controller].credits > 0,
            Cost::DefeatToken => self.has_token(e, e.controller),
            Cost::Defeat(selector) | Cost::Damage(_, selector) | Cost::Return(selector) => self.exists(e, selector),
            Cost::Mill(count) => self.table.sides[e.controller].deck.len() >= usize::from(*count),
            Cost::ReadyA(selector) => self.visit(e, selector, &mut |obj| self.can_ready(obj)),
            Cost::ExhaustA(selector) => {
                self.visit(e, selector, &mut |obj| self.table.live(obj).is_some_and(|card| !card.exhausted()))
            }
            Cost::Discard(amount, list) => {
                self.count(e, &Selector::Hand(swu_language::ability::Who::You, list.clone())) >= i16::from(*amount)
            }
        }
    }
}
