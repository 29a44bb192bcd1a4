//! What may be on the screen right now.

use super::hosted::Hosted;
use super::recap::Recap;
use super::table::Table;
use seats::{Seat, SeatSet};

/// Everything a screen is given of a game. A screen can draw it, but cannot ask for another one.
pub enum Exposure<G: Hosted> {
    /// No hand is open.
    Lowered(Lowered<G>),
    /// The hand of a seat, or of a team, is open.
    Lifted(Lifted<G>),
}

/// The table as everybody may see it. This type contains no hidden card and no way to one.
pub struct Lowered<G: Hosted> {
    /// Who should come to the keyboard next: whoever has something to read, else whoever decides (any one of them may
    /// come); nobody when the game is over.
    pub next: SeatSet,
    /// Must one of them take the keyboard before the game can go on? Then the curtain is drawn, otherwise the table.
    pub curtain: bool,
    /// Why the curtain is there, in a sentence.
    pub why: &'static str,
    /// The "no" that can be said without a look at the hand, in a few words.
    pub unseen_no: Option<&'static str>,
    /// The people.
    pub table: Table,
    /// What anybody may see.
    pub public: G::Public,
    /// What has happened in public since those who come next last acted.
    pub recap: Recap,
}

/// The table as one seat, or one team, sees it.
pub struct Lifted<G: Hosted> {
    /// Who is at the keyboard.
    pub seat: Seat,
    /// Whose hands are open: the seats' own, and those of partners who play with open hands.
    pub open: SeatSet,
    /// The people.
    pub table: Table,
    /// What those seats may see.
    pub view: G::View,
    /// What was shown to those seats and must be read before the game goes on, oldest first.
    pub shown: Vec<G::Fact>,
}

/// What closed a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The decision was made, and nobody else has to decide.
    Committed,
    /// The next decision is somebody else's.
    OtherSeat,
    /// The window lost the focus.
    FocusLost,
    /// The program was suspended.
    Suspended,
    /// The window became too small.
    TooSmall,
    /// Nobody has pressed a key for a while.
    Idle,
    /// Help or the settings were opened.
    Overlay,
    /// The person closed it.
    Asked,
    /// Somebody else, or the whole table, is asked something.
    Question,
    /// The game was taken back to an earlier point.
    TakenBack,
    /// The game was opened again.
    Resumed,
    /// Nobody has looked yet.
    Begun,
}

impl Closed {
    /// Every reason.
    pub const ALL: [Closed; 12] = [
        Closed::Committed,
        Closed::OtherSeat,
        Closed::FocusLost,
        Closed::Suspended,
        Closed::TooSmall,
        Closed::Idle,
        Closed::Overlay,
        Closed::Asked,
        Closed::Question,
        Closed::TakenBack,
        Closed::Resumed,
        Closed::Begun,
    ];

    /// The reason for the curtain, in a sentence; it never says anything about a card.
    pub fn sentence(self) -> &'static str {
        match self {
            Closed::Committed | Closed::OtherSeat => "The next choice needs a look at a hand.",
            Closed::FocusLost => "The hand was closed: the window lost the focus.",
            Closed::Suspended => "The hand was closed: the program was suspended.",
            Closed::TooSmall => "The hand was closed: the window became too small.",
            Closed::Idle => "The hand was closed: nobody pressed a key for a while.",
            Closed::Overlay => "The hand was closed while something else covered it.",
            Closed::Asked => "The hand was closed.",
            Closed::Question => "The hand was closed: a question was asked.",
            Closed::TakenBack => "The game was taken back to an earlier point.",
            Closed::Resumed => "The game continues where it was left.",
            Closed::Begun => "Everything is ready to begin.",
        }
    }
}
