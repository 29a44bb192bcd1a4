//! The desk in lines, with the powers of the screen.

use hotseat::exposure::Closed;
use screen::game::speaker::{Answer, Speaker};
use shell::command::situation::Place;
use shell::command::{Command, spoken, spoken_help};
use shell::desk_session::{DeskSession, Obeyed, told};
use shell::match_session::MatchSession;
use shell::services::{AtTable, Begun, Services};
use std::time::Instant;

/// A desk in lines.
pub struct DeskTold {
    session: DeskSession,
    at_table: Option<AtTable>,
}

impl DeskTold {
    /// Sits down at a desk.
    pub fn new(session: DeskSession) -> DeskTold {
        DeskTold { session, at_table: None }
    }

    fn obey(&mut self, command: Command, words: &str, services: &mut dyn Services) -> Answer {
        match command {
            Command::Help => return Answer::said(spoken_help(Place::Desk)),
            Command::Quit => return Answer { lines: vec!["It is saved.".into()], clear: false, left: true },
            Command::DeskSay | Command::DeskView => return Answer::said(told::tables(&self.session)),
            Command::RoomBoard => return Answer::said(told::tables(&self.session)),
            _ => {}
        }
        match self.session.obey(command, words) {
            Err(why) => Answer::said(vec![why]),
            Ok(Obeyed::Done(said)) => Answer::said(vec![said]),
            Ok(Obeyed::Read(_, lines)) => Answer::said(lines),
            Ok(Obeyed::Confirm { why, .. }) => Answer::said(vec![why]),
            Ok(Obeyed::Play(place)) => match super::play(&mut self.session, place, services) {
                Ok(at_table) => {
                    self.at_table = Some(at_table);
                    Answer::default()
                }
                Err(why) => Answer::said(vec![why]),
            },
        }
    }
}

impl Speaker for DeskTold {
    fn opening(&mut self) -> Vec<String> {
        let mut lines: Vec<String> = self.session.notice().into_iter().collect();
        lines.extend(told::tables(&self.session));
        lines.push("Say help for the words.".to_owned());
        lines
    }

    fn prompt(&self) -> String {
        "desk> ".to_owned()
    }

    fn shows_secrets(&self) -> bool {
        false
    }

    fn cover(&mut self, _: Closed, _: Instant) -> Answer {
        Answer::said(told::tables(&self.session))
    }

    fn line(&mut self, text: &str, services: &mut dyn Services, _: Instant, _: Instant) -> Answer {
        match spoken(text, Place::Desk) {
            Some(said) => self.obey(said.command, &said.words.join(" "), services),
            None if text.trim().is_empty() => Answer::default(),
            None => Answer::said(vec![format!("\"{}\" is not understood. Say help for the words.", text.trim())]),
        }
    }

    fn was_asked_anew(&self) -> bool {
        false
    }

    fn tick(&mut self, _: Instant) -> Option<Answer> {
        None
    }

    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    fn begun(&mut self) -> Option<Begun> {
        match self.at_table.take() {
            Some(AtTable::Game(begun)) => Some(*begun),
            other => {
                self.at_table = other;
                None
            }
        }
    }

    fn contest(&mut self) -> Option<Box<dyn MatchSession>> {
        match self.at_table.take() {
            Some(AtTable::Match(contest)) => Some(contest),
            other => {
                self.at_table = other;
                None
            }
        }
    }

    fn stays(&self) -> bool {
        true
    }

    fn returned(&mut self, services: &mut dyn Services) -> Vec<String> {
        let taken = self.session.collect(|saved| services.table_result(saved));
        let mut lines = match taken {
            Err(why) => vec![why],
            Ok(taken) => taken.into_iter().map(|one| format!("Reported: {one}.")).collect(),
        };
        lines.extend(told::tables(&self.session));
        lines
    }
}
