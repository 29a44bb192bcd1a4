//! A deck that is built: what its commands do, each change written down at once.

use super::{of, say};
use crate::screens::deck::Deck;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::widgets::frame::Around;
use screen::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::Services;

impl Layer for Deck {
    fn focus(&self) -> Focus {
        Focus::Deck
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        of(Deck::press(self, key))
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        let changed = match command {
            Command::AddCard => self.add(),
            Command::RemoveCard => self.take(),
            Command::ShiftCard => self.shift(),
            Command::UndoChange => self.undo(),
            _ => return self.look(command, services),
        };
        if !changed {
            return say(match command {
                Command::AddCard => "Nothing is selected, or the row is full.",
                Command::UndoChange => "Nothing was changed since the deck was opened.",
                Command::ShiftCard => "Select a card of the deck or the sideboard in the list.",
                _ => "It is not in the list.",
            });
        }
        self.judge(services.deck_library());
        match services.deck_library_mut().keep(&self.list, self.deck) {
            Ok(at) => {
                self.deck = Some(at);
                Then::Stay
            }
            Err(why) => say(why.to_string()),
        }
    }

    fn click(&mut self, row: usize, _: &mut dyn Services) -> Then {
        Deck::click(self, row);
        Then::Stay
    }

    fn search(&mut self, text: &str, services: &dyn Services) -> Then {
        Deck::search(self, text, services.cards()).map_or_else(|fault| say(fault.to_string()), |()| Then::Stay)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        Deck::draw(self, canvas, services.cards(), around, hits);
    }
}

impl Deck {
    /// Commands that change nothing of the list.
    fn look(&mut self, command: Command, services: &dyn Services) -> Then {
        match command {
            Command::OtherHalf => self.turn(),
            Command::NextFormat => self.next_format(services.deck_library()),
            Command::SortCards => self.next_order(services.cards()),
            Command::Deal => {
                let seed = services.deck_library().any_seed() % 1_000_000;
                self.hand = Some((seed, services.deck_library().deal(&self.list, seed)));
            }
            _ => return Then::Ignored,
        }
        Then::Stay
    }
}
