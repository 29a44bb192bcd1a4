//! A hosted game in the protocol: with open cards, as JSON values, played by option indices, and saved as its setup and
//! steps.

use super::kind::Kind;
use crate::refusal::Refusal;
use data::seal::{seal_alone, unseal};
use hotseat::hosted::{Applied, Forbidden, Hosted};
use hotseat::log::Witnessed;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Why a request was refused: a stable code, and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct WireFault {
    /// The code.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

impl WireFault {
    /// A fault.
    pub fn new(code: &'static str, message: impl Into<String>) -> WireFault {
        WireFault { code, message: message.into() }
    }
}

impl From<Refusal> for WireFault {
    fn from(why: Refusal) -> WireFault {
        WireFault::new("internal", why.to_string())
    }
}

/// A requested game.
pub struct Asked<S> {
    /// The players' names in table order.
    pub names: Vec<String>,
    /// The agreed setup.
    pub setup: S,
    /// The seed.
    pub seed: u64,
}

/// Whose eyes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All of it.
    Judge,
    /// What this seat may see, including partners who show it their hands.
    Of(Seat),
}

/// What some eyes see.
pub struct Looked {
    /// The table, without the decision.
    pub table: Value,
    /// The decision; null once the game is over.
    pub decision: Value,
    /// How the game ended; null until then.
    pub over: Value,
}

/// A player that picks by itself: returns the index of an option.
pub type Player<G> = Box<dyn FnMut(&G) -> usize>;

/// What a game adds to be played over the protocol.
pub trait Wired: Hosted {
    /// The new game or position that a request asks for.
    ///
    /// # Errors
    /// What is wrong with it.
    fn asked(data: &Self::Data, request: &Value) -> Result<Asked<Self::Setup>, WireFault>;

    /// What happened before the first decision; returned once.
    fn opening(&mut self) -> Vec<Witnessed<Self::Fact>> {
        Vec::new()
    }

    /// What these eyes see.
    fn looked(&self, eyes: Eyes) -> Looked;

    /// A fact as the protocol gives it.
    fn event(fact: &Self::Fact) -> Value;

    /// The option at this index in the list of all options: whose pick it is, and which.
    ///
    /// # Errors
    /// The valid options.
    fn option(&self, place: usize) -> Result<(Seat, Self::Pick), Forbidden>;

    /// The words for players that can continue a game by themselves.
    fn policies() -> Vec<&'static str>;

    /// The player with this word; `None` if there is none.
    fn player(&self, policy: &str, seed: u64) -> Option<Player<Self>>;

    /// A printed card; `None` if the game has none with this id.
    fn card(_: &Self::Data, _id: &str) -> Option<Value> {
        None
    }
}

/// Which events a step tells, and through whose eyes its decision is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// No events; the decision as its seat sees it.
    None,
    /// The decision as its seat sees it, and what that seat saw since it was last told.
    Seat,
    /// Everything, hidden cards included.
    #[default]
    All,
}

impl Told {
    /// All of them, as requests name them.
    pub const WORDS: [&str; 3] = ["none", "seat", "all"];
}

/// Any game in the protocol.
pub trait WireGame {
    /// The players' names in table order.
    fn names(&self) -> &[String];

    /// The decision, how the game ended, and what happened since the last call.
    fn step(&mut self, told: Told) -> Value;

    /// Everything.
    fn state(&self) -> Value;

    /// What a seat may know, with the log as it saw it.
    fn view(&self, seat: Seat) -> Value;

    /// Picks an option.
    ///
    /// # Errors
    /// There is no such option; the game is unchanged.
    fn choose(&mut self, option: usize) -> Result<(), WireFault>;

    /// A seat gives up.
    ///
    /// # Errors
    /// It cannot; the game is unchanged.
    fn concede(&mut self, seat: Seat) -> Result<(), WireFault>;

    /// Plays on automatically for at most this many decisions; returns how many it made.
    ///
    /// # Errors
    /// Nobody plays so.
    fn play_out(&mut self, policy: &str, most: u64, seed: u64) -> Result<u64, WireFault>;

    /// The whole game as text.
    ///
    /// # Errors
    /// It cannot be written.
    fn saved(&self) -> Result<String, WireFault>;

    /// A copy of the game, without the facts that were already returned.
    fn copied(&self) -> Box<dyn WireGame>;
}

