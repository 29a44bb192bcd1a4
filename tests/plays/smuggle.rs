//! Smuggle (rule 18.10).

use crate::position::play;

// rule 18.10
#[test]
fn the_top_card_takes_its_place_and_it_helps_to_pay() {
    play(
        "ann: res Pack Mule, Filler x2; deck Wampa, Open Fire
         ann smuggles Pack Mule for 3
         => Pack Mule: exhausted, 2/2; ann: 0 ready, 3 resources, has Wampa in resources, has Open Fire in hand
         => ann: deck 0; bob to act",
    );
}

// rule 18.10
#[test]
fn it_counts_as_an_exhausted_one_where_there_is_one() {
    play(
        "ann: res Pack Mule, Filler x4
         ann smuggles Pack Mule
         => ann: 2 ready, 5 resources",
    );
}

// rule 18.10
#[test]
fn a_free_one_leaves_a_ready_place() {
    play(
        "ann: res Side Door, Filler x2; ground Quartermaster; hand Filler
         ann smuggles Side Door > decline
         => ann: 2 ready, 3 resources, discard 1",
    );
}

// rule 18.10
#[test]
fn an_empty_deck_replaces_nothing() {
    play(
        "ann: res Sticky Hook, Filler x2; deck none; ground Wampa
         ann smuggles Sticky Hook for 2
         => ann: 1 ready, 2 resources, base 0; Wampa: Sticky Hook",
    );
}

// rules 5.3a, 18.10
#[test]
fn the_icons_in_its_brackets_count() {
    play(
        "ann: leader Han Solo; base Chopper Base; res Pack Mule, Filler x2; hand Pack Mule
         => ann can smuggle Pack Mule for 3; ann can't play Pack Mule (5.1)",
    );
    play(
        "ann: leader Sabine Wren; base Kestro City; res Pack Mule, Filler x3
         => ann can't smuggle Pack Mule (5.1)",
    );
}

// rules 5.5, 18.10
#[test]
fn more_than_resources_may_be_asked_for() {
    play(
        "ann: res Toll Runner, Filler x2
         => ann can't smuggle Toll Runner (5.6)",
    );
    play(
        "ann: res Toll Runner, Filler x2; ground Wampa, Battlefield Marine
         ann smuggles Toll Runner > Wampa
         => Wampa: 2 damage; Marine: undamaged; Toll Runner: exhausted; ann: 0 ready",
    );
}

// rule 18.10
#[test]
fn it_is_not_played_from_the_hand() {
    play(
        "ann: res Toll Runner, Filler x2; ground Wampa
         bob: space Alliance X-Wing
         ann smuggles Toll Runner
         => Toll Runner: exhausted, no Ambush; bob to act",
    );
}

// rule 18.10
#[test]
fn smuggle_that_is_given_is_another_way() {
    play(
        "ann: res Filler, Filler x10; ground Lane Keeper
         ann smuggles Filler for 11
         => Filler: 1/1; Lane Keeper: Experience; ann: 0 ready, 11 resources",
    );
    play(
        "ann: res Toll Runner, Filler x3; ground Lane Keeper, Wampa
         ann picks \"Smuggle Toll Runner (4)\"
         => Wampa: undamaged; Lane Keeper: undamaged, Experience",
    );
    play(
        "ann: res Filler x11
         bob: ground Lane Keeper
         => ann can't smuggle Filler (-)",
    );
}

// rules 8.1, 18.10
#[test]
fn a_text_can_let_one_smuggle_for_less() {
    play(
        "ann: res Pack Mule, Filler; hand Side Door; deck Wampa, Open Fire, Filler
         ann plays Side Door > Pack Mule
         => Pack Mule: exhausted; ann: 1 ready, 2 resources, hand 2",
    );
    play(
        "ann: res Filler x2; hand Side Door
         ann plays Side Door
         => bob to act; ann: 2 resources, discard 1",
    );
}

// rules 3.7, 18.10
#[test]
fn resources_are_known_by_their_smuggle() {
    play(
        "ann: hand Search Warrant
         bob: res Pack Mule, Filler
         ann plays Search Warrant > Pack Mule > Filler
         => bob: 1 resources, discard 1; Pack Mule: in bob's discard",
    );
    play(
        "ann: hand Search Warrant
         bob: res Pack Mule, Filler; ground Lane Keeper
         ann plays Search Warrant > Pack Mule > Filler
         => bob: 0 resources, discard 2",
    );
}
