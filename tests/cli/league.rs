//! Bots against each other out of a file: everything is kept, and nothing that was changed passes for sound.

use super::support::{refused, run, write};
use serde_json::Value;

const PLAN: &str = r#"(
    players: [(name: "One", bot: "random"), (name: "Other", bot: "rookie")],
    decks: ["sor-luke", "sor-vader"],
)"#;

#[test]
fn every_pair_plays_from_both_seats_and_the_games_can_be_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "small.ron", PLAN);
    let ran = run(folder.path(), &["league", "small.ron"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().filter(|line| line.contains(": ") && line.contains(" - ")).count(), 4, "{}", ran.out);
    assert!(ran.out.contains(" of 4 won  One") && ran.out.contains(" of 4 won  Other"), "{}", ran.out);
    let file = folder.path().join("small.league/results.json");
    let text = std::fs::read_to_string(&file).expect("it is written");
    let results: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    let seats: Vec<&Value> = results.iter().map(|played| &played["players"]).collect();
    assert_eq!(seats.iter().filter(|players| players[0] == "One").count(), 2, "{text}");
    let checked = run(folder.path(), &["league", "small.ron", "--check"]);
    assert_eq!((checked.code, checked.out.as_str()), (0, "4 games, 4 of them sound.\n"));
    let save = folder.path().join("small.league").join(results[0]["save"].as_str().expect("a name"));
    assert_eq!(run(folder.path(), &["verify", save.to_str().expect("UTF-8")]).code, 0);

    let winner = results[0]["winner"].as_u64().expect("somebody won");
    let other = text.replacen(&format!("\"winner\": {winner}"), &format!("\"winner\": {}", 1 - winner), 1);
    assert_ne!(other, text);
    std::fs::write(&file, other).expect("it can be written");
    let (code, said) = refused(folder.path(), &["league", "small.ron", "--check"]);
    assert!(code == 1 && said.contains("another result") && said.contains("3 of them sound"), "{code}: {said}");
}

#[test]
fn a_program_that_fails_is_named_and_the_level_plays_on() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "bad.ron", PLAN.replace("\"random\"", "\"./no-such-bot\"").replace(", \"sor-vader\"", ""));
    let ran = run(folder.path(), &["league", "bad.ron", "--out", "games"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("One's program ./no-such-bot cannot be started"), "{}", ran.out);
}

#[test]
fn a_file_that_is_no_league_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, why) in [
        ("(players: [", "bad.ron: line 1"),
        ("(players: [], decks: [])", "at least two players and one deck"),
        (&PLAN.replace("rookie", "roookie"), "roookie is neither a level nor a command"),
        (&PLAN.replace("sor-luke", "nowhere.json"), "nowhere.json"),
    ] {
        write(folder.path(), "bad.ron", text);
        let (code, said) = refused(folder.path(), &["league", "bad.ron"]);
        assert!(code == 2 && said.contains(why), "{code}: {said}");
    }
}
