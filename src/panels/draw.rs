//! Drawing: the topmost screen that covers all, and what lies over it.

use super::screen::Screen;
use super::{App, Drawn};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::curtain::spelling;
use screen::curtain::{self, Hints as CurtainHints};
use screen::game::board::{Board, Surround};
use screen::input::hints::{self, Hint};
use screen::theme::canvas::Canvas;
use screen::widgets::frame::Around;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::palette;
use screen::widgets::smallest::{self, fits};
use shell::command::Command;
use shell::session::Cover;
use std::time::Instant;

/// Keys of the curtain's last row.
const LEAVE: (&str, Command) = ("Ctrl-C save and leave", Command::Leave);
const HELP: &str = "? help";

/// The keys on the left of the curtain's last row, and where they and help can be clicked. Nothing that proves who is
/// there can be clicked.
fn curtain_footer(area: Rect, keys: &[(&str, Command)]) -> (String, Hits) {
    let (mut left, mut hits) = (String::new(), Hits::default());
    let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    for (text, command) in keys {
        let gap = if left.is_empty() { "" } else { "   " };
        let x = row.x + (1 + left.len() + gap.len()) as u16;
        hits.add(Rect { x, width: text.len() as u16, ..row }, Spot::Hint(*command));
        left = format!("{left}{gap}{text}");
    }
    let wide = HELP.len() as u16;
    hits.add(Rect { x: row.right().saturating_sub(wide + 1), width: wide, ..row }, Spot::Hint(Command::Help));
    (left, hits)
}

impl App {
    /// Draws everything into a buffer.
    pub fn draw(&self, buffer: &mut Buffer, now: Instant) -> Drawn {
        let area = buffer.area;
        let mut hits = Hits::default();
        let mut canvas = Canvas::new(buffer, &self.look);
        if !fits(area.width, area.height) {
            smallest::draw(&mut canvas, area);
            return Drawn { hits, cursor: canvas.cursor };
        }
        if let (true, Some(board)) = (self.is_curtain(), &self.playing) {
            let no = board.session().unseen_no().map(|no| format!("{} {no}", self.keymap.hint(Command::Decline)));
            let no = no.iter().map(|no| (no.as_str(), Command::Decline));
            let keys: Vec<(&str, Command)> = no.chain([("Esc the public table", Command::Back), LEAVE]).collect();
            let (left, hits) = curtain_footer(area, &keys);
            if let Some(curtain) = board.session().curtain() {
                curtain::draw(&mut canvas, &curtain, CurtainHints { left: &left, right: HELP });
            }
            return Drawn { hits, cursor: None };
        }
        if let Some(curtain) = self.layer_curtain() {
            let (left, hits) = curtain_footer(area, &[LEAVE]);
            curtain::draw(&mut canvas, &curtain, CurtainHints { left: &left, right: HELP });
            return Drawn { hits, cursor: None };
        }
        let over_table = self.playing.as_ref().is_some_and(|board| board.is_shown_over_table());
        if self.is_reading() && !over_table {
            self.surrounded(now, &[], |board, with| board.draw_shown(&mut canvas, with));
            return Drawn { hits, cursor: None };
        }
        let now_situation = self.situation();
        let list = hints::hints(&self.keymap, &now_situation);
        let help = hints::help(&self.keymap);
        let bottom = self.screens.iter().rposition(|screen| !screen.is_popup()).unwrap_or(0);
        for screen in self.screens.iter().skip(bottom) {
            if screen.is_popup() {
                // What lies below a question does not answer the mouse.
                hits = Hits::default();
            }
            self.draw_screen(screen, &mut canvas, &list, &help, &mut hits, now);
        }
        if self.is_reading() {
            self.surrounded(now, &[], |board, with| board.draw_shown(&mut canvas, with));
            return Drawn { hits: Hits::default(), cursor: None };
        }
        if let (true, Some(board)) = (self.is_spelling(), &self.playing)
            && let Some(asked) = board.session().spelling()
        {
            let name = asked.seat().map_or("nobody", |seat| board.session().table().name(seat));
            spelling::draw(&mut canvas, &asked, name);
        }
        if let Some(palette) = self.typing.as_ref().and_then(|typing| typing.palette.as_ref()) {
            palette::draw(&mut canvas, &palette.rows, &palette.found, palette.at, &mut hits);
        }
        Drawn { hits, cursor: canvas.cursor }
    }

