//! Every card of the game, for a browser.

use crate::cards::{CardFacts, Cards};
use std::cell::OnceCell;
use std::sync::Arc;
use swu_cards::query::QueryFault;
use swu_cards::wording;
use swu_hosted::CardData;

/// All cards; the text of each is generated when somebody looks at it.
pub(super) struct Browsable {
    data: Arc<CardData>,
    /// By index in the library.
    facts: Vec<OnceCell<Box<CardFacts>>>,
    ids: OnceCell<Vec<String>>,
}

impl Browsable {
    /// The cards of this library.
    pub(super) fn of(data: &Arc<CardData>) -> Browsable {
        Browsable { data: Arc::clone(data), facts: vec![OnceCell::new(); data.library.len()], ids: OnceCell::new() }
    }
}

impl Cards for Browsable {
    fn facts(&self, id: &str) -> Option<&CardFacts> {
        let index = self.data.library.index(id)?;
        let facts = self.facts.get(usize::from(index.0))?;
        Some(facts.get_or_init(|| {
            let card = self.data.library.card(index);
            let text = wording::text(card);
            let heading = (!text.unit_side.is_empty()).then(|| "As a unit:".to_owned());
            let front = text.front.iter().chain(&text.epic).chain(&heading).chain(&text.unit_side);
            let all: Vec<&str> = front.chain(&text.upgrade_side).chain(&text.back).map(String::as_str).collect();
            Box::new(CardFacts::new(card, all.join("\n"), text.unit_side.join("\n"), text.upgrade_side.join("\n")))
        }))
    }

    fn ids(&self) -> &[String] {
        self.ids.get_or_init(|| self.data.library.ids().map(str::to_owned).collect())
    }

    fn search(&self, query: &str) -> Result<Vec<String>, QueryFault> {
        let library = &self.data.library;
        Ok(library.search(query)?.into_iter().map(|index| library.card(index).id.clone()).collect())
    }
}
