//! "If this would be defeated, you may instead": offered before the defeat (rule 16.4).

use crate::book::AbilityDef;
use crate::book::op::{Op, Verb};
use crate::engine::Rules;
use crate::ids::ProgramId;
use crate::table::card::{CardState, Obj, Zone};
use crate::table::effect::Effect;
use crate::table::frame::Frame;
use crate::table::rare::Rare;
use swu_language::ability::{Ability, Harm, Ref, Selector};

impl Rules<'_> {
    /// A text is about to make its targets leave play: any player who may do something else instead of being defeated,
    /// or of being defeated with its unit (rule 4.5c), is asked first. True if anybody is.
    pub(crate) fn offers_instead(&mut self, e: &Effect, op: &Op) -> bool {
        let mut it = self.take_buffer();
        self.collect(e, &Selector::The(Ref::It), &mut it);
        let asked = match op {
            Op::Do(Verb::Defeat) => {
                it.retain(|obj| !self.safe_from(e, *obj, Harm::Defeat));
                self.offer_instead(&it)
            }
            Op::Do(Verb::Return) => {
                let returned = it.clone();
                it.retain(|obj| self.is_unit(*obj) && !self.safe_from(e, *obj, Harm::Return));
                self.offer_to_upgrades(&it, &returned)
            }
            Op::Do(Verb::Capture(by)) => {
                let guard = self.first(e, *by).filter(|guard| self.is_unit(*guard) || self.is_base(*guard));
                it.retain(|obj| self.is_unit(*obj) && guard.is_some_and(|guard| guard != *obj));
                it.retain(|obj| !self.safe_from(e, *obj, Harm::Capture));
                it.retain(|obj| self.instead_of(*obj, Harm::Capture).is_none());
                self.offer_to_upgrades(&it, &[])
            }
            _ => {
                it.retain(|obj| self.is_unit(*obj));
                self.offer_to_upgrades(&it, &[])
            }
        };
        self.give_buffer(it);
        asked
    }

    /// These cards are about to be defeated, together with the upgrades on them. The first that may do something else
    /// is asked, each once per action. True if one is.
    pub(crate) fn offer_instead(&mut self, doomed: &[Obj]) -> bool {
        let open = |card: &Obj| self.may_be_spared(*card);
        let first = doomed.iter().copied().find(open).or_else(|| self.loaded(doomed).find(open));
        first.is_some_and(|card| self.ask_instead(card)) || self.ask_saviours(doomed)
    }

    /// Units that may go instead of one of the doomed cards are asked, each once per action (rule 48.5).
    fn ask_saviours(&mut self, doomed: &[Obj]) -> bool {
        if !self.may_have(Rare::SPARES_OTHERS) {
            return false;
        }
        let found = doomed.iter().filter(|card| !self.saved(**card)).find_map(|card| {
            let saviours =
                self.table.units().map(|uid| self.table.obj(uid)).filter(|saviour| !doomed.contains(saviour));
            let mut open = saviours.filter(|saviour| !self.table.saved.iter().any(|(_, asked)| asked == saviour));
            open.find_map(|saviour| Some((*card, saviour, self.spares_another(saviour, *card, Harm::Defeat, 0)?)))
        });
        let Some((card, saviour, program)) = found else { return false };
        self.table.saved.push((card, saviour));
        let mut e = Effect::new(program, saviour, self.controller(saviour));
        e.subject = card;
        e.pool = self.table.pool.len() as u16;
        self.table.frames.push(Frame::Effect(e));
        true
    }

    /// Was something else defeated instead of the card?
    fn saved(&self, card: Obj) -> bool {
        self.table.saved.iter().any(|(doomed, saviour)| *doomed == card && self.table.live(*saviour).is_none())
    }

    /// These units are about to leave play without being defeated, and their upgrades are defeated, except some that go
    /// elsewhere.
    fn offer_to_upgrades(&mut self, units: &[Obj], except: &[Obj]) -> bool {
        let first = self.loaded(units).find(|card| !except.contains(card) && self.may_be_spared(*card));
        first.is_some_and(|card| self.ask_instead(card))
    }

    /// The upgrades on these units.
    fn loaded(&self, units: &[Obj]) -> impl Iterator<Item = Obj> {
        units.iter().flat_map(|unit| self.table.upgrades_on(unit.uid).map(|uid| self.table.obj(uid)))
    }

    fn may_be_spared(&self, card: Obj) -> bool {
        !self.table.declined.contains(&card) && self.instead_of_defeat(card).is_some()
    }

    fn ask_instead(&mut self, card: Obj) -> bool {
        let Some(program) = self.instead_of_defeat(card) else { return false };
        self.table.declined.push(card);
        let mut e = Effect::new(program, card, self.controller(card));
        e.subject = card;
        e.pool = self.table.pool.len() as u16;
        self.table.frames.push(Frame::Effect(e));
        true
    }

    /// Did something else happen instead of the card's defeat?
    pub(crate) fn spared(&self, card: Obj) -> bool {
        let declined = || self.table.declined.contains(&card) && self.instead_of_defeat(card).is_none();
        self.table.live(card).is_some() && (self.saved(card) || declined())
    }

    /// What may happen instead of the card's defeat.
    fn instead_of_defeat(&self, card: Obj) -> Option<ProgramId> {
        self.instead_of(card, Harm::Defeat)
    }

    /// What may happen to a card in play instead of that.
    pub(crate) fn instead_of(&self, card: Obj, harm: Harm) -> Option<ProgramId> {
        let abilities = &self.side(card.uid).instead;
        let in_play = |card: &CardState| card.zone.is_arena() || card.zone == Zone::Attached;
        if abilities.is_empty()
            || !self.table.live(card).is_some_and(in_play)
            || self.stats(card.uid).is_some_and(|stats| stats.blank)
        {
            return None;
        }
        let wanted =
            |ability: &&AbilityDef| matches!(*ability.ability, Ability::Instead { of, to: None, .. } if of == harm);
        abilities.iter().map(|id| self.book.ability(*id)).find(wanted).and_then(|ability| ability.program)
    }

    /// What that card may do instead of that harm to another, for this amount of damage (rules 39.5, 48.5, 48.6).
    pub(crate) fn spares_another(&self, card: Obj, to: Obj, harm: Harm, amount: i16) -> Option<ProgramId> {
        let abilities = &self.side(card.uid).instead;
        let silent =
            self.stats(card.uid).is_some_and(|stats| stats.blank) || self.table.cache.muted.contains(&card.uid);
        if abilities.is_empty() || silent {
            return None;
        }
        let e = Effect::new(ProgramId::NONE, card, self.controller(card));
        let wanted = |ability: &&AbilityDef| match &*ability.ability {
            Ability::Instead { of, to: Some(group), at_least, .. } => {
                *of == harm
                    && at_least.as_ref().is_none_or(|least| amount >= self.qty(&e, least))
                    && self.visit(&e, group, &mut |other| other == to)
            }
            _ => false,
        };
        let found = abilities.iter().map(|id| self.book.ability(*id)).find(wanted)?;
        found.program
    }
}
