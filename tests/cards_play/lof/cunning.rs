//! Cunning: Legends of the Force.

use crate::position::play;

#[test]
fn lof_204_zuckuss() {
    play(
        "ann: ground LOF_204
         bob: deck Wampa, Filler
         ann attacks bob's base with LOF_204 > Wampa
         => bob: base 8, discard 1; LOF_204: 4/7",
    );
    play(
        "ann: ground LOF_204
         bob: deck Wampa, Filler
         ann attacks bob's base with LOF_204 > Yoda
         => bob: base 4, discard 1",
    );
}

#[test]
fn lof_205_force_speed() {
    play(
        "ann: res 1; hand LOF_205; ground Wampa
         bob: ground Yoda (Shield, bob's Resilient, bob's SOR_136)
         ann plays LOF_205 > Yoda > Shield > Resilient
         => Resilient: in bob's hand; bob: hand 1; Yoda: SOR_136, 4 damage",
    );
}

#[test]
fn lof_206_babu_frik() {
    play(
        "ann: ground LOF_206, SEC_259 (1 damage), Wampa
         ann uses LOF_206 > SEC_259
         => bob: base 3; LOF_206: exhausted; SEC_259: exhausted",
    );
    play(
        "ann: ground LOF_206, SEC_259
         ann uses LOF_206 > decline
         => bob: base 0; SEC_259: ready",
    );
}

#[test]
fn lof_207_loth_cat() {
    play(
        "ann: res 2; hand LOF_207
         bob: ground Wampa, AT-ST; space TIE/ln Fighter
         ann plays LOF_207
         => options Wampa, AT-ST, LOF_207, decline
         ann picks Wampa
         => Wampa: exhausted
         bob attacks LOF_207 with AT-ST > ann: decline
         => LOF_207: gone",
    );
}

#[test]
fn lof_208_mysterious_hermit() {
    play(
        "ann: res 2; hand LOF_208
         bob: ground SOR_128
         ann plays LOF_208 > yes
         => SOR_128: gone; LOF_208: 3 damage",
    );
}

#[test]
fn lof_209_tusken_tracker() {
    play(
        "ann: res 3; hand LOF_209; ground Wampa
         bob: res 9; hand LOF_245, LOF_161
         bob starts
         bob plays LOF_245
         ann plays LOF_209
         => LOF_245: no Hidden; LOF_209: Raid 2
         bob plays LOF_161
         => LOF_161: Hidden; ann can attack LOF_245 with Wampa; ann can't attack LOF_161 with Wampa (25.5)",
    );
}

#[test]
fn lof_210_charging_phillak() {
    play(
        "ann: res 4; hand LOF_210
         bob: ground SOR_128, Wampa
         ann plays LOF_210 > yes > SOR_128
         => SOR_128: gone; bob can't attack LOF_210 with Wampa (25.5)",
    );
}

#[test]
fn lof_211_dooku() {
    play(
        "ann: res 4; hand LOF_211; ground LOF_245, Yoda
         bob: ground Wampa
         ann plays LOF_211
         => bob can't attack LOF_245 with Wampa (9.2c); bob can attack Yoda with Wampa
         next round
         ann passes
         => bob can attack LOF_245 with Wampa",
    );
    play(
        "// With Sentinel it can be attacked.
         ann: res 5; hand LOF_211, JTL_229; ground LOF_245
         bob: ground Wampa
         ann plays LOF_211
         bob passes
         ann plays JTL_229 > LOF_245
         => bob can attack LOF_245 with Wampa",
    );
}

#[test]
fn lof_212_life_wind_sage() {
    play(
        "ann: ground LOF_212, Wampa (exhausted)
         => LOF_212: no Raid",
    );
    play(
        "ann: ground LOF_212
         bob: space TIE/ln Fighter (exhausted)
         => LOF_212: Raid 2",
    );
}

#[test]
fn lof_213_the_legacy_run() {
    play(
        "// More than is left of a unit may be assigned to it.
         ann: space LOF_213; ground Battlefield Marine
         bob: space JTL_251; ground SOR_128, Wampa
         ann attacks JTL_251 with LOF_213 > SOR_128 > SOR_128 > SOR_128 > Wampa > Wampa > JTL_251
         => SOR_128: gone; Wampa: 2 damage; JTL_251: 4 damage; Marine: undamaged",
    );
}

#[test]
fn lof_214_sorcerers_of_tund() {
    play(
        "ann: res 6; hand LOF_214
         ann plays LOF_214
         => LOF_214: Shield",
    );
}

#[test]
fn lof_215_ascension_cable() {
    play(
        "ann: res 2; hand LOF_215; ground Wampa; space JTL_069
         bob: ground Cell Block Guard
         => ann can't play LOF_215 on JTL_069 (-)
         ann plays LOF_215 on Wampa
         => Wampa: 5/8, Saboteur
         bob passes
         => ann can attack bob's base with Wampa",
    );
}

#[test]
fn lof_216_disturbance_in_the_force() {
    play(
        "ann: res 1; hand LOF_216; ground SOR_128
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         ann plays LOF_216 > AT-ST
         => ann: the Force; AT-ST: Shield",
    );
    play(
        "// Neither, if nobody left.
         ann: res 1; hand LOF_216
         bob: ground AT-ST
         ann plays LOF_216
         => ann: no Force; bob to act",
    );
}

