//! Where every card of a view is, as far as its eyes know.

use std::collections::BTreeMap;
use swu_view::{CardView, UpgradeView, View};

/// Where a card is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Location {
    /// Whose side, 1 or 2.
    pub player: u8,
    /// In the words of the format.
    pub zone: &'static str,
    /// The printed card.
    pub id: String,
    /// The unit it is attached to.
    pub host: Option<u16>,
    /// Is it a leader?
    pub leader: bool,
}

/// The name of an arena.
pub(super) fn arena(arena: swu_language::word::Arena) -> &'static str {
    match arena {
        swu_language::word::Arena::Ground => "ground",
        swu_language::word::Arena::Space => "space",
    }
}

/// Is a card a token? It comes from outside the game and goes there.
pub(super) fn is_token(id: &str) -> bool {
    id.rsplit('_').next().is_some_and(|number| number.starts_with('T'))
}

/// The number of a player in the format.
pub(super) fn number(seat: usize) -> u8 {
    u8::try_from(seat + 1).unwrap_or(u8::MAX)
}

/// Every card whose face is seen, by its handle.
pub(super) fn locations(view: &View) -> BTreeMap<u16, Location> {
    let mut found = BTreeMap::new();
    for (seat, side) in view.seats.iter().enumerate() {
        let player = number(seat);
        let mut put = |uid: u16, id: &str, zone, host, leader| {
            found.insert(uid, Location { player, zone, id: id.to_owned(), host, leader });
        };
        for (cards, zone) in [(&side.hand, "hand"), (&side.discard, "discard")] {
            cards.iter().filter_map(CardView::known).for_each(|card| put(card.uid, &card.id, zone, None, false));
        }
        let resources = side.resources.iter().filter_map(|resource| resource.card.known());
        resources.for_each(|card| put(card.uid, &card.id, "resource", None, false));
        side.base.captives.iter().for_each(|card| put(card.uid, &card.id, "capture", None, false));
        for unit in &side.units {
            let zone = arena(unit.arena);
            put(unit.uid, &unit.id, zone, None, unit.leader);
            unit.guarded().for_each(|card| put(card.uid, &card.id, "capture", None, false));
            let cards = unit.upgrades.iter().filter(|upgrade| upgrade.token.is_none());
            let leads = |upgrade: &UpgradeView| side.leaders.iter().any(|leader| leader.uid == upgrade.uid);
            cards.for_each(|upgrade| put(upgrade.uid, &upgrade.id, zone, Some(unit.uid), leads(upgrade)));
        }
    }
    found
}

/// How many cards of each seat's hand and resources are not seen: `hand`, `resource`.
pub(super) fn hidden(view: &View) -> Vec<[(&'static str, usize); 2]> {
    let sides = view.seats.iter().map(|side| {
        let hand = side.hand.iter().filter(|card| card.known().is_none()).count();
        let resources = side.resources.iter().filter(|resource| resource.card.known().is_none()).count();
        [("hand", hand), ("resource", resources)]
    });
    sides.collect()
}
