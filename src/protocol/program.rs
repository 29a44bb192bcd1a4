//! The program itself over the wire: `{"do":"program","op":…}` makes the requests that keys and words make.
//!
//! Unlike the games of `new`, this is one keyboard with its curtains: an answer holds what the eyes at it may see.

use super::answers::{Done, Programmed, answer};
use super::request::Refused;
use schemars::{JsonSchema, Schema};
use serde::Deserialize;
use serde_json::Value;
use shell::games::Games;
use shell::program::{Program, Reply};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use storage::scratch::Scratch;
use swu_cards::library::Library;
use swu_hosted::CardData;

/// What is asked.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "ProgramRequest", transform = open)]
pub(crate) enum Asked {
    /// Begin at the first questions, with the files in this folder; without one, in an empty folder that is removed.
    Open {
        #[serde(default)]
        folder: Option<PathBuf>,
    },
    /// Do this at the uppermost place.
    Ask { request: Request },
    /// Type this for whoever is asked to come.
    Spell { word: String },
    /// Pick an option of the game on the table.
    Pick { option: usize },
    /// What is shown was looked at.
    Seen,
    /// Write the notes that are open.
    Write { text: String },
    /// Time goes by.
    Wait,
    /// Where is everything?
    State,
    /// Leave; everything is saved.
    Close,
}

/// Beside these fields there is `do`.
fn open(schema: &mut Schema) {
    let requests = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    for request in requests.into_iter().flatten().filter_map(Value::as_object_mut) {
        request.remove("additionalProperties");
    }
}

/// The program, while it is open.
#[derive(Default)]
pub(crate) struct Programs {
    open: Option<Open>,
}

struct Open {
    program: Program,
    /// The folder that is removed with it.
    _scratch: Option<Scratch>,
}

impl From<Refusal> for Refused {
    fn from(why: Refusal) -> Refused {
        Refused::new(why.code(), why.lines().join(" "))
    }
}

impl Programs {
    /// Answers a request. An error changes nothing.
    pub(crate) fn answer(&mut self, mut asked: Value, library: &Library, games: Games) -> Result<Value, Refused> {
        if let Some(object) = asked.as_object_mut() {
            object.remove("do");
        }
        let asked = Asked::deserialize(asked).map_err(|why| Refused::new("bad-request", format!("program: {why}")))?;
        let now = Instant::now();
        if let Asked::Open { folder } = asked {
            self.open = Some(Open::new(folder, library, games)?);
            return self.open_now()?.told(None);
        }
        if matches!(asked, Asked::Close) {
            self.open_now()?;
            self.open = None;
            return answer(&Done { ok: true });
        }
        let open = self.open_now()?;
        let reply = open.obey(asked, now)?;
        open.told(reply)
    }

    fn open_now(&mut self) -> Result<&mut Open, Refused> {
        self.open.as_mut().ok_or_else(|| Refused::new("no-program", "the program is not open: say open"))
    }
}

impl Open {
    fn new(folder: Option<PathBuf>, library: &Library, games: Games) -> Result<Open, Refused> {
        let made = || Scratch::new().map_err(|why| Refused::new("bad-file", why.to_string()));
        let scratch = if folder.is_none() { Some(made()?) } else { None };
        let path = folder.or_else(|| scratch.as_ref().map(|scratch| scratch.path().to_path_buf())).unwrap_or_default();
        let data = Arc::new(CardData::of(library.clone()));
        let program = Program::new(Services::within(data, games, &path)?);
        Ok(Open { program, _scratch: scratch })
    }

    fn obey(&mut self, asked: Asked, now: Instant) -> Result<Option<Reply>, Refusal> {
        match asked {
            Asked::Ask { request } => self.program.ask(&request, now).map(Some),
            Asked::Spell { word } => self.program.spell(&word, now).map(Some),
            Asked::Pick { option } => self.program.pick(option, now).map(Some),
            Asked::Seen => self.program.seen(now).map(Some),
            Asked::Write { text } => self.program.write(&text, now).map(Some),
            Asked::Wait => self.program.wait(now).map(Some),
            Asked::State | Asked::Open { .. } | Asked::Close => Ok(None),
        }
    }

    /// The answer: the reply, and where everything is now.
    fn told(&self, reply: Option<Reply>) -> Result<Value, Refused> {
        answer(&Programmed { ok: true, now: self.program.standing(), outcome: reply })
    }
}
