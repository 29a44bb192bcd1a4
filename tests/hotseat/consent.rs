//! Taking back: what it does, and who is asked.

use super::bench_table::{ANN, BOB, CAS, Paper, decides, later, lift, log, lowered, opening, people, recap, spell};
use super::toy::{Pick, Toy};
use cantina::hotseat::handover::Confirmed;
use cantina::hotseat::journal::Record;
use cantina::hotseat::table::Agreement;
use cantina::hotseat::veil::{Asked, Veil};
use cantina::seats::{Seat, SeatSet};
use std::time::Instant;

fn begin(count: usize) -> (Veil<Toy>, Paper) {
    let paper = Paper::default();
    (Veil::begin(opening(people(count), Agreement::default()), Box::new(paper.clone())), paper)
}

fn word_of(veil: &mut Veil<Toy>, seat: Seat) -> Confirmed {
    let now = Instant::now();
    spell(veil.ask(seat, now).expect("a person"), later(now))
}

fn undo_records(paper: &Paper) -> Vec<Record<Pick>> {
    paper.records.borrow().iter().filter(|record| matches!(record, Record::Undo { .. })).cloned().collect()
}

#[test]
fn a_free_takeback_is_done_at_once_and_written_down() {
    let now = Instant::now();
    let (mut veil, paper) = begin(2);
    let before = lowered(&veil).public;
    veil.choose(decides(&veil), &Pick::Point(BOB), now).expect("public");
    let offer = veil.offer().expect("Ann's pick");
    assert_eq!(veil.take_back(&offer), Ok(Asked::Done));
    assert_eq!(lowered(&veil).public, before);
    assert_eq!(lowered(&veil).next, SeatSet::one(ANN));
    assert_eq!(lowered(&veil).why, "The game was taken back to an earlier point.");
    assert_eq!(log(&veil), ["1 Ann took back the last step"]);
    assert_eq!(undo_records(&paper), [Record::Undo { by: ANN, to: 0, agreed: SeatSet::EMPTY }]);
    assert!(matches!(paper.records.borrow().last(), Some(Record::Check { .. })));
}

#[test]
fn beyond_that_everybody_concerned_agrees_by_name() {
    let now = Instant::now();
    let (mut veil, paper) = begin(3);
    veil.choose(decides(&veil), &Pick::Draw, now).expect("public");
    let offer = veil.offer().expect("Ann's draw");
    let both = SeatSet::from_iter([BOB, CAS]);
    assert_eq!(veil.take_back(&offer), Ok(Asked::Waiting(both)));
    assert_eq!(veil.asked_back(), Some((ANN, both)));
    let ann = word_of(&mut veil, ANN);
    assert_eq!(veil.agree(ann), Ok(Asked::Waiting(both)), "Ann's own word does not count");
    let bob = word_of(&mut veil, BOB);
    assert_eq!(veil.agree(bob), Ok(Asked::Waiting(SeatSet::one(CAS))));
    assert_eq!(lowered(&veil).public.deck, 19, "nothing has happened yet");
    let cas = word_of(&mut veil, CAS);
    assert_eq!(veil.agree(cas), Ok(Asked::Done));
    assert_eq!(lowered(&veil).public.deck, 20);
    assert_eq!(log(&veil), ["1 Ann took back the last step, Bob and Cas agreed"]);
    assert_eq!(undo_records(&paper), [Record::Undo { by: ANN, to: 0, agreed: both }]);
}

#[test]
fn a_no_or_a_pick_ends_the_asking() {
    let now = Instant::now();
    let (mut veil, paper) = begin(2);
    veil.choose(decides(&veil), &Pick::Draw, now).expect("public");
    let offer = veil.offer().expect("Ann's draw");
    veil.take_back(&offer).expect("paper");
    veil.decline();
    assert_eq!(veil.asked_back(), None);
    veil.take_back(&offer).expect("paper");
    veil.choose(decides(&veil), &Pick::Pass, now).expect("Bob goes on");
    assert_eq!(veil.asked_back(), None);
    let bob = word_of(&mut veil, BOB);
    assert_eq!(veil.agree(bob), Ok(Asked::No("nobody asked to take back".into())));
    assert_eq!(undo_records(&paper), []);
}

#[test]
fn an_offer_that_is_gone_does_nothing() {
    let now = Instant::now();
    let (mut veil, _) = begin(2);
    veil.choose(decides(&veil), &Pick::Point(BOB), now).expect("public");
    let offer = veil.offer().expect("Ann's pick");
    veil.take_back(&offer).expect("paper");
    let gone = Ok(Asked::No("that step is not yours, or is gone already".into()));
    assert_eq!(veil.take_back(&offer), gone);
}

#[test]
fn a_takeback_closes_an_open_hand() {
    let now = Instant::now();
    let (mut veil, _) = begin(2);
    veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
    lift(&mut veil, now);
    let offer = veil.offer().expect("Ann's pass");
    assert_eq!(veil.take_back(&offer), Ok(Asked::Done));
    assert!(!veil.is_lifted());
}

#[test]
fn the_log_keeps_every_takeback() {
    let now = Instant::now();
    let (mut veil, _) = begin(2);
    veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
    for _ in 0..2 {
        veil.choose(decides(&veil), &Pick::Point(ANN), now).expect("public");
        let offer = veil.offer().expect("Bob's pick");
        veil.take_back(&offer).expect("paper");
    }
    assert_eq!(log(&veil), ["1 seat 1 passed", "2 Bob took back the last step", "3 Bob took back the last step"]);
    let note = ["1 seat 1 passed", "2 Bob took back the last step", "3 Bob took back the last step"];
    assert_eq!(recap(&veil), note);
}

#[test]
fn the_same_draw_comes_again_after_a_takeback() {
    let now = Instant::now();
    let (mut veil, _) = begin(2);
    let mut hands = Vec::new();
    for _ in 0..2 {
        veil.choose(decides(&veil), &Pick::Draw, now).expect("public");
        veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
        lift(&mut veil, now);
        hands.push(super::bench_table::lifted(&veil).view.hand);
        let draw = veil.offers(ANN).pop().expect("the draw");
        veil.take_back(&draw).expect("paper");
        let bob = word_of(&mut veil, BOB);
        assert_eq!(veil.agree(bob), Ok(Asked::Done));
    }
    assert_eq!(hands[0].len(), 4);
    assert_eq!(hands[0], hands[1]);
}
