//! A match between its games: its lines, and the names typed for it.

use super::{HomeLines, said};
use crate::table::Answer;
use hotseat::handover::Keystroke;
use screen::game::speaker::Speaker;
use shell::place::Place;
use std::time::{Duration, Instant};

impl HomeLines {
    /// A line between games.
    pub(super) fn match_line(&mut self, text: &str, now: Instant) -> Answer {
        let Some(the_match) = &mut self.the_match else { return said(Vec::new()) };
        let place = the_match.place_mut();
        place.touched(now);
        if let Err(why) = Place::tick(place, now) {
            return said(why.lines());
        }
        let mut answer = match place.spelling() {
            Some(_) => said(self.spelled_in_match(text.trim(), now)),
            None => the_match.line(text, self.services.as_mut(), now, now),
        };
        let Some(the_match) = &mut self.the_match else { return answer };
        if let Some(led) = the_match.led() {
            answer.lines.extend(self.led_to(led, now));
        } else if let Some(writer) = the_match.place_mut().proof() {
            return self.open_notes(writer);
        } else if answer.left {
            (self.the_match, answer.left) = (None, false);
            self.services.left();
            answer.lines.extend(self.welcome_back());
        }
        answer
    }

    /// A line that types a name, or leaves the question.
    fn spelled_in_match(&mut self, text: &str, now: Instant) -> Vec<String> {
        let Some(the_match) = &mut self.the_match else { return Vec::new() };
        let place = the_match.place_mut();
        let mut lines = Vec::new();
        if text.is_empty() {
            place.stop_asking();
            lines.push("Nothing was done.".to_owned());
        }
        // A line comes as a whole, and was not typed during the handover's pause.
        let at = now + Duration::from_secs(1);
        for key in text.chars().map(Keystroke::Letter).chain([Keystroke::Enter]).take_while(|_| !text.is_empty()) {
            if let Err(why) = place.spell(key, at) {
                lines.push(why.to_string());
            }
        }
        if lines.is_empty() && place.spelling().is_some() {
            return vec!["That is not it.".into()];
        }
        lines.extend(the_match.look(self.services.as_ref()));
        lines
    }

    /// What everybody may know about the match while a game is played (rules H-1, Z-6).
    pub(super) fn match_facts(&mut self) -> Vec<String> {
        let around = self.around();
        let promised = around.contest.as_ref().and_then(|contest| contest.commitment());
        let promised = promised.map(|commitment| format!("Promised about the luck: {commitment}."));
        around.match_facts().into_iter().chain(promised).collect()
    }
}
