//! A number that tells states apart: the same on every run, machine and build.

mod hasher;

use super::game::Game;
use hasher::Hasher;
use serde::Serialize;

impl Game {
    /// A 64-bit hash of everything that is saved. Equal games have equal fingerprints wherever they are computed;
    /// different ones differ but for a collision, which nobody meets by accident.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = Hasher::new();
        match self.table.serialize(&mut hasher) {
            Ok(()) => hasher.finish(),
            Err(never) => match never {},
        }
    }
}
