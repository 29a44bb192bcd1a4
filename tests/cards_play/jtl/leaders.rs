//! Leaders, also those that deploy as upgrades (rule 25.2).

use crate::position::play;

#[test]
fn jtl_002_grand_admiral_thrawn() {
    play(
        "// Used again: another TIE Fighter for each.
         ann: leader JTL_002; space JTL_087 (2 damage)
         bob: space JTL_069; ground Wampa
         ann attacks JTL_069 with JTL_087 > yes
         => ann: units 2, leader exhausted",
    );
}

#[test]
fn jtl_006_darth_vader() {
    play(
        "ann: leader JTL_006; space JTL_069
         ann attacks bob's base with JTL_069
         bob passes
         ann uses JTL_006
         => ann: units 2, leader exhausted; TIE Fighter: exhausted",
    );
    play(
        "// A token Vehicle does not count.
         ann: leader JTL_006; space TIE Fighter
         ann attacks bob's base with TIE Fighter
         bob passes
         ann uses JTL_006
         => ann: units 1",
    );
}

#[test]
fn jtl_010_captain_phasma() {
    play(
        "ann: res 1; leader JTL_010; hand JTL_132
         ann plays JTL_132
         bob passes
         ann uses JTL_010 > bob's base
         => bob: base 1",
    );
}

#[test]
fn jtl_012_luke_skywalker() {
    play(
        "ann: leader JTL_012; space JTL_061
         bob: ground Wampa
         ann attacks bob's base with JTL_061
         bob passes
         ann uses JTL_012 > Wampa
         => Wampa: 1 damage",
    );
    play(
        "// As a Pilot he makes a leader unit; a Fighter gets the attack.
         ann: leader JTL_012 (deployed); space JTL_061 (JTL_012)
         bob: ground Wampa
         => JTL_061: 6/7
         ann attacks bob's base with JTL_061 > Wampa
         => Wampa: 3 damage; bob: base 6",
    );
}

#[test]
fn jtl_015_rio_durant() {
    play(
        "ann: leader JTL_015 (deployed); space JTL_064 (JTL_015)
         => JTL_064: 6/8, Saboteur",
    );
}

#[test]
fn jtl_016_admiral_ackbar() {
    play(
        "ann: res 1; leader JTL_016
         bob: ground Wampa
         ann uses JTL_016
         => Wampa: exhausted; bob: units 2; X-Wing: 2/2",
    );
}
