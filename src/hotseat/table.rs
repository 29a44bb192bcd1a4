//! Who sits at the table, and what they agreed.

use super::bots::program::Program;
use super::handover::{Confirmed, Handover, Spell, Wanted};
use super::pin::Pin;
use super::spelling;
use super::trust::{Trust, Typed, UndoRule};
use seats::naming;
use seats::{BySeat, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_width::UnicodeWidthChar;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Player {
    /// Somebody at the keyboard.
    #[default]
    Person,
    /// A program; it needs no curtain and consents to everything.
    Bot,
}

/// One place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// The name everybody calls them by.
    pub name: String,
    /// Person or bot.
    #[serde(default)]
    pub player: Player,
    /// Asked for instead of the name's letters.
    #[serde(default)]
    pub pin: Option<Pin>,
    /// A bot's level, by the game's word for it; the usual level if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The program that plays instead of the level, until it fails; never saved.
    #[serde(skip)]
    pub program: Option<Program>,
}

impl Sitter {
    /// A person without a PIN.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), player: Player::Person, pin: None, level: None, program: None }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>) -> Sitter {
        Sitter { name: name.into(), player: Player::Bot, pin: None, level: None, program: None }
    }

    /// The same bot at this level.
    pub fn playing(self, level: Option<String>) -> Sitter {
        Sitter { level, ..self }
    }

    /// The same bot, played by this program.
    pub fn run_by(self, program: Option<Program>) -> Sitter {
        Sitter { program, ..self }
    }
}

/// What the people agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Agreement {
    /// When a curtain is drawn.
    pub trust: Trust,
    /// What may be taken back.
    pub undo: UndoRule,
    /// A lifted hand closes after this many seconds without a key; 0 means never.
    pub idle_seconds: u16,
    /// How much of a name is typed to take the keyboard.
    pub typed: Typed,
    /// Is a pick made automatically when there is nothing left to choose, as everybody can see?
    pub forced: bool,
    /// Does an open table show the cards of bots as well?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_bots: bool,
}

/// By what factor things that take reading stay open longer than agreed without a key: a first hand, cards that are
/// shown, a booster.
pub(crate) const READING: u32 = 3;

impl Agreement {
    /// How long a lifted hand stays open without a key; `None` means until it is closed.
    pub fn idle(&self) -> Option<Duration> {
        (self.idle_seconds > 0).then(|| Duration::from_secs(self.idle_seconds.into()))
    }

    /// How long things that take reading stay open without a key; `None` means until they are closed.
    pub fn reading_time(&self) -> Option<Duration> {
        self.idle().map(|idle| idle * READING)
    }
}

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            trust: Trust::default(),
            undo: UndoRule::default(),
            idle_seconds: 30,
            typed: Typed::default(),
            forced: true,
            open_bots: false,
        }
    }
}

/// How much of a word is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ease {
    /// All of it.
    Word,
    /// The letters that tell it from the others.
    Letter,
    /// Nothing but Enter.
    Enter,
}

/// The people and their agreement; checked when made and when read from a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Table {
    seats: BySeat<Sitter>,
    agreement: Agreement,
}

#[derive(Deserialize)]
struct Unchecked {
    seats: Vec<Sitter>,
    agreement: Agreement,
}

/// Why people cannot sit at one table. Seats are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatingFault {
    /// Too few of them, or too many.
    #[error("A table has 2 to {MAX_SEATS} seats, not {0}.")]
    Seats(usize),
    /// Two names that nobody can tell apart, or that the same letters open.
    #[error("Seats {one} and {other} are both called {name}.")]
    SameName {
        /// The name.
        name: String,
        /// A seat.
        one: usize,
        /// Another one.
        other: usize,
    },
    /// A name without a letter, or with a space at either end.
    #[error("Seat {0} needs a name that neither is empty nor begins or ends with a space.")]
    Blank(usize),
    /// A name that people cannot see all of.
    #[error("The name of seat {place} has a character that no screen can show (U+{code:04X}).", code = u32::from(*letter))]
    Hidden {
        /// The seat.
        place: usize,
        /// What cannot be seen.
        letter: char,
    },
    /// A name that is too long.
    #[error("The name of seat {0} is longer than {LONGEST_NAME} characters.")]
    Long(usize),
}

impl SeatingFault {
    fn same_name(name: &str, one: usize, other: usize) -> SeatingFault {
        SeatingFault::SameName { name: name.to_owned(), one: one + 1, other: other + 1 }
    }
}

impl TryFrom<Unchecked> for Table {
    type Error = SeatingFault;
    fn try_from(raw: Unchecked) -> Result<Table, SeatingFault> {
        Table::as_kept(raw.seats, raw.agreement)
    }
}

impl Table {
    /// Seats people in table order.
    ///
    /// # Errors
    /// Too few or too many seats, or a name that cannot be shown or told from another.
    pub fn new(sitters: Vec<Sitter>, agreement: Agreement) -> Result<Table, SeatingFault> {
        let folded: Vec<String> = sitters.iter().map(|sitter| naming::folded(&sitter.name)).collect();
        for (index, name) in folded.iter().enumerate() {
            // "Ann" and "ann" would open each other's hands with the same letters.
            if let Some(earlier) = folded[..index].iter().position(|other| other == name) {
                return Err(SeatingFault::same_name(&sitters[index].name, earlier, index));
            }
        }
        Table::as_kept(sitters, agreement)
    }

