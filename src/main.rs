//! Arguments in, terminal on, run, terminal off.

use cantina::cli::Arguments;
use clap::Parser;
use std::process::ExitCode;

fn main() -> anyhow::Result<ExitCode> {
    match Arguments::parse().command {
        None => Ok(ExitCode::SUCCESS),
        Some(command) => command.run(),
    }
}
