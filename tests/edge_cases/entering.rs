//! D. Ambush and entering play.

use crate::position::play;

// rules 12.4 and 18.13
#[test]
fn e085_ambush_shielded_and_when_played_come_in_any_order() {
    play(
        "ann: res 2; hand Rash Newcomer
         bob: ground Cantina Braggart
         ann plays Rash Newcomer
         => ann decides; options \"Ambush\", \"Shielded\", Rash Newcomer #1
         ann picks \"Shielded\"
         => Newcomer: Shield; options \"Ambush\", Rash Newcomer #1
         ann picks Rash Newcomer #1
         => Newcomer: undamaged, no Shield",
    );
}

// rules 12.5 and 18.1
#[test]
fn e086_the_ambush_attack_is_over_before_the_rest() {
    play(
        "ann: res 2; hand Rash Newcomer
         bob: ground Vanguard Infantry, Yoda
         ann plays Rash Newcomer > \"Ambush\" > yes > Vanguard > bob: Yoda
         => Yoda: Experience; Newcomer: exhausted, 1 damage, no Shield; ann decides",
    );
}

// rule 18.1
#[test]
fn e087_ambush_without_a_unit_to_attack_does_nothing() {
    play(
        "ann: res 5; hand Syndicate Lackeys
         ann plays Syndicate Lackeys
         => Lackeys: exhausted; bob: base 0; bob to act",
    );
}

// rules 9.2d and 18.1
#[test]
fn e088_ambush_must_respect_sentinel_and_never_hits_a_base() {
    play(
        "ann: res 5; hand Syndicate Lackeys
         bob: ground Cell Block Guard, Wampa
         ann plays Syndicate Lackeys > yes
         => Guard: gone; Lackeys: exhausted, 3 damage",
    );
    play(
        "ann: res 5; hand Syndicate Lackeys
         bob: ground Yoda, Wampa
         ann plays Syndicate Lackeys > yes
         => options Yoda, Wampa; ann can't pick bob's base (18.1)",
    );
}

// rule 18.1
#[test]
fn e089_ambush_is_judged_when_it_resolves() {
    play(
        "ann: res 2; hand Clean Sweeper
         bob: ground Wampa
         ann plays Clean Sweeper > Clean Sweeper #1
         => Wampa: gone; Sweeper: exhausted; bob: base 0; bob to act",
    );
}

// rule 2.8
#[test]
fn e090_a_unit_that_comes_back_ambushes_again() {
    play(
        "ann: res 13; hand Syndicate Lackeys, Waylay
         bob: ground Consular Security Force, Mercenary Company
         ann plays Syndicate Lackeys > yes > Consular
         bob passes
         ann plays Waylay on Lackeys
         bob passes
         ann plays Syndicate Lackeys > yes > Consular
         => Consular: gone; Lackeys: exhausted",
    );
}

// rule 19.5
#[test]
fn e091_a_rescued_unit_neither_ambushes_nor_gets_a_shield() {
    play(
        "ann: res 5; hand Vanquish
         bob: ground Wampa (guards Syndicate Lackeys, guards Wilderness Fighter), Yoda
         ann plays Vanquish on Wampa
         => Lackeys: controlled by ann, exhausted; Wilderness Fighter: controlled by ann, exhausted, no Shield; bob to act",
    );
}

// rule 12.6
#[test]
fn e092_the_event_trigger_waits_for_the_unit_that_the_event_played() {
    play(
        "ann: res 3; hand Ambush Order, Underworld Thug; ground Bossk
         bob: ground Wampa
         ann plays Ambush Order > Thug > yes > Wampa
         => logged ann: Underworld Thug attacks Wampa > Bossk's ability triggers",
    );
}

// rule 12.6
#[test]
fn e093_the_rest_of_the_text_comes_before_the_triggers_of_the_unit() {
    play(
        "ann: base 5; hand Rough Landing, Mayfly
         ann plays Rough Landing > Mayfly
         => Mayfly: gone; ann decides; options Mayfly x2",
    );
}

// rule 13
#[test]
fn e094_a_unit_that_dies_on_arrival_has_both_triggers() {
    play(
        "ann: base 5; res 1; hand Mayfly
         bob: ground Withering Tyrant
         ann plays Mayfly
         => Mayfly: gone; ann decides
         ann picks Mayfly #1
         => ann: hand 1, base 3; bob to act",
    );
}

