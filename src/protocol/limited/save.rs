//! Pods as text: what one started from and everything that happened, packed. It is played again when it is read.

use crate::protocol::request::Refused;
use crate::unlimited::limited::{Pod, PodSetup, Record};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

const MAGIC: &str = "cantina-pod-1";

/// No save is longer than this, unpacked, in bytes.
const LONGEST: u32 = 16 << 20;

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
    let text = serde_json::to_vec(&saved).map_err(|error| Refused::new("not-saved", error.to_string()))?;
    Ok(STANDARD.encode(lz4_flex::block::compress_prepend_size(&text)))
}

/// Reads a pod back.
pub(super) fn read(save: &str) -> Result<Pod, Refused> {
    let bad = |why: String| Refused::new("bad-save", why);
    let bytes = STANDARD.decode(save.trim()).map_err(|error| bad(format!("this is no saved pod: {error}")))?;
    let size = bytes.first_chunk::<4>().map_or(0, |size| u32::from_le_bytes(*size));
    if size > LONGEST {
        return Err(bad("this is no saved pod: it claims to be larger than any".to_owned()));
    }
    let text = lz4_flex::block::decompress_size_prepended(&bytes)
        .map_err(|error| bad(format!("this saved pod is damaged: {error}")))?;
    let saved: Saved = serde_json::from_slice(&text).map_err(|error| bad(format!("this is no saved pod: {error}")))?;
    if saved.magic != MAGIC {
        return Err(bad(format!("this is no {MAGIC} save")));
    }
    Pod::replay(saved.setup, &saved.records).map_err(|why| bad(format!("this saved pod is damaged: {why}")))
}