#[test]
fn lof_217_force_slow() {
    play(
        "ann: res 1; hand LOF_217
         bob: ground AT-ST, LOF_170 (exhausted)
         ann plays LOF_217
         => LOF_170: 2/10; AT-ST: 6/7
         next round
         => LOF_170: 10/10",
    );
}

#[test]
fn lof_218_impossible_escape() {
    play(
        "ann: res 1; hand LOF_218; ground Yoda; force
         bob: ground Wampa
         ann plays LOF_218 > option 1
         => Yoda: exhausted; Wampa: exhausted; ann: hand 1, the Force",
    );
    play(
        "ann: res 1; hand LOF_218; ground Yoda; force
         bob: ground Wampa
         ann plays LOF_218 > option 2
         => Yoda: ready; Wampa: exhausted; ann: hand 1, no Force",
    );
    play(
        "ann: res 1; hand LOF_218; ground Yoda (exhausted)
         bob: ground Wampa
         ann plays LOF_218
         => Wampa: ready; ann: hand 0",
    );
}

#[test]
fn lof_219_psychometry() {
    play(
        "ann: res 1; hand LOF_219; discard Yoda, Open Fire; deck Wampa, LOF_230, Repair, LOF_256, AT-ST, Yoda
         ann plays LOF_219 > Yoda
         => options LOF_230, LOF_256, done
         ann picks LOF_256
         => ann: has LOF_256 in hand, deck 5",
    );
}

#[test]
fn lof_220_shien_flurry() {
    play(
        "ann: res 5; hand LOF_220, LOF_112, Wampa
         bob: ground AT-ST, Battlefield Marine
         ann plays LOF_220
         => options LOF_112, decline
         ann picks LOF_112 > yes > Marine
         => LOF_112: 1 damage; Marine: 2 damage
         bob attacks LOF_112 with AT-ST
         => LOF_112: gone",
    );
}

#[test]
fn lof_221_trust_your_instincts() {
    play(
        "ann: res 1; hand LOF_221; force; ground Battlefield Marine
         bob: ground Wampa
         ann plays LOF_221 > Wampa
         => Wampa: gone; Marine: undamaged, 3/3; ann: no Force",
    );
    play(
        "ann: res 1; hand LOF_221; ground Battlefield Marine
         bob: ground Wampa
         ann plays LOF_221
         => Wampa: undamaged; Marine: ready",
    );
}

#[test]
fn lof_222_a_precarious_predicament() {
    play(
        "ann: res 2; hand LOF_222
         bob: ground Wampa; leader JTL_004 (deployed)
         ann plays LOF_222 > bob: yes
         => Wampa: in bob's hand",
    );
    play(
        "ann: res 2; hand LOF_222, LOF_264
         bob: ground Wampa
         ann plays LOF_222 > bob: no > LOF_264 > Wampa
         => Wampa: in bob's discard; ann: discard 2, hand 0",
    );
    play(
        "// From among the resources as well.
         ann: res LOF_264, Filler x2; hand LOF_222
         bob: ground Wampa
         ann plays LOF_222 > bob: no > LOF_264 > Wampa
         => Wampa: in bob's discard; ann: 2 resources",
    );
}

#[test]
fn lof_223_force_illusion() {
    play(
        "ann: res 2; hand LOF_223; ground Yoda
         bob: ground Wampa, AT-ST
         ann plays LOF_223 > AT-ST
         => AT-ST: exhausted; Yoda: Sentinel
         next round
         => Yoda: no Sentinel",
    );
}

#[test]
fn lof_224_pounce() {
    play(
        "ann: res 2; hand LOF_224; ground Wampa, Yoda
         ann plays LOF_224
         => bob: base 8; Wampa: 4/5, exhausted; Yoda: ready",
    );
}

#[test]
fn lof_225_three_lessons() {
    play(
        "ann: res 6; hand LOF_225, Wampa, Open Fire
         bob: ground AT-ST
         ann plays LOF_225
         => options Wampa, decline
         ann picks Wampa
         => Wampa: Experience, Shield, Hidden, exhausted; ann: 0 ready; bob can't attack Wampa with AT-ST (25.5)",
    );
}

#[test]
fn lof_226_tip_the_scale() {
    play(
        "ann: res 2; hand LOF_226
         bob: hand Wampa, Open Fire, Resilient
         ann plays LOF_226
         => options Open Fire, Resilient
         ann picks Resilient
         => bob: hand 2, has Resilient in discard",
    );
}

#[test]
fn lof_227_the_will_of_the_force() {
    play(
        "ann: res 4; hand LOF_227; force
         bob: ground Wampa; leader JTL_004 (deployed)
         ann plays LOF_227 > yes
         => Wampa: in bob's discard; bob: hand 0; ann: no Force",
    );
    play(
        "ann: res 4; hand LOF_227; force
         bob: ground Wampa
         ann plays LOF_227 > no
         => Wampa: in bob's hand; ann: the Force",
    );
}
