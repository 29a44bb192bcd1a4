//! Credits and other tokens that a text defeats by number (rules 31.5, 36.5).

use crate::change::{credit, force, leave};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::{decider, selector, tokens};
use crate::reading::Reading;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{Effect, Hold, NOBODY};
use seats::Seat;
use swu_language::ability::PlayerRef;
use swu_view::DecisionKind;

/// The entry of a list of tokens that is the Force.
pub(crate) const THE_FORCE: u8 = 0;
/// The entry of a list of tokens that is a Credit.
pub(crate) const A_CREDIT: u8 = 1;

/// Chooses one of them, who becomes "that player"; nobody if none of them has a Credit.
pub(crate) fn choose_holder(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, choice: Option<Choice>) -> Flow {
    let seats = tokens::holders(rules.read(), e, who);
    let chosen = match choice {
        Some(Choice::Seat(seat)) => Some(seat),
        _ if seats.len() > 1 => {
            let mut options = rules.list();
            let order = e.controller.clockwise(rules.table.seats());
            options.extend(order.filter(|seat| seats.has(*seat)).map(Choice::Seat));
            let seat = decider::chooser_of(rules.read(), e);
            rules.ask(seat, DecisionKind::Target, e.source, select::prompt(rules.read(), e), false, options);
            return Flow::Again;
        }
        _ => seats.iter().next(),
    };
    e.player = chosen.map_or(NOBODY, |seat| seat.0);
    e.done_in_full = chosen.is_some();
    Flow::Next
}

/// Defeats any number of one's Credits.
pub(crate) fn defeat_any_credits(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    let seat = decider::payer(e);
    let most = i16::from(rules.table.sides[seat].credits);
    if choice.is_none() && most > 0 && e.hold != Hold::Released {
        let mut options = rules.list();
        options.extend((0..=most).rev().map(Choice::Number));
        let chooser = decider::chooser_of(rules.read(), e);
        rules.ask(chooser, DecisionKind::Number, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    let amount = super::amounts::chosen_number(e, choice);
    if e.hold == Hold::Held {
        return Flow::Stand;
    }
    e.amount_done = credit::defeat_credits(rules, seat, amount);
    e.done_in_full = e.amount_done > 0;
    Flow::Next
}

/// Defeats any number of one's tokens: the Force and Credits as they are chosen, which nothing sees before the
/// units and upgrades, which go together.
pub(crate) fn defeat_any_tokens(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) -> Flow {
    let seat = decider::payer(e);
    if e.picked() == 0 && choice.is_none() {
        e.amount_done = 0;
    }
    effect::keep_pick(rules, e, choice);
    if let Some(Choice::Mode(entry)) = choice {
        defeat_uncarded(rules, seat, entry);
        e.amount_done += 1;
    }
    let mut options = rules.list();
    if choice != Some(Choice::Done) {
        token_options(rules.read(), e, seat, &mut options);
    }
    let picked = effect::picks(rules.read(), e).to_vec();
    options.retain(|option| !matches!(option, Choice::Card(uid) if picked.iter().any(|pick| pick.uid == *uid)));
    if !options.is_empty() {
        options.push(Choice::Done);
        let chooser = decider::chooser_of(rules.read(), e);
        rules.ask(chooser, DecisionKind::Target, e.source, select::prompt(rules.read(), e), false, options);
        return Flow::Again;
    }
    rules.table.scratch.spare = options;
    defeat_tokens(rules, seat, &picked);
    e.amount_done += picked.len() as i16;
    e.done_in_full = e.amount_done > 0;
    effect::sentence_end(rules, e);
    Flow::Next
}

/// Every token of a player, as one option each; one stands for all Credits.
pub(crate) fn token_options(reading: Reading<'_>, e: &Effect, seat: Seat, options: &mut Vec<Choice>) {
    selector::visit(reading, e, &tokens::token_cards(), &mut |token| {
        options.push(Choice::Card(token.uid));
        false
    });
    let side = &reading.table.sides[seat];
    options.extend(side.force.then_some(Choice::Mode(THE_FORCE)));
    options.extend((side.credits > 0).then_some(Choice::Mode(A_CREDIT)));
}

/// Defeats a token that is not a card.
pub(crate) fn defeat_uncarded(rules: &mut Rules<'_>, seat: Seat, entry: u8) {
    match entry {
        THE_FORCE => force::lose_force(rules, seat),
        _ => {
            credit::defeat_credits(rules, seat, 1);
        }
    }
}

/// Defeats token units and token upgrades.
pub(crate) fn defeat_tokens(rules: &mut Rules<'_>, by: Seat, tokens: &[Obj]) {
    let (units, upgrades): (Vec<Obj>, Vec<Obj>) = tokens.iter().partition(|token| rules.table.is_unit(**token));
    if !units.is_empty() {
        leave::defeat_units(rules, &units, Some(by));
    }
    // Some may have been on those units.
    let left = |token: &&Obj| rules.table.live(**token).is_some() && rules.table.upgrades.contains(&token.uid);
    let upgrades: Vec<Uid> = upgrades.iter().filter(left).map(|token| token.uid).collect();
    if !upgrades.is_empty() {
        leave::remove_upgrades(rules, &upgrades);
    }
}
