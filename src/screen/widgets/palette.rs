//! The list above the command line: what can be done now, found by a few letters of its words.

use crate::theme::canvas::{Border, Canvas};
use crate::theme::role::Role;
use crate::theme::width::{clip, columns};
use crate::widgets::hits::{Hits, Spot};
use ratatui::layout::Rect;

/// A row: what it is, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is.
    pub text: String,
    /// What it leads to.
    pub told: String,
    /// Can it be done?
    pub available: bool,
}

/// The indices of the rows that have all words of a text, the best first; all of them for an empty text.
pub fn found(text: &str, rows: &[Row]) -> Vec<usize> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let mut found: Vec<(usize, usize)> = rows
        .iter()
        .enumerate()
        .filter_map(|(place, row)| {
            let own = row.text.to_lowercase();
            let far = words.iter().map(|word| distance(word, &own)).sum::<Option<usize>>()?;
            Some((far + usize::from(!row.available), place))
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, place)| place).collect()
}

/// How far a word is from a text: 0 if a word of the text begins with it, 2 if it occurs inside one, and more the more
/// letters of one are left out; `None` if not even that.
fn distance(word: &str, text: &str) -> Option<usize> {
    let words = || text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    if words().any(|own| own.get(..word.len()) == Some(word)) {
        return Some(0);
    }
    if text.contains(word) {
        return Some(2);
    }
    words().filter_map(|own| skipping(word, own)).min()
}

/// How many letters were left out if the letters of a word occur in order in another with the same beginning.
fn skipping(word: &str, own: &str) -> Option<usize> {
    if word.len() < 2 || own.chars().next() != word.chars().next() {
        return None;
    }
    let mut left = own.chars();
    word.chars().all(|letter| left.any(|other| other == letter)).then(|| 3 + own.len().saturating_sub(word.len()))
}

/// Shown when no row matches.
const NOTHING: &str = "No entry has these words. Enter sends them anyway.";

/// Draws the rows above the last line of the canvas, with the cursor on one of them if it is there.
pub fn draw(canvas: &mut Canvas<'_>, rows: &[Row], found: &[usize], at: Option<usize>, hits: &mut Hits) {
    let screen = canvas.area();
    let most = usize::from((screen.height / 3).clamp(4, 16));
    let shown = found.len().min(most.saturating_sub(2));
    let height = shown.max(1) as u16 + 2;
    let area = Rect { y: screen.bottom().saturating_sub(height + 1), height, ..screen };
    canvas.clear(area);
    let inside = canvas.frame(area, Border::Acting, &format!("{} to do", found.len()), "arrows, Enter");
    if shown == 0 {
        canvas.text(inside.x + 1, inside.y, inside.width.saturating_sub(1), NOTHING, Role::Dim);
    }
    let first = at.map_or(0, |at| (at + 1).saturating_sub(shown));
    let texts = found.iter().filter_map(|place| rows.get(*place)).map(|row| columns(&row.text));
    let wide = (texts.max().unwrap_or(0) as u16 + 2).min(inside.width * 3 / 5);
    for ((index, place), y) in found.iter().enumerate().skip(first).zip(inside.y..inside.bottom()) {
        let Some(row) = rows.get(*place) else { continue };
        let line = Rect { y, height: 1, ..inside };
        let role = if row.available { Role::Text } else { Role::Refused };
        let text = clip(&row.text, usize::from(wide.saturating_sub(1)), canvas.look.glyphs.cut).into_owned();
        canvas.text(line.x + 1, y, wide.saturating_sub(1), &text, role);
        let x = line.x + 1 + wide;
        canvas.text(x, y, line.right().saturating_sub(x + 1), &row.told, Role::Dim);
        if at == Some(index) {
            canvas.select(line);
        }
        hits.add(line, Spot::Found(index));
    }
    canvas.more(area, first, found.len().saturating_sub(first + shown));
}
