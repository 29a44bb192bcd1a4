//! Tournaments over the wire: `{"do":"tournament","op":…}`.

mod facts;
mod lists;
mod people;
mod questions;
mod save;
mod showing;

use super::request::Refused;
use events::tournament::{
    Calendar, DeskRefusal, DeskStage, Done, Event, EventFormat, EventSetup, MatchType, Op, ResultOp, Stamp, Tier,
    is_signature,
};
use lists::judge_list;
use people::PEOPLE;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use shell::desk::utc;

type Answer = Result<Value, Refused>;

/// What is asked without an event.
const QUESTIONS: [&str; 7] = ["table", "bracket", "rank", "pairings", "check", "resolve", "pods"];

/// Operations on an event and reports about it.
const OPERATIONS: [&str; 32] = [
    "new",
    "player",
    "check-in",
    "list",
    "start",
    "rounds",
    "pair",
    "swap",
    "begin",
    "result",
    "drop",
    "cut",
    "time",
    "extra",
    "penalty",
    "end",
    "announce",
    "keep",
    "prizes",
    "undo",
    "import",
    "people",
    "penalties",
    "league",
    "state",
    "tables",
    "standings",
    "why",
    "log",
    "export",
    "save",
    "load",
];

/// A conversation about tournaments: the event, if there is one.
#[derive(Clone, Default)]
pub struct Tournaments {
    event: Option<Event>,
}

impl From<DeskRefusal> for Refused {
    fn from(refusal: DeskRefusal) -> Refused {
        Refused::new(refusal.code.as_str(), refusal.sentence)
    }
}

impl Tournaments {
    /// A conversation about an existing event.
    pub fn about(event: Event) -> Tournaments {
        Tournaments { event: Some(event) }
    }

    /// The event.
    pub fn event(&self) -> Option<&Event> {
        self.event.as_ref()
    }

    /// Answers a request. An error changes nothing.
    ///
    /// # Errors
    /// It cannot be done.
    pub fn answer(&mut self, asked: &Value) -> Answer {
        let op = asked["op"].as_str().unwrap_or_default();
        if QUESTIONS.contains(&op) {
            return questions::answer(op, asked);
        }
        if !OPERATIONS.contains(&op) {
            let known: Vec<&str> = QUESTIONS.into_iter().chain(OPERATIONS).collect();
            let sentence = format!("there is no op {}; there are {}", asked["op"], known.join(", "));
            return Err(Refused::new("unknown-op", sentence));
        }
        match op {
            "new" => {
                self.begin(setup(&asked["event"])?)?;
                self.tell()
            }
            "load" => {
                let text = asked["save"].as_str().ok_or_else(|| Refused::new("bad-save", "a save is a text"))?;
                self.event = Some(save::read(text)?);
                self.tell()
            }
            _ => self.about_event(op, asked),
        }
    }

    fn about_event(&mut self, op: &str, asked: &Value) -> Answer {
        if PEOPLE.contains(&op) {
            return self.about_people(op, asked, stamp(asked)?);
        }
        let reading = match op {
            "state" => Reading::State,
            "tables" => Reading::Pairings,
            "check-in" if asked["all"] == true => {
                let present = asked["present"].is_null() || field(asked, "present", "bad-request")?;
                return self.all_here(present, stamp(asked)?);
            }
            "standings" => Reading::Standings,
            "why" => Reading::Why,
            "log" => Reading::Log,
            "export" => Reading::Export(asked["as"].as_str().unwrap_or("text").parse()?),
            "save" => Reading::Save,
            _ => {
                self.there_is()?;
                let done = self.act_as(operation(op, asked)?, stamp(asked)?)?;
                return self.done(done);
            }
        };
        self.read(reading)
    }

    fn there_is(&self) -> Result<&Event, Refused> {
        self.event.as_ref().ok_or_else(no_event)
    }

    /// Begins an event.
    ///
    /// # Errors
    /// There can be no such event.
    pub fn begin(&mut self, setup: EventSetup) -> Result<(), Refused> {
        self.event = Some(Event::new(setup)?);
        Ok(())
    }

