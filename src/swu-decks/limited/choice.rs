//! What a seat is asked during a draft.

use super::card::PodCard;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum ChoiceKind {
    /// Which leader to keep (formats.md P-4).
    #[serde(rename = "draft-leader")]
    Leader,
    /// Which booster to open (formats.md P-5).
    #[serde(rename = "draft-open")]
    Open,
    /// Which card to keep.
    #[serde(rename = "draft-card")]
    Card,
}

impl ChoiceKind {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            ChoiceKind::Leader => "draft-leader",
            ChoiceKind::Open => "draft-open",
            ChoiceKind::Card => "draft-card",
        }
    }
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PickOption {
    /// Keep this card.
    Keep(PodCard),
    /// Open the booster of this number.
    Open(u8),
}

/// What one seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Who.
    pub seat: usize,
    /// What.
    pub kind: ChoiceKind,
    /// 0 for leaders, else 1 to 3.
    pub round: u8,
    /// Which pick of the round, from 1.
    pub pick: u32,
    /// How much time there is for it, in seconds (formats.md P-8).
    pub seconds: u32,
    /// The answers.
    pub options: Vec<PickOption>,
}
