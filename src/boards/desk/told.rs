//! The desk in line mode, with the powers of the screen.

use screen::game::place_lines::{Narrator, PlaceLines};
use shell::command::Command;
use shell::desk_session::{DeskSession, told};
use shell::request::Request;
use shell::services::Services;

/// Tells of a desk.
pub struct DeskNarrator;

/// Sits down at a desk.
pub fn sit_down(session: DeskSession) -> PlaceLines<DeskNarrator> {
    PlaceLines::new(session, DeskNarrator)
}

impl Narrator for DeskNarrator {
    type Place = DeskSession;

    fn opening(&self, _: &DeskSession, _: &Services) -> Vec<String> {
        vec!["Say help for the words.".to_owned()]
    }

    fn prompt(&self, _: &DeskSession) -> String {
        "desk> ".to_owned()
    }

    fn look(&self, place: &DeskSession, _: &Services) -> Vec<String> {
        told::tables(place)
    }

    fn tell(&self, place: &DeskSession, request: &Request, _: &Services) -> Option<Vec<String>> {
        let looks = matches!(request.command, Command::DeskSay | Command::DeskView);
        looks.then(|| told::tables(place))
    }

    fn numbered(&self, _: &DeskSession) -> Option<Command> {
        None
    }
}
