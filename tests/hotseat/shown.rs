//! What somebody looks at is shown to them, behind the curtain, before the game goes on; and what is asked of the table
//! is asked with every hand closed.

use super::bench_table::{
    ANN, BOB, Paper, agreement, decides, later, lift, lifted, log, lowered, opening, people, veil,
};
use super::toy::{Pick, Toy};
use cantina::hotseat::journal::Record;
use cantina::hotseat::sight::{Closed, Sight};
use cantina::hotseat::table::{Agreement, Sitter};
use cantina::hotseat::trust::{Trust, UndoRule};
use cantina::hotseat::veil::{Asked, Refused, Veil};
use cantina::seats::SeatSet;
use std::time::{Duration, Instant};

const SEEN: &str = "seat 1 sees [2, 6, 10] of seat 2";

fn begin(trust: Trust) -> Veil<Toy> {
    veil(2, agreement(trust, UndoRule::ByConsent))
}

#[test]
fn who_looks_with_an_open_hand_reads_before_it_closes() {
    let now = Instant::now();
    let mut veil = begin(Trust::PublicFirst);
    lift(&mut veil, now);
    assert_eq!(veil.choose(decides(&veil), &Pick::Peek(BOB), now), Ok(None), "the hand stays open to be read");
    assert_eq!((lifted(&veil).seat, lifted(&veil).shown), (ANN, vec![SEEN.to_owned()]));
    assert_eq!(
        veil.choose(decides(&veil), &Pick::Pass, now),
        Err(Refused::Covered),
        "Bob decides, but not over Ann's hand"
    );
    assert_eq!(veil.read(now), Ok(Some(Closed::OtherSeat)));
    assert_eq!(lowered(&veil).next, SeatSet::one(BOB));
    assert!(!lowered(&veil).curtain);
    assert_eq!(log(&veil), ["1 seat 1 looks at 3 cards of seat 2"], "everybody knows who looked at how many");
}

#[test]
fn who_looks_with_a_closed_hand_comes_to_the_keyboard_first() {
    let now = Instant::now();
    let mut veil = begin(Trust::PublicFirst);
    veil.choose(decides(&veil), &Pick::Peek(BOB), now).expect("public");
    assert_eq!((lowered(&veil).next, lowered(&veil).curtain), (SeatSet::one(ANN), true));
    assert_eq!(lowered(&veil).why, "Cards are shown to one player.");
    assert_eq!(veil.choose(decides(&veil), &Pick::Pass, now), Err(Refused::Unread));
    assert_eq!(veil.read(now), Err(Refused::Covered));
    lift(&mut veil, now);
    assert!(veil.tick(later(now) + Duration::from_secs(60)), "it closes, and nothing is lost");
    assert_eq!(lowered(&veil).next, SeatSet::one(ANN));
    lift(&mut veil, now);
    assert_eq!(lifted(&veil).shown, [SEEN]);
    veil.read(now).expect("Ann has read it");
    assert!(!veil.is_lifted());
    assert_eq!(veil.choose(decides(&veil), &Pick::Pass, now), Ok(None));
}

#[test]
fn a_bot_waits_and_a_bot_reads_nothing() {
    let now = Instant::now();
    let mut veil = Veil::begin(opening(vec![Sitter::person("Ann"), Sitter::bot("Bob")], Agreement::default()), {
        Box::new(Paper::default())
    });
    veil.choose(decides(&veil), &Pick::Peek(BOB), now).expect("public");
    assert!(!veil.awaits_bot());
    lift(&mut veil, now);
    veil.read(now).expect("it is written");
    assert!(veil.awaits_bot());
    veil.choose_as_bot(|_| Pick::Peek(ANN), now).expect("the bot may");
    assert_eq!(veil.choose(decides(&veil), &Pick::Pass, now), Ok(None));
}

