//! Targets of several players, if there is no room to list each of them.

use super::forecast::brief;
use super::pieces::{Piece, piece};
use super::prompt_lines::{choices, is_action, key, of_group, option};
use super::scene::Scene;
use crate::forecast::ARROW;
use crate::prompt::menu::{Choice, Group};
use screen::theme::role::Role;
use seats::Seat;
use swu_view::forecast::Fate;

/// How much is said of targets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// Their keys.
    Keys,
    /// Including what choosing each of them leads to.
    All,
}

/// Targets of several players, if there is no room to list each: `[a b B] Bob` is what can be chosen of Bob's; his
/// seat's key is his base. And whether that may be said: there is such a target, and no unit has a capital.
pub(super) fn by_player(scene: &Scene<'_>, sight: Sight) -> Option<(Vec<Piece>, bool)> {
    let owner = |choice: &Choice| {
        let uid = choice.uid?;
        let mut sides = scene.seats();
        sides.find(|(_, side)| side.base.uid == uid || side.units.iter().any(|unit| unit.uid == uid))
    };
    let targets: Vec<(&Choice, Seat)> =
        of_group(scene, Group::Single).into_iter().filter_map(|choice| Some((choice, owner(choice)?.0))).collect();
    if is_action(scene) || targets.is_empty() {
        return None;
    }
    let mut grouped: Vec<Piece> = Vec::new();
    for (seat, side) in scene.seats() {
        let keys: Vec<String> = targets.iter().filter(|(_, of)| *of == seat).map(|(choice, _)| key(choice)).collect();
        if !keys.is_empty() {
            let led = targets.iter().filter(|(_, of)| *of == seat && sight == Sight::All);
            let led: Vec<String> = led.filter_map(|(choice, _)| led_to(scene, choice)).collect();
            let text = if led.is_empty() { side.name.clone() } else { format!("{}: {}", side.name, led.join(", ")) };
            grouped.push(piece(keys.join(" "), text, Role::Choice, None));
        }
    }
    grouped.extend(falling(scene, &targets));
    let about_target = |piece: &Piece| targets.iter().any(|(choice, _)| key(choice) == piece.key);
    grouped.extend(choices(scene).into_iter().filter(|piece| !about_target(piece)));
    let is_base = |(choice, seat): &(&Choice, Seat)| scene.seat(*seat).map(|side| side.base.uid) == choice.uid;
    // When letters run out, units get capitals, too.
    let capital = |(choice, _): &(&Choice, Seat)| key(choice).chars().any(|letter| letter.is_ascii_uppercase());
    let told = targets.iter().any(is_base) && targets.iter().all(|target| is_base(target) || !capital(target));
    Some((grouped, told))
}

/// "Grand Moff Tarkin dies against b d": which of the targets would defeat their attacker.
fn falling(scene: &Scene<'_>, targets: &[(&Choice, Seat)]) -> Option<Piece> {
    let attacker = scene.view.decision.as_ref()?.source.as_ref()?;
    let falls = |choice: &Choice| {
        let forecast = option(scene, choice).and_then(|option| option.forecast.as_ref());
        let fate = forecast.filter(|forecast| forecast.declares)?.unit(attacker.uid)?.fate;
        Some(matches!(fate, Fate::Defeated | Fate::Dying))
    };
    let falls = targets.iter().filter(|(choice, _)| falls(choice) == Some(true));
    let keys: Vec<String> = falls.map(|(choice, _)| key(choice)).collect();
    let text = format!("{} dies against {}", attacker.name, keys.join(" "));
    (!keys.is_empty()).then(|| piece(String::new(), text, Role::Warning, None))
}

/// `b 4 -> 1`: the effect of choosing a target.
fn led_to(scene: &Scene<'_>, choice: &Choice) -> Option<String> {
    let uid = choice.uid?;
    if let Some(unit) = scene.unit(uid) {
        return Some(format!("{} {}", key(choice), brief(scene, unit)?.0));
    }
    let (seat, _) = scene.seats().find(|(_, side)| side.base.uid == uid)?;
    let base = option(scene, choice)?.forecast.as_ref()?.bases.iter().find(|base| base.seat == seat)?;
    Some(format!("{} {}{ARROW}{}", key(choice), base.before, base.left))
}
