//! What may be seen of a match: what it waits for, what may be done, the private page of a deck, who is asked for a
//! name.

use hotseat::handover::Heard;
use seats::Seat;

/// A match as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchView {
    /// The match in a few words: "Ann - Bob, best of three, 1-0".
    pub title: String,
    /// What it waits for, and other open facts, one sentence each.
    pub facts: Vec<String>,
    /// What can be done now.
    pub choices: Vec<String>,
    /// The score sheet, line by line.
    pub sheet: Vec<String>,
    /// Shown below the choices: the parts of the score sheet that are nowhere else on the screen.
    pub below: Vec<String>,
    /// The clocks, if there are any.
    pub clock: String,
    /// Is the match over?
    pub over: bool,
}

/// One of the two parts of a list between which copies move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The draw deck.
    Deck,
    /// The sideboard.
    Sideboard,
}

/// A card of a list, with its copies in both parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListRow {
    /// Which card it is, by set and number.
    pub id: &'static str,
    /// Its cost, if it has one.
    pub cost: Option<u8>,
    /// Its name.
    pub name: String,
    /// Copies in the deck.
    pub deck: u32,
    /// Copies in the sideboard.
    pub sideboard: u32,
}

impl ListRow {
    /// Copies in this part.
    pub const fn copies(&self, part: Part) -> u32 {
        match part {
            Part::Deck => self.deck,
            Part::Sideboard => self.sideboard,
        }
    }
}

/// Deck and sideboard on the screen of the player who changes them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivatePage {
    /// Whose.
    pub name: String,
    /// Every card of the list, in an order that no move changes.
    pub rows: Vec<ListRow>,
    /// Sizes, what is wrong with them, and the time left.
    pub facts: Vec<String>,
    /// Its heading.
    pub title: String,
    /// A text to read instead of cards.
    pub text: Vec<String>,
    /// What may be done with it.
    pub purpose: Purpose,
}

/// What may be done with a private page of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// Cards move between deck and sideboard.
    #[default]
    Change,
    /// The opponent's list is read before a match of the top cut (rule V-4).
    Review,
    /// It is read.
    Read,
}

impl PrivatePage {
    /// The cards with copies in this part, with their row indices.
    pub fn part(&self, part: Part) -> Vec<(usize, &ListRow)> {
        self.rows.iter().enumerate().filter(|(_, row)| row.copies(part) > 0).collect()
    }
}

/// Somebody types their name on the match screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSpelling {
    /// Whose seat; `None` for the organiser, who has no seat.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// What for.
    pub what: String,
    /// The letters to type; `None` if a PIN is asked for.
    pub letters: Option<String>,
    /// How many of them, or of the PIN's digits, have been typed.
    pub progress: usize,
    /// What the last key did.
    pub heard: Heard,
}
