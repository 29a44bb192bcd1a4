//! Lessons over the wire: `lessons`, `lesson`, and what is told with every `choose`.

use super::deck;
use super::play::{Origin, Play, Start};
use super::request::Refused;
use seats::Seat;
use serde_json::{Value, json};
use swu_cards::library::Library;
use swu_decks::admission::Lists;
use swu_decks::formats::sample;
use swu_minds::lessons::{Setting, Tutor, names, shipped};
use swu_rules::book::Book;
use swu_rules::game::Game;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// Which lessons there are, in the order of the course.
pub(super) fn list() -> Value {
    let lessons: Vec<Value> = shipped()
        .iter()
        .map(|lesson| {
            json!({
                "id": lesson.id,
                "title": lesson.title,
                "minutes": lesson.minutes,
                "after": lesson.after,
                "rules": lesson.rules,
                "steps": lesson.steps.len(),
            })
        })
        .collect();
    json!({"ok": true, "lessons": lessons})
}

/// Begins a lesson.
pub(super) fn begin(library: &Library, book: &Book, id: &str) -> Result<Play, Refused> {
    let Some(lesson) = shipped().iter().find(|lesson| lesson.id == id) else {
        let known: Vec<&str> = shipped().iter().map(|lesson| lesson.id.as_str()).collect();
        let why = format!("there is no lesson {id:?}; there are {}", known.join(", "));
        return Err(Refused::new("unknown-lesson", why));
    };
    let broken = |why: String| Refused::new("internal", format!("lesson {id}: {why}"));
    let (start, seats, first) = match lesson.setting(library).map_err(|fault| broken(fault.to_string()))? {
        Setting::Position(scenario) => {
            let seats = scenario.seats.len();
            let value = serde_json::to_value(&scenario).map_err(|error| broken(error.to_string()))?;
            (Start::Position(value), seats, None)
        }
        Setting::Decks(keys, first) => (decks(book, &keys)?, keys.len(), Some(Seat(first))),
    };
    let mut play = Play::begin(book, Origin { names: names(seats), seed: lesson.seed, start, first })?;
    play.tutor = Some(Tutor::new(lesson));
    play.settle(book)?;
    Ok(play)
}

/// A game with decks that come with the program.
fn decks(book: &Book, keys: &[String]) -> Result<Start, Refused> {
    let options = if keys.len() > 2 { GameOptions::multiplayer() } else { GameOptions::duel() };
    let player = |(seat, key): (usize, &String)| {
        let sample =
            sample(key).ok_or_else(|| Refused::new("bad-deck", format!("no deck {key} comes with the program")))?;
        let list: Value =
            serde_json::from_str(sample.json).map_err(|fault| Refused::new("bad-deck", fault.to_string()))?;
        let admitted = deck::read(book, &list, seat, &options, Lists::Any)?;
        Ok(PlayerDeck::of(book, &admitted.setup))
    };
    let players = keys.iter().enumerate().map(player).collect::<Result<Vec<_>, Refused>>()?;
    Ok(Start::Decks { options, players })
}

/// Picks an option in a game in which a lesson is given.
pub(super) fn choose(book: &Book, play: &mut Play, option: usize) -> Result<(), Refused> {
    let illegal = |why: String| Refused::new("illegal-option", format!("option {option}: {why}"));
    if let Some(mut tutor) = play.tutor.take() {
        tutor.pick(book, &play.game, option).map_err(|why| illegal(why.to_string()))?;
        play.tutor = Some(tutor);
    }
    play.choose(book, option).map_err(|error| illegal(error.to_string()))?;
    play.settle(book)
}

/// What the learner is told now.
pub(super) fn told(book: &Book, game: &Game, tutor: &Tutor) -> Value {
    let told = tutor.told(book, game);
    let untrue: Vec<String> = tutor.failed().iter().cloned().chain(tutor.missing(book, game)).collect();
    json!({
        "id": tutor.lesson().id,
        "title": tutor.lesson().title,
        "step": told.step,
        "of": told.of,
        "say": told.say,
        "hint": told.hint,
        "expect": told.expect,
        "done": tutor.is_over(),
        // Statements of the lesson that the game contradicts: after picks other than the expected ones.
        "untrue": (!untrue.is_empty()).then_some(untrue),
    })
}
