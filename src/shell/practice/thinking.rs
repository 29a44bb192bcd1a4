//! The coach at work beside the screen, on all threads of the machine. How long it takes depends on the machine; what it
//! finds does not.

use hotseat::bots::beside::Beside;
use hotseat::bots::together::together;
use std::sync::Arc;
use swu_hosted::CardData;
use swu_minds::coach::{Coach, Method};
use swu_rules::sight::Sight;

/// How much longer the coach thinks when asked to.
const LONGER: u32 = 4;

/// A coach who thinks. Dropping it ends the thought.
pub(super) struct Thinking(Beside<Coach>);

impl Thinking {
    /// About the decision of this sight; `None` if it has none.
    pub(super) fn begin(data: &Arc<CardData>, sight: Sight, method: Method) -> Option<Thinking> {
        let coach = Coach::of(sight, method)?;
        Some(Thinking::on(data, coach, method.batches))
    }

    /// The same coach longer about the same decision.
    pub(super) fn longer(data: &Arc<CardData>, coach: Coach) -> Thinking {
        let batches = coach.batches() * LONGER;
        Thinking::on(data, coach, batches)
    }

    fn on(data: &Arc<CardData>, mut coach: Coach, batches: u32) -> Thinking {
        let data = Arc::clone(data);
        Thinking(Beside::begin(move |stop| {
            coach.think(&data.book, batches, &together, stop);
            coach
        }))
    }

    /// The coach, once it is done; also `None` if it was taken.
    pub(super) fn done(&mut self) -> Option<Coach> {
        self.0.done()
    }

    /// Was the coach taken, or lost?
    pub(super) fn is_over(&self) -> bool {
        self.0.is_over()
    }
}
