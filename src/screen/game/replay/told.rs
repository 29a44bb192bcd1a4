//! The same in line mode: a game from its file, told step by step.

use super::{Game, Recorded};
use crate::game::facts;
use crate::game::past::Picture;
use crate::game::speaker::{Answer, Speaker};
use hotseat::exposure::Closed;
use seats::Seat;
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help};
use shell::place::Outcome;
use shell::services::Services;
use std::time::Instant;

/// The most facts told about a step, the newest.
const MOST: usize = 12;

/// The conversation.
pub struct Told<P: Picture> {
    games: Vec<Game<P>>,
    /// The game that is told.
    at: usize,
}

impl<P: Picture> Told<P> {
    /// Games of a match from the beginning of the first, or one game; `None` if there are none.
    pub fn new(courses: Vec<Recorded<P>>, picture: impl Fn() -> P) -> Option<Told<P>> {
        let now = Instant::now();
        let games: Vec<Game<P>> = courses.into_iter().map(|course| Game::new(course, picture(), now)).collect();
        (!games.is_empty()).then_some(Told { games, at: 0 })
    }

    fn beginning(&self) -> Vec<String> {
        let Some(game) = self.games.get(self.at) else { return Vec::new() };
        let names = game.course.table().names().join(" and ");
        let steps = game.looking.timeline().last();
        let which = match self.games.len() {
            1 => String::new(),
            count => format!(", game {} of {count}", self.at + 1),
        };
        vec![format!("A replay: {names}{which}, {steps} steps. An empty line continues; say help for the words.")]
    }

    fn game(&mut self, number: &str) -> Vec<String> {
        match number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            Some(at) if at < self.games.len() => {
                self.at = at;
                self.beginning()
            }
            _ => vec![format!("There is no game {number} here.")],
        }
    }

    fn answer(&mut self, text: &str, services: &dyn Services, now: Instant) -> Vec<String> {
        if let Some(said) = spoken(text, Focus::Past)
            && let (Command::NextGame, [number]) = (said.command, said.words().as_slice())
        {
            return self.game(number);
        }
        self.games.get_mut(self.at).map(|game| game.answer(text, services, now)).unwrap_or_default()
    }
}

impl<P: Picture> Game<P> {
    /// Moves, and tells what happened at the step reached.
    fn go(&mut self, command: Command, now: Instant) -> Vec<String> {
        let before = self.looking.timeline().at();
        self.run(command, now);
        let at = self.looking.timeline().at();
        if at == before {
            return vec![if at == 0 { "This is the beginning.".into() } else { "This is the end.".into() }];
        }
        self.step(before.min(at.saturating_sub(1)))
    }

    /// What has happened since a moment, or in the step itself after going back.
    fn step(&self, from: usize) -> Vec<String> {
        let timeline = self.looking.timeline();
        let moment = timeline.moments().get(timeline.at());
        let first = timeline.moments().get(from).map_or(0, |moment| moment.lines);
        let place = moment.map_or("", |moment| moment.place.as_str());
        let mut lines = vec![format!("Step {} of {}. {place}.", timeline.at(), timeline.last())];
        let log = self.looking.log();
        let newest = first.max(log.len().saturating_sub(MOST));
        if newest > first {
            lines.push(format!("More happened before that; log {} tells it all. Then:", log.len() - first));
        }
        lines.extend(log.iter().skip(newest).map(|line| format!("{}.", line.text)));
        lines
    }

    fn round(&mut self, number: &str) -> Vec<String> {
        let Ok(round) = number.parse::<u16>() else { return vec![format!("\"{number}\" is not a round.")] };
        if !self.looking.moved(self.course.as_ref(), |timeline, _| timeline.go_to_round(round)) {
            return vec![format!("The game has no round {round}.")];
        }
        self.step(self.looking.timeline().at().saturating_sub(1))
    }

