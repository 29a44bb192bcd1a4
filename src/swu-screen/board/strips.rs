//! Three and more seats on a small terminal: a line per seat, and two seats large: the one looked at and the one that
//! acts.

use super::duel::{Rows, last_row};
use super::scene::{HandSight, Scene, in_arena};
use super::{arena, arenas, hand, header, log_panel, prompt_lines, seat_line, seat_panel, since};
use crate::seat_keys;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use shell::command::Command;
use swu_language::keyword::Keyword;
use swu_language::word::Arena;
use swu_view::{SeatView, UnitView};

/// Rows of the large boards and the hand that a growing prompt leaves.
const LEAST_BOARDS: u16 = 9;

/// Rows of a large seat besides those of its units: its frame, and its base with its leaders.
const LARGE_HEAD: u16 = 3;

/// Rows of the prompt when it need not grow.
pub(crate) fn prompt_rows(area: Rect) -> u16 {
    if area.height < 28 { 2 } else { 3 }
}

/// Draws the table.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let mut rows = Rows { area, y: area.y };
    header::draw(canvas, rows.take(header::ROWS), scene, hits);
    let tight = area.height < 28;
    let seats = scene.view.seats.len() as u16;
    let most = area.height.saturating_sub(seats + LEAST_BOARDS + 3 + header::ROWS);
    let prompt = prompt_lines::wanted(scene, area.width, prompt_rows(area), most);
    let log = u16::from(!tight);
    strips(canvas, &mut rows, scene, hits);
    let acting = scene.acting();
    let focus = focus(scene);
    let left = area.bottom().saturating_sub(rows.y + prompt + log + 1);
    let needs = [focus, acting].map(|seat| arena::needs(scene, seat) + 1);
    let hand_rows = match scene.hand {
        HandSight::Open(seat, _) => {
            let cards = scene.seat(seat).map_or(0, |side| side.hand.len()) as u16;
            // Boards with few units give their rows to it.
            let spare = left.saturating_sub(1 + arena::needs(scene, focus));
            let texts = hand::full(scene, seat, area.width).min(left.saturating_sub(needs[0] + needs[1]));
            (cards + 2).clamp(4, (left / 2).max(spare).max(4)).max(texts)
        }
        HandSight::Closed(_) if tight => 1,
        HandSight::None if tight => 0,
        HandSight::None | HandSight::Closed(_) => hand::CLOSED_ROWS,
    };
    let boards = left.saturating_sub(hand_rows);
    let wants = [focus, acting].map(|seat| wants(scene, seat, area.width));
    let low = [wants[0].0, wants[1].0];
    // Rows that no unit needs tell what happened since.
    let told = since::wanted(scene).min(boards.saturating_sub(low[0] + low[1])).min(since::MOST);
    let told = if told < 2 { 0 } else { told };
    let boards = boards - told;
    if boards >= 8 && focus != acting {
        let full = [wants[0].1, wants[1].1];
        let wanted = [full, low].into_iter().find(|rows| rows[0] + rows[1] <= boards).unwrap_or(needs);
        let (upper, lower) = arena::share(boards, wanted[0], wanted[1]);
        large(canvas, rows.take(upper), scene, focus, hits);
        large(canvas, rows.take(lower), scene, acting, hits);
    } else {
        large(canvas, rows.take(boards), scene, scene.state.focus.filter(|own| *own == acting).unwrap_or(focus), hits);
    }
    since::draw(canvas, rows.take(told), scene, hits);
    match scene.hand {
        HandSight::Closed(seat) if tight => {
            closed_line(canvas, rows.take(1), scene, seat, hits);
        }
        _ => hand::draw(canvas, rows.take(hand_rows), scene, hits),
    }
    prompt_lines::draw(canvas, rows.take(prompt), scene, hits);
    let log = rows.take(log);
    match scene.log.last() {
        _ if told == 0 => since::before_newest(canvas, log, scene, hits),
        // What the result strip says is not repeated.
        Some(line) if line.weight.begins() => {}
        _ => log_panel::last(canvas, log, scene, hits),
    }
    last_row(canvas, area, scene, hits);
}

