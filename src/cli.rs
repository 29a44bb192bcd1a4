//! Command line arguments.

pub mod cards;
pub mod deck;
pub mod engine;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A terminal table for Star Wars: Unlimited.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, about)]
pub struct Arguments {
    /// What to do; without one, the table opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done without opening the table.
#[derive(Debug, Subcommand)]
pub enum Command {
    Cards(cards::Cards),
    /// Check and convert deck lists.
    #[command(subcommand)]
    Deck(deck::DeckCommand),
    Engine(engine::Engine),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    /// Whatever keeps the command from being done.
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        match self {
            Command::Cards(cards) => cards.run(),
            Command::Deck(command) => Ok(deck::main(command)?),
            Command::Engine(engine) => engine.run(),
        }
    }
}
