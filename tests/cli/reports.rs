//! Reports of games: one file that is read and replayed, with nothing hidden in it unless it is asked for.

use super::support::{refused, run, run_with};
use std::path::Path;
use swu_cards::library::Library;

const BEGIN: [&str; 9] =
    ["play", "--deck", "sor-luke", "--deck", "sor-vader", "--name", "Wilhelmina", "--name", "Bartholomew"];

/// The newest save.
fn save(folder: &Path) -> String {
    let saves = std::fs::read_dir(folder.join("saves")).expect("saves");
    let saves = saves.map(|entry| entry.expect("an entry").path());
    let mut saves: Vec<_> = saves.filter(|path| path.extension().is_some_and(|ending| ending == "cantina")).collect();
    saves.sort();
    saves.pop().expect("a save").display().to_string()
}

/// A finished game of two bots.
fn finished(folder: &Path) -> String {
    assert_eq!(run(folder, &[&BEGIN[..], &["--bot", "1=random", "--bot", "2=random"]].concat()).code, 0);
    save(folder)
}

/// The titles of all cards that both decks hold beside their leaders and bases.
fn deck_titles() -> Vec<String> {
    let library = Library::embedded();
    let samples = ["sor-luke", "sor-vader"].map(|key| swu_cards::samples::sample(key).expect("a sample").json);
    let ids = samples.iter().flat_map(|json| {
        let list: serde_json::Value = serde_json::from_str(json).expect("a list");
        let rows = list["deck"].as_array().expect("rows").clone();
        rows.into_iter().map(|row| row["id"].as_str().expect("an id").to_owned())
    });
    ids.filter_map(|id| Some(library.card(library.index(&id)?).title.clone())).collect()
}

#[test]
fn a_report_of_a_beginning_names_no_card_of_a_deck_and_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(run_with(folder.path(), &[&["--plain"], &BEGIN[..]].concat(), "").code, 0);
    let ran = run(folder.path(), &["report", &save(folder.path())]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in
        ["cantina report 1\n", "Program   cantina ", "cards ", "System    ", "Player 1, a person", "Stands    Setup"]
    {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    std::fs::write(folder.path().join("fault.report"), &ran.out).expect("it can be written");
    let replayed = run_with(folder.path(), &["--plain", "replay", "fault.report"], "open 1\nquit\n");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("Player 1: base"), "{}", replayed.out);
    let all = format!("{}{}", ran.out, replayed.out);
    let titles = deck_titles();
    assert!(titles.len() > 20);
    for hidden in titles.iter().map(String::as_str).chain(["Wilhelmina", "Bartholomew", "SOR_095"]) {
        assert!(!all.contains(hidden), "{hidden}");
    }
}

#[test]
fn a_report_replays_step_by_step_and_a_whole_one_like_the_save() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = finished(folder.path());
    assert_eq!(run(folder.path(), &["report", &file, "--out", "fault.report"]).code, 0);
    let text = std::fs::read_to_string(folder.path().join("fault.report")).expect("it is written");
    assert!(text.contains("What happened last\n") && text.contains("The table\n") && !text.contains("%%% save"));
    assert!(!text.contains("Wilhelmina"));
    let replayed = run_with(folder.path(), &["--plain", "replay", "fault.report"], "about 9\nquit\n");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("Player 2: base"), "{}", replayed.out);
    let (code, why) = refused(folder.path(), &["report", "fault.report", "--save"]);
    assert_eq!((code, why.as_str()), (2, "fault.report: no save is in it\n"));

    let whole = run(folder.path(), &["report", &file, "--hidden", "--names", "--out", "whole.report"]);
    assert_eq!(whole.code, 0, "{}", whole.err);
    let text = std::fs::read_to_string(folder.path().join("whole.report")).expect("it is written");
    assert!(text.contains("%%% save") && text.contains("Wilhelmina, the program at level random"), "{text}");
    let crlf = text.replace('\n', "\r\n");
    std::fs::write(folder.path().join("mailed.report"), crlf).expect("it can be written");
    for report in ["whole.report", "mailed.report"] {
        let eyes = run_with(folder.path(), &["--plain", "replay", report], "next\neyes Wilhelmina\nlook\nquit\n");
        assert_eq!(eyes.code, 0, "{}", eyes.err);
        assert!(eyes.out.contains("Wilhelmina's hand: "), "{}", eyes.out);
        assert_eq!(run(folder.path(), &["report", report, "--save", "--out", "again.cantina"]).code, 0);
        let again = std::fs::read(folder.path().join("again.cantina")).expect("it is written");
        assert_eq!(again, std::fs::read(&file).expect("it is there"), "the save as it was");
    }
}

/// A save that does not play back to its end is what reports are for.
#[test]
fn a_save_that_cannot_be_played_back_is_reported_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = finished(folder.path());
    let bytes = std::fs::read(&file).expect("it is there");
    let mut spoiled = bytes.clone();
    let middle = spoiled.len() / 2;
    spoiled[middle] ^= 1;
    std::fs::write(&file, &spoiled).expect("it can be written");
    let ran = run(folder.path(), &["report", &file, "--hidden", "--out", "fault.report"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(folder.path().join("fault.report")).expect("it is written");
    assert!(text.contains("Fault     ") && text.contains("is damaged at record"), "{text}");
    assert_eq!(run(folder.path(), &["report", "fault.report", "--save", "--out", "again.cantina"]).code, 0);
    assert_eq!(std::fs::read(folder.path().join("again.cantina")).expect("it is written"), spoiled);
}

#[test]
fn a_report_is_written_from_the_table_and_from_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let typed = "1\nreport\nquit\n";
    let ran = run_with(folder.path(), &[&["--plain"], &BEGIN[..], &["--bot", "1", "--bot", "2"]].concat(), typed);
    assert!(ran.out.contains("The report is in ") && ran.out.contains(".report"), "{}", ran.out);
    let ran = run_with(folder.path(), &["--plain"], "games\nreport 1\nback\nquit\n");
    assert!(ran.out.contains("The report is in "), "{}", ran.out);
    let logs = std::fs::read_dir(folder.path().join("logs")).expect("logs").count();
    assert_eq!(logs, 2);
}
