//! JSON with positions: every value is a slice of the text, opened one level at a time. Deep nesting uses no stack,
//! repeated keys are noticed, and every value knows its position.

use super::builder::{Builder, Stop};
use crate::formats::code::Code;
use crate::formats::fault::Place;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// One value, not yet opened.
#[derive(Clone, Copy)]
pub(super) struct Node<'t> {
    raw: &'t str,
}

/// The keys of an object in their order, with their values.
pub(super) type Fields<'t> = Vec<(Cow<'t, str>, Node<'t>)>;

impl<'t> Node<'t> {
    /// Checks the whole text.
    pub(super) fn root(builder: &mut Builder<'t>) -> Result<Node<'t>, Stop> {
        let text = builder.text();
        match serde_json::from_str::<&RawValue>(text) {
            Ok(raw) => Ok(Node { raw: raw.get() }),
            Err(error) => {
                let place = Place { line: error.line().max(1), column: error.column().max(1) };
                let what = error.to_string();
                let what = what.split(" at line ").next().unwrap_or_default().to_owned();
                Err(builder.stop(Code::Json, Some(place), format!("the JSON is broken: {what}")))
            }
        }
    }

    pub(super) fn raw(self) -> &'t str {
        self.raw
    }

    pub(super) fn is_null(self) -> bool {
        self.raw == "null"
    }

    /// What it is, in words.
    pub(super) fn what(self) -> &'static str {
        match self.raw.as_bytes().first() {
            Some(b'{') => "an object",
            Some(b'[') => "a list",
            Some(b'"') => "text",
            Some(b't' | b'f') => "true or false",
            Some(b'n') => "null",
            _ => "a number",
        }
    }

    pub(super) fn fields(self) -> Option<Fields<'t>> {
        serde_json::from_str::<Object<'t>>(self.raw).ok().map(|object| object.0)
    }

    pub(super) fn items(self) -> Option<Vec<Node<'t>>> {
        let items: Vec<&'t RawValue> = serde_json::from_str(self.raw).ok()?;
        Some(items.into_iter().map(|raw| Node { raw: raw.get() }).collect())
    }

    pub(super) fn text(self) -> Option<String> {
        serde_json::from_str(self.raw).ok()
    }

    /// The characters of a string or a number.
    pub(super) fn text_or_number(self) -> Option<String> {
        self.text().or_else(|| (self.what() == "a number").then(|| self.raw.to_owned()))
    }
}

struct Object<'t>(Fields<'t>);

impl<'de: 't, 't> Deserialize<'de> for Object<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<'t>, D::Error> {
        struct Keys<'t>(std::marker::PhantomData<&'t ()>);
        impl<'de: 't, 't> Visitor<'de> for Keys<'t> {
            type Value = Object<'t>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<'t>, A::Error> {
                let mut fields = Vec::new();
                while let Some((key, value)) = map.next_entry::<Key<'de>, &'de RawValue>()? {
                    fields.push((key.0, Node { raw: value.get() }));
                }
                Ok(Object(fields))
            }
        }
        deserializer.deserialize_map(Keys(std::marker::PhantomData))
    }
}

#[derive(Deserialize)]
struct Key<'t>(#[serde(borrow)] Cow<'t, str>);
