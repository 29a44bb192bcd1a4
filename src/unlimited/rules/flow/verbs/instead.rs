//! "If this would be defeated, you may instead": offered before the defeat (rule 16.4).

use crate::unlimited::cards::ability::{Ability, Harm, Ref, Selector};
use crate::unlimited::rules::book::AbilityDef;
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::ids::ProgramId;
use crate::unlimited::rules::table::card::{CardState, Obj, Zone};
use crate::unlimited::rules::table::effect::Effect;
use crate::unlimited::rules::table::frame::Frame;

impl Rules<'_> {
    /// A text is about to defeat what it chose: whoever may do something else instead is asked first. Tells whether
    /// anybody is.
    pub(in crate::unlimited::rules) fn offers_instead(&mut self, e: &Effect) -> bool {
        let mut it = self.take_buffer();
        self.collect(e, &Selector::The(Ref::It), &mut it);
        it.retain(|obj| !self.safe_from(e, *obj, Harm::Defeat));
        let asked = self.offer_instead(&it);
        self.give_buffer(it);
        asked
    }

    /// These cards are about to be defeated, and the upgrades on them with them. The first that may do something else
    /// is asked, each once in an action. Tells whether one is.
    pub(in crate::unlimited::rules) fn offer_instead(&mut self, doomed: &[Obj]) -> bool {
        let loaded = doomed.iter().flat_map(|unit| self.t.upgrades_on(unit.uid).map(|uid| self.t.obj(uid)));
        let open = doomed
            .iter()
            .copied()
            .chain(loaded)
            .find(|card| !self.t.declined.contains(card) && self.instead_of_defeat(*card).is_some());
        let Some((card, program)) = open.and_then(|card| Some((card, self.instead_of_defeat(card)?))) else {
            return false;
        };
        self.t.declined.push(card);
        let mut e = Effect::new(program, card, self.controller(card));
        e.subject = card;
        e.pool = self.t.pool.len() as u16;
        self.t.frames.push(Frame::Effect(e));
        true
    }

    /// Did something else happen instead of the card's defeat?
    pub(in crate::unlimited::rules) fn spared(&self, card: Obj) -> bool {
        self.t.declined.contains(&card) && self.t.live(card).is_some() && self.instead_of_defeat(card).is_none()
    }

    /// What may happen instead of the card's defeat.
    fn instead_of_defeat(&self, card: Obj) -> Option<ProgramId> {
        self.instead_of(card, Harm::Defeat)
    }

    /// What may happen to a card in play instead of that.
    pub(in crate::unlimited::rules) fn instead_of(&self, card: Obj, harm: Harm) -> Option<ProgramId> {
        let abilities = &self.side(card.uid).instead;
        let in_play = |card: &CardState| card.zone.is_arena() || card.zone == Zone::Attached;
        if abilities.is_empty()
            || !self.t.live(card).is_some_and(in_play)
            || self.stats(card.uid).is_some_and(|stats| stats.blank)
        {
            return None;
        }
        let wanted = |ability: &&AbilityDef| matches!(*ability.ability, Ability::Instead { of, .. } if of == harm);
        abilities.iter().map(|id| self.book.ability(*id)).find(wanted).and_then(|ability| ability.program)
    }
}
