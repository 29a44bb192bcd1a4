//! Questions and answers before a game: decks, options, cards, unfinished games, and who plays.

use super::HomeLines;
use boards::games;
use hotseat::trust::Trust;
use screen::personal;
use shell::cards::Cards;
use shell::command::Command;
use shell::preferences::{self, Preference};
use shell::refusal::Refusal;
use shell::services::{AtTable, MatchTerms, Mode, NewGame, Rematch, SavedEntry, Services, Sitting};
use shell::words::NO_REMATCH;
use std::time::Instant;

/// How many cards with a name are read at once.
const MOST_CARDS: usize = 5;

impl HomeLines {
    pub(super) fn options(&self) -> Vec<String> {
        let rows = self.services.options(Mode::TwinSuns).into_iter().map(|row| {
            let set = self.set.iter().rev().find(|(name, _)| *name == row.name);
            let now = set.map_or_else(|| "as usual".to_string(), |(_, value)| value.clone());
            let numbers = row.numbers.map(|(least, most)| format!(", or {least} to {most}")).unwrap_or_default();
            format!("{}: {now}; {}{numbers}. {}", row.name, row.values.join(" or "), row.explanation)
        });
        rows.collect()
    }

    pub(super) fn set_option(&mut self, name: &str, value: &str) -> String {
        if !self.services.options(Mode::TwinSuns).iter().any(|row| row.name == name) {
            return format!("There is no option {name}. Say options.");
        }
        self.set.retain(|(set, _)| set != name);
        self.set.push((name.into(), value.into()));
        format!("{name} is {value} in the next game with three or more players.")
    }

    /// The settings for all games, or changing one of them.
    pub(super) fn settings(&mut self, words: &[&str]) -> Vec<String> {
        let rows = match self.services.preferences() {
            Ok(rows) => rows,
            Err(why) => return vec![why.to_string()],
        };
        match words {
            [] => preferences::told(&rows),
            [word, value] => {
                let set = preferences::named(&rows, word).and_then(|which| self.prefer(which, value));
                vec![set.map_or_else(|why| why.to_string(), |()| format!("{word} is {value} from now on."))]
            }
            _ => vec!["Say a setting and its value: settings undo free.".into()],
        }
    }

    fn prefer(&mut self, which: Preference, value: &str) -> Result<(), Refusal> {
        if which == Preference::Theme {
            // A theme is kept only if it can be read.
            let own = self.services.theme_file(value)?;
            personal::theme(value, &own).map_err(|why| Refusal::Setup(vec![why]))?;
        }
        self.services.prefer(which, value)
    }

    pub(super) fn deck(&self, number: &str) -> Vec<String> {
        nth(number, self.services.decks()).map_or_else(|| vec![format!("There is no deck {number}.")], games::deck_told)
    }

    pub(super) fn unfinished(&self) -> Vec<String> {
        listed(self.services.unfinished(), "There is no unfinished game.")
    }

    pub(super) fn finished(&self) -> Vec<String> {
        listed(self.services.finished(), "No game is finished yet.")
    }

    pub(super) fn resume(&mut self, number: &str, now: Instant) -> Vec<String> {
        match place(number, self.services.unfinished()) {
            Some(index) => self.open_saved(index, now),
            None => vec![format!("There is no unfinished game {number}.")],
        }
    }

    pub(super) fn reopen(&mut self, number: &str, now: Instant) -> Vec<String> {
        match place(number, self.services.finished()) {
            Some(index) => self.open_saved(self.services.unfinished().len() + index, now),
            None => vec![format!("There is no finished game {number}.")],
        }
    }

    /// The game on the table, told from its beginning; leaving that leads back to the table.
    pub(super) fn watch_again(&mut self) -> Vec<String> {
        let saved = self.playing.as_ref().and_then(|table| table.session().saved_in());
        match saved.map(|path| self.services.watch(&path).map(games::replay_in_lines)) {
            None => vec!["This game has no file.".into()],
            Some(Ok(Some(told))) => self.visit(told),
            Some(Ok(None)) => vec!["No game of this match has begun.".into()],
            Some(Err(why)) => vec![why.to_string()],
        }
    }

    /// The game on the table, once it is over, begun again.
    pub(super) fn rematch(&mut self, command: Command, now: Instant) -> Vec<String> {
        let over = self.playing.as_ref().is_some_and(|table| table.session().outcome().is_some());
        if self.the_match.is_some() || !over {
            return vec![NO_REMATCH.into()];
        }
        let how = match command {
            Command::RematchSeats => Rematch::Seats,
            Command::RematchDecks => Rematch::Decks,
            _ => Rematch::Same,
        };
        let saved = self.playing.as_ref().and_then(|table| table.session().saved_in());
        match saved.map(|path| self.services.rematch(&path, how)) {
            None => vec!["This game has no file to begin it again from.".into()],
            Some(Err(why)) => vec![why.to_string()],
            Some(Ok((game, notice))) => {
                let mut lines: Vec<String> = notice.into_iter().collect();
                lines.extend(self.sit_down(game, now));
                lines
            }
        }
    }

