//! Plays random games, and does whatever is offered through every front end: as a pick of the session, by key and row
//! in panels, by number and words in line mode.
//!
//! `cargo run --release --example front_door -- 1000 25` plays that many duels of all sets, and a tenth as many games
//! of three to six, of Twin Suns, and of each mode of the Deckbuilding Game; every 25th decision, and more of the rare
//! ones, is tried at every front end with all its options. A third number is the first seed. It stops at the first
//! option that cannot be done as offered, and names it.

#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/rules/support.rs"]
mod support;

#[path = "../tests/front_door/probe.rs"]
mod probe;

#[path = "../tests/front_door/keys.rs"]
mod keys;

#[path = "../tests/front_door/unlimited.rs"]
mod unlimited;

#[path = "../tests/front_door/second.rs"]
mod second;

use probe::Door;
use std::time::Instant;
use unlimited::Sort;

/// What is played with several players, a game of each in turn.
const SEVERAL: [Sort; 6] =
    [Sort::Several(3), Sort::TwinSuns(3), Sort::Several(4), Sort::TwinSuns(4), Sort::Several(6), Sort::Several(5)];

fn main() {
    let number = |at: usize, usual: u64| std::env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, step, first) = (number(1, 100), number(2, 25), number(3, 0));
    let (begun, mut door) = (Instant::now(), Door::new());
    let (mut picks, mut options, mut played) = (0, 0, 0);
    for seed in first..first + games {
        let mut sorts = vec![Sort::Duel];
        if seed % 10 == 0 {
            sorts.push(SEVERAL[(seed / 10) as usize % SEVERAL.len()]);
            for agreed in second::sorts(seed / 10) {
                let (made, tried) = second::play(&mut door, agreed, seed, step * 8);
                (picks, options, played) = (picks + made, options + tried, played + 1);
            }
        }
        for sort in sorts {
            let tried = unlimited::play(&mut door, sort, seed, step);
            (picks, options, played) = (picks + tried.picks, options + tried.options, played + 1);
        }
    }
    println!(
        "{played} games, {picks} picks; {options} options tried at every door, in {:.0} s: all done as offered",
        begun.elapsed().as_secs_f32()
    );
}
