//! Cunning: Secrets of Power.

use crate::position::play;

#[test]
fn sec_212_libertine() {
    play(
        "ann: res 4; hand SEC_212; ground Wampa; space TIE/ln Fighter
         bob: ground Yoda
         ann plays SEC_212 > Wampa
         => Yoda: guards Wampa; SEC_212: 3/7",
    );
    play(
        "ann: space SEC_212 (guards Yoda, guards Wampa)
         => SEC_212: 5/7",
    );
}

#[test]
fn sec_213_a_wing() {
    play(
        "ann: space SEC_213
         ann attacks bob's base with SEC_213
         => bob: base 2; SEC_213: 1/2",
    );
}

#[test]
fn sec_215_emissarys_sheathipede() {
    play(
        "ann: space SEC_215; res Filler (exhausted)
         bob: space JTL_069; res Filler (exhausted) x2
         ann attacks JTL_069 with SEC_215 > bob: yes
         => bob: 1 ready; ann: 0 ready",
    );
    play(
        "ann: space SEC_215
         bob: space JTL_069; res Filler (exhausted) x2
         ann attacks JTL_069 with SEC_215 > bob: no
         => bob: 0 ready",
    );
}

#[test]
fn sec_216_regulations_bureaucrat() {
    play(
        "ann: ground SEC_216; res 2
         bob: res 2
         ann uses SEC_216 > bob
         => bob: 1 ready; ann: 2 ready; SEC_216: exhausted",
    );
}

#[test]
fn sec_217_zenuas_shadow_fighter() {
    play(
        "ann: res 2; hand SEC_217
         bob: space TIE/ln Fighter
         ann plays SEC_217
         => bob can't attack SEC_217 with TIE/ln (25.5)",
    );
}

#[test]
fn sec_218_cikatro_vizago() {
    play(
        "ann: ground SEC_218; deck Wampa, Filler
         bob: res 1
         ann attacks bob's base with SEC_218 > bob: no
         => ann: has Wampa in hand; bob: 1 ready, base 3",
    );
    play(
        "ann: ground SEC_218; deck Wampa, Filler
         bob: res 1
         ann attacks bob's base with SEC_218 > bob: yes
         => ann: hand 0; bob: 0 ready; top of ann's deck is Wampa; logged ann reveals Wampa",
    );
    play(
        "ann: ground SEC_218; deck Wampa, Filler
         ann attacks bob's base with SEC_218
         => ann: has Wampa in hand",
    );
}

#[test]
fn sec_219_ebon_hawk() {
    play(
        "ann: space SEC_219; hand Yoda, TIE/ln Fighter
         bob: space JTL_069
         ann attacks JTL_069 with SEC_219 > option 3 > Yoda > TIE/ln Fighter
         => JTL_069: 5 damage; SEC_219: undamaged, 3/3; ann: hand 2",
    );
    play(
        "ann: space SEC_219; hand Yoda, TIE/ln Fighter
         bob: space JTL_064
         ann attacks JTL_064 with SEC_219 > option 2 > TIE/ln Fighter
         => SEC_219: undamaged; JTL_064: gone",
    );
    play(
        "// Both are one disclosure: Padmé hears of it once.
         ann: leader SEC_016 (deployed); space SEC_219; hand Yoda, TIE/ln Fighter
         bob: space JTL_069; ground AT-ST
         ann attacks JTL_069 with SEC_219 > option 3 > Yoda > TIE/ln Fighter > AT-ST
         => AT-ST: 1 damage",
    );
}

#[test]
fn sec_220_hired_slicer() {
    play(
        "ann: ground SEC_220
         bob: deck Battlefield Marine, TIE/ln Fighter, Filler; ground SOR_046, Wampa; space JTL_166
         ann attacks bob's base with SEC_220 > bob
         => options SOR_046, JTL_166, decline
         ann picks SOR_046
         => SOR_046: exhausted; top of bob's deck is Filler; bob: deck 3",
    );
}

#[test]
fn sec_221_unruly_astromech() {
    play(
        "ann: ground SEC_221
         bob: ground AT-ST, Wampa
         ann attacks AT-ST with SEC_221 > Wampa
         => Wampa: exhausted; AT-ST: ready",
    );
    play(
        "ann: res 3; hand SEC_221
         bob: ground AT-ST
         ann plays SEC_221
         => bob can't attack SEC_221 with AT-ST (25.5)",
    );
}

#[test]
fn sec_222_loan_shark() {
    play(
        "ann: res 4; hand SEC_222
         bob: ground Battlefield Marine
         ann plays SEC_222 > yes
         => Marine: gone; SEC_222: 3 damage",
    );
}

#[test]
fn sec_223_duchesss_investigators() {
    play(
        "ann: res 5; hand SEC_223, Swoop Racer
         bob: hand Wampa x2
         ann plays SEC_223 > Swoop Racer
         => bob: hand 1, discard 1; ann: hand 1",
    );
    play(
        "ann: res 5; hand SEC_223, Wampa
         bob: hand Wampa x2
         ann plays SEC_223
         => bob: hand 2",
    );
}

#[test]
fn sec_224_vel_sartha() {
    play(
        "ann: ground SEC_224, LOF_066
         bob: ground AT-ST (exhausted), Wampa
         ann attacks AT-ST with LOF_066
         => LOF_066: 4 damage; AT-ST: 6/7
         bob passes
         ann attacks Wampa with SEC_224
         => SEC_224: 4 damage; Wampa: gone",
    );
}

