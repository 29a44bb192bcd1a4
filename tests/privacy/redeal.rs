//! Games dealt again: the same for games that Ann cannot tell apart, the same to Ann's eyes, and fit to be played.

use super::lockstep::{ANN, begin, common_pick, first_difference, honest, names, shown};
use super::worlds::pair;
use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use seats::Seat;
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;
use swu_view::View;

fn seen(game: &Game, eyes: Eyes) -> View {
    game.view(&CARDS.1, &names(), eyes)
}

const BOB: Seat = Seat(1);

/// Dealt again from Ann's knowledge, with unknown decks; `None` while Bob chooses behind the curtain.
fn dealt(game: &Game, memory: &Memory, seed: u64) -> Option<Game> {
    game.redeal(&CARDS.1, memory, &Lists::Closed, seed)
}

fn game_difference(one: &Game, other: &Game) -> String {
    let [one, other] = [one, other].map(|game| serde_json::to_string_pretty(game).expect("a game is plain data"));
    let lines = one.lines().zip(other.lines()).enumerate().find(|(_, (left, right))| left != right);
    lines.map_or_else(String::new, |(number, (left, right))| {
        let from = number.saturating_sub(12);
        let near: Vec<&str> = one.lines().skip(from).take(24).collect();
        format!("line {number}: {left} and {right}, in {near:#?}")
    })
}

#[test]
fn games_that_ann_cannot_tell_apart_are_dealt_to_the_same_game() {
    let mut compared = 0;
    for seed in 0..24 {
        let mut games = pair(seed).map(|scenario| begin(scenario, seed));
        let mut memories = [Memory::new(ANN), Memory::new(ANN)];
        let mut dice = Dice::new(seed);
        let mut latest: Vec<Fact> = Vec::new();
        for picks in 0..400 {
            let [one, other] = [0, 1].map(|index| dealt(&games[index], &memories[index], seed * 1000 + picks));
            assert_eq!(one.is_some(), other.is_some(), "seed {seed}, after {picks} picks");
            if let Some((one, other)) = one.zip(other) {
                let difference = || game_difference(&one, &other);
                assert!(one == other, "seed {seed}, after {picks} picks, {latest:?}: {}", difference());
                compared += 1;
            }
            let Some(options) = common_pick(&games, &mut dice) else { break };
            let mut logs = [Log::keeping(), Log::keeping()];
            for ((game, log), option) in games.iter_mut().zip(&mut logs).zip(options) {
                game.choose(&CARDS.1, option, log).expect("it is an option");
            }
            for (memory, log) in memories.iter_mut().zip(&logs) {
                memory.witness(&log.facts);
            }
            if shown(&logs[0].facts) != shown(&logs[1].facts) {
                break;
            }
            latest = logs[0].facts.clone();
        }
    }
    assert!(compared > 200, "{compared} games were dealt");
}

/// A game of whole sets with a memory for Ann, at each of its decisions.
fn each_decision(seed: u64, most: usize, mut act: impl FnMut(&Game, &Memory, usize)) {
    let (set, mut dice) = (WholeSet::all(&CARDS.1), Dice::new(seed));
    let mut game = Game::start(&CARDS.1, GameOptions::duel(), &set.decks(&mut dice), seed, &mut Log::default());
    let mut memory = Memory::new(ANN);
    for picks in 0..most {
        act(&game, &memory, picks);
        let Some(options) = game.decision().map(|decision| decision.options.len()) else { break };
        let mut log = Log::keeping();
        game.choose(&CARDS.1, dice.below(options), &mut log).expect("it is an option");
        memory.witness(&log.facts);
    }
}

/// What a game shows, without names for cards of which only the position is seen: dealing again gives them new names.
fn without_covered_names(shown: &str) -> String {
    let mut covered = 0;
    let json = shown.lines().next().map_or(0, str::len);
    let kept = shown[json..].lines().filter(|line| {
        covered = if line.contains("CoveredCard {") { 2 } else { covered - i32::from(covered > 0) };
        !(covered == 1 && line.trim_start().starts_with("uid: "))
    });
    kept.collect::<Vec<_>>().join("\n")
}

