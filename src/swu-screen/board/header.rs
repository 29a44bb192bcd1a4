//! The first line: round, phase, whose action it is, initiative, counters.

use super::result;
use super::scene::Scene;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;
use seats::Seat;
use swu_view::{PhaseView, View};

/// Rows above the table: the header and the result strip.
pub(crate) const ROWS: u16 = 2;

/// Draws the header into the first row of the area, and what the last action led to below it.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    result::draw(canvas, Rect { y: area.y + 1, height: 1, ..area }, scene, hits);
    let wide = area.width >= 110;
    let bar = format!(" {} ", canvas.look.glyphs.bar);
    let mut parts: Vec<(String, Role)> = Vec::new();
    parts.push((round(scene, wide, &bar), Role::Text));
    parts.push((acting(scene, wide), Role::Prompt));
    parts.push((initiative(scene), Role::Text));
    if let Some(counters) = counters(scene) {
        parts.push((counters, Role::Text));
    }
    if wide && scene.view.seats.len() > 2 {
        parts.push((order(scene), Role::Text));
    }
    if !scene.title.is_empty() && (wide || scene.view.seats.len() == 2) {
        parts.push((scene.title.into(), Role::Dim));
    }
    if !wide && scene.view.seats.len() > 2 {
        parts.push((turning(scene).into(), Role::Dim));
    }
    let mut x = area.x + 1;
    for (index, (text, role)) in parts.iter().enumerate() {
        // A part of which hardly anything would be seen is left out.
        let room = area.right().saturating_sub(x + 4);
        if index > 0 && usize::from(room) < columns(text).min(12) {
            break;
        }
        if index > 0 {
            x = canvas.text(x, area.y, 3, &bar, Role::Dim);
        }
        x = canvas.text(x, area.y, area.right().saturating_sub(x), text, *role);
    }
}

/// How to look at other seats.
fn turning(scene: &Scene<'_>) -> &'static str {
    if scene.state.whole { "z back" } else { "[ ] seat, z table" }
}

fn round(scene: &Scene<'_>, wide: bool, bar: &str) -> String {
    let phase = phase(scene.view);
    let last = if scene.view.ending { ", the last phase" } else { "" };
    match (scene.view.round, wide) {
        (0, _) => phase,
        (round, true) => format!("Round {round}{bar}{phase}{last}"),
        (round, false) => format!("R{round} {phase}{last}"),
    }
}

/// The phase in a word; of several regroup phases in a round, which (rule 41.1).
pub(crate) fn phase(view: &View) -> String {
    match (view.phase, view.regroup) {
        (PhaseView::Setup, _) => "Setup".to_owned(),
        (PhaseView::Action, _) => "Action".to_owned(),
        (PhaseView::Regroup, 0 | 1) => "Regroup".to_owned(),
        (PhaseView::Regroup, number) => format!("Regroup {number}"),
        (PhaseView::Over, _) => "Over".to_owned(),
    }
}

fn acting(scene: &Scene<'_>, wide: bool) -> String {
    if scene.view.over.is_some() {
        return "the game is over".into();
    }
    let seat = scene.acting();
    let name = scene.name(seat).to_uppercase();
    let word = if scene.view.phase == PhaseView::Action { "to act" } else { "to choose" };
    match scene.view.seats.len() {
        0..=2 => format!("{name} {word}"),
        count if wide => format!("{name} {word}, seat {seat} of {count}"),
        _ => format!("{name} {word}, seat {seat}"),
    }
}

/// Who has the initiative.
pub(super) fn initiative(scene: &Scene<'_>) -> String {
    let initiative = scene.view.initiative;
    match (initiative.seat, initiative.taken) {
        (None, _) => "initiative open".into(),
        (Some(seat), true) => format!("initiative {}, taken", scene.name(seat)),
        (Some(seat), false) => format!("initiative {}, open", scene.name(seat)),
    }
}

/// Who has the blast and the plan counter, if they are used.
pub(super) fn counters(scene: &Scene<'_>) -> Option<String> {
    let counters = scene.view.counters;
    let taken = |seat: Option<Seat>| seat.map_or("open", |seat| scene.name(seat));
    counters.used.then(|| format!("blast {}, plan {}", taken(counters.blast), taken(counters.plan)))
}

/// The players in the order of their turns.
pub(super) fn order(scene: &Scene<'_>) -> String {
    let playing = scene.seats().filter(|(_, side)| !side.eliminated);
    let names: Vec<&str> = playing.map(|(_, side)| side.name.as_str()).collect();
    format!("order {}", names.join(" "))
}
