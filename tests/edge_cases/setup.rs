//! What can only be shown from the start of a game.

use crate::position::opening;
use swu_view::{DecisionKind, Verb};

// rule 6.5
#[test]
fn e016_resources_of_the_setup_are_ready() {
    let mut game = opening();
    loop {
        let decision = game.decision().expect("a game that starts awaits something");
        if decision.kind == DecisionKind::Action {
            break;
        }
        let place =
            decision.options.iter().position(|option| matches!(option.verb, Verb::Seat | Verb::Keep | Verb::Resource));
        game.choose(place.expect("setup asks for a seat, a hand or a resource")).expect("it is an option");
    }
    let view = game.view();
    assert_eq!(view.round, 1);
    for seat in &view.seats {
        assert_eq!((seat.resources.len(), seat.ready_resources(), seat.hand.len()), (2, 2, 4));
    }
}
