//! Vigilance: Legends of the Force.

use crate::position::play;

#[test]
fn lof_055_dume() {
    play(
        "ann: ground LOF_055, Wampa, SEC_214; space TIE/ln Fighter
         bob: ground Yoda
         next round
         => Wampa: Experience; LOF_055: no upgrades; SEC_214: no upgrades; Yoda: no upgrades",
    );
}

#[test]
fn lof_057_owen_lars() {
    play(
        "ann: ground LOF_057; deck Wampa, Yoda, LOF_230, Filler, Filler, LOF_256; base 4
         bob: ground AT-ST
         ann attacks AT-ST with LOF_057
         => ann: base 2; options Yoda, LOF_230, done
         ann picks LOF_230
         => ann: has LOF_230 in hand, deck 5",
    );
}

#[test]
fn lof_059_nightsister_warrior() {
    play(
        "ann: ground LOF_059
         bob: ground AT-ST
         ann attacks AT-ST with LOF_059
         => ann: hand 1",
    );
}

#[test]
fn lof_061_secretive_sage() {
    play(
        "ann: res 2; hand LOF_061
         ann plays LOF_061
         => LOF_061: Shield",
    );
}

#[test]
fn lof_062_axe_woves() {
    play(
        "ann: res 3; hand LOF_062
         ann plays LOF_062
         => LOF_062: 3/3, Shield",
    );
    play(
        "ann: ground LOF_062 (Resilient, Shield)
         => LOF_062: 4/7",
    );
}

#[test]
fn lof_063_oggdo_bogdo() {
    play(
        "ann: ground LOF_063
         => ann can't attack bob's base with LOF_063 (9.2)",
    );
    play(
        "ann: ground LOF_063 (1 damage)
         bob: ground Battlefield Marine
         ann attacks Marine with LOF_063
         => LOF_063: 2 damage; Marine: gone",
    );
    play(
        "ann: ground LOF_063 (1 damage)
         bob: ground SOR_046
         ann attacks SOR_046 with LOF_063
         => LOF_063: 4 damage",
    );
}

#[test]
fn lof_064_tauntaun() {
    play(
        "ann: ground LOF_064, Yoda (1 damage), Wampa; space JTL_069 (1 damage)
         bob: ground LOF_066
         ann attacks LOF_066 with LOF_064
         => options Yoda, LOF_066, decline
         ann picks Yoda
         => Yoda: Shield",
    );
}

#[test]
fn lof_065_watto() {
    play(
        "ann: ground LOF_065, Wampa
         ann attacks bob's base with LOF_065 > bob: option 1 > Wampa
         => Wampa: Experience; ann: hand 0",
    );
    play(
        "ann: ground LOF_065
         ann attacks bob's base with LOF_065 > bob: option 2
         => ann: hand 1; LOF_065: no upgrades; bob: hand 0",
    );
}

#[test]
fn lof_067_chirrut_imwe() {
    play(
        "ann: ground LOF_067; force
         bob: ground Wampa
         bob starts
         bob attacks LOF_067 with Wampa > ann: yes
         => LOF_067: 2 damage, Sentinel; ann: no Force; Wampa: 4/5",
    );
    play(
        "ann: ground LOF_067
         bob: ground Wampa
         bob starts
         bob attacks LOF_067 with Wampa
         => LOF_067: 4 damage",
    );
}

#[test]
fn lof_068_luthen_rael() {
    play(
        "ann: ground LOF_068; deck Resilient, SEC_070, SOR_054, LOF_051, Wampa, LOF_138
         ann attacks bob's base with LOF_068
         => options SEC_070, SOR_054, LOF_051, done
         ann picks SEC_070
         => ann: has SEC_070 in hand, deck 5; bob: base 4",
    );
}

