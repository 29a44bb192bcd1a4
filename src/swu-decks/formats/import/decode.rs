//! Bytes into text: UTF-8 with or without its mark, UTF-16 with its mark. Anything else is refused rather than guessed,
//! because a guess would change names silently.

use super::UNDERSTOOD;
use crate::formats::code::Code;
use crate::formats::fault::{Fault, Place};
use std::borrow::Cow;

pub(super) fn text(bytes: &[u8]) -> Result<Cow<'_, str>, Fault> {
    let text = marked(bytes)?;
    // Lines that end in a lone carriage return, as old programs write them.
    let old = text.contains('\r') && text.split('\r').skip(1).any(|after| !after.starts_with('\n'));
    Ok(if old { Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")) } else { text })
}

fn marked(bytes: &[u8]) -> Result<Cow<'_, str>, Fault> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8(rest),
        _ => utf8(bytes),
    }
}

fn utf8(bytes: &[u8]) -> Result<Cow<'_, str>, Fault> {
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(Cow::Borrowed(text)),
        Err(error) => error,
    };
    let good = &bytes[..error.valid_up_to()];
    let line = 1 + good.iter().filter(|byte| **byte == b'\n').count();
    let start = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let column = 1 + String::from_utf8_lossy(&good[start..]).chars().count();
    let message = "this is not text in UTF-8 from here on; save the list as UTF-8";
    Err(Fault::new(Code::Encoding, UNDERSTOOD, message).at(Some(Place { line, column })))
}

fn utf16(bytes: &[u8], read: fn([u8; 2]) -> u16) -> Result<Cow<'_, str>, Fault> {
    let broken =
        || Fault::new(Code::Encoding, UNDERSTOOD, "the text is marked as UTF-16 but is broken; save the list as UTF-8");
    let (pairs, rest) = bytes.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(broken());
    }
    let units = pairs.iter().map(|pair| read(*pair));
    char::decode_utf16(units).collect::<Result<String, _>>().map(Cow::Owned).map_err(|_| broken())
}
