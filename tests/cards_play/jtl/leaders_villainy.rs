//! Leaders with Villainy: Jump to Lightspeed.

use crate::position::play;

#[test]
fn jtl_001_asajj_ventress() {
    play(
        "ann: leader JTL_001; ground Battlefield Marine; space JTL_061
         bob: ground Wampa, Yoda; space TIE/ln Fighter
         ann uses JTL_001 > Marine
         => options Wampa, Yoda
         ann picks Wampa
         => Marine: 1 damage; Wampa: 1 damage; TIE/ln: undamaged; ann: leader exhausted",
    );
    play(
        "// A Shield changes nothing about the second half.
         ann: leader JTL_001; ground Battlefield Marine (Shield)
         bob: ground Wampa
         ann uses JTL_001
         => Marine: undamaged, no Shield; Wampa: 1 damage",
    );
    play(
        "ann: leader JTL_001 (deployed); space JTL_064 (JTL_001); ground Wampa
         bob: space JTL_069; ground Yoda
         => JTL_064: 5/7, Grit
         ann attacks bob's base with JTL_064
         => options JTL_064, Wampa, decline
         ann picks JTL_064
         => JTL_064: 1 damage; JTL_069: 1 damage; Yoda: undamaged; bob: base 6",
    );
    play(
        "ann: leader JTL_001 (deployed, 2 damage)
         => Asajj: 6/6, Grit",
    );
}

#[test]
fn jtl_002_grand_admiral_thrawn() {
    play(
        "// Used again: another TIE Fighter for each.
         ann: leader JTL_002; space JTL_087 (2 damage)
         bob: space JTL_069; ground Wampa
         ann attacks JTL_069 with JTL_087 > yes
         => ann: units 2, leader exhausted",
    );
}

#[test]
fn jtl_005_admiral_piett() {
    play(
        "ann: leader JTL_005; res 6; hand JTL_116, JTL_114
         ann uses JTL_005
         => options JTL_116, decline
         ann picks JTL_116
         => JTL_116: in play; ann: 2 ready, hand 1, leader exhausted",
    );
    play(
        "ann: leader JTL_005 (deployed); res 6; hand JTL_116 x2, JTL_114
         => ann can play JTL_116 for 3; ann can play JTL_114 for 4
         ann plays JTL_116 for 3 > ann > ann's base
         bob passes
         => ann can play JTL_116 for 3",
    );
}

#[test]
fn jtl_006_darth_vader() {
    play(
        "ann: leader JTL_006; space JTL_069
         ann attacks bob's base with JTL_069
         bob passes
         ann uses JTL_006
         => ann: units 2, leader exhausted; TIE Fighter: exhausted",
    );
    play(
        "// A token Vehicle does not count.
         ann: leader JTL_006; space TIE Fighter
         ann attacks bob's base with TIE Fighter
         bob passes
         ann uses JTL_006
         => ann: units 1",
    );
}

#[test]
fn jtl_009_boba_fett() {
    play(
        "ann: leader JTL_009; res 4; hand SHD_178
         bob: ground Wampa
         ann plays SHD_178 > Wampa > yes > bob > bob: base
         => Wampa: 2 damage; bob: base 1; ann: leader exhausted",
    );
    play(
        "// Combat damage is not meant.
         ann: leader JTL_009; ground Wampa
         ann attacks bob's base with Wampa
         => bob to act; ann: leader ready; bob: base 4",
    );
    play(
        "// More than a unit has left may be dealt to it, and less than 4 in all.
         ann: leader JTL_009; res 6; space JTL_069
         bob: ground Yoda, Battlefield Marine (2 damage)
         ann deploys JTL_009 on JTL_069 > Marine > Marine > Yoda > done
         => JTL_069: 8/11; Marine: gone; Yoda: 1 damage; bob: base 0",
    );
}

#[test]
fn jtl_010_captain_phasma() {
    play(
        "ann: res 1; leader JTL_010; hand JTL_132
         ann plays JTL_132
         bob passes
         ann uses JTL_010 > bob's base
         => bob: base 1",
    );
}

#[test]
fn jtl_011_major_vonreg() {
    play(
        "ann: leader JTL_011; res 1; hand TIE/ln Fighter, SOR_247; ground Wampa
         bob: ground Yoda
         ann uses JTL_011
         => options TIE/ln Fighter, decline
         ann picks TIE/ln
         => options Wampa, Yoda
         ann picks Wampa
         => Wampa: 5/5; TIE/ln: 2/1; ann: 0 ready, hand 1",
    );
    play(
        "ann: leader JTL_011 (deployed); space JTL_069 (JTL_011), JTL_064; ground Wampa
         ann attacks bob's base with JTL_069
         => options JTL_064, decline
         ann picks JTL_064
         => JTL_064: 3/3; JTL_069: 7/10; bob: base 7",
    );
}

#[test]
fn jtl_014_admiral_trench() {
    play(
        "ann: leader JTL_014; hand Battlefield Marine, Wampa
         ann uses JTL_014 #1
         => options Wampa, decline
         ann picks Wampa
         => ann: has Wampa in discard, has Battlefield Marine in hand, hand 2, leader exhausted",
    );
    play(
        "ann: leader JTL_014; hand Battlefield Marine
         ann uses JTL_014 #1
         => ann: hand 1, discard 0",
    );
    play(
        "// It costs 3 resources, and he may come again.
         ann: leader JTL_014 (epic used); res 6; deck Wampa, Yoda, AT-ST, Greedo, Filler
         ann uses JTL_014 #2 > bob: Wampa > bob: Yoda > AT-ST
         => ann: 3 ready, has AT-ST in hand, discard 3, deck 1, leader deployed",
    );
    play(
        "ann: leader JTL_014; res 5
         ann uses JTL_014 #2
         => ann: leader undeployed, 2 ready",
    );
}

#[test]
fn jtl_015_rio_durant() {
    play(
        "ann: leader JTL_015 (deployed); space JTL_064 (JTL_015)
         => JTL_064: 6/8, Saboteur",
    );
}
