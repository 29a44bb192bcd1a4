//! Disclosing, and Spies.

use crate::position::play;

#[test]
fn sec_182_charged_with_treason() {
    play(
        "ann: res 4; hand SEC_182, SEC_153
         bob: ground AT-ST
         ann plays SEC_182 > decline
         => AT-ST: undamaged",
    );
}

#[test]
fn sec_132_imperial_occupier() {
    play(
        "ann: ground SEC_132
         bob: ground Wampa
         ann attacks Wampa with SEC_132
         => Spy: 0/2, exhausted, Raid",
    );
}

#[test]
fn sec_078_hyperspace_disaster() {
    play(
        "ann: res 7; hand SEC_078
         bob: space LOF_253; ground AT-ST
         ann plays SEC_078
         => LOF_253: in bob's discard; AT-ST: undamaged",
    );
}
