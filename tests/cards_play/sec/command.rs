//! Command: Secrets of Power.

use crate::position::play;

#[test]
fn sec_107_chancellor_valorum() {
    play(
        "ann: ground SEC_107; hand SOR_107, SEC_080; deck Wampa, Yoda; res 1
         ann attacks bob's base with SEC_107 > SOR_107
         => ann: 2 resources, 1 ready, deck 1, hand 2; bob: base 3",
    );
    play(
        "ann: ground SEC_107; hand SEC_080; res 1
         ann attacks bob's base with SEC_107
         => ann: 1 resource",
    );
}

#[test]
fn sec_108_senators_aide() {
    play(
        "ann: ground SEC_108; initiative
         => SEC_108: 2/3",
    );
    play(
        "ann: ground SEC_108
         bob: initiative
         => SEC_108: 0/3",
    );
}

#[test]
fn sec_109_diplomatic_envoy() {
    play(
        "ann: res 9; hand SEC_109, SEC_080, Battlefield Marine
         bob: ground SOR_247; space JTL_069
         ann plays SEC_109 > SEC_080
         bob passes
         ann plays Battlefield Marine > yes
         => SOR_247: gone; Marine: 2 damage
         bob passes
         ann plays SEC_080
         => SEC_080: exhausted, no Ambush; bob to act",
    );
}

#[test]
fn sec_110_gnk_power_droid() {
    play(
        "ann: ground SEC_110; res 9; hand Battlefield Marine x2, Open Fire
         ann attacks bob's base with SEC_110
         bob passes
         => ann can play Open Fire for 3
         ann plays Battlefield Marine #1 for 1
         bob passes
         => ann can play Battlefield Marine for 2",
    );
}

#[test]
fn sec_111_jar_jar_binks() {
    play(
        "ann: res 2; hand SEC_111; ground Wampa
         bob: ground Yoda
         ann plays SEC_111
         => options Wampa, decline
         ann picks Wampa
         => Wampa: 6/7",
    );
    play(
        "ann: leader Anybody; res SEC_111, Filler x4
         ann deploys Anybody > SEC_111 > Anybody
         => Anybody: 5/7; ann: 3 ready",
    );
}

#[test]
fn sec_112_orn_free_taa() {
    play(
        "ann: res 2; hand SEC_112; deck Wampa, SEC_124, SEC_234, Filler; discard SEC_124, SEC_230, Wampa
         bob: discard SEC_124
         ann plays SEC_112
         => SEC_112: 2/4; options SEC_124, SEC_234, done
         ann picks SEC_234
         => ann: has SEC_234 in hand, deck 3",
    );
}

#[test]
fn sec_113_daro_commando() {
    play(
        "ann: ground SEC_113
         bob: ground SOR_128
         ann attacks SOR_128 with SEC_113
         => bob: base 2",
    );
}

#[test]
fn sec_114_kino_loy() {
    play(
        "ann: ground SEC_114 (exhausted), Wampa (exhausted), Yoda; space TIE/ln Fighter (exhausted)
         bob: ground AT-ST (exhausted)
         => SEC_114: 3/5",
    );
}

#[test]
fn sec_115_taylander_shuttle() {
    play(
        "ann: space SEC_115; initiative
         ann attacks bob's base with SEC_115
         => ann: units 2; Spy: exhausted",
    );
    play(
        "ann: space SEC_115
         bob: initiative
         ann attacks bob's base with SEC_115
         => ann: units 1; bob: base 2",
    );
}

#[test]
fn sec_116_nubian_star_skiff() {
    play(
        "ann: space SEC_116; ground Wampa
         bob: ground SEC_044
         => SEC_116: no Restore",
    );
    play(
        "ann: base 3; space SEC_116; ground Spy
         ann attacks bob's base with SEC_116
         => ann: base 1",
    );
}

#[test]
fn sec_117_consulars_cruiser() {
    play(
        "ann: space SEC_117
         bob: space TIE/ln Fighter
         bob starts
         => bob can't attack ann's base with TIE/ln (9.2d)",
    );
}

#[test]
fn sec_119_crucible() {
    play(
        "ann: res 6; hand SEC_119; ground Wampa, Yoda
         bob: ground AT-ST
         ann plays SEC_119
         => Wampa: Experience; Yoda: Experience; SEC_119: no upgrades; AT-ST: no upgrades",
    );
    play(
        "ann: space SEC_119 (4 damage); ground Wampa
         bob: space JTL_069
         ann attacks JTL_069 with SEC_119
         => SEC_119: gone; Wampa: Experience",
    );
}

#[test]
fn sec_120_naboo_security_force() {
    play(
        "ann: res 6; hand SEC_120, Battlefield Marine; ground Wampa
         bob: ground AT-ST
         ann plays SEC_120 > Battlefield Marine
         => options Wampa, SEC_120
         ann picks Wampa
         => Wampa: Sentinel; SEC_120: no Sentinel",
    );
    play(
        "ann: ground SEC_120 (6 damage), Wampa; hand Battlefield Marine
         bob: ground AT-ST
         ann attacks AT-ST with SEC_120 > Battlefield Marine
         => SEC_120: gone; Wampa: Sentinel",
    );
}

