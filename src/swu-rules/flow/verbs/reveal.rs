//! Revealing cards one at a time.

use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::flow::{effect, select};
use crate::query::condition;
use crate::table::card::Uid;
use crate::table::effect::{CARDS, Effect};
use swu_language::ability::Amount;
use swu_view::DecisionKind;

/// Reveals cards one at a time until the player stops.
pub(crate) fn reveal_one_by_one(rules: &mut Rules<'_>, e: &mut Effect, most: &Amount, choice: Option<Choice>) -> Flow {
    let most = condition::number(rules.read(), e, most);
    if e.picked() == 0 {
        effect::begin_picking(rules.read(), e);
    } else if choice.is_none() {
        // Somebody has left the table meanwhile: the same question again.
        return ask_for_more(rules, e);
    }
    let stop = matches!(choice, Some(Choice::Done));
    let deck = &rules.table.sides[e.controller].deck;
    let next = deck.len().checked_sub(1 + e.picked() as usize).map(|place| deck[place]);
    if let Some(uid) = next
        && !stop
        && e.picked() < most
    {
        effect::pick(rules, e, rules.table.obj(uid));
        rules.fact(What::Revealed, e.controller, uid, Uid::NONE, 0);
        let more = rules.table.sides[e.controller].deck.len() > e.picked() as usize;
        if e.picked() < most && more {
            return ask_for_more(rules, e);
        }
    }
    e.slots[CARDS] = e.picks();
    e.amount_done = e.picked();
    e.done_in_full = e.picked() > 0;
    e.secret = false;
    Flow::Next
}

fn ask_for_more(rules: &mut Rules<'_>, e: &Effect) -> Flow {
    let mut options = rules.list();
    options.extend([Choice::Yes, Choice::Done]);
    rules.ask(e.controller, DecisionKind::May, e.source, select::prompt(rules.read(), e), false, options);
    Flow::Again
}
