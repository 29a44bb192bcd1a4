//! Every match of an event for a spreadsheet, a row each.

use super::super::{Event, Outcome, Seated};
use super::spreadsheet::cell;
use std::fmt::Write;

/// Rounds, tables, players and results: games won by each, games drawn, how the match ended and by whom, and who goes on.
/// The players of a pod stand in one cell, and so do their places.
pub(super) fn matches(event: &Event) -> String {
    let mut table = "round,cut,table,player,opponent,won,lost,drawn,end,by,winner\n".to_owned();
    for (round, played) in event.rounds().iter().enumerate() {
        for (number, seated) in played.tables.iter().enumerate() {
            let cut = if played.elimination { "yes" } else { "no" };
            let _ = writeln!(table, "{},{cut},{},{}", round + 1, number + 1, row(event, seated));
        }
    }
    table
}

fn row(event: &Event, seated: &Seated) -> String {
    let name = |seat: usize| seated.players.get(seat).map_or("", |player| event.desk.name(*player));
    let cells = match seated.outcome.as_ref() {
        None if seated.players.len() == 1 => [name(0), "", "", "", "", "bye", "", ""].map(cell),
        None => [name(0), name(1), "", "", "", "open", "", ""].map(cell),
        Some(Outcome::Bye) => [name(0), "", "", "", "", "bye", "", ""].map(cell),
        Some(Outcome::Pod(places)) => {
            let names: Vec<&str> = (0..seated.players.len()).map(name).collect();
            let places: Vec<String> = places.iter().map(u32::to_string).collect();
            let ended = format!("places {}", places.join(" "));
            [names.join("; ").as_str(), "", "", "", "", &ended, "", ""].map(cell)
        }
        Some(Outcome::Match { games, end, by, winner }) => {
            let [won, lost, drawn] = games.map(|games| games.to_string());
            let by = by.map_or("", name);
            let winner = winner.map_or("", name);
            [name(0), name(1), &won, &lost, &drawn, end.word(), by, winner].map(cell)
        }
    };
    cells.join(",")
}
