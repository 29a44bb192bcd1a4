//! What it costs to play a card (rule 5.2).

use crate::book::{ConstantId, Def, ProgramId};
use crate::query::{condition, payables, played, predicate, selector, smuggle, stats, tokens};
use crate::reading::Reading;
use crate::table::cache::PlayRule;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::icons::Icons;
use crate::table::mode::PlayMode;
use crate::table::stages::OfPlays;
use seats::Seat;
use swu_language::ability::{Barred, Cost, Filter, Grant, Selector};
use swu_language::keyword::Keyword;
use swu_language::word::Aspect;

/// A card that is being played, or might be.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
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
    if mask == 0 {
        return icons;
    }
    let ignored = |(aspect, count): (usize, &mut u8)| *count *= u8::from(mask & (1 << aspect) == 0);
    icons.iter_mut().enumerate().for_each(ignored);
    icons
}

/// Resources to pay, without Exploit, which is subtracted before a price below 0 is raised to 0 (rule 5.2).
pub(crate) fn price(reading: Reading<'_>, playing: Playing) -> i16 {
    match parts(reading, playing) {
        Parts::Free => 0,
        Parts::None => i16::MAX,
        Parts::Paid { cost, penalty } => cost + penalty,
    }
}

/// What a price is made of.
enum Parts {
    /// Nothing is paid.
    Free,
    /// The card cannot be played in that way.
    None,
    /// With what makes it cheaper or dearer, and what its icons add (rule 5.3).
    Paid { cost: i16, penalty: i16 },
}

fn parts(reading: Reading<'_>, playing: Playing) -> Parts {
    if playing.free {
        return Parts::Free;
    }
    let def = reading.def(playing.card);
    let Some((cost, icons)) = asked_price(reading, playing) else { return Parts::None };
    let counted = without(*icons, playing.ignores_of);
    if !plain_cost(reading, def) || playing.mode.smuggles() {
        return parts_by_texts(reading, playing, def, cost, counted);
    }
    let penalty = match playing.ignores_penalty {
        true => 0,
        false => penalty_but_one(reading, counted, playing.ignores_one, playing.seat),
    };
    Parts::Paid { cost: cost - playing.less, penalty }
}

/// The same if texts in play or on the card change its cost.
fn parts_by_texts(reading: Reading<'_>, playing: Playing, def: &Def, mut cost: i16, mut counted: [u8; 6]) -> Parts {
    let mut less = playing.less;
    let mut ignore = playing.ignores_penalty;
    let mut ignore_one = playing.ignores_one;
    let mut free = false;
    let mut count = |e: &Effect, constant: ConstantId| {
        for gift in &reading.book.constant(constant).gifts {
            match &reading.book.gift(*gift).give {
                Grant::CostsLess(qty) => less += condition::number(reading, e, qty),
                Grant::CostsMore(qty) => cost += condition::number(reading, e, qty),
                Grant::IgnoreAspectPenalty => ignore = true,
                Grant::MayBeFree => free = true,
                Grant::IgnoreAspectPenaltyOf(aspect) => counted[*aspect as usize] = 0,
                Grant::IgnoreOnePenaltyOf(aspects) => ignore_one |= mask_of(aspects),
                _ => {}
            }
        }
    };
    for constant in &def.own_cost {
        if let Some(e) = own_cost_applies(reading, playing, *constant) {
            count(&e, *constant);
        }
    }
    for rule in reading.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::PRICES)) {
        if let Some(e) = rule_applies(reading, rule, playing) {
            count(&e, rule.constant);
        }
    }
    if free {
        return Parts::Free;
    }
    let penalty = if ignore { 0 } else { penalty_but_one(reading, counted, ignore_one, playing.seat) };
    each_extra_cost(reading, playing, &mut |extra| {
        if let Cost::Resources(more) = extra {
            cost += i16::from(*more);
        }
    });
    Parts::Paid { cost: cost - less, penalty }
}

/// The cost and the icons of that way of playing the card, if it has one.
fn asked_price(reading: Reading<'_>, playing: Playing) -> Option<(i16, &[u8; 6])> {
    let def = reading.def(playing.card);
    match playing.mode {
        PlayMode::Smuggle(nth) => smuggle::smuggle(reading, playing.card, nth).map(|terms| (terms.cost, terms.icons)),
        PlayMode::Piloting => {
            let piloting = def.upgrade.as_ref().and_then(|side| side.piloting.as_ref());
            piloting.map(|(cost, icons)| (*cost, icons))
        }
        PlayMode::Hand | PlayMode::Plot | PlayMode::Resource | PlayMode::Elsewhere => Some((def.cost, &def.icons)),
    }
}

/// Does nothing in play or on the card change its cost or forbid playing it?
pub(crate) fn plain_cost(reading: Reading<'_>, def: &Def) -> bool {
    def.own_cost.is_empty() && reading.table.cache.of_plays.leaves_costs()
}

