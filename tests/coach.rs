//! Advice: nothing is said before its bounds allow it.

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use swu_minds::coach::{Advice, Judged, Method, Verdict, advise};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::measure::QUANTITIES;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;

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

/// Options with these chances to win, each with its margin.
fn judged(chances: &[(f64, f64)]) -> Advice {
    let option = |(equity, doubt): &(f64, f64)| Judged {
        equity: *equity,
        low: equity - doubt,
        high: equity + doubt,
        doubt: *doubt,
        rollouts: 100,
        loss: 0.0,
        outlook: [[0.0; QUANTITIES]; 2],
    };
    Advice { options: chances.iter().map(option).collect(), best: 0, clear: false }
}

/// 51 % against 50 %, give or take 2: neither is right and the other one wrong.
#[test]
fn what_nobody_can_tell_apart_is_close() {
    let close = judged(&[(0.51, 0.02), (0.50, 0.02)]);
    assert!(close.is_close(0) && close.is_close(1));
    let unsure = judged(&[(0.60, 0.10), (0.50, 0.10)]);
    assert!(unsure.is_close(0) && unsure.is_close(1));
    let apart = judged(&[(0.60, 0.02), (0.50, 0.02)]);
    assert!(!apart.is_close(0) && !apart.is_close(1));
    let alike = judged(&[(0.60, 0.02), (0.60, 0.02), (0.50, 0.02)]);
    assert!(!alike.is_close(0) && !alike.is_close(1), "two that mean the same are one");
}
