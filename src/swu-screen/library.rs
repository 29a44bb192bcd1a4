//! The deck screens: what their commands do.

mod building;

use super::screens::browser::Browser;
use super::screens::deck::Deck;
use super::screens::decks::{Asking, Decks};
use screen::game::layer::{Layer, Then};
use screen::input::line::Line;
use screen::theme::canvas::Canvas;
use screen::widgets::event::Event;
use screen::widgets::frame::Around;
use screen::widgets::hits::Hits;
use screen::widgets::text::Text;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::Services;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{DeckList, Fault, Format, Severity, import, to_melee, to_swudb};

const NOT_UNDERSTOOD: &str = "This file is no deck that can be understood.";

fn say(text: impl Into<String>) -> Then {
    Then::Say(text.into())
}

impl Layer for Browser {
    fn focus(&self) -> Focus {
        Focus::Cards
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        of(Browser::press(self, key))
    }

    fn click(&mut self, row: usize, _: &mut dyn Services) -> Then {
        self.cursor.at = row;
        Then::Stay
    }

    fn search(&mut self, text: &str, services: &dyn Services) -> Then {
        Browser::search(self, text, services.cards()).map_or_else(|fault| say(fault.to_string()), |()| Then::Stay)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        Browser::draw(self, canvas, services.cards(), around, hits);
    }
}

/// What a list of rows answers besides choosing.
fn of(event: Event) -> Then {
    match event {
        Event::Ignored => Then::Ignored,
        Event::Back => Then::Back,
        _ => Then::Stay,
    }
}

impl Layer for Decks {
    fn focus(&self) -> Focus {
        Focus::Decks
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        match Decks::press(self, key, services.decks().len()) {
            Event::Yes => self.answered(services),
            Event::Chosen(_) => self.edit(services),
            event => of(event),
        }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::NewDeck => opened(None, DeckList::named("New deck"), services),
            Command::EditDeck => self.edit(services),
            Command::CopyDeck => self.copy(services),
            Command::RenameDeck => self.ask(Asking::Name, true, services),
            Command::DeleteDeck => self.ask_to_remove(services),
            Command::ImportDeck => self.ask(Asking::ImportFile, false, services),
            Command::ExportDeck => self.ask(Asking::ExportFile, false, services),
            Command::ShowDeck => self.show_export(services),
            _ => Then::Ignored,
        }
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        if self.cursor.at == row {
            return self.edit(services);
        }
        self.cursor.at = row;
        Then::Stay
    }

    fn search(&mut self, text: &str, services: &dyn Services) -> Then {
        if Decks::search(self, text, services.decks()) {
            return Then::Stay;
        }
        say(format!("Nothing here is called \"{text}\"."))
    }

    fn paste(&mut self, text: &str, services: &mut dyn Services) -> Then {
        match &mut self.asking {
            Some((_, line)) => {
                line.paste(text);
                Then::Stay
            }
            None => self.take_in(text.as_bytes(), services),
        }
    }

    fn yes(&mut self, services: &mut dyn Services) -> Then {
        match (self.imported.take(), self.removing.take()) {
            (Some(list), _) => self.keep_new(&list, services),
            (None, Some(deck)) => self.remove(deck, services),
            (None, None) => Then::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        Decks::draw(self, canvas, services.decks(), services.deck_library(), around, hits);
    }
}

/// A list that is opened to be changed.
fn opened(deck: Option<usize>, list: DeckList, services: &dyn Services) -> Then {
    Then::Open(Box::new(Deck::new(deck, list, services.deck_library(), services.cards())))
}

impl Decks {
    /// The place of the selected deck.
    fn selected(&self, services: &dyn Services) -> Option<usize> {
        (!services.decks().is_empty()).then_some(self.cursor.at)
    }

    /// Opens the selected deck to change it. A sample is copied with the first change.
    fn edit(&self, services: &dyn Services) -> Then {
        let Some(deck) = self.selected(services) else { return Then::Stay };
        match services.deck_library().list(deck).cloned() {
            None => say(NOT_UNDERSTOOD),
            Some(list) => {
                let own = services.deck_library().is_own(deck);
                let list = if own { list } else { DeckList { name: Some(copied_name(deck, services)), ..list } };
                opened(own.then_some(deck), list, services)
            }
        }
    }

    fn copy(&mut self, services: &mut dyn Services) -> Then {
        let Some(deck) = self.selected(services) else { return Then::Stay };
        let Some(list) = services.deck_library().list(deck) else { return say(NOT_UNDERSTOOD) };
        let list = DeckList { name: Some(copied_name(deck, services)), ..list.clone() };
        self.keep_new(&list, services)
    }

    /// Writes a new deck down and selects it.
    fn keep_new(&mut self, list: &DeckList, services: &mut dyn Services) -> Then {
        let at = match services.deck_library_mut().keep(list, None) {
            Err(why) => return say(why.to_string()),
            Ok(at) => at,
        };
        self.cursor.at = at;
        let name = list.name.as_deref().unwrap_or("The deck");
        let illegal = services.deck_library().judge(list, Format::of_list(list)).errors();
        say(match list.faults.as_slice() {
            [] if !illegal.is_empty() => {
                format!("{name} is kept. It is not legal: {}. [Enter] shows why.", illegal.join(", "))
            }
            [] => format!("{name} is kept."),
            [fault] => format!("{name} is kept; one row was not understood as it stands: {fault}"),
            faults => format!("{name} is kept; {} things are to be said about it.", faults.len()),
        })
    }

