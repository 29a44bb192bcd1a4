//! Cunning with Villainy: Secrets of Power.

use crate::position::play;

#[test]
fn sec_185_screeching_tie_fighter() {
    play(
        "ann: space SEC_185; res 1; hand JTL_229
         bob: ground Cell Block Guard, Wampa; space JTL_064
         ann attacks JTL_064 with SEC_185
         => options Guard, Wampa, decline
         ann picks Guard
         => Guard: no Sentinel
         bob passes
         ann plays JTL_229 > Guard
         => Guard: no Sentinel
         next round
         => Guard: Sentinel",
    );
}

#[test]
fn sec_186_garindan() {
    play(
        "ann: res 2; hand SEC_186
         bob: hand Wampa x2, Yoda
         ann plays SEC_186 > Wampa > Wampa
         => bob: hand 2, discard 1, has Wampa in hand",
    );
    play(
        "ann: res 2; hand SEC_186
         bob: hand Wampa
         ann plays SEC_186 > Yoda
         => bob: hand 1, discard 0",
    );
    play(
        "ann: leader Anybody; res SEC_186, Filler x4
         bob: hand Wampa
         ann deploys Anybody > SEC_186 > Wampa
         => bob: hand 0; ann: 3 ready",
    );
}

#[test]
fn sec_187_general_grievous() {
    play(
        "ann: ground SEC_187
         bob: ground Battlefield Marine
         bob starts
         bob attacks SEC_187 with Marine
         => SEC_187: in ann's hand; Marine: undamaged, exhausted; ann: base 0",
    );
    play(
        "// All of Overwhelm is excess then.
         ann: ground SEC_187
         bob: ground Wampa
         bob starts
         bob attacks SEC_187 with Wampa
         => ann: base 4",
    );
    play(
        "// Defeated by what the attacker does first, he stays where he is.
         ann: ground SEC_187 (1 damage)
         bob: leader SOR_010 (deployed)
         bob starts
         bob attacks SEC_187 with SOR_010 > bob > SEC_187
         => SEC_187: in ann's discard",
    );
    play(
        "ann: res 2; hand SEC_187
         bob: ground Wampa
         ann plays SEC_187
         => bob can't attack SEC_187 with Wampa (25.5)",
    );
}

#[test]
fn sec_188_darth_traya() {
    play(
        "ann: leader Anybody (exhausted); ground SEC_188
         bob: leader SEC_013
         ann attacks bob's base with SEC_188 > Anybody
         => ann: leader ready",
    );
    play(
        "// A leader that is a unit is not meant.
         ann: leader Anybody (deployed, exhausted); ground SEC_188
         ann attacks bob's base with SEC_188 > decline
         => Anybody: exhausted",
    );
}

#[test]
fn sec_189_lurking_snub_fighter() {
    play(
        "ann: res 3; hand SEC_189
         bob: ground Wampa
         ann plays SEC_189 > Wampa
         => Wampa: exhausted",
    );
    play(
        "ann: leader Anybody; res SEC_189, Filler x4
         bob: ground Wampa
         ann deploys Anybody > SEC_189 > Wampa
         => Wampa: exhausted; ann: 2 ready",
    );
}

#[test]
fn sec_190_soulless_one() {
    play(
        "ann: space SEC_190; hand SEC_185, Swoop Racer; res Filler (exhausted) x3
         ann attacks bob's base with SEC_190 > SEC_185
         => ann: 2 ready, hand 2; bob: base 3",
    );
    play(
        "ann: space SEC_190; hand SEC_185; res Filler (exhausted) x3
         ann attacks bob's base with SEC_190
         => ann: 0 ready",
    );
}

#[test]
fn sec_191_trade_federation_delegates() {
    play(
        "ann: res 5; hand SEC_191
         ann plays SEC_191
         => ann: units 3; Spy #2: exhausted",
    );
}

#[test]
fn sec_192_grand_moff_tarkin() {
    play(
        "ann: res 6; hand SEC_192
         bob: space JTL_069, TIE/ln Fighter; ground Wampa; res 9; hand SOR_222
         ann plays SEC_192
         => options JTL_069, TIE/ln Fighter
         ann picks JTL_069
         => JTL_069: controlled by ann
         bob plays SOR_222 > Tarkin
         => JTL_069: controlled by bob",
    );
}

#[test]
fn sec_193_grand_admiral_thrawn() {
    play(
        "ann: res 7; hand SEC_193
         bob: ground Wampa; leader JTL_011 (deployed)
         ann plays SEC_193 > bob: yes
         => Thrawn: guards Wampa, exhausted",
    );
    play(
        "ann: res 7; hand SEC_193
         bob: ground Wampa
         ann plays SEC_193 > bob: no
         => Thrawn: ready, no captives",
    );
    play(
        "ann: ground SEC_193 (6 damage), Yoda
         bob: ground Wampa, Swoop Racer; space TIE/ln Fighter
         ann attacks Swoop Racer with SEC_193
         => Thrawn: gone; Yoda: guards Wampa; TIE/ln: controlled by bob",
    );
}

#[test]
fn sec_194_fully_armed_and_operational() {
    play(
        "ann: res 3; hand SEC_194, SOR_247; initiative
         bob: ground Battlefield Marine, SOR_128
         bob starts
         bob attacks ann's base with SOR_128
         ann plays SEC_194 > SOR_247 > yes > Marine
         => Marine: 2 damage; ann: 0 ready",
    );
    play(
        "// Only the action just before counts.
         ann: res 3; hand SEC_194, SOR_247
         bob: ground SOR_128
         bob starts
         bob attacks ann's base with SOR_128
         ann passes
         bob passes
         => round 2; regroup phase",
    );
    play(
        "ann: res 3; hand SEC_194, SOR_247; ground Wampa
         bob: ground SOR_128; res 9; hand Battlefield Marine
         bob starts
         bob attacks ann's base with SOR_128
         ann attacks bob's base with Wampa
         bob plays Battlefield Marine
         ann plays SEC_194
         => ann: hand 1, 2 ready",
    );
    play(
        "// Excess damage is no attack on the base.
         ann: res 3; hand SEC_194, SOR_247; ground SOR_128
         bob: ground Wampa
         bob starts
         bob attacks SOR_128 with Wampa
         => ann: base 3
         ann plays SEC_194
         => ann: hand 1",
    );
}

#[test]
fn sec_196_no_one_ever_knew() {
    play(
        "ann: res 2; hand SEC_196; ground Spy x2, Wampa
         bob: ground Battlefield Marine, AT-ST, Yoda
         ann plays SEC_196 > Marine > AT-ST
         => Marine: exhausted; AT-ST: exhausted; Yoda: ready",
    );
}
