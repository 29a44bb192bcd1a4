//! Units that are copies of others (rule 22.4).

use crate::book::{ProgramId, WHEN_PLAYED};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::ids::GiftId;
use crate::table::card::{DefId, Obj};
use crate::table::effect::{Effect, Lasting, Lasts, NO_ATTACK, NOBODY};
use seats::Seat;
use swu_language::ability::{Give, Until};

impl Rules<'_> {
    /// The units that a card may enter play as a copy of.
    pub(crate) fn copies_for(&mut self, card: Obj, seat: Seat, into: &mut Vec<Choice>) {
        let book = self.book;
        let Some((of, _)) = &book.def(self.table.card(card.uid).def).copies else { return };
        let mut list = self.take_buffer();
        self.collect(&Effect::new(ProgramId::NONE, card, seat), of, &mut list);
        into.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
        self.give_buffer(list);
    }

    /// The units with "When Played" abilities that a card may enter play with (rule 40.3).
    pub(crate) fn teachers_for(&self, card: Obj, seat: Seat, into: &mut Vec<Choice>) {
        let Some(of) = &self.book.def(self.table.card(card.uid).def).learns else { return };
        self.visit(&Effect::new(ProgramId::NONE, card, seat), of, &mut |unit| {
            if !self.triggers(unit, WHEN_PLAYED).is_empty() {
                into.push(Choice::Card(unit.uid));
            }
            false
        });
    }

    /// Is there any unit that it may enter play as a copy of?
    pub(crate) fn has_copies(&self, card: Obj, seat: Seat) -> bool {
        let Some((of, _)) = &self.book.def(self.table.card(card.uid).def).copies else { return false };
        self.visit(&Effect::new(ProgramId::NONE, card, seat), of, &mut |_| true)
    }

    /// Makes a unit that enters play a copy: with what is printed there, or counts as printed, but not unique.
    pub(crate) fn become_copy(&mut self, unit: Obj, def: DefId, of: Obj) {
        self.refresh();
        let printed = self.printed_by_others(of);
        let card = self.table.card_mut(unit.uid);
        card.original = Some(card.def);
        card.def = def;
        let (source, controller) = (unit, card.controller);
        let last = |what| Lasting {
            what,
            on: unit,
            source,
            controller,
            until: Until::SourceLeaves,
            attack: NO_ATTACK,
            name: u16::MAX,
            player: NOBODY,
            amount: 0,
        };
        self.table.lasting.extend(printed.into_iter().map(last));
        self.table.cache.forget();
    }

    /// What replaces the printed power and HP of a unit (rule 25.13): a copy keeps it for good (rule 22.4).
    fn printed_by_others(&self, of: Obj) -> Vec<Lasts> {
        let Some(stats) = self.stats(of.uid).filter(|_| self.is_unit(of)) else { return Vec::new() };
        let replaces = |gift: GiftId| match self.book.gift(gift).give {
            Give::PrintedPower(_) => Some(Lasts::Gift { gift, amount: stats.printed.0 }),
            Give::PrintedHp(_) => Some(Lasts::Gift { gift, amount: stats.printed.1 }),
            _ => None,
        };
        let effects =
            self.table.lasting.iter().filter(|lasting| lasting.on == of).filter_map(|lasting| match lasting.what {
                Lasts::Gift { gift, .. } => replaces(gift),
                _ => None,
            });
        let attached = self.table.cache.work.iter().filter(|item| item.host == of && !self.is_silent(**item));
        let constants = attached.flat_map(|item| &self.book.constant(item.constant).gifts);
        effects.chain(constants.filter_map(|gift| replaces(*gift))).collect()
    }
}
