//! Matches at the keyboard: the top cut, conceding at any time, the clock at the curtain, what stays visible.

use super::best_of_three::{at_desk, choose, chooser, spell, wanted};
use super::deck_library::local_services;
use super::fake::Desk;
use events::matchplay::{Conduct, MatchKind, Round};
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use screen::terminal::message::Message;
use shell::hosted_match::NewMatch;
use std::path::Path;
use std::time::Duration;

fn top_cut(home: &Path) -> Desk {
    let services = local_services(home);
    let wanted = wanted(&services, MatchKind::BestOfThree, Some(75));
    let contest =
        services.begin_match(NewMatch { round: Round::Elimination, review: true, ..wanted }).expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    desk.send(Message::Tick);
    desk
}

fn start_game(desk: &mut Desk) -> &'static str {
    let first = chooser(desk);
    choose(desk, &format!("{first}: I start"));
    spell(desk, &first.to_lowercase());
    choose(desk, "Draw opening hands");
    first
}

#[test]
fn v4_edge_149_lists_are_read_before_a_match_of_the_top_cut() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = top_cut(home.path());
    assert!(desk.screen().contains("The players read each other's lists: 3:00 left."), "{}", desk.screen());
    desk.now += Duration::from_secs(2);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("2:58 left."), "{}", desk.screen());
    assert!(desk.screen().contains("75:00 left"), "the match clock has not started: {}", desk.screen());
    assert!(!desk.screen().contains("offers to draw"), "rule I-7: {}", desk.screen());
    choose(&mut desk, "Ann reads the opponent's list");
    assert!(!desk.screen().contains("Darth Vader"), "{}", desk.screen());
    spell(&mut desk, "ann");
    let list = desk.screen();
    assert!(list.contains("The opponent's list, open to Ann"), "{list}");
    assert!(list.contains("The list of Bob, for Ann") && list.contains("Darth Vader"), "{list}");
    assert!(list.contains("Sideboard"), "rule V-6: {list}");
    desk.press("Enter");
    assert!(desk.screen().contains("This is only read."), "{}", desk.screen());
    desk.press("Esc");
    assert!(!desk.screen().contains("Darth Vader"), "{}", desk.screen());
    desk.now += Duration::from_secs(181);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("The lot fell on"), "the time for reading is over: {}", desk.screen());
    assert!(desk.screen().contains("75:00 left"), "the clock waited: {}", desk.screen());
}

#[test]
fn m9_edge_90_in_the_top_cut_time_between_games_asks_who_wins() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = top_cut(home.path());
    for name in ["Ann", "Bob"] {
        choose(&mut desk, &format!("{name} has read enough"));
        spell(&mut desk, &name.to_lowercase());
    }
    desk.now += Duration::from_secs(76 * 60);
    desk.send(Message::Tick);
    let screen = desk.screen();
    assert!(screen.contains("Time was called and the match is level: the named player wins it."), "{screen}");
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    assert!(desk.screen().contains(&format!("Result: {first} won 0-0, on time")), "{}", desk.screen());
}

#[test]
fn i4_edge_114_the_one_who_does_not_decide_gives_up_the_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let first = start_game(&mut desk);
    let other = if first == "Ann" { "Bob" } else { "Ann" };
    desk.press(":").type_line("concede");
    choose(&mut desk, &format!("{other} gives up this game"));
    spell(&mut desk, &other.to_lowercase());
    desk.press("3");
    assert!(desk.screen().contains("Decks may be changed"), "the match goes on: {}", desk.screen());
    assert!(desk.screen().contains(&format!("{first} won")), "{}", desk.screen());
}

