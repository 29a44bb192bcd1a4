//! An action and its results, in one row.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::{clip, columns};
use hotseat::narration::{Narration, Part};
use ratatui::layout::Rect;

/// Columns of the action that always stay, however long its results are.
const LEAST_HEAD: usize = 24;

/// Writes an action into a row: what was done and its results in these roles. Returns the column after it.
pub fn write(canvas: &mut Canvas<'_>, row: Rect, told: &Narration, [done, came]: [Role; 2]) -> u16 {
    let width = row.width.saturating_sub(2);
    let [head, parts, sign] = fitted(told, width.into(), canvas.look.glyphs.cut);
    let pieces = [(head.as_str(), done), (parts.as_str(), came), (sign.as_str(), Role::Hint)];
    canvas.pieces(row.x + 1, row.y, width, &pieces)
}

/// What was done, its results, and the sign for what is left out. All of it if there is room, possibly in fewer words;
/// otherwise as much as there is room for: the action is cut before its most important result.
fn fitted(told: &Narration, room: usize, cut: &str) -> [String; 3] {
    let head = columns(&told.head);
    for words in [text, short] {
        let parts = joined(&told.parts, words);
        if head + columns(&parts) <= room {
            return [told.head.clone(), parts, String::new()];
        }
    }
    let all = told.parts.len();
    for shown in (1..all).rev() {
        let (parts, sign) = (joined(&told.parts[..shown], short), format!("  [L] {} more", all - shown));
        if head + columns(&parts) + columns(&sign) <= room {
            return [told.head.clone(), parts, sign];
        }
    }
    let first = joined(&told.parts[..all.min(1)], short);
    let sign = if all > 1 { format!("  +{}", all - 1) } else { String::new() };
    let left = room.saturating_sub(columns(&first) + columns(&sign));
    let alone = told.parts.first().map_or("", short);
    if left < LEAST_HEAD.min(head) && columns(alone) + columns(&sign) <= room {
        // The result says more than the action.
        return [String::new(), alone.to_owned(), sign];
    }
    let left = left.max(LEAST_HEAD);
    let head = clip(&told.head, left, cut).into_owned();
    let left = room.saturating_sub(columns(&head) + columns(&sign));
    let first = clip(&first, left, cut).into_owned();
    [head, first, sign]
}

fn text(part: &Part) -> &str {
    &part.text
}

fn short(part: &Part) -> &str {
    &part.short
}

fn joined(parts: &[Part], words: fn(&Part) -> &str) -> String {
    let runs = parts.chunk_by(|one, next| words(one) == words(next));
    let told = |run: &[Part]| match run {
        [part] => words(part).to_owned(),
        [part, ..] => format!("{} ({} times)", words(part), run.len()),
        [] => String::new(),
    };
    let parts: Vec<String> = runs.map(told).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join("; ")) }
}
