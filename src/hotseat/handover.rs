//! Handing over the keyboard: somebody spells their name, or their PIN, and presses Enter; after a key for that very hand
//! its last letter is enough. Where several may come, each of them has a word, and whose word it is tells who came.

use super::pin::Pin;
use super::rest_of_word::RestOfWord;
use super::spelling::same_letter;
use seats::{Seat, SeatSet};
use std::time::{Duration, Instant};

/// Enter in this time after the curtain fell is not for it, as it may be held or typed ahead; nor is any key in this
/// time after a wrong one, as it may be the rest of a sentence that was meant for something else.
pub const DEAF: Duration = Duration::from_millis(300);

/// More digits than any PIN has.
const LONGEST_ENTRY: usize = 16;

/// What became of the last key, to be said on the curtain. It says nothing about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Heard {
    /// It was right, or nothing was typed yet.
    #[default]
    Nothing,
    /// It came too early and was not heard.
    TooSoon,
    /// It was not the next letter of any word that is asked for: everything that was typed is forgotten.
    Wrong,
    /// Enter came before the end of the word: everything that was typed is forgotten.
    Unfinished,
    /// It was not the PIN.
    OtherPin,
}

impl Heard {
    /// What to say of it; nothing where there is nothing to say.
    pub const fn sentence(self) -> Option<&'static str> {
        match self {
            Heard::Nothing => None,
            Heard::TooSoon => Some("Too quick, not heard. Wait a moment, then press it."),
            Heard::Wrong => Some("That was a wrong key. Begin again."),
            Heard::Unfinished => Some("That was not the whole word. Begin again."),
            Heard::OtherPin => Some("That is not the PIN."),
        }
    }
}

/// What is typed to take the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spell {
    /// Letters of the name; they stand on the curtain.
    Letters(Vec<char>),
    /// The seat's PIN; nothing of it is ever shown.
    Pin(Pin),
}

impl Spell {
    /// May what was typed become this? Of a PIN nothing is told but how long it may be.
    fn begins_with(&self, typed: &str) -> bool {
        match self {
            Spell::Letters(letters) => {
                typed.chars().count() <= letters.len()
                    && typed.chars().zip(letters).all(|(typed, wanted)| same_letter(*wanted, typed))
            }
            Spell::Pin(_) => typed.len() <= LONGEST_ENTRY && typed.chars().all(|digit| digit.is_ascii_digit()),
        }
    }

    /// Is what was typed all of this, or so many letters of it?
    fn is(&self, typed: &str, least: usize) -> bool {
        match self {
            Spell::Letters(_) => typed.chars().count() >= least && self.begins_with(typed),
            Spell::Pin(pin) => pin.matches(typed),
        }
    }
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

/// Somebody who may come to the keyboard.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub(super) seat: Seat,
    pub(super) spell: Spell,
    /// So many letters of the word are enough.
    pub(super) least: usize,
}

/// A handover under way. It knows no card. Only the right letters open it: a wrong key empties what was typed.
#[derive(Clone, Debug)]
pub struct Handover {
    asked: Vec<(Seat, Spell)>,
    least: Vec<usize>,
    hears_from: Instant,
    commits_from: Instant,
    typed: String,
    heard: Heard,
    /// Does the last letter that is needed open by itself?
    by_letter: bool,
}

impl Handover {
    /// Begins now; the caller has just thrown away the keys that were waiting.
    pub(super) fn new(wanted: Vec<Wanted>, now: Instant) -> Handover {
        let (asked, least) = wanted.into_iter().map(|wanted| ((wanted.seat, wanted.spell), wanted.least)).unzip();
        let commits_from = now + DEAF;
        let (typed, heard, by_letter) = (String::new(), Heard::Nothing, false);
        Handover { asked, least, hears_from: now, commits_from, typed, heard, by_letter }
    }

    /// Asks somebody who sits nowhere for a PIN; `place` stands for them and names no seat of the table.
    pub fn of_pin(place: Seat, pin: Pin, now: Instant) -> Handover {
        Handover::new(vec![Wanted { seat: place, spell: Spell::Pin(pin), least: 0 }], now)
    }

    /// The last letter that is needed opens by itself: whoever comes has pressed a key for this hand already, so that no
    /// key that is hit by chance can do it alone.
    pub(super) fn by_letter(self) -> Handover {
        Handover { by_letter: true, ..self }
    }

    /// Does the last letter that is needed open by itself, without Enter?
    pub fn opens_by_letter(&self) -> bool {
        self.by_letter
    }

