//! A game looked back at: one at the table in public, a finished one through anybody's eyes.

use super::table_session::Playable;
use hotseat::hosted::Outcome;
use hotseat::log::Line;
use hotseat::past::{Counted, Moment};
use hotseat::recording::Recording;
use hotseat::table::Table;
use seats::{Seat, SeatSet};

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
}
