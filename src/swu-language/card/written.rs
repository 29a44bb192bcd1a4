//! A card's entry as it is written: whole, or the reprint of another.

use super::{Back, Side, UpgradeSide};
use crate::ability::Ability;
use crate::keyword::PrintedKeyword;
use crate::list::List;
use crate::trait_name::Trait;
use crate::word::{Arena, Aspect, Kind, Rarity};
use serde::{Deserialize, Deserializer};

/// A field that is written without `Some`.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The fields of [`super::Card`]; a reprint leaves most of them out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    id: String,
    #[serde(default)]
    reprints: Option<String>,
    #[serde(default, deserialize_with = "present")]
    title: Option<String>,
    #[serde(default)]
    subtitle: Option<String>,
    #[serde(default, deserialize_with = "present")]
    kind: Option<Kind>,
    #[serde(default)]
    rarity: Option<Rarity>,
    #[serde(default)]
    unique: bool,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    power: i8,
    #[serde(default)]
    hp: i8,
    #[serde(default)]
    arena: Option<Arena>,
    #[serde(default)]
    aspects: List<Aspect>,
    #[serde(default)]
    traits: List<Trait>,
    #[serde(default)]
    location: Option<String>,
    #[serde(default)]
    keywords: List<PrintedKeyword>,
    #[serde(default)]
    abilities: List<Ability>,
    #[serde(default)]
    unit_side: Option<Box<Side>>,
    #[serde(default)]
    upgrade_side: Option<Box<UpgradeSide>>,
    #[serde(default)]
    back: Option<Box<Back>>,
}

impl TryFrom<Card> for super::Card {
    type Error = &'static str;

    fn try_from(card: Card) -> Result<super::Card, &'static str> {
        let reprint = card.reprints.is_some();
        let title = card.title.or_else(|| reprint.then(String::new)).ok_or("the field `title` is missing")?;
        let kind = card.kind.or_else(|| reprint.then_some(Kind::Unit)).ok_or("the field `kind` is missing")?;
        Ok(super::Card {
            id: card.id,
            reprints: card.reprints,
            title,
            subtitle: card.subtitle,
            kind,
            rarity: card.rarity,
            unique: card.unique,
            cost: card.cost,
            power: card.power,
            hp: card.hp,
            arena: card.arena,
            aspects: card.aspects,
            traits: card.traits,
            location: card.location,
            keywords: card.keywords,
            abilities: card.abilities,
            unit_side: card.unit_side,
            upgrade_side: card.upgrade_side,
            back: card.back,
        })
    }
}
