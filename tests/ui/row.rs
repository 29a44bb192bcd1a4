//! The row of the last action, in real games: losses come first, and nothing is said twice.

use hotseat::narration::Narration;
use seats::Seat;
use shell::practice::tabletop::Tabletop;
use std::sync::{Arc, LazyLock};
use swu_cards::library::Library;
use swu_hosted::{CardData, Unlimited};
use swu_rules::look::Eyes;
use swu_rules::notation::{self, Ground, Names, option};

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

/// A position in which these picks were made.
fn played(position: &str, picks: &[&str]) -> Tabletop {
    let scenario = notation::read(position, &DATA.library, Ground::USUAL).expect("a position").scenario;
    let names = Names::usual();
    let seats: Vec<String> =
        ["Ann", "Bob", "Cid"].iter().take(scenario.seats.len()).map(|name| (*name).to_owned()).collect();
    let game = Unlimited::laid(&DATA, seats.clone(), &scenario, 1).expect("it can be laid");
    let mut table = Tabletop::of(game, Seat(0));
    for pick in picks {
        let view = table.game().view(&DATA.book, &seats, Eyes::Judge);
        let decision = view.decision.expect("somebody decides");
        let labels: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
        let place = option(&decision, pick, &names);
        let place = place.unwrap_or_else(|_| panic!("{pick:?} is not one of {labels:?} ({})", decision.prompt));
        table.make(place).expect("it is on the list");
    }
    table
}

/// What the row says after these picks, if there is room for all of it.
fn row(position: &str, picks: &[&str]) -> String {
    let told = Narration::of(played(position, picks).log()).expect("something happened");
    let parts: Vec<&str> = told.parts.iter().map(|part| part.text.as_str()).collect();
    if parts.is_empty() { told.head } else { format!("{}: {}", told.head, parts.join("; ")) }
}

#[test]
fn an_attack_on_a_base_tells_its_hp_and_not_its_name_again() {
    let told = row("ann: ground Wampa\nbob: base 3", &["\"Attack with Wampa\"", "\"base\""]);
    assert_eq!(told, "Ann: Wampa attacks Bob's base: 27 -> 23");
}

#[test]
fn both_that_fell_are_told_before_the_base() {
    let position = "ann: ground First Legion Snowtrooper\nbob: ground Snowspeeder (3 damage)";
    let told = row(position, &["\"Attack with First\"", "Snowspeeder"]);
    assert_eq!(told, "Ann: First Legion Snowtrooper attacks Snowspeeder: both are defeated; Bob's base 30 -> 29");
}

#[test]
fn who_of_the_two_fell_is_told_by_name_or_in_a_word() {
    let position = "ann: ground Wampa\nbob: ground Battlefield Marine";
    let table = played(position, &["\"Attack with Wampa\"", "Marine"]);
    let told = Narration::of(table.log()).expect("an attack");
    assert_eq!(told.head, "Ann: Wampa attacks Battlefield Marine");
    let [fell, base, hurt] = told.parts.as_slice() else { panic!("{told:?}") };
    assert_eq!((&*fell.text, &*fell.short), ("Battlefield Marine is defeated", "it is defeated"));
    assert_eq!(base.text, "Bob's base 30 -> 29");
    assert_eq!((&*hurt.text, &*hurt.short), ("Wampa 5 -> 2", "attacker 5 -> 2"));
    let position = "ann: ground Battlefield Marine\nbob: ground Battlefield Marine (Shield)";
    let told = row(position, &["\"Attack with\"", "Marine"]);
    assert_eq!(
        told,
        "Ann: Battlefield Marine attacks Battlefield Marine: the attacker is defeated; Battlefield Marine loses a \
         Shield token"
    );
}

#[test]
fn a_lost_shield_says_whose_and_stands_behind_the_hp() {
    let position = "ann: ground Consular Security Force (Shield)\nbob: ground Wampa";
    let told = row(position, &["\"Attack with\"", "Wampa"]);
    assert_eq!(
        told,
        "Ann: Consular Security Force attacks Wampa: 5 -> 2; Consular Security Force loses a Shield token"
    );
}

#[test]
fn what_an_ability_killed_is_told_with_who_fell_in_the_fight() {
    let position = "ann: leader SOR_010 (deployed)\nbob: ground R2-D2 (3 damage), Battlefield Marine (2 damage)";
    let told = row(position, &["\"Attack with Darth Vader\"", "Marine", "R2-D2"]);
    assert_eq!(
        told,
        "Ann: Darth Vader attacks Battlefield Marine: R2-D2 and Battlefield Marine are defeated; Darth Vader 8 -> 5"
    );
}

