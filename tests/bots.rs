//! Minds: what they weigh, and that they never harm themselves for nothing.

mod harm;

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet, starters};
use cantina::seats::Seat;
use cantina::unlimited::bots::weights::{Scales, Weights};
use cantina::unlimited::bots::{Level, think};
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::Game;
use cantina::unlimited::rules::measure::Quantity;
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::table::options::GameOptions;

#[test]
fn shipped_weights_can_be_read_and_weigh_something() {
    for (name, text) in
        [("act", include_str!("../assets/bots/act.ron")), ("odds", include_str!("../assets/bots/odds.ron"))]
    {
        let weights = Weights::read(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let base = weights.numbers()[Quantity::Base as usize];
        assert!(base > 0.0, "{name}: a healthy base is good");
    }
    assert_ne!(Scales::shipped().act, Scales::shipped().odds);
}

#[test]
fn weights_of_what_is_not_measured_are_refused() {
    let fault = Weights::read("(made: \"\", weights: {\"luck\": 1.0})").expect_err("luck is not measured");
    assert_eq!(fault.to_string(), "nothing is measured by luck");
}

#[test]
fn chances_of_all_seats_are_one_together() {
    let book = &CARDS.1;
    let (set, mut dice) = (WholeSet::new(book), Dice::new(3));
    for seed in 0..4 {
        let mut game = Game::start(book, GameOptions::duel(), &set.decks(&mut dice), seed, &mut Log::default());
        while let Some(options) = game.decision().map(|decision| decision.options.len()) {
            let chances = Scales::shipped().odds.chances(book, &mut game);
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{chances:?}");
            game.choose(book, dice.below(options), &mut Log::default()).expect("it is an option");
        }
        let chances = Scales::shipped().odds.chances(book, &mut game);
        assert!(chances.iter().all(|chance| [0.0, 0.5, 1.0].contains(chance)), "{chances:?}");
    }
}

/// Plays a game of several seats by one level; the winners.
fn table(seats: usize, options: GameOptions, seed: u64, level: impl Fn(usize) -> Level) -> Vec<Seat> {
    let book = &CARDS.1;
    let (set, mut dice) = (WholeSet::new(book), Dice::new(seed));
    let players: Vec<_> = (0..seats).map(|_| set.deck(&mut dice)).collect();
    let mut log = Log::keeping();
    let mut game = Game::start(book, options, &players, seed, &mut log);
    let mut memories: Vec<Memory> = Seat::all(seats).map(Memory::new).collect();
    let mut picks = 0;
    while let Some(seat) = game.decision().map(|decision| decision.seat.index()) {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        picks += 1;
        let sight = game.sight(book, &memories[seat], &Lists::Closed).expect("it is asked");
        let thought = think(book, &sight, level(seat), 10, picks, &|| false).expect("it can choose");
        game.choose(book, thought.option, &mut log).expect("it is an option");
    }
    game.over().map(|over| over.winners.clone()).unwrap_or_default()
}

#[test]
fn every_level_plays_games_of_several_to_their_end() {
    for (seats, level) in [(3, Level::Sensible), (4, Level::Rookie), (3, Level::Steady)] {
        table(seats, GameOptions::multiplayer(), seats as u64, |_| level);
    }
}

#[test]
fn one_sensible_player_among_random_ones_wins_more_than_its_share() {
    let wins =
        (0..8)
            .filter(|seed| {
                let own = *seed as usize % 3;
                let winners = table(3, GameOptions::multiplayer(), *seed, |seat| {
                    if seat == own { Level::Sensible } else { Level::Random }
                });
                winners == [Seat(own as u8)]
            })
            .count();
    assert!(wins >= 6, "{wins} of 8");
}

#[test]
fn a_base_that_can_be_struck_down_is_struck_down() {
    let book = &CARDS.1;
    let scenario = serde_json::from_value(serde_json::json!({"seats": [
        {"leader": "SOR_005", "base": "SOR_029", "ground": ["SOR_046"], "deck": ["SOR_046"], "resources": 4},
        {"leader": "SOR_010", "base": {"id": "SOR_029", "damage": 27}, "ground": ["SOR_095"], "deck": ["SOR_046"]},
    ]}));
    let scenario = scenario.expect("a scenario");
    for level in [Level::Rookie, Level::Sensible, Level::Steady] {
        let mut game =
            Game::scenario(book, &scenario, 1, &mut Log::default()).unwrap_or_else(|fault| panic!("{fault}"));
        for seed in 0..6 {
            let Some(sight) = game.sight(book, &Memory::new(Seat(0)), &Lists::Closed) else { break };
            let thought = think(book, &sight, level, 60, seed, &|| false).expect("it can choose");
            game.choose(book, thought.option, &mut Log::default()).expect("it is an option");
        }
        let winners = game.over().map(|over| over.winners.clone());
        assert_eq!(winners, Some(vec![Seat(0)]), "{level:?}");
    }
}

#[test]
fn a_search_that_is_stopped_takes_the_best_so_far() {
    let book = &CARDS.1;
    let mut game = Game::start(book, GameOptions::duel(), &starters(book), 4, &mut Log::default());
    while !game.at_action() {
        game.choose(book, 0, &mut Log::default()).expect("it is an option");
    }
    let seat = game.decision().expect("an action").seat;
    let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
    let thought = think(book, &sight, Level::Strong, 1_000_000, 1, &|| true).expect("it can choose");
    assert!(thought.iterations < 100, "{}", thought.iterations);
}

/// What is assumed of unknown decks is what their icons pay for, by the definition.
#[test]
fn assumed_lists_hold_what_icons_pay_for() {
    use cantina::unlimited::cards::word::Kind;
    use cantina::unlimited::rules::book::dealt::Icons;
    let book = &CARDS.1;
    for provided in [[0u8; 6], [1, 0, 1, 0, 0, 0], [0, 2, 0, 0, 1, 0], [0, 0, 1, 1, 0, 1]] {
        let mut expected = Vec::new();
        for card in book.all() {
            let def = book.def(card);
            let paid = def.icons.iter().zip(provided).all(|(needed, have)| *needed <= have);
            if paid && matches!(def.kind, Kind::Unit | Kind::Event | Kind::Upgrade) {
                let copies = if def.cost <= 4 { 2 } else { 1 };
                expected.extend(std::iter::repeat_n(card, copies));
            }
        }
        assert_eq!(book.paid_for(Icons::of(provided)), expected, "{provided:?}");
    }
}
