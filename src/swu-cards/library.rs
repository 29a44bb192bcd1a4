//! The library: every card that can be played with, checked and in one order.

mod embedded;
mod search;

use embedded::Written;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use swu_language::ability::Token;
use swu_language::assets::{KEYWORDS, TOKENS};
use swu_language::card::{Card, set_of};
use swu_language::check::check;
use swu_language::fault::{Fault, Located, Place};
use swu_language::keyword::Keyword;
use swu_language::keyword_meaning::KeywordMeaning;
use swu_language::source::{self, digest::Digest};
use swu_language::word::Kind;

pub use swu_language::outline::Outline;

/// The index of a card in a [`Library`]. Dense: 0, 1, 2 and so on in the order of the ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct CardIndex(pub u16);

/// Every card, in the order of the ids. Copies share their contents.
#[derive(Clone, Debug)]
pub struct Library(Arc<Stock>);

#[derive(Debug)]
struct Stock {
    entries: Vec<CardEntry>,
    /// In alphabetical order.
    titles: Vec<Cow<'static, str>>,
    tokens: [CardIndex; Token::CARDS.len()],
    keywords: OnceLock<Keywords>,
}

/// What is known of a card without reading it, and the card.
#[derive(Debug)]
struct CardEntry {
    id: Cow<'static, str>,
    digest: u64,
    /// The index of its title among all titles.
    title: u16,
    /// The index of its full name among all full names.
    copy: u16,
    outline: Outline,
    card: Text,
}

