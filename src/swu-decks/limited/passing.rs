//! Where boosters go: left in rounds 1 and 3, right in round 2 and with leaders (formats.md P-4, P-5, P-14). A zone
//! never holds more than one booster (P-10).

use super::card::{Packet, PodCard, Slot};
use super::pod::{Pod, PodEvent, Stage};
use super::setup::BOOSTERS_OF_DRAFT;

impl Pod {
    /// Takes the leaders out of the boosters and puts them before their seats (formats.md P-3).
    pub(super) fn deal_leaders(&mut self) {
        for (opened_by, seat) in self.seats.iter_mut().enumerate() {
            let is_leader = |card: &mut PodCard| card.slot == Slot::Leader;
            let boosters = seat.boosters.iter_mut();
            let cards = boosters.flat_map(|(_, cards)| cards.extract_if(.., is_leader).collect::<Vec<_>>()).collect();
            seat.facing = Some(Packet { opened_by, cards });
        }
    }

    /// Gives every seat everything it opened (formats.md L-10).
    pub(super) fn open_all(&mut self) {
        for seat in &mut self.seats {
            let cards = std::mem::take(&mut seat.boosters).into_iter().flat_map(|(_, cards)| cards);
            let (leaders, picks) = cards.partition(|card| card.slot == Slot::Leader);
            (seat.leaders, seat.picks) = (leaders, picks);
        }
        self.stage = Stage::Build;
    }

    /// Does this seat have to name a booster?
    pub(super) fn may_open(&self, seat: usize) -> bool {
        self.stage == Stage::Packs && self.seats.get(seat).is_some_and(|seat| !seat.opened)
    }

    /// May this seat keep one of the cards it faces?
    pub(super) fn may_keep(&self, seat: usize) -> bool {
        matches!(self.stage, Stage::Leaders | Stage::Packs)
            && self.seats.get(seat).is_some_and(|seat| seat.facing.is_some() && seat.passing.is_none())
    }

    /// Passes whatever can be passed, and goes on to the next round when nothing is left.
    pub(super) fn move_on(&mut self) {
        if self.setup.options.ahead {
            self.flow()
        } else {
            self.pass_together()
        }
        if self.round_is_over() {
            self.next_round();
        }
    }

    /// Where this seat passes to.
    fn next_seat(&self, seat: usize) -> usize {
        let count = self.seats.len();
        let left = self.stage == Stage::Packs && self.round != 2;
        (seat + if left { 1 } else { count - 1 }) % count
    }

    fn is_open(&self) -> bool {
        self.stage == Stage::Leaders || self.seats.iter().all(|seat| seat.opened)
    }

    /// Lock-step: when all have kept one, all pass.
    fn pass_together(&mut self) {
        let ready = self.is_open() && self.seats.iter().all(|seat| seat.facing.is_none());
        if !ready || self.seats.iter().all(|seat| seat.passing.is_none()) {
            return;
        }
        for from in 0..self.seats.len() {
            let (to, packet) = (self.next_seat(from), self.seats[from].passing.take());
            self.seats[to].facing = packet;
        }
        self.events.push(PodEvent::Passed);
    }

    /// Ahead: everything that can move does. A neighbour who is waiting holds a booster back rather than queueing two.
    fn flow(&mut self) {
        let mut moved = true;
        while moved {
            moved = false;
            for from in 0..self.seats.len() {
                let to = self.next_seat(from);
                if self.seats[from].passing.is_some() && self.seats[to].waiting.is_none() {
                    self.seats[to].waiting = self.seats[from].passing.take();
                    moved = true;
                }
            }
            let opened = self.stage == Stage::Leaders;
            for seat in &mut self.seats {
                let free = seat.facing.is_none() && seat.passing.is_none() && (opened || seat.opened);
                if free && seat.waiting.is_some() {
                    seat.facing = seat.waiting.take();
                    moved = true;
                }
            }
        }
    }

    fn round_is_over(&self) -> bool {
        matches!(self.stage, Stage::Leaders | Stage::Packs)
            && self.is_open()
            && self.seats.iter().all(|seat| seat.facing.is_none() && seat.waiting.is_none() && seat.passing.is_none())
    }

    fn next_round(&mut self) {
        for seat in &mut self.seats {
            (seat.kept, seat.opened) = (0, false);
        }
        (self.stage, self.round) = match self.round {
            last if usize::from(last) == BOOSTERS_OF_DRAFT => (Stage::Build, 0),
            round => (Stage::Packs, round + 1),
        };
        self.events.push(PodEvent::Began { stage: self.stage, round: self.round });
    }
}
