//! Rulings on cards of Secrets of Power, beyond what each card's own position shows.

use crate::position::play;

#[test]
fn sec_016_a_card_of_the_deck_is_none_of_the_hand() {
    play(
        "ann: leader SEC_016; res 9; hand SEC_072; deck Resilient, Filler x8
         bob: ground Wampa
         ann plays SEC_072 > Resilient
         => ann: leader ready, hand 1; bob to act; Wampa: undamaged",
    );
}

#[test]
fn sec_042_which_prevention_first() {
    play(
        "// What he prevents himself needs no Shield.
         ann: ground SEC_042 (Shield)
         bob: res 1; hand SHD_178
         bob starts
         bob plays SHD_178 > SEC_042
         => SEC_042: undamaged, Shield",
    );
    play(
        "ann: ground SEC_042 (Shield)
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire
         => SEC_042: undamaged, no Shield",
    );
}

#[test]
fn sec_050_vigil_once_for_each_damage() {
    play(
        "// Two at once to others are one less each, and what hits itself is one more.
         ann: ground Wampa; space SEC_050, JTL_069
         bob: res 9; hand SOR_173, Open Fire x2
         bob starts
         bob plays Open Fire #1 > Wampa
         => Wampa: 3 damage
         ann passes
         bob plays Open Fire > SEC_050
         => SEC_050: 5 damage",
    );
    play(
        "// With a Shield on the other unit it is its controller's order: one less than one is nothing.
         ann: ground Wampa (Shield); space SEC_050
         bob: res 9; hand JTL_140
         bob starts
         bob plays JTL_140 > Wampa > done
         => Wampa: undamaged, Shield",
    );
    play(
        "ann: leader Anybody; res SEC_050, Filler x7
         ann deploys Anybody > SEC_050
         => SEC_050: exhausted",
    );
}

#[test]
fn sec_046_what_is_named() {
    play(
        "// A token.
         ann: res 4; hand SEC_046
         bob: ground Spy, Wampa
         ann plays SEC_046 > Spy
         => Spy: no Raid; Wampa: Overwhelm",
    );
    play(
        "// Nothing is gained either.
         ann: res 4; hand SEC_046
         bob: ground Wampa; res 9; hand JTL_229
         ann plays SEC_046 > Wampa
         bob plays JTL_229 > Wampa
         => Wampa: no Sentinel, no Overwhelm",
    );
    play(
        "// It does not depend on who controls him.
         ann: res 4; hand SEC_046; ground Wampa
         bob: ground Cell Block Guard; res 9; hand SOR_224
         ann plays SEC_046 > Cell Block Guard
         bob plays SOR_224 > Galen
         => Galen: controlled by bob; Guard: no Sentinel",
    );
    play(
        "// Rescued, he has nothing to say any longer.
         ann: res 9; hand SEC_046, SHD_197
         bob: ground Cell Block Guard, Wampa; res 9; hand SHD_131
         ann plays SEC_046 > Cell Block Guard
         bob plays SHD_131 > Wampa
         => Guard: Sentinel
         ann plays SHD_197 > yes
         => Galen: controlled by ann; Guard: Sentinel",
    );
    play(
        "// A leader keeps its abilities, as an upgrade too.
         ann: res 4; hand SEC_046
         bob: leader JTL_012; res 6; space SOR_237
         bob starts
         bob deploys JTL_012 on SOR_237
         ann plays SEC_046 > Luke Skywalker
         bob attacks ann's base with SOR_237 > Galen
         => Galen: 3 damage",
    );
    play(
        "// A token that loses its ability prevents nothing.
         ann: res 9; hand SEC_046, Open Fire
         bob: ground Wampa (Shield)
         ann plays SEC_046 > Shield
         bob passes
         ann plays Open Fire > Wampa
         => Wampa: 4 damage, Shield",
    );
}

