//! Cells of a table that a spreadsheet would take for something else: a formula, a day, a number without its zeros.

/// The apostrophe in front of a text, which spreadsheets take to mean "this is a text".
const TEXT: char = '\'';

/// The months, as spreadsheets know them.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The most digits that a spreadsheet keeps of a number.
const DIGITS: usize = 15;

/// A text as a cell that stays what it is.
pub(super) fn shielded(text: &str) -> String {
    if is_mistaken(text) { format!("{TEXT}{text}") } else { text.to_owned() }
}

/// The text of a cell that may have been shielded.
pub(super) fn unshielded(cell: &str) -> &str {
    cell.strip_prefix(TEXT).filter(|text| is_mistaken(text)).unwrap_or(cell)
}

/// Would a spreadsheet calculate it, or read a day, an hour or another number?
fn is_mistaken(text: &str) -> bool {
    let inside = text.trim();
    text.starts_with(['\t', '\r'])
        || inside.starts_with(['=', '+', '-', '@'])
        || is_day(inside)
        || is_day_of_month(inside)
        || is_other_number(inside)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `3/4`, `1-2`, `1-2-1`, `15:30`, `1.2.3`; a decimal such as `0.54` is the number it says.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['/', '-', ':', '.']).map(str::trim).collect();
    let decimal = parts.len() == 2 && text.contains('.');
    (2..=3).contains(&parts.len()) && !decimal && parts.iter().all(|part| is_digits(part) && part.len() <= 4)
}

/// `May 4`, `4 Mar`, `4-Mar`.
fn is_day_of_month(text: &str) -> bool {
    let parts: Vec<&str> = text.split([' ', '-', '/', '.']).filter(|part| !part.is_empty()).collect();
    let is_month = |part: &&str| {
        let part = part.to_lowercase();
        part.len() >= 3 && MONTHS.iter().any(|month| month.starts_with(&part))
    };
    let months = parts.iter().filter(|part| is_month(part)).count();
    (2..=3).contains(&parts.len()) && months == 1 && parts.iter().all(|part| is_month(part) || is_digits(part))
}

/// `007`, `1e5`, or more digits than a spreadsheet keeps.
fn is_other_number(text: &str) -> bool {
    let short = text.len() > 1 && text.starts_with('0') || text.len() > DIGITS;
    let power = text.split_once(['e', 'E']).is_some_and(|(one, other)| is_digits(one) && is_digits(other));
    is_digits(text) && short || power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_take_for_something_else_is_shielded_and_comes_back() {
        let mistaken = [
            "=SUM(A1)",
            "+1",
            "-1",
            "@a",
            " =1",
            "\t1",
            "3/4",
            "1-2",
            "1-2-1",
            "12:30",
            "1.2.24",
            "May 4",
            "4-mar",
            "3 April 2026",
            "007",
            "1e5",
            "12345678901234567",
        ];
        for text in mistaken {
            assert_eq!(shielded(text), format!("'{text}"));
            assert_eq!(unshielded(&shielded(text)), text);
        }
        for text in
            ["Ann", "0.5408", "12", "0", "3 of 4", "2026-11-28 15:37:46", "Ann-Bob 2-1", "May", "'Ann", "", "Mar Vell"]
        {
            assert_eq!(shielded(text), text, "{text} stays as it is");
            assert_eq!(unshielded(text), text);
        }
    }
}
