//! Finding cards by what is written on them.

use super::{CardIndex, Library};
use crate::query::{Query, QueryFault};

impl Library {
    /// The cards that match a query, those with all its words in their name first. An empty query finds every card.
    ///
    /// # Errors
    /// The query cannot be understood, and where.
    pub fn search(&self, query: &str) -> Result<Vec<CardIndex>, QueryFault> {
        let query = Query::parse(query)?;
        let (mut by_name, mut by_text) = (vec![], vec![]);
        for (index, card) in self.iter().filter(|(_, card)| query.fits(card)) {
            if query.names(card) { by_name.push(index) } else { by_text.push(index) }
        }
        by_name.append(&mut by_text);
        Ok(by_name)
    }
}