#[test]
fn an_open_table_shows_it_too() {
    let now = Instant::now();
    let mut veil = begin(Trust::OpenTable);
    veil.choose(decides(&veil), &Pick::Peek(BOB), now).expect("open");
    assert_eq!(lifted(&veil).shown, [SEEN]);
    assert_eq!(veil.choose(decides(&veil), &Pick::Pass, now), Err(Refused::Unread));
    assert_eq!(veil.read(now), Ok(None));
    assert_eq!(lifted(&veil).shown, Vec::<String>::new());
}

#[test]
fn what_was_not_read_is_shown_again_after_resuming_and_what_was_read_is_not() {
    let now = Instant::now();
    let paper = Paper::default();
    let start = || opening(people(2), Agreement::default());
    let mut veil = Veil::begin(start(), Box::new(paper.clone()));
    veil.choose(decides(&veil), &Pick::Peek(BOB), now).expect("public");
    let again = || {
        let records = paper.records.borrow().clone();
        Veil::<Toy>::resume(&(), start().header().clone(), records, Box::new(Paper::default())).expect("it fits").0
    };
    assert_eq!(lowered(&again()).next, SeatSet::one(ANN));
    lift(&mut veil, now);
    veil.read(now).expect("it is written");
    assert!(paper.records.borrow().contains(&Record::Read { seat: ANN }));
    assert_eq!(lowered(&again()).next, SeatSet::one(BOB));
}

#[test]
fn a_hand_is_put_down_while_the_table_is_asked() {
    let now = Instant::now();
    for trust in [Trust::PublicFirst, Trust::FullCurtain] {
        let mut veil = begin(trust);
        lift(&mut veil, now);
        assert!(veil.choose(decides(&veil), &Pick::Aim, now).is_ok_and(|closed| closed.is_some()), "{trust:?}");
        assert_eq!((lowered(&veil).next, lowered(&veil).curtain), (SeatSet::one(ANN), false), "everybody may look");
        assert!(veil.at_keyboard().is_none(), "the notes are closed too");
        assert_eq!(veil.choose(decides(&veil), &Pick::Point(BOB), now), Ok(None), "{trust:?}");
        assert_eq!(lowered(&veil).curtain, trust == Trust::FullCurtain, "Bob's turn");
    }
}

#[test]
fn a_hand_that_was_put_down_comes_back_behind_its_curtain_only() {
    let now = Instant::now();
    let mut veil = begin(Trust::PublicFirst);
    lift(&mut veil, now);
    veil.choose(decides(&veil), &Pick::Aim, now).expect("it is put down");
    assert!(!veil.is_lifted());
    lift(&mut veil, now);
    assert_eq!(lifted(&veil).seat, ANN);
}

#[test]
fn a_question_to_somebody_else_closes_the_hand_and_an_opened_hand_ends_the_question() {
    let now = Instant::now();
    let mut veil = begin(Trust::PublicFirst);
    lift(&mut veil, now);
    for seat in [BOB, ANN] {
        lift(&mut veil, now);
        assert!(veil.ask(seat, now).is_some());
        assert!(matches!(veil.sight(), Sight::Lowered(_)), "nothing is asked over an open hand");
        assert_eq!(lowered(&veil).why, "The hand was closed: a question was asked.");
    }
    veil.choose(decides(&veil), &Pick::Draw, now).expect("public");
    lift(&mut veil, now);
    let offer = veil.offer().expect("Ann's draw");
    assert!(matches!(veil.take_back(&offer), Ok(Asked::Waiting(_))));
    assert!(!veil.is_lifted());
    lift(&mut veil, now);
    assert_eq!(veil.asked_back(), None);
}

#[test]
fn a_first_hand_stays_open_for_three_times_as_long() {
    let now = Instant::now();
    let mut veil = begin(Trust::PublicFirst);
    lift(&mut veil, now);
    assert_eq!(veil.deadline(), Some(later(now) + Duration::from_secs(60)));
    veil.choose(decides(&veil), &Pick::Pass, now).expect("Ann passes");
    veil.choose(decides(&veil), &Pick::Pass, now).expect("Bob passes");
    lift(&mut veil, now);
    assert_eq!(veil.deadline(), Some(later(now) + Duration::from_secs(20)));
}
