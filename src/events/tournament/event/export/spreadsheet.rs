//! The standings for a spreadsheet: a name is never a formula, a number is never a date.

use super::super::Event;
use crate::tournament::refusal::DeskRefusal;
use std::fmt::Write;

/// The standings as a table. Percentages have four decimals, so that no spreadsheet takes 3/4 for a day in April; the
/// JSON export has them exactly.
///
/// # Errors
/// They cannot be written exactly.
pub(super) fn csv(event: &Event) -> Result<String, DeskRefusal> {
    let mut table = "rank,player,points".to_owned();
    for column in event.tie_breakers() {
        let _ = write!(table, ",{}", column.to_lowercase().replace(' ', "_").replace('\'', ""));
    }
    table.push('\n');
    for class in event.standings()? {
        for player in &class.players {
            let _ = write!(table, "{},{},{}", class.rank, cell(event.name_in_history(*player)), class.points);
            for breaker in class.breakers().into_iter().zip(event.tie_breakers()) {
                let _ = write!(table, ",{}", breaker.0.decimal(4));
            }
            table.push('\n');
        }
    }
    Ok(table)
}

/// A text as one cell. Text that a spreadsheet would calculate gets an apostrophe in front, which spreadsheets take to
/// mean "this is a text".
pub(super) fn cell(text: &str) -> String {
    let formula = text.starts_with(['\t', '\r']) || text.trim_start().starts_with(['=', '+', '-', '@']);
    let shielded = if formula { format!("'{text}") } else { text.to_owned() };
    if formula || shielded.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", shielded.replace('"', "\"\""))
    } else {
        shielded
    }
}
