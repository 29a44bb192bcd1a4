//! A game looked back at: its table as it was at some moment, and the timeline with that moment.

use super::board::{Intent, Surround};
use super::unheard::Unheard;
use crate::theme::canvas::Canvas;
use crate::widgets::event::Event;
use crate::widgets::hits::Hits;
use crate::widgets::timeline::Timeline;
use hotseat::log::Line as LogLine;
use hotseat::past::Moment;
use ratatui::layout::Rect;
use shell::cards::Cards;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::course::Course;
use shell::refusal::PastFault;
use std::time::Instant;

/// What a game brings for looking back: drawing and narrating its table as it was.
pub trait Picture {
    /// What may be seen of the game.
    type View;

    /// Makes this the table, with all moments that led to it.
    fn show(&mut self, view: Self::View, moments: &[Moment]);

    /// Draws it, and returns the area for the timeline.
    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, log: &[LogLine], hits: &mut Hits) -> Rect;

    /// The table in sentences.
    fn told(&self) -> Vec<String>;

    /// All about a card on that table; `None` if nothing there has this name.
    fn inspect(&self, _words: &[&str], _cards: &dyn Cards) -> Option<Vec<String>> {
        None
    }

    /// Shows the whole table of several, or the usual view again.
    fn turn_whole(&mut self) {}
}

/// A game that is looked back at.
pub struct Looking<P: Picture> {
    timeline: Timeline,
    picture: P,
    /// The whole log, as the eyes read it.
    log: Vec<LogLine>,
}

impl<P: Picture> Looking<P> {
    /// At the end of this course.
    pub fn new(course: &dyn Course<View = P::View>, picture: P) -> Looking<P> {
        let timeline = Timeline::new(course.moments(), course.table().names(), course.eyes());
        let mut looking = Looking { timeline, picture, log: Vec::new() };
        looking.look(course);
        looking
    }

    /// Where it is.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The log up to the moment.
    pub fn log(&self) -> &[LogLine] {
        &self.log[..self.timeline.lines().min(self.log.len())]
    }

    /// The table in sentences.
    pub fn told(&self) -> Vec<String> {
        self.picture.told()
    }

    /// All about a card on that table; `None` if nothing there has this name.
    pub fn inspect(&self, words: &[&str], cards: &dyn Cards) -> Option<Vec<String>> {
        self.picture.inspect(words, cards)
    }

    /// The game moved on, or something was taken back.
    pub fn renew(&mut self, course: &dyn Course<View = P::View>) {
        self.timeline.renew(course.moments());
        self.look(course);
    }

    /// Moves on the timeline in any way, and updates the picture.
    pub fn moved<R>(
        &mut self,
        course: &dyn Course<View = P::View>,
        act: impl FnOnce(&mut Timeline, &[LogLine]) -> R,
    ) -> R {
        let before = (self.timeline.at(), self.timeline.through());
        let done = act(&mut self.timeline, &self.log);
        if before != (self.timeline.at(), self.timeline.through()) {
            self.look(course);
        }
        done
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, course: &dyn Course<View = P::View>, now: Instant) -> Event {
        if key == Key::Char('z') {
            self.picture.turn_whole();
            return Event::Stay;
        }
        self.moved(course, |timeline, log| timeline.press(key, log, now))
    }

    /// A command; false if it has nothing to do with looking back.
    pub fn run(&mut self, command: Command, course: &dyn Course<View = P::View>, now: Instant) -> bool {
        self.moved(course, |timeline, log| timeline.run(command, log, now))
    }

    /// To the next moment for which the log says this; false if it never does.
    pub fn search(&mut self, text: &str, course: &dyn Course<View = P::View>) -> bool {
        self.moved(course, |timeline, log| timeline.search(text, log))
    }

    /// Time passed.
    pub fn tick(&mut self, course: &dyn Course<View = P::View>, now: Instant) {
        self.moved(course, |timeline, _| timeline.tick(now));
    }

