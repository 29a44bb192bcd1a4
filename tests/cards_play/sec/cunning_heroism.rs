//! Cunning with Heroism: Secrets of Power.

use crate::position::play;

#[test]
fn sec_197_furtive_handmaiden() {
    play(
        "ann: ground SEC_197; hand Wampa; deck Yoda
         ann attacks bob's base with SEC_197 > yes
         => ann: has Yoda in hand, discard 1; bob: base 2",
    );
    play(
        "ann: ground SEC_197; hand Wampa; deck Yoda
         ann attacks bob's base with SEC_197 > no
         => ann: has Wampa in hand, deck 1",
    );
    play(
        "ann: ground SEC_197; deck Yoda
         ann attacks bob's base with SEC_197
         => ann: hand 0, deck 1",
    );
}

#[test]
fn sec_198_bail_organa() {
    play(
        "ann: ground SEC_198; hand Wampa
         ann attacks bob's base with SEC_198 > yes
         => ann: units 2, discard 1; Spy: exhausted",
    );
    play(
        "ann: ground SEC_198
         ann attacks bob's base with SEC_198
         => ann: units 1; bob: base 2",
    );
}

#[test]
fn sec_199_bravo_squadron_fighter() {
    play(
        "ann: space SEC_199
         bob: space JTL_064 (Shield)
         => ann can attack bob's base with SEC_199
         ann attacks JTL_064 with SEC_199
         => JTL_064: 2 damage",
    );
}

#[test]
fn sec_200_junior_senator() {
    play(
        "ann: res 2; hand SEC_200
         bob: ground Wampa (bob's Jedi Lightsaber, bob's SEC_123)
         ann plays SEC_200
         => options Jedi Lightsaber, decline
         ann picks Jedi Lightsaber
         => Jedi Lightsaber: in bob's hand; Wampa: SEC_123",
    );
}

#[test]
fn sec_201_anakin_skywalker() {
    play(
        "ann: res 3; hand SEC_201
         bob: ground Wampa
         ann plays SEC_201
         => SEC_201: no Raid; bob can't attack SEC_201 with Wampa (25.5)",
    );
    play(
        "ann: leader SEC_016; ground SEC_201
         => SEC_201: Raid 2",
    );
}

#[test]
fn sec_202_rebel_propagandist() {
    play(
        "ann: res 3; hand SEC_202; ground Wampa
         bob: ground AT-ST
         ann plays SEC_202
         => Wampa: 5/5, Saboteur; SEC_202: no Saboteur
         next round
         => Wampa: 4/5, no Saboteur",
    );
    play(
        "ann: ground SEC_202, Wampa
         bob: ground AT-ST
         ann attacks AT-ST with SEC_202
         => Wampa: 5/5, Saboteur",
    );
}

#[test]
fn sec_203_tala_durith() {
    play(
        "ann: res 9; hand Battlefield Marine; ground SEC_203, Yoda
         bob: ground Wampa
         => Yoda: Hidden; SEC_203: no Hidden
         ann plays Battlefield Marine
         => bob can't attack Marine with Wampa (25.5); bob can attack Yoda with Wampa; bob can attack SEC_203 with Wampa",
    );
    play(
        "ann: leader Anybody; res SEC_203, Filler x4
         bob: ground Wampa
         ann deploys Anybody > SEC_203
         => bob can't attack Anybody with Wampa (25.5); bob can attack SEC_203 with Wampa; ann: 2 ready",
    );
}

#[test]
fn sec_204_blue_ace() {
    play(
        "ann: res 4; hand SEC_204
         bob: space TIE/ln Fighter; ground Wampa (exhausted), Yoda
         ann plays SEC_204 > yes
         => TIE/ln: gone; Wampa: ready; SEC_204: exhausted, 2 damage",
    );
}

#[test]
fn sec_205_obi_wan_kenobi() {
    play(
        "ann: leader SOR_009; res 4; ground SEC_205
         bob: deck Wampa, Filler
         ann attacks bob's base with SEC_205
         => bob: has Wampa in discard
         bob passes
         ann plays Wampa for 4
         => Wampa: controlled by ann",
    );
    play(
        "ann: res 4; ground SEC_205
         bob: deck Wampa, Filler x3
         ann attacks bob's base with SEC_205
         next round
         => ann can't play Wampa (-)",
    );
}

#[test]
fn sec_206_emissaries_from_ryloth() {
    play(
        "ann: res 5; hand SEC_206
         bob: ground Wampa
         ann plays SEC_206 > Wampa
         => Wampa: 1/5
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn sec_207_lightmaker() {
    play(
        "ann: space SEC_207
         bob: space JTL_069; ground Wampa, Yoda
         ann attacks JTL_069 with SEC_207 > option 1
         => JTL_069: gone; Wampa: exhausted; Yoda: exhausted",
    );
    play(
        "ann: space SEC_207
         ann attacks bob's base with SEC_207
         => bob: base 7",
    );
}

#[test]
fn sec_208_hunter() {
    play(
        "ann: ground SEC_208
         bob: ground AT-ST (exhausted), Cell Block Guard
         ann attacks AT-ST with SEC_208 > \"Hunter: Saboteur\"
         => AT-ST: gone; SEC_208: 2 damage",
    );
    play(
        "ann: ground SEC_208
         bob: ground SOR_046
         ann attacks SOR_046 with SEC_208
         => SEC_208: 3 damage",
    );
}

#[test]
fn sec_209_the_mandalorian() {
    play(
        "ann: res 8; hand SEC_209
         bob: ground SOR_128, Wampa; space JTL_061; leader JTL_011 (deployed)
         ann plays SEC_209 > yes > SOR_128
         => options Wampa, JTL_061, decline
         ann picks JTL_061
         => SEC_209: guards Royal Security Fighter; SOR_128: gone",
    );
    play(
        "ann: ground SEC_209
         bob: ground AT-ST, Wampa
         ann attacks AT-ST with SEC_209
         => SEC_209: no captives; bob to act",
    );
}

#[test]
fn sec_210_stolen_starpath_unit() {
    play(
        "ann: ground Wampa (SEC_210)
         bob: hand Yoda x2, AT-ST
         => Wampa: 5/6
         ann attacks bob's base with Wampa > Yoda
         => ann: units 3; bob: hand 3",
    );
    play(
        "ann: ground Wampa (SEC_210)
         bob: hand Yoda
         ann attacks bob's base with Wampa > AT-ST
         => ann: units 1",
    );
}

#[test]
fn sec_211_faith_in_your_friends() {
    play(
        "ann: res 2; hand SEC_211, SOR_203, Yoda; deck Wampa, SEC_198, AT-ST, Filler
         ann plays SEC_211 > SEC_198 > SOR_203 > Yoda
         => ann: units 2, hand 3, deck 3",
    );
    play(
        "ann: res 2; hand SEC_211, SOR_203; deck Wampa, SEC_198, AT-ST, Filler
         ann plays SEC_211 > Wampa
         => ann: units 0, hand 2",
    );
}
