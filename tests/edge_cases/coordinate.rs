//! Coordinate, copies, faces of leaders.

use crate::position::play;

// rule 18.11
#[test]
fn e280_two_others_and_itself_are_three() {
    play(
        "ann: res 9; hand TWI_095; ground Wampa, Yoda
         ann plays TWI_095
         => ann: units 4; Clone Trooper: exhausted",
    );
    play(
        "ann: res 9; hand TWI_106; ground Wampa, Yoda
         bob: ground SOR_128
         ann plays TWI_106 > yes
         => SOR_128: gone",
    );
    play(
        "ann: res 9; hand TWI_095; ground Wampa
         ann plays TWI_095
         => ann: units 2; bob to act",
    );
}

// rule 18.11
#[test]
fn e281_off_and_on_again() {
    play(
        "ann: ground TWI_061, Wampa, SOR_128; res 9; hand SOR_128
         bob: res 9; hand Open Fire
         bob starts
         => TWI_061: Sentinel
         bob plays Open Fire > SOR_128
         => TWI_061: no Sentinel
         ann plays SOR_128
         => TWI_061: Sentinel",
    );
}

// rule 18.11
#[test]
fn e282_it_counts_for_who_controls_it() {
    play(
        "ann: res 9; hand SOR_224; ground Wampa, Yoda
         bob: ground TWI_061, AT-ST
         => TWI_061: no Sentinel
         ann plays SOR_224 > TWI_061
         => TWI_061: Sentinel",
    );
}

// rules 13, 18.11
#[test]
fn e283_it_lived_by_coordinating() {
    play(
        "ann: ground TWI_090 (3 damage), Wampa, SOR_128
         bob: res 9; hand Open Fire
         bob starts
         => TWI_090: 4/4
         bob plays Open Fire > SOR_128
         => TWI_090: gone; ann: units 1",
    );
}

// rule 7.5
#[test]
fn e217_a_leader_that_turned_stays_exhausted() {
    play(
        "ann: leader TWI_017; base 5; ground Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with Marine
         bob passes
         ann uses TWI_017
         => ann: leader exhausted, base 3, hand 1",
    );
}

// rule 10
#[test]
fn e218_epic_actions_are_left() {
    play(
        "ann: leader Anybody; res 5
         bob: ground TWI_255
         ann deploys Anybody
         => Anybody: 3/5",
    );
}

// rules 22, 17
#[test]
fn e219_a_copy_of_a_unique_unit() {
    play(
        "// Not unique, for its own cost; it stays what it is when the other goes.
         ann: res 9; hand TWI_116; ground Yoda
         bob: res 9; hand SOR_078
         ann plays TWI_116 for 7 > Yoda
         => ann: units 2
         bob plays SOR_078 > Yoda #1 > ann: done
         => ann: units 1; Yoda: 2/4, Restore 2",
    );
}

// rule 22
#[test]
fn e220_a_copy_of_nothing() {
    play(
        "ann: res 9; hand TWI_116
         ann plays TWI_116
         => ann: units 0, has TWI_116 in discard",
    );
}

// rule 11.17
#[test]
fn e125_only_the_defeat_is_used_again() {
    play(
        "// When Played and When Defeated in one: playing is not doubled.
         ann: leader JTL_002; res 6; hand JTL_087
         ann plays JTL_087
         => ann: units 2, leader ready; bob to act",
    );
}

// rule 18.1
#[test]
fn e126_keywords_are_not_used_again() {
    play(
        "// Restore is no On Attack ability to be counted, Ambush no When Played ability.
         ann: res 1; hand JTL_174; ground Yoda
         bob: ground AT-ST
         ann plays JTL_174 > bob's base
         => AT-ST: undamaged; bob: base 2",
    );
    play(
        "ann: space LOF_197; res 9; hand LOF_257
         bob: ground Battlefield Marine
         ann attacks bob's base with LOF_197
         bob passes
         ann plays LOF_257 > no
         => bob to act; LOF_257: exhausted",
    );
}

// rules 13, 20
#[test]
fn e310_what_arrives_meanwhile_may_be_played() {
    play(
        "ann: leader LOF_001; res 7; discard Resilient, LOF_074
         ann deploys LOF_001 > Resilient > LOF_074
         => Kylo: 6/11; ann: discard 0",
    );
}

// rule 8.4
#[test]
fn e317_the_next_action_must_be_that_attack() {
    play(
        "ann: res 1; hand SHD_144; ground AT-ST
         bob: ground Wampa, Yoda
         ann plays SHD_144 on Wampa
         => bob can't take the initiative (-); bob can't pass (-); bob can attack AT-ST with Wampa",
    );
}

// rule 9.5d
#[test]
fn e072_first_every_trigger_of_the_attack() {
    play(
        "ann: res 1; hand JTL_228; space JTL_183
         bob: space JTL_069
         ann plays JTL_228 > JTL_069 > bob
         => bob decides
         bob picks base
         bob picks base
         => ann decides; options JTL_069, decline",
    );
}

// rule 8.5
#[test]
fn e006_an_extra_action_does_not_end_the_phase_early() {
    play(
        "// Using and passing: nobody passed twice in a row.
         ann: ground Yoda
         bob: leader JTL_018; ground Wampa
         ann passes
         bob uses JTL_018
         bob passes
         => ann to act; action phase",
    );
}
