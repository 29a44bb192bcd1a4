//! How stable the coach's verdicts about opening hands are, and what one costs.
//!
//! `cargo run --release --example verdicts -- HANDS [ROLLOUTS]` deals so many opening hands of the starter decks, asks the
//! coach twice about each with other luck, and prints how often both say the same, how many hands are clear and how often
//! both say the same about those, and the time of a verdict.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::unlimited::bots::Level;
use cantina::unlimited::coach::{Advice, Method, Verdict, advise};
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::decision::Prompt;
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::Game;
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::sight::Sight;
use cantina::unlimited::rules::table::options::GameOptions;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// CPU time of this process so far, or the clock's where nobody tells it.
fn now(began: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let word = told.as_deref().and_then(|text| text.split_whitespace().next()?.parse().ok());
    word.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

/// Somebody has an opening hand to keep or to draw again.
fn hand(book: &Book, seed: u64) -> Option<Sight> {
    let mut log = Log::keeping();
    let mut decks = support::starters(book);
    if seed % 2 == 1 {
        decks.reverse();
    }
    let mut game = Game::start(book, GameOptions::duel(), &decks, seed, &mut log);
    while game.decision().is_some_and(|decision| decision.prompt != Prompt::Mulligan) {
        game.choose(book, 0, &mut log).ok()?;
    }
    let mut memory = Memory::new(game.decision()?.seat);
    memory.witness(&log.facts);
    game.sight(book, &memory, &Lists::Closed)
}

/// The better option, and whether that is clear: the other gives two points away, and one at the least.
fn verdict(advice: &Advice) -> (usize, bool) {
    let other = usize::from(advice.best == 0);
    let (loss, low) = advice.lost(other);
    (advice.best, Verdict::of(loss, low) > Verdict::Close)
}

fn main() -> ExitCode {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (Some(hands), rollouts) = (numbers.first().copied(), numbers.get(1).copied().unwrap_or(200)) else {
        eprintln!("usage: verdicts HANDS [ROLLOUTS]");
        return ExitCode::from(2);
    };
    let book = support::book();
    let clock = Instant::now();
    let (mut same, mut clear, mut clear_same) = (0u32, 0u32, 0u32);
    let (mut gaps, mut times) = (Vec::new(), Vec::new());
    for number in 0..hands {
        let Some(sight) = hand(&book, number.into()) else { continue };
        let mut judge = |seed: u64| {
            let began = now(clock);
            let method = Method { rollouts, level: Level::Sensible, seed };
            let advice = advise(&book, &sight, method, &|| false)?;
            times.push(now(clock).saturating_sub(began));
            Some(advice)
        };
        let Some((one, other)) = judge(u64::from(number) + 1).zip(judge(!u64::from(number))) else { continue };
        let [first, second] = [&one, &other].map(verdict);
        same += u32::from(first.0 == second.0);
        if first.1 {
            clear += 1;
            clear_same += u32::from(first.0 == second.0);
        }
        gaps.push(100.0 * one.lost(usize::from(one.best == 0)).0);
    }
    times.sort();
    gaps.sort_by(f64::total_cmp);
    let percent = |part: u32, all: u32| 100.0 * f64::from(part) / f64::from(all.max(1));
    println!(
        "{hands} hands, {rollouts} games for each option: the same verdict {:.0} %, clear {:.0} %, of those the same {:.0} %",
        percent(same, hands),
        percent(clear, hands),
        percent(clear_same, clear)
    );
    let middle = |count: usize| count / 2;
    if let (Some(time), Some(worst), Some(gap)) =
        (times.get(middle(times.len())), times.last(), gaps.get(middle(gaps.len())))
    {
        println!(
            "  a verdict: {:.0} ms in the middle, {:.0} ms the longest; keeping and drawing again differ by {gap:.1} points",
            time.as_secs_f64() * 1e3,
            worst.as_secs_f64() * 1e3
        );
    }
    ExitCode::SUCCESS
}
