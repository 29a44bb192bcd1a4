//! No level above random gives an enemy what is good for whoever gets it.

use crate::protocol::support::CARDS;
use seats::Seat;
use swu_minds::bots::{Level, think};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};

const ANN: Seat = Seat(0);
const NAMES: [&str; 3] = ["Ann", "Bob", "Cara"];

/// Ann plays a card that costs three; returns what she may choose then.
fn asked(hand: &str) -> (Game, Vec<String>) {
    let other = serde_json::json!({"leader": "SOR_010", "base": "SOR_029", "deck": ["SOR_095", "SOR_046"]});
    let scenario = serde_json::json!({"seats": [
        {"leader": "SOR_014", "base": "SOR_029", "hand": [hand], "deck": ["SOR_095", "SOR_046"], "resources": 6},
        other,
        other,
    ]});
    let scenario = serde_json::from_value(scenario).expect("a scenario");
    let mut game = Game::scenario(&CARDS.1, &scenario, 1, &mut Log::default()).expect("it can be laid out");
    let names = NAMES.map(str::to_owned);
    let labels = |game: &Game| -> Vec<String> {
        let view = game.view(&CARDS.1, &names, Eyes::Of(ANN));
        view.decision.expect("Ann chooses").options.into_iter().map(|option| option.label).collect()
    };
    let play = labels(&game).iter().position(|label| label.contains("Mission Briefing")).expect("she can pay it");
    game.choose(&CARDS.1, play, &mut Log::default()).expect("it is an option");
    let options = labels(&game);
    (game, options)
}

#[test]
fn nobody_above_random_gives_cards_to_an_enemy() {
    let (game, options) = asked("SOR_171");
    assert_eq!(options.len(), 3, "{options:?}");
    let own = options.iter().position(|label| label.contains("Ann")).expect("herself");
    let sight = game.sight(&CARDS.1, &Memory::new(ANN), &Lists::Closed).expect("she is asked");
    for (level, iterations) in [(Level::Rookie, 1), (Level::Sensible, 1), (Level::Steady, 60), (Level::Strong, 120)] {
        for seed in 0..40 {
            let thought = think(&CARDS.1, &sight, level, iterations, seed, &|| false).expect("she can choose");
            assert_eq!(thought.option, own, "{level:?}, seed {seed}: {options:?}");
        }
    }
}
