//! What cards of Secrets of Power and Legends of the Force do not do, and what they do besides.

use crate::position::play;

#[test]
fn sec_182_two_times_aggression() {
    play(
        "ann: res 4; hand SEC_182, SEC_153, SOR_128
         bob: ground AT-ST
         ann plays SEC_182 > SEC_153
         => AT-ST: 5 damage; ann: hand 2",
    );
    play(
        "ann: res 4; hand SEC_182, SOR_128
         bob: ground AT-ST
         ann plays SEC_182
         => AT-ST: undamaged; bob to act",
    );
}

#[test]
fn sec_132_not_when_played() {
    play(
        "ann: res 2; hand SEC_132
         ann plays SEC_132
         => ann: units 1",
    );
}

#[test]
fn sec_195_until_the_regroup_phase() {
    play(
        "ann: res 2; hand SEC_195
         bob: ground Wampa (1 damage), Yoda; leader JTL_004 (deployed)
         ann plays SEC_195
         => options Wampa, Yoda
         ann picks Wampa
         => Wampa: gone
         all pass
         => Wampa: controlled by bob, undamaged, exhausted",
    );
}

#[test]
fn sec_038_discloses_to_weaken() {
    play(
        "// The attacker has nothing but this.
         ann: ground SEC_140 (bob's SEC_038), Wampa (bob's SEC_038)
         bob: hand SOR_033
         ann attacks bob's base with Wampa > bob: SOR_033
         => bob: base 0",
    );
    play(
        "// While it does not attack it has all that it says.
         ann: ground Cell Block Guard (bob's SEC_038)
         => Guard: Sentinel",
    );
}

#[test]
fn sec_078_both_sides() {
    play(
        "ann: res 9; hand SEC_078; space JTL_069; ground Wampa; leader JTL_015 (deployed)
         bob: space TIE/ln Fighter
         ann plays SEC_078
         => JTL_069: gone; bob: units 0; Wampa: in play",
    );
}

#[test]
fn lof_172_only_with_the_force() {
    play(
        "ann: res 1; hand LOF_172; force
         bob: ground Wampa; force
         ann plays LOF_172 > Wampa
         => ann: no Force; bob: the Force; Wampa: 3 damage",
    );
}

#[test]
fn lof_041_two_damage_and_the_force() {
    play(
        "ann: res 2; hand LOF_041
         bob: ground Wampa
         ann plays LOF_041
         => Wampa: 2 damage; ann: the Force",
    );
}

#[test]
fn lof_175_one_or_two() {
    play(
        "// Without the Force there is nothing to use.
         ann: res 2; hand LOF_175
         ann plays LOF_175
         => ann: hand 1",
    );
    play(
        "ann: res 2; hand LOF_175; force
         ann plays LOF_175 > no
         => ann: the Force, hand 1",
    );
}

#[test]
fn lof_193_at_most_one() {
    play(
        "ann: res 2; hand LOF_193; force
         ann plays LOF_193
         => ann: the Force; bob: no Force",
    );
}

#[test]
fn lof_262_in_this_phase() {
    play(
        "ann: res 2; hand LOF_262
         bob: ground Wampa
         ann plays LOF_262
         bob passes
         => ann: discard 1",
    );
    play(
        "ann: res 2; hand LOF_262; ground Yoda
         bob: ground Wampa
         ann plays LOF_262 > Yoda
         => bob can't attack Yoda with Wampa (9.2c)
         next round
         ann passes
         => bob can attack Yoda with Wampa",
    );
}

#[test]
fn lof_127_only_creatures_only_now() {
    play(
        "ann: res 3; hand LOF_127; ground Wampa, Yoda
         bob: ground Wampa
         ann plays LOF_127
         => ann's Wampa: 6/7; Yoda: 2/4; bob's Wampa: 4/5
         next round
         => ann's Wampa: 4/5",
    );
}

#[test]
fn lof_264_no_leader() {
    play(
        "ann: res 7; hand LOF_264
         bob: ground Wampa; leader JTL_004 (deployed)
         ann plays LOF_264
         => Wampa: gone; Rose: in play",
    );
}

#[test]
fn lof_042_two_sith() {
    play(
        "ann: res 8; hand LOF_042; ground LOF_031, SEC_035, SEC_188, Wampa
         bob: ground Yoda
         ann plays LOF_042 > SEC_035 > SEC_188
         => SEC_035: Shield x2, Experience x2; SEC_188: Shield x2, Experience x2; ann: units 2; Yoda: in play",
    );
}

#[test]
fn lof_018_villainy_but_no_unit() {
    play(
        "// Without the penalty, for its cost.
         ann: leader LOF_018; force; res 5; hand SOR_139, SOR_128, Repair
         bob: ground Wampa
         ann uses LOF_018
         => options SOR_139, decline",
    );
    play(
        "ann: leader LOF_018; res 5; hand SOR_139
         => ann can't use LOF_018 (25.6)",
    );
}

#[test]
fn lof_073_upgraded_units_are_safe() {
    play(
        "ann: ground LOF_073, Wampa (Experience), Yoda
         bob: res 9; hand SOR_222, JTL_262 x2
         bob starts
         bob plays JTL_262 #1 > Wampa
         => Wampa: ready
         ann passes
         bob plays JTL_262 > Yoda
         => Yoda: exhausted
         ann passes
         bob plays SOR_222 > Wampa
         => Wampa: in play",
    );
    play(
        "ann: res 9; hand LOF_073
         ann plays LOF_073
         => LOF_073: Shield",
    );
}

#[test]
fn lof_117_clones_for_four() {
    play(
        "ann: ground LOF_117 (3 damage); deck TWI_241, SHD_095, Wampa, TWI_061, Filler x4
         bob: ground Wampa; initiative
         bob starts
         bob attacks LOF_117 with Wampa > ann: TWI_241
         => ann decides; options SHD_095, done
         ann picks SHD_095
         => ann: discard 3; ann can play TWI_241 for 0
         ann plays TWI_241 for 0
         bob passes
         next round
         bob passes
         => ann can't play SHD_095 (-)",
    );
}
