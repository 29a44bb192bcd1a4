//! The first questions: which game, who plays, with which deck, and what else there is.

mod beginning;

use crate::card_shelf::CardShelf;
use crate::command::Command;
use crate::command::situation::Focus;
use crate::deck_shelf::DeckShelf;
use crate::event_hall::{self, EventHall};
use crate::listing::{List, Listed, Row};
use crate::next_step::NextStep;
use crate::place::{Opened, Outcome, Page, Place};
use crate::practice::exercises::{About, Exercises};
use crate::practice::menu::Wanted;
use crate::preferences;
use crate::refusal::{PracticeFault, Refusal, SavedFault};
use crate::request::Request;
use crate::rule_list::RuleList;
use crate::rules;
use crate::saved_list::SavedList;
use crate::services::{Mode, OptionRow, Services};
use crate::settings_list::{self, SettingsList};
use std::time::Instant;

/// The first place of the program.
#[derive(Default)]
pub struct Home {
    /// The options that were set for the next game of several, by name and value.
    set: Vec<(String, String)>,
}

/// A list lies over the first questions.
fn listed(listed: impl Listed + 'static) -> Result<Outcome, Refusal> {
    Ok(Outcome::Open(Opened::List(List::of(listed))))
}

/// A list of which a row is named, and what is done with it.
fn row_of(
    mut listed: impl Listed,
    command: Command,
    request: &Request,
    with: (&mut Services, Instant),
) -> Result<Outcome, Refusal> {
    listed.obey(&Request { command, ..request.clone() }, with.0, with.1)
}

/// The number of a saved game, from 0, if there are as many as `count`.
fn saved(number: &str, count: usize, which: &'static str) -> Result<usize, Refusal> {
    let found = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|place| *place < count);
    Ok(found.ok_or_else(|| SavedFault::NoneOf { which, number: number.to_owned() })?)
}

impl Home {
    /// Saved games: all of them, or one to continue.
    fn games(&self, over: bool, words: &[&str], services: &mut Services) -> Result<Outcome, Refusal> {
        let [number] = words else { return listed(SavedList { over }) };
        let before = services.unfinished().len();
        let place = match over {
            true => before + saved(number, services.finished().len(), "finished game")?,
            false => saved(number, before, "unfinished game")?,
        };
        Ok(services.resume(place)?.into())
    }

    fn replay(words: &[&str], services: &Services) -> Result<Outcome, Refusal> {
        let [number] = words else { return listed(SavedList { over: true }) };
        let place = services.unfinished().len() + saved(number, services.finished().len(), "finished game")?;
        Ok(Outcome::Open(Opened::Replay(services.replay(place)?)))
    }

    /// "practise", or with the names of all who answer: "practise mulligan ann bob".
    fn exercises(about: About, request: &Request, with: (&mut Services, Instant)) -> Result<Outcome, Refusal> {
        let people = request.words.iter().skip(1).cloned().collect();
        let exercises = Exercises::new(about).among(people);
        if request.words.is_empty() { listed(exercises) } else { row_of(exercises, Command::Open, request, with) }
    }

    /// "review 1": a game that is over; "review FILE": one out of its file; "review 1 2" says whose decisions.
    fn review(words: &[&str], services: &mut Services) -> Result<Outcome, Refusal> {
        let [game, seat @ ..] = words else {
            let none = services.finished().is_empty();
            return if none { Err(SavedFault::NoneFinished.into()) } else { listed(Exercises::new(About::Practice)) };
        };
        let seat = match seat {
            [] => None,
            [number] => Some(number.parse().map_err(|_| PracticeFault::WhichReview)?),
            _ => return Err(PracticeFault::WhichReview.into()),
        };
        let wanted = match game.parse::<usize>() {
            Ok(_) => Wanted::Finished(saved(game, services.finished().len(), "finished game")?, seat),
            Err(_) => Wanted::review(game, seat),
        };
        Ok(Outcome::Play(Box::new(services.practise(&wanted)?)))
    }