/// One thing that was done.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    /// The option at this index was picked.
    Pick(u16),
    /// A seat gave up.
    Concede(Seat),
}

/// All a game begins with.
#[derive(Serialize, Deserialize)]
struct Origin<S> {
    names: Vec<String>,
    seed: u64,
    setup: S,
}

/// The contents of a save: no state, only the setup and the steps.
#[derive(Serialize, Deserialize)]
struct Saved<S> {
    used: BTreeMap<String, u64>,
    origin: S,
    steps: Vec<Step>,
    fingerprint: u64,
}

/// A game with its surroundings.
struct OnWire<G: Hosted> {
    origin: Arc<Origin<G::Setup>>,
    steps: Vec<Step>,
    game: G,
    /// Everything that happened.
    facts: Vec<Witnessed<G::Fact>>,
    /// How many of the facts were returned.
    told: usize,
    /// How many of them each seat was told.
    heard: Vec<usize>,
}

/// A new game, a position or a saved game, as a request asks for it.
pub(super) fn begin<G: Kind>(request: &Value) -> Result<Box<dyn WireGame>, WireFault> {
    let data = G::data()?;
    match request.get("save").and_then(Value::as_str) {
        Some(save) => Ok(Box::new(read::<G>(&data, save)?)),
        None => {
            let Asked { names, setup, seed } = G::asked(&data, request)?;
            Ok(Box::new(OnWire::<G>::begin(&data, Origin { names, seed, setup })?))
        }
    }
}

/// Reads a saved game by playing it again.
fn read<G: Kind>(data: &G::Data, save: &str) -> Result<OnWire<G>, WireFault> {
    let bad = |why: String| WireFault::new("bad-save", why);
    let sealed = save.trim().strip_prefix(G::GAME).and_then(|rest| rest.strip_prefix(':')).unwrap_or_default();
    let saved: Saved<Origin<G::Setup>> = unseal(sealed).map_err(|why| bad(format!("this is no saved game: {why}")))?;
    let mut play = OnWire::<G>::begin(data, saved.origin).map_err(|fault| bad(fault.message))?;
    for (number, step) in saved.steps.into_iter().enumerate() {
        let done = match step {
            Step::Pick(option) => play.choose(option.into()),
            Step::Concede(seat) => play.concede(seat),
        };
        done.map_err(|why| bad(format!("step {} cannot be made: {why}", number + 1)))?;
    }
    if play.game.used() != saved.used {
        return Err(bad("this game was saved with other card data".to_owned()));
    }
    if play.game.fingerprint() != saved.fingerprint {
        return Err(bad("this saved game is damaged: played again it is another game".to_owned()));
    }
    play.all_told();
    Ok(play)
}

impl<G: Kind> OnWire<G> {
    fn begin(data: &G::Data, origin: Origin<G::Setup>) -> Result<OnWire<G>, WireFault> {
        let mut game = G::start(data, &origin.setup, origin.seed)
            .map_err(|fault| WireFault::new("bad-seats", fault.to_string()))?;
        if game.seats() != origin.names.len() {
            let why = format!("{} names for {} seats", origin.names.len(), game.seats());
            return Err(WireFault::new("bad-seats", why));
        }
        let facts = game.opening();
        let heard = vec![0; game.seats()];
        Ok(OnWire { origin: Arc::new(origin), steps: Vec::new(), game, facts, told: 0, heard })
    }

    /// Changes a copy, and keeps it only if that succeeded.
    fn make(
        &mut self,
        step: Step,
        how: impl FnOnce(&mut G) -> Result<Applied<G::Fact>, WireFault>,
    ) -> Result<(), WireFault> {
        let mut further = self.game.clone();
        let applied = how(&mut further)?;
        self.facts.extend(applied.facts);
        self.game = further;
        self.steps.push(step);
        Ok(())
    }

    /// Nothing that happened until now is told again.
    fn all_told(&mut self) {
        self.told = self.facts.len();
        self.heard.fill(self.told);
    }

