//! Games as text: how one began and every step since, compressed, and bound to the card data.
//!
//! A save holds no state. It is played back when it is read, so whatever somebody writes into one, the result was
//! played by the rules.

use super::play::{Origin, Play, Step};
use super::request::Refused;
use data::seal::{seal_alone, unseal};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use swu_cards::library::{CardIndex, Library};
use swu_rules::book::Book;

const MAGIC: &str = "cantina-game-4";

/// The contents of a save.
#[derive(Serialize, Deserialize)]
struct Saved {
    magic: String,
    /// The data the game is played with, as in [`Library::used`].
    used: BTreeMap<String, u64>,
    origin: Origin,
    steps: Vec<Step>,
    /// The fingerprint of its final position, which playing back must reproduce.
    fingerprint: u64,
}

/// Writes a game down.
pub(super) fn write(library: &Library, book: &Book, play: &Play) -> Result<String, Refused> {
    let (origin, steps) = (play.origin().clone(), play.steps().to_vec());
    let (used, fingerprint) = (used(library, play), play.game.fingerprint(book));
    let saved = Saved { magic: MAGIC.to_owned(), used, origin, steps, fingerprint };
    seal_alone(&saved).map_err(|why| Refused::new("not-saved", why.to_string()))
}

/// Reads a game by playing it back.
pub(super) fn read(library: &Library, book: &Book, save: &str) -> Result<Play, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let saved: Saved = unseal(save.trim()).map_err(|why| bad(format!("this is no saved game: {why}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is a {} save, not {MAGIC}", saved.magic)));
    }
    let play = Play::again(book, saved.origin, &saved.steps)
        .map_err(|refused| bad(format!("this saved game is damaged: {}", refused.message)))?;
    if used(library, &play) != saved.used {
        return Err(bad("this game was saved with other card data".to_owned()));
    }
    if play.game.fingerprint(book) != saved.fingerprint {
        return Err(bad("this saved game is damaged: played again it is another game".to_owned()));
    }
    Ok(play)
}

fn used(library: &Library, play: &Play) -> BTreeMap<String, u64> {
    // A book has its cards in the order of its library.
    library.used(play.game.printed().map(|def| CardIndex(def.0)))
}
