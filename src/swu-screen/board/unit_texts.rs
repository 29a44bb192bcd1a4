//! The texts of units below their rows: what is on them and under them, and their cards' texts.

use super::free_rows::{cut, share};
use super::marks::beyond;
use super::scene::Scene;
use super::unit_row::before_marks;
use ratatui::layout::Rect;
use screen::theme::width::wrap;
use swu_view::UnitView;

/// Columns before a text below a unit's row.
pub(super) const BEFORE_TEXT: u16 = 7;
/// The fewest columns in which texts are shown there.
const TELLING: u16 = 30;

/// The texts of units in the rows that they leave free: units that can be chosen come first. A text that does not fit
/// is cut; damage, which the numbers show, uses rows that nothing else needs.
pub(super) fn told_of_all(scene: &Scene<'_>, units: &[&UnitView], area: Rect) -> Vec<Vec<String>> {
    let all: Vec<Vec<String>> = units.iter().map(|unit| told(scene, unit, area.width)).collect();
    let mut spare = usize::from(area.height).saturating_sub(units.len());
    let wanted: Vec<usize> = all.iter().map(Vec::len).collect();
    let first: Vec<bool> = units.iter().map(|unit| scene.menu.about(unit.uid).is_some()).collect();
    let given = share(&wanted, &first, spare);
    spare -= given.iter().sum::<usize>();
    let mut told: Vec<Vec<String>> = all.into_iter().zip(&given).map(|(lines, rows)| cut(lines, *rows)).collect();
    for (told, unit) in told.iter_mut().zip(units).filter(|_| area.width >= TELLING) {
        if spare > 0 && unit.damage > 0 {
            told.insert(0, damage(unit));
            spare -= 1;
        }
    }
    told
}

/// What is on a unit and under it, then its text, in lines of this width below its row.
pub(super) fn told(scene: &Scene<'_>, unit: &UnitView, width: u16) -> Vec<String> {
    if width < TELLING {
        return Vec::new();
    }
    let columns = usize::from(width - BEFORE_TEXT);
    let text = text(scene, unit, width).flat_map(|line| wrap(line, columns));
    wrap(&detail(unit), columns).into_iter().filter(|line| !line.is_empty()).chain(text).collect()
}

/// Is there anything about a unit that its row of this width does not say?
pub(super) fn has_more(scene: &Scene<'_>, unit: &UnitView, width: u16) -> bool {
    !detail(unit).is_empty() || text(scene, unit, width).next().is_some()
}

/// A unit card's text beyond the marks in its row, one paragraph each.
fn text<'a>(scene: &'a Scene<'_>, unit: &'a UnitView, width: u16) -> impl Iterator<Item = &'a str> {
    let room = usize::from(width.saturating_sub(before_marks(unit)));
    beyond(unit, scene.cards.facts(unit.face()).map(|facts| facts.text_in_play()).unwrap_or_default(), room)
}

/// `damage 2`.
pub(super) fn damage(unit: &UnitView) -> String {
    format!("damage {}", unit.damage)
}

/// What marks can only count: upgrades by name, captives by name.
pub(super) fn detail(unit: &UnitView) -> String {
    let mut parts = Vec::new();
    let named: Vec<&str> =
        unit.upgrades.iter().filter(|upgrade| upgrade.token.is_none()).map(|upgrade| upgrade.name.as_str()).collect();
    if !named.is_empty() {
        parts.push(format!("with {}", named.join(", ")));
    }
    let names: Vec<&str> = unit.guarded().map(|card| card.name.as_str()).collect();
    if !names.is_empty() {
        parts.push(format!("guards {}", names.join(", ")));
    }
    parts.join("; ")
}
