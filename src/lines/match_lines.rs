//! A match in line mode: what it waits for, numbered choices, deck and sideboard in private.

use super::table::Answer;
use hotseat::handover::{Confirmed, Keystroke};
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help};
use shell::games::Seated;
use shell::match_session::{MatchSession, Part, PrivatePage, Purpose, Step};
use shell::refusal::Refusal;
use std::time::{Duration, Instant};

/// What a line led to.
pub(crate) enum Led {
    /// Lines to write.
    Said(Answer),
    /// A game goes on the table, with lines to write first.
    Game(Seated, Vec<String>),
    /// Somebody proved who they are, to write notes.
    Notes(Confirmed),
    /// The match is left.
    Left(Vec<String>),
}

/// A match in line mode.
pub(crate) struct MatchLines {
    /// The match.
    pub session: Box<dyn MatchSession>,
    /// A line is asked for.
    typing: bool,
}

impl MatchLines {
    /// A match that was just opened.
    pub(crate) fn new(the_match: Box<dyn MatchSession>) -> MatchLines {
        MatchLines { session: the_match, typing: false }
    }

    /// What everybody may hear of it.
    pub(crate) fn opening(&self) -> Vec<String> {
        let view = self.session.view();
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
    pub(crate) fn open_facts(&self) -> Vec<String> {
        let view = self.session.view();
        let mut facts = vec![format!("Match: {}.", view.title)];
        if !view.clock.is_empty() {
            facts.push(format!("Round clock: {}.", view.clock));
        }
        facts.extend(self.session.sizes());
        facts.extend(self.session.commitment().map(|commitment| format!("Promised about the luck: {commitment}.")));
        facts
    }

    /// The sign before the line that is to be typed.
    pub(crate) fn prompt(&self) -> String {
        match (self.session.spelling(), self.session.private_page()) {
            (Some(spelling), _) => format!("{}> ", spelling.name),
            (None, Some(page)) => format!("{} (deck open)> ", page.name),
            (None, None) => "match> ".into(),
        }
    }

    /// Answers a line.
    pub(crate) fn line(&mut self, text: &str, now: Instant) -> Led {
        let text = text.trim();
        self.session.touched(now);
        let ticked = self.session.tick(now, None);
        if let Err(why) = ticked {
            return said(vec![why.to_string()]);
        }
        if self.typing {
            self.typing = false;
            let typed = self.session.typed(text, now);
            if let (Ok(()), Some(page)) = (&typed, self.session.private_page()) {
                return said(deck(page));
            }
            return said(self.after(typed));
        }
        if self.session.spelling().is_some() {
            return self.spelled(text, now);
        }
        if self.session.private_page().is_some() {
            return self.at_sideboard(text);
        }
        if let [number] = text.split_whitespace().collect::<Vec<_>>().as_slice()
            && let Ok(number) = number.parse::<usize>()
        {
            return self.choose_number(number, now);
        }
        let Some(said) = spoken(text, Focus::Match) else {
            return if text.is_empty() { self::said(self.opening()) } else { not_understood(text) };
        };
        match said.command {
            Command::Look | Command::Choices => self::said(self.opening()),
            Command::Help => self::said(spoken_help(Focus::Match)),
            Command::Sheet => self::said(self.session.view().sheet.clone()),
            Command::Back => match self.session.back() {
                Ok(_) => self::said(self.opening()),
                Err(why) => self::said(vec![why.to_string()]),
            },
            Command::Quit => self.leave(),
            Command::Notes => self.ask_for_notes(&said.words.join(" "), now),
            _ => not_understood(text),
        }
    }

    fn choose_number(&mut self, number: usize, now: Instant) -> Led {
        let count = self.session.view().choices.len();
        if (1..=count).contains(&number) {
            return self.choose(number - 1, now);
        }
        said(vec![format!("There is no choice {number}: 1 to {count}.")])
    }

    fn choose(&mut self, choice: usize, now: Instant) -> Led {
        match self.session.choose(choice, now) {
            Err(why) => said(vec![why.to_string()]),
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
        match self.session.leave() {
            Ok(()) => Led::Left(vec!["The match is saved.".into()]),
            Err(why) => said(vec![why.to_string()]),
        }
    }

    /// Who is asked to spell their name, or the match again.
    fn what_now(&self) -> Vec<String> {
        let Some(spelling) = self.session.spelling() else {
            return self.session.private_page().map_or_else(|| self.opening(), deck);
        };
        let how = match &spelling.letters {
            Some(letters) => format!("Type {letters} and Enter, or an empty line to leave it."),
            None => "Type the PIN and Enter, or an empty line to leave it.".into(),
        };
        vec![spelling.what, how]
    }

    fn spelled(&mut self, text: &str, now: Instant) -> Led {
        if text.is_empty() {
            self.session.stop_asking();
            let mut lines = vec!["Nothing was done.".to_owned()];
            lines.extend(self.opening());
            return said(lines);
        }
        // A line comes as a whole, and was not typed in the handover's deaf time.
        let at = now + Duration::from_secs(1);
        for key in text.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
            if let Err(why) = self.session.spell(key, at) {
                return said(self.after(Err(why)));
            }
        }
        if let Some(writer) = self.session.proof() {
            return Led::Notes(writer);
        }
        if self.session.spelling().is_some() {
            return said(vec!["That is not it.".into()]);
        }
        match self.session.private_page() {
            Some(page) => said(deck(page)),
            None => said(self.opening()),
        }
    }

    fn at_sideboard(&mut self, text: &str) -> Led {
        let Some(heard) = spoken(text, Focus::Sideboard) else {
            return if text.is_empty() { said(self.page()) } else { not_understood(text) };
        };
        match (heard.command, heard.words().as_slice()) {
            (Command::Ready, _) => match self.session.ready() {
                Ok(()) => self.covered(),
                Err(why) => said(vec![why.to_string()]),
            },
            (Command::Close | Command::Quit, _) => {
                self.session.cover();
                self.covered()
            }
            (Command::Look, _) => said(self.page()),
            (Command::Help, _) => said(spoken_help(Focus::Sideboard)),
            (Command::MoveOut, [number]) => self.shift(number, Part::Deck),
            (Command::MoveIn, [number]) => self.shift(number, Part::Sideboard),
            _ => not_understood(text),
        }
    }

    fn page(&self) -> Vec<String> {
        self.session.private_page().map(deck).unwrap_or_default()
    }

    /// Moves a copy of a card, and says where its copies are then; the numbers of the cards never change.
    fn shift(&mut self, number: &str, out_of: Part) -> Led {
        let count = self.session.private_page().map_or(0, |page| page.rows.len());
        let Some(row) = number.parse::<usize>().ok().filter(|number| (1..=count).contains(number)) else {
            return said(vec![format!("There is no card {number}: 1 to {count}.")]);
        };
        if let Err(why) = self.session.shift(row - 1, out_of) {
            return said(vec![why.to_string()]);
        }
        let Some(page) = self.session.private_page() else { return said(Vec::new()) };
        let moved = page.rows.get(row - 1);
        let mut lines: Vec<String> = moved
            .map(|card| format!("{}: {} in the deck, {} in the sideboard.", card.name, card.deck, card.sideboard))
            .into_iter()
            .collect();
        lines.extend(page.facts.iter().cloned());
        said(lines)
    }

    /// The private side was closed: what was written before is to be cleared.
    fn covered(&self) -> Led {
        Led::Said(Answer { lines: self.opening(), clear: true, left: false })
    }

    fn after(&self, done: Result<(), Refusal>) -> Vec<String> {
        let mut lines: Vec<String> = done.err().iter().flat_map(Refusal::lines).collect();
        lines.extend(self.opening());
        lines
    }

    fn ask_for_notes(&mut self, name: &str, now: Instant) -> Led {
        let people = self.session.people();
        let named = people.iter().find(|(_, person)| person.eq_ignore_ascii_case(name));
        let only = || people.first().filter(|_| people.len() == 1);
        match named.or_else(only) {
            Some((seat, _)) => match self.session.ask_for_notes(*seat, now) {
                Ok(()) => said(self.what_now()),
                Err(why) => said(vec![why.to_string()]),
            },
            None => {
                let names: Vec<&str> = people.iter().map(|(_, name)| name.as_str()).collect();
                said(vec![format!("Whose notes? notes and one of: {}.", names.join(", "))])
            }
        }
    }
}

/// Deck and sideboard with the numbers that move their cards.
fn deck(page: &PrivatePage) -> Vec<String> {
    if page.purpose == Purpose::Read {
        let mut lines = vec![format!("{}.", page.title)];
        lines.extend(page.text.iter().map(|line| line.trim().to_owned()));
        lines.push("close: close it.".into());
        return lines;
    }
    let part = |part: Part| {
        page.part(part).into_iter().map(move |(index, row)| {
            let cost = row.cost.map(|cost| format!(", cost {cost}")).unwrap_or_default();
            format!("{}. {} {}{cost}.", index + 1, row.copies(part), row.name)
        })
    };
    let mut lines = page.facts.clone();
    lines.push("Deck:".into());
    lines.extend(part(Part::Deck));
    lines.push("Sideboard:".into());
    lines.extend(part(Part::Sideboard));
    let words = if page.purpose == Purpose::Review {
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
