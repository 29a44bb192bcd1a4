//! Fits the weights that chances are told by, and says how well they tell them.
//!
//! `cargo run --release --example calibrate -- 4000 > assets/bots/odds.ron` plays so many duels of sensible against itself
//! with decks that keep to their aspects, learns from three quarters of them by logistic regression, and writes on the
//! other stream how the remaining quarter agrees, tenth by tenth.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::seats::Seat;
use cantina::unlimited::bots::{Level, think};
use cantina::unlimited::cards::word::Kind;
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::measure::{QUANTITIES, Quantity};
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::table::card::DefId;
use cantina::unlimited::rules::table::options::GameOptions;
use std::process::ExitCode;
use support::{Dice, WholeSet};

/// A position and how the game ended for the seat it is seen from.
struct Sample {
    numbers: [f64; QUANTITIES],
    won: f64,
    /// Kept aside for checking.
    aside: bool,
}

/// A deck of 50 cards whose icons its leader and base provide, three of each at most.
fn deck(book: &Book, set: &WholeSet, dice: &mut Dice) -> PlayerSetup {
    loop {
        let mut setup = set.deck(dice);
        let mut icons = [0u8; 6];
        for def in setup.leaders.iter().chain([&setup.base]) {
            icons.iter_mut().zip(book.def(*def).icons).for_each(|(sum, more)| *sum += more);
        }
        let fits = |def: &DefId| {
            let card = book.def(*def);
            matches!(card.kind, Kind::Unit | Kind::Event | Kind::Upgrade)
                && card.icons.iter().zip(icons).all(|(needed, have)| *needed <= have)
        };
        let fitting: Vec<DefId> = book.all().filter(fits).collect();
        let units: Vec<DefId> = fitting.iter().copied().filter(|def| book.def(*def).kind == Kind::Unit).collect();
        if units.len() < 20 {
            continue;
        }
        setup.deck.clear();
        while setup.deck.len() < 50 {
            let from = if setup.deck.len() < 34 { &units } else { &fitting };
            let card = from[dice.below(from.len())];
            let dear = book.def(card).cost > 5 && dice.below(3) > 0;
            if !dear && setup.deck.iter().filter(|other| **other == card).count() < 3 {
                setup.deck.push(card);
            }
        }
        return setup;
    }
}

/// Plays one duel and keeps some of its positions.
fn sample(book: &Book, decks: &[PlayerSetup; 2], seed: u64, dice: &mut Dice, samples: &mut Vec<Sample>) {
    let mut log = Log::keeping();
    let mut game = Game::start(book, GameOptions::duel(), decks, seed, &mut log);
    let mut memories = [Memory::new(Seat(0)), Memory::new(Seat(1))];
    let mut kept: Vec<(usize, [f64; QUANTITIES])> = Vec::new();
    let mut picks = 0;
    while let Some(seat) = game.decision().map(|decision| decision.seat.index()) {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        picks += 1;
        if game.at_action() && dice.below(4) == 0 {
            let [own, other] = [seat, 1 - seat].map(|seat| game.measure(book, Seat(seat as u8)));
            let mut numbers = [0.0; QUANTITIES];
            for (place, number) in numbers.iter_mut().enumerate() {
                *number = f64::from(own[place] - other[place]);
            }
            kept.push((seat, numbers));
        }
        let Some(sight) = game.sight(book, &memories[seat], &Lists::Closed) else { return };
        // A little luck in the play, so that positions differ.
        let level = if dice.below(12) == 0 { Level::Rookie } else { Level::Sensible };
        let Some(thought) = think(book, &sight, level, 1, seed * 1_000 + picks, &|| false) else { return };
        if game.choose(book, thought.option, &mut log).is_err() {
            return;
        }
    }
    let Some([winner]) = game.over().map(|over| over.winners.as_slice()) else { return };
    for (seat, numbers) in kept {
        let won = f64::from(u8::from(winner.index() == seat));
        samples.push(Sample { numbers, won, aside: seed.is_multiple_of(5) });
    }
}

