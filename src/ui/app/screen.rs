//! The screens that lie above each other.

use crate::ui::input::situation::Place;
use crate::ui::screens::bout::Match;
use crate::ui::screens::browser::Browser;
use crate::ui::screens::choose::Choose;
use crate::ui::screens::confirm::Confirm;
use crate::ui::screens::deck::Deck;
use crate::ui::screens::decks::Decks;
use crate::ui::screens::help::Help;
use crate::ui::screens::home::Home;
use crate::ui::screens::inspect::Inspect;
use crate::ui::screens::log::Log;
use crate::ui::screens::new_game::NewGame;
use crate::ui::screens::over::Over;
use crate::ui::screens::piles::Piles;
use crate::ui::screens::text::Text;

/// What a yes to a question does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Leave the program.
    Quit,
    /// Give up; the seat then spells its name.
    Concede,
    /// Delete a deck.
    Remove(usize),
    /// Pick an option that cannot be taken back.
    Pick(usize),
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
            Screen::Resume(_) => Place::List,
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
