//! A game played over the wire: with open cards, as JSON values, by option indices, and saved as its setup and steps.

use super::super::coached::{Course, Effort, Findings, Weighed};
use super::super::kind::Kind;
use super::{Asked, Eyes, Player, Playing, Step, Told, WireFault, WireGame};
use coach::Depth;
use data::seal::{seal_alone, unseal};
use hotseat::bots::mind::{Never, Stop, Thought};
use hotseat::hosted::{Applied, Forbidden, Hosted};
use hotseat::log::Witnessed;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

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
pub(in super::super) fn begin<G: Kind>(request: &Value) -> Result<Box<dyn WireGame>, WireFault> {
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

fn over() -> WireFault {
    WireFault::new("game-over", "the game is over: nothing is to be chosen")
}

fn no_coach() -> WireFault {
    WireFault::new("no-coach", "this game has no coach")
}

impl<G: Kind> OnWire<G> {
    fn player(&self, playing: Playing<'_>, code: &'static str) -> Result<Player<G>, WireFault> {
        self.game.player(playing).ok_or_else(|| {
            let known = G::policies().join(", ");
            WireFault::new(code, format!("there is no {:?}; there are {known}", playing.policy))
        })
    }

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

    fn play_out(&mut self, playing: Playing<'_>, most: u64) -> Result<u64, WireFault> {
        let mut player = self.player(playing, "unknown-policy")?;
        let mut decisions = 0;
        while decisions < most && self.game.awaits().is_some() {
            let thought = player(&self.game, &Never);
            self.choose(thought.option)?;
            decisions += 1;
        }
        Ok(decisions)
    }

    fn bot(&self, playing: Playing<'_>, stop: &dyn Stop) -> Result<(Seat, Thought), WireFault> {
        let mut player = self.player(playing, "unknown-level")?;
        let seat = self.game.awaits().and_then(|awaits| awaits.seats.first()).ok_or_else(over)?;
        Ok((seat, player(&self.game, stop)))
    }

    fn advise(&self, effort: Effort, seed: u64, stop: &dyn Fn() -> bool) -> Result<Weighed, WireFault> {
        let coach = G::coach().ok_or_else(no_coach)?;
        coach.advise(&self.game, effort, seed, stop).ok_or_else(over)
    }

    fn review(&self, seats: SeatSet, depth: Depth) -> Result<Findings, WireFault> {
        let coach = G::coach().ok_or_else(no_coach)?;
        let course = Course { setup: &self.origin.setup, seed: self.origin.seed, steps: &self.steps };
        coach.review(&self.game, course, seats, depth)
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
