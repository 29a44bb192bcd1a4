//! What can be learned and practised, as lists that lead to exercises.

use super::figures::page;
use super::menu::{Row as Exercise, Wanted, Wish, lessons, practice, whose};
use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::{Listed, Row, Sheet};
use crate::place::{Outcome, Page};
use crate::refusal::{PracticeFault, Refusal};
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;
use swu_minds::quiz::{HARDEST, Misconception};

/// Who answers where several do.
const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cid", "Dan"];

/// Which list it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Lessons.
    Lessons,
    /// Drills, puzzles and reviews.
    Practice,
}

/// A list of exercises.
pub struct Exercises {
    about: About,
    wish: Wish,
    /// The finished game to review, by its place, if it is asked whose decisions.
    whose: Option<usize>,
}

impl Exercises {
    /// The list.
    pub fn new(about: About) -> Exercises {
        Exercises { about, wish: Wish::default(), whose: None }
    }

    /// With the names of all who answer, if several do.
    pub(crate) fn among(self, people: Vec<String>) -> Exercises {
        let people = if people.len() > 1 { people } else { Vec::new() };
        Exercises { wish: Wish { people, ..self.wish }, ..self }
    }

    fn exercises(&self, services: &Services) -> Vec<Exercise> {
        match self.about {
            About::Lessons => lessons(services.progress()),
            About::Practice => match self.whose {
                Some(place) => whose(place, &services.seats_of_finished(place)),
                None => practice(services.progress(), &self.wish, services.finished()),
            },
        }
    }

    /// Does what a row says.
    fn begin(&mut self, wanted: Wanted, services: &mut Services) -> Result<Outcome, Refusal> {
        match wanted {
            Wanted::OwnDeck => self.wish.deck = another(&self.wish.deck, services),
            Wanted::OtherDeck => self.wish.against = another(&self.wish.against, services),
            Wanted::QuizSet => {
                self.wish.set = after(self.wish.set.as_ref(), &services.quiz_sets());
            }
            Wanted::QuizRule => {
                let rules: std::collections::BTreeSet<&str> = Misconception::all().map(Misconception::rule).collect();
                let rules: Vec<String> = rules.into_iter().map(str::to_owned).collect();
                self.wish.topic.rule = after(self.wish.topic.rule.as_ref(), &rules);
            }
            Wanted::QuizDifficulty => {
                let levels: Vec<u8> = (1..=HARDEST).collect();
                self.wish.topic.difficulty = after(self.wish.topic.difficulty.as_ref(), &levels);
            }
            Wanted::People => {
                let count = match self.wish.people.len() {
                    0 => 2,
                    count if count < PEOPLE.len() => count + 1,
                    _ => 0,
                };
                self.wish.people = PEOPLE.iter().take(count).map(|name| (*name).to_owned()).collect();
            }
            Wanted::Figures => {
                let lines = page(services.progress()).into_iter().map(|said| said.text).collect();
                return Ok(Outcome::Read(Page::new("Progress", lines)));
            }
            Wanted::Finished(place, None) => match services.practise(&Wanted::Finished(place, None)) {
                Err(Refusal::Practice(PracticeFault::WhichSeat(_))) => self.whose = Some(place),
                begun => return Ok(Outcome::Play(Box::new(begun?))),
            },
            wanted => return Ok(Outcome::Play(Box::new(services.practise(&wanted)?))),
        }
        Ok(Outcome::CHANGED)
    }
}

/// The next of these; after the last one none, and then the first.
fn after<T: Clone + PartialEq>(now: Option<&T>, all: &[T]) -> Option<T> {
    let next = now.map_or(0, |now| all.iter().position(|one| one == now).map_or(0, |at| at + 1));
    all.get(next).cloned()
}

/// The next deck in the list.
fn another(deck: &str, services: &Services) -> String {
    let names: Vec<&str> =
        services.decks().iter().filter(|entry| entry.faults.is_empty()).map(|entry| entry.name.as_str()).collect();
    let next = names.iter().position(|name| *name == deck).map_or(0, |at| (at + 1) % names.len().max(1));
    names.get(next).map_or_else(|| deck.to_owned(), |name| (*name).to_owned())
}

impl Listed for Exercises {
    fn focus(&self) -> Focus {
        Focus::List
    }

    fn sheet(&self, services: &Services) -> Sheet {
        let row =
            |row: Exercise| Row { title: row.title, about: row.about, done: row.done, word: row.word, value: None };
        let rows: Vec<Row> = self.exercises(services).into_iter().map(row).collect();
        let done = rows.iter().filter(|row| row.done).count();
        match self.about {
            About::Lessons => {
                Sheet { title: "Learn", right: format!("{done} of {} done", rows.len()), rows, ..Sheet::default() }
            }
            About::Practice if self.whose.is_some() => Sheet { title: "Whose decisions?", rows, ..Sheet::default() },
            About::Practice => Sheet { title: "Practise", rows, ..Sheet::default() },
        }
    }

    fn details(&self, _: usize, _: &Services) -> Vec<String> {
        Vec::new()
    }

    /// Of lessons that followed one another the last, else the first row that was not done.
    fn likely(&self, services: &Services) -> usize {
        let (rows, progress) = (self.exercises(services), services.progress());
        let newest = progress.newest_lesson();
        let nothing = |row: &Exercise| row.wanted == Wanted::Today(self.wish.clone()) && progress.due().is_empty();
        let came_from = rows.iter().position(|row| match &row.wanted {
            Wanted::Lesson(id) => Some(id.as_str()) == newest && !row.done,
            _ => false,
        });
        came_from.or_else(|| rows.iter().position(|row| !row.done && !nothing(row))).unwrap_or(0)
    }

    fn step_back(&mut self) -> bool {
        self.whose.take().is_some()
    }

    fn search(&mut self, _: &str) -> Option<Result<(), Refusal>> {
        None
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Open => {
                let row = self.sheet(services).row(request)?;
                let wanted = self.exercises(services).into_iter().nth(row).map(|row| row.wanted);
                self.begin(wanted.ok_or(Refusal::OutOfRange(row + 1))?, services)
            }
            other => Err(Refusal::NotNow(other)),
        }
    }
}
