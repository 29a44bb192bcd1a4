//! Events as text: what an event is and everything that was done, packed. It is repeated when it is read.

use crate::request::Refused;
use data::seal::{seal_alone, unseal};
use events::tournament::{Event, EventSetup, Op};
use serde::{Deserialize, Serialize};

const MAGIC: &str = "cantina-event-1";

/// What a save holds.
#[derive(Serialize, Deserialize)]
struct Saved {
    magic: String,
    setup: EventSetup,
    ops: Vec<Op>,
}

/// Writes an event down.
pub(super) fn write(event: &Event) -> Result<String, Refused> {
    let saved = Saved { magic: MAGIC.to_owned(), setup: event.setup().clone(), ops: event.records().to_vec() };
    seal_alone(&saved).map_err(|why| Refused::new("not-saved", why.to_string()))
}

/// Reads an event back.
pub(super) fn read(save: &str) -> Result<Event, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let saved: Saved = unseal(save.trim()).map_err(|why| bad(format!("this is no saved event: {why}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is no {MAGIC} save")));
    }
    Event::replay(saved.setup, &saved.ops).map_err(|why| bad(format!("this saved event is damaged: {why}")))
}
