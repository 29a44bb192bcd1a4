//! Cards that become visible to everybody: the text of each is told once.

use shell::cards::{CardFacts, Cards};
use std::collections::BTreeSet;
use swu_view::{CardView, View};

/// The cards that have been visible to everybody, by id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Met(BTreeSet<String>);

impl Met {
    /// Everything on the table is known by name: `inspect` reads it.
    pub(crate) fn know(&mut self, view: &View) {
        self.0.extend(open(view).map(str::to_owned));
    }

    /// The cards that came since, except those heard before.
    pub(crate) fn came<'a>(&mut self, view: &View, cards: &'a dyn Cards, heard: &[String]) -> Vec<&'a CardFacts> {
        let new: BTreeSet<&str> = open(view).filter(|id| !self.0.contains(*id)).collect();
        let told = new.iter().filter(|id| !heard.iter().any(|heard| heard == **id));
        let came = told.filter_map(|id| cards.facts(id)).collect();
        self.know(view);
        came
    }
}

/// The ids of all cards that these eyes see face up: what somebody who asks about a name most likely means.
pub(crate) fn in_sight(view: &View) -> Vec<String> {
    let sides = || view.seats.iter();
    let leaders = sides().flat_map(|side| &side.leaders).map(|leader| leader.id.as_str());
    let bases = sides().map(|side| side.base.id.as_str());
    let hand = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|side| side.hand.as_slice());
    let hand = hand.unwrap_or_default().iter().filter_map(CardView::known).map(|card| card.face());
    open(view).chain(leaders).chain(bases).chain(hand).map(str::to_owned).collect()
}

/// The ids of the units, of what is attached to them and to the bases, and of the discard piles.
fn open(view: &View) -> impl Iterator<Item = &str> {
    view.seats.iter().flat_map(|side| {
        let units = side.units.iter();
        let upgrades = side.upgrades().map(|upgrade| upgrade.id.as_str());
        let discard = side.discard.iter().filter_map(CardView::known).map(|card| card.id.as_str());
        units.map(|unit| unit.face()).chain(upgrades).chain(discard)
    })
}
