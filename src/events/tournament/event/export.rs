//! An event as text: for a notice board, a spreadsheet and paper (formats.md R-9).

mod matches;
mod page;
mod spreadsheet;

use super::{Event, Paper};
use crate::tournament::refusal::DeskRefusal;

/// Says a moment, given in seconds since 1970, as people write it.
pub type Calendar = fn(u64) -> String;

/// A format an event is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Rounds, standings, penalties and the log as a page.
    Text,
    /// The standings for a spreadsheet.
    Csv,
    /// Every match for a spreadsheet.
    Matches,
    /// Everybody who registered, for a spreadsheet; it can be read again.
    Players,
    /// Every penalty for a spreadsheet.
    Penalties,
    /// Everything that was done, for a spreadsheet.
    Log,
    /// A paper as plain text.
    Paper(Paper),
    /// A paper as a page of HTML.
    Html(Paper),
}

impl Form {
    /// Every form.
    pub fn all() -> Vec<Form> {
        let papers = Paper::ALL.into_iter();
        let plain = papers.clone().map(Form::Paper);
        let first = [Form::Text, Form::Csv, Form::Matches, Form::Players, Form::Penalties, Form::Log];
        first.into_iter().chain(plain).chain(papers.map(Form::Html)).collect()
    }

    /// Its word for people and programs: "text", "names", "names.html".
    pub fn word(self) -> String {
        match self {
            Form::Text => "text".to_owned(),
            Form::Csv => "csv".to_owned(),
            Form::Matches => "matches".to_owned(),
            Form::Players => "players".to_owned(),
            Form::Penalties => "penalties".to_owned(),
            Form::Log => "log".to_owned(),
            Form::Paper(paper) => paper.word().to_owned(),
            Form::Html(paper) => format!("{}.html", paper.word()),
        }
    }

    /// The form with this word.
    pub fn named(word: &str) -> Option<Form> {
        Form::all().into_iter().find(|form| form.word() == word)
    }

    /// The ending of its file name, after the name of the event: "csv", "names.txt".
    pub fn ending(self) -> String {
        match self {
            Form::Text => "txt".to_owned(),
            Form::Csv => "csv".to_owned(),
            Form::Matches | Form::Players | Form::Penalties | Form::Log => format!("{}.csv", self.word()),
            Form::Paper(paper) => format!("{}.txt", paper.word()),
            Form::Html(_) => self.word(),
        }
    }

    /// The event in this form.
    ///
    /// # Errors
    /// The standings cannot be written exactly.
    pub fn of(self, event: &Event, calendar: Calendar) -> Result<String, DeskRefusal> {
        match self {
            Form::Text => page::page(event, calendar),
            Form::Csv => spreadsheet::standings(event),
            Form::Matches => Ok(matches::matches(event, calendar)),
            Form::Players => Ok(spreadsheet::players(event)),
            Form::Penalties => Ok(spreadsheet::penalties(event, calendar)),
            Form::Log => Ok(spreadsheet::log(event, calendar)),
            Form::Paper(paper) => paper.text(event),
            Form::Html(paper) => paper.html(event),
        }
    }
}
