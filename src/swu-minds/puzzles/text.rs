//! Puzzles as people write them: a line with the goal, and the position in the notation.

use super::{Flaw, Goal, Puzzle};
use swu_cards::library::Library;
use swu_rules::notation;
use swu_rules::scenario::Scenario;

/// A puzzle that a person can start from, proven by a test.
pub const EXAMPLE: &str = "\
// A puzzle: what is to be reached before the phase ends, and the position. `//` begins a remark.
// Goals: win-phase, defeat(UNIT), survive, clear(ground), clear(space). Whoever starts is to reach it.
goal win-phase
difficulty 2

title Past the guard
round 6
initiative taken
ann starts
ann: leader Luke Skywalker (epic used); base Administrator's Tower; res 2; hand Surprise Strike; ground Battlefield Marine, Wampa; deck none
bob: base Echo Base (23 damage); ground Cell Block Guard (2 damage); initiative; deck none
";

/// Reads lines; the seat that starts has to reach the goal.
pub(super) fn read(text: &str, library: &Library) -> Result<Puzzle, Flaw> {
    let (mut goal, mut difficulty) = (None, 1);
    let mut position = String::with_capacity(text.len());
    for (number, line) in text.lines().enumerate() {
        let said = line.split("//").next().unwrap_or_default().trim();
        let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let wrong = |why: String| Flaw::Unreadable(format!("line {}, column 1: {why}", number + 1));
        match word {
            "goal" => {
                let read = Goal::read(rest);
                goal = Some(read.ok_or_else(|| wrong(format!("there is no goal {rest:?}; there are {}", Goal::LIST)))?);
            }
            "difficulty" => {
                let number = rest.parse().ok().filter(|number| (1..=5).contains(number));
                difficulty = number.ok_or_else(|| wrong("a difficulty is from 1 (easy) to 5".to_owned()))?;
            }
            _ => position.push_str(line),
        }
        // Lines keep their numbers.
        position.push('\n');
    }
    let Some(goal) = goal else {
        return Err(Flaw::Unreadable(format!(
            "line 1, column 1: no line says the goal: `goal` and one of {}",
            Goal::LIST
        )));
    };
    let scenario = notation::scenario(&position, library).map_err(|why| Flaw::Unreadable(why.to_string()))?;
    Ok(Puzzle { goal: goal.to_string(), by: scenario.active, difficulty, scenario })
}

/// Writes the lines, or `None` if the notation has no words for the position.
pub(super) fn write(puzzle: &Puzzle, library: &Library) -> Option<String> {
    let Puzzle { goal, by, difficulty, scenario } = puzzle;
    let scenario = Scenario { active: *by, ..scenario.clone() };
    let position = notation::write(&scenario, library).ok()?;
    Some(format!("goal {goal}\ndifficulty {difficulty}\n{position}"))
}
