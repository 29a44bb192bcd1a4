//! One attack on two units (rule 9.7), and what is bound to its end (rules 9.5 and 9.6).

use crate::position::play;

// rule 9.7
#[test]
fn e075_two_defenders_hit_back_as_one_instance() {
    play(
        "ann: ground Twin Blade
         bob: ground Cantina Braggart, Wampa (1 damage)
         ann attacks Braggart with Twin Blade
         => ann decides; options Wampa, done
         ann picks Wampa
         => Braggart: gone; Wampa: gone; Twin Blade: 4 damage, exhausted; bob to act",
    );
    play(
        "ann: ground Twin Blade (Shield)
         bob: ground Battlefield Marine, Wampa (1 damage)
         ann attacks Marine with Twin Blade > Wampa
         => Marine: gone; Wampa: gone; Twin Blade: undamaged, no Shield",
    );
    play(
        "ann: ground Twin Blade
         bob: ground Battlefield Marine, Wampa
         ann attacks Marine with Twin Blade > Wampa
         => Twin Blade: gone; logged ann: Twin Blade attacks Battlefield Marine > ann: Twin Blade attacks Wampa as well
         => logged Twin Blade takes 3 damage from Battlefield Marine > Twin Blade takes 4 damage from Wampa",
    );
}

// rule 9.7
#[test]
fn one_unit_may_be_attacked_alone() {
    play(
        "ann: ground Twin Blade
         bob: ground Battlefield Marine, Wampa
         ann attacks Marine with Twin Blade > done
         => Marine: gone; Wampa: undamaged; Twin Blade: 3 damage",
    );
}

// rule 9.7
#[test]
fn e076_sentinel_restricts_both_choices_and_a_base_is_attacked_alone() {
    play(
        "ann: ground Twin Blade
         bob: ground Cell Block Guard, Wampa, Battlefield Marine
         ann attacks Guard with Twin Blade
         => Guard: gone; Wampa: undamaged; Marine: undamaged; Twin Blade: 3 damage; bob to act",
    );
    play(
        "ann: ground Twin Blade
         bob: ground Cell Block Guard, Cell Block Guard, Wampa
         ann attacks Guard #1 with Twin Blade
         => ann decides; options Guard, done
         ann picks Guard
         => bob: base 0; Wampa: undamaged; Twin Blade: gone",
    );
    play(
        "ann: ground Twin Blade
         bob: ground Battlefield Marine
         ann attacks bob's base with Twin Blade
         => bob: base 5; Marine: undamaged; bob to act",
    );
}

// rule 9.7
#[test]
fn e077_what_one_defender_does_to_the_attacker_counts_for_the_whole_attack() {
    play(
        "ann: ground Twin Blade
         bob: ground Battlefield Marine (Electrostaff), Wampa
         ann attacks Wampa with Twin Blade > Marine
         => Wampa: 4 damage; Marine: 4 damage; Twin Blade: gone",
    );
}

// rules 9.7 and 18.3
#[test]
fn overwhelm_adds_both_excesses() {
    play(
        "ann: ground Twin Blade (Overwhelming Blade)
         bob: ground Cantina Braggart, Death Star Stormtrooper
         ann attacks Braggart with Twin Blade > Stormtrooper
         => Braggart: gone; Stormtrooper: gone; bob: base 6",
    );
}

// rule 9.7
#[test]
fn a_text_about_the_defender_speaks_of_both_and_triggers_once() {
    // Both take 1 damage first; their player draws one card.
    play(
        "ann: base 9; ground Wampa (Double Lesson)
         bob: ground Cantina Braggart, Consular Security Force
         ann attacks Braggart with Wampa > Consular
         => Braggart: gone; Consular: 5 damage; Wampa: 3 damage; bob: hand 1; ann: base 9",
    );
    // Each defeated unit was attacked and defeated: 3 and 3 are healed.
    play(
        "ann: base 9; ground Wampa (Double Lesson, Shield)
         bob: ground Battlefield Marine, Emperor's Royal Guard
         ann attacks Marine with Wampa > Royal > \"(Battlefield Marine)\"
         => Marine: gone; Royal: gone; ann: base 3",
    );
}

// rule 9.7
#[test]
fn an_amount_about_the_defender_adds_both_up() {
    play(
        "ann: ground Twin Blade; hand Bloodhound
         bob: ground Wampa (1 damage, Experience x9), Consular Security Force (2 damage, Experience x9)
         ann plays Bloodhound > Wampa > Consular
         => Wampa: 9 damage; Consular: 10 damage",
    );
}

// rules 9.5b and 9.7
#[test]
fn who_deals_damage_first_meets_both_first() {
    play(
        "ann: ground Twin Blade; res 1; hand Shoot First
         bob: ground Battlefield Marine, Wampa
         ann plays Shoot First > Marine > Wampa
         => Marine: gone; Wampa: gone; Twin Blade: undamaged",
    );
}

// rules 9.5 and 9.6
#[test]
fn attacking_and_defeating_triggers_though_the_attacker_dies_of_the_same_damage() {
    play(
        "ann: ground Grim Duelist
         bob: ground Battlefield Marine
         ann attacks Marine with Duelist
         => Marine: gone; Duelist: gone; ann: hand 1",
    );
    play(
        "ann: ground Grim Duelist
         bob: ground Wampa
         ann attacks Wampa with Duelist
         => Wampa: 3 damage; Duelist: gone; ann: hand 0; bob to act",
    );
    play(
        "ann: ground Grim Duelist
         ann attacks bob's base with Duelist
         => bob: base 3; ann: hand 0; bob to act",
    );
}

// rule 9.7
#[test]
fn a_unit_that_enters_play_ready_attacks_one_target_like_any_other() {
    play(
        "ann: space Millennium Falcon
         bob: space TIE Advanced, Alliance X-Wing
         ann attacks TIE with Falcon
         => X-Wing: undamaged; bob to act",
    );
}
