//! A table of two: the other side above the middle line, one's own below it, the hand and the question at the foot, and
//! a panel beside them where there is room.
//!
//! Where things are follows from the size and from what lies there, never from whether the hand is open: nothing moves
//! when it opens.

use super::field::{self, Side};
use super::prompt_lines;
use super::scene::Scene;
use super::{asking, middle, result, seat_header, side, tray};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::footer;
use screen::widgets::hits::Hits;
use swu_view::DecisionKind;

/// Rows of the prompt when it need not grow.
pub(super) fn prompt_rows(area: Rect) -> u16 {
    if area.height < 30 { 3 } else { 4 }
}

/// Rows of the hand when nothing else needs them.
const fn tray_rows(height: u16) -> u16 {
    match height {
        48.. => 9,
        30.. => 7,
        24.. => 5,
        20.. => 4,
        _ => 3,
    }
}

/// The most rows of the hand, before the first round.
const MOST_TRAY: u16 = 14;
/// Rows kept for a side on which nothing lies.
const EMPTY: u16 = 2;
/// The fewest rows of the hand.
const LEAST_TRAY: u16 = 2;
/// The fewest rows of an open hand in which names and costs are seen.
const LEAST_OPEN: u16 = 4;

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plan {
    /// Columns of the table.
    table: u16,
    /// Rows of a seat's header.
    header: u16,
    /// Rows of the two sides.
    sides: [u16; 2],
    /// Rows of the smaller side before the question took any: plates are as high as these allow.
    usual: u16,
    /// Rows of the hand, of the question.
    tray: u16,
    prompt: u16,
}

impl Plan {
    /// The usual rows first; a question that grows takes those of the hand, so that no unit moves, then of its own side,
    /// then of the other side.
    fn of(scene: &Scene<'_>, screen: Rect, area: Rect) -> Plan {
        let beside = side::columns(screen.width);
        let beside = if area.height < 24 { 0 } else { beside };
        let table = area.width - beside;
        let header = seat_header::rows(area.height);
        let (top, bottom) = scene.upper_and_lower();
        let usual = prompt_rows(area);
        // Middle line, result, footer.
        let rest = area.height.saturating_sub(2 * header + 3);
        let about = rest.saturating_sub(usual + tray_rows(area.height)) / 2;
        let least = [top, bottom].map(|seat| field::least(scene, seat, (table, about)));
        let open = matches!(scene.hand, super::scene::HandSight::Open(..));
        let low = if open { LEAST_OPEN } else { LEAST_TRAY };
        let most = rest.saturating_sub(least[0] + least[1] + low).max(usual);
        let prompt = prompt_lines::wanted(scene, after_rail(area).width, usual, most);
        // Nobody's hand is on the table of an earlier moment.
        let nobody = scene.state.past && scene.hand == super::scene::HandSight::None;
        let mut tray = if nobody { 0 } else { tray_rows(area.height) };
        // Before the first round nothing lies on the table, and the hand is all there is to read.
        if tray > 0 && scene.view.round == 0 && scene.seats().all(|(_, side)| side.units.is_empty()) {
            tray = rest.saturating_sub(usual + 2 * EMPTY).clamp(tray, MOST_TRAY);
        }
        let single = [top, bottom].map(|seat| field::single(scene, seat));
        let wanted = single[0] + single[1];
        let both = rest.saturating_sub(usual + tray);
        if both < wanted && !open {
            tray = tray.saturating_sub(wanted - both).max(LEAST_TRAY);
        }
        let both = rest.saturating_sub(usual + tray);
        let upper = share(both, single, least);
        let mut sides = [upper, both.saturating_sub(upper)];
        let rows_of_plates = sides[0].min(sides[1]);
        let mut grown = prompt - usual;
        let own = single[1].max(least[1]);
        take(&mut tray, low, &mut grown);
        take(&mut sides[1], own, &mut grown);
        take(&mut sides[1], least[1], &mut grown);
        take(&mut sides[0], least[0], &mut grown);
        Plan { table, header, sides, usual: rows_of_plates, tray, prompt: prompt - grown }
    }
}

/// What a rail on its left edge leaves of an area.
pub(super) fn after_rail(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }
}

