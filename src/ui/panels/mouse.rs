//! The mouse: a click selects, a second click looks closer, the wheel scrolls. The curtain does not listen.

use super::App;
use super::screen::Screen;
use crate::ui::input::command::Command;
use crate::ui::input::key::Key;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::hits::Spot;
use std::time::Instant;

impl App {
    pub(super) fn click(&mut self, x: u16, y: u16, now: Instant) {
        if self.is_curtain() || self.is_spelling() || self.is_private() || self.typing.is_some() {
            return;
        }
        if let Some(playing) = &mut self.playing {
            playing.session.touched(now);
        }
        let Some(spot) = self.hits.at(x, y) else { return };
        self.notice = None;
        match spot {
            Spot::Hint(Command::Yes) => self.event(Event::Yes, now),
            Spot::Hint(Command::No) => self.event(Event::Back, now),
            Spot::Hint(command) => self.run(command, now),
            Spot::Log => self.run(Command::Log, now),
            Spot::Row(row) => self.click_row(row, now),
            Spot::Choice(index) => {
                let Some(playing) = &mut self.playing else { return };
                let Some(choice) = playing.table.menu.choices.get(index).cloned() else { return };
                let wish = playing.table.choose(&choice, playing.session.sight().view());
                self.grant(wish, now);
            }
            Spot::Seat(seat) => {
                if let Some(playing) = &mut self.playing {
                    playing.table.board.focus = Some(seat);
                }
            }
            Spot::Unit(_) | Spot::Leader(_) | Spot::Base(_) | Spot::Hand(_) => self.select(spot),
        }
    }

    fn click_row(&mut self, row: usize, now: Instant) {
        let event = match self.screens.last_mut() {
            Some(Screen::Table) => {
                let Some(playing) = &mut self.playing else { return };
                let Some(widget) = playing.table.widget.as_mut() else { return };
                if widget.cursor().at == row {
                    return self.screen_key(Key::Char(' '), now);
                }
                widget.select(row);
                return;
            }
            Some(Screen::Home(home)) => home.click(row),
            Some(Screen::NewGame(new)) => new.click(row),
            Some(Screen::Resume(list) | Screen::Who(list, _) | Screen::Saving(list)) => twice(&mut list.cursor.at, row),
            Some(Screen::Match(screen)) => twice(&mut screen.cursor.at, row),
            Some(Screen::Decks(decks)) => twice(&mut decks.cursor.at, row),
            Some(Screen::Deck(deck)) => {
                deck.click(row);
                Event::Stay
            }
            Some(Screen::Cards(browser)) => {
                browser.cursor.at = row;
                Event::Stay
            }
            Some(Screen::Help(help)) => match twice(&mut help.cursor.at, row) {
                Event::Chosen(_) => help.press(Key::Enter, &self.keymap),
                event => event,
            },
            Some(Screen::Over(over)) => match twice(&mut over.cursor.at, row) {
                Event::Chosen(_) => over.press(Key::Enter),
                event => event,
            },
            _ => Event::Ignored,
        };
        self.event(event, now);
    }

    pub(super) fn wheel(&mut self, up: bool, now: Instant) {
        if self.is_curtain() || self.is_spelling() || self.typing.is_some() {
            return;
        }
        if self.is_reading() {
            return self.reading_key(if up { Key::Up } else { Key::Down }, now);
        }
        let on_board = matches!(self.screens.last(), Some(Screen::Table))
            && self.playing.as_ref().is_some_and(|playing| !playing.table.in_list());
        match (on_board, up) {
            (true, true) => self.run(Command::Log, now),
            (true, false) => {}
            (false, _) => (0..3).for_each(|_| self.screen_key(if up { Key::Up } else { Key::Down }, now)),
        }
    }
}

/// A first click selects, a second one chooses.
fn twice(at: &mut usize, row: usize) -> Event {
    if *at == row {
        return Event::Chosen(row);
    }
    *at = row;
    Event::Stay
}
