//! Matches at the keyboard: best of three with private sideboards, time called, the program ended in between.

use super::deck_library::local_services;
use super::dump::expect;
use super::fake::Desk;
use events::matchplay::{Conduct, MatchKind, Round};
use hotseat::handover::Keystroke;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use screen::terminal::message::Message;
use shell::games::{Known, Seated, UnlimitedSession};
use shell::hosted_match::HostedMatch;
use shell::hosted_match::NewMatch;
use shell::place::Outcome;
use shell::services::Services;
use shell::verify::examine;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_decks::formats::{DeckList, Section};
use swu_hosted::CardData;
use swu_view::{EndReason, Verb};

pub(super) fn lists(services: &Services) -> Vec<DeckList> {
    let add = |mut list: DeckList| {
        let waylay = Catalogue::embedded().get("SOR_224").expect("Change of Heart");
        (0..3).for_each(|_| assert!(list.add(waylay, Section::Sideboard, false)));
        list
    };
    ["sor-luke", "sor-vader"].map(|key| add(services.list(key).expect("a sample"))).to_vec()
}

pub(super) fn wanted(services: &Services, kind: MatchKind, minutes: Option<u32>) -> NewMatch {
    let agreement = Agreement { trust: Trust::OpenTable, ..Agreement::default() };
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], agreement).expect("a table");
    let round = Round::Swiss;
    NewMatch {
        limited: false,
        sets: Vec::new(),
        table,
        lists: lists(services),
        kind,
        minutes,
        round,
        review: false,
        curtain_stops_clock: true,
        conduct: Conduct::Friendly,
        organiser: None,
        seed: Some(11),
    }
}

pub(super) fn folder_of(home: &Path) -> PathBuf {
    let mut found = std::fs::read_dir(home.join("saves")).expect("saves").map(|entry| entry.expect("an entry").path());
    found.find(|path| path.extension().is_some_and(|ending| ending == "match")).expect("a match")
}

pub(super) fn at_desk(home: &Path) -> Desk {
    let services = local_services(home);
    let contest = services.begin_match(wanted(&services, MatchKind::BestOfThree, Some(55))).expect("a match");
    let mut desk = Desk::with_services(services);
    desk.app.open_match(Box::new(contest), None);
    desk
}

/// Waits until the curtain accepts keys, and spells a name.
pub(super) fn spell(desk: &mut Desk, name: &str) {
    desk.now += Duration::from_millis(400);
    let keys: Vec<String> = name.chars().map(String::from).collect();
    desk.press(&keys.join(" ")).press("Enter");
}

/// Chooses the line with this text on the match's screen.
pub(super) fn choose(desk: &mut Desk, text: &str) {
    let screen = desk.screen();
    let line = screen.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}:\n{screen}"));
    let number = line.split_whitespace().find(|word| word.parse::<u32>().is_ok()).expect("a number").to_owned();
    desk.press(&number);
}

/// Who decides about the initiative now.
pub(super) fn chooser(desk: &mut Desk) -> &'static str {
    let screen = desk.screen();
    if screen.contains("Ann: I start with the initiative") { "Ann" } else { "Bob" }
}

fn give_up(desk: &mut Desk, name: &str) {
    desk.press(":").type_line("concede");
    choose(desk, &format!("{name} gives up this game"));
    assert!(desk.screen().contains(&format!("{name} gives up.")), "{}", desk.screen());
    spell(desk, &name.to_lowercase());
}

