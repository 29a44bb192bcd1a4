//! The curtain: a screen of its own, made from a [`Curtain`], which contains nothing hidden.

pub mod spelling;

use hotseat::handover::{Handover, Spell};
use hotseat::log::{Line as Fact, folded};
use hotseat::recap::{fitting, left_off_sign};
use hotseat::table::Table;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use seats::{Seat, SeatSet};
use shell::curtain::{Curtain, Purpose};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The box, border included, and how much wider long facts may make it.
const WIDTH: u16 = 64;
const WIDEST: u16 = 110;
const INDENT: usize = 3;
/// Columns of the box besides its text.
const AROUND: usize = 2 + 2 * INDENT;
/// Width of its text unless something is longer.
const INNER: usize = WIDTH as usize - AROUND;
/// Rows of the box without the recap's facts.
const FRAME_ROWS: u16 = 12;
/// The most facts of a recap, however tall the window is.
const MOST_FACTS: usize = 20;

/// The contents of the last row: keys on the left, help on the right.
#[derive(Clone, Copy, Debug)]
pub struct Hints<'a> {
    /// Keys and what they do. Letters are for spelling here.
    pub left: &'a str,
    /// The help key; it keeps its place.
    pub right: &'a str,
}

/// The window's title: seat names, and nothing about the game.
pub fn title(table: &Table) -> String {
    format!("Cantina: {}", table.names().join(", "))
}

/// Draws the curtain for the person who comes next, with what they are asked for and the progress of the handover.
pub fn draw(area: Rect, buffer: &mut Buffer, curtain: &Curtain<'_>, hints: Hints<'_>) {
    buffer.reset();
    let seats = curtain.asking.map_or(curtain.next, |(_, handover)| handover.seats());
    if !seats.is_empty() {
        let room = area.height.saturating_sub(FRAME_ROWS + 2 + seats.len() as u16);
        let inner = usize::from(area.width.saturating_sub(4).clamp(WIDTH, WIDEST)) - AROUND;
        let lines = lines(curtain, seats, room.into(), inner);
        panel(centred(area, &lines), buffer, &lines);
    }
    footer(area, buffer, hints);
}

fn lines<'a>(curtain: &'a Curtain<'a>, seats: SeatSet, room: usize, inner: usize) -> Vec<Line<'a>> {
    let name = names(curtain, seats, " or ");
    let purpose = curtain.asking.map_or(Purpose::Hand, |(purpose, _)| purpose);
    let handover = curtain.asking.map(|(_, handover)| handover);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let places: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    let place = format!("   {} {}", if seats.len() == 1 { "seat" } else { "seats" }, places.join(", "));
    let room_for_name = inner.saturating_sub(place.width());
    let large = Line::from(vec![Span::styled(large(&name, room_for_name), bold), Span::raw(place)]);
    let mut lines = vec![
        Line::raw(curtain.why),
        Line::default(),
        large,
        Line::default(),
        Line::raw(cut(&purpose.sentence(&name), inner)),
    ];
    lines.extend(seats.iter().map(|seat| ready(curtain, seat, handover)));
    let heard = handover.and_then(|handover| handover.heard().sentence());
    lines.push(Line::raw(heard.map_or_else(|| about_own_keys(curtain, handover), str::to_owned)));
    lines.extend(recap(curtain, seats, room, inner));
    lines
}

/// How a key of one's own is chosen, or what to do without it. It says nothing about any such key.
fn about_own_keys(curtain: &Curtain<'_>, handover: Option<&Handover>) -> String {
    let Some(handover) = handover else { return String::new() };
    if handover.chooser().is_some() {
        return "Or press a sign twice, slowly: your own key from then on".to_owned();
    }
    let Some(seat) = handover.seats().first().filter(|seat| handover.has_own_key(*seat)) else { return String::new() };
    match curtain.table.spell(seat) {
        Some(Spell::Letters(letters)) => format!("Forgotten?  Type {} then Enter", letters.iter().collect::<String>()),
        _ => String::new(),
    }
}

fn ready<'a>(curtain: &Curtain<'_>, seat: Seat, handover: Option<&Handover>) -> Line<'a> {
    let Some(spell) = curtain.table.spell(seat) else { return Line::default() };
    let progress = handover.map_or(0, |handover| handover.progress(&spell));
    let least = handover.map_or(usize::MAX, |handover| handover.least(seat));
    match spell {
        Spell::Letters(_) if handover.is_some_and(|handover| handover.has_own_key(seat)) && progress == 0 => {
            Line::raw("Ready?  Press your own key")
        }
        Spell::Letters(_) if least == 0 => Line::raw("Ready?  Press Enter: your hand was open last"),
        Spell::Letters(letters) => {
            let by_letter = handover.is_some_and(Handover::opens_by_letter);
            letters_to_type(letters.get(..least).unwrap_or(&letters), progress, by_letter)
        }
        Spell::Pin(_) => {
            let typed = "*".repeat(progress);
            Line::raw(format!("Ready?  Type your PIN, then Enter  {typed}"))
        }
    }
}

