//! Packing: a text becomes its tokens as numbers, which are read without looking at letters again.
//!
//! `build.rs` packs the cards of the program; any other text is packed when it is read. So there is one reader, and what
//! it is given never depends on where a value comes from.
//!
//! A token is one number: what it is in the lowest three bits, and above them which. The number stands as bytes of seven
//! bits each, the lowest first, and the highest bit of a byte says that another follows. Commas and the colons of maps are
//! checked and left out.

use super::lexer::{Lexer, Token};

/// The end of what was opened.
pub(crate) const END: u64 = 0;
/// [`TUPLE`], [`LIST`] or [`MAP`].
pub(crate) const OPEN: u64 = 1;
/// A whole number; the sign is the lowest bit.
pub(crate) const NUMBER: u64 = 2;
/// A text: how many bytes of it follow.
pub(crate) const TEXT: u64 = 3;
/// A word: its place among all words.
pub(crate) const WORD: u64 = 4;
/// A word with a colon behind it.
pub(crate) const FIELD: u64 = 5;
/// A word with a round bracket behind it, which it opens.
pub(crate) const CALL: u64 = 6;
/// What is nothing of these, such as a broken number: how many bytes of it follow.
pub(crate) const OTHER: u64 = 7;

/// A round bracket.
pub(crate) const TUPLE: u64 = 0;
/// A square bracket.
pub(crate) const LIST: u64 = 1;
/// A curly bracket.
pub(crate) const MAP: u64 = 2;

/// How many brackets may be open at once.
const DEEPEST: usize = 96;

/// Whole numbers from here on stand as they are written: a token has no room for them.
const LARGE: u64 = 1 << 50;

/// A value, packed.
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

/// Packs a value; `place` tells the place of a word among all words.
///
/// # Errors
/// Brackets do not fit, commas or words stand where they cannot, or a text cannot be read.
pub(crate) fn pack<'a>(text: &'a str, place: &mut dyn FnMut(&'a str) -> u64) -> Result<Packed, Unpackable> {
    let mut packer = Packer { text, lexer: Lexer::new(text, 0), packed: Packed::default(), due: false, open: vec![] };
    while let Some((at, token)) = packer.lexer.next() {
        packer.token(at, token, place).map_err(|sentence| Unpackable { at, sentence })?;
    }
    if packer.open.is_empty() {
        Ok(packer.packed)
    } else {
        Err(Unpackable { at: text.len(), sentence: "unexpected end" })
    }
}

/// A bracket that is open.
struct Bracket {
    closes: u8,
    /// In a map, the key of an entry was given, and its colon.
    keyed: bool,
}

struct Packer<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    packed: Packed,
    /// A value has ended: a comma or a bracket must follow.
    due: bool,
    open: Vec<Bracket>,
}

impl<'a> Packer<'a> {
    fn token(&mut self, at: usize, token: Token, place: &mut dyn FnMut(&'a str) -> u64) -> Result<(), &'static str> {
        let due = std::mem::replace(&mut self.due, !matches!(token, Token::Comma | Token::Colon | Token::Open(_)));
        match token {
            Token::Comma if due => {
                self.keyed(false);
                Ok(())
            }
            Token::Comma => Err("unexpected comma"),
            Token::Close(bracket) => self.closed(at, bracket),
            Token::Colon if due && self.awaits_colon() => {
                self.keyed(true);
                Ok(())
            }
            Token::Colon => Err("unexpected colon"),
            _ if due => Err(if self.awaits_colon() { "expected colon" } else { "expected comma" }),
            Token::Endless(_) => Err("unexpected end"),
            Token::Open(bracket) => {
                let (which, closes) = match bracket {
                    b'(' => (TUPLE, b')'),
                    b'[' => (LIST, b']'),
                    _ => (MAP, b'}'),
                };
                self.opened(closes)?;
                self.put(at, OPEN, which);
                Ok(())
            }
            Token::Word => self.word(at, place),
            Token::Text(from, to) => {
                let raw = self.text[at..].starts_with('r');
                let text = &self.text[from..to];
                if raw {
                    self.bytes(at, TEXT, text)
                } else {
                    self.bytes(at, TEXT, &unescaped(text)?)
                }
                Ok(())
            }
            Token::Other => {
                self.number(at);
                Ok(())
            }
        }
    }

    fn awaits_colon(&self) -> bool {
        self.open.last().is_some_and(|bracket| bracket.closes == b'}' && !bracket.keyed)
    }

    fn keyed(&mut self, keyed: bool) {
        if let Some(bracket) = self.open.last_mut() {
            bracket.keyed = keyed;
        }
    }

    fn opened(&mut self, closes: u8) -> Result<(), &'static str> {
        self.open.push(Bracket { closes, keyed: false });
        if self.open.len() > DEEPEST { Err("this is too deep inside brackets") } else { Ok(()) }
    }

    fn closed(&mut self, at: usize, bracket: u8) -> Result<(), &'static str> {
        if self.open.pop().is_none_or(|open| open.closes != bracket) {
            return Err("this bracket closes none that is open");
        }
        self.put(at, END, 0);
        Ok(())
    }

    fn word(&mut self, at: usize, place: &mut dyn FnMut(&'a str) -> u64) -> Result<(), &'static str> {
        let word = place(&self.text[at..self.lexer.at]);
        let mut ahead = self.lexer;
        let sort = match ahead.next() {
            Some((_, Token::Colon)) => {
                self.keyed(true);
                FIELD
            }
            Some((_, Token::Open(b'('))) => {
                self.opened(b')')?;
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
        match rest[..length].parse::<i64>() {
            Ok(number) if number.unsigned_abs() < LARGE => {
                self.put(at, NUMBER, number.unsigned_abs() << 1 | u64::from(number < 0));
            }
            _ => self.bytes(at, OTHER, &rest[..length]),
        }
    }

    fn bytes(&mut self, at: usize, sort: u64, text: &str) {
        self.put(at, sort, text.len() as u64);
        self.packed.bytes.extend_from_slice(text.as_bytes());
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
    const UNKNOWN: &str = "there is an unknown letter behind a backslash";
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
            Some('r') => '\r',
            Some('t') => '\t',
            Some('0') => '\0',
            Some('u') => {
                let (code, behind) =
                    letters.as_str().strip_prefix('{').and_then(|code| code.split_once('}')).ok_or(UNKNOWN)?;
                letters = behind.chars();
                u32::from_str_radix(code, 16).ok().and_then(char::from_u32).ok_or(UNKNOWN)?
            }
            _ => return Err(UNKNOWN),
        });
    }
    Ok(read)
}
