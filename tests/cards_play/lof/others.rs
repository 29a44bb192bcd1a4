//! Cards that do not speak of the Force.

use crate::position::play;

#[test]
fn lof_127_rampage() {
    play(
        "ann: res 3; hand LOF_127; ground LOF_168
         ann plays LOF_127
         => LOF_168: 10/7",
    );
}

#[test]
fn lof_056_size_matters_not() {
    play(
        "ann: ground Battlefield Marine (LOF_056)
         => Battlefield Marine: 5/5",
    );
}

#[test]
fn lof_264_it_s_worse() {
    play(
        "ann: res 7; hand LOF_264
         bob: ground AT-ST
         ann plays LOF_264 > AT-ST
         => AT-ST: in bob's discard",
    );
}

#[test]
fn lof_042_always_two() {
    play(
        "ann: leader SOR_001; res 8; hand LOF_042; ground SOR_230, Battlefield Marine
         ann plays LOF_042
         => SOR_230: in ann's discard; Battlefield Marine: in ann's discard",
    );
}

#[test]
fn lof_018_anakin_skywalker_plays_a_pilot_as_an_upgrade() {
    play(
        "ann: leader LOF_018; force; res 6; hand JTL_036; space SOR_237
         ann uses LOF_018 > JTL_036
         => SOR_237: 5/6, Shield",
    );
}

#[test]
fn lof_117_sifo_dyas_s_clones_may_be_pilots() {
    play(
        "ann: deck JTL_108, Wampa; ground LOF_117 (3 damage); space TWI_111
         bob: ground Wampa; initiative
         bob starts
         bob attacks LOF_117 with Wampa > ann: JTL_108
         ann pilots JTL_108 on TWI_111
         => TWI_111: 5/6",
    );
}

#[test]
fn lof_073_mythosaur_s_trait_reaches_the_vehicle_that_a_leader_flies() {
    play(
        "ann: leader JTL_008 (deployed); ground LOF_073 (SHD_126); space JTL_054 (JTL_008)
         bob: base 0
         ann attacks bob's base with LOF_073
         => JTL_054: Experience",
    );
}
