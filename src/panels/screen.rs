//! The screens on top of each other.

use crate::screens::help::Help;
use crate::screens::home::Home;
use crate::screens::match_page::Match;
use crate::screens::new_game::NewGame;
use crate::screens::notes::Notes;
use screen::game::layer::Layer;
use screen::widgets::choose::{Choose, Entry};
use screen::widgets::confirm::Confirm;
use screen::widgets::log::Log;
use screen::widgets::text::Text;
use shell::command::situation::Focus;
use shell::place::Choice;
use shell::request::Request;

/// What a yes to a question does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Ask for this.
    Ask(Request),
    /// Pick an option that cannot be taken back.
    Pick(usize),
}

/// Requests of which one is chosen.
pub(super) struct Chooser {
    pub(super) list: Choose,
    /// What each row asks for.
    pub(super) rows: Vec<Option<Request>>,
    /// Does it stay until somebody answers?
    pub(super) stays: bool,
}

impl Chooser {
    pub(super) fn new(choice: Choice) -> Chooser {
        let of_all: Vec<String> = Some(choice.about).filter(|about| !about.is_empty()).into_iter().collect();
        let (entries, rows) = choice
            .rows
            .into_iter()
            .map(|row| {
                let details = row.details.into_iter().chain(of_all.clone()).collect();
                let entry = Entry { title: row.title, about: row.about, details, ..Entry::default() };
                (entry, row.then)
            })
            .unzip();
        let list = Choose::new(choice.title, "There is nobody to choose.", entries);
        Chooser { list, rows, stays: choice.stays }
    }
}

/// A screen with its model.
pub(super) enum Screen {
    Home(Home),
    NewGame(Box<NewGame>),
    Text(Text),
    /// A screen that a game adds to the program.
    Layer(Box<dyn Layer>),
    Match(Match),
    Choose(Chooser),
    Notes(Notes),
    Table,
    Log(Log),
    /// A page of the game over its table.
    Page(Focus),
    Help(Box<Help>),
    Confirm(Confirm, Question),
}

impl Screen {
    pub(super) fn home() -> Screen {
        Screen::Home(Home::default())
    }

    /// Where keys go while it is on top.
    pub(super) fn focus(&self) -> Focus {
        match self {
            Screen::Home(_) => Focus::Home,
            Screen::NewGame(_) => Focus::NewGame,
            Screen::Choose(_) => Focus::List,
            Screen::Notes(_) => Focus::Notes,
            Screen::Layer(layer) => layer.focus(),
            Screen::Page(place) => *place,
            Screen::Text(_) => Focus::Text,
            Screen::Match(_) => Focus::Match,
            Screen::Table => Focus::Board,
            Screen::Log(_) => Focus::Log,
            Screen::Help(_) => Focus::Help,
            Screen::Confirm(..) => Focus::Confirm,
        }
    }

    /// Is something asked here that is asked no more once anything happens?
    pub(super) fn is_choice(&self) -> bool {
        matches!(self, Screen::Choose(chooser) if !chooser.stays)
    }

    /// Is it the end of a game?
    pub(super) fn is_end(&self) -> bool {
        matches!(self, Screen::Page(Focus::Over))
    }

    /// Was it looked at in an open hand, so that it closes with it?
    pub(super) fn goes_with_hand(&self) -> bool {
        matches!(self, Screen::Page(Focus::Inspect | Focus::Piles) | Screen::Text(_))
    }

    /// Does it cover the screen below with something for everybody: help, settings, lists, the course of the game?
    pub(super) fn is_for_all(&self) -> bool {
        matches!(self, Screen::Help(_) | Screen::Layer(_))
    }

    /// Does it lie over the screen below instead of covering it?
    pub(super) fn is_popup(&self) -> bool {
        matches!(self, Screen::Confirm(..))
    }
}
