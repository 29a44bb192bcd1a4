//! A deck put together from a pool: how many copies of each card are in it, the leader and the base.

use crate::cards::aspect_letters;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::Aspect;

/// How the cards of a pool are grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Grouping {
    /// By aspect, then cost, then name.
    #[default]
    Aspect,
    /// By cost.
    Cost,
    /// By type.
    Type,
    /// In the order they were picked or opened.
    Pick,
}

impl Grouping {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Grouping::Aspect => "aspect and cost",
            Grouping::Cost => "cost",
            Grouping::Type => "type",
            Grouping::Pick => "pick",
        }
    }

    /// The next one.
    pub const fn next(self) -> Grouping {
        match self {
            Grouping::Aspect => Grouping::Cost,
            Grouping::Cost => Grouping::Type,
            Grouping::Type => Grouping::Pick,
            Grouping::Pick => Grouping::Aspect,
        }
    }
}

/// A card of a pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolRow {
    /// The card.
    pub card: &'static Printing,
    /// Copies in the pool.
    pub owned: u32,
    /// Copies in the deck.
    pub inside: u32,
}

impl PoolRow {
    /// Icons the deck's leader and base do not have.
    pub fn missing(&self, deck: &PoolDeck) -> usize {
        deck.missing(self.card)
    }
}

/// A pool and the deck from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PoolDeck {
    leader: Option<&'static Printing>,
    base: Option<&'static Printing>,
    leaders: Vec<&'static Printing>,
    bases: Vec<&'static Printing>,
    rows: Vec<PoolRow>,
    /// The sideboard is written down as well, except bases opened in a draft.
    sealed: bool,
}

impl PoolDeck {
    /// A pool with the common bases it may use, and the list that was brought before.
    pub fn new(
        pool: &BTreeMap<&'static str, (&'static Printing, u32)>,
        basics: &[&'static Printing],
        list: Option<&str>,
        sealed: bool,
    ) -> PoolDeck {
        let list: Value = list.and_then(|list| serde_json::from_str(list).ok()).unwrap_or(Value::Null);
        let named = |field: &str| list[field]["id"].as_str().map(str::to_owned);
        let inside: BTreeMap<String, u32> = list["deck"].as_array().into_iter().flatten().filter_map(copies).collect();
        let of = |kind: CardType| pool.values().filter(move |(card, _)| card.kind == kind).map(|(card, _)| *card);
        let leaders: Vec<_> = of(CardType::Leader).collect();
        let mut bases: Vec<_> = basics.iter().copied().chain(of(CardType::Base)).collect();
        bases.sort_by_key(|base| base.id);
        bases.dedup_by_key(|base| base.id);
        let rows = pool.values().filter(|(card, _)| card.kind.is_deck_card()).map(|(card, owned)| PoolRow {
            card,
            owned: *owned,
            inside: inside.get(card.id).copied().unwrap_or(0).min(*owned),
        });
        let find = |cards: &[&'static Printing], id: Option<String>| {
            id.and_then(|id| cards.iter().copied().find(|card| card.id == id))
        };
        PoolDeck {
            leader: find(&leaders, named("leader")),
            base: find(&bases, named("base")),
            rows: rows.collect(),
            leaders,
            bases,
            sealed,
        }
    }

    /// The cards of the pool.
    pub fn rows(&self) -> &[PoolRow] {
        &self.rows
    }

    /// The leader and the base of the deck.
    pub fn heads(&self) -> [Option<&'static Printing>; 2] {
        [self.leader, self.base]
    }

