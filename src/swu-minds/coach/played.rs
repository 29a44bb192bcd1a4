//! A decision whose options are followed, and the games that are played on after each.

use super::{MANY, Method, Outlook, Way};
use crate::bots::Level;
use crate::bots::follow::{Games, can_follow, follow};
use crate::bots::search;
use crate::bots::trial::{Players, trial};
use crate::bots::weights::Scales;
use coach::{Batch, Depth, Position, Work};
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::game::Game;
use swu_rules::sight::Sight;

/// This many games of a search take as long as one that players play on.
const GAMES_IN_ONE: u32 = 32;
/// How many hands that might have been drawn instead are tried.
const REDRAWS: u64 = 32;

/// A decision as its seat knows it, and how its options are followed.
#[derive(Clone, Debug)]
pub struct Followed {
    sight: Sight,
    way: Way,
}

impl Followed {
    /// Followed in this way.
    pub const fn by(sight: Sight, way: Way) -> Followed {
        Followed { sight, way }
    }

    /// Followed by a search.
    pub const fn searched(sight: Sight) -> Followed {
        Followed::by(sight, Way::Search)
    }

    /// What its seat knows.
    pub const fn sight(&self) -> &Sight {
        &self.sight
    }
}

impl Position for Followed {
    type Book = Book;

    type Outlook = [Outlook; 2];

    fn work(depth: Depth, seed: u64) -> Work {
        Method::at(depth, seed).work()
    }

    fn fitted(&self, work: Work, kinds: usize) -> Work {
        match self.way {
            Way::Search if kinds > MANY => Work { games: work.games / 2, ..work },
            _ => work,
        }
    }

    fn eyes(&self) -> Seat {
        self.sight.eyes()
    }

    fn count(&self) -> usize {
        self.sight.decision().map_or(0, |decision| decision.options.len())
    }

    fn is_like(&self, one: usize, other: usize) -> bool {
        self.sight.meaning(one) == self.sight.meaning(other)
    }

    fn is_searched(&self) -> bool {
        self.way == Way::Search && can_follow(&self.sight)
    }

    fn play(&self, book: &Book, option: Option<usize>, work: Work, number: u32) -> Batch<[Outlook; 2]> {
        let seed = work.seed ^ u64::from(number + 1).wrapping_mul(0xD1B5_4A32_D192_ED03);
        match (self.way, option) {
            (Way::Players { level, iterations }, Some(option)) => {
                played_on(book, &self.sight, option, Players { level, iterations, seed }, work.games)
            }
            (Way::Search, Some(option)) if !can_follow(&self.sight) => {
                let players = Players { level: Level::Sensible, iterations: 1, seed };
                played_on(book, &self.sight, option, players, work.games.div_ceil(GAMES_IN_ONE))
            }
            _ => followed(book, &self.sight, option, Games { count: work.games, seed }),
        }
    }

    /// The value of the hand minus the mean of those it might have been.
    fn luck(&self, book: &Book, drawn: usize, depth: Depth, seed: u64) -> f64 {
        let value = |sight: &Sight, seed: u64| {
            let thought = search(book, sight, glances(depth), seed, &|| false);
            thought.values.get(thought.option).map_or(0.5, |value| f64::from(value.value))
        };
        let mut chance = Chance::new(seed);
        let redrawn = |number: u64| value(&self.sight.redrawn(drawn, &mut chance), seed ^ number << 32);
        let sum: f64 = (0..REDRAWS).map(redrawn).sum();
        let own: f64 = (0..4).map(|number: u64| value(&self.sight, seed ^ number << 40)).sum();
        own / 4.0 - sum / REDRAWS as f64
    }
}

/// Games played in thought to value one hand.
const fn glances(depth: Depth) -> u32 {
    match depth {
        Depth::Quick => 60,
        Depth::Normal => 200,
        Depth::Deep => 800,
    }
}

/// What is measured where a game is evaluated.
fn measured(book: &Book, world: &mut Game, eyes: Seat) -> [Outlook; 2] {
    let mut outlook = <[Outlook; 2] as coach::Outlook>::NONE;
    for seat in Seat::all(world.seats()) {
        let side = &mut outlook[usize::from(seat != eyes)];
        side.iter_mut().zip(world.measure(book, seat)).for_each(|(sum, more)| *sum += f32::from(more));
    }
    outlook
}

fn followed(book: &Book, sight: &Sight, option: Option<usize>, games: Games) -> Batch<[Outlook; 2]> {
    let mut batch = Batch::empty();
    follow(book, sight, option, games, &mut |world, chance| {
        let outlook = measured(book, world, sight.eyes());
        batch.add(chance, &outlook);
    });
    batch
}

/// Players pick by what their seats know; the positions reached are evaluated.
fn played_on(book: &Book, sight: &Sight, option: usize, players: Players, games: u32) -> Batch<[Outlook; 2]> {
    let (mut batch, eyes) = (Batch::empty(), sight.eyes());
    for number in 0..games {
        let Some(mut played) = trial(book, sight, option, players, number) else { break };
        let chance = Scales::shipped().odds.chances(book, &mut played.world)[eyes.index()];
        let outlook = measured(book, &mut played.world, eyes);
        batch.add(chance, &outlook);
    }
    batch
}