/// Does a constant about the card's own cost apply? Returns what its quantities refer to.
pub(crate) fn own_cost_applies(reading: Reading<'_>, playing: Playing, constant: ConstantId) -> Option<Effect> {
    if silent(reading, playing) {
        return None;
    }
    let mut e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
    e.attached_to = playing.host;
    let condition = reading.book.constant(constant).condition.as_ref();
    condition.is_none_or(|condition| condition::holds(reading, &e, condition)).then_some(e)
}

/// Two for every icon that leaders and base do not provide (rule 5.3), unless a text ignores it.
pub(crate) fn aspect_penalty(reading: Reading<'_>, playing: Playing) -> i16 {
    match parts(reading, playing) {
        Parts::Paid { penalty, .. } => penalty,
        Parts::Free | Parts::None => 0,
    }
}

/// Two for every icon that is not provided (rule 5.3); those of ignored aspects are left out (rule 5.3b).
pub(super) fn penalty_of(reading: Reading<'_>, icons: [u8; 6], seat: Seat) -> i16 {
    2 * Icons::of(icons).missing(reading.table.cache.icons[seat.index()])
}

/// The same, with one icon of these aspects that is not provided left out (rule 35.5).
fn penalty_but_one(reading: Reading<'_>, icons: [u8; 6], but_one_of: u8, seat: Seat) -> i16 {
    let penalty = penalty_of(reading, icons, seat);
    if but_one_of == 0 || penalty == 0 {
        return penalty;
    }
    let lacking = Icons::of(icons).lacking(reading.table.cache.icons[seat.index()]);
    let left_out = lacking.iter().enumerate().any(|(aspect, count)| but_one_of & (1 << aspect) != 0 && *count > 0);
    penalty - if left_out { 2 } else { 0 }
}

/// Is the rule about this card? Returns what its quantities refer to.
pub(crate) fn rule_applies(reading: Reading<'_>, rule: &PlayRule, playing: Playing) -> Option<Effect> {
    let constant = reading.book.constant(rule.constant);
    let Selector::Played(who, list) = &constant.affects else { return None };
    let mut e = Effect::new(ProgramId::NONE, rule.source, rule.controller);
    e.each = playing.card;
    e.each_has = playing.keywords;
    e.name = rule.name;
    e.player = rule.player;
    e.amount_done = rule.much;
    if !selector::players(reading, &e, *who).has(playing.seat) {
        return None;
    }
    if constant.condition.as_ref().is_some_and(|condition| !condition::holds(reading, &e, condition)) {
        return None;
    }
    played::is_like(reading, &e, playing, list).then_some(e)
}

/// Is playing the card forbidden?
pub(crate) fn banned(reading: Reading<'_>, playing: Playing) -> bool {
    bans_itself(reading, playing) || said_of(reading, playing, OfPlays::FORBIDS)
}

/// Does something in play say that about the card being played?
fn said_of(reading: Reading<'_>, playing: Playing, what: OfPlays) -> bool {
    reading.table.cache.of_plays.has(what)
        && reading
            .table
            .cache
            .play_rules
            .iter()
            .any(|rule| rule.says.has(what) && rule_applies(reading, rule, playing).is_some())
}

/// Does the card's own text say that it can't be played this way?
fn bans_itself(reading: Reading<'_>, playing: Playing) -> bool {
    let bans = |give: &Grant| match give {
        Grant::Cant(Barred::BePlayed) => true,
        Grant::Cant(Barred::BePlayedFromHand) => playing.mode == PlayMode::Hand,
        _ => false,
    };
    reading.def(playing.card).own_cost.iter().any(|constant| {
        let gifts = &reading.book.constant(*constant).gifts;
        gifts.iter().any(|gift| bans(&reading.book.gift(*gift).give))
            && own_cost_applies(reading, playing, *constant).is_some()
    })
}

/// Does the played card lose its abilities?
pub(crate) fn blanked(reading: Reading<'_>, playing: Playing) -> bool {
    said_of(reading, playing, OfPlays::BLANKS)
}

/// Has the card no abilities in any zone, even before it is played? A statement about the first card somebody plays
/// applies only once it is played.
pub(crate) fn silent(reading: Reading<'_>, playing: Playing) -> bool {
    let anywhere = |rule: &PlayRule| match &reading.book.constant(rule.constant).affects {
        Selector::Played(_, list) => !list.iter().any(|word| matches!(word, Filter::FirstOf(_) | Filter::NthOf(..))),
        _ => false,
    };
    reading.table.cache.of_plays.has(OfPlays::BLANKS)
        && reading.table.cache.play_rules.iter().any(|rule| {
            rule.says.has(OfPlays::BLANKS) && anywhere(rule) && rule_applies(reading, rule, playing).is_some()
        })
}

