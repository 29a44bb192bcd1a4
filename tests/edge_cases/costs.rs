//! B. Legality of actions and costs.

use crate::position::play;

// rule 4.4
#[test]
fn e020_an_event_without_any_effect_may_be_played() {
    play(
        "ann: res 3; hand Open Fire
         ann plays Open Fire
         => ann: discard 1, 0 ready; bob to act",
    );
}

// rule 8.3
#[test]
fn e021_an_ability_whose_condition_fails_is_paid_for_nothing() {
    play(
        "ann: leader Iden Versio; base 5
         ann uses Iden
         => ann: leader exhausted, base 5; bob to act",
    );
}

// rule 8.3
#[test]
fn e023_an_epic_action_may_be_used_for_nothing_once() {
    play(
        "ann: base Security Complex
         ann uses Security Complex
         bob passes
         => ann can't use Security Complex (8.3)",
    );
}

// rule 8.1
#[test]
fn e024_an_upgrade_needs_a_unit() {
    play(
        "ann: res 2; hand Academy Training
         => ann can't play Academy Training (8.1)",
    );
    play(
        "ann: res 2; hand Hardpoint Heavy Blaster; ground Wampa
         => ann can't play Hardpoint (8.1)",
    );
}

// rule 5.3
#[test]
fn e025_one_of_two_icons_provided() {
    play(
        "ann: leader Leia Organa; base Capital City; res 5; hand Attack Pattern Delta
         => ann can play Attack Pattern Delta for 5",
    );
}

// rule 5.3
#[test]
fn e026_two_icons_not_provided() {
    play(
        "ann: leader Sabine Wren; base Capital City; res 7; hand Attack Pattern Delta
         => ann can play Attack Pattern Delta for 7",
    );
    play(
        "ann: leader Sabine Wren; base Capital City; res 6; hand Attack Pattern Delta
         => ann can't play Attack Pattern Delta (5.1)",
    );
}

// rule 5.2
#[test]
fn e027_a_cost_is_not_below_zero() {
    play(
        "ann: leader Sabine Wren; base Kestro City; hand 2-1B Surgical Droid; ground Quartermaster x2
         => ann can play 2-1B for 0",
    );
}

// rule 5.2
#[test]
fn e028_increases_come_before_decreases() {
    play(
        "ann: leader Sabine Wren; base Kestro City; res 3; hand 2-1B Surgical Droid; ground Quartermaster
         => ann can play 2-1B for 1",
    );
}

// rule 5.3b
#[test]
fn e029_ignoring_the_penalty_twice_is_ignoring_it() {
    play(
        "ann: leader Hera Syndulla; base Command Center; res 5; hand SOR_142; ground Spectre Envoy
         => ann can play SOR_142 for 2",
    );
}

// rule 10.8
#[test]
fn e030_a_card_being_played_does_not_help_itself() {
    play(
        "ann: leader Sabine Wren; base Capital City; res 3; hand Clone Friend
         => ann can play Clone Friend for 3",
    );
}

// rule 11.13
#[test]
fn e031_only_the_first_one_of_the_round() {
    play(
        "ann: leader Sabine Wren; base Capital City; res 9; hand Filler, Line Clone x2; ground Clone Friend
         ann plays Filler for 9",
    );
    play(
        "ann: leader Sabine Wren; base Capital City; res 9; hand Underworld Thug, Line Clone x2; ground Clone Friend
         ann plays Thug for 2
         bob passes
         ann plays Line Clone for 1
         bob passes
         ann plays Line Clone for 3",
    );
}

// rule 2.10
#[test]
fn e032_cost_means_the_printed_cost() {
    play(
        "ann: leader SOR_003; base Capital City; res 5; hand Swoop Racer, Consular Security Force
         ann uses Chewbacca
         => options Swoop Racer, decline
         ann picks Swoop Racer
         => ann: 0 ready; Swoop Racer: Sentinel",
    );
}

// rule 5.4
#[test]
fn e033_for_free_does_not_spare_other_costs() {
    play(
        "ann: base 25; res 3; hand You're My Only Hope; deck Open Fire
         bob: ground Saw Gerrera
         ann plays You're My Only Hope
         => ann: base 27
         ann picks option 2 > Saw
         => ann: base 29, discard 2; Saw: gone",
    );
}

