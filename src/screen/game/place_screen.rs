//! A place of the program on the screen. The place itself does things; a [`Picture`] draws it, moves its cursors, and
//! says what a key or a command asks for at them.

use super::layer::{Layer, Then};
use crate::input::line::{Line, Typed};
use crate::theme::canvas::Canvas;
use crate::widgets::frame::{Around, COMMAND};
use crate::widgets::hits::Hits;
use crate::widgets::text::Text;
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::curtain::Curtain;
use shell::place::{Outcome, Place};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::time::Instant;

/// The meaning of a key, a click or a command for a picture.
pub enum Meant {
    /// This is asked of the place.
    Ask(Request),
    /// A line is typed with this beginning; it is understood as in line mode.
    Line(String),
    /// A text is read.
    Read(Text),
    /// The picture changed, if anything did.
    Moved,
    /// It means nothing here.
    Ignored,
    /// One step back.
    Back,
    /// The program is left, if this question is answered with yes.
    Leave(&'static str),
}

/// What the screen of a place is drawn with.
pub struct Scene<'a, P> {
    /// The place.
    pub place: &'a P,
    /// The rest of the program.
    pub services: &'a Services,
    /// Footer, notice, and the line being typed.
    pub around: &'a Around<'a>,
    /// Now.
    pub now: Instant,
}

/// How a place is drawn, and what is under its cursors.
pub trait Picture {
    /// The place drawn.
    type Place: Place;

    /// A key went down that is not for a line being typed.
    fn press(&mut self, place: &mut Self::Place, key: Key, services: &Services) -> Meant;

    /// A command of the place.
    fn command(&mut self, place: &mut Self::Place, command: Command, services: &Services) -> Meant;

    /// A row was clicked.
    fn click(&mut self, place: &mut Self::Place, row: usize, services: &Services) -> Meant;

    /// Searches for a text; false if it is nowhere.
    ///
    /// # Errors
    /// The search cannot be understood.
    fn search(&mut self, place: &mut Self::Place, text: &str, services: &Services) -> Result<bool, Refusal>;

    /// Something was done. Returns the beginning of the line typed next, if there is one.
    fn done(&mut self, place: &Self::Place, request: &Request, services: &Services) -> Option<String>;

    /// Somebody else looks, or something else is asked.
    fn renewed(&mut self);

    /// What it led to was left.
    fn returned(&mut self, _: &Self::Place, _: &Services) {}

    /// Does what is drawn move by itself until somebody stops it?
    fn is_running(&self, _: &Self::Place) -> bool {
        false
    }

    /// Draws it.
    fn draw(&self, scene: &Scene<'_, Self::Place>, canvas: &mut Canvas<'_>, hits: &mut Hits);
}

/// The screen of a place.
pub struct PlaceScreen<P: Picture> {
    place: P::Place,
    picture: P,
    typing: Option<Typing>,
    now: Instant,
}

/// A line that is typed.
struct Typing {
    sign: String,
    line: Line,
    /// The request it is for; `None` if the question says so itself.
    then: Option<Request>,
    /// Did the line open by itself, because one more may follow?
    again: bool,
}

impl<P: Picture> PlaceScreen<P> {
    /// Sits down at a place.
    pub fn new(place: P::Place, picture: P, now: Instant) -> PlaceScreen<P> {
        PlaceScreen { place, picture, typing: None, now }
    }

    fn mean(&mut self, meant: Meant, services: &mut Services) -> Then {
        match meant {
            Meant::Ask(request) => self.put(&request, services),
            Meant::Line(words) => {
                self.begin_line(words, false);
                Then::Stay
            }
            Meant::Read(text) => Then::Read(text),
            Meant::Moved => Then::Stay,
            Meant::Ignored => Then::Ignored,
            Meant::Back => Then::Back,
            Meant::Leave(question) => Then::Ask(question.into(), "leave", Request::of(Command::Leave)),
        }
    }

    fn begin_line(&mut self, words: String, again: bool) {
        self.typing = Some(Typing { sign: COMMAND.into(), line: Line::with(words), then: None, again });
    }

    fn put(&mut self, request: &Request, services: &mut Services) -> Then {
        let outcome = self.place.obey(request, services, self.now);
        let done = matches!(outcome, Ok(Outcome::Changed(_) | Outcome::Said(_) | Outcome::Shown(_) | Outcome::Set(..)));
        let then = self.then(outcome);
        if done && let Some(words) = self.picture.done(&self.place, request, services) {
            self.begin_line(words, true);
        }
        then
    }

