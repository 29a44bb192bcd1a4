//! The curtain: a screen of its own, made from a [`Curtain`], which contains nothing hidden. The whole screen is the
//! back of a card, and on it lies a plate with the name of whoever comes next.

pub mod spelling;

use crate::theme::canvas::Canvas;
use crate::theme::figures;
use crate::theme::role::Role;
use crate::theme::width::{clip, columns};
use hotseat::handover::{Handover, Spell};
use hotseat::log::{Line as Fact, folded};
use hotseat::recap::{fitting, left_off_sign};
use hotseat::table::Table;
use ratatui::layout::Rect;
use seats::{Seat, SeatSet};
use shell::curtain::{Curtain, Purpose};

/// Columns of the plate: on a small screen, on a larger one, and if facts are long.
const NARROW: u16 = 64;
const WIDE: u16 = 76;
const WIDEST: u16 = 110;
/// Columns of a screen on which the wide plate is used.
const ROOMY: u16 = 100;
/// Columns between the plate's edges and its text.
const INDENT: u16 = 3;
/// The most facts of a recap, however tall the window is.
const MOST_FACTS: usize = 20;
/// Replaces a letter that has already been typed.
pub(crate) const TYPED: char = '*';

/// The contents of the last row: keys on the left, help on the right.
#[derive(Clone, Copy, Debug)]
pub struct Hints<'a> {
    /// Keys and what they do. Letters are for spelling here.
    pub left: &'a str,
    /// The help key; it keeps its place.
    pub right: &'a str,
}

/// A row of the plate.
enum Row {
    /// Pieces of text, one after another.
    Text(Vec<(String, Role)>),
    /// A title and a rule after it.
    Heading(String),
    /// The name of who comes next, as large as there is room for.
    Name(String, Role),
}

impl Row {
    fn text(text: impl Into<String>, role: Role) -> Row {
        Row::Text(vec![(text.into(), role)])
    }

    fn blank() -> Row {
        Row::Text(Vec::new())
    }

    fn columns(&self) -> usize {
        match self {
            Row::Text(pieces) => pieces.iter().map(|(text, _)| columns(text)).sum(),
            Row::Heading(title) => columns(title),
            Row::Name(..) => 0,
        }
    }
}

/// The window's title: seat names, and nothing about the game.
pub fn title(table: &Table) -> String {
    format!("Cantina: {}", table.names().join(", "))
}

/// Draws the curtain for the person who comes next, with what they are asked for and the progress of the handover.
pub fn draw(canvas: &mut Canvas<'_>, curtain: &Curtain<'_>, hints: Hints<'_>) {
    let screen = canvas.area();
    let area = Rect { height: screen.height.saturating_sub(1), ..screen };
    canvas.lattice(area, Role::Back);
    draw_hints(canvas, Rect { y: area.bottom(), height: 1, ..area }, hints);
    let seats = curtain.asking.map_or(curtain.next, |(_, handover)| handover.seats());
    if !seats.is_empty() {
        draw_plate(canvas, area, curtain, seats);
    }
}

fn draw_hints(canvas: &mut Canvas<'_>, row: Rect, hints: Hints<'_>) {
    canvas.surface(row, Role::Room);
    canvas.text(row.x + 1, row.y, row.width.saturating_sub(1), hints.left, Role::Hint);
    canvas.text_right(row.right().saturating_sub(1), row.y, row.width, hints.right, Role::Hint);
}

