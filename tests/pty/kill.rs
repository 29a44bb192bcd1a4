//! Power cuts: the program is killed at any moment and continues at the same decision, behind a lowered curtain.

use super::duel::{Sitting, play_arguments};
use super::terminal::Terminal;
use super::tries::{row, tries};
use super::truth::{Truth, book, save_in, saved};
use crate::rules::support::Dice;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use storage::match_file;
use storage::match_journal::{MatchHeader, MatchRecord};
use swu_rules::game::Game;

/// Brings the program into the middle of something; returns the games that may be found afterwards.
fn in_the_middle(sitting: &mut Sitting, dice: &mut Dice) -> Vec<Game> {
    let before = sitting.truth.game.clone();
    let pause = Duration::from_micros(dice.below(30_000) as u64);
    match dice.below(6) {
        // A key was pressed, and nobody knows how far it got.
        0 | 1 => {
            let option = sitting.press_wish();
            let mut log = swu_rules::fact::Log::default();
            let mut after = before.clone();
            after.choose(&crate::protocol::support::CARDS.1, option, &mut log).expect("it is an option");
            thread::sleep(pause);
            return vec![before, after];
        }
        2 => sitting.open_hand(),
        // A name is half spelled, or the window changes its size. A hand put down to choose on the table opens again
        // with a key.
        3 if sitting.open.is_none() && !sitting.truth.asks_the_table() => {
            let (seat, private) = sitting.truth.awaits().expect("the game goes on");
            if !private {
                sitting.terminal.type_keys("\t");
            }
            sitting.terminal.sees(&format!("Only {} should see the screen now.", sitting.truth.name(seat)));
            sitting.terminal.type_keys("an");
            thread::sleep(pause);
        }
        4 => {
            sitting.terminal.resize(24, 80);
            thread::sleep(pause);
        }
        _ => {}
    }
    vec![before]
}

/// The program starts again, and is killed before it is ready.
fn killed_while_it_starts(sitting: &Sitting, dice: &mut Dice) {
    let save = save_in(sitting.path()).display().to_string();
    let mut terminal = Terminal::start(sitting.path(), &["resume", &save], 40, 130);
    thread::sleep(Duration::from_micros(dice.below(60_000) as u64));
    terminal.signal("KILL");
    terminal.end();
}

/// Files that were to replace others.
fn drafts(folder: &Path) -> Vec<PathBuf> {
    let paths = [folder.to_path_buf(), folder.join("saves")]
        .into_iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()));
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "new")).collect()
}

fn is_of_index(path: &Path) -> bool {
    path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("index."))
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let wanted = tries(7);
    let (mut killed, mut seed) = (0, 11u64);
    while killed < wanted {
        let mut dice = Dice::new(seed);
        let mut sitting = Sitting::begin(&seed.to_string(), seed % 2 == 1);
        seed += 1;
        while killed < wanted {
            for _ in 0..dice.below(5) {
                if sitting.truth.awaits().is_some() {
                    sitting.step();
                }
            }
            if sitting.truth.awaits().is_none() {
                break;
            }
            let picks = saved(sitting.path()).2.len();
            let possible = in_the_middle(&mut sitting, &mut dice);
            sitting.terminal.signal("KILL");
            sitting.terminal.end();
            killed += 1;
            if dice.below(3) == 0 {
                killed_while_it_starts(&sitting, &mut dice);
                killed += 1;
            }
            // A process killed while writing the list of saves leaves a draft; the next writer removes it.
            assert!(drafts(sitting.path()).iter().all(|path| is_of_index(path)), "{:?}", drafts(sitting.path()));
            let made = saved(sitting.path()).2.len() - picks;
            let wanted = possible.get(made).expect("at most the pick that was being typed");
            let now = Truth::of(sitting.path());
            assert_eq!(now.game.fingerprint(book()), wanted.fingerprint(book()), "nothing is lost, nothing is made up");
            if now.awaits().is_none() {
                // The pick being typed ended the game: there is nothing to continue.
                break;
            }
            sitting.resume();
            // Only a person who has to read what was looked at opens a hand, behind a curtain.
            let screen = sitting.terminal.screen();
            assert!(sitting.open.is_some() || !screen.contains("open to"), "{screen}");
        }
    }
    row("kill -9 in a game, its curtains, its start", killed, "same decision, nothing lost but the pick being typed");
}

