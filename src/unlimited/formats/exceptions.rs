//! Cards whose own text changes deck building: the golden rule lets them win over the general limits (formats.md K-10).

use crate::unlimited::cards::catalog::{Catalogue, Printing};
use serde::Deserialize;
use std::sync::OnceLock;

/// What a card changes about the list it is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Exception {
    /// As the base of the list: the smallest deck is this many cards larger, or smaller.
    DeckMinimum(i16),
    /// So many copies of it may be in the list.
    Copies(u32),
}

#[derive(Deserialize)]
struct Row {
    card: String,
    changes: Exception,
}

const EMBEDDED: &str = include_str!("../../../assets/formats/exceptions.ron");

impl Exception {
    /// What this card changes, if anything.
    pub fn of(card: &Printing) -> Option<Exception> {
        static ROWS: OnceLock<Vec<(&'static str, Exception)>> = OnceLock::new();
        let rows = ROWS.get_or_init(|| match read(EMBEDDED, Catalogue::embedded()) {
            Ok(rows) => rows,
            Err(error) => panic!("the embedded list of exceptions is faulty: {error}"),
        });
        rows.iter().find(|(identity, _)| *identity == card.identity).map(|(_, exception)| *exception)
    }
}

fn read(text: &str, catalogue: &'static Catalogue) -> Result<Vec<(&'static str, Exception)>, String> {
    let rows: Vec<Row> = ron::from_str(text).map_err(|error| error.to_string())?;
    rows.into_iter()
        .map(|row| {
            let printing = catalogue.get(&row.card).ok_or_else(|| format!("{} is no known printing", row.card))?;
            Ok((printing.identity, row.changes))
        })
        .collect()
}
