//! Drafts, pools and tournaments as a list: those there are, and new ones out of a line of words.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::event_list::Made;
use crate::listing::{Listed, Row, Sheet};
use crate::place::{Opened, Outcome};
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;

/// What can be made: what the line begins with, its name, and what may be said behind it.
const NEW: [(&str, &str, &str); 3] = [
    (
        "draft SOR ",
        "New draft",
        "draft SOR Ann Bob: the set (or three with commas), then who drafts; the program takes the other seats of eight. \
         strict behind it: by the clock, without help.",
    ),
    (
        "sealed SOR ",
        "New sealed pools",
        "sealed SOR Ann Bob: the set, then who opens six boosters each; alone, a bot is the opponent. strict behind it: \
         by the clock, without help.",
    ),
    (
        "tournament ",
        "New tournament",
        "tournament Friday Showdown premier: a name, then as you like premier, sealed, draft or twin-suns; casual or \
         competitive; bo3 or single.",
    ),
];

/// The list.
pub struct EventHall;

/// A line of words makes an event.
pub(crate) fn make(line: &str, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
    services.make_event(line, now).map(|made| opened(made, services))
}

/// The event of a number, from 0.
pub(crate) fn open(event: usize, services: &Services, now: Instant) -> Result<Outcome, Refusal> {
    let events = services.events();
    let entry = events.get(event).ok_or(Refusal::OutOfRange(event + 1))?;
    entry.open(now).map(|made| opened(made, services))
}

fn opened(made: Made, services: &Services) -> Outcome {
    Outcome::Open(match made {
        Made::Pod(session) => Opened::Pod(Box::new(session.as_agreed(&services.agreement()))),
        Made::Tournament(session) => Opened::Desk(Box::new(session)),
    })
}

impl Listed for EventHall {
    fn focus(&self) -> Focus {
        Focus::Events
    }

    fn sheet(&self, services: &Services) -> Sheet {
        let new = NEW.iter().map(|(_, name, _)| Row { title: (*name).to_owned(), ..Row::default() });
        let events = services.events().into_iter();
        let there = events.map(|entry| Row { title: entry.title, about: entry.about, ..Row::default() });
        Sheet {
            title: "Events: drafts, pools and tournaments",
            right: String::new(),
            empty: "",
            rows: new.chain(there).collect(),
            links: false,
        }
    }

    fn details(&self, row: usize, _: &Services) -> Vec<String> {
        let about = NEW.get(row).map_or("Enter continues it. Its file is named after it.", |(.., about)| about);
        vec![about.to_owned()]
    }

    fn likely(&self, _: &Services) -> usize {
        0
    }

    fn step_back(&mut self) -> bool {
        false
    }

    fn search(&mut self, _: &str) -> Option<Result<(), Refusal>> {
        None
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Open => {
                let row = self.sheet(services).row(request)?;
                let Some((begin, name, _)) = NEW.get(row) else { return open(row - NEW.len(), services, now) };
                let then = Request::of(Command::Events);
                Ok(Outcome::Type { question: format!("{name}: "), text: (*begin).to_owned(), then })
            }
            Command::Events => make(&request.text(), services, now),
            other => Err(Refusal::NotNow(other)),
        }
    }
}
