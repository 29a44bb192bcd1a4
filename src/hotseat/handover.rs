//! Handing over the keyboard: somebody types their name or PIN and presses Enter; after a key for that very hand, the
//! last letter is enough. If several people may come, each has a word of their own, and the word typed tells who came.

use super::own_key::{Heard as Own, Listening, OwnKey, OwnKeys};
use super::pin::Pin;
use super::rest_of_word::RestOfWord;
use super::spelling::same_letter;
use seats::{Seat, SeatSet};
use std::time::{Duration, Instant};

/// Enter within this time after the curtain fell is ignored, as it may have been held or typed ahead; so is any key
/// within this time after a wrong one, as it may be the rest of a sentence meant for something else.
pub const DEAF: Duration = Duration::from_millis(300);

/// More digits than any PIN has.
const LONGEST_ENTRY: usize = 16;

/// What the last key did, shown on the curtain. It says nothing about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Heard {
    /// It was right, or nothing was typed yet.
    #[default]
    Nothing,
    /// It came too early and was ignored.
    TooSoon,
    /// It was not the next letter of any expected word: everything typed is forgotten.
    Wrong,
    /// Enter came before the end of the word: everything typed is forgotten.
    Unfinished,
    /// It was not the PIN.
    OtherPin,
    /// It becomes the person's own key if it is pressed once more.
    Again,
    /// It cannot be a person's own key.
    Taken,
}

impl Heard {
    /// What the curtain says about it, if anything.
    pub const fn sentence(self) -> Option<&'static str> {
        match self {
            Heard::Nothing => None,
            Heard::TooSoon => Some("Too quick, ignored. Wait a moment, then press it."),
            Heard::Wrong => Some("That was a wrong key. Begin again."),
            Heard::Unfinished => Some("That was not the whole word. Begin again."),
            Heard::OtherPin => Some("That is not the PIN."),
            Heard::Again => Some("Press it once more: your own key from then on."),
            Heard::Taken => Some("That key is in use. Take another one."),
        }
    }
}

/// What somebody types to take the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spell {
    /// Letters of the name; they stand on the curtain.
    Letters(Vec<char>),
    /// The seat's PIN; it is never shown.
    Pin(Pin),
}

impl Spell {
    /// Could what was typed become this? Of a PIN, only its possible length is given away.
    fn begins_with(&self, typed: &str) -> bool {
        match self {
            Spell::Letters(letters) => {
                typed.chars().count() <= letters.len()
                    && typed.chars().zip(letters).all(|(typed, wanted)| same_letter(*wanted, typed))
            }
            Spell::Pin(_) => typed.len() <= LONGEST_ENTRY && typed.chars().all(|digit| digit.is_ascii_digit()),
        }
    }

    /// Is what was typed all of this, or at least its first `least` letters?
    fn is(&self, typed: &str, least: usize) -> bool {
        match self {
            Spell::Letters(_) => typed.chars().count() >= least && self.begins_with(typed),
            Spell::Pin(pin) => pin.matches(typed),
        }
    }
}

/// A key as far as a handover cares. A key counts when it goes down, not when it is held or released.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keystroke {
    /// A letter, digit or other sign.
    Letter(char),
    /// The key that commits.
    Enter,
    /// Takes back the last letter.
    Backspace,
    /// A function key, by its number.
    Function(u8),
    /// A key that does something on the table, and is no part of a word.
    Used,
}

/// Proof that somebody typed their own word. Only a [`Handover`] gives one, and using it uses it up.
#[derive(Debug)]
pub struct Confirmed(Seat);

impl Confirmed {
    /// The proof given when the hand was opened; that hand is still open.
    pub(super) fn of_open_hand(seat: Seat) -> Confirmed {
        Confirmed(seat)
    }

    /// The proof by a key that only this person knows.
    pub(super) fn of_own_key(seat: Seat) -> Confirmed {
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
    /// How many first letters of the word are enough.
    pub(super) least: usize,
}

/// A handover under way. It knows no card. Only the right letters open it: a wrong key clears what was typed.
#[derive(Clone, Debug)]
pub struct Handover {
    asked: Vec<(Seat, Spell)>,
    least: Vec<usize>,
    hears_from: Instant,
    commits_from: Instant,
    typed: String,
    heard: Heard,
    /// Does the last letter needed open by itself?
    by_letter: bool,
    /// People's own keys, where they are used.
    own: Option<Listening>,
}

impl Handover {
    /// Begins now; the caller has just discarded all waiting keys.
    pub(super) fn new(wanted: Vec<Wanted>, now: Instant) -> Handover {
        let (asked, least) = wanted.into_iter().map(|wanted| ((wanted.seat, wanted.spell), wanted.least)).unzip();
        let commits_from = now + DEAF;
        let (typed, heard, by_letter) = (String::new(), Heard::Nothing, false);
        Handover { asked, least, hears_from: now, commits_from, typed, heard, by_letter, own: None }
    }

    /// Asks somebody who has no seat for a PIN; `place` stands for them and is not a seat of the table.
    pub fn of_pin(place: Seat, pin: Pin, now: Instant) -> Handover {
        Handover::new(vec![Wanted { seat: place, spell: Spell::Pin(pin), least: 0 }], now)
    }

