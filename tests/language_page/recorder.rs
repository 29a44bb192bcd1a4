//! The words of a text: its notation is walked as it would be written, and the name of every variant and of every field
//! that says something is recorded.

use serde::ser::{self, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// A word: the type it belongs to, and its name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Word {
    of: &'static str,
    name: &'static str,
}

impl fmt::Display for Word {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}::{}", self.of, self.name)
    }
}

/// Types that are printed facts, not words.
const FACTS: [&str; 5] = ["Keyword", "Trait", "Aspect", "Kind", "Arena"];

/// What a field means when it is left out.
const UNSAID: [(&str, &str, &str); 5] = [
    ("AttackWith", "keep", r#""It""#),
    ("PlayCard", "until", r#""EndOfPhase""#),
    ("Modes", "by", r#""You""#),
    ("ActionAbility", "from", r#""InPlay""#),
    ("Constant", "affects", r#"{"The":"This"}"#),
];

/// The words of a text.
pub(super) fn words(text: &impl Serialize) -> BTreeSet<Word> {
    let mut recorder = Recorder::default();
    match text.serialize(&mut recorder) {
        Ok(()) => recorder.words,
        Err(error) => panic!("an ability is written with words: {error}"),
    }
}

#[derive(Default)]
struct Recorder {
    words: BTreeSet<Word>,
}

impl Recorder {
    fn word(&mut self, of: &'static str, name: &'static str) {
        if !FACTS.contains(&of) {
            self.words.insert(Word { of, name });
        }
    }

    /// A field: a word if it says something, and its value.
    fn field<T: Serialize + ?Sized>(
        &mut self,
        of: &'static str,
        name: &'static str,
        value: &T,
    ) -> Result<(), serde_json::Error> {
        let said = serde_json::to_string(value)?;
        let unsaid = UNSAID.iter().any(|(kind, field, usual)| (*kind, *field, *usual) == (of, name, said.as_str()));
        if unsaid || matches!(said.as_str(), "null" | "false" | "[]") {
            return Ok(());
        }
        self.word(of, name);
        value.serialize(self)
    }
}

/// A struct, or a variant with named fields, of this type.
struct Fields<'a> {
    recorder: &'a mut Recorder,
    of: &'static str,
}

macro_rules! nothing {
    ($($method:ident($kind:ty)),+) => {
        $(fn $method(self, _: $kind) -> Result<(), Self::Error> { Ok(()) })+
    };
}

impl<'a> ser::Serializer for &'a mut Recorder {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = ser::Impossible<(), Self::Error>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    nothing!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_str(&str),
        serialize_bytes(&[u8]),
        serialize_unit_struct(&'static str)
    );

    fn serialize_none(self) -> Result<(), Self::Error> {
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), Self::Error> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Self::Error> {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, name: &'static str) -> Result<(), Self::Error> {
        self.word(of, name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Self::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        self.word(of, name);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Self::Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Self::Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Self::Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, Self::Error> {
        self.word(of, name);
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Self::Error> {
        Err(ser::Error::custom("no text holds a map"))
    }

    fn serialize_struct(self, of: &'static str, _: usize) -> Result<Fields<'a>, Self::Error> {
        Ok(Fields { recorder: self, of })
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Self::Error> {
        self.word(of, name);
        // Its fields are words of the variant.
        Ok(Fields { recorder: self, of: name })
    }
}

macro_rules! elements {
    ($($kind:ident $method:ident),+) => {
        $(impl ser::$kind for &mut Recorder {
            type Ok = ();
            type Error = serde_json::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Self::Error> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Self::Error> {
                Ok(())
            }
        })+
    };
}

elements!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! fields {
    ($($kind:ident),+) => {
        $(impl ser::$kind for Fields<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Self::Error> {
                self.recorder.field(self.of, name, value)
            }

            fn end(self) -> Result<(), Self::Error> {
                Ok(())
            }
        })+
    };
}

fields!(SerializeStruct, SerializeStructVariant);
