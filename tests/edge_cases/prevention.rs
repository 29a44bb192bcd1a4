//! Damage prevented, moved and replaced, and who defeated whom.

use crate::position::play;

// rule 14.3
#[test]
fn e135_what_is_left_takes_the_shield() {
    play(
        "ann: ground SEC_042 (Shield)
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire
         => SEC_042: no Shield, undamaged",
    );
}

// rule 14.3
#[test]
fn e136_several_preventions_add_up() {
    play(
        "// Two of its own and one by Vigil: of three nothing is left for the Shield.
         ann: ground SEC_042 (Shield); space SEC_050
         bob: res 9; hand LOF_171, IBH_061
         bob starts
         bob plays IBH_061 > SEC_042
         => SEC_042: Shield, undamaged",
    );
}

// rule 14.3
#[test]
fn e137_the_first_time_is_used_up_by_others() {
    play(
        "// A Shield prevented the first; the second comes through.
         ann: ground SEC_067 (Shield)
         bob: res 9; hand SHD_178 x2
         bob starts
         bob plays SHD_178 #1 > SEC_067 > ann: Shield
         => SEC_067: undamaged
         ann passes
         bob plays SHD_178 > SEC_067
         => ann: units 1",
    );
}

// rule 25.4
#[test]
fn e140_indirect_damage_ignores_shields() {
    play(
        "ann: res 3; hand JTL_234
         bob: ground Yoda (Shield)
         ann plays JTL_234 > bob > bob: Yoda > bob: Yoda > bob: base > bob: base > bob: base
         => Yoda: 2 damage, Shield; bob: base 3",
    );
}

// rule 25.4
#[test]
fn e141_no_more_than_is_left_of_a_unit() {
    play(
        "ann: res 6; hand JTL_181
         bob: ground Battlefield Marine; base 28
         ann plays JTL_181 > bob > bob: Marine > bob: Marine > bob: Marine
         => ann wins",
    );
}

// rules 14.4, 28.6
#[test]
fn e142_the_jetpacks_shield_goes_first() {
    play(
        "ann: res 2; hand SHD_225; ground Wampa (Shield)
         bob: res 1; hand SHD_178
         ann plays SHD_225
         => Wampa: Shield x2
         bob plays SHD_178 > Wampa
         => Wampa: Shield x1
         all pass
         => Wampa: Shield x1",
    );
}

// rule 16.2
#[test]
fn e143_the_jetpacks_shield_wherever_it_is() {
    play(
        "ann: res 6; hand SHD_225, JTL_242; ground Wampa
         ann plays SHD_225
         bob passes
         ann plays JTL_242 > \": When Played\" > Shield > JTL_242
         => Wampa: no Shield; JTL_242: Shield x2
         all pass
         => JTL_242: Shield x1",
    );
}

// rule 16.4
#[test]
fn e144_it_is_still_combat_damage_of_the_same_source() {
    play(
        "ann: ground SHD_090, SOR_247 (Experience x5)
         bob: ground AT-ST
         ann attacks AT-ST with SHD_090
         => options SOR_247, decline
         ann picks SOR_247
         => SHD_090: undamaged; SOR_247: 6 damage; AT-ST: gone; logged Underworld Thug takes 6 damage from AT-ST",
    );
}

// rule 16.4
#[test]
fn e145_defeated_instead_of_captured() {
    play(
        "ann: res 3; hand SHD_131; ground Wampa, Yoda (Shield)
         bob: ground SHD_170
         ann plays SHD_131 > Wampa
         => Wampa: 3 damage, no captives; Yoda: undamaged, no Shield; SHD_170: in bob's discard",
    );
}

// rule 18.9
#[test]
fn e146_the_unit_deals_what_its_bounty_deals() {
    play(
        "ann: ground AT-ST
         bob: ground SOR_128 (ann's SHD_173)
         ann attacks SOR_128 with AT-ST > yes > bob's base
         => bob: base 7; logged bob's base takes 2 damage from Death Star Stormtrooper",
    );
}

// rule 16.5
#[test]
fn e147_what_protects_and_what_does_not() {
    play(
        "// Less HP is no defeat by an ability, and combat is none either.
         ann: space SHD_187
         bob: res 9; hand Open Fire, LOF_078; space TIE/ln Fighter
         bob starts
         bob plays Open Fire > SHD_187
         => SHD_187: undamaged
         ann passes
         bob plays LOF_078 > SHD_187
         => SHD_187: gone",
    );
    play(
        "ann: space SHD_187
         bob: res 9; hand JTL_261; space JTL_069, TIE/ln Fighter
         bob starts
         bob plays JTL_261 > JTL_069 > SHD_187
         => SHD_187: gone",
    );
}

// rules 13, 25.1
#[test]
fn e198_a_pilot_and_the_same_unit() {
    play(
        "// One of a unique card, however it was played.
         ann: res 9; hand JTL_094; space JTL_069 (JTL_094)
         ann plays JTL_094
         => ann decides",
    );
}

// rules 13, 16.1
#[test]
fn e199_a_new_copy_that_is_gone_steals_nothing() {
    play(
        "ann: res SHD_213, Filler x9; ground SHD_213
         bob: res 3
         ann smuggles SHD_213 for 7 > SHD_213 #2
         => ann: 10 resources; bob: 3 resources",
    );
}

// rule 16.1
#[test]
fn e268_a_source_that_is_gone_steals_nothing() {
    play(
        "ann: res 6; hand SEC_192
         bob: ground SHD_172; space JTL_069
         ann plays SEC_192 > bob > bob: Tarkin
         => JTL_069: controlled by bob",
    );
}

// rule 2.15
#[test]
fn e296_the_player_whose_ability_it_is() {
    play(
        "// Another chooses, her ability defeats.
         ann: res 9; hand LOF_043, SHD_182; ground Yoda
         bob: ground Wampa, AT-ST
         ann plays LOF_043 > bob: Wampa
         bob passes
         => ann can play SHD_182 for 3",
    );
}
