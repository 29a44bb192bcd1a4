//! Leaders.

use crate::position::play;

#[test]
fn shd_001_gar_saxon() {
    play(
        "ann: leader SHD_001; ground Wampa (Shield), Battlefield Marine
         bob: ground Yoda (Resilient)
         => Wampa: 5/5; Marine: 3/3; Yoda: 2/7",
    );
    play(
        "ann: leader SHD_001 (deployed); ground Battlefield Marine (Resilient, Academy Training)
         bob: ground AT-ST (3 damage); hand Wampa
         => SHD_001: 4/7; Marine: 6/8
         ann attacks AT-ST with Marine
         => Marine: 6 damage; AT-ST: gone",
    );
    play(
        "ann: leader SHD_001 (deployed); ground Battlefield Marine (5 damage, Resilient, Academy Training)
         bob: ground AT-ST
         ann attacks AT-ST with Marine
         => ann decides; options Resilient, Academy Training, decline
         ann picks Resilient
         => Resilient: in ann's hand; Academy Training: in ann's discard; Marine: in ann's discard; AT-ST: 6 damage",
    );
    play(
        "ann: leader SHD_001 (deployed, 6 damage, Experience); ground Battlefield Marine (2 damage, Resilient)
         bob: res 9; hand SOR_043
         ann passes
         bob plays SOR_043 > ann: Resilient
         => Resilient: in ann's hand; ann: leader undeployed",
    );
}

#[test]
fn shd_002_qira() {
    play(
        "ann: leader SHD_002; res 1; ground Wampa, Battlefield Marine (2 damage)
         bob: ground Yoda
         ann uses SHD_002
         => options Wampa, Marine
         ann picks Wampa
         => Wampa: 2 damage, Shield; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader SHD_002; res 5; ground Wampa (4 damage), Battlefield Marine (2 damage)
         bob: ground Yoda (1 damage), Cell Block Guard (Shield); space TIE/ln Fighter
         ann deploys SHD_002
         => Wampa: 2 damage; Marine: 1 damage; Yoda: 2 damage; Guard: undamaged, no Shield; TIE/ln: undamaged
         => SHD_002: 4 damage, 4/8, Grit",
    );
}

