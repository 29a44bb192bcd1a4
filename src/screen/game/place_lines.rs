//! A place of the program in line mode. The place itself does things; a [`Narrator`] tells what is visible there.

use super::speaker::{Answer, Speaker};
use hotseat::exposure::Closed;
use hotseat::handover::{Keystroke, Spell};
use seats::Seat;
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help};
use shell::place::{Choice, ChoiceRow, Outcome, Place, Question};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::time::Instant;

/// How a place is told.
pub trait Narrator {
    /// The place narrated.
    type Place: Place;

    /// What is said first.
    fn opening(&self, place: &Self::Place, services: &Services) -> Vec<String>;

    /// The sign before the line to be typed.
    fn prompt(&self, place: &Self::Place) -> String;

    /// What is visible, and what can be chosen.
    fn look(&self, place: &Self::Place, services: &Services) -> Vec<String>;

    /// The answer to a request that changes nothing; `None` if the place should obey it.
    fn tell(&self, place: &Self::Place, request: &Request, services: &Services) -> Option<Vec<String>>;

    /// The command for a bare number.
    fn numbered(&self, place: &Self::Place) -> Option<Command>;

    /// What an empty line asks for; `None` if it repeats what there is to see.
    fn on_nothing(&self) -> Option<Command> {
        None
    }

    /// What is said when it is left.
    fn goodbye(&self) -> &'static str {
        "It is saved."
    }
}

/// A place in lines.
pub struct PlaceLines<N: Narrator> {
    place: N::Place,
    narrator: N,
    asked_anew: bool,
    /// What the next line is typed for.
    typing: Option<Request>,
    /// What is put on the table.
    led: Option<Outcome>,
}

impl<N: Narrator> PlaceLines<N> {
    /// Sits down at a place.
    pub fn new(place: N::Place, narrator: N) -> PlaceLines<N> {
        PlaceLines { place, narrator, asked_anew: false, typing: None, led: None }
    }

    /// The place.
    pub fn place(&self) -> &N::Place {
        &self.place
    }

    /// The place, mutably.
    pub fn place_mut(&mut self) -> &mut N::Place {
        &mut self.place
    }

    fn is_covered(&self) -> bool {
        self.place.shared().is_some_and(|shared| shared.curtain().is_some())
    }

    /// What is visible now: the curtain, or the place.
    pub fn look(&self, services: &Services) -> Vec<String> {
        self.covered().unwrap_or_else(|| self.narrator.look(&self.place, services))
    }

    /// Who is asked to come; `None` without a curtain.
    fn covered(&self) -> Option<Vec<String>> {
        let curtain = self.place.shared()?.curtain()?;
        let seat = curtain.next.first().unwrap_or(Seat(0));
        let name = curtain.table.name(seat);
        let letters = match curtain.table.spell(seat) {
            Some(Spell::Letters(letters)) => letters.into_iter().collect(),
            _ => String::new(),
        };
        let who = format!("Only {name} should see the screen now. {name}, type {letters}.");
        Some(vec![curtain.why.to_owned(), who])
    }

