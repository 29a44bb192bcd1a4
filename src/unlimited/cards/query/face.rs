//! What a query looks at, whoever holds it.

use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::cards::keyword::Keyword;
use crate::unlimited::cards::word::{Arena, Aspect, Kind, Rarity};
use crate::unlimited::cards::wording;

/// The face of a card, as a query reads it.
pub trait Face {
    /// Set and number: `SOR_046`.
    fn id(&self) -> &str;
    /// Title and subtitle.
    fn name(&self) -> String;
    /// The card type.
    fn kind(&self) -> Kind;
    /// Is it unique?
    fn unique(&self) -> bool;
    /// Printed cost.
    fn cost(&self) -> u8;
    /// Printed power.
    fn power(&self) -> i8;
    /// Printed HP.
    fn hp(&self) -> i8;
    /// The arena it enters.
    fn arena(&self) -> Option<Arena>;
    /// Its icons.
    fn aspects(&self) -> &[Aspect];
    /// Does it have this trait, written without capitals?
    fn has_trait(&self, name: &str) -> bool;
    /// Does it have this keyword, of a leader on either side?
    fn has_keyword(&self, keyword: Keyword) -> bool;
    /// How often it is found in packs.
    fn rarity(&self) -> Option<Rarity>;
    /// Everything that is written on it besides its name.
    fn text(&self) -> String;
}

impl Face for Card {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> String {
        self.full_name()
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn unique(&self) -> bool {
        self.unique
    }

    fn cost(&self) -> u8 {
        self.cost
    }

    fn power(&self) -> i8 {
        self.power
    }

    fn hp(&self) -> i8 {
        self.hp
    }

    fn arena(&self) -> Option<Arena> {
        self.arena
    }

    fn aspects(&self) -> &[Aspect] {
        &self.aspects
    }

    fn has_trait(&self, name: &str) -> bool {
        let place = self.location.iter().any(|place| place.to_lowercase() == name);
        place || self.traits.iter().any(|word| word.name().to_lowercase() == name)
    }

    fn has_keyword(&self, keyword: Keyword) -> bool {
        let sides = self.unit_side.iter().flat_map(|side| &side.keywords);
        let worded = Catalogue::embedded().get(&self.id);
        self.keywords.iter().chain(sides).any(|printed| printed.parts().0 == keyword)
            || worded.is_some_and(|card| {
                card.keywords().chain(card.leader_unit_keywords()).any(|name| name == keyword.name())
            })
    }

    fn rarity(&self) -> Option<Rarity> {
        self.rarity
    }

    fn text(&self) -> String {
        let mut words = vec![self.id.clone(), self.kind.to_string()];
        words.extend(self.rarity.map(|word| word.to_string()));
        words.extend(self.arena.map(|word| word.to_string()));
        words.extend(self.aspects.iter().map(ToString::to_string));
        words.extend(self.traits.iter().map(|word| word.name().to_owned()));
        words.extend(self.location.clone());
        words.extend(wording::text(self).lines().map(str::to_owned));
        words.join(" ")
    }
}
