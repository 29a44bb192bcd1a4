//! How well the levels of play do against one another.
//!
//! `cargo run --release --example ladder -- steady sensible 200 [ITERATIONS]` plays so many pairs of duels with the starter
//! decks, seats swapped within each pair, and prints wins, Elo with 95 % bounds, and what a pick costs.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::seats::Seat;
use cantina::unlimited::bots::{Level, think};
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::table::options::GameOptions;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What one side's picks took.
#[derive(Default)]
struct Spent {
    picks: u32,
    time: Duration,
    longest: Duration,
}

/// A player: a level and its iterations.
#[derive(Clone, Copy)]
struct Player {
    level: Level,
    iterations: u32,
}

/// Plays one duel; the winner, if there is one.
fn duel(
    book: &Book,
    decks: &[PlayerSetup; 2],
    players: [Player; 2],
    seed: u64,
    spent: &mut [Spent; 2],
) -> Option<usize> {
    let mut log = Log::keeping();
    let mut game = Game::start(book, GameOptions::duel(), decks, seed, &mut log);
    let mut memories = [Memory::new(Seat(0)), Memory::new(Seat(1))];
    let mut picks = 0;
    while let Some(seat) = game.decision().map(|decision| decision.seat.index()) {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        picks += 1;
        let began = Instant::now();
        let option = match game.decision().map_or(0, |decision| decision.options.len()) {
            1 => 0,
            _ => {
                let sight = game.sight(book, &memories[seat], &Lists::Closed)?;
                let Player { level, iterations } = players[seat];
                think(book, &sight, level, iterations, seed * 1_000 + picks, &|| false)?.option
            }
        };
        let took = began.elapsed();
        let side = &mut spent[seat];
        side.picks += 1;
        side.time += took;
        side.longest = side.longest.max(took);
        game.choose(book, option, &mut log).ok()?;
    }
    match game.over()?.winners.as_slice() {
        [winner] => Some(winner.index()),
        _ => None,
    }
}

/// The difference in Elo that a share of points stands for.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let level = |place: usize| words.get(place).and_then(|word| Level::named(word));
    let (Some(one), Some(other), Some(pairs)) = (level(0), level(1), number(2)) else {
        eprintln!("usage: ladder LEVEL LEVEL PAIRS [ITERATIONS]");
        return ExitCode::from(2);
    };
    let player =
        |level: Level| Player { level, iterations: number(3).map_or(level.iterations(), |count| count as u32) };
    let other = Player { level: other, iterations: other.iterations() };
    let book = support::book();
    let [luke, vader] = support::starters(&book);
    let mut spent: [Spent; 2] = Default::default();
    let mut scores = Vec::new();
    for pair in 0..pairs {
        let mut score = 0.0;
        for swapped in [false, true] {
            let decks = if swapped { [vader.clone(), luke.clone()] } else { [luke.clone(), vader.clone()] };
            // The first player has each deck once, with the same luck.
            score += match duel(&book, &decks, [player(one), other], pair, &mut spent) {
                Some(0) => 0.5,
                None => 0.25,
                Some(_) => 0.0,
            };
        }
        scores.push(score);
    }
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let bound = 1.96 * (variance / count).sqrt();
    println!(
        "{} against {}: {:.1} % of {} duels, Elo {:+.0} [{:+.0}, {:+.0}]",
        words[0],
        words[1],
        100.0 * mean,
        2 * pairs,
        elo(mean),
        elo(mean - bound),
        elo(mean + bound)
    );
    for (name, side) in words.iter().zip(&spent) {
        println!(
            "  {name}: {:.3} ms a pick, {:.1} ms the longest, {} picks",
            side.time.as_secs_f64() * 1e3 / f64::from(side.picks.max(1)),
            side.longest.as_secs_f64() * 1e3,
            side.picks
        );
    }
    ExitCode::SUCCESS
}
