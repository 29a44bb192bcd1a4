//! Cunning: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_210_the_mandalorian() {
    play(
        "ann: res 5; hand JTL_210
         bob: ground Wampa, Yoda; space TIE/ln Fighter
         ann plays JTL_210 for 5 > Wampa > Yoda
         => Wampa: exhausted; Yoda: exhausted; TIE/ln: ready",
    );
    play(
        "ann: res 2; hand JTL_210; space JTL_069, JTL_064 (JTL_058)
         bob: ground Wampa; space TIE/ln Fighter, JTL_061
         ann pilots JTL_210 for 2
         => JTL_069: 7/8; options TIE/ln Fighter, JTL_061
         ann picks JTL_061
         => JTL_061: exhausted; TIE/ln: ready",
    );
}

#[test]
fn jtl_213_sidon_ithano() {
    play(
        "ann: res 2; hand JTL_213; space JTL_069
         bob: space JTL_064, TIE/ln Fighter (JTL_058); ground SEC_214
         ann plays JTL_213
         => options JTL_064, SEC_214, decline
         ann picks SEC_214
         => SEC_214: 0/2, controlled by bob; ann: units 1",
    );
    play(
        "// Two HP are too few.
         ann: res 2; hand JTL_213
         bob: space JTL_061
         ann plays JTL_213 > JTL_061
         => JTL_061: gone; JTL_213: in ann's discard",
    );
}

#[test]
fn jtl_214_x_34_landspeeder() {
    play(
        "ann: res 2; hand JTL_214
         bob: ground SOR_128
         ann plays JTL_214 > yes
         => SOR_128: gone",
    );
}

#[test]
fn jtl_215_boshek() {
    play(
        "ann: res 2; hand JTL_215; space JTL_069; deck Yoda, Wampa, Filler
         ann pilots JTL_215 for 2
         => ann: has Yoda in hand, hand 1, has Wampa in discard, deck 1; JTL_069: 5/9",
    );
}

#[test]
fn jtl_216_contracted_hunter() {
    play(
        "ann: res 3; hand JTL_216
         bob: ground Battlefield Marine
         ann plays JTL_216 > yes
         => Marine: gone; JTL_216: 3 damage
         all pass
         => JTL_216: in ann's discard",
    );
}

#[test]
fn jtl_217_death_space_skirmisher() {
    play(
        "ann: res 3; hand JTL_217; space TIE/ln Fighter
         bob: ground Wampa
         ann plays JTL_217 > Wampa
         => Wampa: exhausted",
    );
    play(
        "ann: res 3; hand JTL_217; ground Yoda
         bob: ground Wampa; space TIE/ln Fighter
         ann plays JTL_217
         => Wampa: ready; bob to act",
    );
}

#[test]
fn jtl_218_guerilla_soldier() {
    play(
        "ann: res 3; hand JTL_218
         bob: ground Wampa
         ann plays JTL_218 > bob > bob: Wampa > bob: Wampa > bob: base
         => JTL_218: ready; bob: base 1",
    );
    play(
        "ann: res 3; hand JTL_218
         bob: ground Wampa
         ann plays JTL_218 > bob > bob: Wampa > bob: Wampa > bob: Wampa
         => JTL_218: exhausted; Wampa: 3 damage",
    );
}

#[test]
fn jtl_219_rafa_martez() {
    play(
        "ann: res 3; hand JTL_219; ground Wampa
         bob: ground Yoda
         ann plays JTL_219
         => options Wampa, Rafa
         ann picks Wampa
         => Wampa: 1 damage; ann: 1 ready
         bob passes
         next round
         ann attacks bob's base with Rafa > Rafa
         => Rafa: 1 damage; bob: base 3",
    );
}

#[test]
fn jtl_220_skyway_cloud_car() {
    play(
        "ann: ground JTL_220
         bob: ground Wampa, Yoda (Experience); leader JTL_011 (deployed); space JTL_061
         ann attacks Wampa with JTL_220
         => options JTL_061, decline
         ann picks JTL_061
         => JTL_061: in bob's hand; JTL_220: gone",
    );
}

#[test]
fn jtl_221_stolen_at_hauler() {
    play(
        "ann: space JTL_221 (4 damage)
         bob: space JTL_069
         bob starts
         bob attacks JTL_221 with JTL_069
         ann passes
         => bob can play JTL_221 for 0
         bob plays JTL_221 for 0
         => JTL_221: controlled by bob, exhausted",
    );
    play(
        "// It is for this phase.
         ann: space JTL_221 (4 damage)
         bob: space JTL_069
         bob starts
         bob attacks JTL_221 with JTL_069
         next round
         => bob can't play JTL_221 (-)",
    );
}

