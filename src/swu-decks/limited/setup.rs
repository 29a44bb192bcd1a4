//! What a pod starts from.

use super::opening::Boosters;
use super::recipe::Recipe;
use super::refusal::{Refusal, RefusalCode};
use schemars::JsonSchema;
use seats::keyed;
use seats::naming;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Boosters per seat in a draft (formats.md P-3).
pub const BOOSTERS_OF_DRAFT: usize = 3;

/// Boosters per seat in sealed (formats.md L-10).
pub const BOOSTERS_OF_SEALED: usize = 6;

/// The longest name of a seat.
const LONGEST_NAME: usize = 60;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PodKind {
    /// Boosters go round.
    Draft,
    /// Boosters are kept.
    Sealed,
}

impl PodKind {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            PodKind::Draft => "draft",
            PodKind::Sealed => "sealed",
        }
    }

    /// How many boosters a seat has.
    pub const fn boosters(self) -> usize {
        match self {
            PodKind::Draft => BOOSTERS_OF_DRAFT,
            PodKind::Sealed => BOOSTERS_OF_SEALED,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PodSeat {
    /// The name.
    pub name: String,
    /// Is it no person?
    #[serde(default)]
    pub bot: bool,
}

/// How it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PodOptions {
    /// A seat goes on as soon as a booster is waiting for it, instead of all passing together.
    pub ahead: bool,
    /// Seats sit in random order (formats.md P-2).
    pub shuffle_seats: bool,
}

/// All a pod starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PodSetup {
    /// What is played.
    pub kind: PodKind,
    /// The set of each booster of a seat.
    pub sets: Vec<String>,
    /// Who sits there, in the order in which they were named.
    pub seats: Vec<PodSeat>,
    /// The seed of all luck.
    pub seed: u64,
    /// How it is played.
    #[serde(default)]
    pub options: PodOptions,
}

impl PodSetup {
    /// Can it be played?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), Refusal> {
        let fewest = if self.kind == PodKind::Draft { 2 } else { 1 };
        let count = self.seats.len();
        if !(fewest..=16).contains(&count) {
            let sentence = format!("a {} has {fewest} to 16 seats, not {count} [P-1]", self.kind.word());
            return Err(Refusal::new(RefusalCode::PodSize, sentence));
        }
        if self.sets.len() != self.kind.boosters() {
            let (kind, wanted, there) = (self.kind.word(), self.kind.boosters(), self.sets.len());
            let sentence = format!("a {kind} has {wanted} boosters for each seat, not {there} [L-10, P-3]");
            return Err(Refusal::new(RefusalCode::BadCount, sentence));
        }
        if let Some(seat) = self.seats.iter().find(|seat| seat.name.chars().count() > LONGEST_NAME) {
            let sentence = format!("a name has at most {LONGEST_NAME} characters, not {}", seat.name.chars().count());
            return Err(Refusal::new(RefusalCode::PodSize, sentence));
        }
        Ok(())
    }

    /// Can people who type names tell everybody who has one apart? Pods of an earlier program are exempt.
    ///
    /// # Errors
    /// Refuses two names that are the same when typed.
    pub fn are_told_apart(&self) -> Result<(), Refusal> {
        let mut known: BTreeMap<String, &str> = BTreeMap::new();
        for seat in self.seats.iter().filter(|seat| !seat.name.is_empty()) {
            if let Some(other) = known.insert(naming::folded(&seat.name), &seat.name) {
                let sentence =
                    format!("the names {other} and {} could not be told apart: say more of a name", seat.name);
                return Err(Refusal::new(RefusalCode::DuplicateName, sentence));
            }
        }
        Ok(())
    }

    /// Who sits where.
    pub fn seated(&self) -> Vec<PodSeat> {
        let mut seats = self.seats.clone();
        if self.options.shuffle_seats {
            keyed::labelled(self.seed, "seating").shuffle(&mut seats);
        }
        seats
    }

    /// The boosters of every seat.
    ///
    /// # Errors
    /// There are no boosters of that set.
    pub(super) fn boosters(&self) -> Result<Vec<Vec<super::opening::Opened>>, Refusal> {
        let mut rows: BTreeMap<&str, Boosters> = BTreeMap::new();
        for set in &self.sets {
            let recipe = Recipe::of(set, |_| true).ok_or_else(|| Refusal::unknown_set(set))?;
            rows.entry(set).or_insert_with(|| Boosters::new(recipe, self.seed));
        }
        let seat = |_| -> Vec<_> {
            self.sets.iter().filter_map(|set| rows.get_mut(set.as_str()).and_then(Iterator::next)).collect()
        };
        Ok(self.seats.iter().map(seat).collect())
    }
}
