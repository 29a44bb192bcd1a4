//! Practice in lines: every position is told before the question, and everything panels can do can be said.

use super::reviews::{concede, played};
use super::{DATA, services};
use lines::home::HomeLines;
use seats::Seat;
use shell::export::{Wanted, exported};
use shell::services::Sitting;
use std::path::Path;
use std::time::{Duration, Instant};
use swu_record::Document;

/// How often Ann picks the first option before she gives up.
const PASSES: usize = 8;

/// The program in lines, and what it says until no more comes by itself.
pub(super) struct Heard {
    home: HomeLines,
    now: Instant,
}

impl Heard {
    pub(super) fn at(folder: &Path) -> Heard {
        Heard { home: HomeLines::new(services(folder)), now: Instant::now() }
    }

    fn say(&mut self, words: &str) -> Vec<String> {
        self.now += Duration::from_secs(2);
        let mut heard = self.home.line(words, self.now, self.now).lines;
        heard.extend(self.home.tick(self.now).into_iter().flat_map(|answer| answer.lines));
        heard
    }

    /// The same, with everything that comes by itself until a line contains this.
    #[track_caller]
    pub(super) fn say_until(&mut self, words: &str, wanted: &str) -> Vec<String> {
        let (begun, mut heard) = (Instant::now(), self.say(words));
        while !heard.iter().any(|line| line.contains(wanted)) {
            assert!(begun.elapsed() < Duration::from_secs(300), "{wanted}: {heard:#?}");
            std::thread::sleep(Duration::from_millis(10));
            heard.extend(self.home.tick(Instant::now()).into_iter().flat_map(|answer| answer.lines));
        }
        heard
    }
}

fn place(heard: &[String], begins: &str) -> usize {
    heard.iter().position(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("{begins}: {heard:#?}"))
}

#[test]
fn a_drill_tells_the_position_before_it_asks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    let first = lines.say_until("practise attacks", "Attack with ");
    assert!(first.iter().all(|line| !line.starts_with("Setup")), "{first:#?}");
    let (table, hand, question) = (place(&first, "Round "), place(&first, "Hand 1"), place(&first, "Which attack"));
    assert!(table < hand && hand < question && question < place(&first, "Attack with "), "{first:#?}");
    let next = lines.say_until("skip", "Attack with ");
    assert!(place(&next, "Round ") < place(&next, "Hand 1"), "{next:#?}");
    let attack = next.iter().find(|line| line.starts_with("Attack with ")).expect("an attack");
    let letter = attack.split(' ').nth(2).expect("its letter").to_owned();
    let judged = lines.say_until(&format!("attack {letter}"), "next-task: next");
    assert!(judged.iter().any(|line| line.contains(" % to win, ") && line.ends_with(" games.")), "{judged:#?}");
    assert!(judged.iter().all(|line| !line.contains("####") && !line.contains("Nobody has to choose")), "{judged:#?}");
    let again = lines.say_until("again", "Attack with ");
    assert!(place(&again, "Round ") < place(&again, "Which attack"), "{again:#?}");
}

#[test]
fn another_puzzle_is_told_whole_with_letters_and_numbers_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    let by_name = lines.say("practise puzzles");
    assert!(by_name[0].starts_with("Round "), "{by_name:#?}");
    let second = lines.say("next-task");
    assert!(second[0].starts_with("Round "), "{second:#?}");
    let third = lines.say("next-task");
    let letters = |line: &&String| line.contains(" Ground: ") && !line.contains(" Ground: nothing");
    let own = third.iter().find(letters).unwrap_or_else(|| panic!("units: {third:#?}"));
    let first = own.split(" Ground: ").nth(1).and_then(|units| units.chars().next());
    assert!(first.is_some_and(|letter| letter.is_ascii_lowercase()), "{own}");
    let attack = third.iter().find(|line| line.starts_with("Attack with ")).expect("an attack");
    let letter = attack.split(' ').nth(2).expect("its letter").to_owned();
    let asked = lines.say(&format!("attack {letter}"));
    assert!(asked.iter().all(|line| !line.ends_with(" left.")), "nothing happened yet: {asked:#?}");
    assert_eq!(lines.say("again")[0], third[0]);
}

