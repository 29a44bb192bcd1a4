//! J, L and M. Captives, resources, control, last known information, hidden information, decks.

use crate::position::play;

// rules 19.4 and 19.5
#[test]
fn e226_when_the_guard_goes_its_captives_come_back() {
    play(
        "ann: res 3; hand Waylay
         bob: ground Wampa (guards Yoda, guards ann's Battlefield Marine)
         ann plays Waylay
         => Yoda: controlled by ann, exhausted; Marine: controlled by ann, exhausted",
    );
    play(
        "ann: res 4; hand Takedown
         bob: ground Wampa (guards Yoda, guards bob's Battlefield Marine)
         ann plays Takedown
         => Yoda: controlled by ann, exhausted; Marine: controlled by bob, exhausted",
    );
}

// rule 19.3
#[test]
fn e227_a_stolen_guard_keeps_its_captives_for_their_owners() {
    play(
        "ann: res 6; hand Change of Heart
         bob: res 4; hand Takedown; ground Wampa (guards Yoda)
         ann plays Change of Heart
         => Wampa: controlled by ann, guards Yoda
         bob plays Takedown
         => Yoda: controlled by ann, exhausted; Wampa: in bob's discard",
    );
}

// rule 15.5
#[test]
fn e228_captives_come_back_after_the_wipe() {
    play(
        "ann: res 8; hand Superlaser Blast; ground Wampa (guards Battlefield Marine)
         bob: ground Wampa (guards Yoda), Underworld Thug
         ann plays Superlaser Blast
         => Yoda: controlled by ann, exhausted; Marine: controlled by bob, exhausted; ann: units 1; bob: units 1",
    );
}

// rule 3.7
#[test]
fn e266_a_defeated_resource_triggers_nothing_and_is_no_defeated_unit() {
    play(
        "ann: leader Han Solo; res Vanguard Infantry, Filler (exhausted) x5; hand Wampa, The Emperor's Legion; ground Yoda
         ann uses Han
         => ann decides
         ann picks Wampa
         next round
         => ann decides
         ann picks Vanguard Infantry
         => Vanguard Infantry: in ann's discard; Yoda: no upgrades; ann to act
         ann plays The Emperor's Legion
         => Vanguard Infantry: in ann's discard; ann: discard 2",
    );
}

// rule 20.3
#[test]
fn e267_a_stolen_resource_stays_as_it_is() {
    play(
        "ann: hand Grand Theft
         bob: res Wampa (exhausted)
         ann plays Grand Theft
         => ann: 1 resources, 0 ready; bob: 0 resources",
    );
    play(
        "ann: hand Grand Theft
         bob: res Wampa
         ann plays Grand Theft
         => ann: 1 resources, 1 ready",
    );
}

// rule 20.1
#[test]
fn e290_a_unit_changes_sides_as_it_is() {
    play(
        "ann: res 6; hand Change of Heart
         bob: ground Wampa (2 damage, exhausted, Shield, Entrenched)
         ann plays Change of Heart
         => Wampa: controlled by ann, 2 damage, exhausted, Shield, Shield owned by ann, Entrenched owned by bob, 7/8",
    );
}

// rule 20.1
#[test]
fn e291_a_stolen_aura_turns_round_at_once() {
    play(
        "ann: res 6; hand Change of Heart; ground Wampa
         bob: ground General Veers, Death Star Stormtrooper (1 damage)
         => Stormtrooper: 4/2
         ann plays Change of Heart > Veers
         => Stormtrooper: gone; Wampa: 4/5",
    );
}

// rule 16.1
#[test]
fn e292_a_ban_binds_the_original_opponents() {
    play(
        "ann: res 2; hand Regional Governor
         bob: res 9; hand Wampa, Change of Heart
         ann plays Regional Governor > \"Wampa\"
         => bob can't play Wampa (8.1)
         bob plays Change of Heart > Governor
         ann passes
         => Governor: controlled by bob; bob can't play Wampa (8.1)",
    );
}

// rule 16.3
#[test]
fn e293_a_unit_that_left_is_not_given_back() {
    play(
        "ann: res 9; hand Change of Heart, Waylay
         bob: res 3; ground Cantina Braggart
         ann plays Change of Heart
         => Braggart: controlled by ann
         bob passes
         ann plays Waylay
         bob plays Braggart
         next round
         => Braggart: controlled by bob",
    );
    play(
        "ann: res 6; hand Change of Heart
         bob: ground Cantina Braggart
         ann plays Change of Heart
         all pass
         => regroup phase; Braggart: controlled by bob",
    );
}

// rule 15.9
#[test]
fn e294_last_known_power_counts() {
    play(
        "ann: ground Parting Blow (Academy Training, Experience)
         bob: res 5; hand Vanquish
         ann passes
         bob plays Vanquish
         => bob: base 5",
    );
}

// rule 23.4
#[test]
fn e298_a_search_may_find_nothing() {
    play(
        "ann: res 1; hand Recruit; deck Wampa, Open Fire, Yoda, Open Fire, Open Fire, Filler
         ann plays Recruit
         => options Wampa, Yoda, done
         ann picks done
         => ann: hand 0, deck 6; top of ann's deck is Filler",
    );
}

// rule 1.2
#[test]
fn e299_a_short_deck_is_searched_as_far_as_it_goes() {
    play(
        "ann: res 2; hand Prepare for Takeoff; deck AT-ST, Wampa, Snowspeeder
         ann plays Prepare for Takeoff > AT-ST > Snowspeeder
         => ann: hand 2, deck 1; logged ann searches 3 cards",
    );
}

// rule 23.3
#[test]
fn e300_each_card_that_cannot_be_drawn_costs_three() {
    play(
        "ann: res 3; hand Mission Briefing; deck Wampa
         ann plays Mission Briefing on ann
         => ann: hand 1, deck 0, base 3",
    );
}

// rule 23.3
#[test]
fn e301_what_is_there_is_drawn_before_the_base_is_defeated() {
    play(
        "ann: base 27; res 3; hand Mission Briefing; deck Wampa
         ann plays Mission Briefing on ann
         => bob wins; ann: has Wampa in hand, base 30",
    );
}

// rule 23.3
#[test]
fn e302_the_drawer_suffers_whoever_caused_it() {
    play(
        "ann: hand Forced Study; leader Cassian Andor (deployed)
         bob: deck none
         ann plays Forced Study
         => bob: base 3, hand 0; ann: hand 0; bob to act",
    );
}

// rule 23.2
#[test]
fn e303_discarding_does_as_much_as_it_can() {
    play(
        "ann: res 6; hand Forced Surrender; ground Wampa
         bob: hand Yoda; space Alliance X-Wing
         ann attacks bob's base with Wampa
         bob passes
         ann plays Forced Surrender
         => bob: hand 0, discard 1; ann: hand 2",
    );
    play(
        "ann: res 6; hand Black One
         ann plays Black One > yes
         => ann: hand 3",
    );
}

// rule 11.3
#[test]
fn e304_the_only_friendly_unit_must_be_chosen() {
    play(
        "ann: res 3; hand Death Trooper
         bob: ground Wampa
         ann plays Death Trooper
         => Death Trooper: 2 damage; Wampa: 2 damage",
    );
}

// rule 11.3
#[test]
fn e305_a_unit_may_have_to_return_itself() {
    play(
        "ann: res 2; hand Pirated Starfighter
         ann plays Pirated Starfighter
         => Pirated Starfighter: in ann's hand; ann: units 0",
    );
}

// rule 23.7
#[test]
fn e306_returning_takes_from_play_only() {
    play(
        "ann: res 3; hand Waylay; discard Yoda
         bob: ground Wampa (guards Battlefield Marine), Underworld Thug; discard Yoda
         ann plays Waylay
         => options Wampa, Thug",
    );
}

// rule 11.12
#[test]
fn e307_a_named_card_is_every_card_of_that_title() {
    play(
        "ann: res 2; hand Regional Governor
         bob: res 9; hand SOR_087, Darth Vader; leader Darth Vader
         ann plays Regional Governor > \"Darth Vader\"
         => bob can't play Darth Vader (8.1)",
    );
}

// rules 11.4 and 11.6
#[test]
fn e308_choosing_none_is_not_doing_it() {
    play(
        "ann: hand Small Gifts; ground Wampa
         ann plays Small Gifts > done
         => ann: hand 0; Wampa: no upgrades",
    );
    play(
        "ann: hand Small Gifts; ground Wampa
         ann plays Small Gifts > Wampa
         => ann: hand 1; Wampa: Experience",
    );
}

// rule 11.10
#[test]
fn e309_the_second_of_two_is_chosen_after_the_first() {
    play(
        "ann: res 4; hand Aggression; deck Wampa
         ann plays Aggression > option 1
         => ann: has Wampa in hand; options option 2, option 3, option 4",
    );
}

// rule 17.1
#[test]
fn e311_power_is_clamped_only_at_the_end() {
    play(
        "ann: ground Cantina Braggart
         bob: res 1; hand Disarm
         ann passes
         bob plays Disarm
         => Braggart: 0/3
         ann attacks with Braggart
         => bob: base 0",
    );
}

// rule 17.1
#[test]
fn e312_no_condition_sees_a_sum_half_done() {
    play(
        "ann: ground Threshold
         ann attacks with Threshold
         => bob: base 5",
    );
}

// rule 10.1
#[test]
fn e313_conditions_in_a_circle_are_false() {
    play(
        "ann: ground Mirror Monk x2
         => Mirror Monk #1: no Restore; Mirror Monk #2: no Restore",
    );
    play(
        "ann: ground Mirror Monk x2, Yoda
         => Mirror Monk #1: Restore 1; Mirror Monk #2: Restore 1",
    );
}

// rule 24.2
#[test]
fn e314_two_bases_at_once_make_a_draw() {
    play(
        "ann: leader Sabine Wren; base 29
         bob: base 29
         ann uses Sabine
         => a draw",
    );
}

// rule 24.3
#[test]
fn e315_who_concedes_loses_at_once() {
    play(
        "ann: res 3; hand Open Fire
         bob: ground Wampa, Yoda
         ann plays Open Fire
         => ann decides
         bob concedes
         => ann wins; Wampa: undamaged; Yoda: undamaged",
    );
}

// rules 16.2 and 24.3
#[test]
fn e316_who_would_lose_later_may_win_first() {
    play(
        "ann: hand All Or Nothing; ground Wampa
         bob: base 26
         ann plays All Or Nothing
         bob passes
         ann attacks bob's base with Wampa
         => ann wins",
    );
    play(
        "ann: hand All Or Nothing
         ann plays All Or Nothing
         bob passes
         ann passes
         => bob wins",
    );
}

// rules 16.2 and 16.3
#[test]
fn e318_a_sneak_attacker_that_left_is_spared() {
    play(
        "ann: res 9; hand Sneak Attack, Cantina Braggart, Waylay
         ann plays Sneak Attack > Braggart
         bob passes
         ann plays Waylay
         bob passes
         ann plays Braggart
         next round
         => Braggart: ready",
    );
    play(
        "ann: res 9; hand Sneak Attack, Vanguard Infantry; ground Yoda
         ann plays Sneak Attack > Vanguard Infantry
         => Vanguard: ready
         bob passes
         ann passes
         => Vanguard: gone; ann decides; ann: hand 0, deck 6
         ann picks Yoda
         => regroup phase; Yoda: Experience; ann: hand 2",
    );
}

// rule 15.8
#[test]
fn e295_lowering_hp_is_defeating() {
    play(
        "ann: res 20; hand Make an Opening, SHD_182; ground Wampa (exhausted)
         bob: ground Underworld Thug (1 damage)
         ann plays Make an Opening > Underworld Thug
         => Underworld Thug: gone
         bob passes
         ann plays SHD_182 for 3",
    );
}

// rule 15.8
#[test]
fn e297_whoever_takes_the_last_hp_away_is_responsible() {
    play(
        "ann: res 20; hand Open Fire, SHD_182; ground Wampa (exhausted)
         bob: res 20; hand Confiscate; ground Battlefield Marine (Academy Training)
         ann plays Open Fire > Marine
         bob plays Confiscate > Academy Training
         => Marine: gone
         ann plays SHD_182 for 5",
    );
}
