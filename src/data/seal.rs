//! Sealing: a save cannot be read by accident. It is not cryptography against a determined friend.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lz4_flex::frame::{FrameDecoder, FrameEncoder, FrameInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{Read, Write};

/// No unpacked record is longer than this, in bytes. It keeps a forged file from filling the memory.
const LONGEST: u64 = 16 << 20;

/// Why a value cannot be sealed.
#[derive(Debug, thiserror::Error)]
pub enum Unsealable {
    /// It cannot be written as JSON.
    #[error("it cannot be written as JSON: {0}")]
    Json(#[source] serde_json::Error),
    /// The JSON cannot be packed.
    #[error("it cannot be packed: {0}")]
    Packing(String),
}

/// Why a text is not a sealed value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSealed {
    /// It is not written in base64.
    #[error("it is not base64: {0}")]
    Base64(#[from] base64::DecodeError),
    /// It is not packed, or its checksum is wrong.
    #[error("it is not packed with lz4: {0}")]
    Packing(String),
    /// It would fill the memory.
    #[error("it is too long")]
    TooLong,
    /// It holds another value. The place alone is told: the reader's own words may quote the whole record.
    #[error("it does not say what it should from byte {0} on")]
    Other(usize),
}

/// Packs a value: JSON, lz4, base64. The result contains no space and no line end.
///
/// # Errors
/// The value cannot be written as JSON.
pub fn seal<T: Serialize>(value: &T) -> Result<String, Unsealable> {
    packed(value, FrameInfo::new())
}

fn packed<T: Serialize>(value: &T, frame: FrameInfo) -> Result<String, Unsealable> {
    let json = serde_json::to_vec(value).map_err(Unsealable::Json)?;
    let mut packer = FrameEncoder::with_frame_info(frame, Vec::new());
    packer.write_all(&json).map_err(|fault| Unsealable::Packing(fault.to_string()))?;
    let packed = packer.finish().map_err(|fault| Unsealable::Packing(fault.to_string()))?;
    Ok(STANDARD.encode(packed))
}

/// Like [`seal`], with a checksum of the whole, for values outside any journal with checksums of its own: any change is
/// noticed.
///
/// # Errors
/// See [`seal`].
pub fn seal_alone<T: Serialize>(value: &T) -> Result<String, Unsealable> {
    packed(value, FrameInfo::new().content_checksum(true))
}

/// Unpacks what [`seal`] or [`seal_alone`] packed.
///
/// # Errors
/// The text is not a sealed value.
pub fn unseal<T: DeserializeOwned>(sealed: &str) -> Result<T, NotSealed> {
    let packed = STANDARD.decode(sealed)?;
    let mut json = Vec::new();
    let mut unpacker = FrameDecoder::new(packed.as_slice()).take(LONGEST + 1);
    unpacker.read_to_end(&mut json).map_err(|fault| NotSealed::Packing(fault.to_string()))?;
    if json.len() as u64 > LONGEST {
        return Err(NotSealed::TooLong);
    }
    serde_json::from_slice(&json).map_err(|fault| NotSealed::Other(fault.column()))
}
