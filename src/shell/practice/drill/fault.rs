//! What is wrong with an answer, in words that similar mistakes share.

use swu_minds::drills::{Kind, Odds};
use swu_rules::decision::Choice;

/// A round in which less than this share of games has something to play has nothing.
const NOTHING: f64 = 0.5;

/// What is wrong with picking this option.
pub(super) fn of(kind: Kind, odds: &Odds, [picked, best]: [Option<&Choice>; 2]) -> String {
    match kind {
        Kind::Mulligan if picked == Some(&Choice::Mulligan) => "a good hand was given back".to_owned(),
        Kind::Mulligan => kept(odds),
        Kind::Resources | Kind::Later => "a card that was worth more in hand became a resource".to_owned(),
        Kind::Initiative | Kind::Attacks | Kind::Order => {
            let [did, should] = [picked, best].map(|choice| choice.map_or("something else", deed));
            match did == should {
                true => format!("{did}, but the wrong one"),
                false => format!("{did} where {should} was better"),
            }
        }
    }
}

/// Why a hand should not have been kept.
fn kept(odds: &Odds) -> String {
    let Odds::Opening(curve) = odds else { return "a bad hand was kept".to_owned() };
    match curve.iter().find(|at| at.hand < NOTHING) {
        Some(at) => format!("a hand was kept that lacks a card for round {}", at.round),
        None => "a bad hand was kept".to_owned(),
    }
}

/// A kind of action.
const fn deed(choice: &Choice) -> &'static str {
    match choice {
        Choice::Attack(_) => "an attack",
        Choice::Play(..) => "playing a card",
        Choice::Use(..) => "using an ability",
        Choice::Deploy(_) => "deploying the leader",
        Choice::Initiative => "taking the initiative",
        Choice::Pass => "passing",
        _ => "another action",
    }
}
