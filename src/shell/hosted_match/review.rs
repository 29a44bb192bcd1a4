//! Reading the opponent's list before a match of the top cut (rules V-4 to V-6). It is shown and cannot be copied.

use super::HostedMatch;
use super::public::minutes;
use super::sideboarding::{OpenPage, rows_of};
use crate::match_view::{PrivatePage, Purpose};
use seats::Seat;
use std::time::Instant;
use swu_decks::formats::DeckList;
use swu_hosted::match_rules::Awaited;

impl HostedMatch {
    /// Shows a seat the registered list of the other.
    pub(super) fn open_review(&mut self, seat: Seat, now: Instant) {
        let other = seat.next(self.header.table.count());
        if let Some(list) = self.registered.get(other.index()).map(|registered| registered.deck().list().clone()) {
            let private_page = self.review_page(seat, other, &list);
            self.page = Some(OpenPage::reviewing(seat, list, private_page, now));
        }
    }

    pub(super) fn review_page(&self, seat: Seat, other: Seat, list: &DeckList) -> PrivatePage {
        let Awaited::Review { left, .. } = self.state.awaits() else { return PrivatePage::default() };
        let name = |list: &[swu_decks::formats::ListEntry]| {
            let names = list.iter().filter_map(|entry| entry.printing).map(ToString::to_string);
            names.collect::<Vec<_>>().join(" and ")
        };
        let facts = vec![
            format!(
                "The list of {}, for {}; {} left.",
                self.name(other),
                self.name(seat),
                minutes(left.saturating_sub(self.unwritten.0))
            ),
            format!("{}; {}.", name(&list.leaders), name(&list.bases)),
        ];
        let name = self.name(seat);
        let title = format!("The opponent's list, open to {name}");
        PrivatePage { name, title, rows: rows_of(list), facts, purpose: Purpose::Review, ..PrivatePage::default() }
    }
}
