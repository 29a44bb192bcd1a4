//! What a query reads on a card besides its plain fields.

use crate::catalog::Catalogue;
use crate::wording;
use swu_language::card::Card;
use swu_language::keyword::Keyword;

/// Does it have this trait, written without capitals? The location of a base counts as one.
pub(super) fn has_trait(card: &Card, name: &str) -> bool {
    let place = card.location.iter().any(|place| place.to_lowercase() == name);
    place || card.traits.iter().any(|word| word.name().to_lowercase() == name)
}

/// Does it have this keyword? For a leader, on either side.
pub(super) fn has_keyword(card: &Card, keyword: Keyword) -> bool {
    let sides = card.unit_side.iter().flat_map(|side| &side.keywords);
    let worded = Catalogue::embedded().get(&card.id);
    card.keywords.iter().chain(sides).any(|printed| printed.parts().0 == keyword)
        || worded
            .is_some_and(|card| card.keywords().chain(card.leader_unit_keywords()).any(|name| name == keyword.name()))
}

/// Everything written on it besides its name.
pub(super) fn written(card: &Card) -> String {
    let mut words = vec![card.id.clone(), card.kind.to_string()];
    words.extend(card.rarity.map(|word| word.to_string()));
    words.extend(card.arena.map(|word| word.to_string()));
    words.extend(card.aspects.iter().map(ToString::to_string));
    words.extend(card.traits.iter().map(|word| word.name().to_owned()));
    words.extend(card.location.clone());
    words.extend(wording::text(card).lines().map(str::to_owned));
    words.join(" ")
}
