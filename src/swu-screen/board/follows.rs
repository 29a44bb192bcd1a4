//! Sections of the panel beside a duel that say what a choice leads to, what cannot be chosen and why, and what is worth
//! knowing before an action. They say what anybody at the table could count.

use super::forecast::{brief, dies};
use super::prompt_lines::{is_action, option};
use super::scene::{Scene, in_arena, ready_power};
use crate::forecast::{ARROW, told};
use crate::prompt::menu::Choice;
use screen::theme::role::Role;
use seats::Seat;
use shell::words::clause;
use swu_language::keyword::Keyword;
use swu_language::word::Arena;
use swu_view::SeatView;

/// A line of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fact {
    /// The key that chooses it.
    pub(super) key: Option<String>,
    /// What it is about, or a sentence.
    pub(super) text: String,
    /// What would happen to it.
    pub(super) result: String,
    /// The result's role.
    pub(super) role: Role,
    /// What else would happen.
    pub(super) besides: String,
    /// Is it under the cursor?
    pub(super) lit: bool,
}

impl Fact {
    fn sentence(text: String) -> Fact {
        Fact { key: None, text, result: String::new(), role: Role::Text, besides: String::new(), lit: false }
    }
}

/// What each target leads to; empty if nothing is asked that forecasts answer.
pub(super) fn targets(scene: &Scene<'_>) -> Vec<Fact> {
    if is_action(scene) || scene.in_list {
        return Vec::new();
    }
    scene.menu.choices.iter().filter_map(|choice| target(scene, choice)).collect()
}

fn target(scene: &Scene<'_>, choice: &Choice) -> Option<Fact> {
    let option = option(scene, choice)?;
    let uid = choice.uid?;
    let said = told(scene.view, option, ARROW)?;
    let unit = scene.unit(uid);
    let (result, besides) = match unit.and_then(|unit| brief(scene, unit)) {
        Some((result, _)) => (result, said),
        None => (said, String::new()),
    };
    let base = scene.seats().find(|(_, side)| side.base.uid == uid).map(|(seat, _)| seat);
    let text = match (unit, base) {
        (Some(unit), _) => unit.name.clone(),
        (None, Some(seat)) => format!("{}'s base", scene.name(seat)),
        (None, None) => choice.text.clone(),
    };
    let role = if unit.is_some_and(|unit| dies(scene, unit)) { Role::Damage } else { Role::Gold };
    let lit = scene.state.cursor.is_some_and(|thing| scene.handle(thing) == Some(uid));
    Some(Fact { key: Some(choice.key.to_string()), text, result, role, besides, lit })
}

/// What cannot be chosen, and why, if a target is asked.
pub(super) fn refused(scene: &Scene<'_>) -> Vec<Fact> {
    if is_action(scene) || scene.in_list {
        return Vec::new();
    }
    let told = scene.menu.refused.iter().filter(|refused| !refused.key.is_empty());
    let sentence = |key: &str, why: &str, rule: &str| match rule {
        "" => format!("{key}: {}", clause(why)),
        rule => format!("{key}: {} ({rule})", clause(why)),
    };
    told.map(|refused| Fact::sentence(sentence(&refused.key, &refused.why, refused.rule))).collect()
}

/// What is worth knowing before an action.
pub(super) fn worth_knowing(scene: &Scene<'_>) -> Vec<Fact> {
    let view = scene.view;
    let Some(seat) = view.decision.as_ref().filter(|_| is_action(scene)).map(|decision| decision.seat) else {
        return Vec::new();
    };
    let others = scene.seats().filter(|(other, side)| *other != seat && !side.eliminated);
    let mut told: Vec<String> = others.flat_map(|(other, side)| about(scene, seat, (other, side))).collect();
    let initiative = view.initiative;
    if let Some(holder) = initiative.seat.filter(|holder| initiative.taken && *holder != seat) {
        told.push(format!("{} took the initiative, and passes until the phase ends.", scene.name(holder)));
    }
    told.into_iter().map(Fact::sentence).collect()
}

/// What one seat should know of another.
fn about(scene: &Scene<'_>, seat: Seat, (other, side): (Seat, &SeatView)) -> Vec<String> {
    let (who, name) = (scene.name(seat), scene.name(other));
    let mut told = Vec::new();
    let power = |side: &SeatView| ready_power(side, Arena::Ground) + ready_power(side, Arena::Space);
    if let Some(own) = scene.seat(seat) {
        told.push(format!("{name}'s base has {} left; {who} has {} power ready.", side.base.remaining(), power(own)));
        if power(side) >= i32::from(own.base.remaining()) {
            told.push(format!(
                "{who}'s base has {} left; {name} has {} power ready.",
                own.base.remaining(),
                power(side)
            ));
        }
    }
    for arena in [Arena::Ground, Arena::Space] {
        let guards = in_arena(side, arena).filter(|unit| unit.keywords.contains_key(&Keyword::Sentinel));
        let letters: Vec<String> = guards.map(|unit| scene.label(unit.uid)).collect();
        if !letters.is_empty() {
            told.push(format!("{name} has Sentinel in the {arena} arena: {}.", letters.join(" ")));
        }
    }
    let count = side.ready_resources();
    let plural = if count == 1 { "" } else { "s" };
    told.push(format!("{name} has {count} ready resource{plural} and {} in hand.", cards(side.hand.len())));
    let spent = side.leaders.iter().filter(|leader| leader.exhausted && !leader.deployed);
    told.extend(spent.map(|leader| format!("{} is exhausted.", leader.name)));
    told
}

fn cards(count: usize) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}
