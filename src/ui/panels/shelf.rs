//! The deck screens: what their commands do.

use super::App;
use super::screen::{Question, Screen};
use crate::ui::input::command::Command;
use crate::ui::unlimited::screens::deck::Deck;
use crate::ui::unlimited::screens::decks::{Asking, Decks};
use crate::ui::widgets::confirm::Confirm;
use crate::ui::widgets::text::Text;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{DeckList, Fault, Format, Severity, import, to_melee, to_swudb};

impl App {
    /// The place of the selected deck on the screen of all decks.
    fn deck_at(&self) -> Option<usize> {
        match self.screens.last() {
            Some(Screen::Decks(decks)) => (!self.house.decks().is_empty()).then_some(decks.cursor.at),
            _ => None,
        }
    }

    /// Does a command of the deck screens.
    pub(super) fn run_at_shelf(&mut self, command: Command) {
        match command {
            Command::NewDeck => self.open_list(None, DeckList::named("New deck")),
            Command::EditDeck => self.edit_deck(),
            Command::CopyDeck => self.copy_deck(),
            Command::RenameDeck => self.ask_at_shelf(Asking::Name, true),
            Command::DeleteDeck => self.ask_to_remove(),
            Command::ImportDeck => self.ask_at_shelf(Asking::ImportFile, false),
            Command::ExportDeck => self.ask_at_shelf(Asking::ExportFile, false),
            Command::ShowDeck => self.show_export(),
            _ => self.run_at_bench(command),
        }
    }

    /// Opens the selected deck to change it. A sample is copied with the first change.
    pub(super) fn edit_deck(&mut self) {
        let Some(deck) = self.deck_at() else { return };
        match self.house.deck_library().list(deck).cloned() {
            None => self.notice = Some("This file is no deck that can be understood.".into()),
            Some(list) => {
                let own = self.house.deck_library().is_own(deck);
                let list = if own { list } else { DeckList { name: Some(self.copied_name(deck)), ..list } };
                self.open_list(own.then_some(deck), list);
            }
        }
    }

    fn open_list(&mut self, deck: Option<usize>, list: DeckList) {
        let screen = Deck::new(deck, list, self.house.deck_library(), self.house.cards());
        self.screens.push(Screen::Deck(Box::new(screen)));
    }

