//! Which kind of text this is. A text that cannot be a list is answered with advice on what to do instead.

use super::{UNDERSTOOD, csv, picklist};
use crate::formats::code::Code;
use crate::formats::fault::Fault;
use base64::Engine;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

/// The kinds of text.
pub(super) enum Kind {
    Json,
    /// The text inside.
    Base64(String),
    Csv,
    Picklist,
    Melee,
    Typed,
}

pub(super) fn kind(text: &str) -> Result<Kind, Fault> {
    let start = text.trim_start();
    if start.is_empty() {
        return Err(unreadable("there is nothing in it"));
    }
    if start.starts_with('{') || is_json_list(start) {
        return Ok(Kind::Json);
    }
    if start.starts_with('<') {
        return Err(unreadable("this is a web page; use the site's text or JSON export"));
    }
    if picklist::is(start) {
        return Ok(Kind::Picklist);
    }
    if csv::is(start) {
        return Ok(Kind::Csv);
    }
    if let Some(answer) = one_word(start.trim_end()) {
        return answer;
    }
    if start.lines().any(|line| line.contains('|')) { Ok(Kind::Melee) } else { Ok(Kind::Typed) }
}

/// `[ ]` starts a picklist row, `[SOR_005]` a typed one; a JSON list continues with a row or ends the text.
fn is_json_list(start: &str) -> bool {
    start.strip_prefix('[').is_some_and(|rest| {
        let rest = rest.trim_start();
        rest.starts_with(['{', '"']) || rest.trim_end() == "]"
    })
}

/// Texts without any blank: links, base64, encrypted exports. A single card name is none of these.
fn one_word(text: &str) -> Option<Result<Kind, Fault>> {
    let joined: String = text.split_whitespace().collect();
    if !text.contains(char::is_whitespace)
        && (text.contains("://") || text.starts_with("www.") || text.contains(".com/"))
    {
        let message =
            "this is a link, and nothing is fetched from the net here; open it and export the list as JSON or text";
        return Some(Err(unreadable(message)));
    }
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_' | b'=');
    if joined.len() < 24 || !joined.bytes().all(letters) {
        return None;
    }
    for alphabet in [&STANDARD, &URL_SAFE] {
        let config = GeneralPurposeConfig::new()
            .with_decode_padding_mode(DecodePaddingMode::Indifferent)
            .with_decode_allow_trailing_bits(true);
        let Ok(bytes) = GeneralPurpose::new(alphabet, config).decode(&joined) else { continue };
        if let Ok(inner) = String::from_utf8(bytes)
            && inner.trim_start().starts_with(['{', '['])
        {
            return Some(Ok(Kind::Base64(inner)));
        }
    }
    let encrypted = !text.contains(char::is_whitespace) && joined.len() > 60;
    let message =
        "this looks like an encrypted export, as of the official deck builder, which cannot be read; use its text list";
    encrypted.then(|| Err(unreadable(message)))
}

fn unreadable(message: &str) -> Fault {
    Fault::new(Code::Unreadable, UNDERSTOOD, message)
}
