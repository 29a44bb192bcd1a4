//! The question: WHO, choose WHAT.

use super::scene::Scene;
use screen::game::guide::next;
use screen::theme::width::clip;
use seats::Seat;
use shell::words::lower_first;
use swu_view::{CardRef, DecisionKind, DecisionView};

/// Columns of a name that leave most questions in one row of the smallest terminal.
const LONGEST_NAME: usize = 13;

/// "ANN, choose an action", or how the game ended.
pub(crate) fn question(scene: &Scene<'_>) -> String {
    if let Some(over) = &scene.view.over {
        let names: Vec<&str> = over.winners.iter().map(|seat| scene.name(*seat)).collect();
        let result =
            if names.is_empty() { "The game is a draw.".into() } else { format!("{} wins.", names.join(" and ")) };
        return match scene.guide {
            Some(guide) => format!("{result}  {}", next(guide)),
            None => format!("{result}  [Esc] back to the result"),
        };
    }
    if let (Some(guide), None) = (scene.guide, &scene.view.decision) {
        return next(guide);
    }
    if let Some((seat, level)) = scene.thinking {
        let level = level.map(|level| format!(" ({level})")).unwrap_or_default();
        return format!("{}{level} thinks.  [Enter] take the best so far", scene.name(seat).to_uppercase());
    }
    let Some(decision) = &scene.view.decision else {
        return format!("{} is choosing.", scene.name(scene.view.active));
    };
    let who = asked_by_name(scene, decision.seat);
    let what = inside(decision);
    let source = asker(decision).map(|card| format!("  ({})", card.name)).unwrap_or_default();
    match scene.narrowed {
        Some(name) => format!("{who}, choose what {name} does"),
        None => format!("{who}, {what}{source}"),
    }
}

/// A question inside a sentence: it begins with a small letter unless that belongs to the title of a card.
pub(crate) fn inside(decision: &DecisionView) -> String {
    if decision.begins_with_title { decision.prompt.clone() } else { lower_first(&decision.prompt) }
}

/// The card that asks, if the question itself does not name it.
pub(crate) fn asker(decision: &DecisionView) -> Option<&CardRef> {
    let unnamed = |card: &&CardRef| decision.kind != DecisionKind::Action && !decision.prompt.contains(&card.name);
    decision.source.as_ref().filter(unnamed)
}

/// The deciding player's name, in capitals; a long one is cut if it then still differs from everybody else's.
fn asked_by_name(scene: &Scene<'_>, seat: Seat) -> String {
    let name = scene.name(seat);
    let brief = |name: &str| clip(name, LONGEST_NAME, "\u{2026}").into_owned();
    let alone = scene.seats().all(|(other, side)| other == seat || brief(&side.name) != brief(name));
    if alone { brief(name) } else { name.to_owned() }.to_uppercase()
}
