//! Saying no without a look at the hand.

use super::bench_table::{ANN, BOB, agreement, host, lift, log, lowered};
use super::toy::Pick;
use hotseat::host::Refused;
use hotseat::takeback::Price;
use hotseat::trust::{Trust, UndoRule};
use std::time::Instant;

#[test]
fn a_no_can_be_said_with_closed_hands() {
    let (mut host, now) = (host(2, agreement(Trust::PublicFirst, UndoRule::FreeOnly)), Instant::now());
    assert!(lowered(&host).unseen_no.is_none(), "an action has its own no");
    assert_eq!(host.decline_unseen(now), Err(Refused::Covered));
    lift(&mut host, now);
    host.choose(ANN, &Pick::Play(5), now).expect("Ann plays");
    assert_eq!(lowered(&host).unseen_no, Some("beat nothing"));
    host.decline_unseen(now).expect("it is offered");
    assert_eq!(log(&host).last().map(String::as_str), Some("2 seat 2 declined"));
    let offer = host.offer().expect("it can be taken back");
    assert_eq!((offer.by, offer.price), (BOB, Price::Free));
}

#[test]
fn nobody_declines_where_every_change_of_seat_has_a_curtain() {
    let (mut host, now) = (host(2, agreement(Trust::FullCurtain, UndoRule::FreeOnly)), Instant::now());
    lift(&mut host, now);
    host.choose(ANN, &Pick::Play(5), now).expect("Ann plays");
    assert!(lowered(&host).unseen_no.is_none());
    assert_eq!(host.decline_unseen(now), Err(Refused::Covered));
}
