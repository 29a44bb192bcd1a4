//! Why a card that was looked at does not match a text, told to the player who looked at it.

use super::Looker;
use crate::book::op::Op;
use crate::decision::{Decision, Prompt};
use swu_cards::wording::grammar::a;
use swu_language::ability::{Amount, Filter, Ref};
use swu_language::visit::{self, Visitor};

/// What a condition asks about a card.
#[derive(Default)]
struct Asked {
    cost: bool,
    kind: bool,
    /// Does it mention the chosen number?
    number: bool,
}

impl Visitor for Asked {
    fn is(&mut self, word: &Filter) {
        self.cost |= matches!(word, Filter::Cost(_) | Filter::CostAtMost(_) | Filter::CostAtLeast(_) | Filter::OddCost);
        self.kind |= matches!(word, Filter::A(_));
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        self.number |= matches!(word, Amount::ChosenNumber);
        visit::qty(self, word);
    }
}

impl Looker<'_> {
    /// "Rebel Pathfinder costs 2, and the chosen number is 3": about the only card looked at, if the text asks on only
    /// so that nobody else can tell.
    pub(crate) fn why_not(&self, decision: &Decision) -> Option<String> {
        let Prompt::Step(program, _) = decision.prompt else { return None };
        let e = self.asking(program)?;
        let Op::Unless(condition, _) = self.reading.book.program(program).ops.get(usize::from(e.pc))? else {
            return None;
        };
        let card = self.one_card(e, Ref::Cards).filter(|card| self.may_name(decision, e, Ref::Cards, *card))?;
        let printed = self.reading.book.card(self.reading.table.card(card.uid).def);
        let mut asked = Asked::default();
        visit::cond(&mut asked, condition);
        let mut said = Vec::new();
        if asked.kind || !asked.cost {
            said.push(format!("is {}", a(printed.kind.name())));
        }
        if asked.cost {
            said.push(format!("costs {}", printed.cost));
        }
        let number = if asked.number { format!(", and the chosen number is {}", e.number) } else { String::new() };
        Some(format!("{} {}{number}", self.title(card.uid), said.join(" and ")))
    }
}
