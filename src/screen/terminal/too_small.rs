//! What is shown in a window too small for a table: a sentence with the size needed.

use super::SMALLEST;
use ratatui::Frame;
use ratatui::widgets::{Paragraph, Wrap};

pub(super) fn draw(frame: &mut Frame<'_>) {
    let area = frame.area();
    let sentence = format!(
        "The table needs a window of {}x{}; this one is {}x{}. Make it larger, or leave with Ctrl-C: the game is saved.",
        SMALLEST.width, SMALLEST.height, area.width, area.height
    );
    frame.render_widget(Paragraph::new(sentence).wrap(Wrap { trim: true }), area);
}
