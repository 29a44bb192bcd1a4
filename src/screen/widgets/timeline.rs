//! The course of a game as a line to walk along: by step, by action, by round, or automatically.

use super::event::Event;
use crate::theme::canvas::Canvas;
use crate::theme::role::Role;
use crate::theme::width::columns;
use hotseat::log::Line as LogLine;
use hotseat::past::Moment;
use ratatui::layout::Rect;
use seats::{Seat, SeatSet};
use shell::command::Command;
use shell::command::key::Key;
use std::time::{Duration, Instant};

/// Steps a second, slowest first.
const SPEEDS: [(u64, &str); 5] = [
    (4000, "a step in 4 seconds"),
    (2000, "a step in 2 seconds"),
    (1000, "1 step a second"),
    (400, "2.5 steps a second"),
    (150, "6.7 steps a second"),
];

/// The keys that go farther than a step.
const FARTHER: &str = "Up Down: an action   PgUp PgDn: a round";

/// Rows that it takes at least: the position, the line, what happened.
pub const ROWS: u16 = 3;

/// A place in a game's course.
#[derive(Clone, Debug)]
pub struct Timeline {
    moments: Vec<Moment>,
    names: Vec<String>,
    eyes: SeatSet,
    at: usize,
    through: Option<Seat>,
    speed: usize,
    /// When the next step is made automatically; `None` while it stands still.
    due: Option<Instant>,
}

impl Timeline {
    /// At the last of these moments.
    pub fn new(moments: Vec<Moment>, names: Vec<String>, eyes: SeatSet) -> Timeline {
        let at = moments.len().saturating_sub(1);
        Timeline { moments, names, eyes, at, through: None, speed: 2, due: None }
    }

    /// The moment, as a number of steps.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The last moment.
    pub fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// Through whose eyes it is looked at, if not everybody's.
    pub fn through(&self) -> Option<Seat> {
        self.through
    }

    /// How many lines the log has at the moment.
    pub fn lines(&self) -> usize {
        self.lines_of(self.at)
    }

    /// Everything that happened so far.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The game moved on, or something was taken back.
    pub fn renew(&mut self, moments: Vec<Moment>) {
        self.moments = moments;
        self.at = self.at.min(self.last());
    }