fn draw_plate(canvas: &mut Canvas<'_>, area: Rect, curtain: &Curtain<'_>, seats: SeatSet) {
    let usual = if area.width >= ROOMY { WIDE } else { NARROW };
    let inner = |width: u16| width.saturating_sub(2 * INDENT + 1);
    let head = rows(curtain, seats, inner(usual));
    // Around the rows: a title and a free row above, a free row below.
    let room = area.height.saturating_sub(3 + head.len() as u16);
    let scale = scale(canvas, &head, inner(usual), room);
    let taken = scale.map_or(1, figures::rows).saturating_sub(1);
    let widest = inner(area.width.saturating_sub(4).clamp(usual, WIDEST));
    let room = room.saturating_sub(taken);
    let facts = recap(curtain, seats, room.saturating_sub(2).into(), widest);
    let air = (!facts.is_empty() && facts.len() + 2 < room.into()).then(Row::blank);
    let rows: Vec<Row> = head.into_iter().chain(air).chain(facts).collect();
    let longest = rows.iter().map(Row::columns).max().unwrap_or(0) as u16 + 2 * INDENT + 1;
    let width = longest.max(usual).min(area.width);
    let height = (rows.len() as u16 + taken + 3).min(area.height);
    let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
    let plate = Rect { x: area.x + x, y: area.y + y, width, height };
    canvas.surface(plate, Role::Bar);
    canvas.rail(plate, seats.first().map_or(Role::Accent, |seat| Role::of_seat(seat.index())));
    let inside =
        Rect { x: plate.x + 1 + INDENT, y: plate.y + 1, width: inner(width), height: height.saturating_sub(1) };
    canvas.heading(Rect { height: 1, ..inside }, Role::Title, "PASS THE KEYBOARD", &places(seats));
    draw_rows(canvas, Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }, &rows, scale);
}

fn draw_rows(canvas: &mut Canvas<'_>, area: Rect, rows: &[Row], scale: Option<u16>) {
    let mut y = area.y;
    for row in rows {
        match row {
            Row::Text(pieces) => {
                let pieces: Vec<(&str, Role)> = pieces.iter().map(|(text, role)| (text.as_str(), *role)).collect();
                canvas.pieces(area.x, y, area.width, &pieces);
            }
            Row::Heading(title) => canvas.heading(Rect { y, height: 1, ..area }, Role::Title, title, ""),
            Row::Name(name, role) => match scale {
                Some(scale) => {
                    canvas.figures(area.x, y, name, *role, scale);
                    y += figures::rows(scale) - 1;
                }
                None => {
                    let name = spaced(name, area.width.into(), canvas.look.glyphs.cut);
                    canvas.text(area.x, y, area.width, &name, *role);
                }
            },
        }
        y += 1;
    }
}

/// How large the name is written; `None` where it is written in ordinary letters. Three facts keep their rows.
fn scale(canvas: &Canvas<'_>, rows: &[Row], width: u16, room: u16) -> Option<u16> {
    let name = rows.iter().find_map(|row| if let Row::Name(name, _) = row { Some(name) } else { None })?;
    let drawn = canvas.look.glyphs.figures && figures::can_draw(name);
    let fits = |scale: &u16| {
        figures::columns(name, *scale) <= width
            && figures::rows(*scale) + 4 <= room.saturating_sub(u16::from(*scale > 2) * 6)
    };
    [3, 2, 1].into_iter().filter(|_| drawn).find(fits)
}

/// Everything above the recap.
fn rows(curtain: &Curtain<'_>, seats: SeatSet, inner: u16) -> Vec<Row> {
    let name = names(curtain, seats, " or ");
    let purpose = curtain.asking.map_or(Purpose::Hand, |(purpose, _)| purpose);
    let handover = curtain.asking.map(|(_, handover)| handover);
    let hue = match seats.first() {
        Some(seat) if seats.len() == 1 => Role::of_seat(seat.index()),
        _ => Role::Strong,
    };
    let mut rows = vec![
        Row::blank(),
        Row::Name(name.to_uppercase(), hue),
        Row::blank(),
        Row::text(curtain.why, Role::Dim),
        Row::text(clip(&purpose.sentence(&name), inner.into(), "..."), Role::Text),
    ];
    rows.extend(seats.iter().map(|seat| ready(curtain, seat, handover, inner.into())));
    let heard = handover.and_then(|handover| handover.heard().sentence());
    rows.push(match heard {
        Some(heard) => Row::text(heard, Role::Warning),
        None => Row::text(about_own_keys(curtain, handover), Role::Dim),
    });
    rows
}

