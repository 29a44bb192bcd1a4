//! H. Uniqueness.

use crate::position::play;

// rule 22.2
#[test]
fn e185_of_two_copies_the_player_keeps_either_at_once() {
    play(
        "ann: res 3; hand Yoda; ground Yoda (2 damage)
         ann plays Yoda
         => ann decides; options Yoda x2
         ann picks Yoda #2
         => Yoda: undamaged; ann: discard 1",
    );
    play(
        "ann: res 3; hand Yoda; ground Yoda (2 damage)
         ann plays Yoda > Yoda #1
         => Yoda: 2 damage",
    );
}

// rule 22.2
#[test]
fn e186_the_arriving_copy_has_its_when_played() {
    play(
        "ann: res 3; hand Admiral Ackbar; ground Admiral Ackbar, Underworld Thug
         bob: ground Wampa
         ann plays Ackbar > Ackbar #1 > Wampa
         => Wampa: 2 damage; ann: discard 1",
    );
}

// rule 22.2
#[test]
fn e187_both_copies_see_the_arrival() {
    play(
        "ann: base 9; res 2; hand Colonel Yularen; ground Colonel Yularen
         ann plays Yularen > Yularen #1
         => ann decides
         ann picks Yularen #1
         => ann: base 7",
    );
}

// rule 22.2
#[test]
fn e188_the_defeated_copy_may_help_the_survivor() {
    play(
        "ann: res 6; hand Obi-Wan Kenobi; ground Obi-Wan Kenobi
         ann plays Obi-Wan > Obi-Wan #2
         => Obi-Wan: Experience x2; ann: hand 1",
    );
}

// rule 13.2
#[test]
fn e189_two_copies_of_an_aura_never_count_twice() {
    play(
        "ann: res 3; hand Withering Tyrant; ground Withering Tyrant
         bob: ground Battlefield Marine
         => Marine: 1/1
         ann plays Withering Tyrant > Withering Tyrant #2
         => Marine: 1/1",
    );
}

// rule 16.1
#[test]
fn e190_an_effect_of_the_replaced_copy_ends_first() {
    play(
        "ann: res 2; hand Sworn Patron x2; ground Battlefield Marine
         bob: res 3; hand Open Fire
         ann plays Sworn Patron
         => Marine: 5/5
         bob plays Open Fire on Marine
         ann plays Sworn Patron > Sworn Patron #2
         => Marine: gone",
    );
}

// rule 16.1c
#[test]
fn e191_the_effect_stays_when_the_new_copy_goes() {
    play(
        "ann: res 2; hand Sworn Patron x2; ground Battlefield Marine
         bob: res 3; hand Open Fire
         ann plays Sworn Patron
         bob plays Open Fire on Marine
         ann plays Sworn Patron > Sworn Patron #1
         ann picks Sworn Patron
         => Marine: 5/5, 4 damage; Sworn Patron: 1/2; bob to act",
    );
}

// rule 22.2
#[test]
fn e192_stealing_a_second_copy_is_decided_at_once() {
    play(
        "ann: res 6; hand Change of Heart; ground Yoda (1 damage)
         bob: ground Yoda
         ann plays Change of Heart > Yoda #2
         => ann decides; options Yoda x2
         ann picks Yoda #2
         => Yoda: undamaged, controlled by ann; ann: discard 2",
    );
}

// rule 22.2
#[test]
fn e193_copies_rescued_together_leave_one() {
    play(
        "ann: res 5; hand Vanquish; ground Yoda
         bob: ground Wampa (guards Yoda, guards Yoda)
         ann plays Vanquish > Wampa
         => ann decides; options Yoda x3
         ann picks Yoda #1
         => Yoda: ready; ann: discard 3, units 1",
    );
}

// rule 13.1
#[test]
fn e194_each_player_decides_before_any_trigger() {
    play(
        "ann: res 8; hand Superlaser Blast; ground Underworld Thug (guards Gideon Hask, guards Gideon Hask), Mayfly; base 9
         bob: ground Underworld Thug (guards Yoda, guards Yoda)
         ann plays Superlaser Blast
         => ann decides; options Yoda x2
         ann picks Yoda #1
         => bob decides; options Gideon Hask x2; ann: base 9
         bob picks Gideon Hask #1
         => ann decides",
    );
}

// rule 22.3
#[test]
fn e195_another_subtitle_is_another_card() {
    play(
        "ann: leader Luke Skywalker (deployed); res 7; hand SOR_051
         bob: ground Wampa
         ann plays SOR_051
         => ann: units 2; Wampa: 1/2",
    );
}

// rule 22.1
#[test]
fn e196_resources_and_captives_do_not_count() {
    play(
        "ann: res Yoda, Filler x3; hand Yoda
         bob: ground Wampa (guards Yoda)
         ann plays Yoda
         => Yoda: controlled by ann; bob to act",
    );
}

// rule 22.1
#[test]
fn e197_unique_upgrades_are_unique_too() {
    play(
        "ann: res 2; hand Luke's Lightsaber; ground Wampa (Luke's Lightsaber), Battlefield Marine
         ann plays Luke's Lightsaber on Marine
         => ann decides; options Luke's Lightsaber x2
         ann picks Luke's Lightsaber #2
         => Wampa: no upgrades; Marine: Luke's Lightsaber; ann: discard 1",
    );
}
