//! Handing over the keyboard: somebody spells their name, or their PIN, and presses Enter.

use super::pin::Pin;
use super::spelling::same_letter;
use crate::seats::Seat;
use std::time::{Duration, Instant};

/// Keys in this time after the curtain fell are not for it: held keys and keys typed ahead.
pub const DEAF: Duration = Duration::from_millis(300);

/// More digits than any PIN has.
const LONGEST_ENTRY: usize = 16;

/// What is typed to take the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spell {
    /// Letters of the name; they stand on the curtain.
    Letters(Vec<char>),
    /// The seat's PIN; nothing of it is ever shown.
    Pin(Pin),
}

/// A key as far as a handover cares. A key counts when it goes down, and not when it is held or let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keystroke {
    /// A letter, digit or other sign.
    Letter(char),
    /// The key that commits.
    Enter,
    /// Takes back the last letter.
    Backspace,
}

/// Proof that somebody spelled themselves. Only a [`Handover`] gives one, and using it uses it up.
#[derive(Debug)]
pub struct Confirmed(Seat);

impl Confirmed {
    /// The proof that was given when the hand was opened, which is open still.
    pub(super) fn of_open_hand(seat: Seat) -> Confirmed {
        Confirmed(seat)
    }

    /// Who is at the keyboard.
    pub fn seat(&self) -> Seat {
        self.0
    }
}

/// A handover under way. It knows no card, and a wrong key changes nothing that can be seen.
#[derive(Clone, Debug)]
pub struct Handover {
    seat: Seat,
    spell: Spell,
    hears_from: Instant,
    typed: String,
}

impl Handover {
    /// Begins now; the caller has just thrown away the keys that were waiting.
    pub(super) fn new(seat: Seat, spell: Spell, now: Instant) -> Handover {
        Handover { seat, spell, hears_from: now + DEAF, typed: String::new() }
    }

    /// Who is meant to come to the keyboard.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What they type.
    pub fn spell(&self) -> &Spell {
        &self.spell
    }

    /// How many letters of the name are right so far; always 0 for a PIN.
    pub fn progress(&self) -> usize {
        match self.spell {
            Spell::Letters(_) => self.typed.chars().count(),
            Spell::Pin(_) => 0,
        }
    }

    /// A key went down at `at`. Gives the proof once all is typed and Enter comes; says nothing otherwise.
    pub fn press(&mut self, key: Keystroke, at: Instant) -> Option<Confirmed> {
        if at < self.hears_from {
            return None;
        }
        match key {
            Keystroke::Letter(letter) => self.letter(letter),
            Keystroke::Backspace => {
                self.typed.pop();
            }
            Keystroke::Enter => return self.enter(),
        }
        None
    }

    fn letter(&mut self, letter: char) {
        let fits = match &self.spell {
            Spell::Letters(letters) => {
                letters.get(self.typed.chars().count()).is_some_and(|wanted| same_letter(*wanted, letter))
            }
            Spell::Pin(_) => self.typed.len() < LONGEST_ENTRY,
        };
        if fits {
            self.typed.push(letter);
        }
    }

    fn enter(&mut self) -> Option<Confirmed> {
        let right = match &self.spell {
            Spell::Letters(letters) => self.typed.chars().count() == letters.len(),
            Spell::Pin(pin) => {
                let entry = std::mem::take(&mut self.typed);
                pin.matches(&entry)
            }
        };
        right.then_some(Confirmed(self.seat))
    }
}
