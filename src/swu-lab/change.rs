//! A list with some cards changed: `-2 SEC_078 +2 LAW_044`.

use super::entrant::Entrant;
use swu_rules::book::Book;
use swu_rules::table::card::DefId;

/// What is wrong with a change.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadChange {
    /// The words are not numbers with cards after them.
    #[error("\"{0}\": a change is said as \"-2 SEC_078 +2 LAW_044\"")]
    Words(String),
    /// No card has this id.
    #[error("there is no playable card {0}")]
    Card(String),
    /// The deck holds fewer copies than are taken out.
    #[error("the deck holds {holds} copies of {card}, not {wanted}")]
    TooFew {
        /// The id of the card.
        card: String,
        /// Copies in the deck.
        holds: usize,
        /// Copies to take out.
        wanted: usize,
    },
    /// Nothing is taken out and nothing put in.
    #[error("the change is empty")]
    Empty,
}

/// Cards that leave a deck and cards that join it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    out: Vec<DefId>,
    joining: Vec<DefId>,
}

impl Change {
    /// Reads `-2 SEC_078 +2 LAW_044`.
    ///
    /// # Errors
    /// Words that are not understood, or unknown cards.
    pub fn read(book: &Book, text: &str) -> Result<Change, BadChange> {
        let mut change = Change::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let bad = || BadChange::Words(text.to_owned());
            let count: i32 = word.parse().map_err(|_| bad())?;
            let signed = word.starts_with(['-', '+']);
            let id = words.next().filter(|_| signed && count != 0).ok_or_else(bad)?;
            let card = book.find(id).ok_or_else(|| BadChange::Card(id.to_owned()))?;
            let copies = std::iter::repeat_n(card, count.unsigned_abs() as usize);
            if count < 0 { change.out.extend(copies) } else { change.joining.extend(copies) }
        }
        if change == Change::default() { Err(BadChange::Empty) } else { Ok(change) }
    }

    /// The deck with the change applied.
    ///
    /// # Errors
    /// The deck does not hold what is taken out.
    pub fn made(&self, book: &Book, entrant: &Entrant, name: String) -> Result<Entrant, BadChange> {
        let mut setup = entrant.setup.clone();
        let mut joining = self.joining.iter();
        let mut gaps = Vec::new();
        for card in &self.out {
            let place = setup.deck.iter().enumerate().position(|(at, other)| other == card && !gaps.contains(&at));
            let Some(place) = place else { return Err(self.too_few(book, entrant, *card)) };
            match joining.next() {
                Some(new) => setup.deck[place] = *new,
                None => gaps.push(place),
            }
        }
        gaps.sort_unstable();
        for place in gaps.into_iter().rev() {
            setup.deck.remove(place);
        }
        setup.deck.extend(joining);
        Ok(Entrant::changed(book, name, setup))
    }

    fn too_few(&self, book: &Book, entrant: &Entrant, card: DefId) -> BadChange {
        let count = |cards: &[DefId]| cards.iter().filter(|other| **other == card).count();
        BadChange::TooFew {
            card: book.card(card).id.clone(),
            holds: count(&entrant.setup.deck),
            wanted: count(&self.out),
        }
    }
}
