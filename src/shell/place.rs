//! One way in. A place is a part of the program that somebody can be in: the desk of a tournament, a draft, a match,
//! the decks. It takes a [`Request`] and gives an [`Outcome`] or a [`Refusal`]; no front end knows what it is like
//! inside, or in which order things happen. Panels draw a place and turn a cursor into requests; the line mode narrates
//! it and turns words into the same ones.

use crate::card_shelf::CardShelf;
use crate::command::Command;
use crate::command::situation::Focus;
use crate::curtain::Curtain;
use crate::deck_bench::DeckBench;
use crate::deck_code::Code;
use crate::deck_shelf::DeckShelf;
use crate::desk_session::DeskSession;
use crate::games::Recorded;
use crate::hosted_match::HostedMatch;
use crate::listing::{List, Row};
use crate::open_notes::OpenNotes;
use crate::pod_session::PodSession;
use crate::preferences::Preference;
use crate::refusal::Refusal;
use crate::request::Request;
use crate::room_board::RoomBoard;
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
    /// The code for a phone that its lines are, to be drawn as the terminal needs it.
    pub code: Option<Code>,
}

impl Page {
    /// A page under a title.
    pub fn new(title: impl Into<String>, lines: Vec<String>) -> Page {
        Page { title: title.into(), lines, code: None }
    }
}

/// A question before something is done that cannot be taken back, or that breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The question, with any objections.
    pub text: String,
    /// What yes does, in a few words.
    pub yes: &'static str,
    /// The request made by a yes.
    pub then: Request,
    /// A page to read before answering.
    pub page: Option<Page>,
}

impl Question {
    /// A question about a request, to be carried out if the answer is yes.
    pub fn about(text: impl Into<String>, yes: &'static str, request: Request) -> Question {
        Question { text: text.into(), yes, then: request.anyway(), page: None }
    }
}

/// Requests of which one is to be chosen, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is asked.
    pub title: String,
    /// What there is to choose from.
    pub rows: Vec<ChoiceRow>,
    /// More about the question.
    pub about: String,
    /// Does it stay until somebody answers, whatever happens meanwhile?
    pub stays: bool,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceRow {
    /// What it is.
    pub title: String,
    /// More about it.
    pub about: String,
    /// All about it, to be read before it is chosen.
    pub details: Vec<String>,
    /// What choosing it asks for; `None` if nothing is done.
    pub then: Option<Request>,
}

/// A place that lies over the one it was asked for in.
pub enum Opened {
    /// The desk of a tournament.
    Desk(Box<DeskSession>),
    /// The room board of a tournament.
    RoomBoard(Box<RoomBoard>),
    /// A deck that is built.
    Deck(Box<DeckBench>),
    /// Private notes.
    Notes(OpenNotes),
    /// Games that are looked at again.
    Replay(Recorded),
    /// A list.
    List(List),
    /// A draft or sealed pools.
    Pod(Box<PodSession>),
    /// All decks.
    Decks(DeckShelf),
    /// All cards.
    Cards(CardShelf),
    /// The chapters of the rules, and all that is in them.
    Rules(List),
    /// The form for a new game.
    Setup,
}

impl Opened {
    /// The place, if it is one without a picture of the game.
    pub fn into_place(self) -> Option<Box<dyn Place>> {
        Some(match self {
            Opened::Desk(desk) => desk,
            Opened::RoomBoard(board) => board,
            Opened::Deck(bench) => bench,
            Opened::List(list) | Opened::Rules(list) => Box::new(list),
            Opened::Pod(pod) => pod,
            Opened::Decks(shelf) => Box::new(shelf),
            Opened::Cards(shelf) => Box::new(shelf),
            Opened::Notes(_) | Opened::Replay(_) | Opened::Setup => return None,
        })
    }
}

/// The result of a request.
pub enum Outcome {
    /// What is shown has changed; any text is to be said first.
    Changed(Option<String>),
    /// This is to be said; the display has not changed.
    Said(String),
    /// This is to be told if the place is not drawn.
    Shown(Vec<String>),
    /// This is to be read.
    Read(Page),
    /// Nothing is done before somebody answers.
    Ask(Question),
    /// Nothing is done before somebody chooses.
    Choose(Choice),
    /// A line is to be typed: this is asked, with what stands there already. What is typed goes behind the request.
    Type {
        /// The question.
        question: String,
        /// The line as it begins.
        text: String,
        /// The request the line belongs to.
        then: Request,
    },
    /// Somebody else looks, or something else is asked: keys pressed before were not meant for it. Any text is to be
    /// said first.
    Renewed(Option<String>),
    /// This game is put on the table.
    Play(Box<Begun>),
    /// This match is put on the table.
    Contest(Box<HostedMatch>),
    /// Another place opens over this one.
    Open(Opened),
    /// This was set for all games, to this, and may be seen at once. A theme is kept by whoever can read it.
    Set(Preference, String),
    /// The person's own keys are to be read again.
    Keys,
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
    /// The display has changed, and speaks for itself.
    pub const CHANGED: Outcome = Outcome::Changed(None);
}

/// A keyboard shared by several people, each of whom sees what nobody else may.
pub trait Shared {
    /// Would another person at this keyboard see what they may not?
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

    /// What is shown, row by row: what requests name by number. Nobody asks while the keyboard is covered.
    fn rows(&self, services: &Services) -> Vec<Row>;

    /// Does what is asked.
    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal>;

    /// Takes pasted text that is not meant for a line; `None` if the place takes none.
    fn take_in(&mut self, _text: &str, _: &mut Services) -> Option<Result<Outcome, Refusal>> {
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

    /// A key was pressed: what is open stays open for a while longer.
    fn touched(&mut self, _: Instant) {}

    /// Time passed: returns any result of that.
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

    /// The game or the match that it put on the table was left: returns what should be said about it.
    ///
    /// # Errors
    /// The result of the game cannot be recorded.
    fn returned(&mut self, _: &mut Services) -> Result<Option<String>, Refusal> {
        Ok(None)
    }

    /// The keyboard that people share here, if they hide something from each other.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// The same, mutably.
    fn shared_mut(&mut self) -> Option<&mut dyn Shared> {
        None
    }
}
