//! Puzzles found in games of bots that now and then pick at random.

use super::{Goal, Puzzle, Solution, Watch};
use crate::bots::{Level, think};
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::evaluation::Quantity;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::options::GameOptions;
use swu_view::Verb;

/// One in this many picks is random.
const ANY: usize = 12;
/// The most picks of a game.
const LONGEST: u32 = 2_000;
/// How many positions are looked at for one puzzle.
const NODES: u32 = 3_000;
/// How many phases are played on at random to see how easily the goal is reached.
const TRIES: u64 = 100;
/// A puzzle is hard if fewer of them than this reach the goal.
const EASY: u64 = 10;
/// What somebody picks who does as little as possible.
const LEAST: [Verb; 4] = [Verb::Pass, Verb::Skip, Verb::No, Verb::Done];
/// A line of this many picks, everybody's counted, is long.
const LONG: usize = 6;
/// This many wrong first picks that look good are many.
const MANY: usize = 3;
/// The most cards left in a deck: more do not matter within one phase.
const DECK: usize = 4;

/// Looks for puzzles.
pub struct Maker<'a> {
    /// The cards.
    pub book: &'a Book,
    /// Who plays what.
    pub players: &'a [PlayerSetup],
    /// The options it is played by.
    pub options: GameOptions,
}

impl Maker<'_> {
    /// Plays one game and returns its first puzzle for one of these goals, if there is any.
    pub fn game(&self, seed: u64, goals: &[Goal]) -> Option<Puzzle> {
        let mut log = Log::keeping();
        let mut game = Game::start(self.book, self.options, self.players, seed, &mut log);
        let mut memories: Vec<Memory> = Seat::all(game.seats()).map(Memory::new).collect();
        let mut luck = Chance::new(seed);
        for pick in 0..LONGEST {
            let decision = game.decision()?;
            let (seat, count) = (decision.seat, decision.options.len());
            memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
            log.facts.clear();
            if game.at_action()
                && self.alone(&game, seat)
                && let Some(puzzle) = self.each(&game, goals).iter().find_map(|goal| self.position(&game, goal))
            {
                return Some(puzzle);
            }
            let option = match luck.below(ANY) {
                0 => luck.below(count),
                _ => {
                    let sight = game.sight(self.book, memories.get(seat.index())?, &Lists::Closed)?;
                    think(self.book, &sight, Level::Sensible, 1, seed ^ u64::from(pick), &|| false)?.option
                }
            };
            game.choose(self.book, option, &mut log).ok()?;
        }
        None
    }

    /// Is everybody else out for the phase?
    fn alone(&self, game: &Game, seat: Seat) -> bool {
        let view = game.written(self.book);
        let holder = view.seats.iter().position(|side| side.initiative);
        game.seats() == 2 && view.initiative_taken && holder.is_some_and(|holder| holder != seat.index())
    }

    /// The goals, with every enemy unit substituted for `*`.
    fn each(&self, game: &Game, goals: &[Goal]) -> Vec<Goal> {
        let Some(eyes) = game.open().map(|open| open.eyes()) else { return Vec::new() };
        let any = |goal: &Goal| matches!(goal, Goal::Defeat(name) if name == "*");
        let mut each: Vec<Goal> = goals.iter().filter(|goal| !any(goal)).cloned().collect();
        if goals.iter().any(any) {
            each.extend(game.enemies(self.book, eyes).into_iter().map(Goal::Defeat));
        }
        each
    }

    /// The puzzle in this position, if there is one and it is hard.
    fn position(&self, game: &Game, goal: &Goal) -> Option<Puzzle> {
        let mut scenario = game.written(self.book);
        scenario.seats.iter_mut().for_each(|seat| seat.deck.truncate(DECK));
        let mut puzzle = Puzzle { goal: goal.to_string(), by: scenario.active, difficulty: 1, scenario };
        let solution = puzzle.check(self.book, NODES).ok()?;
        let (laid, _) = puzzle.lay_out(self.book).ok()?;
        let count = laid.decision()?.options.len();
        if solution.line.is_empty() || solution.first.len() == count {
            return None;
        }
        puzzle.difficulty = rate(self.book, &laid, goal, &solution)?.difficulty;
        Some(puzzle)
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// From 1 to 5.
    pub difficulty: u8,
    /// Sensible play does not find it.
    pub missed: bool,
}

