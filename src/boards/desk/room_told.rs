//! The room board in line mode: all of it when it opens, then whatever is new.

use screen::game::place_lines::{Narrator, PlaceLines};
use shell::command::Command;
use shell::request::Request;
use shell::room_board::RoomBoard;
use shell::services::Services;

/// Tells of a room board.
pub struct RoomNarrator;

/// Puts a board up.
pub fn put_up(board: RoomBoard) -> PlaceLines<RoomNarrator> {
    PlaceLines::new(board, RoomNarrator)
}

impl Narrator for RoomNarrator {
    type Place = RoomBoard;

    fn opening(&self, _: &RoomBoard, _: &Services) -> Vec<String> {
        vec!["The room board: what is new is said by itself. look says all of it, quit takes it down.".to_owned()]
    }

    fn prompt(&self, _: &RoomBoard) -> String {
        "board> ".to_owned()
    }

    fn look(&self, board: &RoomBoard, _: &Services) -> Vec<String> {
        board.lines()
    }

    fn tell(&self, _: &RoomBoard, _: &Request, _: &Services) -> Option<Vec<String>> {
        None
    }

    fn numbered(&self, _: &RoomBoard) -> Option<Command> {
        None
    }

    fn goodbye(&self) -> &'static str {
        "The room board is down."
    }
}
