//! `cantina deck`: what it prints and how it ends.

use super::draft::{Draft, day, tr13};
use cli::deck::{Check, Target, check, convert};
use std::io::Write;
use std::process::{Command, Output, Stdio};
use swu_decks::formats::{Format, samples};

fn request(list: &str) -> Check<'_> {
    Check {
        name: "list",
        list: list.as_bytes(),
        pool: None,
        format: Format::Premier,
        profile: tr13(),
        day: None,
        json: false,
    }
}

#[test]
fn a_legal_list_ends_with_0() {
    let outcome = check(&request(samples()[0].json), &|_| true);
    assert_eq!(outcome.output, "list: legal for Premier by tr13; SWUDB JSON, deck 50, sideboard 0\n");
    assert_eq!((outcome.errors.as_str(), outcome.exit), ("", 0));
}

#[test]
fn an_illegal_list_ends_with_1_and_says_everything() {
    let list = Draft::sized(49, 3).leaders(&[]).json();
    let outcome = check(&request(&list), &|_| true);
    let expected = "E_LEADER_COUNT a Premier list has exactly one leader; this one has none [D-1]\n\
        E_DECK_MIN the deck has 49 cards; Premier needs at least 50 [D-2]\n\
        list: illegal for Premier by tr13; SWUDB JSON, deck 49, sideboard 0; 2 faults\n";
    assert_eq!((outcome.output.as_str(), outcome.exit), (expected, 1));
}

#[test]
fn an_unusable_list_ends_with_2() {
    let outcome = check(&request("{\"deck\": 7}"), &|_| true);
    let expected =
        "1:10 E_SHAPE `deck` is a list of rows, not a number [D-14]\nlist: unusable: the list could not be read\n";
    assert_eq!((outcome.output.as_str(), outcome.exit), (expected, 2));
    assert_eq!(check(&request(&Draft::premier().with("SOR_999", 1).json()), &|_| true).exit, 2);
    let pool = Check { pool: Some(b"{}"), format: Format::Limited, ..request(samples()[0].json) };
    assert!(check(&pool, &|_| true).output.ends_with("list: unusable: the pool could not be read\n"));
}

#[test]
fn json_says_the_same_for_programs() {
    let list = Draft::premier().with("SOR_179", 4).json();
    let outcome =
        check(&Check { json: true, day: Some(day("2024-11-08")), ..request(&list) }, &|card| card.id != "SOR_024");
    let value: serde_json::Value = serde_json::from_str(&outcome.output).expect("JSON");
    assert_eq!((value["verdict"].as_str(), value["playable"].as_bool()), (Some("illegal"), Some(false)));
    assert_eq!(
        (value["format"].as_str(), value["profile"].as_str(), value["day"].as_str()),
        (Some("premier"), Some("tr13"), Some("2024-11-08"))
    );
    assert_eq!((value["cards"]["deck"].as_u64(), value["source"].as_str()), (Some(54), Some("json")));
    let fault = &value["faults"][0];
    assert_eq!(
        (fault["code"].as_str(), fault["severity"].as_str(), fault["rule"].as_str()),
        (Some("E_COPIES"), Some("illegal"), Some("D-4"))
    );
    assert_eq!((fault["section"].as_str(), fault["cards"][0]["id"].as_str()), (Some("deck"), Some("SOR_179")));
    assert!(fault["place"]["line"].as_u64().is_some());
    assert_eq!(value["faults"][1]["code"].as_str(), Some("W_NOT_PLAYABLE_YET"));
    let broken = check(&Check { json: true, ..request("{") }, &|_| true);
    let value: serde_json::Value = serde_json::from_str(&broken.output).expect("JSON");
    assert_eq!(
        (value["verdict"].as_str(), value["faults"][0]["code"].as_str(), broken.exit),
        (Some("unusable"), Some("E_JSON"), 2)
    );
}

