//! Revealing cards one at a time.

use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::effect::Flow;
use crate::table::card::Uid;
use crate::table::effect::{CARDS, Effect};
use swu_language::ability::Qty;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Reveals cards one at a time until the player stops.
    pub(crate) fn reveal_one_by_one(&mut self, e: &mut Effect, most: &Qty, choice: Option<Choice>) -> Flow {
        let most = self.qty(e, most);
        if e.picked() == 0 {
            self.begin_picking(e);
        } else if choice.is_none() {
            // Somebody has left the table meanwhile: the same question again.
            return self.ask_for_more(e);
        }
        let stop = matches!(choice, Some(Choice::Done));
        let deck = &self.table.sides[e.controller].deck;
        let next = deck.len().checked_sub(1 + e.picked() as usize).map(|place| deck[place]);
        if let Some(uid) = next
            && !stop
            && e.picked() < most
        {
            self.pick(e, self.table.obj(uid));
            self.fact(What::Revealed, e.controller, uid, Uid::NONE, 0);
            let more = self.table.sides[e.controller].deck.len() > e.picked() as usize;
            if e.picked() < most && more {
                return self.ask_for_more(e);
            }
        }
        e.slots[CARDS] = e.picks();
        e.amount_done = e.picked();
        e.done_in_full = e.picked() > 0;
        e.secret = false;
        Flow::Next
    }

    fn ask_for_more(&mut self, e: &Effect) -> Flow {
        let mut options = self.list();
        options.extend([Choice::Yes, Choice::Done]);
        self.ask(e.controller, DecisionKind::May, e.source, self.prompt(e), false, options);
        Flow::Again
    }
}
