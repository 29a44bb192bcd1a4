//! Cards with Heroism, Villainy or no aspect: Legends of the Force.

use crate::position::play;

#[test]
fn lof_228_forged_starfighter() {
    play(
        "ann: res 1; hand LOF_228
         bob: space TIE/ln Fighter
         ann plays LOF_228
         => bob can't attack LOF_228 with TIE/ln (25.5)
         next round
         ann attacks bob's base with LOF_228
         => bob: base 2",
    );
}

#[test]
fn lof_229_kylo_ren() {
    play(
        "ann: res 2; hand Resilient x2; ground LOF_229, Yoda; force
         ann plays Resilient on Yoda
         => bob to act; ann: the Force
         bob passes
         ann plays Resilient on LOF_229 > yes
         => ann: hand 1, no Force; LOF_229: Overwhelm",
    );
    play(
        "// A token is not played.
         ann: res 1; hand SOR_073; ground LOF_229; force
         ann plays SOR_073 > LOF_229
         => LOF_229: Shield; ann: the Force, hand 0; bob to act",
    );
}

#[test]
fn lof_231_darth_tyranus() {
    play(
        "ann: res 4; hand LOF_231; force
         bob: ground Battlefield Marine
         ann plays LOF_231 > \": Shielded\" > yes
         => LOF_231: no Shield, undamaged; Marine: gone",
    );
    play(
        "ann: res 4; hand LOF_231
         bob: ground Battlefield Marine
         ann plays LOF_231
         => LOF_231: Shield, exhausted, no Ambush; bob to act",
    );
}

#[test]
fn lof_232_sandtrooper_cavalry() {
    play(
        "ann: ground LOF_232 (3 damage)
         => LOF_232: 5/6",
    );
}

#[test]
fn lof_233_scimitar() {
    play(
        "ann: space LOF_233
         => LOF_233: 3/4",
    );
    play(
        "ann: space LOF_233 (2 damage)
         => LOF_233: 6/4",
    );
}

#[test]
fn lof_234_darth_malak() {
    play(
        "ann: leader LOF_017 (deployed); res 5; hand LOF_234
         ann plays LOF_234 > yes
         => LOF_234: ready, Overwhelm",
    );
    play(
        "ann: leader LOF_017; res 5; hand LOF_234; ground LOF_129
         ann plays LOF_234
         => LOF_234: exhausted; bob to act",
    );
}

#[test]
fn lof_235_hk_87_assassin_droid() {
    play(
        "ann: ground LOF_235, Yoda; space TIE/ln Fighter
         bob: ground LOF_236, Wampa
         ann attacks LOF_236 with LOF_235
         => Yoda: 2 damage; Wampa: 2 damage; LOF_236: gone; TIE/ln: in play",
    );
}

#[test]
fn lof_237_the_son() {
    play(
        "ann: ground LOF_237, Yoda; space TIE/ln Fighter; force
         bob: ground Wampa
         => LOF_237: 8/8; Yoda: 4/4; TIE/ln: 4/1; Wampa: 4/5",
    );
    play(
        "ann: ground LOF_237, Yoda
         => LOF_237: 6/8; Yoda: 2/4",
    );
}

#[test]
fn lof_238_darth_revans_lightsabers() {
    play(
        "ann: ground LOF_129 (LOF_238, 1 damage), Wampa (LOF_238, 1 damage)
         => LOF_129: 5/5, Grit; Wampa: 6/7, no Grit",
    );
    play(
        "ann: res 2; hand LOF_238; ground Wampa; space JTL_069
         => ann can't play LOF_238 on JTL_069 (-)",
    );
}

#[test]
fn lof_239_consumed_by_the_dark_side() {
    play(
        "ann: res 2; hand LOF_239; ground SOR_128
         ann plays LOF_239
         => SOR_128: 5/3, 2 damage, Experience x2",
    );
}

#[test]
fn lof_240_flight_of_the_inquisitor() {
    play(
        "ann: res 2; hand LOF_240; discard Yoda, SOR_054, Wampa, Resilient
         ann plays LOF_240 > Yoda > SOR_054
         => ann: has Yoda in hand, has SOR_054 in hand, hand 2, discard 3",
    );
    play(
        "ann: res 2; hand LOF_240; discard Yoda, SOR_054
         ann plays LOF_240 > decline > SOR_054
         => ann: hand 1, has Yoda in discard",
    );
}

#[test]
fn lof_241_in_the_shadows() {
    play(
        "ann: res 2; hand LOF_241; ground LOF_245, LOF_161, Wampa
         bob: ground LOF_154
         ann plays LOF_241
         => options LOF_245, LOF_161, done
         ann picks LOF_161
         ann picks done
         => LOF_161: Experience; LOF_245: no upgrades",
    );
}

#[test]
fn lof_242_refugee_of_the_path() {
    play(
        "ann: res 1; hand LOF_242; ground Wampa
         bob: ground Cell Block Guard
         ann plays LOF_242
         => options Guard, decline
         ann picks Guard
         => Guard: Shield",
    );
}

#[test]
fn lof_243_caretaker_matron() {
    play(
        "ann: res 9; hand LOF_256, Wampa; ground LOF_243
         ann plays LOF_256
         bob passes
         ann uses LOF_243
         => ann: hand 2; LOF_243: exhausted",
    );
    play(
        "ann: res 9; hand Wampa; ground LOF_243
         ann plays Wampa
         bob passes
         ann uses LOF_243
         => ann: hand 0; LOF_243: exhausted",
    );
}

#[test]
fn lof_244_jedi_vector() {
    play(
        "ann: space LOF_244
         bob: ground Yoda (bob's SOR_054)
         => LOF_244: 1/3",
    );
    play(
        "ann: space LOF_244; ground Yoda
         => LOF_244: 2/3",
    );
    play(
        "ann: space LOF_244; ground Yoda (SOR_054)
         => LOF_244: 3/3",
    );
}

#[test]
fn lof_245_vulptex() {
    play(
        "ann: res 2; hand LOF_245
         bob: ground Wampa
         ann plays LOF_245
         => bob can't attack LOF_245 with Wampa (25.5); bob can attack ann's base with Wampa",
    );
}
