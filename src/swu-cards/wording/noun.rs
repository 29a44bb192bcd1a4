//! Nouns with the words around them: "another friendly Imperial unit that costs 3 or less in your discard pile".

use super::grammar::{a, list, many};

/// The order of adjectives on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Slot {
    /// third
    Order,
    /// damaged, ready
    State,
    /// friendly, enemy
    Side,
    /// non-leader
    Leader,
    /// unique
    Unique,
    /// Vigilance
    Aspect,
    /// Imperial
    Trait,
    /// token
    Token,
    /// ground
    Arena,
}

impl Slot {
    /// Does the word say what the card is, rather than its present state?
    pub(crate) const fn is_class(self) -> bool {
        !matches!(self, Slot::Order | Slot::Side | Slot::State | Slot::Arena)
    }
}

/// A kind of card, described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Noun {
    /// "another", "other"
    pub other: bool,
    /// "first", "next"
    pub ordinal: Option<&'static str>,
    /// Adjectives.
    pub words: Vec<(Slot, String)>,
    /// "unit"
    pub head: String,
    /// The head as it was before a predicate changed it.
    pub bare_head: bool,
    /// "with 3 or less power", "on it"
    pub with: Vec<String>,
    /// "on an enemy unit" and "on enemy units"
    pub on: Option<(String, String)>,
    /// "you played this phase", "that player controls"
    pub by: Vec<String>,
    /// "costs 3 or less" and "cost 3 or less"
    pub that: Vec<(String, String)>,
    /// Does a relative clause mention another card, to which later words would refer?
    pub compared: bool,
    /// "in your discard pile"
    pub place: Vec<String>,
    /// "was defeated this phase" and "were defeated this phase": what happened to it, said after its zone.
    pub past: Vec<(String, String)>,
}

impl Noun {
    /// Just the head.
    pub(crate) fn new(head: &str) -> Noun {
        Noun {
            other: false,
            ordinal: None,
            words: vec![],
            head: head.to_owned(),
            bare_head: true,
            with: vec![],
            on: None,
            by: vec![],
            that: vec![],
            compared: false,
            place: vec![],
            past: vec![],
        }
    }

    /// Is there nothing but the head?
    pub(crate) fn is_bare(&self) -> bool {
        !self.other && self.ordinal.is_none() && self.words.is_empty() && self.tail(false).is_empty()
    }

    /// Is there only one adjective besides the head?
    pub(crate) fn is_one_word(&self) -> bool {
        !self.other && self.words.len() == 1 && self.bare_head && self.tail(false).is_empty()
    }

    /// Adds an adjective.
    pub(crate) fn word(&mut self, slot: Slot, word: impl Into<String>) {
        self.words.push((slot, word.into()));
    }

    /// Another head.
    pub(crate) fn becomes(&mut self, head: impl Into<String>) {
        self.head = head.into();
        self.bare_head = false;
    }

    /// Adds a relative clause, given in the singular and the plural.
    pub(crate) fn that(&mut self, one: impl Into<String>, several: impl Into<String>) {
        self.that.push((one.into(), several.into()));
    }

    /// Adds a relative clause that compares it with another card.
    pub(crate) fn compared(&mut self, one: impl Into<String>, several: impl Into<String>) {
        self.that(one, several);
        self.compared = true;
    }

    /// Adjectives and head.
    pub(crate) fn core(&self, plural: bool) -> String {
        let mut words: Vec<(Slot, &str)> = self.words.iter().map(|(slot, word)| (*slot, word.as_str())).collect();
        words.sort_by_key(|(slot, _)| *slot);
        let mut said: Vec<String> = vec![];
        for (index, (_, word)) in words.iter().enumerate() {
            // "non-leader, non-Vehicle"
            let comma = word.starts_with("non-") && words.get(index + 1).is_some_and(|next| next.1.starts_with("non-"));
            said.push(format!("{word}{}", if comma { "," } else { "" }));
        }
        said.push(if plural { plural_head(&self.head) } else { self.head.clone() });
        said.join(" ")
    }

    /// What follows the head.
    fn tail(&self, plural: bool) -> String {
        let mut said = String::new();
        let mut add = |part: &str| {
            said.push(' ');
            said.push_str(part);
        };
        let with: Vec<&String> = self.with.iter().filter(|part| part.starts_with("with ")).collect();
        for part in self.with.iter().filter(|part| !part.starts_with("with ")) {
            add(part);
        }
        for (index, part) in with.iter().enumerate() {
            add(&if index == 0 { (*part).clone() } else { part.replacen("with ", "and ", 1) });
        }
        if let Some((one, several)) = &self.on {
            add(if plural { several } else { one });
        }
        for (index, part) in self.by.iter().enumerate() {
            let beside = index > 0 && !part.starts_with("using ") && !part.starts_with("on ");
            add(&if beside { format!("and {part}") } else { part.clone() });
        }
        let clauses: Vec<String> =
            self.that.iter().map(|(one, several)| if plural { several } else { one }).cloned().collect();
        let clause = if clauses.is_empty() { String::new() } else { format!("that {}", list(&clauses, "and")) };
        // "a unit in your discard pile that costs 3 or less": after the clause, the zone could belong to the clause.
        let (first, then) =
            if self.compared || self.place.iter().all(|part| part.starts_with("in ") || part.starts_with("on ")) {
                (self.place.join(" "), clause)
            } else {
                (clause, self.place.join(" "))
            };
        [first, then].iter().filter(|part| !part.is_empty()).for_each(|part| add(part));
        for (one, several) in &self.past {
            add(&format!("that {}", if plural { several } else { one }));
        }
        said
    }

    /// "a friendly unit", "another unit"
    pub(crate) fn one(&self) -> String {
        match (self.ordinal, self.other) {
            (Some(ordinal), _) => format!("the {ordinal} {}{}", self.core(false), self.tail(false)),
            (None, true) => format!("another {}{}", self.core(false), self.tail(false)),
            (None, false) => format!("{}{}", a(&self.core(false)), self.tail(false)),
        }
    }

    /// "each other friendly unit"
    pub(crate) fn each(&self) -> String {
        match self.ordinal {
            Some(ordinal) => format!("the {ordinal} {}{}", self.core(false), self.tail(false)),
            None => format!("each {}{}", self.single(), self.tail(false)),
        }
    }

    /// "other friendly unit", for after "each" or "no"
    fn single(&self) -> String {
        format!("{}{}", if self.other { "other " } else { "" }, self.core(false))
    }

    /// "no other friendly unit"
    pub(crate) fn none(&self) -> String {
        format!("no {}{}", self.single(), self.tail(false))
    }

    /// "random friendly unit", for after "a"
    pub(crate) fn bare_one(&self) -> String {
        format!("{}{}", self.single(), self.tail(false))
    }

    /// "other friendly units"
    pub(crate) fn several(&self) -> String {
        // "the first unit you play each round" is singular
        if self.ordinal.is_some() {
            return self.one();
        }
        format!("{}{}{}", if self.other { "other " } else { "" }, self.core(true), self.tail(true))
    }
}

/// The plural of a head that may be a choice: "leaders or units".
fn plural_head(head: &str) -> String {
    head.split(" or ").map(many).collect::<Vec<_>>().join(" or ")
}
