//! How a quiz went: right answers, and what was wrong with the others.

use super::posed::QUIZ;
use crate::practice::progress::{Answer, Progress};
use std::collections::BTreeMap;
use swu_minds::coach::Verdict;

/// How many answers make a trend.
const WINDOW: usize = 30;

/// Results, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    right: Vec<bool>,
    /// How often each mistake was made.
    faults: BTreeMap<String, usize>,
}

impl Score {
    /// Of these answers.
    pub fn of<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Score {
        let mut score = Score::default();
        for answer in answers {
            score.right.push(answer.verdict() == Verdict::Fine);
            if let Some(fault) = &answer.fault {
                *score.faults.entry(fault.clone()).or_default() += 1;
            }
        }
        score
    }

    /// Of everything that was answered.
    pub fn of_progress(progress: &Progress) -> Score {
        Score::of(progress.answers().map(|(_, answer)| answer).filter(|answer| answer.drill == QUIZ))
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.right.len()
    }

    /// "7 of 10 right; wrong: Raid was forgotten (2), a Shield was forgotten."
    pub fn sentence(&self) -> String {
        let right = self.right.iter().filter(|right| **right).count();
        let mut faults: Vec<(&String, &usize)> = self.faults.iter().collect();
        faults.sort_by(|one, two| two.1.cmp(one.1).then(one.0.cmp(two.0)));
        let times = |(fault, count): (&String, &usize)| match count {
            1 => fault.clone(),
            count => format!("{fault} ({count})"),
        };
        let wrong: Vec<String> = faults.into_iter().map(times).collect();
        let wrong = if wrong.is_empty() { String::new() } else { format!("; wrong: {}", wrong.join(", ")) };
        format!("{right} of {} right{wrong}.", self.count())
    }

    /// "The last 30: 80 % right; the first 30: 60 %."; empty without answers.
    pub fn trend(&self) -> String {
        let share = |some: &[bool]| {
            let right = some.iter().filter(|right| **right).count();
            100.0 * right as f64 / some.len().max(1) as f64
        };
        let count = self.count();
        let last = &self.right[count.saturating_sub(WINDOW)..];
        match count {
            0 => String::new(),
            _ if count <= WINDOW => format!("All {count} so far: {:.0} % right.", share(last)),
            _ => {
                let first = share(&self.right[..WINDOW]);
                format!("The last {WINDOW}: {:.0} % right; the first {WINDOW}: {first:.0} %.", share(last))
            }
        }
    }
}
