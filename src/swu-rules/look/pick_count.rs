//! How many picks the running operation takes, for front ends that gather them as one.

use super::Looker;
use crate::book::op::Op;
use crate::decision::{Decision, Prompt};
use crate::flow::play::exploit;
use crate::flow::verbs::{divide, indirect};
use crate::flow::{effect, select};
use crate::query::condition;
use crate::table::card::Uid;
use crate::table::frame::Frame;
use swu_view::DecisionKind;
use swu_view::pick_count::Quota;

/// A number of picks; the largest one stands for no limit.
fn most(number: i16) -> Option<u16> {
    if number == i16::MAX { None } else { Some(u16::try_from(number).unwrap_or(0)) }
}

impl Looker<'_> {
    /// How many more points of indirect damage a unit can take (rule 25.4).
    pub(crate) fn takes(&self, decision: &Decision, uid: Uid) -> Option<u16> {
        let (DecisionKind::Allocate, Some(Frame::Effect(e))) = (decision.kind, self.reading.table.frames.last()) else {
            return None;
        };
        let indirect = matches!(self.reading.book.program(e.program).ops.get(usize::from(e.pc))?, Op::Indirect(..));
        let unit = self.reading.table.obj(uid);
        let room = || indirect::indirect_room(self.reading, unit, effect::picks(self.reading, e));
        (indirect && self.reading.table.is_unit(unit)).then(|| u16::try_from(room()).unwrap_or(0))
    }

    /// The quota of the operation that asks; `None` if it only ever takes a single pick.
    pub(crate) fn quota(&self, decision: &Decision) -> Option<Quota> {
        if let (Prompt::Exploit, Some(Frame::Play(play))) = (decision.prompt, self.reading.table.frames.last()) {
            let (least, most) = exploit::exploit_bounds(self.reading, play);
            return Some(Quota { made: play.exploited.len, least, most: Some(most), ..Quota::default() });
        }
        let (Prompt::Step(..), Some(Frame::Effect(e))) = (decision.prompt, self.reading.table.frames.last()) else {
            return None;
        };
        let made = e.picks().len;
        let number = |qty| condition::number(self.reading, e, qty);
        match self.reading.book.program(e.program).ops.get(usize::from(e.pc))? {
            Op::Divide { what, up_to, total, .. } => {
                let most = most(divide::division_total(self.reading, e, *what, total));
                Some(Quota { made, most, least: if *up_to { 0 } else { most.unwrap_or(0) }, ..Quota::default() })
            }
            Op::Indirect(who, total) => {
                let (part, given) = indirect::indirect_part(self.reading, e, *who, total)?;
                let all = most(part.amount);
                Some(Quota { made: u16::try_from(given).unwrap_or(0), most: all, least: all?, ..Quota::default() })
            }
            Op::Select { target, .. } => {
                let limits = select::limits(self.reading, e, target)?;
                let most = most(limits.most);
                let least = if limits.free { 0 } else { most.unwrap_or(0) };
                Some(Quota { made, least, most, cost_left: limits.cost, hp_left: limits.hp })
            }
            Op::Search(search) => {
                let most = search.up_to.as_ref().and_then(|up_to| most(number(up_to)));
                Some(Quota { made, most, ..Quota::default() })
            }
            Op::Discard(_, count) | Op::DiscardFrom(_, count, _) => {
                let most = most(number(count));
                Some(Quota { made, most, least: most.unwrap_or(0), ..Quota::default() })
            }
            _ => None,
        }
    }
}
