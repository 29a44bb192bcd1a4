//! The many spellings of an id: `SOR_005`, `SOR_5`, `SOR-005`, `sor 005`, `SOR#5`. A separator is required, because set
//! codes may end in digits (`TS26_008`).

use std::fmt;

/// A well-formed id in its canonical spelling `SET_NNN`; the catalogue knows whether such a printing exists.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id {
    canonical: String,
    set_length: usize,
}

/// Why a text is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IdError {
    /// No `_`, `-`, `#` or blank between set and number.
    NoSeparator,
    /// The part before the separator is not a set code: two to eight letters or digits, not only digits.
    NoSet,
    /// The part after it is not a number of at most four digits (tokens: `T` and the number).
    NoNumber,
}

impl fmt::Display for IdError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            IdError::NoSeparator => "an id is a set and a number with `_` between them, as SOR_005",
            IdError::NoSet => "what precedes the number is not a set code such as SOR",
            IdError::NoNumber => "what follows the set is not a number of at most four digits",
        })
    }
}

impl std::error::Error for IdError {}

impl Id {
    /// Reads an id in any of the accepted spellings.
    ///
    /// # Errors
    /// Which part is wrong.
    pub fn parse(written: &str) -> Result<Id, IdError> {
        let written = written.trim();
        let at = written.find(['_', '-', '#', ' ']).ok_or(IdError::NoSeparator)?;
        Id::of(&written[..at], written[at + 1..].trim_start())
    }

    /// Puts an id together from a set code and a number as written.
    ///
    /// # Errors
    /// Which part is wrong.
    pub fn of(set: &str, number: &str) -> Result<Id, IdError> {
        let set = set.trim();
        let code = (2..=8).contains(&set.len())
            && set.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && set.bytes().any(|byte| byte.is_ascii_alphabetic());
        if !code {
            return Err(IdError::NoSet);
        }
        let number = number.trim();
        let (token, digits) = match number.strip_prefix(['T', 't']) {
            Some(digits) => (true, digits),
            None => (false, number),
        };
        let significant = digits.trim_start_matches('0');
        if digits.is_empty()
            || digits.len() > 8
            || significant.len() > 4
            || !digits.bytes().all(|byte| byte.is_ascii_digit())
        {
            return Err(IdError::NoNumber);
        }
        let set = set.to_ascii_uppercase();
        let canonical = if token { format!("{set}_T{significant:0>2}") } else { format!("{set}_{significant:0>3}") };
        Ok(Id { canonical, set_length: set.len() })
    }

    /// The canonical spelling.
    pub fn as_str(&self) -> &str {
        &self.canonical
    }

    /// The set code.
    pub fn set(&self) -> &str {
        &self.canonical[..self.set_length]
    }
}

impl fmt::Display for Id {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.canonical)
    }
}
