//! Drills: asked, answered, judged and recorded; by one person, and by friends behind the curtain.

use super::{begun, guide, said, services, until};
use shell::command::Command;
use shell::practice::menu::{Wanted, Wish};
use shell::session::{Cover, Session};
use std::time::Instant;
use swu_minds::coach::Depth;
use swu_minds::drills::Kind;

fn mulligans(count: u16) -> Wanted {
    Wanted::Drill(Kind::Mulligan, Wish { count, seed: Some(7), depth: Depth::Quick, ..Wish::default() })
}

#[test]
fn a_hand_is_asked_judged_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &mulligans(2));
    until(&mut *session, "a hand is asked", |session| session.decides().is_some());
    assert!(said(&*session).contains("Keep these six cards"), "{}", said(&*session));
    assert!(
        session.teacher().expect("a teacher").teach(Command::Hint, Instant::now()).is_err(),
        "there is no hint before the answer"
    );
    session.pick(0, Instant::now()).expect("the hand is kept");
    until(&mut *session, "it is judged", |session| guide(session).covers);
    assert!(session.pick(0, Instant::now()).is_err(), "it was answered");
    let text = said(&*session);
    assert!(text.starts_with("You: Keep this hand. It is "), "{text}");
    for part in ["games", "this hand", "a new one", "points lost each", "exactly what can be paid"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    session.teacher().expect("a teacher").teach(Command::NextItem, Instant::now()).expect("the next hand");
    until(&mut *session, "another hand is asked", |session| session.decides().is_some());
    session.teacher().expect("a teacher").teach(Command::SkipItem, Instant::now()).expect("it is left out");
    assert!(said(&*session).starts_with("That was all. 1 answers:"), "{}", said(&*session));
    services.left();
    assert_eq!(services.progress().answers().count(), 1);
    let (_, answer) = services.progress().answers().next().expect("an answer");
    assert_eq!((answer.drill.as_str(), answer.picked.as_str()), ("mulligan", "Keep this hand"));
}

#[test]
fn the_same_seed_asks_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    for kind in [Kind::Mulligan, Kind::Resources] {
        let wanted = Wanted::Drill(kind, Wish { count: 1, seed: Some(11), ..Wish::default() });
        let hands: Vec<_> = (0..2)
            .map(|_| {
                let mut session = begun(&mut services(folder.path()), &wanted);
                until(&mut *session, "it is asked", |session| session.decides().is_some());
                session.visible().view().clone()
            })
            .collect();
        assert_eq!(hands[0], hands[1], "{kind:?}");
    }
}

#[test]
fn friends_answer_the_same_hand_behind_the_curtain() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = vec!["Ann".to_owned(), "Bob".to_owned()];
    let wanted =
        Wanted::Drill(Kind::Mulligan, Wish { count: 1, seed: Some(7), people, depth: Depth::Quick, ..Wish::default() });
    let mut session = begun(&mut services(folder.path()), &wanted);
    for (place, name) in ["Ann", "Bob"].into_iter().enumerate() {
        until(&mut *session, "somebody is awaited", |session| matches!(session.cover(), Cover::Curtain(_)));
        assert_eq!(session.cover(), Cover::Curtain(seats::Seat(place as u8)));
        let own = |session: &dyn Session| session.curtain().is_some();
        assert!(own(&*session), "the hand is covered");
        let why = session.curtain().map(|curtain| curtain.why.to_owned());
        let before = why.is_some_and(|why| why.contains("one after another"));
        assert_eq!(before, place == 0, "nobody has answered before the first");
        assert!(session.visible().uncovered().is_none());
        let behind = session.visible().view();
        let mut hands = behind.seats.iter().flat_map(|seat| &seat.hand);
        assert!(
            hands.all(|card| card.known().is_none()),
            "what can be looked at behind the curtain is the public table"
        );
        let later = super::spell(&mut *session);
        assert!(said(&*session).contains(&format!("{name} answers.")), "{}", said(&*session));
        session.pick(place, later).expect("an answer");
    }
    until(&mut *session, "it is judged", |session| guide(session).covers);
    let text = said(&*session);
    assert!(text.contains("Ann: Keep this hand.") && text.contains("Bob: Draw a new hand."), "{text}");
    assert!(text.matches("It is right").count() < 2, "one of two is right, or nobody can tell: {text}");
    let seats: Vec<&str> = session.visible().view().seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(seats, ["Player", "Opponent"], "nobody who answers sits there");
}

/// An answer has no effect in the game, so no confirmation is asked.
#[test]
fn no_answer_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = begun(&mut services(folder.path()), &mulligans(1));
    until(&mut *session, "a hand is asked", |session| session.decides().is_some());
    assert!(guide(&*session).answers);
    let mut board = boards::games::board(shell::games::Seated::Unlimited(session));
    board.renew();
    assert_eq!([board.grave(0), board.grave(1)], [None, None]);
}

#[test]
fn nothing_is_due_before_anything_was_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let why = services(folder.path()).practise(&Wanted::Today(Wish::default())).err();
    let why = why.map(|why| why.to_string());
    assert_eq!(why.as_deref(), Some("Nothing is due today. Choose what to practise."));
}

#[test]
fn decks_that_are_not_there_or_cannot_be_dealt_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("few.json"), r#"{"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_029","count":1},"deck":[{"id":"SOR_046","count":3}]}"#)
        .expect("it can be written");
    let few = folder.path().join("few.json").display().to_string();
    for (deck, why) in [("nowhere", "nowhere"), (few.as_str(), "cannot be dealt")] {
        let wish = Wish { deck: deck.to_owned(), ..Wish::default() };
        let refused = services(folder.path()).practise(&Wanted::Drill(Kind::Mulligan, wish)).err().expect("refused");
        assert!(refused.to_string().contains(why), "{refused}");
    }
}
