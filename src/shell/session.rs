//! What front ends ask of a game at the table. The implementation decides what may be seen; a screen never can.
//!
//! [`Session`] is the same for every game, and enough for hosting one. [`GameSession`] adds the game's own view, for
//! the board that draws or narrates it.

mod capability;

use super::course::Course;
use super::curtain::{Curtain, Purpose, Spelling};
use super::game_card::GameCard;
use super::games::Known;
use super::guide::Guide;
use crate::refusal::Refusal;
pub use capability::{ClosedHands, Ending, Kept, Notebooks, Teachable, Teacher, Thinkers};
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use hotseat::hosted::Outcome;
use hotseat::log::Line as LogLine;
use hotseat::recap::Recap;
use hotseat::table::Table;
use hotseat::takeback::UndoPrice;
use seats::Seat;
use std::time::Instant;

/// Whose eyes the screen has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    /// A person who decides, this one or another of several, must take the keyboard first.
    Curtain(Seat),
    /// Everybody's.
    Public,
    /// Those of this person at the keyboard, whose hand is open, and of partners who play with open hands.
    Open(Seat),
}

/// What may be on the screen now.
#[derive(Debug)]
pub enum Visible<'a, V> {
    /// A person who decides must take the keyboard first. The table behind the curtain is the public one.
    Curtain(Seat, &'a V),
    /// The table as everybody sees it; the decision holds only what can be picked without a hand.
    Public(&'a V),
    /// The table with the hand of this person at the keyboard open, and those of partners who play with open hands.
    Open(Seat, &'a V),
}

impl<V> Clone for Visible<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Visible<'_, V> {}

impl<'a, V> Visible<'a, V> {
    /// The view; behind a curtain the public one.
    pub fn view(self) -> &'a V {
        match self {
            Visible::Curtain(_, view) | Visible::Public(view) | Visible::Open(_, view) => view,
        }
    }

    /// Whose eyes these are.
    pub fn cover(&self) -> Cover {
        match self {
            Visible::Curtain(seat, _) => Cover::Curtain(*seat),
            Visible::Public(_) => Cover::Public,
            Visible::Open(seat, _) => Cover::Open(*seat),
        }
    }

    /// The view, unless a curtain is drawn.
    pub fn uncovered(self) -> Option<&'a V> {
        match self {
            Visible::Curtain(..) => None,
            Visible::Public(view) | Visible::Open(_, view) => Some(view),
        }
    }
}

/// Cards that are looked at until they have been seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// May everybody see them, or only the eyes at the screen?
    pub everybody: bool,
    /// Does the person with the open hand see them first, and the table once it is closed?
    pub table_next: bool,
    /// The line of the log that tells of it, from 1; 0 for what these eyes alone see.
    pub line: usize,
    /// Who looks at what, or turns it up: "Ann looks at 2 cards of Bob's hand: Vanquish, Waylay".
    pub text: String,
    /// The ids of the cards.
    pub cards: Vec<String>,
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// It is done.
    Yes,
    /// It is done, with a text to show.
    Said(String),
    /// These people must agree first, each by typing their word.
    Ask(Vec<Seat>),
    /// Somebody proved who they are; [`Session::proof`] has it.
    Proved(Purpose),
}

impl Done {
    /// This was taken back, told without a full stop, and perhaps what `others` have done since; `None` if nobody is
    /// told about it.
    pub fn taken_back(what: Option<String>, others: bool) -> Done {
        let others = if others { " So is what others did since." } else { "" };
        Done::Said(what.map_or_else(|| "Taken back.".to_owned(), |what| format!("Taken back: {what}.{others}")))
    }
}

/// Is the game being saved?
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saving {
    /// All of it.
    Safe,
    /// The newest step could not be saved and did not happen: the table must say what to do.
    Stuck {
        /// Why.
        why: String,
        /// Which failed attempt it was, from 1.
        attempt: usize,
    },
    /// Not any more, and everybody agreed; why.
    Agreed(String),
}

