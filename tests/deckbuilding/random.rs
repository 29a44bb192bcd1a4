//! Random games of every mode and length: sound after every pick, and the same when cloned, written and read.

use super::position::BOOK;
use super::soundness::{all_options, check, count, sides, varied};
use deckbuilding::bots::{Bot, Policy};
use deckbuilding::cards::word::Faction;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::options::{Bases, Mode, Options};
use seats::chance::{Chance, Luck};

/// Plays a game to its end; returns the number of picks.
fn play(options: Options, seed: u64, policy: Policy, copies: bool) -> usize {
    let sides = varied(options.mode, seed as usize);
    let mut game = Game::start(&BOOK, options, &sides, Luck::Number(seed), &mut Log::off());
    let cards = count(&game.view(&BOOK, &[], Eyes::Judge));
    let mut bot = Bot::new(policy, seed);
    let mut picks = 0;
    while let Some(decision) = game.decision() {
        check(&BOOK, &game, cards);
        let eyes = Eyes::Of(game.deciders());
        let option = bot.pick(&BOOK, decision.options.len(), || game.view(&BOOK, &[], eyes));
        if copies {
            let text = serde_json::to_string(&game).expect("a game can be written");
            let mut read: Game = serde_json::from_str(&text).expect("and read");
            assert!(read == game && read.clone() == game);
            read.choose(&BOOK, option, &mut Log::keeping()).expect("an option");
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
            assert!(read == game, "what was read goes on alike");
        } else {
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        picks += 1;
        assert!(picks < 200_000, "the game ends");
    }
    check(&BOOK, &game, cards);
    picks
}

#[test]
fn every_mode_and_length_ends_soundly_at_random() {
    for (index, options) in all_options().into_iter().enumerate() {
        play(options, index as u64, Policy::Random, false);
    }
}

#[test]
fn sensible_games_are_sound_and_short() {
    for (index, options) in all_options().into_iter().enumerate().step_by(2) {
        let picks = play(options, index as u64, Policy::Sensible, false);
        assert!(picks < 6_000, "{picks} picks");
    }
}

#[test]
fn a_game_is_the_same_when_it_is_copied_written_and_read() {
    play(Options { length: 2, ..Options::of(Mode::Duel) }, 5, Policy::Random, true);
    play(Options { length: 2, bases: Bases::Secret, ..Options::of(Mode::Teams) }, 6, Policy::Sensible, true);
}

#[test]
fn the_sensible_bot_beats_the_random_one() {
    let mut won = 0;
    for seed in 0..10 {
        let options = Options::of(Mode::Duel);
        let mut game = Game::start(&BOOK, options, &sides(Mode::Duel), Luck::Number(seed), &mut Log::off());
        let sensible = Faction::usual()[(seed % 2) as usize];
        let mut bots = [Bot::new(Policy::Sensible, seed), Bot::new(Policy::Random, seed)];
        while let Some(decision) = game.decision() {
            let bot = &mut bots[usize::from(game.faction_of(decision.seat) != Some(sensible))];
            let eyes = Eyes::Of(game.deciders());
            let option = bot.pick(&BOOK, decision.options.len(), || game.view(&BOOK, &[], eyes));
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        won += usize::from(game.faction(game.over().expect("it is over").winner) == sensible);
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn the_same_seed_and_picks_give_the_same_game() {
    let run = || {
        let mut game =
            Game::start(&BOOK, Options::of(Mode::Teams), &sides(Mode::Teams), Luck::Number(9), &mut Log::off());
        let mut chance = Chance::new(1);
        for _ in 0..300 {
            let Some(decision) = game.decision() else { break };
            let option = chance.below(decision.options.len());
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        game.fingerprint(&BOOK)
    };
    assert_eq!(run(), run());
}
