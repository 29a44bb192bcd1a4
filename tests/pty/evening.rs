//! Whole evenings with the real program: eight people, sealed, three rounds, a cut to four, one who drops and a wrong
//! result; and a draft of two people with six bots, and their match.

use super::terminal::Terminal;
use super::tries::{row, tries};
use crate::rules::support::Dice;
use events::tournament::{DeskStage, Event};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use storage::event_file::EventFile;
use storage::pod_file::PodFile;
use swu_decks::limited::Stage;

/// Types a line at the desk, and waits until the program has said something containing this.
fn say(desk: &mut Terminal, line: &str, seen: &str) {
    desk.type_keys(&format!(":{line}\r"));
    desk.sees(seen);
}

fn event(path: &Path) -> Event {
    EventFile::read(path).expect("it is there").event
}

/// The names at the open tables.
fn open_tables(event: &Event) -> Vec<(String, String)> {
    let name = |player: usize| event.players()[player].name.clone();
    let open = event.tables().iter().filter(|table| table.outcome.is_none());
    open.map(|table| (name(table.players[0]), name(table.players[1]))).collect()
}

/// Pairs and begins a round, and enters its results: the first name in alphabetical order wins.
fn round(desk: &mut Terminal, path: &Path) {
    desk.type_keys("p");
    desk.sees("when everybody is seated");
    desk.type_keys("b");
    desk.sees("the round begins.");
    let tables = open_tables(&event(path));
    for (number, (one, other)) in tables.iter().enumerate() {
        let games = if one < other { "2-1" } else { "0-2" };
        let left = tables.len() - number - 1;
        let seen = match left {
            0 => format!("{one}-{other} {games}"),
            1 => "One result is missing.".to_owned(),
            left => format!("{left} results are missing."),
        };
        say(desk, &format!("result {one} {other} {games}"), &seen);
    }
}

#[test]
fn an_evening_of_sealed_for_eight() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("friday.event");
    let arguments = ["tournament", "new", "friday.event", "--name", "Friday", "--format", "sealed", "--seed", "3"];
    assert_eq!(crate::cli::support::run(home.path(), &arguments).code, 0);
    let mut desk = Terminal::start(home.path(), &["tournament", "friday.event"], 24, 80);
    desk.sees("Nobody has registered yet.");
    desk.type_keys("a");
    for name in ["Ann", "Bob", "Cyn", "Dov", "Eve", "Fay", "Gus", "Hal"] {
        desk.type_keys(&format!("{name}\r"));
        desk.sees(&format!("Done: {name} registers."));
    }
    desk.type_keys("\r");
    say(&mut desk, "here all", "8 more are there.");
    desk.type_keys("s");
    desk.sees("3 rounds, none is paired yet");
    round(&mut desk, &path);
    // A refusal says which rule, and changes nothing.
    say(&mut desk, "result ann zed 2-0", "No player is called zed.");
    let before = event(&path);
    let names = |place: usize| -> Vec<String> {
        let table = &before.rounds()[0].tables[place];
        table.players.iter().map(|player| before.players()[*player].name.clone()).collect()
    };
    let wrong = (0..4).map(names).find(|names| !names.contains(&"Ann".to_owned())).expect("another table");
    say(&mut desk, &format!("result {} {} 3-0 round 1", wrong[0], wrong[1]), "[R-2]");
    assert_eq!(event(&path), before);
    // A result of the first round was wrong (R-4).
    let right = if wrong[0] < wrong[1] { "1-2" } else { "2-1" };
    say(&mut desk, &format!("result {} {} {right} round 1", wrong[0], wrong[1]), "Pair the next round.");
    round(&mut desk, &path);
    say(&mut desk, "drop hal", "Hal drops");
    round(&mut desk, &path);
    desk.sees("Final ranking");
    say(&mut desk, "cut 4", "house rules: cut to 4");
    let mut rounds = 0;
    while event(&path).stage() != DeskStage::Over {
        round(&mut desk, &path);
        rounds += 1;
    }
    assert_eq!(rounds, 2);
    desk.sees("Final ranking");
    say(&mut desk, "export csv", "friday.csv");
    desk.type_keys("q");
    desk.end();
    let event = event(&path);
    assert!(event.is_reproducible());
    assert_eq!(event.ranking().map(|ranking| event.players()[ranking[0]].name.clone()).as_deref(), Some("Ann"));
    let table = std::fs::read_to_string(home.path().join("friday.csv")).expect("it was written");
    assert_eq!(table.lines().count(), 9);
}

/// The person the curtain of a pod asks for comes to the keyboard.
fn come(pod: &mut Terminal) {
    let name = ["Ann", "Bob"].into_iter().find(|name| pod.screen().contains(&format!("Only {name} should see")));
    if let Some(name) = name {
        pod.spell(name);
    }
}

