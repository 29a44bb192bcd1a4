//! A unit in one row: letter, state, name, power, HP left of HP, marks.

use super::forecast::brief;
use super::marks::{marks, widths};
use super::scene::{Beat, Scene};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};
use swu_view::UnitView;

/// Columns before the name: letter and state.
const BEFORE: u16 = 5;

/// Columns kept for a name before the whole effect of a choice is told.
const SHORT_NAME: u16 = 10;

/// Where the effect of a choice or of the last action on a unit is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notes {
    /// In the unit's row.
    Beside,
    /// In a row of its own.
    Below,
}

/// How wide the columns of some units are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Columns {
    name: u16,
    power: u16,
    hp: u16,
    marks: u16,
    notes: Notes,
}

/// `5/7`: HP left of HP.
pub(super) fn hp(unit: &UnitView) -> String {
    format!("{}/{}", unit.remaining(), unit.hp)
}

/// Columns of units in rows in which nothing is cut, with marks in letters.
pub(crate) fn needs<'a>(scene: &Scene<'_>, units: impl Iterator<Item = &'a UnitView>) -> u16 {
    let (mut words, mut power, mut left) = (0, 0, 0);
    for unit in units {
        words = words.max(columns(&unit.name) as u16 + behind_numbers(scene, unit));
        power = power.max(unit.power.to_string().len() as u16);
        left = left.max(hp(unit).len() as u16);
    }
    BEFORE + words + power + left + 3
}

/// Columns of a row with everything about a single unit: its name, numbers, and marks in letters.
pub(super) fn standing(unit: &UnitView) -> u16 {
    before_marks(unit) + widths(unit).1 as u16
}

/// Columns of a unit's row before its marks, if nothing is drawn below it.
pub(super) fn before_marks(unit: &UnitView) -> u16 {
    let numbers = unit.power.to_string().len() + hp(unit).len();
    BEFORE + (columns(&unit.name) + numbers) as u16 + 3
}

/// The least columns after a unit's numbers: for the effect of a choice, otherwise for its marks in letters.
fn behind_numbers(scene: &Scene<'_>, unit: &UnitView) -> u16 {
    note(scene, unit).map_or(widths(unit).1, |(told, _)| columns(&told)) as u16
}

impl Columns {
    /// Columns for units in rows: marks in words if the names leave room, otherwise in letters; a long name is cut
    /// before a mark or the effect of a choice is.
    pub(crate) fn of(scene: &Scene<'_>, units: &[&UnitView], width: u16, notes: Notes) -> Columns {
        let longest =
            |count: &dyn Fn(&UnitView) -> usize| units.iter().map(|unit| count(unit)).max().unwrap_or(0) as u16;
        let (power, hp) = (longest(&|unit| unit.power.to_string().len()), longest(&|unit| hp(unit).len()));
        let room = width.saturating_sub(BEFORE + power + hp + 3);
        let name = longest(&|unit| columns(&unit.name));
        let (words, letters) = (longest(&|unit| widths(unit).0), longest(&|unit| widths(unit).1));
        let marks = if name + words <= room { words } else { letters.max(room.saturating_sub(name)).min(room / 2) };
        // If room is short, no column is reserved for marks that no unit has.
        let beside = units.iter().filter(|_| notes == Notes::Beside);
        let told = beside.filter_map(|unit| note(scene, unit)).map(|(text, _)| columns(&text));
        let marks = marks.max(told.max().unwrap_or(0) as u16).min(room.saturating_sub(name.min(SHORT_NAME)));
        Columns { name: (room - marks).min(name.max(SHORT_NAME)), power, hp, marks, notes }
    }

    /// The note about a unit in its row.
    fn beside(self, scene: &Scene<'_>, unit: &UnitView) -> Option<(String, Role)> {
        note(scene, unit).filter(|_| self.notes == Notes::Beside)
    }

    /// The note about a unit in the row below its own.
    pub(super) fn below(self, scene: &Scene<'_>, unit: &UnitView) -> Option<(String, Role)> {
        note(scene, unit).filter(|_| self.notes == Notes::Below)
    }

    /// Columns for one unit's name: more than the others have, if it is longer and its own marks leave them.
    fn name_of(self, scene: &Scene<'_>, unit: &UnitView, width: u16) -> u16 {
        let wanted = columns(&unit.name) as u16;
        if wanted <= self.name {
            return self.name;
        }
        let marks = || widths(unit).1;
        let behind = self.beside(scene, unit).map_or_else(marks, |(told, _)| columns(&told)) as u16;
        let besides = BEFORE + self.power + self.hp + 3 + behind;
        width.saturating_sub(besides).min(wanted).max(self.name)
    }
}

