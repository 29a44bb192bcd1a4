//! Handing over the keyboard: nothing opens by accident.

use super::bench_table::{ANN, BOB, agreement, host, later, lift, lifted, people};
use super::toy::{Pick, Toy};
use hotseat::exposure::Closed;
use hotseat::handover::{DEAF, Handover, Heard, Keystroke, Spell};
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::pin::{BadPin, Pin};
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::{Trust, Typed, UndoRule};
use std::time::{Duration, Instant};

/// Types these keys at one time: `~` is Enter, `<` is Backspace. Whether it opened.
fn types(handover: &mut Handover, keys: &str, at: Instant) -> bool {
    let mut opened = false;
    for key in keys.chars() {
        let stroke = match key {
            '~' => Keystroke::Enter,
            '<' => Keystroke::Backspace,
            letter => Keystroke::Letter(letter),
        };
        opened |= handover.press(stroke, at).is_some();
    }
    opened
}

/// How many keys of the first word are typed.
fn progress(handover: &Handover) -> usize {
    handover.progress(&handover.asked()[0].1)
}

fn bob(pin: Option<&str>) -> (Handover, Instant) {
    let now = Instant::now();
    let mut sitters = people(2);
    sitters[1].pin = pin.map(|digits| Pin::new(digits, 99).expect("a PIN"));
    let table = Table::new(sitters, Agreement::default()).expect("a table");
    (table.handover(BOB, now).expect("a handover"), now)
}

#[test]
fn what_opens_and_what_does_not() {
    let cases = [
        ("bob~", true),
        ("BOB~", true),
        ("Bob~", true),
        ("bob", false),
        ("~", false),
        ("~~~~~~~~", false),
        ("bo~", false),
        ("ann~", false),
        ("b~o~b~", false),
        ("bxoxb~", false),
        ("bbbbbbbbb~", false),
        ("obb~", false),
        ("bobbing~", false),
        ("bo<ob~", true),
        ("bob<~", false),
        ("<<<bob~", true),
    ];
    for (keys, opens) in cases {
        let (mut handover, now) = bob(None);
        assert_eq!(types(&mut handover, keys, later(now)), opens, "{keys}");
    }
}

#[test]
fn enter_of_the_first_300_ms_is_not_heard_and_letters_are() {
    let (mut handover, now) = bob(None);
    assert!(!types(&mut handover, "bob~", now));
    assert!(!types(&mut handover, "~~~~", now + Duration::from_millis(299)));
    assert_eq!((progress(&handover), handover.heard()), (3, Heard::TooSoon));
    assert!(types(&mut handover.clone(), "~", now + Duration::from_millis(300)));
    assert!(types(&mut handover, "bob~", now + Duration::from_millis(300)), "or the whole word once more");
}

#[test]
fn the_first_letter_is_enough_where_that_is_agreed() {
    let table = |names: [&str; 2], typed: Typed| {
        let agreed = Agreement { typed, ..Agreement::default() };
        Table::new(names.map(Sitter::person).to_vec(), agreed).expect("a table")
    };
    let cases = [
        (["Ann", "Bob"], "b~", true),
        (["Ann", "Bob"], "bo~", true),
        (["Ann", "Bob"], "bob~", true),
        (["Ann", "Bob"], "~", false),
        (["Ann", "Bob"], "a~", false),
        (["Bea", "Bob"], "b~", false),
        (["Bea", "Bob"], "bo~", true),
    ];
    let now = Instant::now();
    for (names, keys, opens) in cases {
        let mut handover = table(names, Typed::Letter).handover(BOB, now).expect("a handover");
        assert_eq!(types(&mut handover, keys, later(now)), opens, "{names:?} {keys}");
    }
    let mut whole = table(["Ann", "Bob"], Typed::Word).handover(BOB, now).expect("a handover");
    assert!(!types(&mut whole, "b~", later(now)));
}

#[test]
fn somebody_elses_name_and_enter_do_not_open_what_enter_alone_opens() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent));
    lift(&mut host, now);
    host.close(Closed::Asked);
    let mut handover = host.handover(now).expect("a handover");
    assert!(types(&mut handover.clone(), "~", later(now)), "nobody else had the keyboard");
    assert!(!types(&mut handover, "bob~", later(now)), "Bob does not open Ann's hand with his name");
    let again = later(later(now));
    assert!(!types(&mut handover, "~", again));
    assert!(types(&mut handover, "ann~", again), "Ann does with hers");
}

/// How many letters the next handover asks for.
fn least(host: &Host<Toy>) -> usize {
    let handover = host.handover(Instant::now()).expect("a handover");
    handover.least(handover.asked()[0].0)
}

