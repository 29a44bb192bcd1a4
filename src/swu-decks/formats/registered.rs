//! What a match or an event keeps to: the list handed in beforehand, and the changes allowed to it (formats.md chapter
//! V, B-1 to B-3). Matches decide when an opponent may read it (V-4 to V-6).

mod person;
mod sheet;

pub use person::Person;

use super::code::Code;
use super::fault::Fault;
use super::format::Format;
use super::legal::{LegalDeck, Refused};
use super::legality::{Terms, Verdict};
use super::list::{DeckList, Section};
use std::collections::BTreeMap;

/// A list that was checked and frozen (formats.md V-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registered {
    person: Person,
    deck: LegalDeck,
}

impl Registered {
    /// Freezes a checked list under the name of its player.
    pub fn new(person: Person, deck: LegalDeck) -> Registered {
        Registered { person, deck }
    }

    /// Whose it is.
    pub fn person(&self) -> &Person {
        &self.person
    }

    /// The deck as registered. Every match begins with it (formats.md V-3, B-7).
    pub fn deck(&self) -> &LegalDeck {
        &self.deck
    }

    /// The list on paper, for the organiser and for opponents in the top cut (formats.md V-1).
    pub fn sheet(&self) -> String {
        sheet::of(&self.person, self.deck.list())
    }

    /// What differs between the registered list and the one about to be played in a match (formats.md V-3). Printings
    /// of one card are the same.
    pub fn differences(&self, played: &DeckList) -> Vec<Fault> {
        let sections = [Section::Leader, Section::Base, Section::Deck, Section::Sideboard];
        let pairs = sections.into_iter().zip(self.deck.list().by_identity().into_iter().zip(played.by_identity()));
        pairs
            .filter(|(_, (registered, now))| registered != now)
            .map(|(section, _)| not_as_registered(section, "V-3"))
            .collect()
    }

    /// Accepts an arrangement after sideboarding (formats.md B-1 to B-3): the same leaders and base, the same cards
    /// over deck and sideboard, the sizes of the format, and no larger sideboard than registered. In limited the opened
    /// cards of `terms` replace the registered ones (L-8, B-8).
    ///
    /// # Errors
    /// Everything that is wrong with it; the previous arrangement stands.
    pub fn sideboarded(&self, arranged: DeckList, terms: &Terms<'_>) -> Result<LegalDeck, Box<Refused>> {
        let registered = self.deck.list();
        let (before, now) = (registered.by_identity(), arranged.by_identity());
        let mut faults = Vec::new();
        for (section, place) in [(Section::Leader, 0), (Section::Base, 1)] {
            if before[place] != now[place] {
                faults.push(not_as_registered(section, "B-2"));
            }
        }
        let limited = terms.format == Format::Limited;
        if !limited && together(&before) != together(&now) {
            let message = "deck and sideboard together are not the cards that were registered";
            faults.push(Fault::new(Code::Registered, "B-3", message));
        }
        let (was, is) = (registered.size(Section::Sideboard), arranged.size(Section::Sideboard));
        if !limited && is > was {
            let message = format!("the sideboard has {is} cards, more than the {was} that were registered");
            faults.push(Fault::new(Code::Registered, "B-3", message).within(Section::Sideboard));
        }
        refuse_or_check(arranged, terms, faults)
    }

    /// Accepts the deck for the next match: the registered list (formats.md B-7), but in limited any deck from the
    /// opened cards, even with another leader or base (L-8).
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn next_match(&self, played: DeckList, terms: &Terms<'_>) -> Result<LegalDeck, Box<Refused>> {
        let faults = if terms.format == Format::Limited { Vec::new() } else { self.differences(&played) };
        refuse_or_check(played, terms, faults)
    }
}

fn refuse_or_check(list: DeckList, terms: &Terms<'_>, mut faults: Vec<Fault>) -> Result<LegalDeck, Box<Refused>> {
    match LegalDeck::check(list, terms) {
        Ok(deck) if faults.is_empty() => Ok(deck),
        Ok(deck) => Err(Box::new(Refused { list: deck.list().clone(), verdict: Verdict::new(faults) })),
        Err(refused) => {
            faults.extend(refused.verdict.faults);
            Err(Box::new(Refused { list: refused.list, verdict: Verdict::new(faults) }))
        }
    }
}

fn not_as_registered(section: Section, rule: &'static str) -> Fault {
    Fault::new(Code::Registered, rule, format!("the {section} is not as registered")).within(section)
}

/// Deck and sideboard as one.
fn together(sections: &[Vec<(String, u32)>; 4]) -> BTreeMap<&str, u32> {
    let mut cards = BTreeMap::new();
    for (identity, copies) in sections[2].iter().chain(&sections[3]) {
        *cards.entry(identity.as_str()).or_insert(0) += copies;
    }
    cards
}
