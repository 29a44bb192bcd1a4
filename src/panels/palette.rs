//! The palette over a screen: legal actions with their results, and the commands of the place.

use super::screen::Screen;
use super::{App, Typing};
use screen::game::action::Meant;
use screen::game::board::Intent;
use screen::input::line::Line;
use screen::widgets::palette::{Row, found};
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, TABLE, spoken};
use std::time::Instant;

/// What is listed while a command is typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Palette {
    pub(super) rows: Vec<Row>,
    does: Vec<Does>,
    /// The rows that match what is typed, the best first.
    pub(super) found: Vec<usize>,
    /// The row that Enter chooses; `None` if Enter does what is typed.
    pub(super) at: Option<usize>,
}

/// What a row does.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Does {
    Pick(usize),
    Sentence(String),
    Run(Command),
    /// It takes words after it, which are typed first.
    Type(&'static str),
    Tell(String),
}

impl App {
    /// What can be done here now.
    pub(super) fn palette(&self) -> Palette {
        let mut palette = Palette::default();
        let place = self.focus();
        if let (true, Some(board)) = (matches!(self.screens.last(), Some(Screen::Table)), &self.playing) {
            for action in board.actions() {
                let available = action.meant != Meant::Refused;
                palette.does.push(match action.meant {
                    Meant::Pick(option) => Does::Pick(option),
                    Meant::Sentence(words) => Does::Sentence(words),
                    Meant::Refused => Does::Tell(action.told.clone()),
                });
                palette.rows.push(Row { text: action.text, told: action.told, available });
            }
        }
        let situation = self.situation();
        let here = |command: &Command| command.entry().places.contains(&place) && *command != Command::Line;
        for entry in TABLE.iter().filter(|entry| here(&entry.command)) {
            let why = (entry.when)(&situation);
            let takes_words = entry.command == Command::Theme;
            palette.does.push(if takes_words { Does::Type(entry.name) } else { Does::Run(entry.command) });
            palette.rows.push(Row {
                text: entry.name.to_owned(),
                told: why.as_ref().map_or_else(|| entry.sentence.to_owned(), |why| format!("not now: {why}")),
                available: why.is_none(),
            });
        }
        palette.found = found("", &palette.rows);
        palette
    }

    /// The game moved on: the list means something else now.
    pub(super) fn renew_palette(&mut self) {
        if self.typing.as_ref().is_some_and(|typing| typing.palette.is_some()) {
            let palette = self.palette();
            if let Some(typing) = &mut self.typing {
                typing.palette = Some(palette);
            }
            self.narrow();
        }
    }

    /// Something was typed: which rows match, and what Enter does.
    pub(super) fn narrow(&mut self) {
        let Some(typing) = &self.typing else { return };
        let text = typing.line.text().trim().to_owned();
        let whole = !text.is_empty() && self.is_understood(&text);
        let Some(Typing { palette: Some(palette), .. }) = &mut self.typing else { return };
        palette.found = found(&text, &palette.rows);
        palette.at = (!whole && !text.is_empty() && !palette.found.is_empty()).then_some(0);
    }

    /// Is this a whole command or sentence?
    fn is_understood(&self, text: &str) -> bool {
        let place = self.focus();
        let first = text.split_whitespace().next().unwrap_or_default();
        let named = Command::from_name(text).is_some_and(|command| command.entry().places.contains(&place));
        let theme = Command::from_name(first) == Some(Command::Theme);
        named
            || theme
            || spoken(text, if self.playing.is_some() { Focus::Board } else { Focus::Home }).is_some()
            || self.playing.as_ref().is_some_and(|board| board.understands(text))
    }

    /// A key for the list; false if it is for the line.
    pub(super) fn palette_key(&mut self, key: Key, now: Instant) -> bool {
        let Some(Typing { palette: Some(palette), line, .. }) = &mut self.typing else { return false };
        let last = palette.found.len().saturating_sub(1);
        match (key, palette.at) {
            (Key::Up, Some(0) | None) => palette.at = None,
            (Key::Up, Some(at)) => palette.at = Some(at - 1),
            (Key::Down, _) if palette.found.is_empty() => {}
            (Key::Down, at) => palette.at = Some(at.map_or(0, |at| (at + 1).min(last))),
            (Key::Tab, _) => {
                let row = palette.found.get(palette.at.unwrap_or(0)).and_then(|place| palette.does.get(*place));
                match row {
                    Some(Does::Run(command)) => *line = Line::with(command.entry().name),
                    Some(Does::Type(name)) => *line = Line::with(format!("{name} ")),
                    Some(Does::Sentence(words)) => *line = Line::with(words.clone()),
                    _ => {}
                }
                self.narrow();
            }
            (Key::Enter, Some(at)) => self.do_row(at, now),
            _ => return false,
        }
        true
    }

    /// Does what a row says.
    pub(super) fn do_row(&mut self, at: usize, now: Instant) {
        let Some(Typing { palette: Some(palette), .. }) = self.typing.take() else { return };
        self.notice = None;
        match palette.found.get(at).and_then(|place| palette.does.get(*place)).cloned() {
            Some(Does::Pick(option)) => self.intend(Intent::Pick(option), now),
            Some(Does::Sentence(words)) => self.obey(&words, now),
            Some(Does::Run(command)) => self.run(command, now),
            Some(Does::Type(name)) => {
                let line = Line::with(format!("{name} "));
                self.typing = Some(Typing { sign: ":", line, palette: Some(palette) });
                self.narrow();
            }
            Some(Does::Tell(why)) => self.notice = Some(why.to_string()),
            None => {}
        }
    }
}
