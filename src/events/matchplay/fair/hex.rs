//! 32 bytes, written as 64 hexadecimal digits.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes, read and written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex32(pub [u8; 32]);

/// Why a text is not 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HexError {
    /// Too short or too long.
    #[error("expected 64 hexadecimal digits, found {0} characters")]
    Length(usize),
    /// Something that is no digit.
    #[error("character {position} is {found:?}, not a hexadecimal digit")]
    Digit {
        /// Which character, from 1.
        position: usize,
        /// What it is.
        found: char,
    },
}

impl FromStr for Hex32 {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Hex32, HexError> {
        let mut bytes = [0; 32];
        let length = text.chars().count();
        if length != 64 {
            return Err(HexError::Length(length));
        }
        for (index, found) in text.chars().enumerate() {
            let digit = found.to_digit(16).ok_or(HexError::Digit { position: index + 1, found })?;
            bytes[index / 2] = bytes[index / 2] << 4 | digit as u8;
        }
        Ok(Hex32(bytes))
    }
}

impl TryFrom<String> for Hex32 {
    type Error = HexError;

    fn try_from(text: String) -> Result<Hex32, HexError> {
        text.parse()
    }
}

impl From<Hex32> for String {
    fn from(bytes: Hex32) -> String {
        bytes.to_string()
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