#[test]
fn i5_edge_116_the_match_is_given_up_during_a_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    start_game(&mut desk);
    desk.press(":").type_line("concede");
    choose(&mut desk, "Bob gives up the match");
    assert!(desk.screen().contains("Bob gives up the whole match."), "{}", desk.screen());
    // Thought better of it.
    desk.press("Esc");
    assert!(desk.screen().contains("Nothing was done."), "{}", desk.screen());
    desk.press(":").type_line("concede");
    choose(&mut desk, "Bob gives up the match");
    spell(&mut desk, "bob");
    desk.press("3");
    assert!(desk.screen().contains("Result: Ann won 2-0, Bob conceded"), "{}", desk.screen());
}

#[test]
fn i2_edge_110_no_draw_is_offered_once_hands_were_drawn() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    assert!(desk.screen().contains("Ann offers to draw the match"), "{}", desk.screen());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    assert!(desk.screen().contains("Ann offers to draw the match"), "edge 109: {}", desk.screen());
    choose(&mut desk, "Draw opening hands");
    desk.press(":").type_line("concede");
    choose(&mut desk, &format!("{first} gives up this game"));
    spell(&mut desk, &first.to_lowercase());
    desk.press("3");
    assert!(!desk.screen().contains("offers to draw"), "edge 111: {}", desk.screen());
}

#[test]
fn m15_the_clock_stands_still_at_the_curtain_where_that_was_agreed() {
    for stops in [true, false] {
        let home = tempfile::tempdir().expect("a folder");
        let services = local_services(home.path());
        let agreement = Agreement { trust: Trust::PublicFirst, ..Agreement::default() };
        let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], agreement).expect("a table");
        let wanted = wanted(&services, MatchKind::BestOfThree, Some(55));
        let contest = services.begin_match(NewMatch { table, curtain_stops_clock: stops, ..wanted }).expect("a match");
        let mut desk = Desk::with_services(services);
        desk.app.open_match(Box::new(contest), None);
        desk.send(Message::Tick);
        let first = start_game(&mut desk);
        assert!(desk.screen().contains("PASS THE KEYBOARD"), "{}", desk.screen());
        desk.now += Duration::from_secs(120);
        desk.send(Message::Tick);
        // Somebody takes the keyboard; from now on the clock runs in any case.
        spell(&mut desk, &first.to_lowercase());
        desk.now += Duration::from_secs(15);
        desk.send(Message::Tick);
        desk.press(":").type_line("ask").press("End");
        let left = if stops { "54:4" } else { "52:4" };
        let screen = desk.screen();
        assert!(screen.contains(&format!("Round clock: {left}")), "{stops}: {screen}");
    }
}

#[test]
fn z6_h1_commitment_sizes_and_score_stay_one_key_away() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let hash = desk.screen().split_whitespace().find(|word| word.len() == 64).expect("a hash").to_owned();
    start_game(&mut desk);
    desk.press("F4 End");
    let screen = desk.screen().replace(['\n', '|', '\u{2502}'], " ");
    let words: String = screen.split_whitespace().collect::<Vec<_>>().join("");
    assert!(words.contains(&hash), "{}", desk.screen());
    assert!(desk.screen().contains("Ann: deck 50, sideboard 3."), "{}", desk.screen());
    assert!(desk.screen().contains("Match: Ann - Bob, best of three, 0-0."), "{}", desk.screen());
}