/// Draws a unit into the first row of the area.
///
/// `[a]` may be chosen now, `<a>` was chosen and waits to be confirmed, plain ` a ` neither. If a unit is `silent`,
/// because no row is left for its card's text, a sign at the end says that there is more to read.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    (unit, silent): (&UnitView, bool),
    columns: Columns,
    hits: &mut Hits,
) {
    let row = Rect { height: 1, ..area };
    let (x, y) = (row.x, row.y);
    let label = scene.label(unit.uid);
    let (brackets, role) = key(scene, unit);
    draw_key(canvas, Rect { width: 3, ..row }, &format!("{}{label}{}", brackets.0, brackets.1), role);
    let (state, name_role) = state(canvas, unit);
    canvas.text(x + 3, y, 1, state, name_role);
    let name_role = self::name_role(unit, name_role);
    let name = columns.name_of(scene, unit, row.width);
    canvas.text(x + BEFORE, y, name, &unit.name, name_role);
    let behind = x + BEFORE + name + 1 + columns.power;
    canvas.text_right(behind, y, columns.power, &unit.power.to_string(), Role::Text);
    let role = if unit.damage > 0 { Role::Damage } else { Role::Text };
    canvas.text(behind + 1, y, columns.hp, &hp(unit), role);
    let behind = behind + columns.hp + 2;
    let room = right_of(row, behind);
    let (wanted, room_for_marks) = (widths(unit).1, usize::from(room));
    // The row of the last action also says that a unit is new or healed: here that pushes no marks out.
    let gives_way = |told: &str, role: Role| {
        let together = self::columns(told) + 1 + wanted;
        role == Role::Healed && together > room_for_marks && (1..=room_for_marks).contains(&wanted)
    };
    let end = match columns.beside(scene, unit).filter(|(told, role)| !gives_way(told, *role)) {
        Some((told, role)) => {
            let x = canvas.text(behind, y, room, &told, role);
            let left = right_of(row, x + 1);
            // Anything else there is room for is added.
            if wanted > 0 && wanted <= usize::from(left) {
                canvas.text(x + 1, y, left, &marks(unit, left.into()), Role::Mark)
            } else {
                x
            }
        }
        None => canvas.text(behind, y, room, &marks(unit, room.into()), Role::Mark),
    };
    if silent {
        sign_at_end(canvas, row, end);
    }
    finish(canvas, row, scene, Thing::Unit(unit.uid), hits);
    press(scene, unit.uid, row, hits);
}

/// Says at the end of a row with these columns taken that there is more to read.
pub(super) fn sign_at_end(canvas: &mut Canvas<'_>, row: Rect, taken: u16) {
    let cut = canvas.look.glyphs.cut;
    let x = row.right().saturating_sub(self::columns(cut) as u16);
    if taken < x {
        canvas.text(x, row.y, row.right() - x, cut, Role::Dim);
    }
}

/// What surrounds a unit's letter: whether it may be chosen now, was chosen, or is mentioned.
pub(super) fn key(scene: &Scene<'_>, unit: &UnitView) -> ((&'static str, &'static str), Role) {
    let spoken_of = || scene.view.decision.as_ref().is_some_and(|decision| decision.about.contains(&unit.uid));
    match () {
        () if scene.picked.contains(&unit.uid) => (("<", ">"), Role::Picked),
        () if scene.menu.about(unit.uid).is_some() => (("[", "]"), Role::Choice),
        () if spoken_of() => (("!", "!"), Role::Warning),
        () => ((" ", " "), Role::Label),
    }
}

/// A key as a chip if it may be pressed or was.
pub(super) fn draw_key(canvas: &mut Canvas<'_>, area: Rect, key: &str, role: Role) -> u16 {
    match role {
        Role::Choice | Role::Picked => canvas.chip(area.x, area.y, area.width, key, Role::Chip),
        _ => canvas.text(area.x, area.y, area.width, key, role),
    }
}

/// The role of a unit's name, given the role of its state.
pub(super) fn name_role(unit: &UnitView, state: Role) -> Role {
    if unit.leader && !unit.exhausted { Role::Leader } else { state }
}

/// The note about a unit before its marks: the effect of a choice on it, otherwise that of the last action.
pub(super) fn note(scene: &Scene<'_>, unit: &UnitView) -> Option<(String, Role)> {
    brief(scene, unit).or_else(|| scene.beat(unit.uid).map(Beat::told))
}

/// Columns from here to the end of a row.
fn right_of(row: Rect, x: u16) -> u16 {
    row.right().saturating_sub(x)
}

pub(super) fn state(canvas: &Canvas<'_>, unit: &UnitView) -> (&'static str, Role) {
    match unit.exhausted {
        true => (canvas.look.glyphs.exhausted, Role::Exhausted),
        false => (canvas.look.glyphs.ready, Role::Ready),
    }
}

/// Columns of a key with its brackets.
const KEY: u16 = 3;

/// A click on the key of a card that may be chosen chooses it; elsewhere in its row it only selects.
pub(super) fn press(scene: &Scene<'_>, uid: u16, row: Rect, hits: &mut Hits) {
    if let Some(index) = scene.menu.choices.iter().position(|choice| choice.uid == Some(uid)) {
        hits.add(Rect { width: KEY.min(row.width), ..row }, Spot::Choice(index));
    }
}

/// Marks the spot if it is under the cursor, and remembers its position.
pub(super) fn finish(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, spot: Thing, hits: &mut Hits) {
    if scene.is_selected(spot) {
        canvas.select(row);
    }
    hits.add(row, spot);
}
