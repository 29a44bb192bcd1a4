//! Two seats on a small terminal: the other side above, the hand and the prompt below.

use super::prompt_lines::LeaderTexts;
use super::room::{Room, Seats};
use super::scene::{HandSight, Scene, in_arena};
use super::{arena, hand, header, prompt_lines, seat_line, seat_panel, since, unit_row};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::footer;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_language::word::Arena;
use swu_view::{SeatView, UnitView};

/// Rows of the prompt on the smallest terminal.
const PROMPT_ROWS: u16 = 3;

/// Rows of an arena, frame included, that a growing prompt leaves.
const LEAST_ARENA: u16 = 4;
/// Units in a line of a folded side if there is room for more lines.
const FOLDED: u16 = 2;
/// Rows of an open hand that it leaves.
const OPEN_HAND: u16 = 5;

/// Rows of the prompt when it need not grow.
pub(crate) fn prompt_rows(area: Rect) -> u16 {
    PROMPT_ROWS + (area.height.saturating_sub(24) / 4).min(2)
}

/// Rows of the log.
pub(crate) fn log_rows(area: Rect) -> u16 {
    let spare = area.height.saturating_sub(24);
    u16::from(spare >= 2) * (spare / 3).min(4)
}

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let mut rows = Rows { area, y: area.y };
    // A guide above the table needs its rows: it tells itself what happened.
    let head = if scene.guide.is_some_and(|guide| !guide.covers) { 0 } else { header::ROWS };
    if head > 0 {
        header::draw(canvas, rows.take(head), scene, hits);
    }
    let (top, bottom) = scene.upper_and_lower();
    let log = log_rows(area);
    let usual = prompt_rows(area);
    let least = match scene.hand {
        HandSight::Open(..) => OPEN_HAND + LEAST_ARENA + 2,
        HandSight::None | HandSight::Closed(_) => hand::CLOSED_ROWS + 2 * LEAST_ARENA,
    };
    // Arenas with nothing more to show give up their rows, too.
    let least = least.min(Room::least(scene, area, [top, bottom]));
    let most = area.height.saturating_sub(3 + head + log + least);
    let mut prompt = prompt_lines::wanted(scene, area.width, usual, most);
    let shared = |prompt: u16| {
        let both = Rect { height: area.height.saturating_sub(head + prompt + log + 1), ..area };
        Room::of(scene, (canvas.area(), both), 0, [top, bottom], Seats::Lines).map(|room| Shared::of(scene, room, area))
    };
    let mut room = shared(prompt);
    let said = |room: &Option<Shared>| room.as_ref().is_some_and(Shared::has_texts);
    if !said(&room) {
        prompt += prompt_lines::lacking(scene, area.width, prompt).min(most.saturating_sub(prompt));
        room = shared(prompt);
    }
    let texts = if said(&room) { LeaderTexts::Shown } else { LeaderTexts::LeftOut };
    let rest = area.height.saturating_sub(head + prompt + log + 1);
    match (room.filter(|_| scene.view.seats.len() > 1), scene.hand) {
        (Some(room), _) => roomy(canvas, &mut rows, scene, &room, hits),
        (None, HandSight::Open(seat, _)) => {
            let rest = rest.saturating_sub(2);
            let hand_rows = beside_arenas(scene, area, seat, rest);
            beside_hand(canvas, &mut rows, scene, seat, rest.saturating_sub(hand_rows), hits);
            hand::draw(canvas, rows.take(hand_rows), scene, hits);
        }
        (None, HandSight::None | HandSight::Closed(_)) => {
            let arenas = rest.saturating_sub(2 + hand::CLOSED_ROWS);
            let (upper, lower) = arena::share(arenas, arena::needs(scene, top), arena::needs(scene, bottom));
            side_open(canvas, &mut rows, upper, scene, top, false, hits);
            side_open(canvas, &mut rows, lower, scene, bottom, true, hits);
            hand::draw(canvas, rows.take(hand::CLOSED_ROWS), scene, hits);
        }
    }
    prompt_lines::draw(canvas, rows.take(prompt), scene, texts, hits);
    since::before_newest(canvas, rows.take(log), scene, hits);
    last_row(canvas, area, scene, hits);
}

