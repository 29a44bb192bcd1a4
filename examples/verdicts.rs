//! How stable the coach's verdicts about opening hands are, and what one costs.
//!
//! `cargo run --release --example verdicts -- HANDS [ROLLOUTS]` deals so many opening hands of the starter decks, asks the
//! coach twice about each with other luck, and prints how often both say the same, how many hands are clear and how often
//! both say the same about those, and the time of a verdict.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::seats::Seat;
use cantina::unlimited::coach::{Method, Played, Verdict, advise_knowing};
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::decision::{Choice, Prompt};
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::Game;
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::sight::Sight;
use cantina::unlimited::rules::table::options::GameOptions;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Games for each option at the most, where nothing is said: as many as a drill plays.
const ROLLOUTS: u32 = 1_000;
/// So many games of new hands are enough.
const ENOUGH: u32 = 4_000;

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
    // Every other pair of hands is that of whoever comes second.
    let mut earlier = seed / 2 % 2;
    while game.decision().is_some_and(|decision| decision.prompt != Prompt::Mulligan || earlier > 0) {
        if game.decision()?.prompt == Prompt::Mulligan {
            earlier -= 1;
        }
        game.choose(book, 0, &mut log).ok()?;
    }
    let mut memory = Memory::new(game.decision()?.seat);
    memory.witness(&log.facts);
    game.sight(book, &memory, &Lists::Closed)
}

/// One coach, who knows what new hands are worth by the deck they come from.
struct Coach {
    /// Where its luck begins.
    seed: u64,
    /// By deck, and by who starts.
    redraws: BTreeMap<(u64, Seat), Played>,
    times: Vec<Duration>,
}

/// What a coach says: the better option, and whether that is clear: the other gives two points away, and one at the least.
struct Said {
    best: usize,
    clear: bool,
    gap: f64,
}

impl Coach {
    fn judge(&mut self, book: &Book, sight: &Sight, number: u64, rollouts: u32, clock: Instant) -> Option<Said> {
        let decision = sight.decision()?;
        let anew = decision.options.iter().position(|option| *option == Choice::Mulligan)?;
        let method = Method::sensible(rollouts, self.seed ^ number);
        let known = self.redraws.entry((number % 4, sight.eyes())).or_default();
        let began = now(clock);
        let advice = advise_knowing(book, sight, method, (anew, known, ENOUGH), &|| false)?;
        self.times.push(now(clock).saturating_sub(began));
        let other = usize::from(advice.best == 0);
        let (loss, low) = advice.lost(other);
        Some(Said { best: advice.best, clear: Verdict::of(loss, low) > Verdict::Close, gap: 100.0 * loss })
    }
}

fn main() -> ExitCode {
    let numbers: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (Some(hands), rollouts) = (numbers.first().copied(), numbers.get(1).copied().unwrap_or(ROLLOUTS)) else {
        eprintln!("usage: verdicts HANDS [ROLLOUTS]");
        return ExitCode::from(2);
    };
    let book = support::book();
    let clock = Instant::now();
    let mut coaches = [1, 2].map(|seed: u64| Coach { seed: seed << 56, redraws: BTreeMap::new(), times: Vec::new() });
    let (mut count, mut same, mut against, mut clear, mut clear_same) = (0u32, 0u32, 0u32, 0u32, 0u32);
    let mut gaps = Vec::new();
    for number in 0..u64::from(hands) {
        let Some(sight) = hand(&book, number) else { continue };
        let [one, other] = coaches.each_mut().map(|coach| coach.judge(&book, &sight, number, rollouts, clock));
        let Some((one, other)) = one.zip(other) else { continue };
        let agree = one.best == other.best;
        count += 1;
        same += u32::from(agree);
        against += u32::from(!agree && one.clear && other.clear);
        clear += u32::from(one.clear);
        clear_same += u32::from(one.clear && agree);
        gaps.push(one.gap);
    }
    let [mut times, _] = coaches.map(|coach| coach.times);
    times.sort();
    gaps.sort_by(f64::total_cmp);
    let percent = |part: u32, all: u32| 100.0 * f64::from(part) / f64::from(all.max(1));
    println!(
        "{count} hands, up to {rollouts} games for each option: the same is better in {:.0} %; clear {:.0} %, of those the \
         same {:.0} %; a clear verdict against another {:.0} %",
        percent(same, count),
        percent(clear, count),
        percent(clear_same, clear),
        percent(against, count)
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
