//! How the rows of a table of two are shared out: empty parts take a line, full ones get what they need.

use super::scene::{HandSight, Scene};
use super::{arena, hand, seat_panel};
use ratatui::layout::Rect;
use seats::Seat;

/// The fewest rows of an open hand.
const LEAST_HAND: u16 = 4;

/// How seats are drawn above and below their arenas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seats {
    /// In a line.
    Lines,
    /// In a panel, which has room for the texts of leader and base.
    Panels,
}

impl Seats {
    /// Rows of a seat without texts, frame included.
    pub(super) fn rows(self) -> u16 {
        match self {
            Seats::Lines => 1,
            Seats::Panels => 3,
        }
    }
}

/// Rows from top to bottom: the upper seat and its arenas, what is free, the lower seat's arenas and the seat, the
/// hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Room {
    /// The upper and the lower seat.
    pub seats: [u16; 2],
    /// Their arenas.
    pub arenas: [u16; 2],
    /// Between the arenas of the two.
    pub free: u16,
    /// The hand.
    pub hand: u16,
}

impl Room {
    /// Shares the rows of an area out between the upper and the lower seat: to the hand and the arenas what they need,
    /// then to the texts of leaders and bases, to those of the hand, and to those of units. `None` if not every card
    /// and every unit has a row. Rows by which the prompt has `grown` hide no text of a leader.
    pub(super) fn of(
        scene: &Scene<'_>,
        (screen, area): (Rect, Rect),
        grown: u16,
        seats: [Seat; 2],
        shown: Seats,
    ) -> Option<Room> {
        let used = seats.map(|seat| scene.seat(seat).is_some_and(|side| !side.units.is_empty()));
        let least = [0, 1].map(|place| if used[place] { arena::needs(scene, seats[place]) } else { 1 });
        let (low, high) = hand_rows(scene, area);
        let needed = 2 * shown.rows() + low + least.iter().sum::<u16>();
        let mut spare = area.height.checked_sub(needed)?;
        let mut room = Room { seats: [shown.rows(); 2], arenas: least, free: 0, hand: low };
        let wanted = seats.map(|seat| arena::low_and_full(scene, screen, area.width, seat));
        let sides = || [0, 1].into_iter().filter(|place| used[*place]);
        // Whether leaders' texts are shown does not change during a phase: they do not give way to the cursor or a
        // question.
        let texts = seats.map(|seat| match shown {
            Seats::Lines => 0,
            Seats::Panels => seat_panel::texts(scene, seat, area.width).len() as u16,
        });
        let lows = sides().map(|place| wanted[place].0.saturating_sub(least[place])).sum::<u16>();
        let fit = lows + high.saturating_sub(low) + texts.iter().sum::<u16>() <= spare + grown;
        for place in [0, 1].into_iter().filter(|_| fit) {
            if texts[place] <= spare {
                give(&mut room.seats[place], shown.rows() + texts[place], &mut spare);
            }
        }
        sides().for_each(|place| give(&mut room.arenas[place], wanted[place].0, &mut spare));
        give(&mut room.hand, high, &mut spare);
        // Alternating, so that the texts of both sides begin.
        for _ in 0..area.height {
            sides().for_each(|place| {
                let more = wanted[place].1.min(room.arenas[place] + 1);
                give(&mut room.arenas[place], more, &mut spare);
            });
        }
        room.stretch(used, spare);
        Some(room)
    }

    /// The rows in which every card and every unit has one, without those of the seats.
    pub(super) fn least(scene: &Scene<'_>, area: Rect, seats: [Seat; 2]) -> u16 {
        let arenas = seats.map(|seat| match scene.seat(seat) {
            Some(side) if !side.units.is_empty() => arena::needs(scene, seat),
            _ => 1,
        });
        hand_rows(scene, area).0 + arenas.iter().sum::<u16>()
    }

    /// The same if not everything has a row: the hand keeps a third of the rows at most, if its cards do not fit.
    pub(super) fn tight(scene: &Scene<'_>, area: Rect, seats: [Seat; 2]) -> Room {
        let needs = seats.map(|seat| arena::needs(scene, seat));
        let rows = area.height.saturating_sub(2 * Seats::Panels.rows());
        let spare = rows.saturating_sub(needs.iter().sum());
        let hand = hand_rows(scene, area).0.min((area.height / 3).max(spare).max(LEAST_HAND));
        let (upper, lower) = arena::share(rows.saturating_sub(hand), needs[0], needs[1]);
        Room { seats: [Seats::Panels.rows(); 2], arenas: [upper, lower], free: 0, hand }
    }

    /// Hands out what is left: to the sides that have units.
    fn stretch(&mut self, used: [bool; 2], spare: u16) {
        match used {
            [true, true] => {
                let rows = self.arenas.iter().sum::<u16>() + spare;
                let (upper, lower) = arena::share(rows, self.arenas[0], self.arenas[1]);
                self.arenas = [upper, lower];
            }
            [true, false] => self.arenas[0] += spare,
            [false, true] => self.arenas[1] += spare,
            [false, false] => self.free = spare,
        }
    }
}

/// Gives rows to a part that wants `wanted` in all, as far as some are left.
fn give(to: &mut u16, wanted: u16, spare: &mut u16) {
    let given = wanted.saturating_sub(*to).min(*spare);
    *to += given;
    *spare -= given;
}

/// The rows of the hand: those it needs, and those with every text.
fn hand_rows(scene: &Scene<'_>, area: Rect) -> (u16, u16) {
    match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            ((cards + 2).max(LEAST_HAND), hand::full(scene, seat, area.width))
        }
        HandSight::None | HandSight::Closed(_) => (hand::CLOSED_ROWS, hand::CLOSED_ROWS),
    }
}
