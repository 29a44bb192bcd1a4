//! Papers as plain text.

use super::{Sheet, Slip};
use std::fmt::Write;

/// Slips on a page.
const SLIPS: usize = 4;

/// A table with columns as wide as their contents; numbers are right-aligned.
pub(super) fn sheet(sheet: &Sheet) -> String {
    let mut page = format!("{}\n\n", sheet.title);
    let rows = || std::iter::once(sheet.heads.to_vec()).chain(sheet.rows.iter().map(|row| texts(row)));
    let width = |column: usize| rows().filter_map(|row| row.get(column).map(|text| text.chars().count())).max();
    let widths: Vec<usize> = (0..sheet.heads.len()).map(|column| width(column).unwrap_or_default()).collect();
    let number = |column: usize| sheet.rows.iter().all(|row| row.get(column).is_some_and(|text| is_number(text)));
    let numbers: Vec<bool> = (0..sheet.heads.len()).map(number).collect();
    for row in rows() {
        let cells =
            row.iter().zip(&widths).zip(&numbers).map(|((text, width), number)| {
                if *number { format!("{text:>width$}") } else { format!("{text:<width$}") }
            });
        let _ = writeln!(page, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    page
}

fn texts(row: &[String]) -> Vec<&str> {
    row.iter().map(String::as_str).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit() || letter == '.')
}

/// Slips, four to a page.
pub(super) fn slips(slips: &[Slip]) -> String {
    let mut pages = String::new();
    for (number, slip) in slips.iter().enumerate() {
        if number > 0 && number.is_multiple_of(SLIPS) {
            pages.push('\u{c}');
        }
        let _ = writeln!(pages, "{}", slip.title);
        let (asked, last) = if slip.pod { ("place", "") } else { ("games won", "  games drawn ___\n") };
        for player in &slip.players {
            let _ = writeln!(pages, "  {player:<40} {asked} ___   drop [ ]   sign __________");
        }
        let _ = writeln!(pages, "{last}");
    }
    pages
}
