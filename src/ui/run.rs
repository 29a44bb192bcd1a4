//! The loops: panels on a terminal, or lines in and lines out.

use super::app::App;
use super::app::message::{Effect, Message};
use super::bout::Bout;
use super::house::House;
use super::plain::home::PlainHome;
use super::session::Session;
use super::terminal::{Drawn, Terminal, lines};
use crate::hotseat::sight::Closed;
use std::io::{self, BufRead, Write};
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

/// What the line mode begins with.
pub enum First {
    /// The first questions.
    Questions,
    /// A game.
    Game(Box<dyn Session>),
    /// A match.
    Match(Box<dyn Bout>),
}

/// Runs the line mode until the input ends or somebody leaves.
///
/// # Errors
/// The output is gone.
pub fn plain(
    house: Box<dyn House>,
    first: First,
    input: impl BufRead,
    output: &mut impl Write,
    clears: bool,
) -> io::Result<()> {
    let mut home = PlainHome::new(house);
    let lines = match first {
        First::Game(session) => home.play(session, Instant::now()),
        First::Match(bout) => home.open_bout(bout),
        First::Questions => home.opening(),
    };
    write_lines(output, &lines)?;
    output.write_all(home.prompt().as_bytes())?;
    output.flush()?;
    for line in input.lines() {
        let line = line?;
        let answer = match clears && lines::was_stopped() {
            true => home.cover(Closed::Suspended),
            false => home.line(&line, Instant::now()),
        };
        let secrets = clears && home.shows_secrets();
        if secrets {
            lines::hand_stands(true);
        }
        if answer.clear && clears {
            // The whole screen and what has scrolled away, so that nobody reads a closed hand.
            output.write_all(lines::ERASE)?;
        }
        write_lines(output, &answer.lines)?;
        if !secrets {
            lines::hand_stands(false);
        }
        if answer.left {
            return Ok(());
        }
        output.write_all(home.prompt().as_bytes())?;
        output.flush()?;
    }
    if clears && home.shows_secrets() {
        output.write_all(lines::ERASE)?;
    }
    output.flush()
}

fn write_lines(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}