#[test]
fn lof_069_graceful_purrgil() {
    play(
        "ann: space LOF_069
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn lof_070_anakin_skywalker() {
    play(
        "ann: res 6; hand LOF_070; discard Battlefield Marine, SOR_128
         bob: ground AT-ST, LOF_066
         ann plays LOF_070 > \"Heroism\" > AT-ST > LOF_066
         => AT-ST: 3/4; LOF_066: 1/2",
    );
    play(
        "ann: res 6; hand LOF_070; discard Battlefield Marine
         bob: ground LOF_236
         ann plays LOF_070 > \"Heroism\" > LOF_236
         => LOF_236: 4/3; bob to act",
    );
    play(
        "ann: res 6; hand LOF_070
         bob: ground AT-ST; discard Battlefield Marine, SOR_128
         ann plays LOF_070
         => AT-ST: 6/7; bob to act",
    );
}

#[test]
fn lof_071_grappling_guardian() {
    play(
        "ann: res 7; hand LOF_071; space TIE/ln Fighter
         bob: space JTL_069 (1 damage), JTL_251; ground Wampa
         ann plays LOF_071
         => options TIE/ln Fighter, JTL_069, decline
         ann picks JTL_069
         => JTL_069: gone",
    );
}

#[test]
fn lof_072_priestesses_of_the_force() {
    play(
        "ann: res 7; hand LOF_072; force; ground Wampa
         bob: ground Yoda, AT-ST
         ann plays LOF_072 > yes > Wampa > LOF_072 > done
         => Wampa: Shield; LOF_072: Shield; Yoda: no Shield; ann: no Force",
    );
}

#[test]
fn lof_074_bolstered_endurance() {
    play(
        "ann: res 1; hand LOF_074; ground Wampa, LOF_256
         => ann can't play LOF_074 on Wampa (-)
         ann plays LOF_074
         => LOF_256: 2/7",
    );
}

#[test]
fn lof_075_cure_wounds() {
    play(
        "ann: res 1; hand LOF_075; force; ground AT-ST (6 damage)
         ann plays LOF_075
         => AT-ST: undamaged; ann: no Force",
    );
    play(
        "ann: res 1; hand LOF_075; ground AT-ST (6 damage)
         ann plays LOF_075
         => AT-ST: 6 damage",
    );
}

#[test]
fn lof_076_soresu_stance() {
    play(
        "ann: res 4; hand LOF_076, Yoda, Wampa
         ann plays LOF_076
         => options Yoda, decline
         ann picks Yoda
         => Yoda: Shield, exhausted; ann: 0 ready",
    );
}

#[test]
fn lof_077_crushing_blow() {
    play(
        "ann: res 3; hand LOF_077
         bob: ground Battlefield Marine, Yoda; space TIE/ln Fighter
         ann plays LOF_077
         => options Marine, TIE/ln Fighter
         ann picks Marine
         => Marine: gone",
    );
}

#[test]
fn lof_078_whirlwind_of_power() {
    play(
        "ann: res 3; hand LOF_078; ground Wampa
         bob: ground AT-ST
         ann plays LOF_078 > AT-ST
         => AT-ST: 4/5",
    );
    play(
        "ann: res 3; hand LOF_078; ground LOF_256
         bob: ground AT-ST
         ann plays LOF_078 > AT-ST
         => AT-ST: 3/4
         next round
         => AT-ST: 6/7",
    );
}

#[test]
fn lof_079_shatterpoint() {
    play(
        "ann: res 4; hand LOF_079; force
         bob: ground AT-ST, SOR_128; leader JTL_011 (deployed)
         ann plays LOF_079 > option 2
         => options AT-ST, SOR_128
         ann picks AT-ST
         => AT-ST: gone; ann: no Force",
    );
    play(
        "ann: res 4; hand LOF_079; force
         bob: ground AT-ST, SOR_128; leader JTL_011 (deployed, 3 damage)
         ann plays LOF_079 > option 1
         => SOR_128: gone; ann: the Force; Vonreg: in play",
    );
}
