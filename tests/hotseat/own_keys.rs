//! Keys of people's own: chosen at a curtain, and known to nobody else.

use super::bench_table::{ANN, BOB, agreement, host, later, lifted, opening, people};
use super::toy::Toy;
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Heard, Keystroke};
use hotseat::host::Host;
use hotseat::pin::Pin;
use hotseat::table::Agreement;
use hotseat::trust::{Trust, Typed, UndoRule};
use std::time::{Duration, Instant};

const SIGN: Keystroke = Keystroke::Letter(';');

fn table() -> Host<Toy> {
    host(2, agreement(Trust::PublicFirst, UndoRule::Off))
}

/// Ann presses this key twice at her curtain.
fn chooses(host: &mut Host<Toy>, key: Keystroke, now: Instant) -> Option<Confirmed> {
    let mut handover = host.handover(now).expect("a handover");
    assert_eq!(handover.chooser(), Some(ANN));
    assert!(handover.press(key, later(now)).is_none());
    let proof = handover.press(key, later(later(now)))?;
    host.proved(ANN, handover.chosen());
    Some(proof)
}

#[test]
fn a_key_pressed_twice_is_ones_own_and_opens_alone_from_then_on() {
    let (mut host, now) = (table(), Instant::now());
    let proof = chooses(&mut host, SIGN, now).expect("it was pressed twice");
    assert!(host.lift(proof, now));
    assert!(host.press_own_key(SIGN, now), "it closes the hand");
    assert!(!host.is_lifted());
    assert!(!host.press_own_key(Keystroke::Letter(':'), now), "another key does nothing");
    assert!(host.press_own_key(SIGN, now), "it opens the hand");
    assert_eq!(lifted(&host).seat, ANN);
    host.close(Closed::FocusLost);
    let mut handover = host.handover(now).expect("a handover");
    assert!(handover.has_own_key(ANN) && handover.chooser().is_none());
    assert!(handover.press(SIGN, now + Duration::from_millis(100)).is_none(), "it was typed ahead");
    assert_eq!(handover.heard(), Heard::TooSoon);
    assert!(handover.press(SIGN, later(now)).is_some());
}

#[test]
fn a_held_key_chooses_nothing() {
    let (host, now) = (table(), Instant::now());
    let mut handover = host.handover(now).expect("a handover");
    for step in 0..200 {
        let at = later(now) + Duration::from_millis(30 * step);
        assert!(handover.press(SIGN, at).is_none(), "step {step}");
    }
}

#[test]
fn letters_and_what_the_table_uses_are_nobodys_own() {
    let (host, now) = (table(), Instant::now());
    for key in [Keystroke::Letter('q'), Keystroke::Letter('7'), Keystroke::Used, Keystroke::Enter] {
        let mut handover = host.handover(now).expect("a handover");
        let pressed = [1, 2, 3].map(|second| handover.press(key, now + Duration::from_secs(second)).is_some());
        assert_eq!((pressed, handover.chosen()), ([false; 3], None), "{key:?}");
    }
}

#[test]
fn nobody_can_take_the_key_of_another() {
    let (mut host, now) = (table(), Instant::now());
    let proof = chooses(&mut host, SIGN, now).expect("it was pressed twice");
    host.lift(proof, now);
    host.choose(ANN, &super::toy::Pick::Play(5), now).expect("Ann plays");
    let mut handover = host.handover(now).expect("a handover");
    assert_eq!(handover.chooser(), Some(BOB));
    assert!(!host.press_own_key(SIGN, now), "Ann's key opens nothing of Bob's");
    assert!(handover.press(SIGN, later(now)).is_none());
    assert!(handover.press(SIGN, later(later(now))).is_none());
    assert_eq!(handover.heard(), Heard::Taken);
}

#[test]
fn after_three_wrong_keys_the_name_is_typed() {
    let (mut host, now) = (table(), Instant::now());
    let proof = chooses(&mut host, SIGN, now).expect("it was pressed twice");
    host.lift(proof, now);
    host.close(Closed::Asked);
    for sign in ['!', '&', '%'] {
        assert!(!host.press_own_key(Keystroke::Letter(sign), now));
    }
    assert!(!host.press_own_key(SIGN, now));
    let mut handover = host.handover(now).expect("a handover");
    assert!(!handover.has_own_key(ANN));
    let keys = "ann".chars().map(Keystroke::Letter).chain([Keystroke::Enter]);
    let opened = keys.filter_map(|key| handover.press(key, later(now))).count();
    assert_eq!(opened, 1);
    host.proved(ANN, handover.chosen());
    assert!(host.press_own_key(SIGN, now), "it counts again");
}

#[test]
fn a_pin_and_spelling_have_no_own_key() {
    let now = Instant::now();
    let spelled = host(2, Agreement { typed: Typed::Word, ..Agreement::default() });
    let mut sitters = people(2);
    sitters[0].pin = Some(Pin::new("1234", 9).expect("a PIN"));
    let opened = opening(sitters, Agreement::default());
    let pinned = Host::begin(opened, Box::new(hotseat::journal::Nowhere));
    for host in [spelled, pinned] {
        assert_eq!(host.handover(now).expect("a handover").chooser(), None);
    }
}
