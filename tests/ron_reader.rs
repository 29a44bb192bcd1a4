//! One reader of RON: it reads what the `ron` crate reads, and says where a text is wrong.

use cantina::deckbuilding::cards::card::Card as DeckbuildingCard;
use cantina::ron_reader::{Fault, read};
use cantina::storage::settings::Settings;
use cantina::unlimited::formats::Profile;
use cantina::unlimited::lessons::Lesson;
use cantina::unlimited::limited::Recipe;
use cantina::unlimited::limited::WorthRow;
use cantina::unlimited::puzzles::Puzzle;
use cantina::unlimited::rulebook::Entry;
use proptest::prelude::*;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::Path;

fn theirs<T: DeserializeOwned>(text: &str) -> T {
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES;
    ron::Options::default().with_default_extension(extensions).from_str(text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Every file of a folder whose name has this in it, read by both.
fn both<T: DeserializeOwned + PartialEq + Debug>(folder: &str, part: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(folder);
    let mut compared = 0;
    for file in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        if path.to_string_lossy().contains(part) {
            assert_eq!(read::<T>(&text).unwrap_or_else(|fault| panic!("{path:?}: {fault}")), theirs(&text), "{path:?}");
            compared += 1;
        }
    }
    assert!(compared > 0, "{folder:?}");
}

#[test]
fn files_say_what_ron_says() {
    both::<Vec<DeckbuildingCard>>("deckbuilding", ".ron");
    both::<Lesson>("lessons", ".ron");
    both::<Vec<Puzzle>>("puzzles", ".ron");
    both::<Vec<Entry>>("rules", ".ron");
    both::<Vec<WorthRow>>("packs", "worth");
    for set in ["jtl", "lof", "sec", "shd", "sor", "twi"] {
        both::<Recipe>("packs", set);
    }
    for profile in ["all-sets", "eternal", "open", "premier", "tr13"] {
        both::<Profile>("formats", profile);
    }
}

#[test]
fn settings_that_were_written_are_read() {
    let settings = Settings::default();
    let pretty = ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::default()).expect("plain data");
    assert_eq!(read::<Settings>(&pretty), Ok(settings));
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Every {
    text: String,
    maybe: Option<String>,
    small: i8,
    large: u64,
    below: i64,
    share: f64,
    many: Vec<Sort>,
    named: BTreeMap<String, Vec<u16>>,
    counted: BTreeMap<u32, Option<bool>>,
    pair: (u8, bool),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Sort {
    Plain,
    One(String),
    Two(u32, i32),
    Fields { left: Option<u8>, right: String },
}

fn sort() -> impl Strategy<Value = Sort> {
    prop_oneof![
        Just(Sort::Plain),
        ".*".prop_map(Sort::One),
        any::<(u32, i32)>().prop_map(|(one, two)| Sort::Two(one, two)),
        (any::<Option<u8>>(), ".*").prop_map(|(left, right)| Sort::Fields { left, right }),
    ]
}

prop_compose! {
    fn every()(
        text in ".*",
        maybe in proptest::option::of(".*"),
        (small, large, below) in any::<(i8, u64, i64)>(),
        share in -1.0e6..1.0e6,
        many in proptest::collection::vec(sort(), 0..4),
        named in proptest::collection::btree_map(".*", any::<Vec<u16>>(), 0..3),
        counted in proptest::collection::btree_map(any::<u32>(), any::<Option<bool>>(), 0..3),
        pair in any::<(u8, bool)>(),
    ) -> Every {
        Every { text, maybe, small, large, below, share, many, named, counted, pair }
    }
}

proptest! {
    #[test]
    fn whatever_ron_writes_is_read(every in every()) {
        let short = ron::to_string(&every).expect("plain data");
        prop_assert_eq!(read::<Every>(&short), Ok(every.clone()), "{}", short);
        let pretty = ron::ser::to_string_pretty(&every, ron::ser::PrettyConfig::default()).expect("plain data");
        prop_assert_eq!(read::<Every>(&pretty), Ok(every), "{}", pretty);
    }

    #[test]
    fn no_text_ends_it(text in "[(\\[{\"a-c:,)\\]}0-9'. #!r\n/*]{0,60}") {
        // Only that it answers: most of these texts are faulty.
        drop(read::<BTreeMap<String, Vec<Sort>>>(&text));
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let said = |text: &str| read::<BTreeMap<String, Vec<u8>>>(text).map_err(|fault: Fault| fault.to_string());
    assert_eq!(
        said("#![enable(implicit_some)]\n{\"a\": [1, 0x2, 3], // two\n}"),
        Ok(BTreeMap::from([("a".into(), vec![1, 2, 3])]))
    );
    let faults = [
        ("", "line 1, column 1: expected opening `{`"),
        ("{\"a\" [1]}", "line 1, column 6: expected colon"),
        ("{\"a\": [1]: [2]}", "line 1, column 10: unexpected colon"),
        ("{\n  \"a\": [1 2]}", "line 2, column 11: expected comma"),
        ("{\"a\": [1}", "line 1, column 9: this bracket closes none that is open"),
        ("{\"a\": [1]", "line 1, column 10: unexpected end"),
        ("{\"a\": [1]} {}", "line 1, column 12: expected comma"),
        ("{\"a\": [300]}", "line 1, column 8: expected u8 but found integer `300`"),
        ("{\"a\": [99999999999999999999]}", "line 1, column 8: expected integer"),
        ("{\"ä\": [1],\n \"b\": 2}", "line 2, column 7: expected opening `[`"),
        ("{\"a\n\": [1]}", "line 1, column 2: unexpected end"),
        ("#![enable(x)] [1]", "line 1, column 15: expected opening `{`"),
    ];
    for (text, fault) in faults {
        assert_eq!(said(text), Err(fault.to_owned()), "{text}");
    }
}
