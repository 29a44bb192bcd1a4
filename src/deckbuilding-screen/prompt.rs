//! The question, and the choices with their keys.

use super::choices::Shown;
use super::draw::Scene;
use super::forecast::ARROW;
use super::thing::spot;
use super::words;
use deckbuilding::rules::view::{OptionView, Phase, Verb, View, Zone};
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
    if let Some((seat, level)) = scene.thinking {
        let name = view.seats.get(seat).map_or("A bot", |seat| seat.name.as_str());
        let level = level.map(|level| format!(" ({level})")).unwrap_or_default();
        return format!("{name}{level} thinks.  [Enter] take the best so far");
    }
    let Some(decision) = &view.decision else { return turn_of(view) };
    let names = decision.seats.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    let cards =
        decision.seats.iter().filter_map(|seat| view.seats.get(usize::from(*seat))).any(|seat| !seat.hand.is_empty());
    let hand = if scene.is_open.is_some() || !cards { "" } else { "  ([Tab] opens the hand)" };
    format!("{}: {}{hand}", names.join(" and "), decision.prompt)
}

/// Whose turn it is, where the question itself is not shown.
fn turn_of(view: &View) -> String {
    let names = view.active.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    match view.phase {
        Phase::Turn => format!("It is the turn of {}.", names.join(" and ")),
        Phase::Setup | Phase::Over => "Nobody has to choose anything now.".to_owned(),
    }
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
    let shown = if scene.thinking.is_some() { Vec::new() } else { scene.choices.shown(scene.view) };
    let rows = area.height.saturating_sub(1 + notice).max(1);
    let (entries, places) = fitting(scene, &shown, (rows, area.width.saturating_sub(3)), hits);
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
    /// What it is called where there is no room for the text.
    shorter: Option<String>,
}

impl Entry {
    /// What a choice is and leads to, and for how many cards it stands.
    fn of(scene: &Scene<'_>, place: usize, line: &Shown<'_>) -> Entry {
        let text = words::option(scene.view, scene.cards, line.option, ARROW);
        let count = if line.all.len() > 1 { format!("  x{}", line.all.len()) } else { String::new() };
        let shorter = words::divided(scene.view, line.option, ARROW);
        Entry { keys: vec![(line.sign(place), line.place)], text, count, shorter }
    }

    fn shorten(&mut self, width: u16) {
        if self.columns() > width
            && let Some(shorter) = self.shorter.take()
        {
            self.text = shorter;
        }
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
fn fitting(scene: &Scene<'_>, shown: &[Shown<'_>], (rows, width): (u16, u16), hits: &Hits) -> (Vec<Entry>, Vec<Place>) {
    let mut found = None;
    for shortened in [&[][..], &SHORT[..3], &SHORT] {
        let mut entries = entries(scene, shown, shortened, hits);
        entries.iter_mut().for_each(|entry| entry.shorten(width));
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

fn entries(scene: &Scene<'_>, shown: &[Shown<'_>], shortened: &[(Verb, &str)], hits: &Hits) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (place, line) in shown.iter().enumerate() {
        let kind = shortened.iter().find(|(verb, _)| *verb == line.option.verb && has_key(scene, line, hits));
        let Some((_, words)) = kind else {
            entries.push(Entry::of(scene, place, line));
            continue;
        };
        let key = (line.sign(place), line.place);
        match entries.iter_mut().find(|entry| entry.text == *words) {
            Some(entry) => entry.keys.push(key),
            None => {
                let (text, shorter) = ((*words).to_owned(), None);
                entries.push(Entry { keys: vec![key], text, count: String::new(), shorter });
            }
        }
    }
    entries
}

/// Is it about one card that shows its key: drawn on the table, no base, and not several cards?
fn has_key(scene: &Scene<'_>, line: &Shown<'_>, hits: &Hits) -> bool {
    let about = |option: &OptionView| option.target.as_ref().or(option.card.as_ref()).map(|card| (card.uid, card.zone));
    let drawn = |uid: u32| spot(scene.things, uid).is_some_and(|spot| hits.things().any(|(_, drawn)| drawn == spot));
    let mut cards = line.all.iter().filter_map(|option| about(option));
    cards.any(|(uid, zone)| zone != Zone::Base && drawn(uid)) && line.option.number.is_none()
}
