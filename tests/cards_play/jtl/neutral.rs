//! Cards with Heroism, Villainy or no aspect: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_236_indoctrinated_conscript() {
    play(
        "ann: res 1; hand JTL_236; space JTL_069
         ann pilots JTL_236 for 1
         => JTL_069: 5/9",
    );
}

#[test]
fn jtl_238_sith_trooper() {
    play(
        "ann: ground JTL_238, Wampa (1 damage)
         bob: ground Battlefield Marine (1 damage), Yoda; space JTL_069 (1 damage)
         ann attacks bob's base with JTL_238
         => bob: base 5; JTL_238: 3/3",
    );
}

#[test]
fn jtl_239_tie_dagger_vanguard() {
    play(
        "ann: res 3; hand JTL_239; ground Yoda (1 damage)
         bob: ground Wampa (1 damage), AT-ST
         ann plays JTL_239
         => options Yoda, Wampa, decline
         ann picks Wampa
         => Wampa: 3 damage",
    );
}

#[test]
fn jtl_241_rogue_class_starfighter() {
    play(
        "ann: space JTL_241
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn jtl_242_shuttle_st_149() {
    play(
        "// Its own Shield may go on.
         ann: res 4; hand JTL_242; ground Wampa
         bob: ground Yoda (Experience, bob's Resilient)
         ann plays JTL_242 > \": Shielded\"
         => options Shield, Experience, decline
         ann picks Shield > Wampa
         => Wampa: Shield; JTL_242: no Shield",
    );
    play(
        "ann: space JTL_242
         bob: ground Yoda (Experience); space JTL_069
         ann attacks JTL_069 with JTL_242
         => JTL_242: gone; ann decides
         ann picks Experience > JTL_069
         => JTL_069: Experience; Yoda: no upgrades",
    );
}

#[test]
fn jtl_243_quasar_tie_carrier() {
    play(
        "ann: space JTL_243
         ann attacks bob's base with JTL_243
         => ann: units 2; TIE Fighter: 1/1, exhausted",
    );
}

#[test]
fn jtl_244_there_is_no_escape() {
    play(
        "ann: res 2; hand JTL_244, JTL_229
         bob: ground Cell Block Guard, Wampa, Yoda, JTL_068
         ann plays JTL_244 > Guard > Wampa > Yoda
         => Guard: no Sentinel; Wampa: no Overwhelm; Yoda: no Restore; JTL_068: Sentinel
         next round
         => Guard: Sentinel",
    );
    play(
        "// Nothing can be given to it later in the round.
         ann: res 3; hand JTL_244, JTL_229
         bob: ground Wampa
         ann plays JTL_244 > Wampa
         bob passes
         ann plays JTL_229
         => Wampa: no Sentinel",
    );
}

#[test]
fn jtl_245_r2_d2() {
    play(
        "// Beside a Pilot, and a Pilot beside it.
         ann: res 2; hand JTL_245, JTL_255, JTL_236; space JTL_069 (JTL_058)
         ann pilots JTL_245 for 0
         => JTL_069: 6/10
         bob passes
         => ann can't pilot JTL_255 (-)",
    );
    play(
        "ann: res 2; hand JTL_255, JTL_236; space JTL_069 (JTL_245)
         ann pilots JTL_255
         => JTL_069: 6/9
         bob passes
         => ann can't pilot JTL_236 (-)",
    );
}

#[test]
fn jtl_246_hopeful_volunteer() {
    play(
        "ann: res 2; hand JTL_246; space JTL_069
         bob: space JTL_064
         ann pilots JTL_246 for 2
         => JTL_069: 5/10; JTL_064: no upgrades",
    );
}

#[test]
fn jtl_248_dilapidated_ski_speeder() {
    play(
        "ann: res 3; hand JTL_248
         ann plays JTL_248
         => JTL_248: 3/7, 3 damage",
    );
}

#[test]
fn jtl_249_millennium_falcon() {
    play(
        "ann: res 4; hand JTL_255, JTL_236, JTL_246; space JTL_249
         => JTL_249: 3/4
         ann pilots JTL_255
         => JTL_249: 5/5
         bob passes
         ann pilots JTL_236
         => JTL_249: 7/7
         bob passes
         => ann can't pilot JTL_246 (-)",
    );
    play(
        "// A leader may be the second Pilot.
         ann: leader JTL_017; res 5; space JTL_249 (JTL_058)
         ann deploys JTL_017 on JTL_249
         => JTL_249: 9/10",
    );
}

#[test]
fn jtl_250_sabines_masterpiece() {
    play(
        "ann: base 3; ground SOR_046, Battlefield Marine; space JTL_250
         ann attacks bob's base with JTL_250 > ann's base > Marine
         => ann: base 1; Marine: Experience; bob: base 3",
    );
    play(
        "ann: res Filler (exhausted) x2; ground Wampa, Swoop Racer; space JTL_250
         bob: ground Yoda; res 2
         ann attacks bob's base with JTL_250 > Yoda > option 2 > ann
         => Yoda: 1 damage; ann: 1 ready; bob: base 3",
    );
}

#[test]
fn jtl_252_tantive_iv() {
    play(
        "ann: res 7; hand JTL_252
         bob: space TIE/ln Fighter
         ann plays JTL_252
         => X-Wing: exhausted; JTL_252: Sentinel; bob can't attack X-Wing with TIE/ln (9.2d)",
    );
}

#[test]
fn jtl_253_coordinated_front() {
    play(
        "ann: res 2; hand JTL_253; ground Wampa
         bob: space JTL_064
         ann plays JTL_253 > Wampa > decline
         => Wampa: 6/7; JTL_064: 2/3
         next round
         => Wampa: 4/5",
    );
    play(
        "ann: res 2; hand JTL_253; ground Wampa; space JTL_069
         ann plays JTL_253 > decline > JTL_069
         => Wampa: 4/5; JTL_069: 6/9",
    );
}

#[test]
fn jtl_255_sullustan_spacer() {
    play(
        "ann: res 1; hand JTL_255; space JTL_069
         ann pilots JTL_255 for 1
         => JTL_069: 5/8",
    );
}

#[test]
fn jtl_257_flanking_fang_fighter() {
    play(
        "ann: space JTL_257, JTL_069
         bob: space TIE/ln Fighter
         => JTL_257: no Raid",
    );
    play(
        "ann: space JTL_257, TIE/ln Fighter
         => JTL_257: Raid 2
         ann attacks bob's base with JTL_257
         => bob: base 4",
    );
}

#[test]
fn jtl_259_retrofitted_airspeeder() {
    play(
        "ann: res 5; hand JTL_259
         bob: space JTL_064; ground Wampa
         ann plays JTL_259 > yes > JTL_064
         => JTL_064: 2 damage; JTL_259: 2 damage, in the ground arena",
    );
    play(
        "ann: ground JTL_259
         bob: ground Battlefield Marine
         ann attacks Marine with JTL_259
         => Marine: gone; JTL_259: 3 damage",
    );
}

#[test]
fn jtl_260_death_star_plans() {
    play(
        "ann: ground Wampa (JTL_260); res 9; hand Battlefield Marine x2
         bob: ground SOR_046, AT-ST; res 9; hand Battlefield Marine x2
         ann plays Battlefield Marine #1 for 0
         bob attacks Wampa with SOR_046 > AT-ST
         => AT-ST: JTL_260; Wampa: no upgrades
         => ann can play Battlefield Marine for 2
         ann passes
         bob plays Battlefield Marine #1 for 0
         ann passes
         => bob can play Battlefield Marine for 2",
    );
    play(
        "// Attacks on others change nothing.
         ann: ground Wampa (JTL_260), Cell Block Guard
         bob: ground Yoda
         bob starts
         bob attacks Guard with Yoda
         => Wampa: JTL_260",
    );
}

#[test]
fn jtl_261_attack_run() {
    play(
        "ann: res 1; hand JTL_261; space JTL_064, JTL_061, JTL_069 (exhausted); ground Wampa
         ann plays JTL_261 > JTL_064
         => bob: base 4; JTL_064: exhausted; JTL_061: exhausted; Wampa: ready",
    );
    play(
        "ann: res 1; hand JTL_261; space JTL_064
         ann plays JTL_261
         => bob: base 2",
    );
}
