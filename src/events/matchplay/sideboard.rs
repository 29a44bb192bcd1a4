//! Between games: moving cards between deck and sideboard, seat by seat, in private.

use super::clock::SIDEBOARD_MILLIS;
use super::event::DeckCheck;
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::{ListSizes, Sideboarding};
use super::state::{Match, Stage};
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What the others may see of a seat's sideboarding (B-5, B-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideboardNotice {
    /// Is the seat ready?
    pub ready: bool,
    /// Cards in the sideboard, once the seat is ready.
    pub now: Option<u32>,
    /// Cards in the registered sideboard.
    pub registered: u32,
}

impl fmt::Display for SideboardNotice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.now {
            Some(now) => write!(formatter, "ready, sideboard {now} (registered {})", self.registered),
            None => write!(formatter, "changing the deck (registered sideboard {})", self.registered),
        }
    }
}

impl<G: GameRules> Match<G> {
    /// Has any seat a sideboard to change its deck with between games (B-3)?
    pub fn has_sideboards(&self) -> bool {
        Seat::all(self.setup.seats()).any(|seat| self.can_change(seat))
    }

    /// Opens sideboarding after a played game, or goes straight on if nothing can change.
    pub(super) fn open_sideboarding(&mut self) {
        let everyone = SeatSet::everyone(self.setup.seats());
        let done: SeatSet = everyone.iter().filter(|seat| !self.can_change(*seat)).collect();
        if done == everyone {
            self.open_start();
        } else {
            self.stage = Stage::Sideboarding { done, drafts: self.sizes.clone(), spent: 0 };
        }
    }

    /// Is there anything this seat could change?
    fn can_change(&self, seat: Seat) -> bool {
        match self.setup.sideboarding {
            Sideboarding::Nothing => false,
            // rule B-3: an empty registered sideboard stays empty
            Sideboarding::Constructed { .. } => self.setup.lists[seat].sizes.sideboard > 0,
            Sideboarding::Limited => true,
        }
    }

    pub(super) fn arrange(&mut self, seat: Seat, sizes: ListSizes, check: DeckCheck) -> Result<(), MatchRefusal> {
        self.may_sideboard(seat)?;
        match check {
            DeckCheck::Legal => self.check_sizes(seat, sizes)?,
            DeckCheck::Illegal(sentence) => return Err(MatchRefusal::new("B-3", sentence)),
        }
        if let Stage::Sideboarding { drafts, .. } = &mut self.stage {
            drafts[seat] = sizes;
        }
        Ok(())
    }

    pub(super) fn sideboard_done(&mut self, seat: Seat) -> Result<(), MatchRefusal> {
        self.may_sideboard(seat)?;
        if let Stage::Sideboarding { done, drafts, .. } = &mut self.stage {
            done.insert(seat);
            self.sizes[seat] = drafts[seat];
            if *done == SeatSet::everyone(self.setup.seats()) {
                self.open_start();
            }
        }
        Ok(())
    }

    /// rule B-4: the last legal arrangement stands.
    pub(super) fn freeze_arrangements(&mut self) {
        if let Stage::Sideboarding { drafts, .. } = &self.stage {
            self.sizes = drafts.clone();
            self.open_start();
        }
    }

    fn may_sideboard(&self, seat: Seat) -> Result<(), MatchRefusal> {
        self.takes_part(seat)?;
        let changes = self.setup.sideboarding != Sideboarding::Nothing;
        ensure(changes, "M-2", "This match is played without sideboards.")?;
        let Stage::Sideboarding { done, .. } = &self.stage else {
            // rules B-6, B-7
            return Err(MatchRefusal::new("B-6", "Decks are changed only after a played game and before the next."));
        };
        let name = self.name(seat);
        ensure(self.can_change(seat), "B-3", format!("{name} registered no sideboard; nothing can change."))?;
        ensure(!done.has(seat), "B-4", format!("{name} is ready; the arrangement stands."))
    }

    /// rule B-3
    fn check_sizes(&self, seat: Seat, sizes: ListSizes) -> Result<(), MatchRefusal> {
        let list = self.setup.lists[seat];
        let (total, registered) = (
            u64::from(sizes.deck) + u64::from(sizes.sideboard),
            u64::from(list.sizes.deck) + u64::from(list.sizes.sideboard),
        );
        let same = format!("Deck and sideboard have {total} cards; {registered} are registered.");
        ensure(total == registered, "B-3", same)?;
        let few = format!("The deck has {} cards; it needs at least {}.", sizes.deck, list.min_deck);
        ensure(sizes.deck >= list.min_deck, "B-3", few)?;
        let Sideboarding::Constructed { max_sideboard } = self.setup.sideboarding else { return Ok(()) };
        let many = format!("The sideboard has {} cards; at most {max_sideboard} are allowed.", sizes.sideboard);
        ensure(sizes.sideboard <= max_sideboard, "B-3", many)?;
        let larger = format!("The sideboard has {} cards; {} are registered.", sizes.sideboard, list.sizes.sideboard);
        ensure(sizes.sideboard <= list.sizes.sideboard, "B-3", larger)
    }

    /// What the others may see of this seat's sideboarding, while decks are changed.
    pub fn sideboard_notice(&self, seat: Seat) -> Option<SideboardNotice> {
        let Stage::Sideboarding { done, .. } = &self.stage else { return None };
        let registered = self.setup.lists.get(seat)?.sizes.sideboard;
        let ready = done.has(seat);
        let now = ready.then_some(self.sizes[seat].sideboard);
        Some(SideboardNotice { ready, now, registered })
    }

    /// The arrangement a seat has saved, for that seat's own screen.
    pub fn arrangement(&self, seat: Seat) -> Option<ListSizes> {
        match &self.stage {
            Stage::Sideboarding { drafts, .. } => drafts.get(seat).copied(),
            _ => None,
        }
    }

    /// Milliseconds left to change decks, while they are changed (B-4).
    pub fn sideboarding_left(&self) -> Option<u64> {
        match &self.stage {
            Stage::Sideboarding { spent, .. } => Some(SIDEBOARD_MILLIS.saturating_sub(*spent)),
            _ => None,
        }
    }
}