    /// Carries out a signed operation. A known player's list is judged for the format first.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn act_as(&mut self, op: Op, stamp: Stamp) -> Result<Done, Refused> {
        let event = self.event.as_mut().ok_or_else(no_event)?;
        if let Op::List { player, deck } = &op
            && event.players().iter().any(|other| other.name == *player)
        {
            judge_list(event.setup().format, deck)?;
        }
        Ok(event.act_as(op, stamp)?)
    }

    /// Where the event is after an operation, and its other effects.
    pub fn done(&self, done: Done) -> Answer {
        let mut answer = showing::desk(self.there_is()?);
        if done.corrected || done.repaired.is_some() {
            answer["corrected"] = json!(done.corrected);
            answer["repaired"] = json!(done.repaired.map(|tables| showing::named(&tables)));
        }
        Ok(answer)
    }

    /// A report about the event, besides where it is.
    ///
    /// # Errors
    /// There is no event, or the report is not possible.
    pub fn read(&self, reading: Reading) -> Answer {
        let event = self.there_is()?;
        let mut answer = showing::desk(event);
        match reading {
            Reading::State => {}
            Reading::Pairings => answer["tables"] = showing::seats(event),
            Reading::Standings => {
                answer["standings"] = showing::standings(&event.standings()?, event);
                answer["now"] = showing::standings(&event.standings_now()?, event);
                answer["missing"] = showing::missing(event);
            }
            Reading::Why => answer["why"] = showing::why(event),
            Reading::Log => answer["log"] = facts::log(event),
            Reading::Export(form) => answer["text"] = json!(export(event, form, utc)?),
            Reading::Save => answer["save"] = json!(save::write(event)?),
        }
        Ok(answer)
    }

    fn tell(&self) -> Answer {
        self.read(Reading::State)
    }
}

fn no_event() -> Refused {
    Refused::new("no-event", "there is no event yet: say new")
}

/// Reports about an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Where it is.
    State,
    /// Who plays whom.
    Pairings,
    /// The standings.
    Standings,
    /// Why its tables are as they are.
    Why,
    /// What was done.
    Log,
    /// All of it as text.
    Export(Form),
    /// All of it, for continuing.
    Save,
}

/// A text that leaves the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Everything, for other programs.
    Json,
    /// A text for people, spreadsheets and walls.
    Text(events::tournament::Form),
}

impl std::str::FromStr for Form {
    type Err = Refused;

    fn from_str(word: &str) -> Result<Form, Refused> {
        if word == "json" {
            return Ok(Form::Json);
        }
        events::tournament::Form::named(word).map(Form::Text).ok_or_else(|| {
            let words: Vec<String> =
                events::tournament::Form::all().into_iter().map(events::tournament::Form::word).collect();
            let sentence = format!("an event is exported as json, {}, not as {word:?}", words.join(", "));
            Refused::new("unknown-format", sentence)
        })
    }
}

/// What a new event is.
fn setup(asked: &Value) -> Result<EventSetup, Refused> {
    /// As it is asked for.
    #[derive(Deserialize)]
    struct Asked {
        name: String,
        #[serde(default)]
        format: Option<String>,
        #[serde(default = "casual")]
        tier: Tier,
        #[serde(default, rename = "match")]
        match_type: Option<MatchType>,
        #[serde(default)]
        seed: u64,
    }
    let asked = Asked::deserialize(asked).map_err(|why| Refused::new("bad-event", format!("new: {why}")))?;
    let format = EventFormat::named(asked.format.as_deref().unwrap_or("premier"))?;
    let match_type = asked.match_type.unwrap_or_else(|| EventSetup::usual_match(format));
    Ok(EventSetup { name: asked.name, format, tier: asked.tier, match_type, seed: asked.seed, sets: Vec::new() })
}

const fn casual() -> Tier {
    Tier::Casual
}

/// A field of the right type.
fn field<T: DeserializeOwned>(asked: &Value, name: &str, code: &'static str) -> Result<T, Refused> {
    T::deserialize(&asked[name]).map_err(|why| Refused::new(code, format!("{name}: {why}")))
}

/// When an operation is done and by whom, as far as the request says: `at` and `sign`.
fn stamp(asked: &Value) -> Result<Stamp, Refused> {
    let by: Option<String> = field(asked, "sign", "bad-name")?;
    by.as_deref().map(is_signature).transpose()?;
    Ok(Stamp { at: field(asked, "at", "bad-request")?, by: by.unwrap_or_default() })
}

