//! The organiser's acts, who may ask what, and seats played by the program in a match.

use super::best_of_three::{at_desk, choose, chooser, folder_of, spell, wanted};
use super::deck_library::local_services;
use super::fake::Desk;
use events::matchplay::{Conduct, MatchKind};
use hotseat::handover::Keystroke;
use hotseat::pin::Pin;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use lines::home::HomeLines;
use screen::terminal::message::Message;
use shell::games::Seated;
use shell::hosted_match::HostedMatch;
use shell::hosted_match::NewMatch;
use shell::place::Outcome;
use shell::verify::examine;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_view::Verb;

fn strict_desk(home: &Path) -> Desk {
    let services = local_services(home);
    let wanted = wanted(&services, MatchKind::BestOfThree, Some(55));
    let contest = services.begin_match(NewMatch { conduct: Conduct::Strict, ..wanted }).expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    desk.send(Message::Tick);
    desk
}

fn contest(home: &Path) -> HostedMatch {
    let services = local_services(home);
    services.begin_match(wanted(&services, MatchKind::BestOfThree, Some(55))).expect("a match")
}

/// A match with an organiser's PIN.
fn organised(home: &Path) -> HostedMatch {
    let services = local_services(home).organised(Some(Pin::new("2468", 1).expect("a PIN")));
    services.begin_match(wanted(&services, MatchKind::BestOfThree, Some(55))).expect("a match")
}

/// The organiser types the PIN.
fn type_pin(contest: &mut HostedMatch, pin: &str, now: Instant) {
    for key in pin.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
        contest.spell(key, now + Duration::from_secs(1)).expect("a key");
    }
}

/// Chooses the option with this text.
fn take(contest: &mut HostedMatch, words: &str, now: Instant) -> Outcome {
    let at = contest.view().choices.iter().position(|choice| choice.contains(words));
    let at = at.unwrap_or_else(|| panic!("{words}: {:?}", contest.view().choices));
    contest.choose(at, None, now).expect("it can be chosen")
}

#[test]
fn m15_m17_in_an_event_the_clock_is_the_organisers() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = strict_desk(home.path());
    assert!(!desk.screen().contains("Stop the clock"), "{}", desk.screen());
    choose(&mut desk, "Time: the clock");
    choose(&mut desk, "Stop the clock");
    desk.now += Duration::from_secs(600);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("55:00 left (stopped)"), "{}", desk.screen());
    choose(&mut desk, "Time: the clock");
    choose(&mut desk, "Let the clock run again");
    choose(&mut desk, "Time: the clock");
    choose(&mut desk, "Give extra time");
    desk.type_line("many");
    assert!(desk.screen().contains("\"many\" is not a number of minutes"), "{}", desk.screen());
    choose(&mut desk, "Give extra time");
    desk.type_line("5");
    assert!(desk.screen().contains("60:00 left"), "{}", desk.screen());
    // Back first returns to the match.
    choose(&mut desk, "Time: the clock");
    desk.press("Esc");
    assert!(desk.screen().contains("gives up the match"), "{}", desk.screen());
}

#[test]
fn g4_b6_penalties_and_absence_ask_for_the_organisers_pin() {
    let home = tempfile::tempdir().expect("a folder");
    let contest = organised(home.path());
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.app.open_match(Box::new(contest), None);
    choose(&mut desk, "The organiser");
    assert!(desk.screen().contains("Ann did not appear"), "{}", desk.screen());
    choose(&mut desk, "Penalty: Bob loses a game");
    let screen = desk.screen();
    assert!(screen.contains("THE ORGANISER") && screen.contains("Type your PIN"), "{screen}");
    spell(&mut desk, "yes");
    assert!(desk.screen().contains("Begin again") || desk.screen().contains("Too quick"), "{}", desk.screen());
    spell(&mut desk, "1357");
    assert!(desk.screen().contains("That is not the PIN."), "{}", desk.screen());
    spell(&mut desk, "2468");
    let screen = desk.screen();
    assert!(screen.contains("best of three, 1-0"), "{screen}");
    assert!(screen.contains("Game 1: Ann won without playing, by a penalty"), "{screen}");
    choose(&mut desk, "The organiser");
    choose(&mut desk, "Bob did not appear");
    spell(&mut desk, "2468");
    assert!(desk.screen().contains("Result: Ann won 2-0, Bob did not appear"), "{}", desk.screen());
}

