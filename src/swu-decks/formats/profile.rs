//! Legality profiles: which sets count, who is suspended, how large lists are. Data, not code (formats.md K-6, E-4).

use super::blocks::{Block, is_released};
use super::day::Day;
use super::format::Format;
use data::ron_text;
use serde::Deserialize;
use std::sync::OnceLock;
use swu_cards::catalog::{Catalogue, Printing};

/// The data that lists are judged by.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The word for it on the command line.
    pub name: String,
    /// What it is, for people.
    pub about: String,
    /// The name of the format that is played like Premier with these sets; `None` for Premier itself.
    #[serde(default)]
    pub constructed: Option<String>,
    /// The day it is for; lists are judged as of this day unless another is given.
    pub day: Option<Day>,
    /// The legal sets.
    pub sets: Sets,
    /// Suspended cards.
    pub suspensions: Vec<Suspension>,
    /// Sizes in Premier.
    pub premier: PremierSizes,
    /// Sizes and leader rule in Twin Suns.
    pub twin_suns: TwinSunsSizes,
    /// Sizes in limited.
    pub limited: LimitedSizes,
}

impl Profile {
    /// What a format is called with these sets: "Eternal", "Limited".
    pub fn format_name(&self, format: Format) -> String {
        let named = self.constructed.as_ref().filter(|_| format == Format::Premier);
        named.map_or_else(|| format.to_string(), String::clone)
    }
}

/// The legal sets.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Sets {
    /// These, each from the day of its release (formats.md K-5).
    Listed(Vec<String>),
    /// Every known set from the day of its release.
    Released,
    /// The sets of this many of the newest blocks, each from the day of its release (formats.md K-13).
    NewestBlocks(u8),
}

/// A card that may not be played in a format from a day on (formats.md K-7).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suspension {
    /// Id of any of its printings.
    pub card: String,
    /// The format it is suspended in.
    pub format: Format,
    /// First day of the suspension; `None` if it has always been suspended.
    #[serde(default)]
    pub from: Option<Day>,
    /// First day on which it is allowed again; `None` if the suspension goes on.
    #[serde(default)]
    pub until: Option<Day>,
}

impl Suspension {
    /// Is it in force on this day? Without a day, at present: lifted suspensions do not count.
    fn holds(&self, day: Option<Day>) -> bool {
        match day {
            Some(day) => self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day < until),
            None => self.until.is_none(),
        }
    }
}

/// Numbers of cards in Premier (formats.md D-2 to D-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PremierSizes {
    /// Least cards in the deck.
    pub deck: u32,
    /// Most cards in the sideboard; `None` for any number.
    #[serde(default)]
    pub sideboard: Option<u32>,
    /// Most copies of a card over deck and sideboard.
    pub copies: u32,
}

/// Numbers of cards in Twin Suns (formats.md D-7 to D-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TwinSunsSizes {
    /// Least cards in the deck.
    pub deck: u32,
    /// Most copies of a card in the deck.
    pub copies: u32,
    /// Which two leaders may lead together.
    pub leaders: LeaderRule,
}

/// Which two leaders may lead together in Twin Suns (formats.md D-7, A4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum LeaderRule {
    /// Both have Heroism, or both have Villainy.
    ShareAlignment,
    /// They do not have both Heroism and Villainy among them.
    NotOpposed,
}

/// Numbers of cards in limited (formats.md L-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitedSizes {
    /// Least cards in the deck.
    pub deck: u32,
}

/// A profile that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProfileError {
    /// There is no profile of this name.
    #[error("there is no profile `{name}`; there are {known}")]
    Unknown {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The text is not RON, or not a profile.
    #[error("line {line}, column {column}: {what}")]
    Text {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// It names unknown sets or cards.
    #[error("{0}")]
    Content(String),
}

const EMBEDDED: [&str; 6] = [
    include_str!("../../../assets/formats/premier.ron"),
    include_str!("../../../assets/formats/tr13.ron"),
    include_str!("../../../assets/formats/tr13-jtl.ron"),
    include_str!("../../../assets/formats/eternal.ron"),
    include_str!("../../../assets/formats/open.ron"),
    include_str!("../../../assets/formats/all-sets.ron"),
];

impl Profile {
    /// The name of the profile for lists that do not name another.
    pub const DEFAULT: &'static str = "premier";

    /// The profiles that come with the program, the default first.
    #[expect(clippy::panic, reason = "a test reads all that is embedded")]
    pub fn embedded() -> &'static [Profile] {
        static PROFILES: OnceLock<Vec<Profile>> = OnceLock::new();
        PROFILES.get_or_init(|| {
            let read = |text| match Profile::parse(text, Catalogue::embedded()) {
                Ok(profile) => profile,
                Err(error) => panic!("an embedded profile is faulty: {error}"),
            };
            EMBEDDED.into_iter().map(read).collect()
        })
    }

    /// The embedded profile of this name.
    ///
    /// # Errors
    /// [`ProfileError::Unknown`] with the existing names.
    pub fn named(name: &str) -> Result<&'static Profile, ProfileError> {
        Profile::embedded().iter().find(|profile| profile.name == name).ok_or_else(|| {
            let known: Vec<&str> = Profile::embedded().iter().map(|profile| profile.name.as_str()).collect();
            ProfileError::Unknown { name: name.chars().take(60).collect(), known: known.join(", ") }
        })
    }

    /// Reads a profile from RON.
    ///
    /// # Errors
    /// Where the text is wrong, or which set or card is unknown.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Profile, ProfileError> {
        let profile: Profile = ron_text::read(text).map_err(|fault| ProfileError::Text {
            line: fault.line,
            column: fault.column,
            what: fault.why,
        })?;
        let mut strangers = Vec::new();
        if let Sets::Listed(sets) = &profile.sets {
            strangers.extend(
                sets.iter().filter(|set| catalogue.set(set).is_none()).map(|set| format!("`{set}` is not a known set")),
            );
        }
        let cards = profile.suspensions.iter().filter(|suspension| catalogue.get(&suspension.card).is_none());
        strangers.extend(cards.map(|suspension| format!("`{}` is not a known printing", suspension.card)));
        if strangers.is_empty() { Ok(profile) } else { Err(ProfileError::Content(strangers.join("; "))) }
    }

    /// Does a set count on a day? Without a day, at any time. A set counts from its day of release, that day included
    /// (formats.md K-5).
    pub fn has_set(&self, code: &str, day: Option<Day>, catalogue: &Catalogue) -> bool {
        let listed = match &self.sets {
            Sets::Listed(sets) => sets.iter().any(|listed| listed.eq_ignore_ascii_case(code)),
            Sets::Released => true,
            Sets::NewestBlocks(blocks) => Block::is_among_newest(code, *blocks, day, catalogue),
        };
        listed && is_released(code, day, catalogue)
    }

    /// The suspension of a card in a format on a day; without a day, the one in force now (formats.md K-7, A2).
    pub fn suspension(
        &self,
        card: &Printing,
        format: Format,
        day: Option<Day>,
        catalogue: &Catalogue,
    ) -> Option<&Suspension> {
        self.suspensions.iter().find(|suspension| {
            suspension.format == format
                && suspension.holds(day)
                && catalogue.get(&suspension.card).is_some_and(|suspended| suspended.same_card(card))
        })
    }
}
