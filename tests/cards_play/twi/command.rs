//! Command.

use crate::position::play;

#[test]
fn twi_079_confederate_courier() {
    play(
        "ann: space Confederate Courier
         bob: space Alliance X-Wing
         ann attacks X-Wing with Courier
         => Battle Droid: controlled by ann",
    );
}

#[test]
fn twi_080_poggle_the_lesser() {
    play(
        "ann: res 9; hand Swoop Racer; ground Poggle the Lesser
         ann plays Swoop Racer > yes
         => Poggle: exhausted; Battle Droid: controlled by ann",
    );
    play(
        "ann: res 9; hand Swoop Racer; ground Poggle the Lesser
         ann plays Swoop Racer > no
         => Poggle: ready; ann: units 2",
    );
    play(
        "ann: res 9; hand Swoop Racer; ground Poggle the Lesser (exhausted)
         ann plays Swoop Racer
         => ann: units 2",
    );
    play(
        "ann: res 9; hand Poggle the Lesser
         ann plays Poggle the Lesser
         => ann: units 1; bob to act",
    );
}

#[test]
fn twi_081_droid_commando() {
    play(
        "ann: res 3; hand Droid Commando; ground Battle Droid
         bob: ground Wampa
         ann plays Droid Commando > yes
         => Wampa: 4 damage; Commando: gone",
    );
    play("ann: ground Droid Commando, Clone Trooper\n=> Commando: no Ambush");
}

#[test]
fn twi_082_magnaguard_wing_leader() {
    play(
        "ann: space MagnaGuard Wing Leader; ground Battle Droid x2
         ann uses MagnaGuard Wing Leader > Battle Droid #1 > bob's base > Battle Droid > bob's base
         => bob: base 2; Wing Leader: ready
         bob passes
         => ann can't use MagnaGuard Wing Leader (12.10)",
    );
    play(
        "ann: space MagnaGuard Wing Leader; ground Battle Droid (exhausted)
         ann uses MagnaGuard Wing Leader
         => bob: base 0; bob to act",
    );
}

#[test]
fn twi_083_generals_guardian() {
    play(
        "ann: ground Battlefield Marine
         bob: ground General's Guardian
         ann attacks Guardian with Marine
         => Battle Droid: controlled by bob; Guardian: 3 damage",
    );
}

#[test]
fn twi_084_kraken() {
    play(
        "ann: res 5; hand Kraken
         ann plays Kraken
         => ann: units 3",
    );
    play(
        "ann: ground Kraken, Battle Droid, Wampa
         bob: ground Clone Trooper
         ann attacks bob's base with Kraken
         => Battle Droid: 2/2; Kraken: 2/5; Wampa: 4/5; Clone Trooper: 2/2",
    );
}

#[test]
fn twi_085_kalani() {
    play(
        "ann: ground Kalani, Wampa; initiative
         bob: ground Yoda, AT-ST
         ann attacks bob's base with Kalani > Wampa > Yoda
         => Wampa: 6/7; Yoda: 4/6; Kalani: 5/7",
    );
    play(
        "ann: ground Kalani, Wampa
         bob: ground Yoda; initiative
         ann starts
         ann attacks bob's base with Kalani
         => options Wampa, Yoda, decline
         ann picks Wampa
         => Wampa: 6/7; Yoda: 2/4; bob to act",
    );
}

#[test]
fn twi_086_admiral_trench() {
    play(
        "ann: res 7; hand Admiral Trench; ground Wampa (1 damage), Battlefield Marine; discard AT-ST
         bob: ground AT-ST
         ann attacks AT-ST with Wampa
         bob passes
         ann plays Admiral Trench > Marine
         => options Wampa, Marine, done
         ann picks Wampa > Marine
         => ann: hand 2, discard 1, 2 ready",
    );
}

#[test]
fn twi_087_separatist_super_tank() {
    play(
        "ann: res 3; hand Separatist Super Tank; ground Battle Droid x3\nann plays Super Tank > Battle Droid #1 > Battle Droid #1 > Battle Droid\n=> ann: units 1, 0 ready",
    );
}

#[test]
fn twi_088_reprocess() {
    play(
        "ann: res 3; hand Reprocess; discard Wampa, Yoda, AT-ST, Open Fire
         ann plays Reprocess
         => options Wampa, Yoda, AT-ST, done
         ann picks Wampa > Yoda > done
         => ann: units 2, deck 8, discard 3; Battle Droid #1: 1/1",
    );
}

