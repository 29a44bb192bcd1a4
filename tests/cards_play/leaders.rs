//! Leaders and bases.

use crate::position::play;

#[test]
fn sor_001_director_krennic() {
    play(
        "ann: leader Director Krennic; ground Wampa (1 damage), Battlefield Marine
         bob: ground Yoda (1 damage)
         => Wampa: 5/5; Marine: 3/3; Yoda: 2/4",
    );
    play(
        "ann: leader Director Krennic (deployed, 2 damage); base 5; ground Battlefield Marine (1 damage)
         => Krennic: 3/7, Restore 2; Marine: 4/3
         ann attacks bob's base with Krennic
         => ann: base 3; bob: base 3",
    );
}

#[test]
fn sor_002_iden_versio() {
    play(
        "ann: leader Iden Versio; base 5; ground Wampa, Yoda
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa
         bob passes
         ann uses Iden
         => ann: base 4, leader exhausted",
    );
    play(
        "ann: leader Iden Versio; base 5; res 6; ground Wampa
         bob: ground Battlefield Marine
         ann deploys Iden
         => Iden: Shield, ready
         bob passes
         ann attacks Marine with Wampa
         => ann: base 4",
    );
}

#[test]
fn sor_003_chewbacca() {
    play(
        "ann: leader SOR_003; res 3; hand Wilderness Fighter, Wampa
         ann uses Chewbacca > Wilderness Fighter
         => Fighter: Sentinel, exhausted; ann: 0 ready
         next round
         => Fighter: no Sentinel",
    );
    play(
        "ann: leader SOR_003; hand Swoop Racer
         ann uses Chewbacca
         => ann: leader exhausted, hand 1; bob to act",
    );
    play("ann: leader SOR_003 (deployed, 3 damage)\n=> Chewbacca: Sentinel, Grit, 5/9");
}

#[test]
fn sor_004_chirrut_imwe() {
    play(
        "ann: leader Chirrut Îmwe; ground Wampa
         ann uses Chirrut
         => Wampa: 4/7
         all pass
         => Wampa: 4/5",
    );
    play(
        "ann: leader Chirrut Îmwe (deployed)
         bob: ground Wampa x2
         ann attacks Wampa #1 with Chirrut
         bob attacks Chirrut with Wampa #2
         => Chirrut: 8 damage; ann: base 0
         all pass
         => Chirrut: gone; ann: leader undeployed, leader exhausted",
    );
}

#[test]
fn sor_005_luke_skywalker() {
    play(
        "ann: leader SOR_005; res 5; hand Battlefield Marine; ground Rebel Pathfinder
         bob: ground Alliance Dispatcher
         ann plays Battlefield Marine
         bob passes
         ann uses Luke
         => Marine: Shield; Pathfinder: no Shield; ann: 0 ready",
    );
    play(
        "ann: leader SOR_005 (deployed); ground Wampa
         ann attacks bob's base with Luke > Wampa
         => Wampa: Shield; bob: base 4",
    );
}

#[test]
fn sor_006_emperor_palpatine() {
    play(
        "ann: leader SOR_006; res 1
         => ann can't use Palpatine (5.6)",
    );
    play(
        "ann: leader SOR_006; res 8; ground Yoda
         bob: ground Wampa (1 damage), Battlefield Marine
         ann deploys Palpatine
         => Wampa: controlled by ann; Marine: controlled by bob
         bob passes
         ann attacks bob's base with Palpatine
         => options Wampa, Yoda, decline
         ann picks Wampa
         => ann decides; options Palpatine, Yoda, Marine
         ann picks Marine
         => Marine: 1 damage; ann: hand 1; Wampa: in bob's discard; bob: base 4",
    );
}

#[test]
fn sor_007_grand_moff_tarkin() {
    play(
        "ann: leader SOR_007; res 1; ground Wampa
         bob: space TIE/ln Fighter; ground Yoda
         ann uses Tarkin
         => TIE/ln: Experience; ann: 0 ready",
    );
    play(
        "ann: leader SOR_007 (deployed); ground Wampa; space TIE/ln Fighter
         ann attacks bob's base with Tarkin
         => options TIE/ln, decline
         ann picks TIE/ln
         => TIE/ln: Experience; bob: base 2",
    );
}

