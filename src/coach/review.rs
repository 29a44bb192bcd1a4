//! Reviews: every decision of a game judged by what its seat knew then, and how lucky its draws were.

use super::spread::Spread;
use super::{Coach, Depth, Gap, Position, Verdict, Work, chance};
use seats::Seat;

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

impl Review {
    /// A review of these seats.
    pub fn new(depth: Depth, seats: Vec<Seat>) -> Review {
        Review { depth, luck: vec![0.0; seats.len()], seats, judged: Vec::new() }
    }

    /// One of these seats decides, with this knowledge, and picks that option. `drew` cards have come into its hand since
    /// its previous decision, all of them drawn by the rules.
    pub fn decision<P: Position>(
        &mut self,
        book: &P::Book,
        at: usize,
        position: &P,
        (picked, drew): (usize, usize),
        spread: Spread<'_>,
    ) {
        let eyes = position.eyes();
        let Some(place) = self.seats.iter().position(|seat| *seat == eyes) else { return };
        let draw = if drew > 0 { position.luck(book, drew, self.depth, at as u64) } else { 0.0 };
        self.luck[place] += draw;
        let judged = self.judge(book, at, position, picked, spread);
        self.judged.extend(judged.map(|judged| Judgement { draw, ..judged }));
    }

    fn judge<P: Position>(
        &self,
        book: &P::Book,
        at: usize,
        position: &P,
        picked: usize,
        spread: Spread<'_>,
    ) -> Option<Judgement> {
        let options = position.count();
        if options < 2 || picked >= options {
            return None;
        }
        let work = P::work(self.depth, at as u64);
        let mut coach = Coach::of(position.clone(), work)?.about(picked);
        coach.think(book, work.batches, spread, &|| false);
        let advice = coach.advice();
        let gap = advice.gap(picked);
        let best = if gap == Gap::NONE { picked } else { advice.best };
        let (equity, doubt) = chance(book, position, Work { seed: work.seed ^ FRESH, ..work }, spread);
        let Gap { loss, low, high } = gap;
        let (loss, low, high) = (loss.clamp(0.0, 1.0), low.clamp(0.0, 1.0), high.clamp(0.0, 1.0));
        let verdict = gap.verdict();
        Some(Judgement { at, seat: position.eyes(), picked, best, loss, low, high, verdict, equity, doubt, draw: 0.0 })
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
