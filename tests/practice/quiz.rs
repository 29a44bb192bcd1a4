//! The judge's quiz at the table: by picks, in words, among friends, and due again.

use super::lines::Heard;
use super::{begun, guide, said, services, until};
use shell::command::Command;
use shell::games::UnlimitedSession;
use shell::practice::menu::{Wanted, Wish};
use shell::practice::quiz::posed::Posed;
use shell::services::Services;
use shell::session::Cover;
use std::time::{Duration, Instant};
use swu_minds::quiz::Topic;

fn quiz(count: u16) -> Wanted {
    Wanted::Quiz(Wish { count, seed: Some(5), ..Wish::default() })
}

fn asked(session: &UnlimitedSession) -> Vec<String> {
    session
        .visible()
        .view()
        .decision
        .iter()
        .flat_map(|decision| &decision.options)
        .map(|one| one.label.clone())
        .collect()
}

/// The index of the right answer: the one that is told as right.
#[track_caller]
fn right(services: &mut Services, wanted: &Wanted) -> usize {
    (0..4)
        .find(|option| {
            let mut session = begun(services, wanted);
            until(&mut *session, "it is asked", |session| session.decides().is_some());
            session.pick(*option, Instant::now()).expect("an answer");
            said(&*session).contains("That is right.")
        })
        .expect("one of the four is right")
}

#[test]
fn a_question_is_asked_answered_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &quiz(2));
    until(&mut *session, "it is asked", |session| session.decides().is_some());
    let before = session.visible().view().clone();
    let answers = asked(&*session);
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!(session.options(), answers);
    assert!(guide(&*session).answers && said(&*session).contains("How does it end?"));
    session.pick(0, Instant::now()).expect("an answer");
    assert!(session.pick(0, Instant::now()).is_err(), "it was answered");
    let text = said(&*session);
    assert!(text.contains(&format!("You: {}", answers[0])), "{text}");
    assert!(
        text.contains("That is right.") || text.contains("That is wrong.") && text.contains("Right is: "),
        "{text}"
    );
    assert_ne!(session.visible().view().seats, before.seats, "the action was played");
    assert!(session.take_back(Instant::now()).is_err(), "an answer stands");
    let mut teach = |command| session.teacher().expect("a teacher").teach(command, Instant::now());
    teach(Command::Explain).expect("the other answers are explained");
    assert!(said(&*session).matches("Rule ").count() >= 2, "{}", said(&*session));
    let mut teach = |command| session.teacher().expect("a teacher").teach(command, Instant::now());
    teach(Command::Again).expect("it is asked again");
    assert_eq!((asked(&*session), session.visible().view().seats == before.seats), (answers, true));
    session.pick(1, Instant::now()).expect("an answer");
    let mut teach = |command| session.teacher().expect("a teacher").teach(command, Instant::now());
    teach(Command::NextItem).expect("the next one");
    until(&mut *session, "the next one is asked", |session| session.decides().is_some());
    let mut teach = |command| session.teacher().expect("a teacher").teach(command, Instant::now());
    teach(Command::SkipItem).expect("it is left out");
    assert!(said(&*session).starts_with("That was all. "), "{}", said(&*session));
    services.left();
    let kept: Vec<_> = services.progress().answers().map(|(_, answer)| answer.clone()).collect();
    assert_eq!(kept.len(), 2);
    assert!(kept.iter().all(|answer| answer.drill == "quiz" && Posed::read(&answer.item).is_some()), "{kept:?}");
    assert!(kept.iter().filter(|answer| answer.fault.is_none()).count() < 2, "one of two different answers is wrong");
}

