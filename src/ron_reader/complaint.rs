//! What is wrong with an entry, in the words of people who write cards.

use serde::de::{Error, Expected, Unexpected};
use std::fmt::{self, Arguments, Display, Formatter};

/// What is wrong, as a sentence without its full stop. Small, because every value that is read could be one.
#[derive(Debug)]
#[allow(clippy::box_collection, reason = "one word in every result instead of three")]
pub(crate) struct Complaint(Box<String>);

impl Complaint {
    /// Something else should stand here.
    pub(crate) fn expected(what: Arguments<'_>) -> Complaint {
        Complaint::custom(format_args!("expected {what}"))
    }
}

/// A list of what may stand somewhere.
struct OneOf(&'static [&'static str]);

impl Display for OneOf {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        for (at, name) in self.0.iter().enumerate() {
            let before = match at {
                0 if self.0.len() == 1 => "expected ",
                0 => "expected one of ",
                _ if at + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(out, "{before}`{name}`")?;
        }
        if self.0.is_empty() { out.write_str("expected nothing") } else { Ok(()) }
    }
}

impl Error for Complaint {
    #[cold]
    fn custom<T: Display>(sentence: T) -> Complaint {
        Complaint(Box::new(sentence.to_string()))
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Complaint {
        Complaint::expected(format_args!("{expected} but found {found}"))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Complaint {
        Complaint::expected(format_args!("{expected} but found {found}"))
    }

    #[cold]
    fn invalid_length(found: usize, expected: &dyn Expected) -> Complaint {
        Complaint::expected(format_args!("{expected} but found {found}"))
    }

    #[cold]
    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Complaint {
        Complaint::custom(format_args!("unexpected variant named `{found}`, {}", OneOf(expected)))
    }

    #[cold]
    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Complaint {
        Complaint::custom(format_args!("unexpected field named `{found}`, {}", OneOf(expected)))
    }

    #[cold]
    fn missing_field(field: &'static str) -> Complaint {
        Complaint::custom(format_args!("the field `{field}` is missing"))
    }

    #[cold]
    fn duplicate_field(field: &'static str) -> Complaint {
        Complaint::custom(format_args!("the field `{field}` stands twice"))
    }
}

impl Display for Complaint {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Complaint {}
