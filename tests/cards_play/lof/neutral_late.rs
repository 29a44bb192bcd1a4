//! Cards with Heroism, Villainy or no aspect, the later numbers: Legends of the Force.

use crate::position::play;

#[test]
fn lof_246_grogu() {
    play(
        "ann: ground LOF_246, AT-ST (1 damage)
         bob: ground Wampa
         ann uses LOF_246 > AT-ST > 1 > Wampa
         => AT-ST: undamaged; Wampa: 1 damage; LOF_246: exhausted",
    );
    play(
        "ann: ground LOF_246, AT-ST (3 damage)
         bob: ground Wampa
         ann uses LOF_246 > AT-ST > 0
         => AT-ST: 3 damage; Wampa: undamaged; bob to act",
    );
    play(
        "ann: res 3; hand LOF_246
         bob: ground Wampa
         ann plays LOF_246
         => bob can't attack LOF_246 with Wampa (25.5)",
    );
}

#[test]
fn lof_247_gungan_warrior() {
    play(
        "ann: res 3; hand LOF_247; base 3
         ann plays LOF_247
         => LOF_247: Shield
         next round
         ann attacks bob's base with LOF_247
         => ann: base 2",
    );
}

#[test]
fn lof_248_jocasta_nu() {
    play(
        "ann: res 3; hand LOF_248; ground Wampa (Experience, bob's Resilient)
         bob: ground Yoda (bob's SOR_054)
         ann plays LOF_248
         => options Experience, decline
         ann picks Experience
         => options Yoda, LOF_248
         ann picks LOF_248
         => LOF_248: Experience; Wampa: no Experience",
    );
}

#[test]
fn lof_249_luke_skywalker() {
    play(
        "ann: res 9; hand Wampa, Yoda; ground LOF_249; force
         ann plays Wampa
         => bob to act
         bob passes
         ann plays Yoda > yes
         => LOF_249: Experience, Shield; ann: no Force",
    );
    play(
        "ann: res 4; hand LOF_249; force
         ann plays LOF_249
         => LOF_249: no upgrades; ann: the Force; bob to act",
    );
}

#[test]
fn lof_250_medical_frigate() {
    play(
        "ann: space LOF_250 (1 damage)
         bob: ground Wampa (3 damage)
         ann attacks bob's base with LOF_250 > Wampa
         => Wampa: 1 damage; LOF_250: 1 damage",
    );
}

#[test]
fn lof_251_blue_squadron_assault_wing() {
    play(
        "ann: space LOF_251
         ann attacks bob's base with LOF_251
         => bob: base 6",
    );
}

#[test]
fn lof_252_the_daughter() {
    play(
        "ann: ground LOF_252; force
         bob: ground Battlefield Marine
         bob starts
         bob attacks ann's base with Marine > ann: yes
         => ann: base 1, no Force",
    );
    play(
        "ann: ground LOF_252; force
         bob: ground Battlefield Marine
         ann attacks bob's base with LOF_252
         => ann: the Force; bob to act",
    );
}

#[test]
fn lof_253_longbeam_cruiser() {
    play(
        "ann: space LOF_253; base 2
         ann attacks bob's base with LOF_253
         => ann: base 1; bob: base 6",
    );
}

#[test]
fn lof_255_curious_flock() {
    play(
        "ann: res 9; hand LOF_255
         ann plays LOF_255
         => options 6, 5, 4, 3, 2, 1, 0
         ann picks 4
         => LOF_255: 5/5; ann: 4 ready",
    );
}

#[test]
fn lof_257_kowakian_monkey_lizard() {
    play(
        "ann: res 2; hand LOF_257
         bob: ground SOR_128
         ann plays LOF_257 > yes
         => SOR_128: gone; LOF_257: gone",
    );
}

#[test]
fn lof_258_peli_motto() {
    play(
        "ann: ground LOF_258, SEC_259, Wampa; space TIE/ln Fighter
         bob: ground AT-ST
         ann attacks bob's base with LOF_258
         => options SEC_259, TIE/ln Fighter
         ann picks TIE/ln
         => TIE/ln: Experience",
    );
}

#[test]
fn lof_259_ravening_gundark() {
    play(
        "ann: res 5; hand LOF_259
         bob: ground Wampa; space TIE/ln Fighter
         ann plays LOF_259
         => options LOF_259, Wampa
         ann picks Wampa
         => Wampa: 1 damage",
    );
}

#[test]
fn lof_260_the_father() {
    play(
        "// After all that the Force was used for.
         ann: ground LOF_260; force; res 1; hand LOF_075
         bob: ground AT-ST (6 damage)
         ann plays LOF_075 > AT-ST > yes
         => AT-ST: undamaged; LOF_260: 1 damage; ann: the Force",
    );
    play(
        "ann: ground LOF_260; force; res 1; hand LOF_075
         bob: ground AT-ST (6 damage)
         ann plays LOF_075 > AT-ST > no
         => LOF_260: undamaged; ann: no Force",
    );
}

#[test]
fn lof_261_constructed_lightsaber() {
    play(
        "ann: ground Yoda (LOF_261), LOF_230 (LOF_261), LOF_256 (LOF_261)
         => Yoda: Restore 4, no Raid, no Sentinel; LOF_230: Raid 2, no Sentinel; LOF_256: Sentinel, no Raid, 3/7",
    );
    play(
        "ann: res 3; hand LOF_261; ground Wampa, LOF_256
         => ann can't play LOF_261 on Wampa (-)",
    );
}

#[test]
fn lof_263_last_words() {
    play(
        "ann: res 2; hand LOF_263; ground SOR_128, Wampa
         bob: ground LOF_066
         ann attacks LOF_066 with SOR_128
         bob passes
         ann plays LOF_263 > Wampa
         => Wampa: Experience x2",
    );
    play(
        "ann: res 2; hand LOF_263; ground AT-ST
         bob: ground SOR_128
         ann attacks SOR_128 with AT-ST
         bob passes
         ann plays LOF_263
         => AT-ST: no upgrades",
    );
}
