//! The Force token: with a player, or not (rule 25.6).

use super::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::query::stats::bit;
use crate::table::card::{Obj, Uid};
use crate::table::depends::Depends;
use crate::table::memory::Happening;
use crate::table::options::Unseen;
use seats::Seat;
use swu_language::keyword::Keyword;

impl Rules<'_> {
    /// The Force is with this player: true if it was not before, as there is one token each.
    pub(crate) fn gain_force(&mut self, seat: Seat) -> bool {
        if std::mem::replace(&mut self.table.sides[seat].force, true) {
            return false;
        }
        self.table.cache.changed(Depends::FORCE);
        self.fact(What::ForceGained, seat, Uid::NONE, Uid::NONE, 0);
        self.created_tokens(seat, 1);
        true
    }

    /// The Force token of a player is defeated, not used (rule 36.5).
    pub(crate) fn lose_force(&mut self, seat: Seat) {
        if std::mem::replace(&mut self.table.sides[seat].force, false) {
            self.table.cache.changed(Depends::FORCE);
            self.fact(What::ForceLost, seat, Uid::NONE, Uid::NONE, 0);
        }
    }

    /// The player uses the Force; true if it was with them.
    pub(crate) fn use_force(&mut self, seat: Seat) -> bool {
        if !std::mem::replace(&mut self.table.sides[seat].force, false) {
            return false;
        }
        self.table.cache.changed(Depends::FORCE);
        self.fact(What::ForceUsed, seat, Uid::NONE, Uid::NONE, 0);
        if let Some(base) = self.table.sides[seat].base {
            self.note(Happening::UsedForce, seat, self.table.obj(base), Obj::NONE, 0);
        }
        self.moment(Moment::UsedForce(seat));
        true
    }

    /// Could this player have a resource with Plot (rule 25.7)? The question does not give away which lists have such
    /// cards: everybody who has a resource is asked.
    pub(crate) fn plots(&self, seat: Seat) -> bool {
        let plot = |def| self.book.def(def).front.keywords & bit(Keyword::Plot) != 0;
        let there_is_plot = match self.table.options.unseen {
            Unseen::Pool => true,
            Unseen::Sets { plot, .. } => plot,
            Unseen::Lists => self.table.cards.iter().any(|card| plot(card.def)),
        };
        there_is_plot && !self.table.sides[seat].resources.is_empty()
    }
}
