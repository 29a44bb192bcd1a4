//! A card as a screen, for terminals without the panel and for long texts.

use super::Event;
use super::frame::{Around, draw as draw_frame};
use super::page::Page;
use crate::ui::board::inspect::{lines, title};
use crate::ui::board::scene::{Hits, Scene, Spot};
use crate::ui::input::key::Key;
use crate::ui::look::canvas::Canvas;
use ratatui::layout::Rect;

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inspect {
    /// What is looked at.
    pub spot: Spot,
    /// How far it is scrolled.
    pub page: Page,
}

impl Inspect {
    /// Looks at something.
    pub fn new(spot: Spot) -> Inspect {
        Inspect { spot, page: Page::default() }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, scene: &Scene<'_>, screen: Rect) -> Event {
        let count = lines(scene, self.spot, usize::from(screen.width.saturating_sub(4))).len();
        let rows = usize::from(screen.height.saturating_sub(3));
        match key {
            Key::Enter => Event::Back,
            key if self.page.press(key, count, rows) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, &title(scene, self.spot), "", around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        let lines = lines(scene, self.spot, usize::from(inside.width.saturating_sub(2)));
        self.page.draw(canvas, frame, inside, &lines);
    }
}
