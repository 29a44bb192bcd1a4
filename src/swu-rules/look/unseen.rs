//! Declining a choice about hidden cards without looking at them.
//!
//! Only what is offered whatever is hidden may be declined like this, so that the offer gives nothing away; and what
//! is declined unseen says nothing about the hand.

use crate::book::Book;
use crate::book::op::Op;
use crate::decision::{Choice, Decision, Prompt};
use crate::game::Game;
use crate::table::frame::Frame;

/// What is declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// A resource in the regroup phase.
    Resource,
    /// Disclosing.
    Disclose,
    /// Playing a card.
    Play,
    /// Something else.
    Other,
}

impl Declined {
    /// Saying no to it, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Declined::Resource => "no resource",
            Declined::Disclose => "disclose nothing",
            Declined::Play => "play nothing",
            Declined::Other => "no",
        }
    }
}

impl Game {
    /// The option that declines the awaited private decision, if it is there whatever is hidden.
    pub fn unseen_no(&self, book: &Book) -> Option<(Choice, Declined)> {
        let decision = self.decision().filter(|decision| decision.private)?;
        let what = self.declinable(book, decision)?;
        let no = decision.options.iter().find(|choice| matches!(choice, Choice::Skip | Choice::No))?;
        Some((*no, what))
    }

    fn declinable(&self, book: &Book, decision: &Decision) -> Option<Declined> {
        match (decision.prompt, self.table.frames.last()) {
            (Prompt::RegroupResource, _) => Some(Declined::Resource),
            (Prompt::Step(..), Some(Frame::Effect(e))) => {
                declined_by(book.program(e.program).ops.get(usize::from(e.pc))?)
            }
            _ => None,
        }
    }
}

/// What is declined if this operation asks. A choice that is not optional has no "no" for every hand.
fn declined_by(op: &Op) -> Option<Declined> {
    match op {
        Op::Disclose { .. } => Some(Declined::Disclose),
        Op::Play(play) if play.optional.is_some() => Some(Declined::Play),
        Op::Select { optional: Some(_), .. } | Op::May(..) | Op::MayBy(..) | Op::Unless(..) => Some(Declined::Other),
        _ => None,
    }
}
