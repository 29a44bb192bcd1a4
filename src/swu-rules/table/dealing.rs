//! Damage being settled: how much of it is prevented, and who is asked about that (rule 14.2).

use super::batch::{Hit, Leaving};
use super::card::{Obj, Uid};
use crate::ids::GiftId;
use serde::{Deserialize, Serialize};

/// Damage dealt at once, while its amount is being settled.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Dealing {
    /// The damage: final before the index being settled, original after it.
    pub hits: Vec<Hit>,
    /// The run that is told of each hit, or [`NO_RUN`], if several programs act together.
    pub runs: Vec<u16>,
    /// The units that leave play at the same time, and how.
    pub(crate) leaving: Vec<(Obj, Leaving)>,
    /// The hit that is being settled.
    pub at: u16,
    /// Its full amount before prevention, once its target is settled.
    pub(crate) full: Option<i16>,
    /// How much more its target's text will make it, if the order of that and of prevention matters.
    #[serde(default, skip_serializing_if = "nothing")]
    pub(crate) more: i16,
    /// Cards whose texts will double it, if the order of that and of prevention matters (rule 39.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) twice: Vec<Obj>,
    /// The texts that have prevented what they can of that hit.
    pub done: Vec<(Obj, GiftId)>,
    /// The cards that were asked what happens instead of that hit.
    pub offered: Vec<Obj>,
    /// The Shields that are used up.
    pub shields: Vec<Uid>,
}

/// Nobody is told how much was dealt.
pub(crate) const NO_RUN: u16 = u16::MAX;

const fn nothing(more: &i16) -> bool {
    *more == 0
}

impl Dealing {
    /// Starts again with this damage.
    pub(crate) fn begin(&mut self, hits: &[Hit]) {
        self.hits.clear();
        self.hits.extend_from_slice(hits);
        self.runs.clear();
        self.leaving.clear();
        self.shields.clear();
        self.at = 0;
        self.next_hit();
    }

    /// The hit that is being settled.
    pub(crate) fn hit(&self) -> Option<&Hit> {
        self.hits.get(usize::from(self.at))
    }

    /// The same, to be changed.
    pub(crate) fn hit_mut(&mut self) -> Option<&mut Hit> {
        self.hits.get_mut(usize::from(self.at))
    }

    /// On with the next hit.
    pub(crate) fn go_on(&mut self) {
        self.at += 1;
        self.next_hit();
    }

    fn next_hit(&mut self) {
        self.full = None;
        self.more = 0;
        self.twice.clear();
        self.done.clear();
        self.offered.clear();
    }

    /// Every object mentioned.
    pub(crate) fn objects(&mut self) -> impl Iterator<Item = &mut Obj> {
        let hits = self.hits.iter_mut().flat_map(|hit| {
            let also = hit.also.as_mut().map(|share| &mut share.dealer);
            [Some(&mut hit.to), Some(&mut hit.dealer), also].into_iter().flatten()
        });
        let leaving = self.leaving.iter_mut().map(|(unit, _)| unit);
        hits.chain(leaving)
            .chain(self.done.iter_mut().map(|(card, _)| card))
            .chain(&mut self.offered)
            .chain(&mut self.twice)
    }

    /// Every card mentioned by its number alone.
    pub(crate) fn numbers(&mut self) -> impl Iterator<Item = &mut Uid> {
        let guards = self.leaving.iter_mut().filter_map(|(_, how)| match how {
            Leaving::Captured(guard) => Some(guard),
            _ => None,
        });
        self.shields.iter_mut().chain(guards)
    }
}
