//! Leaders and bases.

use crate::position::play;

#[test]
fn twi_001_nala_se() {
    play(
        "ann: leader TWI_001; res 9; hand Phase I Clone Trooper, Alliance X-Wing
         => ann can play Phase I Clone Trooper for 2; ann can play Alliance X-Wing for 4",
    );
    play(
        "ann: leader TWI_001 (deployed); base 5; ground Phase I Clone Trooper; res 2; hand Phase I Clone Trooper
         bob: ground Wampa
         => ann can play Phase I Clone Trooper for 2
         ann attacks Wampa with Phase I
         => ann: base 3",
    );
    play(
        "ann: leader TWI_001 (deployed); base 5; ground Phase I Clone Trooper, Battlefield Marine
         bob: res 8; hand Superlaser Blast
         bob starts
         bob plays Superlaser Blast
         => ann: base 3, units 0",
    );
}

#[test]
fn twi_002_nute_gunray() {
    play(
        "ann: leader TWI_002; ground Battle Droid x2
         bob: ground Wampa
         ann attacks Wampa with Battle Droid #1
         bob passes
         ann attacks Wampa with Battle Droid
         bob passes
         ann uses Nute Gunray
         => ann: units 1, leader exhausted; Battle Droid: exhausted",
    );
    play(
        "ann: leader TWI_002; ground Battle Droid
         bob: ground Wampa, Battle Droid
         ann attacks bob's Battle Droid with Battle Droid
         bob passes
         ann uses Nute Gunray
         => ann: units 0, leader exhausted",
    );
    play(
        "ann: leader TWI_002 (deployed)
         ann attacks bob's base with Nute
         => ann: units 2; Battle Droid: 1/1, exhausted",
    );
}

#[test]
fn twi_003_obi_wan_kenobi() {
    play(
        "ann: leader TWI_003; ground Battlefield Marine (1 damage)
         bob: ground Wampa (2 damage)
         ann uses Obi-Wan
         => options Marine, Wampa
         ann picks Wampa
         => Wampa: 1 damage",
    );
    play(
        "ann: leader TWI_003 (deployed); ground Battlefield Marine (1 damage)
         bob: ground Wampa
         => Obi-Wan: Sentinel
         ann attacks bob's base with Obi-Wan > Marine
         => options Obi-Wan, Wampa
         ann picks Obi-Wan
         => Marine: undamaged; Obi-Wan: 1 damage",
    );
    play(
        "ann: leader TWI_003 (deployed); ground Battlefield Marine (1 damage)
         bob: ground Wampa
         ann attacks bob's base with Obi-Wan > Wampa
         => bob to act; Marine: 1 damage; Obi-Wan: undamaged; Wampa: undamaged",
    );
}

#[test]
fn twi_004_yoda() {
    play(
        "ann: leader TWI_004; hand AT-ST; deck Wampa, Filler
         bob: ground Battle Droid
         ann passes
         bob attacks ann's base with Battle Droid
         ann uses Yoda
         => ann: hand 1, deck 2, leader exhausted",
    );
    play(
        "ann: leader TWI_004; hand AT-ST; ground Battlefield Marine; deck Wampa, Filler
         bob: ground Battle Droid
         ann attacks Battle Droid with Marine
         bob passes
         ann uses Yoda
         => options AT-ST, Wampa
         ann picks AT-ST > option 2
         => ann: hand 1, deck 2, has Wampa in hand; bottom of ann's deck is AT-ST",
    );
    play(
        "ann: leader TWI_004; hand AT-ST; ground Battlefield Marine; deck Wampa, Filler
         bob: ground Battle Droid
         ann attacks Battle Droid with Marine
         bob passes
         ann uses Yoda > Wampa > option 1
         => top of ann's deck is Wampa; ann: has AT-ST in hand",
    );
    play(
        "ann: leader TWI_004; res 7; base 4; deck Swoop Racer, Filler
         bob: ground Battlefield Marine, Cell Block Guard, Wampa
         ann deploys Yoda > yes
         => options Marine, Guard; ann: discard 1
         ann picks Guard
         => Guard: gone; Yoda: Restore 2, ready",
    );
    play(
        "ann: leader TWI_004; res 7; deck Swoop Racer, Filler
         bob: ground Battlefield Marine
         ann deploys Yoda > no
         => ann: discard 0; Marine: in play",
    );
}

