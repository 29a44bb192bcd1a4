//! How far the coach's verdicts can be trusted, and what one costs.
//!
//! `cargo run --release --example verdicts -- stable COUNT [DEPTH]` asks the coach twice, with different luck, about
//! decisions of duels of mixed decks: how often both say the same, how often one contradicts the other, and the time of
//! a verdict on all threads.
//!
//! `... -- told COUNT [GAMES [ITERATIONS]]` compares the difference of two options as the coach tells it with games that
//! steady players play on after each of them, for two rounds further than the coach looks: by tenths of what was told.
//!
//! `... -- chances COUNT` values positions from the sights of both seats, which should add up to 100.
//!
//! `... -- drill KIND DECK AGAINST SEED` asks a drill's question, and prints all that the coach says of it.

use hotseat::bots::together::together;
use seats::Seat;
use shell::practice::lists::sample;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_cards::samples::samples;
use swu_hosted::CardData;
use swu_minds::bots::{Level, think};
use swu_minds::coach::{Advice, Depth, Method, Verdict, Way, advise, chance, coach};
use swu_minds::drills::{Kind, find};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// Picks before a decision is looked at: this many, and up to twice as many.
const PICKS: u64 = 30;

/// Somebody must choose in the middle of a duel of two samples between sensible players.
struct Position {
    game: Game,
    memories: Vec<Memory>,
}

impl Position {
    fn of(book: &Book, number: u64) -> Option<Position> {
        let decks: Vec<_> = samples().iter().filter(|sample| !sample.key.starts_with("twin")).collect();
        let deck = |number: u64| sample(book, decks[number as usize % decks.len()].key).ok();
        let players = [deck(number)?, deck(number * 7 + 3)?];
        let mut log = Log::keeping();
        let mut game = Game::start(book, GameOptions::duel(), &players, number, &mut log);
        let mut memories: Vec<Memory> = Seat::all(2).map(Memory::new).collect();
        for pick in 0..1_000 {
            memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
            log.facts.clear();
            let decision = game.decision()?;
            let wide = decision.options.len() > 1;
            let sight = game.sight(book, &memories[decision.seat.index()], &Lists::Closed)?;
            if wide && pick >= PICKS + number * 13 % PICKS && sight.round() > 0 && decides(&sight) {
                return Some(Position { game, memories });
            }
            let option = think(book, &sight, Level::Sensible, 1, number ^ pick, &|| false)?.option;
            game.choose(book, option, &mut log).ok()?;
        }
        None
    }

    fn sight(&self, book: &Book) -> Option<Sight> {
        let seat = self.game.decision()?.seat;
        self.game.sight(book, &self.memories[seat.index()], &Lists::Closed)
    }
}

/// Is it a choice that a search can follow?
fn decides(sight: &Sight) -> bool {
    coach(sight.clone(), Method::at(Depth::Quick, 0)).is_some_and(|coach| coach.advice().searched)
}

/// A part of all in percent.
fn percent(part: u32, all: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(all.max(1))
}

/// Two coaches with different luck about the same decisions.
fn stable(book: &Book, count: u64, depth: Depth) {
    let (mut asked, mut same, mut level, mut worse, mut against) = (0u32, 0u32, 0u32, 0u32, 0u32);
    let mut times: Vec<Duration> = Vec::new();
    for number in 0..count {
        let Some(sight) = Position::of(book, number).and_then(|position| position.sight(book)) else { continue };
        let mut ask = |seed: u64| -> Option<Advice> {
            let began = Instant::now();
            let advice = advise(book, &sight, Method::at(depth, seed), &together, &|| false);
            times.push(began.elapsed());
            advice
        };
        let Some((one, other)) = ask(number).zip(ask(number ^ (1 << 56))) else { continue };
        let word = |advice: &Advice, option| advice.verdict(option);
        for option in 0..one.options.len() {
            let (a, b) = (word(&one, option), word(&other, option));
            asked += 1;
            same += u32::from(a == b);
            level += u32::from(a == Verdict::Fine);
            worse += u32::from(a > Verdict::Unknown);
            let known = |verdict| verdict != Verdict::Unknown;
            against += u32::from(known(a) && known(b) && (a == Verdict::Fine) != (b == Verdict::Fine));
        }
    }
    times.sort();
    println!(
        "{count} decisions, {asked} options, {}: the same word {:.0} %; level or best {:.0} %, known to be worse {:.0} %; one \
         contradicts the other {:.1} %",
        depth.word(),
        percent(same, asked),
        percent(level, asked),
        percent(worse, asked),
        percent(against, asked)
    );
    if let (Some(middle), Some(longest)) = (times.get(times.len() / 2), times.last()) {
        println!("  a verdict: {} ms in the middle, {} ms the longest", middle.as_millis(), longest.as_millis());
    }
}

