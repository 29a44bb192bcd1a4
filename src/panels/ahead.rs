//! One key is kept while a bot thinks: it is pressed for the next action of the only person at the table.
//!
//! Where people share the keyboard, what was typed ahead is discarded when it changes hands, so nothing is kept there.

use super::App;
use super::screen::Screen;
use shell::command::Command;
use shell::command::key::Key;
use shell::session::Cover;
use std::time::Instant;

impl App {
    /// Keeps a letter that means something on the table, and says so; true if it was kept or dropped.
    pub(super) fn keep_ahead(&mut self, key: Key) -> bool {
        if !self.is_bots_turn() || !matches!(self.screens.last(), Some(Screen::Table)) {
            return false;
        }
        match key {
            Key::Esc if self.ahead.take().is_some() => self.notice = Some("The key was dropped.".into()),
            Key::Char(letter) if letter.is_alphabetic() && self.is_of_an_action(key) => {
                self.ahead = Some(key);
                self.notice = Some(format!("{letter} is pressed when it is your turn; Esc drops it."));
            }
            _ => return false,
        }
        true
    }

    /// Does the key belong to the choices of an action, and not to a command that works at any time?
    fn is_of_an_action(&self, key: Key) -> bool {
        let command = self.keymap.command(self.focus(), key);
        matches!(command, None | Some(Command::Pass | Command::Initiative))
    }

    /// Presses the key that was kept, if it is the person's turn now. Before a question, or under something else on the
    /// screen, it is dropped: it was meant for an action.
    pub(super) fn press_ahead(&mut self, now: Instant) {
        let Some(key) = self.ahead.filter(|_| !self.is_bots_turn()) else { return };
        self.ahead = None;
        let Some(board) = self.playing.as_ref().filter(|board| board.session().outcome().is_none()) else { return };
        let at_table = matches!(self.screens.last(), Some(Screen::Table));
        let seen = !matches!(board.session().cover(), Cover::Curtain(_));
        if at_table && seen && board.is_at_action() {
            self.screen_key(key, now);
        } else {
            self.notice = Some(format!("{key} was dropped: it was meant for an action."));
        }
    }

    /// Is a bot to choose, at a table with a single person?
    fn is_bots_turn(&self) -> bool {
        let Some(board) = &self.playing else { return false };
        let (session, people) = (board.session(), board.session().people());
        people.len() == 1 && session.decides().is_some_and(|seat| !people.contains(&seat))
    }
}
