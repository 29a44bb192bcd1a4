//! Minds: what they weigh, and that they never harm themselves for nothing.

mod gifts;
mod harm;
mod keywords;

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet, listed, starters};
use seats::Seat;
use seats::chance::Chance;
use swu_cards::samples::samples;
use swu_language::word::Kind;
use swu_minds::bots::tuning::Tuning;
use swu_minds::bots::weights::{Scales, Weights};
use swu_minds::bots::{Level, think};
use swu_rules::book::dealt::Icons;
use swu_rules::evaluation::Quantity;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

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

/// Plays a game of several seats with one level; returns the winners.
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

/// However long rounds are, steady players answer after about the same number of thought picks: they then think through
/// fewer games.
#[test]
fn where_rounds_are_long_fewer_games_are_thought_of() {
    let book = &CARDS.1;
    let bound = 100 * u64::from(Tuning::PROMPT.picks.expect("it is bounded"));
    let longest = u64::from(Tuning::PROMPT.longest);
    let (mut seed, mut fewer) = (0, 0);
    while fewer < 3 {
        assert!(seed < 20, "no round is long");
        let mut game = Game::start(book, GameOptions::duel(), &starters(book), seed, &mut Log::default());
        while let Some(count) = game.decision().map(|decision| decision.options.len()).filter(|_| fewer < 3) {
            let seat = game.decision().expect("it is asked").seat;
            let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
            let chosen = |level| think(book, &sight, level, 100, seed, &|| false).expect("it can choose");
            if game.at_action() && count > 4 {
                let thought = chosen(Level::Steady);
                assert!(thought.iterations == 100 || thought.positions >= bound, "{thought:?}");
                assert!(thought.positions < bound + longest, "{thought:?}");
                if thought.iterations < 100 {
                    fewer += 1;
                    assert_eq!(chosen(Level::Strong).iterations, 100, "nothing bounds those who have time");
                }
            }
            game.choose(book, chosen(Level::Sensible).option, &mut Log::default()).expect("it is an option");
        }
        seed += 1;
    }
}

/// If there is too little time to try hands, their cards are chosen by rule, as a sensible player does.
#[test]
fn without_trials_cards_of_a_hand_are_chosen_by_rule() {
    let book = &CARDS.1;
    let mut others = 0;
    for seed in 0..12 {
        let game = &mut Game::start(book, GameOptions::duel(), &starters(book), seed, &mut Log::default());
        while !game.at_action() {
            let seat = game.decision().expect("the setup goes on").seat;
            let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
            let [steady, strong, sensible] =
                [(Level::Steady, 1_000), (Level::Strong, 10), (Level::Sensible, 1)].map(|(level, iterations)| {
                    think(book, &sight, level, iterations, 1, &|| false).expect("it can choose").option
                });
            assert_eq!((steady, strong), (sensible, sensible), "seed {seed}");
            others += usize::from(sensible > 0);
            game.choose(book, sensible, &mut Log::default()).expect("it is an option");
        }
    }
    assert!(others > 12, "{others} picks are not the first in their list");
}

/// Unknown decks are assumed to hold only what their icons pay for.
#[test]
fn assumed_lists_hold_what_icons_pay_for() {
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

/// The games a seat thinks about when nobody has seen the other deck: every card on the table, in order.
fn thought_of(decks: &[PlayerSetup; 2], seed: u64) -> [Vec<DefId>; 2] {
    let book = &CARDS.1;
    let mut game =
        Game::start_with(book, GameOptions::duel(), decks, Beginner::Known(Seat(0)), seed, &mut Log::default());
    while game.decision().is_some_and(|decision| decision.seat != Seat(0)) {
        game.choose(book, 0, &mut Log::default()).expect("it is an option");
    }
    let sight = game.sight(book, &Memory::new(Seat(0)), &Lists::Closed).expect("it is asked");
    [game, sight.dealt(&mut Chance::new(seed))].map(|game| {
        let mut cards: Vec<DefId> = game.printed().collect();
        cards.sort_unstable();
        cards
    })
}

/// With a long search, opening hands are tried, too, from what the seat alone knows.
#[test]
fn the_strongest_tries_what_becomes_of_a_hand() {
    let book = &CARDS.1;
    let [own, known] = starters(book);
    let others = book.all().filter(|card| book.card(*card).kind == Kind::Unit && !known.deck.contains(card));
    let unheard_of = PlayerSetup { deck: others.take(known.deck.len()).collect(), ..known.clone() };
    let sights = [known, unheard_of].map(|other| {
        let decks = [own.clone(), other];
        let game =
            Game::start_with(book, GameOptions::duel(), &decks, Beginner::Known(Seat(0)), 5, &mut Log::default());
        game.sight(book, &Memory::new(Seat(0)), &Lists::Closed).expect("Ann has a hand to keep or not")
    });
    assert!(sights[0] == sights[1]);
    let thoughts = sights.map(|sight| think(book, &sight, Level::Strong, 4_000, 3, &|| false).expect("it can choose"));
    assert_eq!(thoughts[0], thoughts[1]);
    let visits: Vec<u32> = thoughts[0].values.iter().map(|value| value.visits).collect();
    assert!(visits[0] >= 12 && visits[0] == visits[1], "{visits:?}");
    assert_eq!(thoughts[0].iterations, visits.iter().sum::<u32>());
}

/// Everybody knows the decks that come with the program: a seat with the leader and base of one has its cards.
#[test]
fn a_deck_that_everybody_has_heard_of_is_assumed_by_its_leader_and_base() {
    let [own, _] = starters(&CARDS.1);
    let samples = samples().iter().filter(|sample| !sample.key.starts_with("twin-"));
    let duels: Vec<PlayerSetup> = samples.filter_map(|sample| listed(&CARDS.1, sample.json)).collect();
    assert_eq!(duels.len(), 31);
    for (seed, other) in duels.into_iter().enumerate() {
        let [true_cards, dealt] = thought_of(&[own.clone(), other], seed as u64);
        assert_eq!(true_cards, dealt, "deck {seed}");
    }
}

/// If no list fits, any cards are assumed that are played and paid for, and never what the others truly hold.
#[test]
fn other_decks_are_assumed_to_be_of_cards_that_are_played() {
    let book = &CARDS.1;
    let [own, known] = starters(book);
    let bases = book.all().filter(|card| book.card(*card).kind == Kind::Base);
    let base =
        bases.filter(|card| book.def(*card).icons == book.def(known.base).icons).find(|base| *base != known.base);
    let other = PlayerSetup { base: base.expect("another base"), ..known };
    let [_, dealt] = thought_of(&[own.clone(), other.clone()], 3);
    let played = book.played_by(Icons::of([0u8; 6].map(|_| 2)));
    let fits = |card: &DefId| played.contains(card) || other.leaders.contains(card) || own.leaders.contains(card);
    assert!(dealt.iter().all(|card| fits(card) || [other.base, own.base].contains(card)), "{dealt:?}");
    assert_ne!(thought_of(&[own, other], 3)[0], dealt);
}
