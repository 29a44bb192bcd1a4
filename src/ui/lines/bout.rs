//! A match in line mode: what it waits for, numbered choices, deck and sideboard in private.

use super::table::Answer;
use crate::hotseat::handover::{Confirmed, Keystroke};
use crate::shell::match_session::{MatchSession, Part, PrivatePage, Purpose, Step};
use crate::shell::session::Session;
use std::time::{Duration, Instant};

/// The words that are understood between games.
const HELP: [&str; 6] = [
    "A number chooses. look: hear the match again. sheet: hear the score sheet.",
    "notes, notes ann: private notes, after the name is typed.",
    "quit: leave the match; it is saved. help: these lines.",
    "While a deck is open: out 3 moves a copy of card 3 into the sideboard, in 3 into the deck,",
    "deck: hear deck and sideboard again, ready: done, close: close it; what was moved stays moved.",
    "In a game: concede, concede bob, concede match, concede match bob; ask: what everybody may know; on: back here.",
];

/// What a line led to.
pub enum Led {
    /// Lines to write.
    Said(Answer),
    /// A game goes on the table, with lines to write first.
    Game(Box<dyn Session>, Vec<String>),
    /// Somebody proved who they are, to write notes.
    Notes(Confirmed),
    /// The match is left.
    Left(Vec<String>),
}

/// A match in line mode.
pub struct PlainBout {
    /// The match.
    pub bout: Box<dyn MatchSession>,
    /// A line is asked for.
    typing: bool,
}

impl PlainBout {
    /// A match that was just opened.
    pub fn new(bout: Box<dyn MatchSession>) -> PlainBout {
        PlainBout { bout, typing: false }
    }

    /// What everybody may hear of it.
    pub fn opening(&self) -> Vec<String> {
        let view = self.bout.view();
        let mut lines = vec![format!("{}.", view.title)];
        if !view.clock.is_empty() {
            lines.push(format!("Round clock: {}.", view.clock));
        }
        lines.extend(view.facts.iter().cloned());
        if view.over {
            lines.extend(view.sheet.iter().cloned());
        }
        lines.extend(view.choices.iter().enumerate().map(|(index, choice)| format!("{}. {choice}.", index + 1)));
        lines
    }

    /// What everybody may know of the match while a game is played (rules H-1, Z-6).
    pub fn open_facts(&self) -> Vec<String> {
        let view = self.bout.view();
        let mut facts = vec![format!("Match: {}.", view.title)];
        if !view.clock.is_empty() {
            facts.push(format!("Round clock: {}.", view.clock));
        }
        facts.extend(self.bout.sizes());
        facts.extend(self.bout.commitment().map(|commitment| format!("Promised about the luck: {commitment}.")));
        facts
    }

    /// The sign before the line that is to be typed.
    pub fn prompt(&self) -> String {
        match (self.bout.spelling(), self.bout.private_page()) {
            (Some(spelling), _) => format!("{}> ", spelling.name),
            (None, Some(bench)) => format!("{} (deck open)> ", bench.name),
            (None, None) => "match> ".into(),
        }
    }

    /// Answers a line.
    pub fn line(&mut self, text: &str, now: Instant) -> Led {
        let text = text.trim();
        self.bout.touched(now);
        let ticked = self.bout.tick(now, None);
        if let Err(why) = ticked {
            return said(vec![why]);
        }
        if self.typing {
            self.typing = false;
            let typed = self.bout.typed(text, now);
            if let (Ok(()), Some(bench)) = (&typed, self.bout.private_page()) {
                return said(deck(bench));
            }
            return said(self.after(typed));
        }
        if self.bout.spelling().is_some() {
            return self.spelled(text, now);
        }
        if self.bout.private_page().is_some() {
            return self.at_bench(text);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            [] | ["look" | "choices"] => said(self.opening()),
            ["help"] => said(HELP.iter().map(|line| (*line).to_owned()).collect()),
            ["sheet"] => said(self.bout.view().sheet.clone()),
            ["back"] => match self.bout.back() {
                Ok(_) => said(self.opening()),
                Err(why) => said(vec![why]),
            },
            ["quit" | "exit"] => self.leave(),
            ["notes", rest @ ..] => self.ask_for_notes(&rest.join(" "), now),
            [number] => match number.parse::<usize>() {
                Ok(number) if (1..=self.bout.view().choices.len()).contains(&number) => self.choose(number - 1, now),
                Ok(number) => {
                    said(vec![format!("There is no choice {number}: 1 to {}.", self.bout.view().choices.len())])
                }
                Err(_) => not_understood(text),
            },
            _ => not_understood(text),
        }
    }

    fn choose(&mut self, choice: usize, now: Instant) -> Led {
        match self.bout.choose(choice, now) {
            Err(why) => said(vec![why]),
            Ok(Step::Shown) => said(self.what_now()),
            Ok(Step::Type(question)) => {
                self.typing = true;
                said(vec![question.trim().to_owned()])
            }
            Ok(Step::Game(session, notice)) => Led::Game(session, notice.into_iter().collect()),
            Ok(Step::Leave) => Led::Left(vec!["The match is saved.".into()]),
        }
    }

    fn leave(&mut self) -> Led {
        match self.bout.leave() {
            Ok(()) => Led::Left(vec!["The match is saved.".into()]),
            Err(why) => said(vec![why]),
        }
    }

