//! The loop of the panels on a terminal.

use super::panels::App;
use super::terminal::message::{Effect, Message};
use super::terminal::{Drawn, Terminal};
use std::io;
use std::time::Instant;

/// Runs the panels until somebody leaves.
///
/// # Errors
/// The terminal is gone.
pub(crate) fn panels(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
    let mut title = String::new();
    loop {
        let now = Instant::now();
        if app.title() != title {
            title = app.title();
            terminal.set_title(&title)?;
        }
        if draw(app, terminal, now)? == Drawn::TooSmall {
            app.update(Message::Resized { width: 0, height: 0 }, now);
        }
        let mut left = false;
        let mut purge = false;
        let mut next = terminal.wait(app.deadline(now));
        let mut deaf = false;
        while let Some(happened) = next {
            let message = Message::of(&happened.what).filter(|_| !(deaf && happened.what.is_typed()));
            for effect in message.map(|message| app.update(message, happened.at)).unwrap_or_default() {
                match effect {
                    Effect::Quit => left = true,
                    Effect::Mouse(on) => terminal.set_mouse(on)?,
                    Effect::ForgetKeys => deaf = true,
                    Effect::Purge => purge = true,
                    Effect::Redraw => terminal.redraw()?,
                }
            }
            next = terminal.more();
        }
        if left {
            return Ok(());
        }
        for effect in app.update(Message::Tick, Instant::now()) {
            deaf |= effect == Effect::ForgetKeys;
            purge |= effect == Effect::Purge;
        }
        if deaf {
            terminal.forget_keys();
        }
        if purge {
            draw(app, terminal, Instant::now())?;
            terminal.purge()?;
        }
    }
}

fn draw(app: &mut App, terminal: &mut Terminal, now: Instant) -> io::Result<Drawn> {
    let mut drawn = None;
    let shown = terminal.draw(|frame| {
        let area = frame.area();
        app.update(Message::Resized { width: area.width, height: area.height }, now);
        let left = app.draw(frame.buffer_mut(), now);
        if let Some(cursor) = left.cursor {
            frame.set_cursor_position(cursor);
        }
        drawn = Some(left);
    })?;
    if let Some(drawn) = drawn {
        app.seen(drawn);
    }
    Ok(shown)
}
