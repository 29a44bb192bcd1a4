//! Decks in line mode: all of them, and one being built.

use screen::game::place_lines::Narrator;
use shell::command::Command;
use shell::deck_bench::DeckBench;
use shell::deck_shelf::DeckShelf;
use shell::request::Request;
use shell::services::{DeckEntry, Services};
use shell::words::capital;
use swu_decks::formats::{Section, Standing};

/// Tells of all decks.
pub(crate) struct DecksNarrator;

/// Narrates a deck being built.
pub(crate) struct DeckNarrator;

/// The decks with their numbers.
fn listed(decks: &[DeckEntry]) -> Vec<String> {
    let row = |(index, deck): (usize, &DeckEntry)| {
        let fault = if deck.faults.is_empty() { "" } else { " Not playable." };
        format!("{}. {}: {}.{fault}", index + 1, deck.name, deck.about)
    };
    let lines: Vec<String> = decks.iter().enumerate().map(row).collect();
    if lines.is_empty() { vec!["There is no deck yet.".into()] } else { lines }
}

impl Narrator for DecksNarrator {
    type Place = DeckShelf;

    fn opening(&self, _: &DeckShelf, _: &Services) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, _: &DeckShelf) -> String {
        "decks> ".into()
    }

    fn look(&self, _: &DeckShelf, services: &Services) -> Vec<String> {
        let mut lines = listed(services.decks());
        lines.push("edit and a number opens one; say help for the words.".into());
        lines
    }

    fn tell(&self, _: &DeckShelf, request: &Request, services: &Services) -> Option<Vec<String>> {
        if request.command != Command::Deck {
            return None;
        }
        let deck = request.row().ok().and_then(|row| services.decks().get(row));
        Some(deck.map_or_else(|| vec![format!("There is no deck {}.", request.text())], DeckEntry::told))
    }

    fn numbered(&self, _: &DeckShelf) -> Option<Command> {
        Some(Command::Deck)
    }

    fn goodbye(&self) -> &'static str {
        "Those were the decks."
    }
}

impl Narrator for DeckNarrator {
    type Place = DeckBench;

    fn opening(&self, _: &DeckBench, _: &Services) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, place: &DeckBench) -> String {
        format!("{}> ", place.list().name.as_deref().unwrap_or("deck"))
    }

    fn look(&self, place: &DeckBench, _: &Services) -> Vec<String> {
        let list = place.list();
        let mut lines = vec![format!(
            "{}: deck {}, sideboard {}.",
            list.name.as_deref().unwrap_or("Without a name"),
            list.size(Section::Deck),
            list.size(Section::Sideboard)
        )];
        let mut under = None;
        for (number, (section, row)) in place.rows().enumerate() {
            if under.replace(section) != Some(section) {
                lines.push(format!("{}:", capital(&section.to_string())));
            }
            let Some(entry) = list.section(section).get(row) else { continue };
            let name = entry.printing.map_or_else(|| entry.written.clone(), ToString::to_string);
            lines.push(format!("{}. {} {name}.", number + 1, entry.count.cards()));
        }
        let word = if place.verdict().standing() == Standing::Legal { "Legal" } else { "Not legal" };
        lines.push(format!("{word} for {}.", place.format()));
        lines.extend(place.verdict().faults.iter().map(ToString::to_string));
        lines
    }

    fn tell(&self, _: &DeckBench, _: &Request, _: &Services) -> Option<Vec<String>> {
        None
    }

    fn numbered(&self, _: &DeckBench) -> Option<Command> {
        Some(Command::AddCard)
    }
}