#[test]
fn whose_hand_was_open_last_opens_it_again_with_a_key_or_two() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent));
    assert_eq!(least(&host), 1, "whoever wants to look has pressed a key for that");
    lift(&mut host, now);
    host.close(Closed::Asked);
    assert_eq!(least(&host), 0, "nobody else had the keyboard");
    lift(&mut host, now);
    host.close(Closed::Idle);
    assert_eq!(least(&host), 1, "its owner may have left");
    lift(&mut host, now);
    host.close(Closed::Asked);
    host.doubt_keyboard();
    assert_eq!(least(&host), 1, "somebody typed wrong letters");
    for why in [Closed::FocusLost, Closed::Suspended] {
        lift(&mut host, now);
        host.close(why);
        assert_eq!(least(&host), 3, "who sits there now is not known");
    }
    lift(&mut host, now);
    host.choose(ANN, &Pick::Pass, now).expect("public");
    assert_eq!(least(&host), 1, "it is another hand");
    host.choose(BOB, &Pick::Pass, now).expect("public");
    assert_eq!(least(&host), 1, "somebody else had the keyboard, but opened no hand");
    host.choose(ANN, &Pick::Pass, now).expect("public");
    lift(&mut host, now);
    host.choose(BOB, &Pick::Pass, now).expect("public");
    assert_eq!(least(&host), 1, "another hand was open");
    host.choose(ANN, &Pick::Peek(BOB), now).expect("public");
    assert_eq!(least(&host), 3, "the curtain fell by itself");
    let full = super::bench_table::host(2, agreement(Trust::FullCurtain, UndoRule::ByConsent));
    assert_eq!(least(&full), 3);
}

#[test]
fn who_passed_the_keyboard_on_is_asked_for_a_letter_after_a_takeback() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent));
    lift(&mut host, now);
    host.choose(ANN, &Pick::Pass, now).expect("public");
    let offer = host.offer().expect("Ann's pass");
    host.take_back(&offer).expect("paper");
    assert_eq!(least(&host), 1, "Bob had the keyboard, and may have it still");
}

#[test]
fn a_letter_opens_by_itself_what_a_key_was_pressed_for() {
    let now = Instant::now();
    let mut host = host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent));
    let cases = [("a", true), ("A", true), ("~", false), ("b", false), ("<a", true)];
    for (keys, opens) in cases {
        let mut handover = host.handover(now).expect("a handover");
        assert_eq!(types(&mut handover, keys, now), opens, "{keys}");
    }
    let mut wrong = host.handover(now).expect("a handover");
    assert!(!types(&mut wrong, "x", now));
    assert!(!types(&mut wrong, "ann", later(now)), "whoever typed something else needs all of it");
    assert!(types(&mut wrong, "~", later(now)));
    host.choose(ANN, &Pick::Pass, now).expect("public");
    host.choose(BOB, &Pick::Peek(ANN), now).expect("public");
    let mut due = host.handover(now).expect("a handover");
    assert!(!types(&mut due, "bob", later(now)), "nobody pressed a key for a curtain that fell by itself");
}

#[test]
fn what_is_typed_on_by_habit_is_not_for_the_table() {
    let now = Instant::now();
    let host = host(2, agreement(Trust::PublicFirst, UndoRule::ByConsent));
    let mut handover = host.handover(now).expect("a handover");
    assert!(types(&mut handover, "a", now));
    let rest = || handover.rest(ANN, now).expect("two letters are left");
    let swallowed = |keys: &str, pause: u64| {
        let (mut rest, mut at, mut count) = (Some(rest()), now, 0);
        for key in keys.chars() {
            at += Duration::from_millis(pause);
            let key = if key == '~' { Keystroke::Enter } else { Keystroke::Letter(key) };
            rest = rest.take().and_then(|rest| rest.after(key, at));
            count += usize::from(rest.is_some());
        }
        count
    };
    assert_eq!(swallowed("nn~", 400), 3);
    assert_eq!(swallowed("nn~~", 400), 3, "nothing follows Enter");
    assert_eq!(swallowed("~", 400), 1);
    assert_eq!(swallowed("n2n", 400), 1, "another key ends it");
    assert_eq!(swallowed("n", 1001), 0, "that was a pause");
}

#[test]
fn a_pin_is_typed_whole_however_often() {
    let mut sitters = people(2);
    sitters[0].pin = Some(Pin::new("4711", 7).expect("a PIN"));
    let agreed = Agreement { typed: Typed::Letter, ..Agreement::default() };
    let mut host: Host<Toy> = Host::begin(super::bench_table::opening(sitters, agreed), Box::new(Nowhere));
    for _ in 0..2 {
        let now = Instant::now();
        let mut handover = host.handover(now).expect("a handover");
        assert!(!types(&mut handover, "~a~", later(now)));
        let mut handover = host.handover(now).expect("a handover");
        for key in "4711".chars() {
            handover.press(Keystroke::Letter(key), later(now));
        }
        let proof = handover.press(Keystroke::Enter, later(now)).expect("the PIN");
        assert!(host.lift(proof, later(now)));
        host.close(Closed::Asked);
    }
}