/// Rows of an open hand if not every unit and every card has one: those the cards need, and for their texts what the
/// holder's units and the lines of the other side leave.
fn beside_arenas(scene: &Scene<'_>, area: Rect, holder: Seat, room: u16) -> u16 {
    let cards = scene.seat(holder).map_or(0, |side| side.hand.len()) as u16;
    let needs = arena::needs(scene, holder);
    let folded = scene.seats().filter(|(seat, _)| *seat != holder).map(|(_, side)| folded_lines(side)).sum::<u16>();
    let spare = room.saturating_sub(needs + folded);
    let most = 8.max(room / 3).max(spare).min(room.saturating_sub(needs.min(LEAST_ARENA) + FOLDED));
    let texts = hand::full(scene, holder, area.width).min(spare);
    (cards + 2).clamp(OPEN_HAND, most.max(OPEN_HAND)).max(texts)
}

/// Lines of a folded side: at least one for each arena.
fn folded_lines(side: &SeatView) -> u16 {
    [Arena::Ground, Arena::Space].map(|place| in_arena(side, place).count() as u16).map(lines_for).iter().sum()
}

/// Lines of a folded side for this many units of an arena.
fn lines_for(units: u16) -> u16 {
    units.div_ceil(FOLDED).max(1)
}

/// Rows for both sides and the hand, if every unit and every card has one, and for the texts of leaders between the
/// sides.
struct Shared {
    room: Room,
    said: [Vec<String>; 2],
}

impl Shared {
    fn of(scene: &Scene<'_>, room: Room, area: Rect) -> Shared {
        let (top, bottom) = scene.upper_and_lower();
        Shared { room, said: [top, bottom].map(|seat| seat_panel::texts(scene, seat, area.width)) }
    }

    /// Before anything is in play, the leaders' texts are all there is to read.
    fn has_texts(&self) -> bool {
        self.said.iter().map(Vec::len).sum::<usize>() < usize::from(self.room.free)
    }
}

/// Both sides and the hand, if every unit and every card has a row.
fn roomy(canvas: &mut Canvas<'_>, rows: &mut Rows, scene: &Scene<'_>, shared: &Shared, hits: &mut Hits) {
    let (top, bottom) = scene.upper_and_lower();
    let room = shared.room;
    side_open(canvas, rows, room.arenas[0], scene, top, false, hits);
    let free = rows.take(room.free);
    side_open(canvas, rows, room.arenas[1], scene, bottom, true, hits);
    hand::draw(canvas, rows.take(room.hand), scene, hits);
    if shared.has_texts() {
        let lower = shared.said[1].len() as u16;
        let below = Rect { y: free.bottom() - lower, height: lower, ..free };
        seat_panel::draw_texts(canvas, free, &shared.said[0]);
        seat_panel::draw_texts(canvas, below, &shared.said[1]);
    }
}

/// Both sides above an open hand that does not leave a row for each of their units: the holder's in full, the other as
/// it fits.
fn beside_hand(canvas: &mut Canvas<'_>, rows: &mut Rows, scene: &Scene<'_>, holder: Seat, room: u16, hits: &mut Hits) {
    let (top, bottom) = scene.upper_and_lower();
    let beside = Beside::of(scene, holder, room);
    for place in [top, bottom] {
        match beside {
            _ if scene.view.seats.len() < 2 => {
                side_open(canvas, rows, room.saturating_sub(2), scene, place, place == bottom, hits);
            }
            Beside::Folded(lines) if place != holder => {
                folded(canvas, rows, scene, place, lines, place == bottom, hits);
            }
            _ => {
                let height = if place == holder { room - beside.rows() } else { beside.rows() };
                side_open(canvas, rows, height, scene, place, place == bottom, hits);
            }
        }
    }
}

