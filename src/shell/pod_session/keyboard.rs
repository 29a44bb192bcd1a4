//! Who looks at the screen of a pod. One person alone with bots always does; with several people, only the one who
//! typed their name, until nothing more is asked of them.

use crate::curtain::{Curtain, Purpose};
use crate::refusal::{PodFault, Refusal};
use hotseat::exposure::Closed;
use hotseat::handover::{Handover, Keystroke};
use hotseat::recap::Recap;
use hotseat::table::{Agreement, Sitter, Table};
use seats::{MAX_SEATS, Seat};
use std::time::{Duration, Instant};
use swu_decks::limited::{Pod, Stage};

/// The people of a pod at its keyboard.
pub(super) struct Keyboard {
    /// Their seats in the pod with their names, around the circle.
    people: Vec<(usize, String)>,
    at: At,
    /// How long what is open stays open without a key; `None` means until it is closed.
    idle: Option<Duration>,
    last_key: Instant,
}

enum At {
    /// Somebody looks.
    Open(usize),
    /// Somebody is asked to come.
    Waits(Box<Waiting>),
}

/// A curtain that waits for one person.
struct Waiting {
    seat: usize,
    /// The people; if there are more than a table has seats for, those with the most similar names.
    table: Table,
    /// Where the person asked for sits at that table.
    place: Seat,
    handover: Handover,
    why: Closed,
    recap: Recap,
}

impl Keyboard {
    /// Can these people be told apart at a keyboard?
    ///
    /// # Errors
    /// A name cannot be shown, or belongs to somebody else too.
    pub(super) fn check(pod: &Pod) -> Result<(), Refusal> {
        let people = people(pod);
        if people.is_empty() {
            return Err(PodFault::OnlyBots.into());
        }
        people.iter().try_for_each(|(seat, _)| table(&people, *seat).map(|_| ()))
    }

    pub(super) fn new(pod: &Pod, why: Closed, now: Instant) -> Keyboard {
        let people = people(pod);
        let first = people.first().map_or(0, |(seat, _)| *seat);
        let idle = Agreement::default().reading_time();
        let mut keyboard = Keyboard { people, at: At::Open(first), idle, last_key: now };
        if keyboard.is_shared() {
            let next = keyboard.next(pod, None).unwrap_or(first);
            keyboard.ask(next, why, now);
        }
        keyboard
    }

    /// Do several people use it?
    pub(super) fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    pub(super) fn open(&self) -> Option<usize> {
        match self.at {
            At::Open(seat) => Some(seat),
            At::Waits(_) => None,
        }
    }

    /// Who looks, or is asked to.
    pub(super) fn last(&self) -> usize {
        match &self.at {
            At::Open(seat) => *seat,
            At::Waits(waiting) => waiting.seat,
        }
    }

