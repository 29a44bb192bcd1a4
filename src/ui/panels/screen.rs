//! The screens that lie above each other.

use crate::seats::Seat;
use crate::ui::input::situation::Place;
use crate::ui::panels::screens::bout::Match;
use crate::ui::panels::screens::help::Help;
use crate::ui::panels::screens::home::Home;
use crate::ui::panels::screens::new_game::NewGame;
use crate::ui::panels::screens::notes::Notes;
use crate::ui::unlimited::screens::browser::Browser;
use crate::ui::unlimited::screens::deck::Deck;
use crate::ui::unlimited::screens::decks::Decks;
use crate::ui::unlimited::screens::inspect::Inspect;
use crate::ui::unlimited::screens::over::Over;
use crate::ui::unlimited::screens::piles::Piles;
use crate::ui::widgets::choose::Choose;
use crate::ui::widgets::confirm::Confirm;
use crate::ui::widgets::log::Log;
use crate::ui::widgets::text::Text;

/// What a yes to a question does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Leave the program.
    Quit,
    /// Delete a deck.
    Remove(usize),
    /// Keep a list that was not wholly understood.
    KeepDraft,
    /// Pick an option that cannot be taken back.
    Pick(usize),
}

/// What somebody is asked to prove who they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// To write notes.
    Notes(Seat),
    /// To give up the game.
    Concede(Seat),
    /// To give up the match.
    ConcedeMatch(Seat),
}

/// A screen with its model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    Home(Home),
    NewGame(Box<NewGame>),
    Resume(Choose),
    Decks(Decks),
    Deck(Box<Deck>),
    Text(Text),
    Cards(Browser),
    Match(Match),
    Who(Choose, Vec<Who>),
    Saving(Choose),
    Notes(Notes),
    Table,
    Log(Log),
    Inspect(Inspect),
    Piles(Piles),
    Help(Box<Help>),
    Confirm(Confirm, Question),
    Over(Over),
}

impl Screen {
    pub(super) fn home() -> Screen {
        Screen::Home(Home::default())
    }

    /// Where keys go while it is on top.
    pub(super) fn place(&self) -> Place {
        match self {
            Screen::Home(_) => Place::Home,
            Screen::NewGame(_) => Place::NewGame,
            Screen::Resume(_) | Screen::Who(..) | Screen::Saving(_) => Place::List,
            Screen::Notes(_) => Place::Notes,
            Screen::Decks(_) => Place::Decks,
            Screen::Deck(_) => Place::Deck,
            Screen::Text(_) => Place::Text,
            Screen::Cards(_) => Place::Cards,
            Screen::Match(_) => Place::Match,
            Screen::Table => Place::Board,
            Screen::Log(_) => Place::Log,
            Screen::Inspect(_) => Place::Inspect,
            Screen::Piles(_) => Place::Piles,
            Screen::Help(_) => Place::Help,
            Screen::Confirm(..) => Place::Confirm,
            Screen::Over(_) => Place::Over,
        }
    }

    /// Does it lie over the screen below instead of covering it?
    pub(super) fn is_popup(&self) -> bool {
        matches!(self, Screen::Confirm(..))
    }
}
