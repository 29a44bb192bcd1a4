//! The deck of the seat at the keyboard: built by hand, by the program, and as it was before.

use super::{PodSession, PoolDeck};
use crate::refusal::{PodFault, Refusal};
use std::time::Instant;
use swu_decks::formats::Fault;
use swu_decks::limited::{Pod, Record, suggest};

/// Decks before they were changed, each with its seat; `None` if nothing had been built.
#[derive(Default)]
pub(super) struct Earlier(Vec<(usize, Option<String>)>);

impl Earlier {
    /// What the records of a pod say about it.
    pub(super) fn of(pod: &Pod) -> Earlier {
        let mut now = vec![None; pod.seats().len()];
        let decks = pod.records().iter().filter_map(|record| match record {
            Record::Deck { seat, list } => Some((*seat, now.get_mut(*seat)?.replace(list.clone()))),
            _ => None,
        });
        Earlier(decks.collect())
    }

    fn before(&mut self, seat: usize) -> Option<Option<String>> {
        let place = self.0.iter().rposition(|(other, _)| *other == seat)?;
        Some(self.0.remove(place).1)
    }
}

impl PodSession {
    /// The deck of the seat at the keyboard.
    pub fn deck(&self) -> Option<PoolDeck> {
        self.deck_of(self.list())
    }

    /// This list as a deck of the seat at the keyboard.
    fn deck_of(&self, list: Option<&str>) -> Option<PoolDeck> {
        let seat = self.seat()?;
        let pool = self.pod.pool(seat).ok()?;
        Some(PoolDeck::new(&pool, &self.pod.sight(seat)?.basics, list, self.pod.is_sealed()))
    }

    /// The deck of the seat at the keyboard as SWUDB JSON, for export.
    pub fn list(&self) -> Option<&str> {
        self.pod.seats().get(self.seat()?)?.deck.as_deref()
    }

    /// The person at the keyboard brings this deck; it is kept even with faults.
    pub fn bring(&mut self, deck: &PoolDeck, now: Instant) -> Result<(), Refusal> {
        self.exchange(&deck.json(), now)
    }

    /// Replaces the deck with the bot's suggestion from this pool.
    ///
    /// # Errors
    /// Strict pods give no help; or it cannot be written down.
    pub fn suggest(&mut self, now: Instant) -> Result<(), Refusal> {
        if self.is_strict() {
            return Err(PodFault::Strict.into());
        }
        let list = suggest(&self.pod, self.somebody()?);
        self.exchange(&list, now)
    }

    /// Would a suggestion replace a deck that the person at the keyboard has built?
    pub fn is_built_by_hand(&self) -> bool {
        let (Some(seat), Some(deck), Some(empty)) = (self.seat(), self.deck(), self.deck_of(None)) else {
            return false;
        };
        !self.is_strict() && deck != empty && Some(deck) != self.deck_of(Some(&suggest(&self.pod, seat)))
    }

    /// Restores the deck of the person at the keyboard before the last change.
    ///
    /// # Errors
    /// There was no change, or it cannot be written down; nothing has changed.
    pub fn take_back(&mut self, now: Instant) -> Result<(), Refusal> {
        let seat = self.somebody()?;
        let before = self.earlier.before(seat).ok_or(PodFault::Unchanged)?;
        let deck = self.deck_of(before.as_deref()).ok_or(PodFault::NoPool)?;
        let list = before.clone().unwrap_or_else(|| deck.json());
        let done = self.change_deck(seat, &list, now);
        if done.is_err() {
            self.earlier.0.push((seat, before));
        }
        done
    }

    /// What is wrong with the deck of the seat at the keyboard.
    pub fn faults(&self) -> Vec<Fault> {
        self.seat().map(|seat| self.pod.faults(seat)).unwrap_or_default()
    }

    /// Replaces the deck of the person at the keyboard.
    fn exchange(&mut self, list: &str, now: Instant) -> Result<(), Refusal> {
        let seat = self.somebody()?;
        let before = self.list().map(str::to_owned);
        self.change_deck(seat, list, now)?;
        self.earlier.0.push((seat, before));
        Ok(())
    }

    fn change_deck(&mut self, seat: usize, list: &str, now: Instant) -> Result<(), Refusal> {
        self.change(now, |pod| pod.deck(seat, list).map(|_| Vec::new()))
    }
}
