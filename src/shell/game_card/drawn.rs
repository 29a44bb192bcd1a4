//! A card of a game as text, with the colours of terminals, and as a picture (SVG).

use super::{GameCard, Place};
use crate::curve;
use std::fmt::Write;

/// Columns of text, and rows of the curve.
const WIDE: usize = 60;
const HIGH: usize = 10;
/// Columns of the numbers before the curve.
const LABEL: usize = 5;

/// The colours of seats: for terminals, and in pictures.
const CODES: [u8; 6] = [94, 91, 92, 93, 95, 96];
const COLOURS: [&str; 6] = ["#8fb4e6", "#ee7d7a", "#9bce8b", "#f2c96d", "#d0a6e0", "#86d5d5"];

/// A sign, and the seat whose colour it has.
type Sign = (char, Option<usize>);

fn plain(text: &str) -> Vec<Sign> {
    text.chars().map(|letter| (letter, None)).collect()
}

fn of_seat(seat: usize, text: &str) -> Vec<Sign> {
    text.chars().map(|letter| (letter, Some(seat))).collect()
}

/// "1 Ann  Luke Skywalker  12 left  won"
fn row(card: &GameCard, seat: usize, place: &Place) -> String {
    let left = card.course.last().and_then(|(_, values)| values.get(seat));
    let left = left.map(|left| format!("  {left} left")).unwrap_or_default();
    let with = if place.with.is_empty() { String::new() } else { format!("  {}", place.with.join(", ")) };
    format!("{} {}{with}{left}{}", seat + 1, place.name, if place.won { "  won" } else { "" })
}

/// Lines of at most this many letters.
fn folded(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let longer = lines.last().is_some_and(|line| line.chars().count() + word.chars().count() >= room);
        match lines.last_mut() {
            Some(line) if !longer || line.is_empty() => {
                let gap = if line.is_empty() { "" } else { " " };
                line.extend([gap, word]);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The curve in rows of signs; empty if there is nothing to draw.
fn curve(card: &GameCard) -> Vec<Vec<Sign>> {
    if card.course.len() < 2 {
        return Vec::new();
    }
    let (most, wide) = (curve::most(&card.course), WIDE - LABEL);
    let mut rows = vec![vec![(' ', None); wide]; HIGH];
    for dot in curve::dots(&card.course, wide, HIGH) {
        let sign = if dot.ends_round { (b'1' + dot.seat as u8) as char } else { '.' };
        if let Some(cell) = rows.get_mut(dot.row).and_then(|row| row.get_mut(dot.column)) {
            *cell = (sign, Some(dot.seat));
        }
    }
    let label = |row: usize| match row {
        0 => most.to_string(),
        row if row == HIGH - 1 => "0".to_owned(),
        _ => String::new(),
    };
    let labelled = rows.into_iter().enumerate().map(|(at, row)| {
        let mut line = plain(&format!("{:>width$} |", label(at), width = LABEL - 2));
        line.extend(row);
        line
    });
    labelled.collect()
}

/// All lines of the card.
fn lines(card: &GameCard) -> Vec<Vec<Sign>> {
    let mut lines: Vec<Vec<Sign>> = folded(&card.result, WIDE).iter().map(|line| plain(line)).collect();
    for (seat, place) in card.places.iter().enumerate() {
        lines.extend(folded(&row(card, seat, place), WIDE).iter().map(|line| of_seat(seat, line)));
    }
    lines.push(Vec::new());
    lines.extend(curve(card));
    if card.course.len() > 1 {
        let last = card.course.last().map_or(0, |(round, _)| *round);
        lines.push(plain(&format!(
            "{:LABEL$}{} left after each {}, {last} in all",
            "", card.words.left, card.words.round
        )));
    }
    for text in card.turned.iter().chain([&card.checked]) {
        lines.extend(folded(text, WIDE).iter().map(|line| plain(line)));
    }
    lines
}

/// The card in signs that every screen has.
pub(super) fn text(card: &GameCard) -> String {
    let bar = format!("+{}+\n", "-".repeat(WIDE + 2));
    let mut text = bar.clone();
    for line in lines(card) {
        let said: String = line.iter().map(|(letter, _)| *letter).collect();
        // Writing into a string cannot fail.
        let _ = writeln!(text, "| {said:WIDE$} |");
    }
    text + &bar
}

/// The same with the colours of a terminal.
pub(super) fn ansi(card: &GameCard) -> String {
    let mut text = String::new();
    for line in lines(card) {
        let mut now = None;
        for (letter, seat) in line {
            if seat != now {
                let code = seat.and_then(|seat| CODES.get(seat)).copied().unwrap_or(0);
                let _ = write!(text, "\u{1b}[{code}m");
                now = seat;
            }
            text.push(letter);
        }
        text.push_str("\u{1b}[0m\n");
    }
    text
}

/// The card as a picture.
pub(super) fn svg(card: &GameCard) -> String {
    let mut texts = Texts { y: 34, out: String::new() };
    texts.add(&card.result, "#f1f3f6", 20);
    for (seat, place) in card.places.iter().enumerate() {
        texts.add(&row(card, seat, place), COLOURS[seat % COLOURS.len()], 15);
    }
    let plot = polylines(card, texts.y, 190);
    texts.y += if plot.is_empty() { 0 } else { 216 };
    for line in card.turned.iter().chain([&card.checked]).flat_map(|text| folded(text, 80)) {
        texts.add(&line, "#b6bac2", 13);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {}\" font-family=\"DejaVu Sans Mono, Menlo, \
         Consolas, monospace\">\n<rect width=\"100%\" height=\"100%\" rx=\"12\" fill=\"#16181d\"/>\n{}{plot}</svg>\n",
        texts.y + 6,
        texts.out
    )
}

/// Lines of text below each other.
struct Texts {
    y: usize,
    out: String,
}

impl Texts {
    fn add(&mut self, text: &str, colour: &str, size: usize) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let y = self.y;
        let _ = writeln!(self.out, "<text x=\"24\" y=\"{y}\" font-size=\"{size}\" fill=\"{colour}\">{text}</text>");
        self.y += size + 9;
    }
}

/// The curve as lines, one for each seat.
fn polylines(card: &GameCard, top: usize, high: usize) -> String {
    let (points, most) = (&card.course, curve::most(&card.course));
    if points.len() < 2 {
        return String::new();
    }
    let bottom = top + high;
    let mut out = format!("<path d=\"M24 {top} V{bottom} H696\" stroke=\"#3a3f4a\" fill=\"none\"/>\n");
    for seat in 0..card.places.len() {
        let at = |(place, (_, values)): (usize, &(u16, Vec<i16>))| {
            let value = f32::from(values.get(seat).copied().unwrap_or(0).max(0));
            let x = 24.0 + 672.0 * place as f32 / (points.len() - 1) as f32;
            format!("{x:.1},{:.1}", bottom as f32 - high as f32 * value / f32::from(most))
        };
        let line: Vec<String> = points.iter().enumerate().map(at).collect();
        let colour = COLOURS[seat % COLOURS.len()];
        let line = line.join(" ");
        let _ = writeln!(out, "<polyline points=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"/>");
    }
    out
}
