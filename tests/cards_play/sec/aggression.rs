//! Aggression: Secrets of Power.

use crate::position::play;

#[test]
fn sec_159_chairman_papanoida() {
    play(
        "ann: ground SEC_159; hand SOR_128, Wampa
         bob: res 9; hand SOR_111, JTL_215
         bob starts
         bob plays SOR_111
         => ann decides
         ann picks SOR_128
         => ann: units 2; Spy: exhausted",
    );
    play(
        "// Her own draws as well; not in the regroup phase.
         ann: ground SEC_159; hand SOR_128, Wampa, SOR_111; res 9
         ann plays SOR_111 > SOR_128
         => ann: units 3
         bob passes
         next round
         => ann: units 3",
    );
}

#[test]
fn sec_160_reckless_rebel() {
    play(
        "ann: ground SEC_160
         bob: ground Cell Block Guard (Shield)
         ann attacks Guard with SEC_160
         => Guard: 2 damage, no Shield",
    );
}

#[test]
fn sec_162_crosshair() {
    play(
        "ann: ground SEC_162, Wampa
         bob: ground Yoda
         ann attacks Yoda with SEC_162 > Wampa
         => Wampa: 1 damage; bob: base 2",
    );
    play(
        "ann: ground SEC_162, Wampa
         ann attacks bob's base with SEC_162 > decline
         => Wampa: undamaged; bob: base 2",
    );
}

#[test]
fn sec_163_outer_rim_constable() {
    play(
        "ann: res 2; hand SEC_163; ground Yoda (Experience)
         bob: ground Wampa (Shield)
         ann plays SEC_163
         => options Experience, Shield, decline
         ann picks Shield
         => Wampa: no Shield; Yoda: Experience",
    );
}

#[test]
fn sec_164_warrior_of_clan_ordo() {
    play(
        "ann: ground SEC_164; hand Wampa
         ann attacks bob's base with SEC_164 > Wampa
         => ann: base 0; bob: base 3",
    );
    play(
        "ann: ground SEC_164; hand Wampa
         ann attacks bob's base with SEC_164 > decline
         => ann: base 2",
    );
    play(
        "ann: ground SEC_164
         ann attacks bob's base with SEC_164
         => ann: base 2",
    );
}

#[test]
fn sec_165_academy_disciplinarian() {
    play(
        "ann: res 3; hand SEC_165; ground Yoda (exhausted), Wampa (exhausted)
         bob: ground SOR_247
         ann plays SEC_165 > yes
         => Yoda: ready, 1 damage; Wampa: exhausted; SOR_247: undamaged",
    );
}

#[test]
fn sec_166_republic_aurek_starfighter() {
    play(
        "ann: space SEC_166 (2 damage)
         => SEC_166: 4/3, Grit",
    );
}

#[test]
fn sec_168_ziton_moj() {
    play(
        "ann: ground SEC_168
         ann takes the initiative > bob's base
         => bob: base 2",
    );
    play(
        "ann: ground SEC_168
         bob starts
         bob takes the initiative
         => bob: base 0; ann: base 0; ann to act",
    );
}

#[test]
fn sec_169_aat_incinerator() {
    play(
        "ann: res 5; hand SEC_169
         bob: ground Wampa, Yoda; space JTL_069
         ann plays SEC_169 > Wampa > Yoda
         => Wampa: 1 damage; Yoda: 1 damage; ann: base 2; SEC_169: undamaged",
    );
    play(
        "ann: res 5; hand SEC_169; ground AT-ST
         bob: ground Wampa
         ann plays SEC_169 > Wampa > AT-ST
         => AT-ST: 1 damage; ann: base 0",
    );
    play(
        "// A Shield spares the friendly one the damage: it was chosen, and was not damaged.
         ann: res 5; hand SEC_169; ground AT-ST (Shield)
         bob: ground Wampa
         ann plays SEC_169 > Wampa > AT-ST
         => AT-ST: undamaged; Wampa: 1 damage; ann: base 2",
    );
}

#[test]
fn sec_170_corellian_hounds() {
    play(
        "ann: res 5; hand SEC_170
         bob: space TIE/ln Fighter
         ann plays SEC_170
         => SEC_170: ready",
    );
    play(
        "ann: res 5; hand SEC_170
         bob: ground Yoda
         ann plays SEC_170
         => SEC_170: exhausted",
    );
}

