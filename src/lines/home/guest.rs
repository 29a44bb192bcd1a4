//! A conversation that is no game: it answers every line until it leads to a game, or is left.

use super::HomeLines;
use boards::desk::told::DeskTold;
use boards::games;
use screen::game::speaker::{Answer, Speaker};
use shell::event_list::Made;
use std::time::Instant;

impl HomeLines {
    /// Lets somebody else answer, and gives what is said first.
    pub fn invite(&mut self, mut guest: Box<dyn Speaker>) -> Vec<String> {
        let lines = guest.opening();
        self.guest = Some(guest);
        lines
    }

    /// The same from the first questions, which follow once the guest is left.
    pub(super) fn visit(&mut self, guest: Box<dyn Speaker>) -> Vec<String> {
        self.visited = true;
        self.invite(guest)
    }

    pub(super) fn guest_line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        let Some(guest) = &mut self.guest else { return Answer::default() };
        let mut answer = guest.line(text, self.services.as_mut(), typed, now);
        let (begun, contest, stays) = (guest.begun(), guest.contest(), guest.stays());
        if begun.is_some() || contest.is_some() {
            self.waiting = self.guest.take().filter(|_| stays);
        }
        if let Some((game, notice)) = begun {
            answer.lines.extend(notice);
            answer.lines.extend(self.sit_down(game, now));
        }
        if let Some(the_match) = contest {
            answer.lines.extend(self.open_match(the_match));
            self.notice_question(now);
        }
        if answer.left && self.visited {
            (self.guest, self.visited, answer.left) = (None, false, false);
        }
        answer
    }

    /// Whoever waited for the end of a game or a match answers again.
    pub(super) fn welcome_back(&mut self) -> Vec<String> {
        self.guest = self.waiting.take();
        let services = self.services.as_mut();
        self.guest.as_mut().map(|guest| guest.returned(services)).unwrap_or_default()
    }

    /// Drafts, pools and tournaments: which there are, one of them by its number, or a new one by words.
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
                entry.ok_or_else(|| "There is none of this number.".to_owned()).and_then(|entry| entry.open(now))
            }
            words => self.services.make_event(&words.join(" "), now),
        };
        match made {
            Err(why) => vec![why],
            Ok(Made::Pod(session)) => {
                let agreed = session.as_agreed(&self.services.agreement());
                self.visit(games::pod_in_lines(agreed))
            }
            Ok(Made::Tournament(session)) => self.visit(Box::new(DeskTold::new(session))),
        }
    }
}
