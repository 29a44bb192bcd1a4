//! All decks as a place of the program: samples and one's own, to copy, rename, import and export.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::deck_bench::DeckBench;
use crate::deck_code::Code;
use crate::desk::moment;
use crate::listing::Row;
use crate::place::{Opened, Outcome, Page, Place, Question};
use crate::refusal::{Refusal, SavedFault};
use crate::request::Request;
use crate::services::Services;
use std::ffi::OsStr;
use std::path::Path;
use std::time::Instant;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{
    DeckList, Fault, Format, Severity, differences, import, to_ids, to_melee, to_picklist, to_swudb,
};

/// The decks.
#[derive(Default)]
pub struct DeckShelf {
    /// A list that was not understood in full, until somebody says whether to keep it.
    imported: Option<Box<DeckList>>,
    /// The deck kept last.
    newest: usize,
}

impl DeckShelf {
    /// The index of the deck kept last.
    pub fn newest(&self) -> usize {
        self.newest
    }

    /// Writes a new deck down.
    fn keep(&mut self, list: &DeckList, services: &mut Services) -> Result<Outcome, Refusal> {
        self.newest = services.keep_deck(list, None)?;
        let name = list.name.as_deref().unwrap_or("The deck");
        let illegal = services.judge_list(list, Format::of_list(list)).errors();
        Ok(Outcome::Said(match list.faults.as_slice() {
            [] if !illegal.is_empty() => {
                format!("{name} is saved. It is not legal: {}. Opening it shows why.", illegal.join(", "))
            }
            [] => format!("{name} is saved."),
            [fault] => format!("{name} is saved; one row was not understood: {fault}"),
            faults => format!("{name} is saved; {} things to note about it.", faults.len()),
        }))
    }

    /// Reads a text as a deck.
    fn read(&mut self, bytes: &[u8], services: &mut Services) -> Result<Outcome, Refusal> {
        let mut list = match import(bytes, Catalogue::embedded()) {
            Err(unreadable) => return Ok(told("This is not a list that can be read", &unreadable.faults)),
            Ok(list) if list.entries().next().is_none() && list.faults.is_empty() => {
                return Err(SavedFault::NoCards.into());
            }
            Ok(list) if list.entries().next().is_none() => return Ok(told("There is no card in it", &list.faults)),
            Ok(list) => list,
        };
        list.name = Some(list.title());
        let lost = list.faults.iter().filter(|fault| fault.severity == Severity::Unusable).count();
        if lost == 0 {
            return self.keep(&list, services);
        }
        // A list that was not understood is kept only if somebody says so.
        let rows = if lost == 1 { "One row was".into() } else { format!("{lost} rows were") };
        let text = format!("{rows} not understood; each is named after this question. Keep the rest as a draft?");
        let page = Some(Page::new("Not all of this list was understood", sentences(&list.faults)));
        self.imported = Some(Box::new(list));
        Ok(Outcome::Ask(Question { page, ..Question::about(text, "keep it", Request::of(Command::ImportDeck)) }))
    }

    fn rename(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let (deck, name) = request.row_and_rest()?;
        let list = list(deck, services)?;
        if !services.is_own_deck(deck) {
            return Err(SavedFault::Sample.into());
        }
        if name.is_empty() {
            let text = services.decks().get(deck).map(|entry| entry.name.clone()).unwrap_or_default();
            return Ok(typed("New name: ", text, request.command, deck));
        }
        let said = format!("It is called {name} now.");
        self.newest = services.keep_deck(&DeckList { name: Some(name), ..list }, Some(deck))?;
        Ok(Outcome::Changed(Some(said)))
    }

    fn delete(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let deck = request.row()?;
        let name = services.decks().get(deck).ok_or(Refusal::OutOfRange(deck + 1))?.name.clone();
        if !services.is_own_deck(deck) {
            return Err(SavedFault::SampleStays.into());
        }
        if !request.is_sure() {
            let then = Request::with(Command::DeleteDeck, &(deck + 1).to_string());
            let text = format!("Delete the deck {name}? Its file is removed.");
            return Ok(Outcome::Ask(Question::about(text, "delete", then)));
        }
        services.remove_deck(deck)?;
        self.newest = deck.min(services.decks().len().saturating_sub(1));
        Ok(Outcome::Changed(None))
    }

    fn export(&self, request: &Request, services: &Services) -> Result<Outcome, Refusal> {
        let (deck, path) = request.row_and_rest()?;
        let list = list(deck, services)?;
        if path.is_empty() {
            let question = "Write to the file (.json SWUDB, .txt Melee, .ids by number, .picklist): ";
            return Ok(typed(question, String::new(), request.command, deck));
        }
        let ending = Path::new(&path).extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
        let text = match ending.as_deref() {
            Some("txt") => to_melee(&list),
            Some("ids") => to_ids(&list),
            Some("picklist") => to_picklist(&list, Catalogue::embedded()),
            None | Some("json") => to_swudb(&list),
            Some(other) => return Err(SavedFault::NoKindOfList(other.to_owned()).into()),
        };
        services.export_list(&path, &text)?;
        Ok(Outcome::Said(format!("Written to {path}.")))
    }

