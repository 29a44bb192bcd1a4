//! When the game cannot be saved: everybody is asked what to do, behind a closed hand.

use super::App;
use super::screen::{Chooser, Screen};
use hotseat::exposure::Closed;
use shell::session::Saving;
use std::time::Instant;

impl App {
    /// Asks once for every attempt to save that failed.
    pub(super) fn ask_about_saving(&mut self, now: Instant) {
        if let Some(Saving::Agreed(why)) = self.playing.as_ref().map(|board| board.session().saving()) {
            self.notice.get_or_insert(format!("Not saved: {why}"));
            return;
        }
        let Some((attempt, choice)) = self.around().stuck() else { return };
        let busy = |screen: &Screen| match screen {
            Screen::Choose(chooser) => chooser.stays,
            screen => matches!(screen, Screen::Notes(_)),
        };
        if attempt == self.asked_about_saving || self.screens.iter().any(busy) {
            return;
        }
        self.asked_about_saving = attempt;
        // It is a question to the table: nobody's hand lies open beside it.
        if let Some(board) = &mut self.playing {
            board.session_mut().close_hand(Closed::Overlay);
        }
        self.after_change(now);
        self.screens.push(Screen::Choose(Chooser::new(choice)));
        // All of it stands beside the answers.
        self.notice = None;
    }
}
