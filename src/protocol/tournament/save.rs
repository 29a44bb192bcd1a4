//! Events as text: what one is and everything that was done, packed. It is done again when it is read.

use crate::protocol::request::Refused;
use crate::tournament::{Event, EventSetup, Op};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

const MAGIC: &str = "cantina-event-1";

/// No save is longer than this, unpacked, in bytes.
const LONGEST: u32 = 16 << 20;

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
    let text = serde_json::to_vec(&saved).map_err(|error| Refused::new("not-saved", error.to_string()))?;
    Ok(STANDARD.encode(lz4_flex::block::compress_prepend_size(&text)))
}

/// Reads an event back.
pub(super) fn read(save: &str) -> Result<Event, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let bytes = STANDARD.decode(save.trim()).map_err(|error| bad(format!("this is no saved event: {error}")))?;
    let size = bytes.first_chunk::<4>().map_or(0, |size| u32::from_le_bytes(*size));
    if size > LONGEST {
        return Err(bad("this is no saved event: it claims to be larger than any".to_owned()));
    }
    let text = lz4_flex::block::decompress_size_prepended(&bytes)
        .map_err(|error| bad(format!("this saved event is damaged: {error}")))?;
    let saved: Saved =
        serde_json::from_slice(&text).map_err(|error| bad(format!("this is no saved event: {error}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is no {MAGIC} save")));
    }
    Event::replay(saved.setup, &saved.ops).map_err(|why| bad(format!("this saved event is damaged: {why}")))
}
