//! Games as text: compressed, checked, bound to the card data.

use super::request::Refused;
use crate::unlimited::rules::game::Game;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

const MAGIC: &str = "cantina-game-1";

/// What a save holds.
#[derive(Serialize, Deserialize)]
pub struct Saved {
    magic: String,
    cards: u64,
    /// The players' names.
    pub names: Vec<String>,
    /// The game.
    pub game: Game,
}

/// Writes a game down.
pub fn write(game: &Game, names: &[String], cards: u64) -> Result<String, Refused> {
    let saved = Saved { magic: MAGIC.to_owned(), cards, names: names.to_vec(), game: game.clone() };
    let text = serde_json::to_vec(&saved).map_err(|error| Refused::new("not-saved", error.to_string()))?;
    Ok(STANDARD.encode(lz4_flex::block::compress_prepend_size(&text)))
}

/// Reads a game back.
pub fn read(save: &str, cards: u64) -> Result<Saved, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let bytes = STANDARD.decode(save.trim()).map_err(|error| bad(format!("this is no saved game: {error}")))?;
    let size = bytes.first_chunk::<4>().map_or(0, |size| u32::from_le_bytes(*size));
    if size > 16 << 20 {
        return Err(bad("this is no saved game: it claims to be larger than any".to_owned()));
    }
    let text = lz4_flex::block::decompress_size_prepended(&bytes)
        .map_err(|error| bad(format!("this saved game is damaged: {error}")))?;
    let saved: Saved =
        serde_json::from_slice(&text).map_err(|error| bad(format!("this saved game is damaged: {error}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is a {} save, not {MAGIC}", saved.magic)));
    }
    if saved.cards != cards {
        return Err(bad("this game was saved with other card data".to_owned()));
    }
    Ok(saved)
}