/// A wrong answer comes back itself the next day, in what is due.
#[test]
fn a_wrong_answer_is_due_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let option = (right(&mut services(folder.path()), &quiz(1)) + 1) % 4;
    let path = folder.path().join("practice.jsonl");
    let _ = std::fs::remove_file(&path);
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &quiz(1));
    until(&mut *session, "it is asked", |session| session.decides().is_some());
    let answers = asked(&*session);
    session.pick(option, Instant::now()).expect("a wrong answer");
    let text = std::fs::read_to_string(&path).expect("it is kept");
    let old = text.replacen("\"at\":", "\"at\":1000000000,\"then\":", 1);
    std::fs::write(&path, old).expect("it was long ago");
    services.left();
    assert_eq!(services.agenda().due, 1);
    let mut session = begun(&mut services, &Wanted::Today(Wish::default()));
    until(&mut *session, "it is asked again", |session| session.decides().is_some());
    assert_eq!(asked(&*session), answers, "the same question");
}

#[test]
fn friends_answer_the_same_question_behind_the_curtain() {
    let folder = tempfile::tempdir().expect("a folder");
    let people = vec!["Ann".to_owned(), "Bob".to_owned()];
    let wanted = Wanted::Quiz(Wish { count: 1, seed: Some(5), people, ..Wish::default() });
    let mut session = begun(&mut services(folder.path()), &wanted);
    for (place, name) in ["Ann", "Bob"].into_iter().enumerate() {
        until(&mut *session, "somebody is awaited", |session| matches!(session.cover(), Cover::Curtain(_)));
        assert!(session.visible().uncovered().is_none());
        assert!(session.pick(0, Instant::now()).is_err(), "nobody is at the keyboard");
        super::spell(&mut *session);
        assert!(said(&*session).contains(&format!("{name} answers.")), "{}", said(&*session));
        assert!(!said(&*session).contains("That is"), "no answer is told before all have answered");
        session.pick(place, Instant::now() + Duration::from_secs(6)).expect("an answer");
    }
    let text = said(&*session);
    assert!(text.contains("Ann: ") && text.contains("Bob: "), "{text}");
    assert!(text.matches("That is right.").count() < 2, "two answers are not both right: {text}");
}

#[test]
fn a_whole_quiz_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    let first = lines.say_until("practise quiz", "How does it end?");
    assert!(first.iter().any(|line| line.starts_with("Judge's quiz 1 of 10")), "{first:#?}");
    let told = lines.say_until("2", "That is ");
    assert!(told.iter().any(|line| line.starts_with("You: ")), "{told:#?}");
    let next = lines.say_until("next", "How does it end?");
    assert!(next.iter().any(|line| line.starts_with("Judge's quiz 2 of 10")), "{next:#?}");
}

#[test]
fn sets_rules_and_difficulties_are_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut why = |wish: Wish| services.practise(&Wanted::Quiz(wish)).err().map(|why| why.to_string());
    let set = why(Wish { set: Some("XYZ".to_owned()), ..Wish::default() }).expect("no such set");
    assert!(set.starts_with("No decks of the set XYZ") && set.contains("SOR") && set.contains("HMW"), "{set}");
    let topic = Topic { rule: Some("99".to_owned()), difficulty: None };
    assert!(why(Wish { topic, ..Wish::default() }).is_some_and(|why| why.starts_with("No question is about")));
    for set in ["sor", "SHD", "JTL", "LOF", "SEC"] {
        assert_eq!(why(Wish { set: Some(set.to_owned()), ..Wish::default() }), None, "{set}");
    }
}

#[test]
fn an_item_says_what_it_asks() {
    for text in ["quiz | sor-luke | sor-vader | first | 7 | any | any", "quiz | a | b | second | 9 | 18.3 | 2"] {
        let posed = Posed::read(text).expect("it is one");
        assert_eq!(posed.to_string(), text);
        assert_ne!(posed.sibling(), posed);
    }
    for text in [
        "",
        "quiz",
        "attacks | a | b | first | 7",
        "quiz | a | b | first | 7 | 99 | any",
        "quiz | a | b | x | 7 | any | any",
    ] {
        assert_eq!(Posed::read(text), None, "{text}");
    }
}
