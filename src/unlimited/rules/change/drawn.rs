//! "When you draw this card": asked of every card that is drawn, for what it is stays with its player.
//!
//! That somebody plays with such cards is known to all, whose hand they are in is not: so each card drawn is asked about,
//! and one that has no such text can only answer "no".

use super::moment::About;
use crate::seats::Seat;
use crate::unlimited::cards::ability::{Ability, On, Phase};
use crate::unlimited::rules::book::{AbilityId, DRAWN, ProgramId};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::PhaseNow;
use crate::unlimited::rules::table::card::{Obj, Zone};
use crate::unlimited::rules::table::effect::{Effect, Pending};
use crate::unlimited::rules::table::rare::Rare;

impl Rules<'_> {
    /// A player has drawn these cards.
    pub(super) fn drew_these(&mut self, seat: Seat, cards: &[Obj]) {
        let now = match self.t.phase {
            PhaseNow::Setup => return,
            PhaseNow::Action => Phase::Action,
            PhaseNow::Regroup => Phase::Regroup,
        };
        for ability in self.texts_of_drawing(now) {
            for card in cards {
                self.wait(ability, *card, Obj::NONE, seat, About::card(*card));
            }
        }
    }

    /// The texts of this kind that anybody's cards have.
    fn texts_of_drawing(&self, now: Phase) -> Vec<AbilityId> {
        let mut found: Vec<AbilityId> = Vec::new();
        if !self.may_have(Rare::DRAWN) {
            return found;
        }
        for card in &self.t.cards {
            let side = &self.book.def(card.def).front;
            if side.mask & DRAWN == 0 {
                continue;
            }
            for waiting in &side.triggers {
                let id = waiting.ability;
                let fits = self.book.ability(id).on.contains(&On::Drawn(now));
                if fits && !found.contains(&id) {
                    found.push(id);
                }
            }
        }
        found
    }

    /// Is it a question about a card that was drawn, whoever may have such a text?
    pub(crate) fn about_a_draw(&self, pending: &Pending) -> bool {
        self.book.ability(pending.ability).mask & DRAWN != 0
    }

    /// Is this the text of a card that was drawn and lies in the hand unseen?
    pub(crate) fn unseen_text(&self, e: &Effect) -> bool {
        let of_draw = |on: &On| matches!(on, On::Drawn(_));
        let text = &*self.book.program(e.program).text;
        matches!(text, Ability::Trigger(trigger) if trigger.on.iter().any(of_draw))
            && self.t.live(e.source).is_some_and(|card| card.zone == Zone::Hand)
    }

    /// Does the text stand on the card that it is asked of?
    pub(crate) fn bears(&self, card: Obj, program: ProgramId) -> bool {
        self.t.live(card).is_some_and(|state| program.card() == Some(state.def))
    }
}
