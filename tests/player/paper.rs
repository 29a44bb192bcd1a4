//! A journal in memory, which a test can read.

use hotseat::journal::{Journal, NotKept, Record};
use std::cell::RefCell;
use std::rc::Rc;

/// What was written so far; clones share it.
#[derive(Debug)]
pub(crate) struct Paper<P>(Rc<RefCell<Vec<Record<P>>>>);

impl<P> Default for Paper<P> {
    fn default() -> Paper<P> {
        Paper(Rc::default())
    }
}

impl<P> Clone for Paper<P> {
    fn clone(&self) -> Paper<P> {
        Paper(Rc::clone(&self.0))
    }
}

impl<P: Clone> Paper<P> {
    pub(crate) fn records(&self) -> Vec<Record<P>> {
        self.0.borrow().clone()
    }
}

impl<P: Clone> Journal<P> for Paper<P> {
    fn append(&mut self, records: &[Record<P>]) -> Result<(), NotKept> {
        self.0.borrow_mut().extend_from_slice(records);
        Ok(())
    }

    fn place(&self) -> Option<String> {
        None
    }
}