#[test]
fn twi_089_consolidation_of_power() {
    play(
        "ann: res 6; hand Consolidation of Power, AT-ST, Wampa; ground Wampa, Yoda, Battle Droid
         ann plays Consolidation of Power > ann's Wampa > Yoda > done
         => options AT-ST, Wampa, decline
         ann picks AT-ST
         => Wampa: gone; Yoda: gone; AT-ST: in play; Battle Droid: in play; ann: 0 ready",
    );
    play(
        "ann: res 6; hand Consolidation of Power, AT-ST; ground Wampa
         ann plays Consolidation of Power > Wampa
         => Wampa: gone; ann: hand 1",
    );
}

#[test]
fn twi_090_echo() {
    play("ann: ground TWI_090, Wampa x2\n=> Echo: 4/4");
    play("ann: ground TWI_090, Wampa\n=> Echo: 2/2");
}

#[test]
fn twi_091_republic_tactical_officer() {
    play(
        "ann: res 2; hand Republic Tactical Officer; ground Clone Trooper, Wampa
         ann plays Republic Tactical Officer > Clone Trooper > bob's base
         => bob: base 4; Clone Trooper: 2/2, exhausted",
    );
    play(
        "ann: res 2; hand Republic Tactical Officer; ground Clone Trooper
         ann plays Republic Tactical Officer > decline
         => Clone Trooper: ready",
    );
}

#[test]
fn twi_092_admiral_yularen() {
    play(
        "ann: ground Admiral Yularen, Battlefield Marine, Wampa
         bob: ground Battlefield Marine
         => ann's Marine: 3/4; Wampa: 4/5; bob's Marine: 3/3; Yularen: 2/5, Restore 1",
    );
}

#[test]
fn twi_093_advanced_recon_commando() {
    play(
        "ann: ground Advanced Recon Commando
         bob: ground Battle Droid
         ann attacks Battle Droid with Commando
         => bob: base 3",
    );
}

#[test]
fn twi_094_shaak_ti() {
    play(
        "ann: ground Shaak Ti, Battle Droid
         bob: ground Battle Droid
         => ann's Battle Droid: 2/1; bob's Battle Droid: 1/1
         ann attacks bob's base with Shaak Ti
         => Clone Trooper: 3/2; bob: base 3",
    );
}

#[test]
fn twi_095_pelta_supply_frigate() {
    play(
        "ann: res 5; hand Pelta Supply Frigate; ground Wampa x2
         ann plays Pelta
         => ann: units 4",
    );
    play(
        "ann: res 5; hand Pelta Supply Frigate; ground Wampa
         ann plays Pelta
         => ann: units 2",
    );
}

#[test]
fn twi_096_aayla_secura() {
    play(
        "ann: ground Aayla Secura, Battle Droid x2
         bob: ground AT-ST
         ann attacks AT-ST with Aayla
         => Aayla: undamaged; AT-ST: 6 damage
         bob attacks Aayla with AT-ST
         => Aayla: gone",
    );
    play(
        "ann: ground Aayla Secura, Battle Droid
         bob: ground Wampa
         ann attacks Wampa with Aayla
         => Aayla: 4 damage; Aayla: trait Twi'lek",
    );
}

#[test]
fn twi_097_captain_rex() {
    play("ann: res 6; hand TWI_097\nann plays TWI_097\n=> ann: units 3; Clone Trooper #1: exhausted");
}

#[test]
fn twi_098_republic_defense_carrier() {
    play(
        "ann: res 11; hand Republic Defense Carrier; ground Wampa
         bob: ground Battle Droid x3; leader Anybody (deployed)
         ann plays Republic Defense Carrier for 7
         => Carrier: Sentinel",
    );
}

#[test]
fn twi_099_synchronized_strike() {
    play(
        "ann: res 2; hand Synchronized Strike; ground Wampa, Yoda; space Alliance X-Wing
         bob: ground AT-ST; space Restored ARC-170
         ann plays Synchronized Strike > AT-ST
         => AT-ST: 2 damage",
    );
}

#[test]
fn twi_100_petition_the_senate() {
    play(
        "ann: res 3; hand Petition the Senate; ground Steadfast Senator x3
         ann plays Petition the Senate
         => ann: hand 3",
    );
    play(
        "ann: res 3; hand Petition the Senate; ground Steadfast Senator x2
         bob: ground Steadfast Senator
         ann plays Petition the Senate
         => ann: hand 0",
    );
}

#[test]
fn twi_101_mas_amedda() {
    play(
        "ann: res 3; hand Swoop Racer; ground Mas Amedda; deck Open Fire, Wampa, Repair, Yoda, AT-ST
         ann plays Swoop Racer > yes
         => options Wampa, Yoda, done
         ann picks Wampa
         => ann: has Wampa in hand, deck 4; Mas Amedda: exhausted; top of ann's deck is AT-ST",
    );
    play(
        "ann: res 3; hand Swoop Racer; ground Mas Amedda
         ann plays Swoop Racer > no
         => Mas Amedda: ready; ann: hand 0",
    );
}

