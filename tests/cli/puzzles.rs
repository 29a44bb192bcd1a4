//! Puzzles that people write: a file to start from, proven whenever it changes, refused with its place if it is faulty.

use super::support::{refused, run, run_with, write};

#[test]
fn a_new_puzzle_is_proven_and_can_be_played_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["puzzle", "new", "mine.puzzle"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("mine.puzzle is written.") && ran.out.contains("Proven in "), "{}", ran.out);
    let text = std::fs::read_to_string(folder.path().join("mine.puzzle")).expect("it is there");
    assert_eq!(refused(folder.path(), &["puzzle", "new", "mine.puzzle"]).0, 1, "nothing is written over");
    let played = run_with(folder.path(), &["--plain", "puzzle", "mine.puzzle"], "hint\n");
    assert!(played.out.contains("Win the game in this phase."), "{}{}", played.out, played.err);
    write(folder.path(), "mine.puzzle", text.replace("23 damage", "1 damage"));
    let (code, said) = refused(folder.path(), &["puzzle", "check", "mine.puzzle"]);
    assert_eq!((code, said.as_str()), (1, "mine.puzzle: it has no solution\n"));
}

#[test]
fn a_puzzle_begins_with_a_position_that_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    write(
        folder.path(),
        "place",
        "initiative taken\nann: ground Wampa\nbob: base 5; ground SOR_063 (2 damage); initiative\n",
    );
    let ran = run(folder.path(), &["puzzle", "new", "own", "--position", "place", "--goal", "clear(ground)"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let text = std::fs::read_to_string(folder.path().join("own")).expect("it is there");
    assert!(text.starts_with("goal clear(ground)\n") && text.contains("ground Wampa"), "{text}");
    assert_eq!(run(folder.path(), &["puzzle", "check", "own"]).code, 0);
}

#[test]
fn faults_of_a_puzzle_in_lines_name_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    for (text, said) in [
        ("goal wisdom\nann: res 1", "own: line 1, column 1: there is no goal \"wisdom\"; there are win-phase"),
        ("ann: res 1", "own: line 1, column 1: no line says the goal"),
        ("goal survive\n\nann: hand Nonesuch", "own: line 3, column "),
        ("goal defeat(zzz)\nann: res 1", "own: goal: no enemy unit is called \"zzz\"; there is no enemy unit at all"),
        ("goal survive\ndifficulty 9\nann: res 1", "own: line 2, column 1: a difficulty is from 1"),
    ] {
        write(folder.path(), "own", text);
        let (code, told) = refused(folder.path(), &["puzzle", "check", "own"]);
        assert_eq!(code, 2, "{told}");
        assert!(told.starts_with(said), "{told}");
    }
    assert_eq!(refused(folder.path(), &["puzzle", "new", "other", "--goal", "wisdom"]).0, 2);
    assert!(!folder.path().join("other").exists());
    let (code, told) = refused(folder.path(), &["puzzle", "make", "1", "--out", "made", "--goal", "defeat(zzz)"]);
    assert_eq!((code, told.as_str()), (2, "there is no card \"zzz\" to defeat\n"));
}
