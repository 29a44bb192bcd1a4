//! E. Triggers and nesting.

use crate::position::play;

// rule 12.4
#[test]
fn e110_the_active_player_names_the_player_who_orders_the_own_triggers() {
    play(
        "ann: res 8; hand Superlaser Blast; base 9; ground Parting Blow
         bob: base 9; ground Parting Blow, Mayfly
         ann plays Superlaser Blast
         => ann decides; options ann, bob
         ann picks bob
         => bob decides; options Parting Blow, Mayfly
         bob picks Mayfly
         => ann: base 11; bob: base 9",
    );
}

// rule 12.5
#[test]
fn e111_what_a_trigger_causes_comes_before_the_rest() {
    play(
        "ann: res 8; hand Superlaser Blast; ground Sorrow Storm, Parting Blow
         ann plays Superlaser Blast
         => ann decides; options Sorrow Storm, Parting Blow
         ann picks Sorrow Storm
         => bob: base 2",
    );
    play(
        "ann: ground Sorrow Storm, Mayfly (1 damage); base 9
         bob: ground Sorrow Storm, Parting Blow (1 damage), Wampa
         ann attacks bob's Sorrow Storm with Sorrow Storm
         => ann decides; options ann, bob
         ann picks ann
         => ann decides; options ann, bob; Mayfly: gone; Parting Blow: gone; ann: base 9
         ann picks bob
         => ann: base 9; Wampa: 2 damage
         => logged Parting Blow's ability triggers > Mayfly's ability triggers > Sorrow Storm's ability triggers",
    );
}

// rules 12.4 and 12.5
#[test]
fn e112_the_inner_window_asks_again_whose_triggers_come_first() {
    play(
        "ann: ground Sorrow Storm (Experience), Mayfly (1 damage); base 9
         bob: ground Battlefield Marine (2 damage), Parting Blow (1 damage), Wampa
         ann attacks Marine with Sorrow Storm
         => Marine: gone; Sorrow Storm: gone; ann decides; options ann, bob
         ann picks ann
         => logged Sorrow Storm's ability triggers > Mayfly's ability triggers > Parting Blow's ability triggers; ann: base 9",
    );
}

// rules 12.1 and 15.7
#[test]
fn e113_granted_triggers_work_when_the_granter_dies_too() {
    play(
        "ann: res 8; hand Superlaser Blast; ground General Krell, Wampa, Underworld Thug
         ann plays Superlaser Blast > Wampa > yes > yes
         => ann: hand 2; bob to act",
    );
}

// rule 15.4
#[test]
fn e114_a_leader_that_dies_too_sees_every_enemy_die() {
    play(
        "ann: base 9; leader Iden Versio (deployed); res 8; hand Superlaser Blast
         bob: ground Wampa, Yoda; space Alliance X-Wing
         ann plays Superlaser Blast > ann > bob: done
         => ann: base 6, leader exhausted",
    );
}

// rule 15.5
#[test]
fn e115_who_is_rescued_by_the_deaths_did_not_see_them() {
    play(
        "ann: res 8; hand Superlaser Blast
         bob: ground Wampa (guards Gideon Hask), Underworld Thug
         ann plays Superlaser Blast
         => Hask: controlled by ann, exhausted, no upgrades; Wampa: gone; bob to act",
    );
}

// rules 2.1 and 15.6
#[test]
fn e116_the_last_controller_resolves_when_defeated() {
    play(
        "ann: base 9; ground Parting Blow (owned by bob)
         bob: base 9; res 3; hand Open Fire
         ann passes
         bob plays Open Fire on Parting Blow
         => Parting Blow: in bob's discard; bob: base 11; ann: base 9",
    );
}

// rule 12.10
#[test]
fn e117_declining_does_not_use_it() {
    play(
        "ann: res 6; hand Open Fire x2; ground Agent Kallus
         bob: ground SOR_142, Baze Malbus (1 damage)
         ann plays Open Fire > SOR_142 > no
         bob passes
         ann plays Open Fire > Baze
         ann picks yes
         => ann: hand 1; bob to act",
    );
}

// rule 12.10
#[test]
fn e118_the_limit_stays_on_the_card_when_control_changes() {
    play(
        "ann: res 6; hand Open Fire x2; ground Agent Kallus
         bob: res 6; hand Change of Heart; ground SOR_142; space Bright Hope (2 damage)
         ann plays Open Fire > SOR_142 > yes
         bob plays Change of Heart on Kallus
         ann plays Open Fire on Bright Hope
         => Bright Hope: gone; Kallus: controlled by bob; bob: hand 0; bob to act",
    );
}

// rule 11.14
#[test]
fn e120_what_triggered_resolves_though_the_unit_is_blanked() {
    play(
        "ann: ground Silencer
         bob: ground Chewbacca (exhausted)
         ann attacks Chewbacca with Silencer > ann
         => Chewbacca: ready, no Sentinel, 1 damage",
    );
}

// rule 12.6
#[test]
fn e123_what_the_cost_triggered_comes_after_the_effect() {
    play(
        "ann: leader Emperor Palpatine; res 1; ground Parting Blow
         bob: ground Wampa
         ann uses Palpatine
         => Wampa: 1 damage; ann: hand 1; bob: base 2
         => logged Parting Blow is defeated > Wampa takes 1 damage from Emperor Palpatine > ann draws Filler > Parting Blow's ability triggers",
    );
}

// rules 11.10 and 12.3
#[test]
fn e124_both_parts_of_an_event_come_before_what_they_trigger() {
    play(
        "ann: base 9; res 4; hand Vigilance
         bob: ground Parting Blow
         ann plays Vigilance > option 3 > Parting Blow > option 2 > ann's base
         => ann: base 6
         => logged Parting Blow is defeated > 5 damage is healed from ann's base > Parting Blow's ability triggers",
    );
}

// rule 12.2
#[test]
fn e127_two_units_in_one_batch_are_two_triggers() {
    play(
        "ann: res 5; hand Bombing Run; ground Gideon Hask
         bob: ground Battlefield Marine, Underworld Thug, Wampa
         ann plays Bombing Run > option 1
         => logged Gideon Hask's ability triggers > Gideon Hask's ability triggers; Hask: Experience x2, 3 damage",
    );
}
