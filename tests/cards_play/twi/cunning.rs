//! Cunning.

use crate::position::play;

#[test]
fn twi_205_clone_dive_trooper() {
    play(
        "ann: ground Clone Dive Trooper, Battle Droid x2
         bob: ground Clone Trooper
         ann attacks bob's Clone Trooper with Clone Dive Trooper
         => ann: units 3; bob: units 0; Clone Dive Trooper: undamaged",
    );
    play(
        "ann: ground Clone Dive Trooper, Battle Droid
         bob: ground Clone Trooper
         ann attacks bob's Clone Trooper with Clone Dive Trooper
         => ann: units 1; bob: units 0",
    );
}

#[test]
fn twi_206_independent_senator() {
    play(
        "ann: res 2; ground Independent Senator
         bob: ground Wampa, AT-ST
         ann uses Senator
         => options Senator, Wampa
         ann picks Wampa
         => Wampa: exhausted; Senator: exhausted",
    );
}

#[test]
fn twi_207_b1_security_team() {
    play("ann: ground B1 Security Team\n=> B1 Security Team: Sentinel");
}

#[test]
fn twi_208_favorable_delegate() {
    play("ann: res 2; hand Favorable Delegate\nann plays Favorable Delegate\n=> ann: hand 1");
    play(
        "ann: ground Favorable Delegate; hand Yoda, AT-ST
         bob: ground Wampa (Experience)
         ann attacks Wampa with Delegate > Yoda
         => ann: hand 1, has Yoda in discard",
    );
}

#[test]
fn twi_210_lux_bonteri() {
    play(
        "ann: ground Lux Bonteri; leader Anybody
         bob: leader TWI_001; res 9; hand Phase I Clone Trooper, Wampa; ground AT-ST
         bob starts
         bob plays Phase I Clone Trooper
         => ann to act",
    );
    play(
        "ann: ground Lux Bonteri, Wampa (exhausted)
         bob: res 6; hand Republic Attack Pod; ground Battle Droid x3
         bob starts
         bob plays Republic Attack Pod > ann: option 1 > ann: Wampa
         => Wampa: ready",
    );
    play(
        "ann: ground Lux Bonteri, Wampa
         bob: res 6; hand Republic Attack Pod; ground Battle Droid x2, AT-ST
         bob starts
         bob plays Republic Attack Pod > ann: option 2 > ann: AT-ST
         => AT-ST: exhausted",
    );
}

#[test]
fn twi_211_sly_moore() {
    play(
        "ann: res 3; hand Sly Moore
         bob: ground Battle Droid (exhausted), Wampa
         ann plays Sly Moore
         => Battle Droid: controlled by ann, ready
         next round
         => Battle Droid: controlled by bob",
    );
    play(
        "ann: res 3; hand Sly Moore
         bob: ground Clone Trooper, Wampa; res 9; hand Vanquish
         ann plays Sly Moore
         bob plays Vanquish > Sly Moore
         => Clone Trooper: controlled by ann
         next round
         => Clone Trooper: controlled by bob",
    );
}

#[test]
fn twi_212_freelance_assassin() {
    play(
        "ann: res 5; hand Freelance Assassin
         bob: ground Wampa
         ann plays Freelance Assassin > yes > Wampa
         => Wampa: 2 damage; ann: 0 ready",
    );
    play(
        "ann: res 4; hand Freelance Assassin\nbob: ground Wampa\nann plays Freelance Assassin\n=> Wampa: undamaged; ann: 1 ready; bob to act",
    );
}

#[test]
fn twi_213_sanctioners_shuttle() {
    play(
        "ann: res 3; hand Sanctioner's Shuttle; ground Battle Droid x2
         bob: ground Wampa, Yoda; space Alliance X-Wing
         ann plays Sanctioner's Shuttle
         => options Yoda, X-Wing
         ann picks Yoda
         => Shuttle: guards Yoda",
    );
    play(
        "ann: res 3; hand Sanctioner's Shuttle; ground Battle Droid\nbob: ground Yoda\nann plays Sanctioner's Shuttle\n=> Yoda: in play",
    );
}

#[test]
fn twi_214_hidden_sharpshooter() {
    play(
        "ann: res 4; hand Hidden Sharpshooter\nbob: ground Wampa (1 damage)\nann plays Hidden Sharpshooter > yes\n=> Wampa: gone",
    );
}

#[test]
fn twi_215_geonosis_patrol_fighter() {
    play(
        "ann: res 5; hand Geonosis Patrol Fighter
         bob: ground Wampa, Yoda
         ann plays Geonosis Patrol Fighter
         => options Yoda, decline
         ann picks Yoda
         => bob: has Yoda in hand",
    );
}

