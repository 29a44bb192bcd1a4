//! Loading: from the text inside the program to what games are played with.

use crate::Harness;
use crate::report::Report;
use cantina::unlimited::cards::library::Library;
use cantina::unlimited::hosted::CardData;

/// Measures what every start pays.
pub fn measure(harness: &mut Harness, report: &mut Report) {
    let load = || CardData::of(Library::embedded().expect("the embedded cards are sound"));
    harness.bench_function("load", |bencher| bencher.iter_with_large_drop(load));
    report.time("load", 1, "all cards read, checked and compiled", "5 ms", "1 ms");
}
