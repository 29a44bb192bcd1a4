//! Command with a second icon: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_081_first_order_tie_fighter() {
    play(
        "ann: space JTL_081
         bob: ground Clone Trooper
         => JTL_081: no Raid",
    );
    play(
        "ann: space JTL_081; ground Battle Droid
         => JTL_081: Raid 1
         ann attacks bob's base with JTL_081
         => bob: base 3",
    );
}

#[test]
fn jtl_083_pantoran_starship_thief() {
    play(
        "ann: res 5; hand JTL_083
         bob: space JTL_064 (1 damage), JTL_069, TIE/ln Fighter (JTL_058), JTL_061; ground SEC_214
         ann plays JTL_083 > yes
         => options JTL_064, JTL_061
         ann picks JTL_064
         => JTL_064: controlled by ann, 2/3, 1 damage, JTL_083; ann: 0 ready, units 1",
    );
    play(
        "// Gone, it gives the unit back.
         ann: res 5; hand JTL_083
         bob: space JTL_064; res 9; hand JTL_175
         ann plays JTL_083 > yes
         bob plays JTL_175
         => JTL_064: controlled by bob, 1 damage, no upgrades; JTL_083: in ann's discard",
    );
    play(
        "ann: res 4; hand JTL_083
         bob: space JTL_064
         ann plays JTL_083
         => JTL_083: 2/2; ann: 2 ready; JTL_064: controlled by bob; bob to act",
    );
    play(
        "// It has no Piloting of its own.
         ann: res 9; hand JTL_083; space JTL_064
         => ann can't pilot JTL_083 (-)",
    );
}

#[test]
fn jtl_086_wingman_victor_three() {
    play(
        "ann: res 1; hand JTL_086; space JTL_069
         bob: ground Wampa
         ann pilots JTL_086 for 1
         => options Wampa, decline
         ann picks Wampa
         => JTL_069: 5/8, no Experience; Wampa: Experience",
    );
    play(
        "ann: res 3; hand JTL_086; space JTL_069
         ann plays JTL_086 for 3
         => JTL_069: no upgrades; bob to act",
    );
}

#[test]
fn jtl_087_tie_ambush_squadron() {
    play(
        "ann: res 4; hand JTL_087
         bob: space JTL_069, JTL_061
         ann plays JTL_087 > \": Ambush\" > yes > JTL_061
         => JTL_061: gone; JTL_087: 2 damage, exhausted; ann: units 2; TIE Fighter: exhausted",
    );
    play(
        "ann: space JTL_087
         bob: space JTL_069
         bob starts
         bob attacks JTL_087 with JTL_069
         => JTL_087: gone; ann: units 1; TIE Fighter: 1/1",
    );
}

#[test]
fn jtl_088_captain_phasma() {
    play(
        "ann: res 5; hand JTL_088; ground JTL_132, Wampa
         bob: space JTL_135
         ann plays JTL_088
         => options JTL_132, JTL_135, decline
         ann picks JTL_132
         => JTL_132: 4/3
         next round
         => JTL_132: 2/1
         ann attacks bob's base with JTL_088 > JTL_135
         => JTL_135: 4/5; JTL_088: 5/6",
    );
}

#[test]
fn jtl_089_the_invisible_hand() {
    play(
        "ann: res 6; hand JTL_089; deck Filler, SEC_080, TWI_133, SEC_102, Wampa, Yoda, Filler, Filler, SOR_236
         ann plays JTL_089 > yes
         => options SEC_080, TWI_133, done
         ann picks SEC_080 > SEC_080
         => SEC_080: in play, exhausted; ann: hand 0, deck 8, 0 ready",
    );
    play(
        "// For free is what costs 2 or less.
         ann: space JTL_089; deck TWI_133, Filler
         bob: space JTL_064
         ann attacks JTL_064 with JTL_089 > yes > TWI_133
         => ann: has TWI_133 in hand, deck 1; bob to act",
    );
    play(
        "ann: space JTL_089 (4 damage); deck TWI_133
         bob: space JTL_064
         ann attacks JTL_064 with JTL_089
         => JTL_089: gone; ann: hand 0; bob to act",
    );
}

#[test]
fn jtl_091_apology_accepted() {
    play(
        "ann: res 1; hand JTL_091; ground Battlefield Marine, Wampa
         bob: ground Yoda
         ann plays JTL_091
         => options Battlefield Marine, Wampa
         ann picks Battlefield Marine
         => Battlefield Marine: gone; options Wampa, Yoda, decline
         ann picks Wampa
         => Wampa: Experience x2",
    );
}

#[test]
fn jtl_094_luke_skywalker() {
    play(
        "ann: res 3; hand JTL_094; space JTL_061
         bob: space JTL_069; ground Wampa
         ann pilots JTL_094 for 3
         => JTL_061: 5/4
         bob attacks JTL_061 with JTL_069 > ann: yes
         => JTL_061: gone; Luke: 3/2, exhausted, in the ground arena; JTL_069: 5 damage",
    );
    play(
        "ann: space JTL_069 (JTL_094)
         bob: res 1; hand JTL_175
         bob starts
         bob plays JTL_175 > ann: no
         => JTL_069: 1 damage, no upgrades; JTL_094: in ann's discard",
    );
    play(
        "// A unit that would be defeated just is.
         ann: ground JTL_094
         bob: ground Wampa
         bob starts
         bob attacks JTL_094 with Wampa
         => JTL_094: in ann's discard",
    );
}

