//! When the game cannot be saved: everybody is asked what to do, behind a closed hand.

use super::App;
use super::screen::Screen;
use hotseat::exposure::Closed;
use screen::widgets::choose::{Choose, Entry};
use shell::session::Saving;
use std::time::Instant;

/// The possible answers, in the order of the list.
const ANSWERS: [(&str, &str); 3] = [
    ("Save it in another file", "the whole game, from its beginning"),
    ("Go on without saving", "it is tried again with every choice"),
    ("Neither", "the last choice is not made"),
];

impl App {
    /// Asks once for every attempt to save that failed.
    pub(super) fn ask_about_saving(&mut self, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        let (why, attempt) = match board.session().saving() {
            Saving::Safe => return,
            Saving::Agreed(why) => {
                self.notice.get_or_insert(format!("Not saved: {why}"));
                return;
            }
            Saving::Stuck { why, attempt } => (why, attempt),
        };
        let busy = |screen: &Screen| matches!(screen, Screen::Saving(_) | Screen::Notes(_));
        if attempt == self.asked_about_saving || self.screens.iter().any(busy) {
            return;
        }
        self.asked_about_saving = attempt;
        // It is a question to the table: nobody's hand is open beside it.
        board.session_mut().close_hand(Closed::Overlay);
        self.after_change(now);
        let entry = |(title, about): (&str, &str)| Entry {
            title: title.into(),
            about: about.into(),
            details: vec![why.clone()],
            ..Entry::default()
        };
        let list = Choose::new("This game cannot be saved", "", ANSWERS.map(entry).into());
        self.screens.push(Screen::Saving(list));
        // All of it is shown beside the answers.
        self.notice = None;
    }

    /// The table decided.
    pub(super) fn saving_chosen(&mut self, row: usize) {
        let Some(board) = &mut self.playing else { return };
        let said = match row {
            0 => match board.session_mut().save_elsewhere() {
                Ok(place) => format!("The game is saved in {place} now. Choose again."),
                Err(why) => {
                    self.notice = Some(why.to_string());
                    return;
                }
            },
            1 => {
                board.session_mut().go_on_unsaved();
                "From now on the game is not saved until it can be. Choose again.".to_owned()
            }
            _ => "Nothing was done.".to_owned(),
        };
        self.screens.retain(|screen| !matches!(screen, Screen::Saving(_)));
        self.notice = Some(said);
    }
}
