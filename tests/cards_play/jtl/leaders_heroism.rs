//! Leaders with Heroism: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_003_lando_calrissian() {
    play(
        "// The unit that is played counts, and may have the Shield.
         ann: leader JTL_003; res 4; hand TWI_253, SOR_247, Repair; ground Battlefield Marine
         bob: ground Wampa
         ann uses JTL_003
         => options TWI_253, SOR_247, decline
         ann picks TWI_253
         => options Marine, TWI_253, Wampa
         ann picks TWI_253
         => TWI_253: Shield; ann: 1 ready, leader exhausted",
    );
    play(
        "// Without a unit in each arena there is none.
         ann: leader JTL_003; res 3; hand SOR_247; ground Battlefield Marine
         ann uses JTL_003 > SOR_247
         => Marine: no Shield; SOR_247: no Shield; ann: 0 ready; bob to act",
    );
    play(
        "ann: leader JTL_003; res 2; hand SOR_247
         ann uses JTL_003
         => ann: 1 ready, hand 1, units 0",
    );
    play(
        "ann: leader JTL_003; res 7; space JTL_069, JTL_061; ground Wampa
         bob: ground Yoda; space TIE/ln Fighter
         ann deploys JTL_003 on JTL_069
         => JTL_069: 9/12, Sentinel; options Wampa, Yoda, decline
         ann picks Wampa
         => Wampa: Shield",
    );
}

#[test]
fn jtl_004_rose_tico() {
    play(
        "ann: leader JTL_004; space JTL_069 (4 damage), JTL_064 (1 damage); ground Wampa (1 damage)
         ann attacks bob's base with JTL_069
         bob passes
         ann attacks bob's base with Wampa
         bob passes
         ann uses JTL_004
         => JTL_069: 2 damage; JTL_064: 1 damage; Wampa: 1 damage; ann: leader exhausted",
    );
    play(
        "ann: leader JTL_004 (deployed); space JTL_069 (4 damage); ground Wampa (2 damage)
         bob: space JTL_064 (2 damage)
         ann attacks bob's base with Rose
         => options JTL_069, JTL_064, decline
         ann picks JTL_064
         => JTL_064: undamaged; JTL_069: 4 damage",
    );
}

#[test]
fn jtl_007_admiral_holdo() {
    play(
        "ann: leader JTL_007; res 1; ground SEC_251; space JTL_069 (JTL_159), JTL_061 (JTL_211)
         ann uses JTL_007
         => options SEC_251, JTL_069
         ann picks JTL_069
         => JTL_069: 9/10; ann: 0 ready, leader exhausted
         next round
         => JTL_069: 7/8",
    );
    play(
        "ann: leader JTL_007 (deployed); ground SEC_251
         bob: ground SEC_251
         ann attacks bob's base with Holdo
         => options ann's SEC_251, bob's SEC_251, decline
         ann picks ann's SEC_251
         => ann's SEC_251: 6/5",
    );
}

#[test]
fn jtl_008_wedge_antilles() {
    play(
        "ann: leader JTL_008; res 1; hand JTL_109, JTL_108, JTL_099; space JTL_069; ground Wampa
         ann uses JTL_008
         => options JTL_109, JTL_108, decline
         ann picks JTL_109
         => JTL_069: 6/9, JTL_109; ann: 0 ready, leader exhausted",
    );
    play(
        "// It is for the next Pilot alone, however it is played, and lasts although he is gone.
         ann: leader JTL_008 (deployed); res 9; hand JTL_109, JTL_108, Battlefield Marine; space TIE/ln Fighter (JTL_008)
         bob: space JTL_069
         ann attacks JTL_069 with TIE/ln
         bob passes
         => ann can play Battlefield Marine for 2; TIE/ln: 5/5
         ann plays JTL_109 for 1
         bob passes
         => ann can play JTL_108 for 2",
    );
}

