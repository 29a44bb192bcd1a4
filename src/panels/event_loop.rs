//! The loop of the panels on a terminal.

use crate::App;
use screen::terminal::message::{Effect, Message};
use screen::terminal::{Drawn, Terminal};
use std::io;
use std::time::Instant;

/// Runs the panels until somebody leaves.
///
/// # Errors
/// The terminal is gone.
pub fn panels(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
    let mut title = String::new();
    loop {
        let now = Instant::now();
        if app.title() != title {
            title = app.title();
            terminal.set_title(&title)?;
        }
        if draw(app, terminal, now)? == Drawn::TooSmall || !app.has_room() {
            let effects = app.update(Message::Resized { width: 0, height: 0 }, now);
            Todo::default().carry_out(effects, terminal)?.finish(app, terminal)?;
        }
        let mut todo = Todo::default();
        let mut next = terminal.wait(app.deadline(now));
        while let Some(happened) = next {
            let message = Message::of(&happened.what).filter(|_| !(todo.deaf && happened.what.is_typed()));
            let effects = message.map(|message| app.update(message, happened.at)).unwrap_or_default();
            todo = todo.carry_out(effects, terminal)?;
            next = terminal.more();
        }
        if todo.left {
            return Ok(());
        }
        let effects = app.update(Message::Tick, Instant::now());
        let todo = todo.carry_out(effects, terminal)?;
        todo.finish(app, terminal)?;
        if todo.left {
            return Ok(());
        }
    }
}

/// What is left to do once everything that happened was heard.
#[derive(Clone, Copy, Default)]
struct Todo {
    left: bool,
    purge: bool,
    deaf: bool,
}

impl Todo {
    /// Does at once what can be done at once, and keeps the rest.
    fn carry_out(mut self, effects: Vec<Effect>, terminal: &mut Terminal) -> io::Result<Todo> {
        for effect in effects {
            match effect {
                Effect::Quit => self.left = true,
                Effect::Mouse(on) => terminal.set_mouse(on)?,
                Effect::ForgetKeys => self.deaf = true,
                Effect::Purge => self.purge = true,
                Effect::Redraw => terminal.redraw()?,
                Effect::Suspend => terminal.suspend()?,
            }
        }
        Ok(self)
    }

    /// Keys typed ahead are discarded; anything private is drawn over before it is purged.
    fn finish(self, app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
        if self.deaf {
            terminal.forget_keys();
        }
        if self.purge {
            draw(app, terminal, Instant::now())?;
            terminal.purge()?;
        }
        Ok(())
    }
}

fn draw(app: &mut App, terminal: &mut Terminal, now: Instant) -> io::Result<Drawn> {
    let mut drawn = None;
    let shown = terminal.draw(|frame| {
        let area = frame.area();
        app.resize(area);
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
