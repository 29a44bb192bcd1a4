//! Which cards of an open hand are new to its owner: they are marked until the hand closes or its owner has acted.

use seats::Seat;
use shell::session::Visible;
use std::collections::{BTreeMap, BTreeSet};
use swu_view::{CardView, DecisionKind, DecisionView, View};

/// What each owner has seen of their hand.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Fresh {
    seen: BTreeMap<Seat, BTreeSet<u16>>,
    /// The marked cards of the hand that is open.
    marked: Option<(Seat, BTreeSet<u16>)>,
}

impl Fresh {
    /// The cards to mark now; `answered` is what was asked before, if that has been answered since.
    pub(crate) fn of(&mut self, visible: Visible<'_, View>, answered: Option<&DecisionView>) -> BTreeSet<u16> {
        let Visible::Open(seat, view) = visible else {
            self.marked = None;
            return BTreeSet::new();
        };
        let cards = view.seats.get(seat.index()).map(|side| side.hand.as_slice()).unwrap_or_default();
        let held: BTreeSet<u16> = cards.iter().filter_map(CardView::known).map(|card| card.uid).collect();
        let acted = answered.is_some_and(|asked| asked.seat == seat && asked.kind == DecisionKind::Action);
        let before = self.marked.take().filter(|(whose, _)| *whose == seat && !acted).map(|(_, marked)| marked);
        // Nothing is new in a first hand.
        let new = match self.seen.get(&seat) {
            Some(seen) => held.difference(seen).copied().collect(),
            None => BTreeSet::new(),
        };
        let marked: BTreeSet<u16> = before.unwrap_or_default().intersection(&held).copied().chain(new).collect();
        self.seen.entry(seat).or_default().extend(&held);
        self.marked = Some((seat, marked.clone()));
        marked
    }
}
