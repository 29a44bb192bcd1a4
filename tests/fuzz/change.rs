//! Changes to a text, one after the other.

use proptest::prelude::*;

/// One change of a text.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Replace(usize, u8),
    Remove(usize, usize),
    Repeat(usize, usize),
    Insert(usize, String),
}

pub(crate) fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (any::<usize>(), 1..40_usize).prop_map(|(at, length)| Change::Remove(at, length)),
        (any::<usize>(), 1..80_usize).prop_map(|(at, length)| Change::Repeat(at, length)),
        (any::<usize>(), "[|,:\\[\\](){}\"x0-9 \n#/_-]{1,6}|Deck|Base|\u{e9}|\u{2019}|SOR_|null|-1|1e9")
            .prop_map(|(at, text)| Change::Insert(at, text)),
    ]
}

pub(crate) fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let within = |at: usize| at % (bytes.len() + 1);
    match change {
        Change::Replace(at, byte) if !bytes.is_empty() => {
            let at = at % bytes.len();
            bytes[at] = *byte;
        }
        Change::Replace(..) => {}
        Change::Remove(at, length) => {
            let at = within(*at);
            let end = (at + length).min(bytes.len());
            bytes.drain(at..end);
        }
        Change::Repeat(at, length) => {
            let at = within(*at);
            let end = (at + length).min(bytes.len());
            let part = bytes[at..end].to_vec();
            bytes.splice(at..at, part);
        }
        Change::Insert(at, text) => {
            let at = within(*at);
            bytes.splice(at..at, text.bytes());
        }
    }
}
