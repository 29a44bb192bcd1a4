//! At one keyboard the active player decides last about a resource, and nothing is put down before all have decided.

use super::support::{Dice, WholeSet, book};
use seats::Seat;
use swu_rules::decision::Prompt;
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;

#[test]
fn the_active_player_decides_last_and_nothing_shows_before() {
    let book = book();
    let set = WholeSet::new(&book);
    let mut regroups = 0;
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let players = set.decks(&mut dice);
        let options = GameOptions::duel().at_one_keyboard();
        let mut game = Game::start(&book, options, &players, seed, &mut Log::default());
        let (mut before, mut asked): (Option<Vec<usize>>, Vec<Seat>) = (None, Vec::new());
        while let Some(decision) = game.decision() {
            let view = game.view(&book, &["Ann".into(), "Bob".into()], Eyes::Public);
            let resources: Vec<usize> = view.seats.iter().map(|side| side.resources.len()).collect();
            if decision.prompt == Prompt::RegroupResource {
                asked.push(decision.seat);
                let first = before.get_or_insert_with(|| resources.clone());
                assert_eq!(*first, resources, "seed {seed}: it shows who puts a card down");
            }
            let mut log = Log::keeping();
            let option = dice.below(decision.options.len());
            game.choose(&book, option, &mut log).expect("it is an option");
            let put: Vec<Seat> = log.facts.iter().filter(|fact| fact.what == What::Resourced).map(|f| f.seat).collect();
            let over = !matches!(game.decision(), Some(now) if now.prompt == Prompt::RegroupResource);
            if over && asked.len() == 2 {
                let mut in_turn = asked.clone();
                in_turn.reverse();
                in_turn.retain(|seat| put.contains(seat));
                assert_eq!(put, in_turn, "seed {seed}: they are put down from the active player on");
                regroups += 1;
            }
            if over {
                (before, asked) = (None, Vec::new());
            }
        }
    }
    assert!(regroups > 20, "{regroups}");
}
