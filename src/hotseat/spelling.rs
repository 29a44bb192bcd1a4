//! Which letters of a name are typed to take the keyboard.

use crate::seats::{BySeat, Seat};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many letters are asked for, unless more are needed to tell two names apart.
const LETTERS: usize = 3;

/// The letters each seat types: the first three of the name; as many more as tell it from the other names; and the
/// seat's number behind them if the letters are all alike.
pub fn letters(names: &[String]) -> BySeat<Vec<char>> {
    let full: Vec<Vec<char>> = names.iter().map(|name| of_name(name)).collect();
    BySeat::new(names.len(), |seat| {
        let own = &full[seat.index()];
        let rivals: Vec<_> = Seat::all(names.len()).filter(|other| *other != seat).map(|s| &full[s.index()]).collect();
        if own.is_empty() || rivals.iter().any(|rival| same(rival, own)) {
            return own.iter().copied().chain(seat.to_string().chars()).collect();
        }
        let tells_apart = |count: &usize| rivals.iter().all(|rival| !same(head(rival, *count), head(own, *count)));
        let count = (LETTERS..own.len()).find(tells_apart).unwrap_or(own.len());
        head(own, count).to_vec()
    })
}

/// Are these the same letter to somebody who types? Case and accents do not count.
pub fn same_letter(left: char, right: char) -> bool {
    fold(left) == fold(right)
}

fn of_name(name: &str) -> Vec<char> {
    name.nfc().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn head(letters: &[char], count: usize) -> &[char] {
    &letters[..count.min(letters.len())]
}

fn same(left: &[char], right: &[char]) -> bool {
    left.len() == right.len() && left.iter().zip(right).all(|(one, other)| same_letter(*one, *other))
}

fn fold(letter: char) -> String {
    let bare: String = letter.nfd().filter(|part| !is_combining_mark(*part)).collect();
    bare.to_lowercase()
}
