//! The end of a play: the card goes where it belongs (rule 8.1 step 5).

use crate::book::GiftId;
use crate::book::op::{Op, RiderOp};
use crate::change::moment::Moment;
use crate::change::{attach, copy, lasting, moment, move_card, status, token};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::play::{exploit, spend};
use crate::flow::verbs::when_played;
use crate::flow::{check, effect, play};
use crate::query::costs::Playing;
use crate::query::{condition, costs, predicate};
use crate::reading::Reading;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, Lasting, Lasts, PLAYED};
use crate::table::frame::{Frame, Play};
use crate::table::memory::Happening;
use seats::{Seat, SeatSet};
use swu_language::ability::{Grant, Token, Until};
use swu_language::word::{Arena, Kind};

/// Puts a card that is paid for into play, or into the discard pile.
pub(super) fn play_place(rules: &mut Rules<'_>, play: &Play) {
    let playing = play::playing(rules.read(), play);
    let blank = costs::blanked(rules.read(), playing);
    play::count_own_cost(rules, playing);
    let given = keywords_given(rules.read(), playing);
    let play = &Play { ready: play.ready || readied_by_a_rule(rules.read(), playing), ..*play };
    play::use_up_discounts(rules, playing);
    if play.mode.is_from_resources() {
        // The card that leaves is an exhausted resource, if there is any (rule 18.10).
        status::give_exhausted_first(rules, play.seat, &[play.card]);
    }
    match rules.book.def(rules.table.card(play.card.uid).def).kind {
        _ if play.mode.pilots() => place_upgrade(rules, play),
        Kind::Upgrade => place_upgrade(rules, play),
        Kind::Event => place_event(rules, play, blank),
        _ => place_unit(rules, play, &given),
    }
}

/// "The next unit you play this phase gains Ambush": what such rules give to this card.
fn keywords_given(reading: Reading<'_>, playing: Playing) -> Vec<(GiftId, Obj)> {
    let mut given = Vec::new();
    for rule in reading.table.cache.play_rules.iter().filter(|rule| rule.lasting.is_some()) {
        for gift in &reading.book.constant(rule.constant).gifts {
            if matches!(reading.book.gift(*gift).give, Grant::Keyword(_))
                && costs::rule_applies(reading, rule, playing).is_some()
            {
                given.push((*gift, rule.source));
            }
        }
    }
    given
}

/// "The next unit you play this phase enters play ready."
fn readied_by_a_rule(reading: Reading<'_>, playing: Playing) -> bool {
    let readies = |gift: &GiftId| reading.book.gift(*gift).give == Grant::EntersReady;
    let mut rules = reading.table.cache.play_rules.iter().filter(|rule| rule.lasting.is_some());
    rules.any(|rule| {
        reading.book.constant(rule.constant).gifts.iter().any(readies)
            && costs::rule_applies(reading, rule, playing).is_some()
    })
}

/// What is remembered about a card that was just played.
fn played(rules: &mut Rules<'_>, play: &Play, obj: Obj, host: Obj) {
    let card = rules.table.card_mut(obj.uid);
    // Resources replaced by Credits were not paid (rule 31.4).
    card.paid = (play.paid - i16::from(play.credits)).clamp(0, 255) as u8;
    card.credits = play.credits;
    card.played = Some(play.mode);
    moment::note(rules, Happening::Played, play.seat, obj, host, play.paid);
    if play.exploited.len > 0 {
        for unit in exploit::exploited(rules.read(), play.exploited).to_vec() {
            moment::note(rules, Happening::Exploited, play.seat, unit, obj, 0);
        }
        rules.table.pool.truncate(play.exploited.start as usize);
    }
}

/// At the same time as a card leaves the resource zone by Smuggle, the top card of the deck becomes an exhausted
/// resource (rule 18.10).
fn replace_resource(rules: &mut Rules<'_>, play: &Play) {
    if !play.mode.replaced() {
        return;
    }
    if let Some(top) = rules.table.sides[play.seat].deck.last().copied() {
        move_card::to_resources(rules, top, play.seat, false);
        rules.fact_for(What::ResourcedTop, play.seat, top, Uid::NONE, 1, SeatSet::one(play.seat));
    }
}

fn place_unit(rules: &mut Rules<'_>, play: &Play, given: &[(GiftId, Obj)]) {
    let uid = play.card.uid;
    let brings = brought_in(rules.read(), play.card);
    let arena = match play.copies {
        Some(def) => rules.book.def(def).arena,
        None => rules.read().def(play.card).arena,
    };
    move_card::relocate(rules, uid, if arena == Arena::Ground { Zone::Ground } else { Zone::Space }, play.seat);
    let obj = rules.table.obj(uid);
    if let Some(def) = play.copies {
        copy::become_copy(rules, obj, def, play.host);
    }
    rules.table.card_mut(uid).played = Some(play.mode);
    status::arrive(rules, obj, play.ready);
    rules.table.card_mut(uid).set(CardState::FRESH, true);
    rules.fact(What::Played, play.seat, uid, Uid::NONE, play.paid);
    replace_resource(rules, play);
    played(rules, play, obj, Obj::NONE);
    moment::note(rules, Happening::Entered, play.seat, obj, Obj::NONE, 0);
    give_riders(rules, play, obj);
    bring_in(rules, &brings, obj);
    when_played::learn_when_played(rules, play.learns, obj, Until::SourceLeaves);
    spend::learn_from_spent(rules, play.spent, obj);
    for (gift, source) in given {
        give_for_the_phase(rules, *gift, obj, *source, play.seat);
    }
    moment::announce(rules, Moment::Played(obj, play.seat));
    moment::announce(rules, Moment::Enters(obj));
    if !is_joined(rules.read(), play) {
        check::state(rules);
    }
}

