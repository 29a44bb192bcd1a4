//! Where the program is now: what is open, what can be asked for, and what is shown.

use super::Program;
use crate::around::Around;
use crate::command::situation::{Focus, Situation};
use crate::command::{Command, Entry, TABLE};
use crate::listing::Row;
use crate::place::Place;
use crate::session::{Cover, Saving, Session};
use hotseat::handover::Spell;
use hotseat::table::Table;
use schemars::JsonSchema;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// What front ends tell by themselves, from what they show.
const TOLD: &[Command] = &[
    Command::Help,
    Command::Look,
    Command::Choices,
    Command::About,
    Command::Card,
    Command::Deck,
    Command::Inspect,
    Command::DeskSay,
    Command::DeskView,
];

/// Where the program is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// What is open, the uppermost last.
    pub places: Vec<Focus>,
    /// What can be asked for now.
    pub commands: Vec<Offer>,
    /// What is shown, row by row; empty while somebody is asked to come.
    pub rows: Vec<Row>,
    /// Who is asked to come and type something; `None` if nobody is.
    pub asked: Option<AskedFor>,
    /// The game on the table.
    pub table: Option<TableNow>,
}

/// A command that can be asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The command.
    pub command: Command,
    /// How it is said in words, with examples.
    pub said: String,
    /// What it does.
    pub does: String,
}

/// Somebody who is asked to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AskedFor {
    /// The name of who may come first.
    pub name: String,
    /// Why.
    pub why: String,
    /// The letters to type; `None` if a PIN is asked for.
    pub letters: Option<String>,
}

/// The game on the table, as far as the eyes that look may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct TableNow {
    /// The match in a few words.
    pub title: String,
    /// The seat that decides; `None` once the game is over.
    pub decides: Option<u8>,
    /// What can be picked, by index.
    pub options: Vec<String>,
    /// Cards to be looked at before anything goes on.
    pub shown: Vec<String>,
    /// The newest lines of the log.
    pub log: Vec<String>,
    /// Is it over?
    pub over: bool,
    /// Where it is saved.
    pub saved: Option<String>,
}

/// Lines of the log that are told with every answer.
const NEWEST: usize = 8;

impl TableNow {
    fn of(session: &dyn Session) -> TableNow {
        let log = session.log();
        let newest = log.len().saturating_sub(NEWEST);
        TableNow {
            title: session.title().to_owned(),
            decides: session.decides().map(|seat| seat.0),
            options: session.options(),
            shown: session.shown().iter().map(|shown| shown.text.clone()).collect(),
            log: log.iter().skip(newest).map(|line| line.text.clone()).collect(),
            over: session.outcome().is_some(),
            saved: session.saved_in(),
        }
    }
}

fn offer(entry: &Entry) -> Offer {
    Offer { command: entry.command, said: entry.said.to_owned(), does: entry.sentence.to_owned() }
}

impl Program {
    /// Where the program is now.
    pub fn standing(&self) -> Standing {
        let asked = self.asked();
        Standing {
            places: self.open(),
            commands: self.offers(),
            rows: if asked.is_some() { Vec::new() } else { self.rows() },
            asked,
            table: self.game.as_ref().map(|game| TableNow::of(game.session())),
        }
    }

    fn open(&self) -> Vec<Focus> {
        let places = self.places.iter().map(|place| place.focus());
        let contest = self.contest.as_ref().map(|contest| contest.focus());
        places.chain(contest).chain(self.game.as_ref().map(|_| Focus::Board)).collect()
    }

    fn uppermost(&self) -> Option<&dyn Place> {
        match &self.contest {
            Some(contest) => Some(contest.as_ref()),
            None => self.places.last().map(AsRef::as_ref),
        }
    }

    /// What can be asked for: what is heard here and makes sense now.
    fn offers(&self) -> Vec<Offer> {
        if let Some(game) = &self.game {
            return self.offers_at(game.session());
        }
        let Some(place) = self.uppermost() else { return Vec::new() };
        let (focus, needless) = (place.focus(), place.needless());
        // The choices of a match are told with numbers, without a word.
        let by_number = |entry: &Entry| focus == Focus::Match && entry.command == Command::Open;
        let heard = TABLE.iter().filter(|entry| entry.heard.contains(&focus) || by_number(entry));
        let made = heard.filter(|entry| !TOLD.contains(&entry.command) && !needless.contains(&entry.command));
        made.map(offer).collect()
    }

    /// What can be asked for at a table.
    fn offers_at(&self, session: &dyn Session) -> Vec<Offer> {
        let now = Situation::at_table(session);
        let stuck = matches!(session.saving(), Saving::Stuck { .. });
        let over = session.outcome().is_some();
        let makes_sense = |entry: &&Entry| match entry.command {
            Command::Quit | Command::Settings => true,
            Command::SaveElsewhere | Command::GoOnUnsaved => stuck,
            Command::Rematch | Command::RematchSeats => over && self.contest.is_none(),
            Command::RematchDecks => {
                over && self.contest.is_none() && session.kept().is_some_and(|kept| kept.has_decks())
            }
            Command::Review => over && self.contest.is_none() && session.kept().is_some_and(|kept| kept.is_reviewed()),
            // Its picture is a front end's own.
            Command::Watch => false,
            Command::Notes => self.contest.is_some() || session.notebooks().is_some(),
            Command::Concede => !over && session.ending().is_some(),
            command => Around::obeys(command) && (entry.when)(&now).is_none(),
        };
        TABLE.iter().filter(|entry| entry.heard.contains(&Focus::Board)).filter(makes_sense).map(offer).collect()
    }

    fn rows(&self) -> Vec<Row> {
        match (&self.game, self.uppermost()) {
            (None, Some(place)) => place.rows(&self.services),
            _ => Vec::new(),
        }
    }

    fn asked(&self) -> Option<AskedFor> {
        match (&self.game, &self.contest) {
            (Some(game), _) => asked_at(game.session()),
            (None, Some(contest)) => contest.spelling().map(|spelling| AskedFor {
                name: spelling.name,
                why: spelling.what,
                letters: spelling.letters,
            }),
            (None, None) => {
                let curtain = self.places.last()?.shared()?.curtain()?;
                let seat = curtain.next.first()?;
                let name = curtain.table.name(seat).to_owned();
                Some(AskedFor { name, why: curtain.why.to_owned(), letters: letters(curtain.table, seat) })
            }
        }
    }
}

/// The letters that a seat types; `None` for a PIN.
fn letters(table: &Table, seat: Seat) -> Option<String> {
    match table.spell(seat)? {
        Spell::Letters(letters) => Some(letters.into_iter().collect()),
        Spell::Pin(_) => None,
    }
}

/// Who is asked at a table: whoever types their name, or who has to come to see their hand.
fn asked_at(session: &dyn Session) -> Option<AskedFor> {
    if let Some(spelling) = session.spelling() {
        let asked = spelling.asked.first()?;
        let name = session.table().name(asked.seat).to_owned();
        return Some(AskedFor { why: spelling.purpose.sentence(&name), name, letters: asked.letters.clone() });
    }
    let Cover::Curtain(seat) = session.cover() else { return None };
    let (name, why) = (session.table().name(seat).to_owned(), session.curtain().map_or("", |curtain| curtain.why));
    Some(AskedFor { name, why: why.to_owned(), letters: letters(session.table(), seat) })
}
