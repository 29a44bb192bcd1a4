//! What the options of real positions say about their results.

use super::board::screen_with;
use super::dump::text;
use screen::game::voice::Detail;
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use seats::Seat;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::notation::{self, Ground, Names, option};
use swu_screen::board::scene::BoardState;
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_view::View;

static DATA: LazyLock<CardData> = LazyLock::new(|| CardData::of(Library::embedded()));

/// What some eyes see after these picks in a position.
pub(super) fn seen(position: &str, picks: &[&str], eyes: Eyes) -> View {
    let scenario = notation::read(position, &DATA.library, Ground::USUAL).expect("a position").scenario;
    let mut game = Game::scenario(&DATA.book, &scenario, 1, &mut Log::default()).expect("it can be laid");
    let names = Names::usual();
    let seats: Vec<String> =
        ["Ann", "Bob", "Cid"].iter().take(scenario.seats.len()).map(|name| (*name).to_owned()).collect();
    let seats = seats.as_slice();
    for pick in picks {
        let decision = game.view(&DATA.book, seats, Eyes::Judge).decision.expect("somebody decides");
        let labels: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
        let place = option(&decision, pick, &names);
        let place = place.unwrap_or_else(|_| panic!("{pick:?} is not one of {labels:?} ({})", decision.prompt));
        game.choose(&DATA.book, place, &mut Log::default()).expect("it is on the list");
    }
    let mut view = game.view(&DATA.book, seats, eyes);
    game.foresee(&DATA.book, seats, eyes, &mut view);
    view
}

/// The options after these picks, in sentences.
fn said(position: &str, picks: &[&str]) -> Vec<String> {
    let view = seen(position, picks, Eyes::Of(Seat(0)));
    let mut labels = Labels::default();
    labels.update(&view);
    narrate::decision(&view, &labels, Detail::Full, false)
}

/// Whether there is an option that begins and ends like this.
#[track_caller]
fn offers(said: &[String], begins: &str, ends: &str) {
    let fits = |line: &&String| line.split_once(". ").is_some_and(|(_, line)| line.starts_with(begins));
    let option = said.iter().find(fits).unwrap_or_else(|| panic!("no {begins} in {said:#?}"));
    assert!(option.ends_with(ends), "{option:?} does not end in {ends:?}");
}

#[test]
fn what_an_option_is_about_comes_first() {
    let said = said("ann: base 12; space Restored ARC-170\nbob: base 2", &["\"Attack with Restored\""]);
    offers(&said, "Bob's base", ": 28 to 26, Ann's base 18 to 19");
}

#[test]
fn an_attack_that_begins_with_a_choice_or_a_hidden_card_is_told_but_for_it() {
    let said_of = |unit: &str| {
        let position = format!("ann: ground {unit}; hand Wampa; res 2\nbob: ground Wampa");
        said(&position, &[&format!("\"Attack with {unit}\"")])
    };
    offers(&said_of("R2-D2"), "Bob's base", ": 30 to 29");
    offers(&said_of("C-3PO"), "Wampa", ": 5 to 4, C-3PO dies");
    offers(&said_of("Sabine Wren"), "Wampa", ": 5 to 3, Sabine Wren dies; its ability may change it");
}

#[test]
fn a_shield_that_a_unit_gets_is_what_its_option_says_first() {
    let position = "ann: leader SOR_005 (deployed); ground Battlefield Marine, R2-D2\nbob: ground Wampa";
    let said = said(position, &["\"Attack with Luke\"", "Wampa"]);
    offers(&said, "R2-D2", ": gets a Shield, Luke Skywalker 7 to 3, Wampa 5 to 1");
}

#[test]
fn who_guards_a_captive_frees_it_by_dying() {
    let position = "ann: ground Wampa\nbob: ground Battlefield Marine (guards R2-D2)";
    offers(
        &said(position, &["\"Attack with Wampa\""]),
        "Battlefield Marine",
        ": dies, frees R2-D2; Bob's base 30 to 29; Wampa 5 to 2",
    );
}