/// Rows of a large seat, frame included: those in which nothing of its units is cut, and those in which all their texts
/// are complete.
fn wants(scene: &Scene<'_>, seat: Seat, width: u16) -> (u16, u16) {
    let Some(side) = scene.seat(seat) else { return (0, 0) };
    let (low, full) = arenas::low_and_full(scene, side, width.saturating_sub(2), false);
    (LARGE_HEAD + low, LARGE_HEAD + full)
}

/// The seat shown large beside the one that acts: the chosen one, otherwise the next opponent still in the game.
pub(crate) fn focus(scene: &Scene<'_>) -> Seat {
    let acting = scene.acting();
    let count = scene.view.seats.len();
    let alive = |seat: &Seat| *seat != acting && scene.seat(*seat).is_some_and(|side| !side.eliminated);
    let chosen = scene.state.focus.filter(|seat| seat.index() < count && *seat != acting);
    chosen.or_else(|| acting.next(count).clockwise(count).find(alive)).unwrap_or(acting)
}

fn strips(canvas: &mut Canvas<'_>, rows: &mut Rows, scene: &Scene<'_>, hits: &mut Hits) {
    let heading = rows.take(1);
    let cells: Vec<[String; CELLS]> = scene.seats().map(|(seat, side)| cells(scene, seat, side)).collect();
    let columns = Columns::of(heading.width, &cells);
    for (title, x) in TITLES.iter().zip(columns.0) {
        canvas.text(heading.x + x, heading.y, 10, title, Role::Dim);
    }
    for ((seat, side), cells) in scene.seats().zip(&cells) {
        let row = rows.take(1);
        hits.add(row, Spot::Seat(seat));
        strip(canvas, row, scene, (seat, side), cells, &columns);
    }
}

/// How many cells a strip has.
const CELLS: usize = 8;

const TITLES: [&str; CELLS] = ["seat", "base", "leader", "ground", "space", "hand", "res", "notes"];

/// Where the columns of the strips begin.
struct Columns([u16; CELLS]);

impl Columns {
    /// As wide as their longest cells, as far apart as there is room for; the last gets the rest.
    fn of(width: u16, cells: &[[String; CELLS]]) -> Columns {
        let widest = |index: usize| {
            let texts = cells.iter().filter_map(|row| row.get(index)).map(|cell| columns(cell));
            texts.chain([TITLES[index].len()]).max().unwrap_or(0) as u16
        };
        let wide: [u16; CELLS] = std::array::from_fn(widest);
        let all: u16 = wide.iter().sum();
        let spare = width.saturating_sub(FIRST + all) / (CELLS as u16 - 1);
        let gap = spare.clamp(1, 4);
        let mut x = FIRST;
        Columns(wide.map(|wide| {
            let here = x;
            x += wide + gap;
            here
        }))
    }
}

/// Columns before the first cell: for signs for who acts and who is looked at.
const FIRST: u16 = 4;

