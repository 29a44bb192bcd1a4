//! Bytes as lines of letters, for texts that are sent and pasted.

use super::seal::NotSealed;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// How long a line is.
const LINE: usize = 76;

/// The bytes as lines of letters, each with its end.
pub fn of_bytes(bytes: &[u8]) -> String {
    in_lines(&STANDARD.encode(bytes))
}

/// A text without spaces as lines, each with its end.
pub fn in_lines(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(LINE).map(|line| line.iter().collect::<String>() + "\n").collect()
}

/// The bytes that these lines stand for.
///
/// # Errors
/// They are not lines of letters.
pub fn to_bytes(lines: &str) -> Result<Vec<u8>, NotSealed> {
    Ok(STANDARD.decode(joined(lines))?)
}

/// The text that was cut into these lines.
pub fn joined(lines: &str) -> String {
    lines.split_whitespace().collect()
}
