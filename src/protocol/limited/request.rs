//! The fields of requests about pods.

use crate::request::Refused;
use serde::Deserialize;
use serde_json::Value;
use swu_cards::catalog::Printing;
use swu_decks::limited::{Pod, PodKind, PodOptions, PodSeat, PodSetup, Recipe, Refusal};

/// A request as it came.
pub(super) struct Asked(pub(super) Value);

impl Asked {
    /// The seat.
    pub(super) fn seat(&self, pod: &Pod) -> Result<usize, Refused> {
        let seat = self.0["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        seat.filter(|seat| *seat < pod.seats().len())
            .ok_or_else(|| Refused::new("unknown-seat", format!("there is no seat {}", self.0["seat"])))
    }

    /// The option.
    pub(super) fn option(&self) -> Result<usize, Refused> {
        place(&self.0["option"])
    }

    /// The highlighted option, if any.
    pub(super) fn highlighted(&self) -> Result<Option<usize>, Refused> {
        match &self.0["highlighted"] {
            Value::Null => Ok(None),
            value => place(value).map(Some),
        }
    }

    /// The seed; 0 if not given.
    pub(super) fn seed(&self) -> Result<u64, Refused> {
        match &self.0["seed"] {
            Value::Null => Ok(0),
            value => {
                value.as_u64().ok_or_else(|| Refused::new("bad-request", format!("{value} is no seed: a whole number")))
            }
        }
    }

    /// What a new pod starts from.
    pub(super) fn setup(&self, playable: &dyn Fn(&Printing) -> bool) -> Result<PodSetup, Refused> {
        let kind = match self.0["kind"].as_str() {
            Some("draft") => PodKind::Draft,
            Some("sealed") => PodKind::Sealed,
            _ => {
                let sentence = format!("there is no kind {}; there are draft and sealed", self.0["kind"]);
                return Err(Refused::new("unknown-kind", sentence));
            }
        };
        let sets = match &self.0["set"] {
            Value::String(set) => vec![set.clone(); kind.boosters()],
            Value::Array(sets) => sets.iter().map(|set| set.as_str().unwrap_or_default().to_owned()).collect(),
            other => return Err(Refusal::unknown_set(&other.to_string()).into()),
        };
        if let Some(set) = sets.iter().find(|set| Recipe::of(set, playable).is_none()) {
            return Err(Refusal::unknown_set(set).into());
        }
        let seats = self.seats()?;
        let options = match &self.0["options"] {
            Value::Null => PodOptions::default(),
            options => PodOptions::deserialize(options)
                .map_err(|why| Refused::new("bad-request", format!("pod-new: options: {why}")))?,
        };
        Ok(PodSetup { kind, sets, seats, seed: self.seed()?, options })
    }

    fn seats(&self) -> Result<Vec<PodSeat>, Refused> {
        /// A seat in a request.
        #[derive(Deserialize)]
        struct Seat {
            #[serde(default)]
            name: Option<String>,
            #[serde(default)]
            bot: bool,
        }
        let bad = |why: serde_json::Error| Refused::new("bad-request", format!("pod-new: seats: {why}"));
        let seats = Vec::<Seat>::deserialize(&self.0["seats"]).map_err(bad)?;
        let seats = seats.into_iter().enumerate().map(|(place, seat)| PodSeat {
            name: seat.name.unwrap_or_else(|| format!("{} {}", if seat.bot { "Bot" } else { "Player" }, place + 1)),
            bot: seat.bot,
        });
        Ok(seats.collect())
    }
}

fn place(value: &Value) -> Result<usize, Refused> {
    let place = value.as_u64().and_then(|place| usize::try_from(place).ok());
    place.ok_or_else(|| Refused::new("illegal-option", format!("{value} is no place in the list of options")))
}
