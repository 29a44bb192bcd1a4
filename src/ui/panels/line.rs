//! The command line and the search.

use super::screen::Screen;
use super::table::Wish;
use super::{App, Typing};
use crate::ui::input::command::{Command, TABLE};
use crate::ui::input::key::Key;
use crate::ui::input::line::Typed;
use crate::ui::personal;
use crate::ui::terminal::message::Effect;
use crate::ui::theme::styles::Theme;
use crate::ui::unlimited::lines::parse::{Request, pick, understand};
use crate::ui::unlimited::lines::refer::words_for_name;
use crate::ui::unlimited::screens::inspect::Inspect;
use crate::ui::widgets::hits::Spot;
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
        let Some(playing) = &self.playing else {
            self.notice = Some(format!("There is no command \"{text}\". ? shows all."));
            return;
        };
        match understand(text, playing.session.sight().view(), &playing.table.labels) {
            Err(why) => self.notice = Some(why),
            Ok(request) => self.fulfil(request, now),
        }
    }

    fn fulfil(&mut self, request: Request, now: Instant) {
        match request {
            Request::Pick(option, rest) => self.pick_words(option, &rest, now),
            Request::Look | Request::Choices => self.screens.retain(|s| matches!(s, Screen::Home(_) | Screen::Table)),
            Request::Hand | Request::Close => self.run(Command::Hand, now),
            Request::Log(_) => self.run(Command::Log, now),
            Request::Piles => self.run(Command::Piles, now),
            Request::Inspect(spot) => self.screens.push(Screen::Inspect(Inspect::new(spot))),
            Request::Told(text) => self.notice = Some(text),
            Request::Undo => self.run(Command::Undo, now),
            Request::Concede => self.run(Command::Concede, now),
            Request::Help => self.run(Command::Help, now),
            Request::Quit => self.run(Command::Quit, now),
        }
    }

    /// Picks, and goes on with the words that are left as long as the same person is asked.
    fn pick_words(&mut self, option: usize, rest: &str, now: Instant) {
        let seat = |app: &App| {
            let view = app.playing.as_ref()?.session.sight().view();
            view.decision.as_ref().map(|decision| decision.seat)
        };
        let before = seat(self);
        self.grant(Wish::Pick(option), now);
        if rest.is_empty() || self.notice.is_some() || seat(self) != before {
            return;
        }
        let Some(playing) = &self.playing else { return };
        let words: Vec<&str> = rest.split_whitespace().collect();
        match pick(&words, playing.session.sight().view(), &playing.table.labels) {
            Ok(Request::Pick(next, left)) if left.len() < rest.len() => self.pick_words(next, &left, now),
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
        let theme = self.house.theme_file(name).and_then(|own| personal::theme(name, &own));
        match theme {
            Ok(theme) => {
                self.look.theme = theme;
                self.effects.push(Effect::Redraw);
                self.notice = self.house.remember_theme(name).err();
            }
            Err(why) => self.notice = Some(why),
        }
    }

    fn search(&mut self, text: &str) {
        let cards = self.house.cards();
        let found = match self.screens.last_mut() {
            Some(Screen::Log(log)) => {
                log.search(text);
                true
            }
            Some(Screen::Help(help)) => {
                help.search(text);
                true
            }
            Some(Screen::Cards(browser)) => {
                if let Err(fault) = browser.search(text, cards) {
                    self.notice = Some(fault.to_string());
                }
                true
            }
            Some(Screen::Resume(list)) => list.search(text),
            Some(Screen::Decks(decks)) => decks.search(text, self.house.decks()),
            Some(Screen::Deck(deck)) => {
                if let Err(fault) = deck.search(text, cards) {
                    self.notice = Some(fault.to_string());
                }
                true
            }
            Some(Screen::Table) => return self.search_table(text),
            _ => return,
        };
        if !found {
            self.notice = Some(format!("Nothing here is called \"{text}\"."));
        }
    }

    /// Puts the cursor on the next unit, leader or card of the open hand with this name.
    fn search_table(&mut self, text: &str) {
        let Some(playing) = &mut self.playing else { return };
        let view = playing.session.sight().view();
        let words: Vec<&str> = text.split_whitespace().collect();
        let fits = |name: &str| {
            words_for_name(&words, name) == Some(words.len()) || name.to_lowercase().contains(&text.to_lowercase())
        };
        let mut spots = Vec::new();
        for side in &view.seats {
            spots.extend(side.units.iter().filter(|unit| fits(&unit.name)).map(|unit| Spot::Unit(unit.uid)));
            let leaders = side.leaders.iter().filter(|leader| !leader.deployed && fits(&leader.name));
            spots.extend(leaders.map(|leader| Spot::Leader(leader.uid)));
        }
        if let Some(side) = view.viewer.and_then(|seat| view.seats.get(seat.index())) {
            let hand = side.hand.iter().enumerate();
            let cards = hand.filter(|(_, card)| card.known().is_some_and(|card| fits(&card.name)));
            spots.extend(cards.map(|(index, _)| Spot::Hand(index)));
        }
        let after = spots.iter().position(|spot| Some(*spot) == playing.table.board.cursor).map_or(0, |at| at + 1);
        match spots.get(after).or(spots.first()) {
            Some(spot) => playing.table.board.cursor = Some(*spot),
            None => self.notice = Some(format!("Nothing on the table is called \"{text}\".")),
        }
    }
}
