//! Line mode: the same features in sentences.

use super::dump::expect;
use super::fake::{Fake, Stage, services};
use super::fixtures::{duel, lists, make, many};
use super::toy::session;
use lines::home::HomeLines;
use lines::table::TableLines;
use screen::game::voice::Detail;
use shell::preferences::Preference;
use std::time::{Duration, Instant};
use swu_language::keyword::Keyword;
use swu_language::word::Arena;
use swu_screen::labels::Labels;
use swu_screen::lines::describe;
use swu_screen::lines::narrate;
use swu_screen::lines::parse::{Request, understand};
use swu_screen::lines::standing::Standing;
use swu_screen::voice_of;
use swu_view::{CardView, View};

fn labels(view: &View) -> Labels {
    let mut labels = Labels::default();
    labels.update(view);
    labels
}

fn talk(session: Fake, lines: &[&str]) -> String {
    let (home, mut now) = (tempfile::tempdir().expect("a folder"), Instant::now());
    let services = services(home.path());
    let mut table = TableLines::new(voice_of(Box::new(session)));
    let mut text = table.opening(&services, now).join("\n");
    for line in lines {
        text.push_str(&format!("\n{}{line}\n", table.prompt()));
        now += Duration::from_secs(1);
        let answer = table.line(line, &services, now);
        if answer.clear {
            text.push_str("(cleared)\n");
        }
        text.push_str(&answer.lines.join("\n"));
    }
    text.push('\n');
    text
}

#[test]
fn a_turn_in_sentences() {
    let stages = vec![
        Stage { public: duel::public(), open: duel::open(), curtain: false },
        Stage::plain(duel::target()),
        Stage::plain(duel::public()),
    ];
    let (fake, asked) = Fake::new(stages, duel::log());
    let lines = [
        "look",
        "log 2",
        "why attack b",
        "why play 3",
        "attack b",
        "play waylay",
        "hand",
        "ann",
        "hand",
        "why play 3",
        "inspect g",
        "inspect vader",
        "inspect bob leader",
        "inspect bob base",
        "inspect 1",
        "full",
        "brief",
        "hand",
        "recap",
        "piles",
        "close",
        "attack a at-st",
        "dance",
        "help",
        "quit",
    ];
    expect("plain-turn", &talk(fake, &lines));
    assert_eq!(
        *asked.borrow(),
        ["Hand by 1", "close Asked", "pick Attack with Luke Skywalker", "pick AT-ST", "close Asked"]
    );
}

#[test]
fn a_hand_that_closes_by_a_pick_is_cleared_away() {
    let stages =
        vec![Stage { public: duel::public(), open: duel::open(), curtain: true }, Stage::plain(duel::public())];
    let (fake, asked) = Fake::new(stages, Vec::new());
    let text = talk(fake, &["bob", "", "hand", "ann", "play 1"]);
    assert!(text.contains("Only Ann should be able to see or hear the next lines."));
    assert!(text.contains("That is not it."));
    assert!(text.contains("Nothing was done."));
    assert!(text.contains("play 1\n(cleared)\n"));
    assert_eq!(asked.borrow().last().map(String::as_str), Some("pick Play Bright Hope (2)"));
}

#[test]
fn sentences_are_understood() {
    let view = duel::open();
    let labels = labels(&view);
    let pick = |text: &str| match understand(text, &view, &labels) {
        Ok(Request::Pick(index, rest)) => {
            format!("{} | {rest}", view.decision.as_ref().expect("a decision").options[index].label)
        }
        Ok(other) => format!("{other:?}"),
        Err(why) => why.to_string(),
    };
    for (said, meant) in [
        ("attack a base", "Attack with Luke Skywalker | base"),
        ("attack with luke skywalker bob base", "Attack with Luke Skywalker | bob base"),
        ("a", "Attack with Luke Skywalker | "),
        ("use d", "Use Alliance X-Wing: heal 1 damage | "),
        ("play 4", "Play Waylay (3) | "),
        ("play bright hope", "Play Bright Hope (2) | "),
        ("play hop", "Play Bright Hope (2) | "),
        ("pass", "Pass | "),
        ("initiative", "Take the initiative | "),
        ("4", "Play Waylay (3) | "),
        ("3", "No. Cannot play Jedi Lightsaber: it costs 4 + 2 for aspects, you have 5. Rule 8.1."),
        ("attack b", "No. It is exhausted. Rule 9.1."),
        ("play jedi lightsaber", "No. It costs 4 + 2 for aspects, you have 5. Rule 8.1."),
        ("inspect nobody", "Nothing in sight is called \"nobody\"."),
        ("inspect base", "Inspect(Base(Seat(0)))"),
        ("inspect bob base", "Inspect(Base(Seat(1)))"),
        ("inspect jedha city", "Inspect(Base(Seat(1)))"),
        ("inspect 2", "Inspect(Hand(1))"),
        ("inspect hand 4", "Inspect(Hand(3))"),
        ("inspect hand 9", "Nothing in sight is called \"hand 9\"."),
        ("inspect waylay", "Inspect(Hand(3))"),
        ("inspect trooper", "No unit in play is called \"trooper\"."),
    ] {
        let heard = pick(said);
        if said == "inspect trooper" {
            assert_eq!(heard, "Inspect(Unit(11))", "Snowtrooper is another word");
        } else {
            assert_eq!(heard, meant, "{said}");
        }
    }
}

