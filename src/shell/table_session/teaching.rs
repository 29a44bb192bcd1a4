//! Teaching at an open table: a guide beside a game of people, with nothing hidden.

use super::{Playable, TableSession};
use crate::guide::{Guide, Said, Tone};
use crate::refusal::{Refusal, TableFault};
use crate::session::GameSession;
use hotseat::log::Weight;
use hotseat::trust::Trust;
use std::collections::BTreeMap;

/// How often a caption is told before it fades.
const TOLD: u8 = 3;
/// How many results of the last action are told.
const CHAIN: usize = 3;

/// The teacher's words about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// The rule it follows.
    pub rule: &'static str,
    /// What that says.
    pub text: String,
    /// What cannot be done now, and why.
    pub refused: Vec<String>,
}

/// A teacher at the table.
#[derive(Default)]
pub(super) struct Teaching {
    guide: Guide,
    /// How often each rule was told.
    told: BTreeMap<&'static str, u8>,
    /// The newest fact at the last look.
    newest: usize,
    /// The newest fact told before those being told now.
    before: usize,
}

impl Teaching {
    pub(super) fn guide(&self) -> &Guide {
        &self.guide
    }
}

impl<G: Playable> TableSession<G> {
    /// Begins to teach.
    ///
    /// # Errors
    /// Something is hidden at this table, or the game is not taught.
    pub(super) fn teach_here(&mut self) -> Result<(), Refusal> {
        if self.host.table().agreement().trust != Trust::OpenTable {
            return Err(TableFault::NotOpen.into());
        }
        if G::caption(self.visible().view()).is_none() {
            return Err(TableFault::NotTaught.into());
        }
        self.teaching = Some(Teaching::default());
        self.look_as_teacher();
        Ok(())
    }

    /// Prepares the teacher's words about what is on the table now.
    pub(super) fn look_as_teacher(&mut self) {
        let Some(mut teaching) = self.teaching.take() else { return };
        let newest = self.log.last().map_or(0, |line| line.number);
        let new = newest != teaching.newest || teaching.guide.title.is_empty();
        if new {
            (teaching.before, teaching.newest) = (teaching.newest, newest);
        }
        let mut said = Vec::new();
        let caption = G::caption(self.visible().view());
        if let Some(caption) = &caption {
            let told = teaching.told.entry(caption.rule).or_default();
            *told = told.saturating_add(u8::from(new));
            if *told <= TOLD {
                said.push(Said::so(Tone::Plain, caption.text.clone()));
            }
        }
        // The results of the last action that have not been told before.
        let untold = self.log.iter().position(|line| line.number > teaching.before).unwrap_or(self.log.len());
        let action = self.log[untold..].iter().rposition(|line| line.weight == Weight::Action).unwrap_or(0);
        let chain = self.log[untold + action..].iter().take(CHAIN);
        said.extend(chain.map(|line| Said::so(Tone::Strong, format!("{}.", line.text))));
        if let Some(caption) = &caption {
            said.extend(caption.refused.iter().map(|refused| Said::so(Tone::Aside, refused.clone())));
        }
        let about =
            caption.map_or_else(String::new, |caption| format!("rule {0}, :rule {0} reads all of it", caption.rule));
        teaching.guide = Guide { title: "Teaching".into(), about, said, ..Guide::default() };
        self.teaching = Some(teaching);
    }
}
