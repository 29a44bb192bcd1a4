//! What an attack on a unit would do, as far as public numbers tell: no trigger is run for it.

use super::scene::Scene;
use crate::unlimited::rules::view::{DecisionKind, UnitView};

/// "dies, hits back 3" for a unit that may be attacked now; nothing if no attack is being declared.
pub fn preview(scene: &Scene<'_>, target: &UnitView) -> Option<String> {
    let decision = scene.view.decision.as_ref()?;
    let attacker = attacker(scene)?;
    let enemy = target.controller != attacker.controller;
    if decision.kind != DecisionKind::Target || !enemy {
        return None;
    }
    let raid = attacker.keywords.get("Raid").copied().unwrap_or(0);
    let power = if scene.view.attacks.is_empty() { attacker.power + raid } else { attacker.power };
    let shielded = target.upgrades.iter().any(|upgrade| upgrade.name == "Shield");
    let result = match () {
        () if shielded && power > 0 => "Shield stops it".to_string(),
        () if power >= target.remaining() => "dies".to_string(),
        () => format!("left with {}", target.remaining() - power.max(0)),
    };
    let back = if target.power > 0 { format!("hits back {}", target.power) } else { "does not hit back".into() };
    Some(format!("{result}, {back}"))
}

/// The unit whose attack is being declared.
fn attacker<'a>(scene: &Scene<'a>) -> Option<&'a UnitView> {
    let decision = scene.view.decision.as_ref()?;
    let declares = decision.prompt.starts_with("Choose what ") && decision.prompt.ends_with(" attacks");
    scene.unit(decision.source.as_ref().filter(|_| declares)?.uid)
}