    fn copied_name(&self, deck: usize) -> String {
        let decks = self.house.decks();
        let name = decks.get(deck).map_or("Deck", |entry| entry.name.as_str());
        let taken = |wanted: &str| decks.iter().any(|entry| entry.name == wanted);
        let numbered = (2..).map(|number| format!("{name} (copy {number})"));
        std::iter::once(format!("{name} (copy)")).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    fn copy_deck(&mut self) {
        let Some(deck) = self.deck_at() else { return };
        let Some(list) = self.house.deck_library().list(deck) else {
            self.notice = Some("This file is no deck that can be understood.".into());
            return;
        };
        let list = DeckList { name: Some(self.copied_name(deck)), ..list.clone() };
        self.keep_new(&list);
    }

    /// Writes a new deck down and selects it.
    fn keep_new(&mut self, list: &DeckList) {
        match self.house.deck_library_mut().keep(list, None) {
            Err(why) => self.notice = Some(why),
            Ok(at) => {
                for screen in &mut self.screens {
                    if let Screen::Decks(decks) = screen {
                        decks.cursor.at = at;
                    }
                }
                let faults = list.faults.len();
                let name = list.name.as_deref().unwrap_or("The deck");
                let illegal = self.house.deck_library().judge(list, Format::of_list(list)).errors();
                self.notice = Some(match faults {
                    0 if !illegal.is_empty() => {
                        format!("{name} is kept. It is not legal: {}. [Enter] shows why.", illegal.join(", "))
                    }
                    0 => format!("{name} is kept."),
                    1 => format!("{name} is kept; one row was not understood as it stands: {}", list.faults[0]),
                    _ => format!("{name} is kept; {faults} things are to be said about it."),
                });
            }
        }
    }

    fn ask_at_shelf(&mut self, asking: Asking, own: bool) {
        let deck = self.deck_at();
        if own && !deck.is_some_and(|deck| self.house.deck_library().is_own(deck)) {
            self.notice = Some("Samples stay as they are; copy it first.".into());
            return;
        }
        let text = match (asking, deck.and_then(|deck| self.house.decks().get(deck))) {
            (Asking::Name, Some(entry)) => entry.name.clone(),
            _ => String::new(),
        };
        if let Some(Screen::Decks(decks)) = self.screens.last_mut() {
            decks.asking = Some((asking, crate::ui::input::line::Line::with(text)));
        }
    }

    /// What was asked on the screen of all decks is typed.
    pub(super) fn answered(&mut self) {
        let Some(Screen::Decks(decks)) = self.screens.last_mut() else { return };
        let at = decks.cursor.at;
        let Some((asking, line)) = decks.asking.take() else { return };
        let text = line.text().trim().to_owned();
        if text.is_empty() {
            return;
        }
        match asking {
            Asking::Name => self.rename(at, text),
            Asking::ImportFile => match self.house.deck_library().read(&text) {
                Ok(bytes) => self.take_in(&bytes),
                Err(why) => self.notice = Some(why),
            },
            Asking::ExportFile => self.export(at, &text),
        }
    }

    fn rename(&mut self, deck: usize, name: String) {
        let Some(list) = self.house.deck_library().list(deck).cloned() else {
            self.notice = Some("This file is no deck that can be understood.".into());
            return;
        };
        match self.house.deck_library_mut().keep(&DeckList { name: Some(name), ..list }, Some(deck)) {
            Ok(at) => {
                if let Some(Screen::Decks(decks)) = self.screens.last_mut() {
                    decks.cursor.at = at;
                }
            }
            Err(why) => self.notice = Some(why),
        }
    }

    fn export(&mut self, deck: usize, path: &str) {
        let Some(list) = self.house.deck_library().list(deck) else { return };
        let text = if path.ends_with(".txt") { to_melee(list) } else { to_swudb(list) };
        self.notice = Some(match self.house.deck_library().export(path, &text) {
            Ok(()) => format!("Written to {path}."),
            Err(why) => why,
        });
    }

    fn show_export(&mut self) {
        let Some(deck) = self.deck_at() else { return };
        if let Some(list) = self.house.deck_library().list(deck) {
            let text = format!("{}\n{}", to_melee(list), to_swudb(list));
            self.screens.push(Screen::Text(Text::plain("As Melee text and SWUDB JSON", &text)));
        }
    }

    /// Reads pasted text, or a file, as a deck.
    pub(super) fn take_in(&mut self, bytes: &[u8]) {
        match import(bytes, Catalogue::embedded()) {
            Err(unreadable) => self.show_faults("This is no list that can be read", &unreadable.faults),
            Ok(list) if list.entries().next().is_none() => match list.faults.as_slice() {
                [] => self.notice = Some("There is no card in it.".into()),
                faults => self.show_faults("There is no card in it", faults),
            },
            Ok(mut list) => {
                list.name.get_or_insert_with(|| "Imported deck".into());
                let lost = list.faults.iter().filter(|fault| fault.severity == Severity::Unusable).count();
                if lost == 0 {
                    return self.keep_new(&list);
                }
                // Nothing is kept of a list that was not understood unless somebody says so.
                self.show_faults("Not all of this list was understood", &list.faults);
                let rows = if lost == 1 { "One row was".into() } else { format!("{lost} rows were") };
                let question =
                    format!("{rows} not understood; behind this question each is named. Keep the rest as a draft?");
                self.imported = Some(Box::new(list));
                self.screens.push(Screen::Confirm(Confirm::new(question, "keep it"), Question::KeepDraft));
            }
        }
    }

    fn show_faults(&mut self, title: &str, faults: &[Fault]) {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        self.screens.push(Screen::Text(Text::plain(title, &lines.join("\n"))));
    }

    /// The list that was not wholly understood is kept all the same.
    pub(super) fn keep_draft(&mut self) {
        if let Some(list) = self.imported.take() {
            self.keep_new(&list);
        }
    }

    /// Text was pasted into the terminal.
    pub(super) fn paste(&mut self, text: &str) {
        let into_line = |line: &mut crate::ui::input::line::Line| {
            for letter in text.lines().next().unwrap_or_default().chars().filter(|letter| !letter.is_control()) {
                line.press(crate::ui::input::key::Key::Char(letter));
            }
        };
        if let Some(typing) = &mut self.typing {
            return into_line(&mut typing.line);
        }
        match self.screens.last_mut() {
            Some(Screen::Decks(Decks { asking: Some((_, line)), .. })) => into_line(line),
            Some(Screen::Decks(_)) => self.take_in(text.as_bytes()),
            // rules O-3, O-6: notes are written by hand
            Some(Screen::Notes(_)) => self.notice = Some("Notes are typed; nothing is pasted into them.".into()),
            _ => {}
        }
    }

    fn ask_to_remove(&mut self) {
        let Some(deck) = self.deck_at() else { return };
        if !self.house.deck_library().is_own(deck) {
            self.notice = Some("Samples cannot be deleted.".into());
            return;
        }
        let name = self.house.decks().get(deck).map_or("it", |entry| entry.name.as_str());
        let question = format!("Delete the deck {name}? Its file is removed.");
        self.screens.push(Screen::Confirm(Confirm::new(question, "delete"), Question::Remove(deck)));
    }

    pub(super) fn remove_deck(&mut self, deck: usize) {
        if let Err(why) = self.house.deck_library_mut().remove(deck) {
            self.notice = Some(why);
        }
        let last = self.house.decks().len().saturating_sub(1);
        if let Some(Screen::Decks(decks)) = self.screens.last_mut() {
            decks.cursor.at = decks.cursor.at.min(last);
        }
    }

    fn run_at_bench(&mut self, command: Command) {
        let Some(Screen::Deck(deck)) = self.screens.last_mut() else { return };
        let changed = match command {
            Command::AddCard => deck.add(),
            Command::RemoveCard => deck.take(),
            Command::ShiftCard => deck.shift(),
            Command::UndoChange => deck.undo(),
            Command::OtherHalf => return deck.turn(),
            Command::NextFormat => return deck.next_format(self.house.deck_library()),
            Command::SortCards => return deck.next_order(self.house.cards()),
            Command::Deal => {
                let seed = self.house.deck_library().any_seed() % 1_000_000;
                deck.hand = Some((seed, self.house.deck_library().deal(&deck.list, seed)));
                return;
            }
            _ => return,
        };
        if !changed {
            self.notice = Some(match command {
                Command::AddCard => "Nothing is selected, or the row is full.".into(),
                Command::UndoChange => "Nothing was changed since the deck was opened.".into(),
                Command::ShiftCard => "Select a card of the deck or the sideboard in the list.".into(),
                _ => "It is not in the list.".into(),
            });
            return;
        }
        deck.judge(self.house.deck_library());
        let (list, over) = (deck.list.clone(), deck.deck);
        let kept = self.house.deck_library_mut().keep(&list, over);
        match (kept, self.screens.last_mut()) {
            (Ok(at), Some(Screen::Deck(deck))) => deck.deck = Some(at),
            (Err(why), _) => self.notice = Some(why),
            _ => {}
        }
    }
}
