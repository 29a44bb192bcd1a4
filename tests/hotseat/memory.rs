//! Memory does not grow over a long evening: game after game at one table, and one game taken back again and again.

#![cfg(target_os = "linux")]

use crate::rules::support::Dice;
use crate::storage::scratch::again;
use hotseat::handover::Keystroke;
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use shell::curtain::Purpose;
use shell::session::{Done, GameSession, Session};
use shell::table_session::TableSession;
use std::sync::Arc;
use std::time::{Duration, Instant};
use swu_cards::library::Library;
use swu_decks::formats::samples;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// Tells the other process to play.
const ORDERS: &str = "CANTINA_TEST_MEMORY";

/// How much a session may grow, in kB, once it is warm: less than two games take.
const GROWTH: u64 = 6 * 1024;

fn begin(data: &Arc<CardData>, seed: u64) -> TableSession<Unlimited> {
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let player = |sample: usize| {
        let list: serde_json::Value = serde_json::from_str(samples()[sample].json).expect("JSON");
        let id = |entry: &serde_json::Value| entry["id"].as_str().expect("an id").to_owned();
        let deck = list["deck"]
            .as_array()
            .expect("a list")
            .iter()
            .flat_map(|entry| std::iter::repeat_n(id(entry), entry["count"].as_u64().expect("a count") as usize));
        PlayerDeck { leaders: vec![id(&list["leader"])], base: id(&list["base"]), deck: deck.collect() }
    };
    let players = vec![player(0), player(1)];
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    let agreement = Agreement { trust: Trust::OpenTable, ..Agreement::default() };
    let table = Table::new(names.iter().map(Sitter::person).collect(), agreement).expect("a table");
    let opening = Opening::<Unlimited>::new(data, table, Setup { names, start }, seed, 0).expect("a game");
    TableSession::new(Host::begin(opening, Box::new(Nowhere)), "memory".to_owned())
}

/// Picks at random; false at the end of the game.
fn pick(session: &mut TableSession<Unlimited>, dice: &mut Dice, now: Instant) -> bool {
    if !session.shown().is_empty() {
        session.seen(now).expect("it is an open table");
    }
    let count = session.visible().view().decision.as_ref().map_or(0, |decision| decision.options.len());
    if count > 0 {
        session.pick(dice.below(count), now).expect("it is an option");
    }
    count > 0
}

/// Takes back the newest pick, whoever has to agree.
fn take_back(session: &mut TableSession<Unlimited>, now: &mut Instant) {
    let Ok(done) = session.take_back(*now) else { return };
    let Done::Ask(seats) = done else { return };
    for seat in seats {
        session.ask(Purpose::Agree(seat), *now).expect("they can be asked");
        *now += Duration::from_secs(1);
        let letters = session.spelling().and_then(|spelling| spelling.asked[0].letters.clone()).expect("letters");
        for letter in letters.chars() {
            session.spell(Keystroke::Letter(letter), *now).expect("it is heard");
        }
        session.spell(Keystroke::Enter, *now).expect("it is taken back");
    }
}

/// The memory of this process, in kB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("it is told");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

/// The other process.
#[test]
fn probe() {
    let Ok(orders) = std::env::var(ORDERS) else { return };
    let many: u64 = orders.parse().expect("a number");
    let data = Arc::new(CardData::of(Library::embedded()));
    let mut now = Instant::now();
    let mut dice = Dice::new(1);
    let mut games = |from: u64, count: u64| {
        for seed in from..from + count {
            let mut session = begin(&data, seed);
            while pick(&mut session, &mut dice, now) {}
        }
    };
    games(0, many);
    let warm = resident();
    games(many, 3 * many);
    println!("\ngames {warm} {}", resident());
    let mut dice = Dice::new(2);
    let mut session = begin(&data, 7);
    for _ in 0..60 {
        pick(&mut session, &mut dice, now);
    }
    let mut there_and_back = |times: u64| {
        for _ in 0..times {
            pick(&mut session, &mut dice, now);
            take_back(&mut session, &mut now);
        }
    };
    there_and_back(20 * many);
    let warm = resident();
    there_and_back(60 * many);
    println!("undo {warm} {}", resident());
}

#[test]
fn the_memory_of_a_long_session_does_not_grow() {
    let many = crate::pty::tries::tries(8).min(200);
    let output = again("hotseat::memory::probe").env(ORDERS, many.to_string()).output().expect("it runs");
    let lines = String::from_utf8_lossy(&output.stdout);
    for (what, times) in [("games", 3 * many), ("undo", 60 * many)] {
        let line = lines.lines().find_map(|line| line.strip_prefix(what)).unwrap_or_else(|| panic!("{what}: {lines}"));
        let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        let [warm, end] = numbers[..] else { panic!("{line}") };
        assert!(end <= warm + GROWTH, "{what}: from {warm} to {end} kB");
        println!("| memory, {what}, {times} times more | {warm} kB | {end} kB |");
    }
}
