//! The work that is counted.

use crate::frames::{self, after_a_key};
use crate::support::{self, Dice, WholeSet};
use std::hint::black_box;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::PlayerSetup;
use swu_rules::table::options::GameOptions;

/// Some work that can be repeated any number of times.
pub(super) struct Subject {
    /// The argument that selects it.
    pub name: &'static str,
    /// What one piece of it is.
    pub figure: &'static str,
    /// Rounds of the short run; the long run has twice as many.
    pub rounds: usize,
    /// Floor and target of one piece.
    pub goals: (&'static str, &'static str),
    /// Does this many rounds; returns how many pieces that was.
    pub work: fn(usize) -> u64,
}

/// A pick in duels of one set's own decks.
macro_rules! set {
    ($set:literal) => {
        Subject {
            name: $set,
            figure: concat!("pick, random duels of ", $set),
            rounds: 40,
            goals: ("", ""),
            work: |rounds| {
                let book = support::book();
                let set = WholeSet::of(&book, concat!($set, "_"));
                picks(&book, GameOptions::duel(), rounds, |dice| set.decks(dice).to_vec())
            },
        }
    };
}

/// Everything that is counted inside this program.
pub(super) const SUBJECTS: &[Subject] = &[
    Subject {
        name: "pool",
        figure: "pick, random duels of the whole pool",
        rounds: 50,
        goals: ("3,500", "2,500"),
        work: |rounds| {
            let book = support::book();
            let set = WholeSet::all(&book);
            picks(&book, GameOptions::duel(), rounds, |dice| set.decks(dice).to_vec())
        },
    },
    set!("SOR"),
    set!("SHD"),
    set!("TWI"),
    set!("JTL"),
    set!("LOF"),
    set!("SEC"),
    set!("LAW"),
    set!("TS26"),
    set!("ASH"),
    set!("HMW"),
    Subject {
        name: "starters",
        figure: "pick, random duels of starter decks",
        rounds: 50,
        goals: ("", ""),
        work: |rounds| {
            let book = support::book();
            picks(&book, GameOptions::duel(), rounds, |_| support::starters(&book).to_vec())
        },
    },
    Subject {
        name: "six",
        figure: "pick, random games of six of the whole pool",
        rounds: 8,
        goals: ("", ""),
        work: |rounds| {
            let book = support::book();
            let set = WholeSet::all(&book);
            picks(&book, GameOptions::multiplayer(), rounds, |dice| (0..6).map(|_| set.deck(dice)).collect())
        },
    },
    Subject { name: "cards", figure: "card read and compiled", rounds: 1, goals: ("", ""), work: cards },
    Subject {
        name: "frame 80x24",
        figure: "frame after a cursor key, 80x24",
        rounds: 40,
        goals: ("", ""),
        work: |rounds| drawn(rounds, 80, 24),
    },
    Subject {
        name: "frame 200x60",
        figure: "frame after a cursor key, 200x60",
        rounds: 40,
        goals: ("", ""),
        work: |rounds| drawn(rounds, 200, 60),
    },
];

/// Plays this many games; all cards are read before, and the decks of the long run are made in the short run too.
fn picks(
    book: &Book,
    options: GameOptions,
    rounds: usize,
    mut decks: impl FnMut(&mut Dice) -> Vec<PlayerSetup>,
) -> u64 {
    const MOST: usize = 100;
    black_box(book.all().map(|def| i64::from(book.def(def).power)).sum::<i64>());
    let mut dice = Dice::new(7);
    let decks: Vec<Vec<PlayerSetup>> = (0..MOST.max(rounds)).map(|_| decks(&mut dice)).collect();
    let mut log = Log::default();
    let play = |(seed, players): (u64, &Vec<PlayerSetup>)| {
        u64::from(support::play_by(book, options, players, seed, &mut log, |_, _| {}).picks)
    };
    (0..).zip(&decks).take(rounds).map(play).sum()
}

/// Reads and compiles the pool this often.
fn cards(rounds: usize) -> u64 {
    let load = |_| {
        let book = Book::of(&Library::embedded());
        black_box(book.all().map(|def| i64::from(book.def(def).power)).sum::<i64>());
        book.len() as u64
    };
    (0..rounds).map(load).sum()
}

/// Draws this many frames of a duel.
fn drawn(rounds: usize, width: u16, height: u16) -> u64 {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = frames::app(folder.path());
    let mut terminal = frames::terminal(width, height);
    for key in frames::keys().take(rounds) {
        after_a_key(&mut app, &mut terminal, key);
    }
    rounds as u64
}