/// `2 Bob [B]`: who sits there, and the key that shows them.
fn called(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> String {
    format!("{seat} {}{}", side.name, seat_keys::sign(scene.view, seat))
}

/// The contents of a seat's strip; for its leaders only their width.
fn cells(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> [String; CELLS] {
    let leaders = side.leaders.iter().map(|leader| if leader.deployed { scene.label(leader.uid) } else { "o".into() });
    [
        called(scene, seat, side),
        side.base.remaining().to_string(),
        leaders.collect::<Vec<_>>().join(" "),
        force(side, Arena::Ground),
        force(side, Arena::Space),
        side.hand.len().to_string(),
        format!("{}/{}", side.ready_resources(), side.resources.len()),
        notes(scene, seat, side),
    ]
}

fn strip(
    canvas: &mut Canvas<'_>,
    row: Rect,
    scene: &Scene<'_>,
    (seat, side): (Seat, &SeatView),
    cells: &[String; CELLS],
    columns: &Columns,
) {
    let y = row.y;
    let at = |index: usize| row.x + columns.0[index];
    let width =
        |index: usize| columns.0.get(index + 1).map_or(row.width, |next| next - 1).saturating_sub(columns.0[index]);
    let acting = scene.acting() == seat;
    let marks = [(acting, "="), (focus(scene) == seat, canvas.look.glyphs.pointer)];
    for ((on, sign), x) in marks.into_iter().zip(row.x + 1..) {
        if on {
            canvas.text(x, y, 1, sign, Role::TitleActing);
        }
    }
    let role = match (side.eliminated, acting) {
        (true, _) => Role::Dim,
        (false, true) => Role::TitleActing,
        (false, false) => Role::Text,
    };
    canvas.text(at(0), y, width(0), &cells[0], role);
    canvas.text(at(1), y, width(1), &cells[1], Role::Strong);
    canvas.text(at(7), y, width(7), &cells[7], role);
    if side.eliminated {
        return;
    }
    let mut x = at(2);
    for leader in &side.leaders {
        let (sign, role) = match (leader.deployed, leader.exhausted) {
            (true, _) => (scene.label(leader.uid), Role::Label),
            (false, true) => (canvas.look.glyphs.exhausted.into(), Role::Exhausted),
            (false, false) => (canvas.look.glyphs.ready.into(), Role::Ready),
        };
        x = canvas.text(x, y, 2, &sign, role) + 1;
    }
    for (index, cell) in cells.iter().enumerate().take(7).skip(3) {
        canvas.text(at(index), y, width(index), cell, Role::Text);
    }
}

/// `3 pow 11 S`: units, their power, and whether a Sentinel is among them.
fn force(side: &SeatView, arena: Arena) -> String {
    let units: Vec<&UnitView> = in_arena(side, arena).collect();
    if units.is_empty() {
        return "0".into();
    }
    let power: i32 = units.iter().map(|unit| i32::from(unit.power)).sum();
    let sentinel = units.iter().any(|unit| unit.keywords.contains_key(&Keyword::Sentinel));
    format!("{} pow {power}{}", units.len(), if sentinel { " S" } else { "" })
}

fn notes(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> String {
    let mut notes = Vec::new();
    if scene.acting() == seat && scene.view.over.is_none() {
        notes.push("to act");
    }
    let standing = seat_line::brief_standing(scene, seat, side);
    if !standing.is_empty() {
        notes.push(standing);
    }
    notes.join(", ")
}

fn large(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let title = seat_panel::full_title(scene, seat, side);
    let right = seat_line::with_aspects(side, &seat_line::counts(side));
    let border = if scene.acting() == seat { Border::Acting } else { Border::Plain };
    let inside = canvas.frame(area, border, &title, &right);
    hits.add(Rect { height: 1, ..area }, Spot::Seat(seat));
    if inside.height == 0 {
        return;
    }
    let line = Rect::new(inside.x + 1, inside.y, inside.width.saturating_sub(1), 1);
    let base = seat_line::base_columns(canvas, line.width.saturating_sub(3), scene, side);
    let x = seat_line::base(canvas, Rect { width: base, ..line }, scene, seat, side, hits);
    seat_line::leaders_line(canvas, Rect::new(x + 3, line.y, line.right().saturating_sub(x + 3), 1), scene, side, hits);
    let rest = Rect { y: inside.y + 1, height: inside.height - 1, ..inside };
    arenas::draw(canvas, (rest, area), scene, side, false, hits);
}

/// A closed hand if there is no room for its frame.
fn closed_line(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let text = format!("Hand {}, closed   [Tab] look - only {} at the screen", side.hand.len(), side.name);
    canvas.text(row.x + 1, row.y, row.width.saturating_sub(1), &text, Role::Dim);
    hits.add(row, Spot::Hint(Command::Hand));
}
