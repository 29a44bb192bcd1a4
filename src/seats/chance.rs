//! The only source of luck: a generator that is part of the game, small and named for a number, keyed for a promise.

mod keyed;

use keyed::Keyed;
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Where the luck of a game starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Luck {
    /// A number: for games that anybody may repeat.
    Number(u64),
    /// A secret that was promised before the game: all of it counts.
    Key([u8; 32]),
}

impl From<u64> for Luck {
    fn from(number: u64) -> Luck {
        Luck::Number(number)
    }
}

/// A generator with its own bounded draw and shuffle, so that no upgrade of a crate changes a saved game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chance(Source);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Source {
    Number(Pcg64),
    Key(Keyed),
}

impl Chance {
    /// The generator that a game's luck begins with.
    pub fn of(luck: Luck) -> Chance {
        match luck {
            Luck::Number(seed) => Chance::new(seed),
            Luck::Key(key) => Chance(Source::Key(Keyed::new(key))),
        }
    }

    /// The next word, without taking it: different for generators that would continue differently.
    pub fn ahead(&self) -> u64 {
        self.clone().word()
    }

    fn word(&mut self) -> u64 {
        match &mut self.0 {
            Source::Number(generator) => generator.next_u64(),
            Source::Key(keyed) => keyed.next_u64(),
        }
    }

    /// Another generator, independent from here on.
    pub fn branch(&mut self) -> Chance {
        Chance::new(self.word())
    }

    /// The generator of a seed.
    pub fn new(seed: u64) -> Chance {
        let mut bytes = [0u8; 32];
        let mut state = seed;
        for chunk in bytes.chunks_exact_mut(8) {
            // SplitMix64 spreads neighbouring seeds.
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = state;
            word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            chunk.copy_from_slice(&(word ^ (word >> 31)).to_le_bytes());
        }
        Chance(Source::Number(Pcg64::from_seed(bytes)))
    }

    /// A number below `bound`, every one as likely as any other (Lemire's method); 0 for a bound of 0.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        let bound = bound as u64;
        loop {
            let product = u128::from(self.word()) * u128::from(bound);
            let low = product as u64;
            // The remainder is less than the bound: it is rarely needed, and a division is expensive.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 64) as usize;
            }
        }
    }

    /// Puts a list in random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