    /// What a seat may go on typing by habit once it is open: the letters that were not needed, and Enter.
    pub fn rest(&self, seat: Seat, at: Instant) -> Option<RestOfWord> {
        let (_, spell) = self.asked.iter().find(|(other, _)| *other == seat)?;
        match spell {
            Spell::Letters(letters) if self.by_letter => {
                Some(RestOfWord::new(letters.iter().skip(self.least(seat)).copied().collect(), at))
            }
            Spell::Letters(_) | Spell::Pin(_) => None,
        }
    }

    /// Who is meant to come to the keyboard: one of these.
    pub fn seats(&self) -> SeatSet {
        self.asked.iter().map(|(seat, _)| *seat).collect()
    }

    /// What each of them types.
    pub fn asked(&self) -> &[(Seat, Spell)] {
        &self.asked
    }

    /// How many letters of a seat's word are enough: all of them, the first ones, or none but Enter.
    pub fn least(&self, seat: Seat) -> usize {
        let asked = self.asked.iter().zip(&self.least).find(|((other, _), _)| *other == seat);
        asked.map_or(0, |(_, least)| *least)
    }

    /// The letters that are enough for a seat to type, none where Enter is; nothing where a PIN is asked.
    pub fn letters(&self, seat: Seat) -> Option<String> {
        self.asked.iter().zip(&self.least).find_map(|((other, spell), least)| match spell {
            Spell::Letters(letters) if *other == seat => Some(letters.iter().take(*least).collect()),
            Spell::Letters(_) | Spell::Pin(_) => None,
        })
    }

    /// How many keys of this word or PIN stand so far: none if another word was begun. They are all right in a word; a
    /// PIN is judged as a whole.
    pub fn progress(&self, spell: &Spell) -> usize {
        if spell.begins_with(&self.typed) { self.typed.chars().count() } else { 0 }
    }

    /// What became of the last key.
    pub fn heard(&self) -> Heard {
        self.heard
    }

    /// A key went down at `at`. Gives the proof once all is typed and, where it is needed, Enter comes.
    pub fn press(&mut self, key: Keystroke, at: Instant) -> Option<Confirmed> {
        if at < self.hears_from {
            self.heard = Heard::TooSoon;
            return None;
        }
        let before = std::mem::take(&mut self.heard);
        match key {
            Keystroke::Letter(letter) => return self.letter(letter, before, at),
            Keystroke::Backspace => {
                self.typed.pop();
            }
            Keystroke::Enter if at < self.commits_from => self.heard = Heard::TooSoon,
            Keystroke::Enter => return self.enter(at),
        }
        None
    }

    fn letter(&mut self, letter: char, before: Heard, at: Instant) -> Option<Confirmed> {
        self.typed.push(letter);
        if before == Heard::TooSoon && !self.is_begun() {
            // Enter was too quick for a word that stands: it is typed once more.
            self.typed = letter.to_string();
        }
        if !self.is_begun() {
            self.refuse(Heard::Wrong, at);
            self.ask_for_whole_words();
        }
        let (seat, spell, least) = if self.by_letter { self.complete()? } else { return None };
        (matches!(spell, Spell::Letters(_)) && least > 0).then_some(Confirmed(seat))
    }

    /// Whoever types wrong letters may be somebody else, for whom neither Enter nor one letter alone may open anything.
    fn ask_for_whole_words(&mut self) {
        for ((_, spell), least) in self.asked.iter().zip(&mut self.least) {
            if let Spell::Letters(letters) = spell
                && (*least == 0 || self.by_letter)
            {
                *least = letters.len();
            }
        }
        self.by_letter = false;
    }

    /// Whose word stands, or as much of it as is needed.
    fn complete(&self) -> Option<(Seat, &Spell, usize)> {
        let mut words = self.asked.iter().zip(&self.least).map(|((seat, spell), least)| (*seat, spell, *least));
        words.find(|(_, spell, least)| spell.is(&self.typed, *least))
    }

    fn is_begun(&self) -> bool {
        self.asked.iter().any(|(_, spell)| spell.begins_with(&self.typed))
    }

    fn enter(&mut self, at: Instant) -> Option<Confirmed> {
        if let Some((seat, ..)) = self.complete() {
            return Some(Confirmed(seat));
        }
        if self.typed.is_empty() {
            return None;
        }
        let begun = self.asked.iter().find(|(_, spell)| spell.begins_with(&self.typed));
        let unfinished = begun.is_some_and(|(_, spell)| matches!(spell, Spell::Letters(_)));
        self.refuse(if unfinished { Heard::Unfinished } else { Heard::OtherPin }, at);
        None
    }

    /// Forgets what was typed, and listens again after a pause.
    fn refuse(&mut self, why: Heard, at: Instant) {
        self.typed.clear();
        self.heard = why;
        self.hears_from = at + DEAF;
    }
}
