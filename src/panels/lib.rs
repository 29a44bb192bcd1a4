//! The program at the terminal: one value that messages change and that is drawn, nothing else.
//!
//! [`App::update`] takes a message and returns effects; [`App::draw`] fills a buffer. Neither touches the terminal, so
//! a test drives both. The table itself is a [`Board`] of the game being played.

mod ahead;
mod curtain;
mod draw;
pub mod event_loop;
mod layer;
mod line;
mod match_play;
mod mouse;
mod notes;
mod palette;
mod playing;
mod run;
mod saving;
mod screen;
pub(crate) mod screens;

use self::screen::Screen;
use ::screen::game::board::{Board, TABLE_PREFERENCES};
use ::screen::game::layer::Layer;
use ::screen::input::keymap::Keymap;
use ::screen::input::line::Line;
use ::screen::terminal::message::{Effect, Message};
use ::screen::theme::Look;
use ::screen::theme::glyphs::Glyphs;
use ::screen::widgets::hits::Hits;
use ::screen::widgets::smallest::fits;
use ::screen::widgets::text::Text;
use hotseat::exposure::Closed;
use palette::Palette;
use ratatui::layout::{Position, Rect};
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::{Focus, Situation};
use shell::home::Home;
use shell::hosted_match::HostedMatch;
use shell::open_notes::OpenNotes;
use shell::place::Place;
use shell::refusal::Refusal;
use shell::services::Services;
use shell::session::Cover;
use std::time::Instant;

/// Stops the program, as it does in any terminal that is not in raw mode.
const SUSPEND: Key = Key::Ctrl('z');

/// A line being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Typing {
    /// A command or a search.
    sign: &'static str,
    line: Line,
    /// What can be done here, above a command.
    palette: Option<Palette>,
}

/// The program at the terminal.
pub struct App {
    services: Services,
    /// The first questions.
    home: Home,
    /// The game on the table.
    playing: Option<Box<dyn Board>>,
    /// The match being played, if there is one.
    the_match: Option<Box<HostedMatch>>,
    look: Look,
    /// The signs that locale and terminal can show, or that were asked for.
    usual_signs: &'static Glyphs,
    keymap: Keymap,
    /// Whether the program reads the mouse.
    mouse: bool,
    /// The screens on top of each other; the first is that of home or the table.
    screens: Vec<Screen>,
    /// Layers waiting under the game or the match that one of them put on the table.
    below: Vec<Box<dyn Layer>>,
    typing: Option<Typing>,
    /// The notes that are open.
    writing: Option<OpenNotes>,
    /// The form of a new game as it was left.
    form: Option<Box<crate::screens::new_game::NewGame>>,
    notice: Option<String>,
    /// The attempt to save that everybody was asked about last.
    asked_about_saving: usize,
    screen: Rect,
    hits: Hits,
    effects: Vec<Effect>,
    /// Does somebody look at the public table although the curtain waits?
    peeking: bool,
    /// The key that is kept while a bot thinks.
    ahead: Option<Key>,
    /// When the last message came.
    seen_at: Instant,
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
    pub fn new(services: Services, look: Look, keymap: Keymap) -> App {
        App {
            services,
            home: Home::default(),
            playing: None,
            the_match: None,
            usual_signs: look.glyphs,
            look,
            keymap,
            mouse: true,
            screens: vec![Screen::home()],
            below: Vec::new(),
            typing: None,
            writing: None,
            form: None,
            notice: None,
            asked_about_saving: 0,
            screen: Rect::new(0, 0, 80, 24),
            hits: Hits::default(),
            effects: Vec::new(),
            peeking: false,
            ahead: None,
            seen_at: Instant::now(),
        }
    }