    /// The versions of a deck; or one of them as a deck of its own.
    fn versions(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        let (deck, words) = request.row_and_rest()?;
        let now = list(deck, services)?;
        let mut versions = services.deck_versions(deck)?;
        if words.is_empty() {
            return Ok(Outcome::Read(Page::new(
                format!("Versions of {}", now.title()),
                told_versions(&versions, &now),
            )));
        }
        let number: usize = words.parse().map_err(|_| Refusal::NoNumber(words.clone()))?;
        let wanted = number.checked_sub(1).filter(|at| *at < versions.len()).ok_or(Refusal::OutOfRange(number))?;
        let (_, version) = versions.swap_remove(wanted);
        let name = format!("{} (version {number})", now.title());
        self.keep(&DeckList { name: Some(name), ..version }, services)
    }

    fn import_file(&mut self, request: &Request, services: &mut Services) -> Result<Outcome, Refusal> {
        if let Some(list) = self.imported.take().filter(|_| request.is_sure()) {
            return self.keep(&list, services);
        }
        let path = request.text();
        if path.is_empty() {
            let then = Request::of(Command::ImportDeck);
            return Ok(Outcome::Type { question: "Read a deck from the file: ".into(), text: String::new(), then });
        }
        let bytes = services.read_list(&path)?;
        self.read(&bytes, services)
    }
}

impl Place for DeckShelf {
    fn focus(&self) -> Focus {
        Focus::Decks
    }

    fn rows(&self, services: &Services) -> Vec<Row> {
        services.decks().iter().map(|deck| Row::titled(&deck.name).about(&deck.about)).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::NewDeck => {
                let name = if request.words.is_empty() { "New deck".to_owned() } else { request.text() };
                Ok(opened(DeckBench::new(None, DeckList::named(&name), services)))
            }
            Command::EditDeck => edited(request.row()?, services),
            Command::CopyDeck => {
                let deck = request.row()?;
                let copy = DeckList { name: Some(copied_name(deck, services)), ..list(deck, services)? };
                self.keep(&copy, services)
            }
            Command::RenameDeck => self.rename(request, services),
            Command::DeleteDeck => self.delete(request, services),
            Command::ImportDeck => self.import_file(request, services),
            Command::ExportDeck => self.export(request, services),
            Command::ShowDeck => {
                let list = list(request.row()?, services)?;
                let text = format!("{}\n{}\n{}", to_melee(&list), to_ids(&list), to_swudb(&list));
                let lines = text.lines().map(str::to_owned).collect();
                Ok(Outcome::Read(Page::new("As Melee text, by set and number, and SWUDB JSON", lines)))
            }
            Command::DeckCode => {
                let list = list(request.row()?, services)?;
                let code = Code::of(&list).map_err(SavedFault::from)?;
                let lines = code.drawn(false, false);
                let title = format!("{}: a code of {} lines, for a phone", list.title(), lines.len());
                Ok(Outcome::Read(Page { code: Some(code), ..Page::new(title, lines) }))
            }
            Command::DeckVersions => self.versions(request, services),
            Command::Quit | Command::Back => Ok(Outcome::Left),
            other => Err(Refusal::NotNow(other)),
        }
    }

    fn take_in(&mut self, text: &str, services: &mut Services) -> Option<Result<Outcome, Refusal>> {
        Some(self.read(text.as_bytes(), services))
    }
}

/// Every version with what was changed after it, oldest first, and the deck as it is.
pub fn told_versions(versions: &[(u64, DeckList)], now: &DeckList) -> Vec<String> {
    if versions.is_empty() {
        return vec!["It has not been changed yet; its state before a change is kept from then on.".to_owned()];
    }
    let after = versions.iter().skip(1).map(|(_, list)| list).chain([now]);
    let told = versions.iter().zip(after).enumerate().flat_map(|(index, ((at, before), after))| {
        let changes = differences(before, after).into_iter().map(|change| format!("    {change}"));
        let head = format!("{}. until {}; after that:", index + 1, moment(*at));
        std::iter::once(head).chain(changes)
    });
    told.collect()
}

/// The list of a deck.
fn list(deck: usize, services: &Services) -> Result<DeckList, Refusal> {
    services.decks().get(deck).ok_or(Refusal::OutOfRange(deck + 1))?;
    Ok(services.deck_list(deck).cloned().ok_or(SavedFault::NoList)?)
}

/// Opens a deck to change it. A sample is copied at the first change.
fn edited(deck: usize, services: &Services) -> Result<Outcome, Refusal> {
    let (own, list) = (services.is_own_deck(deck), list(deck, services)?);
    let list = if own { list } else { DeckList { name: Some(copied_name(deck, services)), ..list } };
    Ok(opened(DeckBench::new(own.then_some(deck), list, services)))
}

fn opened(bench: DeckBench) -> Outcome {
    Outcome::Open(Opened::Deck(Box::new(bench)))
}

fn typed(question: &str, text: String, command: Command, deck: usize) -> Outcome {
    Outcome::Type { question: question.to_owned(), text, then: Request::at(command, deck) }
}

fn sentences(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

fn told(title: &str, faults: &[Fault]) -> Outcome {
    Outcome::Read(Page::new(title, sentences(faults)))
}

fn copied_name(deck: usize, services: &Services) -> String {
    let decks = services.decks();
    let name = decks.get(deck).map_or("Deck", |entry| entry.name.as_str());
    let taken = |wanted: &str| decks.iter().any(|entry| entry.name == wanted);
    let numbered = (2..).map(|number| format!("{name} (copy {number})"));
    std::iter::once(format!("{name} (copy)")).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}
