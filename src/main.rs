//! Arguments in, terminal on, run, terminal off.

use cantina::cli::Arguments;
use clap::Parser;

fn main() -> anyhow::Result<()> {
    let _arguments = Arguments::parse();
    Ok(())
}
