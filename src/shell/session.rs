//! What front ends ask of a game at the table. Whoever implements this decides what may be seen; a screen never can.
//!
//! [`Session`] is the same for every game, and enough for whoever hosts one. [`GameSession`] adds the game's own view, for
//! the board that draws it or tells of it.

use super::command::Command;
use super::course::Course;
use super::curtain::{Curtain, Purpose, Spelling};
use super::games::Known;
use super::guide::Guide;
use crate::refusal::{Refusal, TableFault};
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Keystroke};
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
    /// Somebody who decides, this person or another of several, must take the keyboard first.
    Curtain(Seat),
    /// Everybody's.
    Public,
    /// Those of this person at the keyboard, whose hand is open, and of partners who play with open hands.
    Open(Seat),
}

/// What may be on the screen now.
#[derive(Debug)]
pub enum Visible<'a, V> {
    /// Somebody who decides must take the keyboard first. The table behind the curtain is the public one.
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
    /// Does whoever holds the open hand see them first, and the table once it is closed?
    pub table_next: bool,
    /// Who looks at what, or turns it up: "Ann looks at 2 cards of Bob's hand: Vanquish, Waylay".
    pub text: String,
    /// The ids of the cards.
    pub cards: Vec<String>,
}

/// What became of a wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// It is done.
    Yes,
    /// It is done, and this is to be said.
    Said(String),
    /// These people must agree first, each by spelling.
    Ask(Vec<Seat>),
    /// Somebody proved who they are; [`Session::proof`] has it.
    Proved(Purpose),
}

impl Done {
    /// This was taken back, told without a full stop, and perhaps what `others` did since; nothing where nobody was told
    /// of it.
    pub fn taken_back(what: Option<String>, others: bool) -> Done {
        let others = if others { " So is what others did since." } else { "" };
        Done::Said(what.map_or_else(|| "Taken back.".to_owned(), |what| format!("Taken back: {what}.{others}")))
    }
}

/// Is what happens written down?
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saving {
    /// All of it.
    Safe,
    /// The newest step could not be, and did not happen: the table must say what to do.
    Stuck {
        /// Why.
        why: String,
        /// Which failed attempt it was, from 1.
        attempt: usize,
    },
    /// No longer, and everybody agreed; why.
    Agreed(String),
}

/// A game at the table, whichever it is: everything about it that is the same for all games.
pub trait Session {
    /// Whose eyes the screen has now.
    fn cover(&self) -> Cover;

    /// The people and what they agreed.
    fn table(&self) -> &Table;

    /// Which of the tables that are laid out one after another lies here, where somebody practises; nothing while the
    /// next one is only looked for. A game is one table from its beginning to its end.
    fn task(&self) -> Option<usize> {
        Some(0)
    }

    /// What lay in play after every step, from the beginning to now, by number; empty where no steps are kept. Everybody
    /// saw it, and letters follow from it.
    fn in_play(&self) -> &[Vec<u16>] {
        &[]
    }

    /// The seat whose decision it is, the first of them if several may make it; nobody's once the game is over.
    fn decides(&self) -> Option<Seat>;

    /// Can this seat give up? Not if it is out of the game already.
    fn may_concede(&self, _: Seat) -> bool {
        true
    }

