//! Arguments in, terminal on, run, terminal off.

use cantina::cli::{Arguments, Command, deck};
use clap::Parser;
use std::process::ExitCode;

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().command {
        Some(command) => command.run(),
        None => Ok(ExitCode::SUCCESS),
        None => Ok(ExitCode::SUCCESS),
        Some(Command::Cards(cards)) => cards.run(),
        Some(Command::Deck(command)) => Ok(deck::main(&command)?),
    }
}
