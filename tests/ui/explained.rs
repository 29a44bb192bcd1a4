//! What appears on the table is explained there: upgrades, prices, signs, piles.

use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, lists, make};
use seats::Seat;
use swu_screen::labels::Labels;
use swu_screen::lines::describe;
use swu_screen::prompt::menu::Menu;
use swu_screen::screens::asks;
use swu_screen::thing::Thing;
use swu_view::{Counter, CountersView, DecisionKind, Verb, View, ZoneView};

fn desk(view: View) -> Desk {
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.resize(100, 40);
    desk
}

/// Luke with a lightsaber of Bob's.
fn armed() -> View {
    let mut view = duel::open();
    let luke = make::with(view.seats[0].units[0].clone(), &["Jedi Lightsaber"]);
    view.seats[0].units[0] = luke;
    let upgrade = &mut view.seats[0].units[0].upgrades[0];
    (upgrade.id, upgrade.controller) = ("TST_003".into(), Seat(1));
    view
}

#[test]
fn an_upgrade_is_read_on_the_page_of_its_unit_and_found_by_its_name() {
    let mut desk = desk(armed());
    desk.press("/").type_line("lightsaber");
    desk.press("Enter");
    let screen = desk.screen();
    assert!(screen.contains("upgrade  Jedi Lightsaber +3/+1 (Bob)"), "{screen}");
    assert!(screen.contains("Attach to a non-Vehicle unit."), "{screen}");
    let mut desk = self::desk(duel::public());
    desk.press(":").type_line("waylay");
    assert!(desk.screen().contains("Return a non-leader unit to its owner's hand."), "{}", desk.screen());
}

#[test]
fn an_upgrade_is_heard_with_its_unit_in_lines() {
    let view = armed();
    let mut labels = Labels::default();
    labels.update(&view);
    let uid = view.seats[0].units[0].uid;
    let told = describe::inspect(&view, &labels, &make::printed(), Thing::Unit(uid)).join("\n");
    assert!(told.contains("On it: Jedi Lightsaber, upgrade, cost 3"), "{told}");
    assert!(told.contains("Attach to a unit that is not a Vehicle."), "{told}");
}

#[test]
fn numbers_and_icons_are_said_in_words() {
    let mut desk = desk(duel::open());
    desk.press("/").type_line("bright");
    desk.press("Enter");
    let screen = desk.screen();
    assert!(screen.contains("unit, space, cost 2, power 1, HP 2"), "{screen}");
    assert!(screen.contains("aspects  Cu Cunning, He Heroism"), "{screen}");
    let mut view = duel::open();
    view.seats[1].base.damage = 0;
    let mut desk = self::desk(view);
    desk.press("B Enter");
    assert!(desk.screen().contains("now   30 of 30 HP left"), "{}", desk.screen());
    assert!(!desk.screen().contains("+0"), "{}", desk.screen());
}

#[test]
fn a_price_that_is_not_the_printed_one_is_explained() {
    let told = "5 on the card, 2 for Command, which the leader and base do not have";
    let mut view = duel::open();
    let decision = view.decision.as_mut().expect("a decision");
    let play = decision.options.iter_mut().find(|option| option.label.starts_with("Play Overwhelming"));
    let play = play.expect("it can be played");
    (play.cost, play.priced) = (Some(7), told.into());
    let mut desk = desk(view);
    desk.press("/").type_line("barrage");
    desk.press("Enter");
    for line in ["5 on the card, 2 for Command, which the leader and", "base do not have"] {
        assert!(desk.screen().contains(line), "{}", desk.screen());
    }
    desk.press("Esc w");
    assert!(desk.screen().contains("It costs 5 on the card, 2 for Command"), "{}", desk.screen());
}

#[test]
fn the_cards_of_piles_can_be_read() {
    let mut desk = desk(duel::public());
    desk.press("v");
    assert!(!desk.screen().contains("Return a non-leader unit"), "{}", desk.screen());
    desk.press("Enter");
    assert!(desk.screen().contains("Return a non-leader unit to its owner's hand."), "{}", desk.screen());
    desk.press("Enter");
    assert!(!desk.screen().contains("Return a non-leader unit"), "{}", desk.screen());
}

#[test]
fn the_guide_answers_over_a_list_and_explains_the_signs() {
    for key in ["w", "F6"] {
        let mut desk = desk(lists::several(&[]));
        desk.press(key);
        assert!(desk.screen().contains("What can I do now?"), "{key}\n{}", desk.screen());
    }
    let mut desk = desk(duel::public());
    desk.resize(160, 120);
    desk.press("w");
    let screen = desk.screen();
    for told in ["A full dot: ready.", "Sen Sentinel", "Shd Shield token", "L leader", "Cu Cunning", "res 4/6"] {
        assert!(screen.contains(told), "{told}\n{screen}");
    }
}

