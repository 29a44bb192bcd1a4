//! The kinds of text a list can be read from.

use serde::Serialize;
use std::fmt;

/// What a list was read from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// SWUDB JSON and its relatives.
    Json,
    /// The deck document of SWUDB's own site.
    SiteJson,
    /// Base64 of the JSON, as forcetable links carry it.
    Base64,
    /// A collection as comma separated values.
    Csv,
    /// Melee text: sections and bars.
    Melee,
    /// A shop list with boxes.
    Picklist,
    /// Typed by hand.
    Text,
}

impl fmt::Display for Source {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Source::Json => "SWUDB JSON",
            Source::SiteJson => "SWUDB site JSON",
            Source::Base64 => "base64 of SWUDB JSON",
            Source::Csv => "collection CSV",
            Source::Melee => "Melee text",
            Source::Picklist => "picklist",
            Source::Text => "typed text",
        })
    }
}
