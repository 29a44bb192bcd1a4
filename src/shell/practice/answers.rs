//! Who answers a question: one person, or several one after another, none of whom sees an answer before theirs.

use crate::refusal::{PracticeFault, Refusal};
use seats::Seat;
use std::time::Instant;

/// An answer.
#[derive(Clone, Copy)]
pub(in crate::practice) struct Given {
    pub(in crate::practice) option: usize,
    pub(in crate::practice) seconds: f64,
}

/// The answers to one question.
#[derive(Clone)]
pub(in crate::practice) struct Answers {
    /// How many options there are.
    options: usize,
    given: Vec<Given>,
    /// How many answer.
    people: usize,
    /// Is somebody else asked to the keyboard first?
    waits: bool,
    since: Instant,
}

impl Answers {
    /// None yet, to a question with that many options.
    pub(in crate::practice) fn begin(options: usize, people: usize, now: Instant) -> Answers {
        let people = people.max(1);
        // The first of several is asked to the keyboard, too: nobody else should see the hand.
        Answers { options, given: Vec::new(), people, waits: people > 1, since: now }
    }

    /// May somebody answer?
    pub(in crate::practice) fn is_open(&self) -> bool {
        !self.waits && !self.is_complete()
    }

    /// Have all answered?
    pub(in crate::practice) fn is_complete(&self) -> bool {
        self.given.len() >= self.people
    }

    /// Those given so far.
    pub(in crate::practice) fn given(&self) -> &[Given] {
        &self.given
    }

    /// Who should come to the keyboard.
    pub(in crate::practice) fn awaits(&self) -> Option<Seat> {
        (self.waits && !self.is_complete()).then_some(Seat(self.given.len() as u8))
    }

    /// They came.
    pub(in crate::practice) fn came(&mut self, now: Instant) {
        (self.waits, self.since) = (false, now);
    }

    /// The person at the keyboard answers.
    pub(in crate::practice) fn add(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        if !self.is_open() || option >= self.options {
            return Err(PracticeFault::NotAsked.into());
        }
        self.given.push(Given { option, seconds: now.saturating_duration_since(self.since).as_secs_f64() });
        self.waits = true;
        Ok(())
    }
}
