//! Power cuts in a match: the program is killed between games, in sideboarding and during a game, and the match
//! continues with the same score, the same clock, the same decks and the same game.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// The program in line mode, as a process of its own.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
    said: Vec<String>,
}

fn deck(folder: &Path, key: &str) -> PathBuf {
    let samples = swu_decks::formats::samples();
    let json = samples.iter().find(|sample| sample.key == key).expect("a sample").json;
    let (head, _) = json.trim_end().rsplit_once('}').expect("an object");
    let path = folder.join(format!("{key}.json"));
    let sideboard = r#"{"id":"SOR_224","count":3}"#;
    let text = match head.contains("\"sideboard\"") {
        true => json.replace("\"sideboard\": []", &format!("\"sideboard\": [{sideboard}]")),
        false => format!("{head}, \"sideboard\": [{sideboard}]}}"),
    };
    assert!(text.contains(sideboard), "{text}");
    std::fs::write(&path, text).expect("it can be written");
    path
}

impl Program {
    fn run(folder: &Path, arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .args(arguments)
            .args(["--plain", "--config-dir"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let mut pipe = BufReader::new(child.stdout.take().expect("a pipe"));
        let (send, output) = channel();
        thread::spawn(move || {
            // A prompt ends in "> " without a line break.
            let mut text = Vec::new();
            loop {
                let mut byte = [0];
                if !matches!(pipe.read(&mut byte), Ok(1)) {
                    return;
                }
                text.push(byte[0]);
                if text.ends_with(b"> ") && pipe.buffer().is_empty() {
                    let answer = String::from_utf8_lossy(&text).into_owned();
                    text.clear();
                    if send.send(answer).is_err() {
                        return;
                    }
                }
                if pipe.fill_buf().is_err() {
                    return;
                }
            }
        });
        let mut program = Program { child, input, output, said: Vec::new() };
        program.listen();
        program
    }

    fn listen(&mut self) {
        let answer = self.output.recv_timeout(Duration::from_secs(120)).expect("it answers");
        self.said = answer.lines().map(str::to_owned).collect();
    }

    fn line(&mut self, text: &str) -> &mut Program {
        writeln!(self.input, "{text}").and_then(|()| self.input.flush()).expect("it hears");
        self.listen();
        self
    }

    fn choose(&mut self, text: &str) -> &mut Program {
        let found = self.said.iter().find(|line| line.contains(text));
        let number = found.unwrap_or_else(|| panic!("{text}: {:#?}", self.said)).split('.').next().expect("a number");
        let number = number.to_owned();
        self.line(&number)
    }

    fn hears(&self, text: &str) {
        assert!(self.said.iter().any(|line| line.contains(text)), "{text}: {:#?}", self.said);
    }

    /// Moves a copy of that card from the sideboard of the open deck into the deck.
    fn takes_in(&mut self, name: &str) -> &mut Program {
        let row = self.said.iter().rfind(|line| line.contains(name)).expect("it is in the sideboard");
        let row = row.split('.').next().expect("a number").to_owned();
        self.line(&format!("in {row}"));
        self.hears("in the deck, 2 in the sideboard.");
        self
    }

    fn find(&self, text: &str) -> Option<String> {
        self.said.iter().find(|line| line.contains(text)).cloned()
    }

    /// Nothing is said first: the process is gone at once.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }

    /// Seconds left on the round clock.
    fn clock(&self) -> u32 {
        let line = self.find("Round clock: ").expect("a clock");
        let time = line.trim_start_matches("Round clock: ").split(' ').next().expect("a time");
        let (minutes, seconds) = time.split_once(':').expect("minutes and seconds");
        minutes.parse::<u32>().expect("minutes") * 60 + seconds.parse::<u32>().expect("seconds")
    }
}

#[test]
fn a_killed_match_goes_on_with_the_same_score_clock_decks_and_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (luke, vader) = (deck(folder.path(), "sor-luke"), deck(folder.path(), "sor-vader"));
    let (luke, vader) = (luke.display().to_string(), vader.display().to_string());
    let arguments =
        ["play", "--deck", &luke, "--deck", &vader, "--match", "bo3", "--clock", "55", "--seed", "7", "--strict-clock"];
    let mut program = Program::run(folder.path(), &arguments);
    let first = if program.find("Ann: I start").is_some() { "Ann" } else { "Bob" };
    // Between the choice and the hands.
    thread::sleep(Duration::from_secs(1));
    program.choose(&format!("{first}: I start")).line(&first.to_lowercase());
    program.hears(&format!("Game 1: {first} starts"));
    let clock = program.clock();
    program.kill();
    let mut program = Program::run(folder.path(), &["resume"]);
    program.hears("best of three, 0-0");
    program.hears(&format!("Game 1: {first} starts"));
    assert!((clock..=clock + 6).contains(&program.clock()), "{clock} and {}", program.clock());
    // During a game, with a hand open and a pick made.
    program.choose("Draw opening hands").line(&first.to_lowercase());
    program.hears("Keep");
    let hand = program.said.iter().filter(|line| line.contains(", cost ")).cloned().collect::<Vec<_>>();
    assert_eq!(hand.len(), 6, "{:#?}", program.said);
    program.line("keep");
    program.kill();
    let mut program = Program::run(folder.path(), &["resume"]);
    program.hears("Game 1 is being played.");
    program.choose("Continue with game 1");
    let other = if first == "Ann" { "Bob" } else { "Ann" };
    program.hears(&format!("Only {other} should be able to see or hear the next lines."));
    program.line("").line(&format!("concede {other}")).line(&other.to_lowercase()).line("quit");
    program.hears("Decks may be changed");
    let score = if first == "Ann" { "1-0" } else { "0-1" };
    program.hears(&format!("best of three, {score}"));
    // In the middle of sideboarding: one player has finished and is ready, the other has a deck open.
    program.choose("Ann changes the deck in private").line("ann");
    program.takes_in("Change of Heart").line("ready");
    program.hears("Ready once more plays it so.");
    program.line("ready");
    program.hears("Ann: ready, sideboard 2 (registered 3).");
    program.choose("Bob changes the deck in private").line("bob").takes_in("Change of Heart");
    program.kill();
    let mut program = Program::run(folder.path(), &["resume"]);
    program.hears(&format!("best of three, {score}"));
    program.hears("Ann: ready, sideboard 2 (registered 3).");
    program.hears("Bob: changing the deck (registered sideboard 3).");
    program.choose("Bob is ready with the deck as it is").line("bob");
    // The move was recorded, and remains.
    program.hears("Ann: deck 51, sideboard 2.");
    program.hears("Bob: deck 51, sideboard 2.");
    assert!(program.find(&format!("{other}: I start")).is_some(), "rule G-2: {:#?}", program.said);
    program.choose(&format!("{other} gives up the match")).line(&other.to_lowercase());
    program.hears(&format!("Result: {first} won 2-0"));
    program.kill();
    // A finished match is not offered again.
    let mut program = Program::run(folder.path(), &[]);
    program.line("resume");
    program.hears("There is no unfinished game.");
    program.kill();
}
