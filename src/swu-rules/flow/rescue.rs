//! A freed captive enters play (rule 19.5), perhaps as a copy (rule 22.4).

use crate::change::{copy, rescue};
use crate::decision::Choice;
use crate::decision::Prompt;
use crate::engine::Rules;
use crate::flow::check;
use crate::query::decider;
use crate::table::card::Uid;
use crate::table::card::Zone;
use crate::table::frame::Frame;
use swu_view::DecisionKind;

/// Its owner chooses what it copies, or nothing (rule 22.4); then it enters play.
pub(crate) fn rescue_copy(rules: &mut Rules<'_>, captive: Uid, choice: Option<Choice>) {
    let card = *rules.table.card(captive);
    if card.zone != Zone::Captured || card.host != Uid::NONE {
        return;
    }
    let obj = rules.table.obj(captive);
    let mut options = rules.list();
    if choice.is_none() {
        copy::copies_for(rules, obj, card.owner, &mut options);
    }
    if options.is_empty() {
        rules.table.scratch.spare = options;
        let copied = match choice {
            Some(Choice::Card(uid)) => Some(rules.table.obj(uid)),
            _ => None,
        };
        rescue::enter_rescued(rules, captive, copied);
        check::state(rules);
        return;
    }
    options.push(Choice::Skip);
    rules.table.frames.push(Frame::Rescue { card: captive });
    let asked = decider::decider(rules.read(), card.owner);
    rules.ask(asked, DecisionKind::Target, obj, Prompt::Copy, false, options);
}
