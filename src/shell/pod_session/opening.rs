//! Sealed boosters, opened one after another before the eyes of their owner, or all at once. The pool is there from the
//! beginning, so nothing of this is written down; whoever has begun a deck has seen everything.

use super::PodSession;
use crate::command::Command;
use crate::place::Outcome;
use crate::refusal::Refusal;
use swu_decks::limited::{PodCard, Slot, Stage};

/// How many boosters everybody has opened; one more once the last was looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Opening(Vec<usize>);

impl Opening {
    fn of(&self, seat: usize) -> usize {
        self.0.get(seat).copied().unwrap_or(0)
    }

    fn set(&mut self, seat: usize, count: usize) {
        if self.0.len() <= seat {
            self.0.resize(seat + 1, 0);
        }
        self.0[seat] = count;
    }
}

/// The boosters of a seat that is opening them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwrapped {
    /// Those that are open, the last one in front.
    pub open: Vec<Vec<PodCard>>,
    /// How many there are.
    pub of: usize,
}

impl Unwrapped {
    /// The cards of the booster in front; none before the first is opened.
    pub fn front(&self) -> &[PodCard] {
        self.open.last().map_or(&[], Vec::as_slice)
    }
}

impl PodSession {
    /// The boosters of the seat at the keyboard while they are opened; `None` once it has the pool before it.
    pub fn unwrapped(&self) -> Option<Unwrapped> {
        let seat = self.seat().filter(|_| self.pod.is_sealed() && self.stage() == Stage::Build)?;
        let boosters = self.boosters(seat);
        let begun = self.list().is_some() || self.opening.of(seat) > boosters.len();
        (!begun)
            .then(|| Unwrapped { of: boosters.len(), open: boosters.into_iter().take(self.opening.of(seat)).collect() })
    }

    /// Opens the next booster, or all; after the last one the pool is next.
    ///
    /// # Errors
    /// There is nothing to open.
    pub(super) fn open(&mut self, command: Command) -> Result<Outcome, Refusal> {
        let opening = self.seat().zip(self.unwrapped());
        let (seat, unwrapped) = opening.ok_or(Refusal::NotNow(command))?;
        let all = command == Command::OpenAllBoosters;
        self.opening.set(seat, if all { unwrapped.of + 1 } else { self.opening.of(seat) + 1 });
        Ok(Outcome::CHANGED)
    }

    /// The boosters of a seat as they were packed: each begins with its leader.
    fn boosters(&self, seat: usize) -> Vec<Vec<PodCard>> {
        let Some(sight) = self.pod.sight(seat) else { return Vec::new() };
        let mut cards: Vec<PodCard> = sight.leaders.into_iter().chain(sight.picks).collect();
        cards.sort_by_key(|card| card.uid);
        let mut boosters: Vec<Vec<PodCard>> = Vec::new();
        for card in cards {
            match boosters.last_mut().filter(|_| card.slot != Slot::Leader) {
                Some(booster) => booster.push(card),
                None => boosters.push(vec![card]),
            }
        }
        boosters
    }
}