    /// The step as the seat that decides sees it; once the game is over, as everybody does.
    fn fair_step(&mut self, with_events: bool) -> Value {
        let decider = self.game.awaits().and_then(|awaits| awaits.seats.first());
        let looked = self.game.looked(Eyes::Of(decider.unwrap_or(Seat(0))));
        let heard = decider.and_then(|seat| self.heard.get(seat.index()).copied());
        let events = match (with_events, decider) {
            (false, _) => Vec::new(),
            (true, Some(seat)) => self.events(heard.unwrap_or_default(), Eyes::Of(seat)),
            (true, None) => self.facts.iter().skip(self.told).map(|fact| G::event(&fact.public)).collect(),
        };
        self.told = self.facts.len();
        if let Some(heard) = decider.and_then(|seat| self.heard.get_mut(seat.index())) {
            *heard = self.told;
        }
        json!({"ok": true, "decision": looked.decision, "over": looked.over, "events": events})
    }

    fn events(&self, from: usize, eyes: Eyes) -> Vec<Value> {
        let told = |fact: &Witnessed<G::Fact>| match eyes {
            Eyes::Of(seat) => G::event(fact.seen_by(self.game.open_to(seat).or(SeatSet::one(seat)))),
            Eyes::Judge => G::event(fact.closer.first().map_or(&fact.public, |(_, fact)| fact)),
        };
        self.facts.iter().skip(from).map(told).collect()
    }
}

impl<G: Kind> WireGame for OnWire<G> {
    fn names(&self) -> &[String] {
        &self.origin.names
    }

    fn step(&mut self, told: Told) -> Value {
        if told != Told::All {
            return self.fair_step(told == Told::Seat);
        }
        let (looked, events) = (self.game.looked(Eyes::Judge), self.events(self.told, Eyes::Judge));
        self.told = self.facts.len();
        json!({"ok": true, "decision": looked.decision, "over": looked.over, "events": events})
    }

    fn state(&self) -> Value {
        self.game.looked(Eyes::Judge).table
    }

    fn view(&self, seat: Seat) -> Value {
        let looked = self.game.looked(Eyes::Of(seat));
        let mut view = looked.table;
        view["decision"] = looked.decision;
        view["log"] = json!(self.events(0, Eyes::Of(seat)));
        view
    }

    fn choose(&mut self, option: usize) -> Result<(), WireFault> {
        let illegal = |why: String| WireFault::new("illegal-option", format!("option {option}: {why}"));
        let (by, pick) = self.game.option(option).map_err(|why| illegal(why.to_string()))?;
        // No list of options is longer: cards have 16-bit names.
        let step = Step::Pick(u16::try_from(option).map_err(|fault| illegal(fault.to_string()))?);
        self.make(step, |game| game.apply(by, &pick).map_err(|why| illegal(why.to_string())))
    }

    fn concede(&mut self, seat: Seat) -> Result<(), WireFault> {
        if self.game.outcome().is_some() {
            return Err(WireFault::new("game-over", "the game is over"));
        }
        if seat.index() >= self.game.seats() {
            return Err(WireFault::new("unknown-seat", format!("there is no seat {}", seat.0)));
        }
        let refused = |why: Forbidden| WireFault::new("eliminated", why.to_string());
        self.make(Step::Concede(seat), |game| game.concede(seat).map_err(refused))
    }

    fn play_out(&mut self, policy: &str, most: u64, seed: u64) -> Result<u64, WireFault> {
        let Some(mut player) = self.game.player(policy, seed) else {
            let known = G::policies().join(" and ");
            let why = format!("there is no policy {policy:?}; there are {known}");
            return Err(WireFault::new("unknown-policy", why));
        };
        let mut decisions = 0;
        while decisions < most && self.game.awaits().is_some() {
            let option = player(&self.game);
            self.choose(option)?;
            decisions += 1;
        }
        Ok(decisions)
    }

    fn saved(&self) -> Result<String, WireFault> {
        let (used, fingerprint) = (self.game.used(), self.game.fingerprint());
        let saved = Saved { used, origin: self.origin.as_ref(), steps: self.steps.clone(), fingerprint };
        let sealed = seal_alone(&saved).map_err(|why| WireFault::new("not-saved", why.to_string()))?;
        Ok(format!("{}:{sealed}", G::GAME))
    }

    fn copied(&self) -> Box<dyn WireGame> {
        Box::new(OnWire {
            origin: Arc::clone(&self.origin),
            steps: self.steps.clone(),
            game: self.game.clone(),
            facts: self.facts.clone(),
            told: self.facts.len(),
            heard: vec![self.facts.len(); self.heard.len()],
        })
    }
}