#[test]
fn sec_103_each_unit_once() {
    play(
        "ann: res 12; hand SEC_103; ground SOR_046, Wampa
         bob: ground AT-ST, SOR_128
         ann plays SEC_103 > Wampa > SOR_128
         => bob: base 3; ann decides; options SOR_046, decline
         ann picks SOR_046 > AT-ST
         => AT-ST: 3 damage; bob to act",
    );
    play(
        "// Bases are no target.
         ann: res 12; hand SEC_103; ground SOR_046
         ann plays SEC_103
         => SOR_046: ready; bob: base 0",
    );
}

#[test]
fn sec_145_only_by_the_action_of_playing() {
    play(
        "ann: leader LOF_013; force; res 20; hand SEC_145, Repair; space TIE/ln Fighter; base 3
         ann uses LOF_013
         => options Repair, decline",
    );
}

#[test]
fn sec_137_doubles_what_it_has_then() {
    play(
        "ann: ground SEC_137, SEC_140
         ann attacks bob's base with SEC_137 > yes
         => bob: base 6; SEC_137: 2/5",
    );
}

#[test]
fn sec_192_gone_before_he_speaks() {
    play(
        "ann: res 6; hand SEC_192
         bob: ground SHD_172; space JTL_069
         ann plays SEC_192 > bob > bob: Tarkin
         => SEC_192: in ann's discard; JTL_069: controlled by bob",
    );
}

#[test]
fn sec_013_is_no_when_defeated() {
    play(
        "// In the window of the unit's own When Defeated abilities, in any order.
         ann: leader SEC_013; ground LOF_059
         bob: ground AT-ST, Wampa
         ann attacks AT-ST with LOF_059 > Luthen > yes > Wampa
         => Wampa: 1 damage; ann: hand 1",
    );
}

#[test]
fn sec_012_damage_to_the_base_of_any_kind() {
    play(
        "ann: leader SEC_012; ground SEC_168, Yoda; res 3
         bob: ground Wampa
         ann takes the initiative > bob's base
         => bob can't attack SEC_168 with Wampa (9.2c); bob can attack Yoda with Wampa",
    );
    play(
        "// Overwhelm has no excess in him while he lives.
         ann: leader SEC_012 (deployed); initiative
         bob: ground Wampa
         bob starts
         bob attacks Cassian with Wampa
         => Cassian: 4 damage; ann: base 0",
    );
}

#[test]
fn sec_003_damage_before_what_the_upgrade_sets_off() {
    play(
        "ann: leader SEC_003; res 9; hand LOF_102; force; base 5; ground SOR_095
         ann uses SEC_003 > LOF_102
         => Marine: 1 damage, 6/4; ann decides",
    );
}

#[test]
fn sec_006_one_attack_after_the_other() {
    play(
        "// All of the first attack comes before the second is chosen.
         ann: leader SEC_006; ground SEC_164, SOR_128; hand Wampa
         ann uses SEC_006 > SEC_164
         => ann decides; options Wampa, decline
         ann picks decline
         => ann: base 2; bob: base 3; ann decides; options SOR_128, decline",
    );
}

#[test]
fn sec_109_lasts_though_it_is_gone() {
    play(
        "ann: res 9; hand SEC_109, SEC_080, Battlefield Marine
         bob: res 9; hand Open Fire; ground SOR_247
         ann plays SEC_109 > SEC_080
         bob plays Open Fire > SEC_109
         ann plays Battlefield Marine > yes
         => SOR_247: gone",
    );
}

#[test]
fn sec_187_only_from_play() {
    play(
        "// The attack's own On Attack ability has defeated him before he can return.
         ann: ground SEC_187 (2 damage)
         bob: ground JTL_187
         bob starts
         bob attacks SEC_187 with JTL_187 > bob
         => SEC_187: in ann's discard; ann: hand 0",
    );
}

#[test]
fn sec_203_only_the_phase_they_enter() {
    play(
        "ann: res 9; hand Battlefield Marine; ground SEC_203
         bob: ground Wampa
         ann plays Battlefield Marine
         bob passes
         next round
         ann passes
         => bob can attack Marine with Wampa",
    );
}
