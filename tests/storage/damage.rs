//! A torn last record is left out; any other damage refuses the file and leaves it as it is.

use super::scratch::{check, open, pick, refused, save};
use hotseat::journal::{Journal, Record};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

/// A save's bytes, its records, and where each complete record ends (the first end is the header's).
fn sample(folder: &Path) -> (Vec<u8>, Vec<Record<u32>>, Vec<usize>) {
    let records = vec![pick(1), check("Round 1", false), pick(22), pick(333)];
    let mut file = save(folder, &[]);
    let length = |path: &Path| fs::read(path).expect("it is there").len();
    let mut ends = vec![length(file.path())];
    for record in &records {
        file.append(std::slice::from_ref(record)).expect("it can be written");
        ends.push(length(file.path()));
    }
    (fs::read(file.path()).expect("it is there"), records, ends)
}

#[test]
fn cut_anywhere_at_most_the_last_record_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bytes, records, ends) = sample(folder.path());
    let path = folder.path().join("cut.cantina");
    for cut in 0..=bytes.len() {
        fs::write(&path, &bytes[..cut]).expect("it can be written");
        if cut < ends[0] {
            open(&path).map(|_| ()).expect_err("no game without its header");
            assert_eq!(fs::read(&path).expect("it is there"), &bytes[..cut], "cut at {cut}");
            continue;
        }
        let whole = ends.iter().filter(|end| **end <= cut).count() - 1;
        let opened = open(&path).expect("the beginning of a save is a save");
        assert_eq!(opened.records, records[..whole], "cut at {cut}");
        assert_eq!(opened.torn, cut != ends[whole], "cut at {cut}");
        assert_eq!(fs::read(&path).expect("it is there"), &bytes[..ends[whole]], "cut at {cut}");
    }
}

#[test]
fn after_a_torn_record_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bytes, records, _) = sample(folder.path());
    let path = folder.path().join("cut.cantina");
    fs::write(&path, &bytes[..bytes.len() - 5]).expect("it can be written");
    let mut opened = open(&path).expect("a torn record is no damage");
    opened.file.append(&[pick(4444)]).expect("it can be written");
    drop(opened);
    let again = open(&path).expect("a save");
    assert_eq!((again.records.len(), again.torn), (records.len(), false));
    assert_eq!(again.records.last(), Some(&pick(4444)));
}

#[test]
fn any_flipped_bit_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bytes, records, ends) = sample(folder.path());
    let path = folder.path().join("flipped.cantina");
    let last = ends[ends.len() - 2];
    let mut refusals = 0;
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            fs::write(&path, &changed).expect("it can be written");
            match open(&path) {
                Ok(opened) => {
                    assert!(place >= last, "byte {place}, bit {bit} is not in the last record");
                    assert_eq!(opened.records, records[..records.len() - 1], "byte {place}, bit {bit}");
                    assert!(opened.torn);
                }
                Err(_) => {
                    refusals += 1;
                    assert_eq!(fs::read(&path).expect("it is there"), changed, "byte {place}, bit {bit}");
                }
            }
        }
    }
    assert!(refusals >= last * 8, "all flips before the last record are refused");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bytes overwritten, removed or inserted anywhere: what opens is the beginning of the game that was played.
    #[test]
    fn what_opens_is_the_beginning_of_the_true_game(
        start in 0usize..900, length in 0usize..200, put in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let folder = tempfile::tempdir().expect("a folder");
        let (bytes, records, ends) = sample(folder.path());
        let start = start.min(bytes.len());
        let mut changed = bytes.clone();
        changed.splice(start..(start + length).min(bytes.len()), put);
        let path = folder.path().join("spoiled.cantina");
        fs::write(&path, &changed).expect("it can be written");
        if let Ok(opened) = open(&path) {
            prop_assert!(records.starts_with(&opened.records));
            prop_assert!(start >= ends[0] || changed == bytes);
        } else {
            prop_assert_eq!(fs::read(&path).expect("it is there"), changed);
        }
    }
}

#[test]
fn lines_cannot_be_left_out_doubled_or_moved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bytes, _, _) = sample(folder.path());
    let text = String::from_utf8(bytes).expect("a save is text");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let path = folder.path().join("edited.cantina");
    for (what, edited) in [
        ("without record 2", [0, 1, 2, 4, 5].as_slice()),
        ("record 1 twice", &[0, 1, 2, 2, 3, 4, 5]),
        ("records 3 and 4 exchanged", &[0, 1, 2, 3, 5, 4]),
    ] {
        let edited: String = edited.iter().map(|index| lines[*index]).collect();
        fs::write(&path, &edited).expect("it can be written");
        let sentence = refused(&path);
        assert!(sentence.contains("its checksum is wrong. It was left as it is."), "{what}: {sentence}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), edited);
    }
}

#[test]
fn foreign_and_newer_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let foreign = "a.cantina is not a Cantina save. It was left as it is.";
    let newer = "a.cantina was saved by a newer Cantina (format 3; this one knows up to 2). It was left as it is.";
    let empty = "a.cantina is damaged at record 0: the file ends before the game begins. It was left as it is.";
    let spoiled = "a.cantina is damaged at record 0: its checksum is wrong. It was left as it is.";
    for (bytes, sentence) in [
        ("", foreign),
        ("Dear diary,\n", foreign),
        ("\u{7f}ELF\0\0\0", foreign),
        ("cantina save 1", foreign),
        ("cantina save x\n", foreign),
        ("cantina save 01\n", foreign),
        ("cantina save 0\n", foreign),
        ("cantina save 3\nwhatever comes then", newer),
        ("cantina save 1\n", empty),
        ("cantina save 1\nDear diary,\nnothing happened today.\n", spoiled),
    ] {
        let path = folder.path().join("a.cantina");
        fs::write(&path, bytes).expect("it can be written");
        assert_eq!(refused(&path), sentence, "{bytes:?}");
        assert_eq!(fs::read(&path).expect("it is there"), bytes.as_bytes());
    }
}

#[test]
fn nothing_in_a_save_can_be_read_by_accident() {
    let folder = tempfile::tempdir().expect("a folder");
    let (bytes, _, _) = sample(folder.path());
    let text = String::from_utf8(bytes).expect("a save is text");
    for word in ["Ann", "Bob", "as always", "pick", "Round", "seed", "333"] {
        assert!(!text.contains(word), "{word}");
    }
}
