//! What becomes of a game: a search from the position after a pick, in which everybody's next decisions are found by
//! trying them, and what was found is then played in other possible games.

use super::by_rule;
use super::tree::{By, Search};
use super::tuning::Tuning;
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::sight::Sight;

/// How many games are played in thought, and where their luck starts. The same numbers give the same possible games
/// whatever is picked in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Games {
    /// How many; the first half of them only learns.
    pub count: u32,
    /// The seed of their luck.
    pub seed: u64,
}

impl Games {
    fn chance(self, number: u32) -> Chance {
        Chance::new(self.seed ^ u64::from(number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// Plays games in thought after this pick, or from the position itself if there is none. `see` is called with each game
/// of the second half where it is evaluated, and the chance of the seat that looks.
pub(crate) fn follow(
    book: &Book,
    sight: &Sight,
    pick: Option<usize>,
    games: Games,
    see: &mut dyn FnMut(&mut Game, f32),
) {
    let tuning = Tuning::USUAL;
    let mut search = Search::new(book, &tuning, Some(last_round(sight)));
    if pick.is_none() {
        search.begin(sight, &mut games.chance(games.count));
    }
    let mut world = sight.dealt(&mut games.chance(games.count));
    let first = if pick.is_none() { By::Rule } else { By::Light };
    for number in 0..games.count {
        let mut chance = games.chance(number);
        if number == games.count / 2 {
            search.settle();
        }
        sight.deal(&mut chance, &mut world);
        if pick.is_some_and(|pick| world.choose(book, pick, &mut Log::default()).is_err()) {
            return;
        }
        let chances = search.iterate(&mut world, &mut chance, first);
        if number >= games.count / 2 {
            see(&mut world, own(&chances, sight.eyes()));
        }
    }
}

fn own(chances: &[f32], seat: Seat) -> f32 {
    chances.get(seat.index()).copied().unwrap_or(0.0)
}

/// The round at whose end games in thought are evaluated: a choice about a hand shows its worth in the next one.
fn last_round(sight: &Sight) -> u16 {
    let prompt = sight.decision().map(|decision| decision.prompt);
    sight.round() + u16::from(prompt.is_none_or(by_rule))
}

/// Does a search see what this choice is worth? Opening hands show it too late.
pub(crate) fn can_follow(sight: &Sight) -> bool {
    let prompt = sight.decision().map(|decision| decision.prompt);
    prompt.is_some_and(|prompt| !by_rule(prompt) || prompt == Prompt::RegroupResource)
}
