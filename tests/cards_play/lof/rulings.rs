//! Rulings on cards of Legends of the Force, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn lof_005_the_keyword_must_be_there_when_paying() {
    play(
        "// Given when it is played, it comes too late.
         ann: leader LOF_005 (deployed); res 9; ground LOF_113; hand SEC_109, SEC_080, SOR_247
         ann plays SEC_109 > SEC_080
         bob passes
         ann attacks bob's base with Morgan
         bob passes
         => ann can play SOR_247 for 2",
    );
    play(
        "// It lasts although she is gone.
         ann: leader LOF_005 (deployed, 5 damage); res 9; ground LOF_113; hand LOF_116
         bob: ground Wampa
         ann attacks Wampa with Morgan
         => Morgan: gone
         bob passes
         => ann can play LOF_116 for 4",
    );
}

#[test]
fn lof_005_a_keyword_of_the_text_that_plays_is_there_from_the_start() {
    play(
        "// The one that gives Ambush makes it share Ambush before it is paid for.
         ann: leader LOF_005 (deployed); res 9; ground LOF_113; hand SHD_129, SOR_247
         ann attacks bob's base with Morgan
         bob passes
         ann plays SHD_129 > SOR_247
         => SOR_247: exhausted; ann: 7 ready",
    );
    play(
        "// Nobody has Ambush: nothing is shared.
         ann: leader LOF_005 (deployed); res 9; ground Wampa; hand SHD_129, SOR_247
         ann attacks bob's base with Morgan
         bob passes
         ann plays SHD_129 > SOR_247
         => SOR_247: exhausted; ann: 6 ready",
    );
}

#[test]
fn lof_040_is_lost_with_the_other_abilities() {
    play(
        "ann: res 9; hand SHD_072, TWI_200, SOR_218
         bob: ground LOF_048 (LOF_040)
         ann plays SOR_218 > LOF_048
         => LOF_048: ready
         bob passes
         ann plays SHD_072 > LOF_048
         bob passes
         ann plays TWI_200 > LOF_048
         => LOF_048: exhausted",
    );
}

#[test]
fn lof_056_is_modified_afterwards() {
    play(
        "ann: ground AT-ST (LOF_056, Experience x2, 4 damage), Yoda (LOF_056)
         => AT-ST: 7/7; Yoda: 5/5
         ann attacks bob's base with AT-ST
         => bob: base 7",
    );
}

#[test]
fn lof_108_if_you_do_is_done() {
    play(
        "// The damage that he prevents counts as dealt for what follows.
         ann: ground LOF_108, LOF_055 (LOF_138), Yoda
         ann attacks bob's base with LOF_055 > Yoda
         => Yoda: undamaged; bob: base 5",
    );
}

#[test]
fn lof_177_all_at_once() {
    play(
        "// Both die, and each sees the other go.
         ann: res 4; hand LOF_177; ground Wampa, LOF_059, LOF_059
         bob: ground AT-ST
         ann plays LOF_177 > ann > Wampa > \"(1)\"
         => LOF_059 #1: gone; ann: hand 2; AT-ST: undamaged",
    );
}

#[test]
fn lof_197_any_when_played() {
    play(
        "// Also one that is On Attack or When Defeated besides.
         ann: space LOF_197; res 9; hand LOF_207
         bob: ground Wampa, AT-ST
         ann attacks bob's base with LOF_197
         bob passes
         ann plays LOF_207 > Wampa > yes > AT-ST
         => Wampa: exhausted; AT-ST: exhausted",
    );
}

#[test]
fn lof_043_damage_without_end() {
    play(
        "// Overwhelm finds no excess in a unit that is not defeated, and the regroup phase defeats it.
         ann: res 5; hand LOF_043; ground Battlefield Marine
         bob: ground Wampa, SOR_128, AT-ST
         ann plays LOF_043 > bob: SOR_128
         bob attacks Marine with AT-ST
         => Marine: 6 damage; ann: base 0
         ann passes
         bob attacks Marine with Wampa
         => Marine: 10 damage; ann: base 0
         all pass
         => Marine: in ann's discard",
    );
}

#[test]
fn lof_186_counts_last() {
    play(
        "ann: res 9; hand LOF_152; ground LOF_186, LOF_184 (LOF_261)
         => LOF_184: Raid 2
         ann plays LOF_152
         => LOF_184: Raid 3
         bob passes
         ann attacks bob's base with LOF_184
         => LOF_184: 11/9",
    );
}

#[test]
fn lof_222_the_unit_is_chosen_first() {
    play(
        "ann: res 2; hand LOF_222, LOF_264
         bob: ground Wampa, AT-ST
         ann plays LOF_222
         => ann decides; options Wampa, AT-ST
         ann picks AT-ST
         => bob decides
         bob picks yes
         => AT-ST: in bob's hand; Wampa: in play; ann: hand 1",
    );
}

#[test]
fn lof_010_lasts_though_she_is_gone() {
    play(
        "ann: leader LOF_010 (deployed, 3 damage); res 9; hand SOR_247
         bob: ground Wampa, AT-ST
         ann attacks Wampa with Third Sister
         => Third Sister: gone
         bob passes
         ann plays SOR_247
         => bob can't attack SOR_247 with AT-ST (25.5)",
    );
}

#[test]
fn lof_070_the_same_unit_twice() {
    play(
        "ann: res 6; hand LOF_070; discard Battlefield Marine, SOR_128
         bob: ground LOF_236
         ann plays LOF_070 > \"Villainy\" > LOF_236 > LOF_236
         => LOF_236: gone",
    );
}

#[test]
fn lof_140_another_maul() {
    play(
        "ann: res 3; hand LOF_140; ground SHD_090
         bob: ground Battlefield Marine
         ann plays LOF_140
         => Maul: ready; bob to act; Marine: undamaged",
    );
}

#[test]
fn lof_191_not_bound_to_who_controls_it() {
    play(
        "ann: res 1; hand LOF_191; ground Wampa
         bob: res 9; hand SOR_224
         ann plays LOF_191
         bob plays SOR_224 > LOF_191
         => LOF_191: controlled by bob; Wampa: 5/5, Saboteur",
    );
    play(
        "// Rescued, it has chosen nobody.
         ann: res 9; hand LOF_191, SHD_197; ground Wampa
         bob: res 9; hand SHD_131; ground Yoda
         ann plays LOF_191
         bob plays SHD_131 > LOF_191
         => Wampa: 4/5
         ann plays SHD_197 > yes
         => LOF_191: controlled by ann; Wampa: 4/5, no Saboteur",
    );
}

#[test]
fn lof_255_no_cost_to_halve() {
    play(
        "ann: res 9; hand LOF_255; space JTL_105
         ann plays LOF_255 for 1 > 4
         => LOF_255: 5/5; ann: 4 ready",
    );
}

#[test]
fn lof_209_only_those_in_play() {
    play(
        "ann: res 3; hand LOF_209; ground Wampa
         bob: ground LOF_245; res 9; hand LOF_107
         ann plays LOF_209
         => LOF_245: no Hidden
         bob plays LOF_107
         => LOF_107: Hidden
         next round
         => LOF_245: Hidden",
    );
}
