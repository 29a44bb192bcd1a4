//! The table at the end: every figure with its floor and its target, the machine and the profile.

use serde_json::Value;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Where the harness stores its measurements.
pub(crate) fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/figures"))
}

/// One line of the table.
struct Row {
    figure: String,
    now: String,
    floor: &'static str,
    target: &'static str,
}

/// What was measured in this run.
pub(crate) struct Report {
    began: SystemTime,
    rows: Vec<Row>,
}

impl Report {
    /// Nothing measured yet.
    pub(crate) fn new() -> Report {
        Report { began: SystemTime::now(), rows: Vec::new() }
    }

    /// Whether a figure that the harness does not measure is wanted. An argument names a part of names, as for the
    /// harness.
    pub(crate) fn wants(&self, name: &str) -> bool {
        std::env::args().skip(1).find(|word| !word.starts_with('-')).is_none_or(|word| name.contains(&word))
    }

    /// Adds a line.
    pub(crate) fn row(
        &mut self,
        figure: impl Into<String>,
        now: impl Into<String>,
        floor: &'static str,
        target: &'static str,
    ) {
        self.rows.push(Row { figure: figure.into(), now: now.into(), floor, target });
    }

    /// Adds a line with the time the harness measured under this name, divided by `parts`.
    pub(crate) fn time(&mut self, name: &str, parts: usize, figure: &str, floor: &'static str, target: &'static str) {
        if let Some(nanoseconds) = self.nanoseconds(name) {
            self.row(figure, duration(nanoseconds / parts as f64), floor, target);
        }
    }

    /// What the harness measured under this name in this run: the mean, in nanoseconds.
    pub(crate) fn nanoseconds(&self, name: &str) -> Option<f64> {
        let file: PathBuf = folder().join(name).join("new").join("estimates.json");
        if file.metadata().ok()?.modified().ok()? < self.began {
            return None;
        }
        let estimates: Value = serde_json::from_slice(&std::fs::read(file).ok()?).ok()?;
        estimates["mean"]["point_estimate"].as_f64()
    }
}

/// A time in the unit that suits it.
pub(crate) fn duration(nanoseconds: f64) -> String {
    match nanoseconds {
        short if short < 1e3 => format!("{short:.0} ns"),
        middle if middle < 1e6 => format!("{:.2} µs", middle / 1e3),
        long => format!("{:.2} ms", long / 1e6),
    }
}

/// A count with separated thousands.
pub(crate) fn thousands(count: f64) -> String {
    let digits = format!("{count:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The processor, if Linux reports it.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ")).map(|(_, model)| model);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{}, {cores} cores, {}", model.unwrap_or("processor not told"), std::env::consts::OS)
}

impl fmt::Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heads = Row { figure: "figure".into(), now: "measured".into(), floor: "floor", target: "target" };
        let rows = || std::iter::once(&heads).chain(&self.rows);
        let width = |text: fn(&Row) -> &str| rows().map(|row| text(row).chars().count()).max().unwrap_or(0);
        let widths = [width(|row| &row.figure), width(|row| &row.now), width(|row| row.floor), width(|row| row.target)];
        for (index, row) in rows().enumerate() {
            let [figure, now, floor, target] = widths;
            writeln!(
                formatter,
                "| {:figure$} | {:>now$} | {:>floor$} | {:>target$} |",
                row.figure, row.now, row.floor, row.target
            )?;
            if index == 0 {
                let line = |width: usize| "-".repeat(width + 1);
                writeln!(formatter, "|{}-|{}:|{}:|{}:|", line(figure), line(now), line(floor), line(target))?;
            }
        }
        writeln!(formatter, "\n{}; release profile (fat LTO, one codegen unit, no PGO).", machine())
    }
}
