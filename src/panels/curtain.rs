//! While somebody takes the keyboard: letters spell, everything else is small.

use super::{App, Screen};
use hotseat::handover::Keystroke;
use hotseat::own_key::OwnKey;
use screen::widgets::event::Event;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::curtain::Purpose;
use shell::place::Outcome;
use shell::session::Cover;
use std::time::Instant;

impl App {
    /// Does the curtain cover the table? It does while it is due or a hand is about to be opened, unless somebody looks
    /// at the public table meanwhile.
    pub(super) fn is_curtain(&self) -> bool {
        let Some(board) = &self.playing else { return false };
        let at_table = matches!(self.screens.last(), Some(Screen::Table));
        let due = matches!(board.session().cover(), Cover::Curtain(_));
        let opening = board.session().spelling().is_some_and(|spelling| spelling.purpose == Purpose::Hand);
        at_table && (due || opening) && !self.is_spelling() && !self.peeking && !self.is_reading()
    }

    /// Does somebody type their name over the open table?
    pub(super) fn is_spelling(&self) -> bool {
        let spelling = self.playing.as_ref().and_then(|board| board.session().spelling());
        spelling.is_some_and(|spelling| spelling.purpose != Purpose::Hand)
    }

    /// Are cards shown that must be looked at before anything goes on?
    pub(super) fn is_reading(&self) -> bool {
        let shown = self.playing.as_ref().is_some_and(|board| !board.session().shown().is_empty());
        shown && !self.is_spelling()
    }

    /// A key for the cards that are shown.
    pub(super) fn reading_key(&mut self, key: Key, now: Instant) {
        self.notice = None;
        match self.with_board(now, |board, with| board.shown_key(key, with)).unwrap_or(Event::Stay) {
            Event::Back => {
                let seen = self.playing.as_mut().map(|board| board.session_mut().seen(now));
                self.after_change(now);
                self.notice = seen.and_then(Result::err).map(|why| why.to_string());
            }
            Event::Stay => {}
            _ => self.notice = Some("Press Enter once you have seen the cards.".into()),
        }
    }

    /// Nobody is asked anything any more: neither who is meant, nor for their name.
    pub(super) fn stop_questions(&mut self) {
        self.screens.retain(|screen| !screen.is_choice());
        if self.is_spelling()
            && let Some(board) = &mut self.playing
        {
            board.session_mut().stop_asking();
        }
    }

    /// A key on the curtain: letters and Enter are for the name, Esc shows the public table.
    pub(super) fn curtain_key(&mut self, key: Key, now: Instant) {
        match (keystroke(key), key) {
            (_, Key::Char('?') | Key::F(1)) => self.run(Command::Help, now),
            (_, Key::Esc) => self.peek(),
            (_, Key::Tab) => self.ask(Purpose::Hand, now),
            // No name and no PIN has this sign.
            _ if self.keymap.command(Focus::Curtain, key) == Some(Command::Decline) => self.run(Command::Decline, now),
            (Some(keystroke), _) => {
                let used = OwnKey::of(keystroke).is_some() && self.is_bound(key);
                self.spell(if used { Keystroke::Used } else { keystroke }, now);
            }
            (None, _) => {}
        }
    }

    /// Does this key do something at the table? Then it is nobody's own.
    fn is_bound(&self, key: Key) -> bool {
        [Focus::Board, Focus::Prompt, Focus::Curtain].iter().any(|place| self.keymap.command(*place, key).is_some())
    }

    /// A key that does nothing else at the table: the own key of whoever may come. True if it was that.
    pub(super) fn own_key(&mut self, key: Key, now: Instant) -> bool {
        let at_table = matches!(self.screens.last(), Some(Screen::Table));
        let Some(keystroke) = keystroke(key).filter(|_| at_table && !self.is_bound(key)) else { return false };
        let hands = self.playing.as_mut().and_then(|board| board.session_mut().closed_hands_mut());
        let opened = hands.is_some_and(|hands| hands.own_key(keystroke, now));
        if opened {
            self.came(Outcome::Renewed(None), now);
        }
        opened
    }

    /// A key for a name typed over the table.
    pub(super) fn spell_key(&mut self, key: Key, now: Instant) {
        match (keystroke(key), key) {
            (_, Key::Esc) => {
                let Some(board) = &mut self.playing else { return };
                board.session_mut().stop_asking();
                self.notice = Some("Nothing was done.".into());
            }
            (Some(keystroke), _) => self.spell(keystroke, now),
            (None, _) => {}
        }
    }

    fn spell(&mut self, keystroke: Keystroke, now: Instant) {
        match self.around().spell(keystroke, now) {
            Ok(None) => {}
            Ok(Some(outcome)) => self.came(outcome, now),
            Err(why) => {
                self.after_change(now);
                self.notice = Some(why.to_string());
            }
        }
    }

    /// Shows the public table although the curtain waits; Tab brings it back.
    fn peek(&mut self) {
        let Some(board) = &mut self.playing else { return };
        board.session_mut().stop_asking();
        self.peeking = true;
        board.renew();
    }
}

pub(super) fn keystroke(key: Key) -> Option<Keystroke> {
    match key {
        Key::Char(letter) => Some(Keystroke::Letter(letter)),
        Key::Enter => Some(Keystroke::Enter),
        Key::Backspace => Some(Keystroke::Backspace),
        Key::F(number) => Some(Keystroke::Function(number)),
        _ => None,
    }
}
