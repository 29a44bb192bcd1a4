//! A unit that enters play as a copy of another (rule 22.4).

use super::PlayStep;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::table::frame::{Frame, Play};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Its player chooses what it copies, or whose "When Played" abilities it enters with, or neither.
    pub(super) fn play_copy(&mut self, at: usize, mut play: Play, choice: Option<Choice>) {
        if let Some(Choice::Card(uid)) = choice {
            if self.def(play.card).learns.is_some() {
                play.learns = self.table.obj(uid);
            } else {
                play.copies = Some(self.table.card(uid).def);
                play.host = self.table.obj(uid);
            }
        }
        let mut options = self.list();
        if choice.is_none() && !self.blanked(self.playing(&play)) {
            self.copies_for(play.card, play.seat, &mut options);
            self.teachers_for(play.card, play.seat, &mut options);
        }
        if options.is_empty() {
            self.table.scratch.spare = options;
            return self.play_at_once(at, play, PlayStep::Place);
        }
        options.push(Choice::Skip);
        self.put_back(at, Frame::Play(play));
        let hidden = self.table.card(play.card.uid).zone.hidden();
        self.ask(play.seat, DecisionKind::Target, play.card, Prompt::Copy, hidden, options);
    }
}
