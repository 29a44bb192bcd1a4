//! Pilots, played as units and as upgrades (rule 25.1).

use crate::position::play;

#[test]
fn jtl_034_interceptor_ace() {
    play(
        "ann: res 3; hand JTL_034; space JTL_069 (2 damage); ground Wampa
         ann pilots JTL_034 for 3 on JTL_069
         => JTL_069: 8/10, Grit, JTL_034",
    );
    play(
        "ann: res 3; hand JTL_034
         ann plays JTL_034 for 3
         => JTL_034: 2/3, Grit, exhausted",
    );
}

#[test]
fn jtl_036_iden_versio() {
    play(
        "ann: res 3; hand JTL_036; space JTL_069
         ann pilots JTL_036 for 3 on JTL_069
         => JTL_069: 7/10, JTL_036, Shield x1",
    );
}

#[test]
fn jtl_045_hera_syndulla() {
    play(
        "ann: base 3; space JTL_069 (JTL_045)
         => JTL_069: 6/10, Restore 1
         ann attacks bob's base with JTL_069
         => ann: base 2; bob: base 6",
    );
}

#[test]
fn jtl_046_paige_tico() {
    play(
        "ann: space JTL_069 (JTL_046)
         ann attacks bob's base with JTL_069
         => bob: base 7; JTL_069: 1 damage, Experience",
    );
}

#[test]
fn jtl_058_academy_graduate() {
    play(
        "ann: ground JTL_058; space JTL_069 (JTL_058)
         => JTL_058: Sentinel; JTL_069: Sentinel, 5/9",
    );
}

#[test]
fn jtl_084_wingman_victor_two() {
    play(
        "ann: res 1; hand JTL_084; space JTL_069
         ann pilots JTL_084 for 1 on JTL_069
         => ann: units 2; JTL_069: 5/8; TIE Fighter: 1/1",
    );
    play(
        "ann: res 2; hand JTL_084; space JTL_069
         ann plays JTL_084 for 2
         => ann: units 2",
    );
}

#[test]
fn jtl_093_nien_nunb() {
    play(
        "ann: ground JTL_093, JTL_058; space JTL_069 (JTL_045)
         => JTL_093: 3/2",
    );
    play(
        "ann: ground JTL_058; space JTL_069 (JTL_093)
         => JTL_069: 6/9",
    );
}

#[test]
fn jtl_108_clone_pilot() {
    play(
        "// A Vehicle has room for one Pilot.
         ann: res 2; hand JTL_108; space JTL_069 (JTL_058), JTL_061
         ann pilots JTL_108 for 2
         => JTL_061: 4/4; JTL_069: no JTL_108",
    );
}

#[test]
fn jtl_150_biggs_darklighter() {
    play(
        "ann: space JTL_061 (JTL_150), JTL_064 (JTL_150)
         => JTL_061: Overwhelm, 4/3; JTL_064: no Overwhelm, 4/5",
    );
}

#[test]
fn jtl_196_dagger_squadron_pilot() {
    play(
        "ann: res 1; hand JTL_196; space JTL_069
         ann pilots JTL_196 on JTL_069
         => JTL_069: 6/8; ann: 0 ready",
    );
}

#[test]
fn jtl_211_independent_smuggler() {
    play(
        "ann: ground JTL_211; space JTL_069 (JTL_211)
         => JTL_211: Raid 1; JTL_069: 5/8, Raid 1
         ann attacks bob's base with JTL_069
         => bob: base 6",
    );
}

#[test]
fn jtl_247_resistance_x_wing() {
    play(
        "ann: space JTL_247
         => JTL_247: 2/2",
    );
    play(
        "ann: space JTL_247 (JTL_196)
         => JTL_247: 5/4",
    );
}

#[test]
fn jtl_101_red_leader() {
    play(
        "ann: res 3; hand JTL_101; ground JTL_058; space JTL_069 (JTL_045)
         ann plays JTL_101 for 2
         => JTL_101: exhausted",
    );
    play(
        "ann: res 1; hand JTL_196; space JTL_101
         ann pilots JTL_196 on JTL_101
         => ann: units 2; X-Wing: 2/2",
    );
}

#[test]
fn jtl_126_eject() {
    play(
        "ann: res 2; hand JTL_126; space JTL_069 (JTL_045); deck Wampa
         ann plays JTL_126
         => JTL_069: 4/7, no upgrades; JTL_045: exhausted, 2/3, in the ground arena; ann: hand 1",
    );
}

#[test]
fn jtl_038_corvus() {
    play(
        "// A unit that becomes an upgrade is no unit any longer: its damage and its upgrades are gone.
         ann: res 5; hand JTL_038; ground JTL_058 (1 damage, Experience)
         ann plays JTL_038 > JTL_058
         => JTL_038: 5/7, JTL_058, Sentinel; ann: units 1",
    );
}

#[test]
fn jtl_049_l3_37() {
    play(
        "ann: ground JTL_049 (2 damage); space JTL_069
         bob: ground Wampa
         bob starts
         bob attacks JTL_049 with Wampa > ann: JTL_069
         => JTL_069: 7/10, JTL_049; ann: units 1, discard 0",
    );
}
