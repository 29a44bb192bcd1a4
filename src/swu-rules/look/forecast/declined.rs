//! The result of an attack apart from the texts in the way of its forecast: they are declined, or left out if they turn
//! to something hidden or cannot be declined.

use super::{Run, Seer};
use crate::decision::{Choice, Prompt};
use crate::fact::Log;
use crate::flow::effect;
use crate::table::Table;
use crate::table::card::{CardState, Uid};
use crate::table::frame::Frame;
use swu_view::forecast::{Ends, Forecast};

/// How many consecutive texts are declined or left out.
const MOST_DECLINED: usize = 8;

/// How many answers to a text are tried.
const MOST_ANSWERS: usize = 12;

impl Seer<'_> {
    /// The name of the card whose text stops the forecast, if everybody sees that card.
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

    /// The result apart from them, and whether it holds however they are answered; `None` if something else has to be
    /// chosen. It ends with something hidden if a text was left out.
    pub(super) fn declined(&self, mut run: Run) -> Option<(Forecast, bool)> {
        let mut left_out = false;
        let mut sure = true;
        let mut others: Vec<Run> = Vec::new();
        for _ in 0..MOST_DECLINED {
            let next = match run.ends {
                Ends::Settled | Ends::Over => {
                    run.ends = if left_out { Ends::Hidden } else { run.ends };
                    let declined = Some(self.difference(&run)).filter(|forecast| !forecast.changes_nothing())?;
                    let same = |other: &Run| is_in(&declined, &self.difference(other));
                    let sure = sure && others.iter().all(same);
                    return Some((declined, sure));
                }
                Ends::Choice(_) => decline(&run.game.table),
                Ends::Hidden => None,
            };
            if !self.is_harmless(&run.game.table) {
                match self.other_answers(&run).filter(|_| next.is_some()) {
                    Some(answers) => others.extend(answers),
                    None => sure = false,
                }
            }
            if next.is_none() {
                effect::leave_out(&mut run.game.rules(self.book, &mut Log::default()))?;
                left_out = true;
            }
            let log = Log { facts: run.facts, ..Log::keeping() };
            run = self.go_on(run.game, next, log);
        }
        None
    }

    /// The results of the answers that do not decline, if each of them settles everything.
    fn other_answers(&self, run: &Run) -> Option<Vec<Run>> {
        let decision = run.game.table.decision.as_ref().filter(|it| it.options.len() <= MOST_ANSWERS)?;
        let answers = decision.options.iter().filter(|option| !matches!(option, Choice::No | Choice::Skip));
        let answered = answers.map(|option| {
            let log = Log { facts: run.facts.clone(), ..Log::keeping() };
            let next = self.go_on(run.game.clone(), Some(*option), log);
            matches!(next.ends, Ends::Settled | Ends::Over).then_some(next)
        });
        answered.collect()
    }
}

/// Is everything in one forecast also in the other, with nothing else about bases and the end?
fn is_in(told: &Forecast, other: &Forecast) -> bool {
    told.winners == other.winners
        && told.bases == other.bases
        && told.units.iter().all(|unit| other.unit(unit.uid) == Some(unit))
}

/// The card whose program is innermost.
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
