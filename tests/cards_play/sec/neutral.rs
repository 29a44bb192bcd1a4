//! Cards with Heroism, Villainy or no aspect: Secrets of Power.

use crate::position::play;

#[test]
fn sec_238_sith_assassin() {
    play(
        "ann: res 2; hand SEC_238
         bob: ground Wampa
         ann plays SEC_238
         => bob can't attack SEC_238 with Wampa (25.5)",
    );
}

#[test]
fn sec_240_hutt_cartel_starfighter() {
    play(
        "ann: res 3; hand SEC_240
         ann plays SEC_240
         => SEC_240: 2 damage, 3/5",
    );
}

#[test]
fn sec_241_political_bully() {
    play(
        "ann: res 3; hand SEC_241; ground Spy
         bob: ground Wampa; space JTL_069
         ann plays SEC_241
         => options Spy, SEC_241, Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: res 3; hand SEC_241
         bob: ground Wampa, SEC_044
         ann plays SEC_241
         => Wampa: undamaged; bob to act",
    );
}

#[test]
fn sec_242_elia_kane() {
    play(
        "ann: res 4; hand SEC_242
         bob: res Wampa (exhausted), Yoda (exhausted), AT-ST (exhausted); deck Filler, Filler
         ann plays SEC_242 > Wampa > Yoda > AT-ST > Wampa
         => bob: 3 resources, 1 ready, deck 1, has Wampa in discard; SEC_242: Raid 1",
    );
    play(
        "ann: res 4; hand SEC_242
         bob: res Wampa, Yoda, AT-ST
         ann plays SEC_242 > Wampa > Yoda > AT-ST > decline
         => bob: 3 resources, deck 6",
    );
}

#[test]
fn sec_243_fn_trooper_corps() {
    play(
        "ann: res 5; hand SEC_243; ground Wampa
         bob: ground Yoda
         ann plays SEC_243
         => Wampa: Experience; SEC_243: no upgrades",
    );
    play(
        "ann: leader Anybody; res SEC_243, Filler x4
         ann deploys Anybody > SEC_243
         => Anybody: Experience; ann: 0 ready",
    );
}

#[test]
fn sec_244_darth_nihilus() {
    play(
        "ann: res 7; hand SEC_244
         bob: ground Wampa, Battlefield Marine, AT-ST (4 damage)
         ann plays SEC_244
         => options Marine, AT-ST
         ann picks Marine
         => Marine: gone; SEC_244: Experience",
    );
    play(
        "// A Vehicle gives nothing; his own units count.
         ann: ground SEC_244, AT-ST (5 damage)
         bob: ground Wampa
         ann attacks bob's base with SEC_244
         => AT-ST: gone; SEC_244: no upgrades; bob: base 6; Wampa: undamaged",
    );
}

#[test]
fn sec_245_when_has_become_now() {
    play(
        "ann: hand SEC_245; res SEC_035, SEC_111, SEC_034, Filler x2; deck Yoda, Filler
         ann plays SEC_245
         => options SEC_111, decline
         ann picks SEC_111
         => SEC_111: exhausted; ann: 5 resources, has Yoda in resources, 2 ready",
    );
}

#[test]
fn sec_246_contempt_for_culture() {
    play(
        "ann: res 2; hand SEC_246
         bob: ground AT-ST, Wampa
         ann plays SEC_246
         => Wampa: 2 damage; ann: units 1; Spy: exhausted",
    );
}

#[test]
fn sec_247_evil_is_everywhere() {
    play(
        "ann: res 3; hand SEC_247; ground Cell Block Guard, SOR_128; space TIE/ln Fighter
         bob: ground Battlefield Marine, Yoda, Wampa
         ann plays SEC_247
         => options Marine, Yoda, Guard, SOR_128, TIE/ln Fighter
         ann picks Yoda > bob: done
         => Yoda: gone; Wampa: in play",
    );
}

#[test]
fn sec_248_b2emo() {
    play(
        "ann: base 2; ground SEC_248, Wampa; hand Yoda, Battlefield Marine
         bob: ground AT-ST
         ann attacks bob's base with SEC_248 > \": On Attack\" > Yoda > Wampa
         => Wampa: Sentinel; ann: base 1
         next round
         => Wampa: no Sentinel",
    );
}

#[test]
fn sec_249_high_command_councilor() {
    play(
        "ann: ground SEC_249
         bob: ground Spy
         => SEC_249: no Raid",
    );
    play(
        "ann: ground SEC_249, Spy
         => SEC_249: Raid 2",
    );
}

