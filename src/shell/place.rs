//! One way in. A place is a part of the program that somebody can be in: the desk of a tournament, a draft, a match, the
//! decks. It takes a [`Request`] and gives an [`Outcome`] or a [`Refusal`]; what it is like inside, and in which order
//! things happen, no front end knows. Panels draw a place and turn a cursor into requests, lines tell of it and turn words
//! into the same ones.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::curtain::Curtain;
use crate::desk_session::DeskSession;
use crate::hosted_match::HostedMatch;
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::{Begun, Services};
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
    /// The desk of this tournament lies over the place.
    Desk(Box<DeskSession>),
    /// The place is left; it is saved.
    Left,
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

    /// A text was pasted that is for no line.
    ///
    /// # Errors
    /// It is nothing for this place, or not understood.
    fn take_in(&mut self, text: &str, services: &mut dyn Services) -> Result<Outcome, Refusal>;

    /// The commands of the place that make no sense now.
    fn needless(&self) -> Vec<Command>;

    /// Is something shown that only one person may see?
    fn shows_secrets(&self) -> bool;

    /// Closes what only one person may see.
    fn cover(&mut self, why: Closed, now: Instant);

    /// A key was pressed: what is open stays open for another while.
    fn touched(&mut self, now: Instant);

    /// Time went by: what came of that, if anything did.
    fn tick(&mut self, now: Instant) -> Result<Option<Outcome>, Refusal>;

    /// When its picture changes if nobody does anything.
    fn deadline(&self, now: Instant) -> Option<Instant>;

    /// The game or the match that it put on the table was left: what is to be said of it.
    ///
    /// # Errors
    /// What came of the game cannot be taken.
    fn returned(&mut self, services: &mut dyn Services) -> Result<Option<String>, Refusal>;

    /// The keyboard that people share here, where they keep something from each other.
    fn shared(&self) -> Option<&dyn Shared>;

    /// The same, to be acted on.
    fn shared_mut(&mut self) -> Option<&mut dyn Shared>;
}
