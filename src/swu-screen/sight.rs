//! The hand at the table, as seen by the person at the keyboard.

use super::board::scene::{Closing, HandSight};
use shell::games::UnlimitedSession;
use shell::session::Visible;
use std::time::Instant;

/// Whose hand is there now, and how it closes if it is open.
pub(super) fn of_hand(session: &UnlimitedSession, now: Instant) -> HandSight {
    let visible = session.visible();
    match (visible, &visible.view().decision) {
        (Visible::Open(seat, _), _) if session.lies_open() => HandSight::Open(seat, Closing::Never),
        (Visible::Open(seat, _), _) => {
            HandSight::Open(seat, session.closes_in(now).map_or(Closing::ByKey, Closing::In))
        }
        (_, Some(decision)) => HandSight::Closed(decision.seat),
        (_, None) => HandSight::None,
    }
}
