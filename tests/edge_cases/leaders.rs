//! I. Leaders, upgrades, tokens.

use crate::position::play;

// rule 4.2c
#[test]
fn e205_a_defeated_leader_goes_back_exhausted_without_its_upgrades() {
    play(
        "ann: leader Luke Skywalker (deployed, Shield, Academy Training, bob's Entrenched, Experience)
         bob: res 8; hand Superlaser Blast
         ann passes
         bob plays Superlaser Blast
         => Luke: gone; ann: leader undeployed, leader exhausted, discard 1; bob: discard 2",
    );
}

// rule 3.2
#[test]
fn e206_a_leader_that_would_go_to_a_hand_is_defeated() {
    play(
        "ann: leader Luke Skywalker (deployed); ground Wampa
         bob: hand Tidal Wave
         ann passes
         bob plays Tidal Wave
         => Luke: gone; ann: leader undeployed, leader exhausted, hand 1; logged Luke Skywalker is defeated",
    );
}

// rule 20.2
#[test]
fn e207_a_leader_that_would_change_sides_is_defeated() {
    play(
        "ann: hand Change Allegiance
         bob: leader Luke Skywalker (deployed)
         ann plays Change Allegiance
         => Luke: gone; bob: leader undeployed, leader exhausted",
    );
}

// rule 17.2
#[test]
fn e208_a_damaged_unit_may_die_of_losing_an_upgrade() {
    play(
        "ann: res 1; hand Confiscate
         bob: ground Battlefield Marine (4 damage, Entrenched)
         ann plays Confiscate
         => Marine: in bob's discard; bob: discard 2",
    );
}

// rule 4.5c
#[test]
fn e209_an_upgrade_goes_to_its_owner() {
    play(
        "ann: res 3; hand Waylay
         bob: ground Wampa (ann's Entrenched)
         ann plays Waylay
         => Wampa: in bob's hand; Entrenched: in ann's discard; bob: discard 0",
    );
}

// rule 10.7
#[test]
fn e210_an_action_gained_from_an_enemy_upgrade_is_the_units_controllers() {
    play(
        "ann: ground Wampa (bob's Scholar's Kit)
         ann uses Wampa
         => Wampa: exhausted; ann: hand 1; bob: hand 0",
    );
}

// rule 4.5
#[test]
fn e211_when_the_upgrade_of_control_goes_its_owner_has_the_unit_again() {
    play(
        "ann: res 5; hand Traitorous
         bob: res 1; hand Confiscate; ground Yoda
         ann plays Traitorous on Yoda
         => Yoda: controlled by ann, Traitorous
         bob plays Confiscate
         => Yoda: controlled by bob, no upgrades; Traitorous: in ann's discard",
    );
    play(
        "ann: res 5; hand Traitorous
         bob: ground Wampa
         ann plays Traitorous on Wampa
         => Wampa: controlled by bob, Traitorous",
    );
}

// rule 4.5b
#[test]
fn e212_a_moved_upgrade_needs_a_fitting_unit() {
    play(
        "ann: hand Swap Gear; ground AT-ST (Hardpoint Heavy Blaster), Wampa, Snowspeeder
         ann plays Swap Gear > Hardpoint
         => options AT-ST, Snowspeeder
         ann picks Snowspeeder
         => AT-ST: no upgrades; Snowspeeder: Hardpoint Heavy Blaster, 5/8",
    );
}

// rule 4.5
#[test]
fn e213_what_is_attached_stays_when_the_trait_is_lost() {
    play(
        "ann: ground Wampa (Hardpoint Heavy Blaster), Mechanic
         bob: res 3; hand Open Fire
         => Wampa: trait Vehicle
         ann passes
         bob plays Open Fire on Mechanic
         => Wampa: Hardpoint Heavy Blaster, 6/7",
    );
}

// rule 2.1
#[test]
fn e214_a_token_upgrade_belongs_to_the_units_controller() {
    play(
        "ann: leader Grand Moff Tarkin; res 1
         bob: ground SOR_080
         ann uses Tarkin on Tagge
         => Tagge: Experience, Experience owned by bob",
    );
}

// rule 21.4
#[test]
fn e215_a_returned_token_is_returned() {
    play(
        "ann: res 4; hand Bright Hope; ground Battle Droid
         ann plays Bright Hope > Battle Droid
         => Battle Droid: gone; ann: hand 1, has Filler in hand",
    );
}

// rules 3.1 and 21
#[test]
fn e216_a_defeated_token_is_a_defeated_unit_but_in_no_discard_pile() {
    play(
        "ann: ground Wampa; leader Iden Versio; base 5
         bob: ground Battle Droid
         ann attacks Battle Droid with Wampa
         => Battle Droid: gone; bob: discard 0, base 3
         bob passes
         ann uses Iden
         => ann: base 4",
    );
}

// rule 15.9
#[test]
fn e221_a_unit_that_dies_with_its_upgrades_was_upgraded() {
    play(
        "ann: ground Gear Mourner, Battlefield Marine (Experience), Yoda
         bob: res 8; hand Superlaser Blast
         ann passes
         bob plays Superlaser Blast > ann: Gear Mourner > ann: done
         => ann: hand 1",
    );
}
