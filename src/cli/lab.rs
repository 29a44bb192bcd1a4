//! `cantina lab`: decks measured against each other on this machine, and files of such games.

mod files;
mod kept;
mod progress;
mod report;

use super::exit::NotUnderstood;
use clap::{Args, Subcommand, ValueEnum};
use files::{check, merge};
use hotseat::bots::together;
use kept::Kept;
use progress::Progress;
use report::Format;
use screen::theme::visible::Visible;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use storage::text_file;
use swu_cards::catalog::Catalogue;
use swu_cards::library::Library;
use swu_cards::samples::sample;
use swu_decks::formats::{MOST_BYTES, import};
use swu_lab::change::Change;
use swu_lab::duel::Skill;
use swu_lab::entrant::Entrant;
use swu_lab::field::FIELD;
use swu_lab::plan::{Pairing, Shard, Task, all_against_all, one_against_all, tasks};
use swu_lab::record::{Conditions, GameLine};
use swu_lab::run::Work;
use swu_minds::bots::{Level, MOST_ITERATIONS};
use swu_rules::book::Book;

/// One run cut into parts, by the schedulers that people have.
const MANY_MACHINES: &str = "\
Examples:
  cantina lab mine.json theirs.json --games 1000
  cantina lab mine.json --field
  cantina lab mine.json --field --change \"-2 SEC_078 +2 LAW_044\"

Many processes or machines: every part plays its own games, any cut gives the same lines, and merge joins them.
  seq 8 | xargs -P 4 -I{} cantina lab mine.json --field --shard {}/8 --out part{}.jsonl
  parallel cantina lab mine.json --field --shard {}/8 --out part{}.jsonl ::: $(seq 8)
  sbatch --array=1-8 --wrap 'cantina lab mine.json --field --shard $SLURM_ARRAY_TASK_ID/8 --out part$SLURM_ARRAY_TASK_ID.jsonl'
  python3 -c 'import ray, subprocess; run = ray.remote(lambda i: subprocess.run([\"cantina\", \"lab\", \"mine.json\", \"--field\", \"--shard\", f\"{i}/8\", \"--out\", f\"part{i}.jsonl\"], check=True) and i); ray.get([run.remote(i) for i in range(1, 9)])'
  cantina lab merge part*.jsonl --out all.jsonl";

/// Measure decks against each other: games of bots on the same luck, with 95 % bounds.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true, after_long_help = MANY_MACHINES)]
pub(crate) struct Lab {
    #[command(subcommand)]
    command: Option<LabCommand>,
    #[command(flatten)]
    match_up: MatchUp,
}

/// What to do with files of games.
#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Join files of games of one run, drop doubles, and tell what they come to.
    #[command(after_help = "Example:\n  cantina lab merge part-*.jsonl --out all.jsonl")]
    Merge {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Where all lines are written, in the order of their games.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// How the outcome is told.
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Play games of a file again, and say where they end otherwise.
    #[command(after_help = "Exit codes: 0 all the same, 1 some differ, 2 the file cannot be used.")]
    Check {
        /// The file.
        file: PathBuf,
        /// How many of its games, spread evenly over the file.
        #[arg(long, default_value_t = 20)]
        lines: usize,
    },
}

/// Arguments of a run.
#[derive(Debug, Args)]
struct MatchUp {
    /// The decks: lists in any known kind of text, keys of sample decks, or folders of lists.
    #[arg(required_unless_present = "field")]
    decks: Vec<PathBuf>,
    /// Against lists that people played in 2026; without a deck, those against each other.
    #[arg(long)]
    field: bool,
    /// The first deck against each of the others, instead of all against all.
    #[arg(long)]
    gauntlet: bool,
    /// How many games each pairing plays.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    games: u64,
    /// How well both sides play.
    #[arg(long, value_name = "LEVEL", default_value_t = PlayedBy::Sensible, value_enum)]
    level: PlayedBy,
    /// How many games a level that searches plays in thought for a pick.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_ITERATIONS)))]
    iterations: Option<u32>,
    /// All luck follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure one change of the first deck, on the same luck: "-2 SEC_078 +2 LAW_044".
    #[arg(long, value_name = "CARDS", allow_hyphen_values = true)]
    change: Option<String>,
    /// Play only a part of the games, as 3/8: the third of eight.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Write a line of JSON for each game; games that the file holds already are not played again.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many games are played at a time; without it, one for each processor.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How the outcome is told.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The levels, as arguments name them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PlayedBy {
    Random,
    Rookie,
    Sensible,
    Steady,
    Strong,
}

impl PlayedBy {
    const fn level(self) -> Level {
        match self {
            PlayedBy::Random => Level::Random,
            PlayedBy::Rookie => Level::Rookie,
            PlayedBy::Sensible => Level::Sensible,
            PlayedBy::Steady => Level::Steady,
            PlayedBy::Strong => Level::Strong,
        }
    }
}

impl Lab {
    /// Plays, joins or checks.
    ///
    /// # Errors
    /// A list or a file cannot be used, or nothing can be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let mut out = Visible::new(io::stdout().lock(), ascii);
        match &self.command {
            None => self.match_up.run(&mut out),
            Some(LabCommand::Merge { files, out: to, format }) => merge(files, to.as_deref(), *format, &mut out),
            Some(LabCommand::Check { file, lines }) => check(file, *lines, &mut out),
        }
    }
}