#[test]
fn h11_choices_over_hidden_cards_tell_the_others_that_and_how_many() {
    use shell::games::{Seated, UnlimitedSession};
    use shell::session::Visible;
    use swu_view::Verb;
    let home = tempfile::tempdir().expect("a folder");
    let Seated::Unlimited(mut session) = super::notes::session(home.path(), Trust::PublicFirst) else {
        panic!("another game was begun")
    };
    let now = std::time::Instant::now();
    let hidden = |session: &mut UnlimitedSession, names: &[String]| {
        // A hand stays open while nobody else comes.
        session.close_hand(hotseat::exposure::Closed::Asked);
        let Visible::Curtain(_, view) = session.visible() else { panic!("a curtain waits") };
        let decision = view.decision.as_ref().expect("somebody decides");
        let shown = format!("{decision:?}");
        assert!(names.iter().all(|name| !shown.contains(name.as_str())), "{shown}");
        decision.prompt.clone()
    };
    let open = |session: &mut UnlimitedSession| {
        super::notes::open_hand(session, now);
        let view = session.visible().view();
        let side = &view.seats[view.viewer.expect("eyes").index()];
        side.hand.iter().filter_map(|card| card.known().map(|card| card.name.clone())).collect::<Vec<String>>()
    };
    session.pick(0, now).expect("who starts");
    let mut seen = Vec::new();
    for _ in 0..2 {
        assert_eq!(hidden(session.as_mut(), &seen), "Keep the opening hand or draw a new one, in private");
        seen.extend(open(session.as_mut()));
        let keep = session.visible().view().decision.as_ref().expect("it is asked").options.clone();
        let keep = keep.iter().position(|option| option.verb == Verb::Keep).expect("keep");
        session.pick(keep, now).expect("kept");
    }
    // Two cards become resources: the others learn only that, and how many.
    let prompt = hidden(session.as_mut(), &seen);
    assert_eq!(prompt, "Choose 1 card of 2 for the first resources, in private");
}

#[test]
fn h7_edge_176_in_strict_matches_the_log_begins_with_the_current_phase() {
    use hotseat::handover::Keystroke;
    use shell::curtain::Purpose;
    use shell::games::Seated;
    use shell::place::Outcome;
    use swu_view::Verb;
    for strict in [true, false] {
        let home = tempfile::tempdir().expect("a folder");
        let services = local_services(home.path());
        let conduct = if strict { Conduct::Strict } else { Conduct::Friendly };
        let wanted = NewMatch { conduct, ..wanted(&services, MatchKind::SingleGame, None) };
        let mut contest = services.begin_match(wanted).expect("a match");
        let now = std::time::Instant::now();
        let name = if contest.view().choices[0].starts_with("Ann") { "ann" } else { "bob" };
        contest.choose(0, None, now).expect("it can be chosen");
        let later = now + Duration::from_secs(1);
        for letter in name.chars() {
            contest.spell(Keystroke::Letter(letter), later).expect("a letter");
        }
        contest.spell(Keystroke::Enter, later).expect("the name");
        let Ok(Outcome::Play(begun)) = contest.choose(0, None, later) else { panic!("hands are drawn") };
        let (Seated::Unlimited(mut session), _) = *begun else { panic!("another game") };
        while session.visible().view().round < 2 {
            let options = session.visible().view().decision.as_ref().expect("a decision").options.clone();
            let quiet = |verb| options.iter().position(|option| option.verb == verb);
            let at = quiet(Verb::Pass).or(quiet(Verb::Skip)).or(quiet(Verb::Keep)).unwrap_or(0);
            session.pick(at, later).expect("it can be picked");
        }
        let lines: Vec<&str> = session.log().iter().map(|line| line.text.as_str()).collect();
        let rounds = lines.iter().filter(|line| line.starts_with("Round ")).count();
        assert_eq!(rounds, if strict { 1 } else { 2 }, "{lines:?}");
        assert_eq!(lines[0].starts_with("Round 2"), strict, "{lines:?}");
        // Nothing is taken back in an event.
        assert_eq!(session.undo_price().why_not().is_some(), strict, "{}", session.undo_price());
        // After the game everything can be read again.
        let seat = session.people()[0];
        session.ask(Purpose::Concede(seat), later).expect("they can be asked");
        for letter in "ann".chars() {
            session.spell(Keystroke::Letter(letter), later + Duration::from_secs(1)).expect("a letter");
        }
        session.spell(Keystroke::Enter, later + Duration::from_secs(1)).expect("the name");
        assert!(session.visible().view().over.is_some());
        assert!(session.log().iter().any(|line| line.text.starts_with("Round 1")), "{strict}");
    }
}