/// The footer, or the line being typed.
pub(crate) fn last_row(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    match scene.line {
        Some((sign, line)) => footer::draw_line(canvas, row, sign, line, scene.help, hits),
        None => footer::draw(canvas, row, scene.hints, scene.help, hits),
    }
}

/// A side with its arenas; the line of the lower seat stands below them.
fn side_open(
    canvas: &mut Canvas<'_>,
    rows: &mut Rows,
    height: u16,
    scene: &Scene<'_>,
    seat: Seat,
    below: bool,
    hits: &mut Hits,
) {
    if !below {
        seat_line::draw(canvas, rows.take(1), scene, seat, hits);
    }
    arena::draw_both(canvas, rows.take(height), scene, seat, hits);
    if below {
        seat_line::draw(canvas, rows.take(1), scene, seat, hits);
    }
}

/// How the side without the open hand is drawn.
#[derive(Clone, Copy)]
enum Beside {
    /// Its units have rows of their own, as there is room for all of both sides: this many, frames included.
    Rows(u16),
    /// Lines for its ground units and for its space units, several units in each.
    Folded([u16; 2]),
}

impl Beside {
    fn of(scene: &Scene<'_>, holder: Seat, room: u16) -> Beside {
        let (mut own, mut theirs) = ([0; 2], [0; 2]);
        for (seat, side) in scene.seats() {
            let counts = [Arena::Ground, Arena::Space].map(|place| in_arena(side, place).count() as u16);
            *(if seat == holder { &mut own } else { &mut theirs }) = counts;
        }
        let framed = |units: [u16; 2]| units.into_iter().max().unwrap_or(0).max(1) + 2;
        if let Some(spare) = room.checked_sub(framed(own) + framed(theirs)) {
            return Beside::Rows(framed(theirs) + spare / 2);
        }
        let lines = room.saturating_sub(framed(own)).max(2);
        let ground = lines_for(theirs[0]).min(lines - 1);
        Beside::Folded([ground, lines_for(theirs[1]).min(lines - ground)])
    }

    /// The rows it takes, besides the line of its seat.
    fn rows(self) -> u16 {
        match self {
            Beside::Rows(rows) => rows,
            Beside::Folded([ground, space]) => ground + space,
        }
    }
}

/// A side in lines with several units each: first the ground, then space.
fn folded(
    canvas: &mut Canvas<'_>,
    rows: &mut Rows,
    scene: &Scene<'_>,
    seat: Seat,
    lines: [u16; 2],
    below: bool,
    hits: &mut Hits,
) {
    let Some(side) = scene.seat(seat) else { return };
    if !below {
        seat_line::draw(canvas, rows.take(1), scene, seat, hits);
    }
    for (place, lines) in [Arena::Ground, Arena::Space].into_iter().zip(lines) {
        let units: Vec<&UnitView> = in_arena(side, place).collect();
        let each = units.len().div_ceil(usize::from(lines)).max(1);
        for line in 0..lines {
            let row = rows.take(1);
            let name = if line == 0 { arena::name(place) } else { "" };
            let x = canvas.text(row.x + 1, row.y, 8, &format!("{name:<7}"), Role::Title);
            let rest = Rect { x: x + 1, width: row.right().saturating_sub(x + 1), ..row };
            let these = units.iter().skip(usize::from(line) * each).take(each).copied();
            unit_row::draw_folded(canvas, rest, scene, these, hits);
        }
    }
    if below {
        seat_line::draw(canvas, rows.take(1), scene, seat, hits);
    }
}

/// Hands out rows from the top.
pub(super) struct Rows {
    pub(super) area: Rect,
    pub(super) y: u16,
}

impl Rows {
    pub(super) fn take(&mut self, height: u16) -> Rect {
        let height = height.min(self.area.bottom().saturating_sub(self.y));
        let rect = Rect { y: self.y, height, ..self.area };
        self.y += height;
        rect
    }
}
