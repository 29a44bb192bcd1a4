//! Puzzles at the table: every line that reaches the goal is right, and a wrong pick is refuted on request.

use super::LOOK_EVERY;
use super::exercise::Exercise;
use super::progress::{Entry, Keeper, Progress};
use super::tabletop::Tabletop;
use super::written;
use crate::command::Command;
use crate::guide::{Guide, Said, Tone};
use crate::refusal::{PracticeFault, Refusal};
use hotseat::bots::beside::Beside;
use seats::Seat;
use std::sync::Arc;
use std::time::Instant;
use swu_hosted::{CardData, Unlimited};
use swu_minds::lessons::names;
use swu_minds::puzzles::{Goal, NODES, Puzzle, Solution, Watch, solve};
use swu_rules::game::Game;

/// More picks than others make between two of the person's.
const MOST: usize = 200;
/// How many positions are looked at for an answer that refutes.
const REFUTING: u32 = 1_500;

/// Puzzles, one after another.
pub struct Puzzles {
    data: Arc<CardData>,
    puzzles: Vec<Puzzle>,
    at: usize,
    set: Set,
    /// How often a puzzle was laid out.
    laid: usize,
    /// Those that were solved before.
    solved: Vec<String>,
    keeper: Keeper,
    fault: Option<String>,
}

/// One puzzle on the table.
struct Set {
    tabletop: Tabletop,
    goal: Goal,
    watch: Watch,
    id: String,
    since: Instant,
    /// Was it solved or missed, before anything was taken back?
    outcome: Option<bool>,
    /// Was the outcome written down?
    kept: bool,
    helped: u16,
    /// The question to the solver, and its answer.
    asked: Option<(Question, Beside<Option<Solution>>)>,
    said: Vec<Said>,
}

/// A question to the solver.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// What to do.
    Hint,
    /// Can it still be done?
    Still,
}

impl Puzzles {
    /// Begins with the first of these that was not solved, or with the one at an index.
    ///
    /// # Errors
    /// There is none, or it cannot be laid out.
    pub fn begin(
        data: &Arc<CardData>,
        puzzles: Vec<Puzzle>,
        place: Option<usize>,
        progress: &Progress,
        keeper: Keeper,
    ) -> Result<Puzzles, Refusal> {
        let mut sets = Vec::new();
        for (number, puzzle) in puzzles.iter().enumerate() {
            let wanted = place.is_none_or(|place| place == number);
            if wanted {
                let set = laid(data, puzzle)?;
                let new = !progress.is_solved(&set.id);
                sets.push((number, set));
                if place.is_some() || new {
                    break;
                }
            }
        }
        let solved: Vec<String> = progress.solved().map(str::to_owned).collect();
        let last = sets.pop();
        // All are solved: starts over.
        let (at, set) = match last {
            Some((number, set)) if place.is_some() || !solved.contains(&set.id) => (number, set),
            Some(_) => (0, laid(data, puzzles.first().ok_or(PracticeFault::NoPuzzles)?)?),
            None => return Err(PracticeFault::NoPuzzle.into()),
        };
        Ok(Puzzles { data: Arc::clone(data), puzzles, at, set, laid: 0, solved, keeper, fault: None })
    }

    /// When another seat must choose, it picks what keeps the goal out of reach, if there is such a pick.
    fn others(&mut self) {
        for turn in 0..MOST {
            if self.set.tabletop.is_yours() || self.set.outcome.is_some() {
                return;
            }
            let refuting = refuting(&self.set);
            let made = match refuting {
                Some(option) => self.set.tabletop.make(option).ok(),
                None => self.set.tabletop.others_pick("sensible", turn as u64),
            };
            if made.is_none() {
                return;
            }
            self.look();
        }
    }

    /// Was the goal reached by the last pick, or missed?
    fn look(&mut self) {
        let set = &mut self.set;
        let Some(reached) = set.watch.after(set.tabletop.game(), set.tabletop.facts()) else { return };
        set.outcome = Some(reached);
        if set.kept {
            return;
        }
        set.kept = reached;
        let seconds = set.since.elapsed().as_secs_f64();
        let entry = Entry::Puzzle { id: set.id.clone(), solved: reached, helped: set.helped, seconds };
        self.fault = self.keeper.keep(&entry).err().map(|why| why.to_string());
        if reached && !self.solved.contains(&set.id) {
            self.solved.push(set.id.clone());
        }
    }

    fn lay(&mut self, place: usize) -> Result<(), Refusal> {
        let puzzle = self.puzzles.get(place).ok_or(PracticeFault::LastPuzzle)?;
        self.set = laid(&self.data, puzzle)?;
        self.at = place;
        self.laid += 1;
        Ok(())
    }

    fn ask(&mut self, question: Question) {
        self.set.helped = self.set.helped.saturating_add(1);
        let (data, game, goal) = (Arc::clone(&self.data), self.set.tabletop.game().clone(), self.set.goal.clone());
        let job = Beside::begin(move |_| solve(&data.book, &game, &goal, NODES));
        (self.set.said, self.set.asked) = (vec![Said::so(Tone::Aside, "The solver looks.")], Some((question, job)));
    }
}

/// An option of the choosing seat after which the goal is no longer proven.
fn refuting(set: &Set) -> Option<usize> {
    let game = set.tabletop.game();
    let count = game.decision()?.options.len();
    if count < 2 {
        return None;
    }
    (0..count).find(|option| {
        let mut next: Game = game.clone();
        let mut log = swu_rules::fact::Log::keeping();
        if next.choose(set.tabletop.book(), *option, &mut log).is_err() {
            return false;
        }
        let own = next.decision().is_some_and(|decision| decision.seat == set.watch.eyes());
        match set.watch.after(&next, &log.facts) {
            Some(reached) => !reached,
            None if own => solve(set.tabletop.book(), &next, &set.goal, REFUTING).is_some_and(|found| !found.solved),
            None => false,
        }
    })
}