// rule 11.14
#[test]
fn e095_a_unit_that_died_on_arrival_gets_nothing() {
    play(
        "ann: res 4; hand Patrolling V-Wing, Vanguard Ace
         bob: ground Withering Tyrant
         ann plays V-Wing
         bob passes
         ann plays Vanguard Ace
         => V-Wing: gone; Ace: gone; not logged Vanguard Ace gets an Experience token; bob to act",
    );
}

// rules 12.4 and 13.3
#[test]
fn e096_what_an_arriving_aura_kills_shares_the_window_of_its_arrival() {
    play(
        "ann: res 3; hand Withering Tyrant; ground Colonel Yularen
         bob: ground Vanguard Infantry, Yoda
         ann plays Withering Tyrant
         => Vanguard: gone; Yoda: 0/2; bob decides",
    );
    play(
        "ann: res 6; hand Fleet Lieutenant, Mayfly
         bob: ground Withering Tyrant, Vanguard Infantry
         ann plays Mayfly > Mayfly #1
         => ann: hand 2",
    );
}

// rule 8.1
#[test]
fn e098_a_keyword_granted_to_the_played_card_is_on_it_when_it_enters() {
    play(
        "ann: base Energy Conversion Lab; res 2; hand Underworld Thug
         bob: ground Cantina Braggart
         ann uses Energy Conversion Lab > Thug > yes
         => Thug: Ambush, exhausted; Braggart: 2 damage",
    );
}

// rule 18.1
#[test]
fn e100_a_unit_given_away_ambushes_for_nobody() {
    play(
        "ann: res 1; hand Poisoned Gift
         bob: ground Cantina Braggart
         ann plays Poisoned Gift > \"Ambush\" > yes
         => Braggart: 2 damage; Gift: controlled by bob, exhausted",
    );
    play(
        "ann: res 1; hand Poisoned Gift
         bob: ground Cantina Braggart
         ann plays Poisoned Gift > Poisoned Gift #1
         => Braggart: undamaged; Gift: controlled by bob; bob to act",
    );
}

// rule 2.9
#[test]
fn e101_the_event_that_plays_a_unit_counts_as_a_card_played() {
    play(
        "ann: res 2; hand Sneak Attack, Vanguard Ace
         ann plays Sneak Attack > Vanguard Ace
         => Ace: Experience, ready",
    );
    play(
        "ann: res 2; hand Sneak Attack, Lothal Insurgent
         bob: hand Wampa
         ann plays Sneak Attack > Lothal Insurgent
         => bob: hand 1, discard 1, deck 5",
    );
}

// rule 12.6
#[test]
fn e102_units_of_one_event_are_played_one_after_the_other() {
    play(
        "ann: res 7; hand U-Wing Reinforcement; ground Bossk; deck Mayfly, Patrolling V-Wing, Open Fire
         bob: ground Wampa
         ann plays U-Wing Reinforcement > Mayfly > V-Wing > V-Wing
         => ann decides
         ann picks Wampa
         => logged ann plays Patrolling V-Wing for 0 > ann draws Open Fire > ann plays Mayfly for 0 > Bossk's ability triggers
         => Wampa: 2 damage",
    );
}

// rule 23.4
#[test]
fn e103_a_found_card_that_became_unplayable_goes_to_the_bottom() {
    play(
        "ann: res 7; hand U-Wing Reinforcement; deck Strict Officer, Underworld Thug, Yoda
         ann plays U-Wing Reinforcement > Strict Officer > Thug > done > Strict Officer
         => Officer: in play; Thug: gone; ann: deck 2; bottom of ann's deck is Underworld Thug",
    );
}

// rule 12.1
#[test]
fn e104_a_unit_does_not_see_the_event_that_plays_it() {
    play(
        "ann: res 4; hand Sneak Attack, Bossk
         bob: ground Wampa
         ann plays Sneak Attack > Bossk > no
         => Wampa: undamaged; Bossk: ready; bob to act",
    );
}

// rule 12.6
#[test]
fn e105_what_the_cost_triggered_comes_after_what_the_effect_triggered() {
    play(
        "ann: leader Bloody Chief; hand Patrolling V-Wing; ground Vanguard Infantry
         ann uses Bloody Chief > Patrolling V-Wing
         => ann: hand 1; logged Vanguard Infantry is defeated > Patrolling V-Wing's ability triggers > Vanguard Infantry's ability triggers
         => ann decides",
    );
}

// rule 2.9
#[test]
fn e106_deploying_is_not_playing() {
    play(
        "ann: leader Leia Organa; base 5; res 5; ground Colonel Yularen
         ann deploys Leia
         => ann: base 5, 5 ready; bob to act",
    );
}
