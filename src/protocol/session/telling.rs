//! What a conversation tells by itself: who it is, and what has happened.

use super::super::minds;
use super::super::names;
use super::super::request::{self, Refused};
use super::super::teaching;
use super::{Answer, MOST_MARKS, Session, UNLIMITED, no_game};
use crate::LONGEST;
use serde::Deserialize;
use serde_json::{Value, json};
use shell::games::Told;
use swu_cards::samples::samples;
use swu_minds::bots::MOST_ITERATIONS;
use swu_rules::book::Book;
use swu_rules::fact::Fact;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;

/// What a request says about events, if anything.
fn asked(value: &Value) -> Result<Option<Told>, Refused> {
    let Some(word) = value.get("events") else { return Ok(None) };
    let told = Told::deserialize(word)
        .map_err(|_| Refused::new("bad-request", format!("events are {}, not {word}", Told::WORDS.join(", "))))?;
    Ok(Some(told))
}

impl Session<'_> {
    /// Answers a request about a game. The events it asks for are told from now on, unless it is refused.
    pub(super) fn telling(&mut self, value: &Value, how: impl FnOnce(&mut Self, &Value) -> Answer) -> Answer {
        let before = self.told;
        self.told = asked(value)?.unwrap_or(before);
        let answer = how(self, value);
        if answer.is_err() {
            self.told = before;
        }
        answer
    }

    pub(super) fn hello(&self) -> Value {
        let games: Vec<&str> = [UNLIMITED].into_iter().chain(self.games.iter().map(|game| game.name())).collect();
        json!({
            "ok": true,
            "name": "cantina",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": 1,
            "cards": self.library.sets(),
            "decks": samples().iter().map(|sample| sample.key).collect::<Vec<_>>(),
            "games": games,
            "policies": minds::policies(),
            "requests": request::all().collect::<Vec<&str>>(),
            "events": Told::WORDS,
            "limits": {
                "line": LONGEST,
                "marks": MOST_MARKS,
                "name": names::LONGEST,
                "iterations": MOST_ITERATIONS,
                "ms": minds::MOST_MS,
                "games": super::playing_on::MOST_GAMES,
            },
        })
    }

    /// The decision, how the game ended, and what happened since the last answer.
    pub(super) fn step(&mut self) -> Answer {
        let (book, told) = (self.book, self.told);
        let play = self.play.as_mut().ok_or_else(no_game)?;
        let decider = play.game.decision().map(|decision| decision.seat);
        let eyes = match (told, decider) {
            (Told::All, _) => Eyes::Judge,
            (_, Some(seat)) => Eyes::Of(seat),
            (_, None) => Eyes::Public,
        };
        let heard = decider.and_then(|seat| play.heard.get_mut(seat.index()));
        let from = match (told, heard) {
            (Told::None, _) => play.facts.len(),
            (Told::Seat, Some(heard)) => std::mem::replace(heard, play.facts.len()),
            (Told::Seat, None) | (Told::All, _) => play.told,
        };
        let view = play.game.view(book, play.names(), eyes);
        let events = events(book, play.names(), play.facts.get(from..).unwrap_or_default(), eyes);
        play.told = play.facts.len();
        let mut answer = json!({"ok": true, "decision": view.decision, "over": view.over, "events": events});
        if let Some(tutor) = &play.tutor {
            answer["lesson"] = teaching::told(book, &play.game, tutor);
        }
        Ok(answer)
    }
}

/// Facts in the protocol's form.
pub(super) fn events(book: &Book, names: &[String], facts: &[Fact], eyes: Eyes) -> Vec<Value> {
    let teller = Teller { book, names, eyes, marked: &[] };
    facts
        .iter()
        .map(|fact| {
            let text = teller.tell(fact);
            let mut event = json!({"kind": fact.what.kind(), "text": text, "seat": fact.seat});
            if eyes.witness(fact.witnesses, names.len()) {
                let uid = |seen: &swu_rules::fact::Seen| match eyes {
                    Eyes::Judge => seen.uid.0,
                    Eyes::Public | Eyes::Of(_) => seen.handle,
                };
                if let Some(card) = &fact.card {
                    event["card"] = json!({"uid": uid(card), "id": book.card(card.def).id});
                }
                if let Some(other) = &fact.other {
                    event["other"] = json!({"uid": uid(other), "id": book.card(other.def).id});
                }
            }
            if fact.amount != 0 {
                event["amount"] = json!(fact.amount);
            }
            event
        })
        .collect()
}
