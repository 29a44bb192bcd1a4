//! Command line arguments.

use clap::Parser;

/// A terminal table for Star Wars: Unlimited.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, about)]
pub struct Arguments {}
