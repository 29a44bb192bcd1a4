//! Lines sealed and chained as the files of games, matches, pods and events are.

use data::seal;
use serde_json::value::RawValue;
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use storage::frame::Chain;

/// The lines as the contents of a correctly sealed file that begins with `magic`; `None` if one of them is not JSON.
pub(crate) fn forge(magic: &str, data: &[u8]) -> Option<Vec<u8>> {
    let mut chain = Chain::new(magic);
    let mut text = magic.to_owned();
    for line in std::str::from_utf8(data).ok()?.lines().filter(|line| !line.is_empty()) {
        let raw = RawValue::from_string(line.to_owned()).ok()?;
        text.push_str(&chain.frame(&seal::seal(&raw).ok()?));
    }
    Some(text.into_bytes())
}

/// A file that is looked at and opened: both refuse it and leave it as it is, or both find the same and continue it.
pub(crate) fn open<T: PartialEq + Debug>(
    path: &Path,
    bytes: &[u8],
    look: impl Fn(&Path) -> Result<T, String>,
    open: impl Fn(&Path) -> Result<T, String>,
    go_on: impl Fn(T),
) {
    fs::write(path, bytes).expect("it can be written");
    let read = look(path);
    assert_eq!(fs::read(path).expect("it is there"), bytes, "looking changes nothing");
    match (read, open(path)) {
        (Err(_), Err(why)) => {
            assert!(!why.is_empty());
            assert_eq!(fs::read(path).expect("it is there"), bytes, "a refused file stays as it is");
        }
        (Ok(read), Ok(opened)) => {
            assert_eq!(read, opened);
            go_on(opened);
        }
        (read, opened) => panic!("{} {}", read.is_ok(), opened.is_ok()),
    }
}