    /// What a match that knows the game may look at: what is shown now.
    fn known(&self) -> Known<'_> {
        Known::Other
    }

    /// The log as far as it may be read now, oldest first.
    fn log(&self) -> &[LogLine];

    /// The log as far as everybody may read it now, whoever's hand is open.
    fn public_log(&self) -> Vec<LogLine> {
        Vec::new()
    }

    /// Public facts since the person who decides last acted.
    fn recap(&self) -> &Recap;

    /// The match in a few words: "Premier, game 2 of 3 (1-0)".
    fn title(&self) -> &str;

    /// The price of taking back.
    fn undo_price(&self) -> UndoPrice;

    /// How the game ended; nothing while it is under way.
    fn outcome(&self) -> Option<Outcome>;

    /// Picks an option of the decision in the view that is shown.
    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal>;

    /// Cards that have to be looked at before anything goes on: those for the eyes at the screen alone, else those that
    /// were turned up for everybody.
    fn shown(&self) -> &[Shown] {
        &[]
    }

    /// What is shown was looked at.
    fn seen(&mut self, _: Instant) -> Result<(), Refusal> {
        Ok(())
    }

    /// Takes back the newest pick, or begins to ask for it.
    fn take_back(&mut self, now: Instant) -> Result<Done, Refusal>;

    /// Time was called: the game stops at the end of the action phase of this round.
    fn stop_after(&mut self, round: u16) -> Result<(), Refusal> {
        Err(TableFault::NotStopped(round).into())
    }

    /// Somebody does not agree to the taking back that was asked for.
    fn decline(&mut self);

    /// Begins to ask somebody to spell their name. Waiting keys were thrown away just now.
    fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<(), Refusal>;

    /// Who is asked now, and how far they are.
    fn spelling(&self) -> Option<Spelling>;

    /// A key for the spelling. When it is complete, what was asked for is done.
    fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, Refusal>;

    /// Is this key what is left of the word that just opened a hand, typed on by habit? It is not for the table then.
    fn typed_on(&mut self, _: Keystroke, _: Instant) -> bool {
        false
    }

    /// Nobody is asked any more.
    fn stop_asking(&mut self);

    /// The seats that are people.
    fn people(&self) -> Vec<Seat> {
        self.table().people().iter().collect()
    }

    /// Whose hand is open, so that they need not spell their name again. Nobody's at an open table.
    fn at_keyboard(&self) -> Option<Seat> {
        None
    }

    /// The proof of who was asked for notes or to give up the match, once after it was given.
    fn proof(&mut self) -> Option<Confirmed> {
        None
    }

    /// Who gave the proof gives up this game.
    fn concede(&mut self, _: Confirmed, _: Instant) -> Result<(), Refusal> {
        Err(TableFault::NoConcession.into())
    }

    /// Has this seat noted anything? Everybody may know that.
    fn has_notes(&self, _: Seat) -> bool {
        false
    }

    /// The own notes.
    fn notes(&self, _: &Confirmed) -> Result<String, Refusal> {
        Err(TableFault::NoNotes.into())
    }

    /// The own notes read so from now on.
    fn write_notes(&mut self, _: &Confirmed, _: &str) -> Result<(), Refusal> {
        Err(TableFault::NoNotes.into())
    }

    /// What was promised about the luck of this game before it began, if anything was.
    fn commitment(&self) -> Option<&str> {
        None
    }

    /// Where the game is saved, for a person; nothing if it lives in memory.
    fn saved_in(&self) -> Option<String> {
        None
    }

    /// Is what happens written down?
    fn saving(&self) -> Saving {
        Saving::Safe
    }

    /// The table agreed to go on although nothing is written down.
    fn go_on_unsaved(&mut self) {}

    /// Writes the whole game into another file, goes on there and gives its name.
    fn save_elsewhere(&mut self) -> Result<String, Refusal> {
        Err(TableFault::NoFile.into())
    }

    /// Closes an open hand.
    fn close_hand(&mut self, why: Closed);

    /// Does a hand lie open all the time, so that there is nothing to close?
    fn lies_open(&self) -> bool {
        false
    }

    /// Does the decision only go on with the newest pick, of which nothing came yet? Taking it back costs nothing then,
    /// and nobody speaks of it.
    fn half_done(&self) -> bool {
        false
    }

    /// A key was pressed: an open hand stays open for another while.
    fn touched(&mut self, now: Instant);

    /// In how many seconds the open hand closes by itself.
    fn closes_in(&self, now: Instant) -> Option<u16>;

    /// The bot that thinks of its next pick, if one does.
    fn thinking(&self) -> Option<Seat> {
        None
    }

    /// The bot that thinks is to pick the best it has found, at once.
    fn hurry(&mut self, _: Instant) {}

    /// What the program itself did wrong since this was asked last, as a sentence for the table; it goes on all the same.
    fn fault(&mut self) -> Option<String>;

    /// What a teacher says beside the game; nobody teaches unless it was asked for.
    fn guide(&self) -> Option<&Guide> {
        None
    }

    /// A teacher sits down at an open table.
    ///
    /// # Errors
    /// Something is hidden here, or this game is not taught.
    fn begin_to_teach(&mut self) -> Result<(), Refusal> {
        Err(TableFault::NotTaught.into())
    }

    /// Something that the guide offers is asked of the teacher.
    fn teach(&mut self, _: Command, _: Instant) -> Result<(), Refusal> {
        Err(TableFault::NoTeacher.into())
    }

    /// When [`tick`](Session::tick) is to be called if nothing happens before.
    fn deadline(&self) -> Option<Instant>;

    /// Time passed: an open hand may close, a bot may make one pick. True if anything changed.
    fn tick(&mut self, now: Instant) -> bool;

    /// What stands on the curtain for whoever takes the keyboard; nothing while a hand is open.
    fn curtain(&self) -> Option<Curtain<'_>>;
}

/// A game at the table as its own board has it: with the game's own view.
pub trait GameSession: Session {
    /// What may be seen of the game.
    type View;

    /// What may be on the screen now.
    fn visible(&self) -> Visible<'_, Self::View>;

    /// What every seat had left at the end of each round, where practice counts that and there is no course.
    fn rounds(&self) -> &[(u16, Vec<i16>)] {
        &[]
    }

    /// The game as it went so far, in public; nothing where that may not be read again yet (rule H-7).
    fn course(&self) -> Option<&dyn Course<View = Self::View>> {
        None
    }
}
