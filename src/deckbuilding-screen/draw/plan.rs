//! How the rows and columns of a screen are given to the parts of the table.

use ratatui::layout::Rect;
use screen::widgets::side;

/// From this width on the table of two regions has a panel beside it.
const BROAD: u16 = 150;
/// From this height on headers, labels and hands have rows to spare.
const TALL: u16 = 30;
/// From this height on cards lie as plates.
const TALLER: u16 = 40;
/// From this height on everything has room.
const TALLEST: u16 = 48;
/// The height of the largest terminals.
const LARGEST: u16 = 58;

/// The rows of the parts from top to bottom, and the columns of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    /// Columns of the board; the rest is a panel.
    pub(super) board: u16,
    /// Rows of a seat's header.
    pub(super) header: u16,
    /// Rows of what the side above has in play.
    pub(super) above: u16,
    /// Rows of the label of a galaxy row.
    pub(super) label: u16,
    /// Rows of a galaxy row.
    pub(super) galaxy: u16,
    /// Rows of what the side below has in play.
    pub(super) below: u16,
    /// Rows of the hands.
    pub(super) tray: u16,
    /// Rows of the question and its choices: all that is left.
    pub(super) prompt: u16,
}

impl Plan {
    /// The plan for a screen and a number of regions.
    pub(super) fn of(screen: Rect, regions: usize) -> Plan {
        let several = regions > 1;
        let beside = if several && screen.width < BROAD { 0 } else { side::columns(screen.width) };
        // Header, above, label, galaxy row, below, hands.
        let [header, above, label, galaxy, below, tray] = match (screen.height, several) {
            (..TALL, false) => [1, 2, 1, 4, 3, 3],
            (..TALL, true) => [2, 1, 0, 7, 2, 2],
            (TALL..TALLER, false) => [2, 2, 1, 7, 3, 4],
            (TALL..TALLER, true) => [2, 2, 1, 7, 3, 3],
            (TALLER..TALLEST, false) => [2, 3, 1, 12, 5, 5],
            (TALLER..TALLEST, true) => [2, 3, 1, 14, 4, 4],
            (TALLEST..LARGEST, false) => [3, 6, 1, 11, 7, 8],
            (TALLEST..LARGEST, true) => [2, 5, 1, 14, 6, 6],
            (_, false) => [3, 8, 1, 14, 9, 9],
            (_, true) => [2, 6, 1, 14, 9, 9],
        };
        // The Force, what was last told, the footer.
        let used = 2 * header + above + label + galaxy + below + tray + 3;
        let prompt = screen.height.saturating_sub(used);
        Plan { board: screen.width - beside, header, above, label, galaxy, below, tray, prompt }
    }

    /// The fewest rows with a question and choices in them.
    pub(super) const fn least(regions: usize) -> u16 {
        if regions > 1 { 22 } else { 21 }
    }

    /// Rows above the Force.
    pub(super) fn upper(&self) -> u16 {
        self.header + self.above + self.label + self.galaxy
    }

    /// Rows below the Force, down to the last header.
    pub(super) fn lower(&self) -> u16 {
        self.below + self.header
    }
}