#[test]
fn targets_are_named_by_letter_name_or_owner() {
    let view = duel::target();
    let labels = labels(&view);
    for said in ["base", "bob base", "bob's base", "jedha city", "jedha", "3"] {
        assert_eq!(understand(said, &view, &labels), Ok(Request::Pick(2, String::new())), "{said}");
    }
    assert_eq!(understand("e", &view, &labels), Ok(Request::Pick(0, String::new())));
    assert_eq!(
        understand("m", &view, &labels).map_err(|why| why.to_string()),
        Err("No. It is in the space arena, and Luke Skywalker is in the ground arena. Rule 9.2.".into())
    );
}

#[test]
fn every_kind_of_decision_is_spoken() {
    let all = [
        lists::several(&[]),
        lists::divide(),
        lists::search(),
        lists::modes(),
        lists::number(),
        lists::arrange(&[]),
        lists::triggers(0),
        lists::may(),
        lists::player(),
        many::twin_suns(),
    ];
    let mut text = String::new();
    for view in &all {
        text.push_str(&narrate::decision(view, &labels(view), Detail::Full, false).join("\n"));
        text.push_str("\n\n");
    }
    text.push_str(&narrate::table(&many::six(), &labels(&many::six())).join("\n"));
    text.push('\n');
    expect("plain-decisions", &text);
}

#[test]
fn public_sentences_name_no_card_of_a_hand() {
    let view = duel::public();
    let labels = labels(&view);
    let all =
        [narrate::table(&view, &labels), narrate::decision(&view, &labels, Detail::Full, false), narrate::piles(&view)]
            .concat()
            .join("\n");
    for name in ["Bright Hope", "Overwhelming", "Lightsaber"] {
        assert!(!all.contains(name), "{name}");
    }
    assert_eq!(
        describe::hand(&view, &Labels::default(), &make::printed(), Detail::Full, &[], None),
        ["The hand is closed."]
    );
}

#[test]
fn the_first_questions() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut home = HomeLines::new(services(folder.path()));
    let mut text = home.opening().join("\n");
    let lines = [
        "help",
        "decks",
        "deck 3",
        "deck 9",
        "resume",
        "resume 9",
        "card waylay",
        "card nosuch",
        "new ann",
        "new ann 9",
        "new Ann 1 Bob 2",
        "pass",
        "quit",
        "quit",
    ];
    for line in lines {
        text.push_str(&format!("\n{}{line}\n", home.prompt()));
        let answer = home.line(line, Instant::now(), Instant::now());
        text.push_str(&answer.lines.join("\n"));
        if answer.left {
            text.push_str("\n(left)");
        }
    }
    let (questions, game) = text.split_once("Seed commitment").expect("a game begins with its promise");
    assert!(game.contains("Setup.") && game.ends_with("(left)"), "{game}");
    expect("plain-home", questions);
}

/// A game in line mode in which Ann is just being asked to spell her name.
fn asked() -> (HomeLines, Instant, tempfile::TempDir) {
    let (folder, now) = (tempfile::tempdir().expect("a folder"), Instant::now());
    let mut home = HomeLines::new(services(folder.path()));
    home.play(voice_of(Box::new(session(false))), now);
    let said = home.line("1", now, now).lines.join("\n");
    assert!(said.contains("Only Ann should be able to see or hear the next lines."), "{said}");
    (home, now, folder)
}

#[test]
fn a_name_that_was_typed_ahead_opens_nothing() {
    let (mut home, now, _folder) = asked();
    assert!(home.was_asked_anew());
    let late = now + Duration::from_secs(1);
    let said = home.line("ann", now + Duration::from_millis(299), late).lines;
    assert_eq!(said, ["That was typed before the name was asked for, and is ignored."]);
    assert!(!home.shows_secrets());
    home.line("an", late, late);
    assert!(!home.shows_secrets());
    let late = late + Duration::from_secs(1);
    home.line("ann", late, late);
    assert!(home.shows_secrets());
}

