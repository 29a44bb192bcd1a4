//! What somebody looks at is shown to them, behind the curtain, before the game continues; and questions to the table
//! are asked with every hand closed.

use super::bench_table::{
    ANN, BOB, Paper, agreement, decides, host, later, lift, lifted, log, lowered, opening, people,
};
use super::toy::{Pick, Toy};
use hotseat::exposure::{Closed, Exposure};
use hotseat::host::{Asked, Host, Refused};
use hotseat::journal::Record;
use hotseat::table::{Agreement, Sitter};
use hotseat::trust::{Trust, UndoRule};
use seats::SeatSet;
use std::time::{Duration, Instant};

const SEEN: &str = "seat 1 sees [2, 6, 10] of seat 2";

fn begin(trust: Trust) -> Host<Toy> {
    host(2, agreement(trust, UndoRule::ByConsent))
}

#[test]
fn who_looks_with_an_open_hand_reads_before_it_closes() {
    let now = Instant::now();
    let mut host = begin(Trust::PublicFirst);
    lift(&mut host, now);
    assert_eq!(host.choose(decides(&host), &Pick::Peek(BOB), now), Ok(None), "the hand stays open to be read");
    assert_eq!((lifted(&host).seat, lifted(&host).shown), (ANN, vec![SEEN.to_owned()]));
    assert_eq!(
        host.choose(decides(&host), &Pick::Pass, now),
        Err(Refused::Covered),
        "Bob decides, but not over Ann's hand"
    );
    assert_eq!(host.read(now), Ok(Some(Closed::OtherSeat)));
    assert_eq!(lowered(&host).next, SeatSet::one(BOB));
    assert!(!lowered(&host).curtain);
    assert_eq!(log(&host), ["1 seat 1 looks at 3 cards of seat 2"], "everybody knows who looked at how many");
}

#[test]
fn who_looks_with_a_closed_hand_comes_to_the_keyboard_first() {
    let now = Instant::now();
    let mut host = begin(Trust::PublicFirst);
    host.choose(decides(&host), &Pick::Peek(BOB), now).expect("public");
    assert_eq!((lowered(&host).next, lowered(&host).curtain), (SeatSet::one(ANN), true));
    assert_eq!(lowered(&host).why, "Cards are shown to one player.");
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Err(Refused::Unread));
    assert_eq!(host.read(now), Err(Refused::Covered));
    lift(&mut host, now);
    assert!(host.tick(later(now) + Duration::from_secs(90)), "it closes, and nothing is lost");
    assert_eq!(lowered(&host).next, SeatSet::one(ANN));
    lift(&mut host, now);
    assert_eq!(lifted(&host).shown, [SEEN]);
    host.read(now).expect("Ann has read it");
    assert!(!host.is_lifted());
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Ok(None));
}

#[test]
fn a_bot_waits_and_a_bot_reads_nothing() {
    let now = Instant::now();
    let mut host = Host::begin(opening(vec![Sitter::person("Ann"), Sitter::bot("Bob")], Agreement::default()), {
        Box::new(Paper::default())
    });
    host.choose(decides(&host), &Pick::Peek(BOB), now).expect("public");
    assert!(!host.awaits_bot());
    assert_eq!(lifted(&host).shown, [SEEN], "the only person needs no curtain to read it");
    host.read(now).expect("it is written");
    assert!(host.awaits_bot());
    host.choose_as_bot(|_| Pick::Peek(ANN), now).expect("the bot may");
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Ok(None));
}

#[test]
fn an_open_table_shows_it_too() {
    let now = Instant::now();
    let mut host = begin(Trust::OpenTable);
    host.choose(decides(&host), &Pick::Peek(BOB), now).expect("open");
    assert_eq!(lifted(&host).shown, [SEEN]);
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Err(Refused::Unread));
    assert_eq!(host.read(now), Ok(None));
    assert_eq!(lifted(&host).shown, Vec::<String>::new());
}

#[test]
fn what_was_not_read_is_shown_again_after_resuming_and_what_was_read_is_not() {
    let now = Instant::now();
    let paper = Paper::default();
    let start = || opening(people(2), Agreement::default());
    let mut host = Host::begin(start(), Box::new(paper.clone()));
    host.choose(decides(&host), &Pick::Peek(BOB), now).expect("public");
    let again = || {
        let records = paper.records.borrow().clone();
        Host::<Toy>::resume(&(), start().header().clone(), records, Box::new(Paper::default())).expect("it fits").0
    };
    assert_eq!(lowered(&again()).next, SeatSet::one(ANN));
    lift(&mut host, now);
    host.read(now).expect("it is written");
    assert!(paper.records.borrow().contains(&Record::Read { seat: ANN }));
    assert_eq!(lowered(&again()).next, SeatSet::one(BOB));
}

