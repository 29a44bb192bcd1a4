//! The first questions in line mode: which game, who plays, with which deck.

use super::table::{Answer, PlainTable};
use crate::hotseat::trust::Trust;
use crate::ui::house::{House, Mode, NewGame, Sitting};
use crate::ui::session::Session;
use std::time::Instant;

/// The words of the first questions.
const WORDS: [&str; 7] = [
    "new ann 1 bob 2: a game of Ann with deck 1 and Bob with deck 2; up to six names.",
    "twin ann 1 bob 2 cara 3: the same for Twin Suns.",
    "options: hear the options of games of several. set base_hp printed: set one. set usual: all as before.",
    "decks: hear the decks. deck 1: hear a deck.",
    "resume: hear unfinished games. resume 1: go on with one.",
    "card luke: hear cards with this name.",
    "quit: leave.",
];

/// The program in line mode.
pub struct PlainHome {
    house: Box<dyn House>,
    playing: Option<(Box<dyn Session>, PlainTable)>,
    /// The options that were set for the next game, by name and value.
    set: Vec<(String, String)>,
}

impl PlainHome {
    /// Before the first question.
    pub fn new(house: Box<dyn House>) -> PlainHome {
        PlainHome { house, playing: None, set: Vec::new() }
    }

    /// What is said first.
    pub fn opening(&self) -> Vec<String> {
        let mut lines = vec!["Cantina: Star Wars: Unlimited at one keyboard. Say help for the words.".to_string()];
        match self.house.unfinished().len() {
            0 => {}
            1 => lines.push("There is an unfinished game: resume 1.".into()),
            count => lines.push(format!("There are {count} unfinished games: resume.")),
        }
        lines
    }

    /// The sign before the line that is to be typed.
    pub fn prompt(&self) -> String {
        match &self.playing {
            Some((session, table)) => table.prompt(session.as_ref()),
            None => "cantina> ".into(),
        }
    }

    /// Puts a game on the table and gives what is said first.
    pub fn play(&mut self, mut session: Box<dyn Session>, now: Instant) -> Vec<String> {
        let mut table = PlainTable::new();
        let lines = table.opening(session.as_mut(), now);
        self.playing = Some((session, table));
        lines
    }