    /// The leaders and the bases it may have.
    pub fn choices(&self) -> [&[&'static Printing]; 2] {
        [&self.leaders, &self.bases]
    }

    /// Cards in the deck.
    pub fn size(&self) -> u32 {
        self.rows.iter().map(|row| row.inside).sum()
    }

    /// Units in the deck.
    pub fn units(&self) -> u32 {
        self.rows.iter().filter(|row| row.card.kind == CardType::Unit).map(|row| row.inside).sum()
    }

    /// Cards in the deck that cost more because an icon is missing.
    pub fn off_aspect(&self) -> u32 {
        self.rows.iter().filter(|row| self.missing(row.card) > 0).map(|row| row.inside).sum()
    }

    /// How many cards of the pool have no icon that leader and base lack, and how many cards there are.
    pub fn fitting(&self) -> (u32, u32) {
        let count = |rows: &mut dyn Iterator<Item = &PoolRow>| rows.map(|row| row.owned).sum();
        (count(&mut self.rows.iter().filter(|row| self.missing(row.card) == 0)), count(&mut self.rows.iter()))
    }

    /// How many icons of each aspect the cards of the deck have, in the order of [`Aspect::ALL`].
    pub fn colours(&self) -> [u32; Aspect::ALL.len()] {
        let mut icons = [0; Aspect::ALL.len()];
        for row in &self.rows {
            row.card.aspects().for_each(|aspect| icons[aspect as usize] += row.inside);
        }
        icons
    }

    /// How many cards of the deck cost 1 and less, 2, 3, 4, 5, 6 and more.
    pub fn curve(&self) -> [u32; 6] {
        let mut curve = [0; 6];
        for row in &self.rows {
            curve[usize::from(row.card.cost.unwrap_or(0)).clamp(1, 6) - 1] += row.inside;
        }
        curve
    }

    /// Icons of a card that leader and base do not have.
    pub fn missing(&self, card: &Printing) -> usize {
        let heads = [self.leader, self.base].into_iter().flatten();
        let mut there: Vec<Aspect> = heads.flat_map(|head| head.aspects()).collect();
        let lacking = card.aspects().filter(|icon| match there.iter().position(|other| other == icon) {
            Some(place) => {
                there.swap_remove(place);
                false
            }
            None => true,
        });
        lacking.count()
    }

    /// Puts another copy in, or takes one out; false if there is none to move.
    pub fn shift(&mut self, id: &str, into: bool) -> bool {
        let Some(row) = self.rows.iter_mut().find(|row| row.card.id == id) else { return false };
        let moved = if into { (row.inside < row.owned).then_some(row.inside + 1) } else { row.inside.checked_sub(1) };
        moved.map(|inside| row.inside = inside).is_some()
    }

    /// This leader or base, by its number in [`PoolDeck::choices`].
    pub fn head(&mut self, leader: bool, number: usize) -> bool {
        let (list, head) = if leader { (&self.leaders, &mut self.leader) } else { (&self.bases, &mut self.base) };
        let chosen = list.get(number).copied();
        *head = chosen.or(*head);
        chosen.is_some()
    }

    /// The deck as SWUDB JSON; the rest of the pool is its sideboard (formats.md L-2).
    pub fn json(&self) -> String {
        let head = |card: Option<&Printing>| card.map(|card| json!({"id": card.id, "count": 1}));
        let rows = |count: fn(&PoolRow) -> u32| -> Vec<Value> {
            let rows = self.rows.iter().filter(|row| count(row) > 0);
            rows.map(|row| json!({"id": row.card.id, "count": count(row)})).collect()
        };
        json!({
            "metadata": {"name": if self.sealed { "Sealed deck" } else { "Draft deck" }},
            "leader": head(self.leader),
            "base": head(self.base),
            "deck": rows(|row| row.inside),
            "sideboard": rows(|row| row.owned - row.inside),
        })
        .to_string()
    }
}

/// The rows of a pool in a grouping; `picks` are the cards in the order they were picked.
pub fn grouped(rows: &[PoolRow], grouping: Grouping, picks: &[&'static str], filter: &str) -> Vec<PoolRow> {
    let filter = filter.to_lowercase();
    let fits = |row: &&PoolRow| row.card.to_string().to_lowercase().contains(&filter);
    let mut rows: Vec<PoolRow> = rows.iter().filter(fits).copied().collect();
    rows.sort_by_cached_key(|row| {
        let card = row.card;
        let aspects: Vec<&str> = card.aspects().map(aspect_letters).collect();
        let first = match grouping {
            // Coloured cards first, in the order of colours; then the neutral ones.
            Grouping::Aspect => (usize::from(aspects.is_empty()), aspects.join(" ")),
            Grouping::Cost => (0, String::new()),
            Grouping::Type => (card.kind as usize, String::new()),
            Grouping::Pick => (picks.iter().position(|id| *id == card.id).unwrap_or(usize::MAX), String::new()),
        };
        (first, card.cost, card.title, card.id)
    });
    rows
}

fn copies(row: &Value) -> Option<(String, u32)> {
    Some((row["id"].as_str()?.to_owned(), u32::try_from(row["count"].as_u64()?).ok()?))
}
