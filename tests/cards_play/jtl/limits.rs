//! What cards of Jump to Lightspeed do not do, and what they do besides.

use crate::position::play;

#[test]
fn jtl_006_only_own_vehicles_that_attacked() {
    play(
        "ann: leader JTL_006; ground Wampa; space JTL_069
         ann attacks bob's base with Wampa
         bob passes
         ann uses JTL_006
         => ann: units 2, leader exhausted",
    );
    play(
        "ann: leader JTL_006; res 6; space JTL_069
         ann deploys JTL_006 on JTL_069
         => JTL_069: 9/12; ann: units 3; TIE Fighter #1: exhausted",
    );
}

#[test]
fn jtl_010_another_first_order_card() {
    play(
        "ann: leader JTL_010; res 1; hand SOR_128
         ann plays SOR_128
         bob passes
         ann uses JTL_010
         => bob: base 0; ann: leader exhausted, base 0",
    );
    play(
        "ann: leader JTL_010 (deployed); res 1; hand JTL_132
         bob: ground Wampa
         ann plays JTL_132
         bob passes
         ann attacks bob's base with Phasma > Wampa > bob's base
         => Wampa: 1 damage; bob: base 5",
    );
    play(
        "ann: leader JTL_010 (deployed)
         bob: ground Wampa
         ann attacks bob's base with Phasma
         => Wampa: undamaged; bob: base 4; bob to act",
    );
}

#[test]
fn jtl_012_only_fighters() {
    play(
        "ann: leader JTL_012; space JTL_069
         bob: ground Wampa
         ann attacks bob's base with JTL_069
         bob passes
         ann uses JTL_012
         => Wampa: undamaged; ann: leader exhausted",
    );
    play(
        "// A Transport gets no attack; and he can't be defeated by enemy cards.
         ann: leader JTL_012 (deployed); space JTL_064 (JTL_012)
         bob: ground Wampa; res 9; hand SOR_251
         ann attacks bob's base with JTL_064
         => Wampa: undamaged; bob: base 6
         bob plays SOR_251 > JTL_012
         => JTL_064: JTL_012",
    );
}

#[test]
fn jtl_015_saboteur_for_an_attack() {
    play(
        "ann: leader JTL_015; res 1; space JTL_069; ground Wampa
         bob: space JTL_064 (Shield)
         ann uses JTL_015
         => options JTL_064, bob's base
         ann picks JTL_064
         => JTL_064: gone; JTL_069: 2 damage, no Saboteur, 4/7; ann: 0 ready",
    );
    play(
        "ann: leader JTL_015 (deployed); space JTL_069 (JTL_015)
         => JTL_069: 7/12, Saboteur",
    );
}

#[test]
fn jtl_016_no_leader_and_no_exhausted_unit() {
    play(
        "ann: res 1; leader JTL_016; ground Yoda (exhausted)
         bob: leader JTL_004 (deployed)
         ann uses JTL_016
         => ann: units 1, 0 ready; bob: units 1",
    );
    play(
        "ann: leader JTL_016 (deployed)
         bob: ground Wampa; leader JTL_004 (deployed)
         ann attacks bob's base with Ackbar
         => options Ackbar, Wampa, Rose, decline
         ann picks Rose
         => Rose: exhausted; bob: units 3",
    );
}

#[test]
fn jtl_032_the_first_each_round() {
    play(
        "ann: res 9; hand JTL_032
         ann plays JTL_032
         => JTL_032: Shield",
    );
    play(
        "ann: res 9; hand JTL_033, JTL_060, Wampa; ground JTL_032
         => ann can play Wampa for 4
         ann plays JTL_060 for 1
         bob passes
         => ann can play JTL_033 for 2
         next round
         => ann can play JTL_033 for 1",
    );
}

#[test]
fn jtl_033_any_base() {
    play(
        "ann: space JTL_033 (2 damage)
         bob: space JTL_069; base 4
         ann attacks JTL_069 with JTL_033
         => options ann's base, bob's base
         ann picks bob's base
         => bob: base 2",
    );
}

#[test]
fn jtl_036_shields() {
    play(
        "ann: res 4; hand JTL_036
         ann plays JTL_036 for 4
         => JTL_036: 4/3, Shield",
    );
}

#[test]
fn jtl_038_unit_or_upgrade() {
    play(
        "// A Pilot comes over from another Vehicle; enemies stay.
         ann: res 5; hand JTL_038; space JTL_069 (JTL_255); ground Wampa
         bob: ground JTL_058
         ann plays JTL_038
         => options JTL_255, decline
         ann picks JTL_255
         => JTL_038: 5/6, Restore 2; JTL_069: 4/7",
    );
}

#[test]
fn jtl_042_as_it_is_now() {
    play(
        "ann: res 3; hand JTL_042; ground AT-ST (2 damage)
         bob: ground Wampa
         ann plays JTL_042 > AT-ST
         => AT-ST: 8/7; Wampa: 4/5
         next round
         => AT-ST: 6/7",
    );
}

#[test]
fn jtl_043_not_a_leader() {
    play(
        "// Hers when it is defeated: its When Defeated is hers.
         ann: res 5; hand JTL_043
         bob: ground LOF_059; leader JTL_004 (deployed)
         ann plays JTL_043
         => LOF_059: in bob's discard; ann: hand 1; bob: hand 0",
    );
}

#[test]
fn jtl_051_damage_for_a_card() {
    play(
        "ann: res 3; hand JTL_051; deck Wampa
         ann plays JTL_051 > no
         => JTL_051: undamaged; ann: hand 0",
    );
}

