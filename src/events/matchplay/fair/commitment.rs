//! The promise made before a match, and what opens it.

use super::derive::{MasterSeed, Salt};
use super::hex::Hex32;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The facts a match is set up with, by name: players, deck fingerprints, options. Chosen by the caller.
pub type FairSetup = BTreeMap<String, String>;

/// The hash shown before a match (Z-6): the SHA-256 of [`canonical_text`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub Hex32);

impl Commitment {
    /// Commits to salt, seed and setup.
    pub fn to(reveal: &Reveal, setup: &FairSetup) -> Commitment {
        Commitment(Hex32(Sha256::digest(canonical_text(reveal, setup)).into()))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

/// What is kept secret during the match and shown after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Keeps the commitment from being guessed.
    pub salt: Salt,
    /// Where all luck comes from.
    pub seed: MasterSeed,
}

/// The text whose SHA-256 is the commitment. Anybody can check it with `sha256sum`. Names and values are preceded by
/// their lengths in bytes, so that two different setups never give the same text.
pub fn canonical_text(reveal: &Reveal, setup: &FairSetup) -> String {
    let mut text = format!("cantina commitment 1\nsalt {}\nseed {}\n", reveal.salt.0, reveal.seed.0);
    text.push_str(&format!("setup {}\n", setup.len()));
    for (name, value) in setup {
        text.push_str(&format!("{} {name} = {} {value}\n", name.len(), value.len()));
    }
    text
}
