//! Aggression with Villainy: Secrets of Power.

use crate::position::play;

#[test]
fn sec_133_syril_karn() {
    play(
        "ann: ground SEC_133; hand SOR_128, Wampa
         bob: ground AT-ST; hand Yoda
         ann attacks bob's base with SEC_133 > SOR_128 > AT-ST > bob: no
         => AT-ST: 2 damage; bob: hand 1, base 2",
    );
    play(
        "ann: ground SEC_133; hand SOR_128, Wampa
         bob: ground AT-ST; hand Yoda
         ann attacks bob's base with SEC_133 > SOR_128 > AT-ST > bob: yes
         => AT-ST: undamaged; bob: hand 0",
    );
    play(
        "// An empty hand is no way out.
         ann: ground SEC_133; hand SOR_128, Wampa
         bob: ground AT-ST
         ann attacks bob's base with SEC_133 > SOR_128 > AT-ST
         => AT-ST: 2 damage",
    );
}

#[test]
fn sec_134_hunting_assassin_droid() {
    play(
        "ann: ground SEC_134, Wampa (1 damage)
         => SEC_134: no Raid",
    );
    play(
        "ann: ground SEC_134
         bob: space JTL_069 (1 damage)
         => SEC_134: Raid 2
         ann attacks bob's base with SEC_134
         => bob: base 5",
    );
}

#[test]
fn sec_135_muckraker_crab_droid() {
    play(
        "ann: ground SEC_135
         bob: ground Wampa
         bob starts
         => bob can't attack SEC_135 with Wampa (9.2c); bob can attack ann's base with Wampa
         bob passes
         ann attacks bob's base with SEC_135
         => bob can attack SEC_135 with Wampa",
    );
    play(
        "// With Sentinel it can be.
         ann: ground SEC_135; res 1; hand JTL_229
         bob: ground Wampa
         ann plays JTL_229 > SEC_135
         => bob can attack SEC_135 with Wampa; bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn sec_136_arihnda_pryce() {
    play(
        "ann: ground SEC_136, Wampa
         bob: ground AT-ST
         ann attacks AT-ST with SEC_136 > Wampa
         => Wampa: gone; bob: base 4",
    );
    play(
        "ann: ground SEC_136, Wampa
         bob: ground AT-ST
         ann attacks AT-ST with SEC_136 > decline
         => Wampa: in play; bob: base 0",
    );
}

#[test]
fn sec_137_dryden_vos() {
    play(
        "ann: ground SEC_137 (Experience)
         ann attacks bob's base with SEC_137 > yes
         => bob: base 6; SEC_137: 3/6
         next round
         => SEC_137: exhausted
         next round
         => SEC_137: ready",
    );
    play(
        "ann: ground SEC_137
         ann attacks bob's base with SEC_137 > no
         => bob: base 2
         next round
         => SEC_137: ready",
    );
}

#[test]
fn sec_138_enforcer_squadron() {
    play(
        "ann: res 4; hand SEC_138
         bob: space TIE/ln Fighter
         ann plays SEC_138
         => bob can't attack SEC_138 with TIE/ln (25.5)
         next round
         ann passes
         => bob can attack SEC_138 with TIE/ln",
    );
}

#[test]
fn sec_139_miraj_scintel() {
    play(
        "ann: res 5; hand SEC_139; ground LOF_066
         bob: ground SOR_128 (Experience), Battlefield Marine (2 damage)
         ann plays SEC_139
         => options LOF_066, SEC_139, SOR_128, decline
         ann picks decline
         bob passes
         ann attacks Marine with LOF_066
         => bob: base 3",
    );
    play(
        "// Not where the defender is whole.
         ann: ground SEC_139, LOF_066
         bob: ground Battlefield Marine
         ann attacks Marine with LOF_066
         => bob: base 0; Marine: gone",
    );
}

#[test]
fn sec_140_hondo_ohnaka() {
    play(
        "ann: ground SEC_140, Wampa; space TIE/ln Fighter
         bob: ground Yoda
         => Wampa: Raid 1; TIE/ln: Raid 1; SEC_140: no Raid; Yoda: no Raid",
    );
    play(
        "ann: leader Anybody; res SEC_140, Filler x5
         ann deploys Anybody > SEC_140
         => Anybody: Raid 1; ann: 0 ready",
    );
}

#[test]
fn sec_141_the_galleon() {
    play(
        "ann: res 7; hand SEC_141, SOR_128, Wampa
         ann plays SEC_141 > SOR_128
         => ann: units 4, hand 2; Spy #3: exhausted",
    );
    play(
        "ann: res 7; hand SEC_141, SOR_128
         ann plays SEC_141
         => ann: units 1",
    );
}

#[test]
fn sec_142_fulminatrix() {
    play(
        "ann: res 8; hand SEC_142
         bob: ground Wampa, AT-ST; space JTL_069
         ann plays SEC_142
         => options Wampa, AT-ST, decline
         ann picks AT-ST
         => AT-ST: 4 damage
         next round
         ann attacks bob's base with SEC_142 > Wampa
         => Wampa: 4 damage; bob: base 9",
    );
}

#[test]
fn sec_143_the_elite_squad() {
    play(
        "ann: res 8; hand SEC_143
         bob: ground Yoda, Wampa, AT-ST; leader JTL_011 (deployed)
         ann plays SEC_143
         => options Yoda, Vonreg, decline
         ann picks Yoda
         => Yoda: 2 damage
         bob attacks SEC_143 with AT-ST > ann: Vonreg
         => SEC_143: 12/8, 6 damage, Grit; Vonreg: 2 damage",
    );
}

#[test]
fn sec_144_tempest_assault() {
    play(
        "ann: res 4; hand SEC_144; ground Wampa; space TIE/ln Fighter
         bob: space JTL_069, TIE/ln Fighter; ground Yoda
         ann attacks bob's base with Wampa
         bob passes
         ann plays SEC_144
         => JTL_069: 2 damage; bob: units 2; ann: units 2; Yoda: undamaged",
    );
    play(
        "ann: res 4; hand SEC_144; base 5
         bob: space JTL_069; base 5
         ann plays SEC_144
         => JTL_069: undamaged",
    );
}

#[test]
fn sec_145_confidence_in_victory() {
    play(
        "ann: res 10; hand SEC_145; space TIE/ln Fighter
         bob: ground Wampa
         ann plays SEC_145 > option 2
         all pass
         => ann wins",
    );
    play(
        "ann: res 10; hand SEC_145; space TIE/ln Fighter
         bob: space TIE/ln Fighter
         ann plays SEC_145 > option 2
         all pass
         => regroup phase; ann decides",
    );
    play(
        "// Somebody must be there.
         ann: res 10; hand SEC_145; ground Wampa
         ann plays SEC_145 > option 2
         all pass
         => regroup phase; ann decides",
    );
    play(
        "// Only as the first action of the phase.
         ann: res 10; hand SEC_145; ground Wampa
         ann attacks bob's base with Wampa
         bob passes
         => ann can't play SEC_145 (8.1)",
    );
}
