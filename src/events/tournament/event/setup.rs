//! What an event is.

use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};
use crate::tournament::rounds::Tier;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest name.
const LONGEST_NAME: usize = 100;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EventFormat {
    /// Constructed decks.
    Premier,
    /// Decks from six boosters.
    Sealed,
    /// Decks from a draft.
    Draft,
    /// Two leaders, tables of four.
    TwinSuns,
}

impl EventFormat {
    /// The format of a word.
    ///
    /// # Errors
    /// There is no such format.
    pub fn named(word: &str) -> Result<EventFormat, DeskRefusal> {
        Ok(match word {
            "premier" => EventFormat::Premier,
            "sealed" => EventFormat::Sealed,
            "draft" => EventFormat::Draft,
            "twin-suns" => EventFormat::TwinSuns,
            _ => {
                let sentence = "there are the formats premier, sealed, draft and twin-suns";
                return Err(DeskRefusal::new(DeskCode::UnknownFormat, sentence));
            }
        })
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            EventFormat::Premier => "premier",
            EventFormat::Sealed => "sealed",
            EventFormat::Draft => "draft",
            EventFormat::TwinSuns => "twin-suns",
        }
    }
}

/// The kind of match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchType {
    /// Best of three.
    Bo3,
    /// One game.
    Single,
}

impl MatchType {
    /// 3 or 1.
    pub const fn best_of(self) -> u32 {
        match self {
            MatchType::Bo3 => 3,
            MatchType::Single => 1,
        }
    }
}

/// What an event is: fixed from its beginning (formats.md E-1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EventSetup {
    /// Its name.
    pub name: String,
    /// What is played.
    pub format: EventFormat,
    /// How serious it is.
    pub tier: Tier,
    /// The kind of match.
    #[serde(rename = "match")]
    pub match_type: MatchType,
    /// Where all luck comes from.
    pub seed: u64,
    /// The sets whose boosters were opened, if a pod made the event; otherwise empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
}

impl EventSetup {
    /// The kind of match a format has unless the event says otherwise.
    pub const fn usual_match(format: EventFormat) -> MatchType {
        match format {
            EventFormat::TwinSuns => MatchType::Single,
            EventFormat::Premier | EventFormat::Sealed | EventFormat::Draft => MatchType::Bo3,
        }
    }

    /// Is such an event possible?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), DeskRefusal> {
        ensure(is_name(&self.name), DeskCode::BadEvent, || {
            format!("an event has a name of 1 to {LONGEST_NAME} characters [E-1]")
        })?;
        let as_it_must_be = self.format == EventFormat::Premier && self.match_type == MatchType::Bo3;
        ensure(self.tier == Tier::Casual || as_it_must_be, DeskCode::BadEvent, || {
            "a competitive event is Premier, best of three [E-3]".to_owned()
        })
    }
}

/// Can this name be shown?
pub(super) fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control)
}
