//! A. Turns, passing, initiative, phases.

use crate::position::play;

// rule 8.4
#[test]
fn e001_taking_the_initiative_after_a_pass_ends_the_phase() {
    play(
        "ann passes
         bob takes the initiative
         => regroup phase; bob: has the initiative; bob decides
         bob picks decline
         ann picks decline
         => round 3; bob to act",
    );
}

// rule 8.4
#[test]
fn e002_who_took_the_initiative_passes_for_the_rest_of_the_phase() {
    play(
        "bob: ground Wampa, Yoda
         ann takes the initiative
         bob attacks ann's base with Wampa
         => bob to act
         bob attacks ann's base with Yoda
         => bob to act
         bob passes
         => regroup phase; ann: has the initiative",
    );
}

// rule 8.4
#[test]
fn e003_the_holder_may_take_the_initiative_too_and_nobody_else_then() {
    play(
        "ann: initiative
         ann takes the initiative
         => bob to act; bob can't take the initiative (8.4)
         bob passes
         => regroup phase; ann: has the initiative",
    );
}

// rule 8.4
#[test]
fn e004_the_holder_keeps_what_nobody_takes() {
    play(
        "ann: initiative
         next round
         => round 3; ann to act; ann: has the initiative",
    );
}

// rule 7.2c
#[test]
fn e005_only_passes_in_a_row_end_the_phase() {
    play(
        "bob: ground Wampa
         ann passes
         bob attacks ann's base with Wampa
         ann passes
         => action phase; bob to act
         bob passes
         => regroup phase",
    );
}

// rule 12.9
#[test]
fn e007_who_passed_still_resolves_triggers() {
    play(
        "ann: ground Vanguard Infantry, Yoda
         bob: ground Wampa
         ann takes the initiative
         bob attacks Vanguard Infantry with Wampa
         => ann decides
         ann picks Yoda
         => Yoda: Experience; bob to act",
    );
}

// rules 2.5 and 12.4
#[test]
fn e008_the_holder_names_whose_regroup_triggers_come_first() {
    play(
        "ann: space Millennium Falcon; res 1
         bob: space Millennium Falcon; res 1
         ann passes
         bob takes the initiative
         bob picks decline
         ann picks decline
         => bob decides; options ann, bob
         bob picks ann
         => ann decides
         ann picks no
         => bob decides; ann: has Millennium Falcon in hand
         bob picks yes
         => round 3; bob's Falcon: ready; bob: 0 ready",
    );
}

// rule 7.2d
#[test]
fn e009_what_dies_when_the_phase_ends_dies_before_the_regroup_phase() {
    play(
        "ann: res 3; hand Attack Pattern Delta; ground Guardian of the Whills, General Krell
         bob: res 3; hand Open Fire
         ann plays Attack Pattern Delta on Guardian > Krell
         bob plays Open Fire on Guardian
         => Guardian: 5/5, 4 damage
         all pass
         => Guardian: gone; ann decides; ann: hand 0, deck 6
         ann picks yes
         => regroup phase; ann: hand 3, deck 3",
    );
}

// rule 7.2d
#[test]
fn e010_what_that_death_causes_for_this_phase_lasts_through_the_regroup_phase() {
    play(
        "ann: res 3; hand Attack Pattern Delta; ground Withering Ghost
         bob: res 3; hand Open Fire; ground Battlefield Marine
         ann plays Attack Pattern Delta on Ghost
         bob plays Open Fire on Ghost
         all pass
         => regroup phase; Ghost: gone; Marine: 2/2
         ann picks decline
         bob picks decline
         => round 3; Marine: 3/3",
    );
}

// rules 7.2d and 16.1b
#[test]
fn e011_effects_that_end_together_are_judged_once() {
    play(
        "ann: leader Chirrut Îmwe; ground Wampa (4 damage)
         bob: res 3; hand Make an Opening
         ann uses Chirrut on Wampa
         => Wampa: 4/7
         bob plays Make an Opening on Wampa
         => Wampa: 2/5, 4 damage
         all pass
         => regroup phase; Wampa: 4/5, 4 damage",
    );
}

// rule 7.3
#[test]
fn e012_for_this_phase_ends_with_the_regroup_phase() {
    play(
        "ann: hand Wampa; ground Night Porter
         all pass
         ann picks Wampa
         => regroup phase; Wampa: Sentinel
         ann picks decline
         bob picks decline
         => round 3; Wampa: no Sentinel",
    );
}

// rules 2.5 and 7.3
#[test]
fn e013_attacks_of_regroup_triggers_happen_in_the_regroup_phase() {
    play(
        "ann: ground Night Raider
         bob: ground Vanguard Infantry, Night Raider; initiative
         ann passes
         bob passes
         => bob decides; options ann, bob
         bob picks ann
         ann picks Vanguard
         => regroup phase; bob decides
         bob picks decline
         => Vanguard: gone; ann's Raider: exhausted, 1 damage; bob: hand 0
         bob picks ann's base
         => ann: base 2; bob: hand 2",
    );
}

// rules 7.3 and 24.2
#[test]
fn e014_decks_that_run_out_together_make_a_draw() {
    play(
        "ann: base 27; deck Wampa
         bob: base 28; deck none
         all pass
         => a draw; ann: base 30, hand 1; bob: base 34",
    );
}

// rule 7.3
#[test]
fn e015_a_resource_put_down_in_the_regroup_phase_is_readied_in_it() {
    play(
        "ann: hand Wampa
         all pass
         => ann decides; options Wampa, Filler x2, decline
         ann picks Wampa
         => ann: 1 resources, 0 ready, has Wampa in resources; bob decides
         bob picks decline
         => round 3; ann: 1 ready; bob: 0 resources, hand 2",
    );
}

// rule 16.2
#[test]
fn e017_what_is_due_at_the_next_action_phase_does_not_need_its_source() {
    play(
        "ann: leader Han Solo (deployed, 5 damage); res 2
         bob: ground Wampa
         ann attacks bob's base with Han Solo
         => ann: 3 resources, 3 ready
         bob attacks Han with Wampa
         => Han: gone
         next round
         => round 3; ann decides
         ann picks Filler
         => ann: 2 resources; Filler: in ann's discard; ann to act",
    );
}

// rule 16.2
#[test]
fn e018_a_delayed_effect_twice_happens_twice() {
    play(
        "ann: leader Han Solo; res 6; hand Wampa
         ann uses Han Solo on Wampa
         bob passes
         ann deploys Han
         bob passes
         ann attacks with Han
         => ann: 8 resources, 8 ready
         next round
         ann picks Thug > Filler
         => round 3; ann: 6 resources, discard 2; ann to act",
    );
}

// rule 8.5
#[test]
fn e019_passing_is_always_allowed() {
    play(
        "ann: ground Wampa; res 3; hand Open Fire
         => ann can attack bob's base with Wampa; ann can play Open Fire; ann can pass
         ann passes
         => bob to act",
    );
}
