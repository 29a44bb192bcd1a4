//! From one master seed to the seeds of lots, decks and games.

use super::hex::Hex32;
use crate::matchplay::record::Cut;
use seats::keyed::{Stream, derive};
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The secret all luck of a match comes from. Debug output hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MasterSeed(pub Hex32);

/// The secret that keeps a commitment from being guessed. Debug output hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salt(pub Hex32);

/// The seed one game is started with. Debug output hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameSeed(pub Hex32);

impl MasterSeed {
    /// Who is drawn to decide about the initiative of a game (G-1); `None` if nobody takes part.
    pub fn lot(&self, game: u32, among: SeatSet) -> Option<Seat> {
        let count = among.iter().count() as u64;
        let mut stream = Stream::new(self.key("lot", game, &[&[among.0]]));
        among.iter().nth(stream.below(count)? as usize)
    }

    /// The seed of a game, with every cut before it mixed in (Z-4).
    pub fn game_seed(&self, game: u32, cuts: &[Cut]) -> GameSeed {
        GameSeed(Hex32(self.key_with_cuts("game", game, cuts)))
    }

    /// The stream that shuffles a deck before a game, with the cuts of that deck mixed in, in their order (Z-4).
    pub fn deck_stream(&self, game: u32, deck: Seat, cuts: &[Cut]) -> Stream {
        let own: Vec<Cut> = cuts.iter().filter(|cut| cut.deck == deck).cloned().collect();
        let key = self.key_with_cuts("deck", game, &own);
        Stream::new(derive(&key, &[&[deck.0]]))
    }

    fn key_with_cuts(&self, label: &str, game: u32, cuts: &[Cut]) -> [u8; 32] {
        let seats: Vec<[u8; 2]> = cuts.iter().map(|cut| [cut.by.0, cut.deck.0]).collect();
        let mut parts: Vec<&[u8]> = Vec::with_capacity(2 * cuts.len());
        for (cut, seats) in cuts.iter().zip(&seats) {
            parts.push(seats);
            parts.push(cut.text.as_bytes());
        }
        self.key(label, game, &parts)
    }

    fn key(&self, label: &str, game: u32, rest: &[&[u8]]) -> [u8; 32] {
        let number = game.to_be_bytes();
        let mut parts: Vec<&[u8]> = vec![label.as_bytes(), &number];
        parts.extend(rest);
        derive(&self.0.0, &parts)
    }
}

impl GameSeed {
    /// The stream for everything random in the game after the first shuffles.
    pub fn stream(&self) -> Stream {
        Stream::new(derive(&self.0.0, &[b"play"]))
    }

    /// The seed as a number, for a generator that takes one: its first eight bytes, most significant first.
    pub fn as_number(&self) -> u64 {
        self.0.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

impl fmt::Debug for MasterSeed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("MasterSeed(secret)")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Salt(secret)")
    }
}

impl fmt::Debug for GameSeed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("GameSeed(secret)")
    }
}
