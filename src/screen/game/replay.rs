//! Games from their files, to be looked at again on a screen of their own.

pub mod told;

use super::board::Surround;
use super::layer::{Layer, Then};
use super::past::{EVERYBODYS, Looking, Picture};
use crate::theme::canvas::Canvas;
use crate::widgets::event::Event;
use crate::widgets::frame::Around;
use crate::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::course::Course;
use shell::services::Services;
use std::collections::VecDeque;
use std::time::Instant;

/// A game's course.
type Recorded<P> = Box<dyn Course<View = <P as Picture>::View>>;

/// A game with the place where somebody looks.
struct Game<P: Picture> {
    course: Recorded<P>,
    looking: Looking<P>,
}

impl<P: Picture> Game<P> {
    /// From its beginning.
    fn new(course: Recorded<P>, picture: P, now: Instant) -> Game<P> {
        let mut looking = Looking::new(course.as_ref(), picture);
        looking.run(Command::First, course.as_ref(), now);
        Game { course, looking }
    }

    fn press(&mut self, key: Key, now: Instant) -> Event {
        self.looking.press(key, self.course.as_ref(), now)
    }

    fn run(&mut self, command: Command, now: Instant) -> bool {
        self.looking.run(command, self.course.as_ref(), now)
    }

    fn export(&self, services: &dyn Services) -> String {
        services.export_log(&self.course.table().names(), self.looking.log()).unwrap_or_else(|why| why.to_string())
    }
}

/// The screen.
pub struct Replay<P: Picture> {
    /// The one that is looked at.
    game: Game<P>,
    /// The other games of its match, in order, starting after this one.
    others: VecDeque<Game<P>>,
    /// Which one it is, from 1.
    number: usize,
    title: String,
    now: Instant,
}

impl<P: Picture> Replay<P> {
    /// Games of a match from the beginning of the first, or one game; `None` if there are none.
    pub fn new(courses: Vec<Recorded<P>>, picture: impl Fn() -> P, now: Instant) -> Option<Replay<P>> {
        let mut games: VecDeque<Game<P>> =
            courses.into_iter().map(|course| Game::new(course, picture(), now)).collect();
        let game = games.pop_front()?;
        let mut replay = Replay { game, others: games, number: 1, title: String::new(), now };
        replay.entitle();
        Some(replay)
    }

    fn entitle(&mut self) {
        let names = self.game.course.table().names().join(" - ");
        self.title = match self.others.len() + 1 {
            1 => format!("Replay: {names}"),
            count => format!("Replay: {names}, game {} of {count}", self.number),
        };
    }

    fn next_game(&mut self) -> Then {
        let Some(next) = self.others.pop_front() else { return Then::Say("There is no other game.".into()) };
        self.others.push_back(std::mem::replace(&mut self.game, next));
        self.number = self.number % (self.others.len() + 1) + 1;
        self.entitle();
        Then::Stay
    }
}

impl<P: Picture> Layer for Replay<P> {
    fn focus(&self) -> Focus {
        Focus::Past
    }

    fn press(&mut self, key: Key, _: &mut dyn Services) -> Then {
        match self.game.press(key, self.now) {
            Event::Ignored => Then::Ignored,
            _ => Then::Stay,
        }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::ExportLog => Then::Say(self.game.export(services)),
            Command::NextGame => self.next_game(),
            Command::Eyes if self.game.course.eyes().is_empty() => Then::Say(EVERYBODYS.into()),
            command if self.game.run(command, self.now) => Then::Stay,
            _ => Then::Ignored,
        }
    }

    fn search(&mut self, text: &str, _: &dyn Services) -> Then {
        match self.game.looking.search(text, self.game.course.as_ref()) {
            true => Then::Stay,
            false => Then::Say(format!("The log never says \"{text}\".")),
        }
    }

    fn tick(&mut self, now: Instant) -> Then {
        self.now = now;
        self.game.looking.tick(self.game.course.as_ref(), now);
        Then::Stay
    }

    fn deadline(&self, _: Instant) -> Option<Instant> {
        self.game.looking.timeline().deadline()
    }

    fn is_running(&self) -> bool {
        self.game.looking.timeline().deadline().is_some()
    }

    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let with = Surround {
            services,
            now: self.now,
            area: canvas.area(),
            title: &self.title,
            in_match: false,
            notice: around.notice,
            hints: around.hints,
            help: around.help,
            line: around.line,
        };
        self.game.looking.draw(canvas, &with, hits);
    }
}