#[test]
fn a_hand_is_put_down_while_the_table_is_asked() {
    let now = Instant::now();
    for trust in [Trust::PublicFirst, Trust::FullCurtain] {
        let mut host = begin(trust);
        lift(&mut host, now);
        assert!(host.choose(decides(&host), &Pick::Aim, now).is_ok_and(|closed| closed.is_some()), "{trust:?}");
        assert_eq!((lowered(&host).next, lowered(&host).curtain), (SeatSet::one(ANN), false), "everybody may look");
        assert!(host.at_keyboard().is_none(), "the notes are closed too");
        assert_eq!(host.choose(decides(&host), &Pick::Point(BOB), now), Ok(None), "{trust:?}");
        assert_eq!(lowered(&host).curtain, trust == Trust::FullCurtain, "Bob's turn");
    }
}

#[test]
fn a_hand_that_was_put_down_comes_back_behind_its_curtain_only() {
    let now = Instant::now();
    let mut host = begin(Trust::PublicFirst);
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Aim, now).expect("it is put down");
    assert!(!host.is_lifted());
    lift(&mut host, now);
    assert_eq!(lifted(&host).seat, ANN);
}

#[test]
fn who_put_a_hand_down_takes_it_up_again_with_one_key_while_nobody_else_came() {
    let now = Instant::now();
    let put_down = || {
        let mut host = begin(Trust::PublicFirst);
        lift(&mut host, now);
        host.choose(decides(&host), &Pick::Aim, now).expect("it is put down");
        host
    };
    let mut host = put_down();
    assert!(host.reopen(now) && lifted(&host).seat == ANN);
    for why in [Closed::FocusLost, Closed::Suspended, Closed::Idle] {
        let mut host = put_down();
        assert!(!host.close(why), "none was open");
        assert!(!host.reopen(now), "{why:?}");
    }
    let mut host = put_down();
    assert!(!host.tick(later(now) + Duration::from_secs(90)), "it is covered all the same");
    assert!(!host.reopen(now), "nobody pressed a key for long");
    let mut host = put_down();
    host.choose(decides(&host), &Pick::Point(BOB), now).expect("public");
    assert!(!host.reopen(now), "Bob's turn");
}

#[test]
fn what_was_only_begun_is_taken_back_without_a_word() {
    let now = Instant::now();
    for undo in [UndoRule::Off, UndoRule::FreeOnly, UndoRule::ByConsent] {
        let (paper, start) = (Paper::default(), || opening(people(2), agreement(Trust::PublicFirst, undo)));
        let mut host = Host::begin(start(), Box::new(paper.clone()));
        assert!(host.half_done().is_none());
        lift(&mut host, now);
        host.choose(ANN, &Pick::Begin, now).expect("public");
        let begun = host.half_done().expect("nothing came of it yet");
        assert_eq!(host.take_back(&begun), Ok(Asked::Done));
        assert!(
            matches!(host.exposure(), Exposure::Lowered(_)),
            "others may look at the table: no hand opens by itself"
        );
        assert!(host.reopen(now), "its owner takes it up again");
        assert_eq!(lifted(&host).seat, ANN);
        assert_eq!((log(&host), host.half_done()), (Vec::new(), None));
        host.choose(ANN, &Pick::Aim, now).expect("public");
        assert!(host.half_done().is_none(), "the log speaks of it");
        let records = paper.records.borrow().clone();
        let again = Host::<Toy>::resume(&(), start().header().clone(), records, Box::new(Paper::default()));
        assert_eq!(log(&again.expect("it fits").0), ["1 seat 1 aimed"]);
    }
}

#[test]
fn a_question_to_somebody_else_closes_the_hand_and_an_opened_hand_ends_the_question() {
    let now = Instant::now();
    let mut host = begin(Trust::PublicFirst);
    lift(&mut host, now);
    for seat in [BOB, ANN] {
        lift(&mut host, now);
        assert!(host.ask(seat, now).is_some());
        assert!(matches!(host.exposure(), Exposure::Lowered(_)), "nothing is asked over an open hand");
        assert_eq!(lowered(&host).why, "The hand was closed: a question was asked.");
    }
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    lift(&mut host, now);
    let offer = host.offer().expect("Ann's draw");
    assert!(matches!(host.take_back(&offer), Ok(Asked::Waiting(_))));
    assert!(!host.is_lifted());
    lift(&mut host, now);
    assert_eq!(host.asked_back(), None);
}

#[test]
fn a_first_hand_stays_open_for_three_times_as_long() {
    let now = Instant::now();
    let mut host = begin(Trust::PublicFirst);
    lift(&mut host, now);
    assert_eq!(host.deadline(), Some(later(now) + Duration::from_secs(90)));
    host.choose(decides(&host), &Pick::Pass, now).expect("Ann passes");
    host.choose(decides(&host), &Pick::Pass, now).expect("Bob passes");
    lift(&mut host, now);
    assert_eq!(host.deadline(), Some(later(now) + Duration::from_secs(30)));
}
