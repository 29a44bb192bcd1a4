//! Lines as the journal of a pod, correctly sealed: refused with the line, or a pod that can be continued.

use super::journal;
use serde_json::{Value, json};
use std::path::Path;
use storage::pod_file::PodFile;
use swu_decks::limited::{Pod, PodKind, PodOptions, PodSeat, PodSetup};
use tempfile::TempDir;

const MAGIC: &str = "cantina pod 1\n";

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// Opens the bytes as a journal, and as the contents of one.
pub(crate) fn run(data: &[u8]) {
    FOLDER.with(|home| {
        let path = home.path().join("fuzz.pod");
        open(&path, data);
        if let Some(forged) = journal::forge(MAGIC, data) {
            open(&path, &forged);
        }
    });
}

fn open(path: &Path, bytes: &[u8]) {
    let look = |path: &Path| PodFile::read(path).map(|read| read.pod).map_err(|why| why.to_string());
    let open = |path: &Path| PodFile::open(path).map(|(_, opened)| opened.pod).map_err(|why| why.to_string());
    journal::open(path, bytes, look, open, go_on);
}

/// Whatever was read can be continued to its end.
fn go_on(mut pod: Pod) {
    pod.settle();
    while let Some(choice) = pod.awaits().into_iter().next() {
        assert!(pod.sight(choice.seat).is_some());
        pod.answer(choice.seat, 0).expect("there is always something to take");
    }
}

/// The contents of the journals of some pods.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    vec![contents(PodKind::Draft, 3, 6), contents(PodKind::Sealed, 2, 0)]
}

fn contents(kind: PodKind, count: usize, picks: usize) -> Vec<u8> {
    let seats = (0..count).map(|seat| PodSeat { name: format!("P{seat}"), bot: seat > 0 }).collect();
    let options = PodOptions { ahead: true, shuffle_seats: false };
    let setup = PodSetup { kind, sets: vec!["SOR".into(); kind.boosters()], seats, seed: 7, options };
    let mut pod = Pod::begin(setup.clone()).expect("a pod");
    for _ in 0..picks {
        pod.answer(0, 0).expect("it is asked");
    }
    let zeros = "0".repeat(64);
    let header = json!({"setup": setup, "facts": {}, "secret": {"salt": zeros, "seed": zeros}, "commitment": zeros,
                        "made": 1, "program": "0"});
    let records = pod.records().iter().map(|record| json!(record));
    let lines: Vec<String> = std::iter::once(header).chain(records).map(|line: Value| line.to_string()).collect();
    lines.join("\n").into_bytes()
}
