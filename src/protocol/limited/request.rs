//! The requests about boosters and pods.

use crate::answers::Sets;
use crate::field::Field;
use crate::request::Refused;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use swu_cards::catalog::Printing;
use swu_decks::limited::{Pod, PodKind, PodOptions, PodSeat, PodSetup, Recipe, Refusal};

/// A request about boosters or pods.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum PodRequest {
    /// Boosters without a pod.
    Packs(Boosters),
    /// A new pod.
    PodNew(NewPod),
    /// Pick an option.
    PodPick {
        /// Who.
        seat: Field<usize>,
        /// Its index in the list, from 0.
        option: Field<usize>,
    },
    /// A person leaves; a bot picks for them.
    PodLeave(Seated),
    /// Time is over: for a seat that picks, or without a seat for all that build.
    PodTime {
        /// Who.
        #[serde(default)]
        seat: Field<usize>,
        /// The option that is highlighted.
        #[serde(default)]
        highlighted: Field<usize>,
    },
    /// Everything.
    PodState,
    /// What a seat may know.
    PodView(Seated),
    /// The cards of a seat.
    PodPool(Seated),
    /// The deck that a bot would build of them.
    PodSuggest(Seated),
    /// A seat brings a deck.
    PodDeck {
        /// Who.
        seat: Field<usize>,
        /// The list, as deck builders export it.
        #[serde(default)]
        deck: Value,
    },
    /// A seat is done building.
    PodLock(Seated),
    /// What a bot would think at a seat that picks.
    PodAdvice(Seated),
    /// Every pick, once all are made.
    PodLog,
    /// The pod as text.
    PodSave,
    /// Continue a saved pod.
    PodLoad {
        /// The text.
        save: Field<String>,
    },
}

/// A seat that a request is about.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Seated {
    /// Which seat, from 0.
    pub(super) seat: Field<usize>,
}

/// Boosters that are asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Boosters {
    /// The set.
    pub(super) set: Field<String>,
    /// How many; one if not given.
    #[serde(default)]
    pub(super) count: Field<u64>,
    /// The seed; 0 if not given.
    #[serde(default)]
    pub(super) seed: Field<u64>,
}

/// A pod that is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct NewPod {
    /// Draft or sealed.
    kind: Field<PodKind>,
    /// The set of all boosters, or the set of each booster of a seat.
    set: Field<Sets>,
    /// Who sits there.
    seats: Field<Vec<NewSeat>>,
    /// The seed; 0 if not given.
    #[serde(default)]
    seed: Field<u64>,
    /// How it is played.
    #[serde(default)]
    options: Field<PodOptions>,
}

/// A seat of a new pod.
#[derive(Debug, Deserialize, JsonSchema)]
struct NewSeat {
    /// The name.
    #[serde(default)]
    name: Option<String>,
    /// Is it no person?
    #[serde(default)]
    bot: bool,
}

/// The seed of a request; 0 if not given.
pub(super) fn seed(seed: &Field<u64>) -> Result<u64, Refused> {
    seed.or("seed", "bad-request", 0)
}

/// The seat of this number.
pub(super) fn seat(seat: &Field<usize>, pod: &Pod) -> Result<usize, Refused> {
    let there = seat.get().filter(|seat| *seat < pod.seats().len());
    there.ok_or_else(|| Refused::new("unknown-seat", format!("there is no seat {seat}")))
}

/// The option of this index.
pub(super) fn option(option: &Field<usize>) -> Result<usize, Refused> {
    let no_place = || Refused::new("illegal-option", format!("{option} is no place in the list of options"));
    option.get().ok_or_else(no_place)
}

impl NewPod {
    /// What it starts from.
    pub(super) fn setup(&self, playable: &dyn Fn(&Printing) -> bool) -> Result<PodSetup, Refused> {
        let no_kind = || format!("there is no kind {}; there are draft and sealed", self.kind);
        let kind = self.kind.get().ok_or_else(|| Refused::new("unknown-kind", no_kind()))?;
        let sets = match self.set.get() {
            Some(Sets::Alike(set)) => vec![set; kind.boosters()],
            Some(Sets::Each(sets)) => sets,
            None => return Err(Refusal::unknown_set(&self.set.to_string()).into()),
        };
        if let Some(set) = sets.iter().find(|set| Recipe::of(set, playable).is_none()) {
            return Err(Refusal::unknown_set(set).into());
        }
        let seats = self.seats.read("pod-new: seats", "bad-request")?;
        let seats = seats.into_iter().enumerate().map(|(place, seat)| PodSeat {
            name: seat.name.unwrap_or_else(|| format!("{} {}", if seat.bot { "Bot" } else { "Player" }, place + 1)),
            bot: seat.bot,
        });
        let options = self.options.or("pod-new: options", "bad-request", PodOptions::default())?;
        Ok(PodSetup { kind, sets, seats: seats.collect(), seed: seed(&self.seed)?, options })
    }
}
