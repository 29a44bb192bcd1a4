//! Many games in a row: no panic, no endless game. `CANTINA_GAMES=10000` plays that many of each.

use super::support::{Dice, WholeSet, book, listed, mix, play, play_by, starters};
use swu_rules::fact::Log;
use swu_rules::table::options::GameOptions;

/// How many games to play: a number for every day, more if `CANTINA_GAMES` says so.
pub(crate) fn games(usual: u64) -> u64 {
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

#[test]
fn duels_of_three_sets_end() {
    let book = book();
    let sets = WholeSet::three(&book);
    let mut dice = Dice::new(0x771);
    for seed in 0..games(100) {
        play(&book, &sets.decks(&mut dice), seed, &mut Log::default(), |_, _| {});
    }
}

#[test]
fn every_sample_deck_of_later_sets_plays() {
    let book = book();
    let later = swu_decks::formats::samples()[6..].iter();
    let samples: Vec<_> = later.filter(|sample| !sample.key.starts_with("twin-")).collect();
    for (seed, sample) in samples.iter().enumerate() {
        let other = &samples[(seed + 1) % samples.len()];
        let players = [sample, other].map(|sample| listed(&book, sample.json).expect(sample.key));
        play(&book, &players, seed as u64, &mut Log::default(), |_, _| {});
    }
}

/// The decks of the first sets and those Twin Suns 2026 was sold with, two to four at a table (later-sets.md 43.2).
#[test]
fn every_sample_deck_with_two_leaders_plays_with_two_three_and_four() {
    let book = book();
    let twins = swu_decks::formats::samples().iter().filter(|sample| sample.key.starts_with("twin-"));
    let players: Vec<_> = twins.map(|sample| listed(&book, sample.json).expect(sample.key)).collect();
    assert!(players.len() >= 8 && players.iter().all(|player| player.leaders.len() == 2));
    for seed in 0..games(16) {
        let seats = 2 + seed as usize % 3;
        let table: Vec<_> = players.iter().cycle().skip(seed as usize % 8).take(seats).cloned().collect();
        play_by(&book, GameOptions::twin_suns(), &table, seed, &mut Log::default(), |game, _| {
            game.audit(&book).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        });
    }
}

/// Precons and community lists whose cards are all here, if the collection is at hand.
#[test]
fn the_lists_of_the_collection_play() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/decks");
    if !folder.is_dir() {
        eprintln!("skipped: {} is not there", folder.display());
        return;
    }
    let book = book();
    let mut players = Vec::new();
    for part in ["precon", "community", "test"] {
        let files = std::fs::read_dir(folder.join(part)).expect("a folder");
        let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "json")) {
            let text = std::fs::read_to_string(file).expect("text");
            if !text.contains("secondleader") {
                players.extend(listed(&book, &text));
            }
        }
    }
    assert!(players.len() >= 12, "only {} lists are of cards that are here", players.len());
    for (seed, player) in players.iter().enumerate() {
        let pair = [player.clone(), players[(seed + 1) % players.len()].clone()];
        play(&book, &pair, seed as u64, &mut Log::default(), |_, _| {});
    }
}