/// Without the event organiser's PIN nobody at the table is the organiser: neither opponent looks at a hand or the
/// seed, or takes a game.
#[test]
fn h13_without_an_organisers_pin_there_are_no_looks_and_no_penalties() {
    let home = tempfile::tempdir().expect("a folder");
    let mut contest = contest(home.path());
    let now = Instant::now();
    let words = |contest: &HostedMatch| contest.view().choices.join("; ");
    assert!(!words(&contest).contains("rganiser"), "{}", words(&contest));
    take(&mut contest, "Time: the clock", now);
    let menu = words(&contest);
    assert!(menu.contains("Give extra time"), "{menu}");
    for act in ["Look", "look", "Penalty", "did not appear"] {
        assert!(!menu.contains(act), "{act}: {menu}");
    }
}

/// What the organiser saw is announced to everybody: on the match screen, on the sheet, and to whoever verifies the
/// luck.
#[test]
fn h13_z6_every_look_is_told_and_a_seen_seed_is_not_fair() {
    for (of, what, told, fair) in [
        ("Look at something of Bob", "Look: Hand of Bob", "The organiser looked: Hand of Bob", true),
        ("The organiser looks at something", "Look: The secret seed", "The organiser looked: The secret seed", false),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let mut contest = organised(home.path());
        let now = Instant::now();
        take(&mut contest, "The organiser", now);
        take(&mut contest, of, now);
        take(&mut contest, what, now);
        assert!(!contest.view().below.iter().any(|line| line == told));
        type_pin(&mut contest, "2468", now);
        contest.close_page();
        assert!(contest.view().below.iter().any(|line| line == told), "{:?}", contest.view().below);
        assert!(contest.view().sheet.iter().any(|line| line == told), "{:?}", contest.view().sheet);
        take(&mut contest, "Ann gives up the match", now);
        type_pin(&mut contest, "ann", now);
        assert!(contest.view().over && contest.view().below.iter().any(|line| line == told));
        drop(contest);
        let data = Arc::new(CardData::of(Library::embedded()));
        let finding = examine(&data, boards::games::GAMES, &folder_of(home.path()));
        assert_eq!(finding.exit, u8::from(!fair), "{finding:?}");
        assert!(finding.lines.iter().any(|line| *line == format!("{told}.")), "{finding:?}");
        assert_eq!(finding.lines.iter().any(|line| line == "Fair."), fair, "{finding:?}");
    }
}

#[test]
fn m7_a_person_calls_time_while_a_game_is_played() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    desk.press("S");
    assert!(desk.screen().contains("Continue with game 1"), "{}", desk.screen());
    choose(&mut desk, "Time: the clock");
    choose(&mut desk, "Time is called now");
    assert!(desk.screen().contains("the action phase of round 1 is the last one"), "{}", desk.screen());
    desk.press("S");
    assert!(desk.screen().contains("after set-up the first action phase is the last"), "{}", desk.screen());
    assert!(desk.screen().contains("time called"), "{}", desk.screen());
}

#[test]
fn h13_o4_the_organiser_looks_after_it_is_written_down() {
    let home = tempfile::tempdir().expect("a folder");
    let mut contest = organised(home.path());
    let now = Instant::now();
    take(&mut contest, "The organiser", now);
    take(&mut contest, "Look at something of Bob", now);
    take(&mut contest, "Look: Sideboard of Bob", now);
    type_pin(&mut contest, "1234", now);
    assert!(contest.private_page().is_none());
    type_pin(&mut contest, "2468", now + Duration::from_secs(1));
    let bench = contest.private_page().expect("a page");
    assert_eq!(bench.text, ["Sideboard of Bob", "  3 Change of Heart"]);
    contest.close_page();
    drop(contest);
    // It is in the journal: after a restart the match knows of it without a second look.
    let data = Arc::new(CardData::of(Library::embedded()));
    assert!(HostedMatch::resume(data, &folder_of(home.path())).is_ok());
}

