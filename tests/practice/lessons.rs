//! Every lesson by the picks it expects, with what is said at 80x24 and in lines.

use super::{begun, guide, said, services};
use crate::protocol::support::{Client, list};
use crate::ui::fake::Desk;
use cantina::shell::command::Command;
use cantina::shell::games::UnlimitedSession;
use cantina::shell::guide::Tone;
use cantina::shell::practice::menu::Wanted;
use cantina::ui::lines::home::HomeLines;
use cantina::unlimited::lessons::shipped;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

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

/// The words of a text in a row, however its lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_step_is_read_at_80x24() {
    let folder = tempfile::tempdir().expect("a folder");
    for (place, lesson) in shipped().iter().enumerate() {
        let mut desk = Desk::with_services(Box::new(services(folder.path())));
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
            session.teach(Command::SkipItem, Instant::now()).expect("a step is left out");
            desk.press("-");
        }
        assert!(guide(&*session).about.starts_with("done"), "{}: {}", lesson.id, guide(&*session).about);
    }
}

#[test]
fn every_step_is_heard_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    for lesson in shipped() {
        let mut home = HomeLines::new(Box::new(services(folder.path())));
        let now = Instant::now();
        let mut session = begun(&mut services(folder.path()), &Wanted::Lesson(lesson.id.clone()));
        let mut heard = home.line(&format!("learn {}", lesson.id), now, now).lines.join(" ");
        for _ in 0..MOST {
            for said in guide(&*session).said.iter().filter(|said| said.tone != Tone::News) {
                assert!(words(&heard).contains(&words(&said.text)), "{}: {}\n{heard}", lesson.id, said.text);
            }
            if !guide(&*session).offers(Command::SkipItem) {
                break;
            }
            session.teach(Command::SkipItem, now).expect("a step is left out");
            heard = home.line("skip", now, now).lines.join(" ");
        }
    }
}

#[test]
fn whoever_plays_alone_hears_what_comes_into_the_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(Box::new(services(folder.path()))), Instant::now());
    let mut told = |words: &str| -> usize {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard.iter().filter(|line| line.starts_with("Hand ")).count()
    };
    assert_eq!(told("learn first-game"), 6, "the cards that the first step speaks of");
    assert_eq!(told("keep"), 0, "they are the same");
    assert_eq!([told("1"), told("1")], [0, 0], "the others are the same");
    assert_eq!([told("pass"), told("pass")], [0, 6], "two cards were drawn");
}

/// What the coach thought of comes by itself, once, without what was said before.
#[test]
fn a_hint_in_lines_says_only_what_is_new() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(Box::new(services(folder.path()))), Instant::now());
    let mut told = |home: &mut HomeLines, words: &str| -> Vec<String> {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard
    };
    for words in ["learn first-game", "keep", "4", "1", "1", "2", "1"] {
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
    assert!(thought.iter().all(|line| line.contains(" % to win")), "{thought:#?}");
    assert!(thought.iter().all(|line| !line.contains("Use Luke Skywalker")), "it does nothing now: {thought:#?}");
}

/// What happened is told once, what does nothing says so, and at the end it is said how to leave.
#[test]
fn a_first_game_is_told_plainly_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut home, mut now) = (HomeLines::new(Box::new(services(folder.path()))), Instant::now());
    let mut told = |words: &str| -> Vec<String> {
        now += Duration::from_secs(2);
        let mut heard = home.line(words, now, now).lines;
        heard.extend(home.tick(now).into_iter().flat_map(|answer| answer.lines));
        heard
    };
    let begins = told("learn first-game");
    assert!(begins.iter().any(|line| line.starts_with("You may say hint; skip: ")), "{begins:#?}");
    let broken = |line: &&String| {
        !line.ends_with(['.', '!', '?', ':', ')']) && !line.starts_with(|first: char| first.is_ascii_digit())
    };
    assert_eq!(begins.iter().find(broken), None, "no line ends within a sentence");
    told("keep");
    let acts = [told("4"), told("1")].concat();
    assert!(
        acts.iter()
            .any(|line| line.contains("Surprise Strike") && line.contains(": does nothing now, as there is no unit")),
        "{acts:#?}"
    );
    let after = told("1");
    let bob: Vec<&String> = after.iter().filter(|line| line.starts_with("Bob plays ")).collect();
    assert_eq!(bob.len(), 1, "{after:#?}");
    let (mut rest, mut picks) = (Vec::new(), 0);
    while !rest.iter().any(|line: &String| line.contains("next-task: next lesson; quit: leave")) {
        assert!(picks < 200, "{rest:#?}");
        picks += 1;
        rest = told("pass");
        if rest.iter().any(|line| line.ends_with("Say yes or no.")) {
            rest = told("yes");
        }
        if rest.iter().any(|line| line.starts_with("No. ")) {
            rest = told("1");
        }
    }
    assert!(
        rest.iter().any(|line| line == "Say account or log to hear how the game went; this one is not kept."),
        "{rest:#?}"
    );
    let account = told("account");
    assert!(account.iter().any(|line| line.contains(" wins in round ")), "{account:#?}");
    assert!(
        ["place 1,", "place 2,"].iter().all(|place| account.iter().any(|line| line.contains(place))),
        "{account:#?}"
    );
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

