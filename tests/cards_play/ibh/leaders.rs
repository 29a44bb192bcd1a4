//! Leaders: Intro Battle: Hoth.

use crate::position::play;

#[test]
fn ibh_001_leia_organa() {
    play(
        "ann: leader IBH_001; res 1; ground Wampa (2 damage)
         bob: ground AT-ST (1 damage)
         ann uses IBH_001
         => Wampa: 1 damage; AT-ST: 1 damage; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader IBH_001 (deployed, 1 damage); ground Wampa (2 damage), Yoda (1 damage)
         ann attacks bob's base with Leia > Wampa > Leia
         => Wampa: 1 damage; Leia: undamaged; Yoda: 1 damage; bob: base 3",
    );
}

#[test]
fn ibh_053_darth_vader() {
    play(
        "ann: leader IBH_053; res 1
         ann uses IBH_053 > bob's base
         => bob: base 1; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader IBH_053 (deployed)
         ann attacks bob's base with Vader > bob's base
         => bob: base 5",
    );
}