#[test]
fn twi_005_count_dooku() {
    play(
        "ann: leader TWI_005; res 3; hand Super Battle Droid, Patrolling AAT, Wampa; ground Battle Droid
         ann uses TWI_005 > Patrolling AAT > Battle Droid
         => Patrolling AAT: in play; ann: units 1, 0 ready, leader exhausted, hand 2",
    );
    play(
        "ann: leader TWI_005 (deployed); res 9; hand Super Battle Droid x2; ground Battle Droid x3
         => TWI_005: Overwhelm
         ann attacks bob's base with TWI_005
         bob passes
         ann plays Super Battle Droid > Battle Droid #1 > done
         => ann: units 4, 8 ready
         bob passes
         ann plays Super Battle Droid
         => ann: units 5, 5 ready",
    );
}

#[test]
fn twi_006_wat_tambor() {
    play(
        "ann: leader TWI_006; ground Battle Droid, Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Battle Droid
         bob passes
         ann uses Wat Tambor
         => options Marine, Wampa
         ann picks Marine
         => Marine: 5/5
         next round
         => Marine: 3/3",
    );
    play(
        "ann: leader TWI_006; ground Battlefield Marine
         ann uses Wat Tambor
         => Marine: 3/3; ann: leader exhausted",
    );
    play(
        "ann: leader TWI_006 (deployed); ground Battle Droid, Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Battle Droid
         bob passes
         ann attacks bob's base with Wat Tambor
         => options Marine, Wampa, decline
         ann picks Marine
         => Marine: 5/5",
    );
}

#[test]
fn twi_007_captain_rex() {
    play(
        "ann: leader TWI_007; res 2; ground Battlefield Marine
         ann attacks bob's base with Marine
         bob passes
         ann uses Captain Rex
         => Clone Trooper: 2/2, exhausted, controlled by ann; ann: 0 ready",
    );
    play(
        "ann: leader TWI_007; res 2; ground Battlefield Marine
         ann uses Captain Rex
         => ann: units 1, leader exhausted, 0 ready",
    );
    play(
        "ann: leader TWI_007; res 5; ground Battlefield Marine, Wampa
         bob: ground Battlefield Marine
         ann deploys Captain Rex
         => Clone Trooper: 2/3; ann's Marine: 3/4; bob's Marine: 3/3; Wampa: 4/5; Rex: 2/6",
    );
}

#[test]
fn twi_008_padme_amidala() {
    play(
        "ann: leader TWI_008; res 1; ground Battle Droid x3; deck Wampa, Hotshot V-Wing, Patrolling V-Wing, 501st Liberator
         ann uses Padmé
         => options Hotshot V-Wing, done
         ann picks Hotshot
         => ann: has Hotshot V-Wing in hand, deck 3, 0 ready; top of ann's deck is 501st Liberator; logged ann reveals Hotshot V-Wing",
    );
    play("ann: leader TWI_008; res 1; ground Battle Droid x2\n=> ann can't use Padmé (18.11)");
    play(
        "ann: leader TWI_008 (deployed); base 3; ground Battle Droid x2; deck Wampa, Yoda, Hotshot V-Wing, Filler
         ann attacks bob's base with Padmé > \"Restore 1\" > Hotshot
         => ann: has Hotshot V-Wing in hand, base 2",
    );
    play(
        "ann: leader TWI_008 (deployed); base 3; ground Battle Droid; deck Wampa, Yoda, Hotshot V-Wing, Filler
         ann attacks bob's base with Padmé
         => ann: hand 0, base 2",
    );
}

#[test]
fn twi_009_maul() {
    play(
        "ann: leader TWI_009; ground AT-ST (exhausted), Cell Block Guard
         bob: ground Battle Droid
         ann uses Maul > Battle Droid
         => Guard: exhausted, no Overwhelm; bob: base 2",
    );
    play(
        "ann: leader TWI_009; ground Cell Block Guard
         bob: ground Battle Droid (Shield)
         ann uses Maul > Battle Droid
         => Battle Droid: no Shield; bob: base 0",
    );
    play(
        "ann: leader TWI_009 (deployed); ground Cell Block Guard
         bob: ground Battlefield Marine
         => Maul: Overwhelm; Guard: Overwhelm; Marine: no Overwhelm",
    );
}

#[test]
fn twi_010_pre_vizsla() {
    play(
        "ann: leader TWI_010; res 6; hand Strategic Analysis; deck Filler x4
         bob: ground Wampa
         ann plays Strategic Analysis for 5
         bob passes
         ann uses Pre Vizsla
         => Wampa: 3 damage; ann: 0 ready",
    );
    play(
        "ann: leader TWI_010 (deployed); hand Filler x3
         => Pre Vizsla: Saboteur, 4/6",
    );
    play("ann: leader TWI_010 (deployed); hand Filler x2\n=> Pre Vizsla: no Saboteur, 4/6");
    play("ann: leader TWI_010 (deployed); hand Filler x6\n=> Pre Vizsla: Saboteur, 6/6");
}

