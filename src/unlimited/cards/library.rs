//! The library: every card that can be played with, checked and in one order.

mod search;

use super::ability::Token;
use super::assets;
use super::card::Card;
use super::check::{Strictness, check};
use super::fault::{Fault, Located, Place};
use super::keyword::Keyword;
use super::keyword_meaning::KeywordMeaning;
use super::source::{self, digest::Digest};
use super::word::Kind;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The place of a card in a [`Library`]. Dense: 0, 1, 2 and so on in the order of the ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct CardIndex(pub u16);

/// Every card, in the order of the ids.
#[derive(Clone, PartialEq, Debug)]
pub struct Library {
    /// Shared with the books that are compiled from them.
    cards: Arc<[Card]>,
    tokens: [CardIndex; Token::ALL.len()],
    keywords: Vec<KeywordMeaning>,
    digests: Vec<u64>,
    keyword_digests: Vec<u64>,
}

/// Fills in what a reprint has in common with the card it reprints: all but its id and rarity.
fn add_reprints(reprints: Vec<Located<Card>>, cards: &mut BTreeMap<String, Located<Card>>, faults: &mut Vec<Fault>) {
    for mut located in reprints {
        let of = located.value.reprints.clone().unwrap_or_default();
        match cards.get(&of).filter(|original| original.value.reprints.is_none()) {
            Some(original) => {
                let Card { id, rarity, .. } = located.value;
                located.value = Card { id, rarity, reprints: Some(of), ..original.value.clone() };
                located.digest = original.digest;
                cards.insert(located.value.id.clone(), located);
            }
            None => faults.push(Fault {
                file: located.file,
                place: located.place,
                card: Some(located.value.id),
                sentence: format!("it reprints {of}, which is no card here, or a reprint itself"),
            }),
        }
    }
}

impl Library {
    /// The cards that are part of the program.
    ///
    /// # Errors
    /// Every fault of the embedded files.
    pub fn embedded() -> Result<Library, Vec<Fault>> {
        Library::with_overlay(&[], Strictness::SHIPPED)
    }

