//! An event as text: for a notice board, a spreadsheet, and slips for the tables (formats.md R-9).

mod spreadsheet;

pub use spreadsheet::csv;

use super::Event;
use crate::tournament::refusal::DeskRefusal;
use std::fmt::Write;

/// Slips on a page.
const SLIPS: usize = 4;

/// Rounds and standings as a page.
///
/// # Errors
/// The standings cannot be written exactly.
pub fn text(event: &Event) -> Result<String, DeskRefusal> {
    let setup = event.setup();
    let mut page = format!("{}, {}\n", setup.name, setup.format.word());
    for (number, round) in event.rounds().iter().enumerate() {
        let _ = writeln!(page, "\nRound {}{}", number + 1, if round.elimination { ", top cut" } else { "" });
        for (table, seated) in round.tables.iter().enumerate() {
            let names: Vec<&str> = seated.players.iter().map(|player| event.desk.name(*player)).collect();
            let result = event.told_outcome(seated).unwrap_or_else(|| "open".to_owned());
            let _ = writeln!(page, "{:>3}  {}  {result}", table + 1, names.join(" - "));
        }
    }
    page.push_str("\nStandings\n");
    for class in event.standings()? {
        for player in &class.players {
            let (name, points) = (event.name_in_history(*player), class.points);
            let _ = writeln!(page, "{:>3}  {name}  {points}  {}", class.rank, event.told_breakers(&class));
        }
    }
    if let Some(ranking) = event.ranking() {
        page.push_str("\nFinal ranking\n");
        for (place, player) in ranking.iter().enumerate() {
            let _ = writeln!(page, "{:>3}  {}", place + 1, event.desk.name(*player));
        }
    }
    Ok(page)
}

/// A slip for every table of the round, four on a page.
pub fn slips(event: &Event) -> String {
    let tables = event.tables().iter().enumerate().filter(|(_, table)| table.players.len() > 1);
    let mut pages = String::new();
    for (number, (table, seated)) in tables.enumerate() {
        if number > 0 && number.is_multiple_of(SLIPS) {
            pages.push('\u{c}');
        }
        let _ = writeln!(pages, "{}  round {}  table {}", event.setup().name, event.round(), table + 1);
        let (asked, last) = if event.desk.is_pods() { ("place", "") } else { ("games won", "  games drawn ___\n") };
        for player in &seated.players {
            let _ = writeln!(pages, "  {:<40} {asked} ___   drop [ ]   sign __________", event.desk.name(*player));
        }
        let _ = writeln!(pages, "{last}");
    }
    pages
}