/// Picks the first option of the decision with such a label.
fn pick(session: &mut UnlimitedSession, label: &str) {
    let decision = session.visible().view().decision.as_ref().expect("a decision");
    let place = decision.options.iter().position(|option| option.label.starts_with(label));
    let place = place.unwrap_or_else(|| panic!("no {label}: {:?}", decision.options));
    session.pick(place, Instant::now()).expect("it can be picked");
}

/// Other six cards, and the initiative in the first round: what is said is about what is asked all the same.
#[test]
fn the_first_game_keeps_up_with_whoever_goes_another_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &Wanted::Lesson("first-game".to_owned()));
    assert_eq!(guide(&*session).about, "step 1 of 8");
    pick(&mut *session, "Draw");
    assert!(said(&*session).contains("six other cards"), "{}", said(&*session));
    assert!(said(&*session).contains("Cards are paid for with resources"), "{}", said(&*session));
    assert_eq!(guide(&*session).about, "step 2 of 8");
    for _ in 0..2 {
        session.pick(0, Instant::now()).expect("a resource");
    }
    assert_eq!(guide(&*session).about, "step 4 of 8");
    pick(&mut *session, "Take the initiative");
    assert!(said(&*session).contains("You took the initiative"), "{}", said(&*session));
    assert!(said(&*session).contains("this is the regroup phase"), "{}", said(&*session));
    assert!(!said(&*session).contains("You take turns"), "{}", said(&*session));
}

/// While play is free a few words say what it is about, beside what the other player did and what is gone by it.
#[test]
fn free_play_keeps_its_task_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(Box::new(services(folder.path())));
    desk.press("L Enter k 1 1 p");
    assert!(desk.screen().contains("R1 Action | initiative"), "{}", desk.screen());
    desk.press("p");
    assert!(desk.screen().contains("R1 Regroup | initiative"), "{}", desk.screen());
    desk.press("1");
    assert!(desk.screen().contains("Your units are ready now"), "{}", desk.screen());
    desk.press("p");
    assert!(desk.screen().contains("Attack with what is ready, play what you can"), "{}", desk.screen());
}

/// At the end of a lesson there is no result to go back to.
#[test]
fn a_lesson_that_is_over_says_what_comes_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(Box::new(services(folder.path())));
    desk.press("L Down Enter");
    for _ in 0..6 {
        if desk.screen().contains("Ann wins.") {
            break;
        }
        desk.press("a B");
    }
    assert!(desk.screen().contains("Ann wins.  [Enter] next lesson"), "{}", desk.screen());
}

#[test]
fn the_first_start_offers_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(Box::new(services(folder.path())));
    assert!(desk.screen().contains("your first game"), "{}", desk.screen());
    desk.press("L Enter");
    assert!(desk.screen().contains("These are your first six cards."), "{}", desk.screen());
    desk.press("q");
    assert!(desk.screen().contains("New to the game?"), "nothing was done yet\n{}", desk.screen());
    desk.press("l Enter k Esc");
    assert!(desk.screen().contains("What was done is kept."), "{}", desk.screen());
    assert!(desk.screen().contains("Your first game is kept"), "{}", desk.screen());
}

/// The numbers of the list are those in the heads of the lessons.
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
    let mut home = HomeLines::new(Box::new(services(folder.path())));
    let now = Instant::now();
    let lines = home.line("learn wisdom", now, now).lines;
    assert!(lines[0].starts_with("There is no wisdom; there are first-game, base,"), "{lines:?}");
}
