//! Aggression with Heroism: Secrets of Power.

use crate::position::play;

#[test]
fn sec_146_rebellious_functionary() {
    play(
        "ann: res 1; hand SEC_146
         bob: ground Wampa
         ann plays SEC_146
         => bob can't attack SEC_146 with Wampa (25.5)",
    );
}

#[test]
fn sec_147_chopper() {
    play(
        "ann: ground SEC_147; hand Wampa, Yoda
         bob: hand AT-ST, Wampa
         ann attacks bob's base with SEC_147 > Yoda > bob: AT-ST
         => ann: hand 1, discard 1; bob: hand 1, discard 1, base 4",
    );
    play(
        "ann: ground SEC_147; hand Wampa
         bob: ground Swoop Racer; hand Wampa
         ann attacks Swoop Racer with SEC_147
         => ann: hand 1; bob: hand 1",
    );
}

#[test]
fn sec_148_karis_nemik() {
    play(
        "ann: ground SEC_148; hand SEC_146
         bob: ground AT-ST
         ann attacks AT-ST with SEC_148 > SEC_146
         => Spy: ready; ann: units 1",
    );
    play(
        "ann: res 2; hand SEC_148
         bob: ground AT-ST
         ann plays SEC_148
         => bob can't attack SEC_148 with AT-ST (25.5)",
    );
}

#[test]
fn sec_149_kaydel_connix() {
    play(
        "ann: res 3; hand SEC_149
         bob: ground Yoda (bob's SOR_136, Shield, bob's Resilient), Wampa (Shield)
         ann plays SEC_149 > Yoda
         => Yoda: SOR_136, no Shield, no Resilient; Wampa: Shield",
    );
    play(
        "ann: leader Anybody; res SEC_149, Filler x4
         bob: ground Wampa (Shield)
         ann deploys Anybody > SEC_149 > decline
         => Wampa: Shield; ann: 2 ready",
    );
}

#[test]
fn sec_150_valiant_commando() {
    play(
        "ann: ground SEC_150
         ann attacks bob's base with SEC_150 > yes
         => bob: base 6; SEC_150: in ann's discard",
    );
    play(
        "ann: ground SEC_150
         ann attacks bob's base with SEC_150 > no
         => bob: base 3; SEC_150: in play",
    );
    play(
        "ann: ground SEC_150
         bob: ground Battlefield Marine
         ann attacks Marine with SEC_150
         => bob: base 0; bob to act",
    );
}

#[test]
fn sec_151_kazuda_xiono() {
    play(
        "ann: ground SEC_151; res 3
         bob: res 3
         => SEC_151: 2/6
         ann attacks bob's base with SEC_151
         => bob: base 4",
    );
    play(
        "ann: ground SEC_151; res 3
         bob: res 4
         => SEC_151: 4/6, Raid 2",
    );
}

#[test]
fn sec_152_strike_force_x_wing() {
    play(
        "ann: res 4; hand SEC_152
         bob: ground Wampa, Yoda (exhausted)
         ann plays SEC_152
         => options Wampa, decline
         ann picks Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: leader Anybody; res SEC_152, Filler x4
         bob: ground Wampa
         ann deploys Anybody > SEC_152 > Wampa
         => Wampa: 2 damage; ann: 1 ready",
    );
}

#[test]
fn sec_153_luthens_haulcraft() {
    play(
        "ann: space SEC_153; hand SEC_146, Wampa
         bob: space JTL_069; hand Yoda, Wampa, AT-ST
         ann attacks JTL_069 with SEC_153 > SEC_146 > bob: Yoda > bob: Wampa
         => bob: hand 1, discard 2; ann: hand 2",
    );
    play(
        "ann: space SEC_153; hand SEC_146
         bob: space JTL_069; hand Yoda
         ann attacks JTL_069 with SEC_153
         => bob: hand 1",
    );
}

#[test]
fn sec_154_inner_rim_coalition() {
    play(
        "ann: ground SEC_154, Wampa (exhausted), LOF_168 (exhausted)
         bob: ground AT-ST, Yoda (exhausted)
         ann attacks AT-ST with SEC_154
         => options Wampa, Yoda, decline
         ann picks Wampa
         => Wampa: ready",
    );
}

#[test]
fn sec_155_alexsandr_kallus() {
    play(
        "ann: res 7; hand SEC_155; ground Yoda, Wampa; initiative
         bob: ground Battlefield Marine, AT-ST; space TIE/ln Fighter
         ann plays SEC_155 > Marine > AT-ST > done
         => Marine: 2 damage; AT-ST: 2 damage; Yoda: Raid 2; Wampa: no Raid; SEC_155: no Raid",
    );
    play(
        "ann: ground SEC_155, Yoda
         bob: initiative
         => Yoda: no Raid",
    );
}

#[test]
fn sec_156_nemiks_manifesto() {
    play(
        "ann: res 1; hand SEC_156; ground Wampa, Battlefield Marine, SOR_046; space JTL_149, JTL_069
         bob: ground AT-ST
         => ann can't play SEC_156 on JTL_069 (-)
         ann plays SEC_156 on Wampa
         => Wampa: 5/6, trait Rebel
         bob attacks Wampa with AT-ST
         => Wampa: gone; bob: base 3",
    );
}

#[test]
fn sec_157_one_way_out() {
    play(
        "ann: res 1; hand SEC_157; ground Wampa
         bob: ground JTL_060, Cell Block Guard (2 damage)
         ann plays SEC_157
         => bob: base 4; Guard: gone",
    );
    play(
        "// The defender loses even what makes it strike back harder.
         ann: res 1; hand SEC_157; ground LOF_066
         bob: ground TWI_230 (SEC_071), SEC_057 (3 damage)
         ann plays SEC_157 > SEC_057
         => LOF_066: undamaged; bob: base 4",
    );
    play(
        "ann: res 1; hand SEC_157; ground LOF_066
         ann plays SEC_157
         => bob: base 5; LOF_066: no Overwhelm",
    );
}

#[test]
fn sec_158_oppression_breeds_rebellion() {
    play(
        "ann: res 3; hand SEC_158; ground SOR_128
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         ann plays SEC_158
         => ann: hand 3",
    );
    play(
        "// Defending does not count.
         ann: res 3; hand SEC_158; ground SOR_128
         bob: ground AT-ST
         bob starts
         bob attacks SOR_128 with AT-ST
         ann plays SEC_158
         => ann: hand 0",
    );
}