    fn draw_screen(
        &self,
        screen: &Screen,
        canvas: &mut Canvas<'_>,
        list: &[Hint],
        help: &Hint,
        hits: &mut Hits,
        now: Instant,
    ) {
        let notice = self.notice.clone().or_else(|| self.said_below());
        let around = Around {
            hints: list,
            help,
            line: self.typing.as_ref().map(|typing| (typing.sign, &typing.line)),
            notice: notice.as_deref(),
        };
        match screen {
            Screen::Home(home) => home.draw(canvas, &self.services, &around, hits),
            Screen::NewGame(new) => new.draw(canvas, &self.services, &around, hits),
            Screen::Choose(chooser) => chooser.list.draw(canvas, &around, hits),
            Screen::Notes(notes) => notes.draw(canvas, self.notice.as_deref(), hits),
            Screen::Layer(layer) => layer.draw(canvas, &self.services, &around, hits),
            Screen::Match(screen) => {
                if let Some(the_match) = &self.the_match {
                    screen.draw(canvas, the_match.as_ref(), self.services.cards(), &around, hits);
                }
            }
            Screen::Text(text) => text.draw(canvas, &around, hits),
            Screen::Help(help) => {
                let signs = self.playing.as_ref().map_or_else(Vec::new, |board| board.signs(canvas.look.glyphs));
                help.draw(canvas, &self.keymap, signs, &around, hits);
            }
            Screen::Confirm(confirm, _) => confirm.draw(canvas, hits),
            Screen::Table => {
                self.surrounded(now, list, |board, with| board.draw(canvas, with, hits));
            }
            Screen::Page(place) => {
                self.surrounded(now, list, |board, with| board.draw_page(*place, canvas, with, hits));
            }
            Screen::Log(log) => {
                if let Some(board) = &self.playing {
                    log.draw(canvas, board.session().log(), &around, hits);
                }
            }
        }
    }

    /// The text below the screen on top: the newest notice, or whose open hand lies under it.
    fn said_below(&self) -> Option<String> {
        let covered = matches!(self.screens.last(), Some(Screen::Page(_) | Screen::Log(_) | Screen::Text(_)));
        let session = self.playing.as_ref().filter(|_| covered)?.session();
        let seat = match session.cover() {
            Cover::Open(seat) if !session.lies_open() => seat,
            _ => return None,
        };
        Some(format!("The open hand of {0} is shown below: only {0} can close it.", session.table().name(seat)))
    }

    /// The game in a few words, with the clock of its match.
    fn game_title(&self) -> String {
        let title = self.playing.as_ref().map_or("", |board| board.session().title());
        let clock =
            self.the_match.as_ref().map(|the_match| the_match.view().clock.as_str()).filter(|clock| !clock.is_empty());
        clock.map_or_else(|| title.to_owned(), |clock| format!("{title}, {clock}"))
    }

    /// Draws something of the board; `None` without a game.
    fn surrounded(&self, now: Instant, hints: &[Hint], act: impl FnOnce(&dyn Board, &Surround<'_>)) {
        let (title, help) = (self.game_title(), hints::help(&self.keymap));
        let Some(board) = &self.playing else { return };
        let line = self.typing.as_ref().map(|typing| (typing.sign, &typing.line));
        let notice = self.notice.clone().or_else(|| self.said_below());
        let with = Surround {
            services: &self.services,
            now,
            area: self.screen,
            title: &title,
            in_match: self.the_match.is_some(),
            notice: notice.as_deref(),
            hints,
            help: &help,
            line,
        };
        act(board.as_ref(), &with);
    }

    /// Lets the board answer with everything its picture is made of; `None` without a game.
    pub(super) fn with_board<R>(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut dyn Board, &Surround<'_>) -> R,
    ) -> Option<R> {
        let (title, help) = (self.game_title(), hints::help(&self.keymap));
        let board = self.playing.as_mut()?;
        let with = Surround {
            services: &self.services,
            now,
            area: self.screen,
            title: &title,
            in_match: self.the_match.is_some(),
            notice: None,
            hints: &[],
            help: &help,
            line: None,
        };
        Some(act(board.as_mut(), &with))
    }
}