/// What is told of two options, compared with games of steady players after both.
fn told(book: &Book, count: u64, games: u32, iterations: u32) {
    let mut by_tenth: Vec<Vec<[f64; 2]>> = vec![Vec::new(); 10];
    for number in 0..count {
        let Some(sight) = Position::of(book, number).and_then(|position| position.sight(book)) else { continue };
        let Some(said) = advise(book, &sight, Method::at(Depth::Normal, number), &together, &|| false) else {
            continue;
        };
        let others: Vec<usize> =
            (0..said.options.len()).filter(|option| said.likes[*option] != said.likes[said.best]).collect();
        let Some(other) = others.get(number as usize % others.len().max(1)).copied() else { continue };
        let way = Way::Players { level: Level::Steady, iterations };
        let method = Method { way, games: games.div_ceil(16), batches: 16, seed: number ^ (1 << 57) };
        let Some(played) = coach(sight, method) else { continue };
        let true_loss = played.compared(book, [said.best, other], &together).0.loss;
        let loss = said.gap(other).loss.max(0.0);
        by_tenth[((10.0 * loss) as usize).min(9)].push([100.0 * loss, 100.0 * true_loss]);
        eprintln!("{number}: told {:.1} points, played {:.1}", 100.0 * loss, 100.0 * true_loss);
    }
    println!("{count} decisions; steady players of {iterations} iterations, {games} games for each of two options:");
    for (tenth, pairs) in by_tenth.iter().enumerate().filter(|(_, pairs)| !pairs.is_empty()) {
        let count = pairs.len() as f64;
        let mean = |place: usize| pairs.iter().map(|pair| pair[place]).sum::<f64>() / count;
        let off = mean(1) - mean(0);
        let spread = pairs.iter().map(|pair| (pair[1] - pair[0] - off).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let doubt = 1.96 * (spread / count).sqrt();
        println!(
            "  told {} to {} points: {} pairs, told {:.1}, played {:.1} (+- {doubt:.1})",
            10 * tenth,
            10 * (tenth + 1),
            pairs.len(),
            mean(0),
            mean(1)
        );
    }
}

/// The chances that both seats see in one game, at neighbouring decisions.
fn chances(book: &Book, count: u64) {
    let mut sums = Vec::new();
    for number in 0..count {
        let Some(mut position) = Position::of(book, number) else { continue };
        let mut seen: Vec<(Seat, f64)> = Vec::new();
        let mut log = Log::keeping();
        for pick in 0..40 {
            let Some(sight) = position.sight(book) else { break };
            if position.game.decision().is_some_and(|decision| decision.options.len() > 1) {
                let (value, _) = chance(book, &sight, Method::at(Depth::Normal, pick), &together);
                if let Some((seat, before)) = seen.last()
                    && *seat != sight.eyes()
                {
                    sums.push(before + value);
                }
                seen.push((sight.eyes(), value));
            }
            let Some(thought) = think(book, &sight, Level::Sensible, 1, pick, &|| false) else { break };
            if position.game.choose(book, thought.option, &mut log).is_err() {
                break;
            }
            position.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
            log.facts.clear();
        }
    }
    let all = sums.len().max(1) as f64;
    let mean = sums.iter().sum::<f64>() / all;
    let spread = (sums.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>() / all).sqrt();
    println!(
        "{} pairs of neighbouring decisions: {:.1} % in sum, deviation {:.1}",
        sums.len(),
        100.0 * mean,
        100.0 * spread
    );
}

/// A drill's question, and all that is said of it.
fn drill(book: &Book, [kind, deck, against, seed]: [&str; 4]) -> Option<()> {
    let players = [sample(book, deck).ok()?, sample(book, against).ok()?];
    let seed: u64 = seed.parse().ok()?;
    let found = find(book, &players, Kind::named(kind)?, (Seat(0), seed), &|| false)?;
    let sight = found.game.sight(book, found.memories.first()?, &Lists::Closed)?;
    let names = ["Player".to_owned(), "Opponent".to_owned()];
    let view = found.game.view(book, &names, Eyes::Of(Seat(0)));
    let labels = view.decision?.options;
    let began = Instant::now();
    let advice = advise(book, &sight, Method::at(Depth::Normal, seed), &together, &|| false)?;
    println!("round {}, {} ms", sight.round(), began.elapsed().as_millis());
    for (option, judged) in labels.iter().zip(&advice.options) {
        println!(
            "{:40} {:5.1} %  {:5.1} [{:5.1}, {:5.1}]  {} games  {}",
            option.label,
            100.0 * judged.equity,
            100.0 * judged.gap.loss,
            100.0 * judged.gap.low,
            100.0 * judged.gap.high,
            judged.games,
            judged.gap.verdict().word()
        );
    }
    Some(())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let data = CardData::of(Library::embedded());
    let book = &data.book;
    let number = |word: &str| word.parse::<u32>().ok();
    let done = match words.as_slice() {
        ["stable", count] => number(count).map(|count| stable(book, count.into(), Depth::Normal)),
        ["stable", count, depth] => {
            number(count).zip(Depth::named(depth)).map(|(count, depth)| stable(book, count.into(), depth))
        }
        ["told", count, rest @ ..] => number(count).map(|count| {
            let given = |place: usize, usual| rest.get(place).and_then(|word| number(word)).unwrap_or(usual);
            told(book, count.into(), given(0, 96), given(1, 100));
        }),
        ["chances", count] => number(count).map(|count| chances(book, count.into())),
        ["drill", kind, deck, against, seed] => drill(book, [kind, deck, against, seed]),
        _ => None,
    };
    if done.is_none() {
        eprintln!(
            "usage: verdicts stable COUNT [DEPTH], told COUNT [GAMES [ITERATIONS]], chances COUNT, or drill KIND DECK AGAINST SEED"
        );
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}
