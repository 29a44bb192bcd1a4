//! An event as text: for a notice board, a spreadsheet and paper (formats.md R-9).

mod matches;
mod spreadsheet;

use super::{Event, Paper};
use crate::tournament::refusal::DeskRefusal;
use std::fmt::Write;

/// A format an event is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Rounds and standings as a page.
    Text,
    /// The standings for a spreadsheet.
    Csv,
    /// Every match for a spreadsheet.
    Matches,
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
        [Form::Text, Form::Csv, Form::Matches].into_iter().chain(plain).chain(papers.map(Form::Html)).collect()
    }

    /// Its word for people and programs: "text", "names", "names.html".
    pub fn word(self) -> String {
        match self {
            Form::Text => "text".to_owned(),
            Form::Csv => "csv".to_owned(),
            Form::Matches => "matches".to_owned(),
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
            Form::Matches => "matches.csv".to_owned(),
            Form::Paper(paper) => format!("{}.txt", paper.word()),
            Form::Html(_) => self.word(),
        }
    }

    /// The event in this form.
    ///
    /// # Errors
    /// The standings cannot be written exactly.
    pub fn of(self, event: &Event) -> Result<String, DeskRefusal> {
        match self {
            Form::Text => text(event),
            Form::Csv => spreadsheet::csv(event),
            Form::Matches => Ok(matches::matches(event)),
            Form::Paper(paper) => paper.text(event),
            Form::Html(paper) => paper.html(event),
        }
    }
}

/// Rounds and standings as a page.
fn text(event: &Event) -> Result<String, DeskRefusal> {
    let setup = event.setup();
    let mut page = format!("{}, {}\n", setup.name, setup.format.word());
    for (number, round) in event.rounds().iter().enumerate() {
        let _ = writeln!(page, "\nRound {}{}", number + 1, if round.elimination { ", top cut" } else { "" });
        for (table, seated) in round.tables.iter().enumerate() {
            let names: Vec<&str> = seated.players.iter().map(|player| event.desk.name(*player)).collect();
            let result = event.told_outcome(seated).unwrap_or_else(|| "open".to_owned());
            let _ = writeln!(page, "{:>3}  {}  {result}", table + 1, names.join(" - "));
        }
    }
    page.push_str("\nStandings\n");
    for class in event.standings()? {
        for player in &class.players {
            let (name, points) = (event.name_in_history(*player), class.points);
            let _ = writeln!(page, "{:>3}  {name}  {points}  {}", class.rank, event.told_breakers(&class));
        }
    }
    if let Some(ranking) = event.ranking() {
        page.push_str("\nFinal ranking\n");
        for (place, player) in ranking.iter().enumerate() {
            let _ = writeln!(page, "{:>3}  {}", place + 1, event.desk.name(*player));
        }
    }
    Ok(page)
}
