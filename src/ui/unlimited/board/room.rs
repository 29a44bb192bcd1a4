//! How the rows of a table of two are shared out: what is empty takes a line, what is full gets what it needs.

use super::scene::{HandSight, Scene};
use super::{arena, hand, seat_panel};
use crate::seats::Seat;
use ratatui::layout::Rect;

/// Rows of a seat's panel without its texts, frame included.
const PANEL: u16 = 3;
/// The fewest rows of an open hand.
const LEAST_HAND: u16 = 4;

/// Rows from above to below: the upper seat's panel and arenas, what is free, the lower seat's arenas and panel, the
/// hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Room {
    /// The panels of the upper and the lower seat.
    pub panels: [u16; 2],
    /// Their arenas.
    pub arenas: [u16; 2],
    /// Between the arenas of the two.
    pub free: u16,
    /// The hand.
    pub hand: u16,
}

impl Room {
    /// Shares the rows of an area out between the upper and the lower seat: to the hand and the arenas what they need,
    /// then to the texts of the hand, to those of units, and to those of leaders and bases.
    pub(super) fn of(scene: &Scene<'_>, screen: Rect, area: Rect, seats: [Seat; 2]) -> Room {
        let used = seats.map(|seat| scene.seat(seat).is_some_and(|side| !side.units.is_empty()));
        let least = [0, 1].map(|place| if used[place] { arena::needs(scene, seats[place]) } else { 1 });
        let both = least.iter().sum::<u16>();
        let rows = area.height.saturating_sub(2 * PANEL);
        let (low, high) = hand_rows(scene, area, rows.saturating_sub(both));
        let rows = rows.saturating_sub(low);
        let mut room = Room { panels: [PANEL; 2], arenas: least, free: 0, hand: low };
        let Some(spare) = rows.checked_sub(both) else {
            let (upper, lower) = arena::share(rows, least[0], least[1]);
            return Room { arenas: [upper, lower], ..room };
        };
        let mut spare = spare;
        let wanted = seats.map(|seat| arena::low_and_full(scene, screen, area.width, seat));
        let sides = || [0, 1].into_iter().filter(|place| used[*place]);
        sides().for_each(|place| give(&mut room.arenas[place], wanted[place].0, &mut spare));
        give(&mut room.hand, high, &mut spare);
        sides().for_each(|place| give(&mut room.arenas[place], wanted[place].1, &mut spare));
        for place in [0, 1] {
            let texts = seat_panel::texts(scene, seats[place], area.width).len() as u16;
            if texts <= spare {
                give(&mut room.panels[place], PANEL + texts, &mut spare);
            }
        }
        match used {
            [true, true] => {
                let (upper, lower) =
                    arena::share(room.arenas.iter().sum::<u16>() + spare, room.arenas[0], room.arenas[1]);
                room.arenas = [upper, lower];
            }
            [true, false] => room.arenas[0] += spare,
            [false, true] => room.arenas[1] += spare,
            [false, false] => room.free = spare,
        }
        room
    }
}

/// Gives rows to what wants so many in all, as far as some are left.
fn give(to: &mut u16, wanted: u16, spare: &mut u16) {
    let given = wanted.saturating_sub(*to).min(*spare);
    *to += given;
    *spare -= given;
}

/// The rows of the hand: those that it needs, and those with every text.
fn hand_rows(scene: &Scene<'_>, area: Rect, spare: u16) -> (u16, u16) {
    match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            let low = (cards + 2).clamp(LEAST_HAND, (area.height / 3).max(spare).max(LEAST_HAND));
            (low, hand::full(scene, seat, area.width))
        }
        HandSight::None | HandSight::Closed(_) => (hand::CLOSED_ROWS, hand::CLOSED_ROWS),
    }
}