    /// A finished game, told again.
    pub(super) fn replay(&mut self, number: &str) -> Vec<String> {
        let Some(index) = place(number, self.services.finished()) else {
            return vec![format!("There is no finished game {number}.")];
        };
        let saved = self.services.unfinished().len() + index;
        match self.services.replay(saved).map(games::replay_in_lines) {
            Ok(Some(told)) => self.visit(told),
            Ok(None) => vec!["No game of this match has begun.".into()],
            Err(why) => vec![why.to_string()],
        }
    }

    fn open_saved(&mut self, index: usize, now: Instant) -> Vec<String> {
        let opened = self.services.resume(index);
        self.put_on(opened, now)
    }

    /// What was begun or continued goes on the table.
    fn put_on(&mut self, put: Result<AtTable, Refusal>, now: Instant) -> Vec<String> {
        put.map_or_else(|why| why.lines(), |put| self.led_to(put.into(), now))
    }

    /// "match ann 1 bob 2 55": best of three with the round clock, if one is given.
    pub(super) fn start_match(&mut self, words: &[&str], now: Instant) -> Vec<String> {
        let (words, minutes) = match words {
            [seats @ .., minutes] if words.len() == 5 => match minutes.parse::<u32>() {
                Ok(minutes) if minutes > 0 => (seats, Some(minutes)),
                _ => return vec![format!("\"{minutes}\" is not a number of minutes.")],
            },
            _ => (words, None),
        };
        let seats = match sittings(words, self.services.as_ref()) {
            Ok(seats) if seats.len() == 2 => seats,
            Ok(_) => return vec!["A match is played by two: match ann 1 bob 2.".into()],
            Err(why) => return vec![why.to_string()],
        };
        let length = MatchTerms {
            best_of_three: true,
            minutes,
            elimination: false,
            review: false,
            curtain_stops_clock: true,
            strict: false,
        };
        let game = NewGame {
            mode: Mode::Duel,
            seats,
            trust: Trust::PublicFirst,
            seed: None,
            terms: Some(length),
            options: Vec::new(),
        };
        let started = self.services.start(&game);
        self.put_on(started, now)
    }

    pub(super) fn start(&mut self, words: &[&str], mode: Mode, now: Instant) -> Vec<String> {
        if words.is_empty() {
            return vec!["Say who plays with which deck: new ann 1 bob 2, or new ann 1 bob=sensible 2 against the program. decks lists their numbers.".into()];
        }
        let seats = match sittings(words, self.services.as_ref()) {
            Ok(seats) => seats,
            Err(why) => return vec![why.to_string()],
        };
        let mode = if seats.len() == 2 && mode == Mode::Multiplayer { Mode::Duel } else { mode };
        let options = if mode == Mode::Duel { Vec::new() } else { self.set.clone() };
        let game = NewGame { mode, seats, trust: Trust::PublicFirst, seed: None, terms: None, options };
        let faults = self.services.faults(&game);
        if !faults.is_empty() {
            return faults;
        }
        let started = self.services.start(&game);
        self.put_on(started, now)
    }
}

/// "ann 1 bob=steady 2": names with deck numbers, and the levels of bots.
fn sittings(words: &[&str], services: &dyn Services) -> Result<Vec<Sitting>, String> {
    let (decks, levels) = (services.decks().len(), services.levels());
    let pairs = words.chunks(2).map(|pair| match pair {
        [name, deck] => {
            let deck = deck.parse::<usize>().ok().filter(|deck| (1..=decks).contains(deck));
            let deck = deck.ok_or_else(|| format!("{name} needs the number of a deck, 1 to {decks}. Say decks."))?;
            let sitting = Sitting::said(name, deck - 1);
            match sitting.bot.as_deref().filter(|level| !levels.contains(level)) {
                Some(level) => Err(format!("The program cannot play {level}; it can play {}.", levels.join(", "))),
                None => Ok(sitting),
            }
        }
        _ => Err("Each name needs the number of a deck after it: new ann 1 bob 2.".to_string()),
    });
    pairs.collect()
}

/// Saved games with their numbers.
fn listed(saved: &[SavedEntry], none: &str) -> Vec<String> {
    let row = |(index, saved): (usize, &SavedEntry)| format!("{}. {}: {}.", index + 1, saved.title, saved.about);
    let lines: Vec<String> = saved.iter().enumerate().map(row).collect();
    if lines.is_empty() { vec![none.to_owned()] } else { lines }
}

/// The index in a list for a number counted from 1.
fn place<T>(number: &str, list: &[T]) -> Option<usize> {
    number.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < list.len())
}

fn nth<'a, T>(number: &str, list: &'a [T]) -> Option<&'a T> {
    list.get(place(number, list)?)
}

/// The first cards with this in their names.
pub(super) fn card(cards: &dyn Cards, name: &str, near: &[String]) -> Vec<String> {
    let lines = games::cards_called(cards, name, near, MOST_CARDS).concat();
    if lines.is_empty() { vec![format!("No card is called \"{name}\".")] } else { lines }
}
