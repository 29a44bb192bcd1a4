//! Puzzles: the shipped ones are proven, files with faults say which, and drills count right.

use crate::protocol::support::CARDS;
use swu_minds::coach::Verdict;
use swu_minds::drills::{Grade, Schedule, at_least_one, retrievability, review};
use swu_minds::puzzles::{EXAMPLE, Flaw, Puzzle, difficulty, shipped};

/// Every shipped puzzle is proven within this many positions.
const NODES: u32 = 3_000;

#[test]
fn every_shipped_puzzle_is_proven() {
    assert!(shipped().len() >= 50, "{} puzzles can be read", shipped().len());
    for (place, puzzle) in shipped().iter().enumerate() {
        let solution = puzzle.check(&CARDS.1, NODES).unwrap_or_else(|flaw| panic!("puzzle {place}: {flaw}"));
        assert!(!solution.line.is_empty(), "puzzle {place} is solved before it begins");
        for luck in 0..5 {
            let line = &solution.line;
            assert_eq!(puzzle.holds(&CARDS.1, line, luck), Ok(true), "puzzle {place}, dealt by {luck}");
            let short = &line[..line.len() - 1];
            assert_eq!(puzzle.holds(&CARDS.1, short, luck), Ok(false), "puzzle {place}, dealt by {luck}, too short");
        }
        assert!((1..=5).contains(&puzzle.difficulty), "puzzle {place}");
    }
}

/// A puzzle called easy is easy. `CANTINA_WRITE=1` writes the result.
#[test]
fn every_shipped_puzzle_is_as_hard_as_it_says() {
    let rated = |puzzle: &Puzzle| {
        let solution = puzzle.check(&CARDS.1, NODES).unwrap_or_else(|flaw| panic!("{flaw}"));
        let (game, goal) = puzzle.lay_out(&CARDS.1).unwrap_or_else(|flaw| panic!("{flaw}"));
        difficulty(&CARDS.1, &game, &goal, &solution)
    };
    let found: Vec<u8> = shipped().iter().map(rated).collect();
    if crate::expected::writes() {
        let path = crate::expected::path("assets/puzzles/puzzles.ron");
        let text = std::fs::read_to_string(&path).expect("it is there");
        let (mut found, mut lines) = (found.iter(), Vec::new());
        for line in text.lines() {
            let parts = line.split_once("difficulty:").filter(|_| line.starts_with("(goal:"));
            lines.push(match parts.and_then(|parts| Some((parts, found.next()?))) {
                Some(((before, after), hard)) => format!("{before}difficulty:{hard}{}", &after[1..]),
                None => line.to_owned(),
            });
        }
        std::fs::write(path, lines.join("\n") + "\n").expect("it can be written");
        return;
    }
    let said: Vec<u8> = shipped().iter().map(|puzzle| puzzle.difficulty).collect();
    assert_eq!(said, found);
    assert_eq!(found[0], 1, "two attacks on a base without a guard");
}

#[test]
fn no_two_puzzles_are_the_same() {
    for (place, puzzle) in shipped().iter().enumerate() {
        assert!(!shipped()[..place].contains(puzzle), "puzzle {place}");
    }
}

#[test]
fn a_puzzle_reads_as_it_was_written() {
    for puzzle in shipped() {
        let text = puzzle.write().expect("it can be written");
        assert_eq!(Puzzle::read(&text).as_ref(), Ok(puzzle));
    }
}

/// In lines, too: what the notation cannot express stays RON.
#[test]
fn a_puzzle_reads_as_it_was_written_in_lines() {
    let mut in_lines = 0;
    for puzzle in shipped() {
        let text = puzzle.write_lines(&CARDS.0).expect("it can be written");
        in_lines += usize::from(text.starts_with("goal "));
        assert_eq!(Puzzle::file(&text, &CARDS.0).as_deref(), Ok([puzzle.clone()].as_slice()), "{text}");
    }
    assert!(in_lines > shipped().len() / 2, "{in_lines} are written in lines");
}

