//! The levels of bots: they know which bases still count, they know nothing hidden, and their thinking has an end.

use super::position::BOOK;
use super::soundness::{all_options, sides};
use deckbuilding::bots::Policy;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::scenario::Scenario;
use deckbuilding_hosted::mind::Opponent;
use hotseat::bots::mind::{Budget, Never, Stop, Thought};
use seats::Seat;
use seats::chance::{Chance, Luck};
use std::cell::Cell;

/// Ann has lost all that count, Cara one less; her Lothal has six hit points left, and the Rebels attack with twelve.
const WON: &str = r#"(game: "deckbuilding", mode: Teams, active: 1, length: 2, regions: [(), ()],
    seats: [(side: Empire, base: "rodia", bases: ["endor"]), (side: Rebel, units: ["chewbacca", "y_wing"]),
        (side: Empire, base: (id: "lothal", damage: 2)), (side: Rebel, units: ["b_wing"])],
    victory: [[], [(id: "corellia", owner: 0), (id: "mustafar", owner: 0), (id: "kafrene", owner: 2)]])"#;

const LOOKING: [Policy; 3] = [Policy::Sensible, Policy::Steady, Policy::Strong];

fn thought(game: &Game, bot: &mut Opponent, most: u32, stop: &dyn Stop) -> Thought {
    let deciders = game.deciders();
    let view = game.view(&BOOK, &[], Eyes::Of(deciders));
    bot.choose(&view, &|seed| Some(game.redealt(deciders, seed)), Budget::Iterations(most), stop)
}

#[test]
fn a_base_that_does_not_count_is_left_alone_when_the_other_one_wins() {
    let scenario = Scenario::from_ron(WON).expect("it is sound");
    for policy in LOOKING {
        let mut game = Game::scenario(&BOOK, &scenario, Luck::Number(1), &mut Log::off()).expect("it is laid out");
        let mut bot = Opponent::new(policy, 1);
        for _ in 0..20 {
            if game.decision().is_none() || game.turn() > 1 {
                break;
            }
            let option = thought(&game, &mut bot, policy.trials().min(40), &Never).option;
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        let winner = game.over().map(|over| over.winner);
        assert_eq!(winner, game.side(Seat(1)), "{} wins at once", policy.name());
    }
}

#[test]
fn every_level_picks_the_same_whatever_is_hidden() {
    let (mut compared, mut different) = (0, 0);
    for (index, options) in all_options().into_iter().enumerate().step_by(5) {
        let mut game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(index as u64), &mut Log::off());
        let mut chance = Chance::new(index as u64);
        for number in 0..40 {
            let Some(decision) = game.decision() else { break };
            let other = game.redealt(game.deciders(), number);
            different += usize::from(other != game);
            for policy in [Policy::Rookie, Policy::Sensible, Policy::Steady, Policy::Strong] {
                let pick =
                    |game: &Game| thought(game, &mut Opponent::new(policy, number), policy.trials().min(6), &Never);
                assert_eq!(pick(&game), pick(&other), "{}, game {index}, pick {number}", policy.name());
                compared += 1;
            }
            let option = chance.below(decision.options.len());
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
    }
    assert!(compared > 300 && different > 50, "{compared} compared, {different} of them different");
}

/// Due after this many questions.
struct After(Cell<u32>);

impl Stop for After {
    fn is_due(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }
}

#[test]
fn a_bot_that_is_told_to_stop_answers_with_an_option() {
    let options = all_options()[0];
    let mut game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(3), &mut Log::off());
    let mut bot = Opponent::new(Policy::Strong, 3);
    let mut stopped = 0;
    for _ in 0..60 {
        let Some(decision) = game.decision() else { break };
        let stop = After(Cell::new(2));
        let thought = thought(&game, &mut bot, u32::MAX, &stop);
        assert!(thought.option < decision.options.len());
        stopped += u32::from(stop.0.get() == 0);
        game.choose(&BOOK, thought.option, &mut Log::off()).expect("an option");
    }
    assert!(stopped > 3, "it thought {stopped} times");
}

#[test]
fn the_stronger_level_wins_most_of_a_few_games() {
    let wins = |levels: [Policy; 2]| {
        let won = |seed: u64| {
            let options = all_options()[0];
            let mut game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(seed / 2), &mut Log::off());
            let first = (seed % 2) as usize;
            let mut bots = [0, 1].map(|seat| Opponent::new(levels[seat ^ first], seed));
            while let Some(decision) = game.decision() {
                let bot = &mut bots[decision.seat.index()];
                let option = thought(&game, bot, 1, &Never).option;
                game.choose(&BOOK, option, &mut Log::off()).expect("an option");
            }
            game.over().map(|over| over.winner) == game.side(Seat(first as u8))
        };
        (0..20).filter(|seed| won(*seed)).count()
    };
    assert!(wins([Policy::Rookie, Policy::Random]) > 14);
    assert!(wins([Policy::Sensible, Policy::Rookie]) > 11);
}
