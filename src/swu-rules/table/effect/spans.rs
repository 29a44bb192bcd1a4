//! The named results when written: slots after the first eight only if one of them is used.

use super::{SLOTS, Span};
use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserializer, Serializer};

const ALWAYS: usize = 8;

pub(super) fn serialize<S: Serializer>(slots: &[Span; SLOTS], to: S) -> Result<S::Ok, S::Error> {
    let more = slots[ALWAYS..].iter().any(|span| *span != Span::default());
    let count = if more { SLOTS } else { ALWAYS };
    let mut list = to.serialize_seq(None)?;
    slots[..count].iter().try_for_each(|span| list.serialize_element(span))?;
    list.end()
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Span; SLOTS], D::Error> {
    struct Slots;

    impl<'de> Visitor<'de> for Slots {
        type Value = [Span; SLOTS];

        fn expecting(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(to, "up to {SLOTS} named results")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<[Span; SLOTS], A::Error> {
            let mut slots = [Span::default(); SLOTS];
            for slot in &mut slots {
                let Some(span) = list.next_element()? else { break };
                *slot = span;
            }
            Ok(slots)
        }
    }

    from.deserialize_seq(Slots)
}
