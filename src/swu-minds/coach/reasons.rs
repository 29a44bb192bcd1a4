//! Why one option is better than another: the average differences when the games played on are evaluated.

use super::{Judged, Outlook};
use crate::bots::weights::Scales;
use swu_rules::evaluation::Quantity;

/// Something that is different.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// The quantity.
    pub what: Quantity,
    /// On the own side, or on the others'?
    pub own: bool,
    /// By how much.
    pub by: f32,
}

/// Differences of at least this share of the odds are worth mentioning.
const WORTH_SAYING: f32 = 0.02;

/// The advantages of the better option over the other, the weightiest first.
pub fn reasons(better: &Judged, worse: &Judged) -> Vec<Reason> {
    let weights = Scales::shipped().odds.numbers();
    let side = |own: bool| {
        let place = usize::from(!own);
        let (more, less): (&Outlook, &Outlook) = (&better.outlook[place], &worse.outlook[place]);
        Quantity::ALL.into_iter().map(move |what| {
            let by = more[what as usize] - less[what as usize];
            let worth = weights[what as usize] * by * if own { 1.0 } else { -1.0 };
            (worth, Reason { what, own, by })
        })
    };
    let mut all: Vec<(f32, Reason)> =
        side(true).chain(side(false)).filter(|(worth, _)| *worth >= WORTH_SAYING).collect();
    all.sort_by(|one, two| two.0.total_cmp(&one.0));
    all.into_iter().map(|(_, reason)| reason).collect()
}
