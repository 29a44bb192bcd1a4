//! The game in the protocol: how a request asks for a new game or a position, and what eyes are told.

use crate::mind::Opponent;
use crate::{CardData, Deckbuilding, Noticed, Pick, Setup, Start, laid_out};
use deckbuilding::bots::Policy;
use deckbuilding::cards::card::Card;
use deckbuilding::cards::word::{Edition, Faction};
use deckbuilding::cards::wording;
use deckbuilding::rules::fact::{Fact, Log};
use deckbuilding::rules::game::{Game, NotAnOption};
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::look::telling::Event;
use deckbuilding::rules::options::{Bases, Mode, Options};
use deckbuilding::rules::scenario::Scenario;
use deckbuilding::rules::view::{DecisionView, OverView, View};
use hotseat::bots::mind::Budget;
use hotseat::hosted::Forbidden;
use hotseat::log::Witnessed;
use schemars::{JsonSchema, SchemaGenerator};
use seats::Seat;
use seats::chance::Luck;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use shell::games::{Asked, Eyes as WireEyes, Looked, Player, Playing, Practising, Shapes, WireCoach, WireFault, Wired};
use std::sync::Arc;

/// A requested game.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingNew")]
struct NewGame {
    /// One against one, or two against two.
    #[serde(default)]
    #[schemars(with = "Option<Mode>")]
    mode: Option<Value>,
    /// Which bases.
    #[serde(default)]
    #[schemars(with = "Option<Bases>")]
    bases: Option<Value>,
    /// How many bases of each player are to be destroyed, 2 to 5.
    #[serde(default)]
    #[schemars(with = "Option<u8>")]
    length: Option<Value>,
    /// Who plays what.
    seats: Vec<SeatAsked>,
    /// The seed; 0 if not given.
    #[serde(default)]
    seed: u64,
    /// Options by name: `pay-off`, `open-hands`, `starting`, `neutral`, and those above.
    #[serde(default)]
    options: Map<String, Value>,
}

/// One player of a new game.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingPlayer")]
struct SeatAsked {
    /// The name.
    #[serde(default)]
    name: Option<String>,
    /// The faction.
    side: Faction,
}

/// A printed card.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingPrinted")]
struct Printed<'a> {
    /// Its id.
    id: &'a str,
    /// Its name.
    name: &'a str,
    /// What it belongs to, with a capital letter.
    faction: String,
    /// `unit`, `capital ship` or `base`.
    r#type: &'static str,
    /// What it costs to purchase.
    cost: u8,
    /// Its attack.
    attack: u8,
    /// The resources it gives.
    resources: u8,
    /// The steps of the Force it gives.
    force: u8,
    /// The damage it takes to destroy it: capital ships and bases.
    hp: u8,
    /// Is it unique?
    unique: bool,
    /// The attack it takes to defeat it in the galaxy row; 0 if it cannot be attacked there.
    target: u8,
    /// How many copies of it one box has.
    copies: u8,
    /// Its traits.
    traits: Vec<&'static str>,
    /// Its text, with a line for each ability.
    text: String,
    /// The box it comes in.
    r#box: Edition,
    /// What is not certain of its facts; empty if nothing is known to be in doubt.
    doubt: &'a str,
}

impl<'a> Printed<'a> {
    fn of(card: &'a Card) -> Printed<'a> {
        Printed {
            id: &card.id,
            name: &card.name,
            faction: format!("{:?}", card.faction),
            r#type: card.kind.name(),
            cost: card.cost,
            attack: card.attack,
            resources: card.resources,
            force: card.force,
            hp: card.hp,
            unique: card.unique,
            target: card.target,
            copies: card.copies,
            traits: card.traits.iter().map(|word| word.name()).collect(),
            text: wording::text(card).join("\n"),
            r#box: card.edition,
            doubt: &card.doubt,
        }
    }
}

/// A word or number of the request, as the value it means.
fn word<T: DeserializeOwned>(value: &Value, code: &'static str, what: &str, known: &str) -> Result<T, WireFault> {
    T::deserialize(value).map_err(|_| WireFault::new(code, format!("there is no {what} {value}; there are {known}")))
}

/// A new game.
fn new_game(value: &Value) -> Result<Asked<Setup>, WireFault> {
    let asked: NewGame =
        NewGame::deserialize(value).map_err(|error| WireFault::new("bad-request", format!("new: {error}")))?;
    let mode = match &asked.mode {
        Some(mode) => word(mode, "unknown-mode", "mode", "duel and teams")?,
        None => Mode::Duel,
    };
    let mut options = Options::of(mode);
    let named = [("bases", &asked.bases), ("length", &asked.length)];
    for (name, value) in named.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?))) {
        choose(&mut options, name, value)?;
    }
    for (name, value) in &asked.options {
        choose(&mut options, name, value)?;
    }
    if let Some(fault) = options.fault() {
        return Err(WireFault::new("bad-option", fault));
    }
    let sides: Vec<Faction> = asked.seats.iter().map(|player| player.side).collect();
    if let Some(fault) = Game::why_not(&options, &sides) {
        return Err(WireFault::new("bad-seats", fault));
    }
    let name = |(index, player): (usize, SeatAsked)| player.name.unwrap_or_else(|| format!("Player {}", index + 1));
    let names: Vec<String> = asked.seats.into_iter().enumerate().map(name).collect();
    Ok(Asked { names: names.clone(), seed: asked.seed, setup: Setup::dealt(options, sides, names) })
}