/// The operation requested.
fn operation(op: &str, asked: &Value) -> Result<Op, Refused> {
    let player = || field::<String>(asked, "player", "unknown-player");
    Ok(match op {
        "player" => Op::Player {
            name: field(asked, "name", "bad-name")?,
            uid: field(asked, "uid", "bad-name")?,
            first: field(asked, "first", "bad-name")?,
            last: field(asked, "last", "bad-name")?,
        },
        "check-in" => {
            let present = asked["present"].is_null() || field(asked, "present", "bad-request")?;
            Op::CheckIn { player: player()?, present }
        }
        "list" => Op::List { player: player()?, deck: asked["deck"].to_string() },
        "start" => Op::Start,
        "rounds" => Op::Rounds { swiss: field(asked, "swiss", "bad-count")? },
        "pair" => Op::Pair { tables: None },
        "swap" => Op::Swap {
            players: field(asked, "players", "unknown-player")?,
            anyway: !asked["anyway"].is_null() && field(asked, "anyway", "bad-request")?,
        },
        "begin" => Op::Begin,
        "result" => Op::Result(result(asked)?),
        "drop" => Op::Drop { player: player()?, repaired: None },
        "cut" => Op::Cut { size: field(asked, "players", "bad-count")? },
        "time" => Op::Time { players: field(asked, "players", "unknown-player")? },
        "extra" => Op::Extra {
            minutes: field(asked, "minutes", "bad-count")?,
            players: field(asked, "players", "unknown-player")?,
        },
        "penalty" => Op::Penalty {
            player: player()?,
            kind: field(asked, "kind", "illegal-result")?,
            note: field(asked, "note", "bad-request")?,
            repaired: None,
        },
        "end" => Op::End,
        "keep" => Op::Keep { player: player()?, table: field(asked, "table", "bad-count")? },
        "prizes" => Op::Prizes { prizes: field(asked, "prizes", "bad-count")? },
        "announce" => Op::Announce { text: field(asked, "text", "bad-name")? },
        _ => Op::Undo,
    })
}

fn result(asked: &Value) -> Result<ResultOp, Refused> {
    let code = "illegal-result";
    let or_none = |name: &str| field::<Option<String>>(asked, name, code);
    Ok(ResultOp {
        players: field(asked, "players", code)?,
        games: if asked["games"].is_null() { [0; 3] } else { games(&asked["games"])? },
        end: if asked["end"].is_null() { Default::default() } else { field(asked, "end", code)? },
        by: or_none("by")?,
        winner: or_none("winner")?,
        round: field(asked, "round", code)?,
        places: field(asked, "places", code)?,
        anyway: !asked["anyway"].is_null() && field(asked, "anyway", "bad-request")?,
        repaired: None,
    })
}

/// Games won by each and drawn; without the third number, none was drawn.
fn games(value: &Value) -> Result<[u32; 3], Refused> {
    let games = Vec::<u32>::deserialize(value).unwrap_or_default();
    match games.as_slice() {
        [one, other] => Ok([*one, *other, 0]),
        [one, other, drawn] => Ok([*one, *other, *drawn]),
        _ => Err(Refused::new("illegal-result", format!("games are won by each, and drawn, not {value}"))),
    }
}

/// The event as one of the texts that leave the program.
///
/// # Errors
/// It cannot be written exactly.
pub fn export(event: &Event, form: Form, calendar: Calendar) -> Result<String, Refused> {
    Ok(match form {
        Form::Text(form) => form.of(event, calendar)?,
        Form::Json => {
            let mut whole = showing::desk(event);
            whole["standings"] = showing::standings(&event.standings()?, event);
            whole["event"] = showing::setup(event);
            whole["rounds"] = facts::rounds(event);
            whole["penalties"] = facts::penalties(event);
            whole["log"] = facts::log(event);
            if event.stage() == DeskStage::Over {
                // Lists are sealed until then (formats.md ).
                whole["lists"] = showing::lists(event);
            }
            serde_json::to_string_pretty(&whole).map_err(|why| Refused::new("internal", why.to_string()))?
        }
    })
}