#[test]
fn shd_003_finn() {
    play(
        "ann: leader SHD_003; ground Wampa (Resilient, Academy Training), Yoda
         bob: ground Battlefield Marine (Shield)
         ann uses SHD_003
         => options Resilient, Academy Training
         ann picks Resilient
         => Wampa: Shield, Academy Training, no Resilient; ann: leader exhausted",
    );
    play(
        "ann: leader SHD_003 (deployed); ground Wampa (Resilient)
         ann attacks bob's base with SHD_003
         => options Resilient, decline
         ann picks decline
         => Wampa: Resilient, no Shield; bob: base 4",
    );
    play(
        "ann: leader SHD_003; ground Wampa (bob's Academy Training)
         bob: ground Battlefield Marine (ann's Resilient)
         ann uses SHD_003
         => Wampa: in play, no Shield; Marine: Shield, no Resilient",
    );
}

#[test]
fn shd_004_rey() {
    play(
        "ann: leader SHD_004; res 1; ground Battlefield Marine, Yoda
         bob: ground Rebel Pathfinder
         ann uses SHD_004
         => options Yoda, Pathfinder
         ann picks Yoda
         => Yoda: Experience; ann: 0 ready",
    );
    play(
        "ann: leader SHD_004 (deployed); base 5; ground Yoda (Experience)
         ann attacks bob's base with SHD_004
         ann picks \"experience\" > SHD_004
         => SHD_004: 3/7, Restore 3; ann: base 2; bob: base 3",
    );
}

#[test]
fn shd_005_hondo_ohnaka() {
    play(
        "ann: leader SHD_005; res SHD_111, Filler x8; ground Wampa
         bob: ground Yoda
         ann smuggles SHD_111 for 3 > yes > Yoda
         => Yoda: Experience; ann: leader exhausted",
    );
    play(
        "ann: leader SHD_005; res 9; hand SHD_111; ground Wampa
         ann plays SHD_111
         => ann: leader ready; bob to act",
    );
    play(
        "ann: leader SHD_005 (deployed); res SHD_111, Filler x8; ground Wampa
         => SHD_005: Raid 1
         ann smuggles SHD_111
         => options SHD_005, SHD_111, Wampa, decline
         ann picks SHD_111
         => SHD_111: Experience",
    );
}

#[test]
fn shd_006_jabba_the_hutt() {
    play(
        "ann: leader SHD_006; res 5; hand Wampa, Filler; ground AT-ST
         bob: ground Battlefield Marine
         ann uses SHD_006 > Marine
         bob passes
         ann attacks Marine with AT-ST > yes
         bob passes
         => ann can play Wampa for 5",
    );
    play(
        "ann: leader SHD_006; res 12; hand Battlefield Marine, Wampa; ground AT-ST
         bob: ground Battlefield Marine
         ann uses SHD_006 > bob's Marine
         bob passes
         ann attacks bob's Marine with AT-ST > yes
         bob passes
         ann plays Battlefield Marine for 3
         bob passes
         => ann can play Wampa for 6",
    );
    play(
        "ann: leader SHD_006; res 7; ground AT-ST
         bob: ground Battlefield Marine, Wampa
         ann deploys SHD_006
         => options Marine, Wampa
         ann picks Marine
         => AT-ST: guards Battlefield Marine; Marine: gone
         bob passes
         ann uses SHD_006 > Wampa
         => Wampa: Bounty; SHD_006: exhausted
         next round
         => Wampa: no Bounty",
    );
}

#[test]
fn shd_007_moff_gideon() {
    play(
        "ann: leader SHD_007; ground Battlefield Marine, Wampa
         bob: ground AT-ST
         ann uses SHD_007
         => options AT-ST, bob's base
         ann picks AT-ST
         => AT-ST: 4 damage; Wampa: ready",
    );
    play(
        "ann: leader SHD_007; ground Battlefield Marine
         ann uses SHD_007
         => bob: base 3; ann: leader exhausted",
    );
    play(
        "ann: leader SHD_007 (deployed); ground Battlefield Marine, Wampa
         bob: ground Underworld Thug
         => Marine: 3/3, no Overwhelm; SHD_007: Overwhelm
         ann attacks Thug with Marine
         => bob: base 1
         bob passes
         ann attacks bob's base with Wampa
         => bob: base 5",
    );
}

#[test]
fn shd_008_boba_fett() {
    play(
        "ann: leader SHD_008; res 9; hand Yoda, Battlefield Marine; ground AT-ST
         bob: ground Wampa
         ann plays Battlefield Marine
         => bob to act
         bob passes
         ann plays Yoda
         ann picks yes
         => options Yoda, Marine, AT-ST
         ann picks AT-ST
         => AT-ST: 7/7; ann: leader exhausted
         all pass
         => AT-ST: 6/7",
    );
    play(
        "ann: leader SHD_008 (deployed); ground Wampa, Battlefield Marine
         bob: ground AT-ST
         => Wampa: 5/5; Marine: 3/3; AT-ST: 6/7; SHD_008: 4/7",
    );
}

#[test]
fn shd_009_hunter() {
    play(
        "ann: leader SHD_009; res Yoda, Wampa x2; ground Yoda; deck Open Fire, Filler
         ann uses SHD_009 > Yoda
         => Yoda: in ann's hand; ann: 3 resources, has Open Fire in resources, deck 1; logged ann reveals Yoda",
    );
    play(
        "ann: leader SHD_009; res Wampa x2; ground Wampa
         ann uses SHD_009
         => ann: hand 0, 2 resources, leader exhausted",
    );
    play(
        "ann: leader SHD_009 (deployed); res Yoda, Wampa; ground Yoda
         ann attacks bob's base with SHD_009 > no
         => ann: hand 0, 2 resources; bob: base 5",
    );
}

#[test]
fn shd_010_bossk() {
    play(
        "ann: leader SHD_010; ground Wampa
         bob: ground SHD_027, Battlefield Marine
         ann uses SHD_010 > yes
         => SHD_027: 1 damage, 3/4; Marine: undamaged",
    );
    play(
        "ann: leader SHD_010; ground Wampa
         bob: ground SHD_095 (2 damage)
         ann uses SHD_010
         => SHD_095: gone; ann decides",
    );
    play(
        "ann: leader SHD_010 (deployed)
         bob: ground SHD_095, SHD_027 (3 damage)
         ann attacks SHD_095 with SHD_010 > yes > yes
         => ann: hand 2",
    );
}

#[test]
fn shd_011_kylo_ren() {
    play(
        "ann: leader SHD_011; hand Yoda; ground Wampa
         ann uses SHD_011
         => Wampa: 6/5; Yoda: in ann's discard
         all pass
         => Wampa: 4/5",
    );
    play(
        "ann: leader SHD_011; ground Wampa
         => ann can't use SHD_011 (5.6)",
    );
    play(
        "ann: leader SHD_011 (deployed); hand Yoda x2
         bob: hand Wampa x3
         => SHD_011: 3/4",
    );
}

#[test]
fn shd_012_bo_katan_kryze() {
    play(
        "ann: leader SHD_012; ground SHD_162
         bob: ground Wampa
         ann attacks bob's base with SHD_162
         bob passes
         ann uses SHD_012 > Wampa
         => Wampa: 1 damage",
    );
    play(
        "ann: leader SHD_012; ground SHD_162, Battlefield Marine
         ann attacks bob's base with Marine
         bob passes
         ann uses SHD_012
         => ann: leader exhausted; bob to act",
    );
    play(
        "ann: leader SHD_012 (deployed); ground SHD_162
         bob: ground Wampa (Shield)
         ann attacks bob's base with SHD_162
         bob passes
         ann attacks bob's base with SHD_012 > Wampa > Wampa
         => Wampa: 1 damage, no Shield",
    );
    play(
        "ann: leader SHD_012 (deployed)
         bob: ground Wampa
         ann attacks bob's base with SHD_012 > Wampa
         => Wampa: 1 damage; bob: base 4; bob to act",
    );
}

#[test]
fn shd_013_han_solo() {
    play(
        "ann: leader SHD_013; res 3; hand Wampa
         ann uses SHD_013 > Wampa
         => Wampa: 2 damage, exhausted; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader SHD_013; res 9; hand SHD_235; ground Yoda
         ann uses SHD_013 > SHD_235
         => ann decides; SHD_235: 2 damage; options SHD_235, Yoda",
    );
    play(
        "ann: leader SHD_013 (deployed); res 8; hand Wampa, Wampa
         ann uses SHD_013 > Wampa
         bob passes
         ann uses SHD_013 > Wampa
         => ann: units 3",
    );
    play(
        "ann: leader SHD_013 (deployed); res 3
         => ann can't use SHD_013 (8.3)",
    );
}

#[test]
fn shd_014_cad_bane() {
    play(
        "ann: leader SHD_014; res 9; hand Underworld Thug, Battlefield Marine
         bob: ground Wampa, Yoda
         ann plays Battlefield Marine
         => bob to act
         bob passes
         ann plays Underworld Thug > yes
         => bob decides; options Wampa, Yoda
         bob picks Yoda
         => Yoda: 1 damage; ann: leader exhausted",
    );
    play(
        "ann: leader SHD_014 (deployed); res 9; hand Underworld Thug, Underworld Thug
         bob: ground Wampa
         => SHD_014: Raid 2
         ann plays Underworld Thug > yes
         => Wampa: 2 damage
         bob passes
         ann plays Underworld Thug
         => Wampa: 2 damage; bob to act",
    );
}

#[test]
fn shd_015_doctor_aphra() {
    play(
        "ann: leader SHD_015; deck Wampa, Yoda, Filler x4
         all pass
         => Wampa: in ann's discard",
    );
    play(
        "ann: leader SHD_015 (deployed); discard Wampa, Yoda, Battlefield Marine, AT-ST, TIE/ln Fighter
         => SHD_015: 5/5",
    );
    play(
        "ann: leader SHD_015 (deployed); discard Wampa, Yoda, SHD_027, AT-ST, TIE/ln Fighter
         => SHD_015: 2/5",
    );
    play(
        "ann: leader SHD_015; res 5; discard Wampa, Yoda, Wampa, AT-ST, TIE/ln Fighter
         ann deploys SHD_015 > Wampa
         => options Yoda, AT-ST, TIE/ln Fighter
         ann picks Yoda > AT-ST
         => ann: hand 1, discard 4, has TIE/ln Fighter in discard",
    );
    play(
        "ann: leader SHD_015; res 5; discard Wampa, Yoda, Wampa
         ann deploys SHD_015
         => ann: hand 0, discard 3",
    );
}

#[test]
fn shd_016_fennec_shand() {
    play(
        "ann: leader SHD_016; res 4; hand Swoop Racer, SOR_213
         bob: ground Battlefield Marine
         ann uses SHD_016 > Swoop Racer > yes
         => Swoop Racer: gone; Marine: gone; ann: 0 ready, leader exhausted",
    );
    play(
        "ann: leader SHD_016 (deployed); res 6; hand Swoop Racer, Swoop Racer
         bob: ground AT-ST
         => SHD_016: Saboteur
         ann uses SHD_016 > Swoop Racer > no
         bob passes
         ann uses SHD_016 > Swoop Racer > no
         => ann: 0 ready, units 3; SHD_016: ready",
    );
    play(
        "ann: leader SHD_016 (deployed); res 3
         => ann can't use SHD_016 (8.3)",
    );
}

#[test]
fn shd_017_lando_calrissian() {
    play(
        "ann: leader SHD_017; res SHD_111, Filler x4; deck Wampa, Filler
         ann uses SHD_017 > SHD_111
         => SHD_111: exhausted; ann: leader exhausted; ann decides
         ann picks Filler
         => ann: 4 resources, has Wampa in resources",
    );
    play(
        "ann: leader SHD_017 (deployed); res SHD_113, SHD_113, Filler x8
         ann uses SHD_017 > SHD_113 > Filler
         => SHD_113: Experience x3; ann: 9 resources
         bob passes
         => ann can't use SHD_017 (12.10)",
    );
    play(
        "ann: leader SHD_017 (deployed); res 0
         => ann can use SHD_017",
    );
}

#[test]
fn shd_018_the_mandalorian() {
    play(
        "ann: leader SHD_018; res 4; hand Academy Training; ground Battlefield Marine
         bob: ground Wampa, Wampa (1 damage)
         ann plays Academy Training on Marine > yes
         => Wampa #1: ready; Wampa #2: exhausted; ann: leader exhausted",
    );
    play(
        "ann: leader SHD_018 (deployed); res 4; hand Academy Training
         bob: ground Wampa, AT-ST
         ann plays Academy Training on SHD_018
         => options Wampa, decline
         ann picks Wampa
         => Wampa: exhausted; AT-ST: ready",
    );
}
