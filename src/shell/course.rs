//! A game looked back at: one at the table in public, a finished one through anybody's eyes.

use super::games::Known;
use super::table_session::Playable;
use hotseat::hosted::{Hosted, Outcome};
use hotseat::log::Line;
use hotseat::past::{Counted, Moment};
use hotseat::recording::Recording;
use hotseat::table::Table;
use seats::{Seat, SeatSet};
use swu_view::SeatView;

/// What a game calls its rounds, and what everybody has left of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// A round, in the middle of a sentence.
    pub round: &'static str,
    /// What is counted: "HP".
    pub left: &'static str,
}

impl Words {
    /// Those of a game.
    pub(crate) const fn of<G: Hosted>() -> Words {
        Words { round: G::ROUND, left: G::LEFT }
    }
}

impl Default for Words {
    fn default() -> Words {
        Words { round: "round", left: "HP" }
    }
}

/// The course of a game. Nothing can be done in it, and it does not contain what its eyes may not see.
pub trait Course {
    /// What may be seen of the game.
    type View;

    /// Who sits at the table.
    fn table(&self) -> &Table;

    /// How it ended; `None` if it is not over.
    fn outcome(&self) -> Option<Outcome>;

    /// Every moment, from the beginning on.
    fn moments(&self) -> Vec<Moment>;

    /// Through whose eyes it may be looked at, besides everybody's.
    fn eyes(&self) -> SeatSet;

    /// A moment as everybody saw it, or as a seat did whose eyes may look; `None` if there is no such moment.
    fn view(&self, at: usize, eyes: Option<Seat>) -> Option<Self::View>;

    /// The log up to a moment, through the same eyes.
    fn log(&self, at: usize, eyes: Option<Seat>) -> Vec<Line>;

    /// What was counted for every seat.
    fn counted(&self) -> Counted;

    /// What the game calls its rounds.
    fn words(&self) -> Words;

    /// With which leaders everybody played, in public; empty if the game has none.
    fn leaders(&self) -> Vec<Vec<String>>;

    /// The number all luck came from, once nothing depends on it any more.
    fn seed(&self) -> Option<u64>;

    /// The table at a moment in sentences, as everybody saw it; empty if there is no such moment.
    fn laid_out(&self, at: usize) -> Vec<String>;
}

/// The leaders on a table that the program knows.
pub(crate) fn leaders_of(known: Known<'_>) -> Vec<Vec<String>> {
    let names = |side: &SeatView| side.leaders.iter().map(|leader| leader.name.clone()).collect();
    known.unlimited().map(|view| view.seats.iter().map(names).collect()).unwrap_or_default()
}

impl<G: Playable> Course for Recording<G> {
    type View = <G as Playable>::Seen;

    fn table(&self) -> &Table {
        Recording::table(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Recording::outcome(self)
    }

    fn moments(&self) -> Vec<Moment> {
        self.past().moments()
    }

    fn eyes(&self) -> SeatSet {
        self.past().eyes()
    }

    fn view(&self, at: usize, eyes: Option<Seat>) -> Option<<G as Playable>::Seen> {
        let past = self.past();
        match eyes.filter(|seat| past.eyes().has(*seat)) {
            Some(seat) => past.view(at, seat),
            None => past.public(at),
        }
    }

    fn log(&self, at: usize, eyes: Option<Seat>) -> Vec<Line> {
        self.past().log(at, eyes)
    }

    fn counted(&self) -> Counted {
        self.past().counted()
    }

    fn words(&self) -> Words {
        Words::of::<G>()
    }

    fn leaders(&self) -> Vec<Vec<String>> {
        let last = self.past().moments().len().saturating_sub(1);
        self.past().public(last).map(|view| G::played_with(&view)).unwrap_or_default()
    }

    fn seed(&self) -> Option<u64> {
        Recording::seed(self)
    }

    fn laid_out(&self, at: usize) -> Vec<String> {
        self.past().public(at).map(|view| G::laid_out(&view)).unwrap_or_default()
    }
}