#[test]
fn a_hand_that_nobody_listens_to_closes_by_itself() {
    let (mut home, now, _folder) = asked();
    let now = now + Duration::from_secs(1);
    let hand = home.line("ann", now, now).lines;
    assert!(hand.iter().any(|line| line.contains("Bright Hope")), "{hand:?}");
    let letters = hand.iter().map(String::len).sum();
    home.heard(letters, now);
    let deadline = home.deadline(now).expect("it closes by itself");
    let reading = Duration::from_secs(letters as u64 / 12);
    assert_eq!(deadline, now + reading + Duration::from_secs(30), "time to hear it is added");
    assert_eq!(home.tick(deadline - Duration::from_millis(1)), None);
    let answer = home.tick(deadline).expect("it closes");
    assert!(answer.clear && !home.shows_secrets());
    assert_eq!(answer.lines[0], "The hand was closed: nobody pressed a key for a while.");
    assert!(answer.lines.iter().any(|line| line.contains("Only Ann")), "{:?}", answer.lines);
    assert!(answer.lines.iter().all(|line| !line.contains("Bright Hope")), "{:?}", answer.lines);
}

#[test]
fn what_is_left_is_told_with_its_owner() {
    let mut view = duel::public();
    let labels = labels(&view);
    let before = Standing::of(&view);
    assert_eq!(before.changed(&view, &labels, &[], &[]), Vec::<String>::new());
    view.seats[1].base.damage += 6;
    view.seats[0].units[0].damage += 3;
    let told = before.changed(&view, &labels, &[], &[]);
    assert_eq!(told, ["Luke Skywalker (a): HP 4 of 7.", "Bob's base: 13 of 30 left."]);
    let before = Standing::of(&view);
    let luke = &mut view.seats[0].units[0];
    luke.power += 1;
    let lost = luke.keywords.pop_first().expect("a keyword").0;
    luke.keywords.insert(Keyword::Overwhelm, 1);
    let (power, told) = (luke.power, before.changed(&view, &labels, &[], &[]));
    let [line] = told.as_slice() else { panic!("one line: {told:?}") };
    assert!(
        line.starts_with(&format!("Luke Skywalker (a): power {power}, HP 4 of 7, now Overwhelm, no longer {lost}"))
    );
    let before = Standing::of(&view);
    view.seats[1].units.push(make::unit(300, 1, Arena::Ground, "Stormtrooper", 2, 1, 0, false, &[]));
    let told = before.changed(&view, &self::labels(&view), &[], &[]);
    let [line] = told.as_slice() else { panic!("one line: {told:?}") };
    assert!(line.starts_with("Stormtrooper (") && line.ends_with("): power 2, HP 1 of 1."), "{line}");
}

#[test]
fn the_pass_that_ends_the_phase_is_asked_about_as_in_panels() {
    let passed = |mut view: View| {
        view.seats[1].passed = true;
        view
    };
    let stage = || Stage { public: passed(duel::public()), open: passed(duel::open()), curtain: false };
    let (fake, asked) = Fake::new(vec![stage(), Stage::plain(duel::public())], duel::log());
    let said = talk(fake, &["pass", "no", "pass", "look", "yes", "pass", "yes"]);
    let question = "Everybody else passed: this ends the action phase. Pass? Say yes or no.";
    assert_eq!(said.matches(question).count(), 3, "{said}");
    assert!(said.contains("no\nNothing was done.\nAnn, choose an action."), "{said}");
    assert_eq!(*asked.borrow(), ["pick Pass"], "only what was confirmed is done: {said}");
}

#[test]
fn nobody_is_asked_who_set_it_so() {
    let mut view = duel::public();
    view.seats[1].passed = true;
    let (fake, asked) = Fake::new(vec![Stage::plain(view), Stage::plain(duel::public())], duel::log());
    let home = tempfile::tempdir().expect("a folder");
    let mut services = services(home.path());
    services.prefer(Preference::PhaseEnd, "no").expect("it is set");
    let mut table = TableLines::new(voice_of(Box::new(fake)));
    table.opening(&services, Instant::now());
    table.line("pass", &services, Instant::now());
    assert_eq!(*asked.borrow(), ["pick Pass"]);
}

#[test]
fn whoever_declines_may_say_it_in_any_of_its_words() {
    let view = lists::may();
    let no = understand("no", &view, &labels(&view));
    assert!(matches!(no, Ok(Request::Pick(..))), "{no:?}");
    for said in ["skip", "pass", "done", "no card"] {
        assert_eq!(understand(said, &view, &labels(&view)), no, "{said}");
    }
    let action = duel::public();
    let refused = understand("no", &action, &labels(&action));
    assert!(refused.is_err_and(|why| why.to_string().starts_with("No. That is not among the choices.")));
}

#[test]
fn a_card_that_lies_open_is_read_where_it_lies() {
    let mut view = duel::public();
    let waylay = duel::open().seats[0].hand[3].clone();
    view.seats[1].discard.push(waylay);
    assert!(view.seats[1].discard.last().and_then(CardView::known).is_some_and(|card| card.name == "Waylay"));
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let said = talk(fake, &["inspect waylay", "inspect nobody"]);
    assert!(said.contains("> inspect waylay\nWaylay\n"), "{said}");
    assert!(said.contains("Nothing in sight is called \"nobody\"."), "{said}");
}
