//! Paying with something else than resources: units that count as such, Credits (rules 5.1, 25.9).

use crate::position::play;

#[test]
fn sec_122_droids_pay() {
    play(
        "ann: res 1; hand Underworld Thug; space SEC_122; ground Battle Droid x2, Wampa
         ann plays Underworld Thug for 2
         => options Battle Droid x2
         ann picks Battle Droid #1
         => options Battle Droid, done
         ann picks done
         => Battle Droid #1: exhausted; Battle Droid #2: ready; ann: 0 ready; Underworld Thug: in play",
    );
}

#[test]
fn sec_122_droids_pay_all() {
    play(
        "ann: hand Underworld Thug; space SEC_122; ground Battle Droid x2
         ann plays Underworld Thug for 2 > Battle Droid #1
         => Battle Droid #1: exhausted; Battle Droid #2: exhausted; Underworld Thug: in play",
    );
}

#[test]
fn sec_122_exhausted_droids_pay_nothing() {
    play(
        "ann: res 1; hand Underworld Thug; space SEC_122; ground Battle Droid (exhausted)
         => ann can't plays Underworld Thug (5.1)",
    );
}

#[test]
fn sec_122_costs_less_for_droids_but_is_not_paid_by_them() {
    play(
        "ann: res 7; hand SEC_122; ground Battle Droid x2
         ann plays SEC_122 for 7
         => ann: 0 ready; Battle Droid #1: ready; Battle Droid #2: ready",
    );
}

#[test]
fn credits_pay_as_many_as_the_player_likes() {
    play(
        "ann: res 2; credits 2; hand Underworld Thug
         ann plays Underworld Thug for 2
         => options 0, 1, 2
         ann picks 1
         => ann: 1 ready, credits 1; logged ann uses a Credit token",
    );
}

#[test]
fn credits_pay_what_resources_cannot() {
    play(
        "ann: res 1; credits 1; hand Underworld Thug
         ann plays Underworld Thug for 2
         => ann: 0 ready, credits 0; Underworld Thug: in play",
    );
}

#[test]
fn a_captive_lies_under_a_base() {
    play(
        "ann: base SOR_024 (guards Wampa)
         bob: hand Underworld Thug
         => ann: base 0",
    );
}

#[test]
fn lof_148_is_revealed_when_drawn() {
    play(
        "ann: res 3; hand SOR_171; deck LOF_148, Filler x5
         bob: ground Wampa
         ann plays SOR_171 > ann > yes > Wampa > bob's base
         => logged ann reveals Rey; Wampa: 2 damage; bob: base 2; ann: hand 2; bob to act",
    );
}

#[test]
fn lof_148_may_stay_unseen() {
    play(
        "ann: res 3; hand SOR_171; deck Filler, LOF_148
         bob: ground Wampa
         ann plays SOR_171 > ann > no > no
         => not logged ann reveals Rey; Wampa: undamaged; ann: hand 2; bob to act",
    );
}

#[test]
fn lof_148_not_in_the_regroup_phase() {
    play(
        "ann: deck LOF_148, Filler x5
         bob: ground Wampa
         next round
         => ann: hand 2; Wampa: undamaged",
    );
}

#[test]
fn lof_148_needs_aggression() {
    play(
        "ann: leader SOR_005; base SOR_024; res 9; hand SOR_171; deck LOF_148, Filler x5
         bob: ground Wampa
         ann plays SOR_171 > ann
         => ann: hand 2; Wampa: undamaged; bob to act",
    );
}

#[test]
fn shd_182_nobody_is_responsible_when_an_effect_ends() {
    play(
        "ann: ground Battlefield Marine; res 9; hand TWI_110
         bob: base JTL_027; res 20; hand Waylay, Open Fire, SHD_182; ground Wampa (exhausted)
         ann plays TWI_110 > Marine
         bob plays Open Fire > Marine
         ann passes
         bob plays Waylay > Huyang
         => Marine: gone
         ann passes
         bob plays SHD_182 for 5 > Wampa",
    );
}
