//! What a count may look like: a whole number from 1 to 99 (formats.md D-14).

use crate::formats::list::{Count, MOST_COPIES};

/// A count from its digits.
pub(super) fn of(written: &str) -> Count {
    match written.parse::<u8>() {
        Ok(count @ 1..=MOST_COPIES) if !written.starts_with('+') => Count::Whole(count),
        _ => Count::Nonsense(written.to_owned()),
    }
}

/// Takes a number off the front, as written: `3`, `-1`, `1.5`. The rest keeps its blanks.
pub(super) fn number_at_start(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let digits = |from: usize| from + bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let start = usize::from(matches!(bytes.first(), Some(b'-' | b'+')));
    let mut end = digits(start);
    if end == start {
        return None;
    }
    if matches!(bytes.get(end), Some(b'.' | b',')) && digits(end + 1) > end + 1 {
        end = digits(end + 1);
    }
    Some(text.split_at(end))
}
