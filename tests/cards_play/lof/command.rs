//! Command: Legends of the Force.

use crate::position::play;

#[test]
fn lof_105_oppo_rancisis() {
    play(
        "ann: ground LOF_105, Cell Block Guard, Yoda, SEC_058
         bob: ground Wampa
         => LOF_105: Sentinel, Restore 2, Grit, no Overwhelm, no Raid, no Ambush",
    );
    play(
        "ann: ground LOF_105, Wampa, LOF_183, LOF_231; space SEC_213, SEC_199, LOF_088
         => LOF_105: Overwhelm, Hidden, Shielded, Raid 2, Saboteur, Ambush, Restore 2, no Sentinel, no Grit",
    );
}

#[test]
fn lof_106_acclamator_assault_ship() {
    play(
        "ann: space LOF_106
         bob: ground Yoda
         ann attacks bob's base with LOF_106 > Yoda
         => Yoda: 7/9; bob: base 5
         next round
         => Yoda: 2/4",
    );
}

#[test]
fn lof_107_village_tender() {
    play(
        "ann: res 1; hand LOF_107; base 3
         bob: ground Wampa
         ann plays LOF_107
         => bob can't attack LOF_107 with Wampa (25.5)
         next round
         ann attacks bob's base with LOF_107
         => ann: base 2",
    );
}

#[test]
fn lof_108_malakili() {
    play(
        "ann: ground LOF_108; res 9; hand LOF_257, LOF_044, Wampa, SOR_247
         => ann can play SOR_247 for 2; ann can play LOF_044 for 1
         ann plays LOF_044 for 1
         bob passes
         => ann can play Wampa for 4
         next round
         => ann can play Wampa for 3",
    );
    play(
        "ann: ground LOF_108, LOF_170, Yoda
         bob: ground LOF_066
         ann attacks bob's base with LOF_170
         => LOF_108: undamaged; Yoda: undamaged; LOF_066: 3 damage",
    );
}

#[test]
fn lof_109_mynock() {
    play(
        "ann: space LOF_109
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with LOF_109
         => bob: base 1",
    );
}

#[test]
fn lof_110_hive_defense_wing() {
    play(
        "ann: base 3; space LOF_110
         ann attacks bob's base with LOF_110
         => ann: base 2",
    );
}

#[test]
fn lof_111_maz_kanata() {
    play(
        "ann: res 3; hand LOF_111; ground LOF_256, Wampa
         ann plays LOF_111
         => options LOF_256, decline
         ann picks LOF_256
         => bob: base 3; LOF_256: 1/4, exhausted",
    );
}

#[test]
fn lof_113_jedi_temple_guards() {
    play(
        "ann: base 5; res 4; hand LOF_113
         bob: ground SOR_128
         ann plays LOF_113 > yes
         => SOR_128: gone; ann: base 3",
    );
}

#[test]
fn lof_114_kaadu() {
    play(
        "ann: res 4; hand LOF_114; ground Yoda
         bob: ground Battlefield Marine
         ann plays LOF_114
         => options Yoda, decline
         ann picks Yoda
         => Yoda: Overwhelm; LOF_114: no Overwhelm
         next round
         => Yoda: no Overwhelm",
    );
}

#[test]
fn lof_115_dagoyan_master() {
    play(
        "ann: res 5; hand LOF_115; force; deck Wampa, Yoda, Filler x4, LOF_230
         ann plays LOF_115 > yes > Yoda
         => ann: has Yoda in hand, no Force, deck 6",
    );
    play(
        "ann: ground LOF_115; force; deck Wampa, Yoda, Filler
         bob: ground AT-ST
         ann attacks AT-ST with LOF_115 > yes > Yoda
         => ann: has Yoda in hand, no Force",
    );
}

#[test]
fn lof_116_relic_scavenger() {
    play(
        "ann: base 5; ground LOF_116
         ann attacks bob's base with LOF_116
         => ann: base 3",
    );
}

#[test]
fn lof_118_terentatek() {
    play(
        "ann: res 5; hand LOF_118
         bob: ground LOF_256
         ann plays LOF_118 > yes
         => LOF_256: gone; LOF_118: 1 damage",
    );
    play(
        "ann: res 5; hand LOF_118; ground Yoda
         bob: ground Wampa
         ann plays LOF_118
         => LOF_118: exhausted, no Ambush; bob to act",
    );
}

#[test]
fn lof_120_trident_assault_ship() {
    play(
        "ann: space LOF_120
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with LOF_120
         => bob: base 5",
    );
}

#[test]
fn lof_121_the_purrgil_king() {
    play(
        "ann: res 8; hand LOF_121; ground AT-ST, Wampa, SOR_046 (1 damage); base 6
         bob: ground SOR_046
         ann plays LOF_121
         => ann: hand 2; LOF_121: Restore 4",
    );
}

#[test]
fn lof_122_pillio_star_compass() {
    play(
        "ann: res 2; hand LOF_122; ground Yoda; deck Open Fire, Wampa, Repair, AT-ST
         ann plays LOF_122 > Wampa
         => ann: has Wampa in hand, deck 3; Yoda: 3/5",
    );
}

#[test]
fn lof_123_directed_by_the_force() {
    play(
        "ann: res 5; hand LOF_123, Wampa, Open Fire
         ann plays LOF_123
         => options Wampa, decline
         ann picks Wampa
         => Wampa: exhausted; ann: the Force, 0 ready",
    );
    play(
        "ann: res 5; hand LOF_123, Wampa
         ann plays LOF_123 > decline
         => ann: the Force, hand 1",
    );
}

#[test]
fn lof_124_niman_strike() {
    play(
        "ann: res 1; hand LOF_124; ground Yoda (exhausted), Wampa
         bob: ground Battlefield Marine
         ann plays LOF_124
         => Marine: gone; bob: base 0",
    );
    play(
        "ann: res 1; hand LOF_124; ground Yoda
         ann plays LOF_124
         => bob: base 0; Yoda: ready",
    );
}

#[test]
fn lof_125_the_burden_of_masters() {
    play(
        "ann: res 5; hand LOF_125, Wampa; discard Yoda, AT-ST
         ann plays LOF_125 > Wampa
         => Wampa: Experience x2; bottom of ann's deck is Yoda; ann: 0 ready",
    );
    play(
        "ann: res 5; hand LOF_125, Wampa; discard AT-ST
         ann plays LOF_125
         => ann: hand 1, 4 ready",
    );
}

#[test]
fn lof_126_overpower() {
    play(
        "ann: res 3; hand LOF_126; ground Yoda
         bob: ground Battlefield Marine
         ann plays LOF_126 > Yoda
         => Yoda: 5/7, Overwhelm
         next round
         => Yoda: 2/4, no Overwhelm",
    );
}

#[test]
fn lof_128_protect_the_pod() {
    play(
        "ann: res 4; hand LOF_128; ground SOR_046 (1 damage), AT-ST
         bob: ground LOF_236
         ann plays LOF_128
         => LOF_236: gone",
    );
}
