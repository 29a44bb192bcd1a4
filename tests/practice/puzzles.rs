//! Puzzles at the table: solved by the proven line, missed and taken back otherwise.

use super::{DATA, begun, guide, said, services, until};
use shell::command::Command;
use shell::practice::menu::Wanted;
use std::time::Instant;
use swu_minds::puzzles::{Goal, Puzzle, shipped, solve};

#[test]
fn a_puzzle_is_solved_by_hints() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    for place in [0, shipped().len() / 2] {
        let mut session = begun(&mut services, &Wanted::Puzzles(Some(place)));
        for _ in 0..40 {
            if !guide(&*session).offers(Command::Hint) {
                break;
            }
            session.teacher().expect("a teacher").teach(Command::Hint, Instant::now()).expect("a hint");
            until(&mut *session, "the solver has looked", |session| said(session).contains("To go on: "));
            let text = said(&*session);
            let wanted = text.lines().find_map(|line| line.strip_prefix("To go on: ")).expect("an option");
            let decision = session.visible().view().decision.clone().expect("a decision");
            let option = decision.options.iter().position(|option| format!("{}.", option.label) == wanted);
            session.pick(option.expect("one of the options"), Instant::now()).expect("it can be picked");
        }
        assert!(said(&*session).contains("Solved."), "puzzle {place}: {}", said(&*session));
    }
    services.left();
    assert_eq!(services.progress().puzzles(), (2, 2));
}

#[test]
fn a_wrong_pick_is_refuted_when_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let wrong = shipped().iter().enumerate().find_map(|(place, puzzle)| {
        let (game, goal) = puzzle.lay_out(&DATA.book).ok()?;
        let solution = solve(&DATA.book, &game, &goal, 5_000)?;
        let count = game.decision()?.options.len();
        let other = (0..count).find(|option| !solution.first.contains(option))?;
        (goal == Goal::WinPhase).then_some((place, other))
    });
    let (place, option) = wrong.expect("a puzzle with a wrong first pick");
    let mut session = begun(&mut services, &Wanted::Puzzles(Some(place)));
    let before = session.visible().view().clone();
    session.pick(option, Instant::now()).expect("it can be picked");
    if guide(&*session).offers(Command::Explain) {
        session.teacher().expect("a teacher").teach(Command::Explain, Instant::now()).expect("it is asked");
        until(&mut *session, "the solver has looked", |session| !said(session).contains("The solver looks."));
        assert!(!said(&*session).contains("Yes:"), "{}", said(&*session));
    } else {
        assert!(said(&*session).contains("missed"), "{}", said(&*session));
    }
    session.take_back(Instant::now()).expect("it is taken back");
    assert_eq!(session.visible().view(), &before);
}

/// The position of a puzzle becomes your own puzzle, which is the same one.
#[test]
fn a_position_is_written_down_and_proven() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut services = services(folder.path());
    let mut session = begun(&mut services, &Wanted::Puzzles(Some(0)));
    session.teacher().expect("a teacher").teach(Command::Position, Instant::now()).expect("it is written");
    let text = said(&*session);
    let path = text.lines().find_map(|line| line.strip_prefix("Written to ")).expect("where it is");
    let path = path.split(". ").next().expect("a path");
    let text = std::fs::read_to_string(path).expect("the file");
    let written = Puzzle::file(&text, &DATA.library).expect("a puzzle");
    assert_eq!((written[0].goal.as_str(), written[0].by), (shipped()[0].goal.as_str(), shipped()[0].by));
    assert!(written[0].check(&DATA.book, 20_000).is_ok_and(|solution| solution.solved));
    session.teacher().expect("a teacher").teach(Command::Position, Instant::now()).expect("it is written again");
    assert_eq!(std::fs::read_dir(folder.path().join("puzzles")).expect("a folder").count(), 2, "into another file");
}

#[test]
fn a_broken_puzzle_says_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("broken.ron");
    std::fs::write(&path, "(goal: \"survive\",\n by: x)").expect("it can be written");
    let why = services(folder.path()).practise(&Wanted::PuzzleFile(path)).err().expect("it is refused");
    assert!(why.to_string().contains("broken.ron: line 2, column 6:"), "{why}");
}