/// Everything written of a match: its journal's records, and the bytes of its games' saves.
struct Written {
    records: Vec<MatchRecord>,
    saves: Vec<(PathBuf, Vec<u8>)>,
}

fn written(folder: &Path) -> Written {
    let folder = match_folder(folder);
    let records = match_file::read::<MatchHeader, MatchRecord>(&folder).expect("the journal is whole").records;
    let mut saves: Vec<(PathBuf, Vec<u8>)> = std::fs::read_dir(&folder)
        .expect("it is there")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "cantina"))
        .map(|path| (path.clone(), std::fs::read(path).expect("it can be read")))
        .collect();
    saves.sort();
    Written { records, saves }
}

/// The number before the first of these texts on the screen.
fn numbered(screen: &str, texts: &[&str]) -> Option<String> {
    let line = texts.iter().find_map(|text| screen.lines().find(|line| line.contains(text)))?;
    line.split_whitespace().find(|word| word.parse::<u32>().is_ok()).map(str::to_owned)
}

/// Somebody who plays a match by what the screen says, without thinking ahead.
fn hit(terminal: &mut Terminal, dice: &mut Dice) {
    let screen = terminal.screen();
    let choices = [
        "I start with",
        "Draw opening hands",
        "Continue with game",
        "is ready with the deck as it is",
        "On with the match",
    ];
    let asked = ["Ann", "Bob"].into_iter().find(|name| {
        let words = [
            format!("Only {name} should"),
            format!("{name} decides:"),
            format!("{name} gives up this"),
            format!("{name} is ready with the deck as it is."),
        ];
        words.iter().any(|words| screen.contains(words))
    });
    if let Some(name) = asked {
        thread::sleep(Duration::from_millis(320));
        terminal.type_keys(&format!("{}\r", name.to_lowercase()));
    } else if let Some(number) = numbered(&screen, &choices) {
        terminal.type_keys(&number);
    } else {
        match dice.below(8) {
            0 => terminal.type_keys(":concede\ry"),
            1 => terminal.type_keys("\t"),
            number => terminal.type_keys(&format!(":{}\r", number % 2 + 1)),
        }
        if dice.below(3) == 0 {
            terminal.type_keys("y");
        }
    }
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let wanted = tries(4);
    let (mut killed, mut seed, mut most) = (0, 1u64, 0);
    while killed < wanted {
        let mut dice = Dice::new(seed);
        let folder = tempfile::tempdir().expect("a folder");
        let seed_text = seed.to_string();
        let mut arguments = play_arguments(&seed_text);
        arguments.extend(["--match", "bo3", "--clock", "55"]);
        seed += 1;
        let mut terminal = Terminal::start(folder.path(), &arguments, 40, 130);
        terminal.sees("I start with the initiative");
        for _ in 0..12 {
            for _ in 0..1 + dice.below(6) {
                hit(&mut terminal, &mut dice);
                thread::sleep(Duration::from_micros(dice.below(60_000) as u64));
            }
            let before = written(folder.path());
            hit(&mut terminal, &mut dice);
            thread::sleep(Duration::from_micros(dice.below(20_000) as u64));
            terminal.signal("KILL");
            terminal.end();
            killed += 1;
            let after = written(folder.path());
            assert!(after.records.starts_with(&before.records), "the match lost what was written");
            for (path, bytes) in &before.saves {
                let now = after.saves.iter().find(|(other, _)| other == path).expect("no save is lost");
                assert!(now.1.starts_with(bytes), "a game lost what was written");
            }
            most = most.max(after.records.len());
            let over = storage::match_journal::summary(&match_folder(folder.path())).expect("it opens").over;
            if over || killed >= wanted {
                break;
            }
            terminal = Terminal::start(folder.path(), &["resume"], 40, 130);
            terminal.sees(" Match ");
        }
    }
    assert!(most > 1, "nothing was played");
    row("kill -9 in a best of three", killed, "same match, same game, nothing written is lost");
}

/// The folder of the one match among the saves, beside the remembered lists.
fn match_folder(folder: &Path) -> PathBuf {
    let saves = std::fs::read_dir(folder.join("saves")).expect("there are saves");
    let folders = saves.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    let folders: Vec<PathBuf> = folders.collect();
    let [folder] = &folders[..] else { panic!("one match: {folders:?}") };
    folder.clone()
}
