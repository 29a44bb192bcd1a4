//! A trial: an option is picked in a possible game, and honest players play it on for some rounds.

use super::{Level, Thought, think};
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;

/// How many rounds a game is played on before it is evaluated.
const ROUNDS: u16 = 2;
/// A trial ends with this round at the earliest: by then opening hands show their worth.
const EARLIEST: u16 = 4;
/// The most picks of such a game.
const LONGEST: u32 = 600;

/// Who plays trials, and the seed of their luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Players {
    /// How well everybody plays.
    pub level: Level,
    /// How many iterations each of their picks gets, if they search.
    pub iterations: u32,
    /// The seed of the luck.
    pub seed: u64,
}

/// A game that was played on.
pub(crate) struct Trial {
    /// The game when it is over, or at the first action of a later round.
    pub(crate) world: Game,
    /// How many positions its players looked at.
    pub positions: u64,
}

/// Plays the trial with this number. `None` if the option cannot be picked.
pub(crate) fn trial(book: &Book, sight: &Sight, option: usize, players: Players, number: u32) -> Option<Trial> {
    let mut chance = Chance::new(players.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut world = sight.dealt(&mut chance);
    let mut memories: Vec<Memory> = Seat::all(world.seats()).map(Memory::new).collect();
    let mut log = Log::keeping();
    let last = if world.round() == 0 { EARLIEST } else { world.round() + ROUNDS };
    world.choose(book, option, &mut log).ok()?;
    let mut positions = 1;
    for pick in 0..LONGEST {
        let Some(decision) = world.decision() else { break };
        if world.round() > last && decision.prompt == Prompt::Action {
            break;
        }
        let seat = decision.seat;
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        let picked = match decision.options.len() {
            1 => Some(0),
            _ => {
                let luck = u64::from(number) * 1_000 + u64::from(pick);
                let thought = thought_of(book, &world, &memories[seat.index()], players, luck);
                positions += thought.as_ref().map_or(0, |thought| thought.positions);
                thought.map(|thought| thought.option)
            }
        };
        if picked.is_none_or(|picked| world.choose(book, picked, &mut log).is_err()) {
            break;
        }
    }
    Some(Trial { world, positions })
}

/// What a player thinks in a possible game, knowing no more of it than its seat does.
fn thought_of(book: &Book, world: &Game, memory: &Memory, players: Players, luck: u64) -> Option<Thought> {
    let sight = world.sight(book, memory, &Lists::Closed)?;
    think(book, &sight, players.level, players.iterations, luck, &|| false)
}
