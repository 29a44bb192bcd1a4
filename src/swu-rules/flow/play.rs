//! Playing a card (rule 8.1).

pub(crate) mod copy;
pub(crate) mod exploit;
pub(crate) mod extra;
pub(crate) mod place;
pub(crate) mod spend;

use crate::book::ProgramId;
use crate::book::op::{Op, PlayOp};
use crate::change::{cards, lasting};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::elimination::unwinding;
use crate::flow::{payment, run};
use crate::query::costs::Playing;
use crate::query::{costs, payables, play_texts, plays, selector};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Play, PlayStep};
use seats::Seat;
use swu_language::ability::Until;
use swu_view::DecisionKind;

/// One step of a play.
pub(crate) fn go_on(rules: &mut Rules<'_>, play: Play, choice: Option<Choice>) {
    let at = rules.table.frames.len();
    match play.step {
        PlayStep::Host => play_host(rules, at, play, choice),
        PlayStep::Instead => play_instead(rules, at, play, choice),
        PlayStep::Spend => spend::play_spend(rules, at, play, choice),
        PlayStep::Exploit => exploit::play_exploit(rules, at, play, choice),
        PlayStep::Pay => play_pay(rules, at, play),
        PlayStep::Extra(nth) => extra::play_extra(rules, at, play, nth, choice),
        PlayStep::Copy => copy::play_copy(rules, at, play, choice),
        PlayStep::Place => place::play_place(rules, &play),
    }
}

fn playing(reading: Reading<'_>, play: &Play) -> Playing {
    let Play { card, seat, mode, host, less, free, ignores_penalty, exploit, .. } = *play;
    let text = text_that_plays(reading, play);
    let keywords = text.map_or(0, |op| play_texts::keywords_by(reading, op));
    let ignores_one = text.map_or(0, |op| play_texts::penalty_ignored_once(reading, op));
    let ignores_of = text.map_or(0, |op| play_texts::penalty_ignored_of(reading, op));
    Playing { card, seat, mode, host, less, free, ignores_penalty, ignores_one, ignores_of, exploit, keywords }
}

fn text_that_plays<'a>(reading: Reading<'a>, play: &Play) -> Option<&'a PlayOp> {
    let (program, pc) = play.riders?;
    match reading.book.program(program).ops.get(pc as usize)? {
        Op::Play(op) => Some(op),
        _ => None,
    }
}

/// Continues with that step when everything above it is done.
fn play_on(rules: &mut Rules<'_>, at: usize, play: Play, step: PlayStep) {
    rules.put_back(at, Frame::Play(Play { step, ..play }));
}

/// Continues with that step at once, if nothing lies above it.
fn play_at_once(rules: &mut Rules<'_>, at: usize, play: Play, step: PlayStep) {
    let play = Play { step, ..play };
    if rules.table.frames.len() == at && !unwinding::is_play_stopped(rules.read(), &play) && run::goes_on(rules) {
        return go_on(rules, play, None);
    }
    rules.put_back(at, Frame::Play(play));
}

fn play_host(rules: &mut Rules<'_>, at: usize, mut play: Play, choice: Option<Choice>) {
    if !plays::plays_upgrade(rules.read(), play.card, play.mode) {
        return play_at_once(rules, at, play, PlayStep::Instead);
    }
    if let Some(Choice::Card(uid)) = choice {
        play.host = rules.table.obj(uid);
        return play_at_once(rules, at, play, PlayStep::Instead);
    }
    let have = payables::means(rules.read(), play.seat);
    let mut options = rules.list();
    let bare = playing(rules.read(), &play);
    for host in plays::hosts(rules.read(), bare) {
        let playing = Playing { host, ..bare };
        if wanted_host(rules.read(), &play, host)
            && costs::affordable(rules.read(), playing, costs::price(rules.read(), playing), have)
        {
            options.push(Choice::Card(host.uid));
        }
    }
    if options.is_empty() {
        return;
    }
    rules.put_back(at, Frame::Play(play));
    // Until it is in play, others need not know which card it is.
    let hidden = rules.table.card(play.card.uid).zone.hidden();
    rules.ask(play.seat, DecisionKind::Target, play.card, Prompt::AttachTo, hidden, options);
}

