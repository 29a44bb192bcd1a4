//! What has happened in public since somebody last acted.

use super::log::{Fact, Line, LogView, Weight};
use seats::SeatSet;

/// Public facts since the last own pick of whoever comes next. Safe on any screen: it is built from the public side of
/// the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// Whose last action it counts from: of several seats, the one who acted longest ago.
    pub seats: SeatSet,
    /// The facts, oldest first.
    pub lines: Vec<Line>,
}

impl Recap {
    /// The recap of seats that have all seen the first `seen` lines.
    pub(super) fn since<F: Fact>(log: &LogView<'_, F>, seats: SeatSet, seen: usize) -> Recap {
        Recap { seats, lines: (seen..log.len()).filter_map(|index| log.line(index)).collect() }
    }
}

/// The lines that fit into `rows`, and how many are left off: first lines that only say how something came about, then
/// results that are no loss, then everything that is not an action, then the oldest.
pub fn fitting(lines: &[Line], rows: usize, height: impl Fn(&Line) -> usize) -> (Vec<&Line>, usize) {
    let taken = |kept: &[&Line]| kept.iter().map(|line| height(line)).sum::<usize>();
    let mut kept: Vec<&Line> = lines.iter().collect();
    for lesser in [Weight::Aside, Weight::Consequence, Weight::Outcome] {
        if taken(&kept) > rows {
            kept.retain(|line| line.weight != lesser);
        }
    }
    while taken(&kept) > rows {
        kept.remove(0);
    }
    let left_off = lines.len() - kept.len();
    (kept, left_off)
}

/// ", 2 lines left off": the end of a heading above such lines; empty if none are left off.
pub fn left_off_sign(left_off: usize) -> String {
    match left_off {
        0 => String::new(),
        1 => ", 1 line left off".to_owned(),
        _ => format!(", {left_off} lines left off"),
    }
}
