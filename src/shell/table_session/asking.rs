//! Somebody proves who they are: for a hand, for notes, to concede or to agree.

use super::{Playable, TableSession, TakingBack};
use crate::curtain::Purpose;
use crate::refusal::{Refusal, TableFault};
use crate::session::Done;
use hotseat::exposure::Exposure;
use hotseat::handover::{Confirmed, Handover, Heard, Keystroke};
use hotseat::host::Refused;
use std::time::{Duration, Instant};

/// How long no key is pressed before one's own.
const PAUSE: Duration = Duration::from_millis(400);

/// A handover and what it is for.
pub(super) struct Asking {
    pub(super) purpose: Purpose,
    pub(super) handover: Handover,
}

impl<G: Playable> TableSession<G> {
    pub(super) fn ask_for(&mut self, purpose: Purpose, now: Instant) -> Result<(), Refusal> {
        if let Purpose::Notes(seat) = purpose
            && let Some(confirmed) = self.host.at_keyboard().filter(|confirmed| confirmed.seat() == seat)
        {
            // The person whose hand is open is already at the keyboard.
            (self.asking, self.proof) = (None, Some(confirmed));
            return Ok(());
        }
        if purpose == Purpose::Hand && self.host.reopen(now) {
            self.asking = None;
            self.look();
            return Ok(());
        }
        let handover = match purpose {
            Purpose::Hand => self.host.handover(now),
            Purpose::Concede(seat) | Purpose::Agree(seat) | Purpose::Notes(seat) | Purpose::ConcedeMatch(seat) => {
                let handover = self.host.ask(seat, now);
                self.look();
                handover
            }
        };
        let handover = handover.ok_or(TableFault::NoHand)?;
        self.asking = Some(Asking { purpose, handover });
        Ok(())
    }

    pub(super) fn press(&mut self, key: Keystroke, at: Instant) -> Result<Option<Done>, Refusal> {
        let Some(asking) = &mut self.asking else { return Ok(None) };
        let purpose = asking.purpose;
        let Some(confirmed) = asking.handover.press(key, at) else {
            if asking.handover.heard() == Heard::Wrong {
                self.host.doubt_keyboard();
                self.host.missed();
            }
            return Ok(None);
        };
        self.rest = asking.handover.rest(confirmed.seat(), at);
        self.host.proved(confirmed.seat(), asking.handover.chosen());
        self.asking = None;
        let done = self.confirmed(purpose, confirmed, at);
        self.look();
        done.map(Some)
    }

    /// A key on the table that does nothing else there. One that comes right after another is not meant.
    pub(super) fn press_own(&mut self, key: Keystroke, at: Instant) -> bool {
        let pressed = self.paused && self.host.press_own_key(key, at);
        if pressed {
            self.asking = None;
            self.look();
        }
        pressed
    }

    /// A key was pressed, perhaps after a pause.
    pub(super) fn key_after(&mut self, now: Instant) {
        let before = self.last_key.replace(now);
        self.paused = before.is_none_or(|before| now.saturating_duration_since(before) >= PAUSE);
    }

    /// Is this key the rest of the word that opened the hand?
    pub(super) fn is_typed_on(&mut self, key: Keystroke, at: Instant) -> bool {
        self.rest = self.rest.take().and_then(|rest| rest.after(key, at));
        self.rest.is_some()
    }

    pub(super) fn ask_no_more(&mut self) {
        if self.asking.take().is_some_and(|asking| matches!(asking.purpose, Purpose::Agree(_))) {
            self.host.decline();
        }
    }

    /// A purpose ends with its screen: only a hand that is still due is asked for on the next one.
    pub(super) fn forget_question(&mut self) {
        let Some(asking) = &self.asking else { return };
        let due = match &self.exposure {
            Exposure::Lowered(lowered) => lowered.next.meets(asking.handover.seats()),
            Exposure::Lifted(_) => false,
        };
        if asking.purpose != Purpose::Hand || !due {
            self.ask_no_more();
        }
    }

    fn confirmed(&mut self, purpose: Purpose, confirmed: Confirmed, now: Instant) -> Result<Done, Refusal> {
        match purpose {
            Purpose::Hand => {
                let lifted = self.host.lift(confirmed, now);
                if lifted { Ok(Done::Yes) } else { Err(Refused::NotYours.into()) }
            }
            Purpose::Concede(_) => match self.host.concede(confirmed, now) {
                Ok(_) => Ok(Done::Yes),
                Err(refused) => Err(refused.into()),
            },
            Purpose::Notes(_) | Purpose::ConcedeMatch(_) => {
                self.proof = Some(confirmed);
                Ok(Done::Proved(purpose))
            }
            Purpose::Agree(_) => {
                let what = self.host.undone_if_agreed();
                let asked = self.host.agree(confirmed)?;
                asked_back(asked, what)
            }
        }
    }
}

/// The result of asking to take this back, and perhaps what others have done since.
pub(super) fn asked_back(asked: TakingBack, (what, others): (Option<String>, bool)) -> Result<Done, Refusal> {
    match asked {
        TakingBack::Done => Ok(Done::taken_back(what, others)),
        TakingBack::Waiting(seats) => Ok(Done::Ask(seats.iter().collect())),
        TakingBack::No(why) => Err(TableFault::NotTakenBack(why.to_string()).into()),
    }
}
