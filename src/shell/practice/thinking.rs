//! The coach at work beside the screen, on all threads of the machine. How long it takes depends on the machine; what it
//! finds does not.

use super::practised::Practised;
use coach::{Coach, Work};
use hotseat::bots::beside::Beside;
use hotseat::bots::together::together;

/// How much longer the coach thinks when asked to.
const LONGER: u32 = 4;

/// A coach who thinks. Dropping it ends the thought.
pub(super) struct Thinking<G: Practised>(Beside<Coach<G::Known>>);

impl<G: Practised> Thinking<G> {
    /// About this decision; `None` if there is nothing to choose.
    pub(super) fn begin(data: &G::Data, known: G::Known, work: Work) -> Option<Thinking<G>> {
        let coach = Coach::of(known, work)?;
        Some(Thinking::on(data, coach, work.batches))
    }

    /// The same coach longer about the same decision.
    pub(super) fn longer(data: &G::Data, coach: Coach<G::Known>) -> Thinking<G> {
        let batches = coach.batches() * LONGER;
        Thinking::on(data, coach, batches)
    }

    fn on(data: &G::Data, mut coach: Coach<G::Known>, batches: u32) -> Thinking<G> {
        let data = data.clone();
        Thinking(Beside::begin(move |stop| {
            coach.think(G::book(&data), batches, &together, stop);
            coach
        }))
    }

    /// The coach, once it is done; also `None` if it was taken.
    pub(super) fn done(&mut self) -> Option<Coach<G::Known>> {
        self.0.done()
    }

    /// Was the coach taken, or lost?
    pub(super) fn is_over(&self) -> bool {
        self.0.is_over()
    }
}
