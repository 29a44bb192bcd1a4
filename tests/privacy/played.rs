//! A card that leaves a hand gets a new name in everything that is told of it.

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use seats::Seat;
use std::collections::BTreeSet;
use swu_language::word::Kind;
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;

#[test]
fn a_played_card_is_not_told_by_the_name_it_had_in_the_hand() {
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let set = WholeSet::all(&CARDS.1);
    let mut played: Vec<Kind> = Vec::new();
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let mut game = Game::start(&CARDS.1, GameOptions::duel(), &set.decks(&mut dice), seed, &mut Log::default());
        for _ in 0..400 {
            let Some(options) = game.decision().map(|decision| decision.options.len()) else { break };
            let hands: BTreeSet<u16> = [Seat(0), Seat(1)]
                .iter()
                .flat_map(|seat| game.view(&CARDS.1, &names, Eyes::Of(*seat)).seats[seat.index()].hand.clone())
                .filter_map(|card| card.known().map(|card| card.uid))
                .collect();
            let mut log = Log::keeping();
            game.choose(&CARDS.1, dice.below(options), &mut log).expect("it is an option");
            for fact in log.facts.iter().filter(|fact| matches!(fact.what, What::Played | What::Attached)) {
                let card = fact.card.expect("a card is played");
                assert!(!hands.contains(&card.handle), "seed {seed}: {:?} is told by its old name", fact.what);
                played.push(CARDS.1.card(card.def).kind);
            }
        }
    }
    for kind in [Kind::Unit, Kind::Event, Kind::Upgrade] {
        assert!(played.contains(&kind), "no {kind:?} was played");
    }
}
