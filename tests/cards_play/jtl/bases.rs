//! Bases that change the start of a game.

use crate::position::{Opening, opening_at};
use swu_view::{DecisionKind, Verb, View};

/// Picks the first option with one of these verbs.
fn pick(table: &mut Opening, verbs: &[Verb]) {
    let decision = table.decision().expect("a game that starts awaits something");
    let place = decision.options.iter().position(|option| verbs.contains(&option.verb));
    table.choose(place.unwrap_or_else(|| panic!("{:?} has none of these", decision.prompt))).expect("it is an option");
}

fn kind(table: &Opening) -> DecisionKind {
    table.decision().expect("a game that starts awaits something").kind
}

fn hands(view: &View) -> Vec<usize> {
    view.seats.iter().map(|seat| seat.hand.len()).collect()
}

#[test]
fn jtl_021_colossus() {
    let mut table = opening_at("JTL_021");
    pick(&mut table, &[Verb::Seat]);
    assert_eq!((kind(&table), hands(&table.view())), (DecisionKind::Mulligan, vec![5, 5]));
    pick(&mut table, &[Verb::Mulligan]);
    pick(&mut table, &[Verb::Mulligan]);
    assert_eq!(hands(&table.view()), [5, 5]);
}

#[test]
fn jtl_028_nabat_village() {
    let mut table = opening_at("JTL_028");
    pick(&mut table, &[Verb::Seat]);
    assert_eq!((kind(&table), hands(&table.view())), (DecisionKind::Resource, vec![9, 9]));
    while kind(&table) != DecisionKind::Action {
        pick(&mut table, &[Verb::Resource, Verb::Seat, Verb::Bottom, Verb::Card]);
    }
    let view = table.view();
    assert_eq!(hands(&view), [4, 4]);
    assert_eq!(view.seats.iter().map(|seat| seat.deck.len()).collect::<Vec<usize>>(), [14, 14]);
}