fn laid(data: &Arc<CardData>, puzzle: &Puzzle) -> Result<Set, Refusal> {
    let (game, goal) = puzzle.lay_out(&data.book).map_err(|flaw| PracticeFault::Unsound(flaw.to_string()))?;
    let watch = Watch::over(&data.book, &game, &goal).ok_or(PracticeFault::NobodyActs)?;
    let id = format!("{:016x} {goal}", game.fingerprint(&data.book));
    let game = Unlimited::laid(data, names(game.seats()), &puzzle.scenario, 0)?;
    let tabletop = Tabletop::of(game, Seat(puzzle.by));
    Ok(Set {
        tabletop,
        goal,
        watch,
        id,
        since: Instant::now(),
        outcome: None,
        kept: false,
        helped: 0,
        asked: None,
        said: Vec::new(),
    })
}

impl Exercise for Puzzles {
    type Game = Unlimited;

    fn tabletop(&self) -> &Tabletop {
        &self.set.tabletop
    }

    fn task(&self) -> Option<usize> {
        Some(self.laid)
    }

    fn title(&self) -> String {
        "Puzzle".to_owned()
    }

    fn guide(&self) -> Guide {
        let set = &self.set;
        let mut said = Vec::new();
        let mut offers = Vec::new();
        match set.outcome {
            None => {
                said.push(Said::so(Tone::Plain, set.goal.task()));
                said.extend_from_slice(&set.said);
                offers.extend([(Command::Hint, "hint"), (Command::Explain, "can it still be done?")]);
                offers.push((Command::Position, "write this position down"));
            }
            Some(true) => said.push(Said::so(Tone::Good, "Solved.")),
            Some(false) => {
                said.push(Said::so(
                    Tone::Bad,
                    "The phase is over, and the goal is missed. u takes the last pick back.",
                ));
            }
        }
        said.extend(self.fault.iter().map(|fault| Said::so(Tone::Bad, fault.clone())));
        offers.push((Command::Again, "from the beginning"));
        if self.at + 1 < self.puzzles.len() {
            offers.push((Command::NextItem, "next puzzle"));
        }
        let difficulty = self.puzzles.get(self.at).map_or(1, |puzzle| puzzle.difficulty);
        let name = set.tabletop.names().get(set.tabletop.you().index()).map_or("", String::as_str);
        let solved = if self.solved.contains(&set.id) { ", solved" } else { "" };
        Guide {
            title: format!("Puzzle {} of {}", self.at + 1, self.puzzles.len()),
            about: format!("you are {name}, difficulty {difficulty} of 5{solved}"),
            said,
            news: set.tabletop.news(),
            offers,
            enter: (set.outcome == Some(true) && self.at + 1 < self.puzzles.len()).then_some(Command::NextItem),
            ..Guide::default()
        }
    }

    fn is_open(&self) -> bool {
        self.set.outcome.is_none()
    }

    fn pick(&mut self, option: usize, _: Instant) -> Result<(), Refusal> {
        if self.set.outcome.is_some() {
            return Err(PracticeFault::PuzzleOver.into());
        }
        (self.set.asked, self.set.said) = (None, Vec::new());
        self.set.tabletop.pick(option)?;
        self.look();
        self.others();
        Ok(())
    }

    fn can_take_back(&self) -> bool {
        self.set.tabletop.can_take_back()
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        let begun = self.set.tabletop.is_begun();
        if !self.set.tabletop.take_back() {
            return Err(PracticeFault::PuzzleBegins.into());
        }
        // A pick that only began something revealed nothing.
        self.set.helped = self.set.helped.saturating_add(u16::from(!begun));
        (self.set.outcome, self.set.asked, self.set.said) = (None, None, Vec::new());
        Ok(())
    }

    fn obey(&mut self, command: Command, _: Instant) -> Result<(), Refusal> {
        match command {
            Command::Hint => self.ask(Question::Hint),
            Command::Explain => self.ask(Question::Still),
            Command::Position => {
                self.set.said = vec![written::position(&self.set.tabletop, &self.set.goal, &self.keeper)?];
            }
            Command::Again => {
                while self.set.tabletop.take_back() {}
                self.laid += 1;
                (self.set.outcome, self.set.asked, self.set.said) = (None, None, Vec::new());
            }
            _ => return self.lay(self.at + 1),
        }
        Ok(())
    }

    fn tick(&mut self, _: Instant) -> bool {
        let Some((question, job)) = &mut self.set.asked else { return false };
        let (question, found) = (*question, job.done());
        if found.is_none() && !job.is_over() {
            return false;
        }
        self.set.asked = None;
        let solution = found.flatten();
        let decision = self.set.tabletop.view().decision;
        let label = |option: &usize| Some(decision.as_ref()?.options.get(*option)?.label.clone());
        let first = solution.as_ref().and_then(|solution| solution.line.first()).and_then(label);
        let text = match (question, first, solution.is_some_and(|solution| solution.complete)) {
            (Question::Hint, Some(label), _) => format!("To go on: {label}."),
            (Question::Still, Some(_), _) => "Yes: from here it can still be forced.".to_owned(),
            (_, None, true) => "No: from here it cannot be forced any more. u takes the last pick back.".to_owned(),
            (_, None, false) => "Nothing was found from here in the time there is.".to_owned(),
        };
        self.set.said = vec![Said::so(Tone::Strong, text)];
        true
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.set.asked.as_ref().map(|_| now + LOOK_EVERY)
    }
}
