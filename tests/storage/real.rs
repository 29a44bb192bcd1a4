//! The journals of a real game and a real match, cut at every byte and with every byte changed: what opens is the
//! beginning of what was played, and everything else is refused and left as it is.

use crate::fuzz::{matches, saves};
use crate::pty::tries::{row, tries};
use hotseat::journal::{Header, Record};
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use storage::match_file::{self, JOURNAL};
use storage::match_journal::{MatchHeader, MatchRecord};
use storage::save::{self, OpenFault};
use swu_hosted::{Pick, Setup};

/// Tries every cut, and at every byte one changed bit (all eight in a campaign).
fn spoil<H: PartialEq + Debug, R: PartialEq + Debug>(
    what: &str,
    path: &Path,
    sound: &[u8],
    read: impl Fn() -> Result<(H, Vec<R>), OpenFault>,
) {
    fs::write(path, sound).expect("it can be written");
    let (header, records) = read().expect("it is sound");
    assert!(records.len() > 3, "{what}: something was played");
    let beginning = |found: Result<(H, Vec<R>), OpenFault>, place: usize| match found {
        Ok((read, some)) => {
            assert_eq!(read, header, "{what}, byte {place}");
            assert!(records.starts_with(&some), "{what}, byte {place}");
            some.len()
        }
        Err(fault) => {
            assert!(!fault.to_string().is_empty());
            0
        }
    };
    let mut most = 0;
    for cut in 0..sound.len() {
        fs::write(path, &sound[..cut]).expect("it can be written");
        let found = beginning(read(), cut);
        assert!(found >= most, "{what}: a longer beginning holds no less");
        most = found;
    }
    let bits = if tries(1) > 1 { 8 } else { 1 };
    for place in 0..sound.len() {
        for bit in 0..bits {
            let mut changed = sound.to_vec();
            changed[place] ^= 1 << ((place + bit) % 8);
            fs::write(path, &changed).expect("it can be written");
            assert!(beginning(read(), place) < records.len(), "{what}, byte {place}: a change was not noticed");
            assert_eq!(fs::read(path).expect("it is there"), changed, "{what}: looking changes nothing");
        }
    }
    row(&format!("{what} cut at every byte"), sound.len(), "its beginning opens, or it is refused as damaged");
    row(&format!("{what}, changed bits"), sound.len() * bits, "noticed every time, file left as it is");
}

#[test]
fn a_real_save_spoiled_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.cantina");
    let sound = saves::seeds().swap_remove(0);
    spoil("save of a game", &path, &sound, || save::read::<Setup, Pick>(&path));
    let read: Result<(Header<Setup>, Vec<Record<Pick>>), OpenFault> = save::read(&path);
    assert!(read.is_ok_and(|(_, records)| !records.is_empty()), "the last record only was spoiled");
}

#[test]
fn a_real_match_spoiled_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = matches::forge(&matches::seeds()[2]).expect("it can be sealed");
    let read = || match_file::read::<MatchHeader, MatchRecord>(folder.path()).map(|read| (read.header, read.records));
    spoil("journal of a match", &folder.path().join(JOURNAL), &sound, read);
}