/// A game at the table, of any kind: everything that is the same for all games.
///
/// What a game may lack altogether is a capability: an [`Option`] of a trait of its own, which every implementation must
/// answer for. The methods that have a body follow from others.
pub trait Session {
    /// Whose eyes the screen has now.
    fn cover(&self) -> Cover;

    /// The people and what they agreed.
    fn table(&self) -> &Table;

    /// Which of the tables laid out one after another this is, while somebody practises; `None` while the next one is
    /// being looked for. A game is one table from beginning to end.
    fn task(&self) -> Option<usize>;

    /// The numbers of everything in play after every step, from the beginning to now; empty if no steps are kept.
    /// Everybody saw it, and letters follow from it.
    fn in_play(&self) -> &[Vec<u16>];

    /// The length of the whole log after every step, from the beginning to now; empty if that is not kept.
    fn lines_after(&self) -> &[usize] {
        &[]
    }

    /// The seat whose decision it is, the first of them if several may make it; `None` once the game is over.
    fn decides(&self) -> Option<Seat>;

    /// The card of the game, once it is over; `None` before, and for what is only practised.
    fn game_card(&self) -> Option<GameCard>;

    /// What a match that knows the game may look at: what is shown now.
    fn known(&self) -> Known<'_>;

    /// The log as far as it may be read now, oldest first.
    fn log(&self) -> &[LogLine];

    /// The log as far as everybody may read it now, whosever hand is open.
    fn public_log(&self) -> Vec<LogLine>;

    /// Public facts since the person who decides last acted.
    fn recap(&self) -> &Recap;

    /// The match in a few words: "Premier, game 2 of 3 (1-0)".
    fn title(&self) -> &str;

    /// The price of taking back.
    fn undo_price(&self) -> UndoPrice;

    /// How the game ended; `None` while it is under way.
    fn outcome(&self) -> Option<Outcome>;

    /// The options of the decision in the view that is shown, in words; empty behind a curtain.
    fn options(&self) -> Vec<String>;

    /// Picks an option of the decision in the view that is shown.
    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal>;

    /// Makes the pick that is the only one, unless it is an action: what it says, if it says why; `None` if there is
    /// something to choose. It is taken back with the pick that led to it.
    fn pick_only(&mut self, _now: Instant) -> Option<String> {
        None
    }

    /// Cards that must be looked at before anything goes on: those for the eyes at the screen alone, otherwise those
    /// turned up for everybody.
    fn shown(&self) -> &[Shown];

    /// What is shown was looked at.
    fn seen(&mut self, now: Instant) -> Result<(), Refusal>;

    /// Takes back the newest pick, or begins asking for it.
    fn take_back(&mut self, now: Instant) -> Result<Done, Refusal>;

    /// Somebody does not agree to the takeback that was asked for.
    fn decline(&mut self);

    /// Begins asking somebody to type their name. Waiting keys have just been discarded.
    fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<(), Refusal>;

    /// Who is asked now, and how far they are.
    fn spelling(&self) -> Option<Spelling>;

    /// A key of the name. When it is complete, the request is carried out.
    fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, Refusal>;

    /// Nobody is asked any more.
    fn stop_asking(&mut self);

    /// The seats that are people.
    fn people(&self) -> Vec<Seat> {
        self.table().people().iter().collect()
    }

    /// The promise about the luck of this game made before it began, if any.
    fn commitment(&self) -> Option<&str>;

    /// Closes an open hand.
    fn close_hand(&mut self, why: Closed);

    /// Is a hand open all the time, so that there is nothing to close?
    fn lies_open(&self) -> bool;

    /// Does the decision only continue the newest pick, which has had no effect yet? Then taking it back costs nothing,
    /// and nobody mentions it.
    fn half_done(&self) -> bool;

