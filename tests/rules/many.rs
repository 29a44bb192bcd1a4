//! Many games in a row: no panic, no game without an end. `CANTINA_GAMES=10000` plays that many of each.

use super::support::{Dice, WholeSet, book, mix, play, starters};
use cantina::unlimited::rules::fact::Log;

/// How many games to play: a number for every day, more where `CANTINA_GAMES` says so.
pub fn games(usual: u64) -> u64 {
    std::env::var("CANTINA_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn starter_duels_end() {
    let book = book();
    let players = starters(&book);
    let (mut picks, mut hash) = (0u64, 0);
    let count = games(150);
    for seed in 0..count {
        let played = play(&book, &players, seed, &mut Log::default(), |_, _| {});
        picks += u64::from(played.picks);
        hash = mix(hash, played.hash);
    }
    println!("{count} starter duels, {picks} picks, hash {hash:016x}");
    assert!(picks > 50 * count, "the games are too short to be games: {picks} picks");
}

#[test]
fn whole_set_duels_end() {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(0x50F);
    let (mut picks, mut hash) = (0u64, 0);
    let count = games(150);
    for seed in 0..count {
        let players = set.decks(&mut dice);
        let played = play(&book, &players, seed, &mut Log::default(), |_, _| {});
        picks += u64::from(played.picks);
        hash = mix(hash, played.hash);
    }
    println!("{count} whole-set duels, {picks} picks, hash {hash:016x}");
    assert!(picks > 50 * count, "the games are too short to be games: {picks} picks");
}
