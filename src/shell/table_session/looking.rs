//! What may be shown now, updated whenever anything changes.

use super::{Playable, TableSession};
use crate::session::Shown as Cards;
use hotseat::exposure::Exposure;
use hotseat::log::{Line as LogLine, Weight};

impl<G: Playable> TableSession<G> {
    /// Updates what may be shown. Any question on the screen is dropped.
    pub(super) fn look(&mut self) {
        self.exposure = self.host.exposure();
        self.forced.split_off(&self.host.steps());
        self.follow_steps();
        self.forget_question();
        self.shown = self.unseen_cards();
        let log = self.host.log();
        self.log = (0..log.len()).filter_map(|index| log.line(index)).collect();
        self.recap = self.host.news();
        self.forget_phases();
        self.look_as_teacher();
    }

    /// Records what is in play after every step, and forgets the steps that were taken back.
    fn follow_steps(&mut self) {
        let steps = self.host.steps();
        // The newest step may have led to more since.
        self.in_play.truncate(steps);
        self.lines_after.truncate(steps);
        let past = self.host.past();
        self.lines_after.extend((self.in_play.len()..=steps).map(|step| past.lines_at(step)));
        self.in_play.extend(past.in_play(self.in_play.len()));
    }

    /// The cards to be looked at now: first those for these eyes alone.
    fn unseen_cards(&mut self) -> Vec<Cards> {
        if let Exposure::Lifted(lifted) = &self.exposure
            && !lifted.shown.is_empty()
        {
            return lifted.shown.iter().map(|fact| cards::<G>(fact)).collect();
        }
        let first = self.turned.first_unseen(self.host.log().len(), self.is_alone());
        // Nobody is asked to look after the end, or if only bots play.
        if self.host.outcome().is_some() || self.host.table().people().is_empty() {
            return Vec::new();
        }
        let facts = self.host.told_since(first).filter(|(_, fact)| !G::cards(fact).is_empty());
        let table_next = self.is_alone() && self.host.table().only_person().is_none();
        facts.map(|(line, fact)| Cards { everybody: true, table_next, line, ..cards::<G>(fact) }).collect()
    }

    /// Is a hand open, so that only its owner looks at the screen?
    pub(super) fn is_alone(&self) -> bool {
        matches!(self.exposure, Exposure::Lifted(_)) && !self.host.lies_open()
    }

    /// rule H-7: how many lines of a log may not be read now: in strict games those of earlier phases, until the end.
    pub(super) fn forgotten(&self, log: &[LogLine]) -> usize {
        if !self.strict || self.host.outcome().is_some() {
            return 0;
        }
        log.iter().rposition(|line| line.weight == Weight::Phase).unwrap_or(0)
    }

    fn forget_phases(&mut self) {
        let from = self.forgotten(&self.log);
        if from == 0 {
            return;
        }
        self.log.drain(..from);
        let first = self.log.first().map_or(usize::MAX, |line| line.number);
        self.recap.lines.retain(|line| line.number >= first);
    }
}

/// For these eyes alone.
fn cards<G: Playable>(fact: &G::Fact) -> Cards {
    Cards { everybody: false, table_next: false, line: 0, text: fact.to_string(), cards: G::cards(fact).to_vec() }
}
