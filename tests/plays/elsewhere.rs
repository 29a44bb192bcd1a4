//! Cards that are played from somewhere else than hand and resources.

use crate::position::play;

// rules 4.4, 16.1
#[test]
fn a_defeated_unit_may_be_played_again_by_its_owner() {
    play(
        "ann: hand SOR_078; res 5
         bob: ground Wampa (Second Wind); res 0
         ann plays Vanquish > Wampa
         bob plays Wampa for 0
         => Wampa: controlled by bob, exhausted; bob: discard 1
         ann passes
         => bob can't play Second Wind (-)",
    );
}

// rule 16.1
#[test]
fn the_permission_ends_with_the_phase() {
    play(
        "ann: hand Vanquish; res 5
         bob: ground Wampa (Second Wind); res 9
         ann plays Vanquish > Wampa
         next round
         ann passes
         => bob can't play Wampa (-)",
    );
}

// rule 2.8
#[test]
fn only_the_same_object_may_be_played() {
    play(
        "ann: hand Kind Offer; deck Open Fire, Back Again; res 1
         bob: ground Wampa
         ann plays Kind Offer
         bob passes
         => ann can play Open Fire for 1; ann can play Back Again for 0
         ann plays Back Again
         bob attacks Back Again with Wampa
         => ann can't play Back Again (-); ann can play Open Fire for 1",
    );
}

// rule 8.3
#[test]
fn an_action_may_work_from_the_discard_pile() {
    play(
        "ann: discard Back Again; res 1; ground Wampa
         bob: ground Battlefield Marine
         => ann can't use Back Again (8.3)
         ann attacks Marine with Wampa
         bob passes
         ann uses Back Again
         => Back Again: exhausted; ann: 0 ready, discard 0",
    );
}

// rule 8.3
#[test]
fn anybody_may_use_what_says_so() {
    play(
        "ann: res 2
         bob: ground Hired Gun
         ann uses Hired Gun
         => Hired Gun: controlled by ann; ann: 0 ready; bob to act",
    );
}

// rules 19.6, 5.4
#[test]
fn a_captive_is_played_under_the_control_of_its_player() {
    play(
        "ann: hand Jail Break; ground Wampa (guards bob's Battlefield Marine)
         ann plays Jail Break
         => Battlefield Marine: controlled by ann, exhausted",
    );
}

// rule 5.2
#[test]
fn what_is_paid_less_may_depend_on_the_card() {
    play(
        "ann: hand Dark Rite; discard Wampa, Battlefield Marine; res 1
         ann plays Dark Rite
         => ann can pick Wampa; ann can pick Battlefield Marine",
    );
}

// rule 18.9
#[test]
fn a_bounty_plays_the_unit_it_was_on() {
    play(
        "ann: hand Vanquish; res 5
         bob: ground Wampa (Reward Poster)
         ann plays Vanquish > Wampa > yes
         => Wampa: controlled by ann, ready
         next round
         => Wampa: in bob's discard",
    );
}
