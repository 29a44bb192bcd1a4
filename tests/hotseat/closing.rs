//! What lowers the host; only a spelled name lifts it.

use super::bench_table::{ANN, BOB, agreement, decides, host, later, lift, lifted, lowered, opening, spell};
use super::toy::{Pick, Toy};
use hotseat::exposure::Closed;
use hotseat::host::{Host, Refused};
use hotseat::hosted::{Awaits, Need};
use hotseat::journal::Nowhere;
use hotseat::table::Sitter;
use hotseat::trust::{Trust, UndoRule};
use seats::SeatSet;
use std::time::{Duration, Instant};

fn public_first() -> Host<Toy> {
    host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent))
}

/// Ann has played a 5; Bob is asked in secret.
fn asked_bob(now: Instant) -> Host<Toy> {
    let mut host = public_first();
    lift(&mut host, now);
    assert_eq!(host.choose(decides(&host), &Pick::Play(5), now), Ok(Some(Closed::OtherSeat)));
    host
}

/// The same after Bob has passed once: it is not his first hand.
fn asked_bob_again(now: Instant) -> Host<Toy> {
    let mut host = public_first();
    for _ in 0..2 {
        host.choose(decides(&host), &Pick::Pass, now).expect("public");
    }
    lift(&mut host, now);
    assert_eq!(host.choose(decides(&host), &Pick::Play(5), now), Ok(Some(Closed::OtherSeat)));
    host
}

#[test]
fn public_decisions_draw_no_curtain_and_need_no_hand() {
    let now = Instant::now();
    let mut host = public_first();
    for _ in 0..6 {
        assert!(!lowered(&host).curtain);
        assert_eq!(host.choose(decides(&host), &Pick::Point(BOB), now), Ok(None));
    }
    assert_eq!(lowered(&host).public.options, ["pass", "point", "draw"]);
}

#[test]
fn a_secret_pick_is_refused_alike_whether_the_hand_could_or_not() {
    let now = Instant::now();
    let mut host = public_first();
    for number in 0..30 {
        assert_eq!(host.choose(decides(&host), &Pick::Play(number), now), Err(Refused::Covered));
    }
}

#[test]
fn the_hand_opens_for_its_owner_and_closes_on_commit() {
    let now = Instant::now();
    let mut host = public_first();
    lift(&mut host, now);
    assert_eq!((lifted(&host).seat, lifted(&host).view.hand), (ANN, vec![1, 5, 9]));
    assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Ok(Some(Closed::OtherSeat)));
    assert_eq!(lowered(&host).next, SeatSet::one(BOB));
}

#[test]
fn a_secret_decision_draws_the_curtain_and_nothing_can_be_picked_through_it() {
    let now = Instant::now();
    let mut host = asked_bob(now);
    assert_eq!(host.awaits(), Some(Awaits::one(BOB, Need::Hand)));
    assert!(lowered(&host).curtain);
    assert_eq!(lowered(&host).why, "The next choice needs a look at a hand.");
    for pick in [Pick::Beat(6), Pick::Beat(7), Pick::Decline, Pick::Pass] {
        assert_eq!(host.choose(decides(&host), &pick, now), Err(Refused::Covered));
    }
}

#[test]
fn several_secret_decisions_in_a_row_are_one_visit() {
    let now = Instant::now();
    let mut host = asked_bob(now);
    lift(&mut host, now);
    assert_eq!(
        host.choose(decides(&host), &Pick::Beat(6), later(now)),
        Ok(None),
        "the same seat is asked again in secret"
    );
    assert_eq!(lifted(&host).view.hand, [2, 10]);
    assert_eq!(
        host.choose(decides(&host), &Pick::Bury(2), later(now)),
        Ok(None),
        "its own public turn follows: nobody else comes"
    );
    assert_eq!(lifted(&host).seat, BOB);
    assert_eq!(
        host.choose(decides(&host), &Pick::Pass, later(now)),
        Ok(Some(Closed::OtherSeat)),
        "now somebody else does"
    );
    assert!(!lowered(&host).curtain);
}