/// How hard it is; `None` if it is too easy: sensible play finds it, and random play often does.
pub fn rate(book: &Book, game: &Game, goal: &Goal, solution: &Solution) -> Option<Rating> {
    let missed = !reached(book, game, goal, Level::Sensible, 1);
    let lucky = (0..TRIES).filter(|seed| reached(book, game, goal, Level::Random, *seed)).count() as u64;
    if !missed && lucky >= EASY {
        return None;
    }
    Some(Rating { difficulty: difficulty_of(book, game, goal, solution, missed), missed })
}

/// From 1 to 5: 1 if attacks on a base are enough; otherwise a puzzle is harder if sensible play misses it, if it is
/// long, and if first picks look good but are wrong.
pub fn difficulty(book: &Book, game: &Game, goal: &Goal, solution: &Solution) -> u8 {
    difficulty_of(book, game, goal, solution, !reached(book, game, goal, Level::Sensible, 1))
}

fn difficulty_of(book: &Book, game: &Game, goal: &Goal, solution: &Solution, missed: bool) -> u8 {
    if *goal == Goal::WinPhase && plainly(book, game, goal) {
        return 1;
    }
    let long = u8::from(solution.line.len() >= LONG);
    let tempting = tempting(book, game, solution);
    1 + u8::from(missed) + long + u8::from(tempting >= 1) + u8::from(tempting >= MANY)
}

/// Can it be reached by attacks on bases alone, one unit after another?
fn plainly(book: &Book, game: &Game, goal: &Goal) -> bool {
    let Some(watch) = Watch::over(book, game, goal) else { return false };
    let (mut game, mut log) = (game.clone(), Log::keeping());
    for _ in 0..LONGEST {
        if let Some(reached) = watch.after(&game, &log.facts) {
            return reached;
        }
        log.facts.clear();
        let Some(decision) = game.decision() else { break };
        let own = decision.seat == watch.eyes();
        let place = |verbs: &[Verb]| decision.options.iter().position(|option| verbs.contains(&option.verb()));
        let option = match decision.prompt {
            Prompt::AttackTarget => (0..decision.options.len()).min_by_key(|option| left(book, &game, *option)),
            _ if own => place(&[Verb::Attack]).or_else(|| place(&LEAST)),
            _ => place(&LEAST),
        };
        let option = option.unwrap_or(0);
        if game.choose(book, option, &mut log).is_err() {
            return false;
        }
    }
    false
}

/// The HP left on all bases after a pick.
fn left(book: &Book, game: &Game, option: usize) -> i32 {
    let mut game = game.clone();
    if game.choose(book, option, &mut Log::default()).is_err() {
        return i32::MAX;
    }
    Seat::all(game.seats()).map(|seat| i32::from(game.measure(book, seat)[Quantity::Base as usize])).sum()
}

/// How many wrong first picks look at least as good as any right one.
fn tempting(book: &Book, game: &Game, solution: &Solution) -> usize {
    let mut worths = Vec::new();
    game.clone().rough(book, &mut worths);
    let right = solution.first.iter().filter_map(|option| worths.get(*option)).max();
    let Some(right) = right.copied() else { return 0 };
    let looks_good = |(option, worth): (usize, i16)| worth >= right && !solution.first.contains(&option);
    worths.into_iter().enumerate().filter(|row| looks_good(*row)).count()
}

/// Does a player of that level reach the goal in this phase?
fn reached(book: &Book, game: &Game, goal: &Goal, level: Level, seed: u64) -> bool {
    let Some(watch) = Watch::over(book, game, goal) else { return false };
    let mut game = game.clone();
    let mut log = Log::keeping();
    let mut memories: Vec<Memory> = Seat::all(game.seats()).map(Memory::new).collect();
    let mut luck = Chance::new(seed);
    for _ in 0..LONGEST {
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        if let Some(reached) = watch.after(&game, &log.facts) {
            return reached;
        }
        log.facts.clear();
        let Some((seat, count)) = game.decision().map(|decision| (decision.seat, decision.options.len())) else {
            break;
        };
        let option = match level {
            Level::Random => luck.below(count),
            _ => {
                let sight = memories.get(seat.index()).and_then(|memory| game.sight(book, memory, &Lists::Closed));
                let thought = sight.and_then(|sight| think(book, &sight, level, level.iterations(), seed, &|| false));
                thought.map_or(0, |thought| thought.option)
            }
        };
        if game.choose(book, option, &mut log).is_err() {
            return false;
        }
    }
    false
}
