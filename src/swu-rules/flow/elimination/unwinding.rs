//! Half-finished work of players who are out (multiplayer.md E1, E2, E10).
//!
//! Work is dropped when it would continue, not when its player leaves: so whatever lies above it on the stack is
//! finished first, and nothing has to be renumbered.

use crate::engine::Rules;
use crate::flow::{attack, check, effect};
use crate::reading::Reading;
use crate::table::card::Zone;
use crate::table::effect::Effect;
use crate::table::frame::{Frame, Play, TurnStep};
use seats::SeatSet;

/// Is it work of somebody who is out? Delayed effects go on (E6).
#[inline(always)]
pub(crate) fn stopped(reading: Reading<'_>, frame: &Frame) -> bool {
    let out = |seat| reading.table.sides[seat].eliminated;
    match frame {
        Frame::Use { seat, .. }
        | Frame::Plan { seat, .. }
        | Frame::DeployPilot { seat, .. }
        | Frame::Unique { seat, .. } => out(*seat),
        Frame::Payment(payment) => out(payment.seat),
        Frame::Rescue { card } => reading.table.card(*card).zone != Zone::Captured,
        Frame::Play(play) => is_play_stopped(reading, play),
        Frame::Attack { index, .. } => reading.table.attacks.get(*index as usize).is_some_and(|attack| out(attack.by)),
        Frame::Effect(effect) => halted(reading, effect),
        Frame::Together(together) => out(together.controller) && !together.outlives,
        Frame::Setup { .. }
        | Frame::ActionPhase { .. }
        | Frame::RegroupPhase { .. }
        | Frame::Turn { .. }
        | Frame::Window { .. }
        | Frame::Dealing
        | Frame::Due { .. } => false,
    }
}

/// Is it played by somebody who is out, or is the card gone with its owner?
#[inline]
pub(crate) fn is_play_stopped(reading: Reading<'_>, play: &Play) -> bool {
    reading.table.sides[play.seat].eliminated || reading.table.card(play.card.uid).zone == Zone::Removed
}

/// Does the program stop because its player is out?
pub(crate) fn halted(reading: Reading<'_>, effect: &Effect) -> bool {
    reading.table.sides[effect.controller].eliminated && !effect.outlives
}

/// Drops the innermost work, of somebody who is out. Triggers of others that it caused stay (E2).
pub(crate) fn abandon(rules: &mut Rules<'_>) {
    let Some(frame) = rules.table.frames.pop() else { return };
    match frame {
        Frame::Attack { index, base, .. } => {
            if rules.table.pending.len() > base as usize {
                // They refer to this attack: it is over when they are.
                rules.table.frames.push(frame);
                rules.table.frames.push(Frame::Window { base, current: None });
                return;
            }
            attack::drop_attack_effects(rules, index);
            rules.table.attacks.truncate(index as usize);
            rules.table.cache.forget();
        }
        Frame::Effect(effect) if effect.hold.is_free() => effect::clear_pool(rules, effect.pool),
        Frame::Together(together) => {
            rules.table.runs.truncate(together.base as usize);
            effect::clear_pool(rules, together.pool);
        }
        _ => {}
    }
    check::state(rules);
}

/// Their attacks stop: "for this attack" effects end now (E10).
pub(super) fn stop_attacks(rules: &mut Rules<'_>, out: SeatSet) {
    for index in 0..rules.table.attacks.len() {
        if out.has(rules.table.attacks[index].by) {
            rules.table.attacks[index].live = false;
            attack::drop_attack_effects(rules, index as u8);
        }
    }
}

/// Between actions no window is open: what somebody's leaving triggers is resolved before the next question.
pub(super) fn window_before_asking(rules: &mut Rules<'_>) {
    let between = matches!(
        rules.table.frames.last(),
        Some(Frame::Turn { step: TurnStep::Choose, .. } | Frame::RegroupPhase { .. } | Frame::Setup { .. })
    );
    if between {
        rules.table.frames.push(Frame::Window { base: 0, current: None });
    }
}
