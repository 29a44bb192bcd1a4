//! The laboratory: through the program, and the formulas behind its figures.

use crate::cli::support::{program, refused, run, write};
use serde_json::Value;
use std::path::Path;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::import;
use swu_lab::entrant::Entrant;
use swu_lab::field::{FIELD, events};
use swu_lab::odds::{drawn_by, solitaire};
use swu_lab::score::{Difference, Share};

/// Games of a file without what may differ between two runs.
fn games(folder: &Path, name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(folder.join(name)).expect("a file of games");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let mut games: Vec<Value> = lines.filter(|line| line["line"] == "game").collect();
    for game in &mut games {
        game.as_object_mut().expect("an object").remove("cpu_ms");
    }
    games
}

#[test]
fn any_cut_of_a_run_gives_the_same_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = ["lab", "sor-luke", "sor-vader", "--games", "12", "--out", "whole.jsonl"];
    assert_eq!(run(folder.path(), &whole).code, 0);
    for part in ["1/3", "2/3", "3/3"] {
        let name = format!("part{}.jsonl", &part[..1]);
        // The decks are named the other way round: it is the same pairing.
        let cut = ["lab", "sor-vader", "sor-luke", "--games", "12", "--threads", "1", "--shard", part, "--out", &name];
        assert_eq!(run(folder.path(), &cut).code, 0);
    }
    let parts = ["part3.jsonl", "part1.jsonl", "part2.jsonl", "part1.jsonl"];
    let merge = [&["lab", "merge"][..], &parts, &["--out", "merged.jsonl"]].concat();
    let merged = run(folder.path(), &merge);
    assert_eq!(merged.code, 0, "{}", merged.err);
    assert!(merged.out.contains("of 12 games"), "doubles are dropped: {}", merged.out);
    let mut all = games(folder.path(), "whole.jsonl");
    all.sort_by_key(|game| game["game"].as_u64());
    assert_eq!(games(folder.path(), "merged.jsonl"), all);
    let checked = run(folder.path(), &["lab", "check", "merged.jsonl", "--lines", "3"]);
    assert_eq!((checked.code, checked.out.as_str()), (0, "3 of 12 games were played again; 0 ended otherwise.\n"));
}

#[test]
fn an_interrupted_run_goes_on_without_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let command = ["lab", "sor-luke", "sor-vader", "--games", "8", "--out", "run.jsonl"];
    assert_eq!(run(folder.path(), &command).code, 0);
    let (whole, path) = (games(folder.path(), "run.jsonl"), folder.path().join("run.jsonl"));
    let text = std::fs::read_to_string(&path).expect("the file");
    let cut = text.len() * 2 / 3;
    assert!(!text[..cut].ends_with('\n'), "it is cut off in the middle of a line");
    write(folder.path(), "run.jsonl", &text[..cut]);
    assert_eq!(run(folder.path(), &command).code, 0);
    assert_eq!(games(folder.path(), "run.jsonl"), whole);
    let again = run(folder.path(), &command);
    assert!(again.out.contains("of 8 games"), "{}", again.out);
    assert_eq!(games(folder.path(), "run.jsonl"), whole, "nothing is played twice");
}

#[test]
fn lines_that_do_not_belong_together_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = |more: &[&str], name: &str| {
        let command = [&["lab", "sor-luke", "sor-vader", "--games", "2", "--out", name], more].concat();
        assert_eq!(run(folder.path(), &command).code, 0);
    };
    play(&[], "one.jsonl");
    play(&["--level", "rookie"], "rookie.jsonl");
    play(&["--seed", "2"], "seed.jsonl");
    let (code, said) = refused(folder.path(), &["lab", "merge", "one.jsonl", "rookie.jsonl"]);
    assert_eq!(code, 2);
    assert!(said.contains("rookie.jsonl: line 3 was played under other conditions (level)"), "{said}");
    assert!(refused(folder.path(), &["lab", "merge", "one.jsonl", "seed.jsonl"]).1.contains("(seed)"));
    let (code, said) =
        refused(folder.path(), &["lab", "sor-luke", "sor-vader", "--games", "4", "--seed", "9", "--out", "one.jsonl"]);
    assert_eq!(code, 2);
    assert!(said.contains("another seed"), "{said}");
    let forged = std::fs::read_to_string(folder.path().join("one.jsonl")).expect("the file");
    let forged = forged.replacen("\"rounds\":", "\"rounds\":1", 1);
    write(folder.path(), "forged.jsonl", &forged);
    assert!(refused(folder.path(), &["lab", "merge", "one.jsonl", "forged.jsonl"]).1.contains("ended otherwise"));
    let (code, said) = refused(folder.path(), &["lab", "check", "forged.jsonl"]);
    assert_eq!(code, 1);
    assert!(said.contains("1 ended otherwise"), "{said}");
    write(folder.path(), "torn.jsonl", "{\"line\":\"game\"\n");
    assert!(refused(folder.path(), &["lab", "merge", "torn.jsonl"]).1.contains("torn.jsonl: line 1:"));
}

