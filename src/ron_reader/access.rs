//! What stands between brackets, and behind the words of lists of words.

use super::complaint::Complaint;
use super::reader::Reader;
use super::tokens::Piece;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor};

/// What stands between brackets.
pub(super) struct Inside<'r, 'p>(pub(super) &'r mut Reader<'p>);

impl<'de> SeqAccess<'de> for Inside<'_, '_> {
    type Error = Complaint;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Complaint> {
        if self.0.tokens.peek() == Piece::End { Ok(None) } else { seed.deserialize(&mut *self.0).map(Some) }
    }
}

impl<'de> MapAccess<'de> for Inside<'_, '_> {
    type Error = Complaint;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Complaint> {
        match self.0.tokens.peek() {
            Piece::End => Ok(None),
            Piece::Field(word) => {
                self.0.tokens.take();
                let name: StrDeserializer<'_, Complaint> = word.into_deserializer();
                seed.deserialize(name).map(Some)
            }
            // The key of a map: nothing else that is no field has been followed by a colon.
            _ => seed.deserialize(&mut *self.0).map(Some),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Complaint> {
        seed.deserialize(&mut *self.0)
    }
}

/// A word of a list of words, with or without brackets behind it.
pub(super) struct Variant<'r, 'p> {
    pub(super) reader: &'r mut Reader<'p>,
    pub(super) word: &'p str,
    pub(super) call: bool,
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
