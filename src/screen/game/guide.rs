//! The teacher's words, above the table or over it.

use crate::input::hints::Hint;
use crate::theme::canvas::{Border, Canvas};
use crate::theme::role::Role;
use crate::theme::width::{columns, wrap};
use crate::widgets::hits::{Hits, Spot};
use crate::widgets::narrated;
use hotseat::narration::Narration;
use ratatui::layout::Rect;
use shell::guide::{Guide, Said, Tone};

/// The rows of a guide that lies over the table, if they are needed: the hand stays visible.
const MOST_COVERED: u16 = 21;

/// Draws the guide above the table, unless it is one that covers, and returns the rest of the area for the table: at
/// least these rows.
pub fn above(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (guide, hints): (Option<&Guide>, &[Hint]),
    rows: u16,
    hits: &mut Hits,
) -> Rect {
    let Some(guide) = guide.filter(|guide| !guide.covers) else { return area };
    let lines = broken(&guide.said, area.width.saturating_sub(2));
    // A title above, and the possible requests below, if there are any.
    let foot = u16::from(!guide.offers.is_empty());
    let most = area.height.saturating_sub(rows + 1 + foot);
    let shown = (lines.len() as u16).min(most);
    let news = newest(&guide.news, most - shown);
    let height = shown + news.len() as u16 + 1 + foot;
    let row = Rect { height: 1, ..area };
    title(canvas, row, guide);
    for ((text, tone), y) in lines.iter().zip(area.y + 1..area.y + 1 + shown) {
        let left_out = lines.get(usize::from(shown)).filter(|_| y == area.y + shown);
        // Joined with what is left out, it is cut with the sign for that.
        let text = left_out.map_or_else(|| text.clone(), |(next, _)| format!("{text} {next}"));
        canvas.text(area.x + 1, y, area.width.saturating_sub(2), &text, role(*tone));
    }
    for (told, y) in news.iter().zip(area.y + 1 + shown..) {
        let row = Rect { y, ..row };
        hits.add(row, Spot::Log);
        narrated::write(canvas, row, told, [Role::Strong, Role::Text]);
    }
    if foot > 0 {
        offers(canvas, Rect { y: area.y + height - 1, ..row }, guide, hints, hits);
    }
    Rect { y: area.y + height, height: area.height - height, ..area }
}

/// As many of the newest as there are rows.
fn newest(news: &[Narration], rows: u16) -> &[Narration] {
    &news[news.len().saturating_sub(rows.into())..]
}

/// Draws the guide over the table, if it is one that covers.
pub fn over(canvas: &mut Canvas<'_>, area: Rect, (guide, hints): (Option<&Guide>, &[Hint]), hits: &mut Hits) {
    let Some(guide) = guide.filter(|guide| guide.covers) else { return };
    let lines = broken(&guide.said, area.width.saturating_sub(4));
    let height = (lines.len() as u16 + 3).min(MOST_COVERED).min(area.height.saturating_sub(3));
    let frame = Rect { height, ..area };
    canvas.clear(frame);
    let inside = canvas.frame(frame, Border::Acting, &guide.title, &guide.about);
    let text = inside.bottom().saturating_sub(1);
    for ((line, tone), y) in lines.iter().zip(inside.y..text) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(2), line, role(*tone));
    }
    offers(canvas, Rect { y: text, height: 1, ..inside }, guide, hints, hits);
}

/// Which exercise it is, how far it is, and whatever else there is room for.
fn title(canvas: &mut Canvas<'_>, row: Rect, guide: &Guide) {
    let (title, about, more) = (guide.title.as_str(), guide.about.as_str(), guide.more.as_str());
    let parts = [(title, Role::TitleActing), (about, Role::Dim), (more, Role::Dim)];
    let mut x = row.x + 1;
    for (text, role) in parts.into_iter().filter(|(text, _)| !text.is_empty()) {
        if usize::from(row.right().saturating_sub(x)) > columns(text) {
            x = canvas.text(x, row.y, row.right().saturating_sub(x + 1), text, role) + 2;
        }
    }
}

fn offers(canvas: &mut Canvas<'_>, row: Rect, guide: &Guide, hints: &[Hint], hits: &mut Hits) {
    let mut x = row.x + 1;
    for (command, word) in &guide.offers {
        let hint = hints.iter().find(|hint| hint.command == *command);
        let key = match hint {
            _ if guide.enter == Some(*command) => "Enter".to_owned(),
            Some(hint) => hint.key.clone(),
            None => continue,
        };
        let wide = columns(&key) + columns(word) + 6;
        if usize::from(row.right().saturating_sub(x)) < wide {
            break;
        }
        let end = canvas.pieces(
            x,
            row.y,
            row.right().saturating_sub(x),
            &[(&format!("[{key}] "), Role::Key), (word, Role::Hint)],
        );
        hits.add(Rect { x, width: end.saturating_sub(x), ..row }, Spot::Hint(*command));
        x = end + 3;
    }
}

fn broken(said: &[Said], width: u16) -> Vec<(String, Tone)> {
    let lines = said.iter().flat_map(|said| {
        let lines = match said.set || said.text.is_empty() {
            true => vec![said.text.clone()],
            false => wrap(&said.text, width.into()),
        };
        lines.into_iter().map(|line| (line, said.tone))
    });
    lines.collect()
}

const fn role(tone: Tone) -> Role {
    match tone {
        Tone::Plain => Role::Text,
        Tone::Strong => Role::Strong,
        Tone::Good => Role::Ready,
        Tone::Bad => Role::Warning,
        Tone::Aside => Role::Dim,
    }
}

/// "[Enter] next lesson"; empty if Enter leads nowhere.
pub fn next(guide: &Guide) -> String {
    let word = guide.enter.and_then(|enter| guide.offers.iter().find(|(command, _)| *command == enter));
    word.map_or_else(String::new, |(_, word)| format!("[Enter] {word}"))
}

/// Is a pick only an answer to a teacher? It has no effect, and its effect is not hinted at.
pub fn is_answer(guide: Option<&Guide>) -> bool {
    guide.is_some_and(|guide| guide.answers)
}