#[test]
fn ann_sees_no_difference_between_the_game_and_what_is_dealt() {
    let (mut same, mut others) = (0, 0);
    for seed in 0..12 {
        each_decision(seed, 250, |game, memory, picks| {
            let Some(other) = dealt(game, memory, picks as u64) else { return };
            if game.decision().is_some_and(|decision| decision.seat == ANN) {
                let [one, two] = [game, &other].map(|game| without_covered_names(&honest(game)));
                assert!(one == two, "seed {seed}, after {picks} picks, {}", first_difference(&one, &two));
            } else {
                let [mut one, mut two] = [game, &other].map(|game| seen(game, Eyes::Of(ANN)));
                let asked = |view: &View| view.decision.as_ref().map(|decision| (decision.seat, decision.kind));
                assert_eq!(asked(&one), asked(&two), "seed {seed}, after {picks} picks");
                (one.decision, two.decision) = (None, None);
                let [one, two] = [one, two].map(|view| format!("{view:#?}"));
                assert!(one == two, "seed {seed}, after {picks} picks, {}", first_difference(&one, &two));
            }
            same += 1;
            let judge = |game: &Game| format!("{:?}", seen(game, Eyes::Judge).seats[1].hand);
            others += usize::from(judge(game) != judge(&other));
        });
    }
    assert!(same > 1000 && others > same / 2, "{others} of {same} have another hand");
}

#[test]
fn what_is_dealt_can_be_played_on() {
    let mut played = 0;
    for seed in 0..6 {
        each_decision(seed + 100, 200, |game, memory, picks| {
            if picks % 7 != 0 {
                return;
            }
            let Some(mut other) = dealt(game, memory, picks as u64) else { return };
            let mut dice = Dice::new(seed);
            other.audit(&CARDS.1).unwrap_or_else(|why| panic!("seed {seed}, after {picks} picks: {why}"));
            for _ in 0..60 {
                let Some(options) = other.decision().map(|decision| decision.options.len()) else { break };
                other.choose(&CARDS.1, dice.below(options), &mut Log::default()).expect("it is an option");
                other.audit(&CARDS.1).unwrap_or_else(|why| panic!("seed {seed}, after {picks} picks: {why}"));
                played += 1;
            }
        });
    }
    assert!(played > 4000, "{played} picks");
}

/// The names in Bob's hand, in alphabetical order.
fn hand_of_bob(game: &Game) -> Vec<String> {
    let hand = &seen(game, Eyes::Judge).seats[1].hand;
    let mut names: Vec<String> = hand.iter().filter_map(|card| card.known()).map(|card| card.name.clone()).collect();
    names.sort();
    names
}

#[test]
fn a_hand_that_ann_was_shown_stays_as_she_saw_it() {
    let mut kept = 0;
    for seed in 0..60 {
        let (set, mut dice) = (WholeSet::all(&CARDS.1), Dice::new(seed));
        let mut game = Game::start(&CARDS.1, GameOptions::duel(), &set.decks(&mut dice), seed, &mut Log::default());
        let mut memory = Memory::new(ANN);
        for _ in 0..200 {
            let Some(options) = game.decision().map(|decision| decision.options.len()) else { break };
            let mut log = Log::keeping();
            game.choose(&CARDS.1, dice.below(options), &mut log).expect("it is an option");
            memory.witness(&log.facts);
            let of_bob = |fact: &&Fact| fact.witnesses.has(ANN) && fact.card.is_some_and(|card| card.controller == BOB);
            let looked = |fact: &&Fact| fact.what == What::Looked && fact.amount == 1;
            let count = log.facts.iter().filter(of_bob).filter(looked).count();
            let hand = hand_of_bob(&game);
            if count > 0
                && count == hand.len()
                && let Some(other) = dealt(&game, &memory, seed)
            {
                assert_eq!(hand, hand_of_bob(&other), "seed {seed}");
                kept += 1;
            }
        }
    }
    assert!(kept > 3, "{kept} hands were looked at");
}
