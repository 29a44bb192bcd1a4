//! An event as a page of text: every round with everybody's points, the standings, penalties and the log.

use super::super::{Calendar, Event, Round, Seated};
use crate::tournament::refusal::DeskRefusal;
use std::fmt::Write;

/// The whole page.
///
/// # Errors
/// The standings cannot be written exactly.
pub(super) fn page(event: &Event, calendar: Calendar) -> Result<String, DeskRefusal> {
    let setup = event.setup();
    let mut page = format!("{}, {}\n", setup.name, setup.format.word());
    event.rounds().iter().enumerate().for_each(|(number, round)| rounds(event, &mut page, number, round));
    page.push_str("\nStandings\n");
    let scores = event.scores();
    for class in event.standings()? {
        for place in &class.players {
            let player = event.player_in_history(*place);
            let (name, score, points) =
                (event.desk.name(player), scores.get(player).copied().unwrap_or_default().told(), class.points);
            let _ = writeln!(page, "{:>3}  {name}  {points}  {score}  {}", class.rank, event.told_breakers(&class));
        }
    }
    if let Some(ranking) = event.ranking() {
        page.push_str("\nFinal ranking\n");
        for (place, player) in ranking.iter().enumerate() {
            let prize = event.prizes().get(place).map(|prize| format!("  {prize}")).unwrap_or_default();
            let _ = writeln!(page, "{:>3}  {}{prize}", place + 1, event.desk.name(*player));
        }
    }
    let gone = event.players().iter().filter_map(|player| Some((&player.name, player.dropped?)));
    list(&mut page, "Dropped", gone.map(|(name, round)| format!("{name} after round {round}")));
    list(&mut page, "Penalties", event.penalties().map(|line| line.told(calendar)));
    let lines = event.log().iter().enumerate();
    list(&mut page, "Log", lines.map(|(number, line)| format!("{:>3}  {}", number + 1, line.told(calendar))));
    Ok(page)
}

fn list(page: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if !lines.is_empty() {
        let _ = write!(page, "\n{title}\n{}\n", lines.join("\n"));
    }
}

fn rounds(event: &Event, page: &mut String, number: usize, round: &Round) {
    let _ = writeln!(page, "\nRound {}{}", number + 1, if round.elimination { ", top cut" } else { "" });
    let (before, after) = (event.points_after(number), event.points_after(number + 1));
    for (place, table) in round.tables.iter().enumerate() {
        let names: Vec<&str> = table.players.iter().map(|player| event.desk.name(*player)).collect();
        let result = event.told_outcome(table).unwrap_or_else(|| "open".to_owned());
        let points = if round.elimination { String::new() } else { change(table, &before, &after) };
        let _ = writeln!(page, "{:>3}  {}  {result}{points}", place + 1, names.join(" - "));
    }
}

/// Everybody's points before the round and after it.
fn change(table: &Seated, before: &[u32], after: &[u32]) -> String {
    let each = table.players.iter().map(|player| {
        let [before, after] = [before, after].map(|points| points.get(*player).copied().unwrap_or_default());
        if table.outcome.is_some() { format!("{before} to {after}") } else { before.to_string() }
    });
    format!("  (points {})", each.collect::<Vec<_>>().join(", "))
}
