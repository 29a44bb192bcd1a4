//! The leaders and the bases that a deck may have, to choose from with their texts.

use super::{PodSession, PoolDeck};
use crate::cards::CardFacts;
use crate::command::Command;
use crate::place::{Choice, ChoiceRow, Outcome};
use crate::refusal::{PodFault, Refusal};
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;
use swu_cards::catalog::Printing;

impl PodSession {
    /// Another leader or base: the one with this number; without one, all of them to choose from.
    pub(super) fn head(
        &mut self,
        leader: bool,
        request: &Request,
        services: &Services,
        now: Instant,
    ) -> Result<Outcome, Refusal> {
        let mut deck = self.deck().ok_or(PodFault::NoPool)?;
        if request.words.is_empty() {
            return Ok(Outcome::Choose(choice(&deck, leader, services)));
        }
        let row = request.row()?;
        if !deck.head(leader, row) {
            return Err(Refusal::OutOfRange(row + 1));
        }
        let chosen = deck.heads()[usize::from(!leader)].map(ToString::to_string).unwrap_or_default();
        self.bring(&deck, now)?;
        Ok(Outcome::Changed(Some(chosen)))
    }
}

fn choice(deck: &PoolDeck, leader: bool, services: &Services) -> Choice {
    let (which, command) = if leader { (0, Command::MakeLeader) } else { (1, Command::MakeBase) };
    let rows = deck.choices()[which].iter().enumerate().map(|(place, card)| {
        let now = deck.heads()[which].is_some_and(|head| head.id == card.id);
        let facts = services.cards().facts(card.id);
        let about =
            [facts.map(CardFacts::numbers), Some(fitting(deck, leader, place)), now.then(|| "chosen".to_owned())];
        ChoiceRow {
            title: card.to_string(),
            about: about.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
            details: facts.map_or_else(Vec::new, |facts| text(card, facts)),
            then: Some(Request::with(command, &(place + 1).to_string())),
        }
    });
    let title = if leader { "Who leads the deck?" } else { "Which base?" };
    Choice { title: title.to_owned(), rows: rows.collect(), about: String::new(), stays: false }
}

/// "18 of 42 fit": how many cards of the pool cost no more than they say with this leader or base.
fn fitting(deck: &PoolDeck, leader: bool, place: usize) -> String {
    let mut tried = deck.clone();
    tried.head(leader, place);
    let (fit, all) = tried.fitting();
    format!("{fit} of {all} fit")
}

/// The name, what it is, and the text in paragraphs.
fn text(card: &Printing, facts: &CardFacts) -> Vec<String> {
    let paragraphs = facts.text.lines().filter(|line| !line.is_empty()).map(str::to_owned);
    let paragraphs: Vec<String> = paragraphs.collect();
    let none = paragraphs.is_empty().then(|| "It has no text.".to_owned());
    let aspects: Vec<&str> = facts.aspects.iter().map(|aspect| aspect.name()).collect();
    let about: Vec<String> = [facts.priced(), aspects.join(" ")].into_iter().filter(|part| !part.is_empty()).collect();
    [card.to_string(), about.join(", "), facts.traits.join(", ")]
        .into_iter()
        .filter(|line| !line.is_empty())
        .chain(paragraphs)
        .chain(none)
        .collect()
}