    /// Puts a game on the table.
    pub fn play(&mut self, mut board: Box<dyn Board>, notice: Option<String>, now: Instant) {
        // A bot that decides first does so before anybody looks.
        board.session_mut().tick(now);
        TABLE_PREFERENCES.into_iter().for_each(|which| board.prefer(which, self.is_on(which)));
        self.playing = Some(board);
        self.screens.truncate(1);
        self.screens.push(Screen::Table);
        self.peeking = false;
        // What was typed ahead was meant for another game.
        self.ahead = None;
        self.after_change(now);
        self.tell_fault();
        self.notice = notice;
    }

    /// Remembers what drawing left behind.
    pub fn seen(&mut self, drawn: Drawn) {
        self.hits = drawn.hits;
    }

    /// When to send [`Message::Tick`] if nothing happens before.
    pub fn deadline(&self, now: Instant) -> Option<Instant> {
        let the_match = self.the_match.as_ref().and_then(|the_match| the_match.deadline(now));
        let the_match = [the_match, self.writing.as_ref().map(OpenNotes::deadline), self.layer_deadline(now)]
            .into_iter()
            .flatten()
            .min();
        let Some(board) = self.playing.as_ref() else { return the_match };
        let second = board.session().closes_in(now).map(|_| now + std::time::Duration::from_secs(1));
        [board.session().deadline(), board.deadline(), second, the_match].into_iter().flatten().min()
    }

    /// Adds a warning before a hand is opened to the present message.
    pub fn warn(&mut self, text: String) {
        let said = self.notice.take();
        self.notice = Some(said.into_iter().chain([text]).collect::<Vec<_>>().join(" "));
    }

    /// The title for the terminal's window: names, never cards.
    pub fn title(&self) -> String {
        match &self.playing {
            None => "Cantina".into(),
            Some(board) => format!("Cantina: {}", board.session().table().names().join(", ")),
        }
    }

    /// The size of the area drawn on from now on. Nothing else changes: the consequences for a hand come with
    /// [`Message::Resized`].
    pub fn resize(&mut self, screen: Rect) {
        self.screen = screen;
    }

    /// Is there room for a table?
    pub fn has_room(&self) -> bool {
        fits(self.screen.width, self.screen.height)
    }