#[test]
fn twi_011_ahsoka_tano() {
    play(
        "ann: leader TWI_011; ground Battlefield Marine, Battle Droid (exhausted) x2
         ann uses Ahsoka > bob's base
         => bob: base 4; Marine: 3/3; ann: leader exhausted",
    );
    play("ann: leader TWI_011; ground Battlefield Marine, Battle Droid\n=> ann can't use Ahsoka (18.11)");
    play("ann: leader TWI_011 (deployed); ground Battlefield Marine\n=> Ahsoka: 3/6");
    play("ann: leader TWI_011 (deployed); ground Battlefield Marine x2\n=> Ahsoka: 5/6");
}

#[test]
fn twi_012_anakin_skywalker() {
    play(
        "ann: leader TWI_012; ground Battlefield Marine
         bob: ground Wampa
         ann uses Anakin > Wampa
         => ann: base 2; Wampa: gone",
    );
    play(
        "ann: leader TWI_012; ground Battlefield Marine
         bob: ground Wampa
         ann uses Anakin > bob's base
         => ann: base 2; bob: base 3",
    );
    play("ann: leader TWI_012 (deployed); base 14\n=> Anakin: 6/7, Overwhelm");
    play("ann: leader TWI_012 (deployed); base 4\n=> Anakin: 4/7");
}

#[test]
fn twi_013_mace_windu() {
    play(
        "ann: leader TWI_013; res 1; ground Wampa (1 damage)
         bob: ground AT-ST (4 damage), Battlefield Marine
         ann uses Mace Windu
         => AT-ST: 6 damage; Wampa: 1 damage; ann: 0 ready",
    );
    play(
        "ann: leader TWI_013; res 1
         bob: ground AT-ST (3 damage), Wampa (1 damage)
         ann uses Mace Windu
         => options AT-ST, Wampa
         ann picks AT-ST
         => AT-ST: 4 damage; Wampa: 1 damage",
    );
    play(
        "ann: leader TWI_013; res 1
         bob: ground AT-ST (5 damage, Shield)
         ann uses Mace Windu
         => AT-ST: 6 damage, no Shield",
    );
    play(
        "ann: leader TWI_013; res 7; ground Wampa (1 damage)
         bob: ground AT-ST (1 damage), Battlefield Marine (1 damage), Swoop Racer
         ann deploys Mace Windu
         => AT-ST: 3 damage; Marine: gone; Racer: undamaged; Wampa: 1 damage",
    );
}

#[test]
fn twi_014_asajj_ventress() {
    play(
        "ann: leader TWI_014; ground Battlefield Marine
         ann uses Asajj > bob's base
         => bob: base 3",
    );
    play(
        "ann: leader TWI_014; res 5; hand Repair; ground Battlefield Marine (1 damage)
         ann plays Repair > Marine
         bob passes
         ann uses Asajj > bob's base
         => bob: base 4",
    );
    play(
        "ann: leader TWI_014 (deployed); res 5; hand Repair; base 3
         bob: ground Cell Block Guard
         ann plays Repair > ann's base
         bob passes
         ann attacks Guard with Asajj
         => Guard: gone; Asajj: undamaged, 3/4",
    );
    play(
        "ann: leader TWI_014 (deployed); res 2; hand Surprise Strike
         bob: ground AT-ST
         ann plays Surprise Strike > AT-ST
         => AT-ST: gone; Asajj: undamaged",
    );
    play(
        "ann: leader TWI_014 (deployed)
         bob: ground Cell Block Guard
         ann attacks Guard with Asajj
         => Guard: gone; Asajj: 3 damage",
    );
}

#[test]
fn twi_015_general_grievous() {
    play(
        "ann: leader TWI_015; ground Battle Droid, Wampa
         bob: ground Super Battle Droid
         ann uses Grievous
         => options Battle Droid, Super Battle Droid
         ann picks Super Battle Droid
         => Super Battle Droid: Sentinel
         next round
         => Super Battle Droid: no Sentinel",
    );
    play(
        "ann: leader TWI_015 (deployed); ground Battle Droid, Wampa
         ann attacks bob's base with Grievous
         => options Battle Droid, decline
         ann picks Battle Droid
         => Battle Droid: Sentinel, 2/1",
    );
}