#[test]
fn the_guide_tells_of_the_counters_of_twin_suns() {
    let mut view = duel::public();
    view.counters = CountersView { used: true, ..CountersView::default() };
    let mut blast = make::option(Verb::Counter, "Take the blast counter", None);
    blast.counter = Some(Counter::Blast);
    let decision = view.decision.as_mut().expect("a decision");
    decision.options.push(blast);
    decision.options.retain(|option| option.verb != Verb::Pass);
    decision.refusals.push(make::refusal(Verb::Pass, None, "Nobody may pass while a counter is left.", "D8"));
    let mut desk = desk(view);
    desk.resize(100, 60);
    desk.press("w");
    let screen = desk.screen();
    assert!(screen.contains("Take the blast counter"), "{screen}");
    assert!(screen.contains("Blast deals 1 damage"), "{screen}");
    assert!(screen.contains("Cannot pass: Nobody may pass"), "{screen}");
}

#[test]
fn open_information_leaves_out_nothing_that_is_open() {
    let mut view = armed();
    view.counters = CountersView { used: true, blast: Some(Seat(1)), plan: None };
    view.seats[0].units[1].owner = Seat(1);
    let told =
        asks::answers(&view, &[], "Premier").lines.into_iter().map(|(line, _)| line).collect::<Vec<_>>().join("\n");
    for wanted in [
        "Blast counter: taken by Bob.",
        "Plan counter: in the centre.",
        "Aspects that they provide: Command, Heroism, Vigilance.",
        "Luke Skywalker: ground unit, power 6, damage 0, 7 of 7 HP left, ready; with Jedi Lightsaber of Bob.",
        "Rebel Pathfinder: ground unit, power 2, damage 0, 3 of 3 HP left, exhausted, owned by Bob.",
        "AT-ST: ground unit, power 6, damage 2, 5 of 7 HP left, ready; with Shield.",
    ] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
}

/// One key works for both leaders: each of them shows it.
#[test]
fn each_leader_that_can_do_something_shows_the_key() {
    let mut view = duel::public();
    let leader = |uid, name| make::card(uid, "TST_012", name, 0, ZoneView::Leader);
    let options = vec![
        make::option(Verb::Use, "Use Luke Skywalker", Some(leader(2, "Luke Skywalker"))),
        make::option(Verb::Deploy, "Deploy Leia Organa", Some(leader(90, "Leia Organa"))),
        make::option(Verb::Pass, "Pass", None),
    ];
    view.seats[0].units.clear();
    view.decision = Some(make::decision(0, DecisionKind::Action, "Choose an action", options));
    let menu = Menu::new(&view, &Labels::default());
    for uid in [2, 90] {
        assert_eq!(menu.about(uid).map(|choice| choice.key.to_string()).as_deref(), Some("D"));
    }
}

/// A leader with a short name has room for the note on when it deploys.
#[test]
fn a_leader_with_a_short_name_says_when_it_deploys() {
    let mut view = duel::public();
    view.seats[1].leaders[0].name = "Bossk".into();
    view.seats[1].leaders[0].deploys_at = Some(5);
    view.seats[1].base.name = "Administrator's Tower of the whole city".into();
    let mut desk = desk(view);
    for (width, height) in [(80, 24), (100, 30)] {
        desk.resize(width, height);
        let strip =
            desk.screen().lines().find(|line| line.contains("Bossk")).map(str::to_owned).expect("Bossk is there");
        assert!(strip.contains(", at 5") || strip.contains(", deploys at 5"), "{strip}");
    }
}

#[test]
fn the_first_screen_keeps_its_rows_and_opens_lessons_without_shift() {
    let mut desk = Desk::at_home();
    let row = desk.find("Settings").map(|(_, y)| y);
    desk.press("x");
    assert!(desk.screen().contains("x does nothing here"), "{}", desk.screen());
    assert_eq!(desk.find("Settings").map(|(_, y)| y), row, "{}", desk.screen());
    desk.press("l");
    assert!(desk.row(0).contains("Learn"), "{}", desk.screen());
}

#[test]
fn a_lesson_is_opened_by_its_number() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("L 2");
    assert!(desk.screen().contains("Lesson 2 of 18"), "{}", desk.screen());
}

#[test]
fn the_form_of_a_new_game_says_how_its_fields_are_changed() {
    let mut desk = Desk::at_home();
    desk.press("n");
    assert!(desk.row(0).contains("left and right: change it, Enter: next row"), "{}", desk.screen());
    desk.press("Down");
    assert!(desk.row(0).contains("type to change it, Enter: next row"), "{}", desk.screen());
    desk.press("End");
    assert!(desk.row(0).contains("Enter: start the game"), "{}", desk.screen());
}