    fn spell(&mut self, text: &str, services: &Services, typed: Instant) -> Vec<String> {
        let Some(shared) = self.place.shared_mut() else { return Vec::new() };
        for letter in text.trim().chars() {
            shared.spell(Keystroke::Letter(letter), typed);
        }
        if shared.spell(Keystroke::Enter, typed) {
            return self.look(services);
        }
        let heard = shared.curtain().and_then(|curtain| curtain.asking?.1.heard().sentence());
        heard.map(str::to_owned).into_iter().chain(self.look(services)).collect()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Answer {
        match request.command {
            Command::Help => return Answer::said(spoken_help(self.place.focus())),
            Command::Look | Command::Choices => return Answer::said(self.look(services)),
            _ => {}
        }
        if let Some(lines) = self.narrator.tell(&self.place, request, services) {
            return Answer::said(lines);
        }
        let secret = self.place.shows_secrets();
        let outcome = self.place.obey(request, services, now);
        let answer = self.told(outcome, services);
        Answer { clear: answer.clear || secret && !self.place.shows_secrets(), ..answer }
    }

    fn told(&mut self, outcome: Result<Outcome, Refusal>, services: &Services) -> Answer {
        let with_look = |lines: &PlaceLines<N>, said: Option<String>| -> Vec<String> {
            said.into_iter().chain(lines.look(services)).collect()
        };
        match outcome {
            Err(why) => Answer::said(why.lines()),
            Ok(Outcome::Changed(said)) => Answer::said(with_look(self, said)),
            Ok(Outcome::Said(text)) => Answer::said(vec![text]),
            Ok(Outcome::Shown(lines)) => Answer::said(lines),
            Ok(Outcome::Left) => self.left(),
            Ok(Outcome::Read(page)) => Answer { code: page.code, ..Answer::said(page.lines) },
            Ok(Outcome::Ask(question)) => Answer::said(asked(question)),
            Ok(Outcome::Choose(choice)) => Answer::said(offered(&choice)),
            Ok(Outcome::Type { question, then, .. }) => {
                self.typing = Some(then);
                Answer::said(vec![question.trim().to_owned()])
            }
            Ok(Outcome::Renewed(said)) => {
                let clear = self.is_covered();
                self.asked_anew = clear;
                Answer { clear, ..Answer::said(with_look(self, said)) }
            }
            Ok(
                led @ (Outcome::Play(_) | Outcome::Contest(_) | Outcome::Open(_) | Outcome::Set(..) | Outcome::Keys),
            ) => {
                self.led = Some(led);
                Answer::default()
            }
        }
    }

    fn left(&self) -> Answer {
        Answer { clear: self.shows_secrets(), left: true, ..Answer::said(vec![self.narrator.goodbye().into()]) }
    }
}

/// Requests to choose from, and how each is said.
pub fn offered(choice: &Choice) -> Vec<String> {
    let row = |row: &ChoiceRow| -> Vec<String> {
        let Some(then) = &row.then else { return Vec::new() };
        let first = format!("Say \"{}\": {}, {}.", then.said(), row.title, row.about);
        std::iter::once(first).chain(row.details.iter().map(|line| format!("    {line}"))).collect()
    };
    let about = Some(choice.about.clone()).filter(|about| !about.is_empty());
    let rows = choice.rows.iter().flat_map(row);
    std::iter::once(choice.title.clone()).chain(about).chain(rows).collect()
}

/// A question, and how it is answered.
pub fn asked(question: Question) -> Vec<String> {
    let how = format!("{} Say \"{}\" to {}.", question.text, question.then.said(), question.yes);
    question.page.into_iter().flat_map(|page| page.lines).chain([how]).collect()
}

impl<N: Narrator> Speaker for PlaceLines<N> {
    fn opening(&mut self, services: &Services) -> Vec<String> {
        self.asked_anew = self.is_covered();
        let opening = self.narrator.opening(&self.place, services);
        opening.into_iter().chain(self.look(services)).collect()
    }

    fn prompt(&self) -> String {
        if self.is_covered() { "name> ".into() } else { self.narrator.prompt(&self.place) }
    }

    fn shows_secrets(&self) -> bool {
        self.place.shows_secrets()
    }

    fn cover(&mut self, why: Closed, services: &Services, now: Instant) -> Answer {
        self.place.cover(why, now);
        self.asked_anew = self.is_covered();
        Answer { clear: self.asked_anew, ..Answer::said(self.look(services)) }
    }

    fn line(&mut self, text: &str, services: &mut Services, typed: Instant, now: Instant) -> Answer {
        self.asked_anew = false;
        self.touched(now);
        let text = text.trim();
        if let Some(request) = self.typing.take() {
            return match text {
                "" => Answer::said(vec!["Nothing was done.".into()]),
                text => self.obey(&request.saying(text), services, now),
            };
        }
        let request = spoken(text, self.place.focus());
        if self.is_covered() {
            return match request.map(|request| request.command) {
                Some(Command::Quit) => self.left(),
                Some(Command::Help) => Answer::said(spoken_help(self.place.focus())),
                _ => Answer::said(self.spell(text, services, typed)),
            };
        }
        let numbered = || Some(Request::with(self.narrator.numbered(&self.place)?, text));
        let number = || text.parse::<usize>().ok().and_then(|_| numbered());
        match request.or_else(number) {
            Some(request) => self.obey(&request, services, now),
            None if text.is_empty() => match self.narrator.on_nothing() {
                Some(command) => self.obey(&Request::of(command), services, now),
                None => Answer::said(self.look(services)),
            },
            None => Answer::said(vec![format!("\"{text}\" is not understood. Say help for the words.")]),
        }
    }

    fn awaits_line(&self) -> bool {
        self.typing.is_some() || self.is_covered()
    }

    fn browses(&self) -> Option<Focus> {
        let place = self.place.focus();
        matches!(place, Focus::Decks | Focus::Cards | Focus::Games | Focus::List | Focus::Events | Focus::Settings)
            .then_some(place)
    }

    fn was_asked_anew(&self) -> bool {
        self.asked_anew
    }

    fn touched(&mut self, now: Instant) {
        self.place.touched(now);
    }

    fn tick(&mut self, services: &Services, now: Instant) -> Option<Answer> {
        match self.place.tick(now) {
            Ok(None) => None,
            Ok(Some(outcome)) => Some(self.told(Ok(outcome), services)),
            Err(why) => Some(Answer { left: true, ..Answer::said(why.lines()) }),
        }
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.place.deadline(now)
    }

    fn led(&mut self) -> Option<Outcome> {
        self.led.take()
    }

    fn returned(&mut self, services: &mut Services) -> Vec<String> {
        let said = match self.place.returned(services) {
            Ok(said) => said,
            Err(why) => Some(why.to_string()),
        };
        self.asked_anew = self.is_covered();
        said.into_iter().chain(self.look(services)).collect()
    }
}