/// Takes rows from a part that keeps at least some.
pub(super) fn take(from: &mut u16, keeps: u16, wanted: &mut u16) {
    let taken = from.saturating_sub(keeps).min(*wanted);
    *from -= taken;
    *wanted -= taken;
}

/// The rows of the upper of two sides: half, unless one of them needs more and the other can spare it.
fn share(rows: u16, single: [u16; 2], least: [u16; 2]) -> u16 {
    let needs = if single[0] + single[1] <= rows { single } else { least };
    super::arena::share(rows, needs[0], needs[1]).0
}

/// The rows above the footer that a list over the table covers at least.
pub(super) fn covered(area: Rect) -> u16 {
    prompt_rows(area)
}

/// Draws the table.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let plan = Plan::of(scene, canvas.area(), area);
    let (top, bottom) = scene.upper_and_lower();
    let usual = plan.usual;
    let mut rows = Rows { area, y: area.y };
    let on_table = |row: Rect| Rect { width: plan.table, ..row };
    seat_header::draw(canvas, on_table(rows.take(plan.header)), scene, top, hits);
    let mut placed = field::draw(canvas, on_table(rows.take(plan.sides[0])), scene, (top, Side::Above, usual), hits);
    let line = on_table(rows.take(1));
    middle::draw(canvas, line, scene);
    placed.extend(field::draw(canvas, on_table(rows.take(plan.sides[1])), scene, (bottom, Side::Below, usual), hits));
    seat_header::draw(canvas, on_table(rows.take(plan.header)), scene, bottom, hits);
    arrow(canvas, line, scene, &placed);
    if plan.table < area.width {
        let panel = Rect { x: area.x + plan.table, width: area.width - plan.table, height: rows.y - area.y, ..area };
        side::draw(canvas, panel, scene, hits);
    }
    let logged = plan.table < area.width;
    told(canvas, rows.take(1), scene, hits);
    tray::draw(canvas, rows.take(plan.tray), scene, logged, hits);
    let prompt = rows.take(plan.prompt);
    canvas.surface(prompt, Role::Bar);
    canvas.rail(Rect { width: 1, ..prompt }, Role::FrameActing);
    prompt_lines::draw(canvas, after_rail(prompt), scene, hits);
    last_row(canvas, area, scene, hits);
}

/// What the last action led to; on a small screen the text of a card of the open hand under the cursor instead.
pub(super) fn told(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    canvas.surface(row, Role::Room);
    let beside = side::columns(canvas.area().width) > 0;
    if let Some(text) = asking::of_hand(scene).filter(|_| !beside) {
        canvas.text(row.x + 1, row.y, row.width.saturating_sub(2), &text, Role::Text);
        return;
    }
    // A list over the hand does not hide that it is open.
    let title = tray::title(scene).unwrap_or_default();
    let wide = screen::theme::width::columns(&title) as u16;
    canvas.text_right(row.right() - 1, row.y, wide, &title, Role::TitlePrivate);
    let gap = if wide > 0 { 2 } else { 0 };
    result::draw(canvas, Rect { width: row.width.saturating_sub(wide + gap), ..row }, scene, hits);
}

/// An arrow from the unit that asks for a target to the one under the cursor.
fn arrow(canvas: &mut Canvas<'_>, line: Rect, scene: &Scene<'_>, placed: &[(u16, Rect)]) {
    let Some(decision) = scene.view.decision.as_ref().filter(|decision| decision.kind == DecisionKind::Target) else {
        return;
    };
    let at = |uid: u16| placed.iter().find(|(placed, _)| *placed == uid).map(|(_, rect)| *rect);
    let Some(Thing::Unit(uid)) = scene.state.cursor else { return };
    let source = decision.source.as_ref().and_then(|source| at(source.uid));
    if let (Some(from), Some(to), Some(_)) = (source, at(uid), scene.menu.about(uid)) {
        middle::arrow(canvas, line, from, to, placed);
    }
}

/// The footer, or the line being typed.
pub(super) fn last_row(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let row = Rect { y: area.bottom() - 1, height: 1, ..area };
    match scene.line {
        Some((sign, line)) => footer::draw_line(canvas, row, sign, line, scene.help, hits),
        None => footer::draw(canvas, row, scene.hints, scene.help, hits),
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
