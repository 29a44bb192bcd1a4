//! A match: its screen, its private side, its games coming and going.

use super::App;
use super::curtain::keystroke;
use super::screen::Screen;
use crate::hotseat::exposure::Closed;
use crate::shell::match_session::{MatchSession, Step};
use crate::ui::input::key::Key;
use crate::ui::panels::screens::bout::{AtBench, BENCH_KEYS, Match};
use crate::ui::terminal::message::Effect;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::text::Text;
use std::time::Instant;

impl App {
    /// Puts a match on the screen.
    pub fn open_bout(&mut self, bout: Box<dyn MatchSession>, notice: Option<String>) {
        self.bout = Some(bout);
        self.playing = None;
        self.show_bout();
        self.notice = notice;
    }

    pub(super) fn show_bout(&mut self) {
        self.screens = vec![Screen::home(), Screen::Match(Match::default())];
        self.typing = None;
        self.peeking = false;
    }

    /// Is the private side of a deck open, or somebody about to open it?
    pub(super) fn is_private(&self) -> bool {
        let Some(bout) = &self.bout else { return false };
        matches!(self.screens.last(), Some(Screen::Match(_)))
            && (bout.private_page().is_some() || bout.spelling().is_some())
    }

    /// A key for the match's screen.
    pub(super) fn bout_key(&mut self, key: Key, now: Instant) -> Event {
        let (Some(bout), Some(Screen::Match(screen))) = (&mut self.bout, self.screens.last_mut()) else {
            return Event::Back;
        };
        bout.touched(now);
        if bout.spelling().is_some() {
            if key == Key::Esc {
                bout.stop_asking();
            } else if let Some(keystroke) = keystroke(key)
                && let Err(why) = bout.spell(keystroke, now)
            {
                self.notice = Some(why);
            }
            if let Some(writer) = bout.proof() {
                self.open_notes(writer, now);
            }
            return Event::Stay;
        }
        let Some(bench) = bout.private_page() else { return screen.press(key, bout.view().choices.len()) };
        let done = match screen.press_bench(key, bench) {
            AtBench::Stay => Ok(()),
            AtBench::Move(row, part) => bout.shift(row, part),
            AtBench::Ready => bout.ready(),
            AtBench::Close => {
                bout.cover();
                Ok(())
            }
            AtBench::Help => {
                self.screens.push(Screen::Text(Text::plain("Keys of deck and sideboard", BENCH_KEYS)));
                return Event::Stay;
            }
        };
        if bout.private_page().is_none() {
            self.effects.extend([Effect::Purge, Effect::ForgetKeys]);
        }
        self.notice = done.err();
        Event::Stay
    }

    /// Something was chosen on the match's screen.
    pub(super) fn bout_chosen(&mut self, row: usize, now: Instant) {
        let Some(bout) = &mut self.bout else { return };
        match bout.choose(row, now) {
            Err(why) => self.notice = Some(why),
            Ok(Step::Shown) => {
                if bout.spelling().is_some() {
                    self.effects.push(Effect::ForgetKeys);
                }
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    (screen.cursor.at, screen.row.at) = (0, 0);
                }
            }
            Ok(Step::Type(question)) => {
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    screen.typing = Some((question, crate::ui::input::line::Line::default()));
                }
            }
            Ok(Step::Game(session, notice)) => self.play(session, notice, now),
            Ok(Step::Leave) => self.leave_bout(),
        }
    }

    /// The line that was asked for is typed.
    pub(super) fn bout_typed(&mut self, now: Instant) {
        let (Some(bout), Some(Screen::Match(screen))) = (&mut self.bout, self.screens.last_mut()) else { return };
        if let Some((_, line)) = screen.typing.take()
            && let Err(why) = bout.typed(line.text().trim(), now)
        {
            self.notice = Some(why);
        }
    }

    /// One step back: out of a menu of the match, or out of the match.
    pub(super) fn back_in_bout(&mut self) {
        match self.bout.as_mut().map(|bout| bout.back()) {
            Some(Ok(true)) => {
                if let Some(Screen::Match(screen)) = self.screens.last_mut() {
                    screen.cursor.at = 0;
                }
            }
            Some(Err(why)) => self.notice = Some(why),
            Some(Ok(false)) | None => self.leave_bout(),
        }
    }

    /// Back to the first screen; the match is saved.
    pub(super) fn leave_bout(&mut self) {
        self.close_side();
        if let Some(mut bout) = self.bout.take() {
            self.notice = bout.leave().err();
            self.house.left();
        }
        self.screens = vec![Screen::home()];
    }

    /// Closes the private side of a deck.
    pub(super) fn close_side(&mut self) {
        if let Some(bout) = &mut self.bout {
            if bout.private_page().is_some() {
                self.effects.push(Effect::Purge);
            }
            bout.cover();
            bout.stop_asking();
        }
    }

    /// A game left the table: back to its match, if it belongs to one.
    pub(super) fn back_to_bout(&mut self, now: Instant) -> bool {
        let Some(bout) = &mut self.bout else { return false };
        let left = self.playing.as_ref().map(|playing| {
            let ticked = bout.tick(now, Some(playing.session.sight().view())).map(|_| ());
            ticked.and_then(|()| bout.left_table(playing.session.sight().view(), playing.session.log()))
        });
        self.playing = None;
        self.show_bout();
        self.notice = left.and_then(Result::err);
        true
    }

    /// Tells the match whether the screen is covered while the keyboard changes hands (rule M-15).
    pub(super) fn tell_of_curtain(&mut self, now: Instant) {
        let at_table = self.playing.is_some() && (self.is_curtain() || self.is_spelling());
        let Some(bout) = &mut self.bout else { return };
        let down = at_table || bout.spelling().is_some();
        if let Err(why) = bout.curtain(down, now) {
            self.notice = Some(why);
        }
    }

    /// Time goes by in a match.
    pub(super) fn bout_tick(&mut self, now: Instant) {
        let Some(bout) = &mut self.bout else { return };
        let open = bout.private_page().is_some();
        let table = self.playing.as_ref().map(|playing| playing.session.sight().view());
        let ticked = bout.tick(now, table);
        if open && bout.private_page().is_none() {
            self.effects.push(Effect::Purge);
        }
        match ticked {
            Err(why) => self.notice = Some(why),
            Ok(None) => {}
            Ok(Some(round)) => {
                let Some(playing) = &mut self.playing else { return };
                let stopped = playing.session.stop_after(round);
                self.after_change(now);
                let called = format!("Time is called: the action phase of round {round} is the last one.");
                self.notice = Some(stopped.err().unwrap_or(called));
            }
        }
    }

    /// The window lost the focus, became too small, or the program was stopped.
    pub(super) fn cover_all(&mut self, why: Closed, now: Instant) {
        self.stop_questions();
        self.close_notes(now);
        self.close_hand(why, now);
        self.close_side();
    }
}
