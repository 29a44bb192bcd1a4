//! Playing a game on until somebody must decide what is drilled.

use super::Kind;
use crate::bots::{Level, Thought, search, think};
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// What comes next on the way to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// It is reached.
    Here,
    /// This is picked.
    Pick(usize),
}

/// How much must depend on a decision, as a share of a game.
const DECIDES: f32 = 0.05;
/// Games played in thought to see how much depends on it.
const GLANCE: u32 = 150;
/// An option tried this often has a value.
const TRIED: u32 = 3;

/// What to do when the seat of this sight must choose: it is the decision wanted, or honest players play on. `strict`
/// requires that much depends on it. `None` if there is nothing to choose.
pub fn next(book: &Book, sight: &Sight, kind: Kind, you: Seat, seed: u64, strict: bool) -> Option<Next> {
    if sight.eyes() == you && looks_like(sight, kind) && (!strict || decides(book, sight, kind, seed)) {
        return Some(Next::Here);
    }
    think(book, sight, Level::Sensible, 1, seed, &|| false).map(|thought| Next::Pick(thought.option))
}

fn attack(choice: &Choice) -> bool {
    matches!(choice, Choice::Attack(_))
}

fn own_action(choice: &Choice) -> bool {
    matches!(choice, Choice::Attack(_) | Choice::Play(..) | Choice::Use(..) | Choice::Deploy(_))
}

/// Is it a decision of that kind at all?
fn looks_like(sight: &Sight, kind: Kind) -> bool {
    let Some(decision) = sight.decision() else { return false };
    let count = |of: fn(&Choice) -> bool| decision.options.iter().filter(|choice| of(choice)).count();
    match kind {
        Kind::Mulligan => decision.prompt == Prompt::Mulligan,
        Kind::Resources => decision.prompt == Prompt::SetupResource,
        Kind::Later => decision.prompt == Prompt::RegroupResource && decision.options.len() > 1,
        Kind::Initiative => {
            decision.prompt == Prompt::Action
                && sight.round() > 1
                && decision.options.contains(&Choice::Initiative)
                && count(own_action) > 0
        }
        Kind::Attacks => decision.prompt == Prompt::Action && count(attack) > 1,
        Kind::Order => decision.prompt == Prompt::Action && (2..=4).contains(&count(own_action)),
    }
}

/// Does much hang on it?
fn decides(book: &Book, sight: &Sight, kind: Kind, seed: u64) -> bool {
    let Some(decision) = sight.decision() else { return false };
    let about: fn(&Choice) -> bool = match kind {
        Kind::Mulligan | Kind::Resources | Kind::Later => return true,
        Kind::Initiative => |choice| *choice == Choice::Initiative,
        Kind::Attacks => attack,
        Kind::Order => own_action,
    };
    let thought = search(book, sight, GLANCE, seed, &|| false);
    let values = |inside: bool| tried(&thought, move |place| about(&decision.options[place]) == inside);
    let most = |values: &[f32]| values.iter().copied().fold(f32::MIN, f32::max);
    let least = |values: &[f32]| values.iter().copied().fold(f32::MAX, f32::min);
    let (own, others) = (values(true), values(false));
    match kind {
        Kind::Initiative => !own.is_empty() && !others.is_empty() && (most(&own) - most(&others)).abs() >= DECIDES,
        _ => own.len() > 1 && most(&own) - least(&own) >= DECIDES,
    }
}

fn tried(thought: &Thought, fits: impl Fn(usize) -> bool) -> Vec<f32> {
    let values = thought.values.iter().enumerate();
    values.filter(|(place, value)| fits(*place) && value.visits >= TRIED).map(|(_, value)| value.value).collect()
}

/// How often another game is begun if no game contains the decision wanted.
pub const TRIES: u64 = 6;
/// The most picks on the way to it.
pub const LONGEST: u32 = 1_500;

/// A game at a decision to practise, with what its seats remember.
pub struct Found {
    /// The game.
    pub game: Game,
    /// What each seat remembers.
    pub memories: Vec<Memory>,
}

/// Plays duels with these decks, honestly, until the first seat faces a decision of this kind. `None` if no game leads
/// to one, or if it is stopped.
pub fn find(
    book: &Book,
    players: &[PlayerSetup],
    kind: Kind,
    (first, seed): (Seat, u64),
    stop: &dyn Fn() -> bool,
) -> Option<Found> {
    (0..=TRIES).find_map(|attempt| {
        let seed = seed.wrapping_add(attempt << 32);
        let mut log = Log::keeping();
        let options = if players.len() > 2 { GameOptions::multiplayer() } else { GameOptions::duel() };
        let game = Game::start_with(book, options, players, Beginner::Known(first), seed, &mut log);
        let memories = Seat::all(game.seats()).map(Memory::new).collect();
        played_on(book, Found { game, memories }, log, kind, (seed, attempt < TRIES), stop)
    })
}

fn played_on(
    book: &Book,
    mut found: Found,
    mut log: Log,
    kind: Kind,
    (seed, strict): (u64, bool),
    stop: &dyn Fn() -> bool,
) -> Option<Found> {
    for pick in 0..LONGEST {
        found.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        if stop() {
            return None;
        }
        let seat = found.game.decision()?.seat;
        let sight = found.game.sight(book, found.memories.get(seat.index())?, &Lists::Closed)?;
        match next(book, &sight, kind, Seat(0), seed ^ u64::from(pick), strict)? {
            Next::Here => return Some(found),
            Next::Pick(option) => found.game.choose(book, option, &mut log).ok()?,
        }
    }
    None
}
