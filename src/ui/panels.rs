//! The program at the terminal: one value that messages change and that is drawn, nothing else.
//!
//! [`App::update`] takes a message and gives effects; [`App::draw`] fills a buffer. Neither touches the terminal, so a
//! test drives both. The table's own part is in [`table`].

mod bout;
mod curtain;
mod draw;
mod line;
mod mouse;
mod moving;
mod notes;
mod playing;
mod run;
mod saving;
mod screen;
pub mod screens;
mod shelf;
pub mod table;

use super::input::command::Command;
use super::input::key::Key;
use super::input::keymap::Keymap;
use super::input::situation::{HandState, Place, Situation};
use super::theme::Look;
use crate::hotseat::exposure::Closed;
use crate::hotseat::handover::Confirmed;
use crate::shell::match_session::MatchSession;
use crate::shell::services::Services;
use crate::shell::session::{Session, Sight};
use crate::ui::input::line::Line;
use crate::ui::terminal::message::{Effect, Message};
use crate::ui::unlimited::prompt::gesture::Gesture;
use crate::ui::unlimited::screens::reveal::Reveal;
use crate::ui::widgets::hits::Hits;
use ratatui::layout::{Position, Rect};
use screen::Screen;
use std::time::Instant;
use table::Table;

/// A line that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Typing {
    /// A command or a search.
    sign: char,
    line: Line,
}

/// A game on the table, with what the person at the keyboard did to its picture.
struct Playing {
    session: Box<dyn Session>,
    table: Table,
    /// An order of triggers that goes on when the next one is asked about.
    waiting: Option<Gesture>,
    /// How far the cards that are shown are scrolled.
    reveal: Reveal,
}

/// Private notes that are open.
struct Writing {
    /// Who writes: the proof that opened the page.
    writer: Confirmed,
    /// What is written down of them already.
    kept: String,
    kept_at: Instant,
    /// When the last key came.
    touched: Instant,
}

/// The program at the terminal.
pub struct App {
    house: Box<dyn Services>,
    playing: Option<Playing>,
    /// The match that is played, if it is one.
    bout: Option<Box<dyn MatchSession>>,
    look: Look,
    keymap: Keymap,
    /// Does the program listen to the mouse?
    mouse: bool,
    /// The screens above each other; the first is that of home or the table.
    screens: Vec<Screen>,
    typing: Option<Typing>,
    /// The notes that are open.
    writing: Option<Writing>,
    /// A list that was not wholly understood, until somebody says whether to keep it.
    imported: Option<Box<crate::unlimited::formats::DeckList>>,
    /// The form of a new game as it was left.
    form: Option<Box<crate::ui::panels::screens::new_game::NewGame>>,
    notice: Option<String>,
    /// The attempt to save that everybody was asked about last.
    asked_about_saving: usize,
    screen: Rect,
    hits: Hits,
    effects: Vec<Effect>,
    /// Does somebody look at the public table although the curtain waits?
    peeking: bool,
}

/// What drawing left behind: where things are, for the mouse and for screen readers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn {
    /// What was drawn where.
    pub hits: Hits,
    /// Where the terminal's cursor belongs.
    pub cursor: Option<Position>,
}

impl App {
    /// The program on its first screen.
    pub fn new(house: Box<dyn Services>, look: Look, keymap: Keymap) -> App {
        App {
            house,
            playing: None,
            bout: None,
            look,
            keymap,
            mouse: true,
            screens: vec![Screen::home()],
            typing: None,
            writing: None,
            form: None,
            imported: None,
            notice: None,
            asked_about_saving: 0,
            screen: Rect::new(0, 0, 80, 24),
            hits: Hits::default(),
            effects: Vec::new(),
            peeking: false,
        }
    }

    /// Puts a game on the table.
    pub fn play(&mut self, session: Box<dyn Session>, notice: Option<String>, now: Instant) {
        let table = Table::default();
        // A bot that decides first does so before anybody looks.
        let mut session = session;
        session.tick(now);
        self.playing = Some(Playing { session, table, waiting: None, reveal: Reveal::default() });
        self.screens.truncate(1);
        self.screens.push(Screen::Table);
        self.peeking = false;
        self.after_change(now);
        self.notice = notice;
    }

    /// Remembers what drawing left behind.
    pub fn seen(&mut self, drawn: Drawn) {
        self.hits = drawn.hits;
    }

    /// When to send [`Message::Tick`] if nothing happens before.
    pub fn deadline(&self, now: Instant) -> Option<Instant> {
        let bout = self.bout.as_ref().and_then(|bout| bout.deadline(now));
        let bout = [bout, self.notes_deadline(now)].into_iter().flatten().min();
        let Some(playing) = self.playing.as_ref() else { return bout };
        let second = playing.session.closes_in(now).map(|_| now + std::time::Duration::from_secs(1));
        [playing.session.deadline(), second, bout].into_iter().flatten().min()
    }

