//! Minds, advice and reviews are the same in games that Ann cannot tell apart: Bob's cards, the order of both decks and
//! the luck to come differ.
//!
//! `CANTINA_TRIES=1000 cargo test --test integration privacy::minds -- --nocapture` does it in a thousand positions and
//! prints a number computed from all picks, which is the same with `--release`.

use super::lockstep::{ANN, begin, common_pick, shown, tries};
use super::worlds::pair;
use crate::protocol::support::{CARDS, Client};
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_minds::bots::{Level, think};
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;

/// Every level with the iterations it gets here.
const LEVELS: [(Level, u32); 5] =
    [(Level::Random, 1), (Level::Rookie, 1), (Level::Sensible, 1), (Level::Steady, 8), (Level::Strong, 24)];

/// A pair of positions; in the second, Ann's deck is in another order.
fn twins(seed: u64) -> [Value; 2] {
    let [one, mut other] = pair(seed);
    if let Some(deck) = other["seats"][0]["deck"].as_array_mut() {
        deck.reverse();
    }
    [one, other]
}

/// What Ann knows at one of her decisions in two games that she cannot tell apart.
struct Position {
    sights: [Sight; 2],
    seed: u64,
}

/// This many positions, from as many pairs of games as it takes.
fn positions(count: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0.. {
        let [one, other] = twins(seed);
        let mut games = [begin(one, seed), begin(other, !seed)];
        let mut memories = [Memory::new(ANN), Memory::new(ANN)];
        let mut dice = Dice::new(seed);
        for picks in 0..120 {
            let sight = |index: usize| games[index].sight(&CARDS.1, &memories[index], &Lists::Closed);
            if let [Some(one), Some(other)] = [0, 1].map(sight)
                && one.decision().is_some_and(|decision| decision.options.len() > 1)
            {
                assert_ne!(games[0], games[1], "they are two games");
                found.push(Position { sights: [one, other], seed: seed * 1_000 + picks });
                if found.len() == count {
                    return found;
                }
            }
            let Some(options) = common_pick(&games, &mut dice) else { break };
            if !step(&mut games, &mut memories, options) {
                break;
            }
        }
    }
    found
}

/// Picks in both games; returns whether Ann was shown the same in both.
fn step(games: &mut [Game; 2], memories: &mut [Memory; 2], options: [usize; 2]) -> bool {
    let mut logs = [Log::keeping(), Log::keeping()];
    for ((game, log), option) in games.iter_mut().zip(&mut logs).zip(options) {
        game.choose(&CARDS.1, option, log).expect("it is an option");
    }
    memories.iter_mut().zip(&logs).for_each(|(memory, log)| memory.witness(&log.facts));
    // Here her own deck is in another order: the top card is another one, which she may look at.
    let off_the_top = |log: &Log| {
        let own = log.facts.iter().filter(|fact| fact.what == What::ResourcedTop && fact.seat == ANN);
        own.map(|fact| fact.card.map(|card| card.def)).collect::<Vec<_>>()
    };
    let [one, other] = &logs;
    shown(&one.facts) == shown(&other.facts) && off_the_top(one) == off_the_top(other)
}

/// The picks of all levels at all positions, in one of the two games each, by this many threads.
fn picks(positions: &[Position], game: usize, threads: usize) -> Vec<[usize; LEVELS.len()]> {
    let pick = |position: &Position| {
        LEVELS.map(|(level, iterations)| {
            let thought = think(&CARDS.1, &position.sights[game], level, iterations, position.seed, &|| false);
            thought.expect("something is to be chosen").option
        })
    };
    let share = positions.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let work: Vec<_> = positions
            .chunks(share)
            .map(|share| scope.spawn(move || share.iter().map(pick).collect::<Vec<_>>()))
            .collect();
        work.into_iter().flat_map(|work| work.join().expect("it thinks")).collect()
    })
}

#[test]
fn every_level_picks_the_same_whatever_is_hidden() {
    let positions = positions(tries(40) as usize);
    for (place, position) in positions.iter().enumerate() {
        let Position { sights: [one, other], seed } = position;
        assert!(one == other, "position {place}, after {} picks of pair {}", seed % 1_000, seed / 1_000);
    }
    let alone = picks(&positions, 0, 1);
    for (threads, picked) in [(2, picks(&positions, 1, 2)), (8, picks(&positions, 1, 8))] {
        assert_eq!(picked.len(), alone.len());
        for (place, (one, other)) in alone.iter().zip(&picked).enumerate() {
            assert_eq!(one, other, "position {place} on {threads} threads, levels {LEVELS:?}");
        }
    }
    let fold = |sum: u64, pick: &usize| (sum ^ *pick as u64).wrapping_mul(0x0000_0100_0000_01B3);
    let number = alone.iter().flatten().fold(0xCBF2_9CE4_8422_2325, fold);
    println!("{} positions, {} levels, 1, 2 and 8 threads: {number:016x}", alone.len(), LEVELS.len());
}

/// The answer without the time it took.
fn answer(client: &mut Client, request: &Value) -> Value {
    let mut answer = client.must(request.clone());
    answer["cpu_ms"] = Value::Null;
    answer
}

#[test]
fn advice_and_reviews_are_the_same_whatever_is_hidden() {
    let mut asked = 0;
    for seed in 1..7 {
        let scenarios = twins(seed);
        let mut games = [0, 1].map(|place: usize| begin(scenarios[place].clone(), seed + place as u64));
        let mut clients = [0, 1].map(|place: usize| {
            let mut client = Client::new();
            let luck = seed + place as u64;
            client.must(json!({"do": "scenario", "seed": luck, "scenario": scenarios[place]}));
            client
        });
        let mut memories = [Memory::new(ANN), Memory::new(ANN)];
        let mut dice = Dice::new(seed);
        let mut decided = 0;
        for _ in 0..6 {
            if games[0].decision().is_some_and(|decision| decision.seat == ANN && decision.options.len() > 1) {
                let [one, other] = &mut clients;
                let bot = json!({"do": "bot", "level": "steady", "iterations": 10});
                let advise = json!({"do": "advise", "rollouts": 1, "level": "rookie"});
                let review = json!({"do": "review", "seats": [0], "depth": "quick"});
                // Advice and reviews play out whole rounds: each is asked for once per game.
                let requests = [
                    Some(bot),
                    (decided == 0 && seed % 2 == 1).then_some(advise),
                    (decided == 1 && seed == 1).then_some(review),
                ];
                for request in requests.into_iter().flatten() {
                    assert_eq!(answer(one, &request), answer(other, &request), "seed {seed}, {request}");
                    asked += 1;
                }
                decided += 1;
            }
            let Some(options) = common_pick(&games, &mut dice) else { break };
            if !step(&mut games, &mut memories, options) {
                break;
            }
            for (client, option) in clients.iter_mut().zip(options) {
                client.choose(option);
            }
        }
    }
    assert!(asked >= 8, "{asked} answers were compared");
}
