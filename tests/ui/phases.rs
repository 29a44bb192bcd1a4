//! Lines of the log by phase, and those that turn cards up.

use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::log::this_phase;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use shell::session::{GameSession, Session};
use shell::table_session::TableSession;
use std::sync::Arc;
use std::time::Instant;
use swu_cards::library::Library;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_view::Verb;

/// Ann holds Don't Get Cocky, which reveals cards of her deck one by one.
const POSITION: &str = r#"(seats: [
    (leader: "SOR_015", base: "SOR_029", resources: 12, hand: ["SOR_223"], deck: ["SOR_237", "SOR_247", "SOR_164"]),
    (leader: "SOR_010", base: "SOR_026", ground: ["SOR_095"], deck: ["SOR_237", "SOR_247"]),
])"#;

#[test]
fn revealed_cards_are_marked_in_the_log() {
    let data = Arc::new(CardData::of(Library::embedded()));
    let names = ["Ann", "Bob"];
    let setup = Setup { names: names.map(String::from).into(), start: Start::Position(POSITION.into()) };
    let agreement = Agreement { trust: Trust::OpenTable, ..Agreement::default() };
    let table = Table::new(names.map(Sitter::person).into(), agreement).expect("two can sit down");
    let opening = Opening::<Unlimited>::new(&data, table, setup, 1, 0).expect("it can be laid out");
    let mut session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Test".into());
    assert!(this_phase(session.log()).0.iter().all(|line| !line.reveals));
    let options = session.visible().view().decision.clone().expect("Ann decides").options;
    let play = options.iter().position(|option| option.verb == Verb::Play).expect("it can be played");
    session.pick(play, Instant::now()).expect("it is an option");
    while !session.log().iter().any(|line| line.reveals) {
        session.pick(0, Instant::now()).expect("it is an option");
    }
    let (now, earlier) = this_phase(session.log());
    assert!(earlier.is_empty(), "{earlier:?}");
    let revealed: Vec<&str> = now.iter().filter(|line| line.reveals).map(|line| line.text.as_str()).collect();
    assert!(!revealed.is_empty() && revealed.iter().all(|text| text.starts_with("Ann reveals ")), "{now:?}");
    assert!(now.iter().any(|line| !line.reveals), "playing a card is no reveal: {now:?}");
}
