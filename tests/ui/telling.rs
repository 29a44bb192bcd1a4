//! What is told of an action, and in which order.

use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use cantina::hotseat::log::{Line, Weight, folded};

fn line(number: usize, weight: Weight, text: &str) -> Line {
    Line { number, weight, reveals: false, text: text.into() }
}

/// The row that tells of the last action, at a size.
fn strip(log: Vec<Line>, width: u16, height: u16) -> String {
    let mut desk = Desk::at_table(Fake::new(vec![Stage::plain(duel::public())], log).0);
    desk.resize(width, height);
    desk.screen().lines().nth(1).unwrap_or_default().trim().to_owned()
}

#[test]
fn what_came_of_an_action_stands_before_how_it_came_about() {
    let log = vec![
        line(1, Weight::Action, "Bob uses Darth Vader"),
        line(2, Weight::Aside, "Darth Vader is exhausted"),
        line(3, Weight::Consequence, "R2-D2 takes 1 damage"),
        line(4, Weight::Consequence, "Your base takes 1"),
    ];
    assert_eq!(strip(log, 80, 24), "Bob uses Darth Vader: R2-D2 takes 1 damage; Your base takes 1  [L] 1 more");
}

#[test]
fn what_is_gone_stands_before_how_it_was_hurt() {
    let log = vec![
        line(1, Weight::Action, "Ann: Wampa attacks Death Star Stormtrooper"),
        line(2, Weight::Consequence, "Death Star Stormtrooper takes 4 damage from Wampa"),
        line(3, Weight::Outcome, "Death Star Stormtrooper is defeated"),
    ];
    let told = "Ann: Wampa attacks Death Star Stormtrooper: Death Star Stormtrooper is defeated  [L] 1 more";
    assert_eq!(strip(log, 120, 40), told);
}

#[test]
fn something_of_what_came_of_an_action_always_stands_in_its_row() {
    let log = vec![
        line(1, Weight::Action, "Cara uses Sabine Wren"),
        line(2, Weight::Consequence, "Ann's base takes 1 damage from Cara's Sabine Wren"),
        line(3, Weight::Consequence, "Bob's base takes 1 damage from Cara's Sabine Wren"),
    ];
    assert_eq!(strip(log, 80, 24), "Cara uses Sabine Wren: Ann's base takes 1 damage from Cara's Sabine Wren  +1");
}

#[test]
fn the_same_told_twice_is_one_line() {
    let lines = ["Bob draws a card", "Bob draws a card", "Bob passes", "Bob draws a card"];
    let lines: Vec<Line> = (1..).zip(lines).map(|(number, text)| line(number, Weight::Action, text)).collect();
    let told: Vec<String> = folded(&lines).into_iter().map(|line| format!("{} {}", line.number, line.text)).collect();
    assert_eq!(told, ["1 Bob draws a card (2 times)", "3 Bob passes", "4 Bob draws a card"]);
}
