//! Private notes on the screen of the one who writes them.

use super::App;
use super::screen::Screen;
use crate::screens::notes::Notes;
use hotseat::notes::LONGEST_NOTES;
use screen::terminal::message::Effect;
use screen::widgets::event::Event;
use shell::command::Command;
use shell::command::key::Key;
use shell::open_notes::OpenNotes;
use std::time::Instant;

impl App {
    /// The notes of the one who spelled their name go on the screen.
    pub(super) fn show_notes(&mut self, notes: OpenNotes) {
        self.screens.push(Screen::Notes(Notes::new(notes.name.clone(), notes.text.clone(), LONGEST_NOTES)));
        self.writing = Some(notes);
    }

    /// A key for the open notes.
    pub(super) fn notes_key(&mut self, key: Key, now: Instant) -> Event {
        let area = self.screen;
        let (Some(Screen::Notes(notes)), Some(writing)) = (self.screens.last_mut(), &mut self.writing) else {
            return Event::Back;
        };
        let event = notes.press(key, area);
        writing.touched(now);
        notes.text().clone_into(&mut writing.text);
        event
    }

    /// Closes open notes; what was typed is kept.
    pub(super) fn close_notes(&mut self, now: Instant) {
        let Some(mut notes) = self.writing.take() else { return };
        let kept = self.around().keep_notes(&mut notes, false, now);
        self.say_why_not(kept);
        self.screens.retain(|screen| !matches!(screen, Screen::Notes(_)));
        self.effects.extend([Effect::Purge, Effect::ForgetKeys]);
    }

    /// Time passes while notes are open.
    pub(super) fn notes_tick(&mut self, now: Instant) {
        let Some(mut notes) = self.writing.take() else { return };
        let closes = self.around().notes_wait(&mut notes, now);
        self.writing = Some(notes);
        match closes {
            Ok(true) => {
                self.close_notes(now);
                self.notice = Some("The notes were closed: nobody typed for a while.".into());
            }
            other => self.say_why_not(other.map(drop)),
        }
    }

    /// Does a command that is not a key of the notes close them first?
    pub(super) fn leaves_notes(command: Command) -> bool {
        !matches!(command, Command::Mouse | Command::Redraw)
    }
}
