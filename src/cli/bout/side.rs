//! Changing a deck between games, in private (rules B-1 to B-5, B-10).

use super::Contest;
use super::keep::MatchRecord;
use super::show::minutes;
use crate::matchplay::{DeckCheck, ListSizes, MatchEvent};
use crate::seats::Seat;
use crate::ui::bout::Bench;
use crate::unlimited::formats::{DeckList, Entry, Section, to_swudb};
use std::collections::BTreeMap;
use std::time::Instant;

/// The private side of a deck while it is open.
pub(super) struct Side {
    pub(super) seat: Seat,
    list: DeckList,
    bench: Bench,
    pub(super) touched: Instant,
}

impl Side {
    /// A list that is only read.
    pub(super) fn reading(seat: Seat, list: DeckList, bench: Bench, touched: Instant) -> Side {
        Side { seat, list, bench, touched }
    }

    fn is_read_only(&self) -> bool {
        self.bench.read_only
    }

    pub(super) fn bench(&self) -> &Bench {
        &self.bench
    }
}

impl Contest {
    pub(super) fn open_side(&mut self, seat: Seat, now: Instant) {
        if let Some(list) = self.lists.get(seat.index()) {
            self.side = Some(Side { seat, list: list.clone(), bench: Bench::default(), touched: now });
            self.show_side();
        }
    }

    pub(super) fn shift_row(&mut self, row: usize) -> Result<(), String> {
        let Some(side) = &mut self.side else { return Ok(()) };
        if side.is_read_only() {
            return Err("This list is only read.".into());
        }
        let deck = side.list.deck.len();
        let moved = match row.checked_sub(deck) {
            None => side.list.shift(Section::Deck, row),
            Some(row) => side.list.shift(Section::Sideboard, row),
        };
        side.list.arrange();
        self.show_side();
        if moved { Ok(()) } else { Err("This card cannot be moved.".into()) }
    }

    fn show_side(&mut self) {
        let left = self.state.sideboarding_left().unwrap_or(0).saturating_sub(self.unwritten.0);
        let Some(side) = &self.side else { return };
        if side.is_read_only() {
            let bench = self.review_bench(side.seat, side.seat.next(self.header.table.count()), &side.list);
            if let Some(side) = &mut self.side {
                side.bench = bench;
            }
            return;
        }
        let legal = self.arranged(side.seat, &side.list);
        let (name, registered) = (self.name(side.seat), self.state.setup().lists.get(side.seat));
        let sizes = sizes(&side.list);
        let mut facts = vec![
            format!("Deck {}, sideboard {}; {} left.", sizes.deck, sizes.sideboard, minutes(left)),
            registered.map_or(String::new(), |list| {
                format!("Registered: deck {}, sideboard {}.", list.sizes.deck, list.sizes.sideboard)
            }),
        ];
        facts.extend(legal.err());
        let bench =
            Bench { name, deck: rows(&side.list.deck), sideboard: rows(&side.list.sideboard), facts, read_only: false };
        if let Some(side) = &mut self.side {
            side.bench = bench;
        }
    }

    /// What the match says of an arrangement, without letting it happen.
    fn arranged(&self, seat: Seat, list: &DeckList) -> Result<MatchEvent, String> {
        let check = match self.registered(seat) {
            Some(registered) => check(&registered, list),
            None => DeckCheck::OtherCards,
        };
        let event = MatchEvent::SideboardArranged { seat, sizes: sizes(list), check };
        self.state.clone().apply(event.clone()).map_err(|refusal| refusal.to_string())?;
        Ok(event)
    }

    pub(super) fn registered(&self, seat: Seat) -> Option<DeckList> {
        let text = self.header.lists.get(seat.index())?;
        crate::unlimited::formats::import(text.as_bytes(), crate::unlimited::cards::catalog::Catalogue::embedded()).ok()
    }

    pub(super) fn side_is_ready(&mut self) -> Result<(), String> {
        let Some((seat, read)) = self.side.as_ref().map(|side| (side.seat, side.is_read_only())) else { return Ok(()) };
        if read {
            self.side = None;
            return self.happen(MatchEvent::ReviewDone { seat });
        }
        self.keep_side()?;
        self.side = None;
        self.happen(MatchEvent::SideboardDone { seat })
    }

    /// Writes the open arrangement down, if it is legal.
    fn keep_side(&mut self) -> Result<(), String> {
        let Some(side) = self.side.as_ref().filter(|side| !side.is_read_only()) else { return Ok(()) };
        let (seat, list) = (side.seat, side.list.clone());
        let event = self.arranged(seat, &list)?;
        self.happen_with(vec![MatchRecord::Arranged { seat, list: to_swudb(&list) }], event)?;
        if let Some(kept) = self.lists.get_mut(seat.index()) {
            *kept = list;
        }
        Ok(())
    }

    /// Closes the private side. What is not legal is given up, as it is when the time is over (rule B-4).
    pub(super) fn cover_side(&mut self) {
        if self.keep_side().is_err() {
            self.view.facts.push("The arrangement that was open is not legal; the one before stands.".into());
        }
        self.side = None;
    }

    /// Nobody pressed a key for a while: the private side closes like a hand.
    pub(super) fn side_idles(&mut self, now: Instant) {
        let idle = self.header.table.idle();
        let late = |side: &Side| idle.is_some_and(|idle| now.saturating_duration_since(side.touched) >= idle);
        if self.side.as_ref().is_some_and(late) {
            self.cover_side();
        }
        self.show_side();
    }
}

fn sizes(list: &DeckList) -> ListSizes {
    ListSizes { deck: list.size(Section::Deck), sideboard: list.size(Section::Sideboard) }
}

/// rules B-2, B-3
fn check(registered: &DeckList, now: &DeckList) -> DeckCheck {
    let (before, after) = (registered.by_identity(), now.by_identity());
    if before[0] != after[0] || before[1] != after[1] {
        return DeckCheck::LeaderOrBaseChanged;
    }
    let together = |sections: &[Vec<(String, u32)>; 4]| {
        let mut cards: BTreeMap<String, u32> = BTreeMap::new();
        for (card, copies) in sections[2].iter().chain(&sections[3]) {
            *cards.entry(card.clone()).or_insert(0) += copies;
        }
        cards
    };
    if together(&before) == together(&after) { DeckCheck::Legal } else { DeckCheck::OtherCards }
}

pub(super) fn rows(entries: &[Entry]) -> Vec<String> {
    let row = |entry: &Entry| {
        let cost = entry.printing.and_then(|card| card.cost).map_or("  ".into(), |cost| format!("{cost:>2}"));
        let name = entry.printing.map_or_else(|| entry.written.clone(), ToString::to_string);
        format!("{:>2}  {cost}  {name}", entry.count.cards())
    };
    entries.iter().map(row).collect()
}
