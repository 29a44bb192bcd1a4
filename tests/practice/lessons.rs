//! Every lesson by the picks it expects, with its texts at 80x24 and in lines.

use super::{begun, guide, pick, said, services};
use crate::protocol::support::{Client, list};
use crate::ui::fake::Desk;
use lines::home::HomeLines;
use serde_json::{Value, json};
use shell::command::Command;
use shell::practice::menu::Wanted;
use std::time::{Duration, Instant};
use swu_minds::lessons::shipped;

/// Enough picks or steps for any lesson.
const MOST: usize = 400;

/// The program and the engine give the same lesson, pick by pick; the text above the table fits.
#[test]
fn every_lesson_is_played_at_the_table_by_the_picks_it_expects() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    for lesson in shipped() {
        let mut client = Client::new();
        let mut step = client.must(json!({"do": "lesson", "id": lesson.id}));
        let mut session = begun(&mut services, &Wanted::Lesson(lesson.id.clone()));
        for _ in 0..MOST {
            let told = &step["lesson"];
            if told["done"] == true {
                break;
            }
            let option = list(&told["expect"]).first().and_then(Value::as_u64).expect("a place") as usize;
            let labels = session.visible().view().decision.as_ref().map(|decision| decision.options.len());
            assert_eq!(labels, Some(list(&step["decision"]["options"]).len()), "{}: {}", lesson.id, said(&*session));
            session.pick(option, Instant::now()).unwrap_or_else(|why| panic!("{}: {why}", lesson.id));
            step = client.choose(option);
        }
        assert!(guide(&*session).about.starts_with("done"), "{}: {}", lesson.id, guide(&*session).about);
    }
}

#[test]
fn wrong_picks_are_answered_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    for lesson in shipped().iter().filter(|lesson| !lesson.id.starts_with("first")) {
        let mut session = begun(&mut services, &Wanted::Lesson(lesson.id.clone()));
        for turn in 0..40 {
            let Some(decision) = &session.visible().view().decision else { break };
            let (count, before) = (decision.options.len(), session.visible().view().clone());
            let said_before = said(&*session);
            let picked = session.pick((turn * 7 + 3) % count, Instant::now());
            if picked.is_err() || guide(&*session).about.starts_with("done") {
                break;
            }
            assert!(!said(&*session).is_empty(), "{}: nothing is said", lesson.id);
            if turn % 3 == 0 {
                session.take_back(Instant::now()).unwrap_or_else(|why| panic!("{}: {why}", lesson.id));
                assert_eq!(session.visible().view(), &before, "{}", lesson.id);
                assert_eq!(said(&*session), said_before, "{}", lesson.id);
                session.pick((turn * 7 + 3) % count, Instant::now()).expect("it was possible before");
            }
        }
    }
}

/// The words of a text in a row, ignoring its line breaks.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_step_is_read_at_80x24() {
    let folder = tempfile::tempdir().expect("a folder");
    for (place, lesson) in shipped().iter().enumerate() {
        let mut desk = Desk::with_services(services(folder.path()));
        desk.press("L Home");
        (0..place).for_each(|_| {
            desk.press("Down");
        });
        desk.press("Enter");
        let mut session = begun(&mut services(folder.path()), &Wanted::Lesson(lesson.id.clone()));
        for _ in 0..MOST {
            let screen = words(&desk.screen());
            for said in &guide(&*session).said {
                assert!(screen.contains(&words(&said.text)), "{}: {}\n{}", lesson.id, said.text, desk.screen());
            }
            assert!(screen.contains(&words(&guide(&*session).title)), "{}\n{}", lesson.id, desk.screen());
            if !guide(&*session).offers(Command::SkipItem) {
                break;
            }
            session.teacher().expect("a teacher").teach(Command::SkipItem, Instant::now()).expect("a step is left out");
            desk.press("-");
        }
        assert!(guide(&*session).about.starts_with("done"), "{}: {}", lesson.id, guide(&*session).about);
    }
}

#[test]
fn every_step_is_heard_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    for lesson in shipped() {
        let mut home = HomeLines::new(services(folder.path()));
        let now = Instant::now();
        let mut session = begun(&mut services(folder.path()), &Wanted::Lesson(lesson.id.clone()));
        let mut heard = home.line(&format!("learn {}", lesson.id), now, now).lines.join(" ");
        for _ in 0..MOST {
            for said in guide(&*session).said.iter() {
                assert!(words(&heard).contains(&words(&said.text)), "{}: {}\n{heard}", lesson.id, said.text);
            }
            if !guide(&*session).offers(Command::SkipItem) {
                break;
            }
            session.teacher().expect("a teacher").teach(Command::SkipItem, now).expect("a step is left out");
            heard = home.line("skip", now, now).lines.join(" ");
        }
    }
}

#[test]
fn whoever_plays_alone_hears_what_comes_into_the_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(services(folder.path())), Instant::now());
    let mut told = |words: &str| -> usize {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard.iter().filter(|line| line.starts_with("Hand ")).count()
    };
    assert_eq!(told("learn first-game"), 5, "the cards that the first step speaks of, two of them alike");
    assert_eq!(told("keep"), 0, "they are the same");
    assert_eq!([told("1"), told("2")], [0, 0], "the others are the same");
    assert_eq!([told("pass"), told("pass")], [0, 2], "two cards were drawn");
}

