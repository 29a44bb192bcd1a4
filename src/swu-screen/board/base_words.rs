//! A base in words: its name, its trait and the upgrades on it.

use screen::theme::width::{clip, columns};
use swu_view::BaseView;

/// The fewest columns for the name of one of several upgrades, and for that of the base before them.
const SHORT: usize = 10;

/// The base in this many columns. If not everything fits, first the trait gives way, then each name what it is too long,
/// then the name of the base.
pub(super) fn within(base: &BaseView, room: u16, cut: &str) -> String {
    let upgrades = upgrades(base);
    let room = usize::from(room);
    let whole = [whole(base), format!("{}{}", base.name, joined(&upgrades))];
    if let Some(told) = whole.into_iter().find(|told| columns(told) <= room) {
        return told;
    }
    if upgrades.is_empty() {
        return base.name.clone();
    }
    let named = format!("{} ", clip(&base.name, SHORT, cut));
    let ways = [named.as_str(), ""].map(|head| {
        let share = room.saturating_sub(columns(head)) / upgrades.len().max(1);
        (share >= SHORT + 2).then(|| {
            let names: Vec<String> = upgrades.iter().map(|name| clip(name, share - 2, cut).into_owned()).collect();
            format!("{}{}", head.trim_end(), joined(&names))
        })
    });
    ways.into_iter().flatten().next().map(|told| told.trim_start().to_owned()).unwrap_or_else(|| match upgrades.len() {
        1 => joined(&upgrades).trim_start().to_owned(),
        count => format!("{count} upgrades:{}", joined(&upgrades)),
    })
}

/// `Kachirho, Kashyyyk +Bacta Tank x2`: the base with its trait, and the upgrades on it.
pub(super) fn whole(base: &BaseView) -> String {
    let location: String = base.location.iter().map(|location| format!(", {location}")).collect();
    format!("{}{location}{}", base.name, joined(&upgrades(base)))
}

/// The names of the upgrades on it, equal ones once with their number.
fn upgrades(base: &BaseView) -> Vec<String> {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for upgrade in &base.upgrades {
        match counted.iter_mut().find(|(name, _)| *name == upgrade.name) {
            Some((_, count)) => *count += 1,
            None => counted.push((&upgrade.name, 1)),
        }
    }
    let told = |(name, count): (&str, usize)| if count == 1 { name.to_owned() } else { format!("{name} x{count}") };
    counted.into_iter().map(told).collect()
}

fn joined(names: &[String]) -> String {
    names.iter().map(|name| format!(" +{name}")).collect()
}
