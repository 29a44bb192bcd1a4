//! What a teacher says beside a game: which exercise it is, what to do, and what became of it.

use super::command::Command;
use hotseat::narration::Narration;

/// How something is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Said.
    #[default]
    Plain,
    /// Said with weight.
    Strong,
    /// Well done.
    Good,
    /// Not so well done.
    Bad,
    /// Said by the way.
    Aside,
}

/// A paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The text.
    pub text: String,
    /// It is laid out in columns, and not to be broken.
    pub set: bool,
    /// How it is meant.
    pub tone: Tone,
    /// Its text in line mode, if that differs.
    told: Option<String>,
}

impl Said {
    /// Something said so.
    pub fn so(tone: Tone, text: impl Into<String>) -> Said {
        Said { text: text.into(), set: false, tone, told: None }
    }

    /// Something laid out in columns, and its text in line mode: empty for the other rows of a picture.
    pub fn set(tone: Tone, text: impl Into<String>, told: impl Into<String>) -> Said {
        Said { text: text.into(), set: true, tone, told: Some(told.into()) }
    }

    /// Its text in line mode.
    pub fn told(&self) -> &str {
        self.told.as_deref().unwrap_or(self.text.trim())
    }

    /// The lines of a text, broken for a screen; the line mode gets it whole, with the first of them.
    pub fn lines(text: &str) -> impl Iterator<Item = Said> + '_ {
        text.lines().enumerate().map(move |(place, line)| {
            let whole = || text.split_whitespace().collect::<Vec<_>>().join(" ");
            let told = if place == 0 { whole() } else { String::new() };
            Said { told: Some(told), ..Said::so(Tone::Plain, line) }
        })
    }
}

/// What is shown beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    /// Which exercise it is: "Lesson 5 of 18: Sentinel stands guard".
    pub title: String,
    /// How far it is: "step 3 of 6".
    pub about: String,
    /// What may be left out if there is no room: "rules 18.7 9.2d".
    pub more: String,
    /// What is said.
    pub said: Vec<Said>,
    /// What was done since, one entry per action, the newest last: for panels; the line mode tells it when it happens.
    pub news: Vec<Narration>,
    /// What can be asked of the teacher now, each with a word.
    pub offers: Vec<(Command, &'static str)>,
    /// Which of them Enter is for, if there is nothing else to do.
    pub enter: Option<Command>,
    /// It must be read before anything else: it may lie over the table.
    pub covers: bool,
    /// A pick is only an answer: it has no effect.
    pub answers: bool,
    /// Handles of the cards that are pointed at.
    pub marked: Vec<u16>,
}

impl Guide {
    /// Can this be asked now?
    pub fn offers(&self, command: Command) -> bool {
        self.offers.iter().any(|(offered, _)| *offered == command)
    }
}
