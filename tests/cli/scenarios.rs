//! Positions that cannot be laid out: file, place and reason; and one that is played in lines.

use super::support::{refused, run_with, write};

fn seats(one: &str) -> String {
    format!("(seats: [({one}), (leader: \"SOR_010\", base: \"SOR_024\")])")
}

#[test]
fn a_position_that_cannot_be_laid_out_names_place_and_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = "leader: \"SOR_005\", base: \"SOR_029\"";
    let wrong = [
        ("bracket.ron", "(seats: [".to_owned(), "bracket.ron: line 1, column "),
        ("word.ron", "(\n  chairs: [],\n)".to_owned(), "word.ron: line 2, column "),
        ("alone.ron", format!("(seats: [({sound})])"), "alone.ron: A table has 2 to 6 seats, not 1."),
        (
            "stranger.ron",
            seats(&format!("{sound}, hand: [\"SOR_042\", \"SOR_999\"]")),
            "stranger.ron: seat 1, hand 2: there is no playable card SOR_999",
        ),
        ("arena.ron", seats(&format!("{sound}, space: [\"SOR_046\"]")), "arena.ron: seat 1, space 1: "),
        ("upgrade.ron", seats(&format!("{sound}, ground: [\"SOR_069\"]")), "upgrade.ron: seat 1, ground 1: "),
        (
            "active.ron",
            format!("(active: 2, seats: [({sound}), ({sound})])"),
            "active.ron: active: 2 is not a seat; in files the first seat is 0 and the last one here 1",
        ),
        ("leader.ron", seats("base: \"SOR_029\""), "leader.ron: seat 1, leader: there is no leader"),
    ];
    for (name, text, sentence) in &wrong {
        write(folder.path(), name, text);
        let (code, said) = refused(folder.path(), &["scenario", name]);
        assert_eq!(code, 2, "{name}: {said}");
        assert!(said.starts_with(sentence), "{name}: {said}");
    }
    write(folder.path(), "noise.ron", b"\xff\xfe\xfd");
    assert_eq!(refused(folder.path(), &["scenario", "noise.ron"]), (2, "noise.ron: this is not UTF-8 text\n".into()));
    assert!(refused(folder.path(), &["scenario", "nowhere.ron"]).1.contains("nowhere.ron"));
    assert!(refused(folder.path(), &["scenario", "."]).1.contains("Cannot read ."));
    assert!(!folder.path().join("saves").exists(), "nothing was begun");
}

/// Line mode describes the effect of a choice, as the board does.
#[test]
fn what_a_choice_does_is_said_in_line_mode() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = "leader: \"SOR_005\", base: \"SOR_029\", ground: [\"SOR_046\"]";
    let other = "leader: \"SOR_010\", base: \"SOR_024\", ground: [\"SOR_095\"]";
    write(folder.path(), "attack.ron", format!("(seats: [({own}), ({other})], round: 3)"));
    let ran = run_with(folder.path(), &["--plain", "scenario", "attack.ron"], "attack a\n");
    for told in ["b Battlefield Marine: dies, attacker 7 to 4.\n", "Bob's base: 30 to 27.\n"] {
        assert!(ran.out.contains(told), "{told}: {}{}", ran.out, ran.err);
    }
}
