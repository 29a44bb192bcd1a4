//! `cantina rules`: the rules in plain words.

use super::exit::{NOT_DONE, tell};
use boards::games::GAMES;
use clap::Args;
use data::rulebook::{RuleEntry, Rulebook};
use screen::theme::visible::Visible;
use screen::theme::width::wrap;
use shell::rules::{of_all, on_cards};
use std::io::{self, Write};
use std::process::ExitCode;

/// The widest line of a rule's text, in columns.
const WIDTH: usize = 76;

/// Look rules up, and what follows from them for single cards: by a number that the program cites, or by words.
#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// A number (9.2d, C19, D-4, DB-11.4), a card (SOR_004, hoth) or words (sentinel, aspect penalty, chirrut). Without it, the chapters.
    wanted: Vec<String>,
}

impl Rules {
    /// Prints what was asked for; the exit code is 1 if nothing matches.
    ///
    /// # Errors
    /// The output cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let rulebook = of_all(GAMES)?;
        let wanted = self.wanted.join(" ");
        let found = rulebook.search(&wanted);
        if found.is_empty() {
            tell(&format!("No rule mentions {wanted}. cantina rules lists the chapters."));
            return Ok(ExitCode::from(NOT_DONE));
        }
        let mut out = Visible::new(io::BufWriter::new(io::stdout().lock()), ascii);
        for entry in found {
            print(&mut out, &rulebook, entry)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print(out: &mut impl Write, rulebook: &Rulebook, entry: &RuleEntry) -> io::Result<()> {
    writeln!(out, "{}  {}", entry.number, entry.title)?;
    for line in wrap(&entry.text, WIDTH) {
        writeln!(out, "    {line}")?;
    }
    let also: Vec<String> = entry
        .see
        .iter()
        .filter_map(|number| rulebook.find(number))
        .map(|other| format!("{} {}", other.number, other.title))
        .collect();
    if !also.is_empty() {
        for line in wrap(&format!("See also {}.", also.join(", ")), WIDTH) {
            writeln!(out, "    {line}")?;
        }
    }
    if let Some(cards) = on_cards(rulebook, entry) {
        for line in wrap(cards.trim(), WIDTH) {
            writeln!(out, "    {line}")?;
        }
    }
    writeln!(out)
}
