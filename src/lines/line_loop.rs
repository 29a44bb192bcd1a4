//! The loop of the line mode: lines in, lines out, and time that passes in between.

use super::home::HomeLines;
use super::reader::{Heard, LineReader};
use super::table::Answer;
use hotseat::exposure::Closed;
use screen::game::speaker::Speaker;
use screen::terminal::lines;
use screen::theme::visible::visible;
use screen::theme::width::{ascii, wrap};
use shell::games::Seated;
use shell::hosted_match::HostedMatch;
use shell::services::Services;
use std::borrow::Cow;
use std::io::{self, Write};
use std::thread;
use std::time::Instant;

/// What the line mode begins with.
pub enum First {
    /// The first questions.
    Questions,
    /// A game.
    Game(Seated),
    /// A match.
    Match(Box<HostedMatch>),
    /// The answer to a word on the first questions.
    Said(&'static str),
    /// A conversation other than a game.
    Guest(Box<dyn Speaker>),
}

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// On a terminal: private text is cleared away, and lines are broken between words.
    pub terminal: bool,
    /// In ASCII only.
    pub ascii: bool,
}

/// Talks until the input ends or somebody leaves. On every way out nothing private stays on a terminal.
///
/// # Errors
/// The output is gone.
pub fn talk(
    services: Services,
    first: First,
    notices: &[String],
    reader: &LineReader,
    output: &mut impl Write,
    manner: Manner,
) -> io::Result<()> {
    let _cover = lines::Cover;
    let mut home = HomeLines::new(services);
    let now = Instant::now();
    let mut lines = notices.to_vec();
    lines.extend(match first {
        First::Game(game) => home.sit_down(game, now),
        First::Match(the_match) => home.open_match(*the_match),
        First::Guest(guest) => home.invite(guest),
        First::Questions => home.opening(),
        First::Said(word) => home.line(word, now, now).lines,
    });
    let mut talk = Talk { home, reader, output, manner, private: false };
    talk.say(&Answer { lines, ..Answer::default() })?;
    talk.pass_time()?;
    talk.ask()?;
    loop {
        let heard = talk.reader.next(talk.home.deadline(Instant::now()));
        let stopped = manner.terminal && lines::was_stopped();
        let answer = match heard {
            Heard::End => return talk.play_out(),
            _ if stopped => talk.home.cover(Closed::Suspended),
            Heard::Nothing => match talk.home.tick(Instant::now()) {
                Some(answer) => {
                    talk.leave_the_sign(&answer)?;
                    answer
                }
                None => continue,
            },
            Heard::Line { text: Ok(text), at } => talk.home.line(&text, at, Instant::now()),
            Heard::Line { text: Err(why), .. } => Answer { lines: vec![why.into()], ..Answer::default() },
        };
        talk.say(&answer)?;
        if answer.left {
            return Ok(());
        }
        talk.pass_time()?;
        talk.ask()?;
    }
}

struct Talk<'a, W: Write> {
    home: HomeLines,
    reader: &'a LineReader,
    output: &'a mut W,
    manner: Manner,
    /// Has something private been open since the last answer?
    private: bool,
}

impl<W: Write> Talk<'_, W> {
    /// Writes an answer. Before the keyboard changes hands, anything typed ahead is discarded.
    fn say(&mut self, answer: &Answer) -> io::Result<()> {
        let was_private = std::mem::replace(&mut self.private, self.home.shows_secrets());
        let secrets = self.manner.terminal && self.private;
        let forgotten = ((was_private && answer.clear) || self.home.was_asked_anew()) && self.reader.forget();
        if secrets {
            lines::hand_stands(true);
        }
        if answer.clear && self.manner.terminal {
            // The whole screen and what has scrolled away, so that nobody reads a closed hand.
            self.output.write_all(lines::ERASE)?;
        }
        match answer.code.as_ref().filter(|_| self.manner.ascii) {
            Some(code) => self.write(&code.drawn(true, false))?,
            None => self.write(&answer.lines)?,
        }
        if !secrets {
            lines::hand_stands(false);
        }
        self.home.heard(answer.lines.iter().map(String::len).sum(), Instant::now());
        if forgotten {
            self.write(&["What was typed ahead is ignored.".to_owned()])?;
        }
        Ok(())
    }

    /// Bots play, clocks run.
    fn pass_time(&mut self) -> io::Result<()> {
        while let Some(answer) = self.home.tick(Instant::now()) {
            self.say(&answer)?;
        }
        Ok(())
    }

    /// Nobody says anything any more; a game of bots alone is still played to its end.
    fn play_out(&mut self) -> io::Result<()> {
        while let Some(due) = self.home.deadline(Instant::now()).filter(|_| self.home.plays_alone()) {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            self.pass_time()?;
        }
        self.output.flush()
    }

    /// The sign before the line to be typed.
    fn ask(&mut self) -> io::Result<()> {
        let prompt = self.shown(&self.home.prompt()).into_owned();
        self.output.write_all(prompt.as_bytes())?;
        self.output.flush()
    }

    /// Text that comes by itself does not continue after the sign.
    fn leave_the_sign(&mut self, answer: &Answer) -> io::Result<()> {
        if answer.lines.is_empty() { Ok(()) } else { writeln!(self.output) }
    }

    fn write(&mut self, lines: &[String]) -> io::Result<()> {
        let width = if self.manner.terminal { lines::width() } else { None };
        for line in lines {
            let line = self.shown(line);
            match width {
                None => writeln!(self.output, "{line}")?,
                Some(width) => wrap(&line, width).iter().try_for_each(|line| writeln!(self.output, "{line}"))?,
            }
        }
        self.output.flush()
    }

    /// A line made safe for the terminal.
    fn shown<'l>(&self, line: &'l str) -> Cow<'l, str> {
        let line = visible(line);
        if self.manner.ascii { Cow::Owned(ascii(&line).into_owned()) } else { line }
    }
}