impl MatchUp {
    fn run(&self, out: &mut impl Write) -> anyhow::Result<ExitCode> {
        let library = Library::embedded();
        let book = Book::of(&library);
        let mut entrants = self.entrants(&book)?;
        let only_first = self.gauntlet || self.change.is_some() || self.field && !self.decks.is_empty();
        let plain = if only_first { one_against_all(&entrants) } else { all_against_all(&entrants) };
        let pairings = self.with_change(&book, &mut entrants, plain)?;
        let level = self.level.level();
        let skill = Skill { level, iterations: self.iterations.unwrap_or_else(|| level.iterations()) };
        let conditions = Conditions::here(&library, skill, self.seed);
        let mut kept = Kept::open(self.out.as_deref(), &book, &told_of(&entrants, self.change.is_some()), &conditions)?;
        let played: BTreeSet<_> = kept.record.games.iter().map(GameLine::key).collect();
        let mut tasks = tasks(pairings.len(), self.games, self.shard.unwrap_or(Shard::WHOLE));
        tasks.retain(|task| !played.contains(&key(&entrants, &pairings, *task)));
        let work = Work {
            book: &book,
            entrants: &entrants,
            pairings: &pairings,
            tasks: &tasks,
            conditions: &conditions,
            skill,
        };
        play(&work, self.threads.map(usize::from), &mut kept)?;
        report::write(out, &kept.record, self.format)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The decks, each under a name of its own.
    fn entrants(&self, book: &Book) -> anyhow::Result<Vec<Entrant>> {
        let mut entrants: Vec<Entrant> = Vec::new();
        let own = self.decks.iter().flat_map(|file| lists_in(file)).map(|file| entrant(book, &file));
        let field = FIELD.iter().filter(|_| self.field).map(|listed| read_as(book, listed.key, listed.json.as_bytes()));
        for entrant in own.chain(field) {
            let mut entrant = entrant?;
            let base = entrant.name.clone();
            let mut number = 2;
            while entrants.iter().any(|other| other.name == entrant.name) {
                entrant.name = format!("{base} ({number})");
                number += 1;
            }
            entrants.push(entrant);
        }
        let enough = entrants.len() >= 2;
        enough.then_some(entrants).ok_or_else(|| NotUnderstood::new("at least two decks are needed.").into())
    }

    /// The pairings, and those of the changed first deck on the same luck.
    fn with_change(
        &self,
        book: &Book,
        entrants: &mut Vec<Entrant>,
        plain: Vec<Pairing>,
    ) -> anyhow::Result<Vec<Pairing>> {
        let Some(text) = &self.change else { return Ok(plain) };
        let change = Change::read(book, text).map_err(NotUnderstood::new)?;
        let name = format!("{} {text}", entrants[0].name);
        let changed = change.made(book, &entrants[0], name).map_err(NotUnderstood::new)?;
        entrants.push(changed);
        let place = entrants.len() - 1;
        Ok(plain.into_iter().flat_map(|pairing| [pairing.clone(), pairing.exchanged(0, place)]).collect())
    }
}

/// The decks in the order in which they are told of: a changed deck behind the one it was made of.
fn told_of(entrants: &[Entrant], changed: bool) -> Vec<&Entrant> {
    let mut order: Vec<&Entrant> = entrants.iter().collect();
    if changed {
        order[1..].rotate_right(1);
    }
    order
}

/// A file, or the lists of a folder by name.
fn lists_in(file: &Path) -> Vec<PathBuf> {
    let Ok(entries) = file.read_dir() else { return vec![file.to_owned()] };
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// A deck out of its file, or a sample by its key where there is no such file.
pub(crate) fn entrant(book: &Book, file: &Path) -> anyhow::Result<Entrant> {
    let key = file.to_str().filter(|_| !file.exists()).and_then(sample);
    let (name, bytes) = match key {
        Some(sample) => (sample.key.to_owned(), sample.json.as_bytes().to_vec()),
        None => (named(file), text_file::read(file, MOST_BYTES).map_err(NotUnderstood::new)?),
    };
    read_as(book, &name, &bytes)
}

/// A deck out of a text, under a name.
fn read_as(book: &Book, name: &str, text: &[u8]) -> anyhow::Result<Entrant> {
    let list = import(text, Catalogue::embedded()).map_err(|unreadable| {
        let faults: Vec<String> = unreadable.faults.iter().map(ToString::to_string).collect();
        NotUnderstood::new(format!("{name}: {}", faults.join("; ")))
    })?;
    Ok(Entrant::of(book, name, &list).map_err(NotUnderstood::new)?)
}

fn named(file: &Path) -> String {
    file.file_stem().map_or_else(|| file.display().to_string(), |stem| stem.to_string_lossy().into_owned())
}

fn key(entrants: &[Entrant], pairings: &[Pairing], task: Task) -> swu_lab::record::Key {
    let pairing = &pairings[task.pairing];
    (pairing.decks.map(|deck| entrants[deck].digest.clone()), pairing.luck.clone(), task.game)
}

/// Plays all games, and tells on a terminal how far it is.
fn play(work: &Work<'_>, threads: Option<usize>, kept: &mut Kept) -> anyhow::Result<()> {
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let mut progress = Progress::new(work.tasks.len());
    let mut fault = None;
    let spread = |games: usize, play: &(dyn Fn(usize) + Sync)| together::on(threads, games, play);
    work.run(&spread, |_, line| {
        progress.one_more();
        match kept.add(line) {
            Ok(()) => ControlFlow::Continue(()),
            Err(why) => {
                fault = Some(why);
                ControlFlow::Break(())
            }
        }
    });
    progress.end();
    fault.map_or(Ok(()), Err)
}
