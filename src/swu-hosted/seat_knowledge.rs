//! What one seat knows of the game, with the cards it is played with: the input of this game's minds.

use super::{CardData, Unlimited};
use hotseat::key::SeatKey;
use hotseat::sight::Sighted;
use std::sync::Arc;
use swu_rules::redeal::Lists;
use swu_rules::sight::Sight;

/// What one seat knows while it decides.
pub struct SeatKnowledge {
    /// The cards there are.
    pub data: Arc<CardData>,
    /// What the seat knows of this game.
    pub sight: Sight,
}

impl Sighted for Unlimited {
    type Known = SeatKnowledge;

    fn known(&self, key: &SeatKey) -> Option<SeatKnowledge> {
        let memory = self.memories.get(key.seat())?;
        let sight = self.game.sight(self.book(), memory, &Lists::Closed)?;
        Some(SeatKnowledge { data: Arc::clone(&self.scene.data), sight })
    }
}
