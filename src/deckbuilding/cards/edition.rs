//! The boxes of the game and their factions: data, read from their file. Another box is another entry of it.

use super::fault::Fault;
use data::ron_text;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, EnumAccess, Error, VariantAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

const FILE: (&str, &str) = ("editions.ron", include_str!("../../../assets/deckbuilding/editions.ron"));

/// One box, as its file says it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: String,
    name: String,
    year: u16,
    /// What must be said of its facts; empty if they were checked.
    #[serde(default)]
    caution: String,
    /// What the ids of its cards begin with.
    #[serde(default)]
    prefix: String,
    factions: Vec<People>,
    files: Vec<String>,
}

/// One faction of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    id: String,
    name: String,
    people: String,
    letter: String,
    end: End,
}

/// An end of the Force track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum End {
    /// The dark one.
    Dark,
    /// The light one.
    Light,
}

/// All boxes; none if their file cannot be read, which [`faults`] says.
static EDITIONS: LazyLock<Vec<Printed>> = LazyLock::new(|| ron_text::read(FILE.1).unwrap_or_default());

/// What is wrong with the file of the boxes.
pub(super) fn faults() -> Option<Fault> {
    let fault = ron_text::read::<Vec<Printed>>(FILE.1).err()?;
    Some(Fault { file: FILE.0.to_owned(), line: fault.line, column: fault.column, sentence: fault.why })
}

/// A box of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Edition(u8);

impl Edition {
    /// Every box, the oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Edition> + ExactSizeIterator {
        (0..EDITIONS.len() as u8).map(Edition)
    }

    /// The box with this id.
    pub fn named(word: &str) -> Option<Edition> {
        Edition::all().find(|edition| edition.id().eq_ignore_ascii_case(&word.replace('_', "-")))
    }

    /// The box that a file of cards belongs to.
    pub(super) fn of_file(file: &str) -> Option<Edition> {
        let has = |edition: &Edition| edition.printed().is_some_and(|one| one.files.iter().any(|name| name == file));
        Edition::all().find(has)
    }

    fn printed(self) -> Option<&'static Printed> {
        EDITIONS.get(usize::from(self.0))
    }

    /// Its id: `first`.
    pub fn id(self) -> &'static str {
        self.printed().map_or("", |one| one.id.as_str())
    }

    /// Its name for people.
    pub fn name(self) -> &'static str {
        self.printed().map_or("", |one| one.name.as_str())
    }

    /// When it came out.
    pub fn year(self) -> u16 {
        self.printed().map_or(0, |one| one.year)
    }

    /// What the ids of its cards begin with.
    pub(super) fn prefix(self) -> &'static str {
        self.printed().map_or("", |one| one.prefix.as_str())
    }

    /// What must be said of its facts, in a sentence; nothing if they were checked.
    pub fn caution(self) -> Option<&'static str> {
        self.printed().map(|one| one.caution.as_str()).filter(|text| !text.is_empty())
    }

    /// Its factions; the first of them takes the first turn.
    pub fn factions(self) -> impl Iterator<Item = Faction> {
        Faction::all().filter(move |faction| faction.edition() == Some(self))
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.id())
    }
}

/// What a card belongs to: a faction of one of the boxes, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Faction(u8);

impl Faction {
    /// Cards that everybody may purchase, and that are nobody's enemies.
    pub const NEUTRAL: Faction = Faction(u8::MAX);

    /// Every faction of every box.
    pub fn all() -> impl Iterator<Item = Faction> {
        let count: usize = EDITIONS.iter().map(|one| one.factions.len()).sum();
        (0..count as u8).map(Faction)
    }

    /// The two of the first box.
    pub fn usual() -> [Faction; 2] {
        [Faction(0), Faction(1)]
    }

    /// The faction with this id.
    pub fn named(word: &str) -> Option<Faction> {
        Faction::all().find(|faction| faction.id().eq_ignore_ascii_case(word))
    }

    /// The faction with this letter.
    pub fn lettered(letter: &str) -> Option<Faction> {
        Faction::all().find(|faction| faction.letter() == letter)
    }

    /// Its index among all of them.
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    fn people_of(self) -> Option<(Edition, &'static People)> {
        let all = (0u8..).zip(EDITIONS.iter()).flat_map(|(at, one)| one.factions.iter().map(move |few| (at, few)));
        all.into_iter().nth(usize::from(self.0)).map(|(at, few)| (Edition(at), few))
    }

    /// The box it is in; `None` if it is neutral.
    pub fn edition(self) -> Option<Edition> {
        self.people_of().map(|(edition, _)| edition)
    }

    /// Its id: `empire`.
    pub fn id(self) -> &'static str {
        self.people_of().map_or("neutral", |(_, few)| few.id.as_str())
    }

    /// The name of its cards: an Empire card, a Rebel card.
    pub fn name(self) -> &'static str {
        self.people_of().map_or("neutral", |(_, few)| few.name.as_str())
    }

    /// The name of its people, after "the": the Empire, the Rebels.
    pub fn people(self) -> &'static str {
        self.people_of().map_or("neutrals", |(_, few)| few.people.as_str())
    }

    /// Its letter.
    pub fn letter(self) -> &'static str {
        self.people_of().map_or("N", |(_, few)| few.letter.as_str())
    }

    /// Its end of the Force track, if it plays against one of the other end.
    pub fn end(self) -> End {
        self.people_of().map_or(End::Light, |(_, few)| few.end)
    }

    /// The id with a capital letter, as card files have it.
    fn written(self) -> String {
        let mut letters = self.id().chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}

impl fmt::Debug for Faction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.written())
    }
}

/// A name as texts have it: a word in RON, a string in JSON.
fn word<'de, D: Deserializer<'de>, T>(from: D, what: &'static str, of: fn(&str) -> Option<T>) -> Result<T, D::Error> {
    from.deserialize_enum(what, &[], Named { what, of })
}

struct Named<T> {
    what: &'static str,
    of: fn(&str) -> Option<T>,
}

impl<'de, T> Visitor<'de> for Named<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.what)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<T, A::Error> {
        let (Name(word), rest) = access.variant::<Name>()?;
        rest.unit_variant()?;
        (self.of)(&word).ok_or_else(|| A::Error::custom(format!("there is no {} {word:?}", self.what)))
    }
}

/// The bare name of a variant.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = Name;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a name")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
                Ok(Name(text.to_owned()))
            }
        }
        from.deserialize_identifier(Text)
    }
}

impl<'de> Deserialize<'de> for Faction {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Faction, D::Error> {
        word(from, "faction", |word| {
            Faction::named(word).or_else(|| word.eq_ignore_ascii_case("neutral").then_some(Faction::NEUTRAL))
        })
    }
}

impl Serialize for Faction {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit_variant("Faction", u32::from(self.0), self.id())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Edition, D::Error> {
        word(from, "box", Edition::named)
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit_variant("Edition", u32::from(self.0), self.id())
    }
}

impl JsonSchema for Faction {
    fn schema_name() -> Cow<'static, str> {
        "DeckbuildingFaction".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let ids: Vec<&str> = Faction::all().map(Faction::id).collect();
        json_schema!({"type": "string", "enum": ids})
    }
}

impl JsonSchema for Edition {
    fn schema_name() -> Cow<'static, str> {
        "DeckbuildingBox".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let ids: Vec<&str> = Edition::all().map(Edition::id).collect();
        json_schema!({"type": "string", "enum": ids})
    }
}