#[test]
fn sec_121_shadow_crawler() {
    play(
        "ann: res 7; hand SEC_121
         bob: ground AT-ST
         ann plays SEC_121 > yes
         => AT-ST: 6 damage; SEC_121: 6 damage",
    );
}

#[test]
fn sec_123_unveiled_might() {
    play(
        "ann: leader Anybody; res SEC_123, Filler x4
         ann deploys Anybody > SEC_123
         => Anybody: 5/8; ann: 1 ready",
    );
}

#[test]
fn sec_124_budget_scheming() {
    play(
        "ann: res 2; hand SEC_124; ground SEC_043, Wampa
         bob: ground SEC_044
         ann plays SEC_124
         => options SEC_043, SEC_044, done
         ann picks SEC_043
         ann picks done
         => SEC_043: Experience; SEC_044: no upgrades",
    );
}

#[test]
fn sec_125_reconnaissance() {
    play(
        "ann: res 2; hand SEC_125; ground Wampa; space TIE/ln Fighter
         ann plays SEC_125
         => ann: hand 2",
    );
    play(
        "ann: res 2; hand SEC_125; ground Wampa
         bob: space TIE/ln Fighter
         ann plays SEC_125
         => ann: hand 0",
    );
}

#[test]
fn sec_126_trade_route_taxation() {
    play(
        "ann: res 2; hand SEC_126; ground Wampa, Yoda
         bob: ground AT-ST; res 9; hand Open Fire, Battlefield Marine
         ann plays SEC_126
         => bob can't play Open Fire (8.1); bob can play Battlefield Marine
         next round
         ann passes
         => bob can play Open Fire",
    );
    play(
        "ann: res 2; hand SEC_126; ground Wampa
         bob: ground AT-ST; res 9; hand Open Fire
         ann plays SEC_126
         => bob can play Open Fire",
    );
    play(
        "ann: leader Anybody; res SEC_126, Filler x4
         bob: res 9; hand Open Fire
         ann deploys Anybody > SEC_126
         => bob can't play Open Fire (8.1); ann: 3 ready",
    );
}

#[test]
fn sec_127_charged_with_corruption() {
    play(
        "ann: res 3; hand SEC_127, SOR_107; ground Battlefield Marine, Yoda
         bob: ground Wampa; leader JTL_011 (deployed)
         ann plays SEC_127 > SOR_107 > Yoda
         => Yoda: guards Wampa",
    );
    play(
        "ann: res 3; hand SEC_127, SEC_080; ground Yoda
         bob: ground Wampa
         ann plays SEC_127
         => Wampa: in play, controlled by bob",
    );
}

#[test]
fn sec_128_convene_the_senate() {
    play(
        "ann: res 3; hand SEC_128; deck SEC_043, Wampa, SEC_044, SEC_124, SEC_045, Filler x4
         ann plays SEC_128 > SEC_043 > SEC_044
         => ann: hand 2, deck 7, units 1; Spy: exhausted",
    );
}

#[test]
fn sec_129_with_thunderous_applause() {
    play(
        "ann: res 3; hand SEC_129, SEC_080; ground Wampa, Yoda
         ann plays SEC_129 > Wampa > SEC_080 > Yoda
         => Wampa: 6/7; Yoda: 4/6
         next round
         => Yoda: 2/4",
    );
    play(
        "ann: res 3; hand SEC_129; ground Wampa, Yoda
         ann plays SEC_129 > Wampa
         => Wampa: 6/7; Yoda: 2/4",
    );
}

#[test]
fn sec_130_ferrix_uprising() {
    play(
        "ann: res 4; hand SEC_130; ground Wampa, Yoda; space TIE/ln Fighter
         bob: ground AT-ST
         ann plays SEC_130 > AT-ST
         => AT-ST: 4 damage",
    );
}

#[test]
fn sec_131_lets_talk() {
    play(
        "ann: res 9; hand SEC_131; ground Wampa, Yoda; space TIE/ln Fighter
         bob: ground AT-ST, Battlefield Marine; leader JTL_011 (deployed)
         ann plays SEC_131 for 9 > ann's Wampa > Yoda > AT-ST
         => Wampa: guards AT-ST; Yoda: guards Battlefield Marine; bob: units 1",
    );
    play(
        "// Where there are fewer to capture, its player says who captures.
         ann: res 9; hand SEC_131; ground Wampa, Yoda; space SOR_237
         bob: ground Battlefield Marine; space TIE/ln Fighter, JTL_069
         ann plays SEC_131 > Yoda > JTL_069
         => Yoda: guards Battlefield Marine; SOR_237: guards Munificent Frigate; bob: units 1",
    );
    play(
        "ann: res 9; hand SEC_131; ground SOR_128
         bob: ground AT-ST
         ann attacks AT-ST with SOR_128
         bob passes
         => ann can play SEC_131 for 6",
    );
}
