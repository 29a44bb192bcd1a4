//! The game's answer to picks: intents carried out, series of picks made, the visible state updated.

use super::App;
use super::screen::{Question, Screen};
use boards::games;
use screen::game::board::Intent;
use screen::terminal::message::Effect;
use screen::widgets::confirm::Confirm;
use shell::command::Command;
use shell::command::situation::Focus;
use shell::curtain::Purpose;
use shell::services::Rematch;
use shell::session::{Cover, Done};
use shell::words::{NO_REMATCH, sentence};
use std::time::Instant;

impl App {
    /// Carries out what somebody at the table means to do.
    pub(super) fn intend(&mut self, intent: Intent, now: Instant) {
        match intent {
            Intent::Nothing | Intent::Ignored => {}
            Intent::Say(text) => self.notice = Some(text),
            Intent::Show(place) => self.screens.push(Screen::Page(place)),
            Intent::Row => self.go_on(now),
            Intent::Teach(command) => self.teach(command, now),
            Intent::Pick(option) => match self.playing.as_ref().and_then(|board| board.grave(option)) {
                Some((question, yes)) => {
                    self.screens.push(Screen::Confirm(Confirm::new(question, yes), Question::Pick(option)));
                }
                None => self.pick(option, now),
            },
        }
    }

    pub(super) fn pick(&mut self, option: usize, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        match board.session_mut().pick(option, now) {
            Ok(()) => self.go_on(now),
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// Makes the picks of a series until it is done or the game asks something else.
    fn go_on(&mut self, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        let made = board.go_on(now);
        self.after_change(now);
        if let Err(why) = made {
            self.notice = Some(why.to_string());
        }
    }

    /// A request to the teacher.
    fn teach(&mut self, command: Command, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        board.drop_row();
        let done = board.session_mut().teach(command, now);
        self.after_change(now);
        self.notice = done.err().map(|why| why.to_string());
    }

    pub(super) fn take_back(&mut self, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        board.drop_row();
        match board.session_mut().take_back(now) {
            Ok(done) => self.done(done, now),
            Err(why) => self.notice = Some(sentence(&why.to_string())),
        }
    }

    /// The result of a request to the session.
    pub(super) fn done(&mut self, done: Done, now: Instant) {
        self.after_change(now);
        match done {
            Done::Yes => {}
            Done::Said(text) => self.notice = Some(text),
            Done::Ask(seats) => {
                if let Some(seat) = seats.first() {
                    self.ask(Purpose::Agree(*seat), now);
                }
            }
            Done::Proved(purpose) => self.proved(purpose, now),
        }
    }

    /// Begins asking somebody to type their name.
    pub(super) fn ask(&mut self, purpose: Purpose, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        match board.session_mut().ask(purpose, now) {
            Ok(()) => self.effects.push(Effect::ForgetKeys),
            Err(why) => self.notice = Some(why.to_string()),
        }
        self.peeking = false;
        self.after_change(now);
    }

    /// The game moved on: the table is updated, and the end of the game has a screen.
    pub(super) fn after_change(&mut self, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        board.renew();
        let session = board.session();
        if !matches!(session.cover(), Cover::Open(_)) {
            self.effects.push(Effect::Purge);
            // Things looked at in an open hand are closed.
            self.screens.retain(|screen| !screen.goes_with_hand());
        }
        // Questions on the screen are dropped: an answer would mean something else now.
        self.screens.retain(|screen| !matches!(screen, Screen::Who(..) | Screen::Confirm(_, Question::Pick(_))));
        // Looking at the public table instead was for the previous decision.
        self.stop_peeking(now);
        self.renew_palette();
        if self.is_over() {
            self.close_notes(now);
            if !self.screens.iter().any(Screen::is_end) {
                self.screens.retain(|screen| matches!(screen, Screen::Home(_) | Screen::Table));
                self.screens.push(Screen::Page(Focus::Over));
            }
        }
    }

    /// The game on the table is looked at from its beginning.
    pub(super) fn watch_again(&mut self, now: Instant) {
        let saved = self.playing.as_ref().and_then(|board| board.session().saved_in());
        match saved.map(|path| self.services.watch(&path)) {
            None => self.notice = Some("This game has no file.".into()),
            Some(Err(why)) => self.notice = Some(why.to_string()),
            Some(Ok(recorded)) => self.watch(recorded, now),
        }
    }

    /// The finished game is begun again.
    pub(super) fn rematch(&mut self, how: Rematch, now: Instant) {
        if self.the_match.is_some() || !self.is_over() {
            self.notice = Some(NO_REMATCH.into());
            return;
        }
        let saved = self.playing.as_ref().and_then(|board| board.session().saved_in());
        match saved.map(|path| self.services.rematch(&path, how)) {
            None => self.notice = Some("This game has no file to begin it again from.".into()),
            Some(Err(why)) => self.notice = Some(why.to_string()),
            Some(Ok((game, notice))) => self.play(games::board(game), notice, now),
        }
    }

    /// What is printed once the terminal is restored: that a game waits, if one does.
    pub fn parting(&self) -> Option<&'static str> {
        let session = self.playing.as_ref()?.session();
        let waits = session.outcome().is_none() && session.saved_in().is_some() && session.guide().is_none();
        waits.then_some("The game is saved: cantina resume continues it.")
    }

    /// Is the game on the table over?
    pub(super) fn is_over(&self) -> bool {
        self.playing.as_ref().is_some_and(|board| board.session().outcome().is_some())
    }

    /// Nobody looks at the public table instead of the curtain any longer. If a curtain is due, its handover begins
    /// without asking anybody to press a key first.
    pub(super) fn stop_peeking(&mut self, now: Instant) {
        self.peeking = false;
        let Some(board) = &mut self.playing else { return };
        let session = board.session_mut();
        let waits = matches!(session.cover(), Cover::Curtain(_)) && session.spelling().is_none();
        if waits && session.ask(Purpose::Hand, now).is_ok() {
            self.effects.push(Effect::ForgetKeys);
        }
    }
}
