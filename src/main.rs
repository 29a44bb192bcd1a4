//! Arguments in, terminal on, run, terminal off.

use cantina::cli::Arguments;
use clap::Parser;
use std::process::ExitCode;

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().command {
        Some(command) => command.run(),
        None => Ok(ExitCode::SUCCESS),
    }
}
