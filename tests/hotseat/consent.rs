//! Taking back: what it does, and who is asked.

use super::bench_table::{
    ANN, BOB, CAS, Paper, agreement, decides, later, lift, log, lowered, opening, people, recap, spell,
};
use super::toy::{Pick, Toy};
use hotseat::handover::Confirmed;
use hotseat::host::{Asked, Host};
use hotseat::journal::Record;
use hotseat::table::Agreement;
use hotseat::trust::{Trust, UndoRule};
use seats::{Seat, SeatSet};
use std::time::Instant;

fn begin(count: usize) -> (Host<Toy>, Paper) {
    let paper = Paper::default();
    (Host::begin(opening(people(count), Agreement::default()), Box::new(paper.clone())), paper)
}

fn word_of(host: &mut Host<Toy>, seat: Seat) -> Confirmed {
    let now = Instant::now();
    spell(host.ask(seat, now).expect("a person"), later(now))
}

fn undo_records(paper: &Paper) -> Vec<Record<Pick>> {
    paper.records.borrow().iter().filter(|record| matches!(record, Record::Undo { .. })).cloned().collect()
}

#[test]
fn a_free_takeback_is_done_at_once_and_written_down() {
    let now = Instant::now();
    let (mut host, paper) = begin(2);
    let before = lowered(&host).public;
    host.choose(decides(&host), &Pick::Point(BOB), now).expect("public");
    let offer = host.offer().expect("Ann's pick");
    assert_eq!(host.take_back(&offer), Ok(Asked::Done));
    assert_eq!(lowered(&host).public, before);
    assert_eq!(lowered(&host).next, SeatSet::one(ANN));
    assert_eq!(lowered(&host).why, "The game was taken back to an earlier point.");
    assert_eq!(log(&host), ["1 Ann took back the last step"]);
    assert_eq!(undo_records(&paper), [Record::Undo { by: ANN, to: 0, agreed: SeatSet::EMPTY, quiet: false }]);
    assert!(matches!(paper.records.borrow().last(), Some(Record::Check { .. })));
}

#[test]
fn beyond_that_everybody_concerned_agrees_by_name() {
    let now = Instant::now();
    let (mut host, paper) = begin(3);
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    let offer = host.offer().expect("Ann's draw");
    let both = SeatSet::from_iter([BOB, CAS]);
    assert_eq!(host.take_back(&offer), Ok(Asked::Waiting(both)));
    assert_eq!(host.asked_back(), Some((ANN, both)));
    let ann = word_of(&mut host, ANN);
    assert_eq!(host.agree(ann), Ok(Asked::Waiting(both)), "Ann's own word does not count");
    let bob = word_of(&mut host, BOB);
    assert_eq!(host.agree(bob), Ok(Asked::Waiting(SeatSet::one(CAS))));
    assert_eq!(lowered(&host).public.deck, 19, "nothing has happened yet");
    let cas = word_of(&mut host, CAS);
    assert_eq!(host.agree(cas), Ok(Asked::Done));
    assert_eq!(lowered(&host).public.deck, 20);
    assert_eq!(log(&host), ["1 Ann took back the last step, Bob and Cas agreed"]);
    assert_eq!(undo_records(&paper), [Record::Undo { by: ANN, to: 0, agreed: both, quiet: false }]);
}

#[test]
fn a_no_or_a_pick_ends_the_asking() {
    let now = Instant::now();
    let (mut host, paper) = begin(2);
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    let offer = host.offer().expect("Ann's draw");
    host.take_back(&offer).expect("paper");
    host.decline();
    assert_eq!(host.asked_back(), None);
    host.take_back(&offer).expect("paper");
    host.choose(decides(&host), &Pick::Pass, now).expect("Bob goes on");
    assert_eq!(host.asked_back(), None);
    let bob = word_of(&mut host, BOB);
    assert_eq!(host.agree(bob), Ok(Asked::No("nobody asked to take back".into())));
    assert_eq!(undo_records(&paper), []);
}

#[test]
fn an_offer_that_is_gone_does_nothing() {
    let now = Instant::now();
    let (mut host, _) = begin(2);
    host.choose(decides(&host), &Pick::Point(BOB), now).expect("public");
    let offer = host.offer().expect("Ann's pick");
    host.take_back(&offer).expect("paper");
    let gone = Ok(Asked::No("that step is not yours, or is gone already".into()));
    assert_eq!(host.take_back(&offer), gone);
}

#[test]
fn over_an_open_hand_somebody_elses_pick_is_taken_back_with_their_consent_only() {
    let now = Instant::now();
    let (mut host, paper) = begin(2);
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    assert_eq!(host.undo_price().to_string(), "free", "nobody knows who sits there");
    lift(&mut host, now);
    assert_eq!(host.undo_price().to_string(), "ask Ann", "Bob does");
    let offer = host.offer().expect("Ann's pass");
    assert_eq!(host.take_back(&offer), Ok(Asked::Waiting(SeatSet::one(ANN))));
    assert!(!host.is_lifted(), "nothing is asked over an open hand");
    assert_eq!(host.what_is_asked_back().as_deref(), Some("seat 1 passed"));
    let ann = word_of(&mut host, ANN);
    assert_eq!(host.agree(ann), Ok(Asked::Done));
    let agreed = SeatSet::one(ANN);
    assert_eq!(undo_records(&paper), [Record::Undo { by: ANN, to: 0, agreed, quiet: false }]);
    let mut host = super::bench_table::host(2, agreement(Trust::PublicFirst, UndoRule::FreeOnly));
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    lift(&mut host, now);
    assert_eq!(host.undo_price().to_string(), "no: it was Ann's pick");
}

#[test]
fn what_a_pick_went_on_from_is_taken_back_with_it() {
    let now = Instant::now();
    let (mut host, _) = begin(2);
    host.choose(ANN, &Pick::Begin, now).expect("public");
    host.choose(ANN, &Pick::Point(BOB), now).expect("public");
    let offer = host.offer().expect("Ann's pick");
    assert_eq!((offer.by, offer.to), (ANN, 0), "a target without what is aimed would be half a pick");
    assert_eq!(host.take_back(&offer), Ok(Asked::Done));
    assert_eq!(log(&host), ["1 Ann took back the last 2 steps"]);
}

#[test]
fn the_log_keeps_every_takeback() {
    let now = Instant::now();
    let (mut host, _) = begin(2);
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    for _ in 0..2 {
        host.choose(decides(&host), &Pick::Point(ANN), now).expect("public");
        let offer = host.offer().expect("Bob's pick");
        host.take_back(&offer).expect("paper");
    }
    assert_eq!(log(&host), ["1 seat 1 passed", "2 Bob took back the last step", "3 Bob took back the last step"]);
    let note = ["1 seat 1 passed", "2 Bob took back the last step", "3 Bob took back the last step"];
    assert_eq!(recap(&host), note);
}

#[test]
fn the_same_draw_comes_again_after_a_takeback() {
    let now = Instant::now();
    let (mut host, _) = begin(2);
    let mut hands = Vec::new();
    for _ in 0..2 {
        host.choose(decides(&host), &Pick::Draw, now).expect("public");
        host.choose(decides(&host), &Pick::Pass, now).expect("public");
        lift(&mut host, now);
        hands.push(super::bench_table::lifted(&host).view.hand);
        let draw = host.offers(ANN).pop().expect("the draw");
        host.take_back(&draw).expect("paper");
        let bob = word_of(&mut host, BOB);
        assert_eq!(host.agree(bob), Ok(Asked::Done));
    }
    assert_eq!(hands[0].len(), 4);
    assert_eq!(hands[0], hands[1]);
}