#[test]
fn sor_008_hera_syndulla() {
    play(
        "ann: leader SOR_008; base Capital City; res 9; hand SOR_142, Sabine Wren, Wampa
         => ann can play SOR_142 for 2; ann can play Wampa for 6",
    );
    play(
        "ann: leader SOR_008 (deployed); base Capital City; res 2; hand SOR_142; ground Yoda, Wampa
         => ann can play SOR_142 for 2
         ann attacks bob's base with Hera
         => options Yoda, decline
         ann picks Yoda
         => Yoda: Experience",
    );
}

#[test]
fn sor_009_leia_organa() {
    play(
        "ann: leader SOR_009; ground Battlefield Marine, Rebel Pathfinder, Wampa
         ann uses Leia
         => options Marine, Pathfinder
         ann picks Marine > Pathfinder
         => bob: base 5; Wampa: ready; Marine: exhausted; Pathfinder: exhausted",
    );
    play(
        "ann: leader SOR_009; ground Battlefield Marine, Rebel Pathfinder
         ann uses Leia > Marine > decline
         => bob: base 3; Pathfinder: ready",
    );
    play(
        "ann: leader SOR_009 (deployed); ground Battlefield Marine
         ann attacks bob's base with Leia
         => bob: base 4
         ann picks Marine
         => bob: base 7",
    );
}

#[test]
fn sor_010_darth_vader() {
    play(
        "ann: leader SOR_010; res 4; hand Death Star Stormtrooper; ground Wampa
         ann uses Vader
         => bob: base 0; ann: leader exhausted, 3 ready",
    );
    play(
        "ann: leader SOR_010; res 2; hand Death Star Stormtrooper
         bob: ground Wampa
         ann plays Stormtrooper
         bob passes
         ann uses Vader > Wampa > bob's base
         => Wampa: 1 damage; bob: base 1",
    );
    play(
        "ann: leader SOR_010 (deployed)
         bob: ground Wampa
         ann attacks bob's base with Vader > Wampa
         => Wampa: 2 damage; bob: base 5",
    );
}

#[test]
fn sor_011_grand_inquisitor() {
    play(
        "ann: leader SOR_011; ground Baze Malbus (exhausted), Wampa (exhausted)
         ann uses Inquisitor
         => Baze: ready, 2 damage, 4/5; Wampa: exhausted",
    );
    play(
        "ann: leader SOR_011 (deployed); ground Battlefield Marine (exhausted), Wampa
         ann attacks bob's base with Inquisitor > yes
         => Marine: ready, 1 damage; bob: base 3",
    );
}

#[test]
fn sor_012_ig_88() {
    play(
        "ann: leader IG-88; ground Wampa, Yoda
         bob: ground Cell Block Guard (exhausted)
         ann uses IG-88 > Wampa
         => Guard: gone; bob: base 2",
    );
    play(
        "ann: leader IG-88; ground Wampa
         bob: ground Battlefield Marine
         ann uses IG-88 > bob's base
         => bob: base 4",
    );
    play("ann: leader IG-88 (deployed); ground Wampa\n=> Wampa: Raid 1; IG-88: no Raid");
}

#[test]
fn sor_013_cassian_andor() {
    play(
        "ann: leader Cassian Andor; res 2; ground Battlefield Marine
         ann attacks with Marine
         bob passes
         ann uses Cassian
         => ann: hand 1, 1 ready",
    );
    play(
        "ann: leader Cassian Andor; res 1; ground Yoda
         ann attacks with Yoda
         bob passes
         ann uses Cassian
         => ann: hand 0, leader exhausted",
    );
    play(
        "ann: leader Cassian Andor (deployed); ground Wampa, Yoda
         bob: ground Battlefield Marine (Shield)
         => Cassian: Saboteur
         ann attacks bob's base with Wampa > no
         bob passes
         ann attacks bob's base with Yoda > yes
         bob passes
         ann attacks bob's base with Cassian
         => ann: hand 1; bob: base 10",
    );
}

