//! Vigilance: Secrets of Power.

use crate::position::play;

#[test]
fn sec_054_exiled_from_the_force() {
    play(
        "ann: ground Yoda (2 damage, bob's SEC_054)
         => Yoda: 4/4, Grit, no Restore",
    );
    play(
        "// It cannot gain others.
         ann: ground Wampa (bob's SEC_054); res 1; hand JTL_229
         ann plays JTL_229
         => Wampa: no Sentinel, no Overwhelm, Grit",
    );
}

#[test]
fn sec_055_dhani_pilgrim() {
    play(
        "ann: base 3; res 1; hand SEC_055
         bob: ground LOF_066
         ann plays SEC_055
         => ann: base 2
         bob attacks SEC_055 with LOF_066
         => ann: base 1; SEC_055: gone",
    );
}

#[test]
fn sec_056_escape_pod() {
    play(
        "ann: res 1; hand SEC_056; ground Wampa, SEC_214; leader Anybody (deployed); space TIE/ln Fighter
         bob: ground Yoda
         ann plays SEC_056
         => options Wampa, decline
         ann picks Wampa
         => SEC_056: guards Wampa",
    );
}

#[test]
fn sec_057_lobot() {
    play(
        "ann: ground SEC_057 (2 damage)
         => SEC_057: 2/4, Grit, Sentinel",
    );
}

#[test]
fn sec_058_lost_jedi() {
    play(
        "ann: ground SEC_058 (1 damage)
         => SEC_058: 2/3, Grit",
    );
}

#[test]
fn sec_059_senate_warden() {
    play(
        "ann: ground SEC_059, Wampa; hand SOR_046
         bob: ground AT-ST
         ann attacks AT-ST with SEC_059 > SOR_046 > Wampa
         => Wampa: Experience; ann: hand 1",
    );
    play(
        "ann: ground SEC_059, Wampa; hand Swoop Racer
         bob: ground AT-ST
         ann attacks AT-ST with SEC_059 > decline
         => Wampa: no upgrades",
    );
}

#[test]
fn sec_060_defense_fleet_x_wing() {
    play(
        "ann: space SEC_060
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn sec_061_willrow_hood() {
    play(
        "ann: ground SEC_061 (Resilient); res 1; hand JTL_175
         bob: res 9; hand JTL_175, SOR_251
         bob starts
         bob plays JTL_175
         => SEC_061: Resilient, undamaged
         ann plays JTL_175
         => SEC_061: no upgrades, 1 damage",
    );
    play(
        "// Only while it is the one friendly upgrade.
         ann: ground SEC_061 (Resilient, Experience)
         bob: res 9; hand JTL_175
         bob starts
         bob plays JTL_175 > Resilient
         => SEC_061: no Resilient",
    );
}

#[test]
fn sec_062_bardottan_ornithopter() {
    play(
        "ann: res 4; hand SEC_062, Yoda
         ann plays SEC_062 > Yoda
         => ann: hand 2",
    );
    play(
        "ann: res 4; hand SEC_062, Wampa
         ann plays SEC_062
         => ann: hand 1",
    );
}

#[test]
fn sec_063_rotunda_senate_guards() {
    play(
        "ann: ground SEC_063
         => SEC_063: Sentinel",
    );
    play(
        "ann: ground SEC_063 (1 damage)
         => SEC_063: no Sentinel",
    );
}

#[test]
fn sec_064_congress_of_malastare() {
    play(
        "ann: res 9; hand Jedi Lightsaber x2; ground SEC_064, Yoda
         ann plays Jedi Lightsaber #1 for 2 on Yoda
         bob passes
         => ann can play Jedi Lightsaber for 3
         next round
         => ann can play Jedi Lightsaber for 2",
    );
}

#[test]
fn sec_065_nala_se() {
    play(
        "ann: hand SOR_046, Yoda; ground SEC_065 (2 damage), Wampa (3 damage), AT-ST (3 damage)
         ann attacks bob's base with SEC_065 > Yoda > Wampa > Wampa > AT-ST > AT-ST
         => Wampa: 1 damage; AT-ST: 1 damage; SEC_065: 2 damage; bob: base 4",
    );
}

#[test]
fn sec_066_alderaanian_envoys() {
    play(
        "ann: base 5; ground SEC_066
         ann attacks bob's base with SEC_066
         => ann: base 2; bob: base 3",
    );
}

#[test]
fn sec_067_umbaran_mobile_cannon() {
    play(
        "ann: ground SEC_067
         bob: ground Wampa; res 9; hand SHD_178 x2
         ann attacks Wampa with SEC_067
         => SEC_067: undamaged
         bob plays SHD_178 #1 > SEC_067
         => SEC_067: 2 damage
         next round
         ann passes
         bob plays SHD_178 > SEC_067
         => SEC_067: 2 damage",
    );
}

#[test]
fn sec_068_lando_calrissian() {
    play(
        "ann: res 7; hand SEC_068; base 8; ground Wampa, Battlefield Marine; leader Anybody (deployed)
         bob: ground Yoda
         ann plays SEC_068 > Yoda > Wampa
         => Yoda: guards Wampa; ann: base 2; SEC_068: Grit",
    );
    play(
        "ann: res 7; hand SEC_068; base 8; ground Wampa
         ann plays SEC_068
         => ann: base 8, units 2",
    );
    play(
        "// Without another friendly unit nothing is healed.
         ann: res 7; hand SEC_068; base 8
         bob: ground Yoda
         ann plays SEC_068 > Yoda
         => ann: base 8",
    );
}

#[test]
fn sec_069_nimble_prowess() {
    play(
        "ann: res 1; hand SEC_069; ground Wampa
         bob: ground Yoda; space TIE/ln Fighter
         => ann can't play SEC_069 on Yoda (-)
         ann plays SEC_069
         => Wampa: 5/6; options Wampa, Yoda, decline
         ann picks Yoda
         => Yoda: exhausted; TIE/ln: ready",
    );
}

#[test]
fn sec_070_armor_of_fortune() {
    play(
        "ann: leader Anybody; res SEC_070, Filler x4; deck Yoda, Filler; ground Wampa
         ann deploys Anybody > SEC_070 > Wampa
         => Wampa: 4/8; ann: 5 resources, 3 ready",
    );
}

#[test]
fn sec_071_disciples_devotion() {
    play(
        "ann: ground Wampa (SEC_071)
         => Wampa: 5/8, no Sentinel
         ann attacks bob's base with Wampa
         => Wampa: Sentinel",
    );
}

#[test]
fn sec_072_scour_the_archives() {
    play(
        "ann: res 1; hand SEC_072; deck Filler x7, Resilient, SEC_070
         ann plays SEC_072 > Resilient
         => ann: has Resilient in hand, deck 8",
    );
}

#[test]
fn sec_073_the_eye_of_aldhani() {
    play(
        "ann: res 1; hand SEC_073; ground AT-ST
         bob: ground Wampa, Yoda; res 1
         ann plays SEC_073
         all pass
         ann picks decline
         bob picks decline > yes > no
         => bob: 0 ready; Wampa: ready; Yoda: exhausted; AT-ST: ready; round 3",
    );
}

#[test]
fn sec_074_relief_request() {
    play(
        "ann: res 2; hand SEC_074, Yoda; ground Wampa (4 damage), AT-ST (4 damage)
         ann plays SEC_074 > Wampa > Yoda > AT-ST
         => Wampa: 1 damage; AT-ST: 1 damage",
    );
    play(
        "ann: res 2; hand SEC_074, Yoda; ground Wampa (4 damage), AT-ST (4 damage)
         ann plays SEC_074 > Wampa > decline
         => Wampa: 1 damage; AT-ST: 4 damage",
    );
}

#[test]
fn sec_075_knowledge_and_defense() {
    play(
        "ann: res 3; hand SEC_075
         bob: ground Wampa
         ann plays SEC_075
         => Wampa: 2/3; ann: hand 1
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn sec_076_charged_with_murder() {
    play(
        "ann: res 4; hand SEC_076, Yoda, SOR_046; leader Anybody (deployed, 1 damage)
         bob: ground Wampa (1 damage), AT-ST
         ann plays SEC_076 > Yoda
         => Wampa: gone; ann: hand 2",
    );
    play(
        "ann: res 4; hand SEC_076, Yoda
         bob: ground Wampa (1 damage)
         ann plays SEC_076
         => Wampa: in play",
    );
}

#[test]
fn sec_077_retaliation() {
    play(
        "ann: res 5; hand SEC_077
         bob: ground Wampa, AT-ST
         bob starts
         bob attacks ann's base with Wampa
         ann plays SEC_077
         => Wampa: gone; AT-ST: in play",
    );
}
