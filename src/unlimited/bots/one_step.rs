//! Choosing by one step: every option is tried with what follows from it, to the end of the action, in one possible game.

use super::weights::{DECIDED, Scales, Weights};
use super::{OptionValue, Thought, by_rule};
use crate::chance::Chance;
use crate::seats::Seat;
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::fact::Log;
use crate::unlimited::rules::game::Game;
use crate::unlimited::rules::sight::Sight;

/// How many positions are looked at for one pick.
const POSITIONS: u32 = 150;
/// How many options of one follow-up are looked at, the likeliest first.
const WIDEST: usize = 12;
/// How much a careless player may be wrong about the worth of an option.
const CARELESS: usize = 90;

/// How closely it is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// Sometimes the second best is taken, never something that harms oneself.
    Careless,
    /// The best.
    Careful,
}

/// What looking one step ahead tells.
pub(super) struct Look {
    /// What each option is worth.
    pub(super) worths: Vec<f32>,
    /// Options that harm oneself or help an enemy, by the text that asks, and gain nothing by it.
    pub(super) barred: Vec<bool>,
}

/// Chooses for the seat of this sight.
pub(super) fn think(book: &Book, sight: &Sight, chance: &mut Chance, care: Care) -> Thought {
    let Look { mut worths, barred } = look(book, sight, chance);
    if care == Care::Careless {
        let still = worths.iter().copied().fold(f32::MIN, f32::max) - CARELESS as f32;
        for (worth, barred) in worths.iter_mut().zip(barred) {
            if !barred && *worth > still && *worth < DECIDED / 2.0 {
                *worth += chance.below(CARELESS) as f32;
            }
        }
    }
    let best = (0..worths.len()).max_by(|one, two| worths[*one].total_cmp(&worths[*two]).then(two.cmp(one)));
    let values = worths.iter().map(|worth| OptionValue { value: share(*worth), visits: 1 }).collect();
    Thought { option: best.unwrap_or(0), iterations: 1, values }
}

/// Looks one step ahead, in one possible game.
pub(super) fn look(book: &Book, sight: &Sight, chance: &mut Chance) -> Look {
    let mut world = sight.dealt(chance);
    let likely = rough(book, &mut world);
    let worths = worths(book, sight, &world, &likely);
    let about_whom = |prompt| matches!(prompt, Prompt::Step(..) | Prompt::AttachTo);
    let asked = sight.decision().is_some_and(|decision| about_whom(decision.prompt));
    let harmless = likely.iter().zip(&worths).filter(|(likely, _)| **likely >= 0.0).map(|(_, worth)| *worth);
    let harmless = harmless.fold(f32::MIN, f32::max);
    let barred = likely.iter().zip(&worths).map(|(likely, worth)| asked && *likely < 0.0 && *worth <= harmless);
    Look { barred: barred.collect(), worths }
}

/// What each option is worth when everything that follows from it within the action is chosen well.
fn worths(book: &Book, sight: &Sight, world: &Game, likely: &[f32]) -> Vec<f32> {
    if sight.decision().is_none_or(|decision| by_rule(decision.prompt)) {
        return likely.to_vec();
    }
    let each = (POSITIONS / likely.len().max(1) as u32).max(4);
    let weights = &Scales::shipped().act;
    let mut looker = Looker { book, weights, eyes: sight.eyes(), left: 0, spare: Vec::new() };
    let options = likely.iter().enumerate();
    options
        .map(|(option, likely)| {
            looker.left = each;
            // Where two options come to the same, the likelier one is taken.
            looker.after(world, option) + likely / 1_000.0
        })
        .collect()
}

/// A worth as a share between 0 and 1.
fn share(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth / 250.0).exp())
}

fn rough(book: &Book, game: &mut Game) -> Vec<f32> {
    let mut worths = Vec::new();
    game.rough(book, &mut worths);
    worths.into_iter().map(f32::from).collect()
}

/// Looks at what follows.
struct Looker<'a> {
    book: &'a Book,
    weights: &'a Weights,
    eyes: Seat,
    /// Positions that may still be looked at.
    left: u32,
    /// Games whose memory is used again.
    spare: Vec<Game>,
}

impl Looker<'_> {
    /// What the option is worth when everything that follows from it within the action is chosen well.
    fn after(&mut self, game: &Game, option: usize) -> f32 {
        let mut copy = self.spare.pop().unwrap_or_else(|| game.clone());
        copy.copy_at_work(game);
        let round = copy.round();
        let worth = match copy.choose(self.book, option, &mut Log::default()) {
            Ok(()) => self.settled(&mut copy, round),
            Err(_) => -DECIDED,
        };
        self.spare.push(copy);
        worth
    }

    /// The worth of a position at the end of the action.
    fn settled(&mut self, game: &mut Game, round: u16) -> f32 {
        self.left = self.left.saturating_sub(1);
        loop {
            let Some(decision) = game.decision() else { return self.weights.worth(self.book, game, self.eyes) };
            if ends(decision.prompt) || game.round() != round {
                return self.weights.worth(self.book, game, self.eyes);
            }
            let (seat, count) = (decision.seat, decision.options.len());
            let naming = matches!(decision.options.first(), Some(Choice::Name(_)));
            let likely = rough(self.book, game);
            let mut order: Vec<usize> = (0..count).collect();
            order.sort_by(|one, two| likely[*two].total_cmp(&likely[*one]));
            if self.left == 0 || count == 1 || naming {
                if game.choose(self.book, order[0], &mut Log::default()).is_err() {
                    return -DECIDED;
                }
                continue;
            }
            let own = seat == self.eyes;
            let worths = order.into_iter().take(WIDEST).map(|option| self.after(game, option));
            return if own { worths.fold(f32::MIN, f32::max) } else { worths.fold(f32::MAX, f32::min) };
        }
    }
}

/// Is the action over when this is asked?
fn ends(prompt: Prompt) -> bool {
    prompt == Prompt::Action || by_rule(prompt)
}