#[test]
fn sec_225_synara_san() {
    play(
        "ann: ground SEC_225, Wampa; space TIE/ln Fighter; res Filler (exhausted) x5
         bob: ground Yoda
         ann attacks bob's base with SEC_225
         => ann: 3 ready; bob: base 7",
    );
    play(
        "ann: res 7; hand SEC_225
         bob: ground Yoda
         ann plays SEC_225
         => bob can't attack SEC_225 with Yoda (25.5)",
    );
}

#[test]
fn sec_226_sneaking_suspicion() {
    play(
        "ann: leader Anybody; res SEC_226, Filler x4
         ann deploys Anybody > SEC_226
         => Anybody: 4/6; ann: 3 ready",
    );
}

#[test]
fn sec_227_special_modifications() {
    play(
        "ann: res 2; hand SEC_227; space SHD_060; ground Wampa
         => ann can't play SEC_227 on Wampa (-)
         ann plays SEC_227 > yes
         => SHD_060: 3/8; Spy: exhausted",
    );
    play(
        "ann: res 2; hand SEC_227; space TIE/ln Fighter
         ann plays SEC_227
         => TIE/ln: 3/4; ann: units 1; bob to act",
    );
}

#[test]
fn sec_228_accelerate_our_plans() {
    play(
        "ann: res 1; hand SEC_228; ground Yoda, Battlefield Marine, AT-ST (exhausted)
         ann plays SEC_228 > Yoda
         => Yoda: exhausted; bob: base 6; Marine: 3/3",
    );
    play(
        "// Without one to exhaust there is no attack.
         ann: res 1; hand SEC_228; ground AT-ST (exhausted)
         ann plays SEC_228
         => bob: base 0",
    );
}

#[test]
fn sec_229_catch_unawares() {
    play(
        "ann: res 2; hand SEC_229; ground LOF_066
         bob: ground AT-ST
         ann plays SEC_229 > AT-ST
         => LOF_066: 2 damage; AT-ST: 4 damage, 6/7",
    );
}

#[test]
fn sec_230_charged_with_espionage() {
    play(
        "ann: res 2; hand SEC_230, SEC_229, Swoop Racer
         bob: hand Wampa, Yoda, Open Fire
         ann plays SEC_230 > SEC_229
         => options Wampa, Yoda
         ann picks Yoda
         => bob: hand 2, has Yoda in discard",
    );
    play(
        "ann: res 2; hand SEC_230, SEC_229
         bob: hand Wampa
         ann plays SEC_230
         => bob: hand 1",
    );
}

#[test]
fn sec_231_implicate() {
    play(
        "// Its controller makes the Spy.
         ann: res 2; hand SEC_231; ground AT-ST
         bob: ground Wampa, Yoda
         ann plays SEC_231 > AT-ST
         => bob can't attack ann's base with Wampa (9.2d)
         bob attacks AT-ST with Wampa
         => ann: units 2; bob: units 1; AT-ST: Sentinel
         next round
         => AT-ST: no Sentinel",
    );
}

#[test]
fn sec_232_kreias_whispers() {
    play(
        "ann: res 2; hand SEC_232; deck Wampa, Yoda, AT-ST, Filler
         ann plays SEC_232 > Yoda > Wampa
         => top of ann's deck is Yoda; bottom of ann's deck is Wampa; ann: hand 1, deck 3",
    );
}

#[test]
fn sec_233_beguile() {
    play(
        "ann: res 3; hand SEC_233
         bob: hand Filler; ground Wampa, SOR_088, AT-ST; leader JTL_011 (deployed)
         ann plays SEC_233
         => options Wampa, AT-ST
         ann picks AT-ST
         => AT-ST: in bob's hand",
    );
}

#[test]
fn sec_234_bog_down_in_procedure() {
    play(
        "ann: res 3; hand SEC_234, Swoop Racer
         bob: ground Wampa, Yoda, AT-ST
         ann plays SEC_234 > Wampa > Swoop Racer
         => options Yoda, AT-ST
         ann picks Yoda
         => Wampa: exhausted; Yoda: exhausted; AT-ST: ready",
    );
    play(
        "ann: res 3; hand SEC_234
         bob: ground Wampa, Yoda
         ann plays SEC_234 > Wampa
         => Yoda: ready; bob to act",
    );
}

#[test]
fn sec_235_the_wrong_ride() {
    play(
        "ann: res 3; hand SEC_235
         bob: res 3
         ann plays SEC_235
         => bob: 1 ready",
    );
    play(
        "ann: leader Anybody; res SEC_235, Filler x4
         bob: res 3
         ann deploys Anybody > SEC_235
         => bob: 1 ready; ann: 2 ready",
    );
}

#[test]
fn sec_236_undercover_operation() {
    play(
        "ann: res 9; hand Battlefield Marine, SEC_236; ground AT-ST (exhausted)
         ann plays Battlefield Marine
         bob passes
         ann plays SEC_236
         => Marine: ready; ann: units 3; AT-ST: exhausted",
    );
    play(
        "ann: res 9; hand Wampa, SEC_236
         ann plays Wampa
         bob passes
         ann plays SEC_236
         => Wampa: ready; ann: units 1",
    );
}
