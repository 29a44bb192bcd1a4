//! No text is cut while columns of its own row are free, and no hidden card is named, in positions of whole games at
//! every size.
//!
//! `CANTINA_GAMES=500 cargo test --test integration layout -- --nocapture` checks every decision of that many duels.

use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use super::positions::{Moment, SIZES, at_decisions};
use screen::theme::Look;
use screen::theme::glyphs::{Glyphs, UNICODE};
use std::collections::BTreeMap;
use swu_rules::table::options::GameOptions;
use swu_screen::board_of;

/// Signs that tell a frame from a bar between facts, and a cut text from one that says "..." itself.
static SIGNS: Glyphs = Glyphs { name: "told apart", bar: "¦", cut: "¬", ..UNICODE };

/// This many blank columns in a row are a gap between two columns of a list.
const GAP: usize = 3;

/// What precedes the text of a unit.
const BEFORE_TEXT: &str = "       ";

/// Free columns to the right of a cut that are too few to say anything in.
const FEW: usize = 3;

/// The parts of a row between the sides of frames.
fn parts(row: &str) -> impl Iterator<Item = &str> {
    row.split(['│', '║'])
}

/// Blank columns to the right of a cut text, without the gaps between columns.
fn free(part: &str) -> Option<usize> {
    let (_, behind) = part.split_once(SIGNS.cut)?;
    // Another unit has columns of its own.
    let behind = behind.split(['●', '○']).next().unwrap_or(behind);
    // So does the text of one, below its row.
    let told = behind.strip_prefix(BEFORE_TEXT).is_some_and(|text| !text.starts_with("  "));
    let behind = if told { "" } else { behind };
    let mut free = 0;
    let mut blank = 0_usize;
    for letter in behind.chars().chain(['|']) {
        if letter == ' ' {
            blank += 1;
        } else {
            free += blank.saturating_sub(GAP);
            blank = 0;
        }
    }
    Some(free)
}

/// The rows of a screen in which text is cut beside free columns.
fn cut_for_nothing(screen: &str, width: u16) -> Vec<String> {
    let rows = screen.lines().map(|row| format!("{row}{}", " ".repeat(usize::from(width) - row.chars().count())));
    let cut = |row: &String| parts(row).any(|part| free(part).is_some_and(|free| free > FEW));
    rows.filter(cut).collect()
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
        for row in cut_for_nothing(&screen, width) {
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
    assert_eq!(cut_for_nothing("│ a ● Viper Pro¬  3  2/2           │", 36).len(), 1);
    assert!(cut_for_nothing("│ a ● Viper Probe Dro¬  3  2/2     │", 36).is_empty());
    assert!(cut_for_nothing("│ a ● Viper Probe Droid  3  2/2       │", 39).is_empty());
}