#[test]
fn a_change_is_measured_on_the_same_luck() {
    let folder = tempfile::tempdir().expect("a folder");
    let command =
        ["lab", "sor-luke", "sor-vader", "--games", "6", "--change", "-3 SOR_236 +3 SOR_049", "--out", "run.jsonl"];
    let ran = run(folder.path(), &command);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("sor-luke -3 SOR_236 +3 SOR_049, against sor-vader on the same luck: "), "{}", ran.out);
    let games = games(folder.path(), "run.jsonl");
    assert_eq!(games.len(), 12);
    assert!(games.iter().all(|game| game["luck"] == games[0]["luck"]));
    for (change, why) in [
        ("-4 SOR_236", "the deck holds 3 copies of SOR_236, not 4"),
        ("+1 XYZ_001", "there is no playable card XYZ_001"),
        ("2 SOR_236", "a change is said as"),
        ("", "the change is empty"),
    ] {
        let (code, said) = refused(folder.path(), &["lab", "sor-luke", "sor-vader", "--change", change]);
        assert_eq!(code, 2, "{change}");
        assert!(said.contains(why), "{change}: {said}");
    }
}

#[test]
fn a_folder_is_a_field_and_its_figures_are_told_in_three_ways() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, list) in [
        ("field/luke.json", include_str!("../decks/sor-luke.json")),
        ("field/vader.json", include_str!("../decks/sor-vader.json")),
        ("field/bossk.json", include_str!("../decks/shd-bossk.json")),
    ] {
        write(folder.path(), name, list);
    }
    let told = |more: &[&str]| {
        let ran = run(folder.path(), &[&["lab", "field", "--games", "2"], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let text = told(&[]);
    assert!(text.starts_with("If both sides play like sensible (seed 1), with bounds of 95 %:"), "{text}");
    assert!(text.contains("luke against vader: ") && text.contains("  1 bossk"), "{text}");
    let csv = told(&["--format", "csv"]);
    assert_eq!(csv.lines().count(), 4, "{csv}");
    assert!(csv.lines().all(|line| line.split(',').count() == 11), "{csv}");
    let json: Value = serde_json::from_str(&told(&["--format", "json"])).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(3));
    let gauntlet = told(&["--gauntlet", "--format", "csv"]);
    assert!(gauntlet.lines().skip(1).all(|line| line.starts_with("\"bossk\",")), "{gauntlet}");
    assert!(refused(folder.path(), &["lab", "sor-luke"]).1.contains("at least two decks"));
    assert!(refused(folder.path(), &["lab", "sor-luke", "nowhere.json"]).1.contains("nowhere.json"));
}

#[test]
fn the_field_is_there_and_its_real_results_are_told_beside_the_figures() {
    let book = crate::rules::support::book();
    for listed in FIELD {
        let list = import(listed.json.as_bytes(), Catalogue::embedded()).expect("a list of the field is understood");
        Entrant::of(&book, listed.key, &list).expect("a list of the field can be dealt");
    }
    let events = events().expect("results are well written");
    let known = |key: &str| FIELD.iter().any(|listed| listed.key == key);
    assert!(
        events.iter().flat_map(|event| &event.won).all(|(one, other, won)| known(one) && known(other) && *won <= 100)
    );
    assert_eq!(events[0].share("maul", "krennic-blue"), Some(0.56));
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "krennic-blue.json", include_str!("../decks/field/krennic-blue.json"));
    write(folder.path(), "maul.json", include_str!("../decks/field/maul.json"));
    let ran = run(folder.path(), &["lab", "krennic-blue.json", "maul.json", "--games", "2"]);
    assert!(ran.out.contains("such lists won 44 % of their matches"), "{}", ran.out);
}