    /// Draws the table as it was, and the timeline.
    pub fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        let without = Surround { notice: None, ..*with };
        let place = self.picture.draw(canvas, &without, self.log(), hits);
        self.timeline.draw(canvas, place, &self.log, with.notice);
    }

    fn look(&mut self, course: &dyn Course<View = P::View>) {
        let (at, through) = (self.timeline.at(), self.timeline.through());
        self.log = course.log(self.timeline.last(), through);
        if let Some(view) = course.view(at, through) {
            let moments = self.timeline.moments();
            self.picture.show(view, moments.get(..=at).unwrap_or(moments));
        }
    }
}

/// Where a board keeps the game that it looks back at, while it does.
pub struct Past<P: Picture>(Option<Looking<P>>);

impl<P: Picture> Default for Past<P> {
    fn default() -> Past<P> {
        Past(None)
    }
}

impl<P: Picture> Past<P> {
    /// Looks back at the last step, or at the moment after which the log had a line; without a course, says why this is
    /// impossible.
    pub fn begin(&mut self, course: Option<&dyn Course<View = P::View>>, picture: P, line: Option<usize>) -> Intent {
        let Some(course) = course else { return Intent::Say(Unheard::Strict.to_string()) };
        let mut looking = Looking::new(course, picture);
        looking.moved(course, |timeline, _| match line {
            Some(line) => timeline.go_to_line(line),
            None => timeline.go(timeline.last().saturating_sub(1)),
        });
        self.0 = Some(looking);
        Intent::Show(Focus::Past)
    }

    /// Acts on the game looked back at; `None` if there is none.
    pub fn act<R>(
        &mut self,
        course: Option<&dyn Course<View = P::View>>,
        act: impl FnOnce(&mut Looking<P>, &dyn Course<View = P::View>) -> R,
    ) -> Option<R> {
        Some(act(self.0.as_mut()?, course?))
    }

    /// A command of looking back.
    pub fn run(&mut self, command: Command, course: Option<&dyn Course<View = P::View>>, now: Instant) -> Intent {
        if command == Command::Eyes && course.is_some_and(|course| course.eyes().is_empty()) {
            return Intent::Say(PastFault::NotOver.to_string());
        }
        self.act(course, |looking, course| looking.run(command, course, now));
        Intent::Nothing
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, course: Option<&dyn Course<View = P::View>>, now: Instant) -> Event {
        self.act(course, |looking, course| looking.press(key, course, now)).unwrap_or(Event::Back)
    }

    /// Ends looking back if this is its page, so that nothing is looked up for nobody.
    pub fn left(&mut self, place: Focus) {
        if place == Focus::Past {
            self.0 = None;
        }
    }

    /// When the picture changes by itself.
    pub fn deadline(&self) -> Option<Instant> {
        self.0.as_ref().and_then(|looking| looking.timeline().deadline())
    }

    /// Draws the table as it was, and the timeline.
    pub fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        if let Some(looking) = &self.0 {
            looking.draw(canvas, with, hits);
        }
    }
}

/// The table in sentences as everybody saw it this many steps ago, with the results of the step before it.
pub fn earlier<P: Picture>(course: &dyn Course<View = P::View>, picture: P, steps: usize) -> Vec<String> {
    let mut looking = Looking::new(course, picture);
    looking.moved(course, |timeline, _| timeline.go(timeline.last().saturating_sub(steps)));
    let timeline = looking.timeline();
    let moment = |at: usize| timeline.moments().get(at);
    let place = moment(timeline.at()).map_or("", |moment| moment.place.as_str());
    let before = timeline.at().checked_sub(1).and_then(moment).map_or(0, |moment| moment.lines);
    let mut lines = vec![format!("Looking back at step {} of {}. {place}.", timeline.at(), timeline.last())];
    lines.extend(looking.log().iter().skip(before).map(|line| format!("{}.", line.text)));
    lines.extend(looking.told());
    lines.push("That is how it was; look describes the present table.".to_owned());
    lines
}
