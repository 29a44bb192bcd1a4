//! Does a pick harm whoever picks, or help an enemy, and gain nothing by it?

use super::weights::DECIDED;
use seats::{MAX_SEATS, Seat};

/// How much worse a side must become for it to be harm: as much as a point of damage to a unit is worth.
const HARM: f32 = 8.0;
/// What comes to nearly the same.
const SAME: f32 = 0.5;

/// What each seat's own side comes to.
pub(super) type Sides = [f32; MAX_SEATS];

/// What follows from an option once the action is over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outcome {
    /// What it is worth to whoever looks.
    pub(super) worth: f32,
    /// What each side comes to.
    pub(super) sides: Sides,
    /// Nobody else chose anything on the way, so it comes to this if whoever looks wants it to.
    pub(super) sure: bool,
}

impl Outcome {
    /// What cannot be picked.
    pub(super) const IMPOSSIBLE: Outcome = Outcome { worth: -DECIDED, sides: [-DECIDED; MAX_SEATS], sure: false };
}

/// Of every side whichever is worse for this seat: the own one poor, the others rich.
pub(super) fn worse(one: &Sides, two: &Sides, eyes: Seat) -> Sides {
    let side =
        |place: usize| if place == eyes.index() { one[place].min(two[place]) } else { one[place].max(two[place]) };
    std::array::from_fn(side)
}

/// Which options make the own side poorer or another one richer than if nothing were picked, where another option does
/// nothing of the kind and is worse in nothing.
pub(super) fn harmful(outcomes: &[Outcome], nothing: &Sides, eyes: Seat) -> Vec<bool> {
    // How much worse one is than the other at this place: the own side is to be rich, the others poor.
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
