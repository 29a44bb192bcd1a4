//! A replay as a recording that terminals play (asciicast, version 2): a frame for every step.

use super::Replay;
use crate::game::board::Surround;
use crate::game::past::Picture;
use crate::input::hints;
use crate::input::keymap::Keymap;
use crate::theme::Look;
use crate::theme::canvas::Canvas;
use crate::theme::glyphs::UNICODE;
use crate::widgets::hits::Hits;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;
use shell::command::Command;
use shell::services::Services;
use std::time::Instant;

/// The size it is drawn for.
const AREA: Rect = Rect { x: 0, y: 0, width: 100, height: 30 };

/// How long a step is shown, in milliseconds.
const STEP: usize = 900;

impl<P: Picture> Replay<P> {
    /// The game that is looked at, from its beginning, through the eyes that look. It stays where it is looked at.
    pub(super) fn cast(&mut self, services: &Services, now: Instant) -> String {
        let at = self.game.looking.timeline().at();
        self.game.run(Command::First, now);
        let title = format!("Replay: {}", self.title);
        let size = format!("\"width\": {}, \"height\": {}", AREA.width, AREA.height);
        let head = format!("{{\"version\": 2, {size}, \"title\": {}}}\n", Value::from(title.as_str()));
        let (mut cast, mut shown) = (head, Buffer::empty(AREA));
        for step in 0..=self.game.looking.timeline().last() {
            let frame = self.frame(&title, services, now);
            let drawn = drawn(&shown, &frame);
            let clear = if step == 0 { "\u{1b}[2J\u{1b}[?25l" } else { "" };
            let (seconds, rest) = (step * STEP / 1000, step * STEP % 1000);
            cast.push_str(&format!("[{seconds}.{rest:03}, \"o\", {}]\n", Value::from(format!("{clear}{drawn}"))));
            shown = frame;
            self.game.run(Command::Later, now);
        }
        self.game.looking.moved(self.game.recorded.course(), |timeline, _| timeline.go(at));
        cast
    }

    fn frame(&self, title: &str, services: &Services, now: Instant) -> Buffer {
        let (look, help) = (Look::new(&UNICODE), hints::help(&Keymap::default()));
        let mut buffer = Buffer::empty(AREA);
        let mut canvas = Canvas::new(&mut buffer, &look);
        let (in_match, notice, hints, line) = (false, None, &[], None);
        let with = Surround { services, now, area: AREA, title, in_match, notice, hints, help: &help, line };
        self.game.looking.draw(&mut canvas, &with, &mut Hits::default());
        buffer
    }
}

/// The bytes that make one frame of the next on a terminal.
fn drawn(before: &Buffer, after: &Buffer) -> String {
    let mut bytes = Vec::new();
    // Writing into memory cannot fail.
    let _ = CrosstermBackend::new(&mut bytes).draw(before.diff(after).into_iter());
    String::from_utf8_lossy(&bytes).into_owned()
}