#[test]
fn twi_016_jango_fett() {
    play(
        "ann: leader TWI_016; ground Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Marine > yes
         => Wampa: exhausted, 3 damage; ann: leader exhausted",
    );
    play(
        "ann: leader TWI_016; ground Battlefield Marine
         bob: ground Wampa
         ann attacks Wampa with Marine > no
         => Wampa: ready; ann: leader ready",
    );
    play(
        "ann: leader TWI_016; res 9; hand Open Fire
         bob: ground Wampa
         ann plays Open Fire > Wampa
         => Wampa: 4 damage, ready; ann: leader ready; bob to act",
    );
    play(
        "ann: leader TWI_016 (deployed); ground Consular Security Force
         bob: ground Wampa, AT-ST
         ann attacks Wampa with Consular > yes
         => Wampa: exhausted",
    );
    play(
        "ann: leader TWI_016; ground Battlefield Marine (Shield)
         bob: ground Wampa (Shield)
         ann attacks Wampa with Marine
         => Wampa: no Shield, ready; bob to act; ann: leader ready",
    );
}

#[test]
fn twi_017_chancellor_palpatine() {
    play(
        "ann: leader TWI_017; base 3; res 9; hand Battlefield Marine, B1 Security Team; space Alliance X-Wing
         => ann can play Battlefield Marine for 4; ann can play B1 Security Team for 2",
    );
    play(
        "ann: leader TWI_017; base 3; ground Battlefield Marine; deck Filler x3; res 9; hand Patrolling AAT
         bob: ground Wampa
         => ann can play Patrolling AAT for 7
         ann attacks Wampa with Marine
         bob passes
         ann uses Palpatine
         => ann: hand 2, base 1, leader exhausted, leader undeployed
         bob passes
         => ann can play Patrolling AAT for 5; ann can't use TWI_017 (5.6)
         ann plays Patrolling AAT
         next round
         ann uses TWI_017
         => ann: leader exhausted, units 1; bob: base 0",
    );
    play(
        "ann: leader TWI_017; base 3; ground Battlefield Marine; deck Filler x9; res 9; hand Patrolling AAT
         bob: ground Wampa
         ann attacks Wampa with Marine
         bob passes
         ann uses Palpatine
         next round
         ann plays Patrolling AAT for 5
         bob passes
         ann uses TWI_017
         => ann: leader exhausted, units 2; bob: base 2; Clone Trooper: controlled by ann
         bob passes
         => ann can't use Palpatine (5.6)",
    );
    play(
        "ann: leader TWI_017; base 3
         bob: ground Battlefield Marine
         ann uses Palpatine
         => ann: base 3, hand 0, leader exhausted",
    );
}

#[test]
fn twi_018_quinlan_vos() {
    play(
        "ann: leader TWI_018; res 9; hand Hotshot V-Wing
         bob: ground Battlefield Marine, Wampa, Battle Droid
         ann plays Hotshot V-Wing for 2 > yes
         => Marine: 1 damage; ann: leader exhausted; Battle Droid: in play",
    );
    play(
        "ann: leader TWI_018; res 9; hand Hotshot V-Wing
         bob: ground Battlefield Marine, Wampa
         ann plays Hotshot V-Wing > no
         => Marine: undamaged; ann: leader ready",
    );
    play(
        "ann: leader TWI_018 (deployed); res 9; hand Hotshot V-Wing
         bob: ground Battlefield Marine, Wampa, Battle Droid
         ann plays Hotshot V-Wing
         => options Marine, Battle Droid, decline
         ann picks Battle Droid
         => Battle Droid: gone",
    );
}

#[test]
fn twi_019_pau_city() {
    play(
        "ann: leader TWI_006 (deployed); base Pau City; ground Wampa
         bob: leader Anybody (deployed)
         => Wat Tambor: 3/7; Wampa: 4/5; Anybody: 3/5",
    );
}

#[test]
fn twi_022_droid_manufactory() {
    play(
        "ann: leader TWI_006; base Droid Manufactory; res 5
         ann deploys Wat Tambor
         => ann: units 3",
    );
    play(
        "ann: base Droid Manufactory
         bob: leader TWI_006; res 5
         bob starts
         bob deploys Wat Tambor
         => ann: units 0",
    );
}

#[test]
fn twi_025_shadow_collective_camp() {
    play(
        "ann: leader TWI_006; base Shadow Collective Camp; res 5
         ann deploys Wat Tambor
         => ann: hand 1, deck 5",
    );
}

#[test]
fn twi_028_petranaki_arena() {
    play(
        "ann: leader TWI_006 (deployed); base Petranaki Arena; ground Wampa
         bob: leader Anybody (deployed)
         => Wat Tambor: 4/6; Wampa: 4/5; Anybody: 3/5",
    );
}
