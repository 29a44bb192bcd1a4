//! What everybody had left, round by round, as lines of signs in a grid: the highest number in the first row, 0 in the
//! last.

/// The round, and the numbers of all seats at its end.
pub type Points = [(u16, Vec<i16>)];

/// A sign of a seat's line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dot {
    /// Its column.
    pub column: usize,
    /// Its row.
    pub row: usize,
    /// Whose line it is, counted from 0.
    pub seat: usize,
    /// Does a round end here? Otherwise it lies between two.
    pub ends_round: bool,
}

/// The highest number, at least 1.
pub fn most(points: &Points) -> i16 {
    points.iter().flat_map(|(_, values)| values).copied().max().unwrap_or(0).max(1)
}

/// The column, of this many, in which the round at this place ends.
pub fn column(points: &Points, place: usize, wide: usize) -> usize {
    place * wide.saturating_sub(1) / points.len().saturating_sub(1).max(1)
}

/// The row, of this many, of a number, if the highest is `most`.
pub fn row(value: f32, most: i16, high: usize) -> usize {
    let share = (value / f32::from(most)).clamp(0.0, 1.0);
    ((1.0 - share) * high.saturating_sub(1) as f32).round() as usize
}

/// The numbers of a seat at the ends of two neighbouring rounds, with the place of the first.
pub fn steps(points: &Points, seat: usize) -> impl Iterator<Item = (usize, i16, i16)> {
    let pair =
        move |(place, pair): (usize, &Points)| Some((place, *pair.first()?.1.get(seat)?, *pair.last()?.1.get(seat)?));
    points.windows(2).enumerate().filter_map(pair)
}

/// The lines of all seats in this many columns and rows. A later sign lies over an earlier one.
pub fn dots(points: &Points, wide: usize, high: usize) -> Vec<Dot> {
    let (most, seats) = (most(points), points.first().map_or(0, |(_, values)| values.len()));
    let mut dots = Vec::new();
    for seat in 0..seats {
        for (place, from, to) in steps(points, seat) {
            let (left, right) = (column(points, place, wide), column(points, place + 1, wide));
            dots.extend((left..=right).map(|column| {
                let share = (column - left) as f32 / (right - left).max(1) as f32;
                let value = f32::from(from) + (f32::from(to) - f32::from(from)) * share;
                Dot { column, row: row(value, most, high), seat, ends_round: column == left || column == right }
            }));
        }
    }
    dots
}
