//! What the coach knows of a decision: as much as whoever decides, because the game in it comes out only dealt again.

use crate::mind::{TURNS, alike, luck_of, pick, play_on};
use coach::{Batch, Depth, Position, Work};
use deckbuilding::rules::book::Book;
use deckbuilding::rules::decision::Ask;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::measured::QUANTITIES;
use deckbuilding::rules::view::DecisionView;
use seats::chance::Chance;
use seats::{Seat, SeatSet};
use std::fmt;

/// What is measured of the own side and of the other.
pub(crate) type Outlook = [[f32; QUANTITIES]; 2];

/// How many other hands are tried to say how lucky one was, and how many games each of them gets.
const HANDS: u64 = 24;
const GAMES_OF_A_HAND: u32 = 8;

/// A decision as a seat knows it, with partners who play with open hands.
#[derive(Clone)]
pub struct Known {
    game: Game,
    seat: Seat,
    eyes: SeatSet,
    /// For each option, the first that means the same.
    likes: Vec<usize>,
    /// Is it the main part of the turn?
    pub(super) in_turn: bool,
}

impl Known {
    /// The decision that a seat sees.
    pub fn of(game: &Game, seat: Seat, decision: &DecisionView) -> Known {
        let count = decision.options.len();
        let likes =
            (0..count).map(|option| (0..option).find(|other| alike(decision, *other, option)).unwrap_or(option));
        let eyes = game.open_to(seat).or(SeatSet::one(seat));
        Known { game: game.clone(), seat, eyes, likes: likes.collect(), in_turn: decision.ask == Ask::Turn }
    }

    /// The game of this number, played on after an option, or from here.
    fn played(&self, book: &Book, option: Option<usize>, seed: u64) -> Option<Game> {
        let mut game = self.game.redealt(self.eyes, seed);
        let until = game.turn() + TURNS;
        if let Some(option) = option {
            pick(book, &mut game, (self.seat, self.likes.len()), option)?;
        }
        play_on(book, &mut game, until, &mut Chance::new(seed));
        Some(game)
    }

    /// The mean chance in some games from here.
    fn mean(&self, book: &Book, seed: u64) -> f64 {
        let side = self.game.side(self.seat);
        let chances = (0..GAMES_OF_A_HAND).filter_map(|number| {
            let game = self.played(book, None, luck_of(seed, number))?;
            Some(f64::from(game.standing(book, side?)))
        });
        chances.sum::<f64>() / f64::from(GAMES_OF_A_HAND)
    }
}

impl fmt::Debug for Known {
    /// Public facts only.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Known(seat {}, {:?})", self.seat.0, self.game)
    }
}

impl Position for Known {
    type Book = Book;

    type Outlook = Outlook;

    fn work(depth: Depth, seed: u64) -> Work {
        let (games, batches) = match depth {
            Depth::Quick => (12, 8),
            Depth::Normal => (24, 16),
            Depth::Deep => (48, 48),
        };
        Work { games, batches, seed }
    }

    fn eyes(&self) -> Seat {
        self.seat
    }

    fn count(&self) -> usize {
        self.likes.len()
    }

    fn is_like(&self, one: usize, other: usize) -> bool {
        self.likes.get(one) == self.likes.get(other)
    }

    fn is_searched(&self) -> bool {
        true
    }

    fn play(&self, book: &Book, option: Option<usize>, work: Work, number: u32) -> Batch<Outlook> {
        let mut batch = Batch::empty();
        let Some(side) = self.game.side(self.seat) else { return batch };
        for game in 0..work.games {
            let Some(game) = self.played(book, option, luck_of(work.seed, number * work.games + game)) else { break };
            let measured = [side, side.other()].map(|side| game.measured(book, side));
            batch.add(game.standing(book, side), &measured);
        }
        batch
    }

    /// The value of the hands minus the mean of those that might have been drawn.
    fn luck(&self, book: &Book, _: usize, _: Depth, seed: u64) -> f64 {
        let other = |number: u64| {
            let game = self.game.redrawn(self.eyes, seed ^ number << 32);
            Known { game, ..self.clone() }.mean(book, seed ^ number << 20)
        };
        let others: f64 = (0..HANDS).map(other).sum();
        let own: f64 = (0..4).map(|number| self.mean(book, seed ^ number << 40)).sum();
        own / 4.0 - others / HANDS as f64
    }
}