/// How a key of one's own is chosen, or what to do without it. It says nothing about any such key.
fn about_own_keys(curtain: &Curtain<'_>, handover: Option<&Handover>) -> String {
    let Some(handover) = handover else { return String::new() };
    if handover.chooser().is_some() {
        return "Or a sign like . or # twice, slowly: your own key".to_owned();
    }
    let Some(seat) = handover.seats().first().filter(|seat| handover.has_own_key(*seat)) else { return String::new() };
    match curtain.table.spell(seat) {
        Some(Spell::Letters(letters)) => format!("Forgotten?  Type {} then Enter", letters.iter().collect::<String>()),
        _ => String::new(),
    }
}

fn ready(curtain: &Curtain<'_>, seat: Seat, handover: Option<&Handover>, inner: usize) -> Row {
    let Some(spell) = curtain.table.spell(seat) else { return Row::blank() };
    let progress = handover.map_or(0, |handover| handover.progress(&spell));
    let least = handover.map_or(usize::MAX, |handover| handover.least(seat));
    match spell {
        Spell::Letters(_) if handover.is_some_and(|handover| handover.has_own_key(seat)) && progress == 0 => {
            Row::text("Ready?  Press your own key", Role::Text)
        }
        Spell::Letters(_) if least == 0 => Row::text("Ready?  Press Enter: your hand was open last", Role::Text),
        Spell::Letters(letters) => {
            let by_letter = handover.is_some_and(Handover::opens_by_letter);
            letters_to_type(letters.get(..least).unwrap_or(&letters), progress, by_letter, inner)
        }
        Spell::Pin(_) => {
            let typed = TYPED.to_string().repeat(progress);
            Row::text(format!("Ready?  Type your PIN, then Enter  {typed}"), Role::Text)
        }
    }
}

/// The names of these people, in a row.
fn names(curtain: &Curtain<'_>, seats: SeatSet, between: &str) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| curtain.table.name(seat)).collect();
    names.join(between)
}

/// The numbers of these seats.
fn places(seats: SeatSet) -> String {
    let places: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    format!("{} {}", if seats.len() == 1 { "seat" } else { "seats" }, places.join(", "))
}

/// The letters spaced out, if they fit; typed ones are only marked as such.
fn letters_to_type(letters: &[char], done: usize, by_letter: bool, inner: usize) -> Row {
    let (before, after) = ("Ready?  Type  ", if by_letter { "" } else { "  then Enter" });
    let wide: usize = letters.iter().map(|letter| columns(letter.encode_utf8(&mut [0; 4])) + 1).sum();
    let air = if before.len() + wide + after.len() <= inner { " " } else { "" };
    let mut pieces = vec![(before.to_owned(), Role::Text)];
    for (index, letter) in letters.iter().enumerate() {
        let gap = if index == 0 { "" } else { air };
        let typed = (TYPED.to_string(), Role::ChipOff);
        let letter = if index < done { typed } else { (letter.to_string(), Role::Chip) };
        pieces.extend([(gap.to_owned(), Role::Text), letter]);
    }
    pieces.push((after.to_owned(), Role::Text));
    Row::Text(pieces)
}

fn recap(curtain: &Curtain<'_>, seats: SeatSet, room: usize, inner: u16) -> Vec<Row> {
    let recap = &curtain.recap;
    if recap.seats != seats {
        return Vec::new();
    }
    if recap.lines.is_empty() {
        return vec![Row::text("Nothing new in public.", Role::Dim)];
    }
    let facts = folded(&recap.lines);
    let (shown, left_off) = fitting(&facts, room.min(MOST_FACTS), |_| 1);
    let (who, without) = (names(curtain, seats, " and "), left_off_sign(left_off));
    let heading = Row::Heading(format!("Since {who}'s last action (public){without}"));
    let fact = |Fact { number, text, .. }: &Fact| {
        let number = format!("{number:>3} ");
        let text = clip(text, usize::from(inner).saturating_sub(number.len()), "...").into_owned();
        Row::Text(vec![(number, Role::Faint), (text, Role::Text)])
    };
    std::iter::once(heading).chain(shown.into_iter().map(fact)).collect()
}

/// A name in capitals, spaced out if it fits.
fn spaced(name: &str, room: usize, cut: &str) -> String {
    let spaced: Vec<String> = name.chars().map(String::from).collect();
    let spaced = spaced.join(" ");
    if columns(&spaced) <= room { spaced } else { clip(name, room, cut).into_owned() }
}
