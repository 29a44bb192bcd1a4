//! A run of many games, in whatever order they are played, with their lines in the order of the tasks.

use super::duel::Skill;
use super::entrant::Entrant;
use super::plan::{Pairing, Task};
use super::record::{Conditions, GameLine};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use swu_minds::coach::spread::Spread;
use swu_rules::book::Book;

/// What is played.
#[derive(Clone, Copy)]
pub struct Work<'a> {
    /// The cards.
    pub book: &'a Book,
    /// The decks.
    pub entrants: &'a [Entrant],
    /// Who plays whom.
    pub pairings: &'a [Pairing],
    /// The games to play.
    pub tasks: &'a [Task],
    /// How well both sides play, as written on the lines.
    pub conditions: &'a Conditions,
    /// The same as a level.
    pub skill: Skill,
}

impl Work<'_> {
    /// Plays one game.
    fn play(&self, task: Task) -> GameLine {
        let pairing = &self.pairings[task.pairing];
        let decks = pairing.decks.map(|deck| &self.entrants[deck]);
        GameLine::play(self.book, self.conditions.clone(), decks, &pairing.luck, task.game, self.skill)
    }

    /// Plays all games, spread over threads, and passes each with its task, in the order of the tasks, to `take`, which
    /// may end the run.
    pub fn run(&self, spread: Spread<'_>, take: impl FnMut(Task, GameLine) -> ControlFlow<()> + Send) {
        let lines = Mutex::new(Lines { take, early: BTreeMap::new(), awaited: 0, ended: false });
        let lines = || lines.lock().unwrap_or_else(PoisonError::into_inner);
        spread(self.tasks.len(), &|place| {
            let Some(task) = self.tasks.get(place).filter(|_| !lines().ended) else { return };
            let line = self.play(*task);
            lines().arrived(place, (*task, line));
        });
    }
}

/// The lines on their way.
struct Lines<T> {
    take: T,
    /// Those that arrived before their turn.
    early: BTreeMap<usize, (Task, GameLine)>,
    /// Whose turn it is.
    awaited: usize,
    /// Nothing more is taken.
    ended: bool,
}

impl<T: FnMut(Task, GameLine) -> ControlFlow<()>> Lines<T> {
    fn arrived(&mut self, place: usize, line: (Task, GameLine)) {
        self.early.insert(place, line);
        while !self.ended
            && let Some((task, line)) = self.early.remove(&self.awaited)
        {
            self.ended = (self.take)(task, line).is_break();
            self.awaited += 1;
        }
    }
}
