//! Picks, bots, the log and the recap.

use super::bench_table::{
    ANN, BOB, CAS, Paper, decides, host, later, lift, lifted, log, lowered, opening, people, recap, spell,
};
use super::toy::{Pick, Toy};
use hotseat::host::{Host, Refused};
use hotseat::journal::{Nowhere, Record};
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use seats::Seat;
use std::time::{Duration, Instant};

#[test]
fn a_refused_pick_changes_nothing_and_is_not_written() {
    let now = Instant::now();
    let paper = Paper::default();
    let mut host = Host::begin(opening(people(2), Agreement::default()), Box::new(paper.clone()));
    assert_eq!(
        host.choose(decides(&host), &Pick::Point(Seat(5)), now),
        Err(Refused::Rule("There is no seat 6.".into()))
    );
    lift(&mut host, now);
    assert_eq!(host.choose(decides(&host), &Pick::Play(6), now), Err(Refused::Rule("You have no 6.".into())));
    assert!(host.is_lifted(), "the person may try something else");
    assert!(paper.records.borrow().is_empty());
    assert!(host.log().is_empty());
}

#[test]
fn a_pick_is_written_with_what_was_meant() {
    let now = Instant::now();
    let paper = Paper::default();
    let mut host = Host::begin(opening(people(2), Agreement::default()), Box::new(paper.clone()));
    host.choose(decides(&host), &Pick::Point(BOB), now).expect("public");
    let written = serde_json::to_string(&*paper.records.borrow()).expect("plain data");
    assert_eq!(written, r#"[{"pick":{"seat":0,"pick":{"Point":1}}}]"#);
}

#[test]
fn checks_are_written_when_the_place_changes_and_now_and_then() {
    let now = Instant::now();
    let paper = Paper::default();
    let mut host = Host::begin(opening(people(4), Agreement::default()), Box::new(paper.clone()));
    for _ in 0..8 {
        host.choose(decides(&host), &Pick::Pass, now).expect("public");
    }
    let places: Vec<String> = paper
        .records
        .borrow()
        .iter()
        .filter_map(|record| match record {
            Record::Check { place, over: false, .. } => Some(place.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(places, ["Round 2", "Round 3"]);
}

#[test]
fn the_recap_tells_a_seat_what_happened_in_public_since_it_acted() {
    let now = Instant::now();
    let mut host = host(3, Agreement::default());
    assert_eq!(recap(&host), [""; 0]);
    host.choose(decides(&host), &Pick::Point(BOB), now).expect("public");
    assert_eq!(recap(&host), ["1 seat 1 pointed at seat 2"]);
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    assert_eq!(recap(&host), ["2 seat 2 drew a card", "3 seat 3 passed"]);
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    assert_eq!(recap(&host), ["3 seat 3 passed", "4 seat 1 passed"]);
}

#[test]
fn the_log_shows_the_closer_side_only_to_open_eyes() {
    let now = Instant::now();
    let mut host = host(2, Agreement::default());
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    assert_eq!(log(&host), ["1 seat 1 drew a card"]);
    lift(&mut host, now);
    assert_eq!(log(&host), ["1 seat 1 drew a card"], "Bob looks");
    host.choose(decides(&host), &Pick::Pass, now).expect("Bob passes");
    lift(&mut host, now);
    assert_eq!(log(&host)[0].replace(char::is_numeric, "#"), "# seat # drew ##", "Ann looks");
}

#[test]
fn a_bot_decides_from_its_own_view_without_a_curtain() {
    let now = Instant::now();
    let sitters = vec![Sitter::person("Ann"), Sitter::bot("Bot"), Sitter::person("Cas")];
    let mut host = Host::begin(opening(sitters, Agreement::default()), Box::new(Nowhere));
    assert_eq!(host.choose_as_bot(|_| panic!("not asked"), now), Err(Refused::NotYours));
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Play(5), now).expect("Ann plays");
    assert!(host.awaits_bot());
    assert_eq!(lifted(&host).seat, ANN, "a bot needs no curtain: Ann is still at the keyboard");
    assert!(host.handover(now).is_none());
    assert_eq!(host.choose(decides(&host), &Pick::Decline, now), Err(Refused::NotYours));
    let picked = host.choose_as_bot(|view| Pick::Beat(view.hand[1]), now);
    assert_eq!(picked, Ok(None));
    assert_eq!(log(&host), ["1 seat 1 played 5", "2 seat 2 beat it with 6"]);
}

#[test]
fn conceding_takes_a_spelled_name_and_ends_the_game() {
    let now = Instant::now();
    let mut host = host(2, Agreement::default());
    lift(&mut host, now);
    let bob = spell(host.ask(BOB, now).expect("Bob is a person"), later(now));
    assert!(!host.is_lifted(), "nobody is asked over an open hand");
    assert_eq!(host.concede(bob, now), Ok(None));
    assert_eq!(host.awaits(), None);
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Err(Refused::Over));
    assert!(!lowered(&host).curtain);
    assert!(host.handover(now).is_none());
}

#[test]
fn clocks_are_kept_and_never_run_backwards() {
    let paper = Paper::default();
    let mut host: Host<Toy> = Host::begin(opening(people(3), Agreement::default()), Box::new(paper.clone()));
    for seconds in [5, 9, 7, 9] {
        host.note_spent(CAS, Duration::from_secs(seconds)).expect("paper is patient");
    }
    assert_eq!(host.spent(CAS), Duration::from_secs(9));
    assert_eq!(host.spent(BOB), Duration::ZERO);
    host.note_spent(Seat(9), Duration::from_secs(1)).expect("nobody's clock");
    assert_eq!(paper.records.borrow().len(), 2);
}

#[test]
fn the_table_and_the_game_must_have_as_many_seats() {
    let table = Table::new(people(3), Agreement::default()).expect("a table");
    let fault = Opening::<Toy>::new(&(), table, super::bench_table::setup(2), 1, 0).map(|_| ()).expect_err("2 for 3");
    assert_eq!(fault.to_string(), "The setup is for 2 seats, the table has 3.");
}

#[test]
fn debug_shows_public_facts_only() {
    let host = host(2, Agreement::default());
    assert_eq!(format!("{host:?}"), r#"Host { game: "toy", seats: ["Ann", "Bob"], steps: 0, .. }"#);
}
