//! Picks that the table makes automatically: those of bots, and those that leave nothing to choose.

use super::{Playable, TableSession};
use crate::session::GameSession;
use hotseat::host::Refused;
use hotseat::takeback::Offer;
use seats::Seat;
use std::time::Instant;

impl<G: Playable> TableSession<G> {
    /// Lets a bot make its next pick once it has thought; if the rules refuse it, its next best. True if anything
    /// changed.
    pub(super) fn play_bot(&mut self, now: Instant) -> bool {
        let Some(picks) = self.bots.thought(&self.host, now) else { return false };
        if let Some(said) = self.bots.said() {
            self.faults.tell(said);
        }
        let Some(bot) = self.host.bot_to_act() else { return false };
        let mut refused = false;
        for (choice, pick) in picks.into_iter().enumerate() {
            match self.host.choose_as_bot(|_| pick, now) {
                Ok(_) => {
                    self.bots.made(true, now);
                    return true;
                }
                Err(Refused::Rule(why)) => {
                    self.note_refused(bot, choice, &why.to_string());
                    refused = true;
                }
                // The pick is not at fault: no other one would be accepted now either.
                Err(
                    Refused::Covered
                    | Refused::Unread
                    | Refused::NotYours
                    | Refused::Over
                    | Refused::TooLong(_)
                    | Refused::NotKept(_),
                ) => {
                    break;
                }
            }
        }
        self.bots.made(false, now);
        refused
    }

    /// Makes the picks of people that leave them nothing to choose, if the table agreed to that.
    pub(super) fn pick_forced(&mut self, now: Instant) {
        while self.host.table().agreement().forced {
            let Some(view) = self.visible().uncovered() else { return };
            let Some((by, pick)) = G::forced(view).and_then(|option| G::pick_of(view, option)) else { return };
            if !self.pick_for(by, &pick, now) {
                return;
            }
            self.look();
        }
    }

    /// Makes a pick that a person had to make, and remembers that nobody chose it; false if it is not made.
    fn pick_for(&mut self, by: Seat, pick: &G::Pick, now: Instant) -> bool {
        let step = self.host.steps();
        let made = self.host.table().people().has(by) && self.host.choose(by, pick, now).is_ok();
        if made {
            self.forced.insert(step);
        }
        made
    }

    /// Makes a pick of somebody at the screen that is the only one.
    pub(super) fn make_only(&mut self, now: Instant) -> Option<String> {
        let view = self.visible().uncovered()?;
        let option = G::only(view)?;
        let (label, (by, pick)) = (G::labels(view).swap_remove(option), G::pick_of(view, option)?);
        if !self.pick_for(by, &pick, now) {
            return None;
        }
        self.bots.wake(now);
        self.look();
        self.pick_forced(now);
        Some(label)
    }

    /// What would be taken back now: the newest pick that somebody chose, with the automatic ones it led to.
    pub(super) fn offer(&self) -> Option<Offer> {
        let newest = self.host.offer()?;
        if !self.forced.contains(&newest.to) {
            return Some(newest);
        }
        let mut earlier = self.host.offers(newest.by).into_iter();
        earlier.find(|offer| offer.to < newest.to && !self.forced.contains(&offer.to)).or(Some(newest))
    }
}
