//! One part of a query.

use super::face::{has_keyword, has_trait, written};
use swu_language::card::Card;
use swu_language::keyword::Keyword;
use swu_language::word::{Arena, Aspect, Kind, Rarity};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// One part of a query, possibly negated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) not: bool,
    pub(super) what: What,
}

/// What a part asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// This stands on the card.
    Written(String),
    /// The card type.
    Kind(Kind),
    /// The arena.
    Arena(Arena),
    /// It is unique.
    Unique,
    /// A number compared.
    Number(Field, Sign, i16),
    /// One of its icons.
    Aspect(Aspect),
    /// No icon at all.
    NoAspect,
    /// A keyword.
    Keyword(Keyword),
    /// A trait, without capitals.
    Trait(String),
    /// The set, in capitals.
    Set(String),
    /// The rarity.
    Rarity(Rarity),
}

/// A number on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Cost,
    Power,
    Hp,
}

/// How numbers are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Is,
    Not,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Sign {
    fn holds(self, left: i16, right: i16) -> bool {
        match self {
            Sign::Is => left == right,
            Sign::Not => left != right,
            Sign::Less => left < right,
            Sign::AtMost => left <= right,
            Sign::More => left > right,
            Sign::AtLeast => left >= right,
        }
    }
}

impl Part {
    pub(super) fn fits(&self, card: &Card) -> bool {
        self.what.fits(card) != self.not
    }

    pub(super) fn names(&self, card: &Card) -> bool {
        match &self.what {
            What::Written(text) if !self.not => plain(&card.full_name()).contains(text),
            _ => true,
        }
    }
}

impl What {
    fn fits(&self, card: &Card) -> bool {
        match self {
            What::Written(text) => plain(&card.full_name()).contains(text) || plain(&written(card)).contains(text),
            What::Kind(kind) => card.kind == *kind,
            What::Arena(arena) => card.arena == Some(*arena),
            What::Unique => card.unique,
            What::Number(field, sign, value) => number(card, *field).is_some_and(|found| sign.holds(found, *value)),
            What::Aspect(aspect) => card.aspects.contains(aspect),
            What::NoAspect => card.aspects.is_empty(),
            What::Keyword(keyword) => has_keyword(card, *keyword),
            What::Trait(name) => has_trait(card, name),
            What::Set(set) => card.set() == set,
            What::Rarity(rarity) => card.rarity == Some(*rarity),
        }
    }
}

/// The number, if the card has it: bases cost nothing, events have neither power nor HP.
fn number(card: &Card, field: Field) -> Option<i16> {
    let kind = card.kind;
    match field {
        Field::Cost => (kind != Kind::Base && !kind.is_token()).then(|| i16::from(card.cost)),
        Field::Power => (!matches!(kind, Kind::Base | Kind::Event)).then(|| i16::from(card.power)),
        Field::Hp => (kind != Kind::Event).then(|| i16::from(card.hp)),
    }
}

/// Without capitals and accents.
pub(super) fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}