#[test]
fn h12_every_question_has_its_answer_or_its_rule() {
    let home = tempfile::tempdir().expect("a folder");
    let mut contest = contest(home.path());
    let mut now = Instant::now();
    take(&mut contest, "Ask what may be known", now);
    take(&mut contest, "What everybody may know", now);
    let text = contest.private_page().expect("a page").text.clone();
    let heads = text.iter().filter(|line| !line.starts_with(' ')).count();
    assert_eq!(heads, 2 * 16 + 6, "{text:#?}");
    assert!(!text.iter().any(|line| line.contains("Change of Heart")), "{text:#?}");
    let after = |head: &str| {
        let at = text.iter().position(|line| line == head).unwrap_or_else(|| panic!("{head}: {text:#?}"));
        text[at + 1].trim().to_owned()
    };
    assert_eq!(after("Number of cards in the sideboard of Bob"), "3");
    assert!(after("Registered list of Bob").ends_with("[H-13]"), "{text:#?}");
    assert!(after("The secret seed").ends_with("[Z-6]"), "{text:#?}");
    contest.close_page();
    take(&mut contest, "What Ann may know", now);
    now += Duration::from_secs(1);
    for key in "ann".chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
        contest.spell(key, now).expect("a key");
    }
    let text = contest.private_page().expect("a page").text.clone();
    assert_eq!(text.iter().filter(|line| line.trim() == "3 Change of Heart").count(), 2, "{text:#?}");
    let bobs = text.iter().position(|line| line == "Sideboard of Bob").expect("it is asked");
    assert!(text[bobs + 1].ends_with("[H-4]"), "{text:#?}");
    let list = text.iter().position(|line| line == "Registered list of Bob").expect("it is asked");
    assert!(text[list + 1].ends_with("[V-6]"), "{text:#?}");
}

#[test]
fn h4_a_game_that_waits_answers_its_owner_and_nobody_else() {
    let home = tempfile::tempdir().expect("a folder");
    let mut contest = contest(home.path());
    let mut now = Instant::now();
    let who = if contest.view().choices[0].starts_with("Ann") { "ann" } else { "bob" };
    let mut prove = |contest: &mut HostedMatch, name: &str| {
        now += Duration::from_secs(1);
        for key in name.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
            contest.spell(key, now).expect("a key");
        }
    };
    contest.choose(0, None, Instant::now()).expect("the initiative");
    prove(&mut contest, who);
    let now = Instant::now();
    let Outcome::Play(begun) = take(&mut contest, "Draw opening hands", now) else { panic!("a game") };
    let (Seated::Unlimited(session), _) = *begun else { panic!("another game") };
    contest.left_table(session.known()).expect("it is put away");
    drop(session);
    take(&mut contest, "Ask what may be known", now);
    take(&mut contest, "What everybody may know", now);
    let text = contest.private_page().expect("a page").text.clone();
    let at = |text: &[String], head: &str| text.iter().position(|line| line == head).expect("it is asked");
    assert_eq!(text[at(&text, "Number of cards in the hand of Ann") + 1], "  6");
    assert_eq!(text[at(&text, "Number of cards in the deck of Bob") + 1], "  44");
    contest.close_page();
    take(&mut contest, "What Ann may know", now);
    prove(&mut contest, "ann");
    let text = contest.private_page().expect("a page").text.clone();
    let (hand, faces) = (at(&text, "Hand of Ann"), at(&text, "Faces of the resources of Ann"));
    assert_eq!(faces - hand, 7, "six cards: {text:#?}");
    let (left, next) =
        (at(&text, "The deck without the cards that were seen of Ann"), at(&text, "Cards in the deck of Ann"));
    let copies = |line: &String| line.split_whitespace().next().and_then(|word| word.parse::<usize>().ok());
    assert_eq!(text[left + 1..next].iter().filter_map(copies).sum::<usize>(), 44, "{text:#?}");
    let bobs = at(&text, "Hand of Bob");
    assert!(text[bobs + 1].ends_with("[H-4]"), "{text:#?}");
}

