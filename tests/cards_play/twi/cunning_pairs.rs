//! Cunning: cards with two icons.

use crate::position::play;

#[test]
fn twi_179_soulless_one() {
    play(
        "ann: space Soulless One; ground Battle Droid, Wampa; leader TWI_015 (deployed)
         ann attacks bob's base with Soulless One
         => options Battle Droid, Grievous, decline
         ann picks Grievous
         => bob: base 3; Grievous: exhausted; Soulless One: 1/2",
    );
    play(
        "ann: space Soulless One; ground Wampa; leader TWI_015
         ann attacks bob's base with Soulless One > Grievous
         => bob: base 3; ann: leader exhausted",
    );
    play(
        "ann: space Soulless One; ground Battle Droid
         ann attacks bob's base with Soulless One > decline
         => bob: base 1; Battle Droid: ready",
    );
}

#[test]
fn twi_180_separatist_commando() {
    play("ann: ground Separatist Commando, Battle Droid\n=> Separatist Commando: Raid 2");
    play("ann: ground Separatist Commando\n=> Separatist Commando: no Raid");
}

#[test]
fn twi_181_elite_p_38_starfighter() {
    play(
        "ann: res 3; hand Elite P-38 Starfighter
         bob: ground Wampa
         ann plays Elite P-38 Starfighter
         => options Elite P-38 Starfighter, Wampa, decline
         ann picks Wampa
         => Wampa: 1 damage",
    );
    play(
        "ann: space Elite P-38 Starfighter
         bob: ground Wampa; space Alliance X-Wing
         ann attacks X-Wing with P-38 > Wampa
         => Wampa: 1 damage",
    );
}

#[test]
fn twi_182_infiltrating_demolisher() {
    play(
        "ann: res 2; hand Infiltrating Demolisher; ground Battle Droid x2\nann plays Infiltrating Demolisher > Battle Droid #1\n=> ann: units 2, 0 ready; Demolisher: Saboteur",
    );
}

#[test]
fn twi_183_rush_clovis() {
    play("ann: ground Rush Clovis\nbob: res 1\nann attacks bob's base with Rush Clovis\n=> ann: units 1; bob: base 5");
    play("ann: ground Rush Clovis\nann attacks bob's base with Rush Clovis\n=> ann: units 2; bob: base 5");
}

#[test]
fn twi_184_tactical_droid_commander() {
    play(
        "ann: res 9; hand Droid Commando; ground Tactical Droid Commander
         bob: ground Wampa, Battlefield Marine
         ann plays Droid Commando > \"Tactical\"
         => options Droid Commando, Marine, decline
         ann picks Marine
         => Marine: exhausted",
    );
}

#[test]
fn twi_185_ziro_the_hutt() {
    play(
        "ann: res 5; hand Ziro the Hutt; ground Wampa
         bob: ground AT-ST, Yoda
         ann plays Ziro the Hutt
         => options AT-ST, Yoda, decline
         ann picks AT-ST
         => AT-ST: exhausted",
    );
    play(
        "ann: ground Ziro the Hutt
         bob: res 3
         ann attacks bob's base with Ziro > yes
         => bob: 2 ready",
    );
}

#[test]
fn twi_186_san_hill() {
    play(
        "ann: res 9; hand Swoop Racer x2; ground San Hill, Battle Droid x2
         bob: ground Wampa
         ann plays Swoop Racer
         bob passes
         ann attacks Wampa with Battle Droid #1
         bob passes
         ann attacks Wampa with Battle Droid
         bob passes
         ann attacks bob's base with San Hill
         => ann: 8 ready",
    );
}

#[test]
fn twi_187_cad_bane() {
    play(
        "ann: res 7; hand Cad Bane
         bob: ground Wampa (2 damage), Yoda, Battle Droid, AT-ST; leader Anybody (deployed)
         ann plays Cad Bane > Wampa > Yoda
         => options Battle Droid, done
         ann picks Battle Droid
         => bob: units 2; TWI_187: guards Wampa, guards Yoda",
    );
    play(
        "ann: ground TWI_187 (guards bob's Wampa); deck Filler x4
         ann attacks bob's base with TWI_187 > bob: yes
         => Wampa: controlled by bob, exhausted; ann: hand 2; bob: base 7",
    );
    play(
        "ann: ground TWI_187 (guards bob's Wampa); deck Filler x4
         ann attacks bob's base with TWI_187 > bob: no
         => TWI_187: guards Wampa; ann: hand 0",
    );
}

