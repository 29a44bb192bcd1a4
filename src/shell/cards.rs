//! What a screen may ask about a printed card: one lookup by id, never a scan.

use swu_cards::query::QueryFault;
use swu_cards::spoken::Spoken;
use swu_cards::wording;
use swu_language::ability::{Ability, Trigger};
use swu_language::card::Card;
use swu_language::word::{Arena, Aspect, Kind};

/// The text of a card while it is a unit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextInPlay {
    /// A paragraph per ability; what happens only when it is played stands last.
    pub text: String,
    /// How many of the last paragraphs happen only when it is played.
    pub of_entry: usize,
}

/// The printed facts of a card with its text, made once and kept.
#[derive(Clone, PartialEq, Debug)]
pub struct CardFacts {
    /// Set and number: `SOR_046`.
    pub id: String,
    /// The title.
    pub title: String,
    /// The subtitle of a unique card.
    pub subtitle: Option<String>,
    /// The card type.
    pub kind: Kind,
    /// Is it unique?
    pub unique: bool,
    /// Printed cost.
    pub cost: u8,
    /// Printed power, or what an upgrade adds.
    pub power: i8,
    /// Printed HP, or what an upgrade adds.
    pub hp: i8,
    /// The arena it enters.
    pub arena: Option<Arena>,
    /// Its icons.
    pub aspects: Vec<Aspect>,
    /// Its traits.
    pub traits: Vec<&'static str>,
    /// The planet of a base, which is its trait.
    pub location: Option<String>,
    /// Its rules text in our wording, a paragraph per ability.
    pub text: String,
    /// The same for the unit side alone, if it has one.
    pub unit_side: String,
    /// The same for its upgrade side alone, if it can also be an upgrade.
    pub upgrade_side: String,
    /// What it says while it is a unit.
    pub in_play: TextInPlay,
    /// Everything it mentions that has rules of its own.
    pub spoken: Spoken,
}

impl CardFacts {
    /// The facts of a printed card with the text the wording gave it.
    pub fn new(card: &Card, text: String, unit_side: String, upgrade_side: String) -> CardFacts {
        CardFacts {
            id: card.id.clone(),
            title: card.title.clone(),
            subtitle: card.subtitle.clone(),
            kind: card.kind,
            unique: card.unique,
            cost: card.cost,
            power: card.power,
            hp: card.hp,
            arena: card.arena,
            aspects: card.aspects.to_vec(),
            traits: card.traits.iter().map(|word| word.name()).collect(),
            location: card.location.clone(),
            in_play: in_play(card, if card.kind == Kind::Leader { &unit_side } else { &text }),
            text,
            unit_side,
            upgrade_side,
            spoken: Spoken::of(card),
        }
    }

    /// The text that counts while it is a unit: for a leader, that of its other side, which may be empty.
    pub fn text_in_play(&self) -> &str {
        &self.in_play.text
    }

    /// The whole text in one line.
    pub fn text_in_one_line(&self) -> String {
        in_one_line(self.text.lines())
    }

    /// Title and subtitle: "Luke Skywalker, Jedi Knight".
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.title),
            None => self.title.clone(),
        }
    }

    /// Power and HP as the card shows them: `3/3`, for upgrades `+2/+1`, empty for events.
    pub fn numbers(&self) -> String {
        match self.kind {
            Kind::Event => String::new(),
            Kind::Upgrade | Kind::TokenUpgrade => format!("{:+}/{:+}", self.power, self.hp),
            Kind::Base => format!("{} HP", self.hp),
            _ => format!("{}/{}", self.power, self.hp),
        }
    }

    /// The same with names for the numbers: "power 3, HP 3", "power +2, HP +1".
    pub fn numbers_in_words(&self) -> String {
        match self.kind {
            Kind::Event | Kind::Base => self.numbers(),
            Kind::Upgrade | Kind::TokenUpgrade => format!("power {:+}, HP {:+}", self.power, self.hp),
            _ => format!("power {}, HP {}", self.power, self.hp),
        }
    }

    /// "cost 3"; empty for a base, which has no cost. A leader costs nothing either: that many resources are needed to
    /// deploy it.
    pub fn priced(&self) -> String {
        match self.kind {
            Kind::Base => String::new(),
            Kind::Leader => format!("deploys with {} resources", self.cost),
            _ => format!("cost {}", self.cost),
        }
    }

    /// The icons in two letters each: `Cu He`.
    pub fn aspect_letters(&self) -> String {
        self.aspects.iter().map(|aspect| aspect_letters(*aspect)).collect::<Vec<_>>().join(" ")
    }
}

/// The text of a card while it is a unit.
fn in_play(card: &Card, text: &str) -> TextInPlay {
    let (this, abilities) = match &card.unit_side {
        Some(side) => ("unit", &side.abilities),
        None => (wording::this_word(card.kind), &card.abilities),
    };
    let on_entry = |ability: &&Ability| match ability {
        Ability::Trigger(trigger) => trigger.on.iter().all(|on| *on == Trigger::Played),
        _ => false,
    };
    let over: Vec<String> =
        abilities.iter().filter(on_entry).flat_map(|ability| wording::ability_lines(this, ability)).collect();
    let (last, first): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| over.iter().any(|over| over == line));
    let of_entry = last.len();
    TextInPlay { text: [first, last].concat().join("\n"), of_entry }
}

/// Several paragraphs of a text in one line: a keyword or an upgrade's bonus ends with a full stop, so that it is not
/// read as the beginning of the next sentence.
pub fn in_one_line<'a>(paragraphs: impl Iterator<Item = &'a str>) -> String {
    let mut line = String::new();
    for paragraph in paragraphs.filter(|paragraph| !paragraph.is_empty()) {
        if !line.is_empty() {
            line.push_str(if line.chars().next_back().is_some_and(is_open) { ". " } else { " " });
        }
        line.push_str(paragraph);
    }
    line
}

/// Does a paragraph that ends with this character lack a full stop?
fn is_open(last: char) -> bool {
    last.is_alphanumeric() || last == ']'
}

/// An aspect in two letters, so that it can be told without colour.
pub const fn aspect_letters(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Vigilance => "Vg",
        Aspect::Command => "Cm",
        Aspect::Aggression => "Ag",
        Aspect::Cunning => "Cu",
        Aspect::Heroism => "He",
        Aspect::Villainy => "Vi",
    }
}

/// All printed cards, by id.
pub trait Cards {
    /// The facts of a card; `None` if the id is unknown.
    fn facts(&self, id: &str) -> Option<&CardFacts>;

    /// Every id, in the order of a browser.
    fn ids(&self) -> &[String];

    /// The ids of the cards that match a query, those with all its words in their name first.
    ///
    /// # Errors
    /// The query cannot be understood, and where.
    fn search(&self, query: &str) -> Result<Vec<String>, QueryFault>;
}

/// No cards at all.
pub struct NoCards;

impl Cards for NoCards {
    fn facts(&self, _: &str) -> Option<&CardFacts> {
        None
    }

    fn ids(&self) -> &[String] {
        &[]
    }

    fn search(&self, _: &str) -> Result<Vec<String>, QueryFault> {
        Ok(Vec::new())
    }
}
