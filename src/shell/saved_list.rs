//! Saved games as a list: those that can be gone on with and those that are over.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::{Listed, Row, Sheet};
use crate::place::{Opened, Outcome, Page, Question};
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::{SavedEntry, Services};
use std::time::Instant;

/// The list.
pub struct SavedList {
    /// Are those shown that are over?
    pub over: bool,
}

impl SavedList {
    fn entries<'a>(&self, services: &'a Services) -> &'a [SavedEntry] {
        if self.over { services.finished() } else { services.unfinished() }
    }

    /// The place of a row among all saved games.
    fn place(&self, row: usize, services: &Services) -> usize {
        if self.over { services.unfinished().len() + row } else { row }
    }

    fn delete(&self, row: usize, sure: bool, services: &mut Services) -> Result<Outcome, Refusal> {
        let Some(entry) = self.entries(services).get(row) else { return Err(Refusal::OutOfRange(row + 1)) };
        if !sure {
            let text = format!("Remove the game of {} ({}) for good?", entry.title, entry.about);
            let then = Request::with(Command::DeleteGame, &(row + 1).to_string());
            return Ok(Outcome::Ask(Question::about(text, "remove", then)));
        }
        match services.delete_saved(self.place(row, services)) {
            Ok(()) => Ok(Outcome::Changed(Some("It is removed.".into()))),
            Err(why) => Ok(Outcome::Read(Page::new("It stays", why.lines()))),
        }
    }
}

impl Listed for SavedList {
    fn focus(&self) -> Focus {
        Focus::Games
    }

    fn sheet(&self, services: &Services) -> Sheet {
        let rows: Vec<Row> = self
            .entries(services)
            .iter()
            .map(|entry| Row { title: entry.title.clone(), about: entry.about.clone(), ..Row::default() })
            .collect();
        let (title, empty, other, count) = match self.over {
            true => ("Finished games", "No game is finished yet.", "unfinished", services.unfinished().len()),
            false => ("Unfinished games", "There is no unfinished game.", "finished", services.finished().len()),
        };
        Sheet { title, right: format!("{}; [Tab] {other} {count}", rows.len()), empty, rows, links: false }
    }

    fn details(&self, row: usize, services: &Services) -> Vec<String> {
        services.saved_details(self.place(row, services))
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

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        if request.command == Command::OtherGames {
            self.over = !self.over;
            return Ok(Outcome::CHANGED);
        }
        let row = self.sheet(services).row(request)?;
        let place = self.place(row, services);
        match request.command {
            Command::Open => Ok(services.resume(place)?.into()),
            Command::Replay => Ok(Outcome::Open(Opened::Replay(services.replay(place)?))),
            Command::Report => services.report_saved(place).map(Outcome::Said),
            Command::DeleteGame => self.delete(row, request.is_sure(), services),
            other => Err(Refusal::NotNow(other)),
        }
    }
}
