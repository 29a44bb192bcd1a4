//! The game's answer to picks: intents carried out, series of picks made, the visible state updated.

use super::App;
use super::screen::{Chooser, Question, Screen};
use boards::games;
use screen::game::board::Intent;
use screen::terminal::message::Effect;
use screen::widgets::confirm::Confirm;
use screen::widgets::text::Text;
use shell::around::Around;
use shell::command::Command;
use shell::command::situation::Focus;
use shell::curtain::Purpose;
use shell::deck_code::Code;
use shell::place::{Outcome, Page};
use shell::request::Request;
use shell::session::Cover;
use shell::words::sentence;
use std::time::Instant;

/// The columns that a text does not have: the frame, and one on each side.
const AROUND: usize = 4;

impl App {
    /// Carries out what somebody at the table means to do.
    pub(super) fn intend(&mut self, intent: Intent, now: Instant) {
        match intent {
            Intent::Nothing | Intent::Ignored => {}
            Intent::Say(text) => self.notice = Some(text),
            Intent::Show(place) => self.screens.push(Screen::Page(place)),
            Intent::Row => self.go_on(now),
            Intent::Teach(command) => self.ask_table(&Request::of(command), now),
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

    /// Asks something of the game on the table and of its match.
    pub(super) fn ask_table(&mut self, request: &Request, now: Instant) {
        if matches!(request.command, Command::Undo | Command::Back) || taught(request.command) {
            self.playing.iter_mut().for_each(|board| board.drop_row());
        }
        let game = self.playing.as_mut().map(|board| board.session_mut());
        let mut around = Around { contest: self.the_match.as_deref_mut(), game };
        match around.obey(request, &self.services, now) {
            Ok(outcome) => self.came(outcome, now),
            Err(why) => {
                self.after_change(now);
                self.notice = Some(sentence(&why.to_string()));
            }
        }
    }

    /// Asks somebody to spell their name.
    pub(super) fn ask(&mut self, purpose: Purpose, now: Instant) {
        match self.around().ask(purpose, now) {
            Ok(outcome) => self.came(outcome, now),
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// Shows the result of a request.
    pub(super) fn came(&mut self, outcome: Outcome, now: Instant) {
        match outcome {
            Outcome::Changed(said) => {
                self.after_change(now);
                self.notice = said.or(self.notice.take());
            }
            Outcome::Renewed(said) => {
                self.effects.push(Effect::ForgetKeys);
                self.peeking = false;
                self.after_change(now);
                self.notice = said.or(self.notice.take());
            }
            Outcome::Said(text) => self.notice = Some(text),
            Outcome::Shown(_) | Outcome::Type { .. } => {}
            Outcome::Read(page) => self.read(page),
            Outcome::Ask(question) => {
                question.page.into_iter().for_each(|page| self.read(page));
                let confirm = Confirm::new(question.text, question.yes);
                self.screens.push(Screen::Confirm(confirm, Question::Ask(question.then)));
            }
            Outcome::Choose(choice) => self.screens.push(Screen::Choose(Chooser::new(choice))),
            Outcome::Play(begun) => {
                self.make_way(now);
                self.play(games::board(begun.0), begun.1, now);
            }
            Outcome::Contest(contest) => {
                self.make_way(now);
                self.open_match(contest, None);
            }
            Outcome::Open(opened) => self.open_over(opened),
            Outcome::Set(which, value) => self.show_set(which, &value),
            Outcome::Keys => self.read_keys(),
            Outcome::Left => self.effects.push(Effect::Quit),
        }
    }

    fn read(&mut self, page: Page) {
        let lines = page.code.map_or(page.lines, |code| self.code(&code));
        self.screens.push(Screen::Text(Text::plain(page.title, &lines.join("\n"))));
    }

    /// A code for phones as this look draws it; one that does not fit would be a picture of nothing.
    fn code(&self, code: &Code) -> Vec<String> {
        let lines = code.drawn(self.look.glyphs.plain_letters, self.look.theme.is_light());
        let needed = lines.iter().map(|line| line.chars().count() + AROUND).max().unwrap_or_default();
        if needed > usize::from(self.screen.width) {
            return vec![format!("It needs a window of {needed} columns.")];
        }
        lines
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
        // What was asked on the screen before is asked no more: its answer would mean something else now.
        self.screens.retain(|screen| !screen.is_choice() && !matches!(screen, Screen::Confirm(_, Question::Pick(_))));
        // Who looked at the public table instead did so for the decision before.
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

/// Is this asked of a teacher?
const fn taught(command: Command) -> bool {
    use Command::{Again, Explain, Hint, Longer, NextItem, PlayOn, SkipItem};
    matches!(command, Again | Explain | Hint | Longer | NextItem | PlayOn | SkipItem)
}
