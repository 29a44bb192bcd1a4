//! No text is cut while columns of its own row are free, and no hidden card is named, in positions of whole games at
//! every size.
//!
//! `CANTINA_GAMES=500 cargo test --test integration layout -- --nocapture` checks every decision of that many duels.

use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use super::positions::{Moment, SIZES, at_decisions};
use ratatui::buffer::{Buffer, Cell};
use screen::theme::Look;
use screen::theme::glyphs::{Glyphs, UNICODE};
use std::collections::BTreeMap;
use swu_rules::table::options::GameOptions;
use swu_screen::board_of;

/// A sign that tells a cut text from one that says "..." itself.
pub(super) static SIGNS: Glyphs = Glyphs { name: "told apart", cut: "¬", ..UNICODE };

/// A surface with fewer columns is too narrow for most texts.
const NARROW: usize = 20;

/// Columns that are kept beside a text, for a margin and for the text of another column.
const KEPT: usize = 8;

/// Rows in which text is cut beside free columns of the same surface.
pub(super) fn cut_for_nothing(screen: &Buffer) -> Vec<String> {
    let rows = screen.content.chunks(screen.area.width.into());
    let is_cut = |row: &[Cell]| {
        row.iter().enumerate().filter(|(_, cell)| cell.symbol() == SIGNS.cut).any(|(at, cut)| {
            let same = |cell: &&Cell| cell.bg == cut.bg;
            let left = row[..at].iter().rev().take_while(same).count();
            let right = row[at + 1..].iter().take_while(same).count();
            let free = row[at + 1..].iter().take_while(same).take_while(|cell| cell.symbol() == " ").count();
            left + right >= NARROW && free > KEPT
        })
    };
    rows.filter(|row| is_cut(row)).map(|row| row.iter().map(Cell::symbol).collect()).collect()
}

/// Whether a title is on the screen by itself, not as a part of another word.
fn says(screen: &str, title: &str) -> bool {
    screen.match_indices(title).any(|(at, _)| {
        let (before, after) = (screen[..at].chars().next_back(), screen[at + title.len()..].chars().next());
        [before, after].into_iter().flatten().all(|letter| !letter.is_alphanumeric())
    })
}

fn look_at(desk: &mut Desk, Moment { view, hidden }: Moment, found: &mut BTreeMap<String, String>) {
    let stage = Stage { public: view.clone(), open: view, curtain: false };
    let now = desk.now;
    let log = duel::log();
    let told = |title: &&String| log.iter().any(|line| line.text.contains(title.as_str()));
    let hidden: Vec<&String> = hidden.iter().filter(|title| !told(title)).collect();
    desk.app.play(board_of(Box::new(Fake::new(vec![stage], log.clone()).0)), None, now);
    for (width, height) in SIZES {
        desk.resize(width, height);
        let screen = desk.screen();
        let named = hidden.iter().find(|title| says(&screen, title));
        assert_eq!(named, None, "a hidden card is on the screen:\n{screen}");
        for row in cut_for_nothing(&desk.see()) {
            found.entry(format!("{width}x{height} {row}")).or_insert_with(|| screen.clone());
        }
    }
}

fn nothing_is_cut(few: u64, seats: usize, options: GameOptions) {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::looking(local_services(home.path()), Look::new(&SIGNS));
    let mut found = BTreeMap::new();
    at_decisions(few, seats, options, |moment| look_at(&mut desk, moment, &mut found));
    let rows: Vec<&str> = found.keys().map(String::as_str).collect();
    if let Some(screen) = found.values().next() {
        panic!("{} rows are cut beside free columns:\n{}\n{screen}", rows.len(), rows.join("\n"));
    }
}

#[test]
fn nothing_of_a_duel_is_cut_beside_free_columns() {
    nothing_is_cut(6, 2, GameOptions::duel());
}

#[test]
fn nothing_of_four_is_cut_beside_free_columns() {
    nothing_is_cut(2, 4, GameOptions::multiplayer());
}

#[test]
fn a_cut_beside_free_columns_is_seen() {
    let row = |text: &str| Buffer::with_lines([text]);
    assert_eq!(cut_for_nothing(&row("a ● Viper Pro¬               3  2/2")).len(), 1);
    assert!(cut_for_nothing(&row("a ● Viper Probe Dro¬  3  2/2")).is_empty());
    assert!(cut_for_nothing(&row("a ● Viper Probe Droid         3  2/2")).is_empty());
}
