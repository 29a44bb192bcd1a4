//! A replay drawn, and told.

use super::Replay;
use crate::game::board::Surround;
use crate::game::past::Picture as Drawn;
use crate::game::place_lines::{Narrator, PlaceLines};
use crate::game::place_screen::{Meant, Picture, PlaceScreen, Scene};
use crate::theme::canvas::Canvas;
use crate::widgets::event::Event;
use crate::widgets::hits::Hits;
use shell::command::Command;
use shell::command::key::Key;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::marker::PhantomData;
use std::time::Instant;

/// The picture of a replay.
pub struct ReplayPicture<P>(PhantomData<P>);

/// Tells of a replay.
pub struct ReplayNarrator<P> {
    /// Is it a table at which others play?
    watched: bool,
    picture: PhantomData<P>,
}

/// A replay on the screen.
pub fn screen<P: Drawn>(replay: Replay<P>, now: Instant) -> PlaceScreen<ReplayPicture<P>> {
    PlaceScreen::new(replay, ReplayPicture(PhantomData), now)
}

/// A replay in lines.
pub fn lines<P: Drawn>(replay: Replay<P>) -> PlaceLines<ReplayNarrator<P>> {
    let watched = replay.is_watched();
    PlaceLines::new(replay, ReplayNarrator { watched, picture: PhantomData })
}

impl<P: Drawn> Picture for ReplayPicture<P> {
    type Place = Replay<P>;

    fn press(&mut self, place: &mut Replay<P>, key: Key, _: &Services) -> Meant {
        match place.press(key) {
            Event::Ignored => Meant::Ignored,
            _ => Meant::Moved,
        }
    }

    fn command(&mut self, _: &mut Replay<P>, command: Command, _: &Services) -> Meant {
        if command == Command::Back { Meant::Back } else { Meant::Ask(Request::of(command)) }
    }

    fn click(&mut self, _: &mut Replay<P>, _: usize, _: &Services) -> Meant {
        Meant::Moved
    }

    fn search(&mut self, place: &mut Replay<P>, text: &str, _: &Services) -> Result<bool, Refusal> {
        place.find(text).map(|()| true)
    }

    fn done(&mut self, _: &Replay<P>, _: &Request, _: &Services) -> Option<String> {
        None
    }

    fn renewed(&mut self) {}

    fn is_running(&self, place: &Replay<P>) -> bool {
        place.game.looking.timeline().deadline().is_some()
    }

    fn draw(&self, scene: &Scene<'_, Replay<P>>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let (place, around) = (scene.place, scene.around);
        let mark = place.game.mark().map(|mark| format!("Your mark: {mark}"));
        let with = Surround {
            services: scene.services,
            now: scene.now,
            area: canvas.area(),
            title: &format!("{}: {}", if place.is_watched() { "Watched" } else { "Replay" }, place.title),
            in_match: false,
            notice: around.notice.or(mark.as_deref()),
            hints: around.hints,
            help: around.help,
            line: around.line,
        };
        place.game.looking.draw(canvas, &with, hits);
    }
}

impl<P: Drawn> Narrator for ReplayNarrator<P> {
    type Place = Replay<P>;

    fn opening(&self, place: &Replay<P>, _: &Services) -> Vec<String> {
        place.beginning()
    }

    fn prompt(&self, place: &Replay<P>) -> String {
        if place.is_watched() { "watch> ".into() } else { "replay> ".into() }
    }

    fn look(&self, place: &Replay<P>, _: &Services) -> Vec<String> {
        place.game.looking.told()
    }

    fn tell(&self, place: &Replay<P>, request: &Request, services: &Services) -> Option<Vec<String>> {
        if request.command != Command::Inspect {
            return None;
        }
        let found = place.game.looking.inspect(&request.words(), services.cards());
        Some(found.unwrap_or_else(|| vec![format!("Nothing in sight is called \"{}\".", request.text())]))
    }

    fn numbered(&self, _: &Replay<P>) -> Option<Command> {
        None
    }

    fn on_nothing(&self) -> Option<Command> {
        Some(Command::Later)
    }

    fn goodbye(&self) -> &'static str {
        if self.watched { "Nobody watches any more." } else { "That was the replay." }
    }
}