/// The names of these people, in a row.
fn names(curtain: &Curtain<'_>, seats: SeatSet, between: &str) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| curtain.table.name(seat)).collect();
    names.join(between)
}

/// Replaces a letter that has already been typed.
pub(crate) const TYPED: char = '*';

/// The letters spaced out, if they fit; typed ones are only marked as such.
fn letters_to_type<'a>(letters: &[char], done: usize, by_letter: bool) -> Line<'a> {
    let (before, after) = ("Ready?  Type  ", if by_letter { "" } else { "  then Enter" });
    let wide: usize = letters.iter().map(|letter| letter.width().unwrap_or(0) + 1).sum();
    let air = if before.len() + wide + after.len() <= INNER { " " } else { "" };
    let mut spans = vec![Span::raw(before)];
    for (index, letter) in letters.iter().enumerate() {
        let (shown, mark) = if index < done { (TYPED, Modifier::REVERSED) } else { (*letter, Modifier::BOLD) };
        let gap = if index == 0 { "" } else { air };
        spans.extend([Span::raw(gap), Span::styled(shown.to_string(), Style::new().add_modifier(mark))]);
    }
    spans.push(Span::raw(after));
    Line::from(spans)
}

fn recap<'a>(curtain: &Curtain<'_>, seats: SeatSet, room: usize, inner: usize) -> Vec<Line<'a>> {
    let recap = &curtain.recap;
    if recap.seats != seats {
        return Vec::new();
    }
    if recap.lines.is_empty() {
        return vec![Line::raw("Nothing new in public.")];
    }
    let facts = folded(&recap.lines);
    let (shown, left_off) = fitting(&facts, room.min(MOST_FACTS), |_| 1);
    let (who, without) = (names(curtain, seats, " and "), left_off_sign(left_off));
    let heading = format!("Since {who}'s last action (public){without}");
    let facts = shown.into_iter().map(|Fact { number, text, .. }| format!("  {number} {text}"));
    std::iter::once(heading).chain(facts).map(|text| Line::raw(cut(&text, inner))).collect()
}

/// The box around the text, with a free row above and below.
fn panel(area: Rect, buffer: &mut Buffer, lines: &[Line<'_>]) {
    let bar = "-".repeat(usize::from(area.width).saturating_sub(2));
    let head = format!("- Pass the keyboard {bar}");
    let head: String = head.chars().take(bar.len()).collect();
    let last = area.height.saturating_sub(1);
    for (index, row) in area.rows().enumerate() {
        let edge = match index {
            0 => format!("+{head}+"),
            _ if index == usize::from(last) => format!("+{bar}+"),
            _ => format!("|{}|", " ".repeat(bar.len())),
        };
        Line::raw(edge).render(row, buffer);
    }
    let indent = INDENT as u16 + 1;
    for (line, row) in lines.iter().zip(area.rows().skip(2)) {
        let text = Rect { x: row.x + indent, width: row.width.saturating_sub(2 * indent), ..row };
        line.render(text.intersection(row), buffer);
    }
}

fn footer(area: Rect, buffer: &mut Buffer, hints: Hints<'_>) {
    let Some(row) = area.rows().next_back() else { return };
    Line::raw(format!(" {}", hints.left)).render(row, buffer);
    Line::raw(format!("{} ", hints.right)).right_aligned().render(row, buffer);
}

fn centred(area: Rect, lines: &[Line<'_>]) -> Rect {
    let longest = lines.iter().map(|line| line.width() + AROUND).max().unwrap_or(0) as u16;
    let width = longest.max(WIDTH).min(area.width);
    let height = (lines.len() as u16 + 4).min(area.height.saturating_sub(1));
    let (x, y) = ((area.width - width) / 2, area.height.saturating_sub(1 + height) / 2);
    Rect { x: area.x + x, y: area.y + y, width, height }
}

/// A name in capitals, spaced out if it fits.
fn large(name: &str, room: usize) -> String {
    let capitals = name.to_uppercase();
    let spaced: Vec<String> = capitals.chars().map(String::from).collect();
    let spaced = spaced.join(" ");
    if spaced.width() <= room { spaced } else { cut(&capitals, room) }
}

/// Text that fits; a cut is marked.
fn cut(text: &str, room: usize) -> String {
    if text.width() <= room {
        return text.into();
    }
    let mut left = room.saturating_sub(3);
    let kept = text.chars().take_while(|letter| {
        let width = letter.width().unwrap_or(0);
        let fits = width <= left;
        left = left.saturating_sub(width);
        fits
    });
    kept.chain("...".chars()).collect()
}
