//! Taking back: free, by consent, or not at all.

use super::{Hand, Host};
use crate::exposure::Closed;
use crate::handover::Confirmed;
use crate::hosted::Hosted;
use crate::journal::{NotKept, Record};
use crate::log::{Fact, Weight};
use crate::resume::undo_note;
use crate::takeback::{Offer, Price, UndoPrice, price};
use seats::{Seat, SeatSet};

/// A takeback that waits for consent.
pub(super) struct Request {
    by: Seat,
    to: usize,
    waiting: SeatSet,
    agreed: SeatSet,
}

/// What became of a request to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It is done.
    Done,
    /// These people still have to agree.
    Waiting(SeatSet),
    /// It cannot be done, and why.
    No(String),
}

impl<G: Hosted> Host<G> {
    /// The points a seat can go back to: before each of its own steps, newest first.
    pub fn offers(&self, by: Seat) -> Vec<Offer> {
        let own = (0..self.history.len()).rev().filter(|step| self.history.trace(*step).is_some_and(|t| t.seat == by));
        own.map(|to| Offer { by, to, price: self.price(by, to) }).collect()
    }

    /// The newest step, if it only began what its seat is now continuing and has had no effect yet: an attack whose
    /// target is still to be chosen. Whether there is one depends on public facts only.
    pub fn half_done(&self) -> Option<Offer> {
        let to = self.history.len().checked_sub(1)?;
        let by = self.history.trace(to)?.seat;
        let goes_on = self.awaits()?.seats.has(by) && self.table().people().has(by);
        (goes_on && self.history.told_nothing()).then_some(Offer { by, to, price: Price::Free })
    }

    /// What the undo key would do now: take back a person's newest step, together with the steps it continued that have
    /// added nothing to the log, such as marks in a list or the choice of an attacker.
    pub fn offer(&self) -> Option<Offer> {
        if let Some(begun) = self.half_done() {
            return Some(begun);
        }
        let people = self.table().people();
        let steps = (0..self.history.len()).rev();
        let newest = steps.filter_map(|to| self.history.trace(to).map(|trace| (to, trace.seat)));
        let (to, by) = newest.into_iter().find(|(_, seat)| people.has(*seat))?;
        let to = self.history.begun_at(to);
        Some(Offer { by, to, price: self.price(by, to) })
    }

    /// The price of the undo key, for people to read.
    pub fn undo_price(&self) -> UndoPrice {
        UndoPrice::of(self.offer().as_ref(), self.table())
    }

    /// Takes back an offer, or begins asking for consent.
    ///
    /// # Errors
    /// It could not be written down.
    pub fn take_back(&mut self, offer: &Offer) -> Result<Asked, NotKept> {
        let own = self.history.trace(offer.to).is_some_and(|trace| trace.seat == offer.by);
        if !own {
            return Ok(Asked::No("that step is not yours, or is gone already".into()));
        }
        if self.half_done().is_some_and(|begun| begun.to == offer.to) {
            return self.rewind(offer.by, offer.to, SeatSet::EMPTY, true);
        }
        match self.price(offer.by, offer.to) {
            Price::Free => self.rewind(offer.by, offer.to, SeatSet::EMPTY, false),
            Price::Ask(waiting) => {
                self.close(Closed::Question);
                self.request = Some(Request { by: offer.by, to: offer.to, waiting, agreed: SeatSet::EMPTY });
                Ok(Asked::Waiting(waiting))
            }
            Price::No(why) => Ok(Asked::No(why)),
        }
    }

    /// What everybody saw of the step that somebody asks to take back.
    pub fn what_is_asked_back(&self) -> Option<String> {
        self.undone_if_agreed().0
    }

    /// What everybody saw of a seat's steps being taken back, without a full stop, and whether anybody else has decided
    /// something since.
    pub fn undone(&self, by: Seat, to: usize) -> (Option<String>, bool) {
        let traces = self.history.traces_from(to);
        let other = traces.iter().position(|trace| trace.seat != by);
        // The dealing of the game is told with the first step; what others did is not this seat's doing.
        let end = self.history.lines_at(other.map_or(usize::MAX, |after| to + after));
        let told = || self.history.log().public_within(self.history.lines_at(to)..end);
        let done = told().find(|fact| fact.weight() == Weight::Action).or_else(|| told().next());
        (done.map(ToString::to_string), other.is_some())
    }

    /// Like [`undone`](Self::undone), for what somebody asks to take back.
    pub fn undone_if_agreed(&self) -> (Option<String>, bool) {
        self.request.as_ref().map_or((None, false), |request| self.undone(request.by, request.to))
    }

    /// Who asks to take back, and who still has to agree.
    pub fn asked_back(&self) -> Option<(Seat, SeatSet)> {
        self.request.as_ref().map(|request| (request.by, request.waiting))
    }

    /// A person agrees. When the last one has, the takeback is done.
    ///
    /// # Errors
    /// It could not be written down; the request stands.
    pub fn agree(&mut self, confirmed: Confirmed) -> Result<Asked, NotKept> {
        let Some(request) = &mut self.request else { return Ok(Asked::No("nobody asked to take back".into())) };
        let seat = confirmed.seat();
        if !request.waiting.has(seat) {
            return Ok(Asked::Waiting(request.waiting));
        }
        let agreed = request.agreed.iter().chain([seat]).collect();
        let (by, to) = (request.by, request.to);
        if request.waiting == SeatSet::one(seat) {
            return self.rewind(by, to, agreed, false);
        }
        request.waiting.remove(seat);
        request.agreed = agreed;
        Ok(Asked::Waiting(request.waiting))
    }

    /// Somebody says no; the game goes on as it is.
    pub fn decline(&mut self) {
        self.request = None;
    }

    fn price(&self, by: Seat, to: usize) -> Price {
        let present = match self.hand {
            Hand::Open { seat, .. } => self.opens(seat),
            // Nobody knows who sits there: it may be them.
            Hand::Down { .. } | Hand::Closed(_) => SeatSet::one(by),
        };
        price(&self.history.traces_from(to), by, present, self.table())
    }

    fn rewind(&mut self, by: Seat, to: usize, agreed: SeatSet, quiet: bool) -> Result<Asked, NotKept> {
        let Some(before) = self.history.before(to) else {
            return Ok(Asked::No("there is no such step".into()));
        };
        let lines = self.lines(Record::Undo { by, to, agreed, quiet }, &before);
        self.write(lines)?;
        let note = (!quiet).then(|| undo_note(self.table(), by, self.history.len() - to, agreed));
        self.history.rewind(to, note);
        self.request = None;
        // Whoever takes back has the keyboard. A hand that was put down stays down: others may be looking.
        let stays = match self.hand {
            Hand::Open { seat, .. } | Hand::Down { seat, .. } => self.comes().meets(self.opens(seat)),
            Hand::Closed(_) => quiet,
        };
        if !stays {
            self.hand = Hand::Closed((!quiet).then_some(Closed::TakenBack));
        }
        Ok(Asked::Done)
    }
}
