//! The value of new opening hands: the same for every hand of a deck, so it is computed once for all questions.

use crate::practice::item::Item;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use swu_minds::coach::Played;

/// How many games are enough.
pub(super) const ENOUGH: u32 = 4_000;

/// Games played on after drawing new hands, by what they depend on.
#[derive(Clone, Default)]
pub(super) struct Redraws(Arc<Mutex<BTreeMap<Key, Played>>>);

/// The own deck, the other one, and whether the own side starts.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key(String, String, bool);

impl Key {
    fn of(item: &Item) -> Key {
        Key(item.deck.clone(), item.against.clone(), item.first)
    }
}

impl Redraws {
    /// What is known about the hands of this question.
    pub(super) fn of(&self, item: &Item) -> Redraw {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let played = known.get(&Key::of(item)).cloned().unwrap_or_default();
        Redraw { all: self.clone(), key: Key::of(item), played }
    }
}

/// What is known for one question, and where more is kept.
pub(in crate::practice) struct Redraw {
    all: Redraws,
    key: Key,
    pub(super) played: Played,
}

impl Redraw {
    /// Saves the findings.
    pub(super) fn keep(self) {
        let mut known = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = known.entry(self.key).or_default();
        if self.played.games() > kept.games() {
            *kept = self.played;
        }
    }
}
