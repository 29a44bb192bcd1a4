//! Lifting and lowering.

use super::{Hand, Held, Host};
use crate::exposure::{Closed, Exposure, Lifted, Lowered};
use crate::handover::{Confirmed, Handover};
use crate::hosted::{Awaits, Hosted, Need};
use crate::log::LogView;
use crate::past::Past;
use crate::recap::Recap;
use crate::table::{Ease, READING};
use crate::trust::Trust;
use seats::{Seat, SeatSet};
use std::time::Instant;

const SHOWN: &str = "Cards are shown to one player.";
const NEEDS_HAND: &str = "The next choice needs a look at a hand.";
const NEXT_SEAT: &str = "The next decision is made by somebody else.";
const A_LOOK: &str = "Only one person should see the hand.";

impl<G: Hosted> Host<G> {
    /// What may be on the screen now.
    pub fn exposure(&self) -> Exposure<G> {
        match self.eyes() {
            Some(seat) => Exposure::Lifted(Lifted {
                seat,
                open: self.opens(seat),
                table: self.table().clone(),
                view: self.history.game().view(&self.keys[seat]),
                shown: self.to_read(seat),
            }),
            None => Exposure::Lowered(self.lowered()),
        }
    }

    /// The public past of the game.
    pub fn past(&self) -> Past<'_, G> {
        Past::new(&self.history, &self.keys, SeatSet::EMPTY)
    }

    /// The log as far as it may be read now.
    pub fn log(&self) -> LogView<'_, G::Fact> {
        match self.eyes() {
            Some(seat) => LogView::of(self.history.log(), &self.keys[seat]),
            None => LogView::public(self.history.log()),
        }
    }

    /// What happened from a line of the log on, as everybody saw it, whosever hand is open; with the numbers of the lines.
    pub fn told_since(&self, line: usize) -> impl Iterator<Item = (usize, &G::Fact)> {
        self.history.log().public_from(line)
    }

    /// Is a hand open that a curtain would have to cover? Never at an open table.
    pub fn is_lifted(&self) -> bool {
        matches!(self.hand, Hand::Open { .. })
    }

    /// Begins handing the keyboard to a person who decides next. The caller discards waiting keys first. The whole name
    /// must be typed if the curtain fell by itself, as keys may have been meant for something else. `None` at an open
    /// table, for a bot, or after the end.
    pub fn handover(&self, now: Instant) -> Option<Handover> {
        if self.lies_open() {
            return None;
        }
        let comes = self.comes();
        // Whoever has a key of their own uses it: what is printed for everybody opens nothing but in full.
        if self.all_have_own_keys() {
            return self.table().handover(comes, now).map(|handover| self.with_own_keys(handover, now));
        }
        let held = self.last.filter(|held| comes == SeatSet::one(held.seat) && self.trust() == Trust::PublicFirst);
        // Whoever opens a hand of their own accord has already pressed a key for it; but who comes back is not known.
        let came_back =
            matches!(self.hand, Hand::Closed(Some(Closed::FocusLost | Closed::Suspended | Closed::Resumed)));
        let wished = !self.is_due() && !came_back && self.trust() == Trust::PublicFirst;
        // After a while anybody may be sitting there, just as when the clock closed the hand.
        let lately = |held: Held| self.table().idle().is_none_or(|idle| now.duration_since(held.seen) < idle);
        let ease = match held {
            None if !wished => {
                return self.table().handover(comes, now).map(|handover| self.with_own_keys(handover, now));
            }
            Some(held) if held.alone && lately(held) => Ease::Enter,
            None | Some(_) => Ease::Letter,
        };
        let handover = self.with_own_keys(self.table().eased(comes, ease, now)?, now);
        Some(if wished { handover.by_letter() } else { handover })
    }

    /// Opens the hand again that its owner put down to choose on the table, if nobody else has had the keyboard since.
    pub fn reopen(&mut self, now: Instant) -> bool {
        let Hand::Down { seat, .. } = self.hand else { return false };
        // A decision due behind the curtain is asked there: no hand opens by itself.
        if self.is_due() {
            return false;
        }
        self.hand = Hand::Open { seat, last_key: now };
        true
    }

    /// Somebody was at the keyboard without opening a hand.
    pub(super) fn had_keyboard(&mut self, seat: Seat) {
        if self.last.as_ref().is_some_and(|held| held.seat != seat) {
            self.passed_on();
        }
    }

    /// Somebody else should come: who sits there when that hand is next asked for is not known.
    fn passed_on(&mut self) {
        if let Some(held) = &mut self.last {
            held.alone = false;
        }
    }

    /// Begins asking any person for their word: to consent, or to concede. This closes an open hand.
    pub fn ask(&mut self, seat: Seat, now: Instant) -> Option<Handover> {
        self.close(Closed::Question);
        self.had_keyboard(seat);
        self.table().handover(seat, now)
    }

    /// Opens the hand of a person who decides next, or has something to read. False if the keyboard now belongs to
    /// somebody else. Any question to the table in the meantime is dropped.
    pub fn lift(&mut self, confirmed: Confirmed, now: Instant) -> bool {
        let seat = confirmed.seat();
        let entitled = self.trust() != Trust::OpenTable && self.comes().has(seat);
        if entitled {
            self.request = None;
            self.hand = Hand::Open { seat, last_key: now };
            self.last = Some(Held { seat, alone: true, seen: now });
        }
        entitled
    }

    /// Closes the hand. True if one was open. At an open table nothing is ever covered.
    pub fn close(&mut self, why: Closed) -> bool {
        let was_open = self.is_lifted();
        if let (Hand::Open { last_key, .. } | Hand::Down { last_key, .. }, Some(held)) = (&self.hand, &mut self.last) {
            held.seen = *last_key;
        }
        match self.hand {
            Hand::Open { .. } => self.hand = Hand::Closed(Some(why)),
            Hand::Down { .. } => self.hand = Hand::Closed(None),
            Hand::Closed(_) => {}
        }
        match why {
            Closed::FocusLost | Closed::Suspended | Closed::Resumed => self.doubt_keyboard(),
            // Its owner may have left the table meanwhile.
            Closed::Idle => self.passed_on(),
            _ => {}
        }
        was_open
    }

    /// Nobody knows who sits there: wrong letters were typed, or the keyboard was out of sight.
    pub fn doubt_keyboard(&mut self) {
        self.last = None;
    }

    /// A key was pressed; the hand stays open for a while longer.
    pub fn key_pressed(&mut self, now: Instant) {
        if let Hand::Open { last_key, .. } | Hand::Down { last_key, .. } = &mut self.hand {
            *last_key = now.max(*last_key);
        }
    }

    /// When to call [`tick`](Host::tick) if no key comes; `None` while no hand is open.
    pub fn deadline(&self) -> Option<Instant> {
        match self.hand {
            Hand::Open { seat, last_key } | Hand::Down { seat, last_key } => {
                self.table().idle().map(|idle| last_key + idle * self.patience(seat))
            }
            Hand::Closed(_) => None,
        }
    }

    /// By what factor a hand stays open longer than agreed without a key: a first hand and cards that are shown take
    /// time to read.
    fn patience(&self, seat: Seat) -> u32 {
        let first = !self.history.has_acted(seat) || self.history.game().in_setup();
        let reads = first || !self.to_read(seat).is_empty();
        if reads { READING } else { 1 }
    }

    /// Closes the hand if nobody has pressed a key for too long. True if it did.
    pub fn tick(&mut self, now: Instant) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now) && self.close(Closed::Idle)
    }

    /// Does an open table show this hand? Hands of bots that play against people are shown only if that was agreed.
    fn lies_face_up(&self, seat: Seat) -> bool {
        let people = self.table().people();
        let shown = people.is_empty() || people.has(seat) || self.table().agreement().open_bots;
        shown && seat.index() < self.keys.len()
    }

    /// At an open table, shows the table from another seat. False elsewhere, and for a seat whose cards stay covered.
    pub fn show(&mut self, seat: Seat) -> bool {
        let may = self.trust() == Trust::OpenTable && self.lies_face_up(seat);
        if may {
            self.shown = Some(seat);
        }
        may
    }

    /// Whose eyes the screen may use.
    pub(super) fn eyes(&self) -> Option<Seat> {
        match self.hand {
            Hand::Open { seat, .. } => Some(seat),
            _ if self.trust() == Trust::OpenTable => {
                let people = self.table().people();
                let decides = self.comes_to_decide().filter(|seat| self.lies_face_up(*seat));
                Some(self.shown.or(decides).or(people.first()).unwrap_or(Seat(0)))
            }
            Hand::Closed(_) | Hand::Down { .. } => self.table().only_person(),
        }
    }

    /// Through whose eyes an open table is shown: the first who decides.
    fn comes_to_decide(&self) -> Option<Seat> {
        self.awaits().and_then(|awaits| awaits.seats.first())
    }

    /// What these eyes have to read; at an open table, what anybody has.
    fn to_read(&self, eyes: Seat) -> Vec<G::Fact> {
        let (all, open) = (self.trust() == Trust::OpenTable, self.opens(eyes));
        let seats = self.table().people().iter().filter(|seat| all || open.has(*seat));
        match self.awaits() {
            Some(_) => self.history.shown(seats),
            None => Vec::new(),
        }
    }

    /// After a step: the hand stays open as long as nobody else has to come to the keyboard and its owner may need it.
    /// Bots need no keyboard.
    pub(super) fn settle(&mut self, now: Instant) -> Option<Closed> {
        self.shown = None;
        let awaits = self.awaits();
        let seat = match self.hand {
            Hand::Open { seat, .. } => seat,
            Hand::Down { seat, .. } => {
                if !self.comes().meets(self.opens(seat)) {
                    self.hand = Hand::Closed(None);
                    self.passed_on();
                }
                return None;
            }
            Hand::Closed(_) => {
                // The reason it was closed for then says nothing about what is asked now.
                self.hand = Hand::Closed(None);
                return None;
            }
        };
        let (next, open) = (self.comes(), self.opens(seat));
        let closed = match awaits {
            Some(awaits) if next.meets(open) && awaits.seats.meets(open) && awaits.need == Need::Nothing => {
                return self.put_down(seat, now);
            }
            Some(_) if next.meets(open) || !next.meets(self.table().people()) => {
                self.key_pressed(now);
                return None;
            }
            Some(_) => Closed::OtherSeat,
            None => Closed::Committed,
        };
        self.passed_on();
        self.hand = Hand::Closed(Some(closed));
        Some(closed)
    }

    /// Its owner now chooses on the table: the hand is put down, once there is nothing left to read in it.
    fn put_down(&mut self, seat: Seat, now: Instant) -> Option<Closed> {
        if self.reader().is_some_and(|reader| self.opens(seat).has(reader)) {
            self.key_pressed(now);
            return None;
        }
        self.hand = Hand::Down { seat, last_key: now };
        Some(Closed::Committed)
    }

    /// Is this decision made behind the curtain? Only public facts and the agreement decide that.
    pub(super) fn behind_curtain(&self, awaits: Awaits) -> bool {
        let goes_on = matches!(self.hand, Hand::Down { seat, .. } if awaits.seats.meets(self.opens(seat)));
        let goes_on = goes_on && awaits.need == Need::Nothing;
        match self.trust() {
            Trust::OpenTable => false,
            Trust::PublicFirst => awaits.need == Need::Hand,
            Trust::FullCurtain => !goes_on,
        }
    }

    /// Must somebody take the keyboard before the game can go on?
    fn is_due(&self) -> bool {
        let people = self.table().people();
        let decides = |awaits: Awaits| awaits.seats.meets(people) && self.behind_curtain(awaits);
        self.reader().is_some() || self.awaits().is_some_and(decides)
    }

    fn lowered(&self) -> Lowered<G> {
        let (awaits, curtain) = (self.awaits(), self.is_due());
        let next = self.comes();
        let recap = self.recap(next);
        let (table, public) = (self.table().clone(), self.history.game().public());
        let unseen_no = self.unseen_no().map(|(_, no)| no.words);
        Lowered { next, curtain, why: self.why(awaits, curtain), unseen_no, table, public, recap }
    }

    /// What has happened in public since these seats' last own pick.
    fn recap(&self, seats: SeatSet) -> Recap {
        let log = LogView::public(self.history.log());
        let seen = seats.iter().map(|seat| self.history.seen(seat)).min().unwrap_or_default();
        Recap::since(&log, seats, seen)
    }

    /// What has happened since the only person last acted, or whoever decides at an open table.
    pub fn news(&self) -> Recap {
        self.recap(self.table().only_person().map_or_else(|| self.comes(), SeatSet::one))
    }

    fn why(&self, awaits: Option<Awaits>, curtain: bool) -> &'static str {
        match self.hand {
            Hand::Closed(Some(Closed::Committed | Closed::OtherSeat) | None)
            | Hand::Open { .. }
            | Hand::Down { .. } => match awaits {
                _ if self.reader().is_some() => SHOWN,
                Some(awaits) if awaits.need == Need::Hand => NEEDS_HAND,
                _ if curtain => NEXT_SEAT,
                _ => A_LOOK,
            },
            Hand::Closed(Some(closed)) => closed.sentence(),
        }
    }
}
