//! Drawing: the topmost screen that covers all, and what lies over it.

use super::screen::Screen;
use super::{App, Drawn};
use crate::shell::session::Sight;
use crate::ui::curtain::spelling;
use crate::ui::curtain::{self, Hints as CurtainHints};
use crate::ui::input::hints::{self, Hint};
use crate::ui::theme::canvas::Canvas;
use crate::ui::unlimited::board;
use crate::ui::unlimited::board::scene::{HandSight, Scene};
use crate::ui::unlimited::board::{shape, too_small};
use crate::ui::unlimited::prompt::panel;
use crate::ui::widgets::frame::Around;
use crate::ui::widgets::hits::Hits;
use ratatui::buffer::Buffer;
use std::time::Instant;

impl App {
    /// Draws everything into a buffer.
    pub fn draw(&self, buffer: &mut Buffer, now: Instant) -> Drawn {
        let area = buffer.area;
        let mut hits = Hits::default();
        let mut canvas = Canvas::new(buffer, &self.look);
        if !shape::fits(area.width, area.height) {
            too_small::draw(&mut canvas, area);
            return Drawn { hits, cursor: canvas.cursor };
        }
        if let (true, Some(playing)) = (self.is_curtain(), &self.playing) {
            let hints = CurtainHints { left: "Esc the public table   Ctrl-C save and leave", right: "? help" };
            if let Some(curtain) = playing.session.curtain() {
                curtain::draw(area, buffer, &curtain, hints);
            }
            return Drawn { hits, cursor: None };
        }
        if let (true, Some(playing)) = (self.is_reading(), &self.playing) {
            playing.reveal.draw(&mut canvas, playing.session.shown(), self.house.cards(), self.notice.as_deref());
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
        if let (true, Some(playing)) = (self.is_spelling(), &self.playing)
            && let Some(asked) = playing.session.spelling()
        {
            let view = playing.session.sight().view();
            let side = asked.seat().and_then(|seat| view.seats.get(seat.index()));
            let name = side.map_or("nobody", |side| &side.name);
            spelling::draw(&mut canvas, &asked, name);
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
        let around = Around {
            hints: list,
            help,
            line: self.typing.as_ref().map(|typing| (typing.sign, &typing.line)),
            notice: self.notice.as_deref(),
        };
        match screen {
            Screen::Home(home) => home.draw(canvas, self.house.unfinished().len(), &around, hits),
            Screen::NewGame(new) => new.draw(canvas, &around, hits),
            Screen::Resume(choose) | Screen::Who(choose, _) | Screen::Saving(choose) => {
                choose.draw(canvas, &around, hits)
            }
            Screen::Notes(notes) => notes.draw(canvas, self.notice.as_deref(), hits),
            Screen::Decks(decks) => decks.draw(canvas, self.house.decks(), self.house.deck_library(), &around, hits),
            Screen::Deck(deck) => deck.draw(canvas, self.house.cards(), &around, hits),
            Screen::Match(screen) => {
                if let Some(bout) = &self.bout {
                    screen.draw(canvas, bout.as_ref(), &around, hits);
                }
            }
            Screen::Text(text) => text.draw(canvas, &around, hits),
            Screen::Cards(browser) => browser.draw(canvas, self.house.cards(), &around, hits),
            Screen::Help(help) => help.draw(canvas, &self.keymap, &around, hits),
            Screen::Confirm(confirm, _) => confirm.draw(canvas, hits),
            Screen::Table => {
                self.with_scene_and_hints(now, list, help, |scene| {
                    board::draw(canvas, scene, hits);
                    self.draw_list(canvas, scene, hits);
                });
            }
            Screen::Inspect(inspect) => {
                self.with_scene_and_hints(now, list, help, |scene| inspect.draw(canvas, scene, &around, hits));
            }
            Screen::Log(log) => {
                if let Some(playing) = &self.playing {
                    log.draw(canvas, playing.session.log(), &around, hits);
                }
            }
            Screen::Piles(piles) => {
                if let Some(playing) = &self.playing {
                    piles.draw(canvas, playing.session.sight().view(), &around, hits);
                }
            }
            Screen::Over(over) => {
                if let Some(playing) = &self.playing {
                    let view = playing.session.sight().view();
                    over.draw(canvas, view, playing.session.title(), self.bout.is_some(), &around, hits);
                }
            }
        }
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
        let Some(playing) = &self.playing else { return };
        if let Some(widget) = playing.table.widget.as_ref().filter(|_| playing.table.in_list()) {
            panel::draw(canvas, canvas.area(), scene, widget, hits);
        }
    }

    /// Does something with all that the table is drawn from; nothing without a game.
    pub(super) fn with_scene<R>(&self, now: Instant, act: impl FnOnce(&Scene<'_>) -> R) -> Option<R> {
        self.with_scene_and_hints(now, &[], &hints::help(&self.keymap), act)
    }

    fn with_scene_and_hints<R>(
        &self,
        now: Instant,
        list: &[Hint],
        help: &Hint,
        act: impl FnOnce(&Scene<'_>) -> R,
    ) -> Option<R> {
        let playing = self.playing.as_ref()?;
        let view = playing.session.sight().view();
        let closes_in = playing.session.closes_in(now);
        let hand = match (playing.session.sight(), &view.decision) {
            (Sight::Open(seat, _), _) => HandSight::Open(seat, closes_in),
            (_, Some(decision)) => HandSight::Closed(decision.seat),
            (_, None) => HandSight::None,
        };
        let clock = self.bout.as_ref().map(|bout| bout.view().clock.as_str()).filter(|clock| !clock.is_empty());
        let title = match clock {
            Some(clock) => format!("{}, {clock}", playing.session.title()),
            None => playing.session.title().to_owned(),
        };
        let scene = Scene {
            view,
            labels: &playing.table.labels,
            cards: self.house.cards(),
            hand,
            menu: &playing.table.menu,
            narrowed: playing.table.narrowed.as_deref(),
            in_list: playing.table.in_list(),
            picked: &playing.table.picked,
            log: playing.session.log(),
            recap: playing.session.recap(),
            notice: self.notice.as_deref(),
            title: &title,
            hints: list,
            help,
            line: self.typing.as_ref().map(|typing| (typing.sign, &typing.line)),
            state: &playing.table.board,
        };
        Some(act(&scene))
    }
}
