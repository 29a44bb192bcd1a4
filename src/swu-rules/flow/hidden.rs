//! Questions about cards that others must not see.
//!
//! Whether a question is asked must not depend on anything hidden: skipping a player would tell the table what the
//! hidden cards are not. So such a question is asked anyway, with only "no" as an answer; and a player who must name a
//! hidden card with a property that others can't check may claim to have none (rule 1.4).

use super::effect::Flow;
use crate::book::op::{CardVerb, Op};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::select;
use crate::query::{decider, selector};
use crate::reading::Reading;
use crate::table::card::{Obj, Zone};
use crate::table::effect::Effect;
use seats::Seat;
use swu_language::ability::{Condition, Filter, Ref, Selector};
use swu_language::visit::{self, Visitor};
use swu_view::DecisionKind;

/// Asks in private although nothing fits: the only answer is `no`.
pub(crate) fn ask_all_the_same(rules: &mut Rules<'_>, e: &Effect, seat: Seat, kind: DecisionKind, no: Choice) -> Flow {
    let mut options = rules.list();
    options.push(no);
    rules.ask(seat, kind, e.source, select::prompt(rules.read(), e), true, options);
    Flow::Again
}

/// Is this a choice among cards of a hand that may, as far as others know, contain no match?
pub(crate) fn hand_may_fail(reading: Reading<'_>, e: &Effect, selector: &Selector, optional: bool) -> bool {
    matches!(selector, Selector::Hand(whose, _) if selector::holds_cards(reading, e, *whose) && (optional || has_filter(selector)))
}

/// May the player claim to have no such card (rule 1.4)? Not when the hand was just revealed.
pub(crate) fn may_claim_none(reading: Reading<'_>, e: &Effect, selector: &Selector) -> bool {
    has_filter(selector) && !hand_is_open(reading, e, selector)
}

fn hand_is_open(reading: Reading<'_>, e: &Effect, selector: &Selector) -> bool {
    let Selector::Hand(whose, _) = selector else { return false };
    let done = &reading.book.program(e.program).ops[..e.pc as usize];
    done.iter().any(|op| matches!(op, Op::Cards(CardVerb::RevealHand(who)) if who == whose))
}

/// Does answering require cards that others must not see?
pub(crate) fn hidden_choice(reading: Reading<'_>, e: &Effect, selector: &Selector, sample: Obj) -> bool {
    match selector {
        Selector::Hand(..) => true,
        Selector::The(Ref::Cards | Ref::Rest) | Selector::Among(Ref::Cards | Ref::Rest, _) => e.secret,
        _ => match reading.table.card(sample.uid).zone {
            Zone::Hand => true,
            // The chooser sees only the faces of their own resources.
            Zone::Resource => reading.table.card(sample.uid).controller == decider::chooser_of(reading, e),
            Zone::Deck => e.secret,
            _ => false,
        },
    }
}

/// Must a hidden card have a property that others can't check (rule 1.4)?
fn has_filter(selector: &Selector) -> bool {
    matches!(selector, Selector::Hand(_, list) if list.iter().any(|predicate| !matches!(predicate, Filter::Another)))
}

/// Does the condition look at cards that were looked at before?
pub(super) fn speaks_of_cards(condition: &Condition) -> bool {
    struct Finder(bool);
    impl Visitor for Finder {
        fn reference(&mut self, word: Ref) {
            self.0 |= matches!(word, Ref::Cards | Ref::Rest);
        }
    }
    let mut finder = Finder(false);
    visit::cond(&mut finder, condition);
    finder.0
}