#[test]
fn jtl_096_blue_leader() {
    play(
        "// On the ground first, it may ambush there.
         ann: res 5; hand JTL_096
         bob: ground Battlefield Marine; space TIE/ln Fighter
         ann plays JTL_096 > \"pay\" > yes > yes
         => Blue Leader: 5/5, in the ground arena, Experience x2, 3 damage; Marine: gone; TIE/ln: in play; ann: 0 ready",
    );
    play(
        "ann: res 3; hand JTL_096
         bob: space TIE/ln Fighter
         ann plays JTL_096 > yes
         => TIE/ln: gone; Blue Leader: in the space arena, 2 damage, no upgrades; bob to act",
    );
}

#[test]
fn jtl_097_leia_organa() {
    play(
        "ann: base 3; res 3; hand JTL_097; ground JTL_196, Wampa, JTL_255 (exhausted); space JTL_069 (JTL_058)
         ann plays JTL_097
         => options JTL_196, JTL_069, decline
         ann picks JTL_069 > bob's base
         => ann: base 2; bob: base 6; JTL_069: no Restore, exhausted",
    );
    play(
        "ann: base 3; ground JTL_097
         ann attacks bob's base with JTL_097
         => ann: base 2",
    );
}

#[test]
fn jtl_098_snap_wexley() {
    play(
        "ann: res 8; hand JTL_098, SEC_251 x2, Battlefield Marine
         ann plays JTL_098
         bob passes
         => ann can play SEC_251 for 2; ann can play Battlefield Marine for 2
         ann plays SEC_251 #1 for 2
         bob passes
         => ann can play SEC_251 for 3
         next round
         ann attacks bob's base with Snap
         bob passes
         => ann can play SEC_251 for 2",
    );
    play(
        "ann: res 2; hand JTL_098; space JTL_069; deck Wampa, SEC_251, Filler, Yoda, JTL_099, JTL_100
         ann pilots JTL_098 for 2
         => JTL_069: 6/9; options SEC_251, JTL_099, done
         ann picks SEC_251
         => ann: has SEC_251 in hand, deck 5",
    );
}

#[test]
fn jtl_099_veteran_fleet_officer() {
    play(
        "ann: res 3; hand JTL_099
         ann plays JTL_099
         => X-Wing: 2/2, exhausted; ann: units 2",
    );
}

#[test]
fn jtl_100_poe_dameron() {
    play(
        "ann: res 4; hand JTL_100; space JTL_069 (JTL_058)
         ann plays JTL_100 for 4
         => options X-Wing, decline
         ann picks X-Wing
         => X-Wing: 4/5; ann: units 2",
    );
    play(
        "ann: res 4; hand JTL_100
         ann plays JTL_100 > decline
         => JTL_100: 3/3; X-Wing: no upgrades",
    );
    play(
        "ann: res 2; hand JTL_100; space JTL_069
         ann pilots JTL_100 for 2
         => JTL_069: 6/10; ann: units 1",
    );
}

#[test]
fn jtl_102_resistance_blue_squadron() {
    play(
        "ann: res 4; hand JTL_102; space TIE/ln Fighter; ground Battlefield Marine
         bob: space JTL_069; ground Wampa
         ann plays JTL_102 > Wampa
         => Wampa: 2 damage",
    );
    play(
        "ann: res 4; hand JTL_102
         bob: ground Wampa
         ann plays JTL_102 > decline
         => Wampa: undamaged",
    );
}

#[test]
fn jtl_103_chewbacca() {
    play(
        "ann: ground JTL_103; res 9; hand SOR_222
         bob: res 9; hand SOR_222, SOR_078, Open Fire; ground Wampa
         bob starts
         bob plays SOR_078 > Chewbacca
         => Chewbacca: in play
         ann passes
         bob plays Open Fire > Chewbacca
         => Chewbacca: 4 damage
         ann plays SOR_222 > Chewbacca
         => Chewbacca: in ann's hand",
    );
    play(
        "// Damage is defeat by the game.
         ann: space JTL_061 (JTL_103)
         bob: res 9; hand SOR_222, Open Fire; space TIE/ln Fighter
         bob starts
         => JTL_061: 5/5
         bob plays SOR_222 > JTL_061
         => JTL_061: in play, JTL_103
         ann passes
         bob plays Open Fire > JTL_061
         ann passes
         bob attacks JTL_061 with TIE/ln
         => JTL_061: gone",
    );
}

#[test]
fn jtl_104_raddus() {
    play(
        "ann: space JTL_104
         => JTL_104: no Sentinel",
    );
    play(
        "ann: space JTL_104; ground SEC_251
         => JTL_104: Sentinel",
    );
    play(
        "// A leader and an upgrade count as well.
         ann: leader JTL_007; space JTL_104
         => JTL_104: Sentinel",
    );
    play(
        "ann: space JTL_104 (Experience, 6 damage)
         bob: space TIE/ln Fighter; ground AT-ST, SEC_080
         bob starts
         bob attacks JTL_104 with TIE/ln
         => ann decides; options AT-ST, SEC_080
         ann picks AT-ST
         => AT-ST: gone",
    );
}

#[test]
fn jtl_105_the_starhawk() {
    play(
        "// Cards and abilities; 5 is 3.
         ann: leader JTL_003; res 9; hand TWI_253, SEC_044; space JTL_105
         => ann can play TWI_253 for 1; ann can play SEC_044 for 2
         ann uses JTL_003 > TWI_253
         => ann: 7 ready",
    );
    play(
        "ann: space JTL_105
         bob: res 4; hand Wampa
         ann passes
         => bob can play Wampa for 4",
    );
    play(
        "ann: res 9; hand JTL_105
         bob: space TIE/ln Fighter
         ann plays JTL_105 for 9 > yes
         => TIE/ln: gone; JTL_105: 2 damage",
    );
}
