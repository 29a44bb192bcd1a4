//! How much is heard in line mode: people who play duels to the end by what is said, and the words between one answer
//! and the next question, which are counted as the design did: without the sign before the line.
//!
//! `CANTINA_GAMES=10 cargo test --test integration by_ear -- --nocapture` prints the words of each kind, and
//! `CANTINA_SAID=1` everything that is said.

use super::deck_library::local_services;
use crate::rules::support::Dice;
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use lines::table::TableLines;
use serde_json::Value;
use shell::services::Services;
use shell::table_session::TableSession;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_cards::samples::sample;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_screen::voice_of;

static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| Arc::new(CardData::of(Library::embedded())));

/// What somebody does if it is offered, the first before the others.
const WISHES: [&str; 9] =
    ["Keep", "Deploy", "Play", "Resource", "Attack", "Bob's base", "Use Luke", "Take the initiative", "Pass"];

fn deck(key: &str) -> PlayerDeck {
    let list: Value = serde_json::from_str(sample(key).expect("a sample").json).expect("JSON");
    let id = |card: &Value| card["id"].as_str().expect("an id").to_owned();
    let cards = list["deck"].as_array().expect("cards").iter();
    let deck = cards.flat_map(|card| vec![id(card); card["count"].as_u64().expect("a number") as usize]);
    PlayerDeck { leaders: vec![id(&list["leader"])], base: id(&list["base"]), deck: deck.collect() }
}

/// A duel of somebody who hears it against a bot.
struct Duel {
    table: TableLines,
    services: Services,
    now: Instant,
    dice: Dice,
}

/// Ann against a bot that thinks beside the screen.
pub(super) fn against_a_bot(seed: u64) -> TableSession<Unlimited> {
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let sitters = vec![Sitter::person("Ann"), Sitter::bot("Bob").playing(Some("sensible".into()))];
    let table = Table::new(sitters, Agreement::default()).expect("a table");
    let start = Start::Decks {
        options: GameOptions::duel(),
        players: vec![deck("sor-luke"), deck("sor-vader")],
        beginner: Beginner::ByLot,
        marks: Vec::new(),
    };
    let opening = Opening::<Unlimited>::new(&DATA, table, Setup { names, start }, seed, 0).expect("a game");
    TableSession::new(Host::begin(opening, Box::new(Nowhere)), "A duel".into())
}

impl Duel {
    fn begin(folder: &std::path::Path, seed: u64) -> Duel {
        let table = TableLines::new(voice_of(Box::new(against_a_bot(seed))));
        Duel { table, services: local_services(folder), now: Instant::now(), dice: Dice::new(seed) }
    }

    /// What is said until the person has to answer.
    fn heard(&mut self, mut said: Vec<String>) -> Vec<String> {
        while self.table.session().thinking().is_some() && self.table.session().outcome().is_none() {
            self.now += Duration::from_millis(50);
            std::thread::sleep(Duration::from_millis(1));
            said.extend(self.table.tick(&self.services, self.now));
        }
        said
    }

    /// The option that somebody wishes for, in its words.
    fn wish(&mut self) -> String {
        let options = self.table.session().options();
        let wished = WISHES.iter().find_map(|wish| options.iter().find(|option| option.starts_with(wish)));
        let any = self.dice.below(options.len().max(1));
        wished.or(options.get(any)).cloned().unwrap_or_default()
    }

    fn answer(&mut self, line: &str) -> Vec<String> {
        self.now += Duration::from_secs(1);
        let answer = self.table.line(line, &self.services, self.now);
        self.heard(answer.lines)
    }
}

/// What was heard.
#[derive(Default)]
struct Words {
    decisions: usize,
    words: usize,
    most: usize,
    kinds: BTreeMap<&'static str, usize>,
}

impl Words {
    fn count(&mut self, said: &[String]) {
        let words = |line: &str| line.split_whitespace().count();
        let sum = said.iter().map(|line| words(line)).sum();
        (self.decisions, self.words, self.most) = (self.decisions + 1, self.words + sum, self.most.max(sum));
        for line in said {
            *self.kinds.entry(kind(line)).or_default() += words(line);
        }
    }

    fn mean(&self) -> f64 {
        self.words as f64 / self.decisions.max(1) as f64
    }
}

fn kind(line: &str) -> &'static str {
    let starts = |begins: &[&str]| begins.iter().any(|begin| line.starts_with(begin));
    match line {
        _ if line.starts_with(|first: char| first.is_ascii_digit()) => "choices",
        _ if starts(&["Hand ", "New in hand", "In hand"]) => "hand",
        _ if starts(&["Ann, ", "Say "]) => "prompts",
        _ if line.contains(": power ") || line.contains(" left.") || line.contains(": HP ") => "states",
        _ => "news and texts",
    }
}

fn play(seed: u64, words: &mut Words) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut duel = Duel::begin(folder.path(), seed);
    let (services, now) = (local_services(folder.path()), duel.now);
    let opening = duel.table.opening(&services, now);
    let mut said = duel.heard(opening);
    let aloud = std::env::var_os("CANTINA_SAID").is_some();
    for _ in 0..400 {
        words.count(&said);
        if duel.table.session().outcome().is_some() {
            return;
        }
        let line = if duel.table.session().shown().is_empty() { duel.wish() } else { String::new() };
        if aloud {
            println!("{}\n> {line}", said.join("\n"));
        }
        said = duel.answer(&line);
    }
    panic!("seed {seed} does not end: {said:#?}");
}

#[test]
fn a_decision_of_a_duel_takes_few_words() {
    let games = std::env::var("CANTINA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let mut words = Words::default();
    for seed in 11..11 + games {
        play(seed, &mut words);
    }
    println!(
        "{} decisions, {:.1} words each, at most {}: {:?}",
        words.decisions,
        words.mean(),
        words.most,
        words.kinds
    );
    assert!(words.decisions > 20);
    assert!(words.mean() <= 48.0, "{:.1} words a decision", words.mean());
}