#[test]
fn twi_216_fives() {
    play(
        "ann: res 9; base 3; hand Repair x2; ground Fives; discard Phase I Clone Trooper, Wampa
         ann plays Repair > ann's base > yes
         => ann: hand 2; bottom of ann's deck is Phase I Clone Trooper; Fives: Saboteur",
    );
    play(
        "ann: res 9; base 3; hand Repair; ground Fives; discard Wampa\nann plays Repair > ann's base\n=> ann: hand 0, deck 6; bob to act",
    );
}

#[test]
fn twi_217_tri_droid_suppressor() {
    play(
        "ann: res 7; hand Tri-Droid Suppressor
         bob: ground Wampa, Yoda; space Alliance X-Wing
         ann plays Tri-Droid Suppressor
         => options Wampa, Yoda
         ann picks Wampa
         => Wampa: exhausted",
    );
}

#[test]
fn twi_218_droid_cohort() {
    play(
        "ann: ground Clone Trooper (Droid Cohort)\nbob: ground Wampa\nann attacks Wampa with Clone Trooper\n=> Battle Droid: controlled by ann",
    );
}

#[test]
fn twi_219_on_top_of_things() {
    play(
        "ann: res 2; hand On Top of Things; ground Yoda
         bob: ground Wampa
         ann plays On Top of Things on Yoda
         => bob can't attack Yoda with Wampa (9.2c); Yoda: 4/4
         next round
         ann passes
         => bob can attack Yoda with Wampa",
    );
}

#[test]
fn twi_220_shadowed_intentions() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground Wampa (Shadowed Intentions)
         ann plays Vanquish
         => Wampa: in play",
    );
    play(
        "ann: res 6; hand Waylay, Open Fire
         bob: ground Wampa (1 damage, Shadowed Intentions)
         ann plays Waylay
         => Wampa: in play
         bob passes
         ann plays Open Fire
         => Wampa: gone",
    );
    play(
        "ann: ground Wampa (Shadowed Intentions); res 5; hand Vanquish
         ann plays Vanquish
         => Wampa: gone",
    );
}

#[test]
fn twi_221_in_pursuit() {
    play(
        "ann: res 1; hand In Pursuit; ground Wampa
         bob: ground Yoda
         ann plays In Pursuit
         => Wampa: exhausted; Yoda: exhausted",
    );
    play("ann: res 1; hand In Pursuit\nbob: ground Yoda\nann plays In Pursuit\n=> Yoda: ready");
    play(
        "ann: res 1; hand In Pursuit; ground Wampa (exhausted)\nbob: ground Yoda\nann plays In Pursuit\n=> Yoda: ready",
    );
}

#[test]
fn twi_222_political_pressure() {
    play(
        "ann: res 1; hand Political Pressure\nbob: hand Yoda\nann plays Political Pressure > bob: yes\n=> bob: hand 0; ann: units 0",
    );
    play(
        "ann: res 1; hand Political Pressure\nbob: hand Yoda\nann plays Political Pressure > bob: no\n=> bob: hand 1; ann: units 2",
    );
    play("ann: res 1; hand Political Pressure\nann plays Political Pressure\n=> ann: units 2");
}

#[test]
fn twi_223_unmasking_the_conspiracy() {
    play(
        "ann: res 1; hand Unmasking the Conspiracy, Yoda, Wampa
         bob: hand AT-ST, Repair
         ann plays Unmasking the Conspiracy > Yoda > Repair
         => bob: hand 1, has Repair in discard; ann: hand 1",
    );
    play(
        "ann: res 1; hand Unmasking the Conspiracy\nbob: hand AT-ST\nann plays Unmasking the Conspiracy\n=> bob: hand 1",
    );
}

#[test]
fn twi_224_breaking_in() {
    play(
        "ann: res 2; hand Breaking In; ground Wampa
         bob: ground Cell Block Guard
         ann plays Breaking In > bob's base
         => bob: base 6; Wampa: no Saboteur",
    );
}

#[test]
fn twi_225_now_there_are_two_of_them() {
    play(
        "ann: res 3; hand Now There Are Two of Them, Luminara Unduli x1, Wampa, AT-ST; ground Yoda
         ann plays Now There Are Two of Them
         => ann: 0 ready, hand 3, units 1",
    );
    play(
        "ann: res 5; hand Now There Are Two of Them, Luminara Unduli, Wampa; ground Yoda
         ann plays Now There Are Two of Them > Luminara > ann's base
         => ann: 0 ready, hand 1, units 2",
    );
    play(
        "ann: res 9; hand Now There Are Two of Them, Luminara Unduli; ground Yoda, Wampa\nann plays Now There Are Two of Them\n=> ann: hand 1",
    );
}

#[test]
fn twi_227_prisoner_of_war() {
    play(
        "ann: res 4; hand Prisoner of War; ground Wampa
         bob: ground Yoda, AT-ST
         ann plays Prisoner of War
         => Wampa: guards Yoda; ann: units 3",
    );
    play(
        "ann: res 4; hand Prisoner of War; ground Battlefield Marine
         bob: ground Wampa
         ann plays Prisoner of War
         => Marine: guards Wampa; ann: units 1",
    );
}