#[test]
fn jtl_012_luke_skywalker() {
    play(
        "ann: leader JTL_012; space JTL_061
         bob: ground Wampa
         ann attacks bob's base with JTL_061
         bob passes
         ann uses JTL_012 > Wampa
         => Wampa: 1 damage",
    );
    play(
        "// As a Pilot he makes a leader unit; a Fighter gets the attack.
         ann: leader JTL_012 (deployed); space JTL_061 (JTL_012)
         bob: ground Wampa
         => JTL_061: 6/7
         ann attacks bob's base with JTL_061 > Wampa
         => Wampa: 3 damage; bob: base 6",
    );
}

#[test]
fn jtl_013_poe_dameron() {
    play(
        "// Hopping is no deploying: the Epic Action is left.
         ann: leader JTL_013; res 2; space JTL_069, JTL_061; ground Wampa
         ann uses JTL_013 > JTL_061
         => JTL_061: 4/3; ann: 1 ready
         bob passes
         ann uses JTL_013
         => JTL_069: 6/8; JTL_061: 2/2; ann: 0 ready",
    );
    play(
        "// Once each round.
         ann: leader JTL_013 (deployed); res 9; space JTL_069 (JTL_013), JTL_061, JTL_064
         ann uses JTL_013 > JTL_061
         bob passes
         => ann can't use JTL_013 (12.10)",
    );
    play(
        "// The unit is no leader unit.
         ann: leader JTL_013; space JTL_069; res 9
         bob: res 9; hand SOR_222
         ann uses JTL_013
         bob plays SOR_222 > JTL_069
         => JTL_069: in ann's hand; ann: leader undeployed, leader exhausted
         next round
         => ann can deploy JTL_013",
    );
}

#[test]
fn jtl_016_admiral_ackbar() {
    play(
        "ann: res 1; leader JTL_016
         bob: ground Wampa
         ann uses JTL_016
         => Wampa: exhausted; bob: units 2; X-Wing: 2/2",
    );
}

#[test]
fn jtl_017_han_solo() {
    play(
        "// Different odd costs: 9 and 5.
         ann: leader JTL_017; deck Filler x2; space JTL_069
         ann uses JTL_017
         => bob: base 5; ann: deck 2, leader exhausted; JTL_069: 4/7",
    );
    play(
        "// The same odd cost.
         ann: leader JTL_017; deck JTL_069; space JTL_069
         ann uses JTL_017
         => bob: base 4",
    );
    play(
        "// 4 is even, and so is 0.
         ann: leader JTL_017; deck Filler; ground Wampa, LOF_254
         ann uses JTL_017 > Wampa
         => bob: base 4",
    );
    play(
        "ann: leader JTL_017; deck JTL_249, Filler; ground LOF_254
         ann uses JTL_017
         => bob: base 1",
    );
    play(
        "// Odd are JTL_069, the Lightsaber and he himself; an enemy's unit is not meant.
         ann: leader JTL_017; res Filler (exhausted) x5, Filler x5; space JTL_069; ground Battlefield Marine (Jedi Lightsaber)
         bob: space JTL_064
         ann deploys JTL_017 on JTL_069
         => JTL_069: 7/11; ann: 8 ready",
    );
}

#[test]
fn jtl_018_kazuda_xiono() {
    play(
        "ann: leader JTL_018; ground Cell Block Guard
         bob: ground Wampa
         ann uses JTL_018
         => Guard: no Sentinel; ann to act; ann: leader exhausted
         ann passes
         bob attacks ann's base with Wampa
         => ann: base 4
         next round
         => Guard: Sentinel",
    );
    play(
        "// Nothing can be gained either.
         ann: leader JTL_018; res 1; hand JTL_229; ground Cell Block Guard
         ann uses JTL_018
         ann plays JTL_229
         => Guard: no Sentinel",
    );
    play(
        "ann: leader JTL_018 (deployed); ground Cell Block Guard, Wampa, Yoda
         bob: ground SOR_229
         ann attacks Cell Block Guard with Kazuda > ann's Guard > Wampa > done
         => ann's Guard: no Sentinel; Wampa: no Overwhelm; Yoda: Restore 2; bob's Guard: Sentinel",
    );
    play(
        "ann: leader JTL_018 (deployed); space JTL_064 (JTL_018)
         => JTL_064: 5/6, Sentinel
         ann attacks bob's base with JTL_064 > JTL_064
         => JTL_064: no Sentinel, 5/6",
    );
}
