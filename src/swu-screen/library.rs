//! The card browser among the screens of the program.

use super::screens::browser::Browser;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::widgets::event::Event;
use screen::widgets::frame::Around;
use screen::widgets::hits::Hits;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::Services;

impl Layer for Browser {
    fn focus(&self) -> Focus {
        Focus::Cards
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        match Browser::press(self, key) {
            Event::Ignored => Then::Ignored,
            Event::Back => Then::Back,
            _ => Then::Stay,
        }
    }

    fn click(&mut self, row: usize, _: &mut dyn Services) -> Then {
        self.cursor.at = row;
        Then::Stay
    }

    fn search(&mut self, text: &str, services: &dyn Services) -> Then {
        let found = Browser::search(self, text, services.cards());
        found.map_or_else(|fault| Then::Say(fault.to_string()), |()| Then::Stay)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        Browser::draw(self, canvas, services.cards(), around, hits);
    }
}
