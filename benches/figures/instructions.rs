//! Instructions: the measure that other programs on the machine cannot blur.
//!
//! A subject is this very program, started again under a counter to do the same work a few times, and once more to do
//! it more often. The difference between the two runs is the work alone, without starting and preparing.

#[path = "../../tests/instructions/counter.rs"]
mod counter;
mod subject;

use crate::report::{Report, thousands};
use counter::Counter;
use std::process::Command;
use subject::SUBJECTS;

/// The argument that makes this program do the work of a subject and print how often.
const WORK: &str = "--work";
/// The program whose starts are counted.
const PROGRAM: &str = env!("CARGO_BIN_EXE_cantina");

/// Does the work of a subject if asked to; returns whether it was.
pub(crate) fn worked() -> bool {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [word, name, rounds] = arguments.as_slice() else { return false };
    let subject = SUBJECTS.iter().find(|subject| word == WORK && subject.name == *name);
    let (Some(subject), Ok(rounds)) = (subject, rounds.parse()) else { return false };
    println!("{}", (subject.work)(rounds));
    true
}

/// Counts the instructions of every subject, and of the program as it starts.
pub(crate) fn measure(report: &mut Report) {
    if !report.wants("instructions") {
        return;
    }
    let Some(counter) = Counter::found() else {
        return report.row("instructions", "not counted: neither perf nor valgrind counts here", "", "");
    };
    for subject in SUBJECTS {
        let work = |rounds: usize| {
            let mut command = Command::new(std::env::current_exe().ok()?);
            command.args([WORK, subject.name, &rounds.to_string()]);
            counter.count(&command).and_then(|(count, said)| Some((count, said.trim().parse::<u64>().ok()?)))
        };
        let each = work(subject.rounds).zip(work(2 * subject.rounds)).map(|((few, once), (many, twice))| {
            many.saturating_sub(few) as f64 / twice.saturating_sub(once).max(1) as f64
        });
        row(report, format!("instructions per {}", subject.figure), each, subject.goals);
    }
    let mut version = Command::new(PROGRAM);
    version.arg("--version");
    let started = counter.count(&version).map(|(count, _)| count as f64);
    row(report, "instructions of `cantina --version`".into(), started, ("", ""));
    for (size, columns, rows) in [("80x24", 80, 24), ("200x60", 200, 60)] {
        let started = counter.count_start(PROGRAM, columns, rows).map(|count| count as f64);
        row(report, format!("instructions from start through the first frame to leaving, {size}"), started, ("", ""));
    }
}

fn row(report: &mut Report, figure: String, count: Option<f64>, goals: (&'static str, &'static str)) {
    report.row(figure, count.map_or_else(|| "not counted".into(), thousands), goals.0, goals.1);
}