    /// Says something that is to be known before a hand is opened, besides what is said already.
    pub fn warn(&mut self, text: String) {
        let said = self.notice.take();
        self.notice = Some(said.into_iter().chain([text]).collect::<Vec<_>>().join("  "));
    }

    /// The title for the terminal's window: names, never cards.
    pub fn title(&self) -> String {
        match &self.playing {
            None => "Cantina".into(),
            Some(playing) => {
                let seats = &playing.session.sight().view().seats;
                let names: Vec<&str> = seats.iter().map(|side| side.name.as_str()).collect();
                format!("Cantina: {}", names.join(", "))
            }
        }
    }

    /// Takes a message and gives what the terminal is to do.
    pub fn update(&mut self, message: Message, now: Instant) -> Vec<Effect> {
        match message {
            Message::Key(key) => self.key(key, now),
            Message::Click { x, y } => self.click(x, y, now),
            Message::Wheel { up } => self.wheel(up, now),
            Message::Resized { width, height } => {
                self.screen = Rect::new(0, 0, width, height);
                if !crate::ui::unlimited::board::shape::fits(width, height) {
                    self.cover_all(Closed::TooSmall, now);
                }
            }
            Message::Paste(text) => self.paste(&text),
            Message::FocusLost => self.cover_all(Closed::FocusLost, now),
            Message::Suspended => self.cover_all(Closed::Suspended, now),
            Message::Tick => self.tick(now),
            Message::Gone => {
                self.cover_all(Closed::Suspended, now);
                self.effects.push(Effect::Quit);
            }
        }
        self.ask_about_saving(now);
        self.tell_of_curtain(now);
        std::mem::take(&mut self.effects)
    }

    fn key(&mut self, key: Key, now: Instant) {
        if let Some(playing) = &mut self.playing {
            playing.session.touched(now);
        }
        if !crate::ui::unlimited::board::shape::fits(self.screen.width, self.screen.height) {
            if matches!(key, Key::Char('q') | Key::Ctrl('c')) {
                self.effects.push(Effect::Quit);
            }
            return;
        }
        match self.keymap.command(self.place(), key) {
            Some(Command::Leave) => return self.leave(now),
            Some(Command::Mouse) => return self.run(Command::Mouse, now),
            _ => {}
        }
        if self.typing.is_some() {
            self.type_key(key, now);
        } else if self.is_spelling() {
            self.spell_key(key, now);
        } else if self.is_curtain() {
            self.curtain_key(key, now);
        } else if self.is_reading() {
            self.reading_key(key, now);
        } else {
            self.screen_key(key, now);
        }
    }

    /// Where keys go.
    fn place(&self) -> Place {
        if self.is_curtain() {
            return Place::Curtain;
        }
        match self.screens.last() {
            Some(Screen::Table) if self.playing.as_ref().is_some_and(|playing| playing.table.in_list()) => {
                Place::Prompt
            }
            Some(screen) => screen.place(),
            None => Place::Home,
        }
    }

    /// What commands look at.
    fn situation(&self) -> Situation {
        let place = self.place();
        let Some(playing) = &self.playing else { return Situation { place, ..Situation::default() } };
        let view = playing.session.sight().view();
        let hand = match playing.session.sight() {
            Sight::Open(..) => HandState::Open,
            _ if view.decision.is_some() => HandState::Closed,
            _ => HandState::None,
        };
        let not = |command| playing.table.why_not(view, command);
        Situation {
            place,
            game: true,
            hand,
            undo: playing.session.undo_price(),
            pass: not(Command::Pass),
            initiative: not(Command::Initiative),
            blast: not(Command::Blast),
            plan: not(Command::Plan),
            leader: not(Command::Leader),
            seats: view.seats.len(),
            selected: playing.table.board.cursor.is_some(),
        }
    }

    fn tick(&mut self, now: Instant) {
        self.bout_tick(now);
        self.notes_tick(now);
        let Some(playing) = &mut self.playing else { return };
        let was_open = matches!(playing.session.sight(), Sight::Open(..));
        if playing.session.tick(now) {
            if was_open && !matches!(playing.session.sight(), Sight::Open(..)) {
                self.forget_words();
            }
            self.after_change(now);
        }
    }

    /// Words typed or said over an open hand may name its cards: they go with it.
    fn forget_words(&mut self) {
        self.typing = None;
        self.notice = None;
    }

    fn close_hand(&mut self, why: Closed, now: Instant) {
        let Some(playing) = &mut self.playing else { return };
        if matches!(playing.session.sight(), Sight::Open(..)) {
            playing.session.close_hand(why);
            self.forget_words();
            self.after_change(now);
        }
    }
}
