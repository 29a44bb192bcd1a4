//! One way in. A place is a part of the program that somebody can be in: the desk of a tournament, a draft, a match, the
//! decks. It takes a [`Request`] and gives an [`Outcome`] or a [`Refusal`]; what it is like inside, and in which order
//! things happen, no front end knows. Panels draw a place and turn a cursor into requests, lines tell of it and turn words
//! into the same ones.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::curtain::Curtain;
use crate::deck_bench::DeckBench;
use crate::desk_session::DeskSession;
use crate::hosted_match::HostedMatch;
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::{AtTable, Begun, Services};
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use std::time::Instant;

/// A text to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

impl Page {
    /// A page under a title.
    pub fn new(title: impl Into<String>, lines: Vec<String>) -> Page {
        Page { title: title.into(), lines }
    }
}

/// What is asked before something is done that cannot be taken back, or breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The question, with what speaks against it.
    pub text: String,
    /// What yes does, in a few words.
    pub yes: &'static str,
    /// What a yes asks for.
    pub then: Request,
    /// What is to be read before it is answered.
    pub page: Option<Page>,
}

impl Question {
    /// A question about a request: what it does if it is asked for all the same.
    pub fn about(text: impl Into<String>, yes: &'static str, request: Request) -> Question {
        Question { text: text.into(), yes, then: request.anyway(), page: None }
    }
}

/// A place that lies over the one it was asked for in.
pub enum Opened {
    /// The desk of a tournament.
    Desk(Box<DeskSession>),
    /// A deck that is built.
    Deck(Box<DeckBench>),
}

/// What came of a request.
pub enum Outcome {
    /// What is shown has changed; this is to be said first, if anything is.
    Changed(Option<String>),
    /// This is to be said; what is shown needs no second look.
    Said(String),
    /// This is to be told where the place is not drawn.
    Shown(Vec<String>),
    /// This is to be read.
    Read(Page),
    /// Nothing is done before somebody answers.
    Ask(Question),
    /// A line is to be typed: this is asked, with what stands there already. What is typed goes behind the request.
    Type {
        /// The question.
        question: String,
        /// The line as it begins.
        text: String,
        /// What the line is for.
        then: Request,
    },
    /// Somebody else looks, or something else is asked: keys that were pressed before were not meant for it. This is to be
    /// said first, if anything is.
    Renewed(Option<String>),
    /// This game is put on the table.
    Play(Box<Begun>),
    /// This match is put on the table.
    Contest(Box<HostedMatch>),
    /// Another place lies over this one.
    Open(Opened),
    /// The place is left; it is saved.
    Left,
}

impl From<AtTable> for Outcome {
    fn from(put: AtTable) -> Outcome {
        match put {
            AtTable::Match(contest) => Outcome::Contest(contest),
            AtTable::Game(begun) => Outcome::Play(begun),
        }
    }
}

impl Outcome {
    /// What is shown has changed, and tells it by itself.
    pub const CHANGED: Outcome = Outcome::Changed(None);
}

/// A keyboard that several people share, each of whom sees what nobody else may.
pub trait Shared {
    /// Would anybody else who sits at this keyboard see what they may not?
    fn is_shared(&self) -> bool;

    /// The curtain, while somebody is asked to come.
    fn curtain(&self) -> Option<Curtain<'_>>;

    /// A key for the name that the curtain asks for; true if the curtain has gone up.
    fn spell(&mut self, key: Keystroke, now: Instant) -> bool;
}

/// A part of the program that somebody can be in.
pub trait Place {
    /// Where keys and words go now.
    fn focus(&self) -> Focus;

    /// Does what is asked.
    fn obey(&mut self, request: &Request, services: &mut dyn Services, now: Instant) -> Result<Outcome, Refusal>;

    /// Takes a text that was pasted and is for no line; nothing where nothing is pasted.
    fn take_in(&mut self, _text: &str, _: &mut dyn Services) -> Option<Result<Outcome, Refusal>> {
        None
    }

    /// The commands of the place that make no sense now.
    fn needless(&self) -> Vec<Command> {
        Vec::new()
    }

    /// Is something shown that only one person may see?
    fn shows_secrets(&self) -> bool {
        false
    }

    /// Closes what only one person may see.
    fn cover(&mut self, _: Closed, _: Instant) {}

    /// A key was pressed: what is open stays open for another while.
    fn touched(&mut self, _: Instant) {}

    /// Time went by: what came of that, if anything did.
    ///
    /// # Errors
    /// What happened cannot be written down.
    fn tick(&mut self, _: Instant) -> Result<Option<Outcome>, Refusal> {
        Ok(None)
    }

    /// When its picture changes if nobody does anything.
    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    /// The game or the match that it put on the table was left: what is to be said of it.
    ///
    /// # Errors
    /// What came of the game cannot be taken.
    fn returned(&mut self, _: &mut dyn Services) -> Result<Option<String>, Refusal> {
        Ok(None)
    }

    /// The keyboard that people share here, where they keep something from each other.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// The same, to be acted on.
    fn shared_mut(&mut self) -> Option<&mut dyn Shared> {
        None
    }
}