#[test]
fn twi_188_wartime_profiteering() {
    play(
        "ann: res 1; hand Wartime Profiteering; ground Battle Droid; deck Wampa, Yoda, AT-ST
         bob: ground Battle Droid
         ann attacks bob's Battle Droid with Battle Droid
         bob passes
         ann plays Wartime Profiteering
         => options Wampa, Yoda
         ann picks Yoda
         => ann: has Yoda in hand, deck 2; top of ann's deck is AT-ST; bottom of ann's deck is Wampa",
    );
}

#[test]
fn twi_189_unnatural_life() {
    play(
        "ann: res 5; hand Unnatural Life; ground Wampa (1 damage); discard Yoda
         bob: ground AT-ST
         ann attacks AT-ST with Wampa
         bob passes
         ann plays Unnatural Life
         => Wampa: ready, undamaged; ann: 0 ready
         all pass
         => Wampa: gone",
    );
    play(
        "ann: res 9; hand Unnatural Life; discard Yoda
         ann plays Unnatural Life
         => ann: units 0, 6 ready",
    );
}

#[test]
fn twi_190_on_the_doorstep() {
    play(
        "ann: res 4; hand On the Doorstep\nann plays On the Doorstep\n=> ann: units 3; Battle Droid #1: ready; Battle Droid #3: ready",
    );
}

#[test]
fn twi_191_wolf_pack_escort() {
    play(
        "ann: res 1; hand Wolf Pack Escort; ground Wampa, AT-ST; leader Anybody (deployed)
         ann plays Wolf Pack Escort
         => options Wampa, decline
         ann picks Wampa
         => ann: has Wampa in hand",
    );
}

#[test]
fn twi_192_padme_amidala() {
    play(
        "ann: ground TWI_192, Battle Droid x2
         bob: ground Wampa, AT-ST
         ann attacks bob's base with Padmé > AT-ST
         => AT-ST: 3/7",
    );
    play("ann: ground TWI_192, Battle Droid\nbob: ground Wampa\nann attacks bob's base with Padmé\n=> Wampa: 4/5");
}

#[test]
fn twi_193_r2_d2() {
    play(
        "ann: res 2; hand TWI_193, Yoda; deck Wampa, AT-ST, Repair, Filler
         ann plays TWI_193 > yes
         => ann: discard 1; options Wampa, AT-ST, Repair, done
         ann picks Repair
         => ann: has Repair in hand, deck 3; top of ann's deck is Filler; not logged ann reveals Repair",
    );
    play("ann: res 2; hand TWI_193, Yoda\nann plays TWI_193 > no\n=> ann: hand 1, discard 0");
}

#[test]
fn twi_194_ahsoka_tano() {
    play(
        "ann: res 3; hand TWI_194
         bob: ground Battle Droid, Clone Trooper
         ann plays TWI_194 > yes > Clone Trooper
         => bob: units 1",
    );
    play("ann: res 3; hand TWI_194\nbob: ground Clone Trooper\nann plays TWI_194\n=> bob to act");
    play(
        "ann: res 2; ground TWI_194 (exhausted, Academy Training, bob's Entrenched)
         ann uses Ahsoka
         => ann: hand 2, 0 ready, discard 0; bob: hand 1",
    );
}

#[test]
fn twi_195_sabine_wren() {
    play(
        "ann: ground TWI_195 (exhausted), Yoda
         bob: ground Wampa
         bob starts
         => bob can't attack TWI_195 with Wampa (9.2c)
         bob attacks Yoda with Wampa
         => Yoda: gone",
    );
    play(
        "ann: ground TWI_195 (exhausted, Unshakeable Will)
         bob: ground Wampa
         bob starts
         bob attacks TWI_195 with Wampa
         => TWI_195: 4 damage",
    );
    play(
        "ann: base Level 1313; ground TWI_195; deck Wampa, Filler
         bob: ground AT-ST
         ann attacks bob's base with TWI_195 > yes > AT-ST
         => AT-ST: 2 damage; ann: discard 1",
    );
    play(
        "ann: base Level 1313; ground TWI_195; deck Swoop Racer, Filler
         bob: ground AT-ST
         ann attacks bob's base with TWI_195 > yes
         => AT-ST: undamaged; ann: discard 1",
    );
}

