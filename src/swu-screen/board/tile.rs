//! Units as small cards with their own frames, if there is room for all of an arena.

use super::marks::{beyond, marks};
use super::scene::Scene;
use super::unit_row::{finish, hp, key, name_role, note, press, state};
use super::unit_texts::{damage, detail};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;
use swu_view::UnitView;

/// The fewest columns of a tile.
const NARROW: u16 = 26;
/// The most columns of a tile.
const WIDE: u16 = 40;
/// Columns of a tile's upper edge besides the name: corners, letter, state, and a gap.
const AROUND_NAME: u16 = 8;
/// Columns of a tile's numbers with their gaps, at most, in the row of its marks.
const AROUND_MARKS: usize = 11;
/// The fewest rows of a tile: its frame, its numbers, and a line of text.
const LOW: u16 = 4;
/// The most rows of a tile.
const HIGH: u16 = 9;
/// The smallest screen on which units are tiles.
const SCREEN: (u16, u16) = (160, 50);

/// How tiles are arranged in an arena: how many side by side, how wide and how high.
struct Grid {
    columns: u16,
    width: u16,
    height: u16,
}

/// Draws all units of an arena as tiles; false if there is no room for that.
pub(crate) fn draw_all(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    units: &[&UnitView],
    hits: &mut Hits,
) -> bool {
    let Some(grid) = grid(area, units.len() as u16).filter(|_| fits(canvas.area())) else { return false };
    let told = told(scene, units, grid.width);
    let grid = Grid { height: grid.height.min(height(&told)), ..grid };
    for (index, (unit, told)) in units.iter().zip(&told).enumerate() {
        let (column, row) = (index as u16 % grid.columns, index as u16 / grid.columns);
        let (x, y) = (area.x + column * grid.width, area.y + row * grid.height);
        // The last one of its row may be as wide as its name.
        let last = column + 1 == grid.columns || index + 1 == units.len();
        let wanted = if last { columns(&unit.name) as u16 + AROUND_NAME } else { 0 };
        let width = grid.width.max(wanted.min(area.right().saturating_sub(x)));
        draw(canvas, Rect { x, y, width, height: grid.height }, scene, (unit, told), hits);
    }
    true
}

/// The fewest rows of units as tiles, and those in which all their texts are complete; `None` if units are not drawn as
/// tiles.
pub(super) fn rows(scene: &Scene<'_>, screen: Rect, width: u16, units: &[&UnitView]) -> Option<(u16, u16)> {
    let grid = grid(Rect { width, height: u16::MAX, ..screen }, units.len() as u16).filter(|_| fits(screen))?;
    let rows = (units.len() as u16).div_ceil(grid.columns);
    Some((rows * LOW, rows * height(&told(scene, units, grid.width))))
}

/// The texts of each unit in a tile of this width.
fn told(scene: &Scene<'_>, units: &[&UnitView], width: u16) -> Vec<Vec<(String, Role)>> {
    let text = usize::from(width.saturating_sub(4));
    units.iter().map(|unit| lines(scene, unit, text)).collect()
}

/// Rows of tiles with these lines, the highest one for all.
fn height(told: &[Vec<(String, Role)>]) -> u16 {
    let longest = told.iter().map(|lines| lines.len() as u16 + 3).max().unwrap_or(LOW);
    longest.clamp(LOW, HIGH)
}

fn fits(screen: Rect) -> bool {
    screen.width >= SCREEN.0 && screen.height >= SCREEN.1
}

fn grid(area: Rect, count: u16) -> Option<Grid> {
    let columns = (area.width / NARROW).min(count.max(1));
    let rows = count.div_ceil(columns.max(1)).max(1);
    let fits = count > 0 && columns > 0 && rows * LOW <= area.height;
    fits.then(|| Grid { columns, width: (area.width / columns).min(WIDE), height: (area.height / rows).min(HIGH) })
}

/// `┌[a]● Luke Skywalker ──┐`, below it power, marks and HP, and whatever else there is room for.
fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    (unit, told): (&UnitView, &[(String, Role)]),
    hits: &mut Hits,
) {
    let inside = canvas.frame(area, Border::Plain, "", "");
    let (open, role) = key(scene, unit);
    let (sign, ready) = state(canvas, unit);
    let label = scene.label(unit.uid);
    let pieces = [
        (open.0, role),
        (label.as_str(), role),
        (open.1, role),
        (sign, ready),
        (" ", Role::Text),
        (unit.name.as_str(), name_role(unit, ready)),
        (" ", Role::Text),
    ];
    canvas.pieces(area.x + 1, area.y, area.width.saturating_sub(2), &pieces);
    let power = unit.power.to_string();
    let x = canvas.text(inside.x + 1, inside.y, 3, &power, Role::Strong) + 2;
    let hp = hp(unit);
    let damaged = if unit.damage > 0 { Role::Damage } else { Role::Strong };
    let end = canvas.text_right(inside.right().saturating_sub(1), inside.y, 7, &hp, damaged);
    let room = end.saturating_sub(x + 1);
    canvas.text(x, inside.y, room, &marks(unit, room.into()), Role::Mark);
    for ((index, (text, role)), y) in told.iter().enumerate().zip(inside.y + 1..inside.bottom()) {
        // Lines without a row are appended to the last one, so that it is cut with a sign.
        let rest = told.iter().skip(index).filter(|_| y + 1 == inside.bottom());
        let rest: Vec<&str> = rest.map(|(text, _)| text.as_str()).collect();
        let text = if rest.is_empty() { text.clone() } else { rest.join(" ") };
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), &text, *role);
    }
    let free = inside.y + 1 + told.len() as u16;
    if unit.damage > 0 && free < inside.bottom() {
        canvas.text(inside.x + 1, free, inside.width.saturating_sub(1), &damage(unit), Role::Text);
    }
    finish(canvas, area, scene, Thing::Unit(unit.uid), hits);
    press(scene, unit.uid, Rect { x: area.x + 1, height: 1, width: area.width.saturating_sub(1), ..area }, hits);
}

/// The effect of a choice or of the last action, what is on the unit and under it, then its text.
fn lines(scene: &Scene<'_>, unit: &UnitView, width: usize) -> Vec<(String, Role)> {
    let mut lines: Vec<(String, Role)> = note(scene, unit).into_iter().collect();
    let detail = detail(unit);
    if !detail.is_empty() {
        lines.extend(wrap(&detail, width).into_iter().map(|line| (line, Role::Text)));
    }
    let text = scene.cards.facts(unit.face()).map(|facts| facts.text_in_play()).unwrap_or_default();
    let text = beyond(unit, text, width.saturating_sub(AROUND_MARKS)).flat_map(|line| wrap(line, width));
    lines.extend(text.map(|line| (line, Role::Dim)));
    lines
}