    /// Takes a message and returns what the terminal should do.
    #[must_use = "keys typed ahead and what was private are thrown away by whoever carries the effects out"]
    pub fn update(&mut self, message: Message, now: Instant) -> Vec<Effect> {
        self.seen_at = now;
        self.layer_tick(now);
        match message {
            Message::Key(key) => self.key(key, now),
            Message::Click { x, y } => self.click(x, y, now),
            Message::Wheel { up } => self.wheel(up, now),
            Message::Resized { width, height } => {
                self.resize(Rect::new(0, 0, width, height));
                if !self.has_room() {
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
        self.close_what_is_covered(now);
        self.tell_of_curtain(now);
        std::mem::take(&mut self.effects)
    }

    fn key(&mut self, key: Key, now: Instant) {
        if let Some(board) = &mut self.playing {
            board.session_mut().touched(now);
        }
        self.layers_touched(now);
        if !fits(self.screen.width, self.screen.height) {
            if matches!(key, Key::Char('q') | Key::Ctrl('c')) {
                self.effects.push(Effect::Quit);
            }
            return;
        }
        if key == SUSPEND {
            self.cover_all(Closed::Suspended, now);
            return self.effects.push(Effect::Suspend);
        }
        match self.keymap.command(self.focus(), key) {
            Some(Command::Leave) => return self.leave(now),
            Some(Command::Mouse) => return self.run(Command::Mouse, now),
            _ => {}
        }
        if let (Some(keystroke), Some(board)) = (curtain::keystroke(key), &mut self.playing)
            && let Some(hands) = board.session_mut().closed_hands_mut()
            && hands.typed_on(keystroke, now)
        {
            return;
        }
        if self.typing.is_some() {
            self.type_key(key, now);
        } else if let (Key::Enter, Some(Screen::Table), Some(board)) = (key, self.screens.last(), &mut self.playing)
            && let Some(thinkers) = board.session_mut().thinkers_mut()
            && thinkers.thinking().is_some()
        {
            thinkers.hurry(now);
        } else if self.is_spelling() {
            self.spell_key(key, now);
        } else if self.is_layer_curtain() {
            self.layer_curtain_key(key, now);
        } else if self.is_curtain() {
            self.curtain_key(key, now);
        } else if self.is_reading() {
            self.reading_key(key, now);
        } else if !self.keep_ahead(key) {
            self.screen_key(key, now);
        }
    }

    /// Where keys go.
    fn focus(&self) -> Focus {
        if self.is_curtain() || self.is_layer_curtain() {
            return Focus::Curtain;
        }
        match self.screens.last() {
            Some(Screen::Table) if self.playing.as_ref().is_some_and(|board| board.in_list()) => Focus::Prompt,
            Some(Screen::Match(_)) if self.is_sideboard() => Focus::Sideboard,
            Some(screen) => screen.focus(),
            None => Focus::Home,
        }
    }

    /// What commands look at.
    fn situation(&self) -> Situation {
        let place = self.focus();
        let (needless, runs) = match self.screens.last() {
            Some(Screen::Layer(layer)) => (layer.needless(), layer.is_running()),
            _ => (Vec::new(), false),
        };
        let Some(board) = &self.playing else {
            return Situation { place, needless, running: runs, ..Situation::default() };
        };
        Situation {
            place,
            needless,
            refusals: Command::OF_THE_GAME
                .iter()
                .filter_map(|command| Some((*command, board.why_not(*command)?)))
                .collect(),
            foreign: board.foreign(),
            selected: board.has_selection(),
            running: runs || place == Focus::Past && board.deadline().is_some(),
            ..Situation::at_table(board.session())
        }
    }

    fn tick(&mut self, now: Instant) {
        self.match_tick(now);
        self.notes_tick(now);
        let Some(board) = &mut self.playing else { return };
        board.tick(now);
        let is_open = |board: &dyn Board| matches!(board.session().cover(), Cover::Open(_));
        let was_open = is_open(board.as_ref());
        if board.session_mut().tick(now) {
            if was_open && !is_open(board.as_ref()) {
                self.forget_words();
            }
            // It was about something that is over now.
            self.notice = None;
            self.after_change(now);
            self.press_ahead(now);
            self.tell_fault();
        }
    }

    /// A fault of the program itself is reported once, and stays until somebody has read it.
    fn tell_fault(&mut self) {
        let fault = self.playing.as_mut().and_then(|board| board.session_mut().fault());
        if let Some(fault) = fault {
            self.screens.push(Screen::Text(Text::plain("A fault of the program", &fault)));
        }
    }

    /// Nobody leaves an open hand below a screen that covers it and is for everybody: the hand closes when that screen
    /// opens, and its owner opens it again. Reading about the hand itself leaves it open, and the footer says whose it
    /// is.
    fn close_what_is_covered(&mut self, now: Instant) {
        if self.screens.last().is_some_and(Screen::is_for_all) {
            self.close_hand(Closed::Overlay, now);
            let below = self.screens.len() - 1;
            let top = self.screens.split_off(below);
            self.cover_layer(Closed::Overlay, now);
            self.screens.extend(top);
        }
    }

    /// Words typed or said over an open hand may name its cards: they go with it.
    fn forget_words(&mut self) {
        self.typing = None;
        self.notice = None;
    }

    /// What could not be done is said.
    fn say_why_not(&mut self, done: Result<(), Refusal>) {
        if let Err(why) = done {
            self.notice = Some(why.to_string());
        }
    }

    fn close_hand(&mut self, why: Closed, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        if matches!(board.session().cover(), Cover::Open(_)) && !board.session().lies_open() {
            board.session_mut().close_hand(why);
            self.forget_words();
            self.after_change(now);
        }
    }
}
