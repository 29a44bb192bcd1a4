//! Where cards lie in an area: side by side as plates if each has room for its text, otherwise below each other as rows.

use ratatui::layout::Rect;

/// The fewest columns and rows of a plate, and the most.
const PLATE: (u16, u16) = (15, 5);
const LARGEST: (u16, u16) = (30, 14);
/// The fewest columns of a row beside others.
const ROW: u16 = 19;
/// The most rows of plates.
const DEEP: u16 = 3;

/// Places in an area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spread {
    /// Are they plates? Otherwise rows.
    pub plates: bool,
    /// One place for each card, as far as there is room.
    pub places: Vec<Rect>,
}

/// Plates in the fewest rows in which each is large enough; `None` if they do not fit.
pub fn plates(area: Rect, count: usize) -> Option<Spread> {
    let count = u16::try_from(count).ok().filter(|count| *count > 0)?;
    (1..=DEEP.min(count)).find_map(|deep| {
        let beside = count.div_ceil(deep);
        let width = ((area.width + 1) / beside).saturating_sub(1).min(LARGEST.0);
        let height = (area.height / deep).min(LARGEST.1);
        let place =
            |at: u16| Rect::new(area.x + at % beside * (width + 1), area.y + at / beside * height, width, height);
        let fits = width >= PLATE.0 && height >= PLATE.1;
        fits.then(|| Spread { plates: true, places: (0..count).map(place).collect() })
    })
}

/// Rows in as few columns as possible; spare rows go to those that want more, one after another. `wanted` says how many
/// rows of a width a card can use.
pub fn rows(area: Rect, count: usize, wanted: impl Fn(usize, u16) -> u16) -> Spread {
    let high = usize::from(area.height);
    if high == 0 || count == 0 {
        return Spread { plates: false, places: Vec::new() };
    }
    let most = usize::from(((area.width + 1) / (ROW + 1)).max(1));
    let beside = count.div_ceil(high).min(most);
    let each = count.div_ceil(beside).min(high);
    let width = ((area.width + 1) / beside as u16).saturating_sub(1);
    let mut places = Vec::new();
    for column in 0..beside {
        let first = column * each;
        let here = each.min(count.saturating_sub(first));
        let wants: Vec<u16> = (first..first + here).map(|index| wanted(index, width)).collect();
        let x = area.x + column as u16 * (width + 1);
        let mut y = area.y;
        for height in dealt(&wants, area.height) {
            places.push(Rect::new(x, y, width, height));
            y += height;
        }
    }
    Spread { plates: false, places }
}

/// One row for each, and the spare ones in turn to those that want more.
fn dealt(wants: &[u16], rows: u16) -> Vec<u16> {
    let mut given = vec![1; wants.len()];
    let mut spare = rows.saturating_sub(wants.len() as u16);
    while let Some(poorest) = (0..wants.len()).filter(|at| given[*at] < wants[*at]).min_by_key(|at| given[*at]) {
        if spare == 0 {
            break;
        }
        given[poorest] += 1;
        spare -= 1;
    }
    given
}
