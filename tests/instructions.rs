//! Instruction counts that must not grow by more than a tenth, measured where something can count them: no clock is
//! used, so a busy machine changes nothing. The program measured is this one, as built for tests.

mod counter;

use crate::rules::support::{Dice, Played, book, play_by, starters};
use counter::Counter;
use std::process::Command;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::table::options::GameOptions;

/// The compiler that the figures below belong to: another one gives other counts.
const COMPILER: &str = "rustc 1.95.0";
/// Instructions of a random pick in a duel of starter decks, including all checks of a test build.
const PICK: f64 = 9_700.0;
/// Instructions for reading and compiling one card.
const CARD: f64 = 196_100.0;
/// No figure may be more than this many times what it was.
const GROWN: f64 = 1.1;

/// Which work, and how often.
const WORK: &str = "CANTINA_WORK";
/// Games of the short run, and cards.
const GAMES: u64 = 2;
const CARDS: usize = 20;

fn compiler() -> String {
    let told = Command::new("rustc").arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&told).into_owned()
}

fn duels(book: &Book, games: u64) -> u64 {
    let decks = starters(book);
    let play = |seed| play_by(book, GameOptions::duel(), &decks, seed, &mut Log::default(), |_, _| {});
    (0..games).map(play).map(|played: Played| u64::from(played.picks)).sum()
}

fn cards(count: usize) -> usize {
    let book = Book::of(&Library::embedded());
    let mut dice = Dice::new(3);
    let mut all: Vec<_> = book.all().collect();
    let some = (0..count).map(|_| all.swap_remove(dice.below(all.len())));
    some.filter(|def| book.def(*def).cost >= 0).count()
}

/// The work that is counted; the test below starts this program again for it.
#[test]
#[ignore = "the work that another test counts"]
fn work() {
    let asked = std::env::var(WORK).expect("it is said what to do");
    let (what, times) = asked.split_once(' ').expect("a word and a number");
    let times: u64 = times.parse().expect("a number");
    match what {
        "pick" => assert!(duels(&book(), times) > times),
        _ => assert_eq!(cards(times as usize), times as usize),
    }
}

/// Instructions of one piece: the difference between doing the work twice and once.
fn each(counter: Counter, what: &str, times: u64, pieces: u64) -> f64 {
    let count = |times: u64| {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "instructions::work", "--ignored", "--test-threads=1"]);
        command.env(WORK, format!("{what} {times}"));
        counter.count(&command).expect("it is counted").0
    };
    (count(2 * times) as f64 - count(times) as f64) / pieces as f64
}

#[test]
fn no_instructions_are_added_unnoticed() {
    let (Some(counter), true) = (Counter::found(), compiler().starts_with(COMPILER)) else {
        println!("skipped: nothing counts instructions here, or the compiler is not {COMPILER}");
        return;
    };
    let book = book();
    let picks = duels(&book, 2 * GAMES) - duels(&book, GAMES);
    for (what, times, pieces, known) in [("pick", GAMES, picks, PICK), ("card", CARDS as u64, CARDS as u64, CARD)] {
        let now = each(counter, what, times, pieces);
        println!("{what}: {now:.0} instructions, {known:.0} are known");
        assert!(now <= known * GROWN, "{what}: {now:.0} instructions, {known:.0} are known; is that more worth it?");
    }
}
