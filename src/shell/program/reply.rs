//! The result of a request, as a value that can be told anybody.

use crate::place::{Choice, Opened, Outcome, Page};
use crate::request::Request;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reply {
    /// What is shown has changed.
    Changed {
        /// What is to be said about it.
        said: Option<String>,
    },
    /// Letters were typed, and more are needed.
    Heard,
    /// This is to be said.
    Said {
        /// The text.
        text: String,
    },
    /// This is to be told.
    Told {
        /// Its lines.
        lines: Vec<String>,
    },
    /// This is to be read.
    Read {
        /// What it is about.
        title: String,
        /// Its lines.
        lines: Vec<String>,
    },
    /// Nothing is done before somebody answers.
    Ask {
        /// The question.
        question: String,
        /// What yes does.
        yes: String,
        /// What to read first.
        page: Vec<String>,
        /// The request that yes makes.
        then: Request,
    },
    /// Nothing is done before somebody chooses.
    Choose {
        /// What is asked.
        title: String,
        /// More about it.
        about: String,
        /// What there is to choose from.
        rows: Vec<ReplyRow>,
    },
    /// A line belongs to this request: it goes behind it.
    Type {
        /// The question.
        question: String,
        /// The line as it begins.
        text: String,
        /// The request.
        then: Request,
    },
    /// Somebody else looks now.
    Renewed {
        /// What is to be said about it.
        said: Option<String>,
    },
    /// Another place lies over this one.
    Opened,
    /// Private notes are open.
    Notes {
        /// Who writes.
        name: String,
        /// What they say.
        text: String,
    },
    /// A game lies on the table.
    Game {
        /// What is to be said about it.
        said: Option<String>,
    },
    /// A match lies on the table.
    Match,
    /// This was set for all games.
    Set {
        /// To what.
        value: String,
    },
    /// The own keys are to be read again.
    Keys,
    /// The place was left.
    Left,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReplyRow {
    /// What it is.
    pub title: String,
    /// More about it.
    pub about: String,
    /// All about it.
    pub details: Vec<String>,
    /// The request that choosing it makes; `None` if nothing is done.
    pub then: Option<Request>,
}

impl Reply {
    /// What is told of an outcome.
    pub(super) fn of(outcome: &Outcome) -> Reply {
        match outcome {
            Outcome::Changed(said) => Reply::Changed { said: said.clone() },
            Outcome::Said(text) => Reply::Said { text: text.clone() },
            Outcome::Shown(lines) => Reply::Told { lines: lines.clone() },
            Outcome::Read(Page { title, lines, .. }) => Reply::Read { title: title.clone(), lines: lines.clone() },
            Outcome::Ask(question) => Reply::Ask {
                question: question.text.clone(),
                yes: question.yes.to_owned(),
                page: question.page.iter().flat_map(|page| page.lines.clone()).collect(),
                then: question.then.clone(),
            },
            Outcome::Choose(choice) => Reply::choose(choice),
            Outcome::Type { question, text, then } => {
                Reply::Type { question: question.clone(), text: text.clone(), then: then.clone() }
            }
            Outcome::Renewed(said) => Reply::Renewed { said: said.clone() },
            Outcome::Open(Opened::Notes(notes)) => Reply::Notes { name: notes.name.clone(), text: notes.text.clone() },
            Outcome::Open(_) => Reply::Opened,
            Outcome::Play(begun) => Reply::Game { said: begun.1.clone() },
            Outcome::Contest(_) => Reply::Match,
            Outcome::Set(_, value) => Reply::Set { value: value.clone() },
            Outcome::Keys => Reply::Keys,
            Outcome::Left => Reply::Left,
        }
    }

    fn choose(choice: &Choice) -> Reply {
        let row = |row: &crate::place::ChoiceRow| ReplyRow {
            title: row.title.clone(),
            about: row.about.clone(),
            details: row.details.clone(),
            then: row.then.clone(),
        };
        Reply::Choose {
            title: choice.title.clone(),
            about: choice.about.clone(),
            rows: choice.rows.iter().map(row).collect(),
        }
    }
}
