//! Lists that everybody has heard of: those of the decks that come with the program. The deck of a player which nobody
//! has seen is guessed from them.

use super::Book;
use super::dealt::Icons;
use crate::table::card::DefId;
use serde::Deserialize;
use swu_cards::catalog::Catalogue;
use swu_cards::samples::samples;

/// Those lists all of whose cards a book has.
pub(super) struct Played {
    lists: Vec<List>,
    /// The cards of all of them, in order, with the leaders and base they need.
    cards: Vec<(DefId, Icons)>,
}

/// A list.
struct List {
    /// Its leaders and its base, in order.
    face: Vec<DefId>,
    /// Its other cards, in order.
    cards: Vec<DefId>,
}

/// A list as written in its file.
#[derive(Deserialize)]
struct Listed {
    leader: Entry,
    #[serde(rename = "secondleader")]
    second_leader: Option<Entry>,
    base: Entry,
    deck: Vec<Entry>,
}

/// A number of copies of a card.
#[derive(Deserialize)]
struct Entry {
    id: String,
    count: usize,
}

impl Book {
    /// The cards of a list with exactly these leaders and this base, given in order, that contains all of these cards;
    /// in order.
    pub(crate) fn played_with(&self, face: &[DefId], seen: &[DefId]) -> Option<&[DefId]> {
        let fits = |list: &&List| {
            let on = |wanted: DefId, cards: &[DefId]| cards.iter().filter(|card| **card == wanted).count();
            list.face == face && seen.iter().all(|card| on(*card, seen) <= on(*card, &list.cards))
        };
        self.played().lists.iter().find(fits).map(|list| list.cards.as_slice())
    }

    /// The cards of all lists that these icons pay for without a penalty, in order, as often as they are on a list.
    pub fn played_by(&self, provided: Icons) -> Vec<DefId> {
        let paid = self.played().cards.iter().filter(|(_, icons)| provided.cover(*icons));
        paid.map(|(card, _)| *card).collect()
    }

    fn played(&self) -> &Played {
        self.played.get_or_init(|| {
            let lists: Vec<List> = samples().iter().filter_map(|sample| self.listed(sample.json)).collect();
            let cards = lists.iter().flat_map(|list| &list.cards);
            let mut cards: Vec<(DefId, Icons)> = cards.map(|card| (*card, self.icons_of(*card))).collect();
            cards.sort_by_key(|(card, _)| *card);
            Box::new(Played { lists, cards })
        })
    }

    fn listed(&self, json: &str) -> Option<List> {
        let listed: Listed = serde_json::from_str(json).ok()?;
        let face = [Some(listed.leader), listed.second_leader, Some(listed.base)];
        let mut face = face.iter().flatten().map(|entry| self.find_printing(&entry.id)).collect::<Option<Vec<_>>>()?;
        face.sort();
        let mut cards = Vec::new();
        for entry in listed.deck {
            cards.extend(std::iter::repeat_n(self.find_printing(&entry.id)?, entry.count));
        }
        cards.sort();
        Some(List { face, cards })
    }

    /// The card that is played for a printing: lists name any of them.
    fn find_printing(&self, id: &str) -> Option<DefId> {
        self.find(id).or_else(|| self.find(Catalogue::embedded().get(id)?.identity))
    }
}