// rule 24.1
#[test]
fn e034_who_dies_of_a_cost_resolves_nothing() {
    play(
        "ann: base 28; res 3; hand Open Fire
         bob: ground Saw Gerrera
         ann plays Open Fire
         => bob wins; Saw: undamaged; ann: base 30",
    );
}

// rule 5.4
#[test]
fn e035_playing_for_free_uses_the_discount_of_the_next_card() {
    play(
        "ann: res 7; hand Galactic Ambition, Underworld Thug, Swoop Racer; ground Bendu
         ann attacks bob's base with Bendu
         bob passes
         => ann can play Thug for 0; ann can play Swoop Racer for 1; ann can play Galactic Ambition for 7
         ann plays Galactic Ambition on Swoop Racer
         bob passes
         => ann can't play Thug (5.1); ann: base 3",
    );
}

// rule 16.2
#[test]
fn e036_the_discount_of_the_next_card_outlives_its_source() {
    play(
        "ann: res 1; hand Swoop Racer; ground Bendu (6 damage)
         bob: ground Wampa
         ann attacks bob's base with Bendu
         bob attacks Bendu with Wampa
         => Bendu: gone; ann can play Swoop Racer for 1",
    );
}

// rule 5.5
#[test]
fn e037_a_cost_whose_damage_a_shield_stops_is_paid() {
    play(
        "ann: ground Hard Trainer, Wampa (Shield)
         ann uses Hard Trainer on Wampa
         => Wampa: undamaged, no Shield; ann: hand 1",
    );
}

// rule 5.7
#[test]
fn e039_a_unit_that_dies_of_its_own_cost_still_acts() {
    play(
        "ann: ground Spent Prophet
         ann uses Spent Prophet
         => Prophet: gone; bob: base 3",
    );
}

// rule 5.5
#[test]
fn e040_another_cost_replaces_all_costs() {
    play(
        "ann: hand Bamboozle, Swoop Racer
         bob: ground Saw Gerrera
         ann plays Bamboozle > Swoop Racer > Saw
         => ann: base 0, discard 2; Saw: exhausted",
    );
}

// rule 4.2b
#[test]
fn e042_deploying_counts_resources_ready_or_not() {
    play(
        "ann: leader Anybody (exhausted); res Filler (exhausted) x5
         ann deploys Anybody
         => Anybody: ready, 3/5; bob to act",
    );
    play(
        "ann: res 4
         => ann can't deploy Anybody (4.2b)",
    );
}

// rule 4.2c
#[test]
fn e043_a_leader_deploys_once() {
    play(
        "ann: leader Luke Skywalker (deployed, 6 damage); res 6; hand Battlefield Marine
         bob: ground Wampa
         ann plays Marine
         bob attacks Luke with Wampa
         => ann: leader undeployed, leader exhausted; ann can't deploy Luke (8.3); ann can't use Luke (5.6)
         next round
         => ann: leader ready; ann can't deploy Luke (8.3); ann can use Luke",
    );
}

// rule 5.6
#[test]
fn e044_an_ability_is_paid_in_full_or_not_at_all() {
    play("ann: leader Luke Skywalker (exhausted); res 3\n=> ann can't use Luke (5.6)");
    play("ann: leader Luke Skywalker\n=> ann can't use Luke (5.1)");
    play("ann: res 1; space Fett's Firespray\nbob: ground Wampa\n=> ann can't use Firespray (5.1)");
}

// rule 3.3
#[test]
fn given_up_resources_are_exhausted_ones_as_long_as_there_are_any() {
    play(
        "ann: res Filler x6, Open Fire, Wampa; hand Lando Calrissian
         ann plays Lando > Open Fire > Wampa
         => ann: 2 ready, 6 resources, has Open Fire in hand, has Wampa in hand",
    );
    play(
        "ann: res Filler x6, Open Fire; hand Lando Calrissian
         ann plays Lando > Open Fire > Filler
         => ann: 1 ready, 5 resources",
    );
}
