//! A run on all processors: games are handed out one by one, and returned in order.

use super::duel::Skill;
use super::entrant::Entrant;
use super::plan::{Pairing, Task};
use super::record::{Conditions, GameLine};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
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

    /// Plays all games on this many threads and passes each with its task, in the order of the tasks, to `take`, which
    /// may end the run.
    pub fn run(&self, threads: usize, mut take: impl FnMut(Task, GameLine) -> ControlFlow<()>) {
        let (next, ended) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (send, receive) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (send, next, ended) = (send.clone(), &next, &ended);
                scope.spawn(move || {
                    while !ended.load(Ordering::Relaxed) {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        let Some(task) = self.tasks.get(place) else { break };
                        if send.send((place, self.play(*task))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            // Lines that arrived before their turn.
            let (mut early, mut awaited) = (BTreeMap::new(), 0);
            for (place, line) in receive {
                early.insert(place, line);
                while let Some(line) = early.remove(&awaited) {
                    if take(self.tasks[awaited], line).is_break() {
                        ended.store(true, Ordering::Relaxed);
                        return;
                    }
                    awaited += 1;
                }
            }
        });
    }
}
