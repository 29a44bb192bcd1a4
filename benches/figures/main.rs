//! All figures of docs/src/figures.md: `cargo bench` measures them and prints the table at the end.
//!
//! `cargo bench -- --help` says what it takes. `cargo bench -- clone` measures those with `clone` in their names, `cargo bench -- program` the program itself,
//! `cargo bench -- instructions` counts instructions. Times are CPU time of one core if the system reports it; only
//! what happens on a terminal is measured by the wall clock.

mod cards;
mod clock;
#[path = "../../examples/shared/cpu_time.rs"]
mod cpu_time;
mod events;
mod frames;
mod games;
mod hosted;
mod instructions;
mod minds;
mod program;
mod report;
mod second;
mod states;
#[allow(dead_code, reason = "tests use the rest of it")]
#[path = "../../tests/rules/support.rs"]
mod support;

use clock::CpuTime;
use criterion::Criterion;
use report::Report;
use std::time::Duration;

/// The harness with the clock that it reads.
type Harness = Criterion<CpuTime>;

/// What `cargo bench -- --help` says.
const HELP: &str = "\
Measures the figures of docs/src/figures.md and prints them at the end.

  cargo bench                   all of them
  cargo bench -- WORD           those with WORD in their names
  cargo bench -- program        the program itself: its start, and what happens on a terminal
  cargo bench -- instructions   counts instructions instead of time
";

fn main() {
    if std::env::args().any(|word| word == "--help" || word == "-h") {
        print!("{HELP}");
        return;
    }
    if instructions::worked() {
        return;
    }
    let mut report = Report::new();
    let mut harness = Criterion::default()
        .with_measurement(CpuTime)
        .output_directory(report::folder())
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    let book = support::book();
    games::measure(&mut harness, &book, &mut report);
    second::measure(&mut harness, &mut report);
    states::measure(&mut harness, &book, &mut report);
    minds::measure(&mut harness, &book, &mut report);
    events::measure(&mut harness, &mut report);
    cards::measure(&mut harness, &mut report);
    hosted::measure(&mut harness, &mut report);
    frames::measure(&mut harness, &mut report);
    frames::screens(&mut harness, &mut report);
    frames::measure_draft(&mut harness, &mut report);
    harness.final_summary();
    instructions::measure(&mut report);
    program::measure(&mut report);
    print!("\n{report}");
}