    /// Answers a line.
    pub fn line(&mut self, text: &str, now: Instant) -> Answer {
        if let Some((session, table)) = &mut self.playing {
            let answer = table.line(text, session.as_mut(), self.house.cards(), now);
            if answer.left {
                self.playing = None;
                self.house.left();
                return Answer { left: false, ..answer };
            }
            return answer;
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let lines = match words.as_slice() {
            [] => Vec::new(),
            ["quit" | "exit"] => return Answer { lines: vec!["Goodbye.".into()], clear: false, left: true },
            ["help"] => WORDS.iter().map(|line| (*line).to_string()).collect(),
            ["options"] => self.options(),
            ["set", "usual"] => {
                self.set.clear();
                vec!["All options are as usual.".into()]
            }
            ["set", name, value] => vec![self.set_option(name, value)],
            ["decks"] => self.decks(),
            ["deck", number] => self.deck(number),
            ["resume"] => self.unfinished(),
            ["resume", number] => self.resume(number, now),
            ["card", name @ ..] => self.card(&name.join(" ")),
            ["new", seats @ ..] => self.start(seats, Mode::Multiplayer, now),
            ["twin", seats @ ..] => self.start(seats, Mode::TwinSuns, now),
            _ => vec![format!("\"{text}\" is not understood. Say help for the words.")],
        };
        Answer { lines, clear: false, left: false }
    }

    fn options(&self) -> Vec<String> {
        let rows = self.house.options(Mode::TwinSuns).into_iter().map(|row| {
            let set = self.set.iter().rev().find(|(name, _)| *name == row.name);
            let now = set.map_or_else(|| "as usual".to_string(), |(_, value)| value.clone());
            let numbers = row.numbers.map(|(least, most)| format!(", or {least} to {most}")).unwrap_or_default();
            format!("{}: {now}; {}{numbers}. {}", row.name, row.values.join(" or "), row.explanation)
        });
        rows.collect()
    }

    fn set_option(&mut self, name: &str, value: &str) -> String {
        if !self.house.options(Mode::TwinSuns).iter().any(|row| row.name == name) {
            return format!("There is no option {name}. Say options.");
        }
        self.set.retain(|(set, _)| set != name);
        self.set.push((name.into(), value.into()));
        format!("{name} is {value} in the next game of several.")
    }

    fn decks(&self) -> Vec<String> {
        let decks = self.house.decks().iter().enumerate().map(|(index, deck)| {
            let fault = if deck.faults.is_empty() { "" } else { " Not legal." };
            format!("{}. {}: {}.{fault}", index + 1, deck.name, deck.about)
        });
        let lines: Vec<String> = decks.collect();
        if lines.is_empty() { vec!["There is no deck yet.".into()] } else { lines }
    }

    fn deck(&self, number: &str) -> Vec<String> {
        match nth(number, self.house.decks()) {
            None => vec![format!("There is no deck {number}.")],
            Some(deck) => {
                let mut lines = vec![format!("{}: {}.", deck.name, deck.about)];
                lines.extend(deck.faults.iter().cloned());
                lines.extend(deck.list.iter().cloned());
                lines
            }
        }
    }

    fn unfinished(&self) -> Vec<String> {
        let saved = self.house.unfinished().iter().enumerate();
        let lines: Vec<String> =
            saved.map(|(index, saved)| format!("{}. {}: {}.", index + 1, saved.title, saved.about)).collect();
        if lines.is_empty() { vec!["There is no unfinished game.".into()] } else { lines }
    }

    fn resume(&mut self, number: &str, now: Instant) -> Vec<String> {
        let count = self.house.unfinished().len();
        let Some(index) = number.parse::<usize>().ok().filter(|number| (1..=count).contains(number)) else {
            return vec![format!("There is no unfinished game {number}.")];
        };
        match self.house.resume(index - 1) {
            Err(why) => vec![why],
            Ok((session, notice)) => {
                let mut lines: Vec<String> = notice.into_iter().collect();
                lines.extend(self.play(session, now));
                lines
            }
        }
    }

    fn card(&self, name: &str) -> Vec<String> {
        let cards = self.house.cards();
        let name = name.to_lowercase();
        let found = cards.ids().iter().filter_map(|id| cards.facts(id));
        let found: Vec<_> = found.filter(|facts| facts.full_name().to_lowercase().contains(&name)).take(5).collect();
        let lines = found.iter().flat_map(|facts| crate::ui::board::inspect::printed(facts, usize::MAX));
        let lines: Vec<String> = lines.map(|(line, _)| line).filter(|line| !line.is_empty()).collect();
        if lines.is_empty() { vec![format!("No card is called \"{name}\".")] } else { lines }
    }

    fn start(&mut self, words: &[&str], mode: Mode, now: Instant) -> Vec<String> {
        let seats = match sittings(words, self.house.decks().len()) {
            Ok(seats) => seats,
            Err(why) => return vec![why],
        };
        let mode = if seats.len() == 2 && mode == Mode::Multiplayer { Mode::Duel } else { mode };
        let options = if mode == Mode::Duel { Vec::new() } else { self.set.clone() };
        let game = NewGame { mode, seats, trust: Trust::PublicFirst, seed: None, bout: None, options };
        let faults = self.house.faults(&game);
        if !faults.is_empty() {
            return faults;
        }
        match self.house.start(&game) {
            Err(faults) => faults,
            Ok((session, notice)) => {
                let mut lines: Vec<String> = notice.into_iter().collect();
                lines.extend(self.play(session, now));
                lines
            }
        }
    }
}

/// "ann 1 bob 2": names with deck numbers.
fn sittings(words: &[&str], decks: usize) -> Result<Vec<Sitting>, String> {
    let pairs = words.chunks(2).map(|pair| match pair {
        [name, deck] => {
            let deck = deck.parse::<usize>().ok().filter(|deck| (1..=decks).contains(deck));
            let deck = deck.ok_or_else(|| format!("{name} needs the number of a deck, 1 to {decks}. Say decks."))?;
            Ok(Sitting { name: (*name).into(), deck: deck - 1, bot: false, pin: String::new() })
        }
        _ => Err("Each name needs the number of a deck behind it: new ann 1 bob 2.".to_string()),
    });
    pairs.collect()
}

fn nth<'a, T>(number: &str, list: &'a [T]) -> Option<&'a T> {
    list.get(number.parse::<usize>().ok()?.checked_sub(1)?)
}
