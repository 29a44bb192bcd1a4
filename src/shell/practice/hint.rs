//! What the coach would do here, thought of beside the screen. Only exercises can ask for it.

use super::LOOK_EVERY;
use super::tabletop::Tabletop;
use crate::guide::{Said, Tone};
use hotseat::bots::beside::Beside;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_minds::coach::{Advice, Method, advise};
use swu_rules::redeal::Lists;
use swu_view::{OptionView, Verb};

/// Games that are played on for each of the best options.
pub(super) const GAMES: u32 = 120;
/// After this time the coach says what is known by then.
const LONGEST: Duration = Duration::from_secs(2);
/// How many options are named.
const NAMED: usize = 3;

/// A hint that was asked for.
pub(super) struct Hint {
    labels: Vec<String>,
    /// The options that only cost something.
    useless: Vec<usize>,
    until: Instant,
    job: Beside<Option<Advice>>,
    said: Vec<Said>,
}

impl Hint {
    /// Begins thinking about the decision of the practised seat; `None` if it has none.
    pub(super) fn begin(tabletop: &Tabletop, games: u32, now: Instant) -> Option<Hint> {
        let sight = tabletop.sight(&Lists::Closed).filter(|_| tabletop.is_yours())?;
        let options = tabletop.view().decision?.options;
        let useless = (0..options.len()).filter(|place| options[*place].only_costs()).collect();
        let labels = options.into_iter().map(in_words).collect();
        let data = Arc::clone(tabletop.data());
        let method = Method::sensible(games, 1);
        let job = Beside::begin(move |stop| advise(&data.book, &sight, method, stop));
        let said = vec![Said::so(Tone::Aside, "The coach thinks.")];
        Some(Hint { labels, useless, until: now + LONGEST, job, said })
    }

    /// What is said now.
    pub(super) fn said(&self) -> &[Said] {
        &self.said
    }

    /// Time passed; true if the text has changed.
    pub(super) fn tick(&mut self, now: Instant) -> bool {
        if self.job.is_over() {
            return false;
        }
        if now >= self.until {
            self.job.hurry();
        }
        let Some(advice) = self.job.done() else { return self.job.is_over() };
        self.said = advice.map(|advice| told(&advice, &self.labels, &self.useless)).unwrap_or_default();
        true
    }

    /// When to look again.
    pub(super) fn deadline(&self, now: Instant) -> Option<Instant> {
        (!self.job.is_over()).then(|| now + LOOK_EVERY)
    }
}

/// The coach's words for an option.
fn in_words(option: OptionView) -> String {
    match option.verb {
        Verb::Yes | Verb::No => format!("answer \"{}\"", option.label),
        _ => option.label,
    }
}

/// "Attack with AT-ST, 54 % to win (give or take 3)": the best options and how sure that is.
fn told(advice: &Advice, labels: &[String], useless: &[usize]) -> Vec<Said> {
    // An option without any effect is never advised, whatever the games played on suggest.
    let mut order: Vec<usize> = (0..advice.options.len()).filter(|option| !useless.contains(option)).collect();
    order.sort_by(|one, two| {
        let (a, b) = (&advice.options[*one], &advice.options[*two]);
        let is_best = |option: &usize| *option == advice.best;
        let best_first = is_best(two).cmp(&is_best(one));
        best_first.then(b.rollouts.cmp(&a.rollouts)).then(b.equity.total_cmp(&a.equity)).then(one.cmp(two))
    });
    let line = |option: &usize| {
        let (judged, label) = (advice.options.get(*option)?, labels.get(*option)?);
        let (chance, doubt) = (100.0 * judged.equity, 50.0 * (judged.high - judged.low));
        Some(format!("{label}, {chance:.0} % to win (give or take {doubt:.0})."))
    };
    let lines: Vec<String> = order.iter().take(NAMED).filter_map(line).collect();
    let head = if advice.clear { "The coach's choice" } else { "Too close to call, but the coach leans to" };
    let said = lines.into_iter().enumerate();
    said.map(|(place, line)| match place {
        0 => Said::so(Tone::Strong, format!("{head}: {line}")),
        _ => Said::so(Tone::Aside, format!("Or: {line}")),
    })
    .collect()
}