/// The commands of the manual, if their programs are installed.
#[test]
fn schedulers_cut_a_run_as_the_manual_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let part = format!("{} lab sor-luke sor-vader --games 8 --threads 1 --shard {{}}/4 --out", program());
    for (scheduler, command) in [
        ("xargs", format!("seq 4 | xargs -P 2 -I{{}} {part} xargs{{}}.jsonl")),
        ("parallel", format!("parallel {part} parallel{{}}.jsonl ::: $(seq 4)")),
    ] {
        let there = std::process::Command::new("sh").args(["-c", &format!("command -v {scheduler}")]).output();
        if !there.is_ok_and(|found| found.status.success()) {
            println!("skipped: {scheduler} is not installed");
            continue;
        }
        let ran = std::process::Command::new("sh").args(["-c", &command]).current_dir(folder.path()).output();
        assert!(ran.expect("a shell").status.success(), "{command}");
        let parts: Vec<String> = (1..=4).map(|part| format!("{scheduler}{part}.jsonl")).collect();
        let names: Vec<&str> = ["lab", "merge"].into_iter().chain(parts.iter().map(String::as_str)).collect();
        let merged = run(folder.path(), &names);
        assert!(merged.out.contains("of 8 games"), "{}{}", merged.out, merged.err);
    }
}

#[test]
fn odds_of_a_list_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["deck", "odds", "sor-luke", "--against", "sor-vader", "--hands", "20"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    // Three copies in 50 cards, six of them seen: 1 - (44*43*42)/(50*49*48).
    assert!(ran.out.contains("of 3                32 %"), "{}", ran.out);
    assert!(ran.out.contains("keeps against sor-vader"), "{}", ran.out);
    let json = run(folder.path(), &["deck", "odds", "sor-luke", "--hands", "4", "--json"]);
    let value: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(value["cards"], 50);
    assert_eq!(value["kept"][0]["of"], 4);
}

#[test]
fn chances_to_draw_are_those_of_the_urn() {
    assert!((drawn_by(3, 50, 1) - (1.0 - 44.0 * 43.0 * 42.0 / (50.0 * 49.0 * 48.0))).abs() < 1e-12);
    assert!((drawn_by(1, 50, 3) - 0.2).abs() < 1e-12);
    assert!(drawn_by(0, 50, 7).abs() < 1e-12);
    assert!((drawn_by(50, 50, 1) - 1.0).abs() < 1e-12);
}

#[test]
fn hands_played_alone_spend_what_they_can() {
    // Only cards that cost 1: everything is spent until the hand is empty.
    let cheap = solitaire(&[1; 50], 100, 1);
    assert!((cheap.spent_all[0] - 1.0).abs() < 1e-12 && (cheap.spent_all[1] - 1.0).abs() < 1e-12);
    assert!(cheap.on_curve[0].abs() < 1e-12, "no card costs two");
    // Cards that nobody can ever pay for: nothing is spent.
    let dear = solitaire(&[30; 50], 100, 1);
    assert!((dear.idle[6] - 1.0).abs() < 1e-12 && dear.used[6].abs() < 1e-12);
    assert_eq!(solitaire(&[1, 2, 3, 4, 5, 6, 7, 8], 50, 3), solitaire(&[1, 2, 3, 4, 5, 6, 7, 8], 50, 3));
}

#[test]
fn bounds_hold_what_was_counted_and_shrink_with_more_of_it() {
    let few = Share::of(&[1.0, 1.0, 0.0]).expect("scores");
    let many = Share::of(&[1.0, 1.0, 0.0].repeat(100)).expect("scores");
    assert!(few.low < few.mean && few.mean < few.high && few.told().is_none());
    assert!(many.low > 0.6 && many.high < 0.73 && many.told() == Some(true));
    assert_eq!(Share::of(&[]), None);
    let sure = Share::of(&[1.0; 4]).expect("scores");
    assert!(sure.low < 0.8, "four wins are no certainty: {sure:?}");
    let same = Difference::of(&[(1.0, 1.0), (0.0, 0.0), (0.5, 0.5)]).expect("pairs");
    assert!(same.low < 0.0 && same.high > 0.0);
    let better = Difference::of(&[(0.0, 1.0); 200]).expect("pairs");
    assert!(better.low > 0.9, "{better:?}");
}

/// Bounds of 95 % contain the true value in about 95 of 100 runs.
#[test]
fn bounds_are_as_wide_as_they_say() {
    let mut chance = seats::chance::Chance::new(5);
    let held = (0..2_000)
        .filter(|_| {
            let scores: Vec<f64> = (0..60).map(|_| if chance.below(100) < 37 { 1.0 } else { 0.0 }).collect();
            let share = Share::of(&scores).expect("scores");
            (share.low..=share.high).contains(&0.37)
        })
        .count();
    assert!((1_860..=1_960).contains(&held), "{held} of 2,000");
}
