//! What comes of an attack but for the texts in the way of its forecast: they are declined, or left out where they turn to
//! something hidden or nothing declines them.

use super::{Run, Seer};
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::fact::Log;
use crate::unlimited::rules::table::Table;
use crate::unlimited::rules::table::card::{CardState, Uid};
use crate::unlimited::rules::table::frame::Frame;
use crate::unlimited::rules::view::forecast::{Ends, Forecast};

/// So many texts in a row are declined or left out.
const MOST_DECLINED: usize = 8;

impl Seer<'_> {
    /// The card whose text the forecast stops at, by its name, if everybody sees that card.
    pub(super) fn asker(&self, run: &Run) -> Option<String> {
        let table = &run.game.table;
        let source = match (run.ends, &table.decision) {
            (Ends::Choice(_), Some(decision)) => decision.source.uid,
            (Ends::Hidden, _) => running(table)?,
            _ => return None,
        };
        let card = table.cards.get(source.index()).filter(|_| !self.is_blank(source))?;
        Some(self.book.face_title(card.def, card.has(CardState::FLIPPED)).to_owned())
    }

    /// What comes of it but for them; nothing where something else has to be chosen. It ends with something hidden if a
    /// text was left out.
    pub(super) fn declined(&self, mut run: Run) -> Option<Forecast> {
        let mut left_out = false;
        for _ in 0..MOST_DECLINED {
            let next = match run.ends {
                Ends::Settled | Ends::Over => {
                    run.ends = if left_out { Ends::Hidden } else { run.ends };
                    return Some(self.difference(&run)).filter(|forecast| !forecast.changes_nothing());
                }
                Ends::Choice(_) => decline(&run.game.table),
                Ends::Hidden => None,
            };
            if next.is_none() {
                run.game.rules(self.book, &mut Log::default()).leave_out()?;
                left_out = true;
            }
            let log = Log { facts: run.facts, ..Log::keeping() };
            run = self.go_on(run.game, next, log);
        }
        None
    }
}

/// The card whose program runs innermost.
fn running(table: &Table) -> Option<Uid> {
    match table.frames.last()? {
        Frame::Effect(effect) => Some(effect.source.uid),
        _ => None,
    }
}

/// The option that declines what is asked, if one does.
fn decline(table: &Table) -> Option<Choice> {
    let decision = table.decision.as_ref().filter(|decision| decision.prompt != Prompt::Action)?;
    decision.options.iter().copied().find(|option| matches!(option, Choice::No | Choice::Skip))
}
