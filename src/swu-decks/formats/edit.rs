//! Changing a list card by card, as a person builds a deck.

use super::list::{Count, DeckList, ListEntry, MOST_COPIES, Section};
use super::source::Source;
use swu_cards::catalog::{CardType, Printing};

impl DeckList {
    /// A list with nothing in it.
    pub fn named(name: impl Into<String>) -> DeckList {
        DeckList { name: Some(name.into()), ..DeckList::empty(Source::Json) }
    }

    /// Adds a copy. Leaders and bases go where they belong and replace what was there; with `two_leaders` a second
    /// leader joins the first. False if a row already holds as many copies as a row can.
    pub fn add(&mut self, printing: &'static Printing, to: Section, two_leaders: bool) -> bool {
        match printing.kind {
            CardType::Leader => {
                let most = if two_leaders { 2 } else { 1 };
                self.leaders.retain(|entry| entry.printing.is_none_or(|other| !other.same_card(printing)));
                let surplus = (self.leaders.len() + 1).saturating_sub(most);
                self.leaders.drain(..surplus);
                self.leaders.push(one(printing));
                true
            }
            CardType::Base => {
                self.bases = vec![one(printing)];
                true
            }
            _ => add_copy(self.rows(to), printing),
        }
    }

    /// Removes a copy from the row. False if there is no such row.
    pub fn take(&mut self, from: Section, row: usize) -> bool {
        let rows = self.rows(from);
        let Some(entry) = rows.get_mut(row) else { return false };
        match entry.count {
            Count::Whole(copies) if copies > 1 => entry.count = Count::Whole(copies - 1),
            _ => {
                rows.remove(row);
            }
        }
        true
    }

    /// Moves a copy of the row between deck and sideboard. False if it cannot be moved.
    pub fn shift(&mut self, from: Section, row: usize) -> bool {
        let to = match from {
            Section::Deck => Section::Sideboard,
            Section::Sideboard => Section::Deck,
            _ => return false,
        };
        let Some(printing) = self.section(from).get(row).and_then(|entry| entry.printing) else { return false };
        add_copy(self.rows(to), printing) && self.take(from, row)
    }

    /// Puts deck and sideboard into the order of exports: type, cost, title.
    pub fn arrange(&mut self) {
        for rows in [&mut self.deck, &mut self.sideboard] {
            rows.sort_by_key(|entry| {
                entry.printing.map_or((true, None, entry.written.clone()), |card| {
                    (false, Some((card.kind, card.cost, card.title, card.subtitle)), card.id.to_owned())
                })
            });
        }
    }

    fn rows(&mut self, section: Section) -> &mut Vec<ListEntry> {
        match section {
            Section::Leader => &mut self.leaders,
            Section::Base => &mut self.bases,
            Section::Deck | Section::Pool => &mut self.deck,
            Section::Sideboard => &mut self.sideboard,
        }
    }
}

fn one(printing: &'static Printing) -> ListEntry {
    ListEntry { written: printing.id.to_owned(), printing: Some(printing), count: Count::Whole(1), place: None }
}

fn add_copy(rows: &mut Vec<ListEntry>, printing: &'static Printing) -> bool {
    let row = rows.iter_mut().find(|entry| entry.printing.is_some_and(|other| other.id == printing.id));
    match row {
        Some(ListEntry { count: Count::Whole(copies), .. }) if *copies >= MOST_COPIES => false,
        Some(ListEntry { count: Count::Whole(copies), .. }) => {
            *copies += 1;
            true
        }
        _ => {
            rows.push(one(printing));
            true
        }
    }
}