#[test]
fn convert_writes_the_other_kind_or_nothing() {
    let melee = convert(samples()[0].json.as_bytes(), "list", Target::Melee);
    assert!(melee.output.starts_with("Leaders\n1 | Luke Skywalker | Faithful Friend\n"));
    assert_eq!(melee.exit, 0);
    let back = convert(melee.output.as_bytes(), "list", Target::Swudb);
    assert_eq!(back.output.replace("  \"leader\"", "x"), samples_without_metadata().replace("  \"leader\"", "x"));
    let faulty = convert(b"Deck\n1 Nobody\n", "list", Target::Swudb);
    assert_eq!((faulty.output.as_str(), faulty.exit), ("", 2));
    assert!(faulty.errors.starts_with("list: 2:1 E_UNKNOWN "), "{}", faulty.errors);
}

fn samples_without_metadata() -> String {
    let mut list = super::draft::read(samples()[0].json);
    (list.name, list.author) = (None, None);
    swu_decks::formats::to_swudb(&list)
}

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[test]
fn the_program_reads_files_and_the_standard_input() {
    let out = run(&["deck", "check", "-", "--format", "premier"], samples()[1].json);
    assert_eq!(out.status.code(), Some(0));
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!(text, "standard input: legal for Premier by tr13; SWUDB JSON, deck 50, sideboard 0\n");
    let later = run(&["deck", "check", "-", "--format", "friendly"], &Draft::premier().with("SHD_083", 1).json());
    let text = String::from_utf8_lossy(&later.stdout).into_owned();
    assert!(!text.contains("SHD_083"), "a reprint of a card that can be played: {text}");
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.to_string_lossy().into_owned()
    };
    let list = write("list.json", &Draft::twin_suns().json());
    assert_eq!(run(&["deck", "check", &list, "--format", "twin-suns"], "").status.code(), Some(0));
    assert_eq!(
        run(&["deck", "check", &list, "--format", "twin-suns", "--profile", "tr13-jtl"], "").status.code(),
        Some(1)
    );
    let own = write(
        "own.ron",
        &include_str!("../../assets/formats/tr13.ron").replace("deck: 50, copies", "deck: 60, copies"),
    );
    assert_eq!(run(&["deck", "check", &list, "--format", "twin-suns", "--profile", &own], "").status.code(), Some(1));
    let pool = write("pool.csv", "Set,CardNumber,Count\nSOR,14,1\n");
    assert_eq!(run(&["deck", "check", &list, "--format", "limited", "--pool", &pool], "").status.code(), Some(1));
    assert_eq!(run(&["deck", "convert", &list, "--to", "melee"], "").status.code(), Some(0));
}

#[test]
fn what_cannot_be_read_is_named_and_ends_with_2() {
    for (arguments, part) in [
        (vec!["deck", "check", "/no/such/file", "--format", "premier"], "cannot read /no/such/file: "),
        (vec!["deck", "check", "-", "--format", "premier", "--profile", "tr99"], "there is no profile `tr99`"),
        (vec!["deck", "check", "-", "--format", "limited", "--pool", "-"], "only one of list and pool"),
        (vec!["deck", "check", "-", "--format", "vintage"], "`vintage` is not a format"),
        (vec!["deck", "check", "-", "--format", "premier", "--day", "tomorrow"], "`tomorrow` is not a day"),
        (vec!["deck", "convert", "/no/such/file", "--to", "melee"], "cannot read /no/such/file: "),
    ] {
        let out = run(&arguments, samples()[0].json);
        let errors = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{arguments:?}");
        assert!(errors.contains(part), "{arguments:?}: {errors}");
    }
    let large = run(&["deck", "check", "-", "--format", "premier"], &" ".repeat(1_100_000));
    assert_eq!(large.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&large.stderr).contains("is larger than 1000000 bytes"));
}

#[test]
fn a_trilogy_is_judged_deck_by_deck_and_together() {
    let keys: Vec<&str> = samples().iter().take(3).map(|sample| sample.key).collect();
    let output = run(&[&["deck", "trilogy"], &keys[..], &["--profile", "eternal"]].concat(), "");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains(" in the three decks; at most 3 together [46.5]"), "{text}");
    assert!(text.ends_with("three decks: illegal for Trilogy by eternal\n"), "{text}");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(run(&["deck", "trilogy", "one", "two", "three"], "").status.code(), Some(2));
}
