//! How many hard puzzles are found in a second of CPU time, and whether they are right.
//!
//! `cargo run --release --example puzzles -- GAMES [GOAL ..]` plays that many duels of decks that come with the
//! program, as `cantina puzzle make` does, and searches each for a position in which one of the goals, or any of them,
//! can be reached for certain but is not found easily. Then each is proven again, and its line is played with all
//! hidden cards dealt again, time after time: a line that does not reach the goal is wrong, and printed.

#[path = "shared/cpu_time.rs"]
mod cpu_time;

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

use std::process::ExitCode;
use support::Dice;
use swu_cards::samples::samples;
use swu_minds::puzzles::{Goal, Maker, NODES, Puzzle, Rating, rate};
use swu_rules::book::Book;
use swu_rules::game::PlayerSetup;
use swu_rules::table::options::GameOptions;

/// The goals if none is given.
const GOALS: [&str; 5] = ["win-phase", "survive", "defeat(*)", "clear(ground)", "clear(space)"];
/// How often the hidden cards are dealt again for each line.
const DEALS: u64 = 20;

/// The puzzles of this many duels, of two decks each.
fn found(book: &Book, decks: &[PlayerSetup], goals: &[Goal], games: u64) -> Vec<Puzzle> {
    let puzzle = |seed: u64| {
        let mut dice = Dice::new(seed);
        let first = dice.below(decks.len());
        let second = (first + 1 + dice.below(decks.len() - 1)) % decks.len();
        let players = [decks[first].clone(), decks[second].clone()];
        let maker = Maker { book, players: &players, options: GameOptions::duel() };
        maker.game(seed, goals)
    };
    (0..games).filter_map(puzzle).collect()
}

/// How hard a puzzle is, once it was proven again; `None` if it is wrong or not a puzzle.
fn proven(book: &Book, puzzle: &Puzzle) -> Option<Rating> {
    let solution = puzzle.check(book, NODES).ok()?;
    let holds = |luck| puzzle.holds(book, &solution.line, luck) == Ok(true);
    if !(0..DEALS).all(holds) {
        return None;
    }
    let (game, goal) = puzzle.lay_out(book).ok()?;
    rate(book, &game, &goal, &solution)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().and_then(|word| word.parse::<u64>().ok());
    let named: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
    let named = if named.is_empty() { GOALS.to_vec() } else { named };
    let goals: Option<Vec<Goal>> = named.iter().map(|word| Goal::read(word)).collect();
    let (Some(games), Some(goals)) = (games, goals) else {
        eprintln!("usage: puzzles GAMES [GOAL ..]; goals are {} and defeat(*)", Goal::LIST);
        return ExitCode::from(2);
    };
    let book = support::book();
    let duels = samples().iter().filter(|sample| !sample.key.starts_with("twin-"));
    let decks: Vec<PlayerSetup> = duels.filter_map(|sample| support::listed(&book, sample.json)).collect();
    let began = cpu_time::now();
    let puzzles = found(&book, &decks, &goals, games);
    let took = cpu_time::now().saturating_sub(began).as_secs_f64();
    let (mut ratings, mut wrong) = (Vec::new(), 0);
    for puzzle in &puzzles {
        match proven(&book, puzzle) {
            Some(rating) => ratings.push(rating),
            None => {
                wrong += 1;
                println!("wrong: {}", puzzle.write().unwrap_or_else(|flaw| flaw.to_string()));
            }
        }
    }
    let missed = ratings.iter().filter(|rating| rating.missed).count();
    let of = |difficulty: u8| ratings.iter().filter(|rating| rating.difficulty == difficulty).count();
    println!(
        "{games} duels, {}: {} hard puzzles in {took:.1} s of CPU time, {:.2} a second; sensible play misses {missed}, \
         {:.2} a second; of difficulty 1 to 5: {:?}; wrong: {wrong}",
        named.join(" or "),
        puzzles.len(),
        puzzles.len() as f64 / took,
        missed as f64 / took,
        [1, 2, 3, 4, 5].map(of),
    );
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}