fn chance(weights: &[f64; QUANTITIES], numbers: &[f64; QUANTITIES]) -> f64 {
    let sum: f64 = weights.iter().zip(numbers).map(|(weight, number)| weight * number).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by gradient descent with momentum, each quantity scaled to its own size.
fn fit(samples: &[Sample]) -> [f64; QUANTITIES] {
    let learned: Vec<&Sample> = samples.iter().filter(|sample| !sample.aside).collect();
    let count = learned.len() as f64;
    let mut scale = [1.0; QUANTITIES];
    for (place, scale) in scale.iter_mut().enumerate() {
        let square: f64 = learned.iter().map(|sample| sample.numbers[place].powi(2)).sum();
        *scale = (square / count).sqrt().max(0.05);
    }
    let mut weights = [0.0; QUANTITIES];
    let mut speed = [0.0; QUANTITIES];
    for _ in 0..600 {
        let mut slope = [0.0; QUANTITIES];
        for sample in &learned {
            let error = sample.won - chance(&weights, &sample.numbers);
            slope.iter_mut().zip(sample.numbers).for_each(|(slope, number)| *slope += error * number);
        }
        for place in 0..QUANTITIES {
            let pull = slope[place] / count / scale[place] - 0.002 * weights[place] * scale[place];
            speed[place] = 0.9 * speed[place] + 0.3 * pull;
            weights[place] += speed[place] / scale[place];
        }
    }
    weights
}

/// How the positions kept aside agree.
fn report(weights: &[f64; QUANTITIES], samples: &[Sample]) {
    let aside: Vec<&Sample> = samples.iter().filter(|sample| sample.aside).collect();
    let mut loss = 0.0;
    let mut tenths = [(0.0, 0.0, 0); 10];
    for sample in &aside {
        let told = chance(weights, &sample.numbers).clamp(1e-6, 1.0 - 1e-6);
        loss -= sample.won * told.ln() + (1.0 - sample.won) * (1.0 - told).ln();
        let tenth = &mut tenths[((told * 10.0) as usize).min(9)];
        *tenth = (tenth.0 + told, tenth.1 + sample.won, tenth.2 + 1);
    }
    eprintln!(
        "{} positions, {} of them kept aside, log loss {:.3}",
        samples.len(),
        aside.len(),
        loss / aside.len() as f64
    );
    for (told, won, count) in tenths.into_iter().filter(|tenth| tenth.2 > 0) {
        let count = f64::from(count);
        eprintln!("  told {:5.1} %  won {:5.1} %  {count}", 100.0 * told / count, 100.0 * won / count);
    }
}

fn main() -> ExitCode {
    let Some(games) = std::env::args().nth(1).and_then(|word| word.parse::<u64>().ok()) else {
        eprintln!("usage: calibrate DUELS");
        return ExitCode::from(2);
    };
    let book = support::book();
    let set = WholeSet::all(&book);
    let mut dice = Dice::new(0x0DD5);
    let mut samples = Vec::new();
    for seed in 0..games {
        let decks = match seed % 4 {
            0 => support::starters(&book),
            _ => [deck(&book, &set, &mut dice), deck(&book, &set, &mut dice)],
        };
        sample(&book, &decks, seed, &mut dice, &mut samples);
    }
    let weights = fit(&samples);
    report(&weights, &samples);
    println!("// What chances to win are told by: logarithms of odds.");
    println!("(");
    println!(
        "    made: \"cargo run --release --example calibrate -- {games}: logistic regression over {} positions.\",",
        samples.len()
    );
    println!("    weights: {{");
    for (quantity, weight) in Quantity::ALL.iter().zip(weights) {
        println!("        \"{}\": {weight:.4},", quantity.word());
    }
    println!("    }},");
    println!(")");
    ExitCode::SUCCESS
}
