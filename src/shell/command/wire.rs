//! Commands in requests: by their words on the command line.

use super::{Command, TABLE};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.entry().name)
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Command, D::Error> {
        let name = String::deserialize(deserializer)?;
        Command::from_name(&name).ok_or_else(|| D::Error::custom(format_args!("there is no command {name:?}")))
    }
}

impl JsonSchema for Command {
    fn schema_name() -> Cow<'static, str> {
        "Command".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words: Vec<&str> = TABLE.iter().map(|entry| entry.name).collect();
        json_schema!({"description": "A command, by its word.", "type": "string", "enum": words})
    }
}
