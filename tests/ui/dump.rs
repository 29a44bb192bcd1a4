//! Screens as text: their characters, and their styles.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::colour;
use std::fmt::Write as _;

/// Draws something at a size.
pub(crate) fn drawn(width: u16, height: u16, look: &Look, draw: impl FnOnce(&mut Canvas<'_>)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(&mut Canvas::new(&mut buffer, look));
    buffer
}

/// The text of a screen, one line per row, without trailing spaces.
pub(crate) fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let mut line = String::new();
        let mut skip = 0;
        for x in buffer.area.left()..buffer.area.right() {
            let symbol = buffer[(x, y)].symbol();
            if skip == 0 {
                line.push_str(symbol);
                skip = unicode_width::UnicodeWidthStr::width(symbol);
            }
            skip = skip.saturating_sub(1);
        }
        writeln!(text, "{}", line.trim_end()).expect("a String takes all");
    }
    text
}

/// The text with its styles: one line per run of equal style, without unstyled rows.
pub(crate) fn styles(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let mut x = buffer.area.left();
        while x < buffer.area.right() {
            let start = x;
            let style = style(buffer, x, y);
            let mut run = String::new();
            while x < buffer.area.right() && self::style(buffer, x, y) == style {
                run.push_str(buffer[(x, y)].symbol());
                x += 1;
            }
            if !style.is_empty() && !run.trim().is_empty() {
                writeln!(text, "{y:>2}:{start:<3} {style:<24} {}", run.trim_end()).expect("a String takes all");
            }
        }
    }
    text
}

fn style(buffer: &Buffer, x: u16, y: u16) -> String {
    let cell = &buffer[(x, y)];
    let mut words = Vec::new();
    if cell.fg != Color::Reset {
        words.push(colour::name(cell.fg));
    }
    if cell.bg != Color::Reset {
        words.push(format!("on {}", colour::name(cell.bg)));
    }
    for (modifier, word) in [
        (Modifier::BOLD, "bold"),
        (Modifier::DIM, "dim"),
        (Modifier::UNDERLINED, "underline"),
        (Modifier::REVERSED, "reverse"),
    ] {
        if cell.modifier.contains(modifier) {
            words.push(word.into());
        }
    }
    words.join(" ")
}

/// Compares a text with the expected screen of that name.
#[track_caller]
pub(crate) fn expect(name: &str, actual: &str) {
    crate::expected::same(&format!("tests/ui/expected/{name}.txt"), actual);
}