#[test]
fn every_reason_closes_and_none_opens() {
    let now = Instant::now();
    for why in Closed::ALL {
        let mut host = asked_bob(now);
        assert!(!host.close(why), "it is closed");
        assert!(!host.is_lifted());
        lift(&mut host, now);
        assert!(host.close(why), "it was open");
        assert_eq!(lowered(&host).why, why.sentence());
        assert_eq!(host.choose(decides(&host), &Pick::Decline, now), Err(Refused::Covered));
        assert_eq!((host.deadline(), host.tick(now + Duration::from_secs(99))), (None, false));
        lift(&mut host, now);
        assert_eq!(lifted(&host).seat, BOB);
    }
}

#[test]
fn half_a_minute_without_a_key_close_it() {
    let start = Instant::now();
    let mut host = asked_bob_again(start);
    lift(&mut host, start);
    let opened = later(start);
    assert_eq!(host.deadline(), Some(opened + Duration::from_secs(30)));
    assert!(!host.tick(opened + Duration::from_millis(29_999)));
    host.key_pressed(opened + Duration::from_secs(15));
    assert!(!host.tick(opened + Duration::from_secs(44)));
    assert!(host.tick(opened + Duration::from_secs(45)));
    assert_eq!(lowered(&host).why, "The hand was closed: nobody pressed a key for a while.");
}

#[test]
fn a_clock_that_jumps_back_closes_nothing_and_opens_nothing() {
    let start = Instant::now() + Duration::from_secs(1000);
    let mut host = asked_bob_again(start);
    lift(&mut host, start);
    host.key_pressed(start - Duration::from_secs(500));
    assert_eq!(host.deadline(), Some(later(start) + Duration::from_secs(30)));
    assert!(!host.tick(start - Duration::from_secs(500)));
    assert!(host.is_lifted());
}

#[test]
fn somebody_elses_name_lifts_nothing() {
    let now = Instant::now();
    let mut host = asked_bob(now);
    let ann = spell(host.ask(ANN, now).expect("Ann is a person"), later(now));
    assert!(!host.lift(ann, later(now)));
    assert!(!host.is_lifted());
}

#[test]
fn a_proof_from_an_earlier_decision_is_worth_nothing_for_the_next_seat() {
    let now = Instant::now();
    let mut host = public_first();
    let ann = spell(host.handover(now).expect("a handover"), later(now));
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    assert!(!host.lift(ann, later(now)));
}

#[test]
fn full_curtain_covers_every_change_of_seat_and_public_decisions_too() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::FullCurtain, UndoRule::ByConsent));
    for _ in 0..4 {
        assert!(lowered(&host).curtain);
        assert_eq!(lowered(&host).why, "The next decision is made by somebody else.");
        assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Err(Refused::Covered));
        lift(&mut host, now);
        assert_eq!(host.choose(decides(&host), &Pick::Pass, now), Ok(Some(Closed::OtherSeat)));
    }
}

#[test]
fn full_curtain_keeps_one_visit_open_through_public_decisions() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::FullCurtain, UndoRule::ByConsent));
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Play(5), now).expect("Ann plays");
    lift(&mut host, now);
    assert_eq!(host.choose(decides(&host), &Pick::Decline, now), Ok(None), "Bob's own turn follows");
    assert_eq!(lifted(&host).seat, BOB);
}

#[test]
fn an_open_table_hides_nothing_and_has_nothing_to_close() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::OpenTable, UndoRule::ByConsent));
    assert_eq!(lifted(&host).seat, ANN);
    assert!(host.show(BOB));
    assert_eq!(lifted(&host).view.hand, [2, 6, 10]);
    assert!(!host.show(seats::Seat(5)));
    assert!(!host.close(Closed::FocusLost));
    assert_eq!(host.choose(decides(&host), &Pick::Play(5), now), Ok(None));
    assert_eq!(lifted(&host).seat, BOB);
    assert_eq!(host.deadline(), None);
}

#[test]
fn nobody_looks_from_another_seat_elsewhere() {
    let mut host = public_first();
    assert!(!host.show(BOB));
    assert!(!host.is_lifted());
    lowered(&host);
}

#[test]
fn an_open_table_of_bots_alone_may_be_looked_at_from_every_seat() {
    let sitters = vec![Sitter::bot("Ann"), Sitter::bot("Bob")];
    let mut host = Host::begin(opening(sitters, agreement(Trust::OpenTable, UndoRule::Off)), Box::new(Nowhere));
    assert!(host.show(BOB) && host.show(ANN), "there is nobody to hide anything from");
}
