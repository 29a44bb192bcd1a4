//! A serializer that writes nothing down and hashes what it is told.

use serde::ser::{self, Serialize};

/// Hashing cannot fail.
#[derive(Debug)]
pub(super) enum Never {}

impl std::fmt::Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    /// Only a value's own `Serialize` could call this; the game's are derived and never do.
    fn custom<T: std::fmt::Display>(message: T) -> Never {
        unreachable!("a game is always writable: {message}")
    }
}

/// Multiply, rotate and add, word by word.
#[derive(Clone, Copy)]
pub(super) struct Hasher(u64);

impl Hasher {
    /// Nothing hashed yet.
    pub(super) fn new() -> Hasher {
        Hasher(0x243F_6A88_85A3_08D3)
    }

    /// The hash of everything told.
    pub(super) fn finish(self) -> u64 {
        // The mixer of SplitMix64.
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    fn word(&mut self, word: u64) -> Result<(), Never> {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
        self.0 ^= self.0 >> 29;
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Never> {
        self.word(bytes.len() as u64)?;
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word))?;
        }
        Ok(())
    }
}

macro_rules! words {
    ($($name:ident $kind:ty),+ $(,)?) => {
        $(fn $name(self, value: $kind) -> Result<(), Never> {
            self.word(value as u64)
        })+
    };
}

impl<'a> ser::Serializer for &'a mut Hasher {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = &'a mut Hasher;
    type SerializeTuple = &'a mut Hasher;
    type SerializeTupleStruct = &'a mut Hasher;
    type SerializeTupleVariant = &'a mut Hasher;
    type SerializeMap = &'a mut Hasher;
    type SerializeStruct = &'a mut Hasher;
    type SerializeStructVariant = &'a mut Hasher;

    words!(
        serialize_bool bool,
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u8 u8,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64,
        serialize_char char,
    );

    fn serialize_i128(self, value: i128) -> Result<(), Never> {
        self.bytes(&value.to_le_bytes())
    }

    fn serialize_u128(self, value: u128) -> Result<(), Never> {
        self.bytes(&value.to_le_bytes())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.word(u64::from(value.to_bits()))
    }

    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        self.word(value.to_bits())
    }

    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        self.bytes(value)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.word(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        self.word(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.word(2)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.word(2)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Result<(), Never> {
        self.word(u64::from(index))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.word(u64::from(index))?;
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, Never> {
        self.word(len.map_or(u64::MAX, |len| len as u64))?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Never> {
        self.word(u64::from(index))?;
        Ok(self)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, Never> {
        self.word(len.map_or(u64::MAX, |len| len as u64))?;
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_struct_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Never> {
        self.word(u64::from(index))?;
        Ok(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

macro_rules! parts {
    ($($kind:ident $function:ident),+ $(,)?) => {
        $(impl ser::$kind for &mut Hasher {
            type Ok = ();
            type Error = Never;

            fn $function<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })+
    };
}

parts!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
);

macro_rules! named_parts {
    ($($kind:ident),+ $(,)?) => {
        $(impl ser::$kind for &mut Hasher {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), Never> {
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })+
    };
}

named_parts!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Hasher {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}
