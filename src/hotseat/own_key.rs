//! A key of one's own: a person presses it twice behind a curtain of theirs, and from then on it opens their hand
//! alone, without a name.
//!
//! Nobody sees it: it is shown nowhere, written nowhere and chosen again after a game is opened again. It is a sign, a
//! letter without a place in names of this table's units, or a function key, never one that the table uses. It counts
//! only after a pause without any key, so that neither a held key nor a hand on the keyboard opens anything; after three
//! wrong ones the name has to be typed. So a hit by chance is less likely than with the printed letters of a name.

use super::handover::{DEAF, Keystroke};
use seats::{BySeat, Seat, SeatSet};
use std::fmt;
use std::time::Instant;

/// After this many wrong keys none opens anything until a name is typed.
const WRONG: u8 = 3;

/// A key that can be somebody's own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OwnKey(Keystroke);

impl OwnKey {
    /// The key, if it can be somebody's own: letters and digits choose things on the table.
    pub fn of(key: Keystroke) -> Option<OwnKey> {
        let free = match key {
            Keystroke::Letter(sign) => !sign.is_ascii_alphanumeric() && !sign.is_whitespace() && !sign.is_control(),
            Keystroke::Function(_) => true,
            Keystroke::Enter | Keystroke::Backspace | Keystroke::Used => false,
        };
        free.then_some(OwnKey(key))
    }
}

impl fmt::Debug for OwnKey {
    /// Shows nothing about it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OwnKey")
    }
}

/// What a key was to a handover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// The key of this seat, or one just chosen for it.
    Opens(Seat),
    /// It came without a pause before it.
    TooSoon,
    /// It is to be pressed once more.
    Again,
    /// It is somebody else's.
    Taken,
    /// It is nobody's.
    Wrong,
}

/// The own keys of a table.
#[derive(Clone, Debug)]
pub(super) struct OwnKeys {
    keys: BySeat<Option<OwnKey>>,
    wrong: u8,
}

impl OwnKeys {
    /// Nobody has chosen one yet.
    pub(super) fn none(seats: usize) -> OwnKeys {
        OwnKeys { keys: BySeat::new(seats, |_| None), wrong: 0 }
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.wrong < WRONG && self.keys.get(seat).is_some_and(Option::is_some)
    }

    /// Has this seat never chosen one?
    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.keys.get(seat).is_some_and(Option::is_none)
    }

    /// Does the key of this seat open nothing until its name is typed?
    pub(super) fn is_suspended(&self, seat: Seat) -> bool {
        self.wrong >= WRONG && !self.is_free(seat)
    }

    /// Whose of these it is.
    pub(super) fn owner(&self, key: OwnKey, seats: SeatSet) -> Option<Seat> {
        seats.iter().find(|seat| self.has(*seat) && self.keys[*seat] == Some(key))
    }

    /// Somebody is there for certain.
    pub(super) fn proved(&mut self) {
        self.wrong = 0;
    }

    pub(super) fn missed(&mut self) {
        self.wrong = self.wrong.saturating_add(1);
    }

    /// A key for this seat from now on, which nobody else has.
    pub(super) fn choose(&mut self, seat: Seat, key: OwnKey) {
        if self.keys.get(seat).is_some() {
            self.keys[seat] = Some(key);
        }
    }
}

/// The own keys in a handover.
#[derive(Clone, Debug)]
pub(super) struct Listening {
    keys: OwnKeys,
    asked: SeatSet,
    /// Who may choose one here.
    chooser: Option<Seat>,
    pressed: Option<OwnKey>,
    chosen: Option<OwnKey>,
    quiet_from: Instant,
}

impl Listening {
    /// For these seats, one of which may choose a key.
    pub(super) fn new(keys: OwnKeys, asked: SeatSet, chooser: Option<Seat>, now: Instant) -> Listening {
        Listening { keys, asked, chooser, pressed: None, chosen: None, quiet_from: now + DEAF }
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.keys.has(seat)
    }

    pub(super) fn chooser(&self) -> Option<Seat> {
        self.chooser
    }

    pub(super) fn chosen(&self) -> Option<OwnKey> {
        self.chosen
    }

    /// Any key at all: the next one of these counts after a pause.
    pub(super) fn disturbed(&mut self, at: Instant) {
        self.quiet_from = at + DEAF;
    }

    pub(super) fn press(&mut self, key: OwnKey, at: Instant) -> Heard {
        let quiet = at >= self.quiet_from;
        self.disturbed(at);
        if !quiet {
            return Heard::TooSoon;
        }
        if let Some(seat) = self.keys.owner(key, self.asked) {
            return Heard::Opens(seat);
        }
        let Some(seat) = self.chooser else {
            self.keys.missed();
            return Heard::Wrong;
        };
        if self.keys.keys.iter().any(|other| *other == Some(key)) {
            return Heard::Taken;
        }
        if self.pressed.replace(key) == Some(key) {
            self.chosen = Some(key);
            return Heard::Opens(seat);
        }
        Heard::Again
    }
}
