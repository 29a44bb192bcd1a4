//! Reviews of Star Wars: Unlimited: which cards were drawn before a decision.

pub use coach::review::{Judgement, Review, Summary};

use swu_rules::decision::Prompt;
use swu_rules::fact::{Fact, What};
use swu_rules::sight::Sight;

/// How many cards of the hand were drawn by the rules since its seat's previous decision.
pub fn drew(sight: &Sight, facts: &[Fact]) -> usize {
    let seat = sight.eyes();
    let Some(decision) = sight.decision() else { return 0 };
    match decision.prompt {
        Prompt::Mulligan => sight.own_hand().len(),
        Prompt::SetupResource => {
            let last = facts
                .iter()
                .rev()
                .find(|fact| fact.seat == seat && matches!(fact.what, What::Mulliganed | What::Resourced));
            if last.is_some_and(|fact| fact.what == What::Mulliganed) { sight.own_hand().len() } else { 0 }
        }
        Prompt::RegroupResource => {
            let phase = facts.iter().rev().take_while(|fact| fact.what != What::Regroup);
            let drawn = phase.filter(|fact| fact.what == What::Drew && fact.seat == seat);
            drawn.map(|fact| if fact.card.is_some() { 1 } else { usize::try_from(fact.amount).unwrap_or(0) }).sum()
        }
        _ => 0,
    }
}
