//! The levels of the Deckbuilding Game against each other: `cargo run --release --example deckbuilding_ladder -- 100` plays
//! 100 games of each pair, every deal twice with the sides changed, and writes how many the stronger level won, with 95 %
//! bounds, and how long its picks took. After the number: two levels, to play only those, and `teams` for two against two.

use deckbuilding::bots::Policy;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::word::{Faction, Side};
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Mode, Options};
use deckbuilding_hosted::CardData;
use deckbuilding_hosted::mind::Opponent;
use hotseat::bots::mind::{Budget, Never};
use seats::chance::Luck;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// More picks than any game takes.
const STUCK: u32 = 100_000;

/// The pairs that are played unless others are named: each level against the one below, and the one that is promised.
const PAIRS: [(Policy, Policy); 5] = [
    (Policy::Rookie, Policy::Random),
    (Policy::Sensible, Policy::Rookie),
    (Policy::Steady, Policy::Sensible),
    (Policy::Strong, Policy::Steady),
    (Policy::Strong, Policy::Sensible),
];

/// What was measured of the stronger level.
#[derive(Default)]
struct Measured {
    games: u32,
    won: u32,
    picks: u32,
    spent: Duration,
    longest: Duration,
}

impl Measured {
    /// The share of games won, with its 95 % bounds (Wilson).
    fn share(&self) -> (f64, f64, f64) {
        let (n, z) = (f64::from(self.games.max(1)), 1.96_f64);
        let p = f64::from(self.won) / n;
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        (100.0 * p, 100.0 * (middle - half), 100.0 * (middle + half))
    }
}

/// Plays a game; returns whether the stronger level, which has this side, won. `None` if it does not end.
fn play(
    data: &CardData,
    mode: Mode,
    levels: (Policy, Policy),
    side: Side,
    seed: u64,
    told: &mut Measured,
) -> Option<bool> {
    let options = Options::of(mode);
    let sides: Vec<_> = Faction::usual().into_iter().cycle().take(mode.seats()).collect();
    let mut game = Game::start(&data.book, options, &sides, Luck::Number(seed), &mut Log::off());
    let mut bots: Vec<Opponent> = (0..game.seats() as u64)
        .map(|seat| {
            let own = game.side(seats::Seat(seat as u8)) == Some(side);
            Opponent::new(if own { levels.0 } else { levels.1 }, seed.wrapping_mul(31) + seat)
        })
        .collect();
    for _ in 0..STUCK {
        let Some(decision) = game.decision() else { break };
        let (seat, eyes) = (decision.seat, game.deciders());
        let begun = Instant::now();
        let view = game.view(&data.book, &[], Eyes::Of(eyes));
        let deal = |luck| Some(game.redealt(eyes, luck));
        let thought = bots.get_mut(seat.index())?.choose(&view, &deal, Budget::Time(Duration::MAX), &Never);
        if game.side(seat) == Some(side) {
            let spent = begun.elapsed();
            told.picks += 1;
            told.spent += spent;
            told.longest = told.longest.max(spent);
        }
        game.choose(&data.book, thought.option, &mut Log::off()).ok()?;
    }
    Some(game.over()?.winner == side)
}

fn measured(data: &CardData, mode: Mode, levels: (Policy, Policy), games: u32) -> Result<Measured, String> {
    let mut told = Measured::default();
    for number in 0..games {
        let side = Side::BOTH[(number % 2) as usize];
        let won = play(data, mode, levels, side, u64::from(number / 2), &mut told);
        told.won += u32::from(won.ok_or_else(|| format!("game {number} does not end"))?);
        told.games += 1;
    }
    Ok(told)
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.iter().find_map(|word| word.parse().ok()).unwrap_or(100);
    let mode = if arguments.iter().any(|word| word == "teams") { Mode::Teams } else { Mode::Duel };
    let named: Vec<Policy> = arguments.iter().filter_map(|word| Policy::of(word)).collect();
    let pairs = match named.as_slice() {
        [one, two, ..] => vec![(*one, *two)],
        _ => PAIRS.to_vec(),
    };
    let data = CardData::of(&Library::embedded().map_err(|faults| format!("{faults:?}"))?);
    for (one, two) in pairs {
        let told = measured(&data, mode, (one, two), games)?;
        let (share, least, most) = told.share();
        println!(
            "{} against {}: won {} of {}, {share:.1} % ({least:.1} to {most:.1}); {:.1} ms a pick, at most {:.0}",
            one.name(),
            two.name(),
            told.won,
            told.games,
            told.spent.as_secs_f64() * 1000.0 / f64::from(told.picks.max(1)),
            told.longest.as_secs_f64() * 1000.0,
        );
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