/// Additional costs (rule 5.5): those of its Smuggle, then others.
pub(crate) fn each_extra_cost(reading: Reading<'_>, playing: Playing, visit: &mut dyn FnMut(&Cost)) {
    if let PlayMode::Smuggle(nth) = playing.mode {
        smuggle::smuggle(reading, playing.card, nth).into_iter().flat_map(|terms| terms.extra).for_each(&mut *visit);
    }
    if !reading.table.cache.of_plays.has(OfPlays::ASKS_MORE) {
        return;
    }
    for rule in reading.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::ASKS_MORE)) {
        for gift in &reading.book.constant(rule.constant).gifts {
            if let Grant::ExtraCost(cost) = &reading.book.gift(*gift).give
                && rule_applies(reading, rule, playing).is_some()
            {
                visit(cost);
            }
        }
    }
}

/// May a card played that way have additional costs?
#[inline]
pub(crate) fn may_cost_extra(reading: Reading<'_>, mode: PlayMode) -> bool {
    reading.table.cache.of_plays.has(OfPlays::ASKS_MORE) || mode.smuggles()
}

/// Can all additional costs other than resources be paid (rule 5.5)?
pub(crate) fn extra_payable(reading: Reading<'_>, playing: Playing) -> bool {
    if !may_cost_extra(reading, playing.mode) {
        return true;
    }
    let e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
    let mut all = true;
    each_extra_cost(reading, playing, &mut |cost| {
        all &= matches!(cost, Cost::Resources(_)) || payable(reading, &e, cost);
    });
    all
}

/// The Exploit number of a card being played: its own, from the text that plays it, and from rules about such cards
/// (rule 18.12).
pub(crate) fn exploit(reading: Reading<'_>, playing: Playing) -> i16 {
    let mut number = reading.def(playing.card).front.numbers.of(Keyword::Exploit) + playing.exploit;
    for rule in reading.table.cache.play_rules.iter().filter(|rule| rule.says.has(OfPlays::EXPLOITS)) {
        for gift in &reading.book.constant(rule.constant).gifts {
            if let Grant::Numbered(Keyword::Exploit, amount) = &reading.book.gift(*gift).give
                && let Some(e) = rule_applies(reading, rule, playing)
            {
                number += condition::number(reading, &e, amount);
            }
        }
    }
    if number > 0 && blanked(reading, playing) { 0 } else { number }
}

/// How many units can be defeated for Exploit: any that the player controls.
pub(crate) fn most_exploited(reading: Reading<'_>, playing: Playing) -> i16 {
    let most = exploit(reading, playing);
    if most > 0 { most.min(reading.table.sides[playing.seat].units.len() as i16) } else { 0 }
}

/// Has the player enough for the price, with or without Exploit?
pub(crate) fn affordable(reading: Reading<'_>, playing: Playing, price: i16, have: i16) -> bool {
    price <= have
        || most_exploited(reading, playing) > 0 && payables::exploit_pays(reading, playing, price, &mut Vec::new())
}

/// Cards of the hand that could be discarded instead of paying for this card.
pub(crate) fn instead_cards(reading: Reading<'_>, playing: Playing, into: &mut Vec<Obj>) {
    let Some(costs) = &reading.def(playing.card).instead else { return };
    let e = Effect::new(ProgramId::NONE, playing.card, playing.seat);
    for cost in costs {
        if let Cost::Discard(_, list) = cost {
            for uid in &reading.table.sides[playing.seat].hand {
                let obj = reading.table.obj(*uid);
                if obj != playing.card && predicate::all(reading, &e, obj, list) {
                    into.push(obj);
                }
            }
        }
    }
}

/// Can a part of an ability's cost be paid (rule 5.6)?
pub(crate) fn payable(reading: Reading<'_>, e: &Effect, cost: &Cost) -> bool {
    match cost {
        Cost::Resources(amount) => {
            let owed = payables::owed(reading, e.controller, i16::from(*amount));
            owed <= payables::purse(reading, e.controller, &[])
        }
        Cost::Exhaust => reading.table.live(e.source).is_some_and(|card| !card.exhausted()),
        Cost::DefeatThis | Cost::DamageYourBase(_) => true,
        Cost::UseForce => reading.table.sides[e.controller].force,
        Cost::DefeatCredit => reading.table.sides[e.controller].credits > 0,
        Cost::DefeatToken => tokens::has_token(reading, e, e.controller),
        Cost::Defeat(selector) | Cost::Damage(_, selector) | Cost::Return(selector) => {
            selector::exists(reading, e, selector)
        }
        Cost::Mill(count) => reading.table.sides[e.controller].deck.len() >= usize::from(*count),
        Cost::ReadyA(selector) => selector::visit(reading, e, selector, &mut |obj| stats::can_ready(reading, obj)),
        Cost::ExhaustA(selector) => selector::visit(reading, e, selector, &mut |obj| {
            reading.table.live(obj).is_some_and(|card| !card.exhausted())
        }),
        Cost::Discard(amount, list) => {
            selector::count(reading, e, &Selector::Hand(swu_language::ability::PlayerRef::You, list.clone()))
                >= i16::from(*amount)
        }
    }
}
