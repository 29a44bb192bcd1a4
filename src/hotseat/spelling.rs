//! Which word each person types to take the keyboard.

use seats::{BySeat, Seat};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many letters are asked for, unless telling two names apart takes more.
const LETTERS: usize = 3;

/// The ending of a name that is too short, or that another name begins or ends like.
const PLACES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// The word each seat types: the first three letters of the name, and as many more as needed until no other name begins
/// with them or is one of their beginnings. If there are not enough, the seat's number is added in letters, so that
/// names of which one begins the other, or which differ only in case or accents, have words of their own.
pub fn words(names: &[String]) -> BySeat<Vec<char>> {
    let full: Vec<Vec<char>> = names.iter().zip(PLACES).map(|(name, place)| of_name(name, place)).collect();
    BySeat::new(names.len(), |seat| {
        let own = &full[seat.index()];
        let rivals: Vec<_> = Seat::all(names.len()).filter(|other| *other != seat).map(|s| &full[s.index()]).collect();
        let alone = |count: &usize| rivals.iter().all(|rival| !begins(rival, &own[..*count]));
        match (LETTERS..=own.len()).find(alone) {
            Some(count) => own[..count].to_vec(),
            None => own.iter().copied().chain(PLACES.get(seat.index()).unwrap_or(&"").chars()).collect(),
        }
    })
}

/// How many letters of its word tell a seat from all others, at least one.
pub fn telling(words: &BySeat<Vec<char>>, seat: Seat) -> usize {
    let Some(own) = words.get(seat) else { return 0 };
    let rivals = || words.each().filter(|(other, _)| *other != seat).map(|(_, word)| word);
    (1..own.len()).find(|count| rivals().all(|rival| !begins(rival, &own[..*count]))).unwrap_or(own.len())
}

/// Are these the same letter to somebody who types? Case, accents and width do not count.
pub fn same_letter(left: char, right: char) -> bool {
    fold(left) == fold(right)
}

/// The letters of a name; those of its seat number if it has none.
fn of_name(name: &str, place: &str) -> Vec<char> {
    let letters: Vec<char> =
        name.nfkc().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    if letters.is_empty() { place.chars().collect() } else { letters }
}

/// Is one of them the beginning of the other?
fn begins(left: &[char], right: &[char]) -> bool {
    left.iter().zip(right).all(|(one, other)| same_letter(*one, *other))
}

fn fold(letter: char) -> String {
    let bare: String = letter.nfkd().filter(|part| !is_combining_mark(*part)).collect();
    bare.to_lowercase()
}
