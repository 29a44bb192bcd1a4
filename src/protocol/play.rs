//! A game under way: how it began, every step since, and their results.

use super::names;
use super::request::Refused;
use seats::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use swu_minds::lessons::Tutor;
use swu_rules::book::Book;
use swu_rules::decision::Choice;
use swu_rules::fact::{Fact, Log};
use swu_rules::game::{Beginner, Game, NotAnOption};
use swu_rules::player_deck::PlayerDeck;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::scenario::Scenario;
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// Everything a game begins with. With the same cards it always begins the same way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Origin {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// The seed of all its luck.
    pub seed: u64,
    /// What is on the table.
    pub start: Start,
    /// Who starts, if that was decided before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

/// What is on the table at first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Start {
    /// Shuffled decks.
    Decks {
        /// The options it is played by.
        options: GameOptions,
        /// What each player brings, in table order.
        players: Vec<PlayerDeck>,
    },
    /// A position, as given in the request.
    Position(Value),
}

/// One thing done to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Step {
    /// The option with this index was picked.
    Pick(u16),
    /// The option with this name was picked: its index depends on which other cards could be named.
    Name(String),
    /// A seat gave up.
    Concede(Seat),
}

/// A game with what surrounds it.
#[derive(Clone)]
pub(super) struct Play {
    origin: Arc<Origin>,
    steps: Vec<Step>,
    /// The game as it is.
    pub game: Game,
    /// Everything that happened.
    pub facts: Vec<Fact>,
    /// How much of it has been told.
    pub told: usize,
    /// How much of it each seat has been told.
    pub heard: Vec<usize>,
    /// What each seat was shown of hidden cards.
    memories: Vec<Memory>,
    /// The lesson given in it.
    pub tutor: Option<Tutor>,
}

impl Play {
    /// Begins a game.
    ///
    /// # Errors
    /// It cannot be laid out or played this way.
    pub(super) fn begin(book: &Book, origin: Origin) -> Result<Play, Refused> {
        names::check(&origin.names)?;
        let mut log = Log::keeping();
        let game = match &origin.start {
            Start::Decks { options, players } => {
                let found = players.iter().map(|player| player.found(book)).collect::<Result<Vec<_>, _>>();
                let players = found.map_err(|why| Refused::new("unknown-card", why.to_string()))?;
                if let Some(why) = Game::why_not(book, options, &players) {
                    return Err(Refused::new("bad-deck", why));
                }
                let beginner = match origin.first {
                    Some(first) if first.index() >= players.len() => {
                        return Err(Refused::new("unknown-seat", format!("there is no seat {} to start", first.0)));
                    }
                    Some(first) => Beginner::Known(first),
                    None => Beginner::ByLot,
                };
                Game::start_with(book, *options, &players, beginner, origin.seed, &mut log)
            }
            Start::Position(value) => Game::scenario(book, &scenario(value)?, origin.seed, &mut log)
                .map_err(|fault| Refused::new(fault.code, fault.to_string()))?,
        };
        if game.seats() != origin.names.len() {
            return Err(Refused::new("bad-seats", format!("{} names for {} seats", origin.names.len(), game.seats())));
        }
        let mut memories: Vec<Memory> = Seat::all(game.seats()).map(Memory::new).collect();
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        let heard = vec![0; game.seats()];
        Ok(Play {
            origin: Arc::new(origin),
            steps: Vec::new(),
            game,
            facts: log.facts,
            told: 0,
            heard,
            memories,
            tutor: None,
        })
    }

    /// Plays a game back, up to where it was left. None of it is told again.
    ///
    /// # Errors
    /// It cannot have been played this way.
    pub(super) fn again(book: &Book, origin: Origin, steps: &[Step]) -> Result<Play, Refused> {
        let mut play = Play::begin(book, origin)?;
        for (number, step) in steps.iter().enumerate() {
            play.make(book, step).map_err(|why| {
                Refused::new("bad-save", format!("step {} cannot be made: {}", number + 1, why.message))
            })?;
        }
        play.all_told();
        Ok(play)
    }

    /// Nothing that happened until now is told again.
    pub(super) fn all_told(&mut self) {
        self.told = self.facts.len();
        self.heard.fill(self.told);
    }

