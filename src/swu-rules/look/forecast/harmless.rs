//! Texts that touch nothing in play: they look at cards and put them from one hidden place into another.

use super::Seer;
use crate::table::Table;
use crate::table::frame::Frame;
use swu_language::ability::{Selector, Step};
use swu_language::visit::{self, Visitor};

/// Does a text do anything to cards in play?
#[derive(Default)]
struct Touching(bool);

impl Visitor for Touching {
    fn step(&mut self, word: &Step) {
        self.0 |= !matches!(
            word,
            Step::ChooseNumber
                | Step::NameCard
                | Step::LookAt(_)
                | Step::LookAtTop(..)
                | Step::LookAtHand(_)
                | Step::Reveal(_)
                | Step::RevealTop(..)
                | Step::RevealHand(_)
                | Step::PutOnTop(_)
                | Step::PutOnBottom(_)
                | Step::PutOnBottomRandomly(_)
                | Step::Take(_)
                | Step::Search(_)
                | Step::May(_)
                | Step::If(..)
                | Step::IfYouDo(_)
                | Step::And(_)
        );
        visit::step(self, word);
    }

    fn selector(&mut self, word: &Selector) {
        self.0 |= matches!(word, Selector::Units(_));
        visit::selector(self, word);
    }
}

impl Seer<'_> {
    /// Is the text that runs one that touches nothing in play?
    pub(super) fn is_harmless(&self, table: &Table) -> bool {
        let Some(Frame::Effect(effect)) = table.frames.last() else { return false };
        let mut touching = Touching::default();
        visit::ability(&mut touching, &self.book.program(effect.program).text);
        !touching.0
    }
}
