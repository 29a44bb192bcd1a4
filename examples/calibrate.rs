//! Fits the weights that predict chances, and says how well they predict.
//!
//! `cargo run --release --example calibrate -- 18000 > assets/bots/odds.ron` plays that many duels of sensible against
//! itself, in turn with the starters, with decks that come with the program, with decks of each set that keep to their
//! aspects and with such decks of all sets. It learns from four fifths of them by logistic regression, and writes to
//! stderr how the others agree, tenth by tenth, and for each sort of decks how much better weights of its own would
//! predict. `... -- 18000 SHD` learns only from the decks of that sort.

#[path = "../tests/rules/support.rs"]
mod support;

use seats::Seat;
use std::process::ExitCode;
use support::{Dice, WholeSet};
use swu_language::word::Kind;
use swu_minds::bots::{Level, think};
use swu_rules::book::Book;
use swu_rules::evaluation::{QUANTITIES, Quantity};
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// The sorts of decks.
const SORTS: [&str; 9] = ["starters", "shipped", "SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "all"];

/// The decks that come with the program.
const SHIPPED: [&str; 15] = [
    include_str!("../decks/shd-bossk.json"),
    include_str!("../decks/shd-gar-saxon.json"),
    include_str!("../decks/shd-kylo.json"),
    include_str!("../decks/shd-lando.json"),
    include_str!("../decks/shd-mandalorian.json"),
    include_str!("../decks/shd-qira.json"),
    include_str!("../decks/today-dedra.json"),
    include_str!("../decks/today-obi-wan.json"),
    include_str!("../decks/today-wedge.json"),
    include_str!("../decks/twi-ahsoka.json"),
    include_str!("../decks/twi-dooku.json"),
    include_str!("../decks/twi-grievous.json"),
    include_str!("../decks/twi-obi-wan.json"),
    include_str!("../decks/twi-rex.json"),
    include_str!("../decks/twi-ventress.json"),
];

/// A position and how the game ended for the seat it is seen from.
struct Sample {
    numbers: [f64; QUANTITIES],
    won: f64,
    /// Its index among the sorts of decks.
    sort: usize,
    /// Kept aside for checking.
    aside: bool,
}

/// A deck of 50 cards of one set, or of all, whose icons its leader and base provide, at most three of each.
fn deck(book: &Book, set: &str, dice: &mut Dice) -> PlayerSetup {
    let all = WholeSet::of(book, set);
    loop {
        let mut setup = all.deck(dice);
        let mut icons = [0u8; 6];
        for def in setup.leaders.iter().chain([&setup.base]) {
            icons.iter_mut().zip(book.def(*def).icons).for_each(|(sum, more)| *sum += more);
        }
        let fits = |def: &DefId| {
            let card = book.def(*def);
            book.card(*def).id.starts_with(set)
                && matches!(card.kind, Kind::Unit | Kind::Event | Kind::Upgrade)
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
fn sample(
    book: &Book,
    decks: &[PlayerSetup; 2],
    (seed, sort): (u64, usize),
    dice: &mut Dice,
    samples: &mut Vec<Sample>,
) {
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
        // A little randomness in the play, so that positions differ.
        let level = if dice.below(12) == 0 { Level::Rookie } else { Level::Sensible };
        let Some(thought) = think(book, &sight, level, 1, seed * 1_000 + picks, &|| false) else { return };
        if game.choose(book, thought.option, &mut log).is_err() {
            return;
        }
    }
    let Some([winner]) = game.over().map(|over| over.winners.as_slice()) else { return };
    for (seat, numbers) in kept {
        let won = f64::from(u8::from(winner.index() == seat));
        samples.push(Sample { numbers, won, sort, aside: (seed / SORTS.len() as u64).is_multiple_of(5) });
    }
}

fn chance(weights: &[f64; QUANTITIES], numbers: &[f64; QUANTITIES]) -> f64 {
    let sum: f64 = weights.iter().zip(numbers).map(|(weight, number)| weight * number).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by gradient descent with momentum, each quantity scaled to its own size.
fn fit(samples: &[&Sample]) -> [f64; QUANTITIES] {
    let learned: Vec<&Sample> = samples.iter().copied().filter(|sample| !sample.aside).collect();
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

/// The mean logarithm of the chance predicted for what happened.
fn loss(weights: &[f64; QUANTITIES], aside: &[&Sample]) -> f64 {
    let each = |sample: &&Sample| {
        let told = chance(weights, &sample.numbers).clamp(1e-6, 1.0 - 1e-6);
        -(sample.won * told.ln() + (1.0 - sample.won) * (1.0 - told).ln())
    };
    aside.iter().map(each).sum::<f64>() / aside.len().max(1) as f64
}

/// Predicted and actual chance, and how often, tenth by tenth.
fn tenths(weights: &[f64; QUANTITIES], aside: &[&Sample]) -> Vec<(f64, f64, u32)> {
    let mut tenths = [(0.0, 0.0, 0); 10];
    for sample in aside {
        let told = chance(weights, &sample.numbers);
        let tenth = &mut tenths[((told * 10.0) as usize).min(9)];
        *tenth = (tenth.0 + told, tenth.1 + sample.won, tenth.2 + 1);
    }
    let shares = |(told, won, count): &(f64, f64, u32)| {
        let all = f64::from(*count);
        (100.0 * told / all, 100.0 * won / all, *count)
    };
    tenths.iter().filter(|tenth| tenth.2 > 0).map(shares).collect()
}

/// How the positions set aside agree.
fn report(weights: &[f64; QUANTITIES], samples: &[&Sample]) {
    let aside = |sort: Option<usize>| -> Vec<&Sample> {
        let fits = |sample: &&Sample| sample.aside && sort.is_none_or(|sort| sample.sort == sort);
        samples.iter().copied().filter(fits).collect()
    };
    let all = aside(None);
    eprintln!("{} positions, {} of them kept aside, log loss {:.4}", samples.len(), all.len(), loss(weights, &all));
    for (told, won, count) in tenths(weights, &all) {
        eprintln!("  told {told:5.1} %  won {won:5.1} %  {count}");
    }
    for (sort, name) in SORTS.iter().enumerate() {
        let own: Vec<&Sample> = samples.iter().copied().filter(|sample| sample.sort == sort).collect();
        let aside = aside(Some(sort));
        if aside.is_empty() {
            continue;
        }
        let off = tenths(weights, &aside).into_iter().map(|(told, won, _)| (told - won).abs());
        eprintln!(
            "  {name}: {} positions kept aside, log loss {:.4}, with weights of its own {:.4}, a tenth is off by {:.1} at most",
            aside.len(),
            loss(weights, &aside),
            loss(&fit(&own), &aside),
            off.fold(0.0, f64::max)
        );
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let only = words.get(1).map(|word| SORTS.iter().position(|sort| sort == word));
    let (Some(games), false) = (words.first().and_then(|word| word.parse::<u64>().ok()), only == Some(None)) else {
        eprintln!("usage: calibrate DUELS [{}]", SORTS.join("|"));
        return ExitCode::from(2);
    };
    let book = support::book();
    let shipped: Vec<PlayerSetup> = SHIPPED.iter().filter_map(|list| support::listed(&book, list)).collect();
    let mut dice = Dice::new(0x0DD5);
    let mut samples = Vec::new();
    for seed in 0..games {
        let sort = only.flatten().unwrap_or((seed % SORTS.len() as u64) as usize);
        let decks = match SORTS[sort] {
            "starters" => support::starters(&book),
            "shipped" => [(); 2].map(|()| shipped[dice.below(shipped.len())].clone()),
            "all" => [(); 2].map(|()| deck(&book, "", &mut dice)),
            set => [(); 2].map(|()| deck(&book, set, &mut dice)),
        };
        sample(&book, &decks, (seed, sort), &mut dice, &mut samples);
    }
    let samples: Vec<&Sample> = samples.iter().collect();
    let weights = fit(&samples);
    report(&weights, &samples);
    println!("// What chances to win are told by: logarithms of odds.");
    println!("(");
    println!(
        "    made: \"cargo run --release --example calibrate -- {}: logistic regression over {} positions.\",",
        words.join(" "),
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