    /// Repeats an earlier step.
    ///
    /// # Errors
    /// It cannot be done here.
    pub(super) fn make(&mut self, book: &Book, step: &Step) -> Result<(), Refused> {
        let illegal = |why: String| Refused::new("illegal-option", why);
        match (step, self.picked(book, step)) {
            (Step::Concede(seat), _) => self.concede(book, *seat),
            (_, Some(option)) => self.choose(book, option).map_err(|error| illegal(error.to_string())),
            (Step::Name(name), None) => Err(illegal(format!("{name} cannot be named"))),
            (Step::Pick(option), None) => Err(illegal(format!("there is no option {option}"))),
        }
    }

    /// The option that a step picks here.
    pub(super) fn picked(&self, book: &Book, step: &Step) -> Option<usize> {
        match step {
            Step::Pick(option) => Some((*option).into()),
            Step::Name(name) => self.place_of(book, name),
            Step::Concede(_) => None,
        }
    }

    /// Makes the automatic picks of a lesson, and tells it where the game has got to.
    ///
    /// # Errors
    /// A pick cannot be made.
    pub(super) fn settle(&mut self, book: &Book) -> Result<(), Refused> {
        let Some(mut tutor) = self.tutor.take() else { return Ok(()) };
        loop {
            tutor.arrive(book, &self.game);
            let sight = self.sight(book, &Lists::Closed);
            let Some(option) = tutor.automatic(book, &self.game, sight.as_ref()) else { break };
            self.choose(book, option).map_err(|error| Refused::new("internal", error.to_string()))?;
        }
        self.tutor = Some(tutor);
        Ok(())
    }

    /// How it began.
    pub(super) fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The steps since then.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The players' names in table order.
    pub(super) fn names(&self) -> &[String] {
        &self.origin.names
    }

    /// What the seat that must choose knows; `None` when the game is over.
    pub(super) fn sight(&self, book: &Book, lists: &Lists) -> Option<Sight> {
        let seat = self.game.decision()?.seat;
        self.game.sight(book, self.memories.get(seat.index())?, lists)
    }

    /// Picks an option of the awaited decision.
    ///
    /// # Errors
    /// There is no such option; the game is as it was.
    pub(super) fn choose(&mut self, book: &Book, option: usize) -> Result<(), NotAnOption> {
        let before = self.facts.len();
        let mut log = Log { facts: std::mem::take(&mut self.facts), ..Log::keeping() };
        let choice = self.game.decision().and_then(|decision| decision.options.get(option).copied());
        let chosen = self.game.choose(book, option, &mut log);
        self.facts = log.facts;
        chosen?;
        self.memories.iter_mut().for_each(|memory| memory.witness(&self.facts[before..]));
        let name = choice.and_then(|choice| named(book, choice));
        // No list of options is longer: cards have 16-bit names.
        self.steps.push(name.map_or(Step::Pick(option as u16), |name| Step::Name(name.to_owned())));
        Ok(())
    }

    /// The index of the option that names this.
    fn place_of(&self, book: &Book, name: &str) -> Option<usize> {
        let options = &self.game.decision()?.options;
        options.iter().position(|choice| named(book, *choice) == Some(name))
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// It cannot, and why; the game is as it was.
    pub(super) fn concede(&mut self, book: &Book, seat: Seat) -> Result<(), Refused> {
        let count = self.game.seats();
        if seat.index() >= count {
            return Err(Refused::new("unknown-seat", format!("there is no seat {}, only 0 to {}", seat.0, count - 1)));
        }
        if self.game.over().is_some() {
            return Err(Refused::new("game-over", "the game is over"));
        }
        if self.game.eliminated(seat) {
            return Err(Refused::new("eliminated", format!("seat {} is out of the game", seat.0)));
        }
        let before = self.facts.len();
        let mut log = Log { facts: std::mem::take(&mut self.facts), ..Log::keeping() };
        self.game.concede(book, seat, &mut log);
        self.facts = log.facts;
        self.memories.iter_mut().for_each(|memory| memory.witness(&self.facts[before..]));
        self.steps.push(Step::Concede(seat));
        Ok(())
    }
}

/// The title that a choice names, if it names one.
fn named(book: &Book, choice: Choice) -> Option<&str> {
    match choice {
        Choice::Name(title) => book.title(title),
        _ => None,
    }
}

/// Reads a scenario.
pub(super) fn scenario(value: &Value) -> Result<Scenario, Refused> {
    Scenario::deserialize(value).map_err(|error| Refused::new("bad-scenario", error.to_string()))
}