#[test]
fn sor_014_sabine_wren() {
    play(
        "ann: leader SOR_014
         ann uses Sabine
         => ann: base 1; bob: base 1",
    );
    play(
        "ann: leader SOR_014 (deployed)
         bob: ground Wampa
         ann attacks Wampa with Sabine
         => bob: base 1; ann: base 0; Wampa: 2 damage",
    );
}

#[test]
fn sor_015_boba_fett() {
    play(
        "ann: leader SOR_015; res 3; hand Waylay
         bob: ground Wampa
         ann plays Waylay > yes
         => ann: leader exhausted, 1 ready",
    );
    play(
        "ann: leader SOR_015; res Filler (exhausted) x2; ground Wampa
         bob: ground Battlefield Marine
         ann attacks Marine with Wampa > no
         => ann: leader ready, 0 ready",
    );
    play(
        "ann: leader SOR_015 (deployed); res Filler (exhausted) x3
         bob: ground Battlefield Marine
         ann attacks Marine with Boba
         => Boba: 3 damage; ann: 2 ready",
    );
}

#[test]
fn sor_016_grand_admiral_thrawn() {
    play(
        "ann: leader SOR_016; res 1; deck Swoop Racer, Wampa
         bob: ground Battlefield Marine, Wampa; deck Wampa
         ann uses Thrawn > ann
         => logged ann reveals Swoop Racer; Wampa: ready
         => Marine: exhausted",
    );
}

#[test]
fn sor_017_han_solo() {
    play(
        "ann: leader SOR_017; hand Wampa
         ann uses Han
         => ann: 1 resources, 1 ready
         next round
         => ann: 0 resources; ann to act; Wampa: in ann's discard",
    );
    play(
        "ann: leader SOR_017 (deployed); deck Yoda, Wampa, Filler x3
         ann attacks with Han
         => ann: 1 resources, 1 ready, has Yoda in resources; bob: base 4
         next round
         => ann: 0 resources; Yoda: in ann's discard",
    );
}

#[test]
fn sor_018_jyn_erso() {
    play(
        "ann: leader Jyn Erso; ground Battlefield Marine
         bob: ground Cell Block Guard
         ann uses Jyn
         => Marine: 2 damage; Guard: gone",
    );
    play(
        "ann: leader Jyn Erso (deployed); ground Battlefield Marine
         bob: ground Cell Block Guard
         ann attacks Guard with Marine
         => Marine: 2 damage
         => Guard: gone",
    );
}

#[test]
fn sor_019_security_complex() {
    play(
        "ann: base Security Complex; leader Luke Skywalker (deployed)
         bob: ground Wampa
         ann uses Security Complex
         => Wampa: Shield; bob to act",
    );
}

#[test]
fn sor_022_energy_conversion_lab() {
    play(
        "ann: base Energy Conversion Lab; res 6; hand AT-ST, Mercenary Company, SOR_051
         bob: ground Battlefield Marine
         ann uses Energy Conversion Lab
         => options AT-ST, Mercenary Company, decline
         ann picks AT-ST > yes
         => Marine: gone; AT-ST: 3 damage, Ambush; ann: 0 ready
         bob passes
         => ann can't use Energy Conversion Lab (8.3)",
    );
    play(
        "ann: base Energy Conversion Lab; res 6; hand AT-ST
         ann uses Energy Conversion Lab on AT-ST
         => AT-ST: exhausted",
    );
}

#[test]
fn sor_025_tarkintown() {
    play(
        "ann: base Tarkintown; leader Luke Skywalker (deployed, 1 damage); ground Yoda
         bob: ground Wampa (1 damage), AT-ST (1 damage)
         ann uses Tarkintown
         => options Wampa, AT-ST
         ann picks Wampa
         => Wampa: 4 damage",
    );
}

#[test]
fn sor_028_jedha_city() {
    play(
        "ann: base Jedha City
         bob: ground Wampa
         ann uses Jedha City
         => Wampa: 0/5
         all pass
         => Wampa: 4/5",
    );
}
