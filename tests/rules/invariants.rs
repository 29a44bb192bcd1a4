//! What must hold after every pick.

use super::many::games;
use super::support::{Dice, WholeSet, book, play, starters};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::options::GameOptions;

fn audited(book: &Book, players: &[PlayerSetup], seed: u64) {
    let mut earlier: Option<Game> = None;
    let mut picks = 0;
    play(book, players, seed, &mut Log::default(), |game, _| {
        let sound = game.audit(book).and_then(|()| match &earlier {
            Some(earlier) => game.audit_since(earlier),
            None => Ok(()),
        });
        if let Err(fault) = sound {
            panic!("seed {seed}, after {picks} picks: {fault}");
        }
        picks += 1;
        match &mut earlier {
            Some(earlier) => earlier.clone_from(game),
            None => earlier = Some(game.clone()),
        }
    });
}

#[test]
fn duels_of_three_sets_are_sound_after_every_pick() {
    let book = book();
    let sets = WholeSet::three(&book);
    for seed in 0..games(40) {
        let players = sets.decks(&mut Dice::new(seed ^ 0x0771));
        audited(&book, &players, seed);
    }
}

#[test]
fn starter_duels_are_sound_after_every_pick() {
    let book = book();
    let players = starters(&book);
    for seed in 0..games(60) {
        audited(&book, &players, seed);
    }
}

#[test]
fn whole_set_duels_are_sound_after_every_pick() {
    let book = book();
    let set = WholeSet::all(&book);
    for seed in 0..games(120) {
        let players = set.decks(&mut Dice::new(seed ^ 0xDECC));
        audited(&book, &players, seed);
    }
}

/// Values cached by a copy are as current as the copy's own would be, whatever follows.
#[test]
fn copies_at_work_go_on_like_the_game_they_were_taken_from() {
    let book = book();
    let set = WholeSet::all(&book);
    for seed in 0..games(20) {
        let (mut dice, mut worths) = (Dice::new(seed), Vec::new());
        let players = set.decks(&mut dice);
        let mut game = Game::start(&book, GameOptions::duel(), &players, seed, &mut Log::default());
        let mut copy = game.clone();
        while let Some(count) = game.decision().map(|decision| decision.options.len()) {
            game.rough(&book, &mut worths);
            copy.copy_at_work(&game);
            let pick = dice.below(count);
            for game in [&mut game, &mut copy] {
                game.choose(&book, pick, &mut Log::default()).expect("it is an option");
            }
            assert!(copy == game, "seed {seed}: they went on otherwise");
            copy.audit(&book).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        }
    }
}