    /// Lets the last letter needed open by itself: whoever comes has already pressed a key for this hand, so no single
    /// key hit by chance can open it.
    pub(super) fn by_letter(self) -> Handover {
        Handover { by_letter: true, ..self }
    }

    /// Lets these own keys open, and whoever comes alone and has none choose one.
    pub(super) fn with_own_keys(self, keys: OwnKeys, now: Instant) -> Handover {
        let spelled = |(seat, spell): &(Seat, Spell)| matches!(spell, Spell::Letters(_)).then_some(*seat);
        let asked: SeatSet = self.asked.iter().filter_map(spelled).collect();
        let alone = asked.first().filter(|seat| self.seats() == SeatSet::one(*seat) && keys.is_free(*seat));
        let own = (!asked.is_empty()).then(|| Listening::new(keys, asked, alone, now));
        Handover { own, ..self }
    }

    /// Does a key of their own open this seat's hand? Which one is said nowhere.
    pub fn has_own_key(&self, seat: Seat) -> bool {
        self.own.as_ref().is_some_and(|own| own.has(seat))
    }

    /// Who can choose a key of their own here.
    pub fn chooser(&self) -> Option<Seat> {
        self.own.as_ref().and_then(Listening::chooser)
    }

    /// The key that was chosen.
    pub fn chosen(&self) -> Option<OwnKey> {
        self.own.as_ref().and_then(Listening::chosen)
    }

    fn own_key(&mut self, key: OwnKey, at: Instant) -> Option<Confirmed> {
        match self.own.as_mut()?.press(key, at) {
            Own::Opens(seat) => return Some(Confirmed(seat)),
            Own::TooSoon => self.heard = Heard::TooSoon,
            Own::Again => self.heard = Heard::Again,
            Own::Taken => self.heard = Heard::Taken,
            Own::Wrong => {
                self.refuse(Heard::Wrong, at);
                self.ask_for_whole_words();
            }
        }
        None
    }

    /// Does the last letter needed open by itself, without Enter?
    pub fn opens_by_letter(&self) -> bool {
        self.by_letter
    }

    /// What a seat may keep typing by habit once its hand is open: the letters that were not needed, and Enter.
    pub fn rest(&self, seat: Seat, at: Instant) -> Option<RestOfWord> {
        let (_, spell) = self.asked.iter().find(|(other, _)| *other == seat)?;
        match spell {
            Spell::Letters(letters) if self.by_letter => {
                Some(RestOfWord::new(letters.iter().skip(self.least(seat)).copied().collect(), at))
            }
            Spell::Letters(_) | Spell::Pin(_) => None,
        }
    }

    /// The seats that may come to the keyboard.
    pub fn seats(&self) -> SeatSet {
        self.asked.iter().map(|(seat, _)| *seat).collect()
    }

    /// What each of them types.
    pub fn asked(&self) -> &[(Seat, Spell)] {
        &self.asked
    }

    /// How many letters of a seat's word are enough: all, the first few, or none if Enter is enough.
    pub fn least(&self, seat: Seat) -> usize {
        let asked = self.asked.iter().zip(&self.least).find(|((other, _), _)| *other == seat);
        asked.map_or(0, |(_, least)| *least)
    }

    /// The letters a seat has to type, empty if Enter is enough; `None` if a PIN is asked for.
    pub fn letters(&self, seat: Seat) -> Option<String> {
        self.asked.iter().zip(&self.least).find_map(|((other, spell), least)| match spell {
            Spell::Letters(letters) if *other == seat => Some(letters.iter().take(*least).collect()),
            Spell::Letters(_) | Spell::Pin(_) => None,
        })
    }

    /// How many keys of this word or PIN have been typed: 0 if another word was begun. In a word they are all right; a
    /// PIN is judged as a whole.
    pub fn progress(&self, spell: &Spell) -> usize {
        if spell.begins_with(&self.typed) { self.typed.chars().count() } else { 0 }
    }

    /// What the last key did.
    pub fn heard(&self) -> Heard {
        self.heard
    }

    /// A key went down at `at`. Returns the proof once everything is typed and, where needed, Enter was pressed.
    pub fn press(&mut self, key: Keystroke, at: Instant) -> Option<Confirmed> {
        if at < self.hears_from {
            self.heard = Heard::TooSoon;
            return None;
        }
        let before = std::mem::take(&mut self.heard);
        if let (Some(own), true, true) = (OwnKey::of(key), self.typed.is_empty(), self.own.is_some()) {
            return self.own_key(own, at);
        }
        self.own.iter_mut().for_each(|own| own.disturbed(at));
        match key {
            Keystroke::Used if self.own.is_some() && self.typed.is_empty() => self.heard = Heard::Taken,
            Keystroke::Used | Keystroke::Function(_) => {}
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
            // Enter came too soon after a complete word: the word is typed once more.
            self.typed = letter.to_string();
        }
        if !self.is_begun() {
            self.refuse(Heard::Wrong, at);
            self.ask_for_whole_words();
        }
        let (seat, spell, least) = if self.by_letter { self.complete()? } else { return None };
        (matches!(spell, Spell::Letters(_)) && least > 0).then_some(Confirmed(seat))
    }

    /// Somebody who types wrong letters may be another person: from now on neither Enter nor a single letter opens
    /// anything.
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

    /// The seat whose word has been typed, at least as much of it as is needed.
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
