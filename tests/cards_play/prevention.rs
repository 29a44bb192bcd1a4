//! Decisions in the middle of dealing damage (rules 14.2, 16.4): which prevention comes first, what is done instead.

use crate::position::play;

#[test]
fn sec_101_defeats_another_and_takes_nothing() {
    play(
        "ann: ground SEC_101, TWI_059, Wampa
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire > Queen
         => ann decides; options TWI_059, decline
         ann picks TWI_059
         => Queen: in play, undamaged; TWI_059: gone; ann to act",
    );
}

#[test]
fn sec_101_may_decline() {
    play(
        "ann: ground SEC_101, TWI_059
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire > Queen > ann: decline
         => Queen: gone; TWI_059: in play",
    );
}

#[test]
fn sec_101_is_not_asked_without_a_shared_trait() {
    play(
        "ann: ground SEC_101, Wampa
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire > Queen
         => Queen: gone; ann to act",
    );
}

#[test]
fn sec_101_in_combat_both_sides_deal_at_once() {
    play(
        "ann: ground SEC_101, TWI_059
         bob: ground Wampa
         bob starts
         bob attacks Queen with Wampa > ann: TWI_059
         => Queen: in play, undamaged; TWI_059: gone; Wampa: gone; ann to act",
    );
}

#[test]
fn sec_101_leaves_nothing_in_excess() {
    play(
        "ann: ground SEC_101, TWI_059
         bob: ground AT-ST
         bob starts
         bob attacks Queen with AT-ST > ann: TWI_059
         => Queen: in play, undamaged; AT-ST: 5 damage; ann: base 0",
    );
}

#[test]
fn sec_101_declined_the_excess_is_dealt() {
    play(
        "ann: ground SEC_101, TWI_059
         bob: ground AT-ST
         bob starts
         bob attacks Queen with AT-ST > ann: decline
         => Queen: gone; AT-ST: 5 damage; ann: base 3",
    );
}

#[test]
fn sec_101_beside_a_shield() {
    play(
        "ann: ground SEC_101 (Shield), TWI_059
         bob: res 6; hand Open Fire x2
         bob starts
         bob plays Open Fire > Queen
         => ann decides; options Queen, Shield
         ann picks Shield
         => Queen: no Shield, undamaged; TWI_059: in play
         ann passes
         bob plays Open Fire > Queen > ann: TWI_059
         => Queen: undamaged; TWI_059: gone",
    );
}

#[test]
fn sec_101_beside_a_shield_that_stays() {
    play(
        "ann: ground SEC_101 (Shield), TWI_059
         bob: res 3; hand Open Fire
         bob starts
         bob plays Open Fire > Queen > ann: Queen > ann: TWI_059
         => Queen: Shield, undamaged; TWI_059: gone",
    );
}

#[test]
fn sec_067_the_first_damage_of_a_phase_or_a_shield() {
    play(
        "ann: ground SEC_067 (Shield)
         bob: res 9; hand Daring Raid x3
         bob starts
         bob plays Daring Raid > Umbaran
         => ann decides; options Umbaran, Shield
         ann picks Umbaran
         => Umbaran: Shield, undamaged
         ann passes
         bob plays Daring Raid > Umbaran
         => Umbaran: no Shield, undamaged
         ann passes
         bob plays Daring Raid > Umbaran
         => Umbaran: 2 damage",
    );
}

#[test]
fn shd_224_prevented_damage_is_not_in_excess() {
    play(
        "ann: ground SOR_179 (SHD_224)
         bob: ground AT-ST
         bob starts
         bob attacks SOR_179 with AT-ST
         => SOR_179: 4 damage; ann: base 0",
    );
}
