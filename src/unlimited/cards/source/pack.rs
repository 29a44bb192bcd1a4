//! Packing: the text of an entry becomes its tokens as numbers, which are read without looking at letters again.
//!
//! `build.rs` packs the cards of the program; the text of any other file is packed when it is read. So there is one
//! reader, and what it is given never depends on where a card comes from.
//!
//! A token is one number: what it is in the lowest three bits, and above them which. The number stands as bytes of seven
//! bits each, the lowest first, and the highest bit of a byte says that another follows. Commas are checked and left out.

use super::lexer::{Lexer, Token};

/// The end of what was opened.
pub(crate) const END: u64 = 0;
/// [`TUPLE`] or [`LIST`].
pub(crate) const OPEN: u64 = 1;
/// A number; the sign is the lowest bit.
pub(crate) const NUMBER: u64 = 2;
/// A text: how many bytes of it follow.
pub(crate) const TEXT: u64 = 3;
/// A word: its place among all words.
pub(crate) const WORD: u64 = 4;
/// A word with a colon behind it.
pub(crate) const FIELD: u64 = 5;
/// A word with a round bracket behind it, which it opens.
pub(crate) const CALL: u64 = 6;
/// What no card is written with.
pub(crate) const OTHER: u64 = 7;

/// A round bracket.
pub(crate) const TUPLE: u64 = 0;
/// A square bracket.
pub(crate) const LIST: u64 = 1;

/// How many brackets may be open at once.
const DEEPEST: usize = 96;

/// An entry, packed.
#[derive(Debug, Default)]
pub(crate) struct Packed {
    /// Its tokens.
    pub bytes: Vec<u8>,
    /// Where each of them begins in the text.
    pub places: Vec<usize>,
}

/// Why a text cannot be packed.
#[derive(Debug)]
pub(crate) struct Unpackable {
    /// Where in the text.
    pub at: usize,
    /// As a sentence.
    pub sentence: &'static str,
}

/// Packs an entry whose brackets are known to fit; `place` tells the place of a word among all words.
///
/// # Errors
/// Commas or words stand where they cannot, or a text cannot be read.
pub(crate) fn pack<'a>(text: &'a str, place: &mut dyn FnMut(&'a str) -> u64) -> Result<Packed, Unpackable> {
    let mut packer = Packer { text, lexer: Lexer::new(text, 0), packed: Packed::default(), due: false, open: 0 };
    while let Some((at, token)) = packer.lexer.next() {
        packer.token(at, token, place).map_err(|sentence| Unpackable { at, sentence })?;
    }
    Ok(packer.packed)
}

struct Packer<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    packed: Packed,
    /// A value has ended: a comma or a bracket must follow.
    due: bool,
    /// How many brackets are open.
    open: usize,
}

impl<'a> Packer<'a> {
    fn token(&mut self, at: usize, token: Token, place: &mut dyn FnMut(&'a str) -> u64) -> Result<(), &'static str> {
        let due = std::mem::replace(&mut self.due, !matches!(token, Token::Comma | Token::Open(_)));
        match token {
            Token::Comma if due => Ok(()),
            Token::Comma => Err("unexpected comma"),
            Token::Close(_) => {
                self.open = self.open.saturating_sub(1);
                self.put(at, END, 0);
                Ok(())
            }
            _ if due => Err("expected comma"),
            Token::Colon => Err("unexpected colon"),
            Token::Endless(_) => Err("unexpected end"),
            Token::Open(bracket) => {
                let (sort, which) = match bracket {
                    b'(' => (OPEN, TUPLE),
                    b'[' => (OPEN, LIST),
                    _ => (OTHER, 0),
                };
                self.opened()?;
                self.put(at, sort, which);
                Ok(())
            }
            Token::Word => self.word(at, place),
            Token::Text(from, to) => {
                let raw = self.text[at..].starts_with('r');
                let text = &self.text[from..to];
                let read = if raw { text.to_owned() } else { unescaped(text)? };
                self.put(at, TEXT, read.len() as u64);
                self.packed.bytes.extend_from_slice(read.as_bytes());
                Ok(())
            }
            Token::Other => {
                self.number(at);
                Ok(())
            }
        }
    }

    fn opened(&mut self) -> Result<(), &'static str> {
        self.open += 1;
        if self.open > DEEPEST { Err("this is too deep inside brackets") } else { Ok(()) }
    }

    fn word(&mut self, at: usize, place: &mut dyn FnMut(&'a str) -> u64) -> Result<(), &'static str> {
        let word = place(&self.text[at..self.lexer.at]);
        let mut ahead = self.lexer;
        let sort = match ahead.next() {
            Some((_, Token::Colon)) => FIELD,
            Some((_, Token::Open(b'('))) => {
                self.opened()?;
                CALL
            }
            _ => WORD,
        };
        if sort != WORD {
            self.lexer = ahead;
            self.due = false;
        }
        self.put(at, sort, word);
        Ok(())
    }

    /// A number that begins here, or something that is none.
    fn number(&mut self, at: usize) {
        let rest = &self.text[at..];
        let sign = usize::from(rest.starts_with(['+', '-']));
        let digit = |letter: &u8| letter.is_ascii_alphanumeric() || matches!(letter, b'_' | b'.');
        let length = sign + rest.bytes().skip(sign).take_while(digit).count();
        self.lexer.at = self.lexer.at.max(at + length);
        let Ok(number) = rest[..length].parse::<i32>() else { return self.put(at, OTHER, 0) };
        self.put(at, NUMBER, u64::from(number.unsigned_abs()) << 1 | u64::from(number < 0));
    }

    fn put(&mut self, at: usize, sort: u64, which: u64) {
        self.packed.places.push(at);
        let mut left = which << 3 | sort;
        while left >= 0x80 {
            self.packed.bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        self.packed.bytes.push(left as u8);
    }
}

/// A text as it is read: what stands behind a backslash stands for something.
fn unescaped(text: &str) -> Result<String, &'static str> {
    let mut read = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            read.push(letter);
            continue;
        }
        read.push(match letters.next() {
            Some(plain @ ('\\' | '"' | '\'')) => plain,
            Some('n') => '\n',
            Some('t') => '\t',
            _ => return Err("there is an unknown letter behind a backslash"),
        });
    }
    Ok(read)
}
