//! Command line arguments.

pub mod cards;
pub mod deck;

use clap::{Parser, Subcommand};
<<<<<<< HEAD
=======
use std::process::ExitCode;
>>>>>>> exam

/// A terminal table for Star Wars: Unlimited.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, about)]
pub struct Arguments {
<<<<<<< HEAD
    /// What to do; without one, the table opens.
=======
    /// What to do instead of opening the table.
>>>>>>> exam
    #[command(subcommand)]
    pub command: Option<Command>,
}

<<<<<<< HEAD
/// What can be done without opening the table.
=======
/// What can be done without the table.
>>>>>>> exam
#[derive(Debug, Subcommand)]
pub enum Command {
    Cards(cards::Cards),
    /// Check and convert deck lists.
    #[command(subcommand)]
    Deck(deck::DeckCommand),
<<<<<<< HEAD
=======
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    /// Whatever keeps the command from being done.
    pub fn run(&self) -> anyhow::Result<ExitCode> {
        match self {
            Command::Cards(cards) => cards.run(),
            Command::Deck(deck) => Ok(deck::main(deck)?),
        }
    }
>>>>>>> exam
}
