//! Cutting a RON list into its entries, however broken some of them are.

use super::digest::Digest;
use super::lexer::{Lexer, Token};
use crate::fault::Place;
use std::ops::Range;

/// The text of one entry.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    /// Where it begins in the file.
    pub place: Place,
    /// The bytes that it takes there.
    pub range: Range<usize>,
    /// From its first bracket to its last.
    pub text: &'a str,
    /// The value of its first field.
    pub card: Option<&'a str>,
    /// Of its tokens.
    pub digest: Digest,
}

/// A part of the list that is not an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Broken<'a> {
    /// Where.
    pub place: Place,
    /// Of which entry.
    pub card: Option<&'a str>,
    /// Why.
    pub sentence: String,
}

/// Cuts the list; `key` is the first field of every entry, by which a new entry is recognised inside a broken one.
pub(super) fn split<'a>(text: &'a str, key: &str) -> (Vec<Entry<'a>>, Vec<Broken<'a>>) {
    let mut cut =
        Splitter { text, key, lexer: Lexer::new(text, 0), places: Places::new(text), entries: vec![], broken: vec![] };
    cut.list();
    (cut.entries, cut.broken)
}

struct Splitter<'a, 'k> {
    text: &'a str,
    key: &'k str,
    lexer: Lexer<'a>,
    places: Places<'a>,
    entries: Vec<Entry<'a>>,
    broken: Vec<Broken<'a>>,
}

impl<'a> Splitter<'a, '_> {
    fn list(&mut self) {
        while let Some(end) = self.attribute() {
            self.lexer.at = end;
        }
        match self.lexer.next() {
            Some((_, Token::Open(b'['))) => {}
            Some((at, _)) => {
                self.complain(at, None, "a card file is a list: it begins with `[`");
                self.lexer.at = at;
            }
            None => return self.complain(0, None, "the file is empty; an empty list is written `[]`"),
        }
        let mut comma_due = false;
        while let Some((at, token)) = self.lexer.next() {
            match token {
                Token::Comma if comma_due => comma_due = false,
                Token::Comma => self.complain(at, None, "a comma without an entry before it"),
                Token::Close(b']') => return self.after_the_list(),
                Token::Open(b'(') => {
                    if comma_due {
                        self.complain(at, self.key_of(at), "a comma is missing before this entry");
                    }
                    comma_due = true;
                    self.entry(at);
                }
                Token::Endless(what) => {
                    self.complain(at, None, &format!("this {what} never ends"));
                    self.resume(at + 1);
                }
                _ => {
                    self.complain(at, None, "an entry begins with `(`");
                    self.resume(at + 1);
                    comma_due = false;
                }
            }
        }
        self.complain(self.text.len(), None, "the list is not closed: `]` is missing");
    }

    /// The end of an attribute like `#![enable(implicit_some)]`, if there is one here. All attributes in use are
    /// enabled anyway.
    fn attribute(&self) -> Option<usize> {
        let mut ahead = self.lexer;
        let (start, _) = ahead.next()?;
        let inside = self.text[start..].strip_prefix("#![")?;
        Some(start + 3 + inside.find(']')? + 1)
    }

    fn after_the_list(&mut self) {
        if let Some((at, _)) = self.lexer.next() {
            self.complain(at, None, "nothing may follow the list");
        }
    }

    /// Reads one entry whose bracket is here.
    fn entry(&mut self, start: usize) {
        let card = self.key_of(start);
        let mut open = vec![(start, b'(')];
        let mut digest = Digest::EMPTY.and_token("(");
        while let Some((innermost, bracket)) = open.last().copied() {
            let Some((at, token)) = self.lexer.next() else {
                self.complain(innermost, card, &format!("this `{}` is never closed", char::from(bracket)));
                return;
            };
            digest = digest.and_token(&self.text[at..self.lexer.at]);
            match token {
                Token::Open(b'(') if self.key_of(at).is_some() => {
                    let sentence = format!("this `{}` is not closed before the next entry", char::from(bracket));
                    self.complain(innermost, card, &sentence);
                    self.lexer.at = at;
                    // The next round of the list expects no comma: the fault above said what is missing.
                    return self.next_entry_follows();
                }
                Token::Open(bracket) => open.push((at, bracket)),
                Token::Close(close) if closes(bracket, close) => {
                    open.pop();
                }
                Token::Close(close) => {
                    let expected = char::from(closing(bracket));
                    self.complain(at, card, &format!("`{}` stands where `{expected}` is expected", char::from(close)));
                    self.resume(at + 1);
                    return self.next_entry_follows();
                }
                Token::Endless(what) => {
                    self.complain(at, card, &format!("this {what} never ends"));
                    self.resume(at + 1);
                    return self.next_entry_follows();
                }
                _ => {}
            }
        }
        let text = &self.text[start..self.lexer.at];
        let place = self.places.of(start);
        self.entries.push(Entry { place, range: start..self.lexer.at, text, card, digest });
    }

    /// Reads the entry that begins here, if one does.
    fn next_entry_follows(&mut self) {
        let mut ahead = self.lexer;
        if let Some((at, Token::Open(b'('))) = ahead.next() {
            self.lexer = ahead;
            self.entry(at);
        }
    }

    /// Continues at the next position that looks like the start of an entry, otherwise at the end of the list.
    fn resume(&mut self, from: usize) {
        let opener = (from..self.text.len())
            .filter(|at| self.text.as_bytes()[*at] == b'(')
            .find(|at| self.key_of(*at).is_some());
        self.lexer.at =
            opener.unwrap_or_else(|| self.text.rfind(']').filter(|at| *at >= from).unwrap_or(self.text.len()));
    }

    /// The value of the key field, if `(key: "value"` stands here.
    fn key_of(&self, at: usize) -> Option<&'a str> {
        let mut ahead = Lexer::new(self.text, at);
        let Some((_, Token::Open(b'('))) = ahead.next() else { return None };
        match ahead.next() {
            Some((start, Token::Word)) if &self.text[start..ahead.at] == self.key => {}
            _ => return None,
        }
        let Some((_, Token::Colon)) = ahead.next() else { return None };
        match ahead.next() {
            Some((_, Token::Text(start, end))) => Some(&self.text[start..end]),
            Some((start, Token::Word)) => Some(&self.text[start..ahead.at]),
            _ => None,
        }
    }

    fn complain(&mut self, at: usize, card: Option<&'a str>, sentence: &str) {
        let place = self.places.of(at);
        self.broken.push(Broken { place, card, sentence: sentence.to_owned() });
    }
}

const fn closing(open: u8) -> u8 {
    match open {
        b'(' => b')',
        b'[' => b']',
        _ => b'}',
    }
}

const fn closes(open: u8, close: u8) -> bool {
    closing(open) == close
}

/// Finds lines and columns; cheap because offsets grow most of the time.
struct Places<'a> {
    text: &'a str,
    line: usize,
    line_start: usize,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Places<'a> {
        Places { text, line: 1, line_start: 0 }
    }

    fn of(&mut self, offset: usize) -> Place {
        if offset < self.line_start {
            *self = Places::new(self.text);
        }
        let passed = &self.text[self.line_start..offset];
        if let Some(newline) = passed.rfind('\n') {
            self.line += passed.matches('\n').count();
            self.line_start += newline + 1;
        }
        Place { line: self.line, column: self.text[self.line_start..offset].chars().count() + 1 }
    }
}
