//! The same seed and picks give the same game: run again, cloned, or saved and restored at any decision.

use super::support::{Dice, WholeSet, book, play, starters};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::options::GameOptions;

/// Plays on with a copy that goes through JSON at every decision, with a clone and with the game itself.
fn three_ways(book: &Book, players: &[PlayerSetup], seed: u64) {
    let mut dice = Dice::new(seed);
    let mut straight = Log::keeping();
    let mut game = Game::start(book, GameOptions::duel(), players, seed, &mut straight);
    let mut buffer = game.clone();
    let mut saved = Log::keeping();
    let mut cloned = Log::keeping();
    saved.facts.clone_from(&straight.facts);
    cloned.facts.clone_from(&straight.facts);
    let mut restored = restore(&game);
    while let Some(decision) = game.decision() {
        let pick = dice.below(decision.options.len());
        buffer.clone_from(&game);
        let mut fresh = game.clone();
        fresh.choose(book, pick, &mut Log::default()).expect("a clone has the same options");
        buffer.choose(book, pick, &mut cloned).expect("a copy into used memory has the same options");
        restored.choose(book, pick, &mut saved).expect("a restored game has the same options");
        game.choose(book, pick, &mut straight).expect("the option is on the list");
        assert!(game == fresh, "seed {seed}: a clone went another way");
        assert!(game == buffer, "seed {seed}: a copy into used memory went another way");
        assert!(game == restored, "seed {seed}: a restored game went another way");
        assert_eq!(game.fingerprint(book), restored.fingerprint(book), "seed {seed}: equal games, other fingerprints");
        restored = restore(&restored);
    }
    assert_eq!(straight.facts, cloned.facts, "seed {seed}: a clone had other facts");
    assert_eq!(straight.facts, saved.facts, "seed {seed}: a restored game had other facts");
}

fn restore(game: &Game) -> Game {
    let text = serde_json::to_string(game).expect("a game can be written");
    serde_json::from_str(&text).expect("a written game can be read")
}

#[test]
fn starter_duels_go_on_alike_cloned_and_restored() {
    let book = book();
    let players = starters(&book);
    for seed in 0..20 {
        three_ways(&book, &players, seed);
    }
}

#[test]
fn whole_set_duels_go_on_alike_cloned_and_restored() {
    let book = book();
    let set = WholeSet::new(&book);
    for seed in 0..80 {
        let players = set.decks(&mut Dice::new(seed ^ 0x5EED));
        three_ways(&book, &players, seed);
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let book = book();
    let set = WholeSet::new(&book);
    for seed in 0..60 {
        let players = set.decks(&mut Dice::new(seed));
        let mut first = Log::keeping();
        let mut second = Log::keeping();
        let once = play(&book, &players, seed, &mut first, |_, _| {});
        let again = play(&book, &players, seed, &mut second, |_, _| {});
        assert_eq!(once, again);
        assert_eq!(first.facts, second.facts);
    }
}

#[test]
fn another_seed_is_another_game() {
    let book = book();
    let players = starters(&book);
    let hash = |seed| play(&book, &players, seed, &mut Log::default(), |_, _| {}).hash;
    assert_ne!(hash(1), hash(2));
}

#[test]
fn keeping_facts_changes_nothing() {
    let book = book();
    let players = starters(&book);
    for seed in 0..40 {
        let silent = play(&book, &players, seed, &mut Log::default(), |_, _| {});
        let loud = play(&book, &players, seed, &mut Log::keeping(), |_, _| {});
        assert_eq!(silent, loud);
    }
}
