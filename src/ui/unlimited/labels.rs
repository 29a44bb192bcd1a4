//! Letters for units: a unit keeps its letter while it is in play, whatever comes and goes around it.

use crate::order::Gather;
use crate::ui::input::letters::LETTERS;
use crate::ui::unlimited::seat_keys;
use crate::unlimited::rules::view::View;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A unit's letter. Past the last letter a number follows (`a2`); those units are reached by arrows or by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Label(u16);

impl Label {
    /// The key that means this unit, if one key is enough.
    pub fn key(self) -> Option<char> {
        LETTERS.get(usize::from(self.0)).map(|letter| char::from(*letter))
    }

    /// The label written like this, if there is one.
    pub fn from_text(text: &str) -> Option<Label> {
        let mut letters = text.chars();
        let first = letters.next().and_then(|letter| u8::try_from(letter).ok())?;
        let place = LETTERS.iter().position(|letter| *letter == first)?;
        let lap: usize = match letters.as_str() {
            "" => 1,
            number => number.parse().ok().filter(|lap| (2..=999).contains(lap))?,
        };
        u16::try_from(place + (lap - 1) * LETTERS.len()).ok().map(Label)
    }
}

impl fmt::Display for Label {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lap, place) = (usize::from(self.0) / LETTERS.len(), usize::from(self.0) % LETTERS.len());
        let letter = char::from(LETTERS[place]);
        if lap == 0 { write!(formatter, "{letter}") } else { write!(formatter, "{letter}{}", lap + 1) }
    }
}

/// The letters of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Labels {
    given: BTreeMap<u16, Label>,
    /// Letters of units that left, in case they come back (a pick taken back).
    remembered: BTreeMap<u16, Label>,
}

impl Labels {
    /// Gives letters to the units that came and takes them from those that left. A letter that became free just now is
    /// not given out again at once.
    pub fn update(&mut self, view: &View) {
        let present: BTreeSet<u16> = view.seats.iter().flat_map(|seat| &seat.units).map(|unit| unit.uid).gathered();
        let before: BTreeSet<Label> = self.given.values().copied().gathered();
        let (stay, leave): (BTreeMap<u16, Label>, BTreeMap<u16, Label>) =
            std::mem::take(&mut self.given).into_iter().partition(|(uid, _)| present.contains(uid));
        self.given = stay;
        self.remembered.extend(leave);
        for uid in view.seats.iter().flat_map(|seat| &seat.units).map(|unit| unit.uid) {
            if !self.given.contains_key(&uid) {
                let label = self.free(uid, &before, view);
                self.given.insert(uid, label);
            }
        }
    }

    /// A unit's letter.
    pub fn of(&self, uid: u16) -> Option<Label> {
        self.given.get(&uid).copied()
    }

    /// The unit with a letter.
    pub fn unit(&self, label: Label) -> Option<u16> {
        self.given.iter().find(|(_, given)| **given == label).map(|(uid, _)| *uid)
    }

    /// The unit a key means.
    pub fn unit_of_key(&self, key: char) -> Option<u16> {
        self.given.iter().find(|(_, label)| label.key() == Some(key)).map(|(uid, _)| *uid)
    }

    fn free(&self, uid: u16, before: &BTreeSet<Label>, view: &View) -> Label {
        let of_seat = |label: &Label| label.key().is_some_and(|key| seat_keys::seat(view, key).is_some());
        let taken: BTreeSet<Label> = self.given.values().copied().gathered();
        if let Some(old) = self.remembered.get(&uid).filter(|label| !taken.contains(label)) {
            return *old;
        }
        let free = (0..).map(Label).find(|label| !taken.contains(label) && !before.contains(label) && !of_seat(label));
        free.unwrap_or(Label(u16::MAX))
    }
}
