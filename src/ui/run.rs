//! The loops: panels on a terminal, or lines in and lines out.

use super::app::App;
use super::app::message::{Effect, Message};
use super::house::House;
use super::plain::home::PlainHome;
use super::terminal::{Drawn, Terminal};
use std::io::{self, BufRead, Write};
use std::time::Instant;

/// Runs the panels until somebody leaves.
///
/// # Errors
/// The terminal is gone.
pub fn panels(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
    let mut title = String::new();
    let mut purge = false;
    loop {
        let now = Instant::now();
        if app.title() != title {
            title = app.title();
            terminal.set_title(&title)?;
        }
        let mut drawn = None;
        let shown = terminal.draw(|frame| {
            let left = app.draw(frame.buffer_mut(), now);
            if let Some(cursor) = left.cursor {
                frame.set_cursor_position(cursor);
            }
            drawn = Some(left);
        })?;
        if let Some(drawn) = drawn {
            app.seen(drawn);
        }
        if std::mem::take(&mut purge) {
            terminal.purge()?;
        }
        if shown == Drawn::TooSmall {
            app.update(Message::Resized { width: 0, height: 0 }, now);
        }
        for happened in terminal.wait(app.deadline(now)) {
            let Some(message) = Message::of(&happened.what) else { continue };
            for effect in app.update(message, happened.at) {
                match effect {
                    Effect::Quit => return Ok(()),
                    Effect::Mouse(on) => terminal.set_mouse(on)?,
                    Effect::ForgetKeys => terminal.forget_keys(),
                    Effect::Purge => purge = true,
                    Effect::Redraw => {}
                }
            }
        }
        app.update(Message::Tick, Instant::now());
    }
}

/// Runs the line mode until the input ends or somebody leaves.
///
/// # Errors
/// The output is gone.
pub fn plain(house: Box<dyn House>, input: impl BufRead, output: &mut impl Write, clears: bool) -> io::Result<()> {
    let mut home = PlainHome::new(house);
    write_lines(output, &home.opening())?;
    for line in input.lines() {
        let answer = home.line(&line?, Instant::now());
        if answer.clear && clears {
            // The whole screen and what has scrolled away, so that nobody reads a closed hand.
            output.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        write_lines(output, &answer.lines)?;
        if answer.left {
            break;
        }
        output.write_all(home.prompt().as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

fn write_lines(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}
