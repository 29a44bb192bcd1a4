//! Reviews: every decision of a game judged by what its seat knew then, and how lucky its draws were.

use super::spread::Spread;
use super::{Coach, Depth, Gap, Method, Verdict, chance};
use crate::bots::search;
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::fact::{Fact, What};
use swu_rules::sight::Sight;

/// What is said of one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Which pick of the game it is, from 0.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// The option that was picked.
    pub picked: usize,
    /// The best option.
    pub best: usize,
    /// How much the pick gave away, as a share of a game.
    pub loss: f64,
    /// The lower bound of it.
    pub low: f64,
    /// The upper bound of it.
    pub high: f64,
    /// In a word.
    pub verdict: Verdict,
    /// The chance to win from this position, by games of its own: those of all other seats together are the rest.
    pub equity: f64,
    /// Half the width of its interval.
    pub doubt: f64,
    /// How much better the draw before it was than those that might have been, as a share of a game.
    pub draw: f64,
}

/// What is said of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// Which seat.
    pub seat: Seat,
    /// How many decisions it had.
    pub decisions: usize,
    /// What it gave away with each pick, on average; where that is not known, nothing.
    pub lost: f64,
    /// How much better its draws were than those it might have had, added up.
    pub luck: f64,
}

/// A review under way: it is given every decision in order.
#[derive(Clone, Debug)]
pub struct Review {
    depth: Depth,
    seats: Vec<Seat>,
    luck: Vec<f64>,
    judged: Vec<Judgement>,
}

/// Where the luck of the games starts that a position is valued by: not those by which its options were compared.
const FRESH: u64 = 1 << 48;
/// How many hands that might have been drawn instead are tried.
const REDRAWS: u64 = 32;

impl Review {
    /// A review of these seats.
    pub fn new(depth: Depth, seats: Vec<Seat>) -> Review {
        Review { depth, luck: vec![0.0; seats.len()], seats, judged: Vec::new() }
    }

    /// A seat under review decides, with this knowledge, and picks that option. `drew` cards have come into its hand
    /// since its previous decision, all of them drawn by the rules.
    pub fn decision(
        &mut self,
        book: &Book,
        at: usize,
        sight: &Sight,
        (picked, drew): (usize, usize),
        spread: Spread<'_>,
    ) {
        let Some(place) = self.seats.iter().position(|seat| *seat == sight.eyes()) else { return };
        let draw = if drew > 0 { self.draw(book, sight, drew, at as u64) } else { 0.0 };
        self.luck[place] += draw;
        let judged = self.judge(book, at, sight, picked, spread);
        self.judged.extend(judged.map(|judged| Judgement { draw, ..judged }));
    }

    /// The value of the hand minus the mean of those it might have been.
    fn draw(&self, book: &Book, sight: &Sight, drew: usize, seed: u64) -> f64 {
        let value = |sight: &Sight, seed: u64| {
            let thought = search(book, sight, self.depth.glances(), seed, &|| false);
            thought.values.get(thought.option).map_or(0.5, |value| f64::from(value.value))
        };
        let mut chance = Chance::new(seed);
        let sum: f64 = (0..REDRAWS).map(|number| value(&sight.redrawn(drew, &mut chance), seed ^ number << 32)).sum();
        let own: f64 = (0..4).map(|number: u64| value(sight, seed ^ number << 40)).sum();
        own / 4.0 - sum / REDRAWS as f64
    }

    fn judge(&self, book: &Book, at: usize, sight: &Sight, picked: usize, spread: Spread<'_>) -> Option<Judgement> {
        let options = sight.decision()?.options.len();
        if options < 2 || picked >= options {
            return None;
        }
        let method = self.depth.method(at as u64);
        let mut coach = Coach::of(sight.clone(), method)?.about(picked);
        coach.think(book, method.batches, spread, &|| false);
        let advice = coach.advice();
        let gap = advice.gap(picked);
        let best = if gap == Gap::NONE { picked } else { advice.best };
        let (equity, doubt) = chance(book, sight, Method { seed: method.seed ^ FRESH, ..method }, spread);
        let Gap { loss, low, high } = gap;
        let (loss, low, high) = (loss.clamp(0.0, 1.0), low.clamp(0.0, 1.0), high.clamp(0.0, 1.0));
        let verdict = gap.verdict();
        Some(Judgement { at, seat: sight.eyes(), picked, best, loss, low, high, verdict, equity, doubt, draw: 0.0 })
    }

    /// Every judgement, in order.
    pub fn judgements(&self) -> &[Judgement] {
        &self.judged
    }

    /// All picks that gave something away, the worst first.
    pub fn costliest(&self) -> Vec<Judgement> {
        let mut judged: Vec<Judgement> =
            self.judged.iter().filter(|judged| judged.verdict > Verdict::Unknown).copied().collect();
        judged.sort_by(|one, two| two.loss.total_cmp(&one.loss).then(one.at.cmp(&two.at)));
        judged
    }

    /// What is said of each seat.
    pub fn summaries(&self) -> Vec<Summary> {
        let summary = |(place, seat): (usize, &Seat)| {
            let known = |judged: &Judgement| if judged.verdict > Verdict::Unknown { judged.loss } else { 0.0 };
            let losses: Vec<f64> = self.judged.iter().filter(|judged| judged.seat == *seat).map(known).collect();
            Summary {
                seat: *seat,
                decisions: losses.len(),
                lost: losses.iter().sum::<f64>() / losses.len().max(1) as f64,
                luck: self.luck[place],
            }
        };
        self.seats.iter().enumerate().map(summary).collect()
    }
}

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
