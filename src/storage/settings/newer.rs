//! Settings that this program does not know, because a newer one wrote them: they are told, and stay in the file.

use super::Settings;
use data::ron_text::{self, line_and_column};
use hotseat::table::Agreement;
use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// The field that is a struct of its own.
const AGREEMENT: &str = "agreement";

/// What a file of settings says and this program does not understand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Newer(Vec<Strange>);

/// A field that was not understood.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Strange {
    /// Is it one of the agreement?
    agreed: bool,
    name: String,
    /// Its value as written.
    text: String,
}

/// The fields of a struct with their values as written.
struct Fields<'a>(Vec<(String, &'a RawValue)>);

/// The name of a field.
struct FieldName(String);

/// Does the agreement in a file of settings have a field that is not known? Saves hold agreements, too, so reading one
/// passes over such fields.
pub(super) fn agrees_on_more(text: &str) -> bool {
    let Ok(Fields(fields)) = ron_text::read(text) else { return false };
    let agreed = fields.iter().filter(|(name, _)| name == AGREEMENT);
    let agreed = agreed.filter_map(|(_, raw)| ron_text::read::<Fields<'_>>(raw.get_ron()).ok());
    agreed.flat_map(|Fields(agreed)| agreed).any(|(name, _)| !is_of_agreement(&name))
}

/// Is this a field of an agreement?
fn is_of_agreement(name: &str) -> bool {
    let whole = Agreement { open_bots: true, ..Agreement::default() };
    let text = ron::to_string(&whole).unwrap_or_default();
    ron_text::read::<Fields<'_>>(&text).is_ok_and(|Fields(fields)| fields.iter().any(|(known, _)| known == name))
}

/// Reads settings as far as they are known; also returns the names of what was not understood, and where they stand. `None` if no
/// version could have written this.
pub(super) fn read(text: &str) -> Option<(Settings, String)> {
    let Fields(fields) = ron_text::read(text).ok()?;
    let mut known = Known::default();
    for (name, raw) in &fields {
        let strange_within = name == AGREEMENT && agrees_on_more(text);
        if !strange_within && known.takes(name, raw.get_ron()) {
            continue;
        }
        match ron_text::read::<Fields<'_>>(raw.get_ron()) {
            Ok(Fields(agreed)) if name == AGREEMENT => {
                agreed.iter().for_each(|(name, raw)| known.agree(name, raw));
            }
            _ => known.keep(false, name, raw),
        }
    }
    let settings: Settings = ron_text::read(&known.text(None)).ok()?;
    let doubled = known.strange.iter().any(|(strange, _)| strange.is_understood());
    let places = known.strange.iter().map(|(strange, at)| {
        let (line, column) = place(text, at);
        format!("{} (line {line}, column {column})", strange.name)
    });
    let said = places.collect::<Vec<_>>().join(", ");
    let mut strange: Vec<Strange> = known.strange.into_iter().map(|(strange, _)| strange).collect();
    strange.sort();
    let newer = Newer(strange);
    (!doubled).then_some((Settings { newer, ..settings }, said))
}

/// Where a part of a text stands in it.
fn place(text: &str, part: &str) -> (usize, usize) {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    line_and_column(text.get(..offset).unwrap_or(text))
}

/// What is understood so far, as text.
#[derive(Default)]
struct Known<'a> {
    fields: String,
    agreed: String,
    strange: Vec<(Strange, &'a str)>,
}

impl<'a> Known<'a> {
    fn text(&self, more: Option<(bool, &str)>) -> String {
        let more =
            |agreed: bool| more.filter(|(for_agreement, _)| *for_agreement == agreed).map_or("", |(_, text)| text);
        let agreement = match (self.agreed.as_str(), more(true)) {
            ("", "") => String::new(),
            (agreed, more) => format!("{AGREEMENT}:({agreed}{more}),"),
        };
        format!("({}{}{agreement})", self.fields, more(false))
    }

    /// Is this field understood together with those before it?
    fn takes(&mut self, name: &str, value: &str) -> bool {
        let field = format!("{name}:{value},");
        let taken = ron_text::read::<Settings>(&self.text(Some((false, &field)))).is_ok();
        if taken {
            self.fields.push_str(&field);
        }
        taken
    }

    /// Takes a field of the agreement, or keeps it as it is.
    fn agree(&mut self, name: &str, raw: &'a RawValue) {
        let field = format!("{name}:{},", raw.get_ron());
        if is_of_agreement(name) && ron_text::read::<Settings>(&self.text(Some((true, &field)))).is_ok() {
            self.agreed.push_str(&field);
        } else {
            self.keep(true, name, raw);
        }
    }

    fn keep(&mut self, agreed: bool, name: &str, raw: &'a RawValue) {
        let text = raw.trim().get_ron().to_owned();
        let at = raw.get_ron().trim_start();
        self.strange.push((Strange { agreed, name: name.to_owned(), text }, at));
    }
}

impl Strange {
    /// Could it be read if it stood alone? Then it only stands twice.
    fn is_understood(&self) -> bool {
        let field = format!("{}:{}", self.name, self.text);
        if self.agreed && !is_of_agreement(&self.name) {
            return false;
        }
        let text = if self.agreed { format!("({AGREEMENT}:({field}))") } else { format!("({field})") };
        ron_text::read::<Settings>(&text).is_ok()
    }
}

/// The text of settings with what was not understood: it replaces a default, and stays beside everything else.
pub(super) fn with(text: String, usual: &str, Newer(strange): &Newer) -> String {
    if strange.is_empty() {
        return text;
    }
    let (Some(mut own), Some(usual)) = (Lines::of(&text), Lines::of(usual)) else { return text };
    own.add(&usual, strange.iter().filter(|strange| !strange.agreed));
    let part = |lines: &Lines| lines.0.iter().find(|(name, _)| name == AGREEMENT).and_then(|(_, text)| Lines::of(text));
    if let (Some(mut agreed), Some(usual)) = (part(&own), part(&usual)) {
        agreed.add(&usual, strange.iter().filter(|strange| strange.agreed));
        let text = agreed.written("        ", "    )");
        own.0.iter_mut().filter(|(name, _)| name == AGREEMENT).for_each(|(_, old)| old.clone_from(&text));
    }
    own.written("    ", ")")
}

/// The fields of a struct and their texts.
struct Lines(Vec<(String, String)>);

impl Lines {
    fn of(text: &str) -> Option<Lines> {
        let Fields(fields) = ron_text::read(text).ok()?;
        Some(Lines(fields.into_iter().map(|(name, raw)| (name, raw.trim().get_ron().to_owned())).collect()))
    }

    fn add<'a>(&mut self, usual: &Lines, strange: impl Iterator<Item = &'a Strange>) {
        for Strange { name, text, .. } in strange {
            match self.0.iter_mut().find(|(own, _)| own == name) {
                Some(own) if usual.0.contains(own) => own.1.clone_from(text),
                Some(_) => {}
                None => self.0.push((name.clone(), text.clone())),
            }
        }
    }

    fn written(&self, indent: &str, end: &str) -> String {
        let lines = self.0.iter().map(|(name, text)| format!("{indent}{name}: {text},\n"));
        format!("(\n{}{end}", lines.collect::<String>())
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_struct("Settings", &[], FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("settings in brackets")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(FieldName(name)) = map.next_key()? {
            fields.push((name, map.next_value()?));
        }
        Ok(Fields(fields))
    }
}

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FieldName, D::Error> {
        deserializer.deserialize_identifier(NameVisitor)
    }
}

struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = FieldName;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a setting")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<FieldName, E> {
        Ok(FieldName(name.to_owned()))
    }
}