/// The token upgrades that a card has to enter play with (rule 56.1): who gives which, and how many.
fn brought_in(reading: Reading<'_>, card: Obj) -> Vec<(Seat, Token, i16)> {
    let brings = |lasting: &Lasting| match lasting.what {
        Lasts::Gift { gift, amount } if lasting.on == card => match &reading.book.gift(gift).give {
            Grant::EntersWith(token, _) => Some((lasting.controller, *token, amount)),
            _ => None,
        },
        _ => None,
    };
    reading.table.lasting.iter().filter_map(brings).collect()
}

fn bring_in(rules: &mut Rules<'_>, brings: &[(Seat, Token, i16)], unit: Obj) {
    let mut made = rules.take_buffer();
    for (seat, token, count) in brings {
        token::give_token(rules, unit, *token, *count, &mut made);
        token::gave_upgrades(rules, *seat, *count);
    }
    rules.give_buffer(made);
}

/// Does the same sentence of the text continue after playing the card? The state is checked at its end (rule 11.1).
fn is_joined(reading: Reading<'_>, play: &Play) -> bool {
    let joined = |frame: &Frame| match frame {
        Frame::Effect(e) => play.riders == Some((e.program, e.pc)) && e.joined > 0,
        _ => false,
    };
    reading.table.frames.iter().any(joined)
}

/// What the text that plays the card gives to it.
fn give_riders(rules: &mut Rules<'_>, play: &Play, obj: Obj) {
    let Some((program, pc)) = play.riders else { return };
    let book = rules.book;
    let Some(Op::Play(op)) = book.program(program).ops.get(pc as usize) else { return };
    let e = Effect::new(program, obj, play.seat);
    let mut gifts: Vec<GiftId> = op.gains.to_vec();
    gifts.extend(earned(rules, &op.riders, e, obj));
    for gift in &gifts {
        let amount = condition::gift_amount(rules.read(), &e, *gift);
        let what = Lasts::Gift { gift: *gift, amount };
        lasting::begin(rules, Lasting::of(what, obj, obj, play.seat, op.until));
    }
}

/// What else it gets, if the condition for that holds now.
fn earned(rules: &mut Rules<'_>, riders: &[RiderOp], mut e: Effect, obj: Obj) -> Vec<GiftId> {
    let pool = rules.table.pool.len();
    effect::fill(rules, &mut e, PLAYED, &[obj]);
    let mut earned = Vec::new();
    for rider in riders {
        if rider.condition.as_ref().is_none_or(|condition| condition::holds(rules.read(), &e, condition)) {
            earned.extend(&rider.gifts);
        }
    }
    rules.table.pool.truncate(pool);
    earned
}

fn give_for_the_phase(rules: &mut Rules<'_>, gift: GiftId, on: Obj, source: Obj, controller: Seat) {
    let what = Lasts::Gift { gift, amount: 1 };
    lasting::begin(rules, Lasting::of(what, on, source, controller, Until::EndOfPhase));
}

fn place_upgrade(rules: &mut Rules<'_>, play: &Play) {
    let uid = play.card.uid;
    // With nothing left to attach to, it is defeated (rule 13 kind 3).
    let stays = predicate::can_be_host(rules.read(), play.host);
    if stays {
        move_card::put_on(rules, uid, play.host.uid, play.seat);
    } else {
        move_card::relocate(rules, uid, Zone::Discard, play.seat);
    }
    rules.fact(What::Played, play.seat, uid, moment::uid_or_none(play.host), play.paid);
    replace_resource(rules, play);
    if !stays {
        return;
    }
    attach::settle_on(rules, uid, play.host);
    let obj = rules.table.obj(uid);
    played(rules, play, obj, play.host);
    moment::announce(rules, Moment::Played(obj, play.seat));
    check::state(rules);
}

fn place_event(rules: &mut Rules<'_>, play: &Play, blank: bool) {
    let uid = play.card.uid;
    move_card::relocate(rules, uid, Zone::Discard, play.seat);
    let obj = rules.table.obj(uid);
    rules.fact_for(What::Played, play.seat, uid, Uid::NONE, play.paid, SeatSet::everyone(rules.table.seats()));
    replace_resource(rules, play);
    played(rules, play, obj, Obj::NONE);
    if !blank && let Some(program) = rules.book.def(rules.table.card(uid).def).event {
        let mut e = Effect::new(program, obj, play.seat);
        e.pool = rules.table.pool.len() as u16;
        rules.table.frames.push(Frame::Effect(e));
    }
    moment::announce(rules, Moment::Played(obj, play.seat));
}