#[test]
fn an_attack_that_was_only_begun_is_left_by_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    let asked = lines.say("practise puzzles");
    assert_eq!(lines.say("back"), ["Nothing has happened yet."], "it reads events where no attack is half chosen");
    let attack = asked.iter().find(|line| line.starts_with("Attack with ")).expect("an attack");
    let begins = format!("attack {}", attack.split(' ').nth(2).expect("its letter"));
    for word in ["back", "cancel", "undo"] {
        lines.say(&begins);
        let left = lines.say(word);
        assert_eq!(left[0], "Taken back.");
        assert!(left.contains(attack), "{left:#?}");
    }
    assert_eq!(lines.say("quit")[0], "Practice is left.");
}

/// Says what the first game expects, up to the optional resource.
fn first_game(lines: &mut Heard) -> Vec<String> {
    let mut heard = lines.say("learn first-game");
    for words in ["keep", "1", "2", "pass"] {
        heard = lines.say(words);
        if heard.iter().any(|line| line.ends_with("Say yes or no.")) {
            heard = lines.say("yes");
        }
    }
    heard
}

#[test]
fn what_the_game_skips_is_not_a_step_of_the_teacher() {
    let folder = tempfile::tempdir().expect("a folder");
    for word in ["skip", "no", "no resource", "done", "pass"] {
        let mut lines = Heard::at(folder.path());
        let mut heard = first_game(&mut lines);
        for _ in 0..20 {
            if heard.iter().any(|line| line.contains("skip step: skip this step")) {
                break;
            }
            heard = lines.say("pass");
            if heard.iter().any(|line| line.ends_with("Say yes or no.")) {
                heard = lines.say("yes");
            }
        }
        assert!(heard.iter().any(|line| line.contains("skip step: skip this step")), "{heard:#?}");
        let step = |heard: &[String]| heard.iter().find(|line| line.contains("step ")).cloned();
        let after = lines.say(word);
        assert!(after.iter().all(|line| !line.starts_with("No. ")), "{word}: {after:#?}");
        assert!(after.iter().any(|line| line == "Your action."), "{word}: {after:#?} {:?}", step(&heard));
        std::fs::remove_file(folder.path().join("practice.jsonl")).ok();
    }
}

#[test]
fn practice_tells_what_happened_since_one_acted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    lines.say("learn first-game");
    let mut compared = 0;
    for words in ["keep", "1", "2", "pass", "pass", "no", "pass", "pass", "no"] {
        let heard = lines.say(words);
        let recap = lines.say("recap");
        for bob in heard.iter().filter(|line| line.starts_with("Bob plays ")) {
            assert!(recap.iter().any(|line| line.starts_with("Fact ") && line.contains(bob.as_str())), "{recap:#?}");
            compared += 1;
        }
    }
    assert!(compared > 0, "Bob plays");
}

#[test]
fn a_card_that_somebody_else_plays_is_read_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    lines.say("learn first-game");
    let mut heard = Vec::new();
    for words in ["keep", "1", "2"] {
        heard.extend(lines.say(words));
    }
    for _ in 0..60 {
        let said = lines.say("pass");
        let asked = said.iter().any(|line| line.ends_with("Say yes or no."));
        let refused = said.iter().any(|line| line.starts_with("No. "));
        heard.extend(said);
        if asked || refused {
            heard.extend(lines.say(if asked { "yes" } else { "no" }));
        }
    }
    let played = |line: &String| {
        let name = line.strip_prefix("Bob plays ")?.split(" for ").next()?;
        name.split(" on ").next()?.split(" (").next().map(str::to_owned)
    };
    let names: Vec<String> = heard.iter().filter_map(played).collect();
    assert!(!names.is_empty(), "{heard:#?}");
    for name in &names {
        let read = heard.iter().filter(|line| line.starts_with(name.as_str()) && line.contains(", cost "));
        // A card that was turned up earlier was read then, too.
        let revealed = heard.iter().filter(|line| line.starts_with("Bob reveals") && line.contains(name.as_str()));
        assert_eq!(read.count(), 1 + revealed.count(), "{name}: {heard:#?}");
    }
}