#[test]
fn h12_what_was_done_is_answered_out_of_the_log_by_phase() {
    let home = tempfile::tempdir().expect("a folder");
    let mut contest = contest(home.path());
    let now = Instant::now();
    let who = if contest.view().choices[0].starts_with("Ann") { "ann" } else { "bob" };
    contest.choose(0, None, now).expect("the initiative");
    for key in who.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
        contest.spell(key, now + Duration::from_secs(1)).expect("a key");
    }
    let Outcome::Play(begun) = take(&mut contest, "Draw opening hands", now) else { panic!("a game") };
    let (Seated::Unlimited(mut session), _) = *begun else { panic!("another game") };
    let mut actions = 0;
    while actions < 1 {
        let view = session.visible().view();
        let round = view.round;
        let options = &view.decision.as_ref().expect("a decision").options;
        let of = |verb| options.iter().position(|option| option.verb == verb);
        let initiative = of(Verb::Initiative).filter(|_| round == 2);
        let quiet = [Verb::Keep, Verb::Pass, Verb::Skip].into_iter().find_map(of);
        session.pick(initiative.or(quiet).unwrap_or(0), now).expect("it can be picked");
        actions += usize::from(initiative.is_some());
    }
    contest.left_table(session.known()).expect("it is put away");
    drop(session);
    take(&mut contest, "Ask what may be known", now);
    take(&mut contest, "What everybody may know", now);
    let text = contest.private_page().expect("a page").text.clone();
    let answer = |head: &str| -> Vec<String> {
        let lines = text.iter().skip_while(|line| *line != head).skip(1);
        lines.take_while(|line| line.starts_with(' ')).cloned().collect()
    };
    let done = answer("Actions of this phase");
    assert!(done.len() == 1 && done[0].ends_with(" takes the initiative."), "{text:#?}");
    assert_eq!(answer("Cards revealed in this phase"), ["  None."]);
    let earlier = answer("What happened in earlier phases").join("\n");
    for words in ["keeps the opening hand.", " passes.", "Round 1.", "Regroup phase of round 1.", "Round 2."] {
        assert!(earlier.contains(words), "{words}: {earlier}");
    }
    assert!(!earlier.contains("takes the initiative"), "{earlier}");
}

fn against_the_program(home: &Path) -> HostedMatch {
    let services = local_services(home);
    let agreement = Agreement { trust: Trust::PublicFirst, ..Agreement::default() };
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::bot("Bob")], agreement).expect("a table");
    let wanted = wanted(&services, MatchKind::BestOfThree, None);
    services.begin_match(NewMatch { table, ..wanted }).expect("a match")
}

#[test]
fn nobody_decides_for_the_program() {
    let home = tempfile::tempdir().expect("a folder");
    let mut home_of_lines = HomeLines::new(local_services(home.path()));
    let said = home_of_lines.open_match(against_the_program(home.path()));
    let mut now = Instant::now();
    let mut line = |text: &str| {
        now += Duration::from_secs(1);
        home_of_lines.line(text, now, now).lines
    };
    let number = |said: &[String], words: &str| {
        let found = said.iter().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}: {said:#?}"));
        found.split('.').next().expect("a number").to_owned()
    };
    assert!(!said.iter().any(|line| line.contains("Bob: I start") || line.contains("Bob gives up")), "{said:#?}");
    // A person who sits alone spells no name.
    let said = line(&number(&said, "Ann offers to draw"));
    assert!(!said.iter().any(|line| line.contains("waits for its answer")), "it declined: {said:#?}");
    let said =
        if said.iter().any(|line| line.contains("Ann: I start")) { line(&number(&said, "Ann: I start")) } else { said };
    assert!(!said.iter().any(|line| line.contains("Bob cuts")), "{said:#?}");
    line(&number(&said, "Draw opening hands"));
    line("");
    line("concede ann");
    line("ann");
    let said = line("quit");
    assert!(said.iter().any(|line| line.contains("Bob: ready, sideboard 3")), "{said:#?}");
}
