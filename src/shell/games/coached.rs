//! The coach over the wire: advice on the awaited decision, and a review of everything decided so far. Options are
//! numbered as in the list of all options.

use super::wire::{Step, WireFault, Wired};
use crate::practice::practised::{Practised, is_asked};
use coach::review::{Judgement, Review, Summary};
use coach::spread::alone;
use coach::{Advice, Coach, Depth, Position, Work};
use seats::{Seat, SeatSet};

/// How much thought a decision gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As much as a game spends at this depth.
    Depth(Depth),
    /// This many games for each option that matters.
    Games(u32),
}

/// The most games of one batch.
const BATCH: u32 = 25;

impl Effort {
    fn work<P: Position>(self, seed: u64) -> Work {
        match self {
            Effort::Depth(depth) => P::work(depth, seed),
            Effort::Games(count) => {
                let games = (count / 16).clamp(1, BATCH);
                Work { games, batches: count.div_ceil(games), seed }
            }
        }
    }
}

/// What is said of the awaited decision.
pub struct Weighed {
    /// Whose decision it is.
    pub seat: Seat,
    /// How many games each option gets in a batch.
    pub games: u32,
    /// The options that this seat sees, by their indices among all.
    pub places: Vec<usize>,
    /// The same in words.
    pub labels: Vec<String>,
    /// What each is worth, in the same order.
    pub advice: Advice<()>,
}

/// A game from its beginning, to be reviewed.
pub struct Course<'a, S> {
    /// The agreed setup.
    pub setup: &'a S,
    /// The seed.
    pub seed: u64,
    /// What was done.
    pub steps: &'a [Step],
}

/// The findings about some seats.
pub struct Findings {
    /// Every decision, in order.
    pub decisions: Vec<Judgement>,
    /// What is said of each seat.
    pub seats: Vec<Summary>,
}

/// A coach of a game over the wire.
pub trait WireCoach<G: Wired> {
    /// What each option is worth, by what the seat knows that must choose; `None` once the game is over.
    fn advise(&self, game: &G, effort: Effort, seed: u64, stop: &dyn Fn() -> bool) -> Option<Weighed>;

    /// What these seats gave away until now.
    ///
    /// # Errors
    /// The game cannot be played again.
    fn review(
        &self,
        game: &G,
        course: Course<'_, G::Setup>,
        seats: SeatSet,
        depth: Depth,
    ) -> Result<Findings, WireFault>;
}

/// The coach of a game that can be practised.
pub struct Practising;

/// The options that a seat sees, by their indices among all; those that it does not see are left out.
fn places<G: Practised + Wired>(game: &G, seat: Seat, count: usize) -> Vec<usize> {
    let shown = |place: &usize| {
        let (_, pick) = game.option(*place).ok()?;
        game.placed(seat, &pick)
    };
    let all = std::iter::successors(Some(0), |place| Some(place + 1)).take_while(|place| game.option(*place).is_ok());
    let mut places = vec![0; count];
    for place in all {
        if let Some(own) = shown(&place).and_then(|own| places.get_mut(own)) {
            *own = place;
        }
    }
    places
}

fn internal(why: impl ToString) -> WireFault {
    WireFault::new("internal", why.to_string())
}

impl<G: Practised + Wired> WireCoach<G> for Practising {
    fn advise(&self, game: &G, effort: Effort, seed: u64, stop: &dyn Fn() -> bool) -> Option<Weighed> {
        let seat = game.awaits()?.seats.first()?;
        let work = effort.work::<G::Known>(seed);
        let (data, mut coach) = (game.data(), Coach::of(game.known_to(seat)?, work)?);
        coach.think(G::book(data), work.batches, &alone, stop);
        let labels = G::labels(&game.seen_by(seat));
        let places = places(game, seat, labels.len());
        Some(Weighed { seat, games: work.games, places, labels, advice: coach.advice().bare() })
    }

    fn review(
        &self,
        game: &G,
        course: Course<'_, G::Setup>,
        seats: SeatSet,
        depth: Depth,
    ) -> Result<Findings, WireFault> {
        let data = game.data();
        let mut game = G::start(data, course.setup, course.seed).map_err(internal)?;
        let mut facts = game.opening();
        let mut review = Review::new(depth, seats.iter().collect());
        let mut shown: Vec<(usize, Vec<usize>)> = Vec::new();
        for (at, step) in course.steps.iter().enumerate() {
            let option = match step {
                Step::Pick(option) => usize::from(*option),
                Step::Concede(seat) => {
                    game.concede(*seat).map_err(internal)?;
                    continue;
                }
            };
            let (by, pick) = game.option(option).map_err(internal)?;
            let picked =
                game.placed(by, &pick).ok_or_else(|| internal("a pick is not among the options of its seat"))?;
            if seats.has(by)
                && is_asked(&game, by)
                && let Some(known) = game.known_to(by)
            {
                let drawn = G::drawn(&known, &facts);
                let before = review.judgements().len();
                review.decision(G::book(data), at, &known, (picked, drawn), &alone);
                if review.judgements().len() > before {
                    shown.push((at, places(&game, by, known.count())));
                }
            }
            let (happened, _) = game.take(by, picked).map_err(internal)?;
            facts.extend(happened);
        }
        let all = |judged: &Judgement| {
            let places = shown.iter().find(|(at, _)| *at == judged.at).map(|(_, places)| places);
            let place = |own: usize| places.and_then(|places| places.get(own)).copied().unwrap_or(own);
            Judgement { picked: place(judged.picked), best: place(judged.best), ..*judged }
        };
        Ok(Findings { decisions: review.judgements().iter().map(all).collect(), seats: review.summaries() })
    }
}