    /// Who is asked to spell their name, or the match again.
    fn what_now(&self) -> Vec<String> {
        let Some(spelling) = self.bout.spelling() else {
            return self.bout.private_page().map_or_else(|| self.opening(), deck);
        };
        let how = match &spelling.letters {
            Some(letters) => format!("Type {letters} and Enter, or an empty line to leave it."),
            None => "Type the PIN and Enter, or an empty line to leave it.".into(),
        };
        vec![spelling.what, how]
    }

    fn spelled(&mut self, text: &str, now: Instant) -> Led {
        if text.is_empty() {
            self.bout.stop_asking();
            let mut lines = vec!["Nothing was done.".to_owned()];
            lines.extend(self.opening());
            return said(lines);
        }
        // A line comes as a whole, and was not typed in the handover's deaf time.
        let at = now + Duration::from_secs(1);
        for key in text.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
            if let Err(why) = self.bout.spell(key, at) {
                return said(self.after(Err(why)));
            }
        }
        if let Some(writer) = self.bout.proof() {
            return Led::Notes(writer);
        }
        if self.bout.spelling().is_some() {
            return said(vec!["That is not it.".into()]);
        }
        match self.bout.private_page() {
            Some(bench) => said(deck(bench)),
            None => said(self.opening()),
        }
    }

    fn at_bench(&mut self, text: &str) -> Led {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["ready"] => match self.bout.ready() {
                Ok(()) => self.covered(),
                Err(why) => said(vec![why]),
            },
            ["close" | "quit" | "exit"] => {
                self.bout.cover();
                self.covered()
            }
            [] | ["deck" | "look"] => said(self.bout.private_page().map(deck).unwrap_or_default()),
            ["help"] => said(HELP.iter().map(|line| (*line).to_owned()).collect()),
            ["out", number] => self.shift(number, Part::Deck),
            ["in", number] => self.shift(number, Part::Sideboard),
            _ => not_understood(text),
        }
    }

    /// Moves a copy of a card, and says where its copies are then; the numbers of the cards never change.
    fn shift(&mut self, number: &str, out_of: Part) -> Led {
        let count = self.bout.private_page().map_or(0, |bench| bench.rows.len());
        let Some(row) = number.parse::<usize>().ok().filter(|number| (1..=count).contains(number)) else {
            return said(vec![format!("There is no card {number}: 1 to {count}.")]);
        };
        if let Err(why) = self.bout.shift(row - 1, out_of) {
            return said(vec![why]);
        }
        let Some(bench) = self.bout.private_page() else { return said(Vec::new()) };
        let moved = bench.rows.get(row - 1);
        let mut lines: Vec<String> = moved
            .map(|card| format!("{}: {} in the deck, {} in the sideboard.", card.name, card.deck, card.sideboard))
            .into_iter()
            .collect();
        lines.extend(bench.facts.iter().cloned());
        said(lines)
    }

    /// The private side was closed: what was written before is to be cleared.
    fn covered(&self) -> Led {
        Led::Said(Answer { lines: self.opening(), clear: true, left: false })
    }

    fn after(&self, done: Result<(), String>) -> Vec<String> {
        let mut lines: Vec<String> = done.err().into_iter().collect();
        lines.extend(self.opening());
        lines
    }

    fn ask_for_notes(&mut self, name: &str, now: Instant) -> Led {
        let people = self.bout.people();
        let named = people.iter().find(|(_, person)| person.eq_ignore_ascii_case(name));
        let only = || people.first().filter(|_| people.len() == 1);
        match named.or_else(only) {
            Some((seat, _)) => match self.bout.ask_for_notes(*seat, now) {
                Ok(()) => said(self.what_now()),
                Err(why) => said(vec![why]),
            },
            None => {
                let names: Vec<&str> = people.iter().map(|(_, name)| name.as_str()).collect();
                said(vec![format!("Whose notes? notes and one of: {}.", names.join(", "))])
            }
        }
    }
}

/// Deck and sideboard with the numbers that move their cards.
fn deck(bench: &PrivatePage) -> Vec<String> {
    if bench.purpose == Purpose::Read {
        let mut lines = vec![format!("{}.", bench.title)];
        lines.extend(bench.text.iter().map(|line| line.trim().to_owned()));
        lines.push("close: close it.".into());
        return lines;
    }
    let part = |part: Part| {
        bench.part(part).into_iter().map(move |(index, row)| {
            let cost = row.cost.map(|cost| format!(", cost {cost}")).unwrap_or_default();
            format!("{}. {} {}{cost}.", index + 1, row.copies(part), row.name)
        })
    };
    let mut lines = bench.facts.clone();
    lines.push("Deck:".into());
    lines.extend(part(Part::Deck));
    lines.push("Sideboard:".into());
    lines.extend(part(Part::Sideboard));
    let words = if bench.purpose == Purpose::Review {
        "ready, or close."
    } else {
        "out and a number, in and a number, ready, or close."
    };
    lines.push(words.into());
    lines
}

fn not_understood(text: &str) -> Led {
    said(vec![format!("\"{text}\" is not understood. Say help for the words.")])
}

fn said(lines: Vec<String>) -> Led {
    Led::Said(Answer { lines, clear: false, left: false })
}