    fn then(&mut self, outcome: Result<Outcome, Refusal>) -> Then {
        match outcome {
            Err(why) => Then::Say(why.to_string()),
            Ok(Outcome::Type { question, text, then }) => {
                self.typing = Some(Typing { sign: question, line: Line::with(text), then: Some(then), again: false });
                Then::Stay
            }
            Ok(Outcome::Left) => Then::Back,
            Ok(outcome) => {
                if matches!(outcome, Outcome::Renewed(_)) {
                    self.picture.renewed();
                }
                Then::Came(outcome)
            }
        }
    }

    fn typed(&mut self, services: &mut Services) -> Then {
        let Some(Typing { line, then, again, .. }) = self.typing.take() else { return Then::Stay };
        let text = line.text().trim();
        match then {
            _ if text.is_empty() => Then::Stay,
            Some(request) => self.put(&request.saying(text), services),
            None => match spoken(text, self.place.focus()) {
                // An empty line ends what opens by itself.
                Some(request) if again && request.words.is_empty() => Then::Stay,
                Some(request) => self.put(&request, services),
                None => Then::Say(format!("\"{text}\" is not understood. ? shows all words.")),
            },
        }
    }
}

impl<P: Picture> Layer for PlaceScreen<P> {
    fn focus(&self) -> Focus {
        self.place.focus()
    }

    fn press(&mut self, key: Key, services: &mut Services) -> Then {
        if let Some(typing) = &mut self.typing {
            match typing.line.press(key) {
                Typed::Entered => return self.typed(services),
                Typed::Left => self.typing = None,
                Typed::Changed | Typed::Ignored => {}
            }
            return Then::Stay;
        }
        let meant = self.picture.press(&mut self.place, key, services);
        self.mean(meant, services)
    }

    fn run(&mut self, command: Command, services: &mut Services) -> Then {
        let meant = self.picture.command(&mut self.place, command, services);
        self.mean(meant, services)
    }

    fn click(&mut self, row: usize, services: &mut Services) -> Then {
        let meant = self.picture.click(&mut self.place, row, services);
        self.mean(meant, services)
    }

    fn search(&mut self, text: &str, services: &Services) -> Then {
        match self.picture.search(&mut self.place, text, services) {
            Ok(true) => Then::Stay,
            Ok(false) => Then::Say(format!("Nothing here is called \"{text}\".")),
            Err(why) => Then::Say(why.to_string()),
        }
    }

    fn paste(&mut self, text: &str, services: &mut Services) -> Then {
        match &mut self.typing {
            Some(typing) => {
                typing.line.paste(text);
                Then::Stay
            }
            None => {
                let Some(outcome) = self.place.take_in(text, services) else { return Then::Ignored };
                let kept = matches!(outcome, Ok(Outcome::Said(_)));
                let then = self.then(outcome);
                if kept {
                    self.picture.done(&self.place, &Request::of(Command::ImportDeck), services);
                }
                then
            }
        }
    }

    fn tick(&mut self, now: Instant) -> Then {
        self.now = now;
        match self.place.tick(now) {
            Ok(None) => Then::Stay,
            Ok(Some(outcome)) => self.then(Ok(outcome)),
            Err(why) => Then::Say(why.to_string()),
        }
    }

    fn touched(&mut self, now: Instant) {
        self.place.touched(now);
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.place.deadline(now)
    }

    fn curtain(&self) -> Option<Curtain<'_>> {
        self.place.shared()?.curtain()
    }

    fn spell(&mut self, key: Keystroke, now: Instant) -> bool {
        let opened = self.place.shared_mut().is_some_and(|shared| shared.spell(key, now));
        if opened {
            self.picture.renewed();
        }
        opened
    }

    fn cover(&mut self, why: Closed, now: Instant) -> bool {
        self.place.cover(why, now);
        self.place.shared().is_some_and(|shared| shared.is_shared())
    }

    fn is_running(&self) -> bool {
        self.picture.is_running(&self.place)
    }

    fn needless(&self) -> Vec<Command> {
        self.place.needless()
    }

    fn stays(&self) -> bool {
        self.place.focus() != Focus::Games
    }

    fn returned(&mut self, services: &mut Services) -> Then {
        let returned = self.place.returned(services);
        self.picture.returned(&self.place, services);
        match returned {
            Ok(said) => said.map_or(Then::Stay, Then::Say),
            Err(why) => Then::Say(why.to_string()),
        }
    }

    fn ask(&mut self, request: &Request, services: &mut Services) -> Then {
        self.put(request, services)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &Services, around: &Around<'_>, hits: &mut Hits) {
        let line = self.typing.as_ref().map(|typing| (typing.sign.as_str(), &typing.line)).or(around.line);
        let around = &Around { line, ..*around };
        self.picture.draw(&Scene { place: &self.place, services, around, now: self.now }, canvas, hits);
    }
}
