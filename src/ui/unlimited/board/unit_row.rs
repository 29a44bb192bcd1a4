//! A unit in one row: letter, state, name, power, HP left of HP, marks.

use super::forecast::brief;
use super::marks::{marks, widths};
use super::scene::Scene;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::{clip, columns};
use crate::ui::unlimited::thing::Thing;
use crate::ui::widgets::hits::Hits;
use crate::unlimited::rules::view::UnitView;
use ratatui::layout::Rect;

/// Columns for power, HP left and HP.
const NUMBERS: u16 = 10;
/// Columns before the name: letter and state.
const BEFORE: u16 = 5;

/// How wide the columns of some units are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Columns {
    name: u16,
    marks: u16,
}

impl Columns {
    /// Columns for units that stand below each other: marks in words where the names leave room, else in letters; a
    /// long name is cut before a mark is, or what a choice would do.
    pub(crate) fn of(scene: &Scene<'_>, units: &[&UnitView], width: u16) -> Columns {
        let room = width.saturating_sub(BEFORE + NUMBERS + 1);
        let longest =
            |count: &dyn Fn(&UnitView) -> usize| units.iter().map(|unit| count(unit)).max().unwrap_or(0) as u16;
        let name = longest(&|unit| columns(&unit.name));
        let (words, letters) = (longest(&|unit| widths(unit).0), longest(&|unit| widths(unit).1));
        let marks = if name + words <= room { words } else { letters.max(room.saturating_sub(name)).min(room / 2) };
        // Where room is short, no column is kept free for marks that nobody has.
        let told =
            units.iter().filter_map(|unit| brief(scene, unit)).map(|text| columns(&text)).max().unwrap_or(0) as u16;
        let marks = marks.max(told).min(room);
        Columns { name: room - marks, marks }
    }
}

/// Draws a unit into the first row of the area.
///
/// `[a]` may be chosen now, `<a>` was chosen and waits to be confirmed, plain ` a ` neither.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    unit: &UnitView,
    columns: Columns,
    hits: &mut Hits,
) {
    let row = Rect { height: 1, ..area };
    let (x, y) = (row.x, row.y);
    let label = scene.label(unit.uid);
    let spoken_of = scene.view.decision.as_ref().is_some_and(|decision| decision.about.contains(&unit.uid));
    let (brackets, role) = if scene.picked.contains(&unit.uid) {
        (("<", ">"), Role::Picked)
    } else if scene.menu.about(unit.uid).is_some() {
        (("[", "]"), Role::Choice)
    } else if spoken_of {
        (("!", "!"), Role::Warning)
    } else {
        ((" ", " "), Role::Label)
    };
    canvas.pieces(x, y, 3, &[(brackets.0, role), (&label, role), (brackets.1, role)]);
    let (state, name_role) = state(canvas, unit);
    canvas.text(x + 3, y, 1, state, name_role);
    canvas.text(x + BEFORE, y, columns.name, &unit.name, name_role);
    let numbers = x + BEFORE + columns.name + 1;
    canvas.text_right(numbers + 2, y, 2, &unit.power.to_string(), Role::Text);
    let role = if unit.damage > 0 { Role::Damage } else { Role::Text };
    canvas.text(numbers + 4, y, 5, &format!("{}/{}", unit.remaining(), unit.hp), role);
    let room = right_of(row, numbers + NUMBERS);
    match brief(scene, unit) {
        Some(told) => canvas.text(numbers + NUMBERS, y, room, &told, Role::Warning),
        None => canvas.text(numbers + NUMBERS, y, room, &marks(unit, columns.marks.max(room).into()), Role::Mark),
    };
    finish(canvas, row, scene, Thing::Unit(unit.uid), hits);
}

/// Columns from here to the end of a row.
fn right_of(row: Rect, x: u16) -> u16 {
    row.right().saturating_sub(x)
}

/// Letters of a name that still tell it from others.
const LEAST_NAME: usize = 5;

/// Several units in one line, for a side that is folded: `a* Vader 3 3/3 Sen  b o R2-D2 1 3/4`. Names are cut to what
/// room there is, and left out where they would say nothing.
pub(crate) fn draw_folded<'a>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    units: impl Iterator<Item = &'a UnitView>,
    hits: &mut Hits,
) {
    let mut x = area.x;
    let units: Vec<Folded<'_>> = units.map(|unit| Folded::of(scene, unit)).collect();
    let bare: usize = units.iter().map(|folded| folded.width() + 2).sum();
    let room = usize::from(area.width).saturating_sub(bare) / units.len().max(1);
    let room = if room > LEAST_NAME { room - 1 } else { 0 };
    for (index, folded) in units.iter().enumerate() {
        let name = clip(&folded.unit.name, room, canvas.look.glyphs.cut);
        let name = if name.is_empty() { String::new() } else { format!(" {name}") };
        let width = (folded.width() + columns(&name)) as u16;
        if x + width + 4 > area.right() && index + 1 < units.len() || x + width > area.right() {
            canvas.text(x, area.y, area.right() - x, &format!("+{}", units.len() - index), Role::Warning);
            return;
        }
        let start = x;
        let key = if folded.open { Role::Choice } else { Role::Label };
        let (state, role) = state(canvas, folded.unit);
        let pieces = [
            (folded.label.as_str(), key),
            (state, role),
            (&name, role),
            (&folded.numbers, role),
            (&folded.marks, Role::Mark),
        ];
        x = canvas.pieces(x, area.y, width, &pieces);
        finish(canvas, Rect::new(start, area.y, x - start, 1), scene, Thing::Unit(folded.unit.uid), hits);
        x += 2;
    }
}

/// A unit in the line of a folded side.
struct Folded<'a> {
    unit: &'a UnitView,
    open: bool,
    label: String,
    numbers: String,
    marks: String,
}

impl<'a> Folded<'a> {
    fn of(scene: &Scene<'_>, unit: &'a UnitView) -> Folded<'a> {
        let label = scene.label(unit.uid);
        let open = scene.menu.about(unit.uid).is_some();
        let label = if open { format!("[{label}]") } else { label };
        let numbers = format!(" {} {}/{} ", unit.power, unit.remaining(), unit.hp);
        Folded { unit, open, label, numbers, marks: marks(unit, 8) }
    }

    /// Its columns without the name; the sign of its state takes one.
    fn width(&self) -> usize {
        columns(&self.label) + 1 + columns(&self.numbers) + columns(&self.marks)
    }
}

fn state(canvas: &Canvas<'_>, unit: &UnitView) -> (&'static str, Role) {
    match unit.exhausted {
        true => (canvas.look.glyphs.exhausted, Role::Exhausted),
        false => (canvas.look.glyphs.ready, Role::Ready),
    }
}

/// Marks the spot if the cursor is on it, and remembers where it is.
pub(super) fn finish(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, spot: Thing, hits: &mut Hits) {
    if scene.is_selected(spot) {
        canvas.select(row);
    }
    hits.add(row, spot);
}