/// An alternative cost is offered besides the ordinary one (rule 5.2).
fn play_instead(rules: &mut Rules<'_>, at: usize, mut play: Play, choice: Option<Choice>) {
    if let Some(Choice::Card(discarded)) = choice {
        cards::discard_from_hand(rules, play.seat, &[discarded]);
        play.instead = true;
        return play_at_once(rules, at, play, PlayStep::Copy);
    }
    let offered = !play.free
        && !play.mode.replaced()
        && rules.read().def(play.card).instead.is_some()
        && !costs::silent(rules.read(), playing(rules.read(), &play));
    if choice.is_some() || !offered || rules.table.sides[play.seat].hand.len() < 2 {
        let next = if rules.read().def(play.card).spends.is_some() { PlayStep::Spend } else { PlayStep::Exploit };
        return play_at_once(rules, at, play, next);
    }
    let playing = playing(rules.read(), &play);
    let mut cards = rules.take_buffer();
    costs::instead_cards(rules.read(), playing, &mut cards);
    let mut options = rules.list();
    options.extend(cards.iter().map(|card| Choice::Card(card.uid)));
    rules.give_buffer(cards);
    let have = payables::means(rules.read(), play.seat);
    if options.is_empty() || costs::affordable(rules.read(), playing, costs::price(rules.read(), playing), have) {
        options.push(Choice::Skip);
    }
    rules.put_back(at, Frame::Play(play));
    rules.ask(play.seat, DecisionKind::Cost, play.card, Prompt::HowToPay, true, options);
}

/// Pays the resources. A price may have changed while choices were made: then the play is cancelled (rule 8.1 step
/// 4).
fn play_pay(rules: &mut Rules<'_>, at: usize, play: Play) {
    if costs::extra_payable(rules.read(), playing(rules.read(), &play)) && payment::pay(rules, play.seat, play.paid) {
        play_at_once(rules, at, play, PlayStep::Extra(0));
    }
}

/// May the upgrade go there by the text that plays it?
fn wanted_host(reading: Reading<'_>, play: &Play, host: Obj) -> bool {
    let Some(PlayOp { on: Some(group), .. }) = text_that_plays(reading, play) else { return true };
    // It may refer to what the text has chosen before.
    let plays = |frame: &Frame| match frame {
        Frame::Effect(e) if play.riders == Some((e.program, e.pc)) => Some(*e),
        _ => None,
    };
    let text = reading.table.frames.iter().rev().find_map(plays);
    let e = text.unwrap_or_else(|| Effect::new(ProgramId::NONE, play.by, play.seat));
    selector::visit(reading, &e, group, &mut |unit| unit == host)
}

/// What cards of the hand say about their own costs is in force while their player chooses what to play.
pub(crate) fn count_costs_in_hand(rules: &mut Rules<'_>, seat: Seat) {
    if rules.log.tally.is_some() {
        for place in 0..rules.table.sides[seat].hand.len() {
            let playing = plays::from_hand(rules.read(), rules.table.sides[seat].hand[place], seat);
            count_own_cost(rules, playing);
        }
    }
}

/// What the card says about its own cost is in force.
fn count_own_cost(rules: &mut Rules<'_>, playing: Playing) {
    let Some(mut tally) = rules.log.tally.take() else { return };
    for constant in &rules.read().def(playing.card).own_cost {
        if costs::own_cost_applies(rules.read(), playing, *constant).is_some() {
            tally.constant(*constant);
        }
    }
    rules.log.tally = Some(tally);
}

/// "The next card costs less" is used up, even by a card played for free (rule 5.4).
fn use_up_discounts(rules: &mut Rules<'_>, playing: Playing) {
    let mut spent: Vec<usize> = Vec::new();
    for rule in &rules.table.cache.play_rules {
        if let Some(place) = rule.lasting
            && rules.table.lasting.get(place as usize).is_some_and(|lasting| matches!(lasting.until, Until::Next(_)))
            && costs::rule_applies(rules.read(), rule, playing).is_some()
        {
            spent.push(place as usize);
        }
    }
    spent.sort_unstable();
    for place in spent.into_iter().rev() {
        match &mut rules.table.lasting[place].until {
            Until::Next(left @ 2..) => *left -= 1,
            _ => lasting::end_at(rules, place),
        }
    }
}
