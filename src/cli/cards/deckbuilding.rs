//! The cards of the Deckbuilding Game.

use super::super::exit::{NOT_DONE, tell};
use super::{counted, no_card};
use deckbuilding::cards::card::Card;
use deckbuilding::cards::library::Library;
use deckbuilding::cards::search::search;
use deckbuilding::cards::wording;
use std::io::{self, Write};
use std::process::ExitCode;

/// Looks cards up, or checks them.
pub(super) fn run(query: &str, check: bool, ascii: bool, out: &mut impl Write) -> io::Result<ExitCode> {
    let library = match Library::embedded() {
        Ok(library) => library,
        Err(faults) => {
            faults.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
            writeln!(out, "{}", counted(faults.len(), "fault"))?;
            return Ok(ExitCode::FAILURE);
        }
    };
    if check {
        writeln!(out, "{}, 0 faults", counted(library.cards().len(), "card"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let found = search(&library, query);
    if found.is_empty() {
        tell(&no_card(query));
        return Ok(ExitCode::from(NOT_DONE));
    }
    found.into_iter().try_for_each(|card| print_card(out, card, ascii))?;
    Ok(ExitCode::SUCCESS)
}

fn print_card(out: &mut impl Write, card: &Card, ascii: bool) -> io::Result<()> {
    let unique = match (card.unique, ascii) {
        (false, _) => "",
        (true, false) => "† ",
        (true, true) => "* ",
    };
    writeln!(out, "{unique}{}  ({})", card.name, card.id)?;
    writeln!(out, "    {}", wording::facts(card))?;
    wording::text(card).iter().try_for_each(|line| writeln!(out, "    {line}"))?;
    writeln!(out)
}
