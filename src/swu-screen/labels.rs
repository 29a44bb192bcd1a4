//! Letters for units: a unit keeps its letter while it is in play, whatever comes and goes around it.

use crate::prompt::menu;
use crate::seat_keys;
use hotseat::log::Line as LogLine;
use screen::input::letters::LETTERS;
use seats::Seat;
use shell::session::Session;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use swu_view::{CardView, View};

/// How many small letters there are.
const SMALL: u16 = 11;

/// A unit's letter. After the last letter a number follows (`a2`); those units are reached by arrows or by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Label(u16);

impl Label {
    /// The key that means this unit, if one key is enough.
    pub fn key(self) -> Option<char> {
        LETTERS.get(usize::from(self.0)).map(|letter| char::from(*letter))
    }

    /// The label with this text, if there is one.
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
    now: Given,
    /// What was in play at every moment so far, and the letters at that moment.
    past: Vec<(Vec<u16>, Given)>,
    /// The numbers of the cards in hands that were seen, in line mode.
    hands: BTreeMap<(Seat, u16), usize>,
}

/// The letters of a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Given {
    letters: BTreeMap<u16, Label>,
    /// Letters of units that left, in case they come back.
    remembered: BTreeMap<u16, Label>,
    /// The same in the order in which they became free: those that have rested longest first.
    resting: Vec<Label>,
}

impl Labels {
    /// Gives letters to the units that came and takes them from those that left. The letter of a unit that left rests
    /// as long as other small ones are free.
    pub fn update(&mut self, view: &View) {
        let units: Vec<u16> = view.seats.iter().flat_map(|seat| &seat.units).map(|unit| unit.uid).collect();
        self.now.renew(&units, view);
    }

    /// The letters that follow from what was in play at every moment: the same for anyone who looks at the last of
    /// them, then or later. Without moments they follow from what was seen before.
    pub fn follow<'a>(&mut self, moments: impl Iterator<Item = &'a [u16]> + Clone, view: &View) {
        let same = self.past.iter().zip(moments.clone()).take_while(|((known, _), moment)| known == moment).count();
        self.past.truncate(same);
        for moment in moments.skip(same) {
            let mut given = self.past.last().map(|(_, given)| given.clone()).unwrap_or_default();
            given.renew(moment, view);
            self.past.push((moment.to_vec(), given));
        }
        if let Some((_, given)) = self.past.last() {
            self.now.clone_from(given);
        }
        self.update(view);
    }

    /// Lines of a session's log with the letters that tell units of one name apart, those of units that left included:
    /// each as it was when the line was written.
    pub fn signed(&self, session: &dyn Session, lines: &[LogLine]) -> Vec<LogLine> {
        lines.iter().map(|line| line.signed(|uid| self.at(session, line.number).known(uid))).collect()
    }

    /// The letters after the step that led to a line.
    fn at(&self, session: &dyn Session, line: usize) -> &Given {
        let step = session.lines_after().partition_point(|lines| *lines < line);
        self.past.get(step).map_or(&self.now, |(_, given)| given)
    }

    /// Gives numbers to the cards that came into the open hand: each keeps its number as long as it is there, and the
    /// lowest free one goes to the next card.
    pub fn follow_hand(&mut self, view: &View) {
        let Some((seat, side)) = view.viewer.and_then(|seat| Some((seat, view.seats.get(seat.index())?))) else {
            return;
        };
        let cards: Vec<u16> = side.hand.iter().filter_map(CardView::known).map(|card| card.uid).collect();
        self.hands.retain(|(owner, uid), _| *owner != seat || cards.contains(uid));
        for uid in cards {
            let taken = |number: &usize| self.hands.iter().any(|((owner, _), own)| *owner == seat && own == number);
            let free = (1..).find(|number| !taken(number)).unwrap_or(usize::MAX);
            self.hands.entry((seat, uid)).or_insert(free);
        }
    }

    /// The number of a card in the hand of the deciding seat: where it lies, unless numbers were given.
    pub fn hand_number(&self, view: &View, uid: u16) -> Option<usize> {
        let place = menu::hand_number(view, uid)?;
        let seat = view.viewer.or(view.decision.as_ref().map(|decision| decision.seat))?;
        Some(self.hands.get(&(seat, uid)).copied().unwrap_or(place))
    }

    /// Where the card with this number lies in the open hand, from 0.
    pub fn hand_place(&self, view: &View, number: usize) -> Option<usize> {
        let hand = &view.seats.get(view.viewer?.index())?.hand;
        let is_meant = |card: &CardView| self.hand_number(view, card.known()?.uid).filter(|own| *own == number);
        hand.iter().position(|card| is_meant(card).is_some())
    }

    /// The places of the open hand in the order of their numbers.
    pub fn hand_order(&self, view: &View) -> Vec<usize> {
        let hand = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|side| side.hand.as_slice());
        let hand = hand.unwrap_or_default();
        let number = |place: &usize| hand[*place].known().and_then(|card| self.hand_number(view, card.uid));
        let mut places: Vec<usize> = (0..hand.len()).collect();
        places.sort_by_key(number);
        places
    }

    /// A unit's letter.
    pub fn of(&self, uid: u16) -> Option<Label> {
        self.now.letters.get(&uid).copied()
    }

    /// The unit with a letter.
    pub fn unit(&self, label: Label) -> Option<u16> {
        self.now.letters.iter().find(|(_, given)| **given == label).map(|(uid, _)| *uid)
    }

    /// The unit a key means.
    pub fn unit_of_key(&self, key: char) -> Option<u16> {
        self.now.letters.iter().find(|(_, label)| label.key() == Some(key)).map(|(uid, _)| *uid)
    }
}

impl Given {
    /// The letter of a unit that is in play, or was.
    fn known(&self, uid: u16) -> Option<String> {
        self.letters.get(&uid).or_else(|| self.remembered.get(&uid)).map(Label::to_string)
    }

    fn renew(&mut self, units: &[u16], view: &View) {
        let before: BTreeSet<Label> = self.letters.values().copied().collect();
        let (stay, leave): (BTreeMap<u16, Label>, BTreeMap<u16, Label>) =
            std::mem::take(&mut self.letters).into_iter().partition(|(uid, _)| units.contains(uid));
        self.letters = stay;
        self.resting.retain(|label| !leave.values().any(|left| left == label));
        self.resting.extend(leave.values());
        self.remembered.extend(leave);
        for uid in units {
            if !self.letters.contains_key(uid) {
                let label = self.free(*uid, &before, view);
                self.letters.insert(*uid, label);
            }
        }
    }

    fn free(&self, uid: u16, before: &BTreeSet<Label>, view: &View) -> Label {
        let of_seat = |label: &Label| label.key().is_some_and(|key| seat_keys::seat(view, key).is_some());
        let taken: BTreeSet<Label> = self.letters.values().copied().collect();
        if let Some(old) = self.remembered.get(&uid).filter(|label| !taken.contains(label)) {
            return *old;
        }
        let can = |label: &Label| !taken.contains(label) && !before.contains(label) && !of_seat(label);
        // A capital could be a seat: even a resting small letter is better.
        let rested = |label: &Label| self.resting.iter().position(|left| left == label).map_or(0, |place| place + 1);
        let small = (0..SMALL).map(Label).filter(can).min_by_key(|label| (rested(label), *label));
        let free = small.or_else(|| (SMALL..).map(Label).find(can));
        free.unwrap_or(Label(u16::MAX))
    }
}
