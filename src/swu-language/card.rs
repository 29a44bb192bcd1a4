//! A printed card.

mod written;

use crate::ability::{Ability, Condition};
use crate::keyword::PrintedKeyword;
use crate::list::List;
use crate::trait_name::Trait;
use crate::word::{Arena, Aspect, Kind, Rarity};
use serde::{Deserialize, Serialize};

/// A card as an entry of `assets/cards/*.ron`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "written::Card")]
pub struct Card {
    /// Set and number: `SOR_046`.
    pub id: String,
    /// The card that this one reprints. The entry then has only its id, its rarity and this; the library fills in the
    /// rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reprints: Option<String>,
    /// The title.
    pub title: String,
    /// The subtitle of a unique card.
    #[serde(default)]
    pub subtitle: Option<String>,
    /// The card type.
    pub kind: Kind,
    /// How often it is found in packs.
    #[serde(default)]
    pub rarity: Option<Rarity>,
    /// Is it unique (rule 22)?
    #[serde(default)]
    pub unique: bool,
    /// Printed cost; for a leader, the resources needed to deploy it.
    #[serde(default)]
    pub cost: u8,
    /// Printed power; for an upgrade, what it adds; for a leader, its unit side's.
    #[serde(default)]
    pub power: i8,
    /// Printed HP; for an upgrade, what it adds; for a leader, its unit side's.
    #[serde(default)]
    pub hp: i8,
    /// The arena it enters.
    #[serde(default)]
    pub arena: Option<Arena>,
    /// One entry per icon, so a double icon appears twice.
    #[serde(default)]
    pub aspects: List<Aspect>,
    /// Traits.
    #[serde(default)]
    pub traits: List<Trait>,
    /// The location of a base; it counts as a trait of the base.
    #[serde(default)]
    pub location: Option<String>,
    /// Keywords of the card; for a leader, those of its leader side.
    #[serde(default)]
    pub keywords: List<PrintedKeyword>,
    /// Abilities in printed order; for a leader, those of its leader side.
    #[serde(default)]
    pub abilities: List<Ability>,
    /// A leader's unit side.
    #[serde(default)]
    pub unit_side: Option<Box<Side>>,
    /// A unit or a leader as an upgrade (rules 25.1 to 25.3).
    #[serde(default)]
    pub upgrade_side: Option<Box<UpgradeSide>>,
    /// A leader's second leader side, for those that never deploy (rule 4.2d).
    #[serde(default)]
    pub back: Option<Box<Back>>,
}

/// The abilities of a leader's unit side.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Keywords.
    #[serde(default)]
    pub keywords: List<PrintedKeyword>,
    /// Abilities in printed order.
    #[serde(default)]
    pub abilities: List<Ability>,
    /// It is deployed by an ability of the leader side, not by an Epic Action (rule 4.2b). Example: JTL_014.
    #[serde(default)]
    pub by_ability: bool,
    /// The condition of its Epic Action, instead of a number of resources (rule 38.2). Example: ASH_010.
    #[serde(default)]
    pub deploys_if: Option<Condition>,
    /// The title of the unit, if it differs from the leader's (rule 51.1). Example: HMW_004.
    #[serde(default)]
    pub title: Option<String>,
    /// The subtitle that goes with that title.
    #[serde(default)]
    pub subtitle: Option<String>,
    /// The traits of the unit, if they differ from the leader's.
    #[serde(default)]
    pub traits: List<Trait>,
}

/// A unit or a leader as an upgrade (rules 25.1 to 25.3).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeSide {
    /// The power it adds.
    #[serde(default)]
    pub power: i8,
    /// The HP it adds.
    #[serde(default)]
    pub hp: i8,
    /// For a leader: it may be deployed this way (rule 25.2).
    #[serde(default)]
    pub deploys: bool,
    /// Abilities in printed order.
    #[serde(default)]
    pub abilities: List<Ability>,
}

/// A leader's second leader side (rule 4.2d).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Back {
    /// The title on that side.
    pub title: String,
    /// The icons on that side.
    pub aspects: List<Aspect>,
    /// The traits on that side.
    pub traits: List<Trait>,
    /// Abilities in printed order.
    pub abilities: List<Ability>,
}

impl Card {
    /// The set the card is from: the part of its id before the number.
    pub fn set(&self) -> &str {
        set_of(&self.id)
    }

    /// The abilities of all its sides, in printed order.
    pub fn every_ability(&self) -> impl Iterator<Item = &Ability> {
        let unit = self.unit_side.iter().flat_map(|side| &side.abilities);
        let upgrade = self.upgrade_side.iter().flat_map(|side| &side.abilities);
        let back = self.back.iter().flat_map(|back| &back.abilities);
        self.abilities.iter().chain(unit).chain(upgrade).chain(back)
    }

    /// The same card under another id, in another rarity.
    pub fn printed_again(&self, id: String, rarity: Option<Rarity>) -> Card {
        Card { id, rarity, reprints: Some(self.id.clone()), ..self.clone() }
    }

    /// Title and subtitle: "Luke Skywalker, Jedi Knight".
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.title),
            None => self.title.clone(),
        }
    }
}

/// The set in an id: the part before the number.
pub fn set_of(id: &str) -> &str {
    id.split_once('_').map_or(id, |(set, _)| set)
}