/// Names one after the other, as an answer lists them.
fn known(all: impl Iterator<Item = &'static str>) -> String {
    let all: Vec<&str> = all.collect();
    match all.as_slice() {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        all => all.concat(),
    }
}

/// One option by name.
fn choose(options: &mut Options, name: &str, value: &Value) -> Result<(), WireFault> {
    const CODE: &str = "bad-option";
    let yes = "true and false";
    match name.replace('_', "-").as_str() {
        "bases" => options.bases = word(value, CODE, "set of bases", "beginner, full and secret")?,
        "length" => options.length = word(value, CODE, "length", "2 to 5")?,
        "pay-off" => options.pay_off = word(value, CODE, "pay-off", yes)?,
        "open-hands" => options.open_hands = word(value, CODE, "open-hands", yes)?,
        "starting" => options.starting = word(value, CODE, "starting side", &known(Faction::all().map(Faction::id)))?,
        "neutral" => options.neutral = word(value, CODE, "box", &known(Edition::all().map(Edition::id)))?,
        _ => {
            let known = "bases, length, pay-off, open-hands, starting, neutral";
            return Err(WireFault::new("unknown-option", format!("there is no option {name:?}; there are {known}")));
        }
    }
    Ok(())
}

/// A requested position.
#[derive(Deserialize)]
struct Position {
    scenario: Value,
    #[serde(default)]
    seed: u64,
}

/// A position, laid out.
fn position(data: &CardData, value: &Value) -> Result<Asked<Setup>, WireFault> {
    let asked: Position =
        Position::deserialize(value).map_err(|error| WireFault::new("bad-request", format!("scenario: {error}")))?;
    let (scenario, text) = scenario(&asked.scenario)?;
    Game::scenario(&data.book, &scenario, Luck::Number(asked.seed), &mut Log::off())
        .map_err(|fault| WireFault::new(fault.code, fault.to_string()))?;
    let names = scenario.names();
    Ok(Asked { names: names.clone(), seed: asked.seed, setup: Setup { names, start: Start::Position(text) } })
}

/// Reads a scenario: an object, or the text of a file.
fn scenario(value: &Value) -> Result<(Scenario, String), WireFault> {
    let bad = |why: String| WireFault::new("bad-scenario", why);
    match value {
        Value::String(text) => Ok((laid_out(text).map_err(|why| bad(why.to_string()))?, text.clone())),
        object => {
            let scenario = Scenario::deserialize(object).map_err(|error| bad(error.to_string()))?;
            Ok((scenario, object.to_string()))
        }
    }
}

impl Deckbuilding {
    /// The option at this index, as a pick of the player whose card it is.
    fn pick_at(&self, place: usize) -> Option<(Seat, Pick)> {
        let view = self.seen(Eyes::Of(self.game.deciders()));
        let decision = view.decision.as_ref()?;
        let option = decision.options.get(place)?;
        let by = option.seat.filter(|seat| decision.seats.contains(seat)).unwrap_or(decision.seat);
        Some((Seat(by), Pick::of(option)))
    }
}

impl Wired for Deckbuilding {
    fn asked(data: &Arc<CardData>, request: &Value) -> Result<Asked<Setup>, WireFault> {
        if request.get("scenario").is_some() { position(data, request) } else { new_game(request) }
    }

    fn opening(&mut self) -> Vec<Witnessed<Noticed>> {
        let opening: Vec<Fact> = std::mem::take(&mut self.opening);
        self.witnessed(&opening)
    }

    fn looked(&self, eyes: WireEyes) -> Looked {
        let view = match eyes {
            WireEyes::Judge => self.seen(Eyes::Judge),
            WireEyes::Of(seat) => self.seen(self.eyes(seat)),
        };
        Looked { decision: json!(view.decision), over: json!(view.over), table: json!(view) }
    }

    fn event(fact: &Noticed) -> Value {
        json!(fact.event)
    }

    fn option(&self, place: usize) -> Result<(Seat, Pick), Forbidden> {
        let count = self.game.decision().map_or(0, |decision| decision.options.len());
        self.pick_at(place).ok_or_else(|| NotAnOption { count }.to_string().into())
    }

    fn policies() -> Vec<&'static str> {
        Policy::ALL.map(Policy::name).to_vec()
    }

    fn player(&self, playing: Playing<'_>) -> Option<Player<Deckbuilding>> {
        let policy = Policy::of(playing.policy)?;
        let mut bot = Opponent::new(policy, playing.seed);
        let budget = Budget::Iterations(playing.iterations.unwrap_or(policy.trials()));
        Some(Box::new(move |game, stop| {
            let deciders = game.game.deciders();
            let deal = |seed| Some(game.game.redealt(deciders, seed));
            bot.choose(&game.seen(Eyes::Of(deciders)), &deal, budget, stop)
        }))
    }

    fn coach() -> Option<&'static dyn WireCoach<Deckbuilding>> {
        Some(&Practising)
    }

    fn shapes(asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Shapes {
        Shapes {
            new: asked.subschema_for::<NewGame>(),
            table: told.subschema_for::<View>(),
            decision: told.subschema_for::<DecisionView>(),
            over: told.subschema_for::<OverView>(),
            event: told.subschema_for::<Event>(),
            card: Some(told.subschema_for::<Printed<'_>>()),
        }
    }

    fn card(data: &Arc<CardData>, id: &str) -> Option<Value> {
        let card = data.printed(id)?;
        Some(json!({"ok": true, "card": Printed::of(card)}))
    }
}
