//! Command: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_106_unity_of_purpose() {
    play(
        "ann: res 8; hand JTL_106, Battlefield Marine; ground Battlefield Marine x2, Wampa, Yoda
         bob: ground AT-ST
         ann plays JTL_106
         => Marine #1: 6/6; Wampa: 7/8; Yoda: 5/7; AT-ST: 6/7
         bob passes
         ann plays Battlefield Marine
         => Marine #3: 3/3
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn jtl_109_jarek_yeager() {
    play(
        "ann: space JTL_069 (JTL_109)
         => JTL_069: 6/9, no Sentinel",
    );
    play(
        "ann: space JTL_069 (JTL_109); ground Wampa
         => JTL_069: Sentinel; Wampa: no Sentinel",
    );
}

#[test]
fn jtl_110_scouting_headhunter() {
    play(
        "ann: space JTL_110
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn jtl_111_seasoned_fleet_admiral() {
    play(
        "ann: ground JTL_111, Wampa
         bob: res 9; hand SOR_111, SOR_200; ground Yoda
         ann attacks bob's base with JTL_111
         => bob: base 2
         bob plays SOR_111
         => ann decides; options JTL_111, Wampa, Yoda, SOR_111, decline
         ann picks Wampa
         => Wampa: Experience",
    );
    play(
        "// Not in the regroup phase, and not for the own cards.
         ann: ground JTL_111; res 9; hand SOR_111
         bob: ground Wampa
         ann plays SOR_111
         => bob to act
         next round
         => JTL_111: no upgrades; Wampa: no upgrades",
    );
}

#[test]
fn jtl_112_eager_escort_fighter() {
    play(
        "ann: res 3; hand JTL_112
         bob: space JTL_069
         ann plays JTL_112 > no
         => JTL_112: exhausted, undamaged; JTL_069: undamaged",
    );
    play(
        "ann: res 3; hand JTL_112
         bob: space TIE/ln Fighter
         ann plays JTL_112 > yes
         => TIE/ln: gone",
    );
}

#[test]
fn jtl_114_adept_arc_170() {
    play(
        "ann: base 5; space JTL_114
         ann attacks bob's base with JTL_114
         => ann: base 3; bob: base 3",
    );
}

#[test]
fn jtl_116_dornean_gunship() {
    play(
        "ann: res 5; hand JTL_116; space TIE/ln Fighter; ground SEC_214, Wampa
         bob: space JTL_069; ground Yoda
         ann plays JTL_116 > bob > bob: Yoda > bob: JTL_069 > bob: base
         => Yoda: 1 damage; JTL_069: 1 damage; bob: base 1; ann: base 0",
    );
}

#[test]
fn jtl_118_mc30_assault_frigate() {
    play(
        "ann: space JTL_118
         bob: space TIE/ln Fighter
         ann attacks TIE/ln with JTL_118
         => bob: base 5; TIE/ln: gone; JTL_118: 2 damage",
    );
    play(
        "// A Shield leaves no excess.
         ann: space JTL_118
         bob: space TIE/ln Fighter (Shield)
         ann attacks TIE/ln with JTL_118
         => bob: base 0; TIE/ln: in play",
    );
}

#[test]
fn jtl_119_resupply_carrier() {
    play(
        "ann: res 6; hand JTL_119; deck Wampa, Filler
         ann plays JTL_119 > yes
         => ann: 7 resources, 0 ready, deck 1, has Wampa in resources",
    );
    play(
        "ann: res 6; hand JTL_119
         ann plays JTL_119 > no
         => ann: 6 resources, deck 6",
    );
}

#[test]
fn jtl_120_dorsal_turret() {
    play(
        "ann: res 1; hand JTL_120; ground Wampa; space TIE/ln Fighter
         bob: space JTL_069
         => ann can play JTL_120 on TIE/ln; ann can't play JTL_120 on Wampa (-)
         ann plays JTL_120 on TIE/ln
         bob passes
         ann attacks JTL_069 with TIE/ln
         => JTL_069: gone; TIE/ln: gone",
    );
    play(
        "// Not while defending, and not where a Shield takes the damage.
         ann: space JTL_251 (JTL_120)
         bob: space JTL_069 (Shield), JTL_064
         bob starts
         bob attacks JTL_251 with JTL_064
         ann attacks JTL_069 with JTL_251
         => JTL_069: undamaged, no Shield",
    );
}

#[test]
fn jtl_121_salvage() {
    play(
        "ann: res 3; hand JTL_121; discard JTL_064, Wampa
         ann plays JTL_121
         => JTL_064: 1 damage, exhausted; ann: 0 ready, has Wampa in discard",
    );
    play(
        "// The cost is paid.
         ann: res 2; hand JTL_121; discard JTL_064
         ann plays JTL_121
         => JTL_064: in ann's discard; ann: 2 ready",
    );
}

#[test]
fn jtl_122_all_wings_report_in() {
    play(
        "ann: res 1; hand JTL_122; space JTL_064, JTL_061, TIE/ln Fighter (exhausted); ground Wampa
         bob: space JTL_069
         ann plays JTL_122 > JTL_064 > JTL_061
         => JTL_064: exhausted; JTL_061: exhausted; ann: units 6; X-Wing #2: exhausted",
    );
    play(
        "// The exhausted cannot be exhausted.
         ann: res 1; hand JTL_122; space TIE/ln Fighter (exhausted), JTL_061
         ann plays JTL_122 > JTL_061 > done
         => ann: units 3",
    );
}

#[test]
fn jtl_123_dogfight() {
    play(
        "ann: res 1; hand JTL_123; ground Wampa (exhausted)
         bob: ground Battlefield Marine
         ann plays JTL_123
         => Marine: gone; Wampa: 3 damage; bob: base 1",
    );
    play(
        "ann: res 1; hand JTL_123; ground Wampa
         ann plays JTL_123
         => bob: base 0; Wampa: ready",
    );
}

#[test]
fn jtl_124_tandem_assault() {
    play(
        "ann: res 1; hand JTL_124; space JTL_064, JTL_069 (exhausted); ground Wampa, Battlefield Marine
         ann plays JTL_124 > Marine
         => bob: base 7; JTL_064: exhausted; Marine: 3/3, exhausted; Wampa: ready",
    );
    play(
        "// Without the first attack there is no second.
         ann: res 1; hand JTL_124; ground Wampa
         ann plays JTL_124
         => bob: base 0; Wampa: ready",
    );
}

#[test]
fn jtl_125_air_superiority() {
    play(
        "ann: res 2; hand JTL_125; space JTL_064, JTL_061
         bob: space JTL_069; ground Wampa, Yoda
         ann plays JTL_125 > Wampa
         => Wampa: 4 damage; Yoda: undamaged",
    );
    play(
        "ann: res 2; hand JTL_125; space JTL_064
         bob: space JTL_069; ground Wampa
         ann plays JTL_125
         => Wampa: undamaged; bob to act",
    );
}

#[test]
fn jtl_127_lightspeed_assault() {
    play(
        "// Its power counts though it is gone.
         ann: res 2; hand JTL_127; space JTL_061 (1 damage)
         bob: space JTL_064, JTL_069
         ann plays JTL_127 > JTL_064 > bob: base > bob: base
         => JTL_061: gone; JTL_064: gone; bob: base 2",
    );
    play(
        "ann: res 2; hand JTL_127; space JTL_061
         bob: ground Wampa
         ann plays JTL_127
         => JTL_061: gone; Wampa: undamaged; bob: base 0",
    );
}

#[test]
fn jtl_129_focus_fire() {
    play(
        "ann: res 4; hand JTL_129; space JTL_064, JTL_069 (exhausted); ground SEC_214, Wampa
         bob: space JTL_251; ground AT-ST
         ann plays JTL_129 > JTL_251
         => JTL_251: 6 damage; AT-ST: undamaged",
    );
    play(
        "ann: res 4; hand JTL_129; space JTL_069; ground SEC_214, Wampa
         bob: ground AT-ST
         ann plays JTL_129 > AT-ST
         => AT-ST: 1 damage",
    );
}

#[test]
fn jtl_130_timely_reinforcements() {
    play(
        "ann: res 5; hand JTL_130
         bob: res 5
         ann plays JTL_130
         => ann: units 2; X-Wing #1: Sentinel; X-Wing #2: Sentinel, exhausted
         next round
         => X-Wing #1: no Sentinel",
    );
}

#[test]
fn jtl_131_turbolaser_salvo() {
    play(
        "ann: res 7; hand JTL_131; space JTL_069, TIE/ln Fighter
         bob: ground Wampa (Shield), AT-ST; space JTL_064
         ann plays JTL_131 > option 1 > JTL_069
         => Wampa: undamaged, no Shield; AT-ST: 4 damage; JTL_064: undamaged",
    );
}