    /// The options of games of several, as they are set for the next one.
    fn options(&self, services: &Services) -> Page {
        let row = |row: OptionRow| {
            let set = self.set.iter().rev().find(|(name, _)| *name == row.name);
            let now = set.map_or_else(|| "as usual".to_string(), |(_, value)| value.clone());
            let numbers = row.numbers.map(|(least, most)| format!(", or {least} to {most}")).unwrap_or_default();
            format!("{}: {now}; {}{numbers}. {}", row.name, row.values.join(" or "), row.explanation)
        };
        Page::new("Options", services.options(Mode::TwinSuns).into_iter().map(row).collect())
    }

    fn set_option(&mut self, words: &[&str], services: &Services) -> Result<Outcome, Refusal> {
        match words {
            ["usual"] => {
                self.set.clear();
                Ok(Outcome::Said("All options are as usual.".into()))
            }
            [name, value] => {
                if !services.options(Mode::TwinSuns).iter().any(|row| row.name == *name) {
                    return Err(SavedFault::NoOption((*name).to_owned()).into());
                }
                self.set.retain(|(set, _)| set != name);
                self.set.push(((*name).into(), (*value).into()));
                Ok(Outcome::Said(format!("{name} is {value} in the next game with three or more players.")))
            }
            _ => Ok(Outcome::Read(self.options(services))),
        }
    }

    fn settings(words: &[&str], services: &mut Services) -> Result<Outcome, Refusal> {
        let rows = services.preferences()?;
        match words {
            [] => listed(SettingsList),
            [word, value] => settings_list::set(preferences::named(&rows, word)?, value, services),
            _ => Err(SavedFault::NoSettingValue.into()),
        }
    }
}

impl Place for Home {
    fn focus(&self) -> Focus {
        Focus::Home
    }

    fn rows(&self, _: &Services) -> Vec<Row> {
        Vec::new()
    }

    fn obey(&mut self, request: &Request, services: &mut Services, now: Instant) -> Result<Outcome, Refusal> {
        let words = request.words();
        match request.command {
            Command::Resume => self.games(false, &words, services),
            Command::Finished => self.games(true, &words, services),
            Command::Replay => Home::replay(&words, services),
            Command::WatchTable => services.watch_named(&request.text()).map(Outcome::Open),
            Command::NextStep => {
                let next = NextStep::of(services).request();
                self.obey(&next, services, now)
            }
            Command::Learn => Home::exercises(About::Lessons, request, (services, now)),
            Command::Practise => Home::exercises(About::Practice, request, (services, now)),
            Command::Review => Home::review(&words, services),
            Command::Events => match words.as_slice() {
                [] => listed(EventHall),
                [number] if number.parse::<usize>().is_ok() => event_hall::open(request.row()?, services, now),
                _ => event_hall::make(&request.text(), services, now),
            },
            Command::Decks => Ok(Outcome::Open(Opened::Decks(DeckShelf::default()))),
            Command::Deck => {
                let row = request.row()?;
                let deck =
                    services.decks().get(row).ok_or(SavedFault::NoneOf { which: "deck", number: request.text() })?;
                Ok(Outcome::Read(Page::new(deck.name.clone(), deck.told())))
            }
            Command::Browse => Ok(Outcome::Open(Opened::Cards(CardShelf::default()))),
            Command::Rules if words.is_empty() => {
                Ok(Outcome::Open(Opened::Rules(List::of(RuleList::new(rules::of_all(services.games())?)))))
            }
            Command::Rules => Ok(Outcome::Read(rules::told(&rules::of_all(services.games())?, &request.text())?)),
            Command::Settings => Home::settings(&words, services),
            Command::Options => Ok(Outcome::Read(self.options(services))),
            Command::Set => self.set_option(&words, services),
            Command::New if words.is_empty() => Ok(Outcome::Open(Opened::Setup)),
            Command::New => self.begin(&words, Mode::Multiplayer, services),
            Command::NewTwin => self.begin(&words, Mode::TwinSuns, services),
            Command::NewMatch => self.contest(&words, services),
            Command::Quit => Ok(Outcome::Left),
            other => Err(Refusal::NotNow(other)),
        }
    }
}
