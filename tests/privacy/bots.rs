//! An open table hides no person's hand; what a bot holds stays hidden unless it was agreed to be open.

use crate::ui::fake::Desk;
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use seats::Seat;
use shell::session::{GameSession, Session};
use shell::table_session::TableSession;
use std::sync::Arc;
use std::time::Instant;
use swu_cards::library::Library;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_screen::board_of;

/// What the bot may hold, in hand, deck and resources: cheap and expensive units, events and upgrades.
const HELD: [&str; 4] = [
    r#""SOR_044", "SOR_045", "SOR_128""#,
    r#""SOR_089", "SOR_089", "SOR_043""#,
    r#""SOR_223", "SOR_171", "SOR_164""#,
    r#""SOR_120", "SOR_095", "SOR_140""#,
];

fn host(held: &str, active: u8, open_bots: bool) -> Host<Unlimited> {
    let position = format!(
        r#"(seats: [
            (leader: "SOR_005", base: "SOR_023", resources: 6, hand: ["SOR_044", "SOR_045"], deck: ["SOR_095", "SOR_046"]),
            (leader: "SOR_010", base: "SOR_026", hand: [{held}], resources: [{held}], deck: [{held}, {held}], ground: ["SOR_095"]),
        ], active: {active})"#
    );
    let data = Arc::new(CardData::of(Library::embedded()));
    let setup = Setup { names: ["Ann", "Bob"].map(String::from).into(), start: Start::Position(position) };
    let agreement = Agreement { trust: Trust::OpenTable, open_bots, ..Agreement::default() };
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::bot("Bob")], agreement).expect("a table");
    let opening = Opening::<Unlimited>::new(&data, table, setup, 1, 0).expect("it can be laid out");
    Host::begin(opening, Box::new(Nowhere))
}

/// What is said about the table before anybody has done anything.
fn told(held: &str, active: u8, open_bots: bool) -> String {
    let session = TableSession::new(host(held, active, open_bots), "Test".into());
    let log: Vec<&str> = session.log().iter().map(|line| line.text.as_str()).collect();
    format!("{:?}\n{:?}\n{log:?}", session.cover(), session.visible().view())
}

#[test]
fn whoever_decides_an_open_table_tells_nothing_of_what_a_bot_holds() {
    for active in [0, 1] {
        let all: Vec<String> = HELD.iter().map(|held| told(held, active, false)).collect();
        assert!(all.iter().all(|one| *one == all[0]), "seat {active} decides: {all:#?}");
        assert!(all[0].contains("SOR_045"), "Ann's own hand lies open: {}", all[0]);
    }
}

#[test]
fn screens_of_an_open_table_are_equal_whatever_a_bot_holds() {
    let screens = |held: &str| {
        let mut desk = Desk::at_home();
        let session = TableSession::new(host(held, 0, false), "Test".into());
        desk.app.play(board_of(Box::new(session)), None, Instant::now());
        ["Down", "F4", "Esc", "v", "Esc", "L", "Esc", "?", "Esc"].map(|key| desk.press(key).screen())
    };
    let first = screens(HELD[0]);
    assert!(first.iter().any(|screen| screen.contains("Hand 2: Ann")), "{first:#?}");
    for held in &HELD[1..] {
        assert_eq!(screens(held), first);
    }
}

#[test]
fn a_table_may_agree_that_bots_play_with_open_hands() {
    assert!(!host(HELD[0], 0, false).show(Seat(1)));
    assert!(host(HELD[0], 0, true).show(Seat(1)));
    assert_ne!(told(HELD[0], 1, true), told(HELD[1], 1, true), "Bob decides, and his hand is shown");
}
