//! Vigilance.

use crate::position::play;

#[test]
fn twi_056_compassionate_senator() {
    play(
        "ann: res 2; base 4; ground Compassionate Senator
         bob: base 3; ground Wampa (3 damage)
         ann uses Compassionate Senator
         => options Senator, Wampa, ann's base, bob's base
         ann picks ann's base
         => ann: base 2, 0 ready; Senator: exhausted",
    );
}

#[test]
fn twi_058_padawan_starfighter() {
    play("ann: space Padawan Starfighter\n=> Starfighter: 1/3");
    play("ann: space Padawan Starfighter; ground Yoda\n=> Starfighter: 2/4");
    play("ann: space Padawan Starfighter\nbob: ground Yoda\n=> Starfighter: 1/3");
}

#[test]
fn twi_059_royal_guard_attache() {
    play(
        "ann: res 2; hand Royal Guard Attaché
         ann plays Royal Guard Attaché
         => Attaché: 2 damage",
    );
}

#[test]
fn twi_060_trade_federation_shuttle() {
    play(
        "ann: res 3; hand Trade Federation Shuttle; ground Wampa (1 damage)
         ann plays Trade Federation Shuttle
         => ann: units 3",
    );
    play(
        "ann: res 3; hand Trade Federation Shuttle; ground Wampa
         bob: ground Wampa (1 damage)
         ann plays Trade Federation Shuttle
         => ann: units 2",
    );
}

#[test]
fn twi_061_infantry_of_the_212th() {
    play("ann: ground Infantry of the 212th, Wampa x2\n=> Infantry: Sentinel");
    play("ann: ground Infantry of the 212th, Wampa\n=> Infantry: no Sentinel");
}

#[test]
fn twi_062_daughter_of_dathomir() {
    play("ann: ground Daughter of Dathomir\n=> Daughter: Restore 2");
    play("ann: ground Daughter of Dathomir (1 damage)\n=> Daughter: no Restore");
}

#[test]
fn twi_063_vulture_interceptor_wing() {
    play(
        "ann: space Vulture Interceptor Wing; ground Yoda
         bob: ground Wampa, AT-ST
         ann attacks bob's base with Vulture
         => options Wampa, AT-ST
         ann picks Wampa
         => Wampa: 3/4",
    );
}

#[test]
fn twi_064_ki_adi_mundi() {
    play(
        "ann: ground Ki-Adi-Mundi, Battle Droid x2
         bob: res 9; hand Filler x1, Repair x3; base 9
         bob starts
         bob plays Repair > bob's base
         ann passes
         bob plays Repair > bob's base > ann: yes
         => ann: hand 2
         ann passes
         bob plays Repair > bob's base
         => ann: hand 2; ann to act",
    );
    play(
        "ann: ground Ki-Adi-Mundi, Battle Droid
         bob: res 9; hand Repair x3; base 9
         bob starts
         bob plays Repair > bob's base
         ann passes
         bob plays Repair > bob's base
         => ann: hand 0; ann to act",
    );
}

#[test]
fn twi_065_falchion_ion_tank() {
    play("ann: ground Falchion Ion Tank\n=> Falchion: Sentinel, 4/6");
}

#[test]
fn twi_066_multi_troop_transport() {
    play(
        "ann: res 5; hand Multi-Troop Transport; ground Battle Droid\nann plays Transport > Battle Droid\n=> ann: units 1, 0 ready",
    );
    play(
        "ann: ground Multi-Troop Transport\nann attacks bob's base with Transport\n=> ann: units 2; Battle Droid: exhausted",
    );
}

#[test]
fn twi_067_the_zillo_beast() {
    play(
        "ann: res 9; hand The Zillo Beast
         bob: ground Wampa, AT-ST; space Alliance X-Wing
         ann plays The Zillo Beast
         => Wampa: 0/5; AT-ST: 1/7; X-Wing: 2/3
         next round
         => Wampa: 4/5",
    );
    play(
        "ann: ground The Zillo Beast (7 damage)
         next round
         => Zillo: 2 damage",
    );
}

#[test]
fn twi_068_foresight() {
    play(
        "ann: ground Wampa (Foresight); deck Yoda, Filler x4
         all pass
         => regroup phase; ann decides
         ann picks Yoda > yes
         => ann: has Yoda in hand; logged ann reveals Yoda",
    );
    play(
        "ann: ground Wampa (Foresight); deck Yoda, Filler x4
         all pass
         ann picks Wampa
         => not logged ann reveals Yoda",
    );
}

#[test]
fn twi_069_roger_roger() {
    play(
        "ann: ground Battle Droid (Roger Roger), Battle Droid, Clone Trooper
         bob: ground Wampa
         ann attacks Wampa with Battle Droid #1
         => ann: units 2, discard 0; Battle Droid: Roger Roger, 2/2",
    );
    play(
        "ann: ground Battle Droid (Roger Roger), Clone Trooper
         bob: ground Wampa, Battle Droid
         ann attacks Wampa with ann's Battle Droid
         => ann: units 1, discard 1",
    );
}

#[test]
fn twi_070_perilous_position() {
    play(
        "ann: res 3; hand Perilous Position
         bob: ground Wampa
         ann plays Perilous Position > Wampa
         => Wampa: exhausted, 2/3",
    );
}

#[test]
fn twi_071_unshakeable_will() {
    play("ann: ground Wampa (Unshakeable Will)\n=> Wampa: Sentinel, 6/7");
}

#[test]
fn twi_072_i_have_the_high_ground() {
    play(
        "ann: res 1; hand I Have the High Ground; ground Battlefield Marine, Yoda
         bob: ground AT-ST, Wampa
         ann plays I Have the High Ground > Marine
         bob attacks Marine with AT-ST
         => Marine: 2 damage; AT-ST: 3 damage
         ann passes
         bob attacks ann's base with Wampa
         => ann: base 4",
    );
}

#[test]
fn twi_073_grievous_reassembly() {
    play(
        "ann: res 2; hand Grievous Reassembly; ground Wampa (4 damage)
         ann plays Grievous Reassembly
         => Wampa: 1 damage; ann: units 2",
    );
}

#[test]
fn twi_074_guarding_the_way() {
    play(
        "ann: res 2; hand Guarding the Way; ground Wampa; initiative
         ann plays Guarding the Way
         => Wampa: Sentinel, 6/7",
    );
    play(
        "ann: res 2; hand Guarding the Way; ground Wampa
         bob: initiative
         ann plays Guarding the Way
         => Wampa: Sentinel, 4/5",
    );
}

#[test]
fn twi_075_disruptive_burst() {
    play(
        "ann: res 3; hand Disruptive Burst; ground Yoda
         bob: ground Wampa, Battle Droid; space Alliance X-Wing
         ann plays Disruptive Burst
         => Wampa: 3/4; Battle Droid: gone; X-Wing: 1/2; Yoda: 2/4",
    );
}

#[test]
fn twi_076_death_by_droids() {
    play(
        "ann: res 5; hand Death by Droids
         bob: ground Wampa, Yoda, Battlefield Marine
         ann plays Death by Droids
         => options Yoda, Marine
         ann picks Marine
         => Marine: gone; ann: units 2",
    );
}

#[test]
fn twi_078_the_invasion_of_christophsis() {
    play(
        "ann: res 11; hand The Invasion of Christophsis; ground Battle Droid x2, Wampa
         bob: ground AT-ST, Battle Droid; space Alliance X-Wing; leader Anybody (deployed)
         ann plays The Invasion of Christophsis > Battle Droid #1 > Battle Droid > done
         => ann: units 1, 0 ready; bob: units 0, leader exhausted",
    );
}
