//! A belt: all its cards in a shuffled row, from which boosters take a few at a time. At its end it is shuffled again,
//! so that every card comes once per belt.

use super::recipe::BeltRecipe;
use seats::keyed::Stream;
use swu_cards::catalog::{Catalogue, Printing};
use swu_language::word::Aspect;

/// A belt on its way.
#[derive(Clone, Debug)]
pub(super) struct Belt {
    cards: Vec<&'static Printing>,
    shows: Vec<Aspect>,
    takes: Vec<usize>,
    /// How many boosters have taken from it.
    turn: usize,
    /// What is left of the row, the next card last.
    row: Vec<&'static Printing>,
    luck: Stream,
}

impl Belt {
    /// A belt before its first booster.
    pub(super) fn new(recipe: &BeltRecipe, luck: Stream) -> Belt {
        let catalogue = Catalogue::embedded();
        let cards = recipe.cards.iter().filter_map(|id| catalogue.get(id)).collect();
        Belt { cards, shows: recipe.shows.clone(), takes: recipe.takes.clone(), turn: 0, row: Vec::new(), luck }
    }

    /// What the next booster takes.
    pub(super) fn take(&mut self) -> Vec<&'static Printing> {
        let wanted = self.wanted(0);
        self.turn += 1;
        let mut taken: Vec<&'static Printing> = Vec::with_capacity(wanted);
        while taken.len() < wanted {
            if self.row.is_empty() {
                self.turn -= 1;
                self.lay(&taken, wanted - taken.len());
                self.turn += 1;
            }
            match self.row.pop() {
                Some(card) => taken.push(card),
                None => break,
            }
        }
        taken
    }

    /// How many cards a booster takes, this many boosters from now.
    fn wanted(&self, ahead: usize) -> usize {
        match self.takes.len() {
            0 => 0,
            turns => self.takes[(self.turn + ahead) % turns],
        }
    }

    /// Shuffles all cards into a new row of runs. The first run completes a booster that has some cards already, which
    /// do not come again in it; every run that fills a booster shows the aspects.
    fn lay(&mut self, taken: &[&'static Printing], missing: usize) {
        let mut rest = self.cards.clone();
        self.luck.shuffle(&mut rest);
        // The lengths of the runs: what the booster still lacks, then whole boosters, then the rest.
        let mut runs: Vec<usize> = vec![missing.min(rest.len())];
        let mut left = rest.len() - runs[0];
        let mut ahead = 1;
        while left > 0 {
            let wanted = self.wanted(ahead).clamp(1, left);
            runs.push(wanted);
            left -= wanted;
            ahead += 1;
        }
        let mut filled: Vec<Vec<&'static Printing>> = vec![Vec::new(); runs.len()];
        for aspect in self.shows.clone() {
            for (place, run) in filled.iter_mut().enumerate() {
                let whole = runs[place] >= self.shows.len() && (place > 0 || taken.is_empty());
                let shown = |card: &Printing| card.aspects().any(|other| other == aspect);
                if !whole || run.iter().any(|card| shown(card)) {
                    continue;
                }
                if let Some(found) = rest.iter().rposition(|card| shown(card)) {
                    run.push(rest.remove(found));
                }
            }
        }
        for (place, run) in filled.iter_mut().enumerate() {
            while run.len() < runs[place] {
                let fits = |card: &&&'static Printing| place > 0 || !taken.iter().any(|other| other.id == card.id);
                let Some(found) = rest.iter().rev().position(|card| fits(&card)).map(|back| rest.len() - 1 - back)
                else {
                    break;
                };
                run.push(rest.remove(found));
            }
            self.luck.shuffle(run);
        }
        self.row = filled.into_iter().flatten().collect();
        self.row.reverse();
    }
}
