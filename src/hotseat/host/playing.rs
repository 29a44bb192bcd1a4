//! Picks: refused without a trace, or written down first and then made.

use super::{Hand, Host};
use crate::exposure::Closed;
use crate::handover::Confirmed;
use crate::hosted::{Awaits, Forbidden, Hosted, Need, UnseenNo};
use crate::journal::{NotKept, Record};
use crate::notes::TooLong;
use crate::sight::Sight;
use crate::trust::Trust;
use seats::{Seat, SeatSet};
use std::time::Instant;

/// Why nothing happened. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// This choice is made with an open hand.
    #[error("Open your hand first: this is chosen behind the curtain.")]
    Covered,
    /// Somebody first has to read what was shown to them.
    #[error("Somebody has to look at cards first.")]
    Unread,
    /// Somebody else decides now: another person, or a bot if a person asked.
    #[error("Somebody else decides now.")]
    NotYours,
    /// Nobody decides any more.
    #[error("The game is over.")]
    Over,
    /// The rules forbid it.
    #[error(transparent)]
    Rule(#[from] Forbidden),
    /// Notes are longer than a panel holds.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It could not be written down. Ask the people whether to go on without saving.
    #[error("{0}")]
    NotKept(#[from] NotKept),
}

impl<G: Hosted> Host<G> {
    /// A person who may decide picks. Returns why the hand was closed, if it was open and no longer is.
    pub fn choose(&mut self, by: Seat, pick: &G::Pick, now: Instant) -> Result<Option<Closed>, Refused> {
        let awaits = self.awaits().ok_or(Refused::Over)?;
        if !awaits.seats.and(self.table().people()).has(by) {
            return Err(Refused::NotYours);
        }
        if !self.may_pick(awaits, by, pick) {
            return Err(Refused::Covered);
        }
        self.make(by, pick, now)
    }

    /// The "no" to a decision about hidden cards that can be said with closed hands: by whom, and what.
    ///
    /// It is offered where the table is public until a decision needs a hand, to a person, and never instead of reading
    /// what was shown. Saying it unseen tells nobody anything about the hand, so whoever sits there may say it, as with
    /// any public pick.
    pub fn unseen_no(&self) -> Option<(Seat, UnseenNo<G::Pick>)> {
        let waits = self.trust() == Trust::PublicFirst && self.reader().is_none() && !self.is_lifted();
        let awaits = self.awaits().filter(|awaits| waits && awaits.need == Need::Hand && !self.lies_open())?;
        let by = awaits.seats.and(self.table().people()).first()?;
        Some((by, self.history.game().unseen_no()?))
    }

    /// Says that "no".
    ///
    /// # Errors
    /// There is none, or it could not be written down.
    pub fn decline_unseen(&mut self, now: Instant) -> Result<Option<Closed>, Refused> {
        let (by, no) = self.unseen_no().ok_or(Refused::Covered)?;
        self.make(by, &no.pick, now)
    }

    /// What the deciding bot knows; `None` while a person decides.
    pub fn sight(&self) -> Option<Sight<G>> {
        let bot = self.bot_to_act()?;
        Some(Sight::of(self.history.game(), self.keys.get(bot)?))
    }

    /// The deciding bot picks, from its own view.
    pub fn choose_as_bot(
        &mut self,
        decide: impl FnOnce(&G::View) -> G::Pick,
        now: Instant,
    ) -> Result<Option<Closed>, Refused> {
        self.awaits().ok_or(Refused::Over)?;
        let bot = self.bot_to_act().ok_or(Refused::NotYours)?;
        let pick = decide(&self.history.game().view(&self.keys[bot]));
        self.make(bot, &pick, now)
    }

    /// A person gives up the game.
    pub fn concede(&mut self, confirmed: Confirmed, now: Instant) -> Result<Option<Closed>, Refused> {
        let seat = confirmed.seat();
        let worked = self.history.work_out_concede(seat)?;
        self.keep(Record::Concede { seat }, worked.after())?;
        self.history.take(worked);
        self.request = None;
        Ok(self.settle(now))
    }

    /// Can this seat concede now?
    pub fn may_concede(&self, seat: Seat) -> bool {
        self.history.work_out_concede(seat).is_ok()
    }

    /// The person at the keyboard has read what was shown to them; at an open table everybody has.
    ///
    /// # Errors
    /// It could not be written down.
    pub fn read(&mut self, now: Instant) -> Result<Option<Closed>, Refused> {
        let Some(eyes) = self.eyes() else { return Err(Refused::Covered) };
        let all = self.trust() == Trust::OpenTable;
        let open = self.opens(eyes);
        let readers = self.table().people().iter().filter(|seat| all || open.has(*seat));
        let readers: SeatSet = readers.filter(|seat| self.history.reads(*seat)).collect();
        for seat in readers.iter() {
            self.ledger.write(vec![Record::Read { seat }])?;
            self.history.read(seat);
        }
        Ok(self.settle(now))
    }

    fn make(&mut self, by: Seat, pick: &G::Pick, now: Instant) -> Result<Option<Closed>, Refused> {
        if self.reader().is_some() {
            return Err(Refused::Unread);
        }
        let worked = self.history.work_out(by, pick)?;
        self.keep(Record::Pick { seat: by, pick: pick.clone() }, worked.after())?;
        self.history.take(worked);
        self.request = None;
        if self.table().people().has(by) {
            self.had_keyboard(by);
        }
        Ok(self.settle(now))
    }

    fn may_pick(&self, awaits: Awaits, by: Seat, pick: &G::Pick) -> bool {
        match (&self.hand, self.trust()) {
            (Hand::Open { seat, .. }, _) => self.opens(*seat).has(by),
            (_, Trust::OpenTable) => true,
            _ if self.table().only_person().is_some_and(|seat| self.opens(seat).has(by)) => true,
            _ => !self.behind_curtain(awaits) && self.history.game().is_public(pick),
        }
    }
}
