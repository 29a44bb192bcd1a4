//! Stable codes of refusals, for programs: a sentence may be worded better one day, a code stays.

use super::Refusal;

impl Refusal {
    /// Its code.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow(_) => "not-now",
            Refusal::NoNumber(_) => "bad-number",
            Refusal::NothingMeant(_) => "nothing-meant",
            Refusal::OutOfRange(_) => "out-of-range",
            Refusal::Setup(_) => "bad-setup",
            Refusal::Pod(_) => "pod",
            Refusal::Desk(_) => "desk",
            Refusal::Contest(_) => "match",
            Refusal::Table(_) => "table",
            Refusal::Past(_) => "past",
            Refusal::Practice(_) => "practice",
            Refusal::Saved(_) => "unavailable",
            Refusal::Limited(why) => why.code.as_str(),
            Refusal::Event(why) => why.code.as_str(),
            Refusal::Match(_) => "match-rule",
            Refusal::Forbidden(_) | Refusal::Game(_) => "rule",
            Refusal::Seating(_) | Refusal::Pin(_) | Refusal::Opening(_) => "bad-seats",
            Refusal::Notes(_) => "too-long",
            Refusal::NotKept(_) | Refusal::Unwritten(_) => "not-saved",
            Refusal::Journal(_) | Refusal::Save(_) | Refusal::SavedMatch(_) | Refusal::Stranger(_) => "bad-save",
            Refusal::Deck(_) | Refusal::List(_) => "bad-deck",
            Refusal::Settings(_) => "bad-settings",
            Refusal::Read(_) | Refusal::InFile { .. } => "bad-file",
            Refusal::Json(_) => "bad-json",
            Refusal::Export(_) => "not-exported",
        }
    }
}
