//! What is special about how a card is paid for and enters.

use crate::position::play;

// rule 22.4
#[test]
fn a_copy_has_what_is_printed_there_but_is_not_unique() {
    play(
        "ann: hand Look-Alike; res 3; ground Luke Skywalker (2 damage)
         ann plays Look-Alike > Luke
         => Luke #2: 6/7, undamaged, exhausted, trait Clone, trait Jedi; ann: 0 ready; bob to act",
    );
}

// rule 22.4
#[test]
fn elsewhere_it_is_itself_again() {
    play(
        "ann: hand Look-Alike; res 3; ground Wampa
         bob: hand Waylay; res 3
         ann plays Look-Alike > Wampa
         bob plays Waylay > Wampa #2
         => ann: has Look-Alike in hand, hand 1",
    );
}

// rule 22.4
#[test]
fn nothing_needs_to_be_copied() {
    play(
        "ann: hand Look-Alike; res 3; ground Wampa
         ann plays Look-Alike > decline
         => Look-Alike: in ann's discard",
    );
}

// rule 9.2c
#[test]
fn the_next_action_must_be_an_attack_on_a_unit() {
    play(
        "ann: hand Red Rag; ground Cell Block Guard (exhausted)
         bob: ground Wampa, Battlefield Marine
         ann plays Red Rag > Wampa
         => bob can attack with Wampa; bob can't attack with Marine (-); bob can't pass (-)
         bob attacks with Wampa
         => Cell Block Guard: gone; ann to act
         ann passes
         => bob can attack with Marine",
    );
}

// rule 9.2c
#[test]
fn a_unit_that_cannot_attack_forces_nothing() {
    play(
        "ann: hand Red Rag
         bob: ground Wampa (exhausted), Battlefield Marine
         ann plays Red Rag > Wampa
         => bob can attack with Marine; bob can pass",
    );
    play(
        "ann: hand Red Rag
         bob: ground Wampa
         ann plays Red Rag
         bob attacks base with Wampa
         => ann: base 4",
    );
}

// rules 2.6, 21.1
#[test]
fn tokens_may_enter_ready() {
    play(
        "ann: ground Drill Sergeant
         ann uses Sergeant
         => Clone Trooper: ready",
    );
}

// rule 5.5
#[test]
fn an_additional_cost_must_be_payable() {
    play(
        "ann: hand Open Fire; res 3
         bob: ground Blood Price
         => ann can't play Open Fire (5.6)",
    );
    play(
        "ann: hand Open Fire; res 3; ground Wampa
         bob: ground Blood Price
         ann plays Open Fire
         => Wampa: gone; Blood Price: gone; ann: 0 ready, discard 2",
    );
}
