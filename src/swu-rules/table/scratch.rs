//! Memory reused from one step to the next. Never compared, saved or copied.

use super::batch::Hit;
use super::card::Obj;
use super::dealing::Dealing;
use crate::decision::Choice;

/// Lists without meaning, kept for their memory.
#[derive(Default)]
pub(crate) struct Scratch {
    /// For the next list of options.
    pub spare: Vec<Choice>,
    /// For the next batch of damage.
    pub hits: Vec<Hit>,
    /// For damage that is being settled.
    pub(crate) dealing: Dealing,
    /// What the last damage was actually dealt to, until the effect that dealt it has been told.
    pub damaged: Vec<Obj>,
    /// For lists of objects.
    pub buffers: Vec<Vec<Obj>>,
}

impl Clone for Scratch {
    /// A copy of a game begins with memory of its own.
    fn clone(&self) -> Scratch {
        Scratch::default()
    }

    fn clone_from(&mut self, _: &Scratch) {}
}

impl PartialEq for Scratch {
    /// It never makes two games differ.
    fn eq(&self, _: &Scratch) -> bool {
        true
    }
}
