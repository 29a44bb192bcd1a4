//! A conversation other than a game: it answers every line until it leads to a game, or is left.

use super::HomeLines;
use boards::desk::told::sit_down;
use boards::games;
use screen::game::speaker::{Answer, Speaker};
use shell::command::situation::Focus;
use shell::command::spoken;
use shell::event_list::Made;
use shell::place::Outcome;
use std::time::Instant;

impl HomeLines {
    /// Lets somebody else answer, and returns what is said first.
    pub fn invite(&mut self, mut guest: Box<dyn Speaker>) -> Vec<String> {
        let lines = guest.opening(self.services.as_ref());
        self.guest = Some(guest);
        lines
    }

    /// The same from the first questions, which follow once the guest is left.
    pub(super) fn visit(&mut self, guest: Box<dyn Speaker>) -> Vec<String> {
        self.visited = true;
        self.invite(guest)
    }

    /// All decks, for browsing and changing.
    pub(super) fn browse(&mut self) -> Vec<String> {
        self.browsing = true;
        self.visit(games::decks_in_lines())
    }

    pub(super) fn guest_line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        let Some(guest) = &mut self.guest else { return Answer::default() };
        let at_home = || spoken(text, Focus::Decks).is_none() && spoken(text, Focus::Home).is_some();
        if self.browsing && self.waiting.is_empty() && !guest.awaits_line() && at_home() {
            (self.guest, self.visited, self.browsing) = (None, false, false);
            return self.line(text, typed, now);
        }
        let mut answer = guest.line(text, self.services.as_mut(), typed, now);
        if let Some(led) = guest.led() {
            self.waiting.extend(self.guest.take());
            answer.lines.extend(self.led_to(led, now));
        }
        if answer.left && self.playing.is_none() && self.the_match.is_none() && !self.waiting.is_empty() {
            answer.left = false;
            answer.lines.extend(self.welcome_back());
        } else if answer.left && self.visited {
            (self.guest, self.visited, self.browsing, answer.left) = (None, false, false, false);
        }
        answer
    }

    /// What a conversation led to takes its place.
    pub(super) fn led_to(&mut self, led: Outcome, now: Instant) -> Vec<String> {
        match led {
            Outcome::Play(begun) => {
                let (game, notice) = *begun;
                let lines = notice.into_iter().collect::<Vec<_>>();
                lines.into_iter().chain(self.sit_down(game, now)).collect()
            }
            Outcome::Contest(contest) => {
                let lines = self.open_match(*contest);
                self.notice_question(now);
                lines
            }
            Outcome::Open(opened) => self.invite(games::opened_in_lines(opened)),
            _ => Vec::new(),
        }
    }

    /// A conversation that waited for the end of a game or a match answers again.
    pub(super) fn welcome_back(&mut self) -> Vec<String> {
        self.guest = self.waiting.pop();
        let services = self.services.as_mut();
        self.guest.as_mut().map(|guest| guest.returned(services)).unwrap_or_default()
    }

    /// Drafts, pools and tournaments: the list, one of them by its number, or a new one by words.
    pub(super) fn events(&mut self, words: &[&str], now: Instant) -> Vec<String> {
        let all = self.services.events();
        let made = match words {
            [] => {
                let lines = all.iter().enumerate();
                let lines = lines.map(|(place, entry)| format!("{}. {}; {}", place + 1, entry.title, entry.about));
                let lines: Vec<String> = lines.collect();
                return if lines.is_empty() { vec!["There are none yet.".into()] } else { lines };
            }
            [number] if number.parse::<usize>().is_ok() => {
                let entry = number.parse::<usize>().ok().and_then(|number| all.get(number.checked_sub(1)?));
                match entry {
                    Some(entry) => entry.open(now),
                    None => return vec!["Nothing has this number.".to_owned()],
                }
            }
            words => self.services.make_event(&words.join(" "), now),
        };
        match made {
            Err(why) => vec![why.to_string()],
            Ok(Made::Pod(session)) => {
                let agreed = session.as_agreed(&self.services.agreement());
                self.visit(games::pod_in_lines(agreed))
            }
            Ok(Made::Tournament(session)) => self.visit(Box::new(sit_down(session))),
        }
    }
}