    /// The embedded cards, where files (name and text) replace cards by id and add new ones.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn with_overlay(files: &[(&str, &str)], strictness: Strictness) -> Result<Library, Vec<Fault>> {
        Library::of_layers(&[assets::CARDS, files], strictness)
    }

    /// Only the cards of these files (name and text), and the tokens.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn from_sources(files: &[(&str, &str)], strictness: Strictness) -> Result<Library, Vec<Fault>> {
        let tokens: Vec<(&str, &str)> =
            assets::CARDS.iter().copied().filter(|(name, _)| *name == assets::TOKENS).collect();
        Library::of_layers(&[&tokens, files], strictness)
    }

    /// Cards of a later layer replace those of an earlier one. A file called `keywords.ron` holds keywords.
    fn of_layers(layers: &[&[(&str, &str)]], strictness: Strictness) -> Result<Library, Vec<Fault>> {
        let mut faults = vec![];
        let mut cards: BTreeMap<String, Located<Card>> = BTreeMap::new();
        let mut keywords: BTreeMap<Keyword, Located<KeywordMeaning>> = BTreeMap::new();
        read_keywords(assets::KEYWORDS, assets::KEYWORDS_TEXT, &mut keywords, &mut faults);
        for layer in layers {
            let mut read = vec![];
            for (name, text) in *layer {
                if *name == assets::KEYWORDS {
                    read_keywords(name, text, &mut keywords, &mut faults);
                    continue;
                }
                let (mut entries, mut broken) = source::read::<Card>(name, text, "id");
                read.append(&mut entries);
                faults.append(&mut broken);
            }
            let (reprints, read): (Vec<_>, Vec<_>) = read.into_iter().partition(|card| card.value.reprints.is_some());
            faults.extend(check(&read, strictness));
            cards.extend(read.into_iter().map(|located| (located.value.id.clone(), located)));
            add_reprints(reprints, &mut cards, &mut faults);
        }
        for keyword in Keyword::ALL.iter().filter(|keyword| !keywords.contains_key(keyword)) {
            faults.push(whole_file(assets::KEYWORDS, format!("the keyword {keyword} is missing")));
        }
        if cards.len() > usize::from(u16::MAX) {
            faults.push(whole_file(
                "cards",
                format!("{} cards are more than a library can hold ({})", cards.len(), u16::MAX),
            ));
        }
        let tokens = tokens_of(&cards, &mut faults);
        if !faults.is_empty() {
            faults.sort();
            return Err(faults);
        }
        Ok(Library {
            digests: cards.values().map(|located| located.digest).collect(),
            keyword_digests: keywords.values().map(|located| located.digest).collect(),
            cards: cards.into_values().map(|located| located.value).collect(),
            tokens,
            keywords: keywords.into_values().map(|located| located.value).collect(),
        })
    }

    /// How many cards there are, tokens included.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Is there no card at all?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Every card, in order, to be kept without copying.
    pub fn shared(&self) -> Arc<[Card]> {
        Arc::clone(&self.cards)
    }

    /// The place of the card with this id.
    pub fn index(&self, id: &str) -> Option<CardIndex> {
        let at = self.cards.binary_search_by(|card| card.id.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok().map(CardIndex)
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&Card> {
        self.index(id).map(|index| self.card(index))
    }

    /// The card at this place.
    ///
    /// # Panics
    /// If the place is of another library that has more cards.
    pub fn card(&self, index: CardIndex) -> &Card {
        &self.cards[usize::from(index.0)]
    }

    /// Every card with its place, in order.
    pub fn iter(&self) -> impl Iterator<Item = (CardIndex, &Card)> {
        (0..).map(CardIndex).zip(self.cards.iter())
    }

    /// The card of a token.
    pub fn token(&self, token: Token) -> CardIndex {
        self.tokens[token as usize]
    }

    /// What a keyword stands for.
    ///
    /// # Panics
    /// Never: a library without one of the keywords is not made.
    pub fn keyword(&self, keyword: Keyword) -> &KeywordMeaning {
        &self.keywords[keyword as usize]
    }

    /// How many cards each set has, tokens apart, in the order of the sets' names.
    pub fn sets(&self) -> BTreeMap<&str, usize> {
        let mut sets = BTreeMap::new();
        for card in self.cards.iter().filter(|card| !card.kind.is_token()) {
            *sets.entry(card.set()).or_insert(0) += 1;
        }
        sets
    }

    /// A number that changes when the cards or keywords change; comments and the order of files do not matter.
    pub fn fingerprint(&self) -> u64 {
        let digests = self.digests.iter().chain(&self.keyword_digests);
        digests.fold(Digest::EMPTY, |digest, entry| digest.and(&entry.to_le_bytes())).value()
    }

    /// What a game of these cards is played with, each with a digest of what its file says: the cards, the tokens and
    /// the keywords, by their names. Other cards of the library are not in it.
    pub fn used(&self, cards: impl Iterator<Item = CardIndex>) -> BTreeMap<String, u64> {
        let digest = |index: CardIndex| {
            let at = usize::from(index.0);
            Some((self.cards.get(at)?.id.clone(), *self.digests.get(at)?))
        };
        let keywords = self.keywords.iter().zip(&self.keyword_digests);
        let keywords = keywords.map(|(meaning, digest)| (meaning.keyword.name().to_owned(), *digest));
        cards.chain(self.tokens).filter_map(digest).chain(keywords).collect()
    }
}

fn read_keywords(
    name: &str,
    text: &str,
    keywords: &mut BTreeMap<Keyword, Located<KeywordMeaning>>,
    faults: &mut Vec<Fault>,
) {
    let (entries, mut broken) = source::read::<KeywordMeaning>(name, text, "keyword");
    faults.append(&mut broken);
    let mut seen = vec![];
    for located in entries {
        let keyword = located.value.keyword;
        if seen.contains(&keyword) {
            faults.push(located.fault(keyword.name(), "the keyword has an entry already"));
        }
        seen.push(keyword);
        faults.extend(
            super::check::keyword_sentences(&located.value)
                .into_iter()
                .map(|sentence| located.fault(keyword.name(), sentence)),
        );
        keywords.insert(keyword, located);
    }
}

/// Where the four tokens are.
fn tokens_of(cards: &BTreeMap<String, Located<Card>>, faults: &mut Vec<Fault>) -> [CardIndex; Token::ALL.len()] {
    Token::ALL.map(|token| {
        let kind = if token.is_unit() { Kind::TokenUnit } else { Kind::TokenUpgrade };
        let found = cards.values().position(|located| located.value.id == token.id() && located.value.kind == kind);
        let Some(index) = found.and_then(|at| u16::try_from(at).ok()) else {
            faults.push(whole_file(assets::TOKENS, format!("the {kind} {} ({token:?}) is missing", token.id())));
            return CardIndex(0);
        };
        CardIndex(index)
    })
}

fn whole_file(file: &str, sentence: String) -> Fault {
    Fault { file: file.to_owned(), place: Place { line: 1, column: 1 }, card: None, sentence }
}