    /// A key was pressed: an open hand stays open for a while longer.
    fn touched(&mut self, now: Instant);

    /// In how many seconds the open hand closes automatically.
    fn closes_in(&self, now: Instant) -> Option<u16>;

    /// A fault of the program itself since this was last asked, as a sentence for the table; the game goes on all the
    /// same.
    fn fault(&mut self) -> Option<String>;

    /// What a teacher says beside the game; `None` unless teaching was asked for.
    fn guide(&self) -> Option<&Guide>;

    /// Its end before its time; `None` where nobody gives up, as in practice.
    fn ending(&self) -> Option<&dyn Ending>;

    /// The same, to end it.
    fn ending_mut(&mut self) -> Option<&mut dyn Ending>;

    /// Hands that close between decisions; `None` if nothing is hidden, or a hand is asked for in no other way than by
    /// its name.
    fn closed_hands(&self) -> Option<&dyn ClosedHands>;

    /// The same, to answer and to open them.
    fn closed_hands_mut(&mut self) -> Option<&mut dyn ClosedHands>;

    /// Bots that take their time; `None` if nobody waits for any.
    fn thinkers(&self) -> Option<&dyn Thinkers>;

    /// The same, to hurry them.
    fn thinkers_mut(&mut self) -> Option<&mut dyn Thinkers>;

    /// The private notes of its seats; `None` if none are kept.
    fn notebooks(&self) -> Option<&dyn Notebooks>;

    /// The same, to read and write them.
    fn notebooks_mut(&mut self) -> Option<&mut dyn Notebooks>;

    /// The file it is kept in; `None` if it is never written down.
    fn kept(&self) -> Option<&dyn Kept>;

    /// The same, to change how it is kept.
    fn kept_mut(&mut self) -> Option<&mut dyn Kept>;

    /// A table that a teacher may come to; `None` if one has been there from the beginning.
    fn teachable(&mut self) -> Option<&mut dyn Teachable>;

    /// The teacher who takes requests; `None` if there is none.
    fn teacher(&mut self) -> Option<&mut dyn Teacher>;

    /// Where the game is saved, for a person; `None` if it lives in memory.
    fn saved_in(&self) -> Option<String> {
        self.kept()?.saved_in()
    }

    /// Is the game being saved? One that is never written down loses nothing.
    fn saving(&self) -> Saving {
        self.kept().map_or(Saving::Safe, Kept::saving)
    }

    /// The bot that is thinking about its next pick, if any.
    fn thinking(&self) -> Option<Seat> {
        self.thinkers()?.thinking()
    }

    /// The "no" to what is decided behind the curtain that can be said without a look at the hand, in a few words.
    fn unseen_no(&self) -> Option<&'static str> {
        self.closed_hands()?.unseen_no()
    }

    /// Can this seat concede? Not if it is already out of the game.
    fn may_concede(&self, seat: Seat) -> bool {
        self.ending().is_some_and(|ending| ending.may_concede(seat))
    }

    /// When to call [`tick`](Session::tick) if nothing happens before.
    fn deadline(&self) -> Option<Instant>;

    /// Time passed: an open hand may close, a bot may make one pick. True if anything changed.
    fn tick(&mut self, now: Instant) -> bool;

    /// The curtain for the person who takes the keyboard; `None` while a hand is open.
    fn curtain(&self) -> Option<Curtain<'_>>;
}

/// A game at the table for its own board: with the game's own view.
pub trait GameSession: Session {
    /// What may be seen of the game.
    type View;

    /// What may be on the screen now.
    fn visible(&self) -> Visible<'_, Self::View>;

    /// What every seat had left at the end of each round, if practice counts that and there is no course.
    fn rounds(&self) -> &[(u16, Vec<i16>)];

    /// The course of the game so far, in public; `None` if it may not be read again yet (rule H-7).
    fn course(&self) -> Option<&dyn Course<View = Self::View>>;
}
