//! A recorded game is replayed in public only until it is over, and a game of a match until the match is over.

use super::bench_table::{ANN, BOB, CAS, Paper, agreement, later, lift, opening, people, spell};
use super::toy::{Pick, Toy};
use hotseat::host::Host;
use hotseat::recording::Recording;
use hotseat::trust::{Trust, UndoRule};
use std::time::Instant;

/// A game of three in which Ann passes, Bob draws and passes; then everybody but Cas concedes, if `ends`.
fn played(ends: bool) -> Recording<Toy> {
    let (now, paper) = (Instant::now(), Paper::default());
    let begun = opening(people(3), agreement(Trust::PublicFirst, UndoRule::FreeOnly));
    let header = begun.header().clone();
    let mut host = Host::begin(begun, Box::new(paper.clone()));
    host.choose(ANN, &Pick::Pass, now).expect("Ann passes");
    lift(&mut host, now);
    host.choose(BOB, &Pick::Draw, now).expect("Bob draws");
    for seat in [ANN, BOB].into_iter().filter(|_| ends) {
        let handover = host.ask(seat, now).expect("somebody to ask");
        host.concede(spell(handover, later(now)), now).expect("they give up");
    }
    let records = paper.records.borrow().clone();
    Recording::of(&(), header, &records).expect("its own journal")
}

#[test]
fn an_unfinished_game_shows_nobodys_hand() {
    let recording = played(false);
    let past = recording.past();
    assert!(recording.outcome().is_none() && past.eyes().is_empty());
    assert_eq!(past.moments().len(), 3);
    assert!((0..3).all(|at| past.public(at).is_some() && past.view(at, BOB).is_none()));
    let told = format!("{:?}", past.log(usize::MAX, Some(BOB)));
    assert!(told.contains("seat 2 drew a card"), "{told}");
}

#[test]
fn a_game_that_is_over_is_seen_through_anybodys_eyes_at_any_moment() {
    let recording = played(true);
    let past = recording.past();
    assert!(recording.outcome().is_some());
    let hands = |at: usize| past.view(at, BOB).expect("Bob may look").hand.len();
    assert_eq!((hands(0), hands(1), hands(2)), (3, 3, 4));
    assert!(past.view(past.moments().len(), BOB).is_none(), "there is no such moment");
    assert_eq!(past.view(1, CAS).expect("Cas, too").hand, [3, 7, 11]);
    let log = |seat| format!("{:?}", past.log(2, seat));
    assert!(log(None).contains("seat 2 drew a card") && !log(None).contains("concede"));
    assert!(log(Some(BOB)).contains("seat 2 drew 2") || log(Some(BOB)).contains("seat 2 drew 3"), "{}", log(Some(BOB)));
    assert_eq!(past.moments().iter().map(|moment| moment.by).collect::<Vec<_>>()[..3], [None, Some(ANN), Some(BOB)]);
}

#[test]
fn a_game_of_a_match_that_goes_on_stays_sealed() {
    let recording = played(true).sealed(true);
    assert!(recording.past().eyes().is_empty());
    assert!((0..3).all(|at| recording.past().view(at, BOB).is_none()));
}
