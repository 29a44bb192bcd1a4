//! The same conversation about the Deckbuilding Game: its positions, its steps, its saves.

mod begin;
mod play;

use super::request::Refused;
use data::seal::{seal_alone, unseal};
use deckbuilding::bots::{Bot, Policy};
use deckbuilding::cards::library::Library;
use deckbuilding::cards::wording;
use deckbuilding::rules::book::Book;
use deckbuilding::rules::look::Eyes;
pub(super) use play::Play;
use play::Saved;
use seats::{Seat, SeatSet};
use serde_json::{Value, json};

/// The beginning of a saved game of this kind.
const MARK: &str = "deckbuilding:";

/// How requests name it.
const GAME: &str = "deckbuilding";

type Answer = Result<Value, Refused>;

/// Its cards and the game under way.
#[derive(Default)]
pub(super) struct Table {
    book: Option<Book>,
    /// The game, while one of this kind is played.
    pub play: Option<Play>,
}

/// A field of a request.
fn text<'v>(value: &'v Value, field: &str) -> Option<&'v str> {
    value.get(field).and_then(Value::as_str)
}

/// Is this a request for a game of this kind?
pub(super) fn is_asked(value: &Value) -> bool {
    let scenario = value.get("scenario");
    let written = || scenario.and_then(Value::as_str).filter(|text| text.contains("\"deckbuilding\"")).map(|_| GAME);
    let game = text(value, "game").or_else(|| scenario.and_then(|scenario| text(scenario, "game"))).or_else(written);
    match text(value, "do") {
        Some("new" | "scenario") => game == Some(GAME),
        Some("load") => text(value, "save").is_some_and(|save| save.trim_start().starts_with(MARK)),
        _ => false,
    }
}

impl Table {
    fn book(&mut self) -> Result<&Book, Refused> {
        if self.book.is_none() {
            let library = Library::embedded().map_err(|faults| {
                let sentences: Vec<String> = faults.iter().map(ToString::to_string).collect();
                Refused::new("internal", sentences.join("; "))
            })?;
            self.book = Some(Book::of(&library));
        }
        self.book.as_ref().ok_or_else(|| Refused::new("internal", "the cards cannot be read"))
    }

    /// A new game, a position or a saved game; nothing changes if it is not possible.
    pub(super) fn begin(&mut self, value: &Value) -> Answer {
        let book = self.book()?;
        let play = match text(value, "do") {
            Some("new") => Play::begin(book, begin::new_game(value)?)?,
            Some("scenario") => Play::begin(book, begin::position(value)?)?,
            _ => read(book, text(value, "save").unwrap_or_default())?,
        };
        self.play = Some(play);
        self.step()
    }

    fn both(&mut self) -> Result<(&Book, &mut Play), Refused> {
        match (&self.book, &mut self.play) {
            (Some(book), Some(play)) => Ok((book, play)),
            _ => Err(Refused::new("no-game", "there is no game yet: say new, scenario or load")),
        }
    }

    /// The decision, how the game ended, and what happened since the last answer.
    pub(super) fn step(&mut self) -> Answer {
        let (book, play) = self.both()?;
        let view = play.game.view(book, play.names(), Eyes::Judge);
        let events = play.events(book, play.told, Eyes::Judge);
        play.told = play.facts.len();
        Ok(json!({"ok": true, "decision": view.decision, "over": view.over, "events": events}))
    }

    /// Picks an option.
    pub(super) fn choose(&mut self, option: usize) -> Answer {
        let (book, play) = self.both()?;
        play.choose(book, option)
            .map_err(|error| Refused::new("illegal-option", format!("option {option}: {error}")))?;
        self.step()
    }

    /// A seat gives up.
    pub(super) fn concede(&mut self, seat: u8) -> Answer {
        let seat = self.seat(seat)?;
        let (_, play) = self.both()?;
        play.concede(seat)?;
        self.step()
    }

    fn seat(&mut self, seat: u8) -> Result<Seat, Refused> {
        let count = self.both()?.1.game.seats();
        if usize::from(seat) < count {
            Ok(Seat(seat))
        } else {
            Err(Refused::new("unknown-seat", format!("there is no seat {seat}, only 0 to {}", count - 1)))
        }
    }

    /// Everything.
    pub(super) fn state(&mut self) -> Answer {
        let (book, play) = self.both()?;
        let view = play.game.view(book, play.names(), Eyes::Judge);
        Ok(json!({"ok": true, "state": view}))
    }

    /// What a seat may know, including its teammate's hand if hands are open.
    pub(super) fn view(&mut self, seat: u8) -> Answer {
        let seat = self.seat(seat)?;
        let (book, play) = self.both()?;
        let eyes = Eyes::Of(play.game.open_to(seat).or(SeatSet::one(seat)));
        let view = play.game.view(book, play.names(), eyes);
        let mut value = json!(view);
        value["decision"] = json!(view.decision);
        value["log"] = json!(play.events(book, 0, eyes));
        Ok(json!({"ok": true, "view": value}))
    }

    /// The whole game as text.
    pub(super) fn save(&mut self) -> Answer {
        let (book, play) = self.both()?;
        let sealed = seal_alone(&Saved::of(book, play)).map_err(|why| Refused::new("not-saved", why))?;
        Ok(json!({"ok": true, "save": format!("{MARK}{sealed}")}))
    }

    /// Goes back to a remembered position.
    pub(super) fn rewind(&mut self, mut play: Play) -> Answer {
        self.book()?;
        play.told = play.facts.len();
        self.play = Some(play);
        self.step()
    }

    /// Plays on by itself.
    pub(super) fn playout(&mut self, policy: &str, most: u64, seed: u64) -> Answer {
        let Some(policy) = Policy::of(policy) else {
            let known = Policy::ALL.map(Policy::name).join(" and ");
            return Err(Refused::new("unknown-policy", format!("there is no policy {policy:?}; there are {known}")));
        };
        let (book, play) = self.both()?;
        let mut bot = Bot::new(policy, seed);
        let mut decisions = 0u64;
        while decisions < most {
            let Some(count) = play.game.decision().map(|decision| decision.options.len()) else { break };
            let eyes = Eyes::Of(play.game.deciders());
            let option = bot.pick(book, count, || play.game.view(book, play.names(), eyes));
            play.choose(book, option).map_err(|error| Refused::new("internal", error.to_string()))?;
            decisions += 1;
        }
        let mut answer = self.step()?;
        answer["decisions"] = json!(decisions);
        Ok(answer)
    }

    /// A printed card, if this game has it.
    pub(super) fn card(&mut self, id: &str) -> Option<Value> {
        let book = self.book().ok()?;
        let card = &book.card(book.find(id)?).card;
        Some(json!({"ok": true, "card": {
            "id": card.id, "name": card.name, "faction": card.faction, "type": card.kind.name(),
            "cost": card.cost, "attack": card.attack, "resources": card.resources, "force": card.force,
            "hp": card.hp, "unique": card.unique, "target": card.target, "copies": card.copies,
            "traits": card.traits.iter().map(|word| word.name()).collect::<Vec<_>>(),
            "text": wording::text(card).join("\n"),
        }}))
    }
}

/// Reads a saved game by playing it back.
fn read(book: &Book, save: &str) -> Result<Play, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let sealed = save.trim().strip_prefix(MARK).unwrap_or_default();
    let saved: Saved = unseal(sealed).map_err(|why| bad(format!("this is no saved game: {why}")))?;
    saved.again(book)
}
