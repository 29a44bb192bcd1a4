//! Whoever answers lines besides the table and the first questions: a place, or a game that is told again.

use hotseat::exposure::Closed;
use shell::command::situation::Focus;
use shell::deck_code::Code;
use shell::place::Outcome;
use shell::services::Services;
use std::time::Instant;

/// What is written after a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The lines to write.
    pub lines: Vec<String>,
    /// The code for a phone that they are, to be written as the terminal needs it.
    pub code: Option<Code>,
    /// Clear the screen first, so that nobody reads an old hand?
    pub clear: bool,
    /// The game is left.
    pub left: bool,
}

impl Answer {
    /// Lines, and nothing else.
    pub fn said(lines: Vec<String>) -> Answer {
        Answer { lines, ..Answer::default() }
    }
}

/// A conversation in lines, apart from games.
pub trait Speaker {
    /// What is said first.
    fn opening(&mut self, services: &Services) -> Vec<String>;

    /// The sign before the line to be typed.
    fn prompt(&self) -> String;

    /// Does the text written so far show what only one person may see?
    fn shows_secrets(&self) -> bool;

    /// The text written so far is gone: everything private is closed.
    fn cover(&mut self, why: Closed, services: &Services, now: Instant) -> Answer;

    /// Answers a line that was typed at one moment and is heard now.
    fn line(&mut self, text: &str, services: &mut Services, typed: Instant, now: Instant) -> Answer;

    /// Is a line awaited that is not a command?
    fn awaits_line(&self) -> bool;

    /// Where its words are heard, if it only lists what there is, so that other words may be meant for the first questions.
    fn browses(&self) -> Option<Focus> {
        None
    }

    /// Is somebody asked to spell their name since the last line, who was not before it?
    fn was_asked_anew(&self) -> bool;

    /// The text will have been heard by then: what is open stays open for a while longer.
    fn touched(&mut self, now: Instant);

    /// Time passed: returns any result.
    fn tick(&mut self, services: &Services, now: Instant) -> Option<Answer>;

    /// When to call `tick` if nothing happens before.
    fn deadline(&self, now: Instant) -> Option<Instant>;

    /// What the last line led to: a game, a match or another conversation, which takes its place until it is left.
    fn led(&mut self) -> Option<Outcome>;

    /// What the conversation led to was left: returns what to say then.
    fn returned(&mut self, services: &mut Services) -> Vec<String>;
}