#[test]
fn g1_b1_b5_a_whole_best_of_three_with_private_sideboards() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let first = chooser(&mut desk);
    assert!(desk.screen().contains(&format!("Game 1. The lot fell on {first}")), "{}", desk.screen());
    choose(&mut desk, &format!("{first}: I start"));
    assert!(desk.screen().contains("PASS THE KEYBOARD"), "{}", desk.screen());
    spell(&mut desk, &first.to_lowercase());
    assert!(desk.screen().contains(&format!("Game 1: {first} starts with the initiative.")), "{}", desk.screen());
    let other = if first == "Ann" { "Bob" } else { "Ann" };
    choose(&mut desk, &format!("{other} cuts the deck of {first}"));
    desk.type_line("7");
    assert!(desk.screen().contains(&format!("{other} cut the deck of {first} with \"7\".")), "{}", desk.screen());
    choose(&mut desk, "Draw opening hands");
    assert!(!desk.screen().contains("Draw opening hands"), "{}", desk.screen());
    // The first to keep or redraw their hand concedes: the starting player.
    give_up(&mut desk, first);
    assert!(desk.screen().contains("[3] Match"), "{}", desk.screen());
    desk.press("3");
    assert!(desk.screen().contains("Decks may be changed, in private: 3:00 left."), "{}", desk.screen());
    choose(&mut desk, "Ann changes the deck in private");
    let curtain = desk.screen();
    assert!(curtain.contains("ANN   seat 1") && !curtain.contains("Change of Heart"), "{curtain}");
    spell(&mut desk, "ann");
    assert!(desk.screen().contains("Deck and sideboard, open to Ann"), "{}", desk.screen());
    assert!(desk.screen().contains("Deck  copies, cost, name"), "{}", desk.screen());
    assert!(desk.screen().contains("Change of Heart"), "{}", desk.screen());
    desk.press("?");
    assert!(desk.screen().contains("Help: Deck and sideboard"), "{}", desk.screen());
    desk.press("Esc");
    // One card too few.
    desk.press("Enter r");
    assert!(
        desk.screen().contains("The sideboard has 4 cards, more than the 3 that were registered."),
        "{}",
        desk.screen()
    );
    // Closing it loses nothing and tells the others nothing, nor does ending the program.
    desk.press("Esc");
    assert!(!desk.screen().contains("legal"), "{}", desk.screen());
    drop(desk);
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r Enter");
    choose(&mut desk, "Ann changes the deck in private");
    spell(&mut desk, "ann");
    assert!(desk.screen().contains("Deck 49, sideboard 4;"), "{}", desk.screen());
    // Being ready with it opens it instead.
    desk.press("Esc");
    choose(&mut desk, "Ann is ready with the deck as it is");
    spell(&mut desk, "ann");
    assert!(desk.screen().contains("Deck 49, sideboard 4;"), "{}", desk.screen());
    // Not one for one: all three of the sideboard go in, the removed one comes back.
    desk.press("End Enter End Enter End Enter End Enter");
    expect("match-sideboard-editor-80x24", &desk.screen());
    desk.press("r");
    assert!(desk.screen().contains("The deck has 53 cards, and 50 were registered."), "{}", desk.screen());
    desk.press("r");
    let open = desk.screen();
    assert!(open.contains("Ann: ready, sideboard 0 (registered 3)."), "{open}");
    assert!(open.contains("Bob: changing the deck (registered sideboard 3)."), "{open}");
    assert!(!open.contains("Change of Heart"), "{open}");
    expect("match-sideboard-80x24", &open.replace(&commitment(&open), "HASH"));
    choose(&mut desk, "Bob changes the deck in private");
    spell(&mut desk, "bob");
    assert!(desk.screen().contains("open to Bob"), "{}", desk.screen());
    desk.send(Message::FocusLost);
    assert!(!desk.screen().contains("Change of Heart"), "{}", desk.screen());
    choose(&mut desk, "Bob is ready with the deck as it is");
    spell(&mut desk, "bob");
    // rule G-2: the loser decides.
    assert_eq!(chooser(&mut desk), first);
    assert!(desk.screen().contains("Ann: deck 53, sideboard 0."), "{}", desk.screen());
    choose(&mut desk, &format!("{first}: {other} starts"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    give_up(&mut desk, other);
    desk.press("3");
    for name in ["Ann", "Bob"] {
        choose(&mut desk, &format!("{name} is ready with the deck as it is"));
        spell(&mut desk, &name.to_lowercase());
    }
    assert_eq!(chooser(&mut desk), other);
    choose(&mut desk, &format!("{other}: I start"));
    spell(&mut desk, &other.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    give_up(&mut desk, other);
    desk.press("3");
    let over = desk.screen();
    assert!(over.contains(&format!("Result: {first} won")), "{over}");
    assert!(over.contains("The seed was"), "{over}");
    desk.press("1");
    assert!(desk.screen().contains("C A N T I N A"), "{}", desk.screen());
    drop(desk);
    let data = Arc::new(CardData::of(Library::embedded()));
    let finding = examine(&data, boards::games::GAMES, &folder_of(home.path()));
    assert_eq!(finding.exit, 0, "{:?}", finding.lines);
    assert_eq!(
        finding.lines[..2],
        [
            "The commitment fits: salt, seed and setup give the hash that was shown before.",
            "The luck of 3 games follows from the seed, and 1 by lot."
        ]
    );
    assert_eq!(finding.lines.last().map(String::as_str), Some("Fair."));
}

#[test]
fn a_match_goes_on_after_the_program_ended_at_any_point() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    drop(desk);
    let data = Arc::new(CardData::of(Library::embedded()));
    let again = || HostedMatch::resume(Arc::clone(&data), &folder_of(home.path())).expect("it goes on");
    let mut contest = again();
    assert!(contest.view().facts[0].contains(&format!("Game 1: {first} starts")), "{:?}", contest.view());
    let mut now = Instant::now();
    let mut session = start(&mut contest, now, "Draw opening hands");
    pick(session.as_mut(), now, Verb::Keep);
    drop((session, contest));
    let unfinished = examine(&data, boards::games::GAMES, &folder_of(home.path()));
    assert_eq!(unfinished.exit, 2);
    assert_eq!(unfinished.lines, ["Sealed: the match is not over; its seed is revealed when it is."]);
    let mut contest = again();
    let mut session = start(&mut contest, now, "Continue with game 1");
    // The pick before the end is there: now the other seat decides.
    let seat = session.visible().view().decision.as_ref().expect("a decision").seat;
    assert_ne!(seat.index(), usize::from(first == "Bob"));
    pick(session.as_mut(), now, Verb::Keep);
    now += Duration::from_secs(1);
    drop((session, contest));
    // The services list it, and the home screen continues it.
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("r");
    assert!(desk.screen().contains("Ann, Bob"), "{}", desk.screen());
    assert!(desk.screen().contains("best of three, 0-0"), "{}", desk.screen());
    desk.press("Enter");
    assert!(desk.screen().contains("Continue with game 1"), "{}", desk.screen());
}

fn start(contest: &mut HostedMatch, now: Instant, words: &str) -> Box<UnlimitedSession> {
    let at = contest.view().choices.iter().position(|choice| choice.starts_with(words));
    match contest.choose(at.expect(words), None, now).expect("it can be chosen") {
        Outcome::Play(begun) => match *begun {
            (Seated::Unlimited(session), _) => session,
            _ => panic!("another game"),
        },
        _ => panic!("{words} puts a game on the table"),
    }
}

fn pick(session: &mut UnlimitedSession, now: Instant, verb: Verb) {
    let options = session.visible().view().decision.as_ref().expect("a decision").options.clone();
    let at = options.iter().position(|option| option.verb == verb).unwrap_or(0);
    session.pick(at, now).expect("it can be picked");
}

fn begin_single(home: &Path, now: Instant) -> (HostedMatch, Box<UnlimitedSession>) {
    let services = local_services(home);
    let mut contest = services.begin_match(wanted(&services, MatchKind::SingleGame, Some(25))).expect("a match");
    contest.tick(now, None).expect("time goes by");
    let who = contest.view().choices[0].clone();
    contest.choose(0, None, now).expect("it can be chosen");
    let name = if who.starts_with("Ann") { "ann" } else { "bob" };
    let later = now + Duration::from_millis(400);
    for letter in name.chars() {
        contest.spell(Keystroke::Letter(letter), later).expect("a letter");
    }
    contest.spell(Keystroke::Enter, later).expect("the name");
    let session = start(&mut contest, later, "Draw opening hands");
    (contest, session)
}

#[test]
fn m7_time_called_in_an_action_phase_ends_the_game_after_the_next_one() {
    let home = tempfile::tempdir().expect("a folder");
    let mut now = Instant::now();
    let (mut contest, mut session) = begin_single(home.path(), now);
    while session.visible().view().round < 1 {
        pick(session.as_mut(), now, Verb::Keep);
    }
    now += Duration::from_secs(26 * 60);
    let last = contest.tick(now, Some(session.known())).expect("time is called");
    assert_eq!(last, Some(2));
    // The program ends before the game hears of it: it is told again.
    drop((session, contest));
    let data = Arc::new(CardData::of(Library::embedded()));
    let mut contest = HostedMatch::resume(data, &folder_of(home.path())).expect("it goes on");
    assert_eq!(contest.view().clock, "time called");
    let mut session = start(&mut contest, now, "Continue with game 1");
    for _ in 0..60 {
        if session.visible().view().over.is_some() {
            break;
        }
        let round = session.visible().view().round;
        assert!(round <= 2, "round {round}");
        let options = session.visible().view().decision.as_ref().expect("a decision").options.clone();
        let quiet = |verb| options.iter().position(|option| option.verb == verb);
        let at = quiet(Verb::Pass).or(quiet(Verb::Skip)).unwrap_or(0);
        session.pick(at, now).expect("it can be picked");
        contest.tick(now, Some(session.known())).expect("phases end");
    }
    let view = session.visible().view();
    assert_eq!(view.over.as_ref().expect("stopped").reason, EndReason::Time);
    assert_eq!(view.round, 2);
    contest.left_table(Known::Unlimited(view)).expect("it is written down");
    let view = contest.view();
    assert!(view.over);
    assert!(view.sheet.iter().any(|line| line.starts_with("Game 1: drawn, stopped on time")), "{:?}", view.sheet);
    assert!(view.sheet.iter().any(|line| line == "Result: drawn 0-0-1, on time"), "{:?}", view.sheet);
}

#[test]
fn i1_i3_a_draw_by_agreement_before_the_first_hands_only() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    choose(&mut desk, "Ann offers to draw the match");
    spell(&mut desk, "ann");
    choose(&mut desk, "Bob does not agree");
    spell(&mut desk, "bob");
    assert!(!desk.screen().contains("offers to draw"), "{}", desk.screen());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Ann gives up the match");
    spell(&mut desk, "ann");
    assert!(desk.screen().contains("Result: Bob won 2-0, Ann conceded"), "{}", desk.screen());
}

