//! A game under way: how it began, every step since, and their results.

use super::super::request::Refused;
use super::begin::scenario;
use crate::names;
use deckbuilding::cards::word::Side;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::fact::{Fact, Log};
use deckbuilding::rules::game::{Game, NotAnOption};
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::look::telling::{Event, Teller};
use deckbuilding::rules::options::Options;
use seats::Seat;
use seats::chance::Luck;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// All a game begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Origin {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// The seed of all its luck.
    pub seed: u64,
    /// What is on the table.
    pub start: Start,
}

/// What is on the table at first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Start {
    /// A game from its beginning.
    Dealt {
        /// The options agreed.
        options: Options,
        /// Who plays which side.
        sides: Vec<Side>,
    },
    /// A position, as given in the request.
    Position {
        /// Its text or object.
        scenario: Value,
    },
}

/// One thing that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Step {
    /// The option with this index was picked.
    Pick(u16),
    /// A seat gave up.
    Concede(Seat),
}

/// A game with what surrounds it.
#[derive(Clone)]
pub(crate) struct Play {
    origin: Arc<Origin>,
    steps: Vec<Step>,
    /// The game as it is.
    pub game: Game,
    /// Everything that happened.
    pub facts: Vec<Fact>,
    /// How much of it has been told.
    pub told: usize,
}

impl Play {
    /// Begins a game.
    ///
    /// # Errors
    /// It cannot be laid out or played this way.
    pub(crate) fn begin(book: &Book, origin: Origin) -> Result<Play, Refused> {
        names::check(&origin.names)?;
        let mut log = Log::keeping();
        let luck = Luck::Number(origin.seed);
        let game = match &origin.start {
            Start::Dealt { options, sides } => {
                if let Some(fault) = Game::why_not(options, sides) {
                    return Err(Refused::new("bad-seats", fault));
                }
                Game::start(book, *options, sides, luck, &mut log)
            }
            Start::Position { scenario: value } => Game::scenario(book, &scenario(value)?, luck, &mut log)
                .map_err(|fault| Refused::new(fault.code, fault.to_string()))?,
        };
        if game.seats() != origin.names.len() {
            return Err(Refused::new("bad-seats", format!("{} names for {} seats", origin.names.len(), game.seats())));
        }
        Ok(Play { origin: Arc::new(origin), steps: Vec::new(), game, facts: log.facts, told: 0 })
    }

    /// The players' names in table order.
    pub(crate) fn names(&self) -> &[String] {
        &self.origin.names
    }

    /// What these eyes saw happen, from an index on.
    pub(crate) fn events(&self, book: &Book, from: usize, eyes: Eyes) -> Vec<Event> {
        let teller = Teller { book, names: self.names(), eyes };
        self.facts.iter().skip(from).map(|fact| teller.event(fact)).collect()
    }

    /// Picks an option of the awaited decision.
    ///
    /// # Errors
    /// There is no such option; the game is as it was.
    pub(crate) fn choose(&mut self, book: &Book, option: usize) -> Result<(), NotAnOption> {
        let mut log = Log::keeping();
        self.game.choose(book, option, &mut log)?;
        self.facts.append(&mut log.facts);
        self.steps.push(Step::Pick(option as u16));
        Ok(())
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// It cannot, and why; the game is as it was.
    pub(crate) fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.game.over().is_some() {
            return Err(Refused::new("game-over", "the game is over"));
        }
        if seat.index() >= self.game.seats() {
            return Err(Refused::new("unknown-seat", format!("there is no seat {}", seat.0)));
        }
        let mut log = Log::keeping();
        self.game.concede(seat, &mut log);
        self.facts.append(&mut log.facts);
        self.steps.push(Step::Concede(seat));
        Ok(())
    }

    /// The contents of its cards, by their ids.
    fn used(&self, book: &Book) -> BTreeMap<String, u64> {
        self.game.printed().into_iter().map(|def| (book.card(def).card.id.clone(), book.digest(def))).collect()
    }
}

/// The contents of a save: no state, only how it came about.
#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    used: BTreeMap<String, u64>,
    origin: Origin,
    steps: Vec<Step>,
    fingerprint: u64,
}

impl Saved {
    /// A game written down.
    pub(super) fn of(book: &Book, play: &Play) -> Saved {
        Saved {
            used: play.used(book),
            origin: Origin::clone(&play.origin),
            steps: play.steps.clone(),
            fingerprint: play.game.fingerprint(book),
        }
    }

    /// The game, played again.
    ///
    /// # Errors
    /// It cannot have been played this way.
    pub(super) fn again(self, book: &Book) -> Result<Play, Refused> {
        let bad = |why: String| Refused::new("bad-save", why);
        let mut play = Play::begin(book, self.origin).map_err(|refused| bad(refused.message))?;
        for (number, step) in self.steps.into_iter().enumerate() {
            let done = match step {
                Step::Pick(option) => play.choose(book, option.into()).map_err(|error| error.to_string()),
                Step::Concede(seat) => play.concede(seat).map_err(|refused| refused.message),
            };
            done.map_err(|why| bad(format!("step {} cannot be made: {why}", number + 1)))?;
        }
        if play.used(book) != self.used {
            return Err(bad("this game was saved with other card data".to_owned()));
        }
        if play.game.fingerprint(book) != self.fingerprint {
            return Err(bad("this saved game is damaged: played again it is another game".to_owned()));
        }
        play.told = play.facts.len();
        Ok(play)
    }
}
