//! The game at the table looked back at: its public side only, whosever hand is open.

use super::{Playable, TableSession};
use crate::course::{Course, Words};
use crate::session::GameSession;
use hotseat::hosted::Outcome;
use hotseat::log::Line;
use hotseat::past::{Counted, Moment};
use hotseat::table::Table;
use seats::{Seat, SeatSet};

impl<G: Playable> Course for TableSession<G> {
    type View = <G as Playable>::Seen;

    fn table(&self) -> &Table {
        self.host.table()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.host.outcome()
    }

    fn moments(&self) -> Vec<Moment> {
        self.host.past().moments()
    }

    fn eyes(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn view(&self, at: usize, _: Option<Seat>) -> Option<<G as Playable>::Seen> {
        self.host.past().public(at)
    }

    fn log(&self, at: usize, _: Option<Seat>) -> Vec<Line> {
        self.host.past().log(at, None)
    }

    fn counted(&self) -> Counted {
        self.host.past().counted()
    }

    fn leaders(&self) -> Vec<Vec<String>> {
        G::played_with(self.visible().view())
    }

    fn words(&self) -> Words {
        Words::of::<G>()
    }

    fn seed(&self) -> Option<u64> {
        self.host.seed()
    }

    fn laid_out(&self, at: usize) -> Vec<String> {
        self.host.past().public(at).map(|view| G::laid_out(&view)).unwrap_or_default()
    }
}
