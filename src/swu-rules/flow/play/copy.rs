//! A unit that enters play as a copy of another (rule 22.4).

use super::PlayStep;
use crate::change::copy;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::play;
use crate::query::costs;
use crate::table::frame::{Frame, Play};
use swu_view::DecisionKind;

/// Its player chooses what it copies, or whose "When Played" abilities it enters with, or neither.
pub(super) fn play_copy(rules: &mut Rules<'_>, at: usize, mut play: Play, choice: Option<Choice>) {
    if let Some(Choice::Card(uid)) = choice {
        if rules.read().def(play.card).learns.is_some() {
            play.learns = rules.table.obj(uid);
        } else {
            play.copies = Some(rules.table.card(uid).def);
            play.host = rules.table.obj(uid);
        }
    }
    let mut options = rules.list();
    if choice.is_none() && !costs::blanked(rules.read(), play::playing(rules.read(), &play)) {
        copy::copies_for(rules, play.card, play.seat, &mut options);
        copy::teachers_for(rules.read(), play.card, play.seat, &mut options);
    }
    if options.is_empty() {
        rules.table.scratch.spare = options;
        return play::play_at_once(rules, at, play, PlayStep::Place);
    }
    options.push(Choice::Skip);
    rules.put_back(at, Frame::Play(play));
    let hidden = rules.table.card(play.card.uid).zone.hidden();
    rules.ask(play.seat, DecisionKind::Target, play.card, Prompt::Copy, hidden, options);
}
