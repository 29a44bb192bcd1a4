//! The mouse: a click selects, a second click looks closer, the wheel scrolls. On the curtain only the keys of its last
//! row respond.

use super::App;
use super::screen::Screen;
use screen::widgets::event::Event;
use screen::widgets::hits::Spot;
use shell::command::Command;
use shell::command::key::Key;
use std::time::Instant;

impl App {
    pub(super) fn click(&mut self, x: u16, y: u16, now: Instant) {
        if self.is_curtain() || self.is_layer_curtain() {
            return self.click_curtain(x, y, now);
        }
        if self.is_spelling() || self.is_private() {
            return;
        }
        if self.typing.is_some() {
            if let Some(Spot::Found(row)) = self.hits.at(x, y) {
                self.do_row(row, now);
            }
            return;
        }
        if let Some(board) = &mut self.playing {
            board.session_mut().touched(now);
        }
        if self.is_reading() {
            return self.reading_key(Key::Enter, now);
        }
        let Some(spot) = self.hits.at(x, y) else { return };
        self.notice = None;
        match spot {
            Spot::Hint(Command::Yes) => self.event(Event::Yes, now),
            Spot::Hint(Command::No) => self.event(Event::Back, now),
            Spot::Hint(command) => self.run(command, now),
            Spot::Log => self.run(Command::Log, now),
            Spot::Row(row) => self.click_row(row, now),
            Spot::Found(_) => {}
            Spot::Choice(_) | Spot::Seat(_) | Spot::Thing(..) => self.click_table(spot, now),
        }
    }

    /// The keys of the curtain's last row can be clicked; what proves who is there must be typed.
    fn click_curtain(&mut self, x: u16, y: u16, now: Instant) {
        match self.hits.at(x, y) {
            Some(Spot::Hint(Command::Back)) => self.key(Key::Esc, now),
            Some(Spot::Hint(command @ (Command::Help | Command::Leave))) => self.run(command, now),
            _ => {}
        }
    }

    fn click_table(&mut self, spot: Spot, now: Instant) {
        if let Some(board) = &mut self.playing {
            let intent = board.click(spot);
            self.intend(intent, now);
        }
    }

    fn click_row(&mut self, row: usize, now: Instant) {
        let event = match self.screens.last_mut() {
            Some(Screen::Table) => return self.click_table(Spot::Row(row), now),
            Some(Screen::Page(place)) => match &mut self.playing {
                Some(board) => board.page_click(*place, row, self.the_match.is_some()),
                None => Event::Back,
            },
            Some(Screen::Layer(layer)) => {
                let then = layer.click(row, &mut self.services);
                self.then(then)
            }
            Some(Screen::Home(home)) => home.click(row),
            Some(Screen::NewGame(new)) => new.click(row),
            Some(Screen::Choose(chooser)) => twice(&mut chooser.list.cursor.at, row),
            Some(Screen::Match(screen)) => twice(&mut screen.cursor.at, row),
            Some(Screen::Help(help)) => match twice(&mut help.cursor.at, row) {
                Event::Chosen(_) => help.press(Key::Enter, &self.keymap),
                event => event,
            },
            _ => Event::Ignored,
        };
        self.event(event, now);
    }

    pub(super) fn wheel(&mut self, up: bool, now: Instant) {
        if self.is_curtain() || self.is_layer_curtain() || self.is_spelling() {
            return;
        }
        if self.typing.is_some() {
            self.palette_key(if up { Key::Up } else { Key::Down }, now);
            return;
        }
        if self.is_reading() {
            return self.reading_key(if up { Key::Up } else { Key::Down }, now);
        }
        let on_board = matches!(self.screens.last(), Some(Screen::Table))
            && self.playing.as_ref().is_some_and(|board| !board.in_list());
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
