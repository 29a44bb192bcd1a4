//! Command with a second icon: Legends of the Force.

use crate::position::play;

#[test]
fn lof_080_exegol_patroller() {
    play(
        "ann: space LOF_080
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with LOF_080
         => bob: base 2",
    );
}

#[test]
fn lof_081_sith_legionnaire() {
    play(
        "ann: ground LOF_081, Battlefield Marine
         bob: ground LOF_081, SOR_128
         => ann's LOF_081: 2/2; bob's LOF_081: 4/2",
    );
}

#[test]
fn lof_082_vanee() {
    play(
        "ann: res 2; hand LOF_082; ground Wampa (Experience)
         bob: ground Yoda (Experience)
         ann plays LOF_082
         => options Experience, decline
         ann picks Experience > LOF_082
         => LOF_082: Experience; Wampa: no upgrades; Yoda: Experience",
    );
    play(
        "// Onto the same unit.
         ann: ground LOF_082 (Experience)
         ann attacks bob's base with LOF_082 > Experience
         => LOF_082: Experience; bob: base 3",
    );
}

#[test]
fn lof_083_captain_enoch() {
    play(
        "ann: ground LOF_083; discard Battlefield Marine, SOR_128, Wampa, Open Fire
         bob: discard SOR_128
         => LOF_083: 3/5",
    );
}

#[test]
fn lof_085_praetorian_guard() {
    play(
        "ann: ground LOF_085, Battlefield Marine
         bob: ground Wampa
         => LOF_085: no Sentinel",
    );
    play(
        "ann: ground LOF_085, Wampa
         => LOF_085: Sentinel",
    );
}

#[test]
fn lof_086_drengir_spawn() {
    play(
        "ann: ground LOF_086
         bob: ground SOR_247 (1 damage)
         ann attacks SOR_247 with LOF_086
         => LOF_086: 5/5, Experience x2, 2 damage; bob: base 1",
    );
    play(
        "ann: ground LOF_086
         bob: ground Battlefield Marine (1 damage), Wampa
         ann attacks bob's base with LOF_086
         => LOF_086: no upgrades",
    );
}

#[test]
fn lof_087_eighth_brother() {
    play(
        "ann: res 2; hand SOR_247; ground LOF_087, Yoda; force
         ann plays SOR_247 > yes > Yoda
         => Yoda: 4/6; ann: no Force
         next round
         => Yoda: 2/4",
    );
    play(
        "// Not for himself.
         ann: res 6; hand LOF_087; force
         bob: ground Battlefield Marine
         ann plays LOF_087 > yes
         => ann: the Force; Marine: gone; LOF_087: 3 damage",
    );
}

#[test]
fn lof_088_eye_of_sion() {
    play(
        "ann: res 6; base 3; hand LOF_088
         bob: space TIE/ln Fighter, LOF_192
         ann plays LOF_088 > yes > TIE/ln
         => TIE/ln: gone; bob: base 3; ann: base 2; LOF_088: 2 damage; bob can't attack LOF_088 with LOF_192 (25.5)",
    );
}

#[test]
fn lof_089_supremacy() {
    play(
        "ann: space LOF_089, TIE/ln Fighter; ground SEC_214, Wampa
         bob: space JTL_069
         => TIE/ln: 8/7; SEC_214: 7/10; Wampa: 4/5; LOF_089: 12/12; JTL_069: 4/7",
    );
    play(
        "ann: res 12; hand LOF_089
         bob: space JTL_069
         ann plays LOF_089 > yes
         => JTL_069: gone; LOF_089: 4 damage",
    );
}

#[test]
fn lof_090_inquisitors_lightsaber() {
    play(
        "ann: ground LOF_066 (LOF_090)
         bob: ground LOF_112, SOR_046
         => LOF_066: 5/8
         ann attacks LOF_112 with LOF_066
         => LOF_112: gone
         next round
         ann attacks SOR_046 with LOF_066
         => SOR_046: 5 damage",
    );
    play(
        "ann: res 2; hand LOF_090; ground LOF_066; space JTL_069
         => ann can't play LOF_090 on JTL_069 (-)",
    );
}

#[test]
fn lof_091_craving_power() {
    play(
        "ann: res 5; hand LOF_091; ground Wampa
         bob: ground AT-ST, Yoda
         => ann can't play LOF_091 on AT-ST (-)
         ann plays LOF_091
         => options AT-ST, Yoda
         ann picks AT-ST
         => AT-ST: 6 damage; Wampa: 6/7",
    );
}

#[test]
fn lof_092_point_rain_reclaimer() {
    play(
        "ann: res 1; hand LOF_092; ground Yoda
         ann plays LOF_092 > yes
         => LOF_092: Experience",
    );
    play(
        "ann: res 1; hand LOF_092; ground Wampa
         bob: ground Yoda
         ann plays LOF_092
         => LOF_092: no upgrades; bob to act",
    );
}

