//! A card that is seen, or the fact that there is one.

use super::decision::Via;
use seats::Seat;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use swu_language::word::Kind;

/// A card that can be seen, or the fact that there is one.
#[derive(Clone, PartialEq, Debug)]
pub enum CardView {
    /// The viewer sees its face.
    Known(CardRef),
    /// The viewer knows only that it is there.
    Hidden,
}

impl CardView {
    /// The card, if its face is seen.
    pub fn known(&self) -> Option<&CardRef> {
        match self {
            CardView::Known(card) => Some(card),
            CardView::Hidden => None,
        }
    }
}

impl Serialize for CardView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            CardView::Known(card) => card.serialize(serializer),
            CardView::Hidden => BTreeMap::from([("hidden", true)]).serialize(serializer),
        }
    }
}

/// A card by face and position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardRef {
    /// Handle: the physical card for a judge; for a seat, a name that does not survive a hidden zone.
    pub uid: u16,
    /// Card id.
    pub id: String,
    /// The id of the card that it is a copy of, if it is one (rule 22.4): it has that card's facts and text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<String>,
    /// Title.
    pub name: String,
    /// Subtitle.
    pub subtitle: Option<String>,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Where it is.
    pub zone: ZoneView,
    /// What it is.
    #[serde(skip)]
    pub kind: Kind,
}

/// A card that can be chosen without its face being seen: only its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CoveredCard {
    /// Handle: it tells such cards apart and says nothing else.
    pub uid: u16,
    /// Who controls it.
    pub controller: Seat,
    /// Who owns it.
    pub owner: Seat,
    /// Where it is.
    pub zone: ZoneView,
}

impl CardRef {
    /// The id under which the library has its facts and text.
    pub fn face(&self) -> &str {
        self.copy_of.as_deref().unwrap_or(&self.id)
    }
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZoneView {
    /// The ground arena.
    Ground,
    /// The space arena.
    Space,
    /// A hand.
    Hand,
    /// A deck.
    Deck,
    /// A discard pile.
    Discard,
    /// A resource zone.
    Resource,
    /// A base.
    Base,
    /// An undeployed leader.
    Leader,
    /// Attached to a unit.
    Upgrade,
    /// Captured under a unit.
    Captured,
    /// Nowhere: tokens not in use, cards being looked through.
    SetAside,
}

/// A resource.
#[derive(Clone, PartialEq, Debug)]
pub struct ResourceView {
    /// Its face, for its controller.
    pub card: CardView,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Who owns it (public, rule 3).
    pub owner: Seat,
    /// The ways in which its keywords allow it to be played from there; for its controller.
    pub ways: Vec<Way>,
}

/// A way to play a resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// By which keyword.
    pub via: Via,
    /// The resources it costs now.
    pub price: i16,
    /// Why: "5 for Smuggle, 2 for Vigilance, which the leader and base do not have".
    pub priced: String,
}

impl Serialize for ResourceView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(None)?;
        match &self.card {
            CardView::Known(card) => {
                map.serialize_entry("uid", &card.uid)?;
                map.serialize_entry("id", &card.id)?;
            }
            CardView::Hidden => map.serialize_entry("hidden", &true)?,
        }
        map.serialize_entry("exhausted", &self.exhausted)?;
        map.serialize_entry("owner", &self.owner)?;
        map.end()
    }
}
