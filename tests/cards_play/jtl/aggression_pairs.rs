//! Aggression with a second icon: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_132_first_order_stormtrooper() {
    play(
        "ann: ground JTL_132
         bob: ground Battlefield Marine
         ann attacks Marine with JTL_132 > bob > bob: base > bob > bob: base
         => JTL_132: gone; bob: base 2; Marine: 2 damage",
    );
    play(
        "ann: ground JTL_132
         ann attacks bob's base with JTL_132 > ann > ann's base
         => bob: base 2; ann: base 1",
    );
}

#[test]
fn jtl_133_allegiant_general_pryde() {
    play(
        "ann: ground JTL_133; initiative
         bob: ground Wampa (bob's Jedi Lightsaber)
         ann attacks bob's base with JTL_133 > bob > bob: Wampa > bob: base
         => ann decides; options Jedi Lightsaber, decline
         ann picks Jedi Lightsaber
         => Wampa: 1 damage, no upgrades; bob: base 3",
    );
    play(
        "ann: ground JTL_133
         bob: initiative
         ann attacks bob's base with JTL_133
         => bob: base 2; bob to act",
    );
    play(
        "// Unique upgrades stay, and other damage does nothing.
         ann: ground JTL_133; initiative; res 3; hand Open Fire
         bob: ground Wampa (bob's SOR_136)
         ann attacks bob's base with JTL_133 > bob > bob: Wampa > bob: Wampa
         => Wampa: SOR_136, 2 damage; bob to act",
    );
}

#[test]
fn jtl_134_general_hux() {
    play(
        "ann: ground JTL_134, JTL_132, Wampa; res 2; hand SEC_237; leader JTL_010
         bob: ground JTL_132
         => ann's JTL_132: Raid 1; JTL_134: no Raid; Wampa: no Raid; bob's JTL_132: no Raid
         ann uses JTL_134
         => ann: hand 1; JTL_134: exhausted
         next round
         ann plays SEC_237
         bob passes
         ann uses JTL_134
         => ann: hand 3; JTL_134: exhausted",
    );
}

#[test]
fn jtl_135_special_forces_tie_fighter() {
    play(
        "ann: res 2; hand JTL_135
         bob: space JTL_064, JTL_061
         ann plays JTL_135
         => JTL_135: ready",
    );
    play(
        "// It counts itself.
         ann: res 2; hand JTL_135
         bob: space JTL_064; ground Wampa
         ann plays JTL_135
         => JTL_135: exhausted",
    );
}

#[test]
fn jtl_139_dengar() {
    play(
        "ann: res 2; hand JTL_139; space JTL_064
         ann pilots JTL_139 for 2
         bob passes
         ann attacks bob's base with JTL_064 > bob
         => JTL_064: 3/5; bob: base 5",
    );
    play(
        "ann: space JTL_182 (JTL_139)
         ann attacks bob's base with JTL_182 > bob
         => bob: base 7",
    );
}

#[test]
fn jtl_140_ig_2000() {
    play(
        "ann: res 4; hand JTL_140
         bob: space TIE/ln Fighter; ground Wampa, Yoda
         ann plays JTL_140 > TIE/ln > Wampa > done
         => TIE/ln: gone; Wampa: 1 damage; Yoda: undamaged; JTL_140: Overwhelm, undamaged",
    );
}

#[test]
fn jtl_141_ig_88() {
    play(
        "ann: ground JTL_141, Wampa (1 damage); space JTL_069 (JTL_141)
         => JTL_141: 4/5; JTL_069: 4/10",
    );
    play(
        "ann: ground JTL_141; space JTL_069 (JTL_141)
         bob: ground Wampa (1 damage), Yoda (2 damage)
         => JTL_141: 7/5; JTL_069: 7/10",
    );
}

#[test]
fn jtl_142_darth_vader() {
    play(
        "ann: res 3; hand JTL_142; space JTL_069
         bob: ground Battlefield Marine (2 damage), Wampa
         ann pilots JTL_142 for 3
         bob passes
         ann attacks bob's base with JTL_069 > Marine
         => Marine: gone; options JTL_069, Wampa, ann's base, bob's base, decline
         ann picks bob's base
         => bob: base 8; JTL_069: 7/10",
    );
    play(
        "ann: space JTL_069 (JTL_142)
         bob: ground Wampa
         ann attacks bob's base with JTL_069 > Wampa
         => Wampa: 1 damage; bob: base 7; bob to act",
    );
}

#[test]
fn jtl_143_devastator() {
    play(
        "ann: res 8; hand JTL_143
         bob: ground Battlefield Marine, Yoda (Shield)
         ann plays JTL_143 > Marine > Marine > Marine > Yoda
         => Marine: gone; Yoda: 1 damage, Shield; bob: base 0",
    );
    play(
        "// Each opponent, at once.
         mode multiplayer
         ann: res 8; hand JTL_143
         bob: leader Anybody
         cid: leader Anybody
         ann plays JTL_143
         => bob: base 4; cid: base 4; ann: base 0",
    );
    play(
        "// What is dealt to its own controller is theirs to assign anyway.
         ann: space JTL_143
         bob: space JTL_237; ground Wampa
         bob starts
         bob attacks ann's base with JTL_237 > ann: JTL_143 > ann: base > ann: base
         => ann: base 2; JTL_143: 1 damage",
    );
}

#[test]
fn jtl_145_bb_8() {
    play(
        "ann: res 3; hand JTL_145; space JTL_247 (exhausted), JTL_069 (exhausted)
         ann pilots JTL_145 on JTL_069 > yes
         => JTL_247: ready; JTL_069: 5/9, exhausted; ann: 0 ready",
    );
    play(
        "ann: res 3; hand JTL_145; space JTL_247 (exhausted)
         ann pilots JTL_145 > no
         => JTL_247: exhausted; ann: 2 ready",
    );
}

#[test]
fn jtl_146_massassi_tactical_officer() {
    play(
        "ann: ground JTL_146, Wampa; space JTL_061, JTL_069
         ann uses JTL_146
         => bob: base 4; JTL_061: exhausted, 2/2; JTL_146: exhausted; JTL_069: ready",
    );
}

#[test]
fn jtl_147_black_one() {
    play(
        "ann: space JTL_147
         bob: ground Wampa
         => JTL_147: 2/3
         ann attacks bob's base with JTL_147
         => bob: base 2; bob to act",
    );
    play(
        "ann: space JTL_147 (JTL_100)
         bob: ground Wampa
         => JTL_147: 5/6
         ann attacks bob's base with JTL_147 > Wampa
         => Wampa: 1 damage; bob: base 5",
    );
    play(
        "ann: leader JTL_013; space JTL_147
         bob: ground Wampa
         ann attacks bob's base with JTL_147 > Wampa
         => Wampa: 1 damage",
    );
}

#[test]
fn jtl_148_frisk() {
    play(
        "ann: res 2; hand JTL_148; space JTL_069
         bob: ground Wampa (bob's Jedi Lightsaber), Yoda (Shield, bob's Resilient)
         ann pilots JTL_148 for 2
         => JTL_069: 6/9; options Shield, Resilient, Frisk, decline
         ann picks Resilient
         => Yoda: Shield, no Resilient; Wampa: Jedi Lightsaber",
    );
}

#[test]
fn jtl_149_red_squadron_y_wing() {
    play(
        "ann: space JTL_149
         bob: ground Battlefield Marine (Shield)
         ann attacks bob's base with JTL_149 > bob: Marine > bob: base > bob: base
         => bob: base 3; Marine: 1 damage, Shield",
    );
}

#[test]
fn jtl_151_red_five() {
    play(
        "ann: space JTL_151 (1 damage)
         bob: ground Wampa (1 damage), Yoda
         ann attacks bob's base with JTL_151
         => options JTL_151, Wampa, decline
         ann picks Wampa
         => Wampa: 3 damage; bob: base 3",
    );
}

#[test]
fn jtl_152_tactical_heavy_bomber() {
    play(
        "ann: space JTL_152 (Experience)
         ann attacks bob's base with JTL_152
         => bob: base 8; ann: hand 1",
    );
    play(
        "ann: space JTL_152
         bob: ground AT-ST
         ann attacks bob's base with JTL_152 > bob: AT-ST > bob: AT-ST > bob: AT-ST
         => bob: base 3; AT-ST: 3 damage; ann: hand 0",
    );
}

#[test]
fn jtl_153_rebellious_hammerhead() {
    play(
        "ann: res 6; hand JTL_153, Filler x3
         bob: ground Wampa
         ann plays JTL_153 > Wampa
         => Wampa: 3 damage",
    );
    play(
        "ann: res 6; hand JTL_153
         bob: ground Wampa
         ann plays JTL_153 > Wampa
         => Wampa: undamaged",
    );
}

#[test]
fn jtl_154_profundity() {
    play(
        "ann: res 9; hand JTL_154
         bob: hand Wampa, Yoda, AT-ST
         ann plays JTL_154 > bob > bob: Wampa > bob: Yoda
         => bob: hand 1, discard 2",
    );
    play(
        "// Not more cards than she has: no second one.
         ann: res 9; hand JTL_154, Filler x2
         bob: hand Wampa, Yoda, AT-ST
         ann plays JTL_154 > bob > bob: Wampa
         => bob: hand 2, discard 1; bob to act",
    );
    play(
        "ann: space JTL_154 (8 damage)
         bob: space TIE/ln Fighter; hand Wampa
         bob starts
         bob attacks JTL_154 with TIE/ln > ann: bob
         => bob: hand 0",
    );
}

#[test]
fn jtl_155_they_hate_that_ship() {
    play(
        "ann: res 3; hand JTL_155, JTL_069, Wampa
         ann plays JTL_155
         => options JTL_069, decline
         ann picks JTL_069
         => JTL_069: exhausted; ann: 0 ready; bob: units 2; TIE Fighter #1: ready; TIE Fighter #2: ready",
    );
}

#[test]
fn jtl_156_trench_run() {
    play(
        "ann: res 1; hand JTL_156; space SOR_237 (Shield), JTL_069
         bob: deck Filler, AT-ST
         ann plays JTL_156
         => SOR_237: gone; bob: base 0, discard 2; ann: discard 2",
    );
    play(
        "ann: res 1; hand JTL_156; space SOR_237
         bob: deck SOR_128, Battlefield Marine
         ann plays JTL_156
         => bob: base 6; SOR_237: 1 damage, exhausted, 2/3",
    );
}