#[test]
fn jtl_053_every_keyword_and_only_spectres() {
    play(
        "ann: space JTL_053 (JTL_034, JTL_045), JTL_069; ground LOF_046
         => JTL_053: Sentinel, Grit, Restore 1; LOF_046: Sentinel, Grit, Restore 1; JTL_069: no Sentinel",
    );
    play(
        "ann: space JTL_053; ground LOF_046
         => JTL_053: no Sentinel; LOF_046: no Sentinel",
    );
}

#[test]
fn jtl_079_until_the_end_of_the_phase() {
    play(
        "ann: res 5; hand JTL_079
         bob: leader JTL_016 (deployed)
         ann plays JTL_079
         => Ackbar: 0/3
         next round
         => Ackbar: 3/8",
    );
}

#[test]
fn jtl_080_leaders_too() {
    play(
        "ann: res 9; hand JTL_080; leader Anybody (deployed); space TIE/ln Fighter
         bob: leader JTL_016 (deployed, Experience)
         ann plays JTL_080
         => ann: units 0, leader undeployed; Ackbar: in play",
    );
}

#[test]
fn jtl_084_not_as_a_unit() {
    play(
        "ann: res 2; hand JTL_084
         ann plays JTL_084 for 2
         => ann: units 1; bob to act",
    );
}

#[test]
fn jtl_085_other_space_units() {
    play(
        "ann: space JTL_085 x2, TIE/ln Fighter
         bob: space JTL_069
         => JTL_085 #1: 3/5; TIE/ln: 4/3; JTL_069: 4/7",
    );
}

#[test]
fn jtl_090_three_moments() {
    play(
        "ann: space JTL_090 (11 damage)
         bob: space JTL_061
         ann attacks JTL_061 with JTL_090
         => JTL_090: gone; ann: units 6; bob: base 10",
    );
}

#[test]
fn jtl_092_no_bases_in_this_phase() {
    play(
        "ann: res 7; hand JTL_092
         bob: space JTL_069
         ann plays JTL_092
         bob passes
         => ann can't attack bob's base with TIE Fighter #1 (9.2c); ann can attack JTL_069 with TIE Fighter #1
         next round
         => ann can attack bob's base with TIE Fighter #1",
    );
}

#[test]
fn jtl_107_only_with_a_vehicle() {
    play(
        "ann: ground JTL_107, Wampa
         bob: space JTL_069
         => JTL_107: no Sentinel",
    );
}

#[test]
fn jtl_115_only_space_units() {
    play(
        "ann: space JTL_115; ground Wampa
         bob: space JTL_069
         => JTL_115: 3/3",
    );
}

#[test]
fn jtl_117_also_when_attacking() {
    play(
        "ann: ground JTL_117
         ann attacks bob's base with JTL_117
         => ann: units 2; X-Wing: exhausted; bob: base 2",
    );
}

#[test]
fn jtl_138_cheaper_after_indirect_damage() {
    play(
        "ann: res 4; hand JTL_138; ground Wampa
         bob: space JTL_237
         ann attacks bob's base with Wampa
         bob attacks ann's base with JTL_237 > ann: base > ann: base > ann: base
         => ann can play JTL_138 for 4",
    );
    play(
        "ann: space JTL_138
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with JTL_138
         => bob: base 2",
    );
}

#[test]
fn jtl_144_never_defeats() {
    play(
        "ann: res 3; hand JTL_144
         bob: ground SOR_128, AT-ST (3 damage); leader JTL_016 (deployed)
         ann plays JTL_144
         => options SOR_128, AT-ST
         ann picks AT-ST
         => AT-ST: 6 damage",
    );
}

#[test]
fn jtl_150_a_speeder() {
    play(
        "ann: ground SEC_214 (JTL_150, 1 damage)
         => SEC_214: Grit, 4/5, no Overwhelm",
    );
}

#[test]
fn jtl_161_vehicles_alone() {
    play(
        "ann: ground JTL_161, Wampa
         bob: space JTL_069
         => JTL_161: 2/5, no Overwhelm; Wampa: 4/5; JTL_069: 4/7",
    );
}

#[test]
fn jtl_165_only_to_opponents() {
    play(
        "ann: res 3; hand JTL_234; space JTL_165
         ann plays JTL_234 > ann > JTL_165 > JTL_165 > JTL_165 > JTL_165 > ann's base
         => ann: base 1; JTL_165: 4 damage",
    );
}

#[test]
fn jtl_188_for_this_phase() {
    play(
        "ann: ground JTL_188
         bob: res 9; hand Wampa, Open Fire
         ann attacks bob's base with JTL_188
         => bob can play Open Fire for 3; bob can play Wampa for 5
         next round
         ann passes
         => bob can play Wampa for 4",
    );
    play(
        "ann: ground JTL_188
         bob: res 9; hand Wampa; ground SOR_046
         ann attacks SOR_046 with JTL_188
         => bob can play Wampa for 4",
    );
}

#[test]
fn jtl_230_droids_and_vehicles() {
    play(
        "ann: res 1; hand JTL_230
         bob: ground Wampa, SEC_259, SEC_214
         ann plays JTL_230
         => options SEC_259, SEC_214
         ann picks SEC_259
         => SEC_259: exhausted, 2 damage",
    );
}

#[test]
fn jtl_240_also_when_attacking() {
    play(
        "ann: space JTL_240; ground JTL_189
         ann attacks bob's base with JTL_240 > bob
         => bob: base 6",
    );
}
