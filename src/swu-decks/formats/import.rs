//! From any text people pass around to a [`DeckList`]. One pass; the kind of text is recognised automatically, every
//! fault is reported with its line, and nothing is dropped silently (formats.md D-13, D-14).
//!
//! | file | idea |
//! |---|---|
//! | `decode` | bytes into text |
//! | `detect` | which kind of text it is |
//! | `json`, `swudb`, `site` | JSON with places, SWUDB and its relatives, the site's own document |
//! | `csv`, `picklist`, `typed` | the other kinds |
//! | `heads`, `row`, `copies`, `tidy` | section heads, rows of typed lists, their counts, what sites leave around them |
//! | `count`, `resolve` | what a count and what a card may look like |
//! | `builder` | collects rows and faults into the list |
//! | `places` | from an offset to line and column |

mod builder;
mod copies;
mod count;
mod csv;
mod decode;
mod detect;
mod heads;
mod json;
mod picklist;
mod places;
mod resolve;
mod row;
mod site;
mod swudb;
mod tidy;
mod typed;

use super::code::{Code, Severity};
use super::fault::{Fault, Place};
use super::list::DeckList;
use super::pool::Pool;
use super::source::Source;
use builder::Builder;
use detect::Kind;
use swu_cards::catalog::Catalogue;

/// The text contains no list at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// Why, at least one fault.
    pub faults: Vec<Fault>,
}

/// The largest text that is read, in bytes.
pub const MOST_BYTES: usize = 1_000_000;

/// The most rows a list may have.
pub const MOST_ROWS: usize = 500;

/// The rule that requires everything to be understood.
const UNDERSTOOD: &str = "D-14";

/// What to do instead of pasting a link.
const LINK: &str = "this is a link, and nothing is read from the net here: open it, choose Export and JSON there, copy \
    the text, and paste that";

/// Is the text nothing but an address on the net?
fn is_link(text: &str) -> bool {
    let text = text.trim();
    let begins = |with: &str| text.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    !text.contains(char::is_whitespace) && ["https://", "http://", "www.", "swudb.com/"].into_iter().any(begins)
}

/// Reads a list of any supported kind.
///
/// # Errors
/// [`Unreadable`] if the text as a whole is not a list. Faults of single rows become part of the list instead.
pub fn import(bytes: &[u8], catalogue: &'static Catalogue) -> Result<DeckList, Unreadable> {
    read(bytes, catalogue, false)
}

/// Reads the opened cards of a limited event: any kind of list, all of whose sections count, or JSON with `cards`.
///
/// # Errors
/// Every fault if not all of it was understood: a pool must not be shorter than what was opened (formats.md L-13).
pub fn import_pool(bytes: &[u8], catalogue: &'static Catalogue) -> Result<Pool, Unreadable> {
    let list = read(bytes, catalogue, true)?;
    let faults: Vec<Fault> = list.faults.iter().filter(|fault| fault.severity > Severity::Warning).cloned().collect();
    if !faults.is_empty() {
        return Err(Unreadable { faults });
    }
    let mut pool = list.pool.clone().unwrap_or_default();
    if list.pool.is_none() {
        for (_, entry) in list.entries() {
            if let Some(printing) = entry.printing {
                pool.add(printing, entry.count.cards());
            }
        }
    }
    if pool.size() == 0 {
        return Err(Unreadable {
            faults: vec![Fault::new(Code::Unreadable, "L-13", "there are no opened cards in it")],
        });
    }
    Ok(pool)
}

fn read(bytes: &[u8], catalogue: &'static Catalogue, pool: bool) -> Result<DeckList, Unreadable> {
    read_somewhere(bytes, catalogue, pool).map_err(|Unreadable { mut faults }| {
        // A fault of the text as a whole is reported at its beginning.
        for fault in &mut faults {
            fault.place.get_or_insert(Place { line: 1, column: 1 });
        }
        Unreadable { faults }
    })
}

fn read_somewhere(bytes: &[u8], catalogue: &'static Catalogue, pool: bool) -> Result<DeckList, Unreadable> {
    let one = |fault| Unreadable { faults: vec![fault] };
    if bytes.len() > MOST_BYTES {
        let message = format!("the text has {} bytes; lists of up to {MOST_BYTES} are read", bytes.len());
        return Err(one(Fault::new(Code::TooLarge, UNDERSTOOD, message)));
    }
    let text = decode::text(bytes).map_err(one)?;
    if is_link(&text) {
        return Err(one(Fault::new(Code::Unreadable, UNDERSTOOD, LINK)));
    }
    match detect::kind(&text).map_err(one)? {
        Kind::Json => read_json(&text, Source::Json, catalogue, pool),
        Kind::Base64(json) => read_json(&json, Source::Base64, catalogue, pool),
        Kind::Csv => Builder::collect(&text, Source::Csv, catalogue, csv::read),
        Kind::Picklist => Builder::collect(&text, Source::Picklist, catalogue, picklist::read),
        Kind::Melee => Builder::collect(&text, Source::Melee, catalogue, typed::read),
        Kind::Typed => Builder::collect(&text, Source::Text, catalogue, typed::read),
    }
}

fn read_json(text: &str, source: Source, catalogue: &'static Catalogue, pool: bool) -> Result<DeckList, Unreadable> {
    Builder::collect(
        text,
        source,
        catalogue,
        |builder| if pool { swudb::read_pool(builder) } else { swudb::read(builder) },
    )
}
