//! Units that are copies of others (rule 22.4).

use crate::book::ProgramId;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::table::card::{DefId, Obj};
use crate::table::effect::Effect;
use seats::Seat;

impl Rules<'_> {
    /// The units that a card may enter play as a copy of.
    pub(crate) fn copies_for(&mut self, card: Obj, seat: Seat, into: &mut Vec<Choice>) {
        let book = self.book;
        let Some((of, _)) = &book.def(self.t.card(card.uid).def).copies else { return };
        let mut list = self.take_buffer();
        self.collect(&Effect::new(ProgramId::NONE, card, seat), of, &mut list);
        into.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
        self.give_buffer(list);
    }

    /// Is there any unit that it may enter play as a copy of?
    pub(crate) fn has_copies(&self, card: Obj, seat: Seat) -> bool {
        let Some((of, _)) = &self.book.def(self.t.card(card.uid).def).copies else { return false };
        self.visit(&Effect::new(ProgramId::NONE, card, seat), of, &mut |_| true)
    }

    /// Makes a unit that enters play a copy: with what is printed there, but not unique.
    pub(crate) fn become_copy(&mut self, unit: Obj, def: DefId) {
        let card = self.t.card_mut(unit.uid);
        card.original = Some(card.def);
        card.def = def;
        self.t.cache.forget();
    }
}