    pub(super) fn curtain(&self) -> Option<Curtain<'_>> {
        let At::Waits(waiting) = &self.at else { return None };
        let (table, recap) = (&waiting.table, &waiting.recap);
        Some(Curtain {
            why: sentence(waiting.why),
            table,
            next: waiting.place.into(),
            recap,
            unseen_no: None,
            asking: Some((Purpose::Hand, &waiting.handover)),
        })
    }

    /// A key on the curtain; true if it has gone up.
    pub(super) fn press(&mut self, key: Keystroke, now: Instant) -> bool {
        let At::Waits(waiting) = &mut self.at else { return false };
        let proved = waiting.handover.press(key, now).is_some();
        if proved {
            self.at = At::Open(waiting.seat);
            self.touched(now);
        }
        proved
    }

    /// What is open closes when nobody presses a key for this long; never if `None`.
    pub(super) fn close_after(&mut self, idle: Option<Duration>) {
        self.idle = idle;
    }

    /// A key was pressed: what is open stays open for a while longer.
    pub(super) fn touched(&mut self, now: Instant) {
        self.last_key = now.max(self.last_key);
    }

    /// When what is open closes if no key comes; `None` if nothing is open, or if one person is alone with bots.
    pub(super) fn closes_at(&self) -> Option<Instant> {
        let shown = self.is_shared() && self.open().is_some();
        self.idle.filter(|_| shown).map(|idle| self.last_key + idle)
    }

    /// Asks the person who looks to come back.
    pub(super) fn cover(&mut self, why: Closed, now: Instant) {
        if let (At::Open(seat), true) = (&self.at, self.is_shared()) {
            self.ask(*seat, why, now);
        }
    }

    /// The pod moved on: a person with nothing left to do makes room.
    pub(super) fn after_change(&mut self, pod: &Pod, now: Instant) {
        let last = self.last();
        if self.is_shared() && !has_to_do(pod, last) && self.next(pod, Some(last)).is_some() {
            self.ask_next(pod, last, Closed::Committed, now);
        }
    }

    /// Asks the next person with something to do, after this one.
    pub(super) fn ask_next(&mut self, pod: &Pod, from: usize, why: Closed, now: Instant) {
        if self.is_shared() {
            let next = self.next(pod, Some(from)).unwrap_or_else(|| self.behind(from));
            self.ask(next, why, now);
        }
    }

    fn ask(&mut self, seat: usize, why: Closed, now: Instant) {
        // The names were checked when everybody sat down.
        let Ok((table, place)) = table(&self.people, seat) else { return };
        let Some(handover) = table.handover(place, now) else { return };
        let recap = Recap::default();
        self.at = At::Waits(Box::new(Waiting { seat, table, place, handover, why, recap }));
    }

    /// The nearest person to the left of this one with something to do; this one comes last.
    fn next(&self, pod: &Pod, from: Option<usize>) -> Option<usize> {
        let place = from.and_then(|from| self.people.iter().position(|(seat, _)| *seat == from));
        let begin = place.map_or(0, |place| place + 1);
        let circle = self.people.iter().cycle().skip(begin).take(self.people.len());
        circle.map(|(seat, _)| *seat).find(|seat| has_to_do(pod, *seat))
    }

    fn behind(&self, from: usize) -> usize {
        let place = self.people.iter().position(|(seat, _)| *seat == from).unwrap_or(0);
        self.people.get((place + 1) % self.people.len().max(1)).map_or(from, |(seat, _)| *seat)
    }
}

fn has_to_do(pod: &Pod, seat: usize) -> bool {
    let Ok(own) = pod.seat(seat) else { return false };
    match pod.stage() {
        Stage::Leaders | Stage::Packs => !own.left && pod.choice(seat).is_some(),
        Stage::Build => !own.left && !own.locked,
        Stage::Done => false,
    }
}

/// Why somebody is asked to come, in a sentence: nobody holds a hand here.
fn sentence(why: Closed) -> &'static str {
    match why {
        Closed::Committed | Closed::OtherSeat => "The next choice is somebody else's.",
        Closed::Idle => "The cards were covered: nobody pressed a key for a while.",
        Closed::FocusLost => "The cards were covered: the window lost the focus.",
        Closed::Suspended => "The cards were covered: the program was suspended.",
        Closed::TooSmall => "The cards were covered: the window became too small.",
        Closed::Overlay => "The cards were covered while something else was open over them.",
        Closed::Asked | Closed::Question => "The cards were covered.",
        other => other.sentence(),
    }
}

fn people(pod: &Pod) -> Vec<(usize, String)> {
    let seats = pod.seats().iter().enumerate().filter(|(_, seat)| !seat.bot);
    seats.map(|(number, seat)| (number, seat.name.clone())).collect()
}

/// The table of a curtain for one person, and their seat at it: the people around the circle; if there are more than a
/// table has seats for, those with the most similar names.
fn table(people: &[(usize, String)], seat: usize) -> Result<(Table, Seat), Refusal> {
    let name = |seat: usize| people.iter().find(|(other, _)| *other == seat).map_or("", |(_, name)| name.as_str());
    let own = name(seat);
    let alike = |other: &str| own.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let mut nearest: Vec<&(usize, String)> = people.iter().collect();
    nearest.sort_by_key(|(other, name)| (*other != seat, std::cmp::Reverse(alike(name))));
    nearest.truncate(MAX_SEATS);
    nearest.sort_by_key(|(other, _)| *other);
    let place = nearest.iter().position(|(other, _)| *other == seat).unwrap_or(0);
    let mut sitters: Vec<Sitter> = nearest.into_iter().map(|(_, name)| Sitter::person(name)).collect();
    if sitters.len() == 1 {
        // A table has two seats with two names; a person alone is never asked to come.
        sitters.push(Sitter::bot(if own.len() == 3 { "program" } else { "bot" }));
    }
    Ok((Table::new(sitters, Agreement::default())?, Seat(place as u8)))
}
