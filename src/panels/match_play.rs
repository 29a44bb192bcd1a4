//! A match: its screen, its private side, its games coming and going.

use super::App;
use super::curtain::keystroke;
use super::screen::Screen;
use crate::screens::help::Help;
use crate::screens::match_page::{Match, SideboardKey};
use boards::games;
use hotseat::exposure::Closed;
use screen::terminal::message::Effect;
use screen::widgets::event::Event;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::match_session::{MatchSession, Step};
use shell::refusal::ContestFault;
use std::time::Instant;

impl App {
    /// Puts a match on the screen.
    pub fn open_match(&mut self, the_match: Box<dyn MatchSession>, notice: Option<String>) {
        self.the_match = Some(the_match);
        self.playing = None;
        self.show_match();
        self.notice = notice;
    }

    pub(super) fn show_match(&mut self) {
        self.screens = vec![Screen::home(), Screen::Match(Match::default())];
        self.typing = None;
        self.peeking = false;
    }

    /// Is the private side of a deck open, or somebody about to open it?
    pub(super) fn is_private(&self) -> bool {
        let Some(the_match) = &self.the_match else { return false };
        matches!(self.screens.last(), Some(Screen::Match(_)))
            && (the_match.private_page().is_some() || the_match.spelling().is_some())
    }

    /// Is the private side of a deck open?
    pub(super) fn is_sideboard(&self) -> bool {
        self.the_match
            .as_ref()
            .is_some_and(|the_match| the_match.private_page().is_some() && the_match.spelling().is_none())
    }

    /// A key for the match's screen.
    pub(super) fn match_key(&mut self, key: Key, now: Instant) -> Event {
        let (Some(the_match), Some(Screen::Match(screen))) = (&mut self.the_match, self.screens.last_mut()) else {
            return Event::Back;
        };
        the_match.touched(now);
        if the_match.spelling().is_some() {
            if key == Key::Esc {
                the_match.stop_asking();
            } else if let Some(keystroke) = keystroke(key)
                && let Err(why) = the_match.spell(keystroke, now)
            {
                self.notice = Some(why.to_string());
            }
            if let Some(writer) = the_match.proof() {
                self.open_notes(writer, now);
            }
            return Event::Stay;
        }
        let Some(page) = the_match.private_page() else { return screen.press(key, the_match.view().choices.len()) };
        let done = match screen.press_sideboard(key, self.keymap.command(Focus::Sideboard, key), page) {
            SideboardKey::Stay => Ok(()),
            SideboardKey::Move(row, part) => {
                let moved = the_match.shift(row, part);
                if let Some(page) = the_match.private_page() {
                    screen.follow(page);
                }
                moved
            }
            SideboardKey::AllMoved => Err(ContestFault::AllMoved.into()),
            SideboardKey::Ready => the_match.ready(),
            SideboardKey::Close => {
                the_match.cover();
                Ok(())
            }
            SideboardKey::Help => {
                let help = Help::new(self.situation());
                self.screens.push(Screen::Help(Box::new(help)));
                return Event::Stay;
            }
        };
        if the_match.private_page().is_none() {
            self.effects.extend([Effect::Purge, Effect::ForgetKeys]);
        }
        self.notice = done.err().map(|why| why.to_string());
        Event::Stay
    }

    /// Something was chosen on the match's screen.
    pub(super) fn match_chosen(&mut self, row: usize, now: Instant) {
        let Some(the_match) = &mut self.the_match else { return };
        match the_match.choose(row, now) {
            Err(why) => self.notice = Some(why.to_string()),
            Ok(Step::Shown) => {
                if the_match.spelling().is_some() {
                    self.effects.push(Effect::ForgetKeys);
                }
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    (screen.cursor.at, screen.row.at, screen.moved) = (0, 0, None);
                }
            }
            Ok(Step::Type(question)) => {
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    screen.typing = Some((question, screen::input::line::Line::default()));
                }
            }
            Ok(Step::Game(session, notice)) => self.play(games::board(session), notice, now),
            Ok(Step::Leave) => self.leave_match(),
        }
    }

    /// The line that was asked for is typed.
    pub(super) fn match_typed(&mut self, now: Instant) {
        let (Some(the_match), Some(Screen::Match(screen))) = (&mut self.the_match, self.screens.last_mut()) else {
            return;
        };
        if let Some((_, line)) = screen.typing.take()
            && let Err(why) = the_match.typed(line.text().trim(), now)
        {
            self.notice = Some(why.to_string());
        }
    }

    /// One step back: out of a menu of the match, or out of the match.
    pub(super) fn back_in_match(&mut self) {
        match self.the_match.as_mut().map(|the_match| the_match.back()) {
            Some(Ok(true)) => {
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    screen.cursor.at = 0;
                }
            }
            Some(Err(why)) => self.notice = Some(why.to_string()),
            Some(Ok(false)) | None => self.leave_match(),
        }
    }

    /// Back to the first screen; the match is saved.
    pub(super) fn leave_match(&mut self) {
        self.close_side();
        if let Some(mut the_match) = self.the_match.take() {
            self.notice = the_match.leave().err().map(|why| why.to_string());
            self.services.left();
        }
        self.screens = vec![Screen::home()];
        self.bring_back();
    }

    /// Closes the private side of a deck.
    pub(super) fn close_side(&mut self) {
        if let Some(the_match) = &mut self.the_match {
            if the_match.private_page().is_some() {
                self.effects.push(Effect::Purge);
            }
            the_match.cover();
            the_match.stop_asking();
        }
    }

    /// A game left the table: back to its match, if it belongs to one.
    pub(super) fn back_to_match(&mut self, now: Instant) -> bool {
        let Some(the_match) = &mut self.the_match else { return false };
        let left = self.playing.as_ref().map(|board| {
            let session = board.session();
            let ticked = the_match.tick(now, Some(session.known())).map(|_| ());
            ticked.and_then(|()| the_match.left_table(session.known(), session.log()))
        });
        self.playing = None;
        self.show_match();
        self.notice = left.and_then(Result::err).map(|why| why.to_string());
        true
    }

    /// Tells the match whether the screen is covered while the keyboard changes hands (rule M-15).
    pub(super) fn tell_of_curtain(&mut self, now: Instant) {
        let at_table = self.playing.is_some() && (self.is_curtain() || self.is_spelling());
        let Some(the_match) = &mut self.the_match else { return };
        let down = at_table || the_match.spelling().is_some();
        if let Err(why) = the_match.curtain(down, now) {
            self.notice = Some(why.to_string());
        }
    }

    /// Time goes by in a match.
    pub(super) fn match_tick(&mut self, now: Instant) {
        let Some(the_match) = &mut self.the_match else { return };
        let open = the_match.private_page().is_some();
        let table = self.playing.as_ref().map(|board| board.session().known());
        let ticked = the_match.tick(now, table);
        if open && the_match.private_page().is_none() {
            self.effects.push(Effect::Purge);
        }
        match ticked {
            Err(why) => self.notice = Some(why.to_string()),
            Ok(None) => {}
            Ok(Some(round)) => {
                let Some(board) = &mut self.playing else { return };
                let stopped = board.session_mut().stop_after(round);
                self.after_change(now);
                let called = format!("Time is called: the action phase of round {round} is the last one.");
                self.notice = Some(stopped.err().map_or(called, |why| why.to_string()));
            }
        }
    }

    /// The window lost the focus, became too small, or the program was stopped.
    pub(super) fn cover_all(&mut self, why: Closed, now: Instant) {
        self.stop_questions();
        self.close_notes(now);
        self.close_hand(why, now);
        self.close_side();
        self.cover_layer(why, now);
    }
}