#[test]
fn sec_252_maarva_andor() {
    play(
        "ann: ground SEC_252, Battlefield Marine, Wampa
         bob: ground AT-ST, Battlefield Marine
         ann attacks AT-ST with SEC_252
         => ann's Marine: Experience; Wampa: no upgrades; bob's Marine: no upgrades",
    );
}

#[test]
fn sec_253_covert_operative() {
    play(
        "ann: res 4; hand SEC_253
         bob: ground Battlefield Marine, Wampa, Yoda; space JTL_061
         ann plays SEC_253
         => options Marine, JTL_061
         ann picks JTL_061
         => SEC_253: guards Royal Security Fighter",
    );
}

#[test]
fn sec_254_heroic_arc_170() {
    play(
        "ann: res 4; hand SEC_254; ground Yoda (1 damage)
         bob: ground Wampa
         ann plays SEC_254
         => options Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: res 4; hand SEC_254; ground Yoda
         bob: ground Wampa (1 damage)
         ann plays SEC_254
         => Wampa: 1 damage; bob to act",
    );
}

#[test]
fn sec_255_remote_escort_tank() {
    play(
        "ann: res 6; hand SEC_255
         bob: ground Wampa
         ann plays SEC_255 > SEC_255
         => SEC_255: Sentinel
         next round
         => SEC_255: no Sentinel",
    );
    play(
        "ann: leader Anybody; res SEC_255, Filler x5
         ann deploys Anybody > SEC_255 > Anybody
         => Anybody: Sentinel; ann: 0 ready",
    );
}

#[test]
fn sec_256_moral_authority() {
    play(
        "ann: res 3; hand SEC_256; ground Wampa, Yoda
         bob: ground Battlefield Marine, SOR_046, LOF_093 (2 damage), LOF_256; leader JTL_011 (deployed, 3 damage)
         => ann can't play SEC_256 on Wampa (-)
         ann plays SEC_256
         => Yoda: 4/4; options Marine, LOF_093
         ann picks LOF_093
         => Yoda: guards Gungi",
    );
}

#[test]
fn sec_257_restore_freedom() {
    play(
        "ann: res 5; hand SEC_257, Wampa, AT-ST; ground Battlefield Marine, Yoda
         bob: ground Battlefield Marine
         ann plays SEC_257
         => options Wampa, decline
         ann picks Wampa
         => Wampa: exhausted; ann: 1 ready",
    );
}

#[test]
fn sec_258_grassroots_resistance() {
    play(
        "ann: res 4; base 5; hand SEC_258
         bob: ground Wampa
         ann plays SEC_258
         => Wampa: 3 damage; ann: base 2",
    );
}

#[test]
fn sec_259_asp_laborer() {
    play(
        "ann: base 5; ground SEC_259
         ann attacks bob's base with SEC_259
         => ann: base 4; bob: base 1",
    );
}

#[test]
fn sec_260_inspectors_shuttle() {
    play(
        "ann: res 2; hand SEC_260
         bob: hand Wampa x2, Yoda
         ann plays SEC_260 > Wampa
         => SEC_260: 3/5, Experience x2; bob: hand 3; logged bob reveals Yoda",
    );
}

#[test]
fn sec_261_inspiring_senator() {
    play(
        "ann: ground SEC_261; res 9; hand SEC_044, SEC_097, Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with SEC_261
         bob passes
         => ann can play Battlefield Marine for 2; ann can play SEC_097 for 2
         ann plays SEC_044 for 2
         bob passes
         => ann can play SEC_097 for 3",
    );
}

#[test]
fn sec_262_ando_commission() {
    play(
        "ann: ground SEC_262
         bob: ground Wampa
         bob starts
         => bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn sec_263_assassin_probe() {
    play(
        "ann: ground SEC_263, Yoda (exhausted)
         bob: ground AT-ST, Wampa (exhausted), Swoop Racer (exhausted); space JTL_069 (exhausted)
         ann attacks AT-ST with SEC_263
         => Wampa: 1 damage; Swoop Racer: 1 damage; AT-ST: 4 damage; JTL_069: undamaged; Yoda: undamaged",
    );
}

#[test]
fn sec_264_clandestine_connections() {
    play(
        "ann: ground Wampa (SEC_264); res 2
         ann attacks bob's base with Wampa > yes > bob's base
         => bob: base 7; ann: 0 ready",
    );
    play(
        "ann: ground Wampa (SEC_264); res 1
         ann attacks bob's base with Wampa
         => bob: base 5; ann: 1 ready",
    );
}
