//! Whose eyes may see the face of a card that an option is about.

use super::{Looker, zone};
use crate::book::op::{CardVerb, Op};
use crate::change::cards;
use crate::query::selector;
use crate::table::card::{Uid, Zone};
use crate::table::effect::{Effect, slot};
use crate::table::frame::Frame;
use seats::Seat;
use swu_language::ability::Ref;
use swu_view::{CoveredCard, OptionView};

impl Looker<'_> {
    /// Puts the card into its option: its face, or only its position.
    pub(crate) fn put_card(&self, option: &mut OptionView, uid: Uid) {
        match self.sees_face(uid) {
            true => option.card = Some(self.card_ref(uid)),
            false => option.covered = Some(self.covered(uid)),
        }
    }

    /// May these eyes see the face of the card where it lies, or were they shown it by the present effect?
    pub(crate) fn sees_face(&self, uid: Uid) -> bool {
        let state = self.reading.table.card(uid);
        let holder = match state.zone {
            Zone::Hand | Zone::Resource => state.controller,
            Zone::Aside => state.owner,
            // Nobody sees a deck, not even its owner (a judge does), unless a text lets them look at the top card.
            Zone::Deck => {
                return self.shown(uid) || self.sees_own_top(uid) || self.eyes == super::Eyes::Judge;
            }
            _ => return true,
        };
        self.eyes.see(holder) || self.shown(uid)
    }

    /// Is it the top card of a deck whose owner these eyes are, and may always look at (rule 42.12)?
    pub(crate) fn sees_own_top(&self, uid: Uid) -> bool {
        let owner = self.reading.table.card(uid).owner;
        let top = self.reading.table.sides[owner].deck.last() == Some(&uid);
        top && self.eyes.see(owner) && cards::sees_top(self.reading, owner)
    }

    /// Does the chooser not see the face of this resource? Then all eyes are told its position, because faces do not
    /// matter.
    pub(crate) fn covered_for(&self, seat: Seat, uid: Uid) -> bool {
        let state = self.reading.table.card(uid);
        state.zone == Zone::Resource && state.controller != seat && !self.shown(uid)
    }

    /// Does a running text show these eyes the card?
    fn shown(&self, uid: Uid) -> bool {
        let frames = self.reading.table.frames.iter().rev();
        let texts = frames.map_while(|frame| match frame {
            Frame::Effect(e) => Some(e),
            _ => None,
        });
        texts.into_iter().any(|e| self.shown_by(e, uid))
    }

    fn shown_by(&self, e: &Effect, uid: Uid) -> bool {
        let named = |name: Ref| {
            slot(name).is_some_and(|place| selector::slot_list(self.reading, e, place).iter().any(|obj| obj.uid == uid))
        };
        let done = self.reading.book.program(e.program).ops.get(..usize::from(e.pc)).unwrap_or_default();
        let did = |wanted: fn(&CardVerb) -> bool| done.iter().any(|op| matches!(op, Op::Cards(verb) if wanted(verb)));
        let looker = self.eyes.see(self.looker(e));
        match self.reading.table.card(uid).zone {
            Zone::Hand => {
                did(|verb| matches!(verb, CardVerb::RevealHand(_)))
                    || looker && did(|verb| matches!(verb, CardVerb::LookAtHand(_)))
            }
            Zone::Resource => did(|verb| matches!(verb, CardVerb::Reveal)) && named(Ref::It),
            _ => (looker || !e.secret) && [Ref::Cards, Ref::Rest, Ref::It].into_iter().any(named),
        }
    }

    /// Who looks at cards during a text: its controller, or the player who searches a deck for it.
    fn looker(&self, e: &Effect) -> Seat {
        let searcher = match self.reading.book.program(e.program).ops.get(usize::from(e.pc)) {
            Some(Op::Search(search)) => selector::player(self.reading, e, search.who),
            _ => None,
        };
        searcher.unwrap_or(e.controller)
    }

    fn covered(&self, uid: Uid) -> CoveredCard {
        let state = self.reading.table.card(uid);
        CoveredCard { uid: self.handle(uid), controller: state.controller, owner: state.owner, zone: zone(state) }
    }

    /// "Bob's resource 3, ready": a card of which only the position is seen.
    pub(crate) fn covered_label(&self, uid: Uid) -> String {
        let state = self.reading.table.card(uid);
        let whose = self.name(state.controller);
        if state.zone != Zone::Resource {
            return "A card that is not shown".to_owned();
        }
        let number =
            self.covered_resources(state.controller).iter().position(|other| *other == uid).map_or(0, |at| at + 1);
        let status = if state.exhausted() { "exhausted" } else { "ready" };
        format!("{whose}'s resource {number}, {status}")
    }
}
