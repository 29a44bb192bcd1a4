//! What cannot be done in the main part of a turn, and why: by the predicates that make the options.

use super::super::decision::{Ask, Choice, Decision};
use super::super::table::Uid;
use super::super::view::{RefusalView, Verb};
use super::{Eyes, Looker};

impl Looker<'_> {
    /// Every refusal about an open card. A judge needs none.
    pub(super) fn refusals(self, decision: &Decision) -> Vec<RefusalView> {
        if self.eyes == Eyes::Judge || decision.ask != Ask::Turn {
            return Vec::new();
        }
        let mut refusals = Vec::new();
        for seat in self.game.active_seats() {
            for uid in &self.game.region_of(seat).row {
                refusals.extend(self.refusal(Verb::Purchase, "Purchase", *uid, Choice::Purchase(seat, *uid)));
                refusals.extend(self.refusal(Verb::Attack, "Attack", *uid, Choice::AttackRow(seat, *uid)));
            }
            for piece in self.game.player(seat).pieces() {
                refusals.extend(self.refusal(Verb::Use, "Use", piece.uid, Choice::Use(seat, piece.uid)));
                refusals.extend(self.refusal(Verb::Commit, "Commit", piece.uid, Choice::Commit(piece.uid)));
            }
        }
        refusals
    }

    fn refusal(self, verb: Verb, word: &str, uid: Uid, choice: Choice) -> Option<RefusalView> {
        let why = self.game.refusal(self.book, choice)?;
        let card = self.card(uid)?;
        Some(RefusalView { verb, label: format!("{word} {}", card.name), card, why: why.to_string() })
    }
}
