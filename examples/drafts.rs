//! How good the decks of drafting bots are: against decks of the same builder from the same boosters, picked at random.
//!
//! `cargo run --release --example drafts -- SOR 1000 [ITERATIONS]` drafts with four bots and four random pickers, and
//! lets decks of the two kinds play that many duels, with both sides played by the steady mind and every pair of decks
//! played twice with the seats swapped. It prints how many games the bots' decks won, and then what the decks are made
//! of: cards off their aspects, the mean cost, units, and how often a deck has each colour.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

use seats::Seat;
use seats::chance::Chance;
use serde_json::Value;
use std::process::ExitCode;
use swu_cards::catalog::{CardType, Catalogue, Printing};
use swu_decks::limited::{Pod, PodKind, PodOptions, PodSeat, PodSetup, Stage, suggest};
use swu_language::word::Aspect;
use swu_minds::bots::{Level, think};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;

/// Seats of a pod: every other one is a bot.
const SEATS: usize = 8;

/// What the decks of one kind are made of, added up.
#[derive(Default)]
struct Made {
    decks: u32,
    cards: u64,
    off: u64,
    cost: u64,
    fewest_units: Option<u64>,
    colours: [u32; 4],
}

impl Made {
    fn add(&mut self, list: &str) -> Result<(), String> {
        let list: Value = serde_json::from_str(list).map_err(|error| error.to_string())?;
        let card = |row: &Value| row["id"].as_str().and_then(|id| Catalogue::embedded().get(id));
        let heads = [&list["leader"], &list["base"]];
        let home: Vec<Aspect> = heads.into_iter().filter_map(card).flat_map(Printing::aspects).collect();
        let rows = list["deck"].as_array().map_or(&[][..], Vec::as_slice);
        let deck = rows.iter().filter_map(|row| Some((card(row)?, row["count"].as_u64()?)));
        let deck: Vec<(&Printing, u64)> = deck.collect();
        let sum = |fits: &dyn Fn(&Printing) -> bool| -> u64 {
            deck.iter().filter(|(card, _)| fits(card)).map(|(_, count)| count).sum()
        };
        let units = sum(&|card| card.kind == CardType::Unit);
        self.decks += 1;
        self.cards += sum(&|_| true);
        self.off += sum(&|card| card.aspects().any(|aspect| !home.contains(&aspect)));
        self.cost += deck.iter().map(|(card, count)| u64::from(card.cost.unwrap_or(0)) * count).sum::<u64>();
        self.fewest_units = Some(self.fewest_units.map_or(units, |fewest| fewest.min(units)));
        let colours = [Aspect::Vigilance, Aspect::Command, Aspect::Aggression, Aspect::Cunning];
        for (count, colour) in self.colours.iter_mut().zip(colours) {
            *count += u32::from(home.contains(&colour));
        }
        Ok(())
    }

    fn print(&self, name: &str) {
        let decks = f64::from(self.decks.max(1));
        println!(
            "  {name}: {} decks, {:.1} cards each, {:.1} off their aspects, mean cost {:.2}, at least {} units, decks with \
             Vigilance, Command, Aggression, Cunning {:?}",
            self.decks,
            self.cards as f64 / decks,
            self.off as f64 / decks,
            self.cost as f64 / self.cards.max(1) as f64,
            self.fewest_units.unwrap_or(0),
            self.colours,
        );
    }
}

/// A draft and its decks: the bots', and those of the random pickers.
fn draft(set: &str, seed: u64) -> Result<[Vec<String>; 2], String> {
    let seats = (0..SEATS).map(|seat| PodSeat { name: format!("P{seat}"), bot: seat % 2 == 0 }).collect();
    let options = PodOptions { ahead: true, shuffle_seats: false };
    let setup = PodSetup { kind: PodKind::Draft, sets: vec![set.to_owned(); 3], seats, seed, options };
    let mut pod = Pod::begin(setup).map_err(|refused| refused.to_string())?;
    let mut chance = Chance::new(seed);
    while let Some(choice) = pod.awaits().into_iter().next() {
        let option = chance.below(choice.options.len());
        pod.answer(choice.seat, option).map_err(|refused| refused.to_string())?;
    }
    if pod.stage() < Stage::Build {
        return Err("the draft stands still".to_owned());
    }
    let decks = |bot: usize| (bot..SEATS).step_by(2).map(|seat| suggest(&pod, seat));
    Ok([decks(0).collect(), decks(1).collect()])
}

/// Plays one duel; the winner, if there is one.
fn duel(book: &Book, decks: [&PlayerSetup; 2], iterations: u32, seed: u64) -> Option<usize> {
    let mut log = Log::keeping();
    let players = decks.map(Clone::clone);
    let mut game = Game::start(book, GameOptions::duel(), &players, seed, &mut log);
    let mut memories = [Memory::new(Seat(0)), Memory::new(Seat(1))];
    let mut picks = 0;
    while let Some(decision) = game.decision() {
        let (seat, count) = (decision.seat.index(), decision.options.len());
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        picks += 1;
        let option = match count {
            1 => 0,
            _ => {
                let sight = game.sight(book, &memories[seat], &Lists::Closed)?;
                think(book, &sight, Level::Steady, iterations, seed * 1_000 + picks, &|| false)?.option
            }
        };
        game.choose(book, option, &mut log).ok()?;
    }
    match game.over()?.winners.as_slice() {
        [winner] => Some(winner.index()),
        _ => None,
    }
}

fn run(set: &str, duels: u64, iterations: u32) -> Result<(), String> {
    let book = support::book();
    let mut made: [Made; 2] = Default::default();
    let (mut played, mut points) = (0, 0.0);
    for seed in 0.. {
        let decks = draft(set, seed)?;
        for (made, lists) in made.iter_mut().zip(&decks) {
            lists.iter().try_for_each(|list| made.add(list))?;
        }
        if played >= duels {
            break;
        }
        let setups =
            decks.map(|lists| -> Vec<_> { lists.iter().filter_map(|list| support::listed(&book, list)).collect() });
        let [bots, others] = &setups;
        for (number, (bot, other)) in bots.iter().zip(others).enumerate() {
            for swapped in [false, true] {
                let pair = if swapped { [other, bot] } else { [bot, other] };
                points += match duel(&book, pair, iterations, seed * 100 + number as u64) {
                    Some(winner) if winner == usize::from(swapped) => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                };
                played += 1;
            }
        }
    }
    let share = points / played.max(1) as f64;
    let bound = 1.96 * (share * (1.0 - share) / played.max(1) as f64).sqrt();
    println!("{set}: decks of bots won {:.1} % (+- {:.1}) of {played} duels", 100.0 * share, 100.0 * bound);
    made[0].print("bots");
    made[1].print("by chance");
    Ok(())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<u32>().ok());
    let set = words.first().map_or("SOR", String::as_str);
    match run(set, number(1).unwrap_or(16).into(), number(2).unwrap_or(Level::Steady.iterations())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
