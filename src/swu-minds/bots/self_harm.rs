//! Does a pick harm the picking side, or help an enemy, and gain nothing by it?

use super::weights::DECIDED;
use seats::{MAX_SEATS, Seat};

/// How much worse a side must become for it to be harm: the value of a point of damage to a unit.
const HARM: f32 = 8.0;
/// Differences up to this count as none.
const SAME: f32 = 0.5;

/// The value of each seat's own side.
pub(super) type Sides = [f32; MAX_SEATS];

/// What follows from an option, to the end of the action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outcome {
    /// Its value to the seat that looks.
    pub(super) worth: f32,
    /// The value of each side.
    pub(super) sides: Sides,
    /// Nobody else chose anything on the way, so the seat that looks can make sure of it.
    pub(super) sure: bool,
}

impl Outcome {
    /// For an option that cannot be picked.
    pub(super) const IMPOSSIBLE: Outcome = Outcome { worth: -DECIDED, sides: [-DECIDED; MAX_SEATS], sure: false };
}

/// For every side, the worse of the two values for this seat: its own lower, the others' higher.
pub(super) fn worse(one: &Sides, two: &Sides, eyes: Seat) -> Sides {
    let side =
        |place: usize| if place == eyes.index() { one[place].min(two[place]) } else { one[place].max(two[place]) };
    std::array::from_fn(side)
}

/// Which options make the own side poorer or another one richer than picking nothing would, while some other option
/// does neither and is in no way worse.
pub(super) fn harmful(outcomes: &[Outcome], nothing: &Sides, eyes: Seat) -> Vec<bool> {
    // How much worse one is than the other at this seat: the own side should be high, the others low.
    let worse = |one: &Sides, two: &Sides, place: usize| {
        let by = two[place] - one[place];
        if place == eyes.index() { by } else { -by }
    };
    let places = || 0..MAX_SEATS;
    let instead = |picked: &Outcome, other: &Outcome| {
        let harm =
            |place: usize| worse(&picked.sides, nothing, place) >= HARM && worse(&other.sides, nothing, place) <= SAME;
        other.sure && places().any(harm) && places().all(|place| worse(&other.sides, &picked.sides, place) <= SAME)
    };
    outcomes.iter().map(|picked| picked.sure && outcomes.iter().any(|other| instead(picked, other))).collect()
}
