//! Vigilance with a second icon: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_035_tam_ryvora() {
    play(
        "ann: res 2; hand JTL_035; space JTL_069
         bob: space JTL_064 (1 damage), JTL_061; ground Wampa
         ann pilots JTL_035 for 2
         => JTL_069: 6/9
         bob passes
         ann attacks JTL_064 with JTL_069
         => options JTL_064, JTL_061
         ann picks JTL_061
         => JTL_064: gone; JTL_061: 1/1; JTL_069: 2 damage",
    );
}

#[test]
fn jtl_037_banshee() {
    play(
        "ann: space JTL_037 (3 damage)
         bob: ground Wampa
         ann attacks bob's base with JTL_037
         => options Wampa, JTL_037, decline
         ann picks Wampa
         => Wampa: 3 damage; bob: base 4",
    );
    play(
        "ann: space JTL_037
         bob: ground Wampa (Shield)
         ann attacks bob's base with JTL_037 > Wampa
         => Wampa: Shield",
    );
}

#[test]
fn jtl_040_fleet_interdictor() {
    play(
        "ann: space JTL_040 (5 damage), JTL_064
         bob: space JTL_069, TIE/ln Fighter; ground Battlefield Marine; leader JTL_015 (deployed)
         bob starts
         => bob can't attack ann's base with JTL_069 (9.2d)
         bob attacks JTL_040 with TIE/ln
         => ann decides; options JTL_064, decline
         ann picks decline
         => JTL_064: in play",
    );
    play(
        "ann: space JTL_040 (5 damage)
         bob: space JTL_069, JTL_064
         bob starts
         bob attacks JTL_040 with JTL_069
         => options JTL_064, decline
         ann picks JTL_064
         => JTL_064: gone; JTL_069: 6 damage",
    );
}

#[test]
fn jtl_041_annihilator() {
    play(
        "ann: res 11; hand JTL_041
         bob: ground Wampa, Yoda; hand Wampa, AT-ST, Yoda; deck Wampa x2, Filler
         ann plays JTL_041
         => options Wampa, Yoda, decline
         ann picks Wampa
         => bob: hand 2, deck 1, discard 4, has Wampa x4 in discard; Yoda: in play",
    );
    play(
        "// The name is the title alone: any Yoda is meant.
         ann: res 11; hand JTL_041
         bob: ground Yoda; hand TWI_045; deck LOF_075, Filler
         ann plays JTL_041 > decline
         => Yoda: in play; bob: hand 1, deck 2",
    );
    play(
        "ann: space JTL_041 (11 damage)
         bob: space TIE/ln Fighter; ground Wampa; hand Wampa
         bob starts
         bob attacks JTL_041 with TIE/ln > ann: Wampa
         => bob: hand 0, discard 3; Wampa: gone",
    );
}

#[test]
fn jtl_044_echo_base_engineer() {
    play(
        "ann: res 2; hand JTL_044; space JTL_069 (1 damage), JTL_061; ground Wampa (1 damage)
         bob: space TWI_253 (1 damage)
         ann plays JTL_044
         => options JTL_069, TWI_253, decline
         ann picks JTL_069
         => JTL_069: Shield",
    );
}

#[test]
fn jtl_047_admiral_yularen() {
    play(
        "ann: res 6; hand JTL_047, SHD_060; space JTL_069; ground Wampa
         bob: space TWI_253
         ann plays JTL_047 > option 3
         => JTL_069: Sentinel; Wampa: no Sentinel; TWI_253: no Sentinel; Yularen: no Sentinel
         bob passes
         ann plays SHD_060
         => SHD_060: Sentinel",
    );
    play(
        "// Vehicles that are played are Shielded in time.
         ann: res 6; hand JTL_047, SHD_060; space JTL_069
         bob: res 9; hand SOR_078
         ann plays JTL_047 > option 4
         => JTL_069: no Shield
         bob passes
         ann plays SHD_060
         => SHD_060: Shield",
    );
    play(
        "// It ends with him.
         ann: res 3; hand JTL_047; space JTL_069
         bob: res 9; hand Open Fire x2
         ann plays JTL_047 > option 1
         => JTL_069: Grit
         bob plays Open Fire > Yularen
         ann passes
         bob plays Open Fire > Yularen
         => Yularen: gone; JTL_069: no Grit",
    );
}

#[test]
fn jtl_048_cassian_andor() {
    play(
        "ann: res 2; hand JTL_048; space JTL_069
         bob: deck LOF_254, Filler x2, Wampa
         ann pilots JTL_048 for 2
         bob passes
         ann attacks bob's base with JTL_069
         => JTL_069: 5/10; bob: discard 1, deck 3, base 5; ann: hand 1
         next round
         ann attacks bob's base with JTL_069
         => bob: discard 2, base 10; ann: hand 3",
    );
}

#[test]
fn jtl_050_phantom_ii() {
    play(
        "ann: res 1; space JTL_050 (1 damage, Experience, Shield), JTL_053
         ann uses JTL_050
         => JTL_053: 8/9, Grit; ann: units 1, 0 ready; JTL_050: gone",
    );
    play(
        "ann: res 1; space JTL_050, JTL_069
         => JTL_050: Grit
         ann uses JTL_050
         => JTL_050: in play; ann: units 2; JTL_069: 4/7",
    );
    play(
        "// It does not leave play as it docks: what it guards stays under it (rule 25.3) until it is defeated.
         ann: res 1; space JTL_050 (guards Wampa), JTL_053
         ann uses JTL_050
         => Wampa: gone
         bob passes
         ann passes",
    );
}

#[test]
fn jtl_054_gold_leader() {
    play(
        "ann: res 6; hand JTL_054
         bob: space JTL_069
         ann plays JTL_054
         => JTL_054: Shield
         bob passes
         next round
         ann attacks JTL_069 with JTL_054
         => JTL_069: 5 damage; JTL_054: no Shield, undamaged",
    );
    play(
        "// Only while it is the defender.
         ann: space JTL_054
         bob: space JTL_069 x2
         bob starts
         bob attacks JTL_054 with JTL_069 #1
         => JTL_054: 3 damage
         ann attacks JTL_069 #2 with JTL_054
         => JTL_054: gone",
    );
}

#[test]
fn jtl_055_youre_all_clear_kid() {
    play(
        "ann: res 2; hand JTL_055; ground Wampa
         bob: space JTL_069 (4 damage)
         ann plays JTL_055
         => JTL_069: gone; options Wampa, decline
         ann picks Wampa
         => Wampa: Experience",
    );
    play(
        "ann: res 2; hand JTL_055; ground Wampa
         bob: space JTL_064, JTL_069 (3 damage)
         ann plays JTL_055
         => JTL_064: gone; JTL_069: in play; bob to act; Wampa: no upgrades",
    );
    play(
        "// A new one of a When Defeated ability comes too late.
         ann: res 2; hand JTL_055
         bob: space JTL_087; ground Wampa
         ann plays JTL_055 > Wampa
         => JTL_087: gone; bob: units 2; Wampa: Experience",
    );
}
