//! Reading: packed tokens become a value.

use super::access::{Inside, Variant};
use super::complaint::Complaint;
use super::tokens::{Large, Piece, Tokens, large};
use serde::de::{DeserializeOwned, Deserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Makes a value of tokens.
pub(super) struct Reader<'p> {
    pub(super) tokens: Tokens<'p>,
    /// The bracket of a word was taken, and may stand for the bracket of the value in it.
    pub(super) inside: bool,
}

/// Reads a value that was packed with these words.
///
/// # Errors
/// What is wrong with it, and the place of the token where that was seen.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8], words: &[&str]) -> Result<T, (usize, Complaint)> {
    let mut reader = Reader { tokens: Tokens::new(bytes, words), inside: false };
    let value = T::deserialize(&mut reader).map_err(|complaint| (reader.tokens.taken.saturating_sub(1), complaint))?;
    if !reader.tokens.have_ended() {
        return Err((reader.tokens.taken, Complaint::expected(format_args!("nothing behind the end"))));
    }
    Ok(value)
}

impl Reader<'_> {
    /// Takes the end of what was opened.
    pub(super) fn end(&mut self, bracket: &str) -> Result<(), Complaint> {
        if self.tokens.take() == Piece::End {
            Ok(())
        } else {
            Err(Complaint::expected(format_args!("closing `{bracket}`")))
        }
    }

    /// Passes over one value.
    fn pass(&mut self) {
        let mut open = 0usize;
        loop {
            match self.tokens.take() {
                Piece::Tuple | Piece::List | Piece::Map | Piece::Call(_) => open += 1,
                Piece::Field(_) => continue,
                Piece::End => open = open.saturating_sub(1),
                _ => {}
            }
            if open == 0 {
                return;
            }
        }
    }

    /// Opens the brackets of a struct, if they are not open, and tells whether they must be closed.
    fn open_struct(&mut self, name: &str) -> Result<bool, Complaint> {
        let inside = std::mem::take(&mut self.inside);
        if inside && matches!(self.tokens.peek(), Piece::Field(_) | Piece::End) {
            return Ok(false);
        }
        match self.tokens.take() {
            Piece::Tuple => Ok(true),
            Piece::Call(word) if word == name => Ok(true),
            Piece::Call(word) | Piece::Word(word) if word != name => {
                Err(Complaint::expected(format_args!("struct `{name}` but found `{word}`")))
            }
            _ => Err(Complaint::expected(format_args!("opening `(` for struct `{name}`"))),
        }
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'_> {
    type Error = Complaint;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.tokens.peek() {
            Piece::Number(_) => self.deserialize_i64(visitor),
            Piece::Text(_) => self.deserialize_str(visitor),
            Piece::List => self.deserialize_seq(visitor),
            Piece::Map => self.deserialize_map(visitor),
            Piece::Tuple | Piece::Call(_) => {
                self.tokens.take();
                let value = match self.tokens.peek() {
                    Piece::Field(_) => visitor.visit_map(Inside(self)),
                    _ => visitor.visit_seq(Inside(self)),
                }?;
                self.end(")")?;
                Ok(value)
            }
            Piece::Word("true" | "false") => self.deserialize_bool(visitor),
            Piece::Word("None") => self.deserialize_option(visitor),
            Piece::Other(_) => self.deserialize_f64(visitor),
            Piece::Word(_) | Piece::Field(_) | Piece::End => {
                self.tokens.take();
                Err(Complaint::expected(format_args!("a number, a string or a list")))
            }
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.tokens.take() {
            Piece::Word("true") => visitor.visit_bool(true),
            Piece::Word("false") => visitor.visit_bool(false),
            _ => Err(Complaint::expected(format_args!("boolean"))),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.tokens.take() {
            Piece::Number(number) => visitor.visit_i64(number),
            Piece::Other(written) => match large(written) {
                Some(Large::Below(number)) => visitor.visit_i64(number),
                Some(Large::Above(number)) => visitor.visit_u64(number),
                None => Err(Complaint::expected(format_args!("integer"))),
            },
            _ => Err(Complaint::expected(format_args!("integer"))),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        let number = match self.tokens.take() {
            Piece::Number(number) => Some(number as f64),
            Piece::Other(written) => written.parse().ok(),
            _ => None,
        };
        visitor.visit_f64(number.ok_or_else(|| Complaint::expected(format_args!("number")))?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.tokens.take() {
            Piece::Text(text) => visitor.visit_str(text),
            _ => Err(Complaint::expected(format_args!("string"))),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        match self.tokens.peek() {
            Piece::Word("None") => {
                self.tokens.take();
                visitor.visit_none()
            }
            Piece::Call("Some") => {
                self.tokens.take();
                self.inside = true;
                let value = visitor.visit_some(&mut *self)?;
                self.inside = false;
                self.end(")")?;
                Ok(value)
            }
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        if self.tokens.take() != Piece::List {
            return Err(Complaint::expected(format_args!("opening `[`")));
        }
        let value = visitor.visit_seq(Inside(self))?;
        self.end("]")?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        if self.tokens.take() != Piece::Map {
            return Err(Complaint::expected(format_args!("opening `{{`")));
        }
        let value = visitor.visit_map(Inside(self))?;
        self.end("}")?;
        Ok(value)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Complaint> {
        self.tokens.take();
        Err(Complaint::expected(format_args!("the name of a field")))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Complaint> {
        if std::mem::take(&mut self.inside) {
            return visitor.visit_seq(Inside(self));
        }
        if self.tokens.take() != Piece::Tuple {
            return Err(Complaint::expected(format_args!("opening `(`")));
        }
        let value = visitor.visit_seq(Inside(self))?;
        self.end(")")?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Complaint> {
        let close = self.open_struct(name)?;
        let value = visitor.visit_map(Inside(self))?;
        if close {
            self.end(")")?;
        }
        Ok(value)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.tokens.take() {
            Piece::Word(word) => visitor.visit_enum(Variant { reader: self, word, call: false }),
            Piece::Call(word) => visitor.visit_enum(Variant { reader: self, word, call: true }),
            _ => Err(Complaint::expected(format_args!("identifier"))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        self.pass();
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i128 u128 char bytes byte_buf unit unit_struct tuple_struct
    }
}
