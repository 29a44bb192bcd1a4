//! What the coach would do here, thought of beside the screen. Only exercises can ask for it.

use super::LOOK_EVERY;
use super::practised::{Outlook, Practised};
use super::tabletop::Tabletop;
use super::thinking::Thinking;
use super::verdict;
use crate::guide::{Said, Tone};
use coach::{Advice, Work};
use std::collections::BTreeSet;
use std::time::Instant;

/// How many options are named.
const NAMED: usize = 3;

/// A hint that was asked for.
pub(super) struct Hint<G: Practised> {
    labels: Vec<String>,
    /// The options that only cost something.
    useless: Vec<usize>,
    thinking: Thinking<G>,
    said: Vec<Said>,
}

impl<G: Practised> Hint<G> {
    /// Begins thinking about the decision of the practised seat; `None` if it has none.
    pub(super) fn begin(tabletop: &Tabletop<G>, work: Work) -> Option<Hint<G>> {
        let (known, view) = (tabletop.known()?, tabletop.view());
        let labels = G::in_words(&view);
        let useless = (0..labels.len()).filter(|option| G::is_useless(&view, *option)).collect();
        let thinking = Thinking::begin(tabletop.data(), known, work)?;
        let said = vec![Said::so(Tone::Aside, "The coach thinks.")];
        Some(Hint { labels, useless, thinking, said })
    }

    /// What is said now.
    pub(super) fn said(&self) -> &[Said] {
        &self.said
    }

    /// Time passed; true if the text has changed.
    pub(super) fn tick(&mut self) -> bool {
        if self.thinking.is_over() {
            return false;
        }
        let Some(coach) = self.thinking.done() else { return self.thinking.is_over() };
        self.said = told::<G>(&coach.advice(), &self.labels, &self.useless);
        true
    }

    /// When to look again.
    pub(super) fn deadline(&self, now: Instant) -> Option<Instant> {
        (!self.thinking.is_over()).then(|| now + LOOK_EVERY)
    }
}

/// "The coach's choice: Attack with AT-ST, 54 % to win. Or: Pass, behind by 2 to 5 points.": the best options and how
/// sure that is.
fn told<G: Practised>(advice: &Advice<Outlook<G>>, labels: &[String], useless: &[usize]) -> Vec<Said> {
    // An option without any effect is never advised, whatever the games played on suggest.
    let mut order: Vec<usize> = (0..advice.options.len()).filter(|option| !useless.contains(option)).collect();
    order.sort_by(|one, two| advice.gap(*one).loss.total_cmp(&advice.gap(*two).loss).then(one.cmp(two)));
    let label = |option: usize| labels.get(option).map_or("", String::as_str);
    // Copies of a card are one way to play on.
    let mut named = BTreeSet::new();
    order.retain(|option| named.insert(label(*option)));
    let Some(best) = order.first().copied() else { return Vec::new() };
    let chance = 100.0 * advice.options.get(best).map_or(0.0, |judged| judged.equity);
    let head = if advice.is_clear() { "The coach's choice" } else { "Not known yet, but the coach leans to" };
    let first = Said::so(Tone::Strong, format!("{head}: {}, {chance:.0} % to win.", label(best)));
    let others = order.iter().take(NAMED).skip(1).map(|option| {
        let behind = verdict::behind(&advice.gap(*option));
        Said::so(Tone::Aside, format!("Or: {}, {behind}.", label(*option)))
    });
    std::iter::once(first).chain(others).chain([verdict::whose::<G>(advice)]).collect()
}
