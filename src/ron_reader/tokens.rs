//! Tokens that were packed, one after the other.

use super::pack;

/// Walks over packed tokens.
pub(super) struct Tokens<'p> {
    bytes: &'p [u8],
    at: usize,
    words: &'p [&'p str],
    /// How many it has taken.
    pub(super) taken: usize,
}

/// A token, with its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'p> {
    End,
    Tuple,
    List,
    Map,
    Number(i64),
    Text(&'p str),
    Word(&'p str),
    Field(&'p str),
    Call(&'p str),
    /// Anything else, as it was written.
    Other(&'p str),
}

impl<'p> Tokens<'p> {
    /// All tokens that were packed with these words.
    pub(super) fn new(bytes: &'p [u8], words: &'p [&'p str]) -> Tokens<'p> {
        Tokens { bytes, at: 0, words, taken: 0 }
    }

    /// The number at this place, and the place behind it.
    fn number(&self, mut at: usize) -> (u64, usize) {
        let (mut number, mut shift) = (0, 0);
        while let Some(byte) = self.bytes.get(at) {
            at += 1;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 || shift > 56 {
                break;
            }
        }
        (number, at)
    }

    /// The next token, and the place behind it. Behind the last one everything has ended.
    fn ahead(&self) -> (Piece<'p>, usize) {
        let (number, at) = self.number(self.at);
        let which = number >> 3;
        let word = || self.words.get(which as usize).copied().unwrap_or_default();
        let piece = match number & 7 {
            pack::END => Piece::End,
            pack::OPEN if which == pack::TUPLE => Piece::Tuple,
            pack::OPEN if which == pack::MAP => Piece::Map,
            pack::OPEN => Piece::List,
            pack::NUMBER => {
                let size = (which >> 1) as i64;
                Piece::Number(if which & 1 == 0 { size } else { -size })
            }
            pack::TEXT => return (Piece::Text(self.text(at, which)), at + which as usize),
            pack::WORD => Piece::Word(word()),
            pack::FIELD => Piece::Field(word()),
            pack::CALL => Piece::Call(word()),
            _ => return (Piece::Other(self.text(at, which)), at + which as usize),
        };
        (piece, at)
    }

    /// The text of so many bytes from here on.
    fn text(&self, at: usize, length: u64) -> &'p str {
        let bytes = self.bytes.get(at..at + length as usize);
        bytes.and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// The next token.
    pub(super) fn peek(&self) -> Piece<'p> {
        self.ahead().0
    }

    /// Takes the next token.
    pub(super) fn take(&mut self) -> Piece<'p> {
        let (piece, at) = self.ahead();
        self.at = at;
        self.taken += 1;
        piece
    }

    /// Whether all were taken.
    pub(super) fn have_ended(&self) -> bool {
        self.at >= self.bytes.len()
    }
}

/// A whole number that a token has no room for.
pub(super) enum Large {
    Below(i64),
    Above(u64),
}

/// The number that is written so, also with `_` between its digits or in the hexadecimal way.
pub(super) fn large(written: &str) -> Option<Large> {
    let digits = written.replace('_', "");
    if let Some(hexadecimal) = digits.strip_prefix("0x") {
        return u64::from_str_radix(hexadecimal, 16).ok().map(Large::Above);
    }
    digits.parse().map(Large::Below).or_else(|_| digits.parse().map(Large::Above)).ok()
}
