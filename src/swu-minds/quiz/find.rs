//! Playing a game on until there is something to ask.

use super::Question;
use super::pose::{Topic, pose};
use crate::bots::{Level, think};
use crate::drills::Found;
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::sight::Sight;

/// How often another game is begun if one contains no question.
pub const TRIES: u64 = 40;
/// The most picks of a game.
pub const LONGEST: u32 = 1_500;
/// A question is first looked for in one of these many rounds, from the second on.
const ROUNDS: usize = 5;

/// A question with the game it is about.
pub struct Asked {
    /// The game and what its seats remember.
    pub found: Found,
    /// The question.
    pub question: Question,
}

/// What comes next on the way to a question: the question, or a pick.
pub enum Step {
    /// It is asked here.
    Here(Box<Question>),
    /// This is picked.
    Pick(usize),
}

/// What to do when the seat of this sight must choose, on the way to a question for seat `you` about this topic. The
/// question is worked out from what that seat can see. `None` if there is nothing to choose.
pub fn next(book: &Book, (game, sight): (&Game, &Sight), topic: &Topic, you: Seat, luck: (u64, u32)) -> Option<Step> {
    let (seed, pick) = luck;
    let own = seed ^ u64::from(pick);
    if sight.eyes() == you
        && game.at_action()
        && usize::from(game.round()) >= 2 + Chance::new(seed).below(ROUNDS)
        && let Some(question) = pose(book, game, topic, own)
    {
        return Some(Step::Here(Box::new(question)));
    }
    think(book, sight, Level::Sensible, 1, own, &|| false).map(|thought| Step::Pick(thought.option))
}

/// Plays duels with these decks, honestly, until there is a question for the first seat. `None` if no game contains one,
/// or if it is stopped.
pub fn find(
    book: &Book,
    players: &[PlayerSetup],
    topic: &Topic,
    (first, seed): (Seat, u64),
    stop: &dyn Fn() -> bool,
) -> Option<Asked> {
    (0..TRIES).find_map(|attempt| {
        let seed = seed.wrapping_add(attempt << 32);
        let mut log = Log::keeping();
        let mut found = Found::begun(book, players, (first, seed), &mut log);
        for pick in 0..LONGEST {
            if stop() {
                return None;
            }
            let sight = found.sight(book, &mut log)?;
            match next(book, (&found.game, &sight), topic, Seat(0), (seed, pick))? {
                Step::Here(question) => return Some(Asked { found, question: *question }),
                Step::Pick(option) => found.game.choose(book, option, &mut log).ok()?,
            }
        }
        None
    })
}