#[test]
fn sec_171_punishing_one() {
    play(
        "ann: res 5; hand SEC_171; ground AT-ST (1 damage)
         bob: ground Wampa, Yoda (1 damage)
         ann plays SEC_171 > Wampa
         => Wampa: 1 damage; SEC_171: Raid 2",
    );
    play(
        "// At once, for the attack that does it.
         ann: space SEC_171
         bob: ground Wampa
         ann attacks bob's base with SEC_171 > Wampa
         => bob: base 4",
    );
}

#[test]
fn sec_172_cinta_kaz() {
    play(
        "ann: res 6; hand SEC_172; ground Wampa
         ann plays SEC_172 > Wampa
         => bob: base 4",
    );
    play(
        "ann: leader Anybody; res SEC_172, Filler x5
         ann deploys Anybody > SEC_172 > Anybody
         => bob: base 3; Anybody: exhausted; ann: 0 ready",
    );
}

#[test]
fn sec_173_republic_war_walker() {
    play(
        "ann: ground SEC_173
         bob: ground SOR_128
         ann attacks SOR_128 with SEC_173
         => bob: base 6",
    );
}

#[test]
fn sec_174_saw_gerreras_u_wing() {
    play(
        "ann: space SEC_174; ground Wampa, Yoda
         bob: space JTL_064
         => ann can attack bob's base with SEC_174
         ann attacks bob's base with SEC_174
         => options Wampa, decline
         ann picks Wampa
         => bob: base 8",
    );
}

#[test]
fn sec_175_ambitions_reward() {
    play(
        "ann: res 2; hand SEC_175; ground Wampa
         ann plays SEC_175
         => Wampa: 5/6; Spy: exhausted",
    );
}

#[test]
fn sec_176_sudden_ferocity() {
    play(
        "ann: leader Anybody; res SEC_176, Filler x4
         ann deploys Anybody > SEC_176
         => Anybody: 6/5; ann: 2 ready",
    );
}

#[test]
fn sec_177_its_not_over_yet() {
    play(
        "ann: res 9; hand Battlefield Marine, SEC_177; ground Wampa, AT-ST (exhausted)
         bob: ground Yoda (exhausted)
         ann attacks bob's base with Wampa
         bob passes
         ann plays Battlefield Marine
         bob passes
         ann plays SEC_177
         => options AT-ST, Yoda, decline
         ann picks AT-ST
         => AT-ST: ready; Spy: exhausted; Wampa: exhausted",
    );
}

#[test]
fn sec_178_pursue_the_lead() {
    play(
        "ann: res 2; hand SEC_178
         bob: hand Yoda, Wampa
         ann plays SEC_178 > bob > bob: Yoda
         => ann: units 1; bob: hand 1",
    );
    play(
        "ann: res 2; hand SEC_178
         bob: hand Wampa
         ann plays SEC_178 > bob
         => ann: units 0; bob: hand 0",
    );
}

#[test]
fn sec_179_aggressive_negotiations() {
    play(
        "ann: res 3; hand SEC_179, Wampa, Yoda; ground Battlefield Marine
         ann plays SEC_179
         => bob: base 5; Marine: 3/3",
    );
}

#[test]
fn sec_180_lets_call_it_war() {
    play(
        "ann: res 3; hand SEC_180; initiative
         bob: ground Wampa, AT-ST; space JTL_069
         ann plays SEC_180 > Wampa
         => options AT-ST, decline
         ann picks AT-ST
         => Wampa: 3 damage; AT-ST: 2 damage",
    );
    play(
        "ann: res 3; hand SEC_180
         bob: ground Wampa, AT-ST; initiative
         ann plays SEC_180 > Wampa
         => Wampa: 3 damage; AT-ST: undamaged; bob to act",
    );
}

#[test]
fn sec_181_unauthorized_investigation() {
    play(
        "ann: res 3; hand SEC_181, Wampa
         ann plays SEC_181 > Wampa
         => ann: units 2, hand 1",
    );
    play(
        "ann: res 3; hand SEC_181, Yoda
         ann plays SEC_181
         => ann: units 1",
    );
}

#[test]
fn sec_183_topple_the_summit() {
    play(
        "ann: res 5; hand SEC_183; ground AT-ST (1 damage)
         bob: ground Wampa (1 damage), SOR_046; space JTL_069 (2 damage)
         ann plays SEC_183
         => AT-ST: 4 damage; Wampa: 4 damage; SOR_046: undamaged; JTL_069: 5 damage",
    );
    play(
        "ann: leader Anybody; res SEC_183, Filler x4; deck Yoda
         bob: ground Wampa (1 damage)
         ann deploys Anybody > SEC_183
         => Wampa: 4 damage; ann: 0 ready, has Yoda in resources, discard 1",
    );
}