/// The coach's thoughts appear by themselves, once, without repeating what was said before.
#[test]
fn a_hint_in_lines_says_only_what_is_new() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(services(folder.path())), Instant::now());
    let mut told = |home: &mut HomeLines, words: &str| -> Vec<String> {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard
    };
    for words in ["learn first-game", "keep", "4", "1", "2", "pass", "3"] {
        told(&mut home, words);
    }
    let asked = home.line("hint", Instant::now(), Instant::now()).lines;
    assert!(asked.iter().any(|line| line == "The coach thinks."), "{asked:#?}");
    let begun = Instant::now();
    let thought = loop {
        if let Some(answer) = home.tick(Instant::now()) {
            break answer.lines;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "the coach comes to an end");
        std::thread::sleep(Duration::from_millis(10));
    };
    let hint = |line: &String| line.contains(" % to win") || line.starts_with("Or: ");
    assert!(thought.iter().all(hint), "{thought:#?}");
    assert!(thought.iter().all(|line| !line.contains("Use Luke Skywalker")), "it does nothing now: {thought:#?}");
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = Wanted::Lesson("first-game".to_owned());
    let mut session = begun(&mut services(folder.path()), &wanted);
    for option in [0, 3, 0] {
        session.pick(option, Instant::now()).expect("it can be picked");
    }
    let (view, text) = (session.visible().view().clone(), said(&*session));
    drop(session);
    let again = begun(&mut services(folder.path()), &wanted);
    assert_eq!(again.visible().view(), &view);
    assert_eq!(said(&*again), text);
}

/// Whoever does something other than the subject of a lesson has not done the lesson, until it is taken back.
#[test]
fn a_lesson_is_done_once_what_it_is_about_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &Wanted::Lesson("aspects".to_owned()));
    pick(&mut *session, "Play Battlefield Marine");
    assert_eq!(guide(&*session).about, "not done yet");
    assert!(said(&*session).contains("The lesson is not done yet: take that back and try it"), "{}", said(&*session));
    services.left();
    assert!(!services.progress().is_done("aspects"));
    session.take_back(Instant::now()).expect("it can be taken back");
    pick(&mut *session, "Play Open Fire");
    pick(&mut *session, "Underworld Thug");
    assert_eq!(guide(&*session).about, "done");
    services.left();
    assert!(services.progress().is_done("aspects"));
}

/// Leaving a lesson leads back to the list, at that lesson.
#[test]
fn a_lesson_leads_back_to_its_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(services(folder.path()));
    desk.press("L 8 Esc");
    assert!(desk.screen().contains("Learn"), "{}", desk.screen());
    desk.press("Enter");
    assert!(desk.screen().contains("Lesson 8 of 18"), "{}", desk.screen());
}

/// At the end of a lesson there is no result to return to.
#[test]
fn a_lesson_that_is_over_says_what_comes_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(services(folder.path()));
    desk.press("L Down Enter");
    for _ in 0..6 {
        if desk.screen().contains("Ann wins.") {
            break;
        }
        desk.press("a B");
    }
    assert!(desk.screen().contains("Ann wins.  [Enter] next lesson"), "{}", desk.screen());
    assert!(desk.screen().contains("Esc back"), "{}", desk.screen());
    assert!(!desk.screen().contains("Enter inspect"), "Enter is for the next lesson\n{}", desk.screen());
}

#[test]
fn the_first_start_offers_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(services(folder.path()));
    assert!(desk.screen().contains("your first game"), "{}", desk.screen());
    desk.press("L Enter");
    assert!(desk.screen().contains("These are your first six cards."), "{}", desk.screen());
    desk.press("q Esc");
    assert!(desk.screen().contains("new here? your first game"), "nothing was done yet\n{}", desk.screen());
    desk.press("l Enter k Esc");
    assert!(desk.screen().contains("What was done is saved."), "{}", desk.screen());
    desk.press("Esc");
    assert!(desk.screen().contains("your first game, from where you left it"), "{}", desk.screen());
}

/// The numbers in the list are those in the lessons' headings.
#[test]
fn lessons_are_numbered_alike_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    for (place, lesson) in shipped().iter().enumerate().skip(1) {
        let session = begun(&mut services, &Wanted::Lesson(lesson.id.clone()));
        let head = format!("Lesson {} of {}: {}", place + 1, shipped().len(), lesson.title);
        assert_eq!(guide(&*session).title, head);
        assert!(guide(&*session).about.starts_with("step 1 of "), "{head}: {}", guide(&*session).about);
    }
}

#[test]
fn what_is_no_lesson_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut home = HomeLines::new(services(folder.path()));
    let now = Instant::now();
    let lines = home.line("learn wisdom", now, now).lines;
    assert!(lines[0].starts_with("There is no wisdom; there are first-game, base,"), "{lines:?}");
}