#[test]
fn an_ability_that_changes_nothing_says_so() {
    let told = row("ann: res 2; hand Snowtrooper Lieutenant\nbob:", &["\"Play Snowtrooper\""]);
    assert_eq!(told, "Ann plays Snowtrooper Lieutenant for 2: its ability has no effect");
}

#[test]
fn an_action_ability_of_which_nothing_comes_says_so() {
    let told = row("ann: leader SOR_005; res 2\nbob:", &["\"Use Luke\""]);
    assert!(told.starts_with("Ann uses Luke Skywalker, without effect"), "{told}");
}

#[test]
fn who_collects_a_bounty_is_told() {
    let position = "ann: ground Wampa\nbob: ground Wanted Insurgents (2 damage)";
    let told = row(position, &["\"Attack with Wampa\"", "Wanted", "yes", "Wampa"]);
    assert!(told.contains("Ann collects Wanted Insurgents' Bounty"), "{told}");
}

#[test]
fn an_upgrade_is_not_said_to_be_attached_where_it_was_played_on_something() {
    let position = "ann: res 9; hand Jedi Lightsaber; ground Wampa\nbob:";
    let told = row(position, &["\"Play Jedi Lightsaber\"", "Wampa"]);
    assert!(told.starts_with("Ann plays Jedi Lightsaber on Wampa for ") && !told.contains(':'), "{told}");
}

#[test]
fn cards_that_are_revealed_come_before_those_that_are_looked_at() {
    let position = "ann: res 4; hand Grand Moff Tarkin
         deck AT-ST, AT-ST, Death Trooper, Wampa, Wampa, Wampa
         bob:";
    let picks = ["\"Play Grand Moff Tarkin\"", "AT-ST", "Death Trooper"];
    let told = row(&position.replace("\n         ", "; ").replace("; bob", "\nbob"), &picks);
    assert_eq!(
        told,
        "Ann plays Grand Moff Tarkin for 4: Ann reveals AT-ST and Death Trooper; Ann draws AT-ST and Death Trooper; \
         Ann looks at 5 cards on top of their own deck: AT-ST, AT-ST, Death Trooper, Wampa, Wampa"
    );
}

#[test]
fn equal_cards_that_are_revealed_are_counted() {
    let position = "ann: res 4; hand Grand Moff Tarkin; deck AT-ST, AT-ST, Wampa, Wampa, Wampa, Wampa\nbob:";
    let told = row(position, &["\"Play Grand Moff Tarkin\"", "AT-ST", "AT-ST"]);
    assert!(told.contains(": Ann reveals 2 copies of AT-ST; Ann draws 2 copies of AT-ST; "), "{told}");
}

#[test]
fn what_is_healed_stands_with_its_subject_behind_the_target() {
    let position = "ann: base 12; space Restored ARC-170\nbob: base 2";
    let told = row(position, &["\"Attack with Restored\"", "\"base\""]);
    assert_eq!(told, "Ann: Restored ARC-170 attacks Bob's base: 28 -> 26; Ann's base 18 -> 19");
}

#[test]
fn a_resource_that_is_defeated_is_called_one() {
    let position = "ann: leader SOR_017 (deployed); res 1; deck Wampa x6\nbob: deck Wampa x6";
    let (attack, none) = (["\"Attack with Han Solo\"", "\"base\""], "\"No resource\"");
    let table = played(position, &[&attack[..], &["pass", "pass", none, none, "Wampa"]].concat());
    let told: Vec<&str> = table.log().iter().map(|line| line.text.as_str()).collect();
    assert!(told.iter().any(|line| line.starts_with("Ann's resource ")), "{told:#?}");
}

#[test]
fn at_a_table_of_several_everything_says_whose_it_is() {
    let position = "ann: ground Wampa\nbob: ground Battlefield Marine\ncid:";
    let told = row(position, &["\"Attack with Wampa\"", "Marine"]);
    assert_eq!(
        told,
        "Ann: Wampa attacks Bob's Battlefield Marine: Bob's Battlefield Marine is defeated; Bob's base 30 -> 29; \
         Ann's Wampa 5 -> 2"
    );
}
