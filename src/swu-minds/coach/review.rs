//! Reviews: every decision of a game judged by what its seat knew then, and how lucky its draws were.

use super::{Method, Verdict, advise, difference};
use crate::bots::search;
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::fact::{Fact, What};
use swu_rules::sight::Sight;

/// How closely it is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// In seconds.
    Quick,
    /// In a minute.
    Normal,
    /// As long as it takes.
    Deep,
}

impl Depth {
    /// All of them.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// Its name in arguments and the protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }

    /// The depth of that name.
    pub fn named(word: &str) -> Option<Depth> {
        Depth::ALL.into_iter().find(|depth| depth.word() == word)
    }

    const fn iterations(self) -> u32 {
        match self {
            Depth::Quick => 400,
            Depth::Normal => 2_000,
            Depth::Deep => 10_000,
        }
    }

    const fn rollouts(self) -> u32 {
        match self {
            Depth::Quick => 32,
            Depth::Normal => 200,
            Depth::Deep => 800,
        }
    }

    /// Games played in thought to value one hand.
    const fn glances(self) -> u32 {
        match self {
            Depth::Quick => 60,
            Depth::Normal => 200,
            Depth::Deep => 800,
        }
    }
}

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
    /// The chance to win after the best option.
    pub equity: f64,
}

/// What is said of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// Which seat.
    pub seat: Seat,
    /// How many decisions it had.
    pub decisions: usize,
    /// What it gave away with each pick, on average.
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

/// How large a loss must appear before games are played on to check it.
const WORTH_A_LOOK: f64 = 0.02;
/// Where the luck of the games of both looks starts: not the games by which the best was chosen.
const FIRST_LOOK: u64 = 1 << 48;
const SECOND_LOOK: u64 = 1 << 49;
/// How many hands that might have been drawn instead are tried.
const REDRAWS: u64 = 32;

impl Review {
    /// A review of these seats.
    pub fn new(depth: Depth, seats: Vec<Seat>) -> Review {
        Review { depth, luck: vec![0.0; seats.len()], seats, judged: Vec::new() }
    }

    /// A seat under review decides, with this knowledge, and picks that option. `drew` cards have come into its hand
    /// since its previous decision, all of them drawn by the rules.
    pub fn decision(&mut self, book: &Book, at: usize, sight: &Sight, picked: usize, drew: usize) {
        let Some(place) = self.seats.iter().position(|seat| *seat == sight.eyes()) else { return };
        let seed = at as u64;
        if drew > 0 {
            self.luck[place] += self.draw(book, sight, drew, seed);
        }
        self.judged.extend(self.judge(book, at, sight, picked));
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

    fn judge(&self, book: &Book, at: usize, sight: &Sight, picked: usize) -> Option<Judgement> {
        let decision = sight.decision()?;
        if decision.options.len() < 2 || picked >= decision.options.len() {
            return None;
        }
        let method = Method::sensible(self.depth.rollouts(), at as u64);
        let (best, equity) = match decision.prompt {
            Prompt::Mulligan | Prompt::SetupResource | Prompt::RegroupResource | Prompt::FirstPlayer => {
                let advice = advise(book, sight, Method { rollouts: method.rollouts / 2, ..method }, &|| false)?;
                (advice.best, advice.options.get(advice.best).map_or(0.5, |judged| judged.equity))
            }
            _ => {
                let thought = search(book, sight, self.depth.iterations(), at as u64, &|| false);
                let value = |option: usize| thought.values.get(option).map_or(0.0, |value| f64::from(value.value));
                let tried = thought.values.get(picked).is_some_and(|value| value.visits > 0);
                let loss = (value(thought.option) - value(picked)).max(0.0);
                let equity = value(thought.option);
                if tried && loss < WORTH_A_LOOK {
                    return Some(self.judgement(at, sight, picked, thought.option, (loss, 0.0, loss), equity));
                }
                (thought.option, equity)
            }
        };
        if best == picked || sight.meaning(best) == sight.meaning(picked) {
            return Some(self.judgement(at, sight, picked, best, (0.0, 0.0, 0.0), equity));
        }
        let found = difference(book, sight, [best, picked], Method { seed: method.seed ^ FIRST_LOOK, ..method });
        let found = self.looked_at_again(book, sight, [best, picked], method.seed, found);
        if found.0 <= 0.0 {
            // Played on, the pick is as good.
            return Some(self.judgement(at, sight, picked, picked, (0.0, 0.0, found.2.max(0.0)), equity));
        }
        Some(self.judgement(at, sight, picked, best, found, equity))
    }

    /// An apparent mistake is checked a second time, in other games: only what both looks find counts. The best of many
    /// options is also the luckiest, so a single look exaggerates.
    fn looked_at_again(
        &self,
        book: &Book,
        sight: &Sight,
        options: [usize; 2],
        seed: u64,
        first: (f64, f64, f64),
    ) -> (f64, f64, f64) {
        if Verdict::of(first.0, first.1) < Verdict::Inaccuracy {
            return first;
        }
        let method = Method::sensible(self.depth.rollouts(), seed ^ SECOND_LOOK);
        let second = difference(book, sight, options, method);
        ((first.0 + second.0) / 2.0, first.1.min(second.1), first.2.max(second.2))
    }

    fn judgement(
        &self,
        at: usize,
        sight: &Sight,
        picked: usize,
        best: usize,
        (loss, low, high): (f64, f64, f64),
        equity: f64,
    ) -> Judgement {
        let verdict = Verdict::of(loss, low);
        let (low, high) = (low.clamp(0.0, 1.0), high.clamp(0.0, 1.0));
        Judgement { at, seat: sight.eyes(), picked, best, loss, low, high, verdict, equity }
    }

    /// Every judgement, in order.
    pub fn judgements(&self) -> &[Judgement] {
        &self.judged
    }

    /// The costliest picks, the worst first.
    pub fn costliest(&self, count: usize) -> Vec<Judgement> {
        let mut judged: Vec<Judgement> =
            self.judged.iter().filter(|judged| judged.verdict > Verdict::Close).copied().collect();
        judged.sort_by(|one, two| two.loss.total_cmp(&one.loss).then(one.at.cmp(&two.at)));
        judged.truncate(count);
        judged
    }

    /// What is said of each seat.
    pub fn summaries(&self) -> Vec<Summary> {
        let summary = |(place, seat): (usize, &Seat)| {
            let losses: Vec<f64> =
                self.judged.iter().filter(|judged| judged.seat == *seat).map(|judged| judged.loss).collect();
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