#[test]
fn a_lesson_is_told_once_and_a_step_back_says_what_it_took() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    lines.say("learn first-game");
    lines.say("keep");
    let next = lines.say("1");
    let taught = |heard: &[String]| heard.iter().filter(|line| line.starts_with("Your first game. Step ")).count();
    assert_eq!(taught(&next), 1, "{next:#?}");
    let left = lines.say("undo");
    assert!(left[0].starts_with("Taken back: Ann ") && left[0].ends_with('.'), "{left:#?}");
    assert_eq!(taught(&left), 1, "{left:#?}");
    lines.say("1");
    lines.say("2");
    lines.say("use luke");
    let used = lines.say("yes");
    assert_eq!(used[0], "Ann uses Luke Skywalker, without effect.", "{used:#?}");
    let left = lines.say("undo");
    assert_eq!(left[0], "Taken back: Ann uses Luke Skywalker, without effect. So is what others did since.");
    let mut quiet = 0;
    for _ in 0..12 {
        let heard = lines.say("pass");
        let heard = if heard.iter().any(|line| line.ends_with("Say yes or no.")) { lines.say("yes") } else { heard };
        quiet += usize::from(taught(&heard) == 0 && heard.iter().any(|line| line == "Your action."));
    }
    assert!(quiet > 3, "the same step is not told before every choice");
    assert_eq!(taught(&lines.say("choices")), 1);
    assert_eq!(taught(&lines.say("hint")), 1);
}

#[test]
fn a_name_means_first_what_is_called_so_and_what_is_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    let far = lines.say("card a");
    assert!(far.last().is_some_and(|line| line.ends_with(" more cards have this name: say more of it.")));
    let shield = lines.say("card shield");
    assert_eq!(shield[0], "Shield");
    assert!(shield.iter().any(|line| line.starts_with("The next damage to the unit is prevented")), "{shield:#?}");
    let begun = lines.say("learn first-game");
    let held = begun.iter().filter_map(|line| line.strip_prefix("Hand ")?.split([':', ',']).nth(1));
    let held: Vec<String> = held.map(|name| name.trim().to_owned()).collect();
    assert_eq!(held.len(), 5, "two of the six are alike: {begun:#?}");
    for name in held {
        let word = name.split_whitespace().next().expect("a word").to_lowercase();
        let read = lines.say(&format!("card {word}"));
        assert!(read.iter().any(|line| *line == name || line.starts_with(&format!("{name}, "))), "{word}: {read:#?}");
    }
}

#[test]
fn a_review_is_asked_for_by_its_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut lines = Heard::at(folder.path());
    for word in ["review", "analyze"] {
        assert_eq!(lines.say(word), ["No game is finished yet."]);
        assert_eq!(lines.say(&format!("{word} 1")), ["There is no finished game 1."]);
        let nowhere = lines.say(&format!("{word} nowhere.cantina"));
        assert!(nowhere[0].contains("nowhere.cantina"), "{nowhere:#?}");
    }
}

/// Ann passes until she gives up, and reviews the game: what was found is in an export of it.
#[test]
fn a_review_in_lines_is_written_into_an_export() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut seated, save) = played(folder.path(), [Sitting::said("Ann", 0), Sitting::said("Bot=random", 1)]);
    let (session, mut now) = (seated.session_mut(), Instant::now());
    for _ in 0..PASSES {
        while session.decides() != Some(Seat(0)) || session.thinking().is_some() {
            now += Duration::from_secs(1);
            session.tick(now);
        }
        session.pick(0, now).expect("an option");
    }
    concede(session);
    drop(seated);
    let mut lines = Heard::at(folder.path());
    let heard = lines.say_until("review 1", "An export of the game has these findings");
    assert!(heard.iter().all(|line| !line.contains("was better")), "{heard:#?}");
    let text = exported(&DATA, &save, Wanted::default()).expect("it is over");
    let document = Document::read(&text).expect("it can be read");
    let found = document.records("ANNOTATIONS").iter().filter(|said| said["by"] == "cantina").count();
    assert!(found > 0, "{text}");
}
