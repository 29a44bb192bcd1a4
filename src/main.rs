//! Arguments in, the program, an exit code out.

use cantina::cli::Arguments;
use clap::Parser;
use std::process::ExitCode;

fn main() -> anyhow::Result<ExitCode> {
    Arguments::parse().run()
}
