//! Whoever answers where no game lies on the table: the first questions, lists, decks, drafts, replays.

use super::HomeLines;
use boards::games;
use screen::game::list_lines;
use screen::game::speaker::{Answer, Speaker};
use screen::personal;
use screen::theme::ground::Ground;
use shell::command::situation::Focus;
use shell::command::spoken;
use shell::place::{Opened, Outcome};
use shell::preferences::Preference;
use shell::refusal::Refusal;
use shell::rules;
use std::time::Instant;

impl HomeLines {
    /// Lets somebody else answer instead of the first questions, and gives what is said first.
    pub fn invite(&mut self, guest: Box<dyn Speaker>) -> Vec<String> {
        (self.guest, self.at_home) = (None, false);
        self.visit(guest)
    }

    /// Lets somebody else answer; whoever answered before follows once they are left.
    fn visit(&mut self, mut guest: Box<dyn Speaker>) -> Vec<String> {
        self.waiting.extend(self.guest.take());
        let lines = guest.opening(&self.services);
        self.guest = Some(guest);
        lines
    }

    /// A game or a match takes the place of whoever answers, and is followed by them unless they only listed it.
    pub(super) fn make_way(&mut self) {
        self.waiting.extend(self.guest.take().filter(|guest| guest.browses() != Some(Focus::Games)));
    }

    /// Is this for the first questions, although a list is read?
    fn is_for_home(&self, text: &str) -> bool {
        let read = self.guest.as_ref().filter(|guest| !guest.awaits_line()).and_then(|guest| guest.browses());
        let here = |place: Focus| spoken(text, place).is_some();
        self.at_home && !self.waiting.is_empty() && read.is_some_and(|place| !here(place) && here(Focus::Home))
    }

    pub(super) fn guest_line(&mut self, text: &str, typed: Instant, now: Instant) -> Answer {
        if self.is_for_home(text) {
            self.guest = Some(self.waiting.swap_remove(0));
            self.waiting.clear();
        }
        let Some(guest) = &mut self.guest else { return Answer::default() };
        let mut answer = guest.line(text, &mut self.services, typed, now);
        if let Some(led) = guest.led() {
            answer.lines.extend(self.led_to(led, now));
        } else if answer.left && (self.playing.is_some() || self.the_match.is_some()) {
            (self.guest, answer.left) = (None, false);
        } else if answer.left && !self.waiting.is_empty() {
            answer.left = false;
            answer.lines.extend(self.welcome_back());
        }
        answer
    }

    /// What a conversation led to takes its place.
    pub(super) fn led_to(&mut self, led: Outcome, now: Instant) -> Vec<String> {
        match led {
            Outcome::Play(begun) => {
                let (game, notice) = *begun;
                notice.into_iter().chain(self.sit_down(game, now)).collect()
            }
            Outcome::Contest(contest) => {
                let lines = self.open_match(*contest);
                self.notice_question(now);
                lines
            }
            Outcome::Open(Opened::Notes(notes)) => self.open_notes(notes),
            Outcome::Open(Opened::Rules(_)) => {
                let told = rules::of_all(self.services.games()).and_then(|book| rules::told(&book, ""));
                told.map_or_else(|why| why.lines(), |page| page.lines)
            }
            Outcome::Open(Opened::Setup) => vec!["Say who plays with which deck: new ann 1 bob 2, or new ann 1 bob=sensible 2 against the program. decks lists their numbers.".into()],
            // A table that is played is not left for a list.
            Outcome::Open(Opened::List(list)) if self.playing.is_some() || self.the_match.is_some() => {
                list_lines::told(&list, &self.services)
            }
            Outcome::Open(opened) => match games::opened_in_lines(opened) {
                Some(guest) => self.visit(guest),
                None => vec!["No game of this match has begun.".into()],
            },
            Outcome::Set(which, value) => vec![self.set(which, &value).map_or_else(|why| why.to_string(), |word| format!("{word} is {value} from now on."))],
            Outcome::Keys => vec!["Your keys are read when the panels begin.".into()],
            _ => Vec::new(),
        }
    }

    /// A setting was set; a theme is kept only if it can be read. Gives its word.
    fn set(&mut self, which: Preference, value: &str) -> Result<&'static str, Refusal> {
        if which == Preference::Theme {
            let own = self.services.theme_file(value)?;
            personal::theme(value, &own, Ground::default()).map_err(|why| Refusal::Setup(vec![why.to_string()]))?;
            self.services.prefer(which, value)?;
        }
        let rows = self.services.preferences()?;
        Ok(rows.iter().find(|row| row.which == which).map_or("", |row| row.word))
    }

    /// Whoever waited for the end of a game or a match answers again.
    pub(super) fn welcome_back(&mut self) -> Vec<String> {
        self.guest = self.waiting.pop();
        let services = &mut self.services;
        self.guest.as_mut().map(|guest| guest.returned(services)).unwrap_or_default()
    }
}