#[test]
fn m16_the_clock_stops_and_runs_and_calls_time_between_games() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    desk.send(Message::Tick);
    choose(&mut desk, "Stop the clock");
    desk.now += Duration::from_secs(3600);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("55:00 left (stopped)"), "{}", desk.screen());
    choose(&mut desk, "Let the clock run again");
    desk.now += Duration::from_secs(60);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("54:00 left"), "{}", desk.screen());
    desk.resize(120, 40);
    expect("match-start-120x40", &desk.screen().replace(&commitment(&desk.screen()), "HASH"));
    desk.now += Duration::from_secs(54 * 60);
    desk.send(Message::Tick);
    assert!(desk.screen().contains("Result: drawn 0-0, on time"), "{}", desk.screen());
}

pub(super) fn commitment(screen: &str) -> String {
    let found = screen.split_whitespace().find(|word| word.len() == 64);
    found.unwrap_or("no hash is shown").to_owned()
}

/// A game of a match says so itself: a copy of it elsewhere shows nobody's hand, whether it is over or not.
#[test]
fn h14_a_copied_game_of_a_match_shows_no_hands() {
    use shell::games::Recorded;
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_desk(home.path());
    let first = chooser(&mut desk);
    choose(&mut desk, &format!("{first}: I start"));
    spell(&mut desk, &first.to_lowercase());
    choose(&mut desk, "Draw opening hands");
    give_up(&mut desk, first);
    let saved =
        std::fs::read_dir(folder_of(home.path())).expect("its folder").map(|entry| entry.expect("an entry").path());
    let mut saves = saved.filter(|path| path.extension().is_some_and(|ending| ending == "cantina"));
    let save = saves.next().expect("game 1");
    let copy = home.path().join("copy.cantina");
    std::fs::copy(&save, &copy).expect("a copy");
    for path in [&save, &copy] {
        let Ok(Recorded::Unlimited(games)) = local_services(home.path()).recorded(path) else { panic!("a game") };
        assert!(games[0].course().outcome().is_some() && games[0].course().eyes().is_empty(), "{}", path.display());
    }
}