/// The page for people shows a puzzle that can be solved.
#[test]
fn the_puzzle_of_the_page_is_proven() {
    let page = include_str!("../docs/src/positions.md");
    let text = page.split("```puzzle\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a puzzle");
    let puzzles = Puzzle::file(text, &CARDS.0).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(puzzles[0].check(&CARDS.1, NODES).is_ok_and(|solution| solution.solved), "{text}");
}

#[test]
fn the_puzzle_to_begin_with_is_proven_and_not_easy() {
    let puzzles = Puzzle::file(EXAMPLE, &CARDS.0).unwrap_or_else(|flaw| panic!("{flaw}"));
    let solution = puzzles[0].check(&CARDS.1, NODES).unwrap_or_else(|flaw| panic!("{flaw}"));
    let (game, _) = puzzles[0].lay_out(&CARDS.1).unwrap_or_else(|flaw| panic!("{flaw}"));
    let options = game.decision().map_or(0, |decision| decision.options.len());
    assert!(solution.first.len() < options, "{:?} of {options} first picks reach it", solution.first);
}

#[test]
fn a_faulty_puzzle_says_what_is_wrong() {
    let fault = Puzzle::read("(goal: \"survive\",\n by: x)").expect_err("x is not a number");
    assert!(fault.to_string().starts_with("line 2, column 6: "), "{fault}");
    let seat = "(leader: \"SOR_010\", base: \"SOR_024\", deck: [\"SOR_095\"])";
    let read = |goal: &str, by: u8| {
        let text = format!("(goal: {goal:?}, by: {by}, difficulty: 1, scenario: (seats: [{seat}, {seat}]))");
        Puzzle::read(&text).unwrap_or_else(|flaw| panic!("{flaw}"))
    };
    let check = |puzzle: &Puzzle| puzzle.check(&CARDS.1, NODES).expect_err("it has no solution");
    assert_eq!(check(&read("win-phase", 0)), Flaw::Unsolvable);
    assert_eq!(check(&read("win-phase", 1)), Flaw::Turn(1));
    assert_eq!(check(&read("wisdom", 0)), Flaw::Goal("wisdom".to_owned()));
    let nobody = "no enemy unit is called \"zzz\"; there is no enemy unit at all";
    assert_eq!(check(&read("defeat(zzz)", 0)), Flaw::Nobody(nobody.to_owned()));
}

#[test]
fn odds_are_those_of_drawing_without_putting_back() {
    // Four of fifty, six drawn: 1 - C(46,6) / C(50,6).
    assert!((at_least_one(50, 4, 6) - 0.410_540).abs() < 1e-4, "{}", at_least_one(50, 4, 6));
    assert_eq!(at_least_one(50, 0, 6), 0.0);
    assert_eq!(at_least_one(5, 3, 3), 1.0);
    assert_eq!(at_least_one(0, 0, 2), 0.0);
}

#[test]
fn what_was_known_well_comes_back_later() {
    let first = review(None, Grade::Good, 0.0);
    assert!((first.stability - 2.3065).abs() < 1e-9 && (first.difficulty - 2.118_103_97).abs() < 1e-6, "{first:?}");
    assert!((retrievability(first.stability, first.stability) - 0.9).abs() < 1e-9);
    let grades = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
    let after = grades.map(|grade| review(Some(first), grade, 2.0).stability);
    assert!(after.windows(2).all(|pair| pair[0] < pair[1]), "{after:?}");
    assert!(after[0] < first.stability && first.stability < after[2], "{after:?}");
    let mut schedule = Schedule::default();
    schedule.answered("mulligan second, no 2-drop", Grade::of(Verdict::Blunder, 9.0), 0.0);
    schedule.answered("mulligan first", Grade::of(Verdict::Fine, 2.0), 0.0);
    assert_eq!(schedule.due(1.0), ["mulligan second, no 2-drop"]);
}
