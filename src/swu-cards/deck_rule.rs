//! Cards whose own text changes deck building: the golden rule gives them precedence over the general limits
//! (formats.md K-10).

use crate::catalog::{Catalogue, Printing};
use data::ron_text;
use serde::Deserialize;
use std::sync::OnceLock;
use swu_language::card::Card;

/// A change a card makes to the rules for its own list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum DeckRule {
    /// As the base of the list: the minimum deck size is this many cards larger, or smaller.
    Minimum(i16),
    /// This many copies of it may be in the list.
    Copies(u32),
}

#[derive(Deserialize)]
struct Row {
    card: String,
    changes: DeckRule,
}

const EMBEDDED: &str = include_str!("../../assets/formats/deck-rules.ron");

impl DeckRule {
    /// The change this printing makes, if any.
    pub fn of(printing: &Printing) -> Option<DeckRule> {
        Self::of_identity(printing.identity)
    }

    /// The change this card makes, if any.
    pub fn of_card(card: &Card) -> Option<DeckRule> {
        Self::of_identity(card.reprints.as_ref().unwrap_or(&card.id))
    }

    #[expect(clippy::panic, reason = "a test reads all that is embedded")]
    fn of_identity(identity: &str) -> Option<DeckRule> {
        static ROWS: OnceLock<Vec<(&'static str, DeckRule)>> = OnceLock::new();
        let rows = ROWS.get_or_init(|| match read(EMBEDDED, Catalogue::embedded()) {
            Ok(rows) => rows,
            Err(error) => panic!("the embedded list of deck rules is faulty: {error}"),
        });
        rows.iter().find(|(row, _)| *row == identity).map(|(_, rule)| *rule)
    }

    /// The rule as a sentence on the card.
    pub fn sentence(self) -> String {
        match self {
            DeckRule::Minimum(more @ 0..) => format!("Your deck needs {more} cards more than usual."),
            DeckRule::Minimum(less) => format!("Your deck needs {} cards fewer than usual.", less.unsigned_abs()),
            DeckRule::Copies(most) => format!("Up to {most} copies of this card fit into a deck."),
        }
    }
}

/// Why the list of deck rules cannot be read.
#[derive(Debug, thiserror::Error)]
enum ListFault {
    #[error(transparent)]
    Ron(#[from] ron_text::Fault),
    #[error("{0} is not a known printing")]
    Unknown(String),
}

fn read(text: &str, catalogue: &'static Catalogue) -> Result<Vec<(&'static str, DeckRule)>, ListFault> {
    let rows: Vec<Row> = ron_text::read(text)?;
    rows.into_iter()
        .map(|row| {
            let printing = catalogue.get(&row.card).ok_or_else(|| ListFault::Unknown(row.card.clone()))?;
            Ok((printing.identity, row.changes))
        })
        .collect()
}
