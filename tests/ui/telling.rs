//! What is told of an action, and in which order.

use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use hotseat::log::{Line, Weight, folded};
use hotseat::narration::{Brief, Narration, Thing};
use hotseat::recap::fitting;

fn line(number: usize, weight: Weight, text: &str) -> Line {
    Line { number, weight, reveals: false, text: text.into(), brief: Brief::Sentence, named: Vec::new() }
}

/// The row that tells of the last action, at a size.
fn strip(log: Vec<Line>, width: u16, height: u16) -> String {
    let head: String = log.first().map(|line| line.text.chars().take(12).collect()).unwrap_or_default();
    let mut desk = Desk::at_table(Fake::new(vec![Stage::plain(duel::public())], log).0);
    desk.resize(width, height);
    let screen = desk.screen();
    let told = screen.lines().rfind(|row| row.trim_start().starts_with(&head));
    let row = told.or_else(|| screen.lines().nth(14)).unwrap_or_default();
    row.trim().to_owned()
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
    let log = vec![
        line(1, Weight::Action, "Bob: Darth Vader attacks Consular Security Force"),
        line(2, Weight::Outcome, "Fleet Lieutenant and Consular Security Force are both defeated"),
        line(3, Weight::Consequence, "Darth Vader takes 3 damage from Consular Security Force"),
    ];
    assert_eq!(strip(log, 80, 24), "Fleet Lieutenant and Consular Security Force are both defeated  +1");
}

#[test]
fn the_same_told_twice_is_one_line() {
    let lines = ["Bob draws a card", "Bob draws a card", "Bob passes", "Bob draws a card"];
    let lines: Vec<Line> = (1..).zip(lines).map(|(number, text)| line(number, Weight::Action, text)).collect();
    let told: Vec<String> = folded(&lines).into_iter().map(|line| format!("{} {}", line.number, line.text)).collect();
    assert_eq!(told, ["1 Bob draws a card (2 times)", "3 Bob passes", "4 Bob draws a card"]);
}

fn thing(id: u16, name: &str) -> Thing {
    Thing { id, name: name.into() }
}

/// An attack that defeats its target.
fn attack() -> Vec<Line> {
    let (attacker, target) = (thing(1, "Ann's Consular Security Force"), thing(2, "Bob's Grand Moff Tarkin"));
    let told = "Ann: Consular Security Force attacks Bob's Grand Moff Tarkin";
    vec![
        Line { brief: Brief::Done(Some(attacker.clone()), Some(target.clone())), ..line(1, Weight::Action, told) },
        Line {
            brief: Brief::Left { of: attacker, vital: false, before: 7, after: 5 },
            ..line(2, Weight::Consequence, "Consular Security Force takes 2 damage")
        },
        Line { brief: Brief::Defeated(target), ..line(3, Weight::Outcome, "Bob's Grand Moff Tarkin is defeated") },
    ]
}

#[test]
fn a_narrow_row_has_fewer_words_and_never_loses_the_result() {
    let told = "Ann: Consular Security Force attacks Bob's Grand Moff Tarkin: it is defeated; attacker 7 -> 5";
    assert_eq!(strip(attack(), 100, 30), told);
    assert_eq!(
        strip(attack(), 80, 24),
        "Ann: Consular Security Force attacks Bob's Grand Moff Tar.: it is defeated  +1"
    );
    let mut long = attack();
    long[0].text = "Ann: ".to_owned() + &"Consular Security Force attacks ".repeat(4);
    assert!(strip(long, 80, 24).ends_with(".: it is defeated  +1"));
}

#[test]
fn what_was_taken_back_is_no_result() {
    let mut log = attack();
    let note = Line { brief: Brief::Nothing, ..line(4, Weight::Consequence, "Bob took back the last step") };
    log.push(note);
    assert_eq!(Narration::of(&log), Narration::of(&attack()));
}

#[test]
fn what_does_not_fit_is_left_off_by_weight_and_counted() {
    let log = vec![
        line(1, Weight::Action, "Bob uses Darth Vader"),
        line(2, Weight::Aside, "Darth Vader is exhausted"),
        line(3, Weight::Consequence, "R2-D2 takes 1 damage"),
        line(4, Weight::Outcome, "R2-D2 is defeated"),
        line(5, Weight::Action, "Bob passes"),
    ];
    let fitted = |rows| {
        let (kept, left_off) = fitting(&log, rows, |_| 1);
        (kept.iter().map(|line| line.number).collect::<Vec<_>>(), left_off)
    };
    assert_eq!(fitted(5), (vec![1, 2, 3, 4, 5], 0));
    assert_eq!(fitted(4), (vec![1, 3, 4, 5], 1));
    assert_eq!(fitted(3), (vec![1, 4, 5], 2));
    assert_eq!(fitted(2), (vec![1, 5], 3));
    assert_eq!(fitted(1), (vec![5], 4));
    assert_eq!(fitted(0), (vec![], 5));
}

#[test]
fn actions_of_a_log_are_told_one_by_one() {
    let mut log = vec![line(7, Weight::Consequence, "left over")];
    log.extend(attack());
    log.push(line(4, Weight::Action, "Bob passes"));
    let told: Vec<String> = Narration::each(&log).into_iter().map(|told| told.head).collect();
    assert_eq!(told, ["Ann: Consular Security Force attacks Bob's Grand Moff Tarkin", "Bob passes"]);
    assert!(Narration::each(&log[..1]).is_empty());
}