#[test]
fn nobody_is_asked_where_only_one_person_plays() {
    let sitters = vec![Sitter::person("Ann"), Sitter::bot("Bob")];
    let mut host: Host<Toy> = Host::begin(
        super::bench_table::opening(sitters, agreement(Trust::PublicFirst, UndoRule::ByConsent)),
        Box::new(Nowhere),
    );
    let now = Instant::now();
    assert!(host.handover(now).is_none() && host.lies_open());
    assert_eq!((lifted(&host).seat, lifted(&host).view.hand), (ANN, vec![1, 5, 9]));
    assert!(!host.close(Closed::Idle) && host.deadline().is_none());
    assert_eq!(host.choose(ANN, &Pick::Play(5), now), Ok(None));
    assert_eq!(lifted(&host).seat, ANN, "a bot decides, and looks at nothing here");
}

#[test]
fn a_wrong_or_surplus_key_empties_what_was_typed_and_says_so() {
    for (keys, heard) in [("bx", Heard::Wrong), ("bobb", Heard::Wrong), ("bo~", Heard::Unfinished)] {
        let (mut handover, now) = bob(None);
        assert!(!types(&mut handover, keys, later(now)));
        assert_eq!((progress(&handover), handover.heard()), (0, heard), "{keys}");
        assert!(heard.sentence().is_some());
        assert!(!types(&mut handover, "bob~", later(now)), "the rest of a sentence is not for it");
        assert_eq!(handover.heard(), Heard::TooSoon);
        assert!(types(&mut handover, "bob~", later(now) + DEAF), "{keys}");
    }
}

#[test]
fn a_key_that_is_not_heard_is_told_so() {
    let (mut handover, now) = bob(None);
    assert_eq!(handover.heard().sentence(), None);
    types(&mut handover, "b~", now);
    assert_eq!((progress(&handover), handover.heard()), (1, Heard::TooSoon));
    types(&mut handover, "o", later(now));
    assert_eq!((progress(&handover), handover.heard()), (2, Heard::Nothing));
}

#[test]
fn prose_opens_nothing() {
    let prose = [
        "any news on the bus, Ann? ~",
        "ask Bob or somebody else before breakfast ~",
        "obvious to anybody, but not to Bob~",
        "Ann and Bob~",
    ];
    for text in prose {
        let (mut handover, now) = bob(None);
        let mut at = later(now);
        for key in text.chars() {
            at += Duration::from_millis(140);
            assert!(!types(&mut handover, &key.to_string(), at), "{text}");
        }
    }
}

#[test]
fn a_pin_is_compared_whole_and_shows_nothing() {
    for (keys, opens) in [
        ("4711~", true),
        ("bob~", false),
        ("4712~", false),
        ("47x11~", false),
        ("0123456789~", false),
        ("47~11~", false),
        ("4712~4711~", false),
        ("471<<711~", true),
        ("4711471147114711471147114711~", false),
    ] {
        let (mut handover, now) = bob(Some("4711"));
        assert_eq!(types(&mut handover, keys, later(now)), opens, "{keys}");
    }
}

#[test]
fn a_pin_has_4_to_8_digits_and_is_not_shown() {
    for wrong in ["", "123", "123456789", "12a4", "١٢٣٤"] {
        assert_eq!(Pin::new(wrong, 1), Err(BadPin), "{wrong}");
    }
    let pin = Pin::new("2468", 1).expect("a PIN");
    assert_eq!(format!("{pin:?}"), "Pin");
    assert_ne!(pin, Pin::new("2468", 2).expect("a PIN"), "the salt counts");
    assert!(!serde_json::to_string(&pin).expect("plain data").contains("2468"));
}

#[test]
fn nobody_is_handed_a_bots_seat_or_an_open_table() {
    let now = Instant::now();
    let table = Table::new(vec![Sitter::bot("Ann"), Sitter::person("Bob")], Agreement::default()).expect("a table");
    assert!(table.handover(ANN, now).is_none());
    let open = host(2, agreement(Trust::OpenTable, UndoRule::ByConsent));
    assert!(open.handover(now).is_none());
}

#[test]
fn letters_may_carry_accents() {
    let now = Instant::now();
    let table = Table::new(vec![Sitter::person("Émile"), Sitter::person("Łukasz")], Agreement::default());
    let mut handover = table.expect("a table").handover(ANN, now).expect("a handover");
    assert_eq!(&handover.asked()[0].1, &Spell::Letters(vec!['é', 'm', 'i']));
    assert!(types(&mut handover, "emi~", later(now)));
}
