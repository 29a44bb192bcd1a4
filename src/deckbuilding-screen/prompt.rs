//! The question, and the choices with their keys.

use super::choices::Shown;
use super::draw::Scene;
use super::forecast::ARROW;
use super::words;
use deckbuilding::rules::view::{Verb, Zone};
use ratatui::layout::Rect;
use screen::game::guide::next;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;

/// Columns between two choices.
const GAP: u16 = 2;

/// Who is asked what.
fn question(scene: &Scene<'_>) -> String {
    let view = scene.view;
    if let Some([result, _]) = words::result(view) {
        return result;
    }
    if let (Some(guide), None) = (scene.guide, &view.decision) {
        return next(guide);
    }
    let Some(decision) = &view.decision else { return "Nobody has to choose anything now.".to_owned() };
    let names = decision.seats.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    let hand = if scene.is_open.is_some() { "" } else { "  ([Tab] opens the hand)" };
    format!("{}: {}{hand}", names.join(" and "), decision.prompt)
}

/// Where a choice stands, below the question.
#[derive(Clone, Copy)]
struct Place {
    page: usize,
    x: u16,
    row: u16,
    width: u16,
}

/// Places below each other, in columns as wide as their longest entry; on as many pages as needed.
fn in_columns(wide: &[u16], rows: u16, width: u16) -> Vec<Place> {
    let (mut page, mut x) = (0, 0);
    let mut places = Vec::new();
    for column in wide.chunks(rows.into()) {
        let longest = column.iter().copied().max().unwrap_or(0) + GAP;
        if x > 0 && longest > width - x {
            (page, x) = (page + 1, 0);
        }
        let given = longest.min(width - x);
        places.extend((0..column.len() as u16).map(|row| Place { page, x, row, width: given }));
        x += given;
    }
    places
}

/// Places one after another, in as few rows as possible.
fn in_rows(wide: &[u16], rows: u16, width: u16) -> Vec<Place> {
    let (mut x, mut line) = (0, 0);
    let place = |wide: &u16| {
        if x > 0 && x + wide > width {
            (x, line) = (0, line + 1);
        }
        let place = Place { page: usize::from(line / rows), x, row: line % rows, width: (*wide).min(width) + GAP };
        x += wide + GAP;
        place
    };
    wide.iter().map(place).collect()
}

/// The places of all choices: in columns, or one after another if those need pages.
fn places(wide: &[u16], rows: u16, width: u16) -> Vec<Place> {
    let pages = |places: &[Place]| places.last().map_or(0, |place| place.page);
    let columns = in_columns(wide, rows, width);
    let filled = in_rows(wide, rows, width);
    if pages(&columns) == 0 { columns } else { filled }
}

/// Draws the question into the first row and the choices below it, in no more columns than they need.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    canvas.surface(area, Role::Bar);
    canvas.rail(Rect { width: 1, ..area }, Role::FrameActing);
    let end = canvas.text(area.x + 2, area.y, area.width.saturating_sub(3), &question(scene), Role::Prompt);
    let notice = u16::from(scene.with.notice.is_some());
    let shown = scene.choices.shown(scene.view);
    let rows = area.height.saturating_sub(1 + notice).max(1);
    let (entries, places) = fitting(scene, &shown, rows, area.width.saturating_sub(3));
    let pages = places.last().map_or(1, |place| place.page + 1);
    let at = scene.choices.page % pages;
    if pages > 1 {
        let more = format!("[PgDn] choices {} of {pages}", at + 1);
        let room = area.right().saturating_sub(end + 1);
        let x = canvas.text_right(area.right() - 1, area.y, room, &more, Role::Warning);
        hits.add(Rect::new(x, area.y, area.right().saturating_sub(x), 1), Spot::Hint(Command::PageDown));
    }
    for (entry, place) in entries.iter().zip(&places).filter(|(_, place)| place.page == at) {
        let row = Rect::new(area.x + 2 + place.x, area.y + 1 + place.row, place.width.saturating_sub(GAP), 1);
        entry.draw(canvas, row, hits);
    }
    if let Some(notice) = scene.with.notice {
        canvas.text(area.x + 2, area.bottom() - 1, area.width.saturating_sub(3), notice, Role::Warning);
    }
}