#[test]
fn two_people_draft_with_six_bots_and_play_their_match() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("pod.pod");
    let arguments = ["draft", "pod.pod", "--name", "Ann", "--name", "Bob", "--seats", "8", "--seed", "5"];
    let mut pod = Terminal::start(home.path(), &arguments, 40, 120);
    pod.sees("Only Ann should see");
    let picks = || PodFile::read(&path).expect("it is there").pod;
    while picks().stage() < Stage::Build {
        come(&mut pod);
        let before = picks().records().len();
        pod.type_keys("\r");
        // The curtain may just have fallen: the person it asks for comes and picks.
        let end = Instant::now() + Duration::from_millis(1500);
        while picks().records().len() == before && Instant::now() < end {
            thread::sleep(Duration::from_millis(5));
        }
    }
    for _ in 0..2 {
        pod.until("somebody builds", |glass| {
            let screen = glass.shows();
            screen.contains("should see") || screen.contains("suggest")
        });
        come(&mut pod);
        pod.sees("suggest");
        pod.type_keys("s");
        pod.sees("This deck is legal");
        pod.type_keys("r");
        pod.until("somebody else builds, or all are done", |glass| {
            let screen = glass.shows();
            screen.contains("should see") || screen.contains("everybody has built")
        });
    }
    pod.until("all are done", |_| picks().stage() == Stage::Done);
    come(&mut pod);
    pod.sees("play");
    pod.type_keys("\r");
    let saves = home.path().join("saves");
    pod.until("their game is saved", |_| std::fs::read_dir(&saves).is_ok_and(|files| files.count() > 0));
    pod.signal("KILL");
    pod.end();
    assert!(picks().seats().iter().all(|seat| seat.deck.is_some()));
}

#[test]
fn a_killed_draft_loses_no_pick_that_was_seen() {
    let wanted = tries(6);
    let home = tempfile::tempdir().expect("a folder");
    let (mut killed, mut number, mut dice) = (0, 0, Dice::new(9));
    while killed < wanted {
        number += 1;
        let name = format!("{number}.pod");
        let path = home.path().join(&name);
        let mut seen = 0;
        while killed < wanted {
            let mut pod = Terminal::start(home.path(), &["draft", &name, "--seats", "4", "--plain"], 50, 100);
            if dice.below(4) > 0 {
                pod.sees("> ");
                for _ in 0..dice.below(8) {
                    let there = PodFile::read(&path).expect("it is there").pod;
                    if there.stage() >= Stage::Build {
                        break;
                    }
                    let before = there.records().len();
                    pod.type_keys("1\r");
                    pod.until("the pick is on disk", |_| {
                        PodFile::read(&path).is_ok_and(|opened| opened.pod.records().len() > before)
                    });
                    seen = PodFile::read(&path).expect("it is there").pod.records().len();
                }
                pod.type_keys("1\r");
            }
            thread::sleep(Duration::from_micros(dice.below(30_000) as u64));
            pod.signal("KILL");
            pod.end();
            killed += 1;
            let Ok(opened) = PodFile::read(&path) else {
                assert_eq!(seen, 0, "only a pod that nobody has seen can be unwritten");
                break;
            };
            assert!(opened.pod.records().len() >= seen);
            if opened.pod.stage() >= Stage::Build {
                break;
            }
        }
    }
    row("kill -9 in a draft", killed, "no pick that was seen is lost");
}

/// A line that this event accepts now.
fn next_line(event: &Event) -> String {
    match event.stage() {
        DeskStage::Registration if event.players().len() < 6 => format!("add P{}", event.players().len()),
        DeskStage::Registration if event.players().iter().any(|player| !player.present) => "here all".to_owned(),
        DeskStage::Registration => "start".to_owned(),
        DeskStage::Ready => "pair".to_owned(),
        DeskStage::Paired => "begin".to_owned(),
        DeskStage::Playing => {
            let open = event.tables().iter().position(|table| table.outcome.is_none()).expect("a table plays");
            format!("result {} 2-{}", open + 1, event.log().len() % 2)
        }
        DeskStage::CutReady | DeskStage::Over => "undo".to_owned(),
    }
}

#[test]
fn a_killed_desk_loses_nothing_that_was_told() {
    let wanted = tries(6);
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let arguments = ["tournament", "new", "a.event", "--name", "Friday", "--seed", "3"];
    assert_eq!(crate::cli::support::run(home.path(), &arguments).code, 0);
    let mut dice = Dice::new(5);
    for _ in 0..wanted {
        let mut desk = Terminal::start(home.path(), &["tournament", "a.event"], 24, 80);
        let mut told = event(&path).records().to_vec();
        if dice.below(4) > 0 {
            desk.sees("DESK");
            for _ in 0..dice.below(6) {
                desk.type_keys(&format!(":{}\r", next_line(&event(&path))));
                desk.until("it is on disk", |_| event(&path).records().len() > told.len());
                told = event(&path).records().to_vec();
            }
            desk.type_keys(&format!(":{}\r", next_line(&event(&path))));
        }
        thread::sleep(Duration::from_micros(dice.below(30_000) as u64));
        desk.signal("KILL");
        desk.end();
        let now = event(&path);
        assert!(now.records().starts_with(&told), "what was told is there");
        assert!(now.is_reproducible());
    }
    row("kill -9 at the desk of an event", wanted, "nothing that was told is lost");
}
