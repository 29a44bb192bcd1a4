//! Playing a game on until somebody must decide what is drilled.

use super::Kind;
use crate::bots::{Level, Thought, search, think};
use crate::coach::spread::alone;
use crate::coach::{Advice, Method, Verdict, Way, advise};
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

/// How closely a decision is looked at before it is asked.
const LOOK: Method = Method { way: Way::Search, games: 120, batches: 4, seed: 0 };
/// How many decisions of one game are looked at.
const LOOKS: u32 = 3;
/// What must lie between the best option and the next: less teaches nothing, and more is too easy.
const TEACHES: std::ops::RangeInclusive<f64> = 0.03..=0.15;
/// A decision outside these chances to win is decided whatever is done.
const OPEN: std::ops::RangeInclusive<f64> = 0.10..=0.90;

/// What a decision must be to be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Choosy {
    /// Of the kind.
    No,
    /// The best differs clearly from the next, and the game is open.
    Teaches,
    /// And the natural move is wrong.
    Trap,
}

impl Choosy {
    /// For an attempt: traps first, then whatever teaches something, in the end anything.
    const fn of(attempt: u64) -> Choosy {
        match attempt {
            0..2 => Choosy::Trap,
            2..TRIES => Choosy::Teaches,
            _ => Choosy::No,
        }
    }
}

/// What can be learned from a decision, as far as a short look tells.
fn teaches(book: &Book, sight: &Sight, seed: u64) -> Choosy {
    let Some(advice) = advise(book, sight, Method { seed, ..LOOK }, &alone, &|| false) else { return Choosy::No };
    if !is_worth_asking(&advice) {
        return Choosy::No;
    }
    let natural = think(book, sight, Level::Sensible, 1, seed, &|| false).map_or(advice.best, |thought| thought.option);
    if advice.likes.get(natural) == advice.likes.get(advice.best) { Choosy::Teaches } else { Choosy::Trap }
}

/// Is the game open, and the best option ahead of the next by enough to be learned, and clearly?
pub fn is_worth_asking(advice: &Advice) -> bool {
    let open = advice.options.get(advice.best).is_some_and(|best| OPEN.contains(&best.equity));
    let apart = |gap: crate::coach::Gap| TEACHES.contains(&gap.loss) && gap.verdict() > Verdict::Unknown;
    open && advice.second().is_some_and(|(_, gap)| apart(gap))
}

/// The luck of a question: the same seed asks something else for each kind.
pub const fn luck(kind: Kind, seed: u64) -> u64 {
    seed ^ (kind as u64) << 40
}

/// A game at a decision to practise, with what its seats remember.
pub struct Found {
    /// The game.
    pub game: Game,
    /// What each seat remembers.
    pub memories: Vec<Memory>,
}

impl Found {
    /// A game just begun with these decks, a duel if there are two.
    pub(crate) fn begun(book: &Book, players: &[PlayerSetup], (first, seed): (Seat, u64), log: &mut Log) -> Found {
        let options = if players.len() > 2 { GameOptions::multiplayer() } else { GameOptions::duel() };
        let game = Game::start_with(book, options, players, Beginner::Known(first), seed, log);
        let memories = Seat::all(game.seats()).map(Memory::new).collect();
        Found { game, memories }
    }

    /// What the seat that must choose knows, once all have witnessed these facts; `None` if the game is over.
    pub(crate) fn sight(&mut self, book: &Book, log: &mut Log) -> Option<Sight> {
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
        let seat = self.game.decision()?.seat;
        self.game.sight(book, self.memories.get(seat.index())?, &Lists::Closed)
    }
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
        let seed = luck(kind, seed).wrapping_add(attempt << 32);
        let mut log = Log::keeping();
        let found = Found::begun(book, players, (first, seed), &mut log);
        let choosy = if is_searched(kind) { Choosy::of(attempt) } else { Choosy::No };
        played_on(book, found, log, kind, (seed, attempt < TRIES, choosy), stop)
    })
}

/// Is it a kind of decision that a search can follow, so that a short look tells what it teaches?
const fn is_searched(kind: Kind) -> bool {
    matches!(kind, Kind::Initiative | Kind::Attacks | Kind::Order)
}

fn played_on(
    book: &Book,
    mut found: Found,
    mut log: Log,
    kind: Kind,
    (seed, strict, choosy): (u64, bool, Choosy),
    stop: &dyn Fn() -> bool,
) -> Option<Found> {
    let mut looks = 0;
    for pick in 0..LONGEST {
        if stop() {
            return None;
        }
        let sight = found.sight(book, &mut log)?;
        let luck = seed ^ u64::from(pick);
        let option = match next(book, &sight, kind, Seat(0), luck, strict)? {
            Next::Here if choosy == Choosy::No => return Some(found),
            Next::Here => {
                looks += 1;
                if looks <= LOOKS && teaches(book, &sight, luck) >= choosy {
                    return Some(found);
                }
                think(book, &sight, Level::Sensible, 1, luck, stop)?.option
            }
            Next::Pick(option) => option,
        };
        if looks > LOOKS {
            return None;
        }
        found.game.choose(book, option, &mut log).ok()?;
    }
    None
}