    /// To a moment.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.last());
    }

    /// To the moment after which the log had this line.
    pub fn go_to_line(&mut self, number: usize) {
        self.at = self.moments.iter().position(|moment| moment.lines >= number).unwrap_or(self.last());
    }

    /// To the beginning of a round; false if there is no such round.
    pub fn go_to_round(&mut self, round: u16) -> bool {
        let found = self.moments.iter().position(|moment| moment.round == round);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    /// Through whose eyes; false if these may not look.
    pub fn look_through(&mut self, eyes: Option<Seat>) -> bool {
        let may = eyes.is_none_or(|seat| self.eyes.has(seat));
        if may {
            self.through = eyes;
        }
        may
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, log: &[LogLine], now: Instant) -> Event {
        let command = match key {
            Key::Left | Key::Char('h') => Command::Earlier,
            Key::Right | Key::Char('l') => Command::Later,
            Key::Up | Key::Char('k') => Command::Up,
            Key::Down | Key::Char('j') => Command::Down,
            Key::PageUp => Command::PageUp,
            Key::PageDown => Command::PageDown,
            Key::Home => Command::First,
            Key::End => Command::Last,
            Key::Char(digit) if digit.is_ascii_digit() && !self.eyes.is_empty() => {
                let seat = digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).and_then(|d| d.checked_sub(1));
                self.look_through(seat.map(Seat));
                return Event::Stay;
            }
            _ => return Event::Ignored,
        };
        self.run(command, log, now);
        Event::Stay
    }

    /// A command; false if it is not one of its own.
    pub fn run(&mut self, command: Command, log: &[LogLine], now: Instant) -> bool {
        match command {
            Command::Earlier => self.go(self.at.saturating_sub(1)),
            Command::Later => self.go(self.at + 1),
            Command::Up => self.go(self.action_before(log)),
            Command::Down => self.go(self.action_after(log)),
            Command::PageUp => self.go(self.round_before()),
            Command::PageDown => self.go(self.round_after()),
            Command::First => self.go(0),
            Command::Last => self.go(self.last()),
            Command::Eyes => self.next_eyes(),
            Command::Run => {
                self.due = match self.due {
                    Some(_) => None,
                    None => Some(now + self.pause()),
                };
                if self.at == self.last() {
                    self.at = 0;
                }
                return true;
            }
            Command::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Command::Slower => self.speed = self.speed.saturating_sub(1),
            _ => return false,
        }
        if !matches!(command, Command::Eyes | Command::Faster | Command::Slower) {
            self.due = None;
        }
        true
    }

    /// Moves to the next moment after which the log says this; false if it never does.
    pub fn search(&mut self, text: &str, log: &[LogLine]) -> bool {
        let text = text.to_lowercase();
        let says = |line: &&LogLine| line.text.to_lowercase().contains(&text);
        let here = self.lines();
        let found = log.iter().skip(here).find(says).or_else(|| log.iter().find(says));
        if let Some(line) = found {
            self.go_to_line(line.number);
        }
        found.is_some()
    }

    /// Time passed: true if it made a step automatically.
    pub fn tick(&mut self, now: Instant) -> bool {
        if self.due.is_none_or(|due| now < due) {
            return false;
        }
        self.at = (self.at + 1).min(self.last());
        self.due = (self.at < self.last()).then(|| now + self.pause());
        true
    }

    /// When it makes its next automatic step.
    pub fn deadline(&self) -> Option<Instant> {
        self.due
    }

    fn pause(&self) -> Duration {
        Duration::from_millis(SPEEDS[self.speed.min(SPEEDS.len() - 1)].0)
    }

    fn lines_of(&self, at: usize) -> usize {
        self.moments.get(at).map_or(0, |moment| moment.lines)
    }

    /// Did somebody act between this moment and the one before?
    fn is_action(&self, at: usize, log: &[LogLine]) -> bool {
        let (from, to) = (self.lines_of(at.saturating_sub(1)), self.lines_of(at));
        log.iter().take(to).skip(from).any(|line| line.weight.begins())
    }

    fn action_before(&self, log: &[LogLine]) -> usize {
        (0..self.at).rev().find(|at| self.is_action(*at, log)).unwrap_or(0)
    }

    fn action_after(&self, log: &[LogLine]) -> usize {
        (self.at + 1..=self.last()).find(|at| self.is_action(*at, log)).unwrap_or(self.last())
    }

    fn round_of(&self, at: usize) -> u16 {
        self.moments.get(at).map_or(0, |moment| moment.round)
    }

    /// The beginning of the round, or of the previous one when already at its beginning.
    fn round_before(&self) -> usize {
        let before = self.round_of(self.at.saturating_sub(1));
        self.moments.iter().position(|moment| moment.round == before).unwrap_or(0)
    }

    fn round_after(&self) -> usize {
        let here = self.round_of(self.at);
        (self.at..=self.last()).find(|at| self.round_of(*at) != here).unwrap_or(self.last())
    }

    /// Everybody's eyes, then those of one seat after the other.
    fn next_eyes(&mut self) {
        let after = self.through.map_or(0, |seat| seat.0 + 1);
        self.through = (after..self.names.len() as u8).map(Seat).find(|seat| self.eyes.has(*seat));
    }

    /// Draws the position, the line, and what the step led to.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, log: &[LogLine], notice: Option<&str>) {
        canvas.clear(area);
        let (x, width) = (area.x + 1, area.width.saturating_sub(2));
        let place = self.moments.get(self.at).map_or("", |moment| moment.place.as_str());
        let eyes = self.through.and_then(|seat| self.names.get(seat.index()));
        let eyes = eyes.map_or_else(|| "as everybody sees it".to_owned(), |name| format!("as {name} sees it"));
        let step = format!("Step {} of {}", self.at, self.last());
        let pieces = [
            (step.as_str(), Role::Prompt),
            ("  ", Role::Text),
            (place, Role::Strong),
            ("  ", Role::Text),
            (&eyes, Role::Dim),
        ];
        let end = canvas.pieces(x, area.y, width, &pieces);
        let room = area.right().saturating_sub(end + 2);
        let told = match self.due {
            Some(_) => format!("{} {}", canvas.look.glyphs.pointer, SPEEDS[self.speed.min(SPEEDS.len() - 1)].1),
            None => FARTHER.to_owned(),
        };
        if self.due.is_some() || columns(&told) <= usize::from(room) {
            canvas.text_right(area.right() - 1, area.y, room, &told, Role::Hint);
        }
        if area.height > 1 {
            self.draw_line(canvas, Rect { x, y: area.y + 1, width, height: 1 });
        }
        let below = Rect { x, y: area.y + 2, width, height: area.height.saturating_sub(2) };
        match notice {
            Some(notice) => {
                canvas.text(x, below.y, below.width * u16::from(below.height > 0), notice, Role::Warning);
            }
            None => self.draw_step(canvas, below, log),
        }
    }

    /// A line as long as the game, with the number of each round where it begins.
    fn draw_line(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let column = |at: usize| {
            let room = usize::from(area.width.saturating_sub(1));
            area.x + u16::try_from(at * room / self.last().max(1)).unwrap_or(0)
        };
        canvas.repeat(area.x, area.y, area.width, canvas.look.glyphs.rule, Role::Frame);
        let done = column(self.at).saturating_sub(area.x);
        canvas.repeat(area.x, area.y, done, canvas.look.glyphs.edges[1], Role::FrameActing);
        let mut free = area.x;
        for at in 1..self.moments.len() {
            let round = self.round_of(at);
            if round == self.round_of(at - 1) || column(at) < free {
                continue;
            }
            let text = round.to_string();
            free = canvas.text(column(at), area.y, area.right().saturating_sub(column(at)), &text, Role::Label) + 1;
        }
        canvas.text(column(self.at), area.y, 1, canvas.look.glyphs.pointer, Role::Prompt);
        canvas.restyle(Rect { x: column(self.at), width: 1, ..area }, Role::Selected);
    }

    /// What the step led to: its lines, one after another in as many rows as there are.
    fn draw_step(&self, canvas: &mut Canvas<'_>, area: Rect, log: &[LogLine]) {
        let (from, to) = (self.lines_of(self.at.saturating_sub(1)), self.lines_of(self.at));
        let lines = log.iter().take(to).skip(from);
        let (mut x, mut y) = (area.x, area.y);
        for line in lines {
            let role = if line.weight.begins() { Role::Strong } else { Role::Text };
            let text = format!("{}.", line.text);
            if x > area.x && usize::from(x) + columns(&text) > usize::from(area.right()) {
                (x, y) = (area.x, y + 1);
            }
            if y >= area.bottom() {
                return;
            }
            x = canvas.text(x, y, area.right().saturating_sub(x), &text, role) + 1;
        }
    }
}
