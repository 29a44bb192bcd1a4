//! When Defeated, used again and elsewhere (rule 11.17), and lasting protection.

use crate::position::play;

#[test]
fn jtl_032_director_krennic() {
    play(
        "// The same card played again is not the first.
         ann: res 9; hand JTL_033; ground JTL_032
         bob: res 9; hand SOR_222
         => ann can play JTL_033 for 1
         ann plays JTL_033 for 1
         bob plays SOR_222 > JTL_033
         => ann can play JTL_033 for 2",
    );
}

#[test]
fn jtl_039_chimaera() {
    play(
        "ann: res 6; hand JTL_039; space JTL_063
         ann plays JTL_039 > JTL_063 > yes
         => ann: hand 1, units 2",
    );
}

#[test]
fn jtl_043_no_glory_only_results() {
    play(
        "ann: res 5; hand JTL_043
         bob: ground Wampa
         ann plays JTL_043
         => Wampa: in bob's discard",
    );
}

#[test]
fn jtl_060_desperate_commando() {
    play(
        "ann: ground JTL_060
         bob: ground Wampa
         bob starts
         bob attacks JTL_060 with Wampa > ann: Wampa
         => Wampa: 3/4, 2 damage",
    );
}

#[test]
fn jtl_063_landing_shuttle() {
    play(
        "ann: space JTL_063 (3 damage); deck Wampa
         bob: space JTL_069
         bob starts
         bob attacks JTL_063 with JTL_069 > ann: yes
         => ann: hand 1",
    );
}

#[test]
fn jtl_067_cloaked_starviper() {
    play(
        "ann: res 4; hand JTL_067
         ann plays JTL_067
         => JTL_067: Shield x2",
    );
}

#[test]
fn jtl_074_close_the_shield_gate() {
    play(
        "ann: ground Wampa, Battlefield Marine
         bob: res 1; hand JTL_074
         bob starts
         bob plays JTL_074 > bob's base
         ann attacks bob's base with Wampa
         => bob: base 0
         bob passes
         ann attacks bob's base with Marine
         => bob: base 3",
    );
}

#[test]
fn jtl_078_direct_hit() {
    play(
        "ann: res 4; hand JTL_078
         bob: space JTL_069; ground Wampa
         ann plays JTL_078
         => JTL_069: gone",
    );
}

#[test]
fn jtl_256_swarming_vulture_droid() {
    play(
        "ann: space JTL_256 x3
         => JTL_256 #1: 4/2; JTL_256 #3: 4/2",
    );
}

#[test]
fn jtl_049_defeated_together_with_others() {
    play(
        "// Asked before anything is done, and defeated with the others where nothing else is wanted.
         ann: res 3; hand TWI_238; ground JTL_049; space SOR_237
         bob: ground Wampa
         ann plays TWI_238 > ann > JTL_049 > decline
         => JTL_049: in ann's discard; Wampa: gone",
    );
    play(
        "ann: res 3; hand TWI_238; ground JTL_049; space SOR_237
         bob: ground Wampa
         ann plays TWI_238 > ann > JTL_049 > SOR_237
         => SOR_237: 5/6; Wampa: gone",
    );
}

#[test]
fn jtl_094_however_his_vehicle_leaves() {
    play(
        "// Upgrades are defeated with a unit that returns to a hand.
         ann: space SOR_237 (JTL_094)
         bob: res 3; hand SOR_222
         bob starts
         bob plays SOR_222 > ann: yes
         => SOR_237: in ann's hand; JTL_094: exhausted, in the ground arena",
    );
    play(
        "ann: space SOR_237 (JTL_094)
         bob: res 3; hand SOR_222
         bob starts
         bob plays SOR_222 > ann: no
         => SOR_237: in ann's hand; JTL_094: in ann's discard",
    );
    play(
        "// The same when it is captured.
         ann: space SOR_237 (JTL_094)
         bob: res 3; hand SHD_131; space JTL_069
         bob starts
         bob plays SHD_131 > ann: yes
         => JTL_069: guards Alliance X-Wing; JTL_094: exhausted, in the ground arena",
    );
    play(
        "// What returns to a hand itself is not defeated.
         ann: res 2; hand JTL_232; space SOR_237 (JTL_094)
         ann plays JTL_232 > JTL_094
         => SOR_237: in ann's hand; JTL_094: in ann's hand; bob to act",
    );
}
