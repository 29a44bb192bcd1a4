//! Plays many duels at random and prints what was used: every card of the set, every text on it.
//!
//! `cargo run --release --example coverage -- 10000 20000` plays 10,000 duels of the starter decks and 20,000 of random
//! whole-set decks. It ends with an error if a card was played fewer than 50 times or a text was never carried out.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::unlimited::cards::word::Kind;
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::{Log, What};
use cantina::unlimited::rules::tally::Tally;
use std::process::ExitCode;
use support::{Dice, Played, WholeSet, mix};

/// A card must be played this often.
const OFTEN: u64 = 50;

/// What all games together amounted to.
struct Sum {
    /// By card: times played, deployed or, for bases, brought.
    used: Vec<u64>,
    log: Log,
    games: u64,
    picks: u64,
    decisions: u64,
    longest: u32,
    hash: u64,
}

impl Sum {
    fn new(book: &Book) -> Sum {
        let log = Log { on: true, tally: Some(Box::new(Tally::default())), ..Log::default() };
        Sum { used: vec![0; book.len()], log, games: 0, picks: 0, decisions: 0, longest: 0, hash: 0 }
    }

    fn play(&mut self, book: &Book, players: &[cantina::unlimited::rules::game::PlayerSetup], seed: u64) {
        for player in players {
            self.used[player.base.0 as usize] += 1;
        }
        let mut log = std::mem::take(&mut self.log);
        let played = support::play(book, players, seed, &mut log, |_, _| {});
        for fact in log.facts.drain(..) {
            if let (What::Played | What::Deployed | What::Created, Some(card)) = (fact.what, fact.card) {
                self.used[card.def.0 as usize] += 1;
            } else if let (What::Attached, Some(card)) = (fact.what, fact.card)
                && book.card(card.def).kind == Kind::TokenUpgrade
            {
                self.used[card.def.0 as usize] += 1;
            }
        }
        self.log = log;
        self.add(played);
    }

    fn add(&mut self, played: Played) {
        self.games += 1;
        self.picks += u64::from(played.picks);
        self.decisions += u64::from(played.decisions);
        self.longest = self.longest.max(played.picks);
        self.hash = mix(self.hash, played.hash);
    }

    fn print(&self, name: &str) {
        println!(
            "{name}: {} games, {} picks, {} decisions, longest {} picks, hash {:016x}",
            self.games, self.picks, self.decisions, self.longest, self.hash
        );
    }
}

/// Prints a line for every card with the counts of its texts; answers with how many counts are too small.
fn table(book: &Book, sum: &Sum) -> usize {
    let Some(tally) = &sum.log.tally else { return 0 };
    let mut short = 0;
    println!("{:<10} {:>8}  programs | constants  name", "card", "used");
    for (index, def) in book.all().enumerate() {
        let card = book.card(def);
        let count = |count: Option<&u64>| count.copied().unwrap_or(0);
        let programs: Vec<u64> = book.programs(def).map(|id| count(tally.programs.get(&id))).collect();
        let constants: Vec<u64> = book.constants(def).map(|id| count(tally.constants.get(&id))).collect();
        let unused = programs.iter().chain(&constants).filter(|count| **count == 0).count();
        let used = sum.used[index];
        let rare = used < OFTEN && card.id.starts_with("SOR_");
        short += unused + usize::from(rare);
        let list = |counts: &[u64]| counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let mark = if rare || unused > 0 { "  <-- not enough" } else { "" };
        println!("{:<10} {used:>8}  {} | {}  {}{mark}", card.id, list(&programs), list(&constants), card.full_name());
    }
    short
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(Ok(starters)), Some(Ok(whole_set)), None) = (numbers.next(), numbers.next(), numbers.next()) else {
        eprintln!("usage: coverage STARTER-GAMES WHOLE-SET-GAMES");
        return ExitCode::from(2);
    };
    let book = support::book();
    let mut sum = Sum::new(&book);
    let decks = support::starters(&book);
    for seed in 0..starters {
        sum.play(&book, &decks, seed);
    }
    sum.print("starter decks");
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(0x50F);
    for seed in 0..whole_set {
        let players = set.decks(&mut dice);
        sum.play(&book, &players, seed);
    }
    sum.print("with whole-set decks");
    let short = table(&book, &sum);
    println!("{short} counts are too small");
    if short == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
