//! A card as a screen, for terminals without the panel and for long texts.

use crate::shell::command::key::Key;
use crate::ui::theme::canvas::Canvas;
use crate::ui::unlimited::board::inspect::{self, title};
use crate::ui::unlimited::board::scene::Scene;
use crate::ui::unlimited::explained;
use crate::ui::unlimited::thing::Thing;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::Hits;
use crate::ui::widgets::page::{Page, PageLine};
use ratatui::layout::Rect;

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Inspect {
    /// What is looked at.
    pub thing: Thing,
    /// How far it is scrolled.
    pub page: Page,
}

impl Inspect {
    /// Looks at something.
    pub(crate) fn new(thing: Thing) -> Inspect {
        Inspect { thing, page: Page::default() }
    }

    /// Everything about it, and what the rules say of what stands there.
    fn lines(&self, scene: &Scene<'_>, width: usize) -> Vec<PageLine> {
        let mut lines = inspect::lines(scene, self.thing, width);
        lines.extend(explained::lines(scene, self.thing, width));
        lines
    }

    /// A key went down.
    pub(crate) fn press(&mut self, key: Key, scene: &Scene<'_>, screen: Rect) -> Event {
        let count = self.lines(scene, usize::from(screen.width.saturating_sub(4))).len();
        let rows = usize::from(screen.height.saturating_sub(3));
        match key {
            Key::Enter => Event::Back,
            key if self.page.press(key, count, rows) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, &title(scene, self.thing), "", around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        let lines = self.lines(scene, usize::from(inside.width.saturating_sub(2)));
        self.page.draw(canvas, frame, inside, &lines);
    }
}
