//! Runs the texts of `tests/plays`: every entry is a test. `cargo test sor_176` runs those of one card.

mod player;

use libtest_mimic::{Arguments, Failed, Trial};
use player::table::run;
use player::texts::{Entry, all};
use std::process::ExitCode;

fn main() -> ExitCode {
    let trials = all().into_iter().map(|entry| Trial::test(entry.name.clone(), move || play(&entry)));
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

/// Plays the texts of an entry; a failure is reported with file and line, the reason and the position.
fn play(entry: &Entry) -> Result<(), Failed> {
    for (first, text) in &entry.texts {
        run(text).map_err(|failure| {
            let line = first + failure.line - 1;
            format!("{}:{line}: {}: {}", entry.file, entry.heading(), failure.what)
        })?;
    }
    Ok(())
}
