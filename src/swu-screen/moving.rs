//! The cursor on the table: along lists first, otherwise to what is drawn next in that direction.

use crate::lines::refer::words_for_name;
use crate::thing::Thing;
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use shell::command::Command;
use shell::session::Session;
use swu_view::{UnitView, View};

/// Whose side of two is at the bottom: that of the only person, otherwise of the deciding player if that was wished
/// for. Bots turn nothing.
pub(crate) fn below(session: &dyn Session, turning: bool, before: Option<Seat>) -> Option<Seat> {
    let people = session.people();
    match people.as_slice() {
        [only] => Some(*only),
        _ if turning => session.decides().filter(|seat| people.contains(seat)).or(before),
        _ => None,
    }
}

/// The seat that many places after the one looked at, or after the one that acts.
pub(super) fn beside(view: &View, focus: Option<Seat>, step: isize) -> Seat {
    let acting = view.decision.as_ref().map_or(view.active, |decision| decision.seat);
    let count = view.seats.len().max(1) as isize;
    let from = focus.unwrap_or(acting).index() as isize;
    Seat((from + step).rem_euclid(count) as u8)
}

/// Where the cursor goes from here.
pub(super) fn moved(view: &View, hits: &Hits, from: Option<Thing>, direction: Command) -> Option<Thing> {
    // A thing that is not on the screen is no starting point.
    let from = from.filter(|thing| hits.things().any(|(_, spot)| Thing::at(spot) == Some(*thing)));
    let next = from.and_then(|thing| along(view, thing, direction));
    let drawn = || hits.towards(Spot::from(from?), direction).and_then(Thing::at);
    next.or_else(drawn).or(from).or_else(|| first(hits))
}

/// The next of the same list, which may be scrolled out of sight.
fn along(view: &View, thing: Thing, direction: Command) -> Option<Thing> {
    let step: isize = match direction {
        Command::Up => -1,
        Command::Down => 1,
        _ => return None,
    };
    match thing {
        Thing::Unit(uid) => {
            let side = view.seats.iter().find(|side| side.units.iter().any(|unit| unit.uid == uid))?;
            let arena = side.units.iter().find(|unit| unit.uid == uid)?.arena;
            let units: Vec<u16> = side.units.iter().filter(|unit| unit.arena == arena).map(|unit| unit.uid).collect();
            let at = units.iter().position(|other| *other == uid)?;
            units.get(at.checked_add_signed(step)?).map(|uid| Thing::Unit(*uid))
        }
        Thing::Hand(index) => {
            let side = view.seats.get(view.viewer?.index())?;
            index.checked_add_signed(step).filter(|to| *to < side.hand.len()).map(Thing::Hand)
        }
        _ => None,
    }
}

/// Where the cursor begins: on a unit, if there is one.
fn first(hits: &Hits) -> Option<Thing> {
    let things = || hits.things().filter_map(|(_, spot)| Thing::at(spot));
    things().find(|thing| matches!(thing, Thing::Unit(_))).or_else(|| things().next())
}

/// The next unit, leader or card of the open hand with this name, after the one under the cursor; for an upgrade or a
/// captive, what it is on or under.
pub(super) fn called(view: &View, text: &str, from: Option<Thing>) -> Option<Thing> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let fits = |name: &str| {
        words_for_name(&words, name) == Some(words.len()) || name.to_lowercase().contains(&text.to_lowercase())
    };
    let mut things = Vec::new();
    for (seat, side) in Seat::all(view.seats.len()).zip(&view.seats) {
        let named = |unit: &&UnitView| {
            let on_it = unit.upgrades.iter().any(|upgrade| fits(&upgrade.name));
            fits(&unit.name) || on_it || unit.guarded().any(|captive| fits(&captive.name))
        };
        things.extend(side.units.iter().filter(named).map(|unit| Thing::Unit(unit.uid)));
        let on_base = side.base.upgrades.iter().any(|upgrade| fits(&upgrade.name));
        things.extend(on_base.then_some(Thing::Base(seat)));
        let leaders = side.leaders.iter().filter(|leader| !leader.deployed && fits(&leader.name));
        things.extend(leaders.map(|leader| Thing::Leader(leader.uid)));
    }
    if let Some(side) = view.viewer.and_then(|seat| view.seats.get(seat.index())) {
        let hand = side.hand.iter().enumerate();
        let cards = hand.filter(|(_, card)| card.known().is_some_and(|card| fits(&card.name)));
        things.extend(cards.map(|(index, _)| Thing::Hand(index)));
    }
    let after = things.iter().position(|thing| Some(*thing) == from).map_or(0, |at| at + 1);
    things.get(after).or(things.first()).copied()
}
