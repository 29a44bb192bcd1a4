//! How well the levels of play do against one another.
//!
//! `cargo run --release --example ladder -- ONE OTHER PAIRS [starters|mixed]` plays that many pairs of duels: the same
//! decks in the same seats with the same luck, once with the players swapped. `mixed` takes another two of the decks
//! that come with the program for each pair. `... -- ONE OTHER GAMES SEATS` instead seats one of the first among
//! others, with decks of the whole set. A player is a level, or a level with its iterations and changed search
//! parameters: `steady`, `strong=5000`, `steady=1000,exploration=0.6`, `strong,trial=0`.
//!
//! It prints the share of wins, Elo with 95 % bounds and the CPU time of a pick, updated after every tenth of the work.

#[path = "shared/cpu_time.rs"]
mod cpu_time;

#[path = "../tests/rules/support.rs"]
mod support;

use seats::Seat;
use std::process::ExitCode;
use std::time::Duration;
use support::{Dice, WholeSet};
use swu_minds::bots::tuning::Tuning;
use swu_minds::bots::{Level, think_tuned};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;

/// The decks of `mixed`.
const DECKS: [&str; 14] = [
    include_str!("../decks/sor-luke.json"),
    include_str!("../decks/sor-vader.json"),
    include_str!("../decks/shd-bossk.json"),
    include_str!("../decks/shd-gar-saxon.json"),
    include_str!("../decks/shd-kylo.json"),
    include_str!("../decks/shd-lando.json"),
    include_str!("../decks/shd-mandalorian.json"),
    include_str!("../decks/shd-qira.json"),
    include_str!("../decks/twi-ahsoka.json"),
    include_str!("../decks/twi-dooku.json"),
    include_str!("../decks/twi-grievous.json"),
    include_str!("../decks/twi-obi-wan.json"),
    include_str!("../decks/twi-rex.json"),
    include_str!("../decks/twi-ventress.json"),
];

/// A player: a level and its iterations.
#[derive(Clone, Copy)]
struct Player {
    level: Level,
    iterations: u32,
    tuning: Tuning,
}

impl Player {
    /// `strong` or `strong=5000,noise=10`.
    fn read(word: &str) -> Option<Player> {
        let mut words = word.split(',');
        let (name, count) = words.next().map(|word| word.split_once('=').unwrap_or((word, "")))?;
        let level = Level::named(name)?;
        let iterations = if count.is_empty() { level.iterations() } else { count.parse().ok()? };
        let mut tuning = level.tuning();
        for word in words {
            let (name, number) = word.split_once('=')?;
            tuning.set(name, number.parse().ok()?)?;
        }
        Some(Player { level, iterations, tuning })
    }
}

/// The time one player's picks took.
#[derive(Default)]
struct Spent {
    picks: u32,
    time: Duration,
    longest: Duration,
    /// What the longest was about: the question, and how many options there were.
    about: String,
}

/// Plays one game with these players, whose `spent` is by index; returns the indices of the winners.
fn game(
    book: &Book,
    (options, decks): (GameOptions, &[PlayerSetup]),
    seated: &[usize],
    players: [Player; 2],
    seed: u64,
    spent: &mut [Spent; 2],
) -> Vec<usize> {
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, decks, seed, &mut log);
    let mut memories: Vec<Memory> = Seat::all(decks.len()).map(Memory::new).collect();
    let mut picks = 0;
    while let Some((seat, count)) = game.decision().map(|decision| (decision.seat.index(), decision.options.len())) {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        picks += 1;
        let mut option = 0;
        if count > 1 {
            let (Player { level, iterations, tuning }, began) = (players[seated[seat]], cpu_time::now());
            let thought = game.sight(book, &memories[seat], &Lists::Closed).and_then(|sight| {
                think_tuned(book, &sight, (level, &tuning), iterations, seed * 1_000 + picks, &|| false)
            });
            option = thought.map_or(0, |thought| thought.option);
            let took = cpu_time::now().saturating_sub(began);
            let side = &mut spent[seated[seat]];
            side.picks += 1;
            side.time += took;
            if took > side.longest {
                side.longest = took;
                side.about = format!("{:?} of {count} options", game.decision().map(|decision| decision.prompt));
            }
        }
        if game.choose(book, option, &mut log).is_err() {
            break;
        }
    }
    game.over().map(|over| over.winners.iter().map(|winner| seated[winner.index()]).collect()).unwrap_or_default()
}