#[test]
fn twi_196_plo_koon() {
    play(
        "ann: res 5; hand Plo Koon; ground Battle Droid x2
         bob: ground AT-ST (1 damage)
         ann plays Plo Koon > yes
         => AT-ST: gone; Plo Koon: gone",
    );
    play("ann: ground Plo Koon, Battle Droid\n=> Plo Koon: no Raid, Ambush");
}

#[test]
fn twi_197_republic_attack_pod() {
    play("ann: res 6; hand Republic Attack Pod; ground Battle Droid x3\n=> ann can play Republic Attack Pod for 5");
    play("ann: res 6; hand Republic Attack Pod; ground Battle Droid x2\n=> ann can play Republic Attack Pod for 6");
}

#[test]
fn twi_198_enfys_nest() {
    play(
        "ann: res 7; hand TWI_198
         bob: ground Wampa, AT-ST; space Alliance X-Wing
         ann plays TWI_198
         => options Wampa, X-Wing, decline
         ann picks Wampa
         => bob: has Wampa in hand",
    );
    play(
        "ann: ground TWI_198 (Experience)
         bob: ground Occupier Siege Tank, AT-ST
         ann attacks bob's base with TWI_198 > Tank
         => bob: hand 1; TWI_198: Saboteur",
    );
}

#[test]
fn twi_199_clear_the_field() {
    play(
        "ann: res 2; hand Clear the Field; ground Battlefield Marine
         bob: ground Battlefield Marine x2, Wampa, Yoda
         ann plays Clear the Field > bob's Marine #1
         => bob: hand 2, units 2; ann: units 1",
    );
    play(
        "ann: res 2; hand Clear the Field; ground Battlefield Marine
         bob: ground Battlefield Marine x2, Wampa, Yoda
         ann plays Clear the Field > ann's Marine
         => bob: hand 2, units 2; ann: units 0, hand 1",
    );
}

#[test]
fn twi_200_creative_thinking() {
    play(
        "ann: res 2; hand Creative Thinking
         bob: ground Wampa, Yoda, AT-ST
         ann plays Creative Thinking
         => options Wampa, AT-ST
         ann picks AT-ST
         => AT-ST: exhausted; ann: units 1",
    );
}

#[test]
fn twi_202_jar_jar_binks() {
    play(
        "ann: ground Jar Jar Binks
         ann attacks bob's base with Jar Jar
         => Jar Jar: 2 damage; bob: base 2; ann: base 0 // as the seed of every position falls",
    );
}

#[test]
fn twi_203_chancellor_palpatine() {
    play(
        "ann: ground TWI_203, Battle Droid; res 2; hand Droid Deployment
         bob: ground Wampa
         ann attacks Wampa with Battle Droid
         bob passes
         ann attacks bob's base with Palpatine
         => Clone Trooper: ready
         bob passes
         ann plays Droid Deployment
         => Battle Droid #1: ready; Battle Droid #2: ready",
    );
    play("ann: ground TWI_203\nann attacks bob's base with Palpatine\n=> ann: units 1");
}

#[test]
fn twi_204_impropriety_among_thieves() {
    play(
        "ann: res 4; hand Impropriety Among Thieves; ground Yoda, Wampa (exhausted)
         bob: ground AT-ST, Battlefield Marine
         ann plays Impropriety Among Thieves > AT-ST
         => Yoda: controlled by bob; AT-ST: controlled by ann
         next round
         => Yoda: controlled by ann; AT-ST: controlled by bob",
    );
    play(
        "ann: res 4; hand Impropriety Among Thieves; ground Yoda
         bob: ground AT-ST (exhausted)
         ann plays Impropriety Among Thieves
         => Yoda: controlled by ann; AT-ST: controlled by bob",
    );
}

#[test]
fn twi_201_aid_from_the_innocent() {
    play(
        "ann: res 7; hand TWI_201; deck SOR_103, Wampa, SOR_055, Filler x9
         ann plays TWI_201
         => options SOR_055, SOR_103, done
         ann picks SOR_055 > SOR_103
         => ann: discard 3, deck 10
         bob passes
         => ann can play SOR_055 for 2; ann can play SOR_103 for 0",
    );
}
