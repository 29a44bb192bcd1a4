//! How stable the coach's verdicts about opening hands are, and what one costs.
//!
//! `cargo run --release --example verdicts -- HANDS [ROLLOUTS]` deals that many opening hands of the starter decks,
//! asks the coach twice about each with different luck, and prints how often both say the same, how many hands are
//! clear and how often both say the same about those, and the time of a verdict.
//!
//! `... -- upheld HANDS [GAMES]` has steady players play out what the coach says clearly, as far as the coach's own
//! players do: both options in the same possible games. A verdict is upheld if those games say the same with 95 %
//! bounds, and contradicted if they say the opposite with such bounds; if they say neither, it counts as neither.

#[path = "shared/cpu_time.rs"]
mod cpu_time;

#[path = "../tests/rules/support.rs"]
mod support;

use seats::Seat;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;
use swu_minds::bots::Level;
use swu_minds::coach::{Advice, Method, Played, Verdict, advise_knowing};
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// Games for each option at most, by default: as many as a drill plays.
const ROLLOUTS: u32 = 1_000;
/// This many games of new hands are enough.
const ENOUGH: u32 = 4_000;
/// Games of steady players for each option, by default.
const GAMES: u32 = 48;

/// Somebody has an opening hand to keep or to redraw.
fn hand(book: &Book, seed: u64) -> Option<Sight> {
    let mut log = Log::keeping();
    let mut decks = support::starters(book);
    if seed % 2 == 1 {
        decks.reverse();
    }
    let mut game = Game::start(book, GameOptions::duel(), &decks, seed, &mut log);
    // Every other pair of hands is that of the second player.
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

/// One coach, who knows the value of new hands by the deck they come from.
struct Coach {
    /// How it plays out games; its luck begins with another number for each hand.
    method: Method,
    /// This many games of new hands are enough.
    enough: u32,
    /// By deck, and by who starts.
    redraws: BTreeMap<(u64, Seat), Played>,
    times: Vec<Duration>,
}

/// What a coach says: the better option, and whether that is clear: the other gives away two points, and at least one.
struct Said {
    best: usize,
    clear: bool,
    gap: f64,
}

impl Coach {
    fn new(method: Method, enough: u32) -> Coach {
        Coach { method, enough, redraws: BTreeMap::new(), times: Vec::new() }
    }

    fn advice(&mut self, book: &Book, sight: &Sight, number: u64) -> Option<Advice> {
        let decision = sight.decision()?;
        let mulligan = decision.options.iter().position(|option| *option == Choice::Mulligan)?;
        let method = Method { seed: self.method.seed ^ number, ..self.method };
        let known = self.redraws.entry((number % 4, sight.eyes())).or_default();
        let began = cpu_time::now();
        let advice = advise_knowing(book, sight, method, (mulligan, known, self.enough), &|| false)?;
        self.times.push(cpu_time::now().saturating_sub(began));
        Some(advice)
    }

    fn judge(&mut self, book: &Book, sight: &Sight, number: u64) -> Option<Said> {
        let advice = self.advice(book, sight, number)?;
        let (loss, low) = advice.lost(usize::from(advice.best == 0));
        Some(Said { best: advice.best, clear: Verdict::of(loss, low) > Verdict::Close, gap: 100.0 * loss })
    }
}

/// A part of all in percent.
fn percent(part: u32, all: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(all.max(1))
}

/// The same with its 95 % bounds, by Wilson.
fn bounded(part: u32, all: u32) -> String {
    let (count, share, z) = (f64::from(all.max(1)), percent(part, all) / 100.0, 1.96_f64);
    let middle = share + z * z / (2.0 * count);
    let half = z * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    let [low, high] = [middle - half, middle + half].map(|bound| 100.0 * bound / (1.0 + z * z / count));
    format!("{part} of {all}, {:.0} % [{low:.0}, {high:.0}]", 100.0 * share)
}

/// Two coaches with different luck about the same hands.
fn stability(book: &Book, hands: u64, rollouts: u32) {
    let mut coaches = [1, 2].map(|seed: u64| Coach::new(Method::sensible(rollouts, seed << 56), ENOUGH));
    let (mut count, mut same, mut against, mut clear, mut clear_same) = (0u32, 0u32, 0u32, 0u32, 0u32);
    let mut gaps = Vec::new();
    for number in 0..hands {
        let Some(sight) = hand(book, number) else { continue };
        let [one, other] = coaches.each_mut().map(|coach| coach.judge(book, &sight, number));
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
}

/// Clear verdicts compared with the results of both options when steady players play them out.
fn upheld(book: &Book, hands: u64, games: u32) {
    let mut coach = Coach::new(Method::sensible(ROLLOUTS, 1 << 56), ENOUGH);
    let iterations = Level::Steady.iterations();
    let method = Method { rollouts: games, level: Level::Steady, iterations, seed: 3 << 56 };
    let mut steady = Coach::new(method, 4 * games);
    let (mut clear, mut right, mut wrong, mut side) = (0, 0, 0, 0);
    for number in 0..hands {
        let Some(sight) = hand(book, number) else { continue };
        let Some(said) = coach.judge(book, &sight, number).filter(|said| said.clear) else { continue };
        let Some(played) = steady.advice(book, &sight, number) else { continue };
        let [better, worse] = [said.best, usize::from(said.best == 0)].map(|option| played.options[option]);
        let (gain, doubt) = (better.equity - worse.equity, better.doubt.hypot(worse.doubt));
        clear += 1;
        right += u32::from(gain > doubt);
        wrong += u32::from(gain < -doubt);
        side += u32::from(gain > 0.0);
        if clear % 10 == 0 {
            eprintln!("after {} hands: {right} upheld, {wrong} contradicted of {clear} clear ones", number + 1);
        }
    }
    let told = right + wrong;
    println!(
        "{hands} hands, {clear} clear; steady players, up to {games} games for each option, {:.0} s of CPU time:",
        cpu_time::now().as_secs_f64()
    );
    println!(
        "  upheld, of those that these games can tell: {}; they cannot tell {}",
        bounded(right, told),
        clear - told
    );
    println!("  better on average by these games, of all: {}", bounded(side, clear));
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asks = words.first().is_some_and(|word| word == "upheld");
    let number = |place: usize| words.get(place + usize::from(asks)).and_then(|word| word.parse::<u32>().ok());
    let Some(hands) = number(0).map(u64::from) else {
        eprintln!("usage: verdicts HANDS [ROLLOUTS] or verdicts upheld HANDS [GAMES]");
        return ExitCode::from(2);
    };
    let book = support::book();
    if asks {
        upheld(&book, hands, number(1).unwrap_or(GAMES));
    } else {
        stability(&book, hands, number(1).unwrap_or(ROLLOUTS));
    }
    ExitCode::SUCCESS
}