/// The difference in Elo that a share of points means.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The result of the scores so far: each is a share of the games of its pair.
fn told(words: &[String], scores: &[f64], spent: &[Spent; 2]) {
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let bound = 1.96 * (variance / count).sqrt();
    let [low, high] = [mean - bound, mean + bound];
    println!(
        "{} against {}: {:.1} % [{:.0}, {:.0}] of {} rounds, Elo {:+.0} [{:+.0}, {:+.0}]",
        words[0],
        words[1],
        100.0 * mean,
        100.0 * low,
        100.0 * high,
        scores.len(),
        elo(mean),
        elo(low),
        elo(high)
    );
    for (name, side) in words.iter().zip(spent) {
        println!(
            "  {name}: {:.3} ms a pick, {:.1} ms the longest ({}), {} picks",
            side.time.as_secs_f64() * 1e3 / f64::from(side.picks.max(1)),
            side.longest.as_secs_f64() * 1e3,
            side.about,
            side.picks
        );
    }
}

/// The share of the points of a pair of duels that the first player gets.
fn pair(book: &Book, decks: &[PlayerSetup], players: [Player; 2], seed: u64, spent: &mut [Spent; 2]) -> f64 {
    let points = [[0, 1], [1, 0]].map(|seated| {
        match game(book, (GameOptions::duel(), decks), &seated, players, seed, spent).as_slice() {
            [0] => 0.5,
            [1] => 0.0,
            _ => 0.25,
        }
    });
    points.iter().sum()
}

/// Whether the first player wins a game against this many of the second.
fn table(book: &Book, seats: usize, players: [Player; 2], seed: u64, spent: &mut [Spent; 2]) -> f64 {
    let (set, mut dice) = (WholeSet::new(book), Dice::new(seed));
    let decks: Vec<PlayerSetup> = (0..seats).map(|_| set.deck(&mut dice)).collect();
    let seated: Vec<usize> = (0..seats).map(|seat| usize::from(seat != seed as usize % seats)).collect();
    let winners = game(book, (GameOptions::multiplayer(), &decks), &seated, players, seed, spent);
    if winners.contains(&0) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let player = |place: usize| words.get(place).and_then(|word| Player::read(word));
    let count = words.get(2).and_then(|word| word.parse::<u64>().ok());
    let (Some(one), Some(other), Some(count)) = (player(0), player(1), count) else {
        eprintln!("usage: ladder LEVEL[=ITERATIONS][,NAME=NUMBER] LEVEL.. PAIRS [starters|mixed|SEATS]");
        return ExitCode::from(2);
    };
    let book = support::book();
    let decks: Vec<PlayerSetup> = DECKS.iter().filter_map(|list| support::listed(&book, list)).collect();
    let starters = support::starters(&book);
    let kind = words.get(3).map_or("starters", String::as_str);
    let mut spent: [Spent; 2] = Default::default();
    let mut scores = Vec::new();
    for number in 0..count {
        scores.push(match kind.parse() {
            Ok(seats) => table(&book, seats, [one, other], number, &mut spent),
            Err(_) if kind == "mixed" => {
                let mut dice = Dice::new(number);
                let first = dice.below(decks.len());
                let second = (first + 1 + dice.below(decks.len() - 1)) % decks.len();
                let two = [decks[first].clone(), decks[second].clone()];
                pair(&book, &two, [one, other], number, &mut spent)
            }
            Err(_) => pair(&book, &starters, [one, other], number, &mut spent),
        });
        if (number + 1) % (count / 10).max(1) == 0 {
            told(&words, &scores, &spent);
        }
    }
    ExitCode::SUCCESS
}