#[test]
fn what_has_no_hp_left_dies_though_somebody_chooses_first() {
    let position = "ann: leader SOR_010; res 9; hand Death Star Stormtrooper\nbob: ground Death Star Stormtrooper";
    let picks = ["\"Play Death Star\"", "pass", "\"Use Darth Vader\""];
    let said = said(position, &picks);
    assert!(said.iter().any(|line| line.contains("Death Star Stormtrooper") && line.contains(": dies")), "{said:#?}");
}

#[test]
fn a_unit_that_returns_says_to_whose_hand() {
    let position = "ann: res 9; hand Waylay; ground R2-D2\nbob: ground Wampa";
    offers(&said(position, &["\"Play Waylay\""]), "Wampa", ": back to Bob's hand");
}

#[test]
fn what_an_upgrade_would_make_of_each_unit_is_told_to_who_plays_it() {
    let position = "ann: res 9; hand Jedi Lightsaber; ground Wampa, Battlefield Marine\nbob:";
    let said = said(position, &["\"Play Jedi Lightsaber\""]);
    offers(&said, "Wampa", ": power 4 to 7, HP 5 to 8");
    offers(&said, "Battlefield Marine", ": power 3 to 6, HP 3 to 6");
}

#[test]
fn at_a_small_table_of_several_it_is_told_against_whom_the_attacker_dies() {
    let units = "ground Wampa, AT-ST, R2-D2, C-3PO";
    let position = format!("ann: ground Rebel Pathfinder\nbob: {units}\ncid: {units}");
    let view = seen(&position, &["\"Attack with Rebel\""], Eyes::Public);
    let screen = text(&screen_with(&view, 80, 24, &Look::new(&ASCII), &BoardState::default()));
    assert!(screen.contains("Rebel Pathfinder dies against "), "{screen}");
}

#[test]
fn a_shield_for_another_unit_may_change_a_fight_with_a_unit_and_none_with_a_base() {
    let position = "ann: leader SOR_005 (deployed); ground Battlefield Marine\nbob: ground Wampa";
    let said = said(position, &["\"Attack with Luke\""]);
    offers(&said, "Bob's base", ": 30 to 26");
    offers(&said, "Wampa", "; its ability may change it");
}

#[test]
fn a_bonus_that_ends_with_the_attack_is_no_loss() {
    let position = "ann: ground Battlefield Marine; space Red Three\nbob: base 0";
    offers(&said(position, &["\"Attack with Battlefield\""]), "Bob's base", ": 30 to 26");
    // An event's bonus is in effect before the attack is declared.
    let position = "ann: res 9; hand Shoot First; ground Wampa\nbob: base 0";
    let said = said(position, &["\"Play Shoot\"", "Wampa"]);
    let base = said.iter().find(|line| line.contains("Bob's base")).unwrap_or_else(|| panic!("{said:#?}"));
    assert!(base.contains(": 30 to ") && !base.contains("power"), "{base}");
}

#[test]
fn what_is_exhausted_says_so_and_what_is_already_too() {
    let position = "ann: res 9; hand Asteroid Sanctuary\nbob: ground Wampa, R2-D2 (exhausted)";
    let said = said(position, &["\"Play Asteroid\""]);
    offers(&said, "Wampa", ": is exhausted");
    offers(&said, "R2-D2", ": is exhausted already");
}

#[test]
fn of_two_copies_each_row_says_that_it_stays() {
    let position = "ann: res 9; hand Sabine Wren; ground Sabine Wren\nbob:";
    let said = said(position, &["\"Play Sabine\""]);
    let rows = said.iter().filter(|line| line.contains(": stays, the other one is defeated"));
    assert_eq!(rows.count(), 2, "{said:#?}");
}

#[test]
fn a_looked_at_card_that_does_not_fit_says_why() {
    let position = "ann: ground C-3PO; deck Battlefield Marine\nbob:";
    let said = said(position, &["\"Attack with C-3PO\"", "\"Bob's base\"", "3"]);
    let why = "Go on: Battlefield Marine costs 2, and the chosen number is 3";
    assert!(said.iter().any(|line| line.ends_with(why)), "{said:#?}");
}

#[test]
fn the_shield_of_another_unit_is_told_as_its_own() {
    let said = said("ann: ground AT-ST (Shield)\nbob: ground Wampa", &["\"Attack with AT-ST\""]);
    offers(&said, "Wampa", "AT-ST's Shield stops 4");
}
