//! When commands can be given: a reason why not, or `None`.

use super::situation::Focus::{Games, Past};
use super::situation::{HandState, Situation};
use super::{Command, Unavailable};

/// Does a teacher offer this now?
pub(super) fn offered(now: &Situation, command: Command) -> Option<Unavailable> {
    (!now.offered.contains(&command)).then_some(Unavailable::NotTaught)
}

pub(super) fn always(_: &Situation) -> Option<Unavailable> {
    None
}

pub(super) fn game(now: &Situation) -> Option<Unavailable> {
    (!now.game).then_some(Unavailable::NoGame)
}

/// Is there a game to read? One that is looked at again has its own screen.
pub(super) fn course(now: &Situation) -> Option<Unavailable> {
    (!now.game && now.place != Past).then_some(Unavailable::NoGame)
}

/// Is there a game that is saved? A list has its own.
pub(super) fn saved(now: &Situation) -> Option<Unavailable> {
    (!now.game && now.place != Games).then_some(Unavailable::NoGame)
}

pub(super) fn hand(now: &Situation) -> Option<Unavailable> {
    match now.hand {
        HandState::None => Some(Unavailable::NobodyDecides),
        HandState::Always => Some(Unavailable::LiesOpen),
        HandState::Open | HandState::Closed => None,
    }
}

/// Can what is asked behind the curtain be declined with a closed hand?
pub(super) fn unseen(now: &Situation) -> Option<Unavailable> {
    (!now.unseen_no).then_some(Unavailable::LookFirst)
}

pub(super) fn selected(now: &Situation) -> Option<Unavailable> {
    (!now.selected).then_some(Unavailable::NothingSelected)
}

pub(super) fn many(now: &Situation) -> Option<Unavailable> {
    (now.seats < 3).then_some(Unavailable::ShownAnyway)
}

pub(super) fn undo(now: &Situation) -> Option<Unavailable> {
    now.undo.why_not().map(Unavailable::NoUndo)
}
