//! What the last action did to units and bases, as everybody saw: HP gained or lost, or new in play.

use crate::board::scene::Beat;
use std::collections::BTreeMap;
use swu_view::View;

/// The HP of units and bases before and after the newest line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Beats {
    newest: usize,
    left: BTreeMap<u16, i16>,
    beat: BTreeMap<u16, Beat>,
}

impl Beats {
    /// What changed when the log last grew. It stays until the log grows again; if the log got shorter, something was
    /// taken back and nothing is told.
    pub(crate) fn of(&mut self, view: &View, newest: usize) -> BTreeMap<u16, Beat> {
        let left = left(view);
        if newest != self.newest {
            let first = self.left.is_empty();
            let forward = newest > self.newest && !first;
            let changes = left.iter().filter_map(|(uid, now)| match self.left.get(uid) {
                None => Some((*uid, Beat::New)),
                Some(before) if before != now => Some((*uid, Beat::Hp(now - before))),
                Some(_) => None,
            });
            self.beat = if forward { changes.collect() } else { BTreeMap::new() };
            self.newest = newest;
        }
        self.left = left;
        self.beat.clone()
    }
}

fn left(view: &View) -> BTreeMap<u16, i16> {
    let units = view.seats.iter().flat_map(|side| &side.units).map(|unit| (unit.uid, unit.remaining()));
    let bases = view.seats.iter().map(|side| (side.base.uid, side.base.remaining()));
    units.chain(bases).collect()
}
