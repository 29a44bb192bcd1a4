//! The desk as a place of the program.

use super::{DeskSession, told};
use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::Row;
use crate::place::{Outcome, Place};
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::{AtTable, Services};
use events::tournament::DeskStage;
use std::time::{Duration, Instant};

impl Place for DeskSession {
    fn focus(&self) -> Focus {
        Focus::Desk
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        told::tables(self).into_iter().map(Row::titled).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        if request.command == Command::Quit {
            return Ok(Outcome::Left);
        }
        if request.command != Command::DeskPlay {
            return self.order(request, services);
        }
        let place = match request.at.filter(|_| request.words.is_empty()) {
            Some(place) => place,
            None => self.table_of(&request.text())?,
        };
        Ok(self.play(place, services)?.into())
    }

    fn take_in(&mut self, text: &str, _: &mut Services) -> Option<Result<Outcome, Refusal>> {
        Some(self.take_in_people(text))
    }

    fn needless(&self) -> Vec<Command> {
        use Command::{
            DeskAdd, DeskBegin, DeskCut, DeskDrop, DeskExport, DeskHere, DeskList, DeskPair, DeskPlay, DeskResult,
            DeskStart, DeskSwap, DeskTime, DeskWhy, RoomBoard,
        };
        let fitting: &[Command] = match self.event.stage() {
            DeskStage::Registration => &[DeskAdd, DeskHere, DeskList, DeskStart],
            DeskStage::Ready if self.event.round() == 0 => &[DeskPair, DeskAdd, DeskList, DeskDrop],
            DeskStage::Ready => &[DeskPair, DeskResult, DeskAdd, DeskDrop],
            DeskStage::Paired => &[DeskBegin, DeskSwap, DeskWhy, DeskDrop, DeskAdd, RoomBoard],
            DeskStage::Playing => &[DeskResult, DeskPlay, DeskTime, DeskDrop, DeskWhy, RoomBoard],
            DeskStage::CutReady => &[DeskCut, DeskResult, DeskExport],
            DeskStage::Over => &[DeskExport, DeskCut, DeskResult],
        };
        let all = [
            DeskAdd, DeskBegin, DeskCut, DeskDrop, DeskExport, DeskHere, DeskList, DeskPair, DeskPlay, DeskResult,
            DeskStart, DeskSwap, DeskTime, DeskWhy, RoomBoard,
        ];
        all.into_iter().filter(|command| !fitting.contains(command)).collect()
    }

    fn tick(&mut self, _: Instant) -> Result<Option<Outcome>, Refusal> {
        Ok(self.notice().map(Outcome::Said))
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.time(None).map(|_| now + Duration::from_secs(1))
    }

    fn returned(&mut self, services: &mut Services) -> Result<Option<String>, Refusal> {
        let taken = self.collect(|saved| services.table_result(saved))?;
        let said = || format!("Reported: {}. {}", taken.join(", "), told::next(&self.event));
        Ok((!taken.is_empty()).then(said))
    }
}

impl DeskSession {
    /// Puts what is played at a table on this keyboard: as it was left, or new.
    fn play(&mut self, place: usize, services: &mut Services) -> Result<AtTable, Refusal> {
        let wanted = self.table_match(place)?;
        if let Some(saved) = self.saved(place) {
            let mut put = services.resume_table(saved)?;
            if let AtTable::Match(contest) = &mut put {
                contest.follow(wanted.seconds)?;
            }
            return Ok(put);
        }
        let (at_table, saved) = services.start_table(&wanted)?;
        self.seat_here(place, &saved)?;
        Ok(at_table)
    }
}
