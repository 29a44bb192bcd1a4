//! Lists and the first questions in lines.

use super::place_lines::{Narrator, PlaceLines};
use shell::command::Command;
use shell::command::situation::Focus;
use shell::listing::{List, Row};
use shell::place::Place;
use shell::request::Request;
use shell::services::Services;

/// Tells of a list.
pub struct ListNarrator;

/// A list in lines.
pub fn list(list: List) -> PlaceLines<ListNarrator> {
    PlaceLines::new(list, ListNarrator)
}

/// A row with its number and its word.
fn row((place, row): (usize, &Row)) -> String {
    let word = if row.word.is_empty() { String::new() } else { format!("{}: ", row.word) };
    let value = row.value.as_ref().map(|value| format!("is {value}"));
    let parts = [Some(row.title.as_str()), value.as_deref(), Some(row.about.as_str()), row.done.then_some("done")];
    let parts: Vec<&str> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let between = if row.word.is_empty() { ": " } else { ", " };
    format!("{}. {word}{}.", place + 1, parts.join(between))
}

/// The rows of a list, or that there is none.
pub fn told(list: &List, services: &Services) -> Vec<String> {
    let sheet = list.sheet(services);
    if sheet.rows.is_empty() { vec![sheet.empty.to_owned()] } else { sheet.rows.iter().enumerate().map(row).collect() }
}

impl Narrator for ListNarrator {
    type Place = List;

    fn opening(&self, _: &List, _: &Services) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, place: &List) -> String {
        let word = match place.focus() {
            Focus::Games => "games",
            Focus::Events => "events",
            Focus::Settings => "settings",
            _ => "exercises",
        };
        format!("{word}> ")
    }

    fn look(&self, place: &List, services: &Services) -> Vec<String> {
        let hint = "A number opens one; say help for the words.".to_owned();
        let full = !place.sheet(services).rows.is_empty();
        told(place, services).into_iter().chain(full.then_some(hint)).collect()
    }

    fn tell(&self, place: &List, request: &Request, services: &Services) -> Option<Vec<String>> {
        if request.command != Command::About {
            return None;
        }
        let sheet = place.sheet(services);
        Some(match sheet.row(request) {
            Ok(row) => {
                let head = sheet.rows.get(row).map(|entry| self::row((row, entry)));
                head.into_iter().chain(place.details(row, services)).collect()
            }
            Err(why) => why.lines(),
        })
    }

    fn numbered(&self, _: &List) -> Option<Command> {
        Some(Command::Open)
    }

    fn goodbye(&self) -> &'static str {
        "That was the list."
    }
}
