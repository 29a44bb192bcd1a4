//! Command line arguments.

pub(crate) mod analyze;
pub(crate) mod cards;
pub mod deck;
pub(crate) mod draft;
pub(crate) mod engine;
pub(crate) mod exit;
pub(crate) mod export;
pub(crate) mod lab;
pub(crate) mod league;
pub(crate) mod licences;
pub(crate) mod man;
pub(crate) mod options;
pub(crate) mod pack;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod showing;
pub(crate) mod tournament;
pub(crate) mod verify;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use swu_decks::limited::PodKind;

/// A table in the terminal for Star Wars: Unlimited: two to six people, one keyboard, full rules, private hands.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, after_help = exit::EXIT_CODES)]
pub struct Arguments {
    #[command(flatten)]
    showing: showing::Showing,
    /// What to do; without it, the table opens on its home screen.
    #[command(subcommand)]
    command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Play),
    Resume(play::Resume),
    Scenario(play::Position),
    Analyze(analyze::Analyze),
    Learn(play::Learn),
    Practice(play::Practice),
    Replay(play::Replay),
    Watch(play::Watch),
    Cards(cards::Cards),
    Rules(rules::Rules),
    Puzzle(puzzle::Puzzles),
    /// Check and convert deck lists.
    #[command(subcommand)]
    Deck(deck::DeckCommand),
    /// Draft, build and play; one person against bots or several at this keyboard.
    Draft(draft::Draft),
    /// Open pools, build and play.
    Sealed(draft::Draft),
    Pack(pack::Pack),
    /// Look at a draft or at sealed pools on disk.
    #[command(subcommand)]
    Pod(pack::PodCommand),
    Tournament(tournament::Tournament),
    Lab(lab::Lab),
    League(league::League),
    Settings(settings::Settings),
    Manual(man::Manual),
    Licences(licences::Licences),
    Completions(man::Completions),
    Verify(verify::Verify),
    Export(export::Export),
    Report(report::Report),
    Engine(engine::Engine),
}

/// Parses the arguments, runs the command, and returns the exit code.
pub fn main() -> ExitCode {
    exit::say_faults();
    let parsed = Arguments::try_parse().map_err(|fault| match fault.kind() {
        // A start reads no card: they are counted only when the version is asked for.
        ErrorKind::DisplayVersion => man::counted(Arguments::command()).try_get_matches().err().unwrap_or(fault),
        _ => fault,
    });
    match parsed {
        Ok(arguments) => arguments.run().unwrap_or_else(|fault| exit::of_fault(&fault)),
        Err(fault) => exit::of_arguments(&fault),
    }
}

impl Arguments {
    /// Runs the command.
    ///
    /// # Errors
    /// Whatever keeps it from being done.
    fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            None => play::open(&self.showing, &play::First::Home),
            Some(Command::Play(game)) => play::open(&self.showing, &play::First::Play(game)),
            Some(Command::Resume(saved)) => play::open(&self.showing, &play::First::Resume(saved)),
            Some(Command::Practice(practice)) => play::open(&self.showing, &play::First::Practice(practice)),
            Some(Command::Analyze(analyze)) if analyze.is_report() => analyze.run(),
            Some(Command::Analyze(analyze)) => play::open(&self.showing, &play::First::Analyze(analyze)),
            Some(Command::Learn(learn)) => play::open(&self.showing, &play::First::Learn(learn)),
            Some(Command::Scenario(position)) => play::open(&self.showing, &play::First::Position(position)),
            Some(Command::Replay(saved)) => play::open(&self.showing, &play::First::Replay(saved)),
            Some(Command::Watch(watch)) => play::open(&self.showing, &play::First::Watch(watch)),
            Some(Command::Draft(draft)) => play::open(&self.showing, &play::First::Pod(draft, PodKind::Draft)),
            Some(Command::Sealed(pools)) => play::open(&self.showing, &play::First::Pod(pools, PodKind::Sealed)),
            Some(Command::Cards(cards)) => cards.run(self.showing.ascii()),
            Some(Command::Rules(rules)) => rules.run(self.showing.ascii()),
            Some(Command::Puzzle(puzzles)) => match puzzles.posed() {
                Some(file) => play::open(&self.showing, &play::First::Puzzle(file)),
                None => puzzles.run(self.showing.ascii()),
            },
            Some(Command::Deck(command)) => Ok(deck::main(command, &self.showing)?),
            Some(Command::Pack(pack)) => pack.run(self.showing.ascii()),
            Some(Command::Pod(command)) => command.run(self.showing.ascii()),
            Some(Command::Settings(settings)) => settings.run(self.showing.config_dir.as_deref(), self.showing.ascii()),
            Some(Command::Tournament(tournament)) => match (tournament.desk(), tournament.board()) {
                (Some(file), _) => play::open(&self.showing, &play::First::Desk(file)),
                (None, Some(file)) => play::open(&self.showing, &play::First::Board(file)),
                (None, None) => tournament.run(self.showing.ascii()),
            },
            Some(Command::Lab(lab)) => lab.run(self.showing.ascii()),
            Some(Command::League(league)) => league.run(self.showing.ascii()),
            Some(Command::Manual(manual)) => manual.run(),
            Some(Command::Licences(licences)) => licences.run(self.showing.ascii()),
            Some(Command::Completions(completions)) => completions.run(),
            Some(Command::Verify(verify)) => verify.run(self.showing.ascii()),
            Some(Command::Export(export)) => export.run(),
            Some(Command::Report(report)) => report.run(&self.showing),
            Some(Command::Engine(engine)) => engine.run(),
        }
    }
}
