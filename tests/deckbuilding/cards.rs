//! Every card with an ability or a reward, in a position named after it.

mod bases;
mod empire;
mod neutral;
mod rebels;

use super::position::{Table, table};
use deckbuilding::cards::word::Side;

/// A table at which this card of the row has been defeated, with its reward still to take.
#[track_caller]
fn defeated(of: Side, id: &str, mine: &str, rest: &str) -> Table {
    let (hunter, who, other) = match of {
        Side::Empire => ("luke_skywalker y_wing*2", 'R', 'E'),
        Side::Rebel => ("darth_vader tie_fighter*2", 'E', 'R'),
    };
    let mut table = table(&format!("{who}: units {hunter} {mine}\n{other}:\nrow: {id} {rest}"));
    let strong = hunter.split(' ').next().unwrap_or_default();
    table.pick(&format!("attack {id}")).pick(&format!("commit {strong}"));
    while !table.offers("done") {
        table.pick("commit");
    }
    table.pick("done");
    table
}

/// The reward of this card: this many resources, and the Force moves this far.
#[track_caller]
fn pays(of: Side, id: &str, resources: u16, force: i8) {
    let mut table = defeated(of, id, "", "");
    table.pick("yes");
    let force = match of {
        Side::Empire => force,
        Side::Rebel => -force,
    };
    assert_eq!((table.resources(0), table.force()), (resources, force.clamp(-3, 3)));
}

/// The reward of this card: this many cards from hand or discard pile are exiled, or fewer if that is allowed.
#[track_caller]
fn exiles(of: Side, id: &str, number: usize, fewer: bool) {
    let held = match of {
        Side::Empire => "hand rebel_trooper discard alliance_shuttle temple_guardian",
        Side::Rebel => "hand stormtrooper discard imperial_shuttle inquisitor",
    };
    let mut none = defeated(of, id, held, "");
    none.pick(if fewer { "done" } else { "no" });
    assert!(none.exiled(0).is_empty());
    let mut table = defeated(of, id, held, "");
    for _ in 0..number {
        table.pick("card");
    }
    assert_eq!((table.exiled(0).len(), table.offers("end-turn")), (number, true));
}
