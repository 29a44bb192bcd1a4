//! Delayed effects whose moment has come (rule 16.2).

use crate::engine::Rules;
use crate::table::effect::Moment;
use crate::table::frame::Frame;

/// Queues all delayed effects of this moment: the active player's first, each player's in the order of making.
pub(crate) fn start_due(rules: &mut Rules<'_>, moment: Moment) {
    if rules.table.delayed.is_empty() {
        return;
    }
    let (mut due, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut rules.table.delayed).into_iter().partition(|delayed| delayed.at == moment);
    let seats = rules.table.seats();
    let active = rules.table.active;
    due.sort_by_key(|delayed| (delayed.effect.controller.index() + seats - active.index()) % seats);
    let left = due.len() as u16;
    rules.table.delayed = due;
    rules.table.delayed.extend(rest);
    if left > 0 {
        rules.table.frames.push(Frame::Due { left, current: None });
    }
}
