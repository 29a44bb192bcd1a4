//! Tournaments over the wire: `{"do":"tournament","op":…}`.

mod facts;
mod lists;
mod operation;
mod people;
mod questions;
mod request;
mod save;
mod showing;

pub(crate) use request::Asked;

use super::answers::{WholeEvent, answer};
use super::request::Refused;
use events::tournament::{Calendar, DeskRefusal, DeskStage, Done, Event, EventSetup, Op, Stamp};
use lists::judge_list;
use request::Operation;
use serde::Deserialize;
use serde_json::Value;
use shell::desk::utc;

type Answer = Result<Value, Refused>;

/// What is asked without an event; operations on one, and reports about it.
const OPS: [&str; 39] = [
    "table",
    "bracket",
    "rank",
    "pairings",
    "check",
    "resolve",
    "pods",
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
        if !OPS.contains(&op) {
            let sentence = format!("there is no op {}; there are {}", asked["op"], OPS.join(", "));
            return Err(Refused::new("unknown-op", sentence));
        }
        let asked =
            Asked::deserialize(asked).map_err(|why| Refused::new("bad-request", format!("tournament: {why}")))?;
        self.carry_out(&asked)
    }

    fn carry_out(&mut self, asked: &Asked) -> Answer {
        if let Some(answer) = questions::answer(&asked.what) {
            return answer;
        }
        match &asked.what {
            Operation::New { event } => {
                self.begin(event.read("new", "bad-event")?.setup()?)?;
                self.read(Reading::State)
            }
            Operation::Load { save } => {
                let text = save.get().ok_or_else(|| Refused::new("bad-save", "a save is a text"))?;
                self.event = Some(save::read(&text)?);
                self.read(Reading::State)
            }
            Operation::Import { text, save } => {
                let (text, save) = (text.read("text", "bad-request")?, save.read("save", "bad-save")?);
                self.import(text, save, &asked.stamp()?)
            }
            Operation::CheckIn { all, present, .. } if all.get() == Some(true) => {
                let present = present.or("present", "bad-request", true)?;
                self.all_here(present, &asked.stamp()?)
            }
            Operation::People(of) => self.people(of),
            Operation::Penalties(of) => self.penalties(of),
            Operation::League { saves, points } => self.league(saves, points),
            other => {
                self.there_is()?;
                match (other.op()?, reading(other)?) {
                    (Some(op), _) => {
                        let done = self.act_as(op, asked.stamp()?)?;
                        self.done(done)
                    }
                    (None, reading) => self.read(reading.unwrap_or(Reading::State)),
                }
            }
        }
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
        let mut desk = showing::desk(self.there_is()?);
        if done.corrected || done.repaired.is_some() {
            desk.corrected = Some(done.corrected);
            desk.repaired = Some(done.repaired.map(|tables| showing::named(&tables)));
        }
        answer(&desk)
    }

    /// A report about the event, besides where it is.
    ///
    /// # Errors
    /// There is no event, or the report is not possible.
    pub fn read(&self, reading: Reading) -> Answer {
        let event = self.there_is()?;
        let mut desk = showing::desk(event);
        match reading {
            Reading::State => {}
            Reading::Pairings => desk.tables = Some(showing::seats(event)),
            Reading::Standings => {
                desk.standings = Some(showing::standings(&event.standings()?, event));
                desk.now = Some(showing::standings(&event.standings_now()?, event));
                desk.missing = Some(showing::missing(event));
            }
            Reading::Why => desk.why = Some(showing::why(event)),
            Reading::Log => desk.log = facts::log(event),
            Reading::Export(form) => desk.text = Some(export(event, form, utc)?),
            Reading::Save => desk.save = Some(save::write(event)?),
        }
        answer(&desk)
    }
}

/// The report that is asked for; `None` if it is only where the event is.
fn reading(operation: &Operation) -> Result<Option<Reading>, Refused> {
    Ok(Some(match operation {
        Operation::Tables => Reading::Pairings,
        Operation::Standings => Reading::Standings,
        Operation::Why => Reading::Why,
        Operation::Log => Reading::Log,
        Operation::Export { form } => Reading::Export(form.get().as_deref().unwrap_or("text").parse()?),
        Operation::Save => Reading::Save,
        _ => return Ok(None),
    }))
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

/// The event as one of the texts that leave the program.
///
/// # Errors
/// It cannot be written exactly.
pub fn export(event: &Event, form: Form, calendar: Calendar) -> Result<String, Refused> {
    Ok(match form {
        Form::Text(form) => form.of(event, calendar)?,
        Form::Json => {
            let whole = answer(&whole(event)?)?;
            serde_json::to_string_pretty(&whole).map_err(|why| Refused::new("internal", why.to_string()))?
        }
    })
}

/// Everything about an event.
fn whole(event: &Event) -> Result<WholeEvent, Refused> {
    let mut desk = showing::desk(event);
    desk.standings = Some(showing::standings(&event.standings()?, event));
    desk.log = facts::log(event);
    Ok(WholeEvent {
        desk,
        event: event.setup().clone(),
        rounds: facts::rounds(event),
        penalties: facts::penalties(event),
        // Lists are sealed until then (formats.md ).
        lists: (event.stage() == DeskStage::Over).then(|| showing::lists(event)),
    })
}
