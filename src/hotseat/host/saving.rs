//! Nothing happens that is not written down.

use super::Host;
use crate::hosted::Hosted;
use crate::journal::{Header, Journal, NotKept, Record};

/// A check is written at the latest after this many steps.
const CHECK_EVERY: usize = 8;

/// What the last check in the journal was about.
pub(super) struct Checked {
    place: String,
    steps_since: usize,
}

impl Checked {
    pub(super) fn at(place: String) -> Checked {
        Checked { place, steps_since: 0 }
    }
}

impl<G: Hosted> Host<G> {
    /// After a fault of the journal the people agreed to go on without saving. The journal is tried again at every
    /// step, and is complete again as soon as it works.
    pub fn go_on_unsaved(&mut self) {
        self.ledger.agree_to_memory();
    }

    /// Why the game is not being saved at the moment; `None` if it is.
    pub fn unsaved(&self) -> Option<&NotKept> {
        self.ledger.trouble()
    }

    /// Why the newest step could not be saved and so did not happen, and how often that was so; `None` if everything is
    /// saved or the people agreed to go on without saving.
    pub fn stuck(&self) -> Option<(&NotKept, usize)> {
        self.ledger.stuck()
    }

    /// Tries again to save what could not be saved.
    pub fn save_again(&mut self) -> Result<(), NotKept> {
        self.ledger.catch_up()
    }

    /// Saves the whole game into another journal, and goes on there. That journal has the header already.
    pub fn move_to(&mut self, journal: Box<dyn Journal<G::Pick>>) -> Result<(), NotKept> {
        self.ledger.move_to(journal)
    }

    /// Like [`move_to`](Host::move_to), with a journal made for this game's header.
    pub fn save_elsewhere(
        &mut self,
        make: impl FnOnce(&Header<G::Setup>) -> Result<Box<dyn Journal<G::Pick>>, NotKept>,
    ) -> Result<(), NotKept> {
        let journal = make(&self.header)?;
        self.move_to(journal)
    }

    /// Where the game is saved, for a person; `None` if it lives in memory.
    pub fn saved_in(&self) -> Option<String> {
        self.ledger.place()
    }

    /// How many records the journal should hold.
    pub fn records(&self) -> usize {
        self.ledger.records().len()
    }

    /// Writes a step down, with a check when one is due: the game has reached another phase or round, it is over,
    /// something was taken back, or a while has passed.
    pub(super) fn keep(&mut self, record: Record<G::Pick>, after: &G) -> Result<(), NotKept> {
        let lines = self.lines(record, after);
        self.write(lines)
    }

    /// What is written for a step that leads to that game.
    pub(super) fn lines(&self, record: Record<G::Pick>, after: &G) -> Lines<G::Pick> {
        let (place, over) = (after.place(), after.awaits().is_none());
        let steps_since = self.checked.steps_since + 1;
        let taken_back = matches!(record, Record::Undo { .. });
        let due = over || taken_back || steps_since >= CHECK_EVERY || place != self.checked.place;
        let mut batch = vec![record];
        if due {
            batch.push(Record::Check { fingerprint: Some(after.fingerprint()), place: place.clone(), over });
        }
        Lines { batch, checked: Checked { place, steps_since: if due { 0 } else { steps_since } } }
    }

    /// Writes them down.
    pub(super) fn write(&mut self, lines: Lines<G::Pick>) -> Result<(), NotKept> {
        self.ledger.write(lines.batch)?;
        self.checked = lines.checked;
        Ok(())
    }
}

/// What is to be written for one step.
pub(super) struct Lines<P> {
    batch: Vec<Record<P>>,
    checked: Checked,
}
