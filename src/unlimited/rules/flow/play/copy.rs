//! A unit that enters play as a copy of another (rule 22.4).

use super::PlayStep;
use crate::unlimited::rules::book::ProgramId;
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::table::effect::Effect;
use crate::unlimited::rules::table::frame::{Frame, Play};
use crate::unlimited::rules::view::DecisionKind;

impl Rules<'_> {
    /// Its player chooses what it copies, or nothing.
    pub(super) fn play_copy(&mut self, at: usize, mut play: Play, choice: Option<Choice>) {
        if let Some(Choice::Card(uid)) = choice {
            play.copies = Some(self.t.card(uid).def);
        }
        let book = self.book;
        let copies = book.def(self.t.card(play.card.uid).def).copies.as_ref();
        let Some((of, _)) = copies.filter(|_| choice.is_none() && !self.blanked(self.playing(&play))) else {
            return self.play_on(at, play, PlayStep::Place);
        };
        let e = Effect::new(ProgramId::NONE, play.card, play.seat);
        let mut list = self.take_buffer();
        self.collect(&e, of, &mut list);
        let mut options = self.list();
        options.extend(list.iter().map(|obj| Choice::Card(obj.uid)));
        self.give_buffer(list);
        if options.is_empty() {
            self.t.scratch.spare = options;
            return self.play_on(at, play, PlayStep::Place);
        }
        options.push(Choice::Skip);
        self.put_back(at, Frame::Play(play));
        let hidden = self.t.card(play.card.uid).zone.hidden();
        self.ask(play.seat, DecisionKind::Target, play.card, Prompt::Copy, hidden, options);
    }
}
