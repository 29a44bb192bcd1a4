//! The newest lines of the log, with a mark where the person last acted.

use super::scene::Scene;
use hotseat::log::{Line as LogLine, folded};
use hotseat::recap::{Recap, fitting, left_off_sign};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::log::{newest, wrapped};

/// Draws as many of the newest lines as there are rows.
pub(super) fn lines(canvas: &mut Canvas<'_>, inside: Rect, scene: &Scene<'_>) {
    let (width, rows) = (usize::from(inside.width), usize::from(inside.height));
    let lines = match scene.recap.filter(|recap| !recap.lines.is_empty()) {
        Some(recap) => marked(scene, recap, width, rows),
        None => newest(scene.log, width, rows),
    };
    for ((text, role), y) in lines.iter().zip(inside.y..inside.bottom()) {
        canvas.text(inside.x, y, inside.width, text, *role);
    }
}

/// What has happened since somebody last acted, below a heading, preceded by older lines as far as rows are left.
fn marked(scene: &Scene<'_>, recap: &Recap, width: usize, rows: usize) -> Vec<(String, Role)> {
    let (before, since) = scene.log_parted();
    let since = folded(since);
    let height = |line: &LogLine| wrapped(line, width).len();
    let whose = since_when(scene, recap);
    let mut heading = wrap(&whose, width);
    let (mut kept, left_off) = fitting(&since, rows.saturating_sub(heading.len()), height);
    if left_off > 0 {
        heading = wrap(&format!("{whose}{}", left_off_sign(left_off)), width);
        kept = fitting(&since, rows.saturating_sub(heading.len()), height).0;
    }
    let below: Vec<(String, Role)> = kept.into_iter().flat_map(|line| wrapped(line, width)).collect();
    let mut lines = newest(before, width, rows.saturating_sub(heading.len() + below.len()));
    lines.extend(heading.into_iter().map(|text| (text, Role::Strong)));
    lines.extend(below);
    lines
}

/// "Since Ann's last action"
pub(crate) fn since_when(scene: &Scene<'_>, recap: &Recap) -> String {
    let names: Vec<&str> = recap.seats.iter().map(|seat| scene.name(seat)).collect();
    format!("Since {}'s last action", names.join(" and "))
}

/// The newest fact in one line: `41 Bob: TIE Advanced attacks Echo Base`.
pub(crate) fn last(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let rows = scene.log.iter().skip(scene.log.len().saturating_sub(area.height.into()));
    for (line, y) in rows.zip(area.y..area.bottom()) {
        let indent = line.indent();
        let text = format!("{} {:indent$}{}", line.number, "", line.text);
        canvas.text(area.x + 1, y, area.width.saturating_sub(2), &text, Role::Dim);
        hits.add(Rect { y, height: 1, ..area }, Spot::Log);
    }
}
