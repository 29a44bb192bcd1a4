//! What the match screen asks of a match: what it waits for, what may be done, the private page of a deck.

use super::games::{Known, Seated};
use crate::refusal::Refusal;
use events::matchplay::NotesMarker;
use hotseat::handover::{Confirmed, Heard, Keystroke};
use hotseat::log::Line as LogLine;
use seats::Seat;
use std::time::Instant;

/// A match as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchView {
    /// The match in a few words: "Ann - Bob, best of three, 1-0".
    pub title: String,
    /// What it waits for, and other open facts, a sentence each.
    pub facts: Vec<String>,
    /// What can be done now.
    pub choices: Vec<String>,
    /// The score sheet, line by line.
    pub sheet: Vec<String>,
    /// What stands below the choices: of the score sheet what is said nowhere else on the screen.
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

/// Deck and sideboard on the screen of the one who changes them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivatePage {
    /// Whose.
    pub name: String,
    /// Every card of the list, in an order that no move changes.
    pub rows: Vec<ListRow>,
    /// Sizes, what is wrong with them, and the time left.
    pub facts: Vec<String>,
    /// What stands above it.
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
    /// The cards of which this part holds copies, with their places in the rows.
    pub fn part(&self, part: Part) -> Vec<(usize, &ListRow)> {
        self.rows.iter().enumerate().filter(|(_, row)| row.copies(part) > 0).collect()
    }
}

/// Somebody spells their name on the match screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSpelling {
    /// Whose seat; nothing for the organiser, who sits nowhere.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// What for.
    pub what: String,
    /// The letters to type; nothing where a PIN is asked.
    pub letters: Option<String>,
    /// How many of them, or of the PIN's digits, stand so far.
    pub progress: usize,
    /// What became of the last key.
    pub heard: Heard,
}

/// What a choice led to.
pub enum Step {
    /// The match went on, or somebody has to spell their name.
    Shown,
    /// A line is to be typed; this is asked.
    Type(String),
    /// A game goes on the table; with it comes a sentence that is to be shown, if there is one.
    Game(Seated, Option<String>),
    /// The match is left.
    Leave,
}

/// A match at the table.
pub trait MatchSession {
    /// The match as everybody may see it.
    fn view(&self) -> &MatchView;

    /// Does what was chosen.
    fn choose(&mut self, choice: usize, now: Instant) -> Result<Step, Refusal>;

    /// A line that was asked for is typed.
    fn typed(&mut self, text: &str, now: Instant) -> Result<(), Refusal>;

    /// From a menu back to the one before; false if there is none.
    fn back(&mut self) -> Result<bool, Refusal>;

    /// The match is left.
    fn leave(&mut self) -> Result<(), Refusal>;

    /// Who is asked to spell their name.
    fn spelling(&self) -> Option<MatchSpelling>;

    /// A key for the spelling.
    fn spell(&mut self, key: Keystroke, now: Instant) -> Result<(), Refusal>;

    /// Nobody is asked any more.
    fn stop_asking(&mut self);

    /// The seats that are people, with their names.
    fn people(&self) -> Vec<(Seat, String)>;

    /// Begins to ask somebody to spell their name for the own notes.
    fn ask_for_notes(&mut self, seat: Seat, now: Instant) -> Result<(), Refusal>;

    /// The proof of who was asked for notes, once after it was given.
    fn proof(&mut self) -> Option<Confirmed>;

    /// What everybody may know of the notes, by seat (rule O-1).
    fn notes_markers(&self) -> Vec<NotesMarker>;

    /// Opens the own notes and gives what they say.
    fn open_notes(&mut self, writer: &Confirmed) -> Result<String, Refusal>;

    /// The own notes read so from now on; `open` says whether they are still being written.
    fn write_notes(&mut self, writer: &Confirmed, text: &str, open: bool) -> Result<(), Refusal>;

    /// Who gave the proof gives up the match (rule I-5).
    fn concede_match(&mut self, confirmed: &Confirmed) -> Result<(), Refusal>;

    /// Deck and sideboard sizes of everybody, a sentence each (rule H-1).
    fn sizes(&self) -> Vec<String>;

    /// What was promised about the luck of this match (rule Z-6).
    fn commitment(&self) -> Option<String>;

    /// The curtain fell or was lifted; it may stop the clock (rule M-15).
    fn curtain(&mut self, down: bool, now: Instant) -> Result<(), Refusal>;

    /// The private page of a deck, while it is open.
    fn private_page(&self) -> Option<&PrivatePage>;

    /// Moves a copy of a row out of this part into the other one. It is written down at once, legal or not.
    fn shift(&mut self, row: usize, out_of: Part) -> Result<(), Refusal>;

    /// The arrangement is as it shall be.
    fn ready(&mut self) -> Result<(), Refusal>;

    /// Closes the private page. What was arranged stands if it is legal, and waits for its owner if it is not.
    fn cover(&mut self);

    /// Somebody pressed a key: the private page stays open for another while.
    fn touched(&mut self, now: Instant);

    /// Time went by; `table` is the public table of the game that is being played. Gives the last round of that game
    /// when time was called.
    fn tick(&mut self, now: Instant, table: Option<Known<'_>>) -> Result<Option<u16>, Refusal>;

    /// When [`tick`](MatchSession::tick) is to be called if nothing happens before.
    fn deadline(&self, now: Instant) -> Option<Instant>;

    /// A game left the table. If it is over, the match takes its result.
    fn left_table(&mut self, table: Known<'_>, log: &[LogLine]) -> Result<(), Refusal>;
}