    fn ask(&mut self, asking: Asking, own: bool, services: &dyn Services) -> Then {
        let deck = self.selected(services);
        if own && !deck.is_some_and(|deck| services.deck_library().is_own(deck)) {
            return say("Samples stay as they are; copy it first.");
        }
        let text = match (asking, deck.and_then(|deck| services.decks().get(deck))) {
            (Asking::Name, Some(entry)) => entry.name.clone(),
            _ => String::new(),
        };
        self.asking = Some((asking, Line::with(text)));
        Then::Stay
    }

    /// What was asked is typed.
    fn answered(&mut self, services: &mut dyn Services) -> Then {
        let at = self.cursor.at;
        let Some((asking, line)) = self.asking.take() else { return Then::Stay };
        let text = line.text().trim().to_owned();
        if text.is_empty() {
            return Then::Stay;
        }
        match asking {
            Asking::Name => self.rename(at, text, services),
            Asking::ImportFile => match services.deck_library().read(&text) {
                Ok(bytes) => self.take_in(&bytes, services),
                Err(why) => say(why.to_string()),
            },
            Asking::ExportFile => export(at, &text, services),
        }
    }

    fn rename(&mut self, deck: usize, name: String, services: &mut dyn Services) -> Then {
        let Some(list) = services.deck_library().list(deck).cloned() else { return say(NOT_UNDERSTOOD) };
        match services.deck_library_mut().keep(&DeckList { name: Some(name), ..list }, Some(deck)) {
            Ok(at) => {
                self.cursor.at = at;
                Then::Stay
            }
            Err(why) => say(why.to_string()),
        }
    }

    fn show_export(&self, services: &dyn Services) -> Then {
        let list = self.selected(services).and_then(|deck| services.deck_library().list(deck));
        list.map_or(Then::Stay, |list| {
            let text = format!("{}\n{}", to_melee(list), to_swudb(list));
            Then::Read(Text::plain("As Melee text and SWUDB JSON", &text))
        })
    }

    /// Reads pasted text, or a file, as a deck.
    fn take_in(&mut self, bytes: &[u8], services: &mut dyn Services) -> Then {
        match import(bytes, Catalogue::embedded()) {
            Err(unreadable) => faults("This is no list that can be read", &unreadable.faults),
            Ok(list) if list.entries().next().is_none() => match list.faults.as_slice() {
                [] => say("There is no card in it."),
                all => faults("There is no card in it", all),
            },
            Ok(mut list) => {
                list.name.get_or_insert_with(|| "Imported deck".into());
                let lost = list.faults.iter().filter(|fault| fault.severity == Severity::Unusable).count();
                if lost == 0 {
                    return self.keep_new(&list, services);
                }
                // Nothing is kept of a list that was not understood unless somebody says so.
                let read = faults("Not all of this list was understood", &list.faults);
                let rows = if lost == 1 { "One row was".into() } else { format!("{lost} rows were") };
                let question =
                    format!("{rows} not understood; behind this question each is named. Keep the rest as a draft?");
                (self.imported, self.removing) = (Some(Box::new(list)), None);
                Then::All(vec![read, Then::Ask(question, "keep it")])
            }
        }
    }

    fn ask_to_remove(&mut self, services: &dyn Services) -> Then {
        let Some(deck) = self.selected(services) else { return Then::Stay };
        if !services.deck_library().is_own(deck) {
            return say("Samples cannot be deleted.");
        }
        let name = services.decks().get(deck).map_or("it", |entry| entry.name.as_str());
        (self.removing, self.imported) = (Some(deck), None);
        Then::Ask(format!("Delete the deck {name}? Its file is removed."), "delete")
    }

    fn remove(&mut self, deck: usize, services: &mut dyn Services) -> Then {
        let removed = services.deck_library_mut().remove(deck);
        self.cursor.at = self.cursor.at.min(services.decks().len().saturating_sub(1));
        removed.map_or_else(|why| say(why.to_string()), |()| Then::Stay)
    }
}

fn export(deck: usize, path: &str, services: &dyn Services) -> Then {
    let Some(list) = services.deck_library().list(deck) else { return Then::Stay };
    let text = if path.ends_with(".txt") { to_melee(list) } else { to_swudb(list) };
    say(match services.deck_library().export(path, &text) {
        Ok(()) => format!("Written to {path}."),
        Err(why) => why.to_string(),
    })
}

fn faults(title: &str, faults: &[Fault]) -> Then {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    Then::Read(Text::plain(title, &lines.join("\n")))
}

fn copied_name(deck: usize, services: &dyn Services) -> String {
    let decks = services.decks();
    let name = decks.get(deck).map_or("Deck", |entry| entry.name.as_str());
    let taken = |wanted: &str| decks.iter().any(|entry| entry.name == wanted);
    let numbered = (2..).map(|number| format!("{name} (copy {number})"));
    std::iter::once(format!("{name} (copy)")).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}