    /// Like [`new`](Self::new), for people who sit at a table already: an earlier program allowed two names that differ
    /// in capitals only.
    fn as_kept(sitters: Vec<Sitter>, agreement: Agreement) -> Result<Table, SeatingFault> {
        if !(2..=MAX_SEATS).contains(&sitters.len()) {
            return Err(SeatingFault::Seats(sitters.len()));
        }
        for (index, sitter) in sitters.iter().enumerate() {
            check_name(&sitter.name, index + 1)?;
            if let Some(earlier) = sitters[..index].iter().position(|other| other.name == sitter.name) {
                return Err(SeatingFault::same_name(&sitter.name, earlier, index));
            }
        }
        Ok(Table { seats: BySeat::from_vec(sitters), agreement })
    }

    /// How many seats there are.
    pub fn count(&self) -> usize {
        self.seats.len()
    }

    /// Everybody, in table order.
    pub fn sitters(&self) -> &BySeat<Sitter> {
        &self.seats
    }

    /// What was agreed.
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// A seat's name, or "nobody" for a seat this table does not have.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat).map_or("nobody", |sitter| &sitter.name)
    }

    /// All names in table order.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The level of a seat's bot, if given.
    pub fn level(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat)?.level.as_deref()
    }

    /// The program that plays a seat, if one does.
    pub fn program(&self, seat: Seat) -> Option<&Program> {
        self.seats.get(seat)?.program.as_ref()
    }

    /// The seats that are people.
    pub fn people(&self) -> SeatSet {
        self.seats.each().filter(|(_, sitter)| sitter.player == Player::Person).map(|(seat, _)| seat).collect()
    }

    /// The only person at the table, who has nobody to hide a hand from. A PIN says that somebody else may be about.
    pub fn only_person(&self) -> Option<Seat> {
        let people = self.people();
        let seat = people.first().filter(|seat| people == SeatSet::one(*seat))?;
        self.seats.get(seat).is_some_and(|sitter| sitter.pin.is_none()).then_some(seat)
    }

    /// The proof for the only person, who types no name: nobody else could be at the keyboard.
    pub fn sits_alone(&self) -> Option<Confirmed> {
        self.only_person().map(Confirmed::of_open_hand)
    }

    /// How long a hand stays lifted without a key, if it closes at all.
    pub fn idle(&self) -> Option<Duration> {
        self.agreement.idle()
    }

    /// What a seat types to take the keyboard.
    pub fn spell(&self, seat: Seat) -> Option<Spell> {
        let sitter = self.seats.get(seat)?;
        Some(match &sitter.pin {
            Some(pin) => Spell::Pin(pin.clone()),
            None => Spell::Letters(spelling::words(&self.names())[seat].clone()),
        })
    }

    /// Begins handing the keyboard to one of these people; `None` if they are all bots.
    pub fn handover(&self, seats: impl Into<SeatSet>, now: Instant) -> Option<Handover> {
        let ease = match self.agreement.typed {
            Typed::Key | Typed::Word => Ease::Word,
            Typed::Letter => Ease::Letter,
        };
        self.eased(seats.into(), ease, now)
    }

    /// Like [`handover`](Self::handover), with this much of the word to type. A PIN is always typed whole.
    pub(super) fn eased(&self, seats: SeatSet, ease: Ease, now: Instant) -> Option<Handover> {
        let words = spelling::words(&self.names());
        let wanted = |seat: Seat| {
            let spell = self.spell(seat)?;
            let least = match ease {
                Ease::Word => words.get(seat)?.len(),
                Ease::Letter => spelling::telling(&words, seat),
                Ease::Enter => 0,
            };
            Some(Wanted { seat, spell, least })
        };
        let wanted: Vec<Wanted> = self.people().and(seats).iter().filter_map(wanted).collect();
        (!wanted.is_empty()).then(|| Handover::new(wanted, now))
    }
}

fn check_name(name: &str, place: usize) -> Result<(), SeatingFault> {
    if name.trim().is_empty() || name.trim() != name {
        return Err(SeatingFault::Blank(place));
    }
    if let Some(hidden) = name.nfc().find(|letter| !is_shown(*letter)) {
        return Err(SeatingFault::Hidden { place, letter: hidden });
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(SeatingFault::Long(place));
    }
    Ok(())
}

/// Can people see this character of a name, where they expect it? Control characters, marks that change the writing
/// direction, and characters without width cannot be seen; an accent on a letter can.
fn is_shown(letter: char) -> bool {
    match letter {
        ' ' => true,
        // Marks that only choose a glyph or join letters, and letters that are drawn as nothing.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}' => false,
        '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => false,
        _ if letter.is_control() || letter.is_whitespace() => false,
        _ => letter.width().is_some_and(|width| width > 0) || is_combining_mark(letter),
    }
}
