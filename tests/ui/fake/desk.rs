//! The program with a keyboard, on a screen of its own.

use super::super::dump;
use super::Fake;
use hotseat::table::Agreement;
use panels::App;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::input::keymap::Keymap;
use screen::terminal::message::{Effect, Message};
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use shell::command::key::Key;
use shell::services::Services;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use storage::paths::Paths;
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_screen::board_of;
use tempfile::TempDir;

/// All cards, and those of the fixtures.
static CARDS: LazyLock<Arc<CardData>> = LazyLock::new(|| {
    let fixtures = [("cards.ron", include_str!("../fixtures/cards.ron"))];
    Arc::new(CardData::of(Library::with_overlay(&fixtures).expect("the cards of the fixtures are sound")))
});

/// The program around a table of the fixtures, with its files in this folder.
pub(crate) fn services(folder: &Path) -> Services {
    Services::new(Arc::clone(&CARDS), boards::games::GAMES, Paths::within(folder), Agreement::default())
}

/// The program with a keyboard.
pub(crate) struct Desk {
    pub app: App,
    pub now: Instant,
    size: (u16, u16),
    pub effects: Vec<Effect>,
    /// Its own folder, removed with it.
    _folder: Option<TempDir>,
}

impl Desk {
    /// On the home screen, 80 by 24, ASCII, in a folder of its own.
    pub(crate) fn at_home() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let desk = Desk::with_services(services(folder.path()));
        Desk { _folder: Some(folder), ..desk }
    }

    /// On the home screen of a program with these services.
    pub(crate) fn with_services(services: Services) -> Desk {
        Desk::looking(services, Look::new(&ASCII))
    }

    /// The same in another look.
    pub(crate) fn looking(services: Services, look: Look) -> Desk {
        let app = App::new(services, look, Keymap::default());
        let (now, size, effects, _folder) = (Instant::now(), (80, 24), Vec::new(), None);
        let mut desk = Desk { app, now, size, effects, _folder };
        desk.resize(80, 24);
        desk
    }

    /// With a game on the table.
    pub(crate) fn at_table(session: Fake) -> Desk {
        let mut desk = Desk::at_home();
        desk.put(session);
        desk
    }

    /// Puts a game on the table.
    pub(crate) fn put(&mut self, session: Fake) {
        let now = self.now;
        self.app.play(board_of(Box::new(session)), None, now);
        let effects = self.app.update(Message::Tick, now);
        self.effects.extend(effects);
        self.see();
    }

    /// Another size.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.send(Message::Resized { width, height });
    }

    /// Presses keys, separated by spaces: `a Enter F1`.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Desk {
        for text in keys.split_whitespace() {
            let key = Key::from_text(text).unwrap_or_else(|| panic!("{text} is a key"));
            self.send(Message::Key(key));
        }
        self
    }

    /// Types a text, letter by letter, then Enter.
    pub(crate) fn type_line(&mut self, text: &str) -> &mut Desk {
        text.chars().for_each(|letter| self.send(Message::Key(Key::Char(letter))));
        self.press("Enter")
    }

    /// Sends a message.
    pub(crate) fn send(&mut self, message: Message) {
        let effects = self.app.update(message, self.now);
        self.effects.extend(effects);
        // The loop on a terminal continues at once while something is due, such as the next pick of a bot.
        for _ in 0..100 {
            self.see();
            if self.app.deadline(self.now) != Some(self.now) {
                break;
            }
            let effects = self.app.update(Message::Tick, self.now);
            self.effects.extend(effects);
        }
    }

    pub(crate) fn see(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        let drawn = self.app.draw(&mut buffer, self.now);
        self.app.seen(drawn);
        buffer
    }

    /// What is on the screen.
    pub(crate) fn screen(&mut self) -> String {
        dump::text(&self.see())
    }

    /// The row of the screen, from 0.
    pub(crate) fn row(&mut self, row: usize) -> String {
        self.screen().lines().nth(row).unwrap_or_default().to_string()
    }

    /// Where a text first appears.
    pub(crate) fn find(&mut self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        let mut lines = screen.lines().enumerate();
        lines.find_map(|(y, line)| line.find(text).map(|x| (x as u16, y as u16)))
    }

    /// Clicks on a text.
    pub(crate) fn click(&mut self, text: &str) -> &mut Desk {
        let (x, y) = self.find(text).unwrap_or_else(|| panic!("{text} is on the screen"));
        self.send(Message::Click { x, y });
        self
    }
}
