//! Advice: nothing is said before its bounds allow it.

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use cantina::unlimited::coach::{Method, Verdict, advise};
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::Game;
use cantina::unlimited::rules::redeal::{Lists, Memory};
use cantina::unlimited::rules::table::options::GameOptions;

/// Positions that are looked at.
const POSITIONS: usize = 10;

#[test]
fn two_games_are_too_few_for_a_verdict() {
    let book = &CARDS.1;
    let (set, mut dice) = (WholeSet::all(book), Dice::new(8));
    let (mut looked, mut seed) = (0, 0);
    while looked < POSITIONS {
        seed += 1;
        let options = GameOptions::duel();
        let players = set.players(&mut dice, &options, 2);
        let mut game = Game::start(book, options, &players, seed, &mut Log::default());
        for _ in 0..40 + dice.below(160) {
            let Some(decision) = game.decision() else { break };
            let option = dice.below(decision.options.len());
            game.choose(book, option, &mut Log::default()).expect("it is an option");
        }
        let Some(decision) = game.decision().filter(|decision| decision.options.len() > 1) else { continue };
        let (seat, count) = (decision.seat, decision.options.len());
        let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
        let advice = advise(book, &sight, Method::sensible(2, seed), &|| false).expect("it can be judged");
        looked += 1;
        for option in 0..count {
            let (loss, low) = advice.lost(option);
            assert!(Verdict::of(loss, low) <= Verdict::Close, "seed {seed}, option {option}: {loss}, {low}");
        }
    }
}
