//! Every card with an ability or a reward, in a position named after it.

mod bases;
mod clone_wars_bases;
mod clone_wars_neutral;
mod empire;
mod neutral;
mod rebels;
mod republic;
mod separatists;

use super::position::{Table, table};

/// A table at which this card of the row has been defeated, with its reward still to take.
#[track_caller]
fn defeated(of: char, id: &str, mine: &str, rest: &str) -> Table {
    let (hunter, who) = match of {
        'E' => ("luke_skywalker y_wing*2", 'R'),
        'R' => ("darth_vader tie_fighter*2", 'E'),
        'S' => ("cw_mace_windu cw_v19_torrent*2", 'G'),
        _ => ("cw_count_dooku cw_b2_battle_droid*2", 'S'),
    };
    let mut table = table(&format!("{who}: units {hunter} {mine}\n{of}:\nrow: {id} {rest}"));
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
fn pays(of: char, id: &str, resources: u16, force: i8) {
    let mut table = defeated(of, id, "", "");
    table.pick("yes");
    let force = match of {
        'E' | 'S' => force,
        _ => -force,
    };
    assert_eq!((table.resources(0), table.force()), (resources, force.clamp(-3, 3)));
}

/// The reward of this card: this many cards from hand or discard pile are exiled, or fewer if that is allowed.
#[track_caller]
fn exiles(of: char, id: &str, number: usize, fewer: bool) {
    let held = match of {
        'E' => "hand rebel_trooper discard alliance_shuttle temple_guardian",
        'R' => "hand stormtrooper discard imperial_shuttle inquisitor",
        'S' => "hand cw_clone_trooper discard cw_republic_shuttle cw_jedi_knight",
        _ => "hand cw_b1_battle_droid discard cw_separatist_shuttle cw_dark_side_agent",
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
