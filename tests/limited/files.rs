//! `NAME.pod` on disk, and boosters from a shell.

use super::support::{list, seats};
use crate::cli::support::{refused, run};
use crate::protocol::support::Client;
use serde_json::{Value, json};
use shell::desk::create_pod;
use std::fs;
use std::path::Path;
use storage::pod_file::PodFile;
use swu_decks::limited::{Pod, PodKind, PodOptions, PodSeat, PodSetup, Stage};

fn setup() -> PodSetup {
    let named = seats(3, &[1, 2]);
    let seats = list(&named)
        .iter()
        .map(|seat| PodSeat { name: seat["name"].as_str().expect("a name").to_owned(), bot: seat["bot"] == true });
    let (sets, options) = (vec!["SOR".to_owned(); 3], PodOptions { ahead: true, shuffle_seats: false });
    PodSetup { kind: PodKind::Draft, sets, seats: seats.collect(), seed: 77, options }
}

/// Drafts for this many picks of the person, each on disk before the next.
fn drafted(path: &Path, picks: usize) -> Pod {
    let (mut file, _) = create_pod(path, setup()).expect("it can be made");
    let mut pod = Pod::begin(setup()).expect("it can be played");
    file.append(pod.records()).expect("it can be written");
    for _ in 0..picks {
        let done = if pod.stage() == Stage::Build { break } else { pod.answer(0, 0).expect("it is asked") };
        file.append(&done).expect("it can be written");
    }
    pod
}

#[test]
fn a_pod_is_read_as_it_was_left() {
    let home = tempfile::tempdir().expect("a folder");
    for picks in [0, 1, 7, 60] {
        let path = home.path().join(format!("{picks}.pod"));
        let pod = drafted(&path, picks);
        let (_file, opened) = PodFile::open(&path).expect("it can be opened");
        assert_eq!(opened.pod, pod);
        assert!(opened.header.is_as_promised());
        let mut other = opened.header.clone();
        other.setup.seed += 1;
        assert!(!other.is_as_promised(), "Z-6");
    }
}

#[test]
fn cut_anywhere_it_is_its_beginning_and_changed_anywhere_it_is_refused() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.pod");
    let pod = drafted(&path, 4);
    let whole = fs::read(&path).expect("it is there");
    for end in (0..whole.len()).step_by(97) {
        fs::write(&path, &whole[..end]).expect("it can be written");
        if let Ok(opened) = PodFile::read(&path) {
            let records = opened.pod.records();
            assert_eq!(records, &pod.records()[..records.len()]);
        }
    }
    for place in (30..whole.len() - 200).step_by(101) {
        let mut damaged = whole.clone();
        damaged[place] ^= 4;
        fs::write(&path, &damaged).expect("it can be written");
        assert!(PodFile::read(&path).is_err());
        assert_eq!(fs::read(&path).expect("it is there"), damaged);
    }
}

#[test]
fn from_a_shell_a_pod_is_sealed_until_its_last_pick() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    drafted(&folder.join("half.pod"), 20);
    assert_eq!(run(folder, &["pod", "show", "half.pod"]).code, 0);
    for word in ["log", "export", "verify"] {
        let (code, said) = refused(folder, &["pod", word, "half.pod"]);
        assert_eq!(code, 1, "{said}");
    }
    let mut pod = drafted(&folder.join("whole.pod"), 60);
    for word in ["log", "export", "verify"] {
        let (code, said) = refused(folder, &["pod", word, "whole.pod"]);
        assert_eq!(code, 1, "all of it is sealed until everybody is done: {said}");
    }
    let done = pod.all_done().expect("it is built");
    PodFile::open(&folder.join("whole.pod")).expect("it can be opened").0.append(&done).expect("it can be written");
    for word in ["show", "log", "export", "verify"] {
        let ran = run(folder, &["pod", word, "whole.pod", "--json"]);
        assert_eq!(ran.code, 0, "{word}: {}", ran.err);
        let told: Value = serde_json::from_str(&ran.out).expect("it is JSON");
        assert_eq!(told["ok"], true);
        assert_eq!(run(folder, &["pod", word, "whole.pod"]).code, 0);
    }
    let log: Value = serde_json::from_str(&run(folder, &["pod", "log", "whole.pod", "--json"]).out).expect("JSON");
    assert_eq!(list(&log["picks"]).len(), 135);
    assert!(list(&log["picks"]).iter().any(|pick| !list(&pick["wheeled"]).is_empty()));
    assert_eq!(refused(folder, &["pod", "show", "none.pod"]).0, 2);
}

#[test]
fn boosters_from_a_shell() {
    let home = tempfile::tempdir().expect("a folder");
    let ran = run(home.path(), &["pack", "sor", "--count", "2", "--seed", "7"]);
    assert_eq!((ran.code, ran.out.matches("Booster").count()), (0, 2));
    let json = run(home.path(), &["pack", "SOR", "--count", "2", "--seed", "7", "--json"]);
    let told: Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(list(&told["packs"][1]["cards"]).len(), 16);
    assert_eq!(refused(home.path(), &["pack", "XYZ"]).0, 2);
}

#[test]
fn a_save_with_any_letter_changed_is_refused() {
    let mut client = Client::new();
    client.must(json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": seats(2, &[1]), "seed": 5}));
    client.must(json!({"do": "pod-pick", "seat": 0, "option": 0}));
    let save = client.must(json!({"do": "pod-save"}))["save"].as_str().expect("a text").to_owned();
    for place in (0..save.len()).step_by(3) {
        let mut changed = save.clone();
        let other = if &save[place..=place] == "Q" { "g" } else { "Q" };
        changed.replace_range(place..=place, other);
        let answer = client.ask(&json!({"do": "pod-load", "save": changed}));
        assert_eq!(answer["error"]["code"], "bad-save", "letter {place}: {answer}");
    }
    assert_eq!(client.must(json!({"do": "pod-save"}))["save"], save, "and nothing has changed");
}