#[test]
fn twi_102_manufactured_soldiers() {
    play(
        "ann: res 3; hand Manufactured Soldiers\nann plays Manufactured Soldiers > option 1\n=> ann: units 2; Clone Trooper #1: 2/2",
    );
    play(
        "ann: res 3; hand Manufactured Soldiers\nann plays Manufactured Soldiers > option 2\n=> ann: units 3; Battle Droid #1: 1/1",
    );
}

#[test]
fn twi_103_pyrrhic_assault() {
    play(
        "ann: res 3; hand Pyrrhic Assault; ground Battle Droid
         bob: ground Wampa, AT-ST
         ann plays Pyrrhic Assault
         bob passes
         ann attacks Wampa with Battle Droid > AT-ST
         => AT-ST: 2 damage; Wampa: 1 damage",
    );
    play(
        "ann: res 3; hand Pyrrhic Assault; ground Battle Droid
         bob: ground Wampa
         ann plays Pyrrhic Assault
         next round
         ann attacks Wampa with Battle Droid
         => Wampa: 1 damage",
    );
}

#[test]
fn twi_104_obedient_vanguard() {
    play(
        "ann: ground Obedient Vanguard, Battle Droid, Yoda
         bob: ground Wampa, Battlefield Marine
         => Vanguard: Raid 1
         ann attacks Wampa with Vanguard
         => Wampa: 2 damage; options Battle Droid, Marine, decline
         ann picks Battle Droid
         => Battle Droid: 3/3",
    );
}

#[test]
fn twi_105_steadfast_senator() {
    play(
        "ann: res 2; ground Steadfast Senator, Battle Droid
         ann uses Senator > bob's base
         => bob: base 3; Senator: exhausted; ann: 0 ready",
    );
}

#[test]
fn twi_106_coruscant_guard() {
    play(
        "ann: res 2; hand Coruscant Guard; ground Battle Droid x2
         bob: ground Battlefield Marine
         ann plays Coruscant Guard > yes
         => Marine: gone",
    );
    play(
        "ann: res 2; hand Coruscant Guard; ground Battle Droid
         bob: ground Battlefield Marine
         ann plays Coruscant Guard
         => bob to act",
    );
}

#[test]
fn twi_108_ryloth_militia() {
    play("ann: ground Ryloth Militia\nann attacks bob's base with Militia\n=> bob: base 3; Militia: 2/3");
}

#[test]
fn twi_109_501st_liberator() {
    play(
        "ann: res 3; base 5; hand 501st Liberator; ground Clone Trooper
         bob: base 4
         ann plays 501st Liberator
         => options ann's base, bob's base, decline
         ann picks ann's base
         => ann: base 2",
    );
    play(
        "ann: res 3; base 5; hand 501st Liberator
         ann plays 501st Liberator
         => ann: base 5; bob to act",
    );
}

#[test]
fn twi_110_huyang() {
    play(
        "ann: res 3; hand Huyang; ground Wampa (5 damage, Experience), Yoda
         bob: res 9; hand Vanquish
         ann plays Huyang > Wampa
         => Wampa: 7/8
         next round
         => Wampa: 7/8
         ann passes
         bob plays Vanquish > Huyang
         => Wampa: 5/6",
    );
    play(
        "ann: res 3; hand Huyang; ground Wampa (6 damage, Academy Training)
         bob: res 9; hand Vanquish
         ann plays Huyang
         => Wampa: 8/9
         bob plays Vanquish > Huyang
         => Wampa: 6/7",
    );
}

#[test]
fn twi_112_subjugating_starfighter() {
    play(
        "ann: res 4; hand Subjugating Starfighter; initiative
         ann plays Subjugating Starfighter
         => ann: units 2",
    );
    play(
        "ann: res 4; hand Subjugating Starfighter
         bob: space Alliance X-Wing; initiative
         ann starts
         ann plays Subjugating Starfighter > \"Ambush\" > yes
         => ann: units 1; X-Wing: gone",
    );
}

#[test]
fn twi_113_b2_legionnaires() {
    play("ann: ground B2 Legionnaires\n=> Legionnaires: Sentinel, Overwhelm");
}

#[test]
fn twi_114_clone_commander_cody() {
    play(
        "ann: ground Clone Commander Cody, Wampa, Battle Droid
         bob: ground Yoda
         => Cody: 4/4, Overwhelm; Battle Droid: 2/2, Overwhelm; Yoda: 2/4",
    );
    play("ann: ground Clone Commander Cody, Battle Droid\n=> Battle Droid: 1/1, no Overwhelm");
}

