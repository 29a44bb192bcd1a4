//! Pods as text: what a pod started from and everything that happened, packed. It is played back when it is read.

use crate::request::Refused;
use data::seal::{seal_alone, unseal};
use serde::{Deserialize, Serialize};
use swu_decks::limited::{Pod, PodSetup, Record};

const MAGIC: &str = "cantina-pod-1";

/// What a save holds.
#[derive(Serialize, Deserialize)]
struct Saved {
    magic: String,
    setup: PodSetup,
    records: Vec<Record>,
}

/// Writes a pod down.
pub(super) fn write(pod: &Pod) -> Result<String, Refused> {
    let saved = Saved { magic: MAGIC.to_owned(), setup: pod.setup().clone(), records: pod.records().to_vec() };
    seal_alone(&saved).map_err(|why| Refused::new("not-saved", why.to_string()))
}

/// Reads a pod back.
pub(super) fn read(save: &str) -> Result<Pod, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let saved: Saved = unseal(save.trim()).map_err(|why| bad(format!("this is no saved pod: {why}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is no {MAGIC} save")));
    }
    Pod::replay(saved.setup, &saved.records).map_err(|why| bad(format!("this saved pod is damaged: {why}")))
}
