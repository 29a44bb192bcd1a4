//! The records of the running game, and how many of them are safely in the journal.

use super::journal::{Journal, NotKept, Record};

/// Writes every record down before anything happens, and catches up by itself once a fault has gone away.
pub(super) struct Ledger<P> {
    journal: Box<dyn Journal<P>>,
    records: Vec<Record<P>>,
    kept: usize,
    /// After a fault the people chose to go on in memory.
    memory_agreed: bool,
    trouble: Option<NotKept>,
    /// How often writing failed.
    failures: usize,
}

impl<P: Clone> Ledger<P> {
    /// A ledger whose records so far are already in the journal.
    pub(super) fn new(journal: Box<dyn Journal<P>>, records: Vec<Record<P>>) -> Ledger<P> {
        let kept = records.len();
        Ledger { journal, records, kept, memory_agreed: false, trouble: None, failures: 0 }
    }

    /// Writes these records, and before them those that could not be written earlier.
    ///
    /// # Errors
    /// They are not safe, and nobody agreed to go on without saving. The ledger then does not hold them.
    pub(super) fn write(&mut self, batch: Vec<Record<P>>) -> Result<(), NotKept> {
        let before = self.records.len();
        self.records.extend(batch);
        match self.catch_up() {
            Err(fault) if !self.memory_agreed => {
                self.records.truncate(before);
                Err(fault)
            }
            _ => Ok(()),
        }
    }

    /// Tries to bring the journal up to date.
    pub(super) fn catch_up(&mut self) -> Result<(), NotKept> {
        match self.journal.append(&self.records[self.kept..]) {
            Ok(()) => {
                self.kept = self.records.len();
                self.memory_agreed = false;
                self.trouble = None;
                Ok(())
            }
            Err(fault) => {
                self.failures += 1;
                self.trouble = Some(fault.clone());
                Err(fault)
            }
        }
    }

    /// From now on the game goes on even though it is not saved, until writing works again.
    pub(super) fn agree_to_memory(&mut self) {
        self.memory_agreed = true;
    }

    /// Writes everything into another journal from now on, from the first record.
    pub(super) fn move_to(&mut self, journal: Box<dyn Journal<P>>) -> Result<(), NotKept> {
        let earlier = (std::mem::replace(&mut self.journal, journal), std::mem::take(&mut self.kept));
        self.catch_up().inspect_err(|_| (self.journal, self.kept) = earlier)
    }

    pub(super) fn records(&self) -> &[Record<P>] {
        &self.records
    }

    pub(super) fn trouble(&self) -> Option<&NotKept> {
        self.trouble.as_ref()
    }

    /// The fault that nobody has agreed to live with, and how many there were.
    pub(super) fn stuck(&self) -> Option<(&NotKept, usize)> {
        self.trouble.as_ref().filter(|_| !self.memory_agreed).map(|fault| (fault, self.failures))
    }

    pub(super) fn place(&self) -> Option<String> {
        self.journal.place()
    }
}