#[test]
fn twi_115_osi_sobeck() {
    play(
        "ann: res 6; hand Osi Sobeck; ground Battle Droid
         bob: ground Wampa, Yoda, AT-ST; space Alliance X-Wing
         ann plays Osi Sobeck > Battle Droid
         => options Wampa, Yoda
         ann picks Wampa
         => Osi Sobeck: guards Wampa; ann: 2 ready",
    );
    play(
        "ann: res 6; hand Osi Sobeck; ground Battle Droid x2
         bob: ground Wampa, Cell Block Guard
         ann plays Osi Sobeck > Battle Droid #1 > Battle Droid
         => ann: 4 ready; bob: units 2; Osi Sobeck: no captives",
    );
}

#[test]
fn twi_117_baktoid_spider_droid() {
    play(
        "ann: res 6; hand Baktoid Spider Droid; ground Battle Droid
         bob: ground Wampa
         ann plays Baktoid > Battle Droid > yes
         => Wampa: gone; Baktoid: 4 damage; ann: 0 ready",
    );
}

#[test]
fn twi_118_gor() {
    play(
        "ann: res 6; hand Gor; ground Battle Droid x3
         bob: ground Battle Droid
         ann plays Gor > ann's Battle Droid #1 > ann's Battle Droid #1 > ann's Battle Droid > yes
         => bob: base 6, units 0; Gor: Sentinel, Overwhelm, Ambush; ann: 0 ready, units 1",
    );
}

#[test]
fn twi_119_nameless_valor() {
    play(
        "ann: res 1; hand Nameless Valor; ground Battle Droid, Wampa
         bob: ground Clone Trooper
         ann plays Nameless Valor
         => options Battle Droid, Clone Trooper
         ann picks Battle Droid
         => Battle Droid: 3/3, Overwhelm",
    );
}

#[test]
fn twi_120_strategic_acumen() {
    play(
        "ann: res 2; hand Swoop Racer, Repair; ground Wampa (Strategic Acumen)
         ann uses Wampa > Swoop Racer
         => Racer: in play; Wampa: exhausted; ann: 0 ready, hand 1",
    );
}

#[test]
fn twi_121_generals_blade() {
    play(
        "ann: res 9; hand Swoop Racer x2, Repair; ground Yoda (General's Blade); initiative
         ann attacks bob's base with Yoda > \"Restore 2\"
         bob passes
         => ann can play Repair for 1; ann can play Swoop Racer for 1
         ann plays Swoop Racer
         bob passes
         => ann can play Swoop Racer for 3",
    );
    play(
        "ann: res 9; hand Swoop Racer; ground Wampa (General's Blade)
         ann attacks bob's base with Wampa
         bob passes
         => ann can play Swoop Racer for 3",
    );
    play("ann: res 9; hand General's Blade; ground Wampa, AT-ST\n=> ann can't play General's Blade on AT-ST (-)");
}

#[test]
fn twi_122_squad_support() {
    play(
        "ann: ground Wampa (Squad Support), Battle Droid, Clone Trooper
         bob: ground Battlefield Marine
         => Wampa: 6/7",
    );
    play(
        "ann: res 9; hand Squad Support; ground Wampa
         bob: leader Anybody (deployed)
         ann plays Squad Support
         => Wampa: 4/5, Squad Support",
    );
}

#[test]
fn twi_125_the_clone_wars() {
    play(
        "ann: res 5; hand The Clone Wars
         ann plays The Clone Wars > 3
         => ann: 0 ready, units 3; bob: units 3; Clone Trooper #1: controlled by ann; Battle Droid #1: controlled by bob",
    );
    play("ann: res 5; hand The Clone Wars\nann plays The Clone Wars > 0\n=> ann: 3 ready, units 0; bob: units 0");
}

#[test]
fn twi_126_encouraging_leadership() {
    play(
        "ann: res 3; hand Encouraging Leadership; ground Wampa; space Alliance X-Wing
         bob: ground Yoda
         ann plays Encouraging Leadership
         => Wampa: 5/6; X-Wing: 3/4; Yoda: 2/4
         next round
         => Wampa: 4/5",
    );
}

#[test]
fn twi_129_in_defense_of_kamino() {
    play(
        "ann: res 4; base 5; hand In Defense of Kamino; ground Clone Trooper, Battlefield Marine
         bob: ground Wampa
         ann plays In Defense of Kamino
         => Clone Trooper: Restore 2; Marine: no Restore
         bob passes
         ann attacks Wampa with Clone Trooper
         => ann: base 3, units 2; Clone Trooper: exhausted, no Restore",
    );
}
