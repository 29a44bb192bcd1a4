//! Disclosing: revealing cards of one's hand that have the icons asked for (rule 25.8).

use crate::change::moment;
use crate::change::moment::Moment;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::decider;
use crate::reading::Reading;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{CARDS, Effect};
use seats::Seat;
use swu_view::DecisionKind;

/// How often each icon is asked for.
type Icons = [u8; 6];

/// Reveals cards one after another until all icons are there, or one of them. Everybody with a hand is asked:
/// nobody else knows that a hand cannot do it, and anybody may claim so (rule 1.4).
pub(crate) fn disclose(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    icons: Icons,
    one: bool,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    let seat = decider::payer(e);
    if e.picked() == 0 && matches!(choice, Some(Choice::Card(_))) {
        effect::said_yes(rules, e);
    }
    effect::keep_pick(rules, e, choice);
    let missing = missing(rules.read(), e, icons);
    if e.picked() > 0 && (one || missing == [0; 6]) {
        return disclosed(rules, e, seat);
    }
    let none = rules.table.sides[seat].hand.is_empty() || decider::declines(rules.read(), e);
    if none || choice.is_some_and(|choice| !matches!(choice, Choice::Card(_))) {
        e.done_in_full = false;
        e.limited = None;
        return optional.map_or(Flow::Next, Flow::Jump);
    }
    let mut options = rules.list();
    if one || hand_has(rules.read(), e, seat, missing) {
        let helps = |uid: &&Uid| {
            let obj = rules.table.obj(**uid);
            let icons = rules.read().def(obj).icons;
            !effect::picks(rules.read(), e).contains(&obj)
                && icons.iter().zip(missing).any(|(has, needed)| *has > 0 && needed > 0)
        };
        options.extend(rules.table.sides[seat].hand.iter().filter(helps).map(|uid| Choice::Card(*uid)));
    }
    if e.picked() == 0 {
        options.push(Choice::Skip);
    }
    rules.ask(
        decider::decider(rules.read(), seat),
        DecisionKind::Target,
        e.source,
        select::prompt(rules.read(), e),
        true,
        options,
    );
    Flow::Again
}

/// The icons missing from the cards picked so far.
pub(crate) fn missing(reading: Reading<'_>, e: &Effect, icons: Icons) -> Icons {
    let mut missing = icons;
    for card in effect::picks(reading, e) {
        for (missing, has) in missing.iter_mut().zip(reading.def(*card).icons) {
            *missing = missing.saturating_sub(has);
        }
    }
    missing
}

/// Have the unpicked cards of the hand all these icons?
fn hand_has(reading: Reading<'_>, e: &Effect, seat: Seat, missing: Icons) -> bool {
    let mut there = [0u8; 6];
    for uid in &reading.table.sides[seat].hand {
        let obj = reading.table.obj(*uid);
        if !effect::picks(reading, e).contains(&obj) {
            for (sum, has) in there.iter_mut().zip(reading.def(obj).icons) {
                *sum = sum.saturating_add(has);
            }
        }
    }
    there.iter().zip(missing).all(|(there, needed)| *there >= needed)
}

fn disclosed(rules: &mut Rules<'_>, e: &mut Effect, seat: Seat) -> Flow {
    let cards: Vec<Obj> = effect::picks(rules.read(), e).to_vec();
    for card in &cards {
        rules.fact(What::Revealed, seat, card.uid, Uid::NONE, 0);
    }
    effect::fill(rules, e, 0, &cards);
    effect::fill(rules, e, CARDS, &cards);
    e.secret = false;
    e.amount_done = cards.len() as i16;
    e.done_in_full = true;
    moment::announce(rules, Moment::Shown(seat));
    Flow::Next
}
