//! Units and events that say little.

use crate::position::play;

#[test]
fn jtl_033_onyx_squadron_brute() {
    play(
        "ann: base 5; space JTL_033 (2 damage)
         bob: space JTL_069
         bob starts
         bob attacks JTL_033 with JTL_069 > ann: ann's base
         => ann: base 3",
    );
}

#[test]
fn jtl_042_power_from_pain() {
    play(
        "ann: res 3; hand JTL_042; ground Wampa (3 damage)
         ann plays JTL_042
         => Wampa: 7/5",
    );
}

#[test]
fn jtl_051_red_squadron_x_wing() {
    play(
        "ann: res 3; hand JTL_051; deck Wampa
         ann plays JTL_051 > yes
         => JTL_051: 2 damage; ann: hand 1",
    );
}

#[test]
fn jtl_052_dqar_cargo_frigate() {
    play(
        "ann: space JTL_052 (2 damage)
         => JTL_052: 4/7",
    );
}

#[test]
fn jtl_053_the_ghost() {
    play(
        "ann: space JTL_053 (Shield), JTL_050
         => JTL_053: Sentinel; JTL_050: Sentinel",
    );
}

#[test]
fn jtl_059_corporate_defense_shuttle() {
    play(
        "ann: space JTL_059
         => ann can't attack bob's base with JTL_059 (9.2)",
    );
}

#[test]
fn jtl_079_out_the_airlock() {
    play(
        "ann: res 5; hand JTL_079
         bob: ground Wampa
         ann plays JTL_079
         => Wampa: gone",
    );
}

#[test]
fn jtl_080_nebula_ignition() {
    play(
        "ann: res 9; hand JTL_080; ground Wampa (Shield)
         bob: ground AT-ST
         ann plays JTL_080
         => AT-ST: gone; Wampa: in play",
    );
}

#[test]
fn jtl_082_kijimi_patrollers() {
    play(
        "ann: res 2; hand JTL_082
         ann plays JTL_082
         => ann: units 2; TIE Fighter: 1/1",
    );
}

#[test]
fn jtl_085_victor_leader() {
    play(
        "ann: space JTL_085, JTL_069; ground Wampa
         => JTL_069: 5/8; Wampa: 4/5; JTL_085: 2/4",
    );
}

#[test]
fn jtl_090_executor() {
    play(
        "ann: res 11; hand JTL_090
         ann plays JTL_090
         => ann: units 4",
    );
}

#[test]
fn jtl_092_scramble_fighters() {
    play(
        "ann: res 7; hand JTL_092
         ann plays JTL_092
         => ann: units 8; TIE Fighter #1: ready",
    );
}

#[test]
fn jtl_107_bunker_defender() {
    play(
        "ann: ground JTL_107; space JTL_069
         => JTL_107: Sentinel",
    );
}

#[test]
fn jtl_115_clone_combat_squadron() {
    play(
        "ann: space JTL_115, JTL_069, JTL_061
         => JTL_115: 5/5",
    );
}

#[test]
fn jtl_117_general_draven() {
    play(
        "ann: res 5; hand JTL_117
         ann plays JTL_117
         => ann: units 2; X-Wing: 2/2",
    );
}

#[test]
fn jtl_137_vonregs_tie_interceptor() {
    play(
        "ann: space JTL_137
         => JTL_137: no Overwhelm",
    );
    play(
        "ann: space JTL_137 (Experience)
         => JTL_137: Overwhelm, no Raid",
    );
    play(
        "ann: space JTL_137 (Experience x3)
         => JTL_137: Overwhelm, Raid 1",
    );
}

#[test]
fn jtl_144_no_disintegrations() {
    play(
        "ann: res 3; hand JTL_144
         bob: ground Wampa
         ann plays JTL_144
         => Wampa: 4 damage",
    );
}

#[test]
fn jtl_161_captain_tarkin() {
    play(
        "ann: ground JTL_161; space JTL_069
         => JTL_069: 5/7, Overwhelm",
    );
}

#[test]
fn jtl_230_electromagnetic_pulse() {
    play(
        "ann: res 1; hand JTL_230
         bob: space JTL_069; ground Wampa
         ann plays JTL_230
         => JTL_069: exhausted, 2 damage",
    );
}

#[test]
fn jtl_254_dedicated_wingmen() {
    play(
        "ann: res 4; hand JTL_254
         ann plays JTL_254
         => ann: units 2; X-Wing #1: exhausted",
    );
}

#[test]
fn jtl_262_evasive_maneuver() {
    play(
        "ann: res 2; hand JTL_262
         bob: ground Wampa
         ann plays JTL_262
         => Wampa: exhausted",
    );
}
