//! Damage continues once a player has said what prevents it (rule 14.2).

use crate::decision::Choice;
use crate::engine::Rules;
use crate::table::dealing::Dealing;
use crate::table::frame::Frame;

impl Rules<'_> {
    /// Continues settling the innermost damage; once it is dealt, its dealer is told how much it was.
    pub(crate) fn dealing(&mut self, choice: Option<Choice>) {
        let Some(mut dealing) = self.table.dealing.pop() else { return };
        if let Some(Choice::Card(card)) = choice
            && let Some(offer) = self.guard_with(&mut dealing, card)
        {
            self.table.dealing.push(dealing);
            self.table.frames.push(Frame::Dealing);
            self.table.frames.push(Frame::Effect(offer));
            return;
        }
        let (alone, waiting) = (dealing.runs.is_empty(), self.table.dealing.len());
        let total = self.deal_on(dealing);
        if self.table.dealing.len() > waiting {
            return;
        }
        let joined = match self.table.frames.pop() {
            Some(Frame::Effect(mut effect)) => {
                if alone {
                    effect.amount_done = total;
                    self.keep_damaged(&mut effect);
                }
                self.table.frames.push(Frame::Effect(effect));
                effect.joined > 0
            }
            other => {
                self.table.frames.extend(other);
                false
            }
        };
        // The end of the sentence that deals it, or of the step of an attack (rule 11.1).
        if !joined {
            self.check();
        }
    }

    /// Something happened instead of the damage being settled.
    pub(super) fn instead_of_damage(dealing: &mut Dealing) {
        if let Some(hit) = dealing.hit_mut() {
            hit.prevent(i16::MAX);
        }
    }
}
