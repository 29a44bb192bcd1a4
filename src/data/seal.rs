//! Sealing: a save cannot be read by accident. It is not cryptography against a determined friend.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lz4_flex::frame::{FrameDecoder, FrameEncoder, FrameInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{Read, Write};

/// No unpacked record is longer than this, in bytes. It keeps a forged file from filling the memory.
const LONGEST: u64 = 16 << 20;

/// Packs a value: JSON, lz4, base64. The result contains no space and no line end.
///
/// # Errors
/// The value cannot be written as JSON; why, as a sentence.
pub fn seal<T: Serialize>(value: &T) -> Result<String, String> {
    packed(value, FrameInfo::new())
}

fn packed<T: Serialize>(value: &T, frame: FrameInfo) -> Result<String, String> {
    let json = serde_json::to_vec(value).map_err(|fault| format!("it cannot be written as JSON: {fault}"))?;
    let mut packer = FrameEncoder::with_frame_info(frame, Vec::new());
    packer.write_all(&json).map_err(|fault| format!("it cannot be packed: {fault}"))?;
    let packed = packer.finish().map_err(|fault| format!("it cannot be packed: {fault}"))?;
    Ok(STANDARD.encode(packed))
}

/// Like [`seal`], with a checksum of the whole, for values outside any journal with checksums of its own: any change is
/// noticed.
///
/// # Errors
/// See [`seal`].
pub fn seal_alone<T: Serialize>(value: &T) -> Result<String, String> {
    packed(value, FrameInfo::new().content_checksum(true))
}

/// Unpacks what [`seal`] or [`seal_alone`] packed.
///
/// # Errors
/// The text is not a sealed value; why, as a sentence.
pub fn unseal<T: DeserializeOwned>(sealed: &str) -> Result<T, String> {
    let packed = STANDARD.decode(sealed).map_err(|fault| format!("it is not base64: {fault}"))?;
    let mut json = Vec::new();
    let mut unpacker = FrameDecoder::new(packed.as_slice()).take(LONGEST + 1);
    unpacker.read_to_end(&mut json).map_err(|fault| format!("it is not packed with lz4: {fault}"))?;
    if json.len() as u64 > LONGEST {
        return Err("it is too long".into());
    }
    // The error's own words are not passed on: they may quote the whole record.
    serde_json::from_slice(&json)
        .map_err(|fault| format!("it does not say what it should from byte {} on", fault.column()))
}
