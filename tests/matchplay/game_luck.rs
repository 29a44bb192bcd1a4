//! The luck inside a game: all 32 bytes of the promised secret count, and every shuffle comes from its stream
//! (formats.md Z-1 to Z-3, Z-7, Z-8).

use seats::chance::{Chance, Luck};

fn keyed(byte: usize, value: u8) -> Chance {
    let mut key = [0; 32];
    key[byte] = value;
    Chance::of(Luck::Key(key))
}

fn shuffled(mut chance: Chance) -> Vec<u8> {
    let mut deck: Vec<u8> = (0..50).collect();
    chance.shuffle(&mut deck);
    deck
}

#[test]
fn z1_every_byte_of_the_promised_secret_counts() {
    let plain = shuffled(keyed(0, 0));
    for byte in 0..32 {
        assert_ne!(shuffled(keyed(byte, 1)), plain, "byte {byte}");
    }
    let mut all: Vec<Vec<u8>> = (0..32).map(|byte| shuffled(keyed(byte, 1))).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 32, "no two secrets give one order");
}

#[test]
fn z7_the_luck_of_a_secret_is_the_same_on_every_machine() {
    let mut chance = keyed(31, 7);
    let numbers: Vec<usize> = (0..8).map(|_| chance.below(1000)).collect();
    assert_eq!(numbers, NUMBERS);
    let text = serde_json::to_string(&chance).expect("it can be written");
    let mut again: Chance = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(shuffled(again.clone()), shuffled(chance.clone()), "a saved generator goes on where it was");
    assert_eq!(again.below(7), chance.below(7));
    assert!(!format!("{chance:?}").contains("7]"), "and never shows its secret: {chance:?}");
}

#[test]
fn z1_z8_positions_are_uniform() {
    // 52 cards, 1500 shuffles of one stream: 2601 degrees of freedom, mean 2601, standard deviation 72.
    let mut seen = vec![0u32; 52 * 52];
    let mut chance = keyed(3, 1);
    for _ in 0..1_500 {
        let mut zone: Vec<usize> = (0..52).collect();
        chance.shuffle(&mut zone);
        zone.iter().enumerate().for_each(|(position, card)| seen[position * 52 + card] += 1);
    }
    let expected = 1_500.0 / 52.0;
    let chi: f64 = seen.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!((2_370.0..2_840.0).contains(&chi), "{chi}");
}

#[test]
fn z3_z8_consecutive_shuffles_are_independent() {
    // Where the first card of one shuffle lands in the next: 35 degrees of freedom, 66.6 has a chance of 1 in 1000.
    let mut chance = keyed(8, 1);
    let mut seen = [[0u32; 6]; 6];
    let mut zone: Vec<usize> = (0..6).collect();
    for _ in 0..7_200 {
        let first = zone[0];
        chance.shuffle(&mut zone);
        let lands = zone.iter().position(|card| *card == first).expect("it is there");
        seen[first][lands] += 1;
    }
    let expected = 7_200.0 / 36.0;
    let chi: f64 = seen.iter().flatten().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!((12.0..66.6).contains(&chi), "{chi}");
}

#[test]
fn z1_edge_186_a_coin_falls_evenly() {
    let mut chance = keyed(0, 9);
    let heads = (0..10_000).filter(|_| chance.below(2) == 0).count();
    assert!((4_800..=5_200).contains(&heads), "{heads}");
}

#[test]
fn z7_numbers_give_the_games_they_always_gave() {
    assert_eq!(shuffled(Chance::new(1))[..8], FIRST);
    assert_eq!(shuffled(Chance::of(Luck::Number(1))), shuffled(Chance::new(1)));
}

/// Worked out apart from the program: SHA-256 of `cantina game 1`, a line feed, the key and the number of the block.
const NUMBERS: [usize; 8] = [839, 988, 42, 201, 135, 863, 169, 85];
const FIRST: [u8; 8] = [44, 29, 5, 37, 2, 42, 33, 24];
