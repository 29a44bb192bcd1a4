//! Plays many games at random and prints what was used: every card of all sets, every text on it, every word of
//! the language that one of their texts is written with.
//!
//! `cargo run --release --example coverage -- 10000 30000 2000` plays 10,000 duels of the starter decks, 30,000 of random
//! decks of all sets, and 2,000 games of three to six players, half of them Twin Suns. It ends with an error if a
//! card was played fewer than 50 times, or a text or a word was never carried out.

#[path = "../tests/rules/support.rs"]
mod support;

use cantina::unlimited::cards::word::Kind;
use cantina::unlimited::rules::book::Book;
use cantina::unlimited::rules::fact::{Log, What};
use cantina::unlimited::rules::game::PlayerSetup;
use cantina::unlimited::rules::table::options::GameOptions;
use cantina::unlimited::rules::tally::Tally;
use std::collections::BTreeSet;
use std::process::ExitCode;
use support::{Dice, Played, WholeSet, mix};

/// A card must be played this often.
const OFTEN: u64 = 50;
/// The cards that must be.
const SETS: [&str; 7] = ["SOR_", "SHD_", "TWI_", "JTL_", "LOF_", "SEC_", "IBH_"];

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

    fn play(&mut self, book: &Book, options: GameOptions, players: &[PlayerSetup], seed: u64) {
        for player in players {
            self.used[player.base.0 as usize] += 1;
        }
        let mut log = std::mem::take(&mut self.log);
        let played = support::play_by(book, options, players, seed, &mut log, |_, _| {});
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
        let asked = SETS.iter().any(|set| card.id.starts_with(set));
        let unused = programs.iter().chain(&constants).filter(|count| **count == 0).count();
        let used = sum.used[index];
        let rare = used < OFTEN && asked;
        short += usize::from(rare) + if asked { unused } else { 0 };
        let list = |counts: &[u64]| counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let mark = if rare || unused > 0 { "  <-- not enough" } else { "" };
        println!("{:<10} {used:>8}  {} | {}  {}{mark}", card.id, list(&programs), list(&constants), card.full_name());
    }
    short
}

/// The words of a text: the names that its notation is made of.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.starts_with(char::is_uppercase))
}

/// Words that texts are written with and that stand in none that was carried out.
fn unspoken(book: &Book, sum: &Sum) -> Vec<String> {
    let Some(tally) = &sum.log.tally else { return Vec::new() };
    let (mut all, mut spoken) = (BTreeSet::new(), BTreeSet::new());
    let mut add = |text: String, done: bool| {
        for word in words(&text) {
            all.insert(word.to_owned());
            if done {
                spoken.insert(word.to_owned());
            }
        }
    };
    for def in book.all().filter(|def| SETS.iter().any(|set| book.card(*def).id.starts_with(set))) {
        for id in book.programs(def) {
            let steps: Vec<_> = book.program(id).steps().collect();
            add(format!("{steps:?}"), tally.programs.contains_key(&id));
        }
        for id in book.constants(def) {
            add(format!("{:?}", book.constant(id)), tally.constants.contains_key(&id));
        }
    }
    all.difference(&spoken).cloned().collect()
}

/// The cards that were played least.
fn print_least(book: &Book, sum: &Sum) {
    let asked = |card: &str| SETS.iter().any(|set| card.starts_with(set));
    let mut cards: Vec<_> = book
        .all()
        .map(|def| (sum.used[def.0 as usize], book.card(def)))
        .filter(|(_, card)| asked(&card.id))
        .map(|(used, card)| (used, card.id.clone(), card.full_name().to_string()))
        .collect();
    cards.sort();
    println!("played least:");
    for (used, id, name) in cards.iter().take(20) {
        println!("{used:>8}  {id}  {name}");
    }
}

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let mut next = || numbers.next();
    let (Some(Ok(starters)), Some(Ok(duels)), Some(Ok(several)), None) = (next(), next(), next(), next()) else {
        eprintln!("usage: coverage STARTER-DUELS DUELS GAMES-OF-SEVERAL");
        return ExitCode::from(2);
    };
    let book = support::book();
    let mut sum = Sum::new(&book);
    let decks = support::starters(&book);
    for seed in 0..starters {
        sum.play(&book, GameOptions::duel(), &decks, seed);
    }
    sum.print("starter decks");
    let sets = WholeSet::all(&book);
    let mut dice = Dice::new(0x50F);
    for seed in 0..duels {
        let players = sets.decks(&mut dice);
        sum.play(&book, GameOptions::duel(), &players, seed);
    }
    sum.print("with duels of all sets");
    for seed in 0..several {
        let options = if seed % 2 == 0 { GameOptions::multiplayer() } else { GameOptions::twin_suns() };
        let players = sets.players(&mut dice, &options, 3 + (seed / 2 % 4) as usize);
        sum.play(&book, options, &players, seed);
    }
    sum.print("with games of three to six");
    let short = table(&book, &sum);
    print_least(&book, &sum);
    let unspoken = unspoken(&book, &sum);
    println!("words never carried out: {}", if unspoken.is_empty() { "none".to_owned() } else { unspoken.join(" ") });
    println!("{short} counts are too small");
    if short == 0 && unspoken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