    /// Through whose eyes it is told: those of a name, or everybody's.
    fn eyes(&mut self, words: &[&str]) -> Vec<String> {
        let (table, name) = (self.course.table(), words.join(" "));
        let named = Seat::all(table.count()).find(|seat| table.name(*seat).eq_ignore_ascii_case(&name));
        let seat = match (named, words) {
            (None, ["all"]) => None,
            (Some(seat), _) => Some(seat),
            _ => return vec![format!("Nobody here is called \"{name}\"; say eyes all for what everybody sees.")],
        };
        if !self.looking.moved(self.course.as_ref(), |timeline, _| timeline.look_through(seat)) {
            return vec!["It is not over: it is shown as everybody sees it.".into()];
        }
        let whose = seat.map_or("everybody", |seat| self.course.table().name(seat));
        vec![format!("From now on it is shown as {whose} sees it.")]
    }

    fn answer(&mut self, text: &str, services: &dyn Services, now: Instant) -> Vec<String> {
        if text.trim().is_empty() {
            return self.go(Command::Later, now);
        }
        if let ["inspect", words @ ..] = text.split_whitespace().collect::<Vec<_>>().as_slice() {
            let found = self.looking.inspect(words, services.cards());
            return found.unwrap_or_else(|| vec![format!("Nothing in sight is called \"{}\".", words.join(" "))]);
        }
        let Some(said) = spoken(text, Focus::Past) else {
            return vec![format!("\"{text}\" is not understood. Say help for the words.")];
        };
        match (said.command, said.words().as_slice()) {
            (Command::Help, _) => {
                let inspect = "inspect x: everything about a card on that table.".to_owned();
                std::iter::once(inspect).chain(spoken_help(Focus::Past)).collect()
            }
            (Command::Look, _) => self.looking.told(),
            (Command::Round, [number]) => self.round(number),
            (Command::Eyes, words) => self.eyes(words),
            (Command::Log, words) => facts::asked(self.looking.log(), words),
            (Command::ExportLog, _) => {
                vec![self.export(services)]
            }
            (command @ (Command::Earlier | Command::Later), [count]) => match count.parse::<usize>() {
                Ok(count) => (0..count.min(10_000)).map(|_| self.go(command, now)).last().unwrap_or_default(),
                Err(_) => vec![format!("\"{count}\" is not a number of steps.")],
            },
            (Command::NextAction, _) => self.go(Command::Down, now),
            (Command::PreviousAction, _) => self.go(Command::Up, now),
            (Command::Begin, _) => self.go(Command::First, now),
            (Command::Finish, _) => self.go(Command::Last, now),
            (command, _) => self.go(command, now),
        }
    }
}

impl<P: Picture> Speaker for Told<P> {
    fn opening(&mut self, _: &dyn Services) -> Vec<String> {
        self.beginning()
    }

    fn prompt(&self) -> String {
        "replay> ".into()
    }

    fn shows_secrets(&self) -> bool {
        false
    }

    fn cover(&mut self, why: Closed, _: &dyn Services, _: Instant) -> Answer {
        Answer::said(vec![why.sentence().to_owned()])
    }

    fn line(&mut self, text: &str, services: &mut dyn Services, _: Instant, now: Instant) -> Answer {
        let left = spoken(text, Focus::Past).is_some_and(|said| said.command == Command::Quit);
        let lines = if left { vec!["That was the replay.".to_owned()] } else { self.answer(text, services, now) };
        Answer { left, ..Answer::said(lines) }
    }

    fn awaits_line(&self) -> bool {
        false
    }

    fn was_asked_anew(&self) -> bool {
        false
    }

    fn touched(&mut self, _: Instant) {}

    fn tick(&mut self, _: &dyn Services, _: Instant) -> Option<Answer> {
        None
    }

    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    fn led(&mut self) -> Option<Outcome> {
        None
    }

    fn returned(&mut self, _: &mut dyn Services) -> Vec<String> {
        Vec::new()
    }
}
