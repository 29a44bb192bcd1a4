//! Indirect damage (rule 25.4) and what speaks of it.

use crate::position::play;

#[test]
fn jtl_234_torpedo_barrage() {
    play(
        "// Shields do nothing, and a unit takes no more than it has left.
         ann: res 3; hand JTL_234
         bob: ground Battlefield Marine (1 damage, Shield)
         ann plays JTL_234 > bob > bob: Marine > bob: Marine
         => Marine: gone; bob: base 3",
    );
}

#[test]
fn jtl_237_tie_bomber() {
    play(
        "ann: space JTL_237
         ann attacks bob's base with JTL_237
         => bob: base 3",
    );
}

#[test]
fn jtl_165_hunting_aggressor() {
    play(
        "ann: space JTL_237, JTL_165
         ann attacks bob's base with JTL_237
         => bob: base 4",
    );
}

#[test]
fn jtl_181_planetary_bombardment() {
    play(
        "ann: res 6; hand JTL_181
         ann plays JTL_181 > bob
         => bob: base 8",
    );
    play(
        "ann: res 6; hand JTL_181; space JTL_069
         ann plays JTL_181 > bob
         => bob: base 12",
    );
}

#[test]
fn jtl_240_fetts_firespray() {
    play(
        "ann: res 4; hand JTL_240; space JTL_069 (JTL_189)
         ann plays JTL_240 > bob
         => bob: base 2",
    );
    play(
        "ann: res 4; hand JTL_240
         ann plays JTL_240 > bob
         => bob: base 1",
    );
}

#[test]
fn jtl_188_moff_gideon() {
    play(
        "// Only the player who was hit pays more.
         mode multiplayer
         ann: ground JTL_188
         bob: res 9; hand Wampa
         cid: res 9; hand Wampa
         ann attacks bob's base with JTL_188
         => bob: base 5; bob can play Wampa for 5
         bob passes
         => cid can play Wampa for 4",
    );
}

#[test]
fn jtl_138_decimator_of_dissidents() {
    play(
        "ann: res 3; hand JTL_138; space JTL_237
         ann attacks bob's base with JTL_237
         bob passes
         => ann can play JTL_138 for 3",
    );
}

#[test]
fn sor_184_counts_a_boba_fett_who_is_a_pilot() {
    play(
        "ann: res 6; hand SOR_184; space JTL_069 (JTL_189)
         ann plays SOR_184
         => SOR_184: ready",
    );
}

#[test]
fn twi_040_plays_a_pilot_as_an_upgrade() {
    play(
        "ann: res 4; hand TWI_040, Open Fire; space JTL_069
         bob: ground Battlefield Marine (2 damage); discard JTL_196
         ann plays Open Fire > Marine
         bob passes
         ann plays TWI_040 > JTL_196
         => JTL_069: 6/8, JTL_196; ann: 0 ready",
    );
}
