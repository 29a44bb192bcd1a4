//! A conversation that is no game: it answers every line until it leads to a game, or is left.

use super::HomeLines;
use crate::ui::game::speaker::{Answer, Speaker};
use std::time::Instant;

impl HomeLines {
    /// Lets somebody else answer, and gives what is said first.
    pub fn invite(&mut self, mut guest: Box<dyn Speaker>) -> Vec<String> {
        let lines = guest.opening();
        self.guest = Some(guest);
        lines
    }

    /// The same from the first questions, which follow once the guest is left.
    pub(super) fn visit(&mut self, guest: Box<dyn Speaker>) -> Vec<String> {
        self.visited = true;
        self.invite(guest)
    }

    pub(super) fn guest_line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        let Some(guest) = &mut self.guest else { return Answer::default() };
        let mut answer = guest.line(text, self.services.as_mut(), typed, now);
        if let Some((game, notice)) = guest.begun() {
            self.guest = None;
            answer.lines.extend(notice);
            answer.lines.extend(self.sit_down(game, now));
        }
        if answer.left && self.visited {
            (self.guest, self.visited, answer.left) = (None, false, false);
            answer.lines.push("That was the replay.".to_owned());
        }
        answer
    }
}
