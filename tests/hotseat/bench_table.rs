//! Helpers: people at a toy table, and somebody who spells.

use super::toy::{Pick, Setup, Toy};
use hotseat::exposure::{Exposure, Lifted, Lowered};
use hotseat::handover::{Confirmed, Handover, Keystroke, Spell};
use hotseat::host::Host;
use hotseat::hosted::Hosted;
use hotseat::journal::{Journal, NotKept, Nowhere, Record};
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::{Trust, UndoRule};
use seats::Seat;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BOB: Seat = Seat(1);
pub(crate) const CAS: Seat = Seat(2);

/// A time at which every handover begun at `now` listens.
pub(crate) fn later(now: Instant) -> Instant {
    now + Duration::from_secs(1)
}

pub(crate) fn agreement(trust: Trust, undo: UndoRule) -> Agreement {
    Agreement { trust, undo, ..Agreement::default() }
}

pub(crate) fn people(count: usize) -> Vec<Sitter> {
    ["Ann", "Bob", "Cas", "Dee"].into_iter().take(count).map(Sitter::person).collect()
}

pub(crate) fn setup(count: usize) -> Setup {
    let hands = [vec![1, 5, 9], vec![2, 6, 10], vec![3, 7, 11], vec![4, 8, 12]];
    Setup { hands: hands.into_iter().take(count).collect(), deck: (20..40).collect() }
}

pub(crate) fn opening(sitters: Vec<Sitter>, agreement: Agreement) -> Opening<Toy> {
    let setup = setup(sitters.len());
    let table = Table::new(sitters, agreement).expect("a table");
    Opening::new(&(), table, setup, 42, 1_754_550_000).expect("a game")
}

pub(crate) fn host(count: usize, agreement: Agreement) -> Host<Toy> {
    Host::begin(opening(people(count), agreement), Box::new(Nowhere))
}

/// Types what the handover asks of a person without a PIN.
pub(crate) fn spell(mut handover: Handover, at: Instant) -> Confirmed {
    let Spell::Letters(letters) = handover.asked()[0].1.clone() else { panic!("no letters are asked for") };
    let mut keys = letters.into_iter().map(Keystroke::Letter).chain([Keystroke::Enter]);
    keys.find_map(|key| handover.press(key, at)).expect("the name is spelled")
}

/// The seat that decides; after the end, the first seat.
pub(crate) fn decides<G: Hosted>(host: &Host<G>) -> Seat {
    host.awaits().and_then(|awaits| awaits.seats.first()).unwrap_or(ANN)
}

/// The deciding person takes the keyboard.
pub(crate) fn lift<G: Hosted>(host: &mut Host<G>, now: Instant) {
    let confirmed = spell(host.handover(now).expect("a handover"), later(now));
    assert!(host.lift(confirmed, later(now)));
}

pub(crate) fn lowered(host: &Host<Toy>) -> Lowered<Toy> {
    match host.exposure() {
        Exposure::Lowered(lowered) => lowered,
        Exposure::Lifted(lifted) => panic!("the hand of seat {} is open", lifted.seat),
    }
}

pub(crate) fn lifted(host: &Host<Toy>) -> Lifted<Toy> {
    match host.exposure() {
        Exposure::Lifted(lifted) => lifted,
        Exposure::Lowered(_) => panic!("no hand is open"),
    }
}

pub(crate) fn recap(host: &Host<Toy>) -> Vec<String> {
    lowered(host).recap.lines.into_iter().map(|line| format!("{} {}", line.number, line.text)).collect()
}

pub(crate) fn log(host: &Host<Toy>) -> Vec<String> {
    host.log().newest(usize::MAX).into_iter().map(|line| format!("{} {}", line.number, line.text)).collect()
}

/// A journal a test can read, and make fail.
#[derive(Clone, Default)]
pub(crate) struct Paper {
    pub records: Rc<RefCell<Vec<Record<Pick>>>>,
    pub fault: Rc<RefCell<Option<String>>>,
}

impl Journal<Pick> for Paper {
    fn append(&mut self, records: &[Record<Pick>]) -> Result<(), NotKept> {
        match self.fault.borrow().clone() {
            Some(why) => Err(NotKept(why)),
            None => {
                self.records.borrow_mut().extend_from_slice(records);
                Ok(())
            }
        }
    }

    fn place(&self) -> Option<String> {
        Some("on paper".into())
    }
}
