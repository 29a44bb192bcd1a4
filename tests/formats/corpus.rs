//! The reference collection of lists, if it is at hand: every list is judged as its metadata says.

use super::draft::{day, read, tr13};
use serde_json::Value;
use std::path::{Path, PathBuf};
use swu_decks::formats::{Format, Profile, Standing, Terms, Verdict, judge, to_melee, to_swudb};

fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/decks");
    if folder.is_dir() {
        return Some(folder);
    }
    println!("skipped: {} is not there", folder.display());
    None
}

fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read = |path: PathBuf| {
        (
            path.file_name().expect("a name").to_string_lossy().into_owned(),
            std::fs::read_to_string(&path).expect("text"),
        )
    };
    files.into_iter().filter(|path| path.extension().is_some_and(|extension| extension != "md")).map(read).collect()
}

/// Every list of the collection, in its order; empty if the collection is not at hand.
pub(super) fn texts() -> &'static [Vec<u8>] {
    static TEXTS: std::sync::LazyLock<Vec<Vec<u8>>> = std::sync::LazyLock::new(|| {
        let Some(folder) = folder() else { return Vec::new() };
        let parts = ["precon", "community", "community-2026", "test", "illegal", "samples"];
        parts.iter().flat_map(|part| files(&folder.join(part))).map(|(_, text)| text.into_bytes()).collect()
    });
    &TEXTS
}

fn words(value: &Value) -> Vec<String> {
    let mut words: Vec<String> =
        value.as_array().into_iter().flatten().filter_map(|word| word.as_str().map(str::to_owned)).collect();
    words.sort();
    words
}

fn verdict(text: &str, profile: &Profile, on: Option<&str>) -> Verdict {
    let metadata = &serde_json::from_str::<Value>(text).expect("JSON")["metadata"];
    let format: Format = metadata["format"].as_str().expect("a format").parse().expect("a known format");
    judge(&read(text), &Terms { day: on.map(day), ..Terms::of(format, profile) })
}

#[test]
fn lists_with_expectations_are_judged_as_expected() {
    let Some(folder) = folder() else { return };
    let files = files(&folder.join("illegal"));
    assert!(files.len() >= 20);
    for (name, text) in files {
        let metadata = &serde_json::from_str::<Value>(&text).expect("JSON")["metadata"];
        let profile = Profile::named(metadata["profile"].as_str().expect("a profile")).expect("a known profile");
        let on = ["day", "date", "today"].iter().find_map(|key| metadata[key].as_str());
        let verdict = verdict(&text, profile, on);
        assert_eq!(verdict.errors(), words(&metadata["expect"]), "{name}: {:?}", verdict.faults);
        assert_eq!(verdict.warnings(), words(&metadata["expect_warnings"]), "{name}: {:?}", verdict.faults);
    }
}

#[test]
fn legal_lists_are_legal_under_the_profile_of_their_sets() {
    let Some(folder) = folder() else { return };
    let mut judged = 0;
    for part in ["precon", "community", "community-2026", "test"] {
        for (name, text) in files(&folder.join(part)) {
            let later = ["\"JTL_", "\"LOF_", "\"SEC_", "\"IBH_", "\"LAW_", "\"TS26_", "\"ASH_"]
                .iter()
                .any(|set| text.contains(set));
            let now = verdict(&text, tr13(), None);
            match (later, name.starts_with("boba-command")) {
                (true, _) => {
                    assert!(now.errors().contains(&"E_SET"), "{name}");
                    let all = verdict(&text, Profile::named("all-sets").expect("embedded"), None);
                    assert_eq!((all.standing(), all.warnings()), (Standing::Legal, vec![]), "{name}: {:?}", all.faults);
                }
                (false, true) => {
                    assert_eq!(now.errors(), ["E_SUSPENDED"], "{name}");
                    assert_eq!(verdict(&text, tr13(), Some("2024-11-07")).errors(), [] as [&str; 0], "{name}");
                }
                (false, false) => {
                    assert_eq!((now.errors(), now.warnings()), (vec![], vec![]), "{name}: {:?}", now.faults)
                }
            }
            judged += 1;
        }
    }
    assert!(judged >= 60, "{judged} lists");
}

#[test]
fn one_deck_in_every_spelling_is_one_deck() {
    let Some(folder) = folder() else { return };
    let (_, original) =
        files(&folder.join("community")).into_iter().find(|(name, _)| name.starts_with("han-cunning")).expect("there");
    let original = read(&original).by_identity();
    let twin_suns = std::fs::read_to_string(folder.join("samples/swudb-twinsuns.json")).expect("text");
    for (name, text) in files(&folder.join("samples")) {
        let list = read(&text);
        assert_eq!(list.faults, [], "{name}");
        let mut expected = if name.contains("twinsuns") { read(&twin_suns).by_identity() } else { original.clone() };
        if name == "sw-unlimited-db.json" || name == "swu-db.csv" {
            expected[3].clear();
        }
        assert_eq!(list.by_identity(), expected, "{name}");
    }
}

#[test]
fn every_list_survives_being_written_and_read() {
    let Some(folder) = folder() else { return };
    for part in ["precon", "community", "community-2026", "test", "illegal"] {
        for (name, text) in files(&folder.join(part)) {
            let list = read(&text);
            let json = read(&to_swudb(&list));
            assert_eq!((json.by_identity(), &json.pool), (list.by_identity(), &list.pool), "{name}");
            assert_eq!(to_swudb(&json), to_swudb(&list), "{name}");
            assert_eq!(read(&to_melee(&list)).by_identity(), list.by_identity(), "{name}");
        }
    }
}

#[test]
fn what_people_play_today_is_judged_by_todays_premier() {
    let Some(folder) = folder() else { return };
    let lists = files(&folder.join("community-2026"));
    assert!(lists.len() >= 15);
    let mut legal = 0;
    for (name, text) in lists {
        let list = read(&text);
        if Format::of_list(&list) == Format::TwinSuns {
            let terms = Terms::of(Format::TwinSuns, Profile::made_for(&list, Format::TwinSuns, None));
            assert_eq!(judge(&list, &terms).standing(), Standing::Legal, "{name}");
            continue;
        }
        let terms = Terms::of(Format::Premier, Profile::made_for(&list, Format::Premier, None));
        let verdict = judge(&list, &terms);
        assert_eq!(terms.profile.name, "premier", "{name}");
        if verdict.standing() == Standing::Legal {
            legal += 1;
        } else {
            // Some contain a card of the first block, which has rotated out.
            assert_eq!(verdict.errors(), ["E_SET"], "{name}: {verdict:?}");
            assert_eq!(Profile::legal_in(&list, &terms), ["eternal", "open", "all-sets"], "{name}");
        }
    }
    assert!(legal >= 12, "{legal} are legal");
}
