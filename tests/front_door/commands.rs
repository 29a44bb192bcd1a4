//! What is offered at a place can be done by its key, by its word, and as a request.

use crate::ui::deck_library::local_services;
use crate::ui::fake::Desk;
use lines::home::HomeLines;
use shell::command::situation::Focus;
use shell::command::{Command, Entry, TABLE};
use shell::home::Home;
use shell::place::{Opened, Outcome, Place};
use shell::refusal::Refusal;
use shell::request::Request;
use std::path::Path;
use std::time::{Duration, Instant};

/// What has a key and no word, and what is said or done instead in lines.
const BY_KEY_ALONE: &[(&[Command], &str)] = &[
    (&[Command::Up, Command::Down, Command::Left, Command::Right], "a cursor: rows and cards have numbers and names"),
    (&[Command::PageUp, Command::PageDown, Command::First, Command::Last], "a cursor: all of it is told"),
    (&[Command::Choose, Command::Swap, Command::OtherHalf], "what is at the cursor: its number or name is said"),
    (
        &[Command::Inspect, Command::Pass, Command::Initiative, Command::Leader],
        "sentences of the game: inspect e, pass",
    ),
    (&[Command::Blast, Command::Plan, Command::Resources], "sentences of the game: blast, plan, piles"),
    (&[Command::Whole, Command::NextSeat, Command::PreviousSeat], "parts of a picture: the whole table is told"),
    (&[Command::Run, Command::Faster, Command::Slower], "steps by themselves: an empty line makes each"),
    (&[Command::Save], "quit: it is saved"),
    (&[Command::AddCard, Command::RemoveCard], "cards of a pool: in and out"),
    (&[Command::PoolCard], "a card of a pool: card and its name"),
    (&[Command::Open], "a row of the first questions or of a match: its word or its number"),
    (&[Command::Line], "a line is typed anyway"),
    (&[Command::Search], "rows that are all told"),
    (&[Command::Theme], "settings theme and a name"),
    (&[Command::Back], "quit"),
    (&[Command::Mouse, Command::Redraw, Command::Leave], "the terminal's own"),
];

/// Screens that lie over a place and show what lines say at once, and the form that `new` fills in.
const OVER: &[Focus] = &[
    Focus::NewGame,
    Focus::Text,
    Focus::Notes,
    Focus::Prompt,
    Focus::Log,
    Focus::Inspect,
    Focus::Piles,
    Focus::Help,
    Focus::Confirm,
    Focus::Over,
    Focus::Curtain,
    Focus::Rules,
];

/// The places that lie over the first questions: the keys and the word that lead there.
const PLACES: [(Focus, &str, Command); 7] = [
    (Focus::Games, "g", Command::Finished),
    (Focus::List, "L", Command::Learn),
    (Focus::List, "p", Command::Practise),
    (Focus::Events, "e", Command::Events),
    (Focus::Settings, "F3", Command::Settings),
    (Focus::Decks, "d", Command::Decks),
    (Focus::Cards, "c", Command::Browse),
];

/// What every place has, and what is told without asking the place.
const GENERAL: &[Command] = &[
    Command::Quit,
    Command::Help,
    Command::Look,
    Command::About,
    Command::Card,
    Command::Back,
    Command::Leave,
    Command::Line,
    Command::Mouse,
    Command::Redraw,
];

fn is_missing(said: &str) -> bool {
    ["is not understood", "cannot be done now", "cannot be done here", "does nothing here"]
        .iter()
        .any(|refusal| said.contains(refusal))
}

#[test]
fn what_has_a_key_has_a_word() {
    let mut used = Vec::new();
    for entry in TABLE {
        let silent = |place: &&Focus| !entry.heard.contains(place) && !OVER.contains(place);
        if let Some(place) = entry.places.iter().find(silent) {
            let excepted = BY_KEY_ALONE.iter().any(|(commands, _)| commands.contains(&entry.command));
            assert!(excepted, "{} has a key in {place:?}, and no word", entry.name);
            used.push(entry.command);
        }
    }
    for (commands, instead) in BY_KEY_ALONE {
        for command in *commands {
            assert!(used.contains(command), "{command:?} needs no exception any more: {instead}");
        }
    }
}

/// A home with a game that is over.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let mut say = teller(home.path());
    for text in ["new Ann 1 Bob 2", "", "concede Ann", "ann", "quit"] {
        say(text);
    }
    drop(say);
    home
}

