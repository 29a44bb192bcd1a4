//! The search: own picks one after another, all answers of the others, and a table of what was proven before.
//!
//! It walks the game as the acting seat sees it. A branch proves nothing if a card is drawn in it, something hidden
//! comes up, or somebody else could choose from cards that only they see. So "solved" holds whatever is hidden.

use super::goal::Goal;
use std::collections::BTreeMap;
use swu_rules::book::Book;
use swu_rules::fact::{Fact, What};
use swu_rules::game::Game;
use swu_rules::table::card::Uid;
use swu_rules::visible_game::{Led, Open};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Can the goal be reached for certain?
    pub solved: bool,
    /// Was everything looked at, so that "not solved" means it cannot be proven?
    pub complete: bool,
    /// The picks of one line that reaches it, everybody's, as indices into the lists of options.
    pub line: Vec<usize>,
    /// The first picks that reach it.
    pub first: Vec<usize>,
    /// How many positions were looked at.
    pub nodes: u32,
}

/// The deepest line that is looked at.
const DEEPEST: usize = 120;

struct Search<'a> {
    book: &'a Book,
    goal: &'a Goal,
    /// The units to defeat.
    wanted: Vec<Uid>,
    left: u32,
    /// The budget ran out, or a line was too deep: something unproven may still be true.
    cut: bool,
    /// What was proven about positions between actions: the line that reaches the goal, or that there is none.
    proven: BTreeMap<u64, Option<Vec<u16>>>,
    /// Positions whose memory is reused.
    spare: Vec<Open>,
}

/// Proves or refutes that the seat that acts can reach the goal. `None` if no action is awaited.
pub fn solve(book: &Book, game: &Game, goal: &Goal, nodes: u32) -> Option<Solution> {
    let open = game.open()?;
    let wanted = match goal {
        Goal::Defeat(name) => game.enemies_called(book, open.eyes(), name),
        _ => Vec::new(),
    };
    let mut search = Search { book, goal, wanted, left: nodes, cut: false, proven: BTreeMap::new(), spare: Vec::new() };
    let mut solution = Solution { solved: false, complete: true, line: Vec::new(), first: Vec::new(), nodes: 0 };
    if search.reached_in(&open) {
        return Some(Solution { solved: true, ..solution });
    }
    let count = open.decision().map_or(0, |decision| decision.options.len());
    for option in search.order(&open, count) {
        if let Some(rest) = search.after(&open, option, 1) {
            if !solution.solved {
                solution.solved = true;
                solution.line = std::iter::once(option).chain(rest.into_iter().map(usize::from)).collect();
            }
            solution.first.push(option);
        }
    }
    solution.first.sort();
    solution.complete = !search.cut;
    solution.nodes = nodes - search.left;
    Some(solution)
}

impl Search<'_> {
    /// Likely options first.
    fn order(&self, at: &Open, count: usize) -> Vec<usize> {
        let mut worths = Vec::new();
        at.game().clone().rough(self.book, &mut worths);
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|option| std::cmp::Reverse(worths.get(*option).copied().unwrap_or(0)));
        order
    }

    /// The rest of a line that reaches the goal once this option was picked; `None` if none is proven.
    fn after(&mut self, at: &Open, option: usize, depth: usize) -> Option<Vec<u16>> {
        if self.left == 0 || depth > DEEPEST {
            self.cut = true;
            return None;
        }
        self.left -= 1;
        let mut next = match self.spare.pop() {
            Some(mut spare) => {
                spare.clone_from(at);
                spare
            }
            None => at.clone(),
        };
        let mut facts = Vec::new();
        let led = next.choose(self.book, option, &mut facts);
        let line = self.judge(&next, led, &facts, depth);
        self.spare.push(next);
        line
    }

    fn judge(&mut self, at: &Open, led: Led, facts: &[Fact], depth: usize) -> Option<Vec<u16>> {
        let eyes = at.eyes();
        if let Some(won) = at.game().winner(eyes) {
            let reached = won && matches!(self.goal, Goal::WinPhase | Goal::Survive);
            return (reached || self.reached_by(facts)).then(Vec::new);
        }
        if self.reached_by(facts) {
            return Some(Vec::new());
        }
        if at.game().eliminated(eyes) {
            return None;
        }
        match led {
            Led::Hidden => None,
            Led::PhaseEnds => (*self.goal == Goal::Survive).then(Vec::new),
            Led::On if self.reached_in(at) => Some(Vec::new()),
            Led::On => self.prove(at, depth),
        }
    }

    /// Do these facts reach the goal?
    fn reached_by(&self, facts: &[Fact]) -> bool {
        let defeated = |fact: &Fact| fact.card.is_some_and(|card| self.wanted.contains(&card.uid));
        facts.iter().any(|fact| fact.what == What::Defeated && defeated(fact))
    }

    /// Is the goal reached in this position?
    fn reached_in(&self, at: &Open) -> bool {
        matches!(self.goal, Goal::Clear(arena) if !at.game().enemies_in(at.eyes(), *arena))
    }

    /// Can it still be reached at all?
    fn hopeless(&self, at: &Open) -> bool {
        matches!(self.goal, Goal::Defeat(_)) && !self.wanted.iter().any(|uid| at.stands(*uid))
    }

    /// A line that reaches the goal from here, whatever the others do.
    fn prove(&mut self, at: &Open, depth: usize) -> Option<Vec<u16>> {
        let decision = at.decision()?;
        let (seat, count) = (decision.seat, decision.options.len());
        if at.covered() || self.hopeless(at) {
            return None;
        }
        let position = at.position();
        if let Some(known) = position.and_then(|position| self.proven.get(&position)) {
            return known.clone();
        }
        let line = if seat == at.eyes() { self.any(at, count, depth) } else { self.all(at, count, depth) };
        if let Some(position) = position.filter(|_| line.is_some() || !self.cut) {
            self.proven.insert(position, line.clone());
        }
        line
    }

    fn any(&mut self, at: &Open, count: usize, depth: usize) -> Option<Vec<u16>> {
        let order = if count == 1 { vec![0] } else { self.order(at, count) };
        order.into_iter().find_map(|option| {
            let rest = self.after(at, option, depth + 1)?;
            Some(std::iter::once(option as u16).chain(rest).collect())
        })
    }

    /// The others may pick what they like; the longest of their answers is shown.
    fn all(&mut self, at: &Open, count: usize, depth: usize) -> Option<Vec<u16>> {
        let mut longest: Option<Vec<u16>> = None;
        for option in 0..count {
            let rest = self.after(at, option, depth + 1)?;
            if longest.as_ref().is_none_or(|line| line.len() < rest.len() + 1) {
                longest = Some(std::iter::once(option as u16).chain(rest).collect());
            }
        }
        longest
    }
}
