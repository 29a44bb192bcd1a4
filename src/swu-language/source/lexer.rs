//! The few tokens that matter for cutting a RON list into entries.

/// A piece of RON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// `(`, `[` or `{`.
    Open(u8),
    /// `)`, `]` or `}`.
    Close(u8),
    /// `,`.
    Comma,
    /// `:`.
    Colon,
    /// A name: a letter or `_` and what follows.
    Word,
    /// A string; its content runs between these offsets.
    Text(usize, usize),
    /// A string, character or comment that never ends.
    Endless(&'static str),
    /// Anything else: a number, a sign.
    Other,
}

/// Walks over a text; blanks and comments are skipped.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    bytes: &'a [u8],
    /// Where the next token is looked for.
    pub at: usize,
}

impl<'a> Lexer<'a> {
    /// A walk that starts at this offset.
    pub(crate) fn new(text: &'a str, at: usize) -> Lexer<'a> {
        Lexer { bytes: text.as_bytes(), at }
    }

    /// The next token with its offsets, or `None` at the end.
    pub(crate) fn next(&mut self) -> Option<(usize, Token)> {
        if let Err(start) = self.skip_blanks() {
            return Some((start, Token::Endless("comment")));
        }
        let start = self.at;
        let token = match *self.bytes.get(start)? {
            open @ (b'(' | b'[' | b'{') => self.single(Token::Open(open)),
            close @ (b')' | b']' | b'}') => self.single(Token::Close(close)),
            b',' => self.single(Token::Comma),
            b':' => self.single(Token::Colon),
            b'"' => self.string(start + 1),
            b'\'' => self.character(),
            b'r' if self.raw_hashes(start + 1).is_some() => self.raw_string(),
            byte if byte.is_ascii_alphabetic() || byte == b'_' => {
                self.at += 1;
                while self.bytes.get(self.at).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
                    self.at += 1;
                }
                Token::Word
            }
            _ => {
                self.at += 1;
                // The rest of a letter outside ASCII.
                while self.bytes.get(self.at).is_some_and(|byte| byte & 0b1100_0000 == 0b1000_0000) {
                    self.at += 1;
                }
                Token::Other
            }
        };
        Some((start, token))
    }

    fn single(&mut self, token: Token) -> Token {
        self.at += 1;
        token
    }

    /// Skips blanks and comments; a comment that never ends is an error with its start.
    fn skip_blanks(&mut self) -> Result<(), usize> {
        loop {
            match (self.bytes.get(self.at), self.bytes.get(self.at + 1)) {
                (Some(byte), _) if byte.is_ascii_whitespace() => self.at += 1,
                (Some(b'/'), Some(b'/')) => {
                    while self.bytes.get(self.at).is_some_and(|byte| *byte != b'\n') {
                        self.at += 1;
                    }
                }
                (Some(b'/'), Some(b'*')) => self.skip_nested_comment()?,
                _ => return Ok(()),
            }
        }
    }

    fn skip_nested_comment(&mut self) -> Result<(), usize> {
        let start = self.at;
        let mut depth = 0usize;
        loop {
            match (self.bytes.get(self.at), self.bytes.get(self.at + 1)) {
                (Some(b'/'), Some(b'*')) => {
                    depth += 1;
                    self.at += 2;
                }
                (Some(b'*'), Some(b'/')) => {
                    depth -= 1;
                    self.at += 2;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                (Some(_), _) => self.at += 1,
                (None, _) => return Err(start),
            }
        }
    }

    /// A string with escapes, whose content starts here. It ends on its line, so that a forgotten closing quote does
    /// not turn the rest of the file inside out.
    fn string(&mut self, content: usize) -> Token {
        self.at = content;
        loop {
            match self.bytes.get(self.at) {
                Some(b'\\') => self.at += 2,
                Some(b'"') => {
                    self.at += 1;
                    return Token::Text(content, self.at - 1);
                }
                Some(b'\n') | None => {
                    self.at = self.at.min(self.bytes.len());
                    return Token::Endless("string");
                }
                Some(_) => self.at += 1,
            }
        }
    }

    /// How many `#` stand before the quote of a raw string that would start here.
    fn raw_hashes(&self, at: usize) -> Option<usize> {
        let hashes = self.bytes[at..].iter().take_while(|byte| **byte == b'#').count();
        (self.bytes.get(at + hashes) == Some(&b'"')).then_some(hashes)
    }

    fn raw_string(&mut self) -> Token {
        let hashes = self.raw_hashes(self.at + 1).unwrap_or(0);
        let content = self.at + 1 + hashes + 1;
        self.at = content;
        while self.at < self.bytes.len() {
            let end = self.at + 1 + hashes;
            let closes = self.bytes[self.at] == b'"'
                && self.bytes.get(self.at + 1..end).is_some_and(|tail| tail.iter().all(|byte| *byte == b'#'));
            if closes {
                let text = Token::Text(content, self.at);
                self.at = end;
                return text;
            }
            self.at += 1;
        }
        Token::Endless("string")
    }

    fn character(&mut self) -> Token {
        self.at += 1;
        loop {
            match self.bytes.get(self.at) {
                Some(b'\\') => self.at += 2,
                Some(b'\'') => {
                    self.at += 1;
                    return Token::Other;
                }
                Some(b'\n') | None => {
                    self.at = self.at.min(self.bytes.len());
                    return Token::Endless("character");
                }
                Some(_) => self.at += 1,
            }
        }
    }
}