fn teller(home: &Path) -> impl FnMut(&str) -> String {
    let mut lines = HomeLines::new(local_services(home));
    let mut now = Instant::now();
    move |text: &str| {
        now += Duration::from_secs(1);
        lines.line(text, now, now).lines.join("\n")
    }
}

/// The place that a command of the first questions leads to.
fn place(command: Command, home: &Path) -> Box<dyn Place> {
    let mut services = local_services(home);
    match Home::default().obey(&Request::of(command), &mut services, Instant::now()) {
        Ok(Outcome::Open(Opened::List(list))) => Box::new(list),
        Ok(Outcome::Open(Opened::Decks(shelf))) => Box::new(shelf),
        Ok(Outcome::Open(Opened::Cards(shelf))) => Box::new(shelf),
        _ => panic!("{command:?} leads to a place"),
    }
}

/// A line that says a command: its first example.
fn example(entry: &Entry, home: &Path) -> String {
    let said = entry.said.split(", ").last().unwrap_or_default().replace(|letter: char| letter.is_ascii_digit(), "1");
    said.replace("FILE", &home.join("a-file.txt").display().to_string())
}

#[test]
fn what_is_offered_over_the_first_questions_is_done_by_key_by_word_and_by_request() {
    for (focus, key, first) in PLACES {
        let here = |entry: &&Entry| entry.places.contains(&focus) && entry.heard.contains(&focus);
        for entry in TABLE.iter().filter(here).filter(|entry| !GENERAL.contains(&entry.command)) {
            let home = home();
            let mut desk = Desk::with_services(local_services(home.path()));
            desk.press(key);
            let before = desk.screen();
            assert!(!before.contains("C A N T I N A"), "{key} leads to {focus:?}");
            if let Some(key) = entry.keys.first() {
                desk.press(&key.to_string());
                assert!(!is_missing(&desk.screen()), "{key} for {}: {}", entry.name, desk.screen());
            }
            let mut say = teller(home.path());
            say(first.entry().name);
            let said = example(entry, home.path());
            let told = say(&said);
            assert!(!told.is_empty() && !is_missing(&told), "{said} in {focus:?}: {told}");
            let mut services = local_services(home.path());
            let request = Request::at(entry.command, 0);
            let done = place(first, home.path()).obey(&request, &mut services, Instant::now());
            assert!(!matches!(done, Err(Refusal::NotNow(_))), "{} as a request in {focus:?}", entry.name);
        }
    }
}

#[test]
fn what_is_offered_first_is_done_by_key_by_word_and_by_request() {
    let home = home();
    let here = |entry: &&Entry| entry.heard.contains(&Focus::Home) && !GENERAL.contains(&entry.command);
    for entry in TABLE.iter().filter(here) {
        let mut desk = Desk::with_services(local_services(home.path()));
        let first = desk.screen();
        match entry.keys.first().filter(|_| entry.places.contains(&Focus::Home)) {
            Some(key) => desk.press(&key.to_string()),
            None => {
                desk.press(":").type_line(&entry.said.split(", ").last().unwrap_or_default().replace(" FILE", " 1"))
            }
        };
        assert!(desk.screen() != first && !is_missing(&desk.screen()), "{}: {}", entry.name, desk.screen());
        let told = teller(home.path())(entry.name);
        assert!(!told.is_empty() && !is_missing(&told), "{}: {told}", entry.name);
        let mut services = local_services(home.path());
        let done = Home::default().obey(&Request::of(entry.command), &mut services, Instant::now());
        assert!(!matches!(done, Err(Refusal::NotNow(_))), "{}", entry.name);
    }
}

#[test]
fn a_game_begun_by_words_has_all_that_the_form_offers() {
    let home = tempfile::tempdir().expect("a folder");
    let mut say = teller(home.path());
    let opened = say("new Ann 1 Bob 2 seed=7 curtains=open");
    assert!(opened.contains("Ann") && !opened.contains("Only Ann"), "no curtain at an open table: {opened}");
    say("quit");
    let contest = say("new Ann 1 Bob 2 match=best-of-three minutes=55 conduct=strict");
    assert!(contest.contains("Round clock: 55"), "{contest}");
    say("quit");
    for (wrong, why) in [
        ("new Ann 1 Bob 2 curtains=none", "curtains cannot be none."),
        ("new Ann 1 Bob 2 minutes=soon", "\"soon\" is not a number of minutes."),
        ("new Ann 1 Bob 2 Cyn 3 match=single", "A match is played by two"),
    ] {
        let told = say(wrong);
        assert!(told.contains(why), "{wrong}: {told}");
    }
}
