//! The command line and the search.

use super::screen::Screen;
use super::{App, Typing};
use crate::shell::command::key::Key;
use crate::shell::command::situation::Place;
use crate::shell::command::{Command, TABLE, spoken};
use crate::ui::game::board::Intent;
use crate::ui::game::voice::Heard;
use crate::ui::input::line::Typed;
use crate::ui::personal;
use crate::ui::terminal::message::Effect;
use crate::ui::theme::styles::Theme;
use crate::ui::widgets::text::Text;
use std::time::Instant;

impl App {
    pub(super) fn type_key(&mut self, key: Key, now: Instant) {
        let place = self.place();
        let Some(typing) = &mut self.typing else { return };
        if key == Key::Tab && typing.sign == ':' {
            let text = typing.line.text().to_string();
            if let Some(entry) = TABLE.iter().find(|e| e.places.contains(&place) && e.name.starts_with(&text)) {
                typing.line = crate::ui::input::line::Line::with(entry.name);
            }
            return;
        }
        match typing.line.press(key) {
            Typed::Changed | Typed::Ignored => {}
            Typed::Left => self.typing = None,
            Typed::Entered => {
                let Some(Typing { sign, line }) = self.typing.take() else { return };
                self.notice = None;
                if sign == ':' { self.obey(line.text().trim(), now) } else { self.search(line.text().trim()) }
            }
        }
    }

    /// Does what a typed command or sentence says.
    fn obey(&mut self, text: &str, now: Instant) {
        if text.is_empty() {
            return;
        }
        let place = self.place();
        match Command::from_name(text) {
            Some(command) if command.entry().places.contains(&place) => return self.run(command, now),
            Some(command) if self.playing.is_none() || !matches!(self.screens.last(), Some(Screen::Table)) => {
                self.notice = Some(format!("{} cannot be done here.", command.entry().name));
                return;
            }
            _ => {}
        }
        if let Some(name) = text.strip_prefix("theme ") {
            return self.theme(name.trim());
        }
        let Some(board) = &mut self.playing else {
            self.notice = Some(format!("There is no command \"{text}\". ? shows all."));
            return;
        };
        if let Some(said) = spoken(text, Place::Board) {
            return self.run(said.command, now);
        }
        match board.parse(text) {
            Err(why) => self.notice = Some(why),
            Ok(heard) => self.heard(heard, now),
        }
    }

    fn heard(&mut self, heard: Heard, now: Instant) {
        match heard {
            Heard::Pick(option, rest) => self.pick_words(option, &rest, now),
            Heard::Page { place, .. } => self.screens.push(Screen::Page(place)),
            Heard::Told(text) => self.notice = Some(text),
            Heard::Text { title, lines } => self.screens.push(Screen::Text(Text::plain(title, &lines.join("\n")))),
        }
    }

    /// Picks, and goes on with the words that are left as long as the same person is asked.
    fn pick_words(&mut self, option: usize, rest: &str, now: Instant) {
        let seat = |app: &App| app.playing.as_ref()?.session().decides();
        let before = seat(self);
        self.intend(Intent::Pick(option), now);
        if rest.is_empty() || self.notice.is_some() || seat(self) != before {
            return;
        }
        let Some(board) = &mut self.playing else { return };
        match board.parse(rest) {
            Ok(Heard::Pick(next, left)) if left.len() < rest.len() => self.pick_words(next, &left, now),
            Ok(_) => {}
            Err(why) => self.notice = Some(why),
        }
    }

    pub(super) fn theme(&mut self, name: &str) {
        if name.is_empty() {
            let names: Vec<&str> = Theme::names().collect();
            self.notice = Some(format!("Themes: {}. Say which: :theme mono.", names.join(", ")));
            return;
        }
        let theme = self.services.theme_file(name).and_then(|own| personal::theme(name, &own));
        match theme {
            Ok(theme) => {
                self.look.theme = theme;
                self.effects.push(Effect::Redraw);
                self.notice = self.services.remember_theme(name).err();
            }
            Err(why) => self.notice = Some(why),
        }
    }

    fn search(&mut self, text: &str) {
        let found = match self.screens.last_mut() {
            Some(Screen::Log(log)) => {
                log.search(text);
                true
            }
            Some(Screen::Help(help)) => {
                help.search(text);
                true
            }
            Some(Screen::Layer(layer)) => {
                let then = layer.search(text, self.services.as_ref());
                self.then(then);
                true
            }
            Some(Screen::Saved(list, _)) => list.search(text),
            Some(Screen::Page(Place::Past)) => self.playing.as_mut().is_some_and(|board| board.search_back(text)),
            Some(Screen::Table) => {
                let found = self.playing.as_mut().is_none_or(|board| board.search(text));
                if !found {
                    self.notice = Some(format!("Nothing on the table is called \"{text}\"."));
                }
                return;
            }
            _ => return,
        };
        if !found {
            self.notice = Some(format!("Nothing here is called \"{text}\"."));
        }
    }

    /// Text was pasted into the terminal.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(typing) = &mut self.typing {
            return typing.line.paste(text);
        }
        match self.screens.last_mut() {
            Some(Screen::Layer(layer)) => {
                let then = layer.paste(text, self.services.as_mut());
                self.then(then);
            }
            // rules O-3, O-6: notes are written by hand
            Some(Screen::Notes(_)) => self.notice = Some("Notes are typed; nothing is pasted into them.".into()),
            _ => {}
        }
    }
}
