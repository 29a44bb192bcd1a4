//! Cards spent for a card while it is being played (rules 52.1 to 52.3): they are chosen one after another, then all of
//! them are spent at once, each making it cheaper by the same amount.

use super::PlayStep;
use crate::change::{damage, leave, move_card};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::play::exploit;
use crate::flow::verbs::when_played;
use crate::flow::{check, play};
use crate::query::payables;
use crate::table::card::{CardState, Obj, Uid};
use crate::table::effect::Span;
use crate::table::frame::{Frame, Play};
use swu_language::ability::Spent;
use swu_view::DecisionKind;

/// Asks for the next card, or spends the chosen ones.
pub(super) fn play_spend(rules: &mut Rules<'_>, at: usize, mut play: Play, choice: Option<Choice>) {
    let playing = play::playing(rules.read(), &play);
    let Some(most) = payables::most_spent(rules.read(), playing) else {
        return play::play_at_once(rules, at, play, PlayStep::Exploit);
    };
    if let Some(Choice::Card(uid)) = choice {
        if play.spent.len == 0 {
            play.spent.start = rules.table.pool.len() as u16;
        }
        rules.table.pool.push(rules.table.obj(uid));
        play.spent.len += 1;
    }
    let made = i16::try_from(play.spent.len).unwrap_or(i16::MAX);
    if choice == Some(Choice::Done) || made >= most {
        return spend(rules, at, play);
    }
    let mut left = Vec::new();
    payables::spendable_cards(rules.read(), playing, &mut left);
    let chosen = exploit::exploited(rules.read(), play.spent).to_vec();
    let mut options = rules.list();
    if (made + 1..=most).any(|count| payables::pays_with_spent(rules.read(), playing, count)) {
        let open = left.iter().filter(|card| !chosen.contains(card) && **card != play.host);
        options.extend(open.map(|card| Choice::Card(card.uid)));
    }
    if payables::pays_with_spent(rules.read(), playing, made) || options.is_empty() {
        options.push(Choice::Done);
    }
    rules.put_back(at, Frame::Play(play));
    let hidden = rules.table.card(play.card.uid).zone.hidden();
    rules.ask(play.seat, DecisionKind::Cost, play.card, Prompt::Spend, hidden, options);
}

/// Spends the chosen cards together. Their effects on costs still count (rule 5.2a).
fn spend(rules: &mut Rules<'_>, at: usize, mut play: Play) {
    let cards = exploit::exploited(rules.read(), play.spent).to_vec();
    let book = rules.book;
    let Some(terms) = book.def(rules.table.card(play.card.uid).def).spends.as_ref() else { return };
    if cards.is_empty() {
        return play::play_at_once(rules, at, play, PlayStep::Exploit);
    }
    match terms.verb {
        Spent::Defeat => {
            for card in &cards {
                swap_ready(rules, card.uid, &cards);
            }
            cards.iter().for_each(|card| leave::defeat_resource(rules, card.uid));
        }
        Spent::Damage(amount) => {
            let hit = |unit: &Obj| damage::ability_hit(*unit, i16::from(amount), play.card, play.seat);
            let hits: Vec<_> = cards.iter().map(hit).collect();
            damage::deal(rules, &hits);
        }
        Spent::PutOnBottom => {
            for card in &cards {
                move_card::to_bottom(rules, card.uid);
                rules.fact(What::Bottomed, play.seat, card.uid, Uid::NONE, 0);
            }
        }
    }
    play.less = play.less.saturating_add(i16::from(terms.less).saturating_mul(cards.len() as i16));
    check::state(rules);
    play::play_on(rules, at, play, PlayStep::Exploit);
}

/// A ready resource is what pays: if an exhausted one was chosen, a remaining ready one is exhausted for it (rule
/// 52.2).
fn swap_ready(rules: &mut Rules<'_>, card: Uid, chosen: &[Obj]) {
    if !rules.table.card(card).exhausted() {
        return;
    }
    let seat = rules.table.card(card).controller;
    let stays = |uid: &&Uid| !rules.table.card(**uid).exhausted() && chosen.iter().all(|other| other.uid != **uid);
    if let Some(ready) = rules.table.sides[seat].resources.iter().find(stays).copied() {
        rules.table.card_mut(ready).set(CardState::EXHAUSTED, true);
        rules.table.card_mut(card).set(CardState::EXHAUSTED, false);
    }
}

/// The unit has the "When Played" abilities of the cards spent on it (rule 52.1).
pub(super) fn learn_from_spent(rules: &mut Rules<'_>, span: Span, unit: Obj) {
    if !rules.read().def(unit).spends.as_ref().is_some_and(|terms| terms.learns) {
        return;
    }
    for card in exploit::exploited(rules.read(), span).to_vec() {
        let now = rules.table.obj(card.uid);
        when_played::learn_when_played(rules, now, unit, swu_language::ability::Until::EndOfPhase);
    }
}
