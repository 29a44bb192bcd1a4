//! A match: its screen, its private side, its games coming and going.

use super::App;
use super::curtain::keystroke;
use super::screen::{Chooser, Screen};
use crate::screens::help::Help;
use crate::screens::match_page::{Match, SideboardKey};
use boards::games;
use hotseat::exposure::Closed;
use screen::terminal::message::Effect;
use screen::widgets::event::Event;
use shell::around::Around;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::hosted_match::HostedMatch;
use shell::place::{Outcome, Place};
use shell::refusal::ContestFault;
use shell::request::Request;
use std::time::Instant;

impl App {
    /// Puts a match on the screen.
    pub fn open_match(&mut self, the_match: Box<HostedMatch>, notice: Option<String>) {
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

    /// The game on the table with its match.
    pub(super) fn around(&mut self) -> Around<'_> {
        Around { contest: self.the_match.as_deref_mut(), game: self.playing.as_mut().map(|board| board.session_mut()) }
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
            } else if let Some(keystroke) = keystroke(key) {
                match self.around().spell(keystroke, now) {
                    Err(why) => self.notice = Some(why.to_string()),
                    Ok(Some(Outcome::Open(opened))) => self.open_over(opened),
                    Ok(_) => {}
                }
            }
            return Event::Stay;
        }
        let Some(page) = the_match.private_page() else { return screen.press(key, the_match.view().choices.len()) };
        self.notice = None;
        match screen.press_sideboard(key, self.keymap.command(Focus::Sideboard, key), page) {
            SideboardKey::Stay => {}
            SideboardKey::AllMoved => self.notice = Some(ContestFault::AllMoved.to_string()),
            SideboardKey::Ask(request) => self.ask_match(&request, now),
            SideboardKey::Help => {
                let help = Help::new(self.situation());
                self.screens.push(Screen::Help(Box::new(help)));
            }
        }
        Event::Stay
    }

    /// Asks something of the match.
    pub(super) fn ask_match(&mut self, request: &Request, now: Instant) {
        let Some(the_match) = &mut self.the_match else { return };
        let outcome = the_match.obey(request, &mut self.services, now);
        let Some(Screen::Match(screen)) = self.screens.last_mut() else { return };
        match outcome {
            Err(why) => self.notice = Some(why.to_string()),
            Ok(Outcome::Type { question, then, .. }) => {
                screen.typing = Some((question, screen::input::line::Line::default(), then));
            }
            Ok(Outcome::Play(begun)) => self.play(games::board(begun.0), begun.1, now),
            Ok(Outcome::Left) => self.leave_match(),
            Ok(Outcome::Choose(choice)) => self.screens.push(Screen::Choose(Chooser::new(choice))),
            Ok(Outcome::Open(opened)) => self.open_over(opened),
            Ok(Outcome::Renewed(_)) => self.effects.extend([Effect::Purge, Effect::ForgetKeys]),
            // A card was moved: the cursor goes with it.
            Ok(Outcome::Shown(_)) => the_match.private_page().into_iter().for_each(|page| screen.follow(page)),
            Ok(_) => {
                if the_match.spelling().is_some() {
                    self.effects.push(Effect::ForgetKeys);
                }
                (screen.cursor.at, screen.row.at, screen.moved) = (0, 0, None);
            }
        }
    }

    /// The line asked for was typed.
    pub(super) fn match_typed(&mut self, now: Instant) {
        let Some(Screen::Match(screen)) = self.screens.last_mut() else { return };
        let Some((_, line, then)) = screen.typing.take() else { return };
        let text = line.text().trim();
        if !text.is_empty() {
            self.ask_match(&then.saying(text), now);
        }
    }

    /// Back to the first screen; the match is saved.
    pub(super) fn leave_match(&mut self) {
        self.close_side();
        if self.the_match.take().is_some() {
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
            the_match.cover(Closed::Asked, self.seen_at);
        }
    }

    /// A game left the table: back to its match, if it belongs to one.
    pub(super) fn back_to_match(&mut self, now: Instant) -> bool {
        if self.the_match.is_none() {
            return false;
        }
        let left = self.around().leave_game(now);
        self.playing = None;
        self.show_match();
        self.notice = left.err().map(|why| why.to_string());
        true
    }

    /// Tells the match whether the screen is covered while the keyboard changes hands (rule M-15).
    pub(super) fn tell_of_curtain(&mut self, now: Instant) {
        let at_table = self.playing.is_some() && (self.is_curtain() || self.is_spelling());
        if let Err(why) = self.around().cover(at_table, now) {
            self.notice = Some(why.to_string());
        }
    }

    /// Time passes in a match.
    pub(super) fn match_tick(&mut self, now: Instant) {
        let is_open = |app: &App| app.the_match.as_ref().is_some_and(|the_match| the_match.private_page().is_some());
        let open = is_open(self);
        let passed = self.around().pass_time(now);
        if open && !is_open(self) {
            self.effects.push(Effect::Purge);
        }
        match passed {
            Err(why) => self.notice = Some(why.to_string()),
            Ok(None) => {}
            Ok(called) => {
                self.after_change(now);
                self.notice = called;
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