#[test]
fn lof_094_jedi_consular() {
    play(
        "ann: res 2; hand Wampa, Open Fire; ground LOF_094; force
         ann uses LOF_094 > Wampa
         => Wampa: exhausted; ann: 0 ready, no Force; LOF_094: exhausted",
    );
    play(
        "ann: res 9; hand Wampa; ground LOF_094
         => ann can't use LOF_094 (25.6)",
    );
}

#[test]
fn lof_095_lor_san_tekka() {
    play(
        "ann: ground LOF_095, Yoda, Wampa
         bob: ground AT-ST
         ann attacks AT-ST with LOF_095
         => options Yoda, decline
         ann picks Yoda
         => Yoda: Experience",
    );
}

#[test]
fn lof_096_obi_wan_kenobi() {
    play(
        "ann: res 3; hand LOF_096
         ann plays LOF_096
         => LOF_096: Sentinel
         next round
         => LOF_096: no Sentinel",
    );
    play(
        "ann: res 9; hand LOF_256, Wampa; ground LOF_096
         ann plays Wampa
         => LOF_096: no Sentinel
         bob passes
         ann plays LOF_256
         => LOF_096: Sentinel",
    );
}

#[test]
fn lof_097_eeth_koth() {
    play(
        "ann: ground LOF_097; force; res 2
         bob: ground AT-ST
         ann attacks AT-ST with LOF_097 > yes
         => ann: 3 resources, 2 ready, no Force, discard 0",
    );
    play(
        "ann: ground LOF_097; res 2
         bob: ground AT-ST
         ann attacks AT-ST with LOF_097
         => ann: 2 resources, discard 1",
    );
}

#[test]
fn lof_098_leia_organa() {
    play(
        "ann: space LOF_098 (exhausted); ground Battlefield Marine, Wampa; force
         bob: ground Battlefield Marine
         ann uses LOF_098
         => LOF_098: in the ground arena, 7/7; ann's Marine: 5/5; Wampa: 4/5; bob's Marine: 3/3; ann: no Force
         next round
         => LOF_098: ready, 5/5",
    );
    play(
        "ann: space LOF_098 (exhausted)
         => ann can't use LOF_098 (25.6)
         next round
         => LOF_098: exhausted",
    );
}

#[test]
fn lof_099_paladin_training_corvette() {
    play(
        "ann: res 5; hand LOF_099; ground LOF_256, Wampa
         bob: ground Yoda
         ann plays LOF_099
         => options LOF_256, Yoda, decline
         ann picks LOF_256
         ann picks done
         => LOF_256: Experience; Yoda: no upgrades",
    );
}

#[test]
fn lof_100_kelleran_beq() {
    play(
        "ann: res 8; hand LOF_100; deck Wampa, Open Fire, AT-ST, Filler, Filler, Filler, Filler, Yoda
         ann plays LOF_100 > Wampa
         => Wampa: exhausted; ann: 0 ready, deck 7",
    );
    play(
        "// What cannot be paid for is not played.
         ann: res 9; hand LOF_100; deck AT-ST, Open Fire
         ann plays LOF_100
         => AT-ST: gone; ann: 2 ready, deck 2",
    );
}

#[test]
fn lof_101_yoda() {
    play(
        "// Using the Force for the first ability triggers the second.
         ann: res 8; hand LOF_101; force; base 6; ground Wampa
         bob: ground AT-ST
         ann plays LOF_101 > yes > ann's base > AT-ST
         => ann: base 1, no Force; AT-ST: 4 damage",
    );
    play(
        "ann: ground LOF_101; force; hand LOF_173; res 1
         bob: ground AT-ST
         ann plays LOF_173 > AT-ST
         => AT-ST: 2 damage; LOF_101: 8/9",
    );
}

#[test]
fn lof_102_yodas_lightsaber() {
    play(
        "ann: res 2; hand LOF_102; force; base 5; ground Wampa; space JTL_069
         => ann can't play LOF_102 on JTL_069 (-)
         ann plays LOF_102 > yes > ann's base
         => ann: base 2, no Force; Wampa: 7/6",
    );
}

#[test]
fn lof_103_following_the_path() {
    play(
        "ann: res 1; hand LOF_103; deck Wampa, Yoda, LOF_230, LOF_256, Filler x5
         ann plays LOF_103 > LOF_230 > LOF_256 > top LOF_230
         => top of ann's deck is Fallen Jedi; ann: deck 9, hand 0; logged ann reveals Fallen Jedi",
    );
}

#[test]
fn lof_104_luminous_beings() {
    play(
        "ann: res 6; hand LOF_104; discard Yoda, LOF_230, Wampa; ground Battlefield Marine, SOR_247
         bob: ground AT-ST
         ann plays LOF_104 > Yoda > LOF_230 > Marine > SOR_247
         => Marine: 7/7; SOR_247: 6/7; AT-ST: 6/7; ann: deck 8, discard 2
         next round
         => Marine: 3/3",
    );
}
