//! What a command must know about the present situation to say whether it is available, and why not.

use super::{Command, Unavailable};
use crate::session::{Cover, Session};
use hotseat::takeback::UndoPrice;

/// Where keys go.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Focus {
    /// The first screen.
    #[default]
    Home,
    /// The screen where a game is set up.
    NewGame,
    /// A list of things to open: unfinished games, decks.
    List,
    /// Saved games.
    Games,
    /// The rules in plain words.
    Rules,
    /// What is set for all games.
    Settings,
    /// All decks.
    Decks,
    /// A deck that is built.
    Deck,
    /// A text to read.
    Text,
    /// A match between its games.
    Match,
    /// Deck and sideboard between games, on the screen of the player who changes them.
    Sideboard,
    /// Private notes.
    Notes,
    /// The card browser.
    Cards,
    /// The table.
    Board,
    /// A choice made in a list over the table.
    Prompt,
    /// The log as a screen.
    Log,
    /// The game as it was at an earlier moment.
    Past,
    /// A card as a screen.
    Inspect,
    /// Piles, resources and lasting effects.
    Piles,
    /// Help.
    Help,
    /// A yes-or-no question.
    Confirm,
    /// The end of a game.
    Over,
    /// A draft: cards are picked.
    Draft,
    /// Sealed boosters are opened.
    Opening,
    /// A deck is built from a pool.
    Pool,
    /// Everybody has built: whom to play.
    Opponents,
    /// The desk of a tournament.
    Desk,
    /// What the room may see of a tournament.
    RoomBoard,
    /// Drafts, pools and tournaments.
    Events,
    /// Somebody takes the keyboard.
    Curtain,
}

impl Focus {
    /// Every place.
    pub const ALL: [Focus; 30] = [
        Focus::Home,
        Focus::NewGame,
        Focus::List,
        Focus::Games,
        Focus::Rules,
        Focus::Settings,
        Focus::Decks,
        Focus::Deck,
        Focus::Text,
        Focus::Match,
        Focus::Sideboard,
        Focus::Notes,
        Focus::Cards,
        Focus::Board,
        Focus::Prompt,
        Focus::Log,
        Focus::Past,
        Focus::Inspect,
        Focus::Piles,
        Focus::Help,
        Focus::Confirm,
        Focus::Over,
        Focus::Draft,
        Focus::Opening,
        Focus::Pool,
        Focus::Opponents,
        Focus::Desk,
        Focus::RoomBoard,
        Focus::Events,
        Focus::Curtain,
    ];

    /// Is this one of the first questions?
    pub fn is_heard_at_home(command: Command) -> bool {
        let general = matches!(command, Command::Quit | Command::Help | Command::Card | Command::Look);
        let entry = command.entry();
        !general && (entry.heard.contains(&Focus::Home) || command == Command::Browse)
    }

    /// The place in words, for the headings of help.
    pub const fn name(self) -> &'static str {
        match self {
            Focus::Home => "First screen",
            Focus::NewGame => "New game",
            Focus::List => "Lists",
            Focus::Games => "Saved games",
            Focus::Rules => "Rules",
            Focus::Settings => "Settings",
            Focus::Decks => "Decks",
            Focus::Deck => "Building a deck",
            Focus::Text => "Reading",
            Focus::Match => "Match",
            Focus::Sideboard => "Deck and sideboard",
            Focus::Notes => "Private notes",
            Focus::Cards => "Cards",
            Focus::Board => "Table",
            Focus::Prompt => "Choosing in a list",
            Focus::Log => "Log",
            Focus::Past => "Looking back",
            Focus::Inspect => "Looking at a card",
            Focus::Piles => "Piles",
            Focus::Help => "Help",
            Focus::Confirm => "Question",
            Focus::Over => "End of the game",
            Focus::Draft => "Draft",
            Focus::Opening => "Opening boosters",
            Focus::Pool => "Building from a pool",
            Focus::Opponents => "After building",
            Focus::Desk => "Desk of a tournament",
            Focus::RoomBoard => "Room board",
            Focus::Events => "Events",
            Focus::Curtain => "Passing the keyboard",
        }
    }
}

/// The hand of the person at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HandState {
    /// There is no hand to open: nobody decides.
    #[default]
    None,
    /// Closed.
    Closed,
    /// Open.
    Open,
    /// Open all the time.
    Always,
}

/// What commands look at. Public facts only, except `refusals` while a hand is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Situation {
    /// Where keys go.
    pub place: Focus,
    /// Is a game under way?
    pub game: bool,
    /// The hand.
    pub hand: HandState,
    /// Can what is asked be declined without a look at the hand?
    pub unseen_no: bool,
    /// The price of taking back.
    pub undo: UndoPrice,
    /// The commands that the game refuses now, with its reasons.
    pub refusals: Vec<(Command, String)>,
    /// The commands that make no sense now: the footer leaves them out.
    pub needless: Vec<Command>,
    /// The commands that the game has no use for.
    pub foreign: &'static [Command],
    /// How many seats the table has.
    pub seats: usize,
    /// Is something selected?
    pub selected: bool,
    /// What a teacher offers.
    pub offered: Vec<Command>,
    /// Do the steps of a game that is looked back at follow each other automatically?
    pub running: bool,
    /// Is Enter for one of them, with nothing else to do?
    pub taught: bool,
}

impl Situation {
    /// What commands look at while this game lies on the table.
    pub fn at_table(session: &dyn Session) -> Situation {
        let hand = match session.cover() {
            Cover::Open(_) if session.lies_open() => HandState::Always,
            Cover::Open(_) => HandState::Open,
            // A bot's hand is opened to nobody.
            _ if session.decides().is_some() && session.thinking().is_none() => HandState::Closed,
            _ => HandState::None,
        };
        let guide = session.guide();
        Situation {
            place: Focus::Board,
            game: true,
            hand,
            unseen_no: session.unseen_no().is_some(),
            undo: session.undo_price(),
            seats: session.table().count(),
            offered: guide.map(|guide| guide.offers.iter().map(|(command, _)| *command).collect()).unwrap_or_default(),
            taught: session.thinking().is_some() || guide.is_some_and(|guide| guide.enter.is_some()),
            ..Situation::default()
        }
    }

    /// Why the game refuses a command now, if it does.
    pub(super) fn refused(&self, command: Command) -> Option<Unavailable> {
        let refusal = self.refusals.iter().find(|(refused, _)| *refused == command);
        refusal.map(|(_, why)| Unavailable::Rules(why.clone()))
    }
}
