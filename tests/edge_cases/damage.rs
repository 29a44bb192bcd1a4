//! F. Damage, Shields, replacement.

use crate::position::play;

// rule 14.4
#[test]
fn e130_one_hit_uses_one_shield() {
    play(
        "ann: res 3; hand Open Fire
         bob: ground Wampa (Shield x2)
         ann plays Open Fire
         => Wampa: Shield, undamaged",
    );
}

// rule 14.1
#[test]
fn e131_two_sentences_are_two_hits() {
    play(
        "ann: hand Double Tap
         bob: ground Wampa (Shield)
         ann plays Double Tap
         => Wampa: no Shield, 1 damage",
    );
}

// rule 11.9
#[test]
fn e132_damage_for_each_is_one_hit() {
    play(
        "ann: hand Volley; ground Yoda, Underworld Thug x2
         bob: ground Wampa (Shield)
         ann plays Volley
         => Wampa: no Shield, undamaged",
    );
}

// rule 11.11
#[test]
fn e133_divided_damage_meets_one_shield_on_each() {
    play(
        "ann: res 8; hand SOR_135
         bob: ground Wampa (Shield x2), Yoda (Shield)
         ann plays SOR_135 > Wampa > Wampa > Wampa > Yoda > Yoda > Yoda
         => Wampa: Shield, undamaged; Yoda: no Shield, undamaged",
    );
}

// rule 14.2
#[test]
fn e134_preventions_in_the_order_chosen() {
    play(
        "ann: ground SOR_179 (SHD_224, Shield)
         bob: res 9; hand Daring Raid x2
         bob starts
         bob plays Daring Raid > SOR_179
         => ann decides; options Boba Fett's Armor, Shield
         ann picks Boba Fett's Armor
         => SOR_179: Shield, undamaged
         ann passes
         bob plays Daring Raid > SOR_179 > ann: Shield
         => SOR_179: no Shield, undamaged",
    );
}

// rule 14.2: what is left behind the Armor meets the Shield in any order.
#[test]
fn an_order_without_a_difference_is_not_asked() {
    play(
        "ann: ground SOR_179 (SHD_224, Shield)
         bob: res 9; hand Open Fire
         bob starts
         bob plays Open Fire > SOR_179
         => SOR_179: no Shield, undamaged; ann to act",
    );
}

// rule 14.3
#[test]
fn e138_prevented_damage_was_not_dealt() {
    play(
        "ann: ground Rukh
         bob: ground Wampa (Shield)
         ann attacks Wampa with Rukh
         => Wampa: in play, undamaged; not logged Rukh's ability triggers",
    );
}

// rule 11.6
#[test]
fn e139_damage_replaced_by_a_shield_was_done() {
    play(
        "ann: hand Painful Lesson; ground Wampa (Shield)
         ann plays Painful Lesson
         => Wampa: undamaged, no Shield; ann: hand 1",
    );
}

// rule 4.2 and 13
#[test]
fn e148_who_cannot_be_defeated_by_damage_dies_when_that_ends() {
    play(
        "ann: leader Chirrut Îmwe (deployed); base 5
         bob: res 3; hand Open Fire; ground Battlefield Marine
         ann passes
         bob plays Open Fire on Chirrut
         ann passes
         bob attacks Chirrut with Marine
         => Chirrut: 7 damage, 3/5
         all pass
         => Chirrut: gone; regroup phase; ann: leader exhausted",
    );
}

// rule 14.8
#[test]
fn e149_healing_counts_what_was_healed() {
    play(
        "ann: res 2; hand It Binds All Things; ground Yoda (2 damage)
         bob: ground Wampa
         ann plays It Binds All Things > Yoda > 2 > Wampa
         => Yoda: undamaged; Wampa: 2 damage",
    );
}

// rule 14.8
#[test]
fn e150_healing_nothing_is_not_healing() {
    play(
        "ann: hand Careful Rest; ground Yoda
         ann plays Careful Rest
         => ann: hand 0",
    );
    play(
        "ann: hand Careful Rest; ground Yoda (3 damage)
         ann plays Careful Rest
         => ann: hand 1; Yoda: 1 damage",
    );
}
