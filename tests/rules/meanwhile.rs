//! What changed while something was being done, and whose it is then.

use crate::position::play;

// rule 3.3
#[test]
fn a_resource_that_is_to_be_ready_is_looked_for_once_they_are_arranged() {
    play(
        "ann: ground Regulations Bureaucrat, Regulations Bureaucrat, Regulations Bureaucrat, Regulations Bureaucrat
         bob: res Wampa x5, Wampa (exhausted) x4
         ann uses Regulations Bureaucrat #1 > bob
         => bob: 4 ready
         bob passes
         ann uses Regulations Bureaucrat #1 > bob
         => bob: 3 ready
         bob passes
         ann uses Regulations Bureaucrat #1 > bob
         => bob: 2 ready
         bob passes
         ann uses Regulations Bureaucrat > bob
         => bob: 1 ready, 9 resources",
    );
}

// rule 11.2
#[test]
fn a_comparison_with_nothing_is_false() {
    play("ann: hand Prisoner of War; res 4; ground Wampa\n ann plays Prisoner of War\n => ann: units 1");
    play(
        "ann: hand Prisoner of War; res 4; ground Wampa
         bob: ground Battlefield Marine
         ann plays Prisoner of War
         => Wampa: guards Battlefield Marine; ann: units 3",
    );
}

// rules 2.8, 2.9
#[test]
fn what_moved_while_others_were_played_is_another_card() {
    play(
        "ann: hand Endless Legions; res SHD_154, Wampa, Filler x12; ground Cell Block Guard
         bob: ground Death Star Stormtrooper
         ann plays Endless Legions > SHD_154 > Wampa > done > SHD_154 > yes > Wampa > Death Star Stormtrooper
         => Wampa: in ann's discard; ann: units 2",
    );
}

// rule 11.13
#[test]
fn the_first_damage_of_a_phase_is_counted_whether_or_not_it_could_be_prevented() {
    play(
        "ann: ground Umbaran Mobile Cannon
         bob: ground Wampa, First Order Stormtrooper
         ann passes
         bob attacks base with First Order Stormtrooper > ann > ann: Umbaran Mobile Cannon
         => Umbaran Mobile Cannon: 1 damage
         ann passes
         bob attacks Umbaran Mobile Cannon with Wampa
         => Umbaran Mobile Cannon: gone",
    );
    play(
        "ann: ground Umbaran Mobile Cannon
         bob: ground Wampa, Battlefield Marine
         ann passes
         bob attacks Umbaran Mobile Cannon with Wampa
         => Umbaran Mobile Cannon: undamaged
         ann passes
         bob attacks Umbaran Mobile Cannon with Marine
         => Umbaran Mobile Cannon: gone",
    );
}

// rules 14.2, 16.4
#[test]
fn who_is_damaged_orders_what_adds_to_it_and_what_prevents_it() {
    let attack = "ann: space Vigil; ground TWI_053
         bob: space Republic Y-Wing
         ann attacks base with TWI_053 > Vigil
         bob attacks Vigil with Republic Y-Wing";
    play(&format!("{attack}\n => ann decides\n ann picks TWI_053\n => Vigil: undamaged"));
    play(&format!("{attack}\n ann picks Vigil\n => Vigil: 1 damage"));
    // More than can be prevented: the order makes no difference, and nobody is asked.
    play(
        "ann: space Vigil; ground TWI_053
         bob: space Alliance X-Wing
         ann attacks base with TWI_053 > Vigil
         bob attacks Vigil with Alliance X-Wing
         => ann to act; Vigil: 2 damage",
    );
}

// rules 10.4, 18.10
#[test]
fn a_when_played_using_smuggle_ability_is_a_when_played_ability() {
    play(
        "ann: space LOF_197; res Privateer Crew, Wampa x7
         ann attacks base with LOF_197
         bob passes
         ann smuggles Privateer Crew > yes
         => Privateer Crew: Experience x6",
    );
}

// rule 4.5
#[test]
fn an_upgrade_that_is_moved_stays_its_controllers() {
    play(
        "ann: space Survivors' Gauntlet
         bob: ground Wampa (Legal Authority), Battlefield Marine
         ann attacks base with Survivors' Gauntlet > Wampa
         => Battlefield Marine: 3/5; Wampa: 4/5",
    );
}

// rules 2.6, 15.3, 19.5
#[test]
fn a_rescued_unit_sees_a_table_without_its_guard() {
    for (more, how) in [("", "ready"), (", Wampa", "exhausted")] {
        play(&format!(
            "ann: ground Consular Security Force
             bob: ground Pyke Sentinel (guards Corellian Hounds){more}
             ann attacks Pyke Sentinel with Consular
             => Corellian Hounds: {how}",
        ));
    }
}

// rules 2.1, 2.2
#[test]
fn a_token_upgrade_belongs_to_whoever_controls_its_unit() {
    play(
        "ann: hand Shuttle ST-149; res 4; ground Battlefield Marine (Shield)
         bob: ground Wampa
         ann plays Shuttle ST-149 > \"Shuttle ST-149: Shielded\" > Shield #1 > Wampa
         => Wampa: Shield owned by bob; Battlefield Marine: no Shield",
    );
}
