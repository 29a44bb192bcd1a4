//! Time passing in line mode: private things close automatically, bots play, clocks run.

use super::{HomeLines, LETTERS_A_SECOND};
use crate::table::Answer;
use hotseat::exposure::Closed;
use screen::game::speaker::Speaker;
use shell::open_notes::OpenNotes;
use std::time::{Duration, Instant};

impl HomeLines {
    /// This many letters were just written: nothing closes before they are heard.
    pub fn heard(&mut self, letters: usize, now: Instant) {
        self.quiet_from = now + Duration::from_secs(letters as u64 / LETTERS_A_SECOND);
        if let Some(table) = &mut self.playing {
            table.session_mut().touched(self.quiet_from);
        }
        if let Some(the_match) = &mut self.the_match {
            the_match.touched(self.quiet_from);
        }
        if let Some(guest) = &mut self.guest {
            guest.touched(self.quiet_from);
        }
        if let Some(notes) = &mut self.notes {
            notes.touched(self.quiet_from);
        }
    }

    /// When to call [`tick`](HomeLines::tick) if no line comes.
    pub fn deadline(&self, now: Instant) -> Option<Instant> {
        let hand = self.playing.as_ref().and_then(|table| table.session().deadline());
        let the_match = self.the_match.as_ref().and_then(|the_match| the_match.deadline(now));
        let notes = self.notes.as_ref().map(OpenNotes::deadline);
        let guest = self.guest.as_ref().and_then(|guest| guest.deadline(now));
        [hand, the_match, notes, guest].into_iter().flatten().min()
    }

    /// Is a game under way that only bots play?
    pub fn plays_alone(&self) -> bool {
        let session = self.playing.as_ref().map(|table| table.session());
        session.is_some_and(|session| session.outcome().is_none() && session.table().people().is_empty())
    }

    /// What time brought, if anything.
    pub fn tick(&mut self, now: Instant) -> Option<Answer> {
        if let Some(guest) = &mut self.guest {
            return guest.tick(&self.services, now);
        }
        if let Some(mut answer) = self.notes_wait(now) {
            answer.lines.insert(0, Closed::Idle.sentence().to_owned());
            return Some(answer);
        }
        let had_secrets = self.shows_secrets();
        let mut lines = self.clocks(now);
        if let Some(table) = &mut self.playing {
            lines.extend(table.tick(&self.services, now));
        }
        let clear = had_secrets && !self.shows_secrets();
        if let (true, None, Some(the_match)) = (clear, &self.playing, &self.the_match) {
            lines.push(Closed::Idle.sentence().to_owned());
            lines.extend(the_match.look(&self.services));
        }
        self.asked_anew = false;
        self.notice_question(now);
        (clear || !lines.is_empty()).then_some(Answer { clear, ..Answer::said(lines) })
    }

    /// The clocks of the match, if there is one. A fault that stays is told once.
    fn clocks(&mut self, now: Instant) -> Vec<String> {
        match self.around().pass_time(now) {
            Ok(said) => {
                self.fault = None;
                said.into_iter().collect()
            }
            Err(why) => {
                let why = why.to_string();
                if self.fault.as_ref() == Some(&why) {
                    return Vec::new();
                }
                self.fault = Some(why.clone());
                vec![why]
            }
        }
    }
}
