//! A base in words: its name, its trait and the upgrades on it.

use screen::theme::width::columns;
use swu_view::BaseView;

/// The name and the upgrades; where that is too long, the upgrades alone, or how many there are.
pub(super) fn within(base: &BaseView, room: u16) -> String {
    let upgrades: String = base.upgrades.iter().map(|upgrade| format!(" +{}", upgrade.name)).collect();
    let ways = [whole(base), format!("{}{upgrades}", base.name), upgrades.trim_start().to_owned()];
    let fits = |told: &String| !told.is_empty() && columns(told) <= usize::from(room);
    ways.into_iter().find(fits).unwrap_or_else(|| match base.upgrades.len() {
        0 => base.name.clone(),
        1 => upgrades.trim_start().to_owned(),
        count => format!("{count} upgrades: {}", upgrades.trim_start()),
    })
}

/// `Kachirho, Kashyyyk +Bacta Tank`: the base with its trait, and the upgrades on it.
pub(super) fn whole(base: &BaseView) -> String {
    let location = base.location.iter().map(|location| format!(", {location}"));
    let upgrades = base.upgrades.iter().map(|upgrade| format!(" +{}", upgrade.name));
    [base.name.clone()].into_iter().chain(location).chain(upgrades).collect()
}
