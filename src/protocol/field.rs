//! Fields of requests that are read only when they are needed.

use super::request::Refused;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

/// A field of this type. A wrong one is refused with a code of its own, not as a request that cannot be read, and a
/// request may need it in some cases only.
#[derive(Clone)]
pub(crate) struct Field<T> {
    value: Value,
    holds: PhantomData<T>,
}

impl<T> Default for Field<T> {
    fn default() -> Field<T> {
        Field { value: Value::Null, holds: PhantomData }
    }
}

impl<T> fmt::Debug for Field<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(formatter)
    }
}

/// As it was written.
impl<T> fmt::Display for Field<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(formatter)
    }
}

impl<'de, T> Deserialize<'de> for Field<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field<T>, D::Error> {
        let value = Option::deserialize(deserializer)?.unwrap_or_default();
        Ok(Field { value, holds: PhantomData })
    }
}

impl<T: JsonSchema> JsonSchema for Field<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl<T: DeserializeOwned> Field<T> {
    /// Its value.
    ///
    /// # Errors
    /// It is missing or of another type: refused with this code.
    pub(crate) fn read(&self, name: &str, code: &'static str) -> Result<T, Refused> {
        T::deserialize(&self.value).map_err(|why| Refused::new(code, format!("{name}: {why}")))
    }

    /// Its value; `None` if it is missing or of another type.
    pub(crate) fn get(&self) -> Option<T> {
        T::deserialize(&self.value).ok()
    }

    /// Its value, or another if it is missing or null.
    ///
    /// # Errors
    /// It is of another type: refused with this code.
    pub(crate) fn or(&self, name: &str, code: &'static str, other: T) -> Result<T, Refused> {
        if self.value.is_null() { Ok(other) } else { self.read(name, code) }
    }

    /// As it was written.
    pub(crate) fn written(&self) -> &Value {
        &self.value
    }
}
