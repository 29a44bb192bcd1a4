//! Lines of card text in an area: what they begin with until a colon in bold, and the last one cut if more follow.

use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::columns;
use ratatui::layout::Rect;

/// Writes lines of card text, what they begin with until a colon in bold; returns the rows used.
pub fn prose(canvas: &mut Canvas<'_>, area: Rect, lines: &[String], strong: Role, plain: Role) -> u16 {
    for ((index, line), y) in lines.iter().enumerate().zip(area.y..area.bottom()) {
        let last = y + 1 == area.bottom() && index + 1 < lines.len();
        let joined = if last { lines[index..].join(" ") } else { String::new() };
        let line = if last { &joined } else { line };
        let whole = begins_heading(lines, index) && !last;
        let head = if whole { Some(line.as_str()) } else { heading(line) };
        // A heading that leaves no room for what follows would hide that something does.
        let fits = |head: &&str| columns(head) < usize::from(area.width) || head.len() == line.len();
        let head = head.filter(fits).unwrap_or_default();
        let x = canvas.text(area.x, y, area.width, head, strong);
        canvas.text(x, y, area.right().saturating_sub(x), &line[head.len()..], plain);
    }
    (lines.len() as u16).min(area.height)
}

/// The most letters of what a line begins with until a colon.
const LONGEST_HEADING: usize = 36;

/// Is the line the beginning of a heading that ends in the next one?
fn begins_heading(lines: &[String], index: usize) -> bool {
    let begins = index == 0 || matches!(lines[index - 1].chars().next_back(), Some('.' | ')'));
    let line = &lines[index];
    let follows = || lines.get(index + 1).map(|next| format!("{line} {next}"));
    begins && !line.contains([':', '.']) && follows().is_some_and(|both| heading(&both).is_some())
}

/// `When Played:`, if a line begins with such words.
fn heading(line: &str) -> Option<&str> {
    let end = line.find(':')?;
    (end < LONGEST_HEADING).then(|| &line[..=end])
}