/// A choice, or several that say the same about cards which have their keys on the table.
struct Entry {
    /// The keys, and the choices they make.
    keys: Vec<(Option<char>, usize)>,
    text: String,
    count: String,
}

impl Entry {
    /// What a choice is and leads to, and for how many cards it stands.
    fn of(scene: &Scene<'_>, place: usize, line: &Shown<'_>) -> Entry {
        let text = words::option(scene.view, scene.cards, line.option, ARROW);
        let count = if line.all.len() > 1 { format!("  x{}", line.all.len()) } else { String::new() };
        Entry { keys: vec![(line.sign(place), line.place)], text, count }
    }

    fn columns(&self) -> u16 {
        let keys = 3 * self.keys.len() as u16 + 1;
        keys + (columns(&self.text) + columns(&self.count)) as u16
    }

    fn draw(&self, canvas: &mut Canvas<'_>, row: Rect, hits: &mut Hits) {
        if let [(_, only)] = self.keys.as_slice() {
            hits.add(row, Spot::Choice(*only));
        }
        let mut x = row.x;
        for (sign, place) in &self.keys {
            if let Some(sign) = sign {
                canvas.chip(x, row.y, 3, &format!("[{sign}]"), Role::Chip);
                hits.add(Rect { x, width: 3, ..row }, Spot::Choice(*place));
            }
            x += 3;
        }
        let room = row.right().saturating_sub(x + 1);
        canvas.pieces(x + 1, row.y, room, &[(&self.text, Role::Text), (&self.count, Role::Faint)]);
    }
}

/// The entries of all choices and their places. If they do not fit on a page, those about cards that have their keys on
/// the table become one for each kind: first what is bought, attacked and committed, then what is played and used.
fn fitting(scene: &Scene<'_>, shown: &[Shown<'_>], rows: u16, width: u16) -> (Vec<Entry>, Vec<Place>) {
    let mut found = None;
    for shortened in [&[][..], &SHORT[..3], &SHORT] {
        let entries = entries(scene, shown, shortened);
        let wide: Vec<u16> = entries.iter().map(Entry::columns).collect();
        let places = places(&wide, rows, width);
        let fits = places.last().is_none_or(|place| place.page == 0);
        found = Some((entries, places));
        if fits {
            break;
        }
    }
    found.unwrap_or_default()
}

/// The kinds of choices that can be one entry, with its words.
const SHORT: [(Verb, &str); 5] = [
    (Verb::Purchase, "buy"),
    (Verb::Attack, "attack in the row"),
    (Verb::Commit, "commit to an attack"),
    (Verb::Play, "play"),
    (Verb::Use, "use"),
];

fn entries(scene: &Scene<'_>, shown: &[Shown<'_>], shortened: &[(Verb, &str)]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (place, line) in shown.iter().enumerate() {
        let kind = shortened.iter().find(|(verb, _)| *verb == line.option.verb && has_key(line));
        let Some((_, words)) = kind else {
            entries.push(Entry::of(scene, place, line));
            continue;
        };
        let key = (line.sign(place), line.place);
        match entries.iter_mut().find(|entry| entry.text == *words) {
            Some(entry) => entry.keys.push(key),
            None => entries.push(Entry { keys: vec![key], text: (*words).to_owned(), count: String::new() }),
        }
    }
    entries
}

/// Is it about one card that shows its key: not about a base, and not about several cards?
fn has_key(line: &Shown<'_>) -> bool {
    let card = line.option.target.as_ref().or(line.option.card.as_ref());
    card.is_some_and(|card| card.zone != Zone::Base) && line.option.number.is_none()
}
