//! Spaced repetition by version six of the Free Spaced Repetition Scheduler (FSRS), with its default parameters.

use crate::coach::Verdict;
use std::collections::BTreeMap;

/// The default parameters.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/// The least and the most days that a memory lasts.
const STABILITY: (f64, f64) = (0.001, 36_500.0);
/// An answer within this many seconds is an easy one.
const AT_ONCE: f64 = 3.0;

/// How well something was remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// Not at all.
    Again = 1,
    /// Badly.
    Hard = 2,
    /// Well.
    Good = 3,
    /// At once.
    Easy = 4,
}

impl Grade {
    /// The grade of an answer: a blunder is forgotten, a mistake is hard, anything right is good, or easy within three
    /// seconds.
    pub fn of(verdict: Verdict, seconds: f64) -> Grade {
        match verdict {
            Verdict::Blunder => Grade::Again,
            Verdict::Mistake => Grade::Hard,
            _ if seconds <= AT_ONCE => Grade::Easy,
            _ => Grade::Good,
        }
    }
}

/// What is known about how well something is remembered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// Days until the chance to remember falls to nine in ten.
    pub stability: f64,
    /// From 1, easy, to 10.
    pub difficulty: f64,
    /// The day of the last review.
    pub day: f64,
}

/// The chance to remember after this many days.
pub fn retrievability(days: f64, stability: f64) -> f64 {
    let factor = 0.9f64.powf(-1.0 / W[20]) - 1.0;
    (1.0 + factor * days / stability).powf(-W[20])
}

fn first_difficulty(grade: f64) -> f64 {
    W[4] - (W[5] * (grade - 1.0)).exp() + 1.0
}

/// The card after an answer on this day.
pub fn review(card: Option<Card>, grade: Grade, day: f64) -> Card {
    let number = f64::from(grade as u8);
    let Some(card) = card else {
        let stability = W[grade as usize - 1].clamp(STABILITY.0, STABILITY.1);
        return Card { stability, difficulty: first_difficulty(number).clamp(1.0, 10.0), day };
    };
    let days = (day - card.day).max(0.0);
    let stability = if days < 1.0 { same_day(&card, grade) } else { later(&card, grade, days) };
    let step = -W[6] * (number - 3.0) * (10.0 - card.difficulty) / 9.0;
    let difficulty = W[7] * first_difficulty(4.0) + (1.0 - W[7]) * (card.difficulty + step);
    Card { stability: stability.clamp(STABILITY.0, STABILITY.1), difficulty: difficulty.clamp(1.0, 10.0), day }
}

fn same_day(card: &Card, grade: Grade) -> f64 {
    let growth = (W[17] * (f64::from(grade as u8) - 3.0 + W[18])).exp() * card.stability.powf(-W[19]);
    card.stability * if grade as u8 >= Grade::Good as u8 { growth.max(1.0) } else { growth }
}

fn later(card: &Card, grade: Grade, days: f64) -> f64 {
    let Card { stability, difficulty, .. } = *card;
    let forgotten = 1.0 - retrievability(days, stability);
    if grade == Grade::Again {
        let left = W[11] * difficulty.powf(-W[12]) * ((stability + 1.0).powf(W[13]) - 1.0) * (W[14] * forgotten).exp();
        return left.min(stability / (W[17] * W[18]).exp());
    }
    let eased = match grade {
        Grade::Hard => W[15],
        Grade::Easy => W[16],
        Grade::Again | Grade::Good => 1.0,
    };
    let growth = W[8].exp() * (11.0 - difficulty) * stability.powf(-W[9]) * ((W[10] * forgotten).exp() - 1.0);
    stability * (1.0 + growth * eased)
}

/// Everything that was drilled, by class.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Schedule {
    cards: BTreeMap<String, Card>,
}

impl Schedule {
    /// An answer.
    pub fn answered(&mut self, class: &str, grade: Grade, day: f64) {
        let card = review(self.cards.get(class).copied(), grade, day);
        self.cards.insert(class.to_owned(), card);
    }

    /// The classes due on a day, the most forgotten first.
    pub fn due(&self, day: f64) -> Vec<&str> {
        let chance = |card: &Card| retrievability((day - card.day).max(0.0), card.stability);
        let mut due: Vec<(&str, f64)> = self
            .cards
            .iter()
            .map(|(class, card)| (class.as_str(), chance(card)))
            .filter(|(_, chance)| *chance <= 0.9)
            .collect();
        due.sort_by(|one, two| one.1.total_cmp(&two.1).then(one.0.cmp(two.0)));
        due.into_iter().map(|(class, _)| class).collect()
    }
}
