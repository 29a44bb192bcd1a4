//! A match between its games: its lines, and the names typed for it.

use super::{HomeLines, said};
use crate::spelling::spell;
use crate::table::Answer;
use hotseat::handover::Keystroke;
use screen::game::speaker::Speaker;
use shell::command::situation::Focus;
use shell::place::{Outcome, Place};
use std::time::Instant;

impl HomeLines {
    /// A line between games.
    pub(super) fn match_line(&mut self, text: &str, now: Instant) -> Answer {
        if let Some(lines) = self.settings_here(text, Focus::Match, now) {
            return said(lines);
        }
        let Some(the_match) = &mut self.the_match else { return said(Vec::new()) };
        let place = the_match.place_mut();
        place.touched(now);
        if let Err(why) = Place::tick(place, now) {
            return said(why.lines());
        }
        let mut answer = match place.spelling() {
            Some(_) => said(self.spelled_in_match(text.trim(), now)),
            None => the_match.line(text, &mut self.services, now, now),
        };
        let Some(the_match) = &mut self.the_match else { return answer };
        if let Some(led) = the_match.led() {
            answer.lines.extend(self.led_to(led, now));
        } else if answer.left {
            (self.the_match, answer.left) = (None, false);
            self.services.left();
            answer.lines.extend(self.welcome_back());
        }
        answer
    }

    /// A line that types a name, or leaves the question.
    fn spelled_in_match(&mut self, text: &str, now: Instant) -> Vec<String> {
        if text.is_empty() {
            self.the_match.iter_mut().for_each(|the_match| the_match.place_mut().stop_asking());
            return std::iter::once("Nothing was done.".to_owned()).chain(self.look_at_match()).collect();
        }
        let keys = text.chars().map(Keystroke::Letter).chain([Keystroke::Enter]);
        match spell(&mut self.around(), keys, now) {
            Ok(None) => vec!["That is not it.".into()],
            Ok(Some(Outcome::Open(opened))) => self.led_to(Outcome::Open(opened), now),
            Ok(Some(_)) => self.look_at_match(),
            Err(why) => why.lines().into_iter().chain(self.look_at_match()).collect(),
        }
    }

    fn look_at_match(&self) -> Vec<String> {
        self.the_match.as_ref().map(|the_match| the_match.look(&self.services)).unwrap_or_default()
    }
}
