//! Lists made for tests, and what a judge says about them.

use std::collections::BTreeMap;
use swu_cards::catalog::{CardType, Catalogue, Printing};
use swu_decks::formats::{Day, DeckList, Format, Profile, Terms, Verdict, import, judge};

/// A list being built; starts as 50 cards of Spark of Rebellion under Sabine Wren.
#[derive(Clone)]
pub(super) struct Draft {
    pub leaders: Vec<(String, String)>,
    pub bases: Vec<(String, String)>,
    pub deck: Vec<(String, String)>,
    pub sideboard: Vec<(String, String)>,
}

fn row(id: &str, count: impl ToString) -> (String, String) {
    (id.to_owned(), count.to_string())
}

/// Units, events and upgrades of Spark of Rebellion that no other test names, in the order of their ids.
fn fillers() -> impl Iterator<Item = &'static Printing> {
    let named = ["SOR_051", "SOR_179", "SOR_222", "SOR_162", "SOR_142"];
    Catalogue::embedded()
        .printings()
        .iter()
        .filter(move |card| card.set() == "SOR" && card.kind.is_deck_card() && !named.contains(&card.id))
}

impl Draft {
    /// `size` cards, at most `copies` of each.
    pub(super) fn sized(size: u32, copies: u32) -> Draft {
        let (mut deck, mut left) = (Vec::new(), size);
        for card in fillers() {
            if left == 0 {
                break;
            }
            let count = copies.min(left);
            deck.push(row(card.id, count));
            left -= count;
        }
        assert_eq!(left, 0, "there are not enough cards to fill the list");
        Draft { leaders: vec![row("SOR_014", 1)], bases: vec![row("SOR_024", 1)], deck, sideboard: Vec::new() }
    }

    pub(super) fn premier() -> Draft {
        Draft::sized(50, 3)
    }

    pub(super) fn twin_suns() -> Draft {
        Draft::sized(50, 1).leaders(&["SOR_014", "SOR_009"])
    }

    pub(super) fn leaders(mut self, ids: &[&str]) -> Draft {
        self.leaders = ids.iter().map(|id| row(id, 1)).collect();
        self
    }

    pub(super) fn base(mut self, id: &str) -> Draft {
        self.bases = vec![row(id, 1)];
        self
    }

    pub(super) fn with(mut self, id: &str, count: impl ToString) -> Draft {
        self.deck.push(row(id, count));
        self
    }

    pub(super) fn aside(mut self, id: &str, count: impl ToString) -> Draft {
        self.sideboard.push(row(id, count));
        self
    }

    /// `size` cards with other ids than the deck's, in the sideboard.
    pub(super) fn sideboard_of(mut self, size: u32) -> Draft {
        let used: Vec<String> = self.deck.iter().map(|(id, _)| id.clone()).collect();
        let spare: Vec<_> = fillers().filter(|card| !used.iter().any(|id| id == card.id)).collect();
        assert!(size as usize <= spare.len());
        self.sideboard = spare.into_iter().take(size as usize).map(|card| row(card.id, 1)).collect();
        self
    }

    /// The list in the list style, which can hold any number of leaders and bases.
    pub(super) fn json(&self) -> String {
        let rows = |rows: &[(String, String)]| {
            let rows: Vec<String> =
                rows.iter().map(|(id, count)| format!("{{\"id\": \"{id}\", \"count\": {count}}}")).collect();
            rows.join(",\n")
        };
        format!(
            "{{\"leaders\": [{}],\n\"bases\": [{}],\n\"deck\": [{}],\n\"sideboard\": [{}]}}",
            rows(&self.leaders),
            rows(&self.bases),
            rows(&self.deck),
            rows(&self.sideboard)
        )
    }

    pub(super) fn list(&self) -> DeckList {
        read(&self.json())
    }

    pub(super) fn judged(&self, format: Format) -> Verdict {
        judge(&self.list(), &Terms::of(format, tr13()))
    }

    /// The error codes in Premier by today's or another profile.
    pub(super) fn errors_in(&self, profile: &str) -> Vec<&'static str> {
        self.judged_by(Format::Premier, profile, None).errors()
    }

    pub(super) fn judged_by(&self, format: Format, profile: &str, day: Option<&str>) -> Verdict {
        let profile = Profile::named(profile).expect("the profile is embedded");
        judge(&self.list(), &Terms { day: day.map(self::day), ..Terms::of(format, profile) })
    }

    /// The error codes of the list in a format by the default profile.
    pub(super) fn errors(&self, format: Format) -> Vec<&'static str> {
        self.judged(format).errors()
    }
}

pub(super) fn read(text: &str) -> DeckList {
    import(text.as_bytes(), Catalogue::embedded()).expect("the text is a list")
}

pub(super) fn tr13() -> &'static Profile {
    Profile::named("tr13").expect("the default profile is embedded")
}

pub(super) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

pub(super) fn card(id: &str) -> &'static Printing {
    Catalogue::embedded().get(id).expect("a known printing")
}

/// The section as pairs of identity and copies.
pub(super) fn cards(entries: &[swu_decks::formats::ListEntry]) -> BTreeMap<&'static str, u32> {
    let mut cards = BTreeMap::new();
    for entry in entries {
        *cards.entry(entry.printing.expect("a known card").identity).or_insert(0) += entry.count.cards();
    }
    cards
}

/// The first card of a set that meets a condition.
pub(super) fn some_card(set: &str, wish: impl Fn(&Printing) -> bool) -> &'static Printing {
    let catalogue = Catalogue::embedded();
    let mut cards = catalogue.printings().iter();
    cards.find(|card| card.set() == set && card.kind != CardType::OtherToken && wish(card)).expect("such a card exists")
}