#[test]
fn jtl_222_kimogila_heavy_fighter() {
    play(
        "ann: res 4; hand JTL_222
         bob: ground Wampa, Yoda, Battlefield Marine
         ann plays JTL_222 > bob > bob: Wampa > bob: Yoda > bob: base
         => Wampa: exhausted, 1 damage; Yoda: exhausted; Marine: ready; bob: base 1",
    );
}

#[test]
fn jtl_223_razor_crest() {
    play(
        "ann: res 9; hand JTL_255, Resilient; space JTL_223
         bob: ground Wampa (exhausted), Battlefield Marine, Yoda; leader JTL_004 (deployed); space SHD_152 (exhausted)
         ann plays Resilient on JTL_223
         => bob to act
         bob passes
         ann pilots JTL_255
         => options Wampa, Marine, decline
         ann picks Wampa
         => Wampa: in bob's hand",
    );
}

#[test]
fn jtl_224_shadowed_hover_tank() {
    play(
        "ann: ground JTL_224
         bob: ground Wampa
         bob starts
         => bob can't attack ann's base with Wampa (9.2d)",
    );
}

#[test]
fn jtl_225_corporate_light_cruiser() {
    play(
        "ann: res 6; hand JTL_225
         bob: space JTL_069
         ann plays JTL_225 > yes
         => JTL_069: 5 damage; JTL_225: 4 damage, 4/6",
    );
}

#[test]
fn jtl_226_radiant_vii() {
    play(
        "ann: res 7; hand JTL_226; ground Battlefield Marine (1 damage)
         bob: ground Wampa (1 damage); leader JTL_004 (deployed, 2 damage)
         ann plays JTL_226 > bob > bob: Wampa > bob: Wampa > bob: base > bob: base > bob: base
         => Wampa: 1/5, 3 damage; Rose: 4/6; Marine: 3/3; bob: base 3",
    );
}

#[test]
fn jtl_227_superheavy_ion_cannon() {
    play(
        "ann: res 2; hand JTL_227; space JTL_069, TIE/ln Fighter
         bob: ground Wampa, Yoda (exhausted); leader JTL_004 (deployed)
         => ann can't play JTL_227 on TIE/ln (-)
         ann plays JTL_227 on JTL_069
         bob passes
         ann attacks bob's base with JTL_069 > Wampa > bob: base > bob: base > bob: base > bob: Yoda
         => Wampa: exhausted; Yoda: 1 damage; bob: base 7; JTL_069: 4/10",
    );
}

#[test]
fn jtl_228_barrel_roll() {
    play(
        "ann: res 1; hand JTL_228; space JTL_183
         bob: space JTL_069, JTL_061; ground Wampa
         ann plays JTL_228 > JTL_069 > bob > bob: base > bob: base
         => ann decides; options JTL_069, JTL_061, decline
         ann picks JTL_061
         => JTL_061: exhausted; bob: base 2",
    );
}

#[test]
fn jtl_229_diversion() {
    play(
        "ann: res 1; hand JTL_229; ground Wampa
         bob: ground AT-ST
         ann plays JTL_229 > Wampa
         => Wampa: Sentinel; AT-ST: no Sentinel; bob can't attack ann's base with AT-ST (9.2d)
         next round
         => Wampa: no Sentinel",
    );
}

#[test]
fn jtl_231_punch_it() {
    play(
        "ann: res 1; hand JTL_231; space JTL_064; ground Wampa
         ann plays JTL_231
         => bob: base 4; JTL_064: 2/3",
    );
}

#[test]
fn jtl_232_jump_to_lightspeed() {
    play(
        "ann: res 2; hand JTL_232, JTL_064; space JTL_064 (Resilient, JTL_255), TIE/ln Fighter
         bob: space JTL_069
         ann plays JTL_232 > JTL_064 > Resilient > done
         => ann: hand 3, has JTL_255 in discard, has Resilient in hand
         bob passes
         => ann can play JTL_064 for 0
         ann plays JTL_064 for 0
         bob passes
         => ann can't play JTL_064 (5.1)",
    );
}

#[test]
fn jtl_233_sweep_the_area() {
    play(
        "ann: res 3; hand JTL_233
         bob: ground SOR_128, Battlefield Marine, Wampa, Yoda; space TIE/ln Fighter
         ann plays JTL_233 > SOR_128
         => options Marine, done
         ann picks Marine
         => SOR_128: in bob's hand; Marine: in bob's hand",
    );
}

#[test]
fn jtl_235_commandeer() {
    play(
        "ann: res 5; hand JTL_235
         bob: space JTL_069 (exhausted), JTL_081 (JTL_255); ground Wampa
         ann plays JTL_235
         => JTL_069: controlled by ann, ready
         bob passes
         ann attacks bob's base with JTL_069
         => bob: base 4
         all pass
         => JTL_069: in bob's hand",
    );
}
