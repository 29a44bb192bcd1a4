//! Is the goal reached, or out of reach? Asked after every pick of the phase.

use super::goal::Goal;
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::fact::{Fact, What};
use swu_rules::game::Game;
use swu_rules::table::card::Uid;
use swu_view::PhaseView;

/// Watches over a goal.
#[derive(Clone, Debug)]
pub struct Watch {
    goal: Goal,
    eyes: Seat,
    round: u16,
    /// The units to defeat.
    wanted: Vec<Uid>,
}

impl Watch {
    /// Watches the goal of the seat that acts in this position; `None` if nobody does.
    pub fn over(book: &Book, game: &Game, goal: &Goal) -> Option<Watch> {
        let eyes = game.open()?.eyes();
        let wanted = match goal {
            Goal::Defeat(name) => game.enemies_called(book, eyes, name),
            _ => Vec::new(),
        };
        Some(Watch { goal: goal.clone(), eyes, round: game.round(), wanted })
    }

    /// Whose goal it is.
    pub fn eyes(&self) -> Seat {
        self.eyes
    }

    /// The result of a pick: the goal was reached, or it has become impossible. `None` while the phase goes on. A pick
    /// may lead far into the next phase; what happens there no longer counts.
    pub fn after(&self, game: &Game, facts: &[Fact]) -> Option<bool> {
        let end = facts.iter().position(|fact| fact.what == What::Regroup);
        let (within, later) = facts.split_at(end.unwrap_or(facts.len()));
        if within.iter().any(|fact| fell(fact, &self.wanted)) {
            return Some(true);
        }
        let goes_on = game.decision().is_some() && game.round() == self.round && game.phase() == PhaseView::Action;
        if goes_on {
            let cleared = matches!(self.goal, Goal::Clear(arena) if !game.enemies_in(self.eyes, arena));
            return cleared.then_some(true);
        }
        let lost = |fact: &Fact| fact.what == What::Eliminated && fact.seat == self.eyes;
        Some(match self.goal {
            Goal::WinPhase => end.is_none() && game.winner(self.eyes) == Some(true),
            Goal::Survive if end.is_some() => !game.eliminated(self.eyes) || later.iter().any(lost),
            Goal::Survive => game.winner(self.eyes) != Some(false) && !game.eliminated(self.eyes),
            Goal::Defeat(_) | Goal::Clear(_) => false,
        })
    }
}

fn fell(fact: &Fact, wanted: &[Uid]) -> bool {
    fact.what == What::Defeated && fact.card.is_some_and(|card| wanted.contains(&card.uid))
}