#[derive(Debug)]
enum Text {
    Read(Box<Card>),
    /// Part of the program, read on first use.
    Embedded(&'static Written, OnceLock<Box<Card>>),
}

#[derive(Debug)]
struct Keywords {
    meanings: Vec<KeywordMeaning>,
    digests: Vec<u64>,
}

impl Keywords {
    fn of(keywords: BTreeMap<Keyword, Located<KeywordMeaning>>) -> Keywords {
        Keywords {
            digests: keywords.values().map(|located| located.digest).collect(),
            meanings: keywords.into_values().map(|located| located.value).collect(),
        }
    }
}

/// Adds entries; an earlier card with the same id is replaced.
fn add(entries: Vec<Located<Card>>, cards: &mut BTreeMap<String, Located<Card>>, faults: &mut Vec<Fault>) {
    let (reprints, read): (Vec<_>, Vec<_>) = entries.into_iter().partition(|card| card.value.reprints.is_some());
    faults.extend(check(&read));
    cards.extend(read.into_iter().map(|located| (located.value.id.clone(), located)));
    add_reprints(reprints, cards, faults);
}

/// Fills in what a reprint shares with the card it reprints: everything but its id and rarity.
fn add_reprints(reprints: Vec<Located<Card>>, cards: &mut BTreeMap<String, Located<Card>>, faults: &mut Vec<Fault>) {
    for mut located in reprints {
        let of = located.value.reprints.clone().unwrap_or_default();
        match cards.get(&of).filter(|original| original.value.reprints.is_none()) {
            Some(original) => {
                let Card { id, rarity, .. } = located.value;
                located.value = original.value.printed_again(id, rarity);
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
    /// The cards that are part of the program. None is read before its first use: [`Library::with_overlay`] reads and
    /// checks them all, and a test does so too.
    pub fn embedded() -> Library {
        let entries: Vec<CardEntry> = embedded::cards().iter().map(CardEntry::embedded).collect();
        let tokens = Token::CARDS.map(|token| place_of(&entries, token.id()).unwrap_or(CardIndex(0)));
        let titles = embedded::titles().iter().map(|title| Cow::Borrowed(*title)).collect();
        Library(Arc::new(Stock { entries, titles, tokens, keywords: OnceLock::new() }))
    }

    /// The embedded cards with files (name and text) that replace cards by id and add new ones. All are read and
    /// checked.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn with_overlay(files: &[(&str, &str)]) -> Result<Library, Vec<Fault>> {
        Library::with_files(embedded::located(|_| true), files)
    }

    /// Only the cards of these files (name and text), and the tokens.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn from_sources(files: &[(&str, &str)]) -> Result<Library, Vec<Fault>> {
        Library::with_files(embedded::located(|outline| outline.kind.is_token()), files)
    }

    /// Cards of files replace embedded ones. A file called `keywords.ron` holds keywords.
    fn with_files(embedded: Vec<Located<Card>>, files: &[(&str, &str)]) -> Result<Library, Vec<Fault>> {
        let mut faults = vec![];
        let mut cards: BTreeMap<String, Located<Card>> = BTreeMap::new();
        let mut keywords = embedded::keywords();
        add(embedded, &mut cards, &mut faults);
        let mut read = vec![];
        for (name, text) in files {
            if *name == KEYWORDS {
                read_keywords(name, text, &mut keywords, &mut faults);
                continue;
            }
            let (mut entries, mut broken) = source::read::<Card>(name, text, "id");
            read.append(&mut entries);
            faults.append(&mut broken);
        }
        add(read, &mut cards, &mut faults);
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
        Ok(Library::of_cards(cards, tokens, Keywords::of(keywords)))
    }

    fn of_cards(
        cards: BTreeMap<String, Located<Card>>,
        tokens: [CardIndex; Token::CARDS.len()],
        keywords: Keywords,
    ) -> Library {
        let sorted = |mut names: Vec<String>| {
            names.sort();
            names.dedup();
            names
        };
        let titles = sorted(cards.values().map(|located| located.value.title.clone()).collect());
        let names = sorted(cards.values().map(|located| located.value.full_name()).collect());
        let place = |names: &[String], name: &String| names.binary_search(name).map_or(u16::MAX, |at| at as u16);
        let entry = |located: Located<Card>| CardEntry {
            id: Cow::Owned(located.value.id.clone()),
            digest: located.digest,
            title: place(&titles, &located.value.title),
            copy: place(&names, &located.value.full_name()),
            outline: Outline::of(&located.value),
            card: Text::Read(Box::new(located.value)),
        };
        let entries = cards.into_values().map(entry).collect();
        let titles = titles.into_iter().map(Cow::Owned).collect();
        Library(Arc::new(Stock { entries, titles, tokens, keywords: OnceLock::from(keywords) }))
    }

    /// How many cards there are, tokens included.
    pub fn len(&self) -> usize {
        self.0.entries.len()
    }

    /// Is there no card at all?
    pub fn is_empty(&self) -> bool {
        self.0.entries.is_empty()
    }

    /// How many cards have been read so far.
    pub fn read_so_far(&self) -> usize {
        self.0.entries.iter().filter(|entry| entry.is_read()).count()
    }

    /// The index of the card with this id.
    pub fn index(&self, id: &str) -> Option<CardIndex> {
        place_of(&self.0.entries, id)
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&Card> {
        self.index(id).map(|index| self.card(index))
    }

    /// The card at this place.
    ///
    /// # Panics
    /// If the index belongs to another library with more cards.
    pub fn card(&self, index: CardIndex) -> &Card {
        self.entry(index).read()
    }

    /// What is known of the card at this index without reading it.
    pub fn outline(&self, index: CardIndex) -> Outline {
        self.entry(index).outline
    }

    /// The ids of all cards, in order; reads no card.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.entries.iter().map(|entry| entry.id.as_ref())
    }

    /// Every card with its index, in order. This reads all of them.
    pub fn iter(&self) -> impl Iterator<Item = (CardIndex, &Card)> {
        (0..).map(CardIndex).zip(self.0.entries.iter().map(CardEntry::read))
    }

    /// All titles, in alphabetical order.
    pub fn titles(&self) -> &[Cow<'static, str>] {
        &self.0.titles
    }

    /// The index of a card's title among all titles.
    pub fn title(&self, index: CardIndex) -> u16 {
        self.entry(index).title
    }

    /// A number shared only by the printings of one card: that of its title and subtitle.
    pub fn copy(&self, index: CardIndex) -> u16 {
        self.entry(index).copy
    }

    /// The cards with this title, in any case.
    pub fn titled(&self, title: &str) -> impl Iterator<Item = CardIndex> + use<> {
        let fits = |known: &Cow<'_, str>| known.eq_ignore_ascii_case(title);
        let titles = self.0.titles.iter().enumerate().filter(|(_, known)| fits(known));
        let titles: Vec<u16> = titles.map(|(at, _)| at as u16).collect();
        let entries = (0..).map(CardIndex).zip(&self.0.entries);
        let found: Vec<CardIndex> =
            entries.filter(|(_, entry)| titles.contains(&entry.title)).map(|(index, _)| index).collect();
        found.into_iter()
    }

    fn entry(&self, index: CardIndex) -> &CardEntry {
        &self.0.entries[usize::from(index.0)]
    }

    /// The card of a token; Experience for a Credit, which is not a card.
    pub fn token(&self, token: Token) -> CardIndex {
        let place = Token::CARDS.iter().position(|card| *card == token);
        self.0.tokens[place.unwrap_or_default()]
    }

    /// The meaning of a keyword.
    ///
    /// # Panics
    /// Never: a library cannot be made without all keywords.
    pub fn keyword(&self, keyword: Keyword) -> &KeywordMeaning {
        &self.keywords().meanings[keyword as usize]
    }

    fn keywords(&self) -> &Keywords {
        self.0.keywords.get_or_init(|| Keywords::of(embedded::keywords()))
    }

    /// How many cards each set has, tokens excluded, in the order of the sets' names.
    pub fn sets(&self) -> BTreeMap<&str, usize> {
        let mut sets = BTreeMap::new();
        for entry in self.0.entries.iter().filter(|entry| !entry.outline.kind.is_token()) {
            *sets.entry(set_of(&entry.id)).or_insert(0) += 1;
        }
        sets
    }

    /// A number that changes when the cards or keywords change; comments and the order of files do not matter.
    pub fn fingerprint(&self) -> u64 {
        let digests = self.0.entries.iter().map(|entry| &entry.digest).chain(&self.keywords().digests);
        digests.fold(Digest::EMPTY, |digest, entry| digest.and(&entry.to_le_bytes())).value()
    }

    /// What a game of these cards is played with, each with a digest of its file entry: the cards, the tokens and the
    /// keywords, by name. The library's other cards are left out.
    pub fn used(&self, cards: impl Iterator<Item = CardIndex>) -> BTreeMap<String, u64> {
        let digest = |index: CardIndex| {
            let entry = self.0.entries.get(usize::from(index.0))?;
            Some((entry.id.clone().into_owned(), entry.digest))
        };
        let keywords = self.keywords();
        let keywords = keywords.meanings.iter().zip(&keywords.digests);
        let keywords = keywords.map(|(meaning, digest)| (meaning.keyword.name().to_owned(), *digest));
        cards.chain(self.0.tokens).filter_map(digest).chain(keywords).collect()
    }
}

impl CardEntry {
    fn embedded(written: &'static Written) -> CardEntry {
        CardEntry {
            id: Cow::Borrowed(written.id),
            digest: written.digest,
            title: written.title,
            copy: written.copy,
            outline: written.outline,
            card: Text::Embedded(written, OnceLock::new()),
        }
    }

    fn read(&self) -> &Card {
        match &self.card {
            Text::Read(card) => card,
            Text::Embedded(written, card) => card.get_or_init(|| Box::new(embedded::read(written))),
        }
    }

    fn is_read(&self) -> bool {
        match &self.card {
            Text::Read(_) => true,
            Text::Embedded(_, card) => card.get().is_some(),
        }
    }
}

fn place_of(entries: &[CardEntry], id: &str) -> Option<CardIndex> {
    let at = entries.binary_search_by(|entry| entry.id.as_ref().cmp(id)).ok()?;
    u16::try_from(at).ok().map(CardIndex)
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
            swu_language::check::keyword_sentences(&located.value)
                .into_iter()
                .map(|sentence| located.fault(keyword.name(), sentence)),
        );
        keywords.insert(keyword, located);
    }
}

/// The indices of the four tokens.
fn tokens_of(cards: &BTreeMap<String, Located<Card>>, faults: &mut Vec<Fault>) -> [CardIndex; Token::CARDS.len()] {
    Token::CARDS.map(|token| {
        let kind = if token.is_unit() { Kind::TokenUnit } else { Kind::TokenUpgrade };
        let found = cards.values().position(|located| located.value.id == token.id() && located.value.kind == kind);
        let Some(index) = found.and_then(|at| u16::try_from(at).ok()) else {
            faults.push(whole_file(TOKENS, format!("the {kind} {} ({token:?}) is missing", token.id())));
            return CardIndex(0);
        };
        CardIndex(index)
    })
}

fn whole_file(file: &str, sentence: String) -> Fault {
    Fault { file: file.to_owned(), place: Place { line: 1, column: 1 }, card: None, sentence }
}
