//! Entries of a scenario: just an id, or an id with its state.

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A card with its state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// The card.
    pub id: String,
    /// Damage on it.
    pub damage: u16,
    /// Exhausted; units and leaders are ready if not given.
    pub exhausted: bool,
    /// A leader that is a unit.
    pub deployed: bool,
    /// Its Epic Action was used.
    pub epic_used: bool,
    /// A leader whose other side is up.
    pub flipped: bool,
    /// An upgrade that is this player's leader, deployed as a Pilot.
    pub leader: bool,
    /// Upgrades on it.
    pub upgrades: Vec<Placed>,
    /// Cards captured under it.
    pub captives: Vec<Placed>,
    /// Its owner, if different from the player it is listed under (for a captive: from the opponent).
    pub owner: Option<u8>,
}

/// Resources: a number of ready blanks, or cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resources {
    /// This many ready resources of no importance.
    Blanks(u16),
    /// These cards.
    Cards(Vec<Placed>),
}

impl Default for Resources {
    fn default() -> Resources {
        Resources::Blanks(0)
    }
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Field {
    Id,
    Damage,
    Exhausted,
    Deployed,
    EpicUsed,
    Flipped,
    Leader,
    Upgrades,
    Captives,
    Owner,
}

/// Just the id if there is nothing else to say, otherwise the state that differs from the usual one.
impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == (Placed { id: self.id.clone(), ..Placed::default() }) {
            return serializer.serialize_str(&self.id);
        }
        let flags = [
            ("exhausted", self.exhausted),
            ("deployed", self.deployed),
            ("epic_used", self.epic_used),
            ("flipped", self.flipped),
        ];
        let mut said = serializer.serialize_struct("Placed", 9)?;
        said.serialize_field("id", &self.id)?;
        if self.damage > 0 {
            said.serialize_field("damage", &self.damage)?;
        }
        for (name, _) in flags.into_iter().filter(|(_, flag)| *flag) {
            said.serialize_field(name, &true)?;
        }
        for (name, list) in [("upgrades", &self.upgrades), ("captives", &self.captives)] {
            if !list.is_empty() {
                said.serialize_field(name, list)?;
            }
        }
        if let Some(owner) = self.owner {
            said.serialize_field("owner", &owner)?;
        }
        said.end()
    }
}

struct PlacedVisitor;

impl<'de> Visitor<'de> for PlacedVisitor {
    type Value = Placed;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a card id or a card with its state")
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<Placed, E> {
        Ok(Placed { id: id.to_owned(), ..Placed::default() })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Placed, A::Error> {
        let mut placed = Placed::default();
        let mut named = false;
        while let Some(field) = map.next_key::<Field>()? {
            match field {
                Field::Id => {
                    placed.id = map.next_value()?;
                    named = true;
                }
                Field::Damage => placed.damage = map.next_value()?,
                Field::Exhausted => placed.exhausted = map.next_value()?,
                Field::Deployed => placed.deployed = map.next_value()?,
                Field::EpicUsed => placed.epic_used = map.next_value()?,
                Field::Flipped => placed.flipped = map.next_value()?,
                Field::Leader => placed.leader = map.next_value()?,
                Field::Upgrades => placed.upgrades = map.next_value()?,
                Field::Captives => placed.captives = map.next_value()?,
                Field::Owner => placed.owner = map.next_value()?,
            }
        }
        if named { Ok(placed) } else { Err(A::Error::missing_field("id")) }
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Placed, D::Error> {
        deserializer.deserialize_any(PlacedVisitor)
    }
}

impl Serialize for Resources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Resources::Blanks(count) => serializer.serialize_u16(*count),
            Resources::Cards(cards) => cards.serialize(serializer),
        }
    }
}

struct ResourcesVisitor;

impl<'de> Visitor<'de> for ResourcesVisitor {
    type Value = Resources;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a number of resources or a list of cards")
    }

    fn visit_u64<E: Error>(self, count: u64) -> Result<Resources, E> {
        u16::try_from(count)
            .ok()
            .filter(|count| *count <= 200)
            .map(Resources::Blanks)
            .ok_or_else(|| E::custom(format!("{count} resources are more than 200")))
    }

    fn visit_i64<E: Error>(self, count: i64) -> Result<Resources, E> {
        match u64::try_from(count) {
            Ok(count) => self.visit_u64(count),
            Err(_) => Err(E::custom(format!("{count} resources cannot be"))),
        }
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<Resources, A::Error> {
        let mut cards = Vec::new();
        while let Some(card) = list.next_element()? {
            cards.push(card);
        }
        Ok(Resources::Cards(cards))
    }
}

impl<'de> Deserialize<'de> for Resources {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Resources, D::Error> {
        deserializer.deserialize_any(ResourcesVisitor)
    }
}
