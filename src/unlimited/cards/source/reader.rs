//! Reading: a packed entry becomes a value.
//!
//! What RON allows for cards is allowed here: `Some` need not be written, nor the brackets of a struct inside the
//! brackets of its word.

use super::complaint::Complaint;
use super::pack;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// Walks over a packed entry.
pub(crate) struct Reader<'p> {
    bytes: &'p [u8],
    at: usize,
    words: &'p [&'p str],
    /// How many tokens it has taken.
    taken: usize,
    /// The bracket of a word was taken, and may stand for the bracket of the value in it.
    inside: bool,
}

/// A token, with its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece<'p> {
    End,
    Tuple,
    List,
    Number(i64),
    Text(&'p str),
    Word(&'p str),
    Field(&'p str),
    Call(&'p str),
    Other,
}

/// Reads an entry that was packed with these words.
///
/// # Errors
/// What is wrong with it, and the place of the token where that was seen.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8], words: &[&str]) -> Result<T, (usize, Complaint)> {
    let mut reader = Reader { bytes, at: 0, words, taken: 0, inside: false };
    T::deserialize(&mut reader).map_err(|complaint| (reader.taken.saturating_sub(1), complaint))
}

impl<'p> Reader<'p> {
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
            pack::OPEN => Piece::List,
            pack::NUMBER => {
                let size = (which >> 1) as i64;
                Piece::Number(if which & 1 == 0 { size } else { -size })
            }
            pack::TEXT => {
                let end = at + which as usize;
                let text = self.bytes.get(at..end).and_then(|bytes| std::str::from_utf8(bytes).ok());
                return (Piece::Text(text.unwrap_or_default()), end);
            }
            pack::WORD => Piece::Word(word()),
            pack::FIELD => Piece::Field(word()),
            pack::CALL => Piece::Call(word()),
            _ => Piece::Other,
        };
        (piece, at)
    }

    fn peek(&self) -> Piece<'p> {
        self.ahead().0
    }

    fn take(&mut self) -> Piece<'p> {
        let (piece, at) = self.ahead();
        self.at = at;
        self.taken += 1;
        piece
    }

    /// Takes the end of what was opened.
    fn end(&mut self, bracket: &str) -> Result<(), Complaint> {
        if self.take() == Piece::End { Ok(()) } else { Err(Complaint::expected(format_args!("closing `{bracket}`"))) }
    }

    /// Passes over one value.
    fn pass(&mut self) {
        let mut open = 0usize;
        loop {
            match self.take() {
                Piece::Tuple | Piece::List | Piece::Call(_) => open += 1,
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
        if inside && matches!(self.peek(), Piece::Field(_) | Piece::End) {
            return Ok(false);
        }
        match self.take() {
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
        match self.peek() {
            Piece::Number(_) => self.deserialize_i64(visitor),
            Piece::Text(_) => self.deserialize_str(visitor),
            Piece::List => self.deserialize_seq(visitor),
            Piece::Word("true" | "false") => self.deserialize_bool(visitor),
            _ => {
                self.take();
                Err(Complaint::expected(format_args!("a number, a string or a list")))
            }
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.take() {
            Piece::Word("true") => visitor.visit_bool(true),
            Piece::Word("false") => visitor.visit_bool(false),
            _ => Err(Complaint::expected(format_args!("boolean"))),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.inside = false;
        match self.take() {
            Piece::Number(number) => visitor.visit_i64(number),
            _ => Err(Complaint::expected(format_args!("integer"))),
        }
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
        match self.take() {
            Piece::Text(text) => visitor.visit_str(text),
            _ => Err(Complaint::expected(format_args!("string"))),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Complaint> {
        match self.peek() {
            Piece::Word("None") => {
                self.take();
                visitor.visit_none()
            }
            Piece::Call("Some") => {
                self.take();
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
        if self.take() != Piece::List {
            return Err(Complaint::expected(format_args!("opening `[`")));
        }
        let value = visitor.visit_seq(Inside(self))?;
        self.end("]")?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Complaint> {
        if std::mem::take(&mut self.inside) {
            return visitor.visit_seq(Inside(self));
        }
        if self.take() != Piece::Tuple {
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
        match self.take() {
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
        u64 i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct map identifier
    }
}

/// What stands between brackets.
struct Inside<'r, 'p>(&'r mut Reader<'p>);

impl<'de> SeqAccess<'de> for Inside<'_, '_> {
    type Error = Complaint;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Complaint> {
        if self.0.peek() == Piece::End { Ok(None) } else { seed.deserialize(&mut *self.0).map(Some) }
    }
}

impl<'de> MapAccess<'de> for Inside<'_, '_> {
    type Error = Complaint;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Complaint> {
        match self.0.peek() {
            Piece::End => Ok(None),
            Piece::Field(word) => {
                self.0.take();
                let name: StrDeserializer<'_, Complaint> = word.into_deserializer();
                seed.deserialize(name).map(Some)
            }
            _ => {
                self.0.take();
                Err(Complaint::expected(format_args!("the name of a field")))
            }
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Complaint> {
        seed.deserialize(&mut *self.0)
    }
}

/// A word of a list of words, with or without brackets behind it.
struct Variant<'r, 'p> {
    reader: &'r mut Reader<'p>,
    word: &'p str,
    call: bool,
}

impl<'de> EnumAccess<'de> for Variant<'_, '_> {
    type Error = Complaint;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Complaint> {
        let name: StrDeserializer<'_, Complaint> = self.word.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl Variant<'_, '_> {
    fn opened(&self) -> Result<(), Complaint> {
        if self.call { Ok(()) } else { Err(Complaint::expected(format_args!("opening `(` behind `{}`", self.word))) }
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, '_> {
    type Error = Complaint;

    fn unit_variant(self) -> Result<(), Complaint> {
        if self.call {
            return Err(Complaint::custom(format_args!("nothing may stand in brackets behind `{}`", self.word)));
        }
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Complaint> {
        self.opened()?;
        self.reader.inside = true;
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.inside = false;
        self.reader.end(")")?;
        Ok(value)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Complaint> {
        self.opened()?;
        let value = visitor.visit_seq(Inside(self.reader))?;
        self.reader.end(")")?;
        Ok(value)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Complaint> {
        self.opened()?;
        let value = visitor.visit_map(Inside(self.reader))?;
        self.reader.end(")")?;
        Ok(value)
    }
}
